"""The rules, cards and classes in force, and the tables made from them."""

from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

from rulewright.games.battleground.cards import BOARDS, OFFICIAL_CARDS
from rulewright.games.battleground.cards.atoms import Atom
from rulewright.games.battleground.cards.board import Board, Power
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.cards.standing import Bonus, BonusKind, When
from rulewright.games.battleground.rules.ground import Ground, ground
from rulewright.games.battleground.rules.ids import NO_FACE, PathId, PowerId
from rulewright.games.battleground.rules.tunables import Rules, check, read_paths, start_orbs
from rulewright.kernel.question import Face
from rulewright.kernel.variant import Variant, apply_cards, apply_rules, face_named


class Perks(NamedTuple):
    """What a player's powers do together, standing (BG-192)."""

    bonuses: tuple[Bonus, ...]
    whens: tuple[tuple[PowerId, When], ...]
    boosts: dict[tuple[Face, str], int]  # (face of the spell, what) -> how much more
    also: dict[Face, tuple[Atom, ...]]  # face of the spell -> effects added
    active: tuple[PowerId, ...]  # powers that can be used


class Klass:
    """A class as a book has it: its board cut to the paths' size, faces instead of keys, perks as a table."""

    def __init__(self, board: Board, cards: tuple[Card, ...], orbs: str, paths: int, depth: int) -> None:
        by_key = {card.key: Face(face) for face, card in enumerate(cards)}
        self.key, self.name, self.muster = board.key, board.name, board.muster
        self.orbs = tuple(orbs.count(letter) for letter in LETTERS)
        self.hand = tuple(by_key[key] for key in board.hand)
        self.kinds = tuple(  # base kinds, each with its copies; upgrades lie under them
            by_key[card.key] for card in cards if card.klass == board.key and not card.upgrade_of
        )
        self.paths: tuple[tuple[Power, ...], ...] = tuple(path[:depth] for _, path in board.paths[:paths])
        self.path_names: tuple[str, ...] = tuple(name for name, _ in board.paths[:paths])
        self.depth = depth
        self.take: dict[str, tuple[Face, ...]] = {
            power.key: tuple(by_key[key] for key in power.take) for power in board.powers()
        }
        self.upgrade: dict[str, tuple[Face, ...]] = {
            power.key: tuple(by_key[key] for key in power.upgrade) for power in board.powers()
        }
        sizes = [range(len(path) + 1) for path in self.paths]
        self.perks: dict[tuple[int, ...], Perks] = {counts: self._perks(by_key, counts) for counts in product(*sizes)}
        self.triggers = any(power.whens for path in self.paths for power in path)

    def _perks(self, by_key: dict[str, Face], counts: tuple[int, ...]) -> Perks:
        bonuses: list[Bonus] = []
        whens: list[tuple[PowerId, When]] = []
        boosts: dict[tuple[Face, str], int] = {}
        also: dict[Face, tuple[Atom, ...]] = {}
        active: list[PowerId] = []
        for path, count in enumerate(counts):
            for i, power in enumerate(self.paths[path][:count]):
                bonuses += power.bonuses
                id = self.power_id(PathId(path), i)
                whens += [(id, when) for when in power.whens]
                for boost in power.boosts:
                    spot = by_key[boost.spell], boost.what
                    boosts[spot] = boosts.get(spot, 0) + boost.n
                for more in power.also:
                    face = by_key[more.spell]
                    also[face] = (*also.get(face, ()), more.atom)
                if power.effects:
                    active.append(id)
        return Perks(tuple(bonuses), tuple(whens), boosts, also, tuple(active))

    def power_id(self, path: PathId, place: int) -> PowerId:
        """The number of a power: path by path, those of a path from its start."""
        return PowerId(path * self.depth + place)

    def path_of(self, power: PowerId) -> tuple[PathId, int]:
        """The path of a power and its place there."""
        path, place = divmod(power, self.depth)
        return PathId(path), place

    def power(self, power: PowerId) -> Power:
        """A power by its number."""
        path, place = self.path_of(power)
        return self.paths[path][place]


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
        powers = [power for klass in classes for path in klass.paths for power in path]
        givers = [card.aura for card in cards if card.aura] + powers
        put = object.__setattr__
        put(self, "ground", ground(
            rules.lanes, rules.rows, start=rules.target_start, hero_last=rules.hero_in_search == "last",
            back_first=rules.row_order == "back_first", summon_rows=rules.summon_rows,
        ))  # fmt: skip
        put(self, "classes", classes)
        put(self, "upgrades", tuple([upgraded.get(card.key, NO_FACE) for card in cards]))
        put(self, "reach", tuple([min(most, rules.base_range + card.range) for card in cards]))  # BG-182
        put(self, "grants", frozenset(bonus.kind for giver in givers for bonus in giver.bonuses))
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
