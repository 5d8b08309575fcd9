"""Quick answers: the best attack in sight, free effects, spells that decide a combat; else pass."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.card import KING, PAWN
from rulewright.games.lytharian.mind.appraisal import Force, strikes
from rulewright.games.lytharian.mind.purpose import (
    ACTS,
    HARM,
    HELP,
    TROOP_TARGETS,
    bent,
    hostile_spell,
    of_others,
    pays,
    pending,
    pre_combat,
)
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.combat.fight_numbers import foreseen
from rulewright.games.lytharian.rules.combat.stats import life_of
from rulewright.games.lytharian.rules.movement.reach import strike_of
from rulewright.games.lytharian.rules.state import CASTING, Fight, State
from rulewright.games.lytharian.rules.troops import seat_of
from rulewright.kernel.question import Option, Seat

_MOVING = (verbs.MOVE.name, verbs.ATTACK.name)
_STRIKING = (verbs.ATTACK.name, verbs.MAIN_ABILITY.name)
_CHOSEN_IN_COMBAT = (verbs.BERSERK.name, verbs.MOBILITY.name, verbs.FORM.name)
_TAKEN_AS_THEY_COME = (verbs.PAY.verb, verbs.SKIP.verb, verbs.AT_SEAT.name)


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once."""
    first, last = options[0], options[-1]
    if first is verbs.PASS:
        return _window(state, seat, options, roll)
    if first is verbs.DONE:
        return next((each for each in options if pays(state, seat, each)), first)
    verb = first.verb
    if verb in _MOVING or first is verbs.END or last.verb in _STRIKING:
        return _main(state, seat, options, roll)
    if verb in TROOP_TARGETS:
        return _target(state, seat, options, roll)
    if verb == verbs.AMOUNT.name:
        return options[min(len(options), max(1, state.players[seat].mana)) - 1]
    if last.verb == verbs.HARNESS.name and (first is verbs.NONE or verb == last.verb):
        cards, faces = state.book.cards, state.faces
        return first if first is verbs.NONE else min(options, key=lambda each: cards[faces[each.a]].quality)
    if last.verb == verbs.COPY.name:
        return max(options[1:], key=lambda each: state.book.cards[each.a].power)
    if verb in _CHOSEN_IN_COMBAT:
        return _in_combat(state, seat, options, roll)
    if verb == verbs.AT_STACK.name:
        theirs = of_others(state, seat, options)
        return theirs[int(roll * len(theirs))]
    if first is verbs.KEEP:  # an order that nobody can foresee
        return first if roll < 0.5 else verbs.SHUFFLE
    if verb in _TAKEN_AS_THEY_COME:
        return first
    if verb == verbs.NO_PROTECT.name:
        return last
    return options[int(roll * len(options))]


# -- the Main Phase


def _main(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Attack if it pays, at once or after a move; now and then a spell or a piece of equipment; else a quiet move."""
    first = options[0]
    if verbs.CHARGE in options and roll < 0.5:
        return verbs.CHARGE
    attack = verbs.ATTACK.name
    attacks = [each for each in options if each.verb == attack]
    force: Force | None = None
    if attacks:
        force = Force(state)
        best = max(attacks, key=lambda each: force.gain(each.a, each.b) if force else 0.0)
        if force.gain(best.a, best.b) > 0.5 or first.verb == attack:
            return best
    if first is verbs.END:
        strike = next((each for each in options if each.verb == verbs.MAIN_ABILITY.name), None)
        return strike if strike is not None and roll < 0.7 else first
    if roll < 0.7:
        acts = [each for each in options if each.verb in ACTS]
        if acts:
            return acts[int(roll * 1.42 * len(acts))]
    move = verbs.MOVE.name
    moves = [each for each in options if each.verb == move]
    if not moves:
        return options[int(roll * len(options))]
    if state.attacks < state.book.rules.attacks_per_turn:
        found = _approach(state, force or Force(state), seat, moves)
        if found is not None:
            return found
    return _quiet(state, seat, moves, roll)


def _approach(state: State, force: Force, seat: Seat, moves: list[Option]) -> Option | None:
    """The move before the best attack."""
    best = max(strikes(state, force, seat), default=None)
    if best is None or best[0] <= 0.5:
        return None
    _, troop, foe = best
    squares = state.book.from_where[strike_of(state, troop)][state.at[foe]]
    return next((each for each in moves if each.a == troop and squares >> each.b & 1), None)


def _quiet(state: State, seat: Seat, moves: list[Option], roll: float) -> Option:
    """Of a few moves at random one that is no King's, a Pawn's step rather than none."""
    role, n = state.role, len(moves)
    start = int(roll * n)
    for i in range(4):
        each = moves[(start + 7 * i) % n]
        if role[each.a] == PAWN:
            return each
    for i in range(n):
        each = moves[(start + i) % n]
        if role[each.a] != KING:
            return each
    return moves[start]


# -- targets


def _target(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Harm for the enemy it costs most, help for the friend who needs it most."""
    n = state.n
    foes = [each for each in options if (each.a >= n) == (seat == 0)]
    friends = [each for each in options if (each.a >= n) == (seat == 1)]
    aim = HARM if not friends else HELP if not foes else pending(state, seat)
    if aim == HARM | HELP:
        aim = HARM if roll < 0.5 else HELP
    fight = state.fight
    pool = foes if aim == HARM else friends
    if fight is not None:
        for each in pool:
            if each.a in fight.pair:
                return each
    force = Force(state)
    if aim == HARM:
        return max(pool, key=lambda each: force.loss(each.a, 2) + 0.02 * force.worth[each.a])
    hurt = [each for each in pool if state.hurt[each.a]]
    if hurt:
        return max(hurt, key=lambda each: force.worth[each.a] + 3 * min(state.hurt[each.a], 3))
    officers = [each for each in pool if state.role[each.a] != PAWN] or pool
    return officers[int(roll * len(officers))]


# -- windows and combat


def idle(state: State, seat: Seat) -> bool:
    """Whether a window is passed whatever the hand holds: no combat to turn, no spell to counter."""
    if not state.players[seat].hand:
        return True
    return (state.fight is None or state.fight.step != CASTING) and not hostile_spell(state, seat)


def _window(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Outside combat pass, but counter a spell now and then; in combat cast what turns it."""
    passing = options[0]
    if pre_combat(state):
        return _pre_combat(state, seat, options, roll)
    cast = verbs.CAST.name
    casts = [each for each in options if each.verb == cast]
    if not casts:
        return passing
    cards, faces = state.book.cards, state.faces
    if hostile_spell(state, seat):
        counters = [each for each in casts if cards[faces[each.a]].purpose == "counter"]
        if counters and roll < 0.6:
            return counters[0]
    fight = state.fight
    if fight is None or fight.step != CASTING:
        return passing
    if any(item.seat == seat for item in state.stack):
        return passing
    need, spare = _margins(state, fight, seat)
    for each in casts:
        card = cards[faces[each.a]]
        kind = bent(card)
        n = card.effects[0].n if card.effects and card.cost >= 0 else state.players[seat].mana
        if kind == HARM and card.purpose == "damage" and 0 < need <= n:
            return each
        if kind == HELP and card.purpose == "protection" and spare <= 0 < spare + n:
            return each
    return passing


def _pre_combat(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Effects that cost nothing, equipment, then the best spell that the mana allows: nothing of it lasts (LC-360)."""
    useful = [each for each in options if each.verb not in ACTS and pays(state, seat, each)]
    if useful:
        return useful[0]
    if roll < 0.2:
        return options[0]
    strike = next((each for each in options if each.verb == verbs.MAIN_ABILITY.name), None)
    if strike is not None:
        return strike
    cards, faces = state.book.cards, state.faces
    acts = [each for each in options if each.verb == verbs.ATTACH.name]
    acts = acts or [each for each in options if each.verb == verbs.CAST.name
                    and cards[faces[each.a]].purpose in ("damage", "life drain", "curse", "aura")]  # fmt: skip
    return max(acts, key=lambda each: cards[faces[each.a]].quality) if acts else options[0]


def _margins(state: State, fight: Fight, seat: Seat) -> tuple[int, int]:
    """What the enemy's troop will have left, and what ours will."""
    mine = 0 if seat_of(state, fight.attacker) == seat else 1
    pair = fight.pair
    left = [life_of(state, pair[side]) - foreseen(state, fight, side) for side in (0, 1)]
    return left[1 - mine], left[mine]


def _in_combat(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Att if that kills, else protection; no more Berserk than is needed for a kill."""
    fight = state.fight
    if fight is None:
        return options[0]
    need, spare = _margins(state, fight, seat)
    if options[0].verb == verbs.BERSERK.name:
        wanted = need if 0 < need < len(options) and (spare > need or spare <= 0) else 0
        return options[wanted] if options[wanted].verb == verbs.BERSERK.name else options[0]
    return options[0] if need == 1 or (need > 0 and roll < 0.2) else options[1]
