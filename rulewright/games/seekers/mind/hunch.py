"""Quick answers for playouts: what a hasty but sensible player does. No looking ahead, no state of its own."""

from collections.abc import Callable, Sequence
from typing import Any

from rulewright.games.seekers.cards.ailments import AILMENT_NAMES
from rulewright.games.seekers.mind.aiming import arms, foes, ground, nearest
from rulewright.games.seekers.mind.merit import harm, merit
from rulewright.games.seekers.mind.weighing import PLAYS, best_play, can_afford_channel, danger, design
from rulewright.games.seekers.rules import prompts, verbs
from rulewright.games.seekers.rules.ids import END, MAIN
from rulewright.games.seekers.rules.maps import rings_around
from rulewright.games.seekers.rules.state import State, ailment, are_enemies
from rulewright.kernel.question import Option, Seat

BETTER = 1.0  # HP that a walk to better ground should bring before an attack
TO, STEPS = verbs.TO.name, (verbs.TO.name, verbs.STEP.name)


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once."""
    if options[0] is prompts.PASS:
        return _at_priority(state, seat, options, roll)
    answer = _ANSWERS.get(options[-1].verb)
    return _any(options, roll) if answer is None else answer(state, seat, options, roll)


def _any(options: Sequence[Option], roll: float) -> Option:
    return options[int(roll * len(options))]


# -- priority


def idle(state: State, seat: Seat) -> bool:
    """Whether the answer is a pass whatever could be done: a playout need not even find that out."""
    if not state.stack:
        return state.phase != MAIN if seat == state.active else state.phase == MAIN
    top = state.stack[-1].seat
    if top >= 0 and are_enemies(state, seat, top):
        return False
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    for card in player.hand:
        if cards[faces[card]].aim.kind == "stack":
            return False  # perhaps a copy of it
    for lasting in player.zone:  # noqa: SIM110 (asked at every window)
        if lasting.down and cards[faces[lasting.card]].aim.kind == "stack":
            return False
    return True


def _at_priority(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    stack = state.stack
    if stack:
        top = stack[-1]
        if top.seat < 0 or not are_enemies(state, seat, top.seat):
            return options[0]
        return best_play(state, seat, options, roll, danger(state, seat, top), top)
    if seat == state.active:
        return _main(state, seat, options, roll) if state.phase == MAIN else options[0]
    if state.phase == END:
        if options[-1] is prompts.CHANNEL and can_afford_channel(state, seat):
            return options[-1]
        return best_play(state, seat, options, roll, 0.0, None)
    return options[0]


def _main(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Hurt somebody if you can, from where it hurts most; else go where you can, else see to yourself."""
    player = state.players[seat]
    if options[-1] is prompts.CHANNEL and roll < 0.3 and can_afford_channel(state, seat):
        return options[-1]
    best = best_play(state, seat, options, roll, 0.0, None)
    walk = prompts.MOVING in options and player.mp > 0 and not player.events.get("walked")
    if walk and _is_hit(state, best):
        return prompts.MOVING if _better_ground(state, seat) else best
    if walk:
        near = state.shard and state.book.map.board.gap[state.units[seat].hex][state.book.map.shard] > 1
        if near or arms(state, seat):
            return prompts.MOVING
    return best


def _better_ground(state: State, seat: Seat) -> bool:
    """Whether a hex within the MP is clearly better than the one stood on."""
    here, mp, map = state.units[seat].hex, state.players[seat].mp, state.book.map
    depths = rings_around(map, here).depths
    ranked = ground(state, seat, [hex for hex in map.hexes if depths[hex] <= mp])
    return ranked[0][0] > next(worth for worth, hex in ranked if hex == here) + BETTER


def _is_hit(state: State, option: Option) -> bool:
    return option.verb in PLAYS and merit(design(state, option)).hits


# -- everything else


def _go(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """To the best ground that costs no AP."""
    here, mp = state.units[seat].hex, state.players[seat].mp
    gaps = state.book.map.board.gap[here]
    travel = options[0] is prompts.STOP
    hexes = [each.a for each in options if each.verb == TO and (travel or gaps[each.a] <= mp)]
    if not hexes:
        hexes = [each.a for each in options if each.verb in STEPS]
    ranked = ground(state, seat, [*hexes, here] if travel else hexes)
    best = ranked[0][1]
    if best == here:
        return options[0]
    return next(each for each in options if each.a == best and each.verb in STEPS)


def _direct(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Into an enemy if there is one that way, else toward the nearest."""
    step, blocked = state.book.map.step, state.book.map.board.blocked
    here, units = state.units[seat].hex, foes(state, seat)
    best, most = options[0], -99.0
    for each in options:
        good, hex = 0.0, here
        for far in range(8):
            hex = step[hex][each.a]
            if hex < 0 or blocked >> hex & 1:
                break
            if far == 0:
                good -= 0.1 * nearest(state, hex, units)
            good += sum([9.0 for unit in units if unit.hex == hex and not unit.fade], 0.0)
        if good > most:
            best, most = each, good
    return best


def _at_hex(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """On the enemy, or next to them."""
    units = foes(state, seat)
    return min(_real(options), key=lambda each: nearest(state, each.a, units))


def _real(options: Sequence[Option]) -> Sequence[Option]:
    """A copy may keep its target: that is no hex and no unit."""
    return options[1:] if options[0] is prompts.NO else options


def _warp(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Out of sight if something is coming, else to good ground."""
    options = _real(options)
    if state.stack and state.stack[-1].seat >= 0 and are_enemies(state, seat, state.stack[-1].seat):
        sight = state.book.map.board.sight[state.units[state.stack[-1].seat].hex]
        hidden = [each for each in options if not sight >> each.a & 1]
        if hidden:
            return _any(hidden, roll)
    best = ground(state, seat, [each.a for each in options])[0][1]
    return next(each for each in options if each.a == best)


def _at_top(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The newest enemy object on the Stack."""
    hostile = {item.uid for item in state.stack if item.seat >= 0 and are_enemies(state, seat, item.seat)}
    return next((each for each in reversed(options) if each.a in hostile), options[-1])


def hold(state: State, option: Option) -> float:
    """What a card is worth in hand."""
    return merit(state.book.cards[state.faces[option.a]]).hold


def _take(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The card that is worth most."""
    return max(options, key=lambda each: hold(state, each) if each.a >= 0 else 0.0)


def _stash(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The dearest card: it gets cheaper by most (SK-273)."""
    return max(options, key=lambda each: state.book.cards[state.faces[each.a]].cost if each.a >= 0 else 1.5)


def _mulligan(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Keep: what is drawn for it is no better on average. Dear cards go while there are many."""
    dear = [each for each in options if each.a >= 0 and state.book.cards[state.faces[each.a]].cost >= 6]
    return dear[0] if len(dear) > 2 else options[0]


def _cleanse(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The worst Ailment."""

    def bad(option: Option) -> float:
        found = ailment(state.units[seat], AILMENT_NAMES[option.a])
        return harm(found.name, found.n) if found else 0.0

    return max(options, key=bad)


def _step(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    return options[0] if options[0] is prompts.STOP else _any(options, roll)


def _stop_or(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Channeling goes on, unless it takes too long."""
    return options[-1 if options[0] is prompts.GO_ON and state.players[seat].channel > 3 else 0]


def _yes_or_no(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """To pay more for more is right more often than not."""
    return options[-1 if options[0] is prompts.NO and roll < 0.7 else 0]


Answer = Callable[[State, Seat, Sequence[Option], float], Option]


def _least(worth: Callable[[State, Seat, Option], Any]) -> Answer:
    return lambda state, seat, options, roll: min(_real(options), key=lambda each: worth(state, seat, each))


def _prefer(wanted: Callable[[State, Seat, Option], bool]) -> Answer:
    """The first that is wanted, or else the first of all."""
    return lambda state, seat, options, roll: next((o for o in options if wanted(state, seat, o)), options[0])


_ANSWERS: dict[str, Answer] = {
    kind.name: answer
    for answer, kinds in (
        (_go, (verbs.TO, verbs.WALK)),
        (_step, (verbs.STEP,)),
        (_direct, (verbs.DIRECTION,)),
        (_at_hex, (verbs.AT_HEX, verbs.AT_BLAST)),
        (_warp, (verbs.AT_FREE_HEX,)),
        # Seekers before tokens, the weakest first
        (_least(lambda state, seat, each: (each.a >= state.seats, state.units[each.a].hp)),
         (verbs.AT_ENEMY, verbs.AT_UNIT)),
        (_at_top, (verbs.AT_STACK,)),
        (_least(lambda state, seat, each: hold(state, each)), (verbs.PAY, verbs.DROP, verbs.EXILE)),
        (_take, (verbs.REGAIN, verbs.PLAY)),
        (_stash, (verbs.STASH,)),
        (lambda state, seat, options, roll: options[hold(state, options[0]) < 2.0], (verbs.TOP, verbs.BOTTOM)),
        (_mulligan, (verbs.SEND_BACK,)),
        # Ailments only: own effects are there to last
        (_prefer(lambda state, seat, each: each.verb == verbs.HASTEN_AILMENT.name),
         (verbs.HASTEN_ZONE, verbs.HASTEN_AILMENT)),
        (_cleanse, (verbs.AILMENT,)),
        (_stop_or, (verbs.STOP,)),
        (_yes_or_no, (verbs.YES, verbs.NO)),
        (_prefer(lambda state, seat, each: True), (verbs.BRING_IN, verbs.FIRST, verbs.START)),
        (_prefer(lambda state, seat, each: each.a == state.players[seat].team), (verbs.TEAM,)),  # acting first
    )
    for kind in kinds
}  # fmt: skip
