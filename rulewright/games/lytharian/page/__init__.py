"""How Lytharian Chess lies on the table in the browser."""

from rulewright.games.lytharian.page.card_fronts import gallery
from rulewright.games.lytharian.page.coaching import FIRST_LINES, first_times, undone
from rulewright.games.lytharian.page.combat_preview import hint
from rulewright.games.lytharian.page.duel import close_up
from rulewright.games.lytharian.page.how_to_play import HOW_TO_PLAY
from rulewright.games.lytharian.page.lesson import LESSON
from rulewright.games.lytharian.page.moves_list import move_text, trail
from rulewright.games.lytharian.page.pictures import PICTURES
from rulewright.games.lytharian.page.portraits import MODES, portrait
from rulewright.games.lytharian.page.scene import effects, scene
from rulewright.games.lytharian.page.stops import STOPS, obvious, role, stop_for, strikes
from rulewright.games.lytharian.page.tile import ENTRY_FIELDS, tile
from rulewright.games.lytharian.rules import events, verbs
from rulewright.kernel.game import PagePart
from rulewright.kernel.page.figures import Figure, count_figures

PAYMENTS = (events.discards, events.harnesses, events.reforges, events.wastes)
"""Cards go for what is done with their mana: that is the deed."""

PAGE = PagePart(
    how_to_play=HOW_TO_PLAY,
    scene=scene, tile=tile, gallery=gallery, entry_fields=ENTRY_FIELDS, modes=MODES, portrait=portrait,
    lesson=LESSON,
    turning_points=tuple(kind.name for kind in (events.dies, events.promotes, events.returns, events.round_won)),
    routine=frozenset({events.shuffles.name, events.cuts.name, events.mana.name, events.draws.name,
                       events.resolves.name, events.unhurt.name, events.turn_ends.name, events.states_price.name,
                       *(kind.name for kind in PAYMENTS)}),
    passing=frozenset({verbs.PASS.verb}),
    numbers=count_figures(
        Figure("Spells cast", (events.casts,)), Figure("Attacks", (events.attacks,)),
        Figure("Obelisk charges", (events.charges,)), Figure("Cards drawn", (events.draws,)),
    ),
    close_up=close_up, effects=effects, hint=hint, stops=STOPS, stop_for=stop_for, role=role, strikes=strikes,
    pictures=PICTURES,
    explained=frozenset({events.casts.name}),
    first_lines=FIRST_LINES, first_times=first_times, undone=undone,
    obvious=obvious, trail=trail, move_text=move_text,
)  # fmt: skip
