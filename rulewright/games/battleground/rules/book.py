"""The rules and cards in force: the tunables, the card list, and the tables made from both."""

from dataclasses import dataclass, field

from rulewright.games.battleground.cards import BOARDS, OFFICIAL_CARDS
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.standing import BonusKind
from rulewright.games.battleground.rules.classes import Klass
from rulewright.games.battleground.rules.ground import Ground, ground
from rulewright.games.battleground.rules.ids import NO_FACE
from rulewright.games.battleground.rules.tunables import Rules, check, read_paths, start_orbs
from rulewright.kernel.question import Face
from rulewright.kernel.variant import Variant, apply_cards, apply_rules, face_named


@dataclass(frozen=True, slots=True)
class Book:
    """What a match is played under. All but the first two fields is made from them."""

    rules: Rules
    cards: tuple[Card, ...]
    ground: Ground = field(init=False, compare=False)
    classes: tuple[Klass, ...] = field(init=False, compare=False)
    upgrades: tuple[Face, ...] = field(init=False, compare=False)  # by base face: its upgrade's, or NO_FACE
    reach: tuple[int, ...] = field(init=False, compare=False)  # by face: range without what effects grant (BG-122)
    grants: frozenset[BonusKind] = field(init=False, compare=False)  # the kinds of bonus that anything here gives
    unit_auras: bool = field(init=False, compare=False)  # whether any card that can be a unit has an aura (BG-197)

    def __post_init__(self) -> None:
        rules, cards = self.rules, self.cards
        paths, depth = read_paths(rules.power_paths)
        orbs = start_orbs(rules)
        classes = tuple([Klass(board, cards, orbs[board.key], paths, depth) for board in BOARDS])
        upgraded = {card.upgrade_of: Face(face) for face, card in enumerate(cards) if card.upgrade_of}
        most = rules.lanes + rules.rows
        auras = [card.aura for card in cards if card.aura]
        powers = [power for klass in classes for path in klass.paths for power in path]
        bonuses = [
            *[bonus for aura in auras for bonus in aura.bonuses],
            *[bonus for power in powers for bonus in power.bonuses],
        ]
        put = object.__setattr__
        put(self, "ground", ground(
            rules.lanes, rules.rows, start=rules.target_start, hero_last=rules.hero_in_search == "last",
            back_first=rules.row_order == "back_first", summon_rows=rules.summon_rows,
        ))  # fmt: skip
        put(self, "classes", classes)
        put(self, "upgrades", tuple([upgraded.get(card.key, NO_FACE) for card in cards]))
        put(self, "reach", tuple([min(most, rules.base_range + card.range) for card in cards]))  # BG-182
        put(self, "grants", frozenset(bonus.kind for bonus in bonuses))
        put(self, "unit_auras", any(card.aura and (card.kind == "unit" or card.summons_itself) for card in cards))

    def face(self, key: str) -> Face:
        """The number of a card by its key."""
        return face_named(self.cards, key)


_OFFICIAL = Book(Rules(), OFFICIAL_CARDS)


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's overrides put in."""
    if not variant.rules and not variant.cards:
        return _OFFICIAL
    rules = apply_rules(Rules(), variant.rules)
    cards = apply_cards(OFFICIAL_CARDS, variant.cards)
    check(rules)
    return Book(rules, cards)
