"""Outposts on the table in the browser."""

from rulewright.games.outposts.page.answers import ORDER, UNDEFENDED, aim, obvious, role, strikes
from rulewright.games.outposts.page.coaching import FIRST_LINES, first_times, undone
from rulewright.games.outposts.page.events_shown import TURNING_POINTS, effects_shown, numbers
from rulewright.games.outposts.page.hints import hint
from rulewright.games.outposts.page.how_to_play import HOW_TO_PLAY
from rulewright.games.outposts.page.lesson import LESSON
from rulewright.games.outposts.page.pictures import PICTURES
from rulewright.games.outposts.page.plans import plans
from rulewright.games.outposts.page.portraits import MODES, portrait
from rulewright.games.outposts.page.scene import close_up, scene
from rulewright.games.outposts.page.tile import ENTRY_FIELDS, gallery, tile
from rulewright.games.outposts.rules import events, prompts
from rulewright.kernel.game import PagePart
from rulewright.kernel.page.scene import Stop

BEFORE_DRAW = Stop("draw", "Before my Draw step, to skip it", on=False, group="Stop me")  # OP-P05

PAGE = PagePart(
    how_to_play=HOW_TO_PLAY,
    turn_word="Round",
    scene=scene,
    close_up=close_up,
    tile=tile,
    gallery=gallery,
    entry_fields=ENTRY_FIELDS,
    modes=MODES,
    portrait=portrait,
    lesson=LESSON,
    spread=frozenset({prompts.DRAFT.key, prompts.MULLIGAN.key}),
    endings={"OP-168": "nobody else has an Outpost that stands"},
    turning_points=TURNING_POINTS,
    routine=frozenset({events.draws.name, events.mana.name, events.unspent.name, events.skips.name}),
    numbers=numbers,
    effects=effects_shown,
    pictures=PICTURES,
    first_lines=FIRST_LINES,
    first_times=first_times,
    undone=undone,
    role=role,
    strikes=strikes,
    hint=hint,
    plans=plans,
    aim=aim,
    stops=(BEFORE_DRAW, UNDEFENDED, ORDER),
    obvious=obvious,
    stop_for=lambda view, question: BEFORE_DRAW.key,
)
