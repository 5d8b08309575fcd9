"""The rules and cards in force: the tunables, the card list, the map, and what a variant changes in them."""

from dataclasses import dataclass, field, replace
from functools import cache

from rulewright.games.seekers.cards import OFFICIAL_CARDS
from rulewright.games.seekers.cards.card import Card, Speed
from rulewright.games.seekers.rules.maps import MAPS, Battlemap, battlemap
from rulewright.games.seekers.rules.tunables import Rules
from rulewright.kernel.boards.hexes import HexBoard
from rulewright.kernel.errors import BadVariant, UnknownName, nearest
from rulewright.kernel.question import Face
from rulewright.kernel.variant import Variant, apply_cards, apply_rules, at_least


@dataclass(frozen=True, slots=True)
class Givers:
    """The cards that change a player's numbers in one respect, and by how much."""

    worn: dict[Face, int]  # Seekers, Equipment and tokens, by face
    cards: dict[Face, int]  # what lies in an effect Zone, by face
    actions: dict[Face, int]  # what an action has left there, by the face of whose it is


@dataclass(frozen=True, slots=True)
class Prices:
    """What may be played at some time (SK-062), by face, and for how many AP as printed."""

    cards: list[int]  # `NEVER` for what is too slow
    actions: dict[Face, int]  # of Seekers and Equipment, those that are fast enough


NEVER = 1_000_000_000  # more AP than anybody has
ANYHOW = 1_000_000_000  # however far the nearest enemy is


@dataclass(frozen=True, slots=True)
class Book:
    """What a match is played under; the last seven are tables of the cards, so that nobody searches them."""

    rules: Rules
    cards: tuple[Card, ...]
    map: Battlemap
    faces: dict[str, Face] = field(init=False, repr=False, compare=False)  # a card's number by its key
    mods: dict[str, Givers] = field(init=False, repr=False, compare=False)  # by the respect they change
    spell_helpers: set[Face] = field(init=False, repr=False, compare=False)  # lasting, they help spells in time or cost
    prices: Prices = field(init=False, repr=False, compare=False)  # of all cards, for the own main phase
    instants: Prices = field(init=False, repr=False, compare=False)  # of Instants alone, for any other time
    reaches: list[int] = field(init=False, repr=False, compare=False)
    """By face: how near an enemy must be for the card to be played; `ANYHOW` if it needs none."""
    whens: dict[str, set[Face]] = field(init=False, repr=False, compare=False)  # the faces that wait for an event

    def __post_init__(self) -> None:
        cards = [(Face(face), card) for face, card in enumerate(self.cards)]
        object.__setattr__(self, "faces", {card.key: face for face, card in cards})
        object.__setattr__(self, "prices", _all_prices(cards, ("action", "instant")))
        object.__setattr__(self, "instants", _all_prices(cards, ("instant",)))
        aims = [card.aim for card in self.cards]
        object.__setattr__(self, "reaches", [aim.reach if aim.kind == "enemy" else ANYHOW for aim in aims])
        object.__setattr__(self, "mods", _all_mods(cards))
        helpers = [self.mods[key] for key in ("spell_instant", "spell_cheaper") if key in self.mods]
        object.__setattr__(self, "spell_helpers", {face for each in helpers for face in (*each.cards, *each.actions)})
        object.__setattr__(self, "whens", _all_whens(cards))

    def face(self, key: str) -> Face:
        """The number of a card by its key."""
        if key not in self.faces:
            raise UnknownName(f"there is no card '{key}'.{nearest(key, list(self.faces))}")
        return self.faces[key]


def _all_prices(cards: list[tuple[Face, Card]], speeds: tuple[Speed, ...]) -> Prices:
    actions = [(face, card.action) for face, card in cards if card.action is not None]
    return Prices(
        [card.cost if card.speed in speeds else NEVER for _, card in cards],
        {face: action.cost for face, action in actions if action.speed in speeds},
    )


def _all_mods(cards: list[tuple[Face, Card]]) -> dict[str, Givers]:
    found: dict[str, Givers] = {}
    for face, card in cards:
        for mod in card.mods:
            worn = found.setdefault(mod.key, Givers({}, {}, {})).worn
            worn[face] = worn.get(face, 0) + mod.n
        for design in (card, card.action):
            for mod in design.linger.mods if design and design.linger else ():
                givers = found.setdefault(mod.key, Givers({}, {}, {}))
                lasting = givers.actions if design is card.action else givers.cards
                lasting[face] = lasting.get(face, 0) + mod.n
    return found


def _all_whens(cards: list[tuple[Face, Card]]) -> dict[str, set[Face]]:
    found: dict[str, set[Face]] = {}
    for face, card in cards:
        lingers = [design.linger for design in (card, card.action) if design and design.linger]
        for when in (*card.whens, *(each for linger in lingers for each in linger.whens)):
            found.setdefault(when.event, set()).add(face)
    return found


POSITIVE = ("starting_life", "slow_divisor", "collide_die", "turn_limit", "loop_limit", "shard_moments", "deck_size",
            "hex_cost", "ap_per_mp")  # fmt: skip
_OFFICIAL = Book(Rules(), OFFICIAL_CARDS, battlemap(Rules().map))


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's overrides put in."""
    if not variant.rules and not variant.cards:
        return _OFFICIAL
    rules = apply_rules(Rules(), variant.rules)
    cards = apply_cards(OFFICIAL_CARDS, variant.cards)
    if rules.map not in MAPS:
        raise BadVariant(f"there is no map '{rules.map}'.{nearest(rules.map, list(MAPS))} (SK-021)")
    if len(rules.copy_limits) != 5:
        raise BadVariant("copy_limits needs five numbers, common to legendary (SK-036 to SK-040)")
    at_least(rules, dict.fromkeys(POSITIVE, 1))
    return Book(rules, cards, battlemap(rules.map) if rules.los_touch_blocks else _crossing(rules.map))


@cache
def _crossing(key: str) -> Battlemap:
    """The map on which a wall must be entered by the line to break it, by a switch (SK-145)."""
    board = battlemap(key).board
    walls = [spot for i, spot in enumerate(board.hexes) if board.blocked >> i & 1]
    return replace(battlemap(key), board=HexBoard(board.hexes, walls, inside=True))
