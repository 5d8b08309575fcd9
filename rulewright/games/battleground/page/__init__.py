"""How Battleground lies on the table in the browser."""

from rulewright.games.battleground.page.board import drawing
from rulewright.games.battleground.page.coaching import FIRST_LINES, first_times, undone
from rulewright.games.battleground.page.effects_shown import (
    MINOR,
    STOPS,
    TURNING_POINTS,
    aim,
    effects,
    figures,
    obvious,
    price,
    role,
    stop_for,
    strikes,
)
from rulewright.games.battleground.page.how_to_play import HOW_TO_PLAY
from rulewright.games.battleground.page.lesson import LESSON
from rulewright.games.battleground.page.pictures import PICTURES
from rulewright.games.battleground.page.portraits import MODES, portrait
from rulewright.games.battleground.page.previews import hint, preview
from rulewright.games.battleground.page.scene import scene
from rulewright.games.battleground.page.tile import ENTRY_FIELDS, gallery, tile
from rulewright.games.battleground.rules import events
from rulewright.kernel.game import PagePart

PAGE = PagePart(
    how_to_play=HOW_TO_PLAY,
    scene=scene, tile=tile, gallery=gallery, entry_fields=ENTRY_FIELDS, modes=MODES, lesson=LESSON,
    portrait=portrait, turning_points=TURNING_POINTS,
    routine=frozenset({events.pays.name, events.tracker.name, events.phase.name, events.gains_orb.name,
                       events.loses_mana.name, events.experience.name, events.wave.name, events.no_target.name}),
    explained=frozenset({events.casts.name, events.summons.name, events.power.name, events.uses.name}),
    numbers=figures, effects=effects, drawing=drawing, preview=preview, hint=hint, stops=STOPS, stop_for=stop_for,
    role=role, strikes=strikes, obvious=obvious, minor=MINOR, aim=aim, price=price,
    first_lines=FIRST_LINES, first_times=first_times, undone=undone,
    pictures=PICTURES,
)  # fmt: skip
