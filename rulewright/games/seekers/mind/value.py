"""What bots think of a position: who is ahead, and by how much, at a glance."""

from math import exp, log

from rulewright.games.seekers.mind.aiming import foes, nearest, reach
from rulewright.games.seekers.mind.merit import HIDDEN, harm, kept, merit
from rulewright.games.seekers.rules.state import Lasting, State, all_seats, are_enemies, printed
from rulewright.kernel.question import Seat

STEEP = 5.0  # how surely the stronger wins
SHARD, AT_HAND = 0.6, 0.29  # what having it, and being able to claim it, add to the logarithm of a player's strength
SAVED = 0.4  # of the latter, for AP that are still there after the next Upkeep; the rest for all that it costs
PERIL = 16  # HP that one turn may take: below it each counts more
TOKEN = 2.0
DOWN = 10.0  # for a card face down that is cheaper to play (SK-273)
SURE = (1.0, 0.85, 0.4, 0.2)  # chance of a channel with 1, 2, 3 or more Moments left, before the own turn
UNSURE = (0.45, 0.3, 0.15, 0.1)  # and before an enemy's
AP, SPARE_AP = 0.7, 0.0  # for each AP, and for each that the next Upkeep will make useless
IN_HAND, HOLD = 0.4, 0.25  # for a card in hand, and of what it is worth


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return float(seat in winners) if winners else 1 / state.seats
    if not state.units or state.units[seat].hex < 0:
        return 0.5
    strengths = {False: 0.0, True: 0.0}  # of friends, of enemies
    for other in all_seats(state.seats):
        strengths[are_enemies(state, seat, other)] += strength(state, other)
    return 1 / (1 + exp(-STEEP * (log(max(1.0, strengths[False])) - log(max(1.0, strengths[True])))))


def strength(state: State, seat: Seat) -> float:
    """How well a player stands, in HP; who has the Shard deals about twice as much, which is like more HP."""
    player, unit = state.players[seat], state.units[seat]
    if player.out or unit.hex < 0:
        return 0.0
    total = unit.hp - 0.7 * max(0, PERIL - unit.hp) - player.fatigue
    total += AP * min(player.ap, kept(state, seat)) + SPARE_AP * max(0, player.ap - kept(state, seat))
    cards, faces = state.book.cards, state.faces
    for card in player.hand:
        total += IN_HAND + HOLD * merit(cards[faces[card]]).hold
    for lasting in player.zone:
        total += _in_force(state, lasting)
    for each in unit.ailments:
        total -= harm(each.name, each.n)
    if unit.stealth or unit.fade:
        total += HIDDEN
    total += TOKEN * sum(1 for token in state.units[state.seats :] if token.seat == seat and token.hex >= 0)
    total += _footing(state, seat)
    return max(1.0, total) * exp(_prospects(state, seat))


def _in_force(state: State, lasting: Lasting) -> float:
    """What a card in the effect Zone is still good for."""
    if lasting.down:
        return DOWN
    card = printed(state, lasting)
    worth = merit(card)
    total = 0.8 * lasting.shield
    if lasting.charges:
        return total + worth.hold * lasting.charges / max(1, card.charges)
    if lasting.shield or card.linger is None:
        return total
    left = lasting.moments / card.linger.moments if card.linger.moments else 1.0
    return total + min(1.0, left) * (0.5 + 1.2 * card.cost)


def _footing(state: State, seat: Seat) -> float:
    """A little less for being so far off that the next turn's MP do not bring the Weapon to bear."""
    mine = state.units[seat].hex
    rivals = [unit for unit in foes(state, seat) if unit is state.units[unit.seat]]
    far = nearest(state, mine, rivals) - reach(state, seat)
    return -0.15 * max(0, far) - 0.8 * max(0, far - state.book.rules.mp_gain)


def _prospects(state: State, seat: Seat) -> float:
    """What the Shard promises (SK-184 to SK-200), as things stand between two turns."""
    player = state.players[seat]
    if player.shard:
        return SHARD
    if not state.shard:
        return 0.0
    if player.channel:
        return SHARD * chance(player.channel, state.active == seat)
    far = state.book.map.board.gap[state.units[seat].hex][state.book.map.shard]
    most = max(1, kept(state, seat))
    ready = SAVED * min(player.ap, most) / most
    if far > 1:
        return AT_HAND * ready * max(0.0, 0.9 - 0.08 * far)
    at_once = player.ap >= state.book.rules.shard_cost_ap  # at the end of the enemy's turn it is claimed safely
    return AT_HAND * (ready + (1 - SAVED) * at_once)


def chance(left: int, own_turn: bool) -> float:
    """That channeling will succeed: in one's own turn two Moments go by and few are added (SK-192, SK-R212)."""
    return (SURE if own_turn else UNSURE)[min(left, 4) - 1]
