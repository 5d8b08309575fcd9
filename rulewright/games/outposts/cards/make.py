"""Short ways to write a card list down: creature, spell, upgrade, and the words that stand on them."""

from rulewright.games.outposts.cards.atoms import Atom
from rulewright.games.outposts.cards.card import (
    CREATURE,
    SPELL,
    UPGRADE,
    Card,
    Keyword,
    Part,
    Standing,
    When,
    read_parts,
)

SWIFT, WITHDRAW, VANGUARD, GUARD = (Keyword(name) for name in ("Swift", "Withdraw", "Vanguard", "Guard"))
ROOTED, RECKLESS = Keyword("Rooted"), Keyword("Reckless")


def pierce(n: int) -> Keyword:
    return Keyword("Pierce", n)


def siege(n: int) -> Keyword:
    return Keyword("Siege", n)


def offering(n: int) -> Keyword:
    return Keyword("Offering", n)


def salvage(n: int) -> Keyword:
    return Keyword("Salvage", n)


def arrival(*atoms: Atom) -> When:
    return When("Arrival", atoms)


def last_breath(*atoms: Atom) -> When:
    return When("Last Breath", atoms)


def trap(*atoms: Atom) -> When:
    return When("Trap", atoms)


def income(n: int) -> Standing:
    return Standing("income", n, "gain {n} extra mana at the start of your Play step", open_only=True)


class Deck:
    """The cards of one faction, Silver or Shard, as they are written down."""

    def __init__(self, faction: str) -> None:
        self.faction = faction
        self.cards: list[Card] = []

    def creature(self, name: str, cost: int, body: str, copies: str, *parts: Part) -> None:
        """`body` is Attack/Defense/Health; `copies` is '2*' for starred ones, '2' for others (OP-006)."""
        self._add(CREATURE, name, cost, body, copies, parts)

    def spell(self, name: str, cost: int, copies: str, *parts: Part) -> None:
        self._add(SPELL, name, cost, "0/0/0", copies, parts)

    def upgrade(self, name: str, cost: int, bonus: str, copies: str, *parts: Part) -> None:
        """`bonus` is attack/defense for the Outpost (OP-010)."""
        self._add(UPGRADE, name, cost, f"{bonus}/0", copies, parts)

    def _add(self, kind: int, name: str, cost: int, body: str, copies: str, parts: tuple[Part, ...]) -> None:
        attack, defense, health = (int(n) for n in body.split("/"))
        key = name.lower().replace("'", "").replace(",", "").replace(" ", "-")
        card = Card(
            key, name, self.faction, kind, cost, attack=attack, defense=defense, health=health,
            starred=int(copies[:-1]) if copies.endswith("*") else 0,
            others=0 if copies.endswith("*") else int(copies),
            parts=parts,
        )  # fmt: skip
        self.cards.append(read_parts(card))
