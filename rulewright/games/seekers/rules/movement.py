"""Movement: the Move action, card movement, Push and Collide, Warp, and what entering a hex does."""

from functools import cache

from rulewright.games.seekers.cards.atoms import Ailing
from rulewright.games.seekers.rules import ailments, prompts
from rulewright.games.seekers.rules.damage import NOBODY, Part, deal, roll
from rulewright.games.seekers.rules.ending import check_defeat
from rulewright.games.seekers.rules.events import happen, ownerless
from rulewright.games.seekers.rules.maps import BRAZIER, PIT, RUBBLE
from rulewright.games.seekers.rules.rolling import throw
from rulewright.games.seekers.rules.shard import displaced
from rulewright.games.seekers.rules.state import State, ailment, are_enemies, mod, unit_at
from rulewright.kernel.boards.hexes import DIRECTIONS
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table


def hex_cost(state: State, unit: int, hex: int) -> int:
    """MP for entering a hex (SK-113, SK-115, SK-118, SK-119, SK-257); Rubble costs more."""
    rules, who, cost = state.book.rules, state.units[unit], _plain_cost(state, unit)
    if state.book.map.special[hex] == RUBBLE:
        cost += 1
    if not who.fade:
        for i, other in enumerate(state.units):
            if other.hex == hex and i != unit and not other.fade:
                cost += rules.enemy_hex_extra if are_enemies(state, who.seat, other.seat) else rules.ally_hex_extra
    return cost


def _plain_cost(state: State, unit: int) -> int:
    """MP for entering a hex with nothing on it (SK-113, SK-257)."""
    rules = state.book.rules
    if ailment(state.units[unit], "Slow") and not (unit < state.seats and ailments.costs_lifted(state, unit)):
        return rules.hex_cost + rules.slow_extra
    return rules.hex_cost


def can_enter(state: State, unit: int, hex: int, here: int) -> bool:
    """Walls are impassable (SK-112); Fear keeps away, step by step from `here` (SK-246, SK-R149)."""
    return not state.book.map.board.blocked >> hex & 1 and not ailments.too_near(state, unit, hex, here)


def can_stop(state: State, unit: int, hex: int) -> bool:
    """No move ends on a hex occupied by another (SK-111, SK-116)."""
    return hex not in taken_by_others(state, unit)


def taken_by_others(state: State, unit: int) -> list[int]:
    """The hexes that others occupy for a unit: none if it is Intangible, none by those who are (SK-R57)."""
    if state.units[unit].fade:
        return []
    return [other.hex for i, other in enumerate(state.units) if i != unit and not other.fade]


def budget(state: State, seat: Seat) -> int:
    """MP, and AP for the difference (SK-110, SK-114)."""
    player = state.players[seat]
    return player.mp + player.ap // max(1, state.book.rules.ap_per_mp)


def reachable(state: State, seat: Seat) -> dict[int, tuple[int, int]]:
    """Hexes a Seeker can walk to: hex -> (cost, previous hex), cheapest first (SK-109)."""
    here, ways = state.units[seat].hex, state.book.map.ways
    most, free = budget(state, seat), _free_step(state, seat)
    costs, feared = hex_costs(state, seat), ailment(state.units[seat], "Fear") is not None
    found: dict[int, tuple[int, int]] = {here: (0, -1)}
    layers: list[list[int]] = [[] for _ in range(most + 1)]
    layers[0].append(here)
    for spent, layer in enumerate(layers):
        for hex in layer:
            for next_ in ways[hex]:
                if next_ in found:
                    continue  # the first way is the cheapest, for the price is that of the hex entered
                cost = 0 if free and hex == here else spent + costs[next_]
                if cost <= most and not (feared and ailments.too_near(state, seat, next_, hex)):
                    found[next_] = (cost, hex)
                    layers[cost].append(next_)
    return found


def hex_costs(state: State, unit: int) -> list[int]:
    """The MP for every hex of the map at once, whatever walls there are: what `hex_cost` says, for finding ways."""
    costs = [_plain_cost(state, unit)] * len(state.book.map.ways)
    for hex in (*state.book.map.rubble, *(other.hex for other in state.units if other.hex >= 0)):
        costs[hex] = hex_cost(state, unit, hex)
    return costs


def _free_step(state: State, seat: Seat) -> bool:
    """A Trinket may make the first hex of each turn free, whatever it would cost."""
    return not state.players[seat].events.get("walked") and bool(mod(state, seat, "free_step"))


def can_move(state: State, seat: Seat) -> bool:
    """Whether a Move action is possible at all (SK-107, SK-R45)."""
    if ailments.cannot_move(state, seat):
        return False
    most, here = budget(state, seat), state.units[seat].hex
    if most < state.book.rules.hex_cost and not _free_step(state, seat):
        return False
    for hex in state.book.map.ways[here]:
        if ailments.too_near(state, seat, hex, here):
            continue
        if hex_cost(state, seat, hex) <= most or _free_step(state, seat):
            if can_stop(state, seat, hex):
                return True
            if any(h != here and can_stop(state, seat, h) for h in reachable(state, seat)):
                return True
    return False


def move(table: Table, state: State, seat: Seat) -> None:
    """The Move action: a destination by the cheapest path, or a path of one's own (SK-109, SK-D09)."""
    ways = reachable(state, seat)
    here, to = state.units[seat].hex, _going(len(state.book.map.ways))
    closed = [here, *taken_by_others(state, seat)]
    options = [to[hex] for hex in ways if hex not in closed]
    if len(options) > 1:
        options.append(prompts.WALK)
    choice = table.ask(seat, options, prompts.MOVE)
    if choice is prompts.WALK:
        _walk(table, state, seat)
        return
    path = [choice.a]
    while ways[path[0]][1] != here:
        path.insert(0, ways[path[0]][1])
    follow(table, state, seat, path)


@cache
def _going(hexes: int) -> tuple[Option, ...]:
    """An option for every hex of a map."""
    return tuple(option("to", hex) for hex in range(hexes))


def _walk(table: Table, state: State, seat: Seat) -> None:
    """A declared path hex by hex; it must be affordable as a whole (SK-R44) and may revisit hexes (SK-R46)."""
    path: list[int] = []
    board, here, left = state.book.map.board, state.units[seat].hex, budget(state, seat)
    while True:
        at = path[-1] if path else here
        free = not path and _free_step(state, seat)
        steps = []
        for hex in board.near[at]:
            cost = 0 if free else hex_cost(state, seat, hex)
            if can_enter(state, seat, hex, at) and cost <= left and _can_finish(state, seat, hex, left - cost):
                steps.append(hex)
        options = [option("step", hex) for hex in steps]
        if path and can_stop(state, seat, at):
            options.insert(0, prompts.STOP)
        choice = table.ask(seat, options, prompts.STEP)
        if choice is prompts.STOP:
            follow(table, state, seat, path)
            return
        path.append(choice.a)
        left -= 0 if free else hex_cost(state, seat, choice.a)


def _can_finish(state: State, seat: Seat, hex: int, left: int) -> bool:
    """Whether a path that enters an occupied hex can still be ended on a free one."""
    if can_stop(state, seat, hex):
        return True
    for near in state.book.map.board.near[hex]:
        cost = hex_cost(state, seat, near)
        if cost <= left and can_enter(state, seat, near, hex) and _can_finish(state, seat, near, left - cost):
            return True
    return False


def follow(table: Table, state: State, seat: Seat, path: list[int]) -> None:
    """Walk a path, paying hex by hex; a trigger on entering stops it there (SK-120, SK-121, SK-R48)."""
    player, unit = state.players[seat], state.units[seat]
    start, stopped = unit.hex, False
    for hex in path:
        cost = 0 if _free_step(state, seat) else hex_cost(state, seat, hex)
        player.events["walked"] = 1
        by_mp = min(cost, player.mp)  # SK-R43
        player.mp -= by_mp
        player.ap -= (cost - by_mp) * state.book.rules.ap_per_mp
        unit.hex = hex
        waiting = len(state.waiting)
        entered(table, state, seat)
        stopped = stopped or len(state.waiting) > waiting
        if stopped and can_stop(state, seat, hex):
            break
    if table.listening:
        table.tell_plain("moves", "SK-109", unit=seat, from_=start, hex=unit.hex)
    finished(table, state, seat)


def entered(table: Table, state: State, unit: int) -> None:
    """What a hex does to whoever enters it; triggers wait (SK-120, SK-R51)."""
    if state.book.map.special[state.units[unit].hex] == BRAZIER:
        ownerless(state, "brazier", unit, 1)


def finished(table: Table, state: State, unit: int) -> None:
    """A movement of at least one hex has ended (SK-234, SK-R52); Thorn Sprouts catch enemies beside them."""
    who = state.units[unit]
    if who.hex < 0:
        return
    bleed = ailment(who, "Bleed")
    if bleed:
        ownerless(state, "bleed", unit, 0)
    displaced(table, state, unit)
    for i, other in enumerate(state.units[state.seats :], start=state.seats):
        if other.hex >= 0 and are_enemies(state, who.seat, other.seat) and not who.fade:
            design = state.book.cards[other.face]
            if any(each.key == "thorns" for each in design.mods):
                if state.book.map.board.gap[other.hex][who.hex] == 1:
                    ownerless(state, "thorns", unit, i)


def travel(table: Table, state: State, seat: Seat, n: int) -> None:
    """Card movement ↔n: no MP, units may be passed, walls walked round (SK-139, SK-R54)."""
    unit = seat
    if ailments.cannot_move(state, unit):
        return  # SK-R145
    n = ailments.slowed(state, unit, n)
    board, here = state.book.map.board, state.units[unit].hex
    seen = {here: -1}
    edge = [here]
    for _ in range(n):
        edge = [hex for at in edge for hex in board.near[at]
                if hex not in seen and can_enter(state, unit, hex, at) and not seen.update({hex: at})]  # fmt: skip
    goals = [hex for hex in seen if hex != here and can_stop(state, unit, hex)]
    choice = table.ask(seat, [prompts.STOP, *(option("to", hex) for hex in goals)], prompts.TRAVEL)
    if choice is prompts.STOP:
        return
    path = [choice.a]
    while seen[path[0]] != here:
        path.insert(0, seen[path[0]])
    for hex in path:
        state.units[unit].hex = hex
        entered(table, state, unit)  # the movement is completed, triggers wait (SK-R55)
    if table.listening:
        table.tell_plain("moves", "SK-139", unit=unit, from_=here, hex=choice.a)
    finished(table, state, unit)


def warp(table: Table, state: State, unit: int, hex: int) -> None:
    """An instantaneous change of hex, not moving (SK-123, SK-231)."""
    start = state.units[unit].hex
    state.units[unit].hex = hex
    if table.listening:
        table.tell_plain("warps", "SK-231", unit=unit, from_=start, hex=hex)
    entered(table, state, unit)
    displaced(table, state, unit)


def solid_again(table: Table, state: State, unit: int) -> None:
    """Intangible ends on an occupied hex: the nearest free one is chosen (SK-R57, SK-D28)."""
    who, board = state.units[unit], state.book.map.board
    if who.hex < 0 or can_stop(state, unit, who.hex):
        return
    free = [hex for hex in range(len(board.hexes)) if not board.blocked >> hex & 1 and can_stop(state, unit, hex)]
    near = min(board.gap[who.hex][hex] for hex in free)
    options = [option("at_free_hex", hex) for hex in free if board.gap[who.hex][hex] == near]
    warp(table, state, unit, table.ask(who.seat, options, prompts.UNFADE).a)


def away(state: State, centre: int, hex: int) -> list[int]:
    """The Directions that lead away from a centre: the greatest dot product, one or two (SK-R155)."""
    hexes = state.book.map.board.hexes
    dq, dr = hexes[hex].q - hexes[centre].q, hexes[hex].r - hexes[centre].r
    vector = (dq, -dq - dr, dr)
    scores = []
    for each in DIRECTIONS:
        cube = (each.q, -each.q - each.r, each.r)
        scores.append(sum(a * b for a, b in zip(vector, cube, strict=True)))
    best = max(scores)
    return [d for d, score in enumerate(scores) if score == best]


def push(
    table: Table, state: State, seat: Seat, unit: int, n: int, direction: int, wall: Ailing | None, slowed: bool = True
) -> None:
    """Move a unit n hexes in a Direction; what it can't move it Collides with (SK-228 to SK-230)."""
    if state.units[unit].hex < 0 or state.units[unit].fade:
        return
    if slowed:
        n = ailments.slowed(state, unit, n, pushed=True)
    glide(table, state, seat, unit, n, direction, wall, "SK-228")


def glide(
    table: Table, state: State, seat: Seat, unit: int, n: int, direction: int, wall: Ailing | None, clause: str
) -> None:
    """Straight movement that may be stopped: Push, and ↖N movement (SK-R161)."""
    board, who = state.book.map.board, state.units[unit]
    start, moved = who.hex, 0
    hit = -1
    while moved < n:
        next_ = board.step[who.hex][direction]
        if next_ < 0 or board.blocked >> next_ & 1:
            break
        hit = -1 if who.fade else unit_at(state, next_, unit)  # Intangible passes (SK-R57, SK-R162)
        if hit >= 0:
            break
        who.hex = next_
        moved += 1
        entered(table, state, unit)
        if state.book.map.special[next_] == PIT and unit != seat:  # Pushed in, not walked in
            deal(table, state, unit, [Part(roll(table, state, 2), "physical")], NOBODY, clause="SK-022")
            n = moved
    if moved:
        if table.listening:
            table.tell_plain("pushed", clause, unit=unit, from_=start, hex=who.hex)
        displaced(table, state, unit)  # before it is hurt (SK-R173)
    if moved < n:
        collide(table, state, seat, unit, hit, n - moved, wall)
    if moved:
        finished(table, state, unit)
    check_defeat(table, state)


def collide(table: Table, state: State, seat: Seat, unit: int, hit: int, dice: int, wall: Ailing | None) -> None:
    """All involved take Xd6 physical, one roll for all, dealt by nobody (SK-230, SK-280, SK-R126, SK-R159)."""
    rules = state.book.rules
    if rules.collide_max_dice:
        dice = min(dice, rules.collide_max_dice)
    if any(are_enemies(state, seat, state.units[each].seat) for each in (unit, hit) if each >= 0):
        dice += mod(state, seat, "collide_dice")
    n, faces = throw(table, dice, rules.collide_die)
    if table.listening:
        table.tell_plain("collides", "SK-230", unit=unit, n=n, faces=faces)
    for each in (unit, hit) if hit >= 0 and rules.collide_hurts_bystander else (unit,):
        if each < state.seats and mod(state, each, "no_collision"):
            continue
        deal(table, state, each, [Part(n, "physical")], NOBODY, clause="SK-230")
    if hit < 0 and wall is not None:  # SK-R160
        ailments.apply(table, state, unit, wall, seat)
    happen(state, "collision", seat, n, unit)
    check_defeat(table, state)
