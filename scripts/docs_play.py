"""How to play each game, as pages of the documentation: what the games say of themselves, with their pictures."""

from pathlib import Path

from rulewright.art.pictures import picture
from rulewright.games import OURS, game_named, picture_subject
from rulewright.kernel.game import Game
from rulewright.kernel.page.how_to_play import HowToPlay, Shown
from rulewright.kernel.rulebook import Figures
from rulewright.kernel.variant import OFFICIAL

DOCS = Path(__file__).parents[1] / "docs"
TOLD = [slug for slug in OURS if game_named(slug).page.how_to_play is not None]
"""The games that have something to say."""


def play_page(slug: str, folder: Path) -> str:
    """The page of one game; its pictures are drawn into a folder beside it."""
    game = game_named(slug)
    told = game.page.how_to_play
    assert told is not None
    return "\n".join(_Page(game, told, folder).lines()) + "\n"


class _Page:
    """The words of a game, filled with the official numbers."""

    def __init__(self, game: Game, told: HowToPlay, folder: Path) -> None:
        self.game, self.told, self.folder = game, told, folder
        self.figures = Figures(game.rulebook_game or game, OFFICIAL)

    def words(self, text: str) -> str:
        return self.figures.fill(text).text

    def shown(self, each: Shown, title: str) -> list[str]:
        """A step or a mode: its title, its picture, what happens."""
        subject = picture_subject(each.picture)
        lines = ["", f"### {title}", ""]
        if subject is not None:
            name = f"{each.picture.replace('/', '-')}.svg"
            (self.folder / name).write_text(picture(subject), encoding="utf-8")
            lines += [f'![{each.title}](art/{name}){{ width="220" }}', ""]
        return [*lines, self.words(each.words)]

    def lines(self) -> list[str]:
        told = self.told
        lines = [f"# {self.game.title}", "", self.words(told.goal), ""]
        lines += [f"For {self.game.counts} players.", ""]
        pictures = [f"{self.game.slug}-{size}.png" for size in ("desk", "phone")]
        shown = next((name for name in pictures if (DOCS / name).exists()), "")
        width = '{ width="320" }' if "phone" in shown else ""
        lines += [f"![{self.game.title} on the table](../{shown}){width}", ""] if shown else []
        lines.append("## A turn")
        for i, step in enumerate(told.steps, start=1):
            lines += self.shown(step, f"{i}. {step.title}")
        lines += ["", "## Signs", ""]
        lines += [f"- **{sign.name}**: {sign.words}" for sign in told.signs]
        lines += ["", "## What people ask"]
        for question, answer in told.asked:
            lines += ["", f"**{question}**", "", self.words(answer)]
        lines += ["", "## First advice", ""]
        lines += [f"- {self.words(line)}" for line in told.advice]
        if told.modes:
            lines += ["", "## Other ways to play"]
            for mode in told.modes:
                lines += self.shown(mode, mode.title)
        return lines


def write(docs: Path) -> None:
    """All of them, into the folder `play`."""
    art = docs / "play" / "art"
    art.mkdir(parents=True, exist_ok=True)
    for slug in TOLD:
        (docs / "play" / f"{slug}.md").write_text(play_page(slug, art), encoding="utf-8")
