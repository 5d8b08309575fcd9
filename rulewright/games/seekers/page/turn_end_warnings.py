"""What is coming to a player who ends the turn now: harm that is sure to come, and the Shard beside them."""

from rulewright.games.seekers.rules.state import State, ailment
from rulewright.games.seekers.words.ailment_words import ailment_does
from rulewright.games.seekers.words.names import unit_name
from rulewright.kernel.question import Seat

COMING = {"Nightshade": "as you end your turn", "Burn": "as your next turn begins"}  # SK-252, SK-238


def before_ending(view: State, seat: Seat) -> str:
    """One line for who is about to end the turn."""
    return " ".join([*_harm(view, seat), *_short_of_ap(view, seat)])


def _harm(view: State, seat: Seat) -> list[str]:
    """What Ailments of one's own units will do without anybody's doing."""
    found = []
    for unit, who in enumerate(view.units):
        if who.seat != seat or who.hex < 0:
            continue
        for name, when in COMING.items():
            if each := ailment(who, name):
                damage = ailment_does(view.book.rules, name, each.n).partition(" damage")[0]
                whom = "you" if unit == seat else unit_name(view, unit)
                found.append(f"{name} deals {whom} {damage} damage {when}.")
    return found


def _short_of_ap(view: State, seat: Seat) -> list[str]:
    """Who stands at the Shard and can't pay for it yet is told what it costs (SK-186, SK-187)."""
    player, rules, here = view.players[seat], view.book.rules, view.units[seat].hex
    if not view.shard or player.channel or player.ap >= rules.shard_cost_ap or here < 0:
        return []
    if view.book.map.board.gap[here][view.book.map.shard] > 1:
        return []
    return [f"You are at the Shard: it costs {rules.shard_cost_ap} AP, and unspent AP stay with you."]
