"""Options worth a thought: attacks and moves by promise, targets of the right side, equal cards once."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.card import KING, PAWN, Card
from rulewright.games.lytharian.mind.appraisal import Force, reach_of, striking_squares
from rulewright.games.lytharian.mind.purpose import HARM, HELP, hostile_spell, in_sight, pays, pending, wounded
from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.movement import attack_ways
from rulewright.games.lytharian.rules.stack import mob_fights
from rulewright.games.lytharian.rules.state import EFFECTS, State, troop_face
from rulewright.kernel.question import Option, Seat

MOVES, ATTACKS, TARGETS, ACTS = 4, 2, 3, 3  # how many of each are looked at
CARDS = ("cast", "attach", "harness", "discard", "take", "reforge")


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """The options that a player would look at; never none."""
    first = options[0]
    if first is prompts.PASS:
        return _window(state, seat, options)
    if first is prompts.DONE:
        return _effects(state, seat, options)
    verb = first.verb
    if verb in ("keep", "stay"):
        return options[:1]
    if verb in ("at_troop", "at_second"):
        return _targets(state, seat, options)
    if verb == "x":
        n = len(options)
        return [options[i] for i in sorted({0, n // 2, n - 1})]
    if verb in ("move", "attack") or first is prompts.END:
        return _main(state, seat, options)
    if options[-1].verb == "harness":
        return _harness(state, options)
    return _once(state, [each for each in options if each.verb != "reveal"]) or options[:1]


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


def _harness(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """None if that will do, else the spell that is missed least."""
    if options[0].verb != "harness":
        return options[:1]
    cards, faces = state.book.cards, state.faces
    return [min(options, key=lambda each: (cards[faces[each.a]].quality, cards[faces[each.a]].cost))]


def _window(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Spells in combat and against spells; a mob shows itself in combat; else nothing is lost by waiting."""
    busy = state.fight is not None or hostile_spell(state, seat)
    found = [options[0]]
    shown = not mob_fights(state, seat)
    for each in options[1:]:
        if each.verb == "reveal":
            if not shown and state.book.cards[troop_face(state, each.a)].race == "surictavi":
                shown = True
                found.append(each)
        elif each is prompts.CHARGE or busy:
            found.append(each)
    return _once(state, found)


def _effects(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """What is free and good is done; the rest is weighed, showing a troop for its effect too."""
    found = [options[0]]
    for each in options[1:]:
        if each.verb == "reveal":
            if len(found) < 3 and _would_pay(state, seat, each.a):
                found.append(each)
            continue
        good = pays(state, seat, each)
        if good:
            return [each]
        if good is None:
            found.append(each)
    return found


def _would_pay(state: State, seat: Seat, troop: int) -> bool:
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
    """Enemies for harm, friends for help, those that matter most."""
    if len(options) <= 2:
        return options
    n = state.n
    foes = [each for each in options if (each.a >= n) == (seat == 0)]
    friends = [each for each in options if (each.a >= n) == (seat == 1)]
    if foes and friends:
        aim = pending(state, seat)
        foes = foes if aim & HARM else []
        friends = friends if aim & HELP else []
    force = Force(state)
    foes.sort(key=lambda each: -force.loss(each.a, 2) - 0.05 * force.worth[each.a])
    if (foes and friends) or state.phase == EFFECTS:
        friends = [each for each in friends if state.hurt[each.a]] or friends
    friends.sort(key=lambda each: -force.worth[each.a] - 3 * min(state.hurt[each.a], 4))
    found = foes[:TARGETS] + friends[:TARGETS]
    return found or options[:1]


# -- the Main Phase


def _main(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """First move or attack; spells, equipment and abilities once the move is made, and then the end."""
    moves: list[Option] = []
    attacks: list[Option] = []
    acts: list[Option] = []
    rest: list[Option] = []
    for each in options:
        verb = each.verb
        if verb == "move":
            moves.append(each)
        elif verb == "attack":
            attacks.append(each)
        elif verb in ("cast", "attach"):
            acts.append(each)
        elif verb != "reveal" or _could_strike(state, seat, each.a):
            rest.append(each)
    force = Force(state) if moves or attacks else None
    if force is not None and attacks:
        promise = {each: force.gain(each.a, each.b) for each in attacks}
        attacks.sort(key=lambda each: -promise[each])
        if promise[attacks[0]] > 1 and rest and rest[0] is prompts.END:
            del rest[0]
        if len(attacks) > 1 or rest or moves:
            attacks = [each for each in attacks if promise[each] > -4][:ATTACKS]
    if force is not None and moves:
        moves = _best_moves(state, seat, force, moves) if len(moves) > MOVES else moves
        return attacks + moves + [each for each in _once(state, acts) if _before_moving(state, each)]
    acts = [each for each in _once(state, acts) if each.verb == "attach" or _has_use(state, seat, each.a)]
    return rest[:3] + attacks + acts[:ACTS] or options[:1]


def _before_moving(state: State, each: Option) -> bool:
    """Whether a spell is for the move itself."""
    return each.verb == "cast" and state.book.cards[state.faces[each.a]].purpose == "movement"


def _could_strike(state: State, seat: Seat, troop: int) -> bool:
    """Whether a face-down troop could use a Main: ability on a revealed enemy next to it."""
    if not state.book.mains[troop_face(state, troop)]:
        return False
    near = [state.board[square] for square in state.book.near[state.at[troop]]]
    return any(t >= 0 and (t >= state.n) == (seat == 0) and state.up[t] for t in near)


def _has_use(state: State, seat: Seat, each: int) -> bool:
    """Whether a spell has something to do now."""
    card: Card = state.book.cards[state.faces[each]]
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
    n, at, role = state.n, state.at, state.role
    tables = striking_squares(state)
    foes = [t for t in range((1 - seat) * n, (1 - seat) * n + n) if at[t] >= 0]
    threats = [(foe, reach_of(state, foe), tables[attack_ways(state, foe)]) for foe in foes]
    goal = next((at[t] for t in foes if role[t] == KING), -1)
    gap, size = state.book.board.gap8, state.book.board.width
    may_attack = state.attacks < state.book.rules.attacks_per_turn
    stay: dict[int, tuple[float, list[tuple[float, int]], list[float]]] = {}
    scored: list[tuple[float, int, Option]] = []
    for i, each in enumerate(moves):
        troop, square = each.a, each.b
        known = stay.get(troop)
        if known is None:
            table = tables[attack_ways(state, troop)]
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
    return [each for _, _, each in scored[:MOVES]]
