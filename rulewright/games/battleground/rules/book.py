"""The rules and cards in force: every tunable, the card list, the boards, the ground, and what a variant changes."""

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Literal, NamedTuple

from rulewright.games.battleground.cards import OFFICIAL_CARDS
from rulewright.games.battleground.cards.atoms import LETTERS, Atom, Bonus, When
from rulewright.games.battleground.cards.boards import BOARDS, Board, Power
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.ground import Ground, ground
from rulewright.kernel.errors import BadVariant, UnknownName, nearest
from rulewright.kernel.variant import Variant, apply_rules


@dataclass(frozen=True, slots=True)
class Rules:
    """The tunables, with the official values."""

    lanes: int = 5  # BG-014, BG-R01
    rows: int = 4  # BG-014
    track_steps: int = 3  # BG-057, BG-R02
    start_life: int = 20  # BG-044
    max_life: int = 20  # BG-R135
    spell_slots: int = 2  # BG-013
    exp_per_level: int = 3  # BG-189
    exp_per_battle: int = 1  # BG-186
    exp_per_kill: int = 1  # BG-187
    exp_spell_kills: bool = True  # BG-142
    exp_hero_hit: int = 0  # BG-R06
    exp_denial: int = 0  # BG-144
    first_player_bonus_exp: int = 5  # BG-R17
    second_player_bonus_exp: int = 0  # BG-R17
    first_player_skips_battle_exp: bool = False  # BG-112
    mirror_classes: bool = False  # BG-040
    class_choice: Literal["in_order", "simultaneous_secret", "random"] = "in_order"  # BG-039
    battle_scope: Literal["owned", "all_units"] = "owned"  # BG-110
    row_order: Literal["front_first", "back_first"] = "front_first"  # BG-114
    waves: int = 2  # BG-111
    free_combos: bool = False  # BG-115
    optional_advance: bool = False  # BG-151
    target_start: Literal["left", "front", "right", "back"] = "left"  # BG-124
    target_choice: Literal["auto", "controller"] = "auto"  # BG-121
    hero_in_search: Literal["front", "last"] = "front"  # BG-134
    base_range: int = 1  # BG-122
    base_defense: int = 1  # BG-155
    shield_value: int = 1  # BG-183
    flank_loss: int = 1  # BG-157
    defense_floor: int = 0  # BG-158
    summon_delay: int = 0  # BG-178
    summon_rows: int = 1  # BG-172
    respond_windows: Literal["each_action", "phase_ends"] = "each_action"  # BG-R48
    respond_cast_returns: Literal["own_turn", "same_turn"] = "own_turn"  # BG-108
    charge_limit_per_turn: int = 0  # BG-098, 0: none
    hand_hidden: bool = True  # BG-R139
    turnover_control: Literal["auto", "owner", "opponent"] = "auto"  # BG-R84
    turnover_duration: int = 0  # BG-226, owner's turns; 0: permanent
    antimagic_discard: Literal["phase_start", "phase_end"] = "phase_start"  # BG-R118
    chill_after_defense: bool = True  # BG-222
    haste_before_exp: bool = True  # BG-214
    unnumbered_enchantment: Literal["permanent", "once"] = "permanent"  # BG-205
    enchantment_shapes: int = 6  # BG-R03
    upgrade_in_play: Literal["immediate", "on_return"] = "immediate"  # BG-R07
    power_paths: str = "3 x 5"  # BG-R04
    power_timing: Literal["main_phases", "first_main", "second_main"] = "main_phases"  # BG-R96
    start_orbs_paladin: str = "WWWUSSS"  # BG-041
    start_orbs_warlock: str = "PPRSSS"  # BG-041
    start_orbs_elementalist: str = "RRUWSSS"  # BG-041
    dead_unit_to: int = 0  # BG-139, own turns until it comes to hand; 0: at once
    turn_limit: int = 40  # BG-R137
    main_action_cap: int = 200  # BG-R136
    double_ko: Literal["draw", "active_wins", "active_loses"] = "draw"  # BG-R133


class Perks(NamedTuple):
    """What a player's powers do together, standing (BG-192)."""

    bonuses: tuple[Bonus, ...]
    whens: tuple[tuple[int, When], ...]  # (number of the power, trigger)
    boosts: dict[tuple[int, str], int]  # (face of the spell, what) -> how much more
    also: dict[int, tuple[Atom, ...]]  # face of the spell -> effects added
    active: tuple[int, ...]  # numbers of powers that can be used


class Klass:
    """A class as a book has it: its board cut to the paths' size, faces instead of keys, perks as a table."""

    def __init__(self, board: Board, cards: tuple[Card, ...], orbs: str, paths: int, depth: int) -> None:
        by_key = {card.key: face for face, card in enumerate(cards)}
        self.key, self.name, self.muster = board.key, board.name, board.muster
        self.orbs = tuple(orbs.count(letter) for letter in LETTERS)
        self.hand = tuple(by_key[key] for key in board.hand)
        self.kinds = tuple(  # base kinds, each with its copies; upgrades lie under them
            face for face, card in enumerate(cards) if card.klass == board.key and not card.upgrade_of
        )
        self.paths: tuple[tuple[Power, ...], ...] = tuple(path[:depth] for _, path in board.paths[:paths])
        self.path_names: tuple[str, ...] = tuple(name for name, _ in board.paths[:paths])
        self.depth = depth
        self.take: dict[str, tuple[int, ...]] = {
            power.key: tuple(by_key[key] for key in power.take) for power in board.powers()
        }
        self.upgrade: dict[str, tuple[int, ...]] = {
            power.key: tuple(by_key[key] for key in power.upgrade) for power in board.powers()
        }
        sizes = [range(len(path) + 1) for path in self.paths]
        self.perks: dict[tuple[int, ...], Perks] = {
            counts: self._perks(by_key, cards, counts) for counts in product(*sizes)
        }
        self.triggers = any(power.whens for path in self.paths for power in path)

    def _perks(self, by_key: dict[str, int], cards: tuple[Card, ...], counts: tuple[int, ...]) -> Perks:
        bonuses: list[Bonus] = []
        whens: list[tuple[int, When]] = []
        boosts: dict[tuple[int, str], int] = {}
        also: dict[int, tuple[Atom, ...]] = {}
        active: list[int] = []
        for path, count in enumerate(counts):
            for i, power in enumerate(self.paths[path][:count]):
                bonuses += power.bonuses
                whens += [(path * self.depth + i, when) for when in power.whens]
                for boost in power.boosts:
                    spot = by_key[boost.spell], boost.what
                    boosts[spot] = boosts.get(spot, 0) + boost.n
                for more in power.also:
                    face = by_key[more.spell]
                    also[face] = (*also.get(face, ()), more.atom)
                if power.effects:
                    active.append(path * self.depth + i)
        return Perks(tuple(bonuses), tuple(whens), boosts, also, tuple(active))

    def power(self, number: int) -> Power:
        """A power by its number: path times depth plus place."""
        return self.paths[number // self.depth][number % self.depth]


@dataclass(frozen=True)
class Book:
    """What a match is played under."""

    rules: Rules
    cards: tuple[Card, ...]

    def face(self, key: str) -> int:
        """The number of a card by its key."""
        for i, card in enumerate(self.cards):
            if card.key == key:
                return i
        raise UnknownName(f"there is no card '{key}'.{nearest(key, [card.key for card in self.cards])}")

    @cached_property
    def ground(self) -> Ground:
        rules = self.rules
        return ground(rules.lanes, rules.rows, rules.target_start, rules.hero_in_search == "last",
                      rules.row_order == "back_first", rules.summon_rows)  # fmt: skip

    @cached_property
    def classes(self) -> tuple[Klass, ...]:
        paths, depth = read_paths(self.rules.power_paths)
        orbs = (self.rules.start_orbs_paladin, self.rules.start_orbs_warlock, self.rules.start_orbs_elementalist)
        return tuple(Klass(board, self.cards, start, paths, depth) for board, start in zip(BOARDS, orbs, strict=True))

    @cached_property
    def up(self) -> tuple[int, ...]:
        """By base face: the face of its upgrade, or -1."""
        keys = {card.upgrade_of: face for face, card in enumerate(self.cards) if card.upgrade_of}
        return tuple(keys.get(card.key, -1) for card in self.cards)

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """By face: attack range without what effects grant (BG-122, BG-182)."""
        most = self.rules.lanes + self.rules.rows
        return tuple(min(most, self.rules.base_range + card.range) for card in self.cards)

    @cached_property
    def grants(self) -> frozenset[str]:
        """The kinds of bonus that some aura or power of this book gives: others need not be looked for."""
        found = {bonus.kind for card in self.cards if card.aura for bonus in card.aura.bonuses}
        for klass in self.classes:
            found |= {bonus.kind for path in klass.paths for power in path for bonus in power.bonuses}
        return frozenset(found)

    @cached_property
    def unit_auras(self) -> bool:
        """Whether any card that can stand on the battleground has an aura (BG-197)."""
        return any(card.aura and (card.kind == "unit" or card.summons_itself) for card in self.cards)


def read_paths(text: str) -> tuple[int, int]:
    """'3 x 5' as numbers (BG-R04)."""
    parts = [part.strip() for part in text.split("x")]
    if len(parts) != 2 or not all(part.isdecimal() for part in parts):
        raise BadVariant(f"power_paths is written '3 x 5', paths by powers, not '{text}' (BG-R04)")
    paths, depth = int(parts[0]), int(parts[1])
    if not (1 <= paths <= 3 and 1 <= depth <= 5):
        raise BadVariant(f"power_paths can be 1 to 3 paths by 1 to 5 powers, not '{text}' (BG-R04)")
    return paths, depth


_OFFICIAL = Book(Rules(), OFFICIAL_CARDS)


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's overrides put in."""
    if not variant.rules and not variant.cards:
        return _OFFICIAL
    rules = apply_rules(Rules(), variant.rules)
    cards = list(OFFICIAL_CARDS)
    for key, numbers in variant.cards.items():
        face = _OFFICIAL.face(key)
        for name, value in numbers.items():
            cards[face] = cards[face].changed(name, value)
    _check(rules)
    return Book(rules, tuple(cards))


def _check(rules: Rules) -> None:
    """Refuses what contradicts itself."""
    least = {"lanes": 1, "rows": 2, "track_steps": 2, "start_life": 1, "spell_slots": 1, "exp_per_level": 1,
             "waves": 1, "summon_rows": 1, "enchantment_shapes": 1, "turn_limit": 1, "main_action_cap": 1,
             "base_range": 1}  # fmt: skip
    for name, bottom in least.items():
        if getattr(rules, name) < bottom:
            raise BadVariant(f"{name} must be at least {bottom}")
    if rules.lanes > 12 or rules.rows > 12:
        raise BadVariant("the battleground has at most 12 lanes and 12 rows (BG-014)")
    if rules.summon_rows > rules.rows // 2:
        raise BadVariant(f"summon_rows can be at most {rules.rows // 2}, half of the rows (BG-172)")
    if rules.max_life < rules.start_life:
        raise BadVariant("max_life can't be less than start_life (BG-R135)")
    if rules.enchantment_shapes > 12 or rules.spell_slots > 6:
        raise BadVariant("at most 12 enchantment_shapes (BG-R03) and 6 spell_slots (BG-013)")
    for name in ("start_orbs_paladin", "start_orbs_warlock", "start_orbs_elementalist"):
        if set(getattr(rules, name)) - set(LETTERS):
            raise BadVariant(f"{name} is written in letters of {LETTERS}, as 'WWUSSS' (BG-041)")
    read_paths(rules.power_paths)
