"""What bots think good: who is ahead at a glance, options worth a thought, and quick answers."""

from collections.abc import Sequence
from math import exp

from rulewright.games.seekers import prompts
from rulewright.games.seekers.cards.atoms import Hit
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.state import State, are_enemies
from rulewright.kernel.question import Option, Seat

_AILING = {
    "Stun": 9.0, "Daze": 4.0, "Frozen": 4.5, "Root": 2.5, "Blind": 4.0, "Shocked": 3.0, "Slow": 1.5, "Fear": 2.0,
}  # fmt: skip


def strength(state: State, seat: Seat) -> float:
    """How well a player stands, in HP."""
    player, unit = state.players[seat], state.units[seat]
    if player.out:
        return 0.0
    total = float(unit.hp)
    total += 1.3 * min(player.ap, 10) + 2.2 * min(len(player.hand), 10) - 1.5 * player.fatigue
    if player.shard:
        total += 28
    if player.channel:
        total += 16 - 4 * player.channel
    if unit.stealth:
        total += 3
    total += 2.0 * (unit.fade > 0)
    for each in unit.ailments:
        if each.name in ("Burn", "Bleed"):
            total -= each.n * (each.n + 1) / 2 * (0.8 if each.name == "Burn" else 0.5)
        else:
            total -= _AILING.get(each.name, 3.0) * min(each.n, 2) / 2
    for lasting in player.zone:
        total += 0.8 * lasting.shield + 1.5 * lasting.charges + (3.0 if lasting.down else 0.6)
    for token in state.units[state.seats :]:
        if token.seat == seat and token.hex >= 0:
            total += 2.5
    return total


def reach_bonus(state: State, seat: Seat) -> float:
    """A little for standing where the own cards reach: near enough, or near the Shard with AP for it."""
    gap = state.book.map.board.gap
    mine = state.units[seat].hex
    if mine < 0:
        return 0.0
    near = [gap[mine][state.units[other].hex] for other in range(state.seats)
            if are_enemies(state, seat, other) and state.units[other].hex >= 0]  # fmt: skip
    if not near:
        return 0.0
    want = wanted_distance(state, seat)
    bonus = -0.6 * abs(min(near) - want)
    if state.shard and not state.players[seat].channel:
        bonus -= 0.25 * gap[mine][state.book.map.shard] * (state.players[seat].ap >= 8)
    return bonus


def wanted_distance(state: State, seat: Seat) -> int:
    """How near this Seeker likes the enemy: melee Weapons want 1, others about 4."""
    weapon = state.book.cards[state.faces[state.players[seat].equipment[0]]]
    action = weapon.action
    return 1 if action is not None and action.aim.range == 1 else 4


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return 1 / state.seats
        return 1.0 if seat in outcome.winners else 0.0
    if not state.units:
        return 0.5
    mine = theirs = 0.0
    for other in range(state.seats):
        worth = strength(state, other)
        if are_enemies(state, seat, other):
            theirs += worth
        else:
            mine += worth
    mine += reach_bonus(state, seat)
    theirs += sum(reach_bonus(state, other) for other in range(state.seats) if are_enemies(state, seat, other)) * 0.5
    return 1 / (1 + exp((theirs - mine) / 18))


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Equal cards once; of many hexes only a few that matter."""
    verb = options[-1].verb
    if verb in ("play", "pay", "drop", "exile", "return", "stash"):
        seen: set[tuple[str, int]] = set()
        found: list[Option] = []
        for each in options:
            key = (each.verb, state.faces[each.a] if each.a >= 0 else -1)
            if key not in seen:
                seen.add(key)
                found.append(each)
        return found
    if options[0].verb in ("to", "step") or verb in ("to", "walk"):
        return _good_hexes(state, seat, options)
    if verb in ("at_free_hex", "at_hex", "at_blast") and len(options) > 10:
        return _near_enemy(state, seat, options)
    return options


def _enemy_hexes(state: State, seat: Seat) -> list[int]:
    return [unit.hex for unit in state.units if unit.hex >= 0 and are_enemies(state, seat, unit.seat)]


def _good_hexes(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Places at the wished distance, near the Shard, and far away."""
    gap, want = state.book.map.board.gap, wanted_distance(state, seat)
    foes = _enemy_hexes(state, seat)
    hexes = [each for each in options if each.verb in ("to", "step")]
    rest = [each for each in options if each.verb == "stop"]
    if len(hexes) <= 6 or not foes:
        return [*rest, *hexes] or options
    shard = state.book.map.shard
    here = state.units[seat].hex
    by_want = sorted(hexes, key=lambda each: (abs(min(gap[each.a][foe] for foe in foes) - want), gap[here][each.a]))
    by_shard = sorted(hexes, key=lambda each: gap[each.a][shard])
    by_safety = sorted(hexes, key=lambda each: -min(gap[each.a][foe] for foe in foes))
    return [*rest, *dict.fromkeys([*by_want[:4], by_shard[0], by_safety[0]])]


def _near_enemy(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    gap, foes = state.book.map.board.gap, _enemy_hexes(state, seat)
    if not foes:
        return options[:6]
    ranked = sorted(options, key=lambda each: min(gap[each.a][foe] for foe in foes))
    return [*ranked[:5], ranked[-1]]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once: hurt somebody if you can, come near, else pass."""
    first = options[0]
    if first is prompts.PASS:
        return _hunch_priority(state, seat, options, roll)
    verb = options[-1].verb
    if verb in ("to", "walk", "step"):
        good = _good_hexes(state, seat, options)
        return good[int(roll * min(3, len(good)))]
    if verb in ("at_hex", "at_blast", "at_free_hex"):
        good = _near_enemy(state, seat, options)
        return good[int(roll * len(good))]
    if verb == "direction" and len(options) == 6:
        return _hunch_direction(state, seat, options, roll)
    if first in (prompts.STOP, prompts.GO_ON):
        return first if roll < 0.8 else options[int(roll * len(options))]
    return options[int(roll * len(options))]


def _hunch_priority(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    if len(options) == 1:
        return options[0]
    main = seat == state.active and not state.stack
    if not main and roll < 0.75:
        return options[0]
    if options[-1] is prompts.CHANNEL and roll < 0.3:
        return options[-1]
    plays = [each for each in options if each.verb in ("play", "use", "activate")]
    moves = [each for each in options if each is prompts.MOVING]
    if plays and roll < 0.85:
        hits = [each for each in plays if _hurts(_design(state, each)) and _can_hit(state, seat, _design(state, each))]
        pool = hits or ([] if roll < 0.5 else plays)
        if pool:
            return pool[int(roll * 997) % len(pool)]
    if moves and state.players[seat].mp > 0 and _too_far(state, seat):
        return moves[0]
    return options[0]


def _design(state: State, each: Option) -> Card:
    card = state.book.cards[state.faces[each.a]]
    return card.action if each.verb == "activate" and card.action else card


def _hurts(card: Card) -> bool:
    return any(isinstance(atom, Hit) and atom.who == "victims" for atom in card.effects)


def _can_hit(state: State, seat: Seat, card: Card) -> bool:
    gap, mine = state.book.map.board.gap, state.units[seat].hex
    if card.aim.kind in ("first", "all"):
        reach = card.aim.range or 8
        return any(gap[mine][foe] <= reach and _on_a_line(state, mine, foe) for foe in _enemy_hexes(state, seat))
    if card.aim.kind == "burst":
        return any(gap[mine][foe] <= card.aim.radius for foe in _enemy_hexes(state, seat))
    return True


def _on_a_line(state: State, a: int, b: int) -> bool:
    hexes = state.book.map.board.hexes
    dq, dr = hexes[b].q - hexes[a].q, hexes[b].r - hexes[a].r
    return dq == 0 or dr == 0 or dq == -dr


def _hunch_direction(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Toward the nearest enemy."""
    board, mine = state.book.map.board, state.units[seat].hex
    foes = _enemy_hexes(state, seat)
    if not foes or mine < 0:
        return options[int(roll * len(options))]
    best = [
        each for each in options
        if board.step[mine][each.a] >= 0
        and any(board.gap[board.step[mine][each.a]][foe] < board.gap[mine][foe] for foe in foes)
    ]  # fmt: skip
    best = best or list(options)
    exact = [each for each in best if any(_hits_line(state, mine, each.a, foe) for foe in foes)]
    pool = exact or best
    return pool[int(roll * len(pool))]


def _hits_line(state: State, start: int, direction: int, goal: int) -> bool:
    board, hex = state.book.map.board, start
    for _ in range(8):
        hex = board.step[hex][direction]
        if hex < 0 or board.blocked >> hex & 1:
            return False
        if hex == goal:
            return True
    return False


def _too_far(state: State, seat: Seat) -> bool:
    gap, mine = state.book.map.board.gap, state.units[seat].hex
    foes = _enemy_hexes(state, seat)
    return bool(foes) and abs(min(gap[mine][foe] for foe in foes) - wanted_distance(state, seat)) > 1
