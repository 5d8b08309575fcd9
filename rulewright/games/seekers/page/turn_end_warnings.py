"""What is coming to a player who ends the turn now: harm that is sure to come, lost AP, and the Shard beside them."""

from rulewright.games.seekers.rules.sight import clouds, sight_range
from rulewright.games.seekers.rules.state import State, ailment, all_seats, are_enemies
from rulewright.games.seekers.rules.turn import upkeep_ap
from rulewright.games.seekers.rules.zones import most_ap
from rulewright.games.seekers.words.ailment_words import ailment_does
from rulewright.games.seekers.words.names import unit_name
from rulewright.kernel.question import Seat


def before_ending(view: State, seat: Seat) -> str:
    """One line for who is about to end the turn."""
    return " ".join([*_harm(view, seat), *_too_many_ap(view, seat), *_short_of_ap(view, seat), *_in_smoke(view, seat)])


def will_hurt(view: State, seat: Seat) -> list[str]:
    """The Ailments of a Seeker that will hurt in the turn to come without anybody's doing (SK-240, SK-252)."""
    unit = view.units[seat]
    burn, poison = ailment(unit, "Burn"), ailment(unit, "Nightshade")
    burns = burn is not None and burn.n > view.book.rules.moments_end
    return [name for name, hurts in (("Nightshade", poison is not None), ("Burn", burns)) if hurts]


def in_reach(view: State, seat: Seat) -> list[tuple[str, int, int]]:
    """The enemy Seekers who can come into sight of one in their turn: how far away each is now, and its AP then."""
    rules, here, found = view.book.rules, view.units[seat].hex, []
    for other in all_seats(view.seats):
        unit = view.units[other]
        if unit.hex < 0 or not are_enemies(view, seat, other):
            continue
        away = view.book.map.board.gap[here][unit.hex]
        if away <= sight_range(view, other) + rules.mp_gain // rules.hex_cost:
            ap = min(view.players[other].ap + upkeep_ap(view, other), most_ap(view, other))
            found.append((unit_name(view, other), away, ap))
    return found


def _harm(view: State, seat: Seat) -> list[str]:
    """What Ailments of one's own units will do without anybody's doing; each of it delays who channels (SK-192)."""
    rules, found = view.book.rules, []
    for unit, who in enumerate(view.units):
        if who.seat != seat or who.hex < 0:
            continue
        whom = "you" if unit == seat else unit_name(view, unit)
        if poison := ailment(who, "Nightshade"):  # before the Moment of the End phase (SK-252)
            damage = ailment_does(rules, poison.name, poison.n).partition(" at ")[0]
            found.append(f"Nightshade deals {whom} {damage} as you end your turn.")
        burn = ailment(who, "Burn")
        left = burn.n - rules.moments_end if burn else 0  # it has gone down by then (SK-240, SK-171)
        if left > 0:
            found.append(f"Burn deals {whom} {left} fire damage as your next turn begins.")
    if view.players[seat].channel and will_hurt(view, seat):
        found.append("You channel the Shard: each of it adds a Moment.")
    return found


def _too_many_ap(view: State, seat: Seat) -> list[str]:
    """What the next Upkeep brings above the maximum is lost (SK-091); who saves for the Shard reads of that alone."""
    if short_of_shard(view, seat):
        return []
    most = most_ap(view, seat)
    over = min(view.players[seat].ap + upkeep_ap(view, seat) - most, upkeep_ap(view, seat))
    words = f"Spend {over} AP, or lose them as your next turn begins: {most} is the most."
    return [words] if over > 0 else []


def short_of_shard(view: State, seat: Seat) -> bool:
    """Whether one stands at the Shard and can't pay for it yet (SK-186, SK-187)."""
    player, here = view.players[seat], view.units[seat].hex
    if not view.shard or player.channel or player.ap >= view.book.rules.shard_cost_ap or here < 0:
        return False
    return view.book.map.board.gap[here][view.book.map.shard] <= 1


def _short_of_ap(view: State, seat: Seat) -> list[str]:
    """Then one is told what it costs."""
    cost = view.book.rules.shard_cost_ap
    words = f"The Shard costs {cost} AP: unspent AP stay, up to {most_ap(view, seat)}."
    return [words] if short_of_shard(view, seat) else []


def _in_smoke(view: State, seat: Seat) -> list[str]:
    """Smoke hides from who aims, and stops nothing that goes in a Direction (SK-R167, SK-R168)."""
    here = view.units[seat].hex
    if here < 0 or not any(cloud >> here & 1 for cloud in clouds(view)):
        return []
    return ["In smoke nobody aims at you from outside, but cards with a Direction find you."]
