"""Every number and switch of Outposts that a variant may change, with its official value; and what was drafted."""

from dataclasses import dataclass
from typing import Literal

from rulewright.kernel.variant import Drafted


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
    outpost_base_attack: int = 2  # OP-025
    outpost_base_defense: int = 4  # OP-025
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


_EMBER = "the Ember Legion won two games of three"
_VEIL = "the Veil Syndicate won one game of four"
_VEIL_AGAIN = "the Veil Syndicate won one game of three once the others had been changed"
_STONE = "the Stone Covenant won one game of four once the others had been changed"
_STONE_AGAIN = "the Stone Covenant still won one game of four"

DRAFT = (
    Drafted("outpost_base_attack", 0, "nothing struck back from an Outpost without guards: games were races"),
    Drafted("outpost_base_defense", 0, "any three creatures broke a bare Outpost: races of five rounds"),
    Drafted("ash-skirmisher.health", 2, _EMBER),
    Drafted("forge-brute.attack", 4, _EMBER),
    Drafted("salamander-knight.attack", 4, "the Ember Legion won three games of five"),
    Drafted("pyrarch-valka.cost", 6, "drawn 146 times, played 4"),
    Drafted("alley-cutpurse.attack", 1, _VEIL),
    Drafted("lantern-spy.attack", 1, _VEIL_AGAIN),
    Drafted("lantern-spy.health", 1, _VEIL),
    Drafted("mist-courier.attack", 1, _VEIL),
    Drafted("veil-duelist.health", 2, _VEIL),
    Drafted("fog-walker.attack", 2, _VEIL),
    Drafted("silent-blade.attack", 2, _VEIL),
    Drafted("shade-archer.health", 3, _VEIL_AGAIN),
    Drafted("masque-captain.attack", 3, _VEIL_AGAIN),
    Drafted("night-heron.attack", 3, _VEIL_AGAIN),
    Drafted("the-unseen-regent.cost", 6, "drawn and hardly ever played"),
    Drafted("gate-warden.attack", 0, _STONE),
    Drafted("quarry-hand.defense", 1, _STONE),
    Drafted("granite-golem.attack", 3, _STONE),
    Drafted("pebble-sentry.attack", 1, _STONE_AGAIN),
    Drafted("rampart-mason.attack", 2, _STONE_AGAIN),
    Drafted("oathstone-knight.attack", 3, _STONE_AGAIN),
    Drafted("murder-holes.cost", 2, _STONE_AGAIN),
    Drafted("watchtower.cost", 2, _STONE_AGAIN),
    Drafted("keep-of-ages.cost", 4, _STONE_AGAIN),
    Drafted("basalt-colossus.cost", 6, "drawn and hardly ever played"),
    Drafted("landslide.cost", 3, "drawn and hardly ever played"),
    Drafted("deep-foundations.cost", 3, "drawn and hardly ever played"),
)
"""The numbers that play has changed since they were drafted, and why; measured in docs/balance/outposts.md."""
