"""How Ruins of Elysia lies on the table in the browser."""

from rulewright.games.elysia.page.coaching import FIRST_LINES, first_times, undone
from rulewright.games.elysia.page.effects_shown import TURNING_POINTS, effects, news, numbers
from rulewright.games.elysia.page.hints import STOPS, hint, obvious, role, stop_for, strikes
from rulewright.games.elysia.page.how_to_play import HOW_TO_PLAY
from rulewright.games.elysia.page.lesson import LESSON
from rulewright.games.elysia.page.map import drawing
from rulewright.games.elysia.page.pictures import PICTURES
from rulewright.games.elysia.page.portraits import MODES, portrait
from rulewright.games.elysia.page.scene import scene
from rulewright.games.elysia.page.tile import FIELDS, gallery, tile
from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.game import PagePart


def together(view: State) -> bool:
    """All against the Villain, or by house rule (RE-092, RE-R177)."""
    return view.hero or view.book.rules.coop


PAGE = PagePart(
    how_to_play=HOW_TO_PLAY, scene=scene, tile=tile, gallery=gallery, entry_fields=FIELDS, modes=MODES,
    portrait=portrait, turn_word="Round", turning_points=TURNING_POINTS,
    routine=frozenset({events.draws.name, events.recreates.name, events.undamaged.name, events.gains_coin.name}),
    explained=frozenset({events.explores.name, events.attacks.name, events.defends.name, events.encounter.name,
                         events.buys.name, events.quest.name}),
    numbers=numbers, news=news, drawing=drawing, hint=hint, effects=effects, stops=STOPS, stop_for=stop_for, role=role,
    strikes=strikes,
    obvious=obvious, first_lines=FIRST_LINES, first_times=first_times, undone=undone,
    pictures=PICTURES, lesson=LESSON, together=together,
)  # fmt: skip
