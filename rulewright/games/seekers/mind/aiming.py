"""From where a Seeker could hurt whom, at a glance: bots choose their ground by it. The rules look exactly."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.mind.merit import DIE, Merit, merit
from rulewright.games.seekers.rules.ids import HexId
from rulewright.games.seekers.rules.movement.push_and_collide import away
from rulewright.games.seekers.rules.state import State, Unit, are_enemies, mod
from rulewright.kernel.boards.hexes import Row
from rulewright.kernel.question import Seat


@dataclass(slots=True)
class Arm:
    """An attack at hand: what it does, what it costs, how often, how far it pushes."""

    hurt: float
    cost: int
    aim: Aim
    times: int
    push: int


def foes(state: State, seat: Seat) -> list[Unit]:
    """Enemy units on the map, Seekers first."""
    return [unit for unit in state.units if unit.hex >= 0 and are_enemies(state, seat, unit.seat)]


def crash(state: State, seat: Seat, at: int, spot: int, push: int) -> float:
    """What a Push from one hex at another does, in HP: dice for each hex that is not there to go (SK-230)."""
    if at == spot:
        return 0.0
    rays = state.book.map.rays[spot]
    dice = max([push - len(rays[way]) for way in away(state, HexId(at), HexId(spot))])
    return DIE * (dice + mod(state, seat, "collide_dice")) if dice > 0 else 0.3 * push


def nearest(state: State, at: int, units: Iterable[Unit]) -> int:
    """How far the nearest of them is; 0 if there is none."""
    gaps = state.book.map.board.gap[at]
    return min((gaps[unit.hex] for unit in units), default=0)


def finds(state: State, aim: Aim, at: int, unit: Unit) -> bool:
    """Whether an aim taken on a hex would find this enemy."""
    if unit.fade:
        return False
    if unit.stealth and not _goes_by_place(aim):
        return False
    return _rows(state, aim)[unit.hex][at] <= _limit(state, aim)


def _limit(state: State, aim: Aim) -> int:
    """How far what an aim finds may be."""
    if aim.kind == "burst":
        return aim.radius
    return (aim.range or state.book.rules.los_range) + (aim.radius if aim.kind == "blast" else 0)


def _rows(state: State, aim: Aim) -> Sequence[Row]:
    """How far hexes are from each other for an aim, `UNSEEN` where it does not lead from one to the other."""
    if aim.kind in ("burst", "blast"):
        return state.book.map.board.gap
    return state.book.map.straight if aim.has_direction else state.book.map.far


def _goes_by_place(aim: Aim) -> bool:
    """Whether it finds those it can't target."""
    return aim.has_direction or aim.kind in ("burst", "blast")


def arms(state: State, seat: Seat) -> list[Arm]:
    """The attacks a player could pay for now, the best for their AP first."""
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    found: list[Arm] = []

    def add(worth: Merit, times: int) -> None:
        if worth.hits and worth.hurt and worth.cost <= player.ap:
            found.append(Arm(worth.hurt, worth.cost, worth.aim, times, worth.push))

    for card in player.hand:
        add(merit(cards[faces[card]]), 1)
    for lasting in player.zone:
        if lasting.charges and lasting.card >= 0:
            add(merit(cards[faces[lasting.card]]), lasting.charges)
    weapon = cards[faces[player.equipment[0]]].action
    if weapon is not None:
        add(merit(weapon), 9)
    found.sort(key=lambda arm: -(arm.hurt + arm.push) / (arm.cost + 0.5))
    return found


def reach(state: State, seat: Seat) -> int:
    """How near the enemy must be for this Seeker's Weapon."""
    weapon = state.book.cards[state.faces[state.players[seat].equipment[0]]].action
    return weapon.aim.range or state.book.rules.los_range if weapon is not None else 1


def ground(state: State, seat: Seat, hexes: Iterable[int]) -> list[tuple[float, int]]:
    """How good it is to stand on each of these hexes this turn, the best first."""
    gap = state.book.map.board.gap
    units = foes(state, seat)
    units = [unit for unit in units if unit is state.units[unit.seat]] or units
    rivals = [gap[unit.hex] for unit in units]
    want, lure = reach(state, seat), gap[state.book.map.shard] if state.shard else None
    ready = [Shot(arm.hurt, arm.cost, arm.times, _limit(state, arm.aim), _marks(state, arm.aim, units), arm.push)
             for arm in arms(state, seat)]  # fmt: skip
    ap, rival = state.players[seat].ap, rivals[0] if len(rivals) == 1 else None
    found: list[tuple[float, int]] = []
    for hex in hexes:
        far = rival[hex] if rival is not None else min([gaps[hex] for gaps in rivals], default=0)
        worth = shots(state, seat, hex, ready, ap) - 0.5 * max(0, far - want)
        found.append((worth - 0.15 * lure[hex] if lure is not None else worth, hex))
    found.sort(key=itemgetter(0), reverse=True)
    return found


@dataclass(slots=True)
class Shot:
    """An attack and whom it could find: it does from hexes from which one of them is no farther than the limit."""

    hurt: float
    cost: int
    times: int
    limit: int
    marks: list[tuple[int, Row]]  # of each enemy its hex, and how far it is from each hex
    push: int


def _marks(state: State, aim: Aim, units: Sequence[Unit]) -> list[tuple[int, Row]]:
    rows, hidden = _rows(state, aim), not _goes_by_place(aim)
    return [(unit.hex, rows[unit.hex]) for unit in units if not unit.fade and not (hidden and unit.stealth)]


def shots(state: State, seat: Seat, at: int, ready: list[Shot], ap: int) -> float:
    """About how much damage could be dealt from a hex with these AP."""
    total = 0.0
    for shot in ready:
        cost, limit = shot.cost, shot.limit
        if cost <= ap:
            for spot, row in shot.marks:
                if row[at] <= limit:
                    often = min(shot.times, ap // cost) if cost else 1
                    total += shot.hurt * often
                    if shot.push:
                        total += crash(state, seat, at, spot, shot.push)
                    ap -= cost * often
                    break
        if ap <= 0:
            break
    return total
