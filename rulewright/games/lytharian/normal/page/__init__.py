"""How Normal Chess lies on the table in the browser."""

from rulewright.games.lytharian.normal.page.card_fronts import gallery
from rulewright.games.lytharian.normal.page.moves_list import move_text, trail
from rulewright.games.lytharian.normal.page.scene import scene
from rulewright.games.lytharian.normal.page.tile import ENTRY_FIELDS, tile
from rulewright.games.lytharian.normal.rules import events, prompts
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.rules.verbs import CLAIM_DRAW, OFFER_DRAW, UP
from rulewright.games.lytharian.page.how_to_play import NORMAL
from rulewright.games.lytharian.page.pictures import PICTURES
from rulewright.kernel.game import PagePart
from rulewright.kernel.page.figures import Figure, count_figures
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Option, Question

ASIDE = (OFFER_DRAW.name, CLAIM_DRAW.name)


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """A draw is never the first thing to press."""
    return ("aside" if option.verb in ASIDE else "", "")


CARDS_STOP = Stop("cards", "Before the first move: whether the cards lie face down", False, "Stop me")  # LC-346


def obvious(view: State, question: Question) -> tuple[str, Option] | None:
    """Who plays plain chess wants to see their cards, and takes a piece without uncovering anything (LC-346)."""
    return (CARDS_STOP.key, UP) if question.prompt.key == prompts.CARDS.key else None


PAGE = PagePart(
    how_to_play=NORMAL,
    scene=scene, tile=tile, gallery=gallery, entry_fields=ENTRY_FIELDS, role=role,
    turning_points=(events.takes.name, events.promotes.name, events.check.name),
    numbers=count_figures(
        Figure("Moves", (events.moves, events.takes)), Figure("Pieces taken", (events.takes,)),
        Figure("Checks given", (events.check,)),
    ),
    stops=(CARDS_STOP,), obvious=obvious,
    pictures=PICTURES, trail=trail, move_text=move_text, ahead=True, turn_word="Move",
)  # fmt: skip
