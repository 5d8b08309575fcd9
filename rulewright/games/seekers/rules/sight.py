"""Line of sight, targets, Directions and areas: all by lookup in the map's tables."""

from collections.abc import Sequence

from rulewright.games.seekers.rules.ids import NOWHERE, AnyUnit, DirectionId, HexId, UnitId
from rulewright.games.seekers.rules.maps import UNSEEN, open_in_sight
from rulewright.games.seekers.rules.state import State, Unit, ailment, alive, are_enemies, mod, printed, unit_at
from rulewright.kernel.question import Seat


def sight_range(state: State, unit: AnyUnit) -> int:
    """How far a unit sees (SK-135, SK-146, SK-237)."""
    rules, who = state.book.rules, state.units[unit]
    if ailment(who, "Blind"):
        return rules.blind_range
    return rules.los_range + (mod(state, who.seat, "range") if unit < state.seats else 0)


def clouds(state: State) -> list[int]:
    """Sets of hexes, as bits, that nobody sees into or out of (SK-R167)."""
    found = list(state.book.map.mists)
    ways = state.book.map.ways
    for player in state.players:
        for lasting in player.zone:
            if lasting.hex >= 0 and not lasting.down:
                linger = printed(state, lasting).linger
                if linger is not None and any(each.key == "smoke" for each in linger.mods):
                    mask = 1 << lasting.hex
                    for hex in ways[lasting.hex]:
                        mask |= 1 << hex
                    found.append(mask)
    return found


def sees_hex(state: State, unit: AnyUnit, hex: HexId) -> bool:
    """SK-144 to SK-146, with smoke (SK-R167); the own hex always (SK-R68)."""
    who, rules = state.units[unit], state.book.rules
    here = who.hex
    if here == hex:
        return True
    if hex < 0:
        return False
    far = state.book.map.far[here][hex]
    if (far > rules.los_range or who.ailments) and far > sight_range(state, unit):  # nothing but Blind makes it less
        return False
    if rules.units_block_los and _units_between(state, here, hex):
        return False
    smoke = clouds(state)
    return not smoke or not any(_smoked(state, here, hex, cloud) for cloud in smoke)


def _units_between(state: State, here: HexId, there: HexId) -> bool:
    between = state.book.map.board.between[here][there]
    return any(unit.hex >= 0 and not unit.fade and between >> unit.hex & 1 for unit in state.units)


def _smoked(state: State, here: HexId, there: HexId, cloud: int) -> bool:
    inside, other = cloud >> here & 1, cloud >> there & 1
    if inside != other:
        return True
    return not inside and bool(state.book.map.board.between[here][there] & cloud)


def can_target(state: State, unit: AnyUnit, target: AnyUnit) -> bool:
    """Whether a unit may target another (SK-131, SK-137, SK-263, SK-268); sight is by the acting unit (SK-R13)."""
    other = state.units[target]
    me = state.units[unit]
    if not alive(other) or other.fade or me.fade:
        return False
    if other.stealth and not _true_sight(state, unit):
        if state.book.rules.stealth_blocks_allies or are_enemies(state, me.seat, other.seat):
            return False
    if target == unit:
        return True
    return not (me.ailments and _veiled(state, me, other)) and sees_hex(state, unit, other.hex)


def _true_sight(state: State, unit: AnyUnit) -> bool:
    """SK-200."""
    return unit < state.seats and state.players[unit].shard and state.book.rules.shard_true_sight


def _veiled(state: State, me: Unit, other: Unit) -> bool:
    """Isolde: those she has Frozen or Slowed do not see her beyond a few hexes."""
    if not are_enemies(state, me.seat, other.seat):
        return False
    if other.hex < 0 or other is not state.units[other.seat]:
        return False
    near = mod(state, other.seat, "veil")
    if not near or not (ailment(me, "Frozen") or ailment(me, "Slow")):
        return False
    return state.book.map.board.gap[me.hex][other.hex] > near


def targets(state: State, unit: AnyUnit, kind: str, reach: int) -> list[UnitId]:
    """Units that can be targeted: enemies, allies (yourself too, SK-R05), or any; within ↔reach (SK-R66)."""
    me, players = state.units[unit], state.players
    gaps, team = state.book.map.board.gap[me.hex], players[me.seat].team
    found: list[UnitId] = []
    for i, other in enumerate(state.units):
        if other.hex < 0 or (reach and gaps[other.hex] > reach):
            continue
        if kind != "unit" and (kind == "ally") != (players[other.seat].team == team):
            continue
        if can_target(state, unit, UnitId(i)):
            found.append(UnitId(i))
    return found


def is_within(state: State, unit: AnyUnit, target: AnyUnit, reach: int) -> bool:
    """Whether a unit can be targeted within ↔reach; 0: as far as sight goes (SK-R66)."""
    here, there = state.units[unit].hex, state.units[target].hex
    return there >= 0 and (not reach or state.book.map.far[here][there] <= reach) and can_target(state, unit, target)


def nearest_target(state: State, unit: AnyUnit) -> int:
    """How far the nearest enemy is that can be targeted; `UNSEEN` if there is none."""
    me, players, nearest = state.units[unit], state.players, UNSEEN
    if me.hex < 0:
        return UNSEEN  # conceded in the middle of playing a card (SK-R193)
    far, team = state.book.map.far[me.hex], players[me.seat].team
    for i, other in enumerate(state.units):
        if other.hex >= 0 and far[other.hex] < nearest and players[other.seat].team != team:
            if can_target(state, unit, UnitId(i)):
                nearest = far[other.hex]
    return nearest


def hexes_in_sight(state: State, unit: AnyUnit, reach: int, free: bool) -> Sequence[HexId]:
    """Open hexes within ↔reach that the unit sees; `free` ones are unoccupied, too (SK-R58, SK-R207)."""
    sight = sight_range(state, unit)
    found: Sequence[HexId] = open_in_sight(state.book.map.board, state.units[unit].hex, min(reach or sight, sight))
    if clouds(state) or state.book.rules.units_block_los:  # else the table alone tells
        found = [hex for hex in found if sees_hex(state, unit, hex)]
    if not free:
        return found
    taken = [other.hex for other in state.units if not other.fade]
    return [hex for hex in found if hex not in taken]


def sees_free_hex(state: State, unit: AnyUnit, reach: int) -> bool:
    """Whether any of `hexes_in_sight` is free."""
    sight = sight_range(state, unit)
    plain = not clouds(state) and not state.book.rules.units_block_los
    for hex in open_in_sight(state.book.map.board, state.units[unit].hex, min(reach or sight, sight)):
        if unit_at(state, hex) < 0 and (plain or sees_hex(state, unit, hex)):
            return True
    return False


def is_open_in_sight(state: State, unit: AnyUnit, hex: HexId, reach: int) -> bool:
    """Whether a hex is one of `hexes_in_sight`, free or not."""
    battlemap, here = state.book.map, state.units[unit].hex
    if battlemap.walls[hex] or (reach and battlemap.far[here][hex] > reach):
        return False
    return sees_hex(state, unit, hex)


def along(state: State, start: HexId, direction: DirectionId, reach: int) -> list[HexId]:
    """The hexes of a Direction up to the first wall or the edge (SK-134, SK-R75)."""
    return state.book.map.rays[start][direction][:reach]


def enemies_along(state: State, unit: AnyUnit, direction: DirectionId, reach: int) -> list[UnitId]:
    """Enemies in a Direction, nearest first; Stealth does not hide from it (SK-R75, SK-R76)."""
    me = state.units[unit]
    if me.fade:
        return []
    hidden = not state.book.rules.directions_hit_stealth
    return [
        UnitId(i)
        for hex in along(state, me.hex, direction, reach)
        for i, other in enumerate(state.units)
        if other.hex == hex
        and are_enemies(state, me.seat, other.seat)
        and not (other.fade or (other.stealth and hidden))
    ]


def enemies_within(state: State, seat: Seat, centre: HexId, radius: int) -> list[UnitId]:
    """Enemies in an area: walls block blasts, smoke and sight range do not (SK-R79)."""
    if centre == NOWHERE or state.units[seat].fade:
        return []
    far = state.book.map.far[centre]
    return [
        UnitId(i)
        for i, other in enumerate(state.units)
        if other.hex >= 0 and far[other.hex] <= radius and not other.fade and are_enemies(state, seat, other.seat)
    ]
