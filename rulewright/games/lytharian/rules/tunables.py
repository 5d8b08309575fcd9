"""Every tunable with its official value, and what contradicts itself."""

from dataclasses import dataclass
from typing import Literal

from rulewright.games.lytharian.cards.card import PAWN
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.variant import at_least

CHESS_DRAWS = {"claim_repeats": 3, "forced_repeats": 5, "claim_moves": 50, "forced_moves": 75}
"""Official numbers of Normal Chess, whose rules stand in the same book (LC-R261)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The tunables, with the official values; `game` and `mode` choose what is played (LC-D01)."""

    game: Literal["main", "duels", "pawns"] = "main"  # LC-348, LC-366
    mode: Literal["standard", "maelstorm", "chaos"] = "standard"  # LC-341, LC-342, LC-344
    board_size: int = 8  # LC-011
    half_board_file_shift: int = 0  # LC-R01
    castle_protects_any_troop: bool = True  # LC-R03
    castle_blocks_curses: bool = True  # LC-R07
    castle_shields_permanents: bool = False  # LC-R08
    army_slots: tuple[int, ...] = (1, 1, 2, 2, 2, 8)  # LC-034, K Q R KN B P
    max_same_pawn: int = 2  # LC-035
    max_unique: int = 1  # LC-036
    deck_min: int = 50  # LC-042
    deck_max: int = 0  # LC-R25, 0: none
    deck_max_copies: int = 3  # LC-043
    opposite_pairs: bool = True  # LC-045, Fire-Water and Air-Earth
    bonus_mana_divisor: int = 5  # LC-052
    lower_aps_first: bool = True  # LC-051
    start_mana: int = 1  # LC-060
    start_obelisk: int = 1  # LC-061
    start_hand: int = 0  # LC-062
    first_player_cards: int = 0  # LC-062, in hand beyond the start hand
    mana_max: int = 15  # LC-083
    obelisk_max: int = 6  # LC-088
    charge_reset: int = 1  # LC-087
    charge_gain: int = 1  # LC-087
    mana_overflow_carries: bool = False  # LC-R61
    draw_per_turn: int = 1  # LC-090
    hand_limit: int = 10  # LC-091
    empty_deck_penalty: int = 0  # LC-R67, mana lost for each card not drawn
    must_move: bool = True  # LC-099
    moves_per_turn: int = 1  # LC-100
    attacks_per_turn: int = 1  # LC-101
    attack_only_by_mover: bool = False  # LC-R76
    knight_attack_dirs: Literal["orthogonal", "all8"] = "orthogonal"  # LC-R84
    promotion_pool: Literal["board", "board_and_crypt"] = "board"  # LC-R98
    promotion_face_up: bool = True  # LC-R49
    scout_optional: bool = False  # LC-R35
    attacker_revealed: bool = True  # LC-R31
    combat_casting_first: Literal["defender", "attacker"] = "defender"  # LC-143
    combat_stacks: int = 1  # LC-R118
    reduce_scope: Literal["each_noncurse_instance", "combat_hit_only"] = "each_noncurse_instance"  # LC-R129
    prevention_model: Literal["pool", "per_hit"] = "pool"  # LC-R131
    prevention_duration: Literal["combat_or_turn", "turn"] = "combat_or_turn"  # LC-R132
    comparison_includes_abilities: bool = False  # LC-R109
    dodge_vs_curses: bool = True  # LC-R175
    spellshatter_friendly: bool = True  # LC-R173
    ability_elemental_is_spell_damage: bool = True  # LC-R177
    aura_on_cursed_allowed: bool = True  # LC-R183
    curse_over_aura_cost: Literal["aura_cost", "free", "forbidden"] = "aura_cost"  # LC-178
    max_enchants: int = 3  # LC-190
    harness_per_turn: int = 1  # LC-205
    harness_in_opponent_turn: bool = True  # LC-R205
    harness_values: tuple[int, ...] = (1, 2, 3, 4, 5)  # LC-206
    max_weapons: int = 1  # LC-216
    max_armors: int = 1  # LC-216
    reforge_per_turn: int = 0  # LC-222, 0: unlimited
    mobmight_cap: int = 5  # LC-271
    mobmight_counts_self: bool = True  # LC-R142
    slimestrike_scales: bool = True  # LC-R221
    honor_charge: bool = True  # LC-327
    honor_direct_square_only: bool = True  # LC-R246
    time_limit: int = 0  # LC-337, in turns, 0: off; a set time is the clock of the table: `ending.time_up`
    no_progress_turns: int = 100  # LC-R257
    turn_limit: int = 400  # LC-R257
    chaos_deck_min: int = 0  # LC-R260
    chaos_keep_slots: bool = True  # LC-R260
    duel_rounds: int = 7  # LC-353
    duel_wins: int = 4  # LC-357
    duel_hand: int = 10  # LC-360
    duel_mana: int = 15  # LC-360
    duel_deck_min: int = 40  # LC-350
    duel_troops: tuple[int, ...] = (1, 1, 1, 1, 1, 2)  # LC-349
    duel_both_survive: Literal["repeat_combat", "tie"] = "repeat_combat"  # LC-R267
    duel_max_combats: int = 10  # LC-R267
    pawnwars_pawns: int = 16  # LC-367
    pawnwars_points_per_pawn: int = 1  # LC-371
    pawnwars_target: int = 0  # LC-R278, 0: none
    range_shape: Literal["block", "straight_lines"] = "block"  # LC-R12
    response_windows: Literal["full", "main_and_combat_only"] = "full"  # LC-R50


_POSITIVE = ("bonus_mana_divisor", "mana_max", "turn_limit", "no_progress_turns", "duel_rounds", "duel_wins",
             "combat_stacks", "duel_max_combats", "charge_gain", "moves_per_turn", "hand_limit")  # fmt: skip


def check(rules: Rules) -> None:
    """What contradicts itself is refused."""
    if not 6 <= rules.board_size <= 8 or rules.board_size % 2:
        raise BadVariant(f"board_size is 6 or 8, two halves of equal size, not {rules.board_size} (LC-011, LC-012)")
    for name, slots in (("army_slots", rules.army_slots), ("duel_troops", rules.duel_troops)):
        if len(slots) != 6 or slots[0] != 1:
            raise BadVariant(f"{name} needs six numbers, K Q R KN B P, with exactly one King (LC-034)")
    if rules.game == "main" and sum(rules.army_slots) - rules.army_slots[PAWN] != rules.board_size:
        raise BadVariant(f"the officers must fill a rank of {rules.board_size} squares (LC-055)")
    if rules.game == "main" and rules.army_slots[PAWN] > rules.board_size:
        raise BadVariant(f"at most {rules.board_size} Pawns fit on their rank (LC-057)")
    if rules.game == "pawns" and not 1 <= rules.pawnwars_pawns <= 2 * rules.board_size:
        raise BadVariant(f"1 to {2 * rules.board_size} Pawns fit on two ranks (LC-369)")
    if len(rules.harness_values) != 5:
        raise BadVariant("harness_values needs five numbers, Common to Legendary (LC-206)")
    at_least(rules, dict.fromkeys(_POSITIVE, 1))
    if rules.duel_rounds > sum(rules.duel_troops):
        raise BadVariant(
            f"{rules.duel_rounds} rounds need as many troops; duel_troops has {sum(rules.duel_troops)} (LC-R264)"
        )
    if rules.half_board_file_shift >= rules.board_size // 2:
        raise BadVariant("half_board_file_shift must be less than half a board (LC-R01)")
    if max(rules.start_mana, rules.charge_reset, rules.duel_mana) > rules.mana_max:
        raise BadVariant(f"no mana count may start above mana_max, {rules.mana_max} (LC-083)")
    if rules.max_weapons > 1 or rules.max_armors > 1:
        raise BadVariant("a troop has room for one Weapon and one Armor at most (LC-216)")
