"""Which options are worth a bot's time."""

from collections.abc import Sequence

from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.question import CardId, Option, Seat

IN_PLAY_STEP = (verbs.PLAY.name, verbs.BURN.name, verbs.SACRIFICE.name, verbs.CRYSTAL.verb)
ORDERS = (verbs.GUARD.name, verbs.JOIN.name, verbs.RESERVE.name)


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Each kind of answer once: equal cards are one, and so are equal creatures in the same place."""
    verb = options[-1].verb
    if verb in IN_PLAY_STEP:
        return _distinct(state, options)
    if verb in ORDERS and options[0].verb == verbs.END.verb:
        return _distinct_orders(state, options)
    if verb == verbs.HIT.name:
        return _worthwhile_hits(options)
    if (
        options[0].verb == verbs.TAKE.verb
        and state.idle <= 0
        and len(state.players[seat].deck) >= state.book.rules.draw_per_turn
    ):
        return options[:1]  # nobody skips a Draw step that costs nothing
    return options


def _distinct(state: State, options: Sequence[Option]) -> list[Option]:
    faces, seen, found = state.faces, set(), []
    for option in options:
        key = (option.verb, faces[option.a] if option.a >= 0 and option.verb != verbs.SACRIFICE.name else option.a)
        if key not in seen:
            seen.add(key)
            found.append(option)
    return found


def _distinct_orders(state: State, options: Sequence[Option]) -> list[Option]:
    """Orders that differ: of creatures of one design in one place only the first is asked."""
    player = state.players[state.active]
    posts = [post.defenders for post in player.outposts]
    places = {card: i for i, place in enumerate([*posts, *player.groups]) for card in place}
    seen: dict[tuple[int, int], int] = {}
    found = []
    for option in options:
        key = (state.faces[option.a], places.get(CardId(option.a), -1))
        if option.a < 0 or seen.setdefault(key, option.a) == option.a:
            found.append(option)
    return found


def _worthwhile_hits(options: Sequence[Option]) -> list[Option]:
    """Kills, and all that is left on the Outpost."""
    kills = [option for option in options if option.verb == verbs.KILL.name]
    hits = [option for option in options if option.verb == verbs.HIT.name]
    return kills + hits[:1]
