"""The rules and cards in force: every tunable, the card list, the board's tables, and what a variant changes."""

from dataclasses import dataclass, field
from typing import Literal

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.card import PAWN, Card
from rulewright.kernel.boards.squares import DIRECTIONS, KNIGHT_JUMPS, SquareBoard
from rulewright.kernel.errors import BadVariant, UnknownName, nearest
from rulewright.kernel.variant import Variant, apply_rules


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
    time_limit: int = 0  # LC-337, minutes; a turn counts as one, since the rules have no clock; 0: off
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


@dataclass(frozen=True, slots=True)
class Book:
    """What a match is played under, with tables made once: geometry, and cards by what they can do."""

    rules: Rules
    cards: tuple[Card, ...]
    board: SquareBoard
    rays: tuple[tuple[tuple[int, ...], ...], ...]  # by square and direction, outward
    jumps: tuple[tuple[int, ...], ...]  # by square: the L of a Knight (LC-114)
    near: tuple[tuple[int, ...], ...]  # adjacent squares (LC-018)
    close: tuple[frozenset[int], ...]  # squares within 2, the own one included (LC-019)
    castle: frozenset[int]  # LC-014
    powers: tuple[dict[str, int], ...]  # by face: ability id -> X
    masks: dict[str, int]  # ability id, race, or alignment -> the troop faces that have it, as bits
    roles: tuple[int, ...]  # by role: the troop faces of it, as bits
    effects: tuple[tuple[str, ...], ...]  # by face: its Effect: abilities, Wild Mana among them
    mains: tuple[tuple[str, ...], ...]  # by face: its Main: abilities
    numbers: dict[str, int]  # by key: the face
    saving: int  # no spell is cheaper by more than this (LC-290)
    ready: dict[str, tuple[int, ...]] = field(default_factory=dict)  # memo of ready-made armies, by key
    scores: dict[str, int] = field(default_factory=dict)  # memo of their power scores
    merged: dict[tuple[int, int, int, int], dict[str, int]] = field(default_factory=dict)  # memo of `powers_of`
    edges: dict[int, tuple[float, float, float, float]] = field(default_factory=dict)  # memo of bots, by face

    def face(self, key: str) -> int:
        """The number of a card by its key."""
        found = self.numbers.get(key)
        if found is not None:
            return found
        raise UnknownName(f"there is no card '{key}'.{nearest(key, [card.key for card in self.cards])}")


def _book(rules: Rules, cards: tuple[Card, ...]) -> Book:
    size = rules.board_size
    board = SquareBoard(size, size)
    shift = rules.half_board_file_shift
    rays = tuple(_rays(size, square, shift) for square in range(size * size))
    near = tuple(tuple(ray[0] for ray in mine if ray) for mine in rays)
    jumps = tuple(
        tuple(there for jump in KNIGHT_JUMPS if (there := _go(size, square, jump.x, jump.y, shift)) >= 0)
        for square in range(size * size)
    )
    close = tuple(_close(board, square, rules.range_shape) for square in range(size * size))
    queen = size // 2 - 1
    castle = frozenset((queen, queen + 1, queen + size * (size - 1), queen + 1 + size * (size - 1)))
    powers: list[dict[str, int]] = []
    masks: dict[str, int] = {"humanoid": 0, "passes": 0}
    roles = [0] * 6
    for face, card in enumerate(cards):
        mine: dict[str, int] = {}
        for has in card.abilities:
            mine[has.id] = mine.get(has.id, 0) + has.x
        powers.append(mine)
        if card.kind == "troop":
            roles[card.role] |= 1 << face
            words = [*mine, f"race:{card.race}", f"side:{card.alignment}"]
            words += ["humanoid"] if card.humanoid else []
            words += ["passes"] if "burrow" in mine or "windwalking" in mine else []
            for word in words:
                masks[word] = masks.get(word, 0) | 1 << face
    by_time = [
        tuple(tuple(power for power in mine if ABILITIES[power.partition(":")[0]].when == when) for mine in powers)
        for when in ("effect", "main")
    ]
    return Book(rules, cards, board, rays, jumps, near, close, castle, tuple(powers), masks, tuple(roles), by_time[0],
                by_time[1], {card.key: face for face, card in enumerate(cards)}, _saving(cards, powers))  # fmt: skip


def _saving(cards: tuple[Card, ...], powers: list[dict[str, int]]) -> int:
    """The largest affinity of a troop with the largest that an aura and equipment could add (LC-227, LC-290)."""
    best: dict[str, int] = {}
    for card, mine in zip(cards, powers, strict=True):
        for power, x in mine.items():
            if power.startswith("affinity:"):
                best[card.kind] = max(best.get(card.kind, 0), x)
    return sum(best.values())


def _go(size: int, square: int, dx: int, dy: int, shift: int) -> int:
    """The square so many files and ranks away, -1 off the board; a shift moves what lies across the seam (LC-R01)."""
    x, y = square % size + dx, square // size + dy
    half = size // 2
    if shift and 0 <= y < size:
        x += shift * ((y < half) - (square // size < half))
    return y * size + x if 0 <= x < size and 0 <= y < size else -1


def _rays(size: int, square: int, shift: int) -> tuple[tuple[int, ...], ...]:
    """For each of the eight directions the squares outward to the rim."""
    found = []
    for way in DIRECTIONS:
        ray: list[int] = []
        for i in range(1, size):
            there = _go(size, square, way.x * i, way.y * i, shift)
            if there < 0:
                break
            ray.append(there)
        found.append(tuple(ray))
    return tuple(found)


def _close(board: SquareBoard, square: int, shape: str) -> frozenset[int]:
    """Within 2 squares: the whole block (LC-019, LC-R12), or straight lines only by a switch."""
    gap = board.gap8[square]
    found = {other for other in range(len(board.squares)) if gap[other] <= 2}
    if shape == "straight_lines":
        lines = {other for ray in board.rays[square] for other in ray[:2]} | {square}
        found &= lines
    return frozenset(found)


_OFFICIAL = _book(Rules(), OFFICIAL_CARDS)
_VARIANTS: dict[Rules, Book] = {}


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's overrides put in."""
    if not variant.rules and not variant.cards:
        return _OFFICIAL
    rules = apply_rules(Rules(), variant.rules)
    _check(rules)
    if not variant.cards:
        if rules not in _VARIANTS:
            _VARIANTS[rules] = _book(rules, OFFICIAL_CARDS)
        return _VARIANTS[rules]
    cards = list(OFFICIAL_CARDS)
    for key, numbers in variant.cards.items():
        face = _OFFICIAL.face(key)
        for name, value in numbers.items():
            cards[face] = cards[face].changed(name, value)
    return _book(rules, tuple(cards))


def with_cards(book: Book, cards: tuple[Card, ...]) -> Book:
    """The same rules with more cards, for positions written by hand."""
    return _book(book.rules, (*book.cards, *cards))


def _check(rules: Rules) -> None:
    """What contradicts itself is refused."""
    if not 6 <= rules.board_size <= 8 or rules.board_size % 2:
        raise BadVariant(f"board_size is 6 or 8, two halves of equal size, not {rules.board_size} (LC-011, LC-012)")
    for name in ("army_slots", "duel_troops"):
        slots = getattr(rules, name)
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
    for name in ("bonus_mana_divisor", "mana_max", "turn_limit", "no_progress_turns", "duel_rounds", "duel_wins",
                 "combat_stacks", "duel_max_combats", "charge_gain", "moves_per_turn"):  # fmt: skip
        if getattr(rules, name) < 1:
            raise BadVariant(f"{name} must be at least 1")
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
