"""What hexes cost to enter, and how far a unit can walk (SK-107 to SK-119)."""

from collections.abc import Sequence

from rulewright.games.seekers.rules.ailments.forbidding import cannot_move, costs_lifted, too_near
from rulewright.games.seekers.rules.ids import NOWHERE, AnyUnit, HexId
from rulewright.games.seekers.rules.maps import RUBBLE
from rulewright.games.seekers.rules.state import State, ailment, are_enemies, each_unit, mod
from rulewright.kernel.question import Seat


def hex_cost(state: State, unit: AnyUnit, hex: HexId) -> int:
    """MP for entering a hex (SK-113, SK-115, SK-118, SK-119, SK-257); Rubble costs more."""
    rules, who, cost = state.book.rules, state.units[unit], _plain_cost(state, unit)
    if state.book.map.special[hex] == RUBBLE:
        cost += 1
    if not who.fade:
        for i, other in each_unit(state.units):
            if other.hex == hex and i != unit and not other.fade:
                cost += rules.enemy_hex_extra if are_enemies(state, who.seat, other.seat) else rules.ally_hex_extra
    return cost


def _plain_cost(state: State, unit: AnyUnit) -> int:
    """MP for entering a hex with nothing on it (SK-113, SK-257)."""
    rules, who = state.book.rules, state.units[unit]
    if ailment(who, "Slow") and not (unit < state.seats and costs_lifted(state, who.seat)):
        return rules.hex_cost + rules.slow_extra
    return rules.hex_cost


def can_enter(state: State, unit: AnyUnit, hex: HexId, here: HexId) -> bool:
    """Walls are impassable (SK-112); Fear keeps away, step by step from `here` (SK-246, SK-R149)."""
    return not state.book.map.board.blocked >> hex & 1 and not too_near(state, unit, hex, here)


def can_stop(state: State, unit: AnyUnit, hex: HexId) -> bool:
    """No move ends on a hex occupied by another (SK-111, SK-116)."""
    return hex not in taken_by_others(state, unit)


def taken_by_others(state: State, unit: AnyUnit) -> list[HexId]:
    """The hexes that others occupy for a unit: none if it is Intangible, none by those who are (SK-R57)."""
    if state.units[unit].fade:
        return []
    return [other.hex for i, other in each_unit(state.units) if i != unit and not other.fade]


def budget(state: State, seat: Seat) -> int:
    """MP, and AP for the difference (SK-110, SK-114)."""
    player = state.players[seat]
    return player.mp + player.ap // max(1, state.book.rules.ap_per_mp)


def reachable(state: State, seat: Seat) -> dict[HexId, tuple[int, HexId]]:
    """Hexes a Seeker can go to, by the cheapest way on which no Brazier stops it (SK-109, SK-120): see `ways_of`."""
    return ways_of(state, seat, state.book.map.fires)


def ways_of(state: State, seat: Seat, around: Sequence[HexId] = ()) -> dict[HexId, tuple[int, HexId]]:
    """Hexes a Seeker can walk to: hex -> (cost, previous hex), cheapest first; no way leads on from those `around`."""
    here, ways = state.units[seat].hex, state.book.map.ways
    most, free = budget(state, seat), free_step(state, seat)
    costs, feared = hex_costs(state, seat), ailment(state.units[seat], "Fear") is not None
    found: dict[HexId, tuple[int, HexId]] = {here: (0, NOWHERE)}
    layers: list[list[HexId]] = [[] for _ in range(most + 1)]
    layers[0].append(here)
    cheapest = min(costs)
    for spent, layer in enumerate(layers):
        if spent and spent + cheapest > most:
            break
        for hex in layer:
            for next_ in ways[hex] if hex not in around or hex == here else ():
                if next_ in found:
                    continue  # the first way is the cheapest, for the price is that of the hex entered
                cost = 0 if free and hex == here else spent + costs[next_]
                if cost <= most and not (feared and too_near(state, seat, next_, hex)):
                    found[next_] = (cost, hex)
                    layers[cost].append(next_)
    return found


def hex_costs(state: State, unit: AnyUnit) -> list[int]:
    """The MP for every hex of the map at once, whatever walls there are: what `hex_cost` says, for finding ways."""
    costs = [_plain_cost(state, unit)] * len(state.book.map.ways)
    for hex in (*state.book.map.rubble, *(other.hex for other in state.units if other.hex >= 0)):
        costs[hex] = hex_cost(state, unit, hex)
    return costs


def free_step(state: State, seat: Seat) -> bool:
    """A Trinket may make the first hex of each turn free, whatever it would cost."""
    return not state.players[seat].events.get("walked") and bool(mod(state, seat, "free_step"))


def can_move(state: State, seat: Seat) -> bool:
    """Whether a Move action is possible at all (SK-107, SK-R45)."""
    if cannot_move(state, seat):
        return False
    most, here, free = budget(state, seat), state.units[seat].hex, free_step(state, seat)
    if most < state.book.rules.hex_cost and not free:
        return False
    taken = taken_by_others(state, seat)
    for hex in state.book.map.ways[here]:
        if (free or hex_cost(state, seat, hex) <= most) and not too_near(state, seat, hex, here):
            if hex not in taken or any(other not in taken for other in ways_of(state, seat) if other != here):
                return True
    return False
