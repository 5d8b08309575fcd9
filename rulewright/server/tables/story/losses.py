"""What a player has lost since they last decided, from the table before and after: for who did not see it happen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.kernel.page.scene import Counter, Scene, Zone
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Answer
from rulewright.kernel.words import listed

LIFE = "heart"  # the sign of what is left of somebody, in every game
MOST = 4


@dataclass(frozen=True, slots=True)
class Belongings:
    """What a player has on the table, by its id: what it is called, and its life, if it has any."""

    life: int | None = None
    things: dict[str, tuple[str, int | None]] = field(default_factory=dict)
    hand: frozenset[str] = frozenset()


def belongings(scene: Scene, seat: Seat) -> Belongings:
    """Own pieces of the board; without a board what lies on one's side of the table."""
    own = scene.own
    if own is None:
        return Belongings()
    things: dict[str, tuple[str, int | None]] = {}
    if scene.board:
        mine = [piece for piece in scene.board.pieces if piece.owner == seat]
        things = {piece.id: (piece.label, life_in(piece.numbers)) for piece in mine}
    for zone in [] if scene.board else [zone for row in own.rows for zone in row]:
        things |= dict(things_of(zone))
    hand = frozenset(item.id for item in scene.hand.items) if scene.hand else frozenset()
    return Belongings(life_in(own.counters), things, hand)


def things_of(zone: Zone) -> Iterator[tuple[str, tuple[str, int | None]]]:
    """A place that can be lost, and what lies there."""
    if (life := life_in(zone.counters)) is not None:
        yield zone.id, (zone.label, life)
    for item in zone.items:
        yield item.id, (item.face.name if item.face else item.words, None)
    for inner in zone.zones:
        yield from things_of(inner)


def life_in(counters: Sequence[Counter]) -> int | None:
    return next((counter.value for counter in counters if counter.icon == LIFE), None)


def losses(before: Belongings, after: Belongings, now: Belongings | None = None) -> str:
    """In a sentence or two; "" where nothing was lost. Who has been healed or hurt `now`, since then, is left out."""
    lost = [f"{drop(before.life, after.life)} life"] if drop(before.life, after.life) else []
    found = listed(the_first([*lost, *gone(before, after)]))
    hurt = [
        f"{name} has {life} life left"
        for id, (name, life) in after.things.items()
        if (now is None or now.things.get(id) == (name, life))
        and drop(before.things.get(id, ("", None))[1], life)
        and (life, before.things[id][1]) != (after.life, before.life)
    ]
    said = [f"You lost {found}", *hurt[: 1 if found else 2]] if found else hurt[:2]
    return f"{'; '.join(said)}." if said else ""


def gone(before: Belongings, after: Belongings) -> list[str]:
    """What is no more on the table. A card taken up again is not lost; what had life is, wherever its card went."""
    left = [(id, thing) for id, thing in before.things.items() if id not in after.things]
    return [name for id, (name, life) in left if life is not None or id not in after.hand]


def drop(before: int | None, after: int | None) -> int:
    return max(0, before - after) if before is not None and after is not None else 0


def the_first(names: Sequence[str]) -> Sequence[str]:
    """As many as are read at a glance, and how many more there are."""
    return names if len(names) <= MOST else [*names[: MOST - 1], f"{len(names) - MOST + 1} more"]


@dataclass(frozen=True, slots=True)
class Since:
    """What was there when the player last decided; the latest news: of which step, from what to what."""

    step: int
    had: Belongings
    told: int = -1
    then: Belongings = Belongings()
    came: Belongings = Belongings()


def news_of_losses(
    kept: dict[str, Any], scene: Scene, seat: Seat, history: Sequence[Answer], own_turn: bool
) -> tuple[bool, str]:
    """The news for a player who is asked now, and whether they are of this very question.

    In the others' turn what they had before it is kept, however often they are asked there.
    """
    step, now = len(history), belongings(scene, seat)
    since: Since | None = kept.get("since")
    if since is None or since.step > step:
        since = Since(step, now)
    if any(answer.seat != seat for answer in history[since.step : step]):
        since = Since(since.step, since.had, step, since.had, now)
    if own_turn:
        since = Since(step, now, since.told, since.then, since.came)
    kept["since"] = since
    return since.told == step, losses(since.then, since.came, now)
