"""The rules and cards in force: the card list, the board's tables, and what a variant changes."""

from dataclasses import dataclass, field
from itertools import takewhile

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.atoms import ACTIVE
from rulewright.games.lytharian.cards.card import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, Card
from rulewright.games.lytharian.rules.ids import OFF, SquareId
from rulewright.games.lytharian.rules.tunables import Rules, check
from rulewright.kernel.boards.squares import DIRECTIONS, KNIGHT_JUMPS, SquareBoard
from rulewright.kernel.question import Face
from rulewright.kernel.variant import Variant, apply_cards, apply_rules, face_named

ORTHOGONAL, DIAGONAL, ALL8 = (0, 2, 4, 6), (1, 3, 5, 7), (0, 1, 2, 3, 4, 5, 6, 7)
STRIKES = (ALL8, ORTHOGONAL, DIAGONAL, (1, 7), (3, 5))
"""The sets of directions in which troops attack; the last two are those of Pawns, northward and southward."""


@dataclass(frozen=True, slots=True)
class Book:
    """What a match is played under, with tables made once: geometry, and cards by what they can do."""

    rules: Rules
    cards: tuple[Card, ...]
    board: SquareBoard
    rays: tuple[tuple[tuple[SquareId, ...], ...], ...]  # by square and direction, outward
    jumps: tuple[tuple[SquareId, ...], ...]  # by square: the L of a Knight (LC-114)
    near: tuple[tuple[SquareId, ...], ...]  # adjacent squares (LC-018)
    struck: tuple[tuple[tuple[SquareId, ...], ...], ...]  # by set of directions (`STRIKES`) and square
    strikes: tuple[tuple[int, ...], tuple[int, ...]]
    """Of those who go north, and of those who go south: by role, in which of these sets a troop attacks."""
    from_where: tuple[tuple[int, ...], ...]  # the same turned round, as bits: from where a square can be attacked
    close: tuple[frozenset[SquareId], ...]  # squares within 2, the own one included (LC-019)
    castle: frozenset[SquareId]  # LC-014
    powers: tuple[dict[str, int], ...]  # by face: ability id -> X
    masks: dict[str, int]  # ability id, race, or alignment -> the troop faces that have it, as bits
    roles: tuple[int, ...]  # by role: the troop faces of it, as bits
    effects: tuple[tuple[str, ...], ...]  # by face: its Effect: abilities, Wild Mana among them
    mains: tuple[tuple[str, ...], ...]  # by face: its Main: abilities
    active: tuple[tuple[int, ...], ...]  # by face: which of its effects are used in the Effects Phase
    numbers: dict[str, Face]  # by key: the face
    saving: int  # no spell is cheaper by more than this (LC-290)
    off_gear: int  # no equipment is cheaper by more than this (LC-033, LC-245, LC-246)
    ready: dict[str, tuple[Face, ...]] = field(default_factory=dict)  # memo of ready-made armies, by key
    scores: dict[str, int] = field(default_factory=dict)  # memo of their power scores
    merged: dict[tuple[Face, Face, Face, Face], dict[str, int]] = field(default_factory=dict)  # memo of `powers_of`
    edges: dict[Face, tuple[float, float, float, float]] = field(default_factory=dict)  # memo of bots, by face

    def face(self, key: str) -> Face:
        """The number of a card by its key."""
        return self.numbers[key] if key in self.numbers else face_named(self.cards, key)  # which says what is near it


def _book(rules: Rules, cards: tuple[Card, ...]) -> Book:
    size = rules.board_size
    board = SquareBoard(size, size)
    shift = rules.half_board_file_shift
    squares = [SquareId(square) for square in range(size * size)]
    rays = tuple(_rays(size, square, shift) for square in squares)
    near = tuple(tuple(ray[0] for ray in mine if ray) for mine in rays)
    struck = tuple(tuple(tuple(mine[way][0] for way in ways if mine[way]) for mine in rays) for ways in STRIKES)
    jumps = tuple(
        tuple(there for jump in KNIGHT_JUMPS if (there := _go(size, square, jump.x, jump.y, shift)) >= 0)
        for square in squares
    )
    close = tuple(_close(board, square, rules.range_shape) for square in squares)
    queen = size // 2 - 1
    last = size * (size - 1)
    castle = frozenset(squares[i] for i in (queen, queen + 1, queen + last, queen + 1 + last))
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
    return Book(
        rules=rules, cards=cards, board=board, rays=rays, jumps=jumps, near=near, struck=struck,
        strikes=(_strikes(rules, 3), _strikes(rules, 4)), close=close, castle=castle,
        from_where=tuple(_turned_round(mine) for mine in struck),
        powers=tuple(powers), masks=masks, roles=tuple(roles), effects=_of_time(powers, "effect"),
        mains=_of_time(powers, "main"),
        active=tuple(tuple(i for i, atom in enumerate(card.effects) if isinstance(atom, ACTIVE)) for card in cards),
        numbers={card.key: Face(face) for face, card in enumerate(cards)},
        saving=_saving(cards, powers, ("affinity:",)), off_gear=1 + _saving(cards, powers, ("arms", "armor")),
    )  # fmt: skip


def _strikes(rules: Rules, pawn: int) -> tuple[int, ...]:
    """By role, which of `STRIKES` (LC-119, LC-126, LC-127, LC-R82, LC-R84); the last for a role that does not show."""
    knight = 0 if rules.knight_attack_dirs == "all8" else 1
    by_role = {KING: 0, QUEEN: 0, ROOK: 1, KNIGHT: knight, BISHOP: 2, PAWN: pawn}
    return (*(by_role[role] for role in range(6)), 0)


def _of_time(powers: list[dict[str, int]], when: str) -> tuple[tuple[str, ...], ...]:
    """By face: the abilities that are used at this time."""
    return tuple(tuple(power for power in mine if ABILITIES[power.partition(":")[0]].when == when) for mine in powers)


def _saving(cards: tuple[Card, ...], powers: list[dict[str, int]], kinds: tuple[str, ...]) -> int:
    """The largest such ability of a troop with the largest that an aura and equipment could add (LC-227)."""
    best: dict[str, int] = {}
    for card, mine in zip(cards, powers, strict=True):
        for power, x in mine.items():
            if power.startswith(kinds):
                best[card.kind] = max(best.get(card.kind, 0), x)
    return sum(best.values())


def _go(size: int, square: SquareId, dx: int, dy: int, shift: int) -> SquareId:
    """The square so many files and ranks away, or OFF; a shift moves what lies across the seam (LC-R01)."""
    x, y = square % size + dx, square // size + dy
    half = size // 2
    if shift and 0 <= y < size:
        x += shift * ((y < half) - (square // size < half))
    return SquareId(y * size + x) if 0 <= x < size and 0 <= y < size else OFF


def _rays(size: int, square: SquareId, shift: int) -> tuple[tuple[SquareId, ...], ...]:
    """For each of the eight directions the squares outward to the rim."""
    steps = [[_go(size, square, way.x * i, way.y * i, shift) for i in range(1, size)] for way in DIRECTIONS]
    return tuple(tuple(takewhile(lambda there: there >= 0, ray)) for ray in steps)


def _turned_round(struck: tuple[tuple[SquareId, ...], ...]) -> tuple[int, ...]:
    """By square: the squares from which it is struck, as bits."""
    found = [0] * len(struck)
    for square, others in enumerate(struck):
        for other in others:
            found[other] |= 1 << square
    return tuple(found)


def _close(board: SquareBoard, square: SquareId, shape: str) -> frozenset[SquareId]:
    """Within 2 squares: the whole block (LC-019, LC-R12), or straight lines only by a switch."""
    gap = board.gap8[square]
    found = {other for other in range(len(board.squares)) if gap[other] <= 2}
    if shape == "straight_lines":
        found &= {other for ray in board.rays[square] for other in ray[:2]} | {square}
    return frozenset(SquareId(other) for other in found)


_OFFICIAL = _book(Rules(), OFFICIAL_CARDS)
_VARIANTS: dict[Rules, Book] = {}


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's overrides put in."""
    if not variant.rules and not variant.cards:
        return _OFFICIAL
    rules = apply_rules(Rules(), variant.rules)
    check(rules)
    if not variant.cards:
        return _VARIANTS.get(rules) or _VARIANTS.setdefault(rules, _book(rules, OFFICIAL_CARDS))
    return _book(rules, apply_cards(OFFICIAL_CARDS, variant.cards))


def with_cards(book: Book, cards: tuple[Card, ...]) -> Book:
    """The same rules with more cards, for positions written by hand."""
    return _book(book.rules, (*book.cards, *cards))
