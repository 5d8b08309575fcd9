"""The rulebook as data, the trace to code and tests, and the gate that no clause goes without a test."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from rulewright.clauses import errors, render, render_one, summary, trace, unimplemented, untested
from rulewright.games import GAMES
from rulewright.kernel import rulebook
from rulewright.kernel.rulebook import Clause, Grid, Kind, Text, Tunable, load_rulebook, parse_rulebook

TESTS = Path(__file__).parent
FOLDERS = TESTS.parent / "rulewright" / "games"
BOOKS = sorted(FOLDERS.glob("*/rulebook.md"))

# The made-up game is ZZ: the outside counter reads this file as text, so no real id may stand in a mark here.
BOOK = """\
# Pebbles — rules reference

A game of pebbles. `[L1]` is a line.
## Clauses
### Turn
- **ZZ-001** Take a **pebble**. [L1, L3–L4, ZZ-R01]
- **ZZ-002** A pebble is never
  put back. [L2: the page is torn]
- **ZZ-003** A pebble [see there] stays.
### Keywords: stones
- **ZZ-004** **Skip X**: the stone skips X times. [silent]
- **ZZ-005** Skips add up: two make one.
## Worked examples
### Two pebbles
- **ZZ-E01.1** One.
- **ZZ-E01.2** Two.
- **ZZ-E02.1** Three.
## Content to design
- A plain remark.
- **ZZ-K01** Throw N: it flies. Not a fall: it lands. Sink N: it is gone. Gain N luck: good.
- **ZZ-K02** Nothing is defined here.
## Rulings
- **ZZ-R01** Which pebble? -> any -> silent.
## Tunables
### Sizes
- heap = 7, hand = 2 — at the start (ZZ-001 to ZZ-003, ZZ-R01)
- shape = round | flat — default round (see there) (ZZ-002)
- colours = red, blue — (ZZ-003)
## Decision points
| Id | Who | What |
|---|---|---|
| D1 | you | take |
| ZZ-D02 | all | throw |
"""

CODE = '''\
"""The turn (ZZ-001)."""


class Heap:
    """Pebbles.

    They stay: ZZ-003.
    """

    def take(self):
        return f"taken, ZZ-E01.2"  # ZZ-R01


OTHER = "YY-001 is another game, ZZ-0 is none"  # ZZ-099
'''

PROOFS = """\
import pytest
CASES = [pytest.param(1, marks=pytest.mark.rule("ZZ-003"))]
torn = pytest.mark.rule("ZZ-002")
@torn
@pytest.mark.rule("ZZ-001", "ZZ-E02.1")
def test_take(): ...
@pytest.mark.parametrize("n", CASES)
async def test_stay(n): ...
@pytest.mark.rule("ZZ-004")
def helper(): ...
@pytest.mark.rule("YY-001", "ZZ-777", "zz-1")
class TestStones:
    pytestmark = [pytest.mark.slow, pytest.mark.rule("ZZ-K01")]
    def test_skip(self):
        rule("ZZ-005")
"""


@pytest.fixture
def pebbles(tmp_path: Path) -> tuple[Path, Path]:
    """The folders of the made-up game (beside another one, YY) and of its tests."""
    game, tests = tmp_path / "games" / "pebbles", tmp_path / "tests"
    files = {
        game / "rulebook.md": BOOK,
        game / "rules" / "turn.py": CODE,
        game.parent / "other" / "rulebook.md": "# Other\n\n- **YY-001** Other.\n",
        tests / "deep" / "test_heap.py": PROOFS,
        tests / "test_all.py": "pytestmark = mark.rule('ZZ-D1')\ndef test_a(): ...\ndef test_b(): ...\n",
    }
    for path, words in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, encoding="utf-8")
    return game, tests


def test_a_numbered_line_is_its_words_with_the_sources_apart() -> None:
    book = parse_rulebook(BOOK)
    assert (book.title, book.code, book.intro) == ("Pebbles", "ZZ", "A game of pebbles. `[L1]` is a line.")
    sources = ("L1", "L3–L4", "ZZ-R01")
    assert book["ZZ-001"] == Clause("ZZ-001", Kind.CLAUSE, "Take a pebble.", "Turn", sources)
    assert book["ZZ-002"].text == "A pebble is never put back."
    assert book["ZZ-002"].sources == ("L2", "the page is torn")
    assert book.text("ZZ-003") == "A pebble [see there] stays."
    assert book.text("ZZ-004") == "Skip X: the stone skips X times."
    assert book.text("ZZ-E01") == "One.\nTwo."
    assert book.text("ZZ-D02") == "Who: all; What: throw"
    kinds = ", ".join(book[id].kind for id in ("ZZ-E01", "ZZ-E01.1", "ZZ-K01", "ZZ-R01", "ZZ-D1"))
    assert kinds == "example, step, keyword, ruling, decision point"


def test_sections_keep_every_block_in_order() -> None:
    book = parse_rulebook(BOOK)
    design = next(section for section in book.sections if section.heading == "Content to design")
    assert design.blocks == [Text("A plain remark.", bullet=True), book["ZZ-K01"], book["ZZ-K02"]]
    grid = Grid(("Id", "Who", "What"), (("D1", "you", "take"), ("ZZ-D02", "all", "throw")))
    assert book.sections[-1].blocks == [grid]
    assert [(s.level, s.chapter) for s in book.sections if s.heading == "Sizes"] == [(3, "Tunables")]


def test_keywords_and_tunables_are_read_from_their_lines() -> None:
    book = parse_rulebook(BOOK)
    assert book.keywords == {"Skip": "ZZ-004"} | dict.fromkeys(("Throw", "Sink", "Gain luck"), "ZZ-K01")
    assert book.tunables == [
        Tunable(("heap", "hand"), ("7", "2"), "at the start", ("ZZ-001", "ZZ-002", "ZZ-003", "ZZ-R01")),
        Tunable(("shape",), ("round | flat",), "default round (see there)", ("ZZ-002",)),
        Tunable(("colours",), ("red, blue",), "", ("ZZ-003",)),
    ]


def test_an_unknown_id_names_its_neighbours() -> None:
    book = parse_rulebook(BOOK)
    with pytest.raises(rulebook.UnknownClause, match=r"^Pebbles has no ZZ-0001\. Did you mean ZZ-001 or "):
        book.text("ZZ-0001")
    assert issubclass(rulebook.UnknownClause, KeyError)


FIRST = "# Pebbles\n- **ZZ-001** Words.\n"
LOST = {
    FIRST + "- **ZZ-1x** Words.": "can't read",
    FIRST + "- **ZZ-Q01** Words.": "can't read",
    FIRST + "- **ZZ-001** Again.": "twice",
    FIRST + "- **YY-001** Words.": "begin with ZZ",
    "# Pebbles\n\nWords.": "no numbered line",
}


@pytest.mark.parametrize("source", LOST)
def test_a_line_that_would_be_lost_is_refused(source: str) -> None:
    with pytest.raises(rulebook.MalformedRulebook, match=LOST[source]):
        parse_rulebook(source)


def test_code_and_tests_that_name_an_id_are_found(pebbles: tuple[Path, Path]) -> None:
    rows = {row.id: row for row in trace(*pebbles)}
    take = "deep/test_heap.py::test_take"
    assert rows["ZZ-001"].code == ("rules/turn.py:1",)
    assert rows["ZZ-003"].code == ("rules/turn.py:7 Heap",)
    assert rows["ZZ-R01"].code == rows["ZZ-E01"].code == ("rules/turn.py:11 Heap.take",)
    assert rows["ZZ-001"].tests == rows["ZZ-002"].tests == rows["ZZ-E02"].tests == (take,)
    assert rows["ZZ-003"].tests == ("deep/test_heap.py::test_stay",)
    assert rows["ZZ-K01"].tests == ("deep/test_heap.py::TestStones::test_skip",)
    assert rows["ZZ-D1"].tests == ("test_all.py::test_a", "test_all.py::test_b")


def test_a_range_names_what_lies_between_its_ends(pebbles: tuple[Path, Path]) -> None:
    game, tests = pebbles
    (game / "rules" / "chapter.py").write_text('"""The whole heap (ZZ-001 to ZZ-004)."""\n', encoding="utf-8")
    rows = trace(game, tests)
    assert [row.id for row in rows if "rules/chapter.py:1" in row.code] == ["ZZ-001", "ZZ-002", "ZZ-003", "ZZ-004"]
    page = io.StringIO()
    render_one(rows, "ZZ-002", Console(width=160, file=page))
    assert page.getvalue().splitlines()[1:] == ["  code  rules/chapter.py:1", "  test  deep/test_heap.py::test_take"]


def test_what_no_test_or_code_names_is_missing(pebbles: tuple[Path, Path]) -> None:
    rows = trace(*pebbles)
    assert [row.id for row in untested(rows)] == ["ZZ-004", "ZZ-005", "ZZ-E01"]
    assert [row.id for row in unimplemented(rows)] == ["ZZ-002", "ZZ-004", "ZZ-005"]


def test_an_id_that_no_rulebook_has_is_an_error(pebbles: tuple[Path, Path]) -> None:
    wrong = errors(trace(*pebbles))
    assert [row.id for row in wrong] == ["ZZ-0", "ZZ-099", "ZZ-777", "zz-1"]
    assert wrong[1].code == ("rules/turn.py:14",)
    assert wrong[2].tests == ("deep/test_heap.py::TestStones::test_skip",)
    assert "Pebbles has no such id" in wrong[2].error


def test_the_table_can_show_only_what_is_missing(pebbles: tuple[Path, Path]) -> None:
    def shown(*, only_missing: bool) -> str:
        page = io.StringIO()
        render(trace(*pebbles), Console(width=160, file=page), only_missing=only_missing)
        return page.getvalue()

    assert "pebbles: 3/5 clauses, 1/2 examples named by tests\n" in shown(only_missing=True)
    assert "ZZ-R01" in shown(only_missing=False)
    found = re.findall(r"^ ?(ZZ-[\w.]+)", shown(only_missing=True), re.M)
    assert found == ["ZZ-002", "ZZ-004", "ZZ-005", "ZZ-E01", "ZZ-0", "ZZ-099", "ZZ-777"]


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.parent.name)
def test_no_line_of_a_rulebook_is_lost(path: Path) -> None:
    source, book = path.read_text(encoding="utf-8"), load_rulebook(path)
    numbered = re.findall(r"^\s*- \*\*([^*]+)\*\*", source, re.M)
    blocks = [block for section in book.sections for block in section.blocks]
    assert [block.id for block in blocks if isinstance(block, Clause)] == numbered
    assert set(numbered) <= book.clauses.keys()
    bullets = [block for block in blocks if isinstance(block, Text) and block.bullet]
    assert len(bullets) + len(numbered) == len(re.findall(r"^\s*- ", source, re.M))
    tabled = sum(2 + len(block.rows) for block in blocks if isinstance(block, Grid) and block.rows)  # not {table x}
    assert tabled == len(re.findall(r"^\|", source, re.M))
    cited = {id for tunable in book.tunables for id in tunable.clauses} | set(book.keywords.values())
    assert all(id in book for id in cited)


def test_the_outposts_rulebook() -> None:
    book = load_rulebook(FOLDERS / "outposts" / "rulebook.md")
    kinds = [clause.kind for clause in book.clauses.values()]
    assert (kinds.count(Kind.CLAUSE), len(book.examples), kinds.count(Kind.STEP)) == (185, 17, 63)
    assert [kinds.count(kind) for kind in (Kind.RULING, Kind.KEYWORD, Kind.DECISION)] == [140, 29, 27]
    assert len(book.keywords) == 26
    named = {"Bolt": 1, "Gain mana": 11, "Rooted": 13, "Reckless": 13, "Offering": 19, "Salvage": 19}
    assert named.items() <= {name: int(id[-2:]) for name, id in book.keywords.items()}.items()
    assert book.tunables[0] == Tunable(
        ("players_min", "players_max"), ("{players_min}", "{players_max}"), "seats", ("OP-039",)
    )


@pytest.mark.slow
@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.parent.name)
def test_the_trace_agrees_with_the_outside_counter(path: Path) -> None:
    """The counter that we are measured by looks for marks with these three expressions."""
    book, tests = (path.read_text(encoding="utf-8"), [p.read_text(encoding="utf-8") for p in TESTS.rglob("*.py")])
    wanted = set(re.findall(r"^\s*- \*\*([A-Z]{2}-(?:\d+(?=\*)|E\d+))", book, re.M))
    calls = [call for test in tests for call in re.findall(r"\brule\(([^)]*)\)", test)]
    named = {id for call in calls for id in re.findall(r"[A-Z]{2}-E?\d+", call)}
    assert {row.id for row in untested(trace(path.parent, TESTS))} == wanted - named


def test_every_clause_of_every_finished_game_has_a_test() -> None:
    """The gate. A game is finished as soon as people can choose it."""
    folders = dict.fromkeys(game.folder for game in GAMES.values())
    rows = [row for folder in folders for row in trace(folder, TESTS)]
    missing, wrong = untested(rows), errors(rows)
    told = [*summary(rows), " ".join(row.id for row in missing), *(row.error for row in wrong)]
    assert not [*missing, *wrong], "\n".join(told)
