"""Every number and switch that a variant may change, with its official value, and what of it contradicts itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Literal

from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.cards.quests import MAIN, SIDE
from rulewright.kernel.errors import BadVariant, nearest
from rulewright.kernel.variant import at_least


@dataclass(frozen=True, slots=True)
class Rules:
    """The tunables, with the official values; the host's choices, too (RE-D1). The Hero's Quest has its own names."""

    scenario: Literal["destiny", "hero"] = "destiny"  # RE-090; one player always plays the Hero's Quest (RE-091)
    # Setup
    min_terrain: int = 20  # RE-R28
    terrain_per_player: int = 10  # RE-059
    overlay_series: tuple[int, ...] = (3, 6, 9, 10, 13, 16, 19, 20)  # RE-060
    count_first_village: bool = True  # RE-061
    second_first_village_8p: bool = True  # RE-R30
    holy_sword_copies: int = 1  # RE-064
    relic_copies: int = 1  # RE-065
    gear_per_player: int = 1  # RE-066
    raft_per_player: int = 1  # RE-067
    scimitar_per_player: int = 3  # RE-068
    scimitar_cap_per_4: int = 10  # RE-068
    pfw_per_player: int = 1  # RE-069
    chest_per_player: int = 3  # RE-070
    chest_cap_per_4: int = 10  # RE-070
    encounter_per_player: int = 5  # RE-071
    market_copies_per_player: int = 5  # RE-073
    rats: int = 3  # RE-082, a box
    goblins: int = 2  # RE-082
    trolls: int = 1  # RE-082
    events: int = 10  # RE-082, RE-R70
    villains: int = 1  # RE-078
    villains_hero: int = 2  # RE-R173
    villain_names: str = ""  # RE-R173: the host's choice, as "algar, vega"; else drawn from those not taken
    start_wild: int = 5  # RE-077
    start_light: int = 0  # RE-077
    opening_market: bool = True  # RE-099
    opening_market_hero: bool = False  # RE-099
    opening_coin: int = 7  # RE-101
    main_quests: str = "dark-lord, merchant-prince, huntsmaster"  # RE-083
    side_quests: str = "backstab, healer, cartographer, treasure-hunter"  # RE-084
    main_quests_hero: str = "become-the-hero"  # RE-095
    side_quests_hero: str = "backstab, healer, huntsmaster-side, cartographer"  # RE-096
    side_quests_solo: str = "learn-a-spell, treasure-hunter, huntsmaster-side, cartographer"  # RE-097
    # Turn and hand
    hand_size: int = 5  # RE-111, RE-171
    first_player_cards: int = 0  # RE-089, in the opening hand beyond it
    exhausted_hand: int = 3  # RE-110
    free_walk: int = 1  # RE-118
    part_order: Literal["combat_then_buy", "buy_then_combat"] = "combat_then_buy"  # RE-R01
    check_when_staying: bool = True  # RE-R38
    empty_hand_safe: bool = True  # RE-R62
    damaged_safe: bool = True  # RE-155
    leave_out_takes_play: bool = True  # RE-R121
    leave_out_lost_on_exhaustion: bool = False  # RE-R120
    max_rounds: int = 60  # RE-R17
    max_rounds_hero: int = 22  # RE-R17; drafted as 60, too (docs/balance/elysia.md)
    # Map
    walk_cost: tuple[int, ...] = (1, 1, 2, 2, 2)  # RE-R39: Forest, Plains, Mountain, Desert, Water
    terrain_gate: Literal["toll", "gear"] = "toll"  # RE-R40
    village_entry: int = 1  # RE-162
    last_overlay_distance: int = 4  # RE-131
    last_overlays_per_turn: int = 1  # RE-R33
    ruin_pass_token: Literal["darkness", "minus_card"] = "darkness"  # RE-143
    ruin_repeat: bool = False  # RE-R60; drafted as True (docs/balance/elysia.md)
    # Buying
    discount: int = 1  # RE-R23
    min_price: int = 1  # RE-R23
    buy_where_started: bool = False  # RE-165
    advanced_market: bool = False  # RE-246
    advanced_offer: int = 5  # RE-248
    trading: bool = False  # RE-243
    max_trade_offers: int = 3  # RE-R165
    # Combat
    deck_recreations: int = 1  # RE-178
    rounding: Literal["up", "down"] = "up"  # RE-191
    npc_first: bool = True  # RE-177
    joining: bool = True  # RE-176
    pyrrhic_exhaustion: bool = True  # RE-R99
    max_combat_cycles: int = 30  # RE-R106
    reward_light: int = 1  # RE-198
    reward_dark: int = 1  # RE-200
    reward_village_wild: int = 1  # RE-199
    reward_own_side: bool = False  # RE-R110
    villain_hand: int = 5  # RE-219
    villain_wild: int = 2  # RE-081, RE-217
    villain_darkness: int = 1  # RE-081
    monster_darkness: int = 1  # RE-213
    monster_card_recycles: bool = False  # RE-R181
    villain_prize: int = 1  # RE-226
    # Hero's Quest, Lives, end
    gate_base: int = 1  # RE-232
    gate_per_player: int = 2  # RE-232
    gate_draw_to: int = 3  # RE-233
    corrupted_extra_darkness: int = 1  # RE-094
    corrupted_wild_per_player: int = 1  # RE-230
    corrupted_in_encounter_deck: bool = False  # RE-R133
    lives: bool = False  # RE-252; compulsory for one player (RE-098)
    life_token: Literal["wild", "light"] = "wild"  # RE-250
    side_quest_mode: Literal["once_per_player", "first_only", "repeatable"] = "once_per_player"  # RE-R153
    dark_lord_darkness: int = 18  # RE-083; drafted as 8, and the next two as 12 and 10 (docs/balance/elysia.md)
    merchant_prince_coin: int = 18  # RE-083
    huntsmaster_main_levels: int = 18  # RE-083
    dark_lord_darkness_two: int = 22  # RE-083: the same where two play against each other
    merchant_prince_coin_two: int = 16
    huntsmaster_main_levels_two: int = 14
    huntsmaster_side_levels: int = 5  # RE-096
    player_level: int = 3  # RE-215: of a player's Character in a game of two; drafted as 0
    coop: bool = False  # RE-R177


_POSITIVE = ("min_terrain", "hand_size", "exhausted_hand", "max_rounds", "max_rounds_hero", "max_combat_cycles",
             "villain_hand")  # fmt: skip


def check_rules(rules: Rules) -> None:
    """Refuse what contradicts itself."""
    if len(rules.overlay_series) != 8:
        raise BadVariant("overlay_series needs eight numbers, for 1 to 8 players (RE-060)")
    if len(rules.walk_cost) != NO_TERRAIN or min(rules.walk_cost) < 1:
        raise BadVariant("walk_cost needs five numbers from 1 up: Forest, Plains, Mountain, Desert, Water (RE-R39)")
    at_least(rules, dict.fromkeys(_POSITIVE, 1))
    if rules.village_entry < 1:
        raise BadVariant("village_entry must be at least 1, or a walk between two Villages would never end (RE-162)")
    if rules.events > 10:
        raise BadVariant("a box holds 10 Event Cards (RE-082)")
    if rules.villains_hero < 1:
        raise BadVariant("the Hero's Quest needs at least one Villain, the Corrupted Hero (RE-R161)")
    for name in ("main_quests", "main_quests_hero", "side_quests", "side_quests_hero", "side_quests_solo"):
        _check_quests(name, attrgetter(name)(rules), MAIN if name.startswith("main") else SIDE)
    if "become-the-hero" in names_in(rules.main_quests):
        raise BadVariant("main_quests: Become the Hero needs the Fortress of the Hero's Quest (RE-228)")
    known = [character.key for character in CHARACTERS]
    for key in names_in(rules.villain_names):
        if key not in known:
            raise BadVariant(f"villain_names: there is no Character '{key}'.{nearest(key, known)} (RE-078)")


def _check_quests(name: str, text: str, quests: Sequence[Card]) -> None:
    known, named = [card.key for card in quests], names_in(text)
    for key in named:
        if key not in known:
            home = quests[0].home.capitalize()
            raise BadVariant(f"{name}: there is no {home} Quest '{key}'.{nearest(key, known)} (RE-085)")
    if len(set(named)) < len(named):
        raise BadVariant(f"{name}: each Quest is displayed once (RE-085)")
    if name.startswith("main") and not named:
        raise BadVariant(f"{name}: at least one Main Quest must be displayed, or nobody could win (RE-002)")


def names_in(text: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]
