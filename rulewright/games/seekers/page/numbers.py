"""A finished duel in figures: cards, and how much Life they cost whom."""

from collections.abc import Sequence

from rulewright.games.seekers.rules import events
from rulewright.kernel.event import Event
from rulewright.kernel.page.figures import Figure, count_figures

DRAWN = count_figures(Figure("Cards drawn", (events.draws,)), Figure("Cards countered", (events.counters,)))


def numbers(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """By seat. A Weapon's swing is no card; with more than two at the table nobody's damage is one rival's alone."""
    played, taken, hardest = ([0] * seats for _ in range(3))
    for event in log:
        args = event.args
        if event.kind == events.plays.name and not args["action"]:
            played[args["seat"]] += 1
        elif event.kind == events.damage.name and args["unit"] < seats:  # a Seeker
            came_through = args["n"] - args["absorbed"]
            taken[args["unit"]] += came_through
            hardest[args["unit"]] = max(hardest[args["unit"]], came_through)
    if seats == 2:
        hurt = [("Damage to the rival", taken[::-1]), ("Hardest blow", hardest[::-1])]
    else:
        hurt = [("Damage taken", taken), ("Hardest blow taken", hardest)]
    return [*hurt, ("Cards played", played), *DRAWN(log, seats)]
