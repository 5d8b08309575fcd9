"""The documentation holds: its code runs, its command lines are right, its links lead somewhere."""

import re
import shlex
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer

from rulewright.cli import app
from rulewright.envs import Encoder
from rulewright.games import OURS, game_named
from rulewright.kernel.variant import OFFICIAL, Variant

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from scripts import docs_play, docs_tables  # noqa: E402

DOCS = ROOT / "docs"
MADE = {f"encoding/{slug}.md" for slug in OURS} | {f"play/{slug}.md" for slug in docs_play.TOLD}
MADE |= {"contributing.md", "leaderboard.md"}
WRITTEN = [page for page in DOCS.rglob("*.md") if page.relative_to(DOCS).as_posix() not in MADE]
PAGES = sorted([*WRITTEN, ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
TRIED = [page for page in PAGES if "```python" in page.read_text(encoding="utf-8")]
name_of = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT).with_suffix("")))


def blocks(page: Path) -> list[tuple[int, str]]:
    """The python blocks of a page, each with the line it begins in."""
    text = page.read_text(encoding="utf-8")
    found = re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, block.start(1)), block[1]) for block in found]


@pytest.mark.slow
@pytest.mark.parametrize("page", TRIED, ids=lambda page: page.stem)
def test_every_example_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order in which they stand, as one program."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for line, code in blocks(page):
        exec(compile("\n" * line + code, str(page), "exec"), names)  # lines of errors are those of the page


def commands(page: Path) -> list[str]:
    """The command lines of a page that are ours, without what is said beside them."""
    text = re.sub(r"\\\n\s*", "", page.read_text(encoding="utf-8"))  # lines that go on in the next
    lines = re.findall(r"^(?:    |\$ )(?:\S*bin/)?((?:rulewright|make|python|pip) .*)$", text, re.MULTILINE)
    return [re.split(r"\s+#|\s+[>|]\s|\s+&&", line)[0] for line in lines]


def mentioned(page: Path) -> list[str]:
    """Command lines within the text, with a number for what is to be filled in: `rulewright replay FILE`."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    lines = re.findall(r"`((?:rulewright|make|python|pip) [^`]+)`", " ".join(text.split()))
    return [re.sub(r"(?<= )[A-Z]+(?= |$)", "10", line) for line in lines]


@name_of
def test_every_command_line_is_understood(page: Path) -> None:
    """Parsed by the command itself, which does not run; a target of make, a program and an extra exist."""
    root = typer.main.get_command(app)
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for line in [*commands(page), *mentioned(page)]:
        program, *words = shlex.split(line)
        if program == "make":
            assert words[0] in targets, line
            continue
        if program == "pip":
            assert set(re.findall(r"rulewright\[([^]]+)\]", line)) <= {*extras}, line
            continue
        if program == "python":
            made = find_spec(words[1]) if words[0] == "-m" else (ROOT / words[0]).exists()
            assert made, line
            continue
        command, context = root, typer.Context(root, info_name=program)
        while words and words != ["--version"] and isinstance(command, typer.core.TyperGroup):
            found = command.get_command(context, words[0])
            assert found is not None, f"{page.name}: {line}"
            command, words = found, words[1:]
        if not words and line in mentioned(page):
            continue  # only its name
        with command.make_context(line, words, parent=context):
            pass


@pytest.mark.parametrize("page", [page for page in PAGES if "```toml" in page.read_text(encoding="utf-8")])
def test_every_variant_is_one(page: Path) -> None:
    rules = game_named("outposts").rules
    for block in re.findall(r"^```toml\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        assert rules.book(Variant.parse(block)) != rules.book(OFFICIAL)


@name_of
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text)]
    missing = [
        link for link in links if link and "://" not in link and link not in MADE and not (page.parent / link).exists()
    ]
    assert not missing


def test_pages_made_from_the_code_are_made(tmp_path: Path) -> None:
    """`make docs` writes them: they are not kept."""
    docs_tables.write(tmp_path, DOCS / "results")
    assert {str(page.relative_to(tmp_path)) for page in tmp_path.rglob("*.md")} == MADE
    for slug in docs_play.TOLD:
        made = (tmp_path / "play" / f"{slug}.md").read_text(encoding="utf-8")
        pictures = re.findall(r"\]\(([^)]+)\)", made)
        assert len(pictures) > 3
        found = [(tmp_path / "play" / name).exists() or (DOCS / "play" / name).resolve().exists() for name in pictures]
        assert all(found), pictures
        assert "{" not in re.sub(r"\{ width=\"\d+\" \}", "", made), "every number is filled in"
    assert Encoder("shells").hash in (tmp_path / "encoding" / "shells.md").read_text(encoding="utf-8")
