"""Options worth a thought: attacks and moves by promise, targets of the right side, equal cards once."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.card import KING, PAWN, Card
from rulewright.games.lytharian.mind import purpose
from rulewright.games.lytharian.mind.aiming import fitting_amounts, ranked_targets
from rulewright.games.lytharian.mind.appraisal import Force, reach_of
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.abilities.effect_worth import can_strike, in_sight, pays, wounded
from rulewright.games.lytharian.rules.ids import OTHER, TroopId
from rulewright.games.lytharian.rules.movement.reach import strike_of
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army, beside, powers_of, seat_of, troop_face
from rulewright.kernel.question import Option, Seat

MOST_MOVES, MOST_ATTACKS, MOST_TARGETS, MOST_ACTS, MOST_PRE_COMBAT, MOST_CARDS = 5, 2, 3, 4, 5, 5  # of each looked at
CARDS = (verbs.CAST.name, verbs.ATTACH.name, verbs.HARNESS.name, verbs.DISCARD.name, verbs.TAKE.name,
         verbs.REFORGE.name)  # fmt: skip
_REVEAL, _CAST, _ATTACH = verbs.REVEAL.name, verbs.CAST.name, verbs.ATTACH.name
_MOVE, _ATTACK = verbs.MOVE.name, verbs.ATTACK.name


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """The options that a player would look at; never none."""
    first = options[0]
    if first is verbs.PASS:
        return _window(state, seat, options)
    if first is verbs.DONE:
        return _effects(state, seat, options)
    verb = first.verb
    if first is verbs.KEEP:
        return options[:2]
    if verb == verbs.AT_STACK.name:
        return purpose.of_others(state, seat, options)
    if verb in purpose.TROOP_TARGETS:
        return _targets(state, seat, options)
    if verb == verbs.AMOUNT.name:
        return [options[n - 1] for n in fitting_amounts(state, seat, len(options))]
    if verb == verbs.DISCARD.name:
        return _discards(state, seat, options)
    if verb == verbs.PAY.verb:
        return options[:1]  # no second piece is melted for what can be paid
    if options[-1].verb == verbs.TAKE.name:
        return sorted(_once(state, options[1:]), key=lambda each: -purpose.keeping(state, seat, each.a))[:MOST_CARDS]
    if verb in (_MOVE, _ATTACK) or first is verbs.END:
        return _main(state, seat, options)
    if options[-1].verb == verbs.HARNESS.name:
        return _harness(state, options)
    return _once(state, [each for each in options if each.verb != _REVEAL]) or options[:1]


def _once(state: State, options: Sequence[Option]) -> list[Option]:
    """Of equal cards one."""
    seen: set[tuple[str, int, int, int]] = set()
    found: list[Option] = []
    for each in options:
        if each.verb in CARDS and each.a >= 2 * state.n:
            key = (each.verb, state.faces[each.a], each.b, each.c)
            if key in seen:
                continue
            seen.add(key)
        found.append(each)
    return found


def _discards(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Those that are missed least; the best card of several is kept."""
    found = sorted(_once(state, options), key=lambda each: purpose.keeping(state, seat, each.a))
    return found[: min(MOST_CARDS, max(1, len(found) - 1))]


def _harness(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """None if that will do, else the spell that is missed least."""
    if options[0].verb != verbs.HARNESS.name:
        return options[:1]
    cards, faces = state.book.cards, state.faces
    return [min(options, key=lambda each: (cards[faces[each.a]].quality, cards[faces[each.a]].cost))]


def _window(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Spells in combat and against spells; a mob shows itself in combat; else nothing is lost by waiting."""
    if purpose.pre_combat(state):
        return _pre_combat(state, seat, options)
    busy = state.fight is not None or purpose.hostile_spell(state, seat)
    found = [options[0]]
    shown = not _mob_fights(state, seat)
    for each in options[1:]:
        if each.verb == _REVEAL:
            if not shown and state.book.cards[troop_face(state, verbs.REVEAL.of(each)[0])].race == "surictavi":
                shown = True
                found.append(each)
        elif each is verbs.CHARGE or (busy and _may_help(state, seat, each)):
            found.append(each)
    return _once(state, found)


def _may_help(state: State, seat: Seat, option: Option) -> bool:
    """Whether an answer in a window does anything: to heal, somebody has to carry damage."""
    if option.verb != _CAST or state.book.cards[state.faces[option.a]].purpose != "heal":
        return True
    return wounded(state, seat)


def _pre_combat(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Everything that could strengthen the own troop or weaken the other: mana and cards do not last (LC-360)."""
    found = [options[0]]
    acts: list[Option] = []
    for each in _once(state, options[1:]):
        if each.verb == _REVEAL:
            continue
        if each.verb in purpose.ACTS:
            acts.append(each)
        elif pays(state, seat, each) is not False:
            found.append(each)
    cards, faces = state.book.cards, state.faces
    acts.sort(key=lambda each: -cards[faces[each.a]].quality)
    return found + acts[:MOST_PRE_COMBAT]


def _mob_fights(state: State, seat: Seat) -> bool:
    """Whether the player's troop in combat counts revealed friends (LC-271)."""
    fighters = () if state.fight is None else state.fight.pair
    return any(seat_of(state, t) == seat and state.up[t] and "mob_might" in powers_of(state, t) for t in fighters)


def _effects(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """What is free and good is done; the rest is weighed, showing a troop for its effect too."""
    found = [options[0]]
    for each in options[1:]:
        if each.verb == _REVEAL:
            if len(found) < 3 and _would_pay(state, seat, verbs.REVEAL.of(each)[0]):
                found.append(each)
            continue
        good = pays(state, seat, each)
        if good:
            return [each]
        if good is None:
            found.append(each)
    return found


def _would_pay(state: State, seat: Seat, troop: TroopId) -> bool:
    """Whether a face-down troop has something to do in the Effects Phase once it is shown."""
    for power in state.book.effects[troop_face(state, troop)]:
        key = power.partition(":")[0]
        if key in ("effect_healer", "effect_prime_healer"):
            continue  # they heal unseen (LC-069)
        if key in ("effect_regrowth", "effect_regenerate"):
            return state.hurt[troop] > 0
        if key in ("effect_heal", "effect_y_healer"):
            return wounded(state, seat)
        if key in ("effect_power_up", "wild_mana"):
            return True
        if key not in ("effect_stealth", "effect_ruthless", "effect_seer", "effect_gear"):
            return in_sight(state, seat)
    return False


def _targets(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Enemies for harm, friends for help, those that matter most; in combat those who fight."""
    if len(options) <= 2 and state.announcing < 0:
        return options
    found = ranked_targets(state, seat, options, Force(state))
    if state.fight is not None and found[0].a in state.fight.pair:
        return found[:2]
    return found[:MOST_TARGETS]


# -- the Main Phase


def _main(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """First move or attack; spells, equipment and abilities once the move is made, and then the end."""
    moves: list[Option] = []
    attacks: list[Option] = []
    acts: list[Option] = []
    rest: list[Option] = []
    charge: list[Option] = []
    for each in options:
        verb = each.verb
        if verb == _MOVE:
            moves.append(each)
        elif verb == _ATTACK:
            attacks.append(each)
        elif verb in purpose.ACTS:
            acts.append(each)
        elif each is verbs.CHARGE:
            charge = [each]
        elif verb == verbs.MAIN_ABILITY.name:
            if can_strike(state, seat, verbs.MAIN_ABILITY.of(each)[0]):
                rest.append(each)
        elif verb != _REVEAL or _could_strike(state, seat, verbs.REVEAL.of(each)[0]):
            rest.append(each)
    force = Force(state) if moves or attacks else None
    if force is not None and attacks:
        promise = {each: force.gain(each.a, each.b) for each in attacks}
        attacks.sort(key=lambda each: -promise[each])
        if len(attacks) > 1 or rest or moves:
            attacks = [each for each in attacks if promise[each] > -4][:MOST_ATTACKS]
    if force is not None and moves:
        moves = _best_moves(state, seat, force, moves) if len(moves) > MOST_MOVES else moves
        spells = [each for each in _once(state, acts) if each.verb == _CAST]
        early = [each for each in spells if _comes_first(state.book.cards[state.faces[each.a]])]
        return attacks + moves + early + charge
    acts = [each for each in _once(state, acts) if each.verb == _ATTACH or _has_use(state, seat, each.a)]
    acts.sort(key=lambda each: -purpose.keeping(state, seat, each.a))
    return rest[:3] + charge + attacks + acts[:MOST_ACTS] or options[:1]


def _comes_first(card: Card) -> bool:
    """Whether a spell has to come before the move, or may replace it."""
    return card.first or (card.purpose == "movement" and not card.fast)


def _could_strike(state: State, seat: Seat, troop: TroopId) -> bool:
    """Whether a face-down troop could use a Main: ability on a revealed enemy next to it."""
    if not state.book.mains[troop_face(state, troop)]:
        return False
    return any((t >= state.n) == (seat == 0) and state.up[t] for t in beside(state, troop))


def _has_use(state: State, seat: Seat, held: int) -> bool:
    """Whether a spell has something to do now."""
    card: Card = state.book.cards[state.faces[held]]
    match card.purpose:
        case "heal":
            return wounded(state, seat)
        case "protection" | "counter":
            return False  # for windows
        case "damage" | "life drain":
            return in_sight(state, seat)
    return True


def _best_moves(state: State, seat: Seat, force: Force, moves: list[Option]) -> list[Option]:
    """By what the troop could strike from there and what could strike it, here and there."""
    at, role = state.at, state.role
    from_where = state.book.from_where
    foes = [t for t in army(state, OTHER[seat]) if at[t] >= 0]
    threats = [(foe, reach_of(state, foe), from_where[strike_of(state, foe)]) for foe in foes]
    goal = next((at[t] for t in foes if role[t] == KING), -1)
    gap, size = state.book.board.gap8, state.book.board.width
    may_attack = state.attacks < state.book.rules.attacks_per_turn
    stay: dict[TroopId, tuple[float, list[tuple[float, int]], list[float]]] = {}
    scored: list[tuple[float, int, Option]] = []
    for i, each in enumerate(moves):
        troop, square = verbs.MOVE.of(each)
        known = stay.get(troop)
        if known is None:
            table = from_where[strike_of(state, troop)]
            promises = [(force.gain(troop, foe), table[at[foe]]) for foe in foes]
            dangers = [max(0.0, force.gain(foe, troop)) for foe in foes]
            here = max((danger for danger, (_, reach, strike) in zip(dangers, threats, strict=True)
                        if danger and reach & strike[at[troop]]), default=0.0)  # fmt: skip
            known = stay[troop] = (here, promises, dangers)
        here, promises, dangers = known
        bit = 1 << square
        there = max((danger for danger, (_, reach, strike) in zip(dangers, threats, strict=True)
                     if danger and reach & strike[square]), default=0.0)  # fmt: skip
        strike_gain = max((promise for promise, squares in promises if squares & bit), default=0.0)
        score = 0.8 * (here - there) + (max(0.0, strike_gain) if may_attack else 0.2 * max(0.0, strike_gain))
        if role[troop] == PAWN:
            steps = square // size if seat == state.first else size - 1 - square // size
            score += 0.2 * steps
        elif goal >= 0 and role[troop] != KING:
            score += 0.025 * (gap[at[troop]][goal] - gap[square][goal]) * force.att[troop]
        scored.append((-score, i, each))
    scored.sort()
    return [each for _, _, each in scored[:MOST_MOVES]]
