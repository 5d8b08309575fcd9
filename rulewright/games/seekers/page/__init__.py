"""How Seekers lies on the table in the browser."""

from rulewright.games.seekers.page.battlemap import drawing, tints
from rulewright.games.seekers.page.coaching import FIRST_LINES, first_times, undone
from rulewright.games.seekers.page.effects_shown import TURNING_POINTS, effects_shown, news
from rulewright.games.seekers.page.gallery import ENTRY_FIELDS, gallery, tile
from rulewright.games.seekers.page.how_to_play import HOW_TO_PLAY
from rulewright.games.seekers.page.lesson import LESSON
from rulewright.games.seekers.page.numbers import numbers
from rulewright.games.seekers.page.pictures import PICTURES
from rulewright.games.seekers.page.plans import plans
from rulewright.games.seekers.page.portraits import MODES, portrait
from rulewright.games.seekers.page.scene import close_up, scene
from rulewright.games.seekers.page.stops import STOPS, aim, hint, obvious, role, stop_for, strikes
from rulewright.games.seekers.rules import events, prompts, verbs
from rulewright.kernel.game import PagePart

PAGE = PagePart(
    how_to_play=HOW_TO_PLAY,
    scene=scene,
    close_up=close_up,
    tile=tile,
    gallery=gallery,
    entry_fields=ENTRY_FIELDS,
    modes=MODES,
    portrait=portrait,
    lesson=LESSON,
    spread=frozenset({prompts.SIDE_IN.key, prompts.SIDE_OUT.key, prompts.MULLIGAN.key}),
    turning_points=TURNING_POINTS,
    routine=frozenset({events.gains.name, events.draws.name, events.loses_mp.name, events.triggers.name}),
    passing=frozenset({verbs.PASS.name}),
    untold=frozenset({events.moment.name, events.resolves.name, events.effect.name}),
    news=news,
    numbers=numbers,
    drawing=drawing,
    tints=tints,
    effects=effects_shown,
    stops=STOPS,
    stop_for=stop_for,
    obvious=obvious,
    role=role,
    strikes=strikes,
    aim=aim,
    first_lines=FIRST_LINES,
    first_times=first_times,
    undone=undone,
    hint=hint,
    plans=plans,
    pictures=PICTURES,
)
