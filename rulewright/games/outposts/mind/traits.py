"""How a player stands, in numbers whose worth is learned from games: what `counted` can't see of Outposts."""

from rulewright.games.outposts.mind.outlook import groups_of
from rulewright.games.outposts.mind.value import body, hand_worth
from rulewright.games.outposts.rules.attack.strength import defense_totals
from rulewright.games.outposts.rules.state import State, limit_of
from rulewright.kernel.question import CardId, Seat

NAMES = (
    "to move", "standing", "still to come", "left", "defense", "counter-strike", "closed", "income", "bodies guarding",
    "bodies in reserve", "bodies attacking", "worth of hand", "crystals but one", "deck short", "damage now",
    "damage later", "lost now", "lost later",
)  # fmt: skip
COUNTED = ("crystals", "deck")  # of what can be counted of a player: what is an amount of something
MOST = 8  # points of defense or attack that an Outpost's walls count for
GROUPS = 3  # of the enemy's that are reckoned with


def traits(state: State, seat: Seat) -> list[float]:
    """In the order of NAMES. What the enemy could do next is now for who is not to move, and later for who is."""
    player, rules = state.players[seat], state.book.rules
    cards, faces = state.book.cards, state.faces
    enemies = groups_of(state, state.players[1 - seat], with_swift=True)[:GROUPS]
    standing = left = defense = strike = closed = income = damage = 0.0
    falls = False
    for outpost in player.outposts:
        if not outpost.standing:
            continue
        standing += 1
        health = max(0, limit_of(state, outpost) - outpost.counters)
        left += health
        strength, wall = defense_totals(state, seat, outpost)
        defense += min(wall, MOST)
        strike += min(strength, MOST)
        closed += len(outpost.closed)
        income += sum([cards[faces[card]].income + cards[faces[card]].depot for card in outpost.open])
        wall += sum([cards[faces[card]].health for card in outpost.defenders if cards[faces[card]].guard])
        dealt = sum([max(0, group - wall) for group in enemies])
        damage = max(damage, min(1.0, dealt / max(1, health)))
        falls = falls or dealt >= health
    home = [card for outpost in player.outposts for card in outpost.defenders]
    away = [card for group in player.groups for card in group]
    now = float(state.active != seat)
    lost = float(standing == 1 and falls)

    def bodies(places: list[CardId]) -> float:
        return sum([body(cards[faces[card]]) for card in places])

    return [
        1 - now, standing, float(rules.outposts_max - len(player.outposts)), left, defense, strike, closed, income,
        bodies(home), bodies(player.reserve), bodies(away), hand_worth(state, seat),
        float(player.crystals == rules.crystals_to_win - 1), float(len(player.deck) < rules.draw_per_turn),
        damage * now, damage * (1 - now), lost * now, lost * (1 - now),
    ]  # fmt: skip
