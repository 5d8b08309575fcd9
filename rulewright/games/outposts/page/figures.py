"""A finished game in figures."""

from collections.abc import Sequence

from rulewright.games.outposts.rules import events
from rulewright.kernel.event import Event
from rulewright.kernel.page.figures import Figure, count_figures

TURNING_POINTS = (events.destroyed.name, events.buys.name, events.out.name)
"""Events that change the course of a game."""

_counted = count_figures(
    Figure("Cards played", (events.plays, events.casts, events.builds, events.hides)),
    Figure("Creatures lost", (events.dies,)),
    Figure("Outposts lost", (events.destroyed,)),
    Figure("Crystals bought", (events.buys,)),
    Figure("Mana made", (events.mana,), "n"),
)


def numbers(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """What is counted and how much of it by seat. Damage counts for whose turn it is."""
    damage, active = [0] * seats, -1
    for event in log:
        if event.kind == events.turn.name:
            active = event.args["seat"]
        elif event.kind == events.counters.name and event.args["seat"] != active:
            damage[active] += event.args["n"]
    return [("Damage to Outposts", damage), *_counted(log, seats)]
