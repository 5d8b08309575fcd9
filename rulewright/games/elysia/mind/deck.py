"""A Character Deck at a glance: what it brings in a turn, and how it fights."""

from rulewright.games.elysia.rules.book import DeckGlance
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Face

HAND = 5.0
KEPT = 5  # coins that a hand can keep
REMEMBERED = 20_000  # decks


def judge(state: State, owned: list[Face]) -> DeckGlance:
    """The same deck is judged once."""
    key, known = tuple(owned), state.book.glances
    if key in known:
        return known[key]
    if len(known) > REMEMBERED:
        known.clear()
    cards, force = [state.book.cards[face] for face in owned], state.book.force
    n = max(1, len(cards))
    draws = sum([card.draw for card in cards])
    held = sorted([card.coin for card in cards if not card.draw], reverse=True)
    known[key] = DeckGlance(
        flow=HAND / max(0.4, 1.0 - draws / n),
        walk=sum(card.walk for card in cards) / n,
        coin=sum(card.coin for card in cards) / n,
        might=sum([force[face] for face in owned], 0.0) / n,
        purse=sum(held[:KEPT]) + 0.75 * sum([card.coin for card in cards if card.draw]),
    )
    return known[key]
