"""What a fight came to for each player in it: who won, what it brought, what is left. Told, not decided here."""

from typing import NamedTuple

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.fighters import NO_FACE, Combat
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.table import Table


class Holding(NamedTuple):
    """What a player has that a fight can change."""

    seat: Seat
    hand: int
    net: int
    wild: int
    owned: int
    hunt: int
    done: list[int]


def holdings(state: State, combat: Combat) -> list[Holding]:
    """What the players in a fight have now."""
    found = []
    for fighter in combat.fighters:
        if fighter.seat >= 0:
            player = state.players[fighter.seat]
            hand, owned, done = len(player.hand), len(player.owned), list(player.done)
            found.append(Holding(fighter.seat, hand, player.net, player.wild, owned, player.hunt, done))
    return found


def tell_results(table: Table, state: State, combat: Combat, begun: list[Holding], struck: list[Holding]) -> None:
    """A line for each player, by what they had when it began and before Rewards (RE-196, RE-198, RE-212)."""
    for first, last in zip(begun, struck, strict=True):
        player = state.players[first.seat]
        own = next(fighter for fighter in combat.fighters if fighter.seat == first.seat)
        foes = [fighter for fighter in combat.fighters if fighter.side != own.side]
        beaten = all(fighter.exhausted for fighter in foes)
        lost = all(fighter.exhausted for fighter in combat.fighters if fighter.side == own.side)
        item = player.owned[last.owned] if len(player.owned) > last.owned else NO_FACE
        fresh = [i for i, times in enumerate(player.done) if times > last.done[i]]
        table.tell(
            events.fight_over,
            seat=first.seat,
            place=combat.place,
            end=events.WON if beaten else events.LOST if lost else events.UNDECIDED,
            foe=next((fighter.face for fighter in foes if fighter.face >= 0), NO_FACE),
            rival=next((fighter.seat for fighter in foes if fighter.seat >= 0), NO_SEAT),
            foes=len(foes),
            light=max(0, player.net - last.net),
            darkness=max(0, last.net - player.net),
            wild=max(0, player.wild - last.wild),
            item=item,
            items=len(player.owned) - last.owned,
            levels=player.hunt - last.hunt,
            total=player.hunt,
            quest=state.side[fresh[0]] if fresh else NO_FACE,
            left=len(player.hand),
            had=first.hand,
            exhausted=int(own.exhausted),
        )
