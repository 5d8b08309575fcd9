"""Writes the pages of the documentation that are made from the code: how to play, encoding tables, the
leaderboard; and the page for contributors, which lies at the top."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rulewright.envs import Encoder
from rulewright.envs.tasks import leaderboard
from rulewright.games import OURS
from scripts import docs_play

DOCS = Path(__file__).parents[1] / "docs"
HEAD = """# Leaderboard

What agents reach in the tasks of `rulewright tasks`. Seeds from 1,000,001, each played from every seat; a draw is half
a win; intervals are Wilson's. A score against `random` shows the floor, one against `greedy` the mark to pass. `greedy`
against itself is exactly 50 %: two equal bots play the same two games. No agent was chosen by these seeds.

To add a score, put the result file of `rulewright evaluate` into `docs/results`. "Older" ones were reached under rules
or cards that have changed since.

"""


ACTIONS = """A verb's block begins at its first number; the arguments are added, the last one running fastest. Behind
each stand its kind and how many values it has. A card that is all that is said has two numbers for each face,
`2 * (face + 1)` and one more for a second such card; beside other arguments it has one, `face + 1`. The first are those
of an unknown card. A seat is counted from one's own to the left. What has no number, as a third such card, gets the
next spare one. `encoder.actions.name(number)` says what a number stands for."""
SEEN = """`players.0` is one's own seat. `*` stands for the things of a list: how many there is room for, and how far
apart they stand. A card by face is a 1 at the place `face + 1`, cards by face are counted there; the first place is
that of unknown ones."""
ACROSS = 3  # cards in a row of the table of faces


def encoding_page(slug: str) -> str:
    """The numbers of one game for two players."""
    encoder = Encoder(slug, 2)
    actions = [f"| {span} | {verb} | {ranges} |" for span, verb, ranges in encoder.actions.rows()]
    seen = []
    for part in encoder.parts:
        lists = ", ".join(f"{n} times, {apart} apart" for n, apart in part.repeats)
        seen.append(f"| {part.first} | {part.size} | {part.name} | {part.what} | {lists} |")
    left_out = [f"`{name}`" for name in encoder.layout.left_out if not name.startswith("players.1.")]
    return "\n".join([
        f"# {encoder.game.title} in numbers",
        "",
        f"Version {encoder.game.version}, seats: {encoder.seats}, rules and cards `{encoder.hash}`.",
        "",
        f"## {encoder.actions.n} actions",
        "",
        ACTIONS,
        "",
        "| numbers | verb | arguments (kind, how many) |",
        "|---|---|---|",
        *actions,
        "",
        f"## {encoder.size} numbers that a seat sees",
        "",
        SEEN,
        *(["", f"Of the state these fields are left out: {', '.join(left_out)}."] if left_out else []),
        "",
        "| from | size | what | how | in lists |",
        "|---|---|---|---|---|",
        *seen,
        "",
        f"## {len(encoder.book.cards)} faces",
        "",
        f"|{' face | card |' * ACROSS}",
        f"|{'---|---|' * ACROSS}",
        *_faces([card.name for card in encoder.book.cards]),
        "",
    ])  # fmt: skip


def _faces(names: Sequence[str]) -> Iterator[str]:
    """Rows of a table in which the cards stand in columns, one below the other."""
    rows = -(-len(names) // ACROSS)
    for row in range(rows):
        cells = [f" {face} | {names[face]} |" if face < len(names) else "  |  |" for face in
                 range(row, row + rows * ACROSS, rows)]  # fmt: skip
        yield f"|{''.join(cells)}"


def contributing() -> str:
    """CONTRIBUTING.md as a page: it lies one folder above the others."""
    return (DOCS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8").replace("](docs/", "](")


def write(docs: Path, results: Path) -> None:
    """All pages, into a folder."""
    docs_play.write(docs)
    (docs / "encoding").mkdir(exist_ok=True)
    for slug in OURS:
        (docs / "encoding" / f"{slug}.md").write_text(encoding_page(slug), encoding="utf-8")
    (docs / "contributing.md").write_text(contributing(), encoding="utf-8")
    (docs / "leaderboard.md").write_text(f"{HEAD}{leaderboard(results)}\n", encoding="utf-8")


if __name__ == "__main__":
    write(DOCS, DOCS / "results")
