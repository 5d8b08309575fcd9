"""A finished game in figures, and the events that changed its course."""

from rulewright.games.elysia.rules import events
from rulewright.kernel.page.figures import Figure, count_figures

TURNING_POINTS = tuple([kind.name for kind in (events.exhausted, events.quest, events.fortress, events.leaves)])

numbers = count_figures(
    Figure("Tiles placed", (events.places_tile,)),
    Figure("Cards bought", (events.buys,)),
    Figure("Coin spent", (events.buys,), amount="n"),
    Figure("Fights struck", (events.attacks,)),
    Figure("Times Exhausted", (events.exhausted,)),
    Figure("Side Quests", (events.quest,)),
    Figure("Wild gained", (events.gains_wild,), amount="n"),
    Figure("Darkness gained", (events.gains_darkness,), amount="n"),
)
