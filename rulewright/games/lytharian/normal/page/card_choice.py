"""Sixteen favourite cards to play Normal Chess with, for the builder, the set-up page and the command line (LC-345)."""

from typing import Any

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.normal.cards.troops import ALL_ROLES, BACK_RANK, PAWN, ROLE_NAMES, misfits, printed_role
from rulewright.games.lytharian.normal.page.card_fronts import card_front
from rulewright.games.lytharian.normal.rules.book import Book
from rulewright.kernel.decks.deck import Deck, PoolCard, Section, Shelf, reasons
from rulewright.kernel.words import Reason

ROLES = tuple(reversed(ALL_ROLES))
FACTIONS = ("Brudakian", "Kevetni", "Stoneborn", "Surictavi", "Zuk Gar", "Deepdark", "Wilds")


class CardChoice:
    """What the builder asks: any cards, each role as often as in chess."""

    def shelf(self, book: Book) -> Shelf:
        """Troops by role (LC-034)."""
        sides = (*BACK_RANK, *[PAWN] * 8)
        parts = [Section(ROLE_NAMES[role].lower(), ROLE_NAMES[role], sides.count(role), "LC-034") for role in ROLES]
        roles = {card.key: ROLE_NAMES[printed_role(card)] for card in book.cards}
        pool = [
            PoolCard(card.key, card_front(card), (roles[card.key].lower(),), (roles[card.key], card.faction))
            for card in sorted(book.cards, key=lambda card: (card.role, FACTIONS.index(card.faction), card.name))
        ]  # fmt: skip
        presets = {}
        for key, army in ARMIES.items():
            presets[key] = Deck(army.name)
            for troop in army.troops:
                pile = presets[key].piles.setdefault(roles[troop].lower(), {})
                pile[troop] = pile.get(troop, 0) + 1
        fields = {"Kind": tuple(ROLE_NAMES[role] for role in ROLES), "Faction": FACTIONS}
        return Shelf("lytharian-chess", "Cards", tuple(parts), tuple(pool), fields, "", presets, "army")

    def judge(self, book: Book, deck: Deck) -> list[Reason]:
        """What keeps these cards from being a side (LC-034)."""
        return reasons(misfits(self._troops(deck)))

    def advise(self, book: Book, deck: Deck) -> list[Reason]:
        """Card faces are decoration (LC-R261)."""
        return []

    def entry(self, deck: Deck) -> dict[str, Any]:
        """What a player with these cards brings."""
        return {"troops": list(self._troops(deck))}

    def _troops(self, deck: Deck) -> tuple[str, ...]:
        return tuple(key for role in ROLES for key in deck.cards(ROLE_NAMES[role].lower()))


DECKS = CardChoice()
