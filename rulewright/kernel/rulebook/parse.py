"""A game's rulebook.md as data: its sections, its numbered lines, its keywords and its tunables.

Log lines, tooltips, the rules page and the trace all quote the rulebook by id, so the words live in one
place. What a clause does lives in the game's code, never here.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple, Protocol

from rulewright.kernel.errors import RulewrightError, UnknownName, nearest


class Kind(StrEnum):
    """What an id stands for. An example is the whole of its steps and has no line of its own."""

    CLAUSE = "clause"
    EXAMPLE = "example"
    STEP = "step"
    RULING = "ruling"
    KEYWORD = "keyword"
    DECISION = "decision point"


LETTERS = {"": Kind.CLAUSE, "E": Kind.STEP, "R": Kind.RULING, "K": Kind.KEYWORD, "P": Kind.DECISION}
ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?\b")
NUMBERED = re.compile(r"\*\*([A-Z]{2})-([A-Z]?)(\d+)(\.\d+)?\*\* (\S.*)")
LOOKS_NUMBERED = re.compile(r"\*\*[A-Z]{2}-")
SOURCES = re.compile(r"\s*\[((?:L\d|[A-Z]{2}-[A-Z]?\d|silent\b)[^\]]*)\]$")
PRINTED_AT = re.compile(
    r"\s*(?:\[L\d[^\]]*\]|\(lines? \d[^)]*\))$"
)  # where a heading's part stands in the printed book
DECISION_ROW = re.compile(r"(?:[A-Z]{2}-)?(D\d+)")
NAMED_VALUE = re.compile(r"(?:^|, )([a-z][a-z0-9_]*) = ")
ID_RANGE = re.compile(r"\b([A-Z]{2}-[A-Z]?)(\d+) to \1(\d+)\b")
TABLE = re.compile(r"\{table ([a-z_-]+)\}")  # alone in a paragraph: a table that the game makes
BOLD_TERM = re.compile(r"\*\*([^*]+)\*\*:")
FIRST_TERM = re.compile(r"(?:(?:Effect|Main): )?([A-Z][\w' -]{0,40})(?:[(,][^:]*)?:")
# A second keyword in the same line; 'Not an attack: ...' is a remark, so no small words in the name.
LATER_TERM = re.compile(r"(?<=\. )([A-Z][a-z]+(?: [A-Z][a-z]+)*(?: [NX](?: [a-z]+)?)?):")


class UnknownClause(UnknownName, KeyError):
    """An id that the rulebook does not have."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would show the message in quotes


class MalformedRulebook(RulewrightError):
    """A rulebook with a line that would be lost: an unreadable or doubled id, or no numbered line at all."""


class Change(NamedTuple):
    """A figure that differs: from what was drafted before play changed it, or from the official rules."""

    name: str
    shown: str
    was: str
    why: str
    drafted: bool = False


class Filled(NamedTuple):
    """A text with its placeholders filled, and what in it differs."""

    text: str
    changes: tuple[Change, ...] = ()


class Clause(NamedTuple):
    """One numbered line: its words without markup, the section it stands in, and what it rests on."""

    id: str
    kind: Kind
    text: str
    section: str
    sources: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()


class Text(NamedTuple):
    """A paragraph, or a list line without a number; markup kept."""

    text: str
    bullet: bool = False
    changes: tuple[Change, ...] = ()


class Grid(NamedTuple):
    """A table: the names of its columns and its rows of cells."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    changes: tuple[Change, ...] = ()


class Filling(Protocol):
    """What puts numbers into a rulebook: `figures.Figures`."""

    def fill(self, text: str) -> Filled: ...
    def table(self, name: str) -> Grid: ...


class Unfilled:
    """Leaves placeholders as they are, for those who ask only which lines there are."""

    def fill(self, text: str) -> Filled:
        return Filled(text)

    def table(self, name: str) -> Grid:
        return Grid((name,), ())


Block = Text | Grid | Clause


class Section(NamedTuple):
    """A heading and what follows it up to the next. `chapter` is the level-2 heading it belongs to."""

    level: int
    heading: str
    chapter: str
    blocks: list[Block]


class Tunable(NamedTuple):
    """One line of tunables: names with their default text each, a note, and the clauses they come from."""

    names: tuple[str, ...]
    defaults: tuple[str, ...]
    note: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The whole book. `code` is the two letters before every id; `examples` lists the steps of each."""

    title: str
    intro: str
    code: str
    sections: list[Section]
    clauses: dict[str, Clause]
    examples: dict[str, tuple[str, ...]]
    keywords: dict[str, str]
    tunables: list[Tunable]

    def __contains__(self, id: str) -> bool:
        return id in self.clauses or id in self.examples

    def __getitem__(self, id: str) -> Clause:
        """The numbered line; for an example (OP-E03) one made of all its steps."""
        if id in self.clauses:
            return self.clauses[id]
        if id not in self.examples:
            raise UnknownClause(f"{self.title} has no {id}.{nearest(id, [*self.clauses, *self.examples])}")
        steps = [self.clauses[step] for step in self.examples[id]]
        return Clause(id, Kind.EXAMPLE, "\n".join(step.text for step in steps), steps[0].section)

    def text(self, id: str) -> str:
        """The words of a numbered line or of a whole example."""
        return self[id].text


@cache
def load_rulebook(path: Path) -> Rulebook:
    """Read a rulebook.md once in a process, with its placeholders unfilled; `figures.rulebook_of` fills them."""
    return parse_rulebook(path.read_text(encoding="utf-8"), str(path))


def parse_rulebook(source: str, name: str = "rulebook", figures: Filling | None = None) -> Rulebook:
    """Read a rulebook from its text. No numbered line is dropped: what can't be read is refused."""
    figures = figures or Unfilled()
    title, chapter, code = "", "", ""
    sections = [Section(1, "", "", [])]  # holds the intro
    clauses: dict[str, Clause] = {}
    examples: dict[str, tuple[str, ...]] = {}
    lines: list[tuple[Clause, str]] = []
    tunables: list[Tunable] = []

    def enter(clause: Clause) -> None:
        if clause.id in clauses or clause.id[:2] != code:
            fault = "stands there twice" if clause.id in clauses else f"should begin with {code}"
            raise MalformedRulebook(f"{name}: {clause.id} {fault}; give each line an id of its own.")
        clauses[clause.id] = clause
        if clause.kind is Kind.STEP:
            whole = clause.id.partition(".")[0]
            examples[whole] = (*examples.get(whole, ()), clause.id)

    for mark, raw in _pieces(source):
        section = sections[-1]
        if made := TABLE.fullmatch(raw):
            section.blocks.append(figures.table(made[1]))
            continue
        text, changes = figures.fill(raw)
        if mark == "#":
            title = text.partition(" — ")[0]
        elif mark.startswith("#"):
            heading = PRINTED_AT.sub("", text)
            chapter = heading if len(mark) == 2 else chapter
            sections.append(Section(len(mark), heading, chapter, []))
        elif mark == "|":
            grid = _grid(text)._replace(changes=changes)
            section.blocks.append(grid)
            for row in grid.rows if section.chapter.startswith("Decision") else ():
                if found := DECISION_ROW.fullmatch(row[0]):
                    words = "; ".join(map(": ".join, zip(grid.header[1:], row[1:], strict=False)))
                    enter(Clause(f"{code}-{found[1]}", Kind.DECISION, _plain(words), section.heading))
        elif mark == "-" and LOOKS_NUMBERED.match(text):
            found = NUMBERED.fullmatch(text)
            if found is None or found[2] not in LETTERS:
                raise MalformedRulebook(f"{name}: can't read '- {text[:40]}'; write '- **OP-001** words'.")
            code = code or found[1]
            words, sources = _sources(found[5])
            id = f"{found[1]}-{found[2]}{found[3]}{found[4] or ''}"
            clause = Clause(id, LETTERS[found[2]], _plain(words), section.heading, sources, changes)
            enter(clause)
            section.blocks.append(clause)
            lines.append((clause, words))
        else:
            section.blocks.append(Text(text, mark == "-", changes))
            if mark and section.chapter.startswith("Tunable") and (tunable := _tunable(text)):
                tunables.append(tunable)
    if not clauses:
        raise MalformedRulebook(f"{name}: no numbered line; a clause is written '- **OP-001** words'.")
    intro = "\n\n".join(block.text for block in sections[0].blocks if isinstance(block, Text))
    return Rulebook(title, intro, code, sections[1:], clauses, examples, _keywords(lines), tunables)


def _pieces(source: str) -> Iterator[tuple[str, str]]:
    """Headings ('##', words), list lines ('-', words), tables ('|', lines) and paragraphs ('', words)."""
    mark, lines = "", list[str]()
    for line in [*source.splitlines(), ""]:
        words = line.strip()
        starts = "-" if words.startswith("- ") else words[:1] if words[:1] in ("#", "|") else ""
        goes_on = words and lines and (starts == mark == "|" or (not starts and mark in ("", "-")))
        if lines and not goes_on:
            yield mark, ("\n" if mark == "|" else " ").join(lines)
            lines = []
        if starts == "#":
            hashes, _, heading = words.partition(" ")
            yield hashes, heading.strip()
        elif words:
            mark = mark if goes_on else starts
            lines.append(words[2:].strip() if starts == "-" else words)


def _grid(text: str) -> Grid:
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in text.split("\n")]
    return Grid(rows[0], tuple(row for row in rows[1:] if set("".join(row)) - set("-: ")))


def _plain(words: str) -> str:
    return words.replace("**", "").replace("`", "")


def _sources(words: str) -> tuple[str, tuple[str, ...]]:
    """Part 'words [L43, L45: a remark]' into 'words' and ('L43', 'L45', 'a remark')."""
    found = SOURCES.search(words)
    if found is None:
        return words, ()
    names, _, remark = found[1].partition(": ")
    return words[: found.start()], (*names.split(", "), *([remark] if remark else []))


def _keywords(lines: list[tuple[Clause, str]]) -> dict[str, str]:
    """Terms defined as '**Burn X**: ...', or as 'Bolt N: ...' in a list of keywords that has no bold ones."""
    bold = {clause.section for clause, words in lines if BOLD_TERM.match(words)}
    keywords: dict[str, str] = {}
    for clause, words in lines:
        listed = clause.section.startswith(("Keywords", "Glossary")) and clause.kind is Kind.CLAUSE
        terms = BOLD_TERM.findall(words)[:1] if BOLD_TERM.match(words) else []
        if (listed or clause.kind is Kind.KEYWORD) and clause.section not in bold:
            terms = [first[1], *LATER_TERM.findall(words)] if (first := FIRST_TERM.match(words)) else []
        for term in terms:  # 'Bolt N' is Bolt, 'Y Affinity X' is Affinity, 'To heal n' is Heal
            kept = [word for word in term.removeprefix("To ").split() if word not in ("N", "X", "Y", "n")]
            bare = " ".join(kept) or term
            keywords.setdefault(bare[0].upper() + bare[1:], clause.id)
    return keywords


def _tunable(text: str) -> Tunable | None:
    """Read 'a = 1, b = 2 — note (OP-001, OP-002)'."""
    values, _, note = text.partition(" — ")
    parts = NAMED_VALUE.split(values)[1:]
    if not parts:
        return None
    spelled = ID_RANGE.sub(lambda m: " ".join(f"{m[1]}{n:0{len(m[2])}}" for n in range(int(m[2]), int(m[3]) + 1)), note)
    words = re.sub(r"\s*\([^()]*\)$", "", note) if ID.search(note) else note
    return Tunable(tuple(parts[::2]), tuple(parts[1::2]), words, tuple(ID.findall(spelled)))
