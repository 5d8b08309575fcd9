"""Positions written by hand, for tests, puzzles and bug reports: one `Side` for each player."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulewright.games.battleground.cards.atoms import CONDITIONS
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.rules import ids
from rulewright.games.battleground.rules.book import Book, make_book
from rulewright.games.battleground.rules.enchantments.enchantment import create, free_shape
from rulewright.games.battleground.rules.ground import Ground
from rulewright.games.battleground.rules.setup import CLASSES, start
from rulewright.games.battleground.rules.state import ActiveEnchantment, PlayedCard, Player, Slot, State, Unit, class_of
from rulewright.games.battleground.rules.tunables import Entry
from rulewright.games.battleground.rules.units.summoning import new_unit
from rulewright.games.battleground.rules.view import bears
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import EVERYBODY, CardId, Face, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant


@dataclass
class Prepared:
    """A spell in a preparation slot and its charges, as 'WW'; `gifts` are those that an effect placed (BG-102)."""

    card: str
    charges: str = ""
    gifts: str = ""


@dataclass
class InPlay:
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
    play: Sequence[InPlay | str] = ()
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
    active: int = 0,
    phase: ids.PhaseId = ids.FIRST_MAIN,
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
    _need(2 <= len(sides) <= 4, f"a position has 2 sides, 3 or 4 with allied heroes, not {len(sides)} (BG-001)")
    in_main_or_before = phase in (ids.MANA_ORB, ids.FIRST_MAIN, ids.SECOND_MAIN)
    _need(in_main_or_before, "a position stands before a turn (MANA_ORB) or in a Main phase (BG-049)")
    state = start(book, [Entry() for _ in sides], Dice(seed))
    state.turn, state.active, state.phase = 10, Seat(active), phase
    for seat, end in enumerate(heroes or [seat % 2 for seat in range(len(sides))]):
        state.players[seat].side = end
    state.heroes = [[seat for seat in state.order if state.players[seat].side == end] for end in (0, 1)]
    _need(all(state.heroes), "each side needs a hero (BG-001)")
    for seat, side in zip(state.order, sides, strict=True):
        _fill(state, seat, side)
    for seat, side in zip(state.order, sides, strict=True):
        _enchantments(state, seat, side)
    return state


def _need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ImpossiblePosition(otherwise)


def _base(book: Book, face: Face) -> Face:
    """The kind in whose sleeve a card lies: an upgraded one in that of its base kind (BG-R07)."""
    return book.face(book.cards[face].upgrade_of) if book.cards[face].upgrade_of else face


def _mana(letters: str, what: str) -> list[int]:
    right = not set(letters) - set(LETTERS)
    _need(right, f"{what} is written in letters of {LETTERS}, not '{letters}' (BG-007)")
    return [letters.count(letter) for letter in LETTERS]


def _sleeve(state: State, seat: Seat, key: str, seen: int) -> CardId:
    """A card of this key; who has an upgraded one has that upgrade."""
    face = state.book.face(key)
    base = _base(state.book, face)
    if base != face:
        state.players[seat].upgraded |= 1 << base
    state.owner.append(seat)
    return add_cards(state, [base], seen)[0]


def _fill(state: State, seat: Seat, side: Side) -> None:
    player, book = state.players[seat], state.book
    _need(side.klass in CLASSES, f"there is no class '{side.klass}': use {', '.join(CLASSES)} (BG-005)")
    player.klass = ids.KlassId(CLASSES.index(side.klass))
    _resources(state, player, side)
    for key in side.upgraded:
        face = book.face(key)
        if book.cards[face].upgrade_of or book.upgrades[face] >= 0:
            player.upgraded |= 1 << _base(book, face)
    hidden = 1 << seat if book.rules.hand_hidden else EVERYBODY
    for key in side.hand:
        card = _sleeve(state, seat, key, hidden)
        (player.spells if book.cards[state.faces[card]].kind == "spell" else player.units).append(card)
    for key in side.locked:
        player.locked.append(_sleeve(state, seat, key, EVERYBODY))
    _slots(state, seat, player, side)
    for entry in side.play:
        key = entry if isinstance(entry, str) else entry.card
        card = _sleeve(state, seat, key, EVERYBODY)
        player.play.append(PlayedCard(card, book.face(key), state.turn))
    for name, stands in side.units.items():
        _stand(state, seat, name, Stands(stands) if isinstance(stands, str) else stands)


def _resources(state: State, player: Player, side: Side) -> None:
    rules, klass = state.book.rules, class_of(state, player)
    player.pool, player.mana = _mana(side.pool, "pool"), _mana(side.mana, "mana")
    steps = rules.track_steps
    _need(len(side.track) <= steps, f"the track has {steps} steps, not {len(side.track)} (BG-057)")
    _need(1 <= side.step <= steps, f"the tracker stands on step 1 to {steps}, not {side.step} (BG-057)")
    for step, letters in enumerate(side.track):
        player.track[step * 5 : step * 5 + 5] = _mana(letters, "track")
    player.step = side.step - 1
    player.life = rules.start_life if side.life is None else side.life
    _need(0 < player.life <= rules.max_life, f"a hero has 1 to {rules.max_life} life, not {player.life} (BG-R135)")
    player.experience, player.tokens, player.turns = side.experience, side.tokens, side.turns
    player.paths = list(side.paths)[: len(klass.paths)]
    powers: dict[str, ids.PowerId] = {}
    for i, (path, placed) in enumerate(zip(klass.paths, player.paths, strict=False)):
        _need(0 <= placed <= len(path), f"path {i + 1} has {len(path)} powers, not {placed} (BG-R04)")
        powers |= {power.key: klass.power_id(ids.PathId(i), j) for j, power in enumerate(path)}
        for face in [face for power in path[:placed] for face in klass.upgrade[power.key]]:
            player.upgraded |= 1 << face
    for key in side.used:
        _need(key in powers, f"the {klass.name} has no power '{key}' (BG-005)")
        player.powers_used.append(powers[key])


def _slots(state: State, seat: Seat, player: Player, side: Side) -> None:
    n, book = len(player.slots), state.book
    _need(len(side.prepared) <= n, f"there are {n} preparation slots, not {len(side.prepared)} (BG-013)")
    for i, entry in enumerate(side.prepared):
        prepared = Prepared(entry) if isinstance(entry, str) else entry
        face = book.face(prepared.card)
        _need(book.cards[face].kind == "spell", f"only spells are prepared, not {prepared.card} (BG-093)")
        base = _base(book, face)
        gifts = _mana(prepared.gifts, "gifts")
        charges = [a + b for a, b in zip(_mana(prepared.charges, "charges"), gifts, strict=True)]
        card = _sleeve(state, seat, book.cards[base].key, 1 << seat)
        slot = player.slots[i] = Slot(card, 1 << base if base != face else 0, charges, gifts)
        fits = bears(state, slot, base)
        _need(fits, f"{prepared.card} does not owe the charges {prepared.charges} (BG-097)")


def _stand(state: State, seat: Seat, name: str, stands: Stands) -> None:
    book, names = state.book, state.book.ground.names
    _need(name in names, f"'{name}' is no field: use {names[0]} to {names[-1]} (BG-014)")
    spot = book.ground.field(name)
    _need(state.board[spot] is None, f"two units can't stand on {name} (BG-015)")
    face = book.face(stands.card)
    card = book.cards[face]
    stands_up = card.kind == "unit" or card.summons_itself
    _need(stands_up, f"{stands.card} is a spell that can't be summoned (BG-170)")
    unit = new_unit(state, _sleeve(state, seat, stands.card, EVERYBODY), face, seat, spot)
    unit.attack = unit.attack if stands.attack is None else stands.attack
    unit.hp = unit.hp if stands.hp is None else stands.hp
    unit.defending, unit.wait = stands.defending, stands.wait
    for condition in CONDITIONS:
        setattr(unit, condition, getattr(stands, condition))
    state.board[spot] = unit
    if card.kind == "unit":
        create(Table(None, state, lambda state, seat, options, why: options[0]), state, seat, unit.card, face)


def _enchantments(state: State, seat: Seat, side: Side) -> None:
    player, book = state.players[seat], state.book
    cards = {state.faces[played.card]: played.card for played in player.play}
    for entry in side.play:
        if isinstance(entry, str) or not entry.tokens:
            continue
        face, shape = book.face(entry.card), free_shape(state, seat)
        if shape is None:
            raise ImpossiblePosition("no free enchantment shape is left (BG-R03)")
        made = ActiveEnchantment(cards[_base(book, face)], face, shape, entry.tokens)
        _lay_on(state, book.ground, made, entry.on)
        player.enchantments.append(made)


def _lay_on(state: State, ground: Ground, enchantment: ActiveEnchantment, on: str) -> None:
    """Put an enchantment on what is named: 'ix 2,2', 'row 2', 'lane c', or fields with units."""
    what, _, rest = on.partition(" ")
    if what == "ix":
        x, _, y = rest.partition(",")
        enchantment.kind, enchantment.place = ids.ON_CROSSING, ground.crossing(int(x), int(y))
    elif what == "row":
        enchantment.kind, enchantment.place = ids.ON_ROW, int(rest) - 1
    elif what == "lane":
        lanes = [ground.lane_name(ids.LaneId(lane)) for lane in range(ground.lanes)]
        enchantment.kind, enchantment.place = ids.ON_LANE, lanes.index(rest)
    else:
        enchantment.marks += [unit_at(state, name).card for name in on.split()]


def find(state: State, seat: int, name: str) -> CardId:
    """The first card of a player with this key, base or upgraded, wherever it lies."""
    wanted = _base(state.book, state.book.face(name))
    for card, owner in enumerate(state.owner):
        if owner == seat and state.faces[card] == wanted:
            return CardId(card)
    raise ImpossiblePosition(f"player {seat} has no card '{name}' in this position")


def unit_at(state: State, name: str) -> Unit:
    """The unit on a field, by its name."""
    unit = state.board[state.book.ground.field(name)]
    if unit is None:
        raise ImpossiblePosition(f"nobody stands on {name}")
    return unit
