"""Quick answers: the best attack in sight, free effects, spells that decide a combat; else pass."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.card import KING, PAWN, Card
from rulewright.games.lytharian.mind.aiming import fitting_amounts, margins, ranked_targets
from rulewright.games.lytharian.mind.appraisal import Force, reach_of, strikes
from rulewright.games.lytharian.mind.purpose import (
    ACTS,
    HARM,
    HELP,
    TROOP_TARGETS,
    amount,
    bent,
    hostile_spell,
    keeping,
    of_others,
    pre_combat,
)
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.abilities.effect_worth import can_strike, pays
from rulewright.games.lytharian.rules.casting.targeting import can_target
from rulewright.games.lytharian.rules.ids import OTHER
from rulewright.games.lytharian.rules.movement.reach import strike_of
from rulewright.games.lytharian.rules.state import CASTING, State
from rulewright.games.lytharian.rules.troops import army, troops_of
from rulewright.kernel.question import Option, Seat

_MOVING = (verbs.MOVE.name, verbs.ATTACK.name)
_STRIKING = (verbs.ATTACK.name, verbs.MAIN_ABILITY.name)
_CHOSEN_IN_COMBAT = (verbs.BERSERK.name, verbs.MOBILITY.name, verbs.FORM.name)
SAMPLE = 5  # quiet moves that are looked at
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
        return ranked_targets(state, seat, options, Force(state))[0] if len(options) > 1 else first
    if verb == verbs.AMOUNT.name:
        most = min(len(options), max(1, state.players[seat].mana))
        return options[fitting_amounts(state, seat, most)[0] - 1]
    if verb == verbs.DISCARD.name:
        return min(options, key=lambda each: keeping(state, seat, each.a))
    if last.verb == verbs.TAKE.name:
        return max(options[1:], key=lambda each: keeping(state, seat, each.a) + roll * (each.a % 7) / 4)
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
    """Attack if it pays, at once or after a move; then abilities, spells and equipment that help; at last charge."""
    first = options[0]
    attack = verbs.ATTACK.name
    attacks = [each for each in options if each.verb == attack]
    force = Force(state)
    if attacks:
        best = max(attacks, key=lambda each: force.gain(each.a, each.b))
        if force.gain(best.a, best.b) > 0.5 or first.verb == attack:
            return best
    if first is not verbs.END:
        move = verbs.MOVE.name
        moves = [each for each in options if each.verb == move]
        if moves:
            if state.attacks < state.book.rules.attacks_per_turn:
                found = _approach(state, force, seat, moves)
                if found is not None:
                    return found
            return _quiet(state, force, seat, moves, roll)
    for each in options:
        if each.verb == verbs.MAIN_ABILITY.name and can_strike(state, seat, verbs.MAIN_ABILITY.of(each)[0]):
            return each
    if roll < 0.9:
        act = _act(state, force, seat, options)
        if act is not None:
            return act
    return verbs.CHARGE if verbs.CHARGE in options else first


def _act(state: State, force: Force, seat: Seat, options: Sequence[Option]) -> Option | None:
    """The spell or piece of equipment that brings most for what it costs, if any does."""
    best, most = None, 0.0
    cards, faces = state.book.cards, state.faces
    for each in options:
        if each.verb in ACTS:
            score = _use_of(state, force, seat, cards[faces[each.a]])
            if score > most:
                best, most = each, score
    return best


def _use_of(state: State, force: Force, seat: Seat, card: Card) -> float:
    """What a card would bring now, less its cost."""
    other = state.players[OTHER[seat]]
    mana = state.players[seat].mana
    if card.cost > mana:
        return 0.0  # not by harnessing: the other card is worth as much
    match card.purpose:
        case "enchant":
            return 5.0
        case "aura" | "curse":
            return 1.5
        case "damage" | "life drain":
            n = amount(state, seat, card)
            foes = [t for t in troops_of(state, OTHER[seat]) if can_target(state, seat, t)]
            found = max([force.loss(t, n) for t in foes], default=0.0)
            cost = card.cost if card.cost >= 0 else min(mana, 4)
            return found - 0.6 * cost - 1.5
        case "heal":
            n = amount(state, seat, card)
            hurt = max([min(state.hurt[t], n) * (2.0 if state.role[t] == KING else 0.8) for t in army(state, seat)
                        if state.at[t] >= 0], default=0.0)  # fmt: skip
            return hurt - 0.3 * n
        case "revive":
            return 4.0
        case "draw":
            return 1.0
        case "mana drain":
            return 0.8 if other.mana >= 3 else 0.0
        case "discard":
            return 0.7 if len(other.hand) >= 2 else 0.0
        case "removal":
            return 1.2 if _theirs(state, seat) else 0.0
        case "":
            return 1.2 if card.kind != "spell" else 0.0
    return 0.0  # protection, counters and movement are for windows


def _theirs(state: State, seat: Seat) -> bool:
    """Whether the other player has an enchant, an aura or equipment in play."""
    if state.players[OTHER[seat]].enchants:
        return True
    return any(state.at[t] >= 0 and (state.aura[t] >= 0 or state.weapon[t] >= 0 or state.armor[t] >= 0)
               for t in army(state, OTHER[seat]))  # fmt: skip


def _approach(state: State, force: Force, seat: Seat, moves: list[Option]) -> Option | None:
    """The move before the best attack."""
    best = max(strikes(state, force, seat), default=None)
    if best is None or best[0] <= 0.5:
        return None
    _, troop, foe = best
    squares = state.book.from_where[strike_of(state, troop)][state.at[foe]]
    return next((each for each in moves if each.a == troop and squares >> each.b & 1), None)


def _quiet(state: State, force: Force, seat: Seat, moves: list[Option], roll: float) -> Option:
    """Of a few moves at random the one that is safest and leads on."""
    role, at, n = state.role, state.at, len(moves)
    from_where = state.book.from_where
    foes = [t for t in army(state, OTHER[seat]) if at[t] >= 0]
    threats = [(foe, reach_of(state, foe), from_where[strike_of(state, foe)]) for foe in foes]
    start, best, most = int(roll * n), moves[0], -1e9
    step = max(1, n // SAMPLE)
    for i in range(min(n, SAMPLE)):
        each = moves[(start + step * i) % n]
        troop, square = each.a, each.b
        here, there = at[troop], 0.0
        score = 0.6 if role[troop] == PAWN else -1.5 if role[troop] == KING else 0.3
        for foe, reach, strike in threats:
            if reach & (strike[here] | strike[square]):
                danger = force.gain(foe, troop)
                if danger > 0:
                    if reach & strike[square]:
                        there = max(there, danger)
                    if reach & strike[here]:
                        score += 0.5 * danger
        score -= there
        if score > most:
            best, most = each, score
    return best


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
    need, spare = margins(state, fight, seat)
    for each in casts:
        card = cards[faces[each.a]]
        kind = bent(card)
        n = amount(state, seat, card) if card.effects else 0
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
    strike = next((each for each in options if each.verb == verbs.MAIN_ABILITY.name
                   and can_strike(state, seat, verbs.MAIN_ABILITY.of(each)[0])), None)  # fmt: skip
    if strike is not None:
        return strike
    cards, faces = state.book.cards, state.faces
    acts = [each for each in options if each.verb == verbs.ATTACH.name]
    acts = acts or [each for each in options if each.verb == verbs.CAST.name
                    and cards[faces[each.a]].purpose in ("damage", "life drain", "curse", "aura")]  # fmt: skip
    return max(acts, key=lambda each: cards[faces[each.a]].quality) if acts else options[0]


def _in_combat(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Att if that kills, else protection; no more Berserk than is needed for a kill."""
    fight = state.fight
    if fight is None:
        return options[0]
    need, spare = margins(state, fight, seat)
    if options[0].verb == verbs.BERSERK.name:
        wanted = need if 0 < need < len(options) and (spare > need or spare <= 0) else 0
        return options[wanted] if options[wanted].verb == verbs.BERSERK.name else options[0]
    return options[0] if need == 1 or (need > 0 and roll < 0.2) else options[1]
