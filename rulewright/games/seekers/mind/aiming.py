"""From where a Seeker could hurt whom, at a glance: bots choose their ground by it. The rules look exactly."""

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import NamedTuple

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.mind.merit import Merit, merit
from rulewright.games.seekers.rules.state import State, Unit, are_enemies
from rulewright.kernel.question import Seat


class Arm(NamedTuple):
    """An attack at hand: what it does, what it costs, how often."""

    hurt: float
    cost: int
    aim: Aim
    times: int


def foes(state: State, seat: Seat) -> list[Unit]:
    """Enemy units on the map, Seekers first."""
    return [unit for unit in state.units if unit.hex >= 0 and are_enemies(state, seat, unit.seat)]


def nearest(state: State, at: int, units: Iterable[Unit]) -> int:
    """How far the nearest of them is; 0 if there is none."""
    gaps = state.book.map.board.gap[at]
    return min((gaps[unit.hex] for unit in units), default=0)


def finds(state: State, aim: Aim, at: int, unit: Unit) -> bool:
    """Whether an aim taken on a hex would find this enemy."""
    if unit.fade:
        return False
    board, there = state.book.map.board, unit.hex
    gap = board.gap[at][there]
    if aim.kind == "burst":
        return gap <= aim.radius
    if aim.kind == "blast":
        return gap <= (aim.range or state.book.rules.los_range) + aim.radius
    if gap > (aim.range or state.book.rules.los_range) or not board.sight[at] >> there & 1:
        return False
    return on_a_line(state, at, there) if aim.has_direction else not unit.stealth


def on_a_line(state: State, a: int, b: int) -> bool:
    """Whether b lies in one of the six Directions from a (SK-134)."""
    hexes = state.book.map.board.hexes
    dq, dr = hexes[b].q - hexes[a].q, hexes[b].r - hexes[a].r
    return dq == 0 or dr == 0 or dq == -dr


def arms(state: State, seat: Seat) -> list[Arm]:
    """The attacks a player could pay for now, the best for their AP first."""
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    found: list[Arm] = []

    def add(worth: Merit, times: int) -> None:
        if worth.hits and worth.hurt and worth.cost <= player.ap:
            found.append(Arm(worth.hurt, worth.cost, worth.aim, times))

    for card in player.hand:
        add(merit(cards[faces[card]]), 1)
    for lasting in player.zone:
        if lasting.charges and lasting.card >= 0:
            add(merit(cards[faces[lasting.card]]), lasting.charges)
    weapon = cards[faces[player.equipment[0]]].action
    if weapon is not None:
        add(merit(weapon), 9)
    found.sort(key=lambda arm: -arm.hurt / (arm.cost + 0.5))
    return found


def reach(state: State, seat: Seat) -> int:
    """How near the enemy must be for this Seeker's Weapon."""
    weapon = state.book.cards[state.faces[state.players[seat].equipment[0]]].action
    return weapon.aim.range or state.book.rules.los_range if weapon is not None else 1


def ground(state: State, seat: Seat, hexes: Iterable[int]) -> list[tuple[float, int]]:
    """How good it is to stand on each of these hexes this turn, the best first."""
    gap = state.book.map.board.gap
    units, ready = foes(state, seat), arms(state, seat)
    rivals = [gap[unit.hex] for unit in units if unit is state.units[unit.seat]] or [gap[unit.hex] for unit in units]
    want, lure = reach(state, seat), gap[state.book.map.shard] if state.shard else None
    ap = state.players[seat].ap
    found: list[tuple[float, int]] = []
    for hex in hexes:
        far = min([gaps[hex] for gaps in rivals], default=0)
        worth = 0.1 * min(far, want) - 0.5 * max(0, far - want) + shots(state, hex, ready, ap, units)
        found.append((worth - 0.15 * lure[hex] if lure is not None else worth, hex))
    found.sort(key=itemgetter(0), reverse=True)
    return found


def shots(state: State, at: int, ready: Sequence[Arm], ap: int, units: Sequence[Unit]) -> float:
    """About how much damage could be dealt from a hex with these AP."""
    total = 0.0
    for hurt, cost, aim, times in ready:
        for unit in units if cost <= ap else ():
            if finds(state, aim, at, unit):
                often = min(times, ap // cost) if cost else 1
                total += hurt * often
                ap -= cost * often
                break
        if ap <= 0:
            break
    return total
