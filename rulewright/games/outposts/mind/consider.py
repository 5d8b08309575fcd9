"""Which options are worth a bot's time."""

from collections.abc import Sequence

from rulewright.games.outposts.rules.state import State
from rulewright.kernel.question import Option, Seat


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Each kind of answer once: equal cards are one, creatures get their orders in one order."""
    verb = options[-1].verb
    if verb in ("play", "burn", "sacrifice", "crystal"):
        return _distinct(state, options)
    if verb in ("guard", "join", "reserve") and options[0].verb == "end":
        last = max(state.ordered, default=-1)
        later = [each for each in options if each.a > last or each.verb == "end"]
        return later if len(later) > 1 or later == list(options) else options[:1]
    if verb == "hit":
        return _worthwhile_hits(options)
    return options


def _distinct(state: State, options: Sequence[Option]) -> list[Option]:
    faces, seen, found = state.faces, set(), []
    for each in options:
        key = (each.verb, faces[each.a] if each.a >= 0 and each.verb != "sacrifice" else each.a)
        if key not in seen:
            seen.add(key)
            found.append(each)
    return found


def _worthwhile_hits(options: Sequence[Option]) -> list[Option]:
    """Kills, and all that is left on the Outpost."""
    kills = [each for each in options if each.verb == "kill"]
    hits = [each for each in options if each.verb == "hit"]
    return kills + hits[:1]
