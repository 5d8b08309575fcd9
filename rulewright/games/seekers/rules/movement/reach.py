"""What hexes cost to enter, and how far a unit can walk (SK-107 to SK-119)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.seekers.rules.ailments.forbidding import cannot_move, costs_lifted, too_near
from rulewright.games.seekers.rules.ids import NO_UNIT, NOWHERE, AnyUnit, HexId
from rulewright.games.seekers.rules.maps import RUBBLE, RUBBLE_MP, UNSEEN, rings_around
from rulewright.games.seekers.rules.state import State, ailment, are_enemies, mod, unit_at
from rulewright.kernel.question import Seat


def hex_cost(state: State, unit: AnyUnit, hex: HexId) -> int:
    """MP for entering a hex (SK-113, SK-115, SK-118, SK-119, SK-257); Rubble costs more."""
    rules, who, cost = state.book.rules, state.units[unit], _plain_cost(state, unit)
    if state.book.map.special[hex] == RUBBLE:
        cost += RUBBLE_MP
    if not who.fade:
        for other in state.units:
            if other.hex == hex and other is not who and not other.fade:
                cost += rules.enemy_hex_extra if are_enemies(state, who.seat, other.seat) else rules.ally_hex_extra
    return cost


def _plain_cost(state: State, unit: AnyUnit) -> int:
    """MP for entering a hex with nothing on it (SK-113, SK-257)."""
    rules, who = state.book.rules, state.units[unit]
    if who.ailments and ailment(who, "Slow") and not (unit < state.seats and costs_lifted(state, who.seat)):
        return rules.hex_cost + rules.slow_extra
    return rules.hex_cost


def can_enter(state: State, unit: AnyUnit, hex: HexId, here: HexId) -> bool:
    """Walls are impassable (SK-112); Fear keeps away, step by step from `here` (SK-246, SK-R149)."""
    return not state.book.map.board.blocked >> hex & 1 and not too_near(state, unit, hex, here)


def can_stop(state: State, unit: AnyUnit, hex: HexId) -> bool:
    """No move ends on a hex occupied by another (SK-111, SK-116)."""
    return state.units[unit].fade > 0 or unit_at(state, hex, unit) == NO_UNIT


def taken_by_others(state: State, unit: AnyUnit) -> list[HexId]:
    """The hexes that others occupy for a unit: none if it is Intangible, none by those who are (SK-R57)."""
    me = state.units[unit]
    if me.fade:
        return []
    return [other.hex for other in state.units if other is not me and other.hex >= 0 and not other.fade]


def budget(state: State, seat: Seat) -> int:
    """MP, and AP for the difference (SK-110, SK-114)."""
    player = state.players[seat]
    return player.mp + player.ap // max(1, state.book.rules.ap_per_mp)


@dataclass(slots=True)
class Ways:
    """The cheapest ways from where a Seeker stands."""

    hexes: list[HexId]  # that can be reached, in the order found: its own first, then ever dearer ways on
    before: list[HexId | None]  # by hex: the one before it on the way; `NOWHERE` for its own, None where none leads to
    costs: list[int]  # by hex: the MP for entering it


def ways_of(state: State, seat: Seat, around: Sequence[HexId] = ()) -> Ways:
    """All ways a Seeker can pay for (SK-109); no way leads on from those `around`."""
    who, map, most = state.units[seat], state.book.map, budget(state, seat)
    here, onward, free = who.hex, map.onward, 1 if free_step(state, seat) else 0
    feared = bool(who.ailments) and ailment(who, "Fear") is not None
    costs, plain = hex_costs(state, seat), _plain_cost(state, seat)
    special = {*map.rubble, *around}
    for other in state.units:
        if other.hex >= 0 and costs[other.hex] > plain:
            special.add(other.hex)
    rings, ring = rings_around(map, here), 0
    if not feared:  # up to the first special hex that leads on ways are as on an empty map
        depths, passed = rings.depths, rings.passed
        ring = min([depths[hex] - 1 for hex in special if hex in passed and hex != here], default=UNSEEN)
        ring = max(0, min(ring, most // max(1, plain) + free, len(rings.ends) - 1))
    hexes, before = rings.hexes[: rings.ends[ring]], rings.before[ring].copy()
    for hex in special:  # where no way leads on it may still be too dear
        if free < rings.depths[hex] <= ring and (rings.depths[hex] - 1 - free) * plain + costs[hex] > most:
            hexes.remove(hex)
    first = 0 if ring == 0 else (ring - free) * plain
    layers: list[list[HexId]] = [[] for _ in range(most + 1)]  # from where ways lead on, by what has been spent
    layers[first] = rings.hexes[rings.ends[ring - 1] : rings.ends[ring]] if ring else [here]
    if free and ring == 0:
        layers[0] = _steps(state, seat, here) if feared else list(onward[here][NOWHERE])
        hexes += layers[0]
        for hex in layers[0]:
            before[hex] = here
        layers[0] = [hex for hex in layers[0] if hex not in around]
    for spent in range(first, most - plain + 1):
        if len(hexes) == len(rings.hexes):
            break  # all that there are
        found: list[HexId] = []
        for hex in layers[spent]:
            for next_ in _steps(state, seat, hex) if feared else onward[hex][before[hex]]:
                if before[next_] is None:  # the first way is the cheapest, for the price is that of the hex entered
                    before[next_] = hex
                    found.append(next_)
        hexes += found
        if not special.isdisjoint(found):
            for hex in [hex for hex in found if hex in special]:
                found.remove(hex)
                if spent + costs[hex] > most:
                    hexes.remove(hex)
                elif hex not in around:
                    layers[spent + costs[hex]].append(hex)
        layers[spent + plain] += found
    return Ways(hexes, before, costs)


def _steps(state: State, seat: Seat, hex: HexId) -> list[HexId]:
    """The hexes next to one to which Fear lets a Seeker go from there (SK-246)."""
    return [next_ for next_ in state.book.map.ways[hex] if not too_near(state, seat, next_, hex)]


def safe_ways(state: State, seat: Seat) -> Ways:
    """The cheapest ways on which no Brazier stops a Seeker (SK-109, SK-120)."""
    return ways_of(state, seat, state.book.map.fires)


def way_to(ways: Ways, hex: HexId) -> list[HexId]:
    """The hexes to enter one after the other."""
    path: list[HexId] = []
    at: HexId | None = hex
    while at is not None and at != ways.hexes[0]:
        path.append(at)
        at = ways.before[at]
    path.reverse()
    return path


def reachable(state: State, seat: Seat) -> dict[HexId, int]:
    """Hexes a Seeker can go to without being stopped, with what the way costs."""
    ways, free = safe_ways(state, seat), free_step(state, seat)
    here = ways.hexes[0]
    found = {here: 0}
    for hex in ways.hexes[1:]:
        way = way_to(ways, hex)
        found[hex] = sum([ways.costs[each] for each in way]) - (ways.costs[way[0]] if free else 0)
    return found


def hex_costs(state: State, unit: AnyUnit) -> list[int]:
    """The MP for every hex of the map at once, whatever walls there are: what `hex_cost` says, for finding ways."""
    costs = [_plain_cost(state, unit)] * len(state.book.map.ways)
    for hex in state.book.map.rubble:
        costs[hex] += RUBBLE_MP
    me, rules = state.units[unit], state.book.rules
    if not me.fade:
        for other in state.units:
            if other.hex >= 0 and other is not me and not other.fade:
                enemy = are_enemies(state, me.seat, other.seat)
                costs[other.hex] += rules.enemy_hex_extra if enemy else rules.ally_hex_extra
    return costs


def free_step(state: State, seat: Seat) -> bool:
    """A Trinket may make the first hex of each turn free, whatever it would cost."""
    return not state.players[seat].events.get("walked") and bool(mod(state, seat, "free_step"))


def can_move(state: State, seat: Seat) -> bool:
    """Whether a Move action is possible at all (SK-107, SK-R45)."""
    if cannot_move(state, seat):
        return False
    who, map = state.units[seat], state.book.map
    most, around = budget(state, seat), map.ways[who.hex]
    if most < state.book.rules.hex_cost and not free_step(state, seat):
        return False
    if not who.ailments:  # most often the first hex will do, or there are more than others could take
        if len(around) >= len(state.units) and not map.rubble:
            return True
        taken = taken_by_others(state, seat)
        for hex in around:
            if hex not in taken and map.special[hex] != RUBBLE:
                return True
    for hex in around:
        if can_stop(state, seat, hex) and _can_step(state, seat, hex, most):
            return True
    for hex in around:
        if _can_step(state, seat, hex, most):  # past somebody
            return any(can_stop(state, seat, other) for other in ways_of(state, seat).hexes[1:])
    return False


def _can_step(state: State, seat: Seat, hex: HexId, most: int) -> bool:
    """Whether a Seeker can walk onto a hex next to it for so many MP."""
    if state.units[seat].ailments and too_near(state, seat, hex):
        return False
    return hex_cost(state, seat, hex) <= most or free_step(state, seat)
