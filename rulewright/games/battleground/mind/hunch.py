"""Quick answers for playouts: grow, summon, shoot; strike what can be hurt, else march and take cover."""

from collections.abc import Sequence

from rulewright.games.battleground.mind.consider import busy_crossings
from rulewright.games.battleground.mind.value import POWER_WORTH, unit_worth
from rulewright.games.battleground.rules import verbs
from rulewright.games.battleground.rules.battle.actions import blow, target_of
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.ids import FieldId
from rulewright.games.battleground.rules.state import State, class_of, face_now, unit_of
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.kernel.question import CardId, Option, Seat


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once; `roll`, from 0 to 1, is all the chance there is in it."""
    first = options[0]
    verb = first.verb
    if verb == verbs.ATTACK.name:
        return _action(state, options, roll)
    if first is verbs.PASS:
        if seat == state.active:
            return _main(state, seat, options, roll)
        return options[1] if len(options) > 1 and roll < 0.35 else first
    if verb == verbs.FIELD.name:
        return _place(state, seat, options, roll)
    if verb == verbs.CROSSING.name:
        best = busy_crossings(state, seat, options)
        return best[int(roll * min(2, len(best)))]
    if verb == verbs.AT.name and len(options) > 1:
        return _target(state, options, roll)
    if first is verbs.STOP:
        return options[1 + int(roll * (len(options) - 1))]
    return options[int(roll * len(options))]


def _main(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A token first, then the biggest unit, then spells; charges and powers now and then."""
    tokens: list[Option] = []
    bodies: list[Option] = []
    casts: list[Option] = []
    rest: list[Option] = []
    for option in options:
        verb = option.verb
        if verb == verbs.MUSTER.name:
            bodies.append(option)
        elif verb == verbs.TOKEN.name:
            tokens.append(option)
        elif verb == verbs.CAST.name:
            kind = _use(state, seat, *verbs.CAST.of(option))
            if kind:
                (bodies if kind == 2 else casts).append(option)
        elif verb in (verbs.CHARGE.name, verbs.USE.name):
            rest.append(option)
    if tokens:
        if roll < 0.1:
            return tokens[int(roll / 0.1 * len(tokens))]
        return _best_token(state, seat, tokens)
    if bodies and roll < 0.97:
        return max(bodies, key=lambda option: _size(state, option))
    if casts and roll < 0.95:
        return casts[int(roll / 0.95 * len(casts))]
    if rest and roll > 0.9:
        return rest[int((roll - 0.9) / 0.1 * len(rest)) % len(rest)]
    return options[0]


def _size(state: State, option: Option) -> float:
    """How much of a unit it would be."""
    design = state.book.cards[face_now(state, CardId(option.a))]
    return 2 * design.attack + design.hp + 2 * design.range


def _best_token(state: State, seat: Seat, options: Sequence[Option]) -> Option:
    player = state.players[seat]
    paths = class_of(state, player).paths

    def worth(option: Option) -> float:
        (path,) = verbs.TOKEN.of(option)
        return POWER_WORTH[paths[path][player.paths[path]].key]

    return max(options, key=worth)


def _use(state: State, seat: Seat, card: CardId) -> int:
    """2 for a spell that is a unit, 1 for one that is worth a try, 0 for what needs a plan."""
    design = state.book.cards[face_now(state, card)]
    if design.summons_itself:
        return 2
    kind = design.aim.kind
    if kind == "own" or not design.pay:
        return 0
    if kind in ("crossing", "row"):
        side = state.players[seat].side
        return int(any(unit is not None and ally_side(unit) != side for unit in state.board))
    return 1


def _place(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Of two lanes drawn the better: against a foe that comes, or where the way is free."""
    n = len(options)
    draw = int(roll * n * n)
    one, other = options[draw // n % n], options[draw % n]
    if one is other:
        return one
    better = _lane_worth(state, seat, *verbs.FIELD.of(one)) >= _lane_worth(state, seat, *verbs.FIELD.of(other))
    return one if better else other


def _lane_worth(state: State, seat: Seat, field: FieldId) -> float:
    ground, side = state.book.ground, state.players[seat].side
    worth, step = 0.0, 0
    at = ground.front[side][field]
    while at >= 0:
        step += 1
        unit = state.board[at]
        if unit is not None:
            worth += (1.5 if step < 3 else 0.5) if ally_side(unit) != side else -1.0
        at = ground.front[side][at]
    return worth


def _action(state: State, options: Sequence[Option], roll: float) -> Option:
    """Attack what it can hurt; defend before what it can't; else march, and defend after that."""
    unit = unit_of(state, *verbs.ATTACK.of(options[0]))
    assert unit is not None
    target = target_of(state, unit)
    if target != NONE:
        if target == HERO or blow(state, unit, target).damage or roll < 0.3:
            return options[0]
        return options[1]
    last = options[-1]
    return last if last.verb == verbs.ADVANCE.name and roll < 0.95 else options[1]


def _target(state: State, options: Sequence[Option], roll: float) -> Option:
    """The most valuable, mostly; a hero the sooner the less life is left."""
    last = options[-1]
    if last.verb == verbs.HERO.name and _life(state, last) <= 4:
        return last
    if roll < 0.05:
        return options[int(roll * 20 * len(options))]

    def worth(option: Option) -> float:
        if option.verb == verbs.AT.name:
            unit = state.board[verbs.AT.of(option)[0]]
            assert unit is not None
            return unit_worth(state, unit)
        return 7.0 - 0.25 * _life(state, option)

    return max(options, key=worth)


def _life(state: State, option: Option) -> int:
    (seat,) = verbs.HERO.of(option)
    return state.players[seat].life
