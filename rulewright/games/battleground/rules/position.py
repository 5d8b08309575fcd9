"""Positions written by hand, for tests, puzzles and bug reports."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulewright.games.battleground.cards.atoms import CONDITIONS, LETTERS
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.book import Book, make_book
from rulewright.games.battleground.rules.setup import CLASSES, Entry, start
from rulewright.games.battleground.rules.state import (
    FIRST_MAIN,
    MANA_ORB,
    ON_CROSSING,
    ON_LANE,
    ON_ROW,
    ON_UNITS,
    SECOND_MAIN,
    Enchanted,
    Lying,
    Player,
    Slot,
    State,
    Unit,
)
from rulewright.games.battleground.rules.units import create, free_shape, new_unit
from rulewright.games.battleground.rules.view import bears
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition, UnknownName
from rulewright.kernel.question import EVERYBODY, CardId, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant

NUMBERS = ("attack", "hp", "defending", "wait", *CONDITIONS)


@dataclass
class Prepared:
    """A spell in a preparation slot and its charges, as 'WW'; `gifts` are those that an effect placed (BG-102)."""

    card: str
    charges: str = ""
    gifts: str = ""


@dataclass
class Lies:
    """A card in the play area, with its enchantment if it has one: tokens left and what it lies on.

    `on` names a field with a unit ('c3', several by spaces), an intersection ('ix 2,2'), a row ('row 2') or a
    lane ('lane c').
    """

    card: str
    tokens: int = 0
    on: str = ""


@dataclass
class Stands:
    """A unit: its card, and what differs from a fresh one: attack, hp, defending, haste, stun, disarm, ..."""

    card: str
    attack: int | None = None
    hp: int | None = None
    defending: bool = False
    haste: int = 0
    stun: int = 0
    disarm: int = 0
    turnover: int = 0
    chill: int = 0
    antimagic: int = 0
    snare: int = 0
    wait: int = 0


@dataclass
class Side:
    """One player's part of a position; cards by key, fields by name, mana in letters."""

    klass: str = "paladin"
    units: Mapping[str, str | Stands] = field(default_factory=dict)  # field -> card
    hand: Sequence[str] = ()
    prepared: Sequence[Prepared | str] = ()
    play: Sequence[Lies | str] = ()
    pool: str = ""
    track: Sequence[str] = ()  # orbs on step 1, step 2, ...
    step: int = 1  # where the tracker stands
    mana: str = ""  # mana tokens
    life: int | None = None
    experience: int = 0
    tokens: int = 0  # power tokens to place
    paths: Sequence[int] = (0, 0, 0)  # power tokens placed; their gifts are not handed out again
    upgraded: Sequence[str] = ()  # base kinds upgraded, besides those of the paths
    locked: Sequence[str] = ()
    used: Sequence[str] = ()  # powers used this turn, by key
    turns: int = 3


def position(
    *sides: Side,
    active: Seat = 0,
    phase: int = FIRST_MAIN,
    variant: Variant = OFFICIAL,
    cards: Sequence[Card] = (),
    heroes: Sequence[int] | None = None,
    seed: int = 1,
) -> State:
    """A match in a Main phase of the active player, or before the turn (MANA_ORB); seat 0 is player A.

    `cards` are put beside the official ones. `heroes` gives the side of each seat where there are more than two
    (BG-R13). An impossible position is refused with its reason.
    """
    book = make_book(variant)
    if cards:
        book = replace(book, cards=(*book.cards, *cards))
    if not 2 <= len(sides) <= 4:
        raise ImpossiblePosition(f"a position has 2 sides, 3 or 4 with allied heroes, not {len(sides)} (BG-001)")
    if phase not in (MANA_ORB, FIRST_MAIN, SECOND_MAIN):
        raise ImpossiblePosition("a position stands before a turn (MANA_ORB) or in a Main phase (BG-049)")
    state = start(book, [Entry() for _ in sides], Dice(seed))
    state.turn, state.active, state.phase = 10, active, phase
    for seat, end in enumerate(heroes or [seat % 2 for seat in range(len(sides))]):
        state.players[seat].side = end
    state.heroes = [[seat for seat in range(len(sides)) if state.players[seat].side == end] for end in (0, 1)]
    if not all(state.heroes):
        raise ImpossiblePosition("each side needs a hero (BG-001)")
    for seat, side in enumerate(sides):
        _fill(state, seat, side)
    for seat, side in enumerate(sides):
        _enchantments(state, seat, side)
    return state


def _face(book: Book, key: str) -> int:
    try:
        return book.face(key)
    except UnknownName as wrong:
        raise ImpossiblePosition(str(wrong)) from None


def _mana(letters: str, what: str) -> list[int]:
    if set(letters) - set(LETTERS):
        raise ImpossiblePosition(f"{what} is written in letters of {LETTERS}, not '{letters}' (BG-007)")
    return [letters.count(letter) for letter in LETTERS]


def _sleeve(state: State, seat: Seat, key: str, seen: int) -> CardId:
    """A card of this key; an upgraded one lies in the sleeve of its base kind (BG-R07)."""
    book = state.book
    face = _face(book, key)
    if book.cards[face].upgrade_of:
        base = book.face(book.cards[face].upgrade_of)
        state.players[seat].better |= 1 << base
        face = base
    state.faces.append(face)
    state.seen.append(seen)
    state.owner.append(seat)
    return len(state.faces) - 1


def _fill(state: State, seat: Seat, side: Side) -> None:
    player, book = state.players[seat], state.book
    if side.klass not in CLASSES:
        raise ImpossiblePosition(f"there is no class '{side.klass}': use {', '.join(CLASSES)} (BG-005)")
    player.klass = CLASSES.index(side.klass)
    _resources(state, player, side)
    for key in [card for card in (*side.hand, *side.upgraded) if book.cards[_face(book, card)].upgrade_of]:
        player.better |= 1 << book.face(book.cards[book.face(key)].upgrade_of)
    for key in side.upgraded:
        if book.up[_face(book, key)] >= 0:
            player.better |= 1 << book.face(key)
    hidden = 1 << seat if book.rules.hand_hidden else EVERYBODY
    for key in side.hand:
        card = _sleeve(state, seat, key, hidden)
        (player.spells if book.cards[state.faces[card]].kind == "spell" else player.units).append(card)
    for key in side.locked:
        player.locked.append(_sleeve(state, seat, key, EVERYBODY))
    _slots(state, seat, player, side)
    for lies in side.play:
        key = lies if isinstance(lies, str) else lies.card
        card = _sleeve(state, seat, key, EVERYBODY)
        player.play.append(Lying(card, book.face(key), state.turn))
    for name, stands in side.units.items():
        _stand(state, seat, name, Stands(stands) if isinstance(stands, str) else stands)


def _resources(state: State, player: Player, side: Side) -> None:
    rules, klass = state.book.rules, state.book.classes[player.klass]
    player.pool, player.mana = _mana(side.pool, "pool"), _mana(side.mana, "mana")
    if len(side.track) > rules.track_steps:
        raise ImpossiblePosition(f"the track has {rules.track_steps} steps, not {len(side.track)} (BG-057)")
    if not 1 <= side.step <= rules.track_steps:
        raise ImpossiblePosition(f"the tracker stands on step 1 to {rules.track_steps}, not {side.step} (BG-057)")
    for step, letters in enumerate(side.track):
        player.track[step * 5 : step * 5 + 5] = _mana(letters, "track")
    player.step = side.step - 1
    player.life = rules.start_life if side.life is None else side.life
    if not 0 < player.life <= rules.max_life:
        raise ImpossiblePosition(f"a hero has 1 to {rules.max_life} life, not {player.life} (BG-R135)")
    player.experience, player.tokens, player.turns = side.experience, side.tokens, side.turns
    player.paths = list(side.paths)[: len(klass.paths)]
    for path, placed in enumerate(player.paths):
        if not 0 <= placed <= len(klass.paths[path]):
            raise ImpossiblePosition(f"path {path + 1} has {len(klass.paths[path])} powers, not {placed} (BG-R04)")
        for power in klass.paths[path][:placed]:
            for face in klass.upgrade[power.key]:
                player.better |= 1 << face
    keys = [power.key for path in klass.paths for power in path]
    numbers = {power.key: i * klass.depth + j for i, path in enumerate(klass.paths) for j, power in enumerate(path)}
    for key in side.used:
        if key not in keys:
            raise ImpossiblePosition(f"the {klass.name} has no power '{key}' (BG-005)")
        player.used.append(numbers[key])


def _slots(state: State, seat: Seat, player: Player, side: Side) -> None:
    if len(side.prepared) > len(player.slots):
        raise ImpossiblePosition(f"there are {len(player.slots)} preparation slots, not {len(side.prepared)} (BG-013)")
    for i, each in enumerate(side.prepared):
        prepared = Prepared(each) if isinstance(each, str) else each
        if state.book.cards[_face(state.book, prepared.card)].kind != "spell":
            raise ImpossiblePosition(f"only spells are prepared, not {prepared.card} (BG-093)")
        base = state.book.cards[state.book.face(prepared.card)].upgrade_of or prepared.card
        card = _sleeve(state, seat, base, 1 << seat)
        gifts = _mana(prepared.gifts, "gifts")
        charges = [a + b for a, b in zip(_mana(prepared.charges, "charges"), gifts, strict=True)]
        better = 1 << state.faces[card] if base != prepared.card else 0
        slot = Slot(card, better, charges, gifts, 0)
        if not bears(state, slot, state.faces[card]):
            raise ImpossiblePosition(f"{prepared.card} does not owe the charges {prepared.charges} (BG-097)")
        player.slots[i] = slot


def _stand(state: State, seat: Seat, name: str, stands: Stands) -> Unit:
    book = state.book
    if name not in book.ground.names:
        raise ImpossiblePosition(
            f"'{name}' is no field: use {book.ground.names[0]} to {book.ground.names[-1]} (BG-014)"
        )
    spot = book.ground.field(name)
    if state.board[spot] is not None:
        raise ImpossiblePosition(f"two units can't stand on {name} (BG-015)")
    face = _face(book, stands.card)
    if book.cards[face].kind == "spell" and not book.cards[face].summons_itself:
        raise ImpossiblePosition(f"{stands.card} is a spell that can't be summoned (BG-170)")
    unit = new_unit(state, _sleeve(state, seat, stands.card, EVERYBODY), face, seat, spot)
    unit.wait = 0
    for number in NUMBERS:
        value = getattr(stands, number)
        if value is not None:
            setattr(unit, number, value)
    state.board[spot] = unit
    if book.cards[face].enchantment is not None and book.cards[face].kind == "unit":
        create(Table(None, state, lambda *_: _[2][0]), state, seat, unit.card, face)
    return unit


def _enchantments(state: State, seat: Seat, side: Side) -> None:
    player, ground = state.players[seat], state.book.ground
    lying = {state.faces[each.card]: each for each in player.play}
    for lies in side.play:
        if isinstance(lies, str) or not lies.tokens:
            continue
        face = state.book.face(lies.card)
        base = state.book.cards[face].upgrade_of
        card = lying[state.book.face(base) if base else face].card
        made = Enchanted(card, face, free_shape(state, seat), lies.tokens, ON_UNITS, -1, [])
        if made.shape < 0:
            raise ImpossiblePosition("no free enchantment shape is left (BG-R03)")
        what, _, rest = lies.on.partition(" ")
        if what == "ix":
            x, _, y = rest.partition(",")
            made.kind, made.place = ON_CROSSING, ground.crossing(int(x), int(y))
        elif what == "row":
            made.kind, made.place = ON_ROW, int(rest) - 1
        elif what == "lane":
            made.kind, made.place = ON_LANE, [ground.lane_name(i) for i in range(ground.lanes)].index(rest)
        else:
            for name in lies.on.split():
                unit = state.board[ground.field(name)]
                if unit is None:
                    raise ImpossiblePosition(f"nobody stands on {name} to be enchanted (BG-200)")
                made.marks.append(unit.card)
        player.enchantments.append(made)


def find(state: State, seat: Seat, name: str) -> CardId:
    """The first card of a player with this key, base or upgraded, wherever it lies."""
    face = state.book.face(name)
    base = state.book.cards[face].upgrade_of
    wanted = state.book.face(base) if base else face
    for card, owner in enumerate(state.owner):
        if owner == seat and state.faces[card] == wanted:
            return card
    raise ImpossiblePosition(f"player {seat} has no card '{name}' in this position")


def unit_at(state: State, name: str) -> Unit:
    """The unit on a field, by its name."""
    unit = state.board[state.book.ground.field(name)]
    if unit is None:
        raise ImpossiblePosition(f"nobody stands on {name}")
    return unit
