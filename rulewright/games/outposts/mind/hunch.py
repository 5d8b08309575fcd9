"""A quick plausible answer, for playouts."""

from collections.abc import Sequence

from rulewright.games.outposts.mind.consider import consider
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.question import Option, Seat


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once: play what can be played, attack where it hurts, keep something at home."""
    first, last = options[0], options[-1]
    verb = last.verb
    if verb == "hit":  # damage: all of it somewhere
        kills = sum(1 for each in options if each.verb == "kill")
        return options[int(roll * kills)] if kills and roll < 0.6 else options[kills]
    if first.verb == "end":
        plays = [each for each in options if each.verb == "play"]
        if plays:
            return max(plays, key=lambda each: state.book.cards[state.faces[each.a]].cost)
        if verb == "crystal":
            return last
        if first is not last and last.verb in ("guard", "join", "reserve"):
            return _hunch_order(state, options, roll)
        return _hunch_burn(state, seat, options, roll)
    if first.verb == "skip":
        return last if roll < 0.85 else first
    if first.verb == "take":
        return first
    return options[int(roll * len(options))]


def _hunch_order(state: State, options: Sequence[Option], roll: float) -> Option:
    """An order for the first creature that has none: attackers to one group, defenders home."""
    orders = [each for each in consider(state, state.active, options) if each.verb in ("guard", "join")]
    if not orders or roll < 0.1:
        return options[0]
    card = state.book.cards[state.faces[orders[0].a]]
    own = [each for each in orders if each.a == orders[0].a]
    wish = "join" if card.attack > card.defense else "guard"
    wished = [each for each in own if each.verb == wish] or own
    return wished[int(roll * len(wished))]


def _hunch_burn(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Burn a card only if that makes another one playable."""
    player = state.players[seat]
    burns = [each for each in options if each.verb == "burn"]
    if not burns or len(player.hand) < 2:
        return options[0]
    cards, faces = state.book.cards, state.faces
    costs = sorted(cards[faces[each.a]].cost for each in burns)
    if any(player.mana < cost <= player.mana + 1 for cost in costs) and roll < 0.5:
        return min(burns, key=lambda each: abs(cards[faces[each.a]].cost - 9 * (roll < 0.25)))
    return options[0]
