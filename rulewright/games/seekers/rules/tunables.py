"""Every number a variant may change, with its official value and its clause."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Rules:
    """The tunables, with the official values."""

    starting_life: int = 100  # SK-072; what a Seeker's printed Life is counted from
    ap_gain: int = 5  # SK-090
    ap_max: int = 10  # SK-091
    ap_start: int = 0  # SK-R28, of everybody
    ap_later: int = 3  # SK-R28, more for each player but the first
    mp_gain: int = 6  # SK-093
    mp_carry: bool = False  # SK-172
    draw_per_turn: int = 1  # SK-099
    first_turn_draw: bool = False  # SK-100
    opening_hand: int = 7  # SK-080
    mulligans: int = 1  # SK-081
    mulligan_reveal: bool = True  # SK-082
    hand_max: int = 10  # SK-174
    hand_excess_to: Literal["exile", "discard"] = "exile"  # SK-175
    fatigue_step: int = 5  # SK-224
    first_player_roll: int = 2  # SK-074, number of d6
    deck_size: int = 50  # SK-035
    copy_limits: tuple[int, ...] = (5, 4, 3, 2, 2)  # SK-036 to SK-040, by rarity
    legendary_max: int = 7  # SK-041
    sideboard_size: int = 15  # SK-042
    sideboard_in_game1: bool = True  # SK-R21
    match_games: Literal[1, 3] = 1  # SK-R24
    moments_upkeep: int = 1  # SK-095
    moments_end: int = 1  # SK-171
    los_range: int = 8  # SK-135
    blind_range: int = 1  # SK-237
    los_touch_blocks: bool = True  # SK-145
    units_block_los: bool = False  # SK-144
    hex_cost: int = 1  # SK-113
    enemy_hex_extra: int = 1  # SK-118
    ally_hex_extra: int = 0  # SK-119
    ap_per_mp: int = 1  # SK-114
    slow_extra: int = 1  # SK-257
    slow_divisor: int = 2  # SK-258, the factor 1/2
    slow_rounding: Literal["up", "down"] = "up"  # SK-R146
    slow_halves_push: bool = True  # SK-R146
    slow_hits_own_push: bool = True  # SK-R146
    ailment_reapply: Literal["ignore", "max", "refresh", "add"] = "ignore"  # SK-R141
    bleed_reapply: Literal["ignore", "max", "refresh", "add"] = "max"  # SK-R141
    burn_stacks: bool = True  # SK-239
    shocked_dice: int = 1  # SK-254
    shocked_ap_loss: int = 1  # SK-256
    daze_breaks_on_damage: bool = True  # SK-244
    fear_allow_retreat: bool = True  # SK-R149
    collide_die: int = 6  # SK-230, sides
    collide_max_dice: int = 0  # SK-230, 0: no cap
    collide_hurts_bystander: bool = True  # SK-R159
    stealth_blocks_allies: bool = True  # SK-R82
    directions_hit_stealth: bool = True  # SK-R75
    shard_cost_ap: int = 10  # SK-187
    shard_moments: int = 2  # SK-188
    shard_delay_per_event: int = 1  # SK-192
    shard_merge_hit: bool = True  # SK-R172
    shard_timing: Literal["any_priority", "own_main_only"] = "any_priority"  # SK-R169
    shard_break_on_displacement: bool = True  # SK-R173
    shard_ap_mp_factor: int = 2  # SK-101
    shard_extra_draw: int = 1  # SK-102
    shard_immunity: Literal["prohibitions", "also_costs", "none"] = "prohibitions"  # SK-R147
    shard_true_sight: bool = True  # SK-200
    team_priority: Literal["by_player", "by_team"] = "by_player"  # SK-R186
    team_shared_hands: bool = False  # SK-R12
    weapon_attack_is_card: bool = True  # SK-R102
    hot_streak_threshold: int = 10  # SK-R198
    stash_discount: int = 5  # SK-273
    loop_limit: int = 200  # SK-R114
    turn_limit: int = 60  # SK-R194, per player
    map: str = "crypt"  # SK-021
