"""Positions written by hand, for tests, puzzles and bug reports."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.rules.book import Book, make_book
from rulewright.games.battleground.rules.enchantments.enchantment import create, free_shape
from rulewright.games.battleground.rules.ground import Ground
from rulewright.games.battleground.rules.ids import KlassId, LaneId, PathId, PhaseId
from rulewright.games.battleground.rules.position.sides import Prepared, Side, Stands
from rulewright.games.battleground.rules.setup import CLASSES, start
from rulewright.games.battleground.rules.state import (
    FIRST_MAIN,
    MANA_ORB,
    ON_CROSSING,
    ON_LANE,
    ON_ROW,
    SECOND_MAIN,
    ActiveEnchantment,
    PlayedCard,
    Player,
    Slot,
    State,
    Unit,
    class_of,
)
from rulewright.games.battleground.rules.tunables import Entry
from rulewright.games.battleground.rules.units.summoning import new_unit
from rulewright.games.battleground.rules.view import bears
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition, UnknownName
from rulewright.kernel.question import EVERYBODY, CardId, Face, Option, Prompt, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant


def position(
    *sides: Side,
    active: int = 0,
    phase: PhaseId = FIRST_MAIN,
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
    state.turn, state.active, state.phase = 10, Seat(active), phase
    for seat, end in enumerate(heroes or [seat % 2 for seat in range(len(sides))]):
        state.players[seat].side = end
    state.heroes = [[seat for seat in state.order if state.players[seat].side == end] for end in (0, 1)]
    if not all(state.heroes):
        raise ImpossiblePosition("each side needs a hero (BG-001)")
    for seat, side in zip(state.order, sides, strict=True):
        _fill(state, seat, side)
    for seat, side in zip(state.order, sides, strict=True):
        _enchantments(state, seat, side)
    return state


def _face(book: Book, key: str) -> Face:
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
        state.players[seat].upgraded |= 1 << base
        face = base
    state.owner.append(seat)
    return add_cards(state, [face], seen)[0]


def _fill(state: State, seat: Seat, side: Side) -> None:
    player, book = state.players[seat], state.book
    if side.klass not in CLASSES:
        raise ImpossiblePosition(f"there is no class '{side.klass}': use {', '.join(CLASSES)} (BG-005)")
    player.klass = KlassId(CLASSES.index(side.klass))
    _resources(state, player, side)
    for key in [card for card in (*side.hand, *side.upgraded) if book.cards[_face(book, card)].upgrade_of]:
        player.upgraded |= 1 << book.face(book.cards[book.face(key)].upgrade_of)
    for key in side.upgraded:
        if book.upgrades[_face(book, key)] >= 0:
            player.upgraded |= 1 << book.face(key)
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
                player.upgraded |= 1 << face
    powers = {
        power.key: klass.power_id(PathId(i), j) for i, path in enumerate(klass.paths) for j, power in enumerate(path)
    }
    for key in side.used:
        if key not in powers:
            raise ImpossiblePosition(f"the {klass.name} has no power '{key}' (BG-005)")
        player.powers_used.append(powers[key])


def _slots(state: State, seat: Seat, player: Player, side: Side) -> None:
    if len(side.prepared) > len(player.slots):
        raise ImpossiblePosition(f"there are {len(player.slots)} preparation slots, not {len(side.prepared)} (BG-013)")
    for i, entry in enumerate(side.prepared):
        prepared = Prepared(entry) if isinstance(entry, str) else entry
        if state.book.cards[_face(state.book, prepared.card)].kind != "spell":
            raise ImpossiblePosition(f"only spells are prepared, not {prepared.card} (BG-093)")
        base = state.book.cards[state.book.face(prepared.card)].upgrade_of or prepared.card
        card = _sleeve(state, seat, base, 1 << seat)
        gifts = _mana(prepared.gifts, "gifts")
        charges = [a + b for a, b in zip(_mana(prepared.charges, "charges"), gifts, strict=True)]
        upgraded = 1 << state.faces[card] if base != prepared.card else 0
        slot = Slot(card, upgraded, charges, gifts)
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
    unit.attack = unit.attack if stands.attack is None else stands.attack
    unit.hp = unit.hp if stands.hp is None else stands.hp
    unit.defending, unit.wait = stands.defending, stands.wait
    unit.haste, unit.stun, unit.disarm = stands.haste, stands.stun, stands.disarm
    unit.turnover, unit.chill = stands.turnover, stands.chill
    unit.antimagic, unit.snare = stands.antimagic, stands.snare
    state.board[spot] = unit
    if book.cards[face].enchantment is not None and book.cards[face].kind == "unit":
        create(Table(None, state, _first), state, seat, unit.card, face)
    return unit


def _first(state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
    return options[0]


def _enchantments(state: State, seat: Seat, side: Side) -> None:
    player, book = state.players[seat], state.book
    cards = {state.faces[played.card]: played.card for played in player.play}
    for entry in side.play:
        if isinstance(entry, str) or not entry.tokens:
            continue
        face, shape = book.face(entry.card), free_shape(state, seat)
        base = book.cards[face].upgrade_of
        if shape is None:
            raise ImpossiblePosition("no free enchantment shape is left (BG-R03)")
        made = ActiveEnchantment(cards[book.face(base) if base else face], face, shape, entry.tokens)
        _lay_on(state, book.ground, made, entry.on)
        player.enchantments.append(made)


def _lay_on(state: State, ground: Ground, enchantment: ActiveEnchantment, on: str) -> None:
    """Put an enchantment on what is named: 'ix 2,2', 'row 2', 'lane c', or fields with units."""
    what, _, rest = on.partition(" ")
    if what == "ix":
        x, _, y = rest.partition(",")
        enchantment.kind, enchantment.place = ON_CROSSING, ground.crossing(int(x), int(y))
    elif what == "row":
        enchantment.kind, enchantment.place = ON_ROW, int(rest) - 1
    elif what == "lane":
        lanes = [ground.lane_name(LaneId(lane)) for lane in range(ground.lanes)]
        enchantment.kind, enchantment.place = ON_LANE, lanes.index(rest)
    else:
        enchantment.marks += [unit_at(state, name).card for name in on.split()]


def find(state: State, seat: int, name: str) -> CardId:
    """The first card of a player with this key, base or upgraded, wherever it lies."""
    face = state.book.face(name)
    base = state.book.cards[face].upgrade_of
    wanted = state.book.face(base) if base else face
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
