"""The rules and cards in force: every tunable, the card list, and what a variant changes in them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rulewright.games.outposts.cards import FACTIONS, OFFICIAL_CARDS, SHARD, SILVER
from rulewright.games.outposts.cards.card import Card
from rulewright.kernel.errors import BadVariant, UnknownName, nearest
from rulewright.kernel.variant import Variant, apply_rules


@dataclass(frozen=True, slots=True)
class Rules:
    """The tunables, with the official values. 0 means 'no limit' where the note says so."""

    players_min: int = 2  # OP-039
    players_max: int = 4  # OP-039
    allow_mirror_factions: bool = False  # OP-043
    deck_size: int = 30  # OP-044
    starter_only: bool = True  # OP-046
    shard_rule: bool = False  # OP-047
    shard_max: int = 10  # OP-047
    shard_within_deck: bool = True  # OP-048
    silver_pack: int = 7  # OP-052
    silver_pick: int = 2  # OP-053
    silver_total: int = 6  # OP-056
    draft_direction: Literal["left", "right"] = "left"  # OP-055
    start_outposts_first: int = 1  # OP-060
    start_outposts_other: int = 2  # OP-061
    start_hand: int = 4  # OP-063
    start_hand_bonus_by_seat: tuple[int, ...] = (0, 0, 0, 0)  # OP-063, in turn order
    mulligans: int = 0  # OP-064
    first_round_protection: bool = False  # OP-138
    draw_per_turn: int = 2  # OP-073
    reshuffle_damage: int = 5  # OP-076
    reshuffle_damage_growth: int = 0  # OP-076, added per earlier reshuffle
    reshuffle_overkill: bool = True  # OP-077
    effect_draw_reshuffles: bool = False  # OP-R40
    outposts_max: int = 3  # OP-083
    outpost_gain_per_turn: int = 1  # OP-085
    outpost_gain_from_turn: int = 2  # OP-084
    outpost_health: int = 10  # OP-028
    outpost_base_attack: int = 0  # OP-025
    outpost_base_defense: int = 0  # OP-025
    mana_per_outpost: int = 1  # OP-088
    burn_cards_max: int = 3  # OP-090
    burn_card_mana: int = 1  # OP-090
    burn_creatures_max: int = 3  # OP-091
    burn_creature_mana: int = 1  # OP-091
    mana_carries_over: bool = False  # OP-096
    crystal_price: int = 7  # OP-117
    crystal_price_step: int = 0  # OP-117, added per crystal already owned
    crystals_to_win: int = 3  # OP-169
    crystal_mana: int = 0  # OP-122
    upgrades_per_outpost: int = 3  # OP-103
    flip_timing: Literal["assault_start", "assignment"] = "assault_start"  # OP-108
    moves_per_creature: int = 1  # OP-125
    defenders_per_outpost: int = 3  # OP-128
    attackers_per_group: int = 3  # OP-133
    groups_max: int = 0  # OP-134, 0: unlimited
    attack_all_or_none: bool = True  # OP-140
    same_target_allowed: bool = True  # OP-141
    retarget_on_destroyed: bool = False  # OP-166
    summoning_delay: bool = False  # OP-100
    creature_damage_persists: Literal["never", "turn", "always"] = "never"  # OP-156
    attacker_defense_counts: bool = False  # OP-162
    excess_damage_carries: bool = False  # OP-167
    skip_draw_allowed: bool = True  # OP-067
    skip_draw_keeps_outpost: bool = False  # OP-068
    elimination: Literal["unrecoverable", "no_faceup", "never"] = "unrecoverable"  # OP-173
    round_limit: int = 60  # OP-176
    idle_rounds_limit: int = 2  # OP-176
    campaign_rule: bool = False  # OP-179
    campaign_base_cost: int = 3  # OP-180
    campaign_cost_per_crystal: int = 1  # OP-180
    hand_limit: int = 0  # OP-R41, 0: none


@dataclass(frozen=True, slots=True)
class Book:
    """What a match is played under."""

    rules: Rules
    cards: tuple[Card, ...]
    factions: tuple[str, ...]

    def face(self, key: str) -> int:
        """The number of a card by its key, as 'cinder-whelp'."""
        for i, card in enumerate(self.cards):
            if card.key == key:
                return i
        raise UnknownName(f"there is no card '{key}'.{nearest(key, [card.key for card in self.cards])}")

    def copies(self, faction: str) -> list[int]:
        """The faces of all copies of a deck, starred ones first."""
        starred = [i for i, card in enumerate(self.cards) if card.faction == faction for _ in range(card.starred)]
        others = [i for i, card in enumerate(self.cards) if card.faction == faction for _ in range(card.others)]
        return starred + others


_OFFICIAL = Book(Rules(), OFFICIAL_CARDS, FACTIONS)


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's overrides put in."""
    if not variant.rules and not variant.cards:
        return _OFFICIAL
    cards = list(OFFICIAL_CARDS)
    for key, numbers in variant.cards.items():
        face = _OFFICIAL.face(key)
        for name, value in numbers.items():
            cards[face] = cards[face].changed(name, value)
    return _checked(Book(apply_rules(Rules(), variant.rules), tuple(cards), FACTIONS))


def _checked(book: Book) -> Book:
    """Refuse tunables that contradict each other or the components."""
    rules = book.rules
    silver = len(book.copies(SILVER))
    if not 1 <= rules.silver_pick <= 3:
        raise BadVariant(f"silver_pick must be 1, 2 or 3, not {rules.silver_pick} (OP-053)")
    if rules.silver_total % rules.silver_pick:
        raise BadVariant(f"silver_total must be a multiple of silver_pick ({rules.silver_pick}) (OP-056)")
    if rules.silver_pack < rules.silver_total:
        raise BadVariant("silver_pack must be at least silver_total, or packets run empty (OP-056)")
    if not 2 <= rules.players_min <= rules.players_max <= 4:
        raise BadVariant("players_min and players_max must lie between 2 and 4 (OP-039, OP-185)")
    if rules.silver_pack * rules.players_max > silver:
        raise BadVariant(f"a silver_pack of {rules.silver_pack} for {rules.players_max} players needs more than "
                         f"the {silver} Silver cards there are (OP-R13)")  # fmt: skip
    if len(rules.start_hand_bonus_by_seat) != 4:
        raise BadVariant("start_hand_bonus_by_seat needs four numbers, one a seat (OP-063)")
    least = min(len(book.copies(faction)) for faction in book.factions)
    if not 1 <= rules.deck_size <= least:
        raise BadVariant(f"deck_size must be 1 to {least}, the size of a faction deck (OP-044)")
    if rules.shard_max * rules.players_max > len(book.copies(SHARD)):
        raise BadVariant(f"shard_max of {rules.shard_max} is more than the Shard deck can give (OP-R08)")
    if rules.shard_rule and rules.shard_within_deck and rules.shard_max > rules.deck_size:
        raise BadVariant(f"shard_max of {rules.shard_max} is more than a deck holds ({rules.deck_size}) (OP-048)")
    for name in ("outpost_health", "outposts_max", "crystals_to_win", "round_limit", "attackers_per_group",
                 "start_outposts_first", "start_outposts_other", "idle_rounds_limit"):  # fmt: skip
        if getattr(rules, name) < 1:
            raise BadVariant(f"{name} must be at least 1")
    if max(rules.start_outposts_first, rules.start_outposts_other) > rules.outposts_max:
        raise BadVariant("nobody can start with more Outposts than outposts_max (OP-037)")
    return book


@lru_cache(maxsize=256)
def official_card(key: str) -> Card:
    """A card of the official list by its key."""
    return OFFICIAL_CARDS[_OFFICIAL.face(key)]
