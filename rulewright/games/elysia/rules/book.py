"""The rules and cards in force: the official ones, or what a variant makes of them."""

from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import NamedTuple

from rulewright.games.elysia.cards import OFFICIAL_CARDS
from rulewright.games.elysia.cards.atoms import MOUNTAIN, WATER
from rulewright.games.elysia.cards.card import Card, CharacterId
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.tunables import Rules, check_rules
from rulewright.kernel.question import Face
from rulewright.kernel.variant import Variant, apply_cards, apply_rules

GATED = 1000  # a toll nobody can pay: the gear is needed (RE-R40)


class DeckGlance(NamedTuple):
    """What bots think of a Character Deck; means of a card unless said."""

    flow: float  # cards seen in a turn, with those that draw
    walk: float
    coin: float
    might: float  # in a fight; about 2 at the start
    purse: float  # Coin that its best hand comes to: five kept coins (RE-114) and those on cards that draw


@dataclass(frozen=True, slots=True)
class Book:
    """What a match is played under; `toll` is the extra Walk that each terrain requires (RE-R39)."""

    rules: Rules
    cards: tuple[Card, ...]
    keys: dict[str, Face]
    market: tuple[Face, ...]
    toll: tuple[int, ...]
    worth: tuple[float, ...]  # what bots think of a card in a deck
    force: tuple[float, ...]  # and of the same card in a fight
    glances: dict[tuple[Face, ...], DeckGlance] = field(default_factory=dict, compare=False)  # and of whole decks

    def name_card(self, character: CharacterId) -> Face:
        """The face of a Character's Name Card."""
        return self.keys[CHARACTERS[character].key]


def _assemble(rules: Rules, cards: list[Card]) -> Book:
    keys = {card.key: Face(face) for face, card in enumerate(cards)}
    for face, card in enumerate(cards):
        if card.tunable:
            cards[face] = replace(card, need=attrgetter(card.tunable)(rules))
        if card.tunable and card.home == "main":
            cards[face] = replace(cards[face], between_two=attrgetter(f"{card.tunable}_two")(rules))
    toll = [cost - 1 for cost in rules.walk_cost] + [0]
    if rules.terrain_gate == "gear":
        toll[MOUNTAIN] = toll[WATER] = GATED
    market = tuple(Face(face) for face, card in enumerate(cards) if card.home == "market")
    worth, force = tuple(map(_worth, cards)), tuple(map(_force, cards))
    return Book(rules, tuple(cards), keys, market, tuple(toll), worth, force)


def _worth(card: Card) -> float:
    """A glance at what a card brings each time it is drawn."""
    explore = 0.6 * card.walk + 0.8 * card.coin + 0.9 * card.draw + 0.5 * len(card.explore)
    attack = 0.8 * card.attack + 0.9 * card.attack_draw + 1.2 * card.attack_extra + 0.5 * len(card.attack_text)
    defense = 0.6 * card.defense + 0.9 * card.defense_draw + 1.0 * card.defense_extra + 0.5 * len(card.defense_text)
    return max(explore, attack, defense) + 0.35 * (explore + attack + defense)


def _force(card: Card) -> float:
    """A glance at what a card does in fights."""
    attack = card.attack + 0.9 * card.attack_draw + 0.9 * card.attack_extra + 0.6 * len(card.attack_text)
    return attack + 0.8 * card.defense + 0.8 * card.defense_draw + 0.7 * card.defense_extra + len(card.defense_text)


_OFFICIAL = _assemble(Rules(), list(OFFICIAL_CARDS))


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's overrides put in."""
    if not variant.rules and not variant.cards:
        return _OFFICIAL
    rules = apply_rules(Rules(), variant.rules)
    cards = apply_cards(OFFICIAL_CARDS, variant.cards)
    check_rules(rules)
    return _assemble(rules, list(cards))
