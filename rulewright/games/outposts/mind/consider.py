"""Which options are worth a bot's time."""

from collections.abc import Sequence

from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.question import Option, Seat

IN_PLAY_STEP = (verbs.PLAY.name, verbs.BURN.name, verbs.SACRIFICE.name, verbs.CRYSTAL.verb)
ORDERS = (verbs.GUARD.name, verbs.JOIN.name, verbs.RESERVE.name)


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Each kind of answer once: equal cards are one, creatures get their orders in one order."""
    verb = options[-1].verb
    if verb in IN_PLAY_STEP:
        return _distinct(state, options)
    if verb in ORDERS and options[0].verb == verbs.END.verb:
        last = max(state.ordered, default=-1)
        later = [option for option in options if option.a > last or option.verb == verbs.END.verb]
        return later if len(later) > 1 or later == list(options) else options[:1]
    if verb == verbs.HIT.name:
        return _worthwhile_hits(options)
    return options


def _distinct(state: State, options: Sequence[Option]) -> list[Option]:
    faces, seen, found = state.faces, set(), []
    for option in options:
        key = (option.verb, faces[option.a] if option.a >= 0 and option.verb != verbs.SACRIFICE.name else option.a)
        if key not in seen:
            seen.add(key)
            found.append(option)
    return found


def _worthwhile_hits(options: Sequence[Option]) -> list[Option]:
    """Kills, and all that is left on the Outpost."""
    kills = [option for option in options if option.verb == verbs.KILL.name]
    hits = [option for option in options if option.verb == verbs.HIT.name]
    return kills + hits[:1]
