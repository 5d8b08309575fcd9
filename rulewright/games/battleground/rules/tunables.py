"""What can be set before a match: every tunable with its official value, and what a player brings."""

from dataclasses import dataclass
from typing import Literal

from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.variant import at_least


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
    first_player_bonus_exp: int = 0  # BG-R17
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
    first_exp_paladin: int = 10  # BG-R17
    first_exp_warlock: int = 3  # BG-R17
    first_exp_elementalist: int = 3  # BG-R17
    dead_unit_to: int = 0  # BG-139, own turns until it comes to hand; 0: at once
    turn_limit: int = 40  # BG-R137
    main_action_cap: int = 200  # BG-R136
    double_ko: Literal["draw", "active_wins", "active_loses"] = "draw"  # BG-R133


@dataclass(frozen=True)
class Entry:
    """What a player brings: a class chosen before the match, if any."""

    klass: str | None = None


LEAST = {"lanes": 1, "rows": 2, "track_steps": 2, "start_life": 1, "spell_slots": 1, "exp_per_level": 1,
         "waves": 1, "summon_rows": 1, "enchantment_shapes": 1, "turn_limit": 1, "main_action_cap": 1,
         "base_range": 1}  # fmt: skip


def check(rules: Rules) -> None:
    """Refuses what contradicts itself."""
    at_least(rules, LEAST)
    if rules.lanes > 12 or rules.rows > 12:
        raise BadVariant("the battleground has at most 12 lanes and 12 rows (BG-014)")
    if rules.summon_rows > rules.rows // 2:
        raise BadVariant(f"summon_rows can be at most {rules.rows // 2}, half of the rows (BG-172)")
    if rules.max_life < rules.start_life:
        raise BadVariant("max_life can't be less than start_life (BG-R135)")
    if rules.enchantment_shapes > 12 or rules.spell_slots > 6:
        raise BadVariant("at most 12 enchantment_shapes (BG-R03) and 6 spell_slots (BG-013)")
    for klass, orbs in start_orbs(rules).items():
        if set(orbs) - set(LETTERS):
            raise BadVariant(f"start_orbs_{klass} is written in letters of {LETTERS}, as 'WWUSSS' (BG-041)")
    read_paths(rules.power_paths)


def start_orbs(rules: Rules) -> dict[str, str]:
    """The orbs of each class's Start block, in letters (BG-041)."""
    return {
        "paladin": rules.start_orbs_paladin,
        "warlock": rules.start_orbs_warlock,
        "elementalist": rules.start_orbs_elementalist,
    }


def first_exp(rules: Rules) -> dict[str, int]:
    """What the first player begins with, in experience, by class (BG-R17)."""
    return {
        "paladin": rules.first_exp_paladin,
        "warlock": rules.first_exp_warlock,
        "elementalist": rules.first_exp_elementalist,
    }


def read_paths(text: str) -> tuple[int, int]:
    """'3 x 5' as numbers (BG-R04)."""
    parts = [part.strip() for part in text.split("x")]
    if len(parts) != 2 or not all(part.isdecimal() for part in parts):
        raise BadVariant(f"power_paths is written '3 x 5', paths by powers, not '{text}' (BG-R04)")
    paths, depth = int(parts[0]), int(parts[1])
    if not (1 <= paths <= 3 and 1 <= depth <= 5):
        raise BadVariant(f"power_paths can be 1 to 3 paths by 1 to 5 powers, not '{text}' (BG-R04)")
    return paths, depth
