"""What lies in deploy/ fits the program: commands and options exist, systemd and YAML read the files."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from typer.testing import CliRunner

from rulewright.cli import app

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))


def accepted(command: list[str]) -> None:
    """The command and its options are known: asked for help with them, it says so."""
    done = CliRunner().invoke(app, [*command, "--help"])
    assert done.exit_code == 0, (command, done.stderr)
    known = CliRunner().invoke(app, [command[0], "--help"], env={"COLUMNS": "300", "TERM": "dumb"}).stdout
    for option in command:
        if option.startswith("--"):
            assert option.partition("=")[0] in known, option


def test_the_compose_file_serves_by_options_that_exist() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert set(services) == {"rulewright", "database"}
    accepted(services["rulewright"]["command"])
    assert (DEPLOY.parent / services["rulewright"]["build"]["dockerfile"]).is_file()
    assert "postgresql://rulewright@database" in " ".join(services["rulewright"]["command"])


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"], ids=lambda unit: unit.name)
def test_the_units_start_commands_that_exist(unit: Path) -> None:
    text = unit.read_text()
    found = re.search(r"/opt/rulewright/bin/rulewright ([^'\n]*)", text)
    assert found
    accepted(shlex.split(found[1].replace("$ARGUMENTS", "")))
    for arguments in re.findall(r'ARGUMENTS=([^"\n]*)"?', text):
        accepted(["serve", *shlex.split(arguments)])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_reads_the_units(tmp_path: Path) -> None:
    (tmp_path / "rulewright").touch(mode=0o755)
    for unit in UNITS:  # what they start is not installed here: anything that can be run stands for it
        text = unit.read_text().replace("/opt/rulewright/bin/rulewright", str(tmp_path / "rulewright"))
        (tmp_path / unit.name).write_text(text)
    names = [str(tmp_path / unit.name) for unit in UNITS]
    read = subprocess.run(["systemd-analyze", "verify", *names], capture_output=True, text=True, check=False)
    complaints = [line for line in read.stderr.splitlines() if "rulewright" in line]
    assert not complaints
