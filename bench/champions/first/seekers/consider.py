"""Options worth a thought: equal ones once, pointless ones never, of many hexes the few that matter."""

from collections.abc import Sequence
from typing import Any

from bench.champions.first.seekers.aiming import finds, foes, ground, nearest
from bench.champions.first.seekers.hunch import hold, hunch
from bench.champions.first.seekers.merit import merit
from bench.champions.first.seekers.weighing import PLAYS, design
from rulewright.games.seekers.rules import prompts, verbs
from rulewright.games.seekers.rules.ids import END, MAIN
from rulewright.games.seekers.rules.state import State, are_enemies
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.verb import Verb


def names(*kinds: Verb[*tuple[Any, ...]]) -> tuple[str, ...]:
    """Verbs as they stand in options."""
    return tuple([kind.name for kind in kinds])


SETTLED = names(
    verbs.TOP, verbs.BOTTOM, verbs.SEND_BACK, verbs.BRING_IN, verbs.TEAM, verbs.START, verbs.FIRST
)  # no playout tells what is better here
PLACES = names(verbs.TO, verbs.WALK, verbs.STEP, verbs.AT_FREE_HEX)
CENTRES = names(verbs.AT_HEX, verbs.AT_BLAST)
GIVEN_UP = names(verbs.PAY, verbs.DROP, verbs.EXILE)
CARDS = names(verbs.REGAIN, verbs.STASH, verbs.PLAY)
ANSWERS = names(verbs.PLAY, verbs.USE)
HEXES = 4  # as many of the best, beside the one nearest to the Shard and the one farthest from the enemy


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """What a bot should compare; never nothing."""
    first, verb = options[0], options[-1].verb
    if first is prompts.PASS:
        return _at_priority(state, seat, options)
    if verb in PLACES:
        return _places(state, seat, options)
    if verb in CENTRES:
        return _centres(state, seat, options)
    if verb == verbs.DIRECTION.name and len(options) > 2:
        return _directions(state, seat, options)
    if verb in GIVEN_UP:
        return sorted(_once(state, options), key=lambda each: hold(state, each))[:3]
    if verb in SETTLED:
        return [hunch(state, seat, options, 0.0)]
    if verb in CARDS:
        return _once(state, options)
    return options


def _at_priority(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Without plays that find nobody, and without plays that can as well be made at a better time."""
    mine = seat == state.active
    if state.stack:
        top = state.stack[-1]
        own = top.seat >= 0 and not are_enemies(state, seat, top.seat)
        answers = [each for each in options if not own or _is_answer(state, each)]
    elif mine != (state.phase == MAIN):
        answers = [prompts.PASS]  # the own main phase is as good or better, or the end of their turn
    else:
        answers = list(options)
    useful = [each for each in answers if _has_a_point(state, seat, each)]
    return _once(state, [prompts.PASS, *useful])


def _is_answer(state: State, option: Option) -> bool:
    return option.verb in ANSWERS and design(state, option).aim.kind == "stack"


def _has_a_point(state: State, seat: Seat, option: Option) -> bool:
    if option is prompts.CHANNEL:
        return state.phase == END or seat == state.active
    if option.verb not in PLAYS:
        return option is not prompts.PASS
    worth = merit(design(state, option))
    me = state.units[seat]
    if worth.hits:
        return any(finds(state, worth.aim, me.hex, unit) for unit in foes(state, seat))
    if worth.heal and not (worth.own > 0 or worth.guard):
        return me.hp < me.most
    return True


def _once(state: State, options: Sequence[Option]) -> list[Option]:
    """Of cards with the same face the first."""
    found: dict[tuple[str, int], Option] = {}
    for each in options:
        found.setdefault((each.verb, state.faces[each.a] if each.a >= 0 else -1), each)
    return list(found.values())


def _places(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """The best ground within the MP, the nearest hex to the Shard, the farthest from the enemy, a hidden one."""
    by_hex = {each.a: each for each in options if each.a >= 0}
    rest = [each for each in options if each is prompts.STOP]
    units, board = foes(state, seat), state.book.map.board
    here = state.units[seat].hex
    if len(by_hex) <= 3 or not units or here < 0:
        return [*rest, *by_hex.values()]
    mp = state.players[seat].mp
    free = [hex for hex in by_hex if board.gap[here][hex] <= mp] if options[-1] is prompts.WALK else []
    hexes = free or list(by_hex)
    best = [hex for _, hex in ground(state, seat, hexes)[:HEXES]]
    far = list(by_hex) if state.players[seat].ap >= 10 else hexes
    best.append(min(far, key=lambda hex: board.gap[hex][state.book.map.shard]))
    best.append(max(hexes, key=lambda hex: nearest(state, hex, units)))
    sight = board.sight[units[0].hex]
    hidden = [hex for hex in hexes if not sight >> hex & 1]
    if hidden:
        best.append(min(hidden, key=lambda hex: board.gap[here][hex]))
    return [*rest, *(by_hex[hex] for hex in dict.fromkeys(best))]


def _centres(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """On an enemy or next to one; on oneself, where smoke hides best."""
    units = foes(state, seat)
    options = [each for each in options if each.a >= 0]
    near = sorted(options, key=lambda each: nearest(state, each.a, units))[:3]
    own = [each for each in options if each.a == state.units[seat].hex]
    return list(dict.fromkeys([*near, *own]))


def _directions(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Those with an enemy in them; if there are none, all."""
    step, blocked = state.book.map.step, state.book.map.board.blocked
    spots = {unit.hex for unit in foes(state, seat)}
    found: list[Option] = []
    for each in options:
        hex = state.units[seat].hex
        for _ in range(state.book.rules.los_range):
            hex = step[hex][each.a]
            if hex < 0 or blocked >> hex & 1:
                break
            if hex in spots:
                found.append(each)
                break
    return found or options
