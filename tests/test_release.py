"""What a release must have: one version, and the facts that others cite."""

import tomllib
from pathlib import Path

import rulewright

ROOT = Path(__file__).parents[1]


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "rulewright/__init__.py"
    assert "version:" not in (ROOT / "CITATION.cff").read_text(encoding="utf-8").replace("cff-version:", "")
    assert rulewright.__version__ in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
