"""What a release must have: one version, the facts that others cite, archives that hold what they need."""

import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import rulewright

ROOT = Path(__file__).parents[1]


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "rulewright/__init__.py"
    assert "version:" not in (ROOT / "CITATION.cff").read_text(encoding="utf-8").replace("cff-version:", "")
    assert rulewright.__version__ in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_wheel_and_source_archive_hold_what_they_need(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--outdir", str(tmp_path), str(ROOT)]
    ran = subprocess.run(build, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    wheel, source = next(tmp_path.glob("*.whl")), next(tmp_path.glob("*.tar.gz"))
    assert rulewright.__version__ in wheel.name
    held = set(zipfile.ZipFile(wheel).namelist())
    assert {"rulewright/py.typed", "rulewright/games/outposts/rulebook.md", "rulewright/envs/encoder.py"} <= held
    assert not [name for name in held if name.startswith(("tests/", "docs/", "examples/"))]
    with tarfile.open(source) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {"pyproject.toml", "README.md", "LICENSE", "CITATION.cff", "CHANGELOG.md"} <= set(names)
