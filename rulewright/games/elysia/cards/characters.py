"""The six Playable Characters: a Name Card and ten Starting Cards each, one of them Leave Out (RE-024, RE-026)."""

from dataclasses import dataclass
from functools import partial

from rulewright.games.elysia.cards.atoms import CoinOrCure, DiscardFor, EaseFirst, IfInitiated, Scout
from rulewright.games.elysia.cards.card import Card, CharacterId
from rulewright.games.elysia.cards.items import item, key_of


@dataclass(frozen=True, slots=True)
class Character:
    """A Playable Character: the Starting Deck with its Leave Out card first."""

    name: str
    title: str
    cards: tuple[tuple[int, Card], ...]  # copies and card

    @property
    def key(self) -> str:
        return key_of(self.name)


_start = partial(item, home="start", origin="house")

CHARACTERS = (
    Character("Algar", "oath-bound warrior", (
        (1, _start("Oath Shield", "", "1", "1", leave_out=True)),
        (3, _start("March", "W2", "1", "1")),
        (2, _start("Silver Ring", "C2", "0", "1")),
        (2, _start("Longsword", "C1", "3", "1")),
        (1, _start("Shield Wall", "W2", "1", "3")),
        (1, _start("Reckless Charge", "W1 C1", "1", "0", attacks=(DiscardFor(3, 1),))),
    )),
    Character("Tomyris", "steppe rider", (
        (1, _start("Steppe Pony", "W1", "0", "0", leave_out=True)),
        (3, _start("Ride", "W2", "1", "1")),
        (3, _start("Spoils", "C2", "0", "1")),
        (2, _start("Horse Bow", "W1", "3", "0")),
        (1, _start("Parthian Feint", "D1", "1 D1", "2")),
    )),
    Character("Imhotep", "healer and builder", (
        (1, _start("Physician's Kit", "", "0", "0", explores=(CoinOrCure(1),), leave_out=True)),
        (3, _start("Caravan", "W2", "1", "1")),
        (3, _start("Papyrus", "C1 D1", "0", "1")),
        (2, _start("Bronze Staff", "W1", "3", "2")),
        (1, _start("Ward", "C2", "1", "3")),
    )),
    Character("Ravenna", "cutpurse", (
        (1, _start("Hidden Dagger", "", "0", "0", attacks=(IfInitiated(2),), leave_out=True)),
        (3, _start("Slip Away", "W2", "0", "2")),
        (3, _start("Cutpurse", "C2", "1", "0")),
        (2, _start("Stiletto", "C1", "3", "1")),
        (1, _start("Ambush", "W1", "2 X1", "1 X1")),
    )),
    Character("Zhao Lin", "strategist", (
        (1, _start("War Map", "", "1", "0", explores=(Scout(),), leave_out=True)),
        (3, _start("Forced March", "W2", "1", "1")),
        (3, _start("Tribute", "C2", "0", "1")),
        (2, _start("Halberd", "W1", "3", "1")),
        (1, _start("Stratagem", "D1", "1 D1", "1 D1")),
    )),
    Character("Vega", "star-lost ranger", (
        (1, _start("Grapple Line", "", "0", "1", explores=(EaseFirst(),), leave_out=True)),
        (3, _start("Trailblaze", "W2", "1", "1")),
        (3, _start("Salvage", "C2", "0", "1")),
        (2, _start("Pulse Bow", "W1", "3", "0")),
        (1, _start("Smoke Charge", "W1", "1", "3 D1")),
    )),
)  # fmt: skip

NAME_CARDS = tuple(
    Card(each.key, each.name, "name", "encounter", level=3, character=CharacterId(i),
         origin="completed" if each.name == "Algar" else "house")
    for i, each in enumerate(CHARACTERS)
)  # fmt: skip
STARTING = tuple(card for each in CHARACTERS for _, card in each.cards)
