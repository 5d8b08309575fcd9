"""Writes the pages of the documentation that are made from the code: how to play, encoding tables, the
leaderboard; and the page for contributors, which lies at the top."""

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


def encoding_page(slug: str) -> str:
    """The numbers of one game for its fewest players."""
    encoder = Encoder(slug)
    actions = [f"| {span} | {verb} | {ranges} |" for span, verb, ranges in encoder.actions.rows()]
    seen = []
    for part in encoder.parts:
        lists = ", ".join(f"{n} times, {apart} apart" for n, apart in part.repeats)
        seen.append(f"| {part.first} | {part.size} | {part.name} | {part.what} | {lists} |")
    return "\n".join([
        f"# {encoder.game.title} in numbers",
        "",
        f"Version {encoder.game.version}, seats: {encoder.seats}, rules and cards `{encoder.hash}`.",
        "",
        f"## {encoder.actions.n} actions",
        "",
        "| numbers | verb | arguments (kind, how many) |",
        "|---|---|---|",
        *actions,
        "",
        f"## {encoder.size} numbers that a seat sees",
        "",
        "`*` stands for the things of a list: so often, so far apart.",
        "",
        "| from | size | what | how | in lists |",
        "|---|---|---|---|---|",
        *seen,
        "",
    ])  # fmt: skip


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
