"""How a player stands, in numbers whose worth is learned from games: what `counted` can't see of Outposts."""

from rulewright.games.outposts.mind.value import body, in_hand
from rulewright.games.outposts.rules.attack.strength import defense_totals
from rulewright.games.outposts.rules.state import State, limit_of
from rulewright.kernel.question import CardId, Seat

NAMES = (
    "to move", "standing", "still to come", "left", "weakest left", "defense", "counter-strike", "traps", "closed",
    "income", "bodies guarding", "bodies in reserve", "bodies attacking", "attack", "siege", "guards", "worth of hand",
    "costs in hand", "almost won by crystals", "mana next turn", "unguarded", "deck short",
)  # fmt: skip


def traits(state: State, seat: Seat) -> list[float]:
    """In the order of NAMES."""
    player, rules = state.players[seat], state.book.rules
    cards, faces = state.book.cards, state.faces
    standing = left = defense = strike = traps = closed = income = unguarded = 0.0
    weakest = float(rules.outpost_health)
    for outpost in player.outposts:
        if not outpost.standing:
            continue
        standing += 1
        health = max(0, limit_of(state, outpost) - outpost.counters)
        left += health
        weakest = min(weakest, health)
        strength, wall = defense_totals(state, seat, outpost)
        defense += min(wall, 8)
        strike += min(strength, 8)
        unguarded += not outpost.defenders
        closed += len(outpost.closed)
        traps += sum([len(cards[faces[card]].trap) for card in outpost.closed])
        income += sum([cards[faces[card]].income + cards[faces[card]].depot for card in outpost.open])
    home = [card for outpost in player.outposts for card in outpost.defenders]
    away = [card for group in player.groups for card in group]
    host = [cards[faces[card]] for card in player.reserve + away]
    hand = [cards[faces[card]] for card in player.hand]

    def bodies(places: list[CardId]) -> float:
        return sum([body(cards[faces[card]]) for card in places])

    return [
        float(state.active == seat), standing, float(rules.outposts_max - len(player.outposts)), left, weakest, defense,
        strike, traps, closed, income, bodies(home), bodies(player.reserve), bodies(away),
        float(sum([card.attack for card in host])), float(sum([card.siege for card in host])), float(len(home)),
        sum([in_hand(card) for card in hand]), float(sum([card.cost for card in hand])),
        float(player.crystals == rules.crystals_to_win - 1), standing + income, unguarded,
        float(len(player.deck) < rules.draw_per_turn),
    ]  # fmt: skip
