"""The Battlemap as the page draws it: hexes, units, and what is drawn over them when somebody looks closer."""

from dataclasses import replace

from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.rules.ids import SETUP, UPKEEP, AnyUnit, HexId, UnitId
from rulewright.games.seekers.rules.maps import SPECIAL, Battlemap
from rulewright.games.seekers.rules.movement.reach import can_stop, reachable, safe_ways, way_to
from rulewright.games.seekers.rules.prompts import MOVE
from rulewright.games.seekers.rules.sight import clouds, sees_hex
from rulewright.games.seekers.rules.state import State, each_unit, unit_at
from rulewright.games.seekers.rules.verbs import TO
from rulewright.games.seekers.words.ailment_words import ailment_words, intangible_words
from rulewright.games.seekers.words.names import hex_name, rim, unit_name
from rulewright.games.seekers.words.reasons import no_sight
from rulewright.games.seekers.words.shard_words import hurt_delays, shard_gives, shard_in_words
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, Board, Cell, Counter, Drawing, Line, Overlay, Piece
from rulewright.kernel.question import Question, Seat

AILMENT_ICONS = {
    "Burn": "fire", "Bleed": "droplet", "Slow": "shoe-prints", "Root": "seedling", "Stun": "star", "Daze": "spinner",
    "Blind": "eye-slash", "Fear": "ghost", "Frozen": "snowflake", "Shocked": "bolt",
    "Nightshade": "skull", "Numbroot": "hand-back-fist", "Widow's Kiss": "heart-crack", "Dreamlace": "moon",
    "Leadroot": "weight-hanging", "Mindfog": "cloud", "Glassvein": "wine-glass-empty", "Palsywort": "hand",
}  # fmt: skip


def board(view: State) -> Board:
    """Hexes, walls, the Shard, smoke, units."""
    smoke = 0
    for cloud in clouds(view):
        smoke |= cloud
    cells = _cells(view.book.map, smoke, view.shard, view.phase == SETUP)
    pieces = tuple(_piece(view, i) for i, unit in each_unit(view.units) if unit.hex >= 0)
    rows, columns = rim(view.book.map.board)
    return Board("hex", cells, pieces, columns=tuple(columns.values()), rows=tuple(rows.values()))


@remembered
def _cells(battlemap: Battlemap, smoke: int, shard: bool, setup: bool) -> tuple[Cell, ...]:
    table, names = battlemap.board, rim(battlemap.board)
    starts = {hex for side in battlemap.starts for hex in side}  # nobody's: who comes first chooses a side (SK-077)
    cells = []
    for i in battlemap.hexes:
        spot = table.hexes[i]
        terrain, icon = "plain", ""
        if battlemap.is_wall(i):
            terrain, icon = "wall", "wall"
        elif i == battlemap.shard and shard:
            terrain, icon = "shard", "gem"
        elif smoke >> i & 1:
            terrain, icon = "smoke", "smog"
        elif battlemap.special[i]:
            terrain = battlemap.special[i]
        label = SPECIAL.get(battlemap.special[i], "") or {"wall": "Wall", "shard": "The Shard"}.get(terrain, "Hex")
        name = f"{label} {names[0][spot.r]}{names[1][spot.q]}"
        if setup and i in starts:
            name, icon = f"{name}, a start hex", "flag"
        cells.append(Cell(f"hex-{i}", (spot.q, spot.r), name, terrain, icon=icon))
    return tuple(cells)


def _piece(view: State, unit: AnyUnit) -> Piece:
    who = view.units[unit]
    icon = "user" if unit < view.seats else "ghost"
    return Piece(f"unit-{unit}", f"hex-{who.hex}", unit_name(view, unit), icon, who.seat,
                 (Counter("Life", max(0, who.hp), "heart", most=who.most),), conditions(view, unit),
                 card_front(view.book.cards[who.face]), picture=f"seekers/{view.book.cards[who.face].key}")  # fmt: skip


def conditions(view: State, unit: AnyUnit) -> tuple[Badge, ...]:
    """What is the matter with a unit, and what each of it means."""
    who, rules = view.units[unit], view.book.rules
    own_turn = who.seat == view.active and view.phase not in (SETUP, UPKEEP)
    badges = [
        Badge(ailment_words(rules, each, own_turn), AILMENT_ICONS[each.name], "SK-232", each.n) for each in who.ailments
    ]
    if who.stealth:
        badges.append(Badge("Stealth: enemies can't target it", "user-ninja", "SK-263"))
    if who.fade:
        badges.append(Badge(intangible_words(rules, who.fade, own_turn), "wind", "SK-267", who.fade))
    if unit < view.seats and view.players[unit].channel:
        n = view.players[unit].channel
        words = f"Channels the Shard: {n} Moment{'s' * (n != 1)} to go; {hurt_delays(rules)}"
        badges.append(Badge(words, "hourglass-half", "SK-188", n))
    if unit < view.seats and view.players[unit].shard:
        badges.append(Badge(f"The Shard: {shard_gives(rules)}", "gem", "SK-196"))
    return tuple(badges)


# -- looking closer


def drawing(view: State, viewer: Seat | None, ref: str) -> Drawing | None:
    """Of a unit its reach and what it does not see; of a hex the way there and the line of sight from one's Seeker."""
    kind, _, number = ref.partition("-")
    at = int(number) if number.isdecimal() else -1
    if kind == "unit" and 0 <= at < len(view.units) and view.units[at].hex >= 0:
        return _of_unit(view, UnitId(at))
    if kind != "hex" or not 0 <= at < len(view.book.map.hexes):
        return None
    mine = viewer is not None and viewer < len(view.units) and viewer < view.seats and view.units[viewer].hex >= 0
    ground = _ground(view, HexId(at))
    if not mine or viewer is None:
        return Drawing(sum=ground) if ground else None
    return replace(_of_hex(view, viewer, HexId(at)), sum=ground)


def _ground(view: State, hex: HexId) -> str:
    """What lies there and what it does; who stands there, and in what condition."""
    said = []
    for unit, who in each_unit(view.units):  # an Intangible one shares its hex (SK-R57)
        if who.hex == hex and (badges := conditions(view, unit)):
            said += [f"{unit_name(view, unit)}:", *[f"{each.words}." for each in badges]]
    if hex == view.book.map.shard and view.shard:
        said.append(shard_in_words(view.book.rules))
    if any(cloud >> hex & 1 for cloud in clouds(view)):
        said.append("Smoke: nobody sees in or out of it. Cards with a Direction go through.")
    if view.book.map.special[hex]:
        said.append(SPECIAL[view.book.map.special[hex]].partition(": ")[2])
    return "\n".join(said)


def _of_unit(view: State, unit: AnyUnit) -> Drawing:
    open_ = [hex for hex in view.book.map.hexes if not view.book.map.is_wall(hex)]
    unseen = tuple(f"hex-{hex}" for hex in open_ if not sees_hex(view, unit, hex))
    dark = Overlay(f"unit-{unit}", "unseen", unseen)
    name = unit_name(view, unit)
    if unit >= view.seats:
        return Drawing((dark,), words=f"{name}: dark hexes are out of its sight.", clause="SK-144")
    seat = view.units[unit].seat
    ways = {hex: cost for hex, cost in reachable(view, seat).items() if cost and can_stop(view, unit, hex)}
    notes = tuple(price(view, seat, cost) for cost in ways.values())
    reach = Overlay(f"unit-{unit}", "reach", tuple(f"hex-{hex}" for hex in ways), notes)
    words = f"{name}: numbers are the MP to go there, or the AP for what MP don't pay; dark hexes are out of sight."
    return Drawing((dark, reach), words=words, clause="SK-114")


def tints(view: State, question: Question) -> list[Overlay]:
    """While one chooses where to move: what the MP pay for, and what takes AP as well (SK-114)."""
    if question.prompt != MOVE:
        return []
    seat = question.seat
    ends = [TO.of(option)[0] for option in question.options if option.verb == TO.name]
    costs = {hex: cost for hex, cost in reachable(view, seat).items() if hex in ends}
    dear = {hex: price(view, seat, cost) for hex, cost in costs.items() if cost > view.players[seat].mp}
    walk = tuple(f"hex-{hex}" for hex in costs if hex not in dear)
    paid = Overlay("pay", "sight", tuple(f"hex-{hex}" for hex in dear), tuple(dear.values()), open=True)
    return [Overlay("walk", "reach", walk, open=True), *([paid] if dear else [])]


def price(view: State, seat: Seat, cost: int) -> str:
    """MP while there are some; where AP pay the difference, those: they are what is missed later (SK-114)."""
    more = cost - view.players[seat].mp
    return str(cost) if more <= 0 else f"{more * max(1, view.book.rules.ap_per_mp)} AP"


def _of_hex(view: State, seat: Seat, hex: HexId) -> Drawing:
    here, there = view.units[seat].hex, f"hex-{hex}"
    if here == hex:
        return _of_unit(view, seat)
    lines: list[Line] = []
    notes: list[Overlay] = []
    stands = unit_at(view, hex, seat)
    if stands >= 0:
        notes += _of_unit(view, stands).overlays
    costs = reachable(view, seat)
    if hex in costs and can_stop(view, seat, hex):
        path = [here, *way_to(safe_ways(view, seat), hex)]
        lines.append(Line("way", tuple(f"hex-{each}" for each in path)))
        notes.append(Overlay(there, "reach", (there,), (price(view, seat, costs[hex]),)))
    if sees_hex(view, seat, hex):
        lines.append(Line("sight", (f"hex-{here}", there)))
        away = view.book.map.board.gap[here][hex]
        return Drawing(tuple(notes), tuple(lines), f"Hex {hex_name(view, hex)}: in sight, {away} away.", "SK-144")
    reason, breaks = no_sight(view, seat, hex)
    lines.append(Line("blocked", (f"hex-{here}", there), f"hex-{breaks}" if breaks >= 0 else ""))
    return Drawing(tuple(notes), tuple(lines), reason.words, reason.clause)
