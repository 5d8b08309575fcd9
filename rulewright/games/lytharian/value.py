"""What bots think good: who is ahead at a glance, options worth a thought, and quick answers."""

from collections.abc import Sequence
from math import exp

from rulewright.games.lytharian import prompts
from rulewright.games.lytharian.cards.card import KING, PAWN
from rulewright.games.lytharian.state import State, printed, seat_of, troop_face
from rulewright.games.lytharian.stats import att_of, life_of
from rulewright.kernel.question import Option, Seat

_REACH = (0.0, 2.0, 1.0, 0.6, 0.6, 0.0)  # what a role is worth beyond its numbers


def strength(state: State, seat: Seat) -> float:
    """How well a player stands, in points of power."""
    total = 0.0
    player = state.players[seat]
    size = state.book.board.width
    king_here = king_there = -1
    for troop in range(2 * state.n):
        if state.at[troop] >= 0 and state.role[troop] == KING:
            if seat_of(state, troop) == seat:
                king_here = state.at[troop]
            else:
                king_there = state.at[troop]
    gap = state.book.board.gap8
    for troop in range(seat * state.n, seat * state.n + state.n):
        at = state.at[troop]
        if at < 0:
            continue
        card = printed(state, troop)
        life = life_of(state, troop)
        total += 0.5 * att_of(state, troop) + 0.6 * life + 0.6 * len(card.abilities) + _REACH[card.role]
        if card.role == KING:
            total += 2.2 * min(life, 12)
        if state.role[troop] == PAWN:
            steps = at // size if seat == state.first else size - 1 - at // size
            total += 0.12 * steps * steps
        if king_there >= 0 and card.role != KING:
            total += 0.15 * (8 - gap[at][king_there]) * (card.att / 5)
        if state.curse[troop] >= 0:
            total -= 1.2
    total += 0.5 * player.mana + 0.9 * min(len(player.hand), 10) + 3.0 * player.obelisk + 2.0 * len(player.enchants)
    if state.book.rules.game == "pawns":
        total += 9.0 * player.points
    elif state.book.rules.game == "duels":
        total += 12.0 * player.points
    return total + (0.0 if king_here < 0 else 1.0)


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else 0.0
    if not state.faces:
        return 0.5
    return 1 / (1 + exp((strength(state, 1 - seat) - strength(state, seat)) / 12))


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Equal cards once; revealing without a purpose not at all; of many moves those that matter."""
    seen: set[tuple[str, int, int, int]] = set()
    found: list[Option] = []
    faces, troops = state.faces, 2 * state.n
    for each in options:
        if each.verb == "reveal" and len(options) > 1 and not _worth_showing(state, each.a, options[0]):
            continue
        a = each.a
        if each.verb in ("cast", "attach", "harness", "discard", "take", "reforge") and a >= troops:
            key = (each.verb, faces[a], each.b, each.c)
            if key in seen:
                continue
            seen.add(key)
        found.append(each)
    return found or options[:1]


def _worth_showing(state: State, troop: int, first: Option) -> bool:
    """For its effects and Main: abilities where they can be used; in a combat to swell the mob."""
    face = troop_face(state, troop)
    if first is prompts.PASS:
        return state.fight is not None and state.book.cards[face].race == "surictavi"
    return bool(state.book.effects[face] or state.book.mains[face])


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once: good attacks, advances, healing friends, hurting enemies; else pass."""
    first = options[0]
    last = options[-1]
    if first is prompts.PASS:
        casts = [each for each in options if each.verb not in ("reveal", "pass")]
        return casts[int(roll * 4 * len(casts)) % len(casts)] if casts and roll < 0.35 else first
    verbs = {first.verb, last.verb}
    if first is prompts.DONE:
        useful = [each for each in options if each.verb not in ("reveal", "done")]
        return useful[int(roll * 7 * len(useful)) % len(useful)] if useful and roll < 0.85 else first
    if "move" in verbs or first is prompts.END or last.verb in ("attack", "main"):
        return _hunch_main(state, seat, options, roll)
    if first.verb in ("at_troop", "at_second"):
        return _hunch_target(state, seat, options, roll)
    if first.verb == "x":
        return options[-1 if roll < 0.3 else int(roll * len(options))]
    if first is prompts.NONE and last.verb == "harness":
        return first if roll < 0.85 else last
    if last.verb == "copy":
        return max(options[1:], key=lambda each: state.book.cards[each.a].power)
    return options[int(roll * len(options))]


def _hunch_main(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    attacks = [each for each in options if each.verb == "attack"]
    if attacks and roll < 0.8:
        best = max(attacks, key=lambda each: _gain(state, each))
        if _gain(state, best) > 0:
            return best
    if options[0] is prompts.END and roll < 0.6:
        return options[0]
    acts = [each for each in options if each.verb in ("cast", "attach", "main", "charge")]
    if acts and 0.25 < roll < 0.7:
        return acts[int(roll * 31) % len(acts)]
    moves = [each for each in options if each.verb == "move"]
    if moves:
        return moves[int(roll * 997) % len(moves)]
    return options[0] if options[0] is prompts.END else options[int(roll * len(options))]


def _gain(state: State, each: Option) -> float:
    """What an attack promises: what it takes less what it costs; of face-down enemies an average is supposed."""
    mine = att_of(state, each.a), life_of(state, each.a)
    known = state.up[each.b] or state.copy[each.b] >= 0
    theirs = (att_of(state, each.b), life_of(state, each.b)) if known else _AVERAGE[max(0, state.role[each.b])]
    worth = 3.0 if state.role[each.b] == KING else 1.0
    cost = 4.0 if state.role[each.a] == KING else 1.0
    dealt, taken = min(mine[0], theirs[1]), min(theirs[0], mine[1])
    kill = 4.0 + theirs[0] if mine[0] >= theirs[1] else 0.0
    loss = 4.0 + mine[0] if theirs[0] >= mine[1] else 0.0
    return worth * (dealt + kill) - cost * (taken + loss)


_AVERAGE = ((8, 11), (9, 8), (7, 8), (5, 5), (4, 5), (3, 3))


def _hunch_target(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Enemies if any can be chosen, the most hurt friend otherwise."""
    foes = [each for each in options if seat_of(state, each.a) != seat]
    if foes:
        return foes[int(roll * len(foes))]
    hurt = [each for each in options if state.hurt[each.a]]
    pool = hurt or list(options)
    return pool[int(roll * len(pool))]
