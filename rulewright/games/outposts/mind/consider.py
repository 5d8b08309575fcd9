"""Which options are worth a bot's time, and a quick plausible answer for playouts."""

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


def _worthwhile_hits(options: Sequence[Option]) -> list[Option]:
    """Kills, and all that is left on the Outpost."""
    kills = [option for option in options if option.verb == verbs.KILL.name]
    hits = [option for option in options if option.verb == verbs.HIT.name]
    return kills + hits[:1]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once: play what can be played, attack where it hurts, keep something at home."""
    first, last = options[0], options[-1]
    verb = last.verb
    if verb == verbs.HIT.name:  # damage: all of it somewhere
        kills = sum(1 for option in options if option.verb == verbs.KILL.name)
        return options[int(roll * kills)] if kills and roll < 0.6 else options[kills]
    if first.verb == verbs.END.verb:
        plays = [option for option in options if option.verb == verbs.PLAY.name]
        if plays:
            return max(plays, key=lambda option: state.book.cards[state.faces[option.a]].cost)
        if verb == verbs.CRYSTAL.verb:
            return last
        if first is not last and last.verb in ORDERS:
            return _hunch_order(state, options, roll)
        return _hunch_burn(state, seat, options, roll)
    if first.verb == verbs.SKIP.verb:
        return last if roll < 0.85 else first
    if first.verb == verbs.TAKE.verb:
        return first
    return options[int(roll * len(options))]


def _hunch_order(state: State, options: Sequence[Option], roll: float) -> Option:
    """An order for the first creature that has none: attackers to one group, defenders home."""
    moving = (verbs.GUARD.name, verbs.JOIN.name)
    orders = [option for option in consider(state, state.active, options) if option.verb in moving]
    if not orders or roll < 0.1:
        return options[0]
    card = state.book.cards[state.faces[orders[0].a]]
    own = [option for option in orders if option.a == orders[0].a]
    wish = verbs.JOIN.name if card.attack > card.defense else verbs.GUARD.name
    wished = [option for option in own if option.verb == wish] or own
    return wished[int(roll * len(wished))]


def _hunch_burn(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Burn a card only if that makes another one playable."""
    player = state.players[seat]
    burns = [option for option in options if option.verb == verbs.BURN.name]
    if not burns or len(player.hand) < 2:
        return options[0]
    cards, faces = state.book.cards, state.faces
    costs = sorted(cards[faces[option.a]].cost for option in burns)
    if any(player.mana < cost <= player.mana + 1 for cost in costs) and roll < 0.5:
        return min(burns, key=lambda option: abs(cards[faces[option.a]].cost - 9 * (roll < 0.25)))
    return options[0]
