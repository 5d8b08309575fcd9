"""Positions written by hand, for tests, puzzles and bug reports."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.games.seekers.rules.book import Book, make_book
from rulewright.games.seekers.rules.ids import MAIN, NO_FACE, NOWHERE, HexId, LastingId
from rulewright.games.seekers.rules.setup.armory import SLOTS, lacking
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.setup.start import start
from rulewright.games.seekers.rules.setup.steps import starting_life
from rulewright.games.seekers.rules.state import Ailment, Lasting, State, Unit, each_card
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import EVERYBODY, CardId, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.variant import OFFICIAL, Variant


@dataclass
class Effect:
    """A card in an effect Zone."""

    card: str
    moments: int = 0
    charges: int = 0
    shield: int = 0
    down: bool = False
    at: tuple[int, int] | None = None


@dataclass
class Side:
    """One player's part of a position; cards by key, hexes by (q, r)."""

    seeker: str = "theron"
    at: tuple[int, int] = (0, 0)
    equipment: Sequence[str] = ()  # left out: the plainest of each slot
    hand: Sequence[str] = ()
    deck: Sequence[str] = ("pyroblast",) * 5
    discard: Sequence[str] = ()
    zone: Sequence[Effect] = ()
    ailments: Mapping[str, int] = field(default_factory=dict)
    ap: int = 5
    mp: int = 6
    hp: int | None = None
    fatigue: int = 0
    channel: int = 0
    shard: bool = False
    stealth: bool = False
    fade: int = 0
    team: int | None = None
    tokens: Sequence[tuple[str, tuple[int, int]]] = ()


def position(*sides: Side, active: int = 0, variant: Variant = OFFICIAL, seed: int = 1, shard: bool = True) -> State:
    """A match in the main phase of the active player; an impossible one is refused with its reasons."""
    book = make_book(variant)
    if not 2 <= len(sides) <= 4:
        raise ImpossiblePosition(f"a position has 2 to 4 sides, not {len(sides)}")
    state = start(book, [Entry(team=side.team) for side in sides], Dice(seed))
    state.turn, state.active, state.phase, state.shard = 10, Seat(active), MAIN, shard
    for seat, side in enumerate(sides):
        _fill(state, book, Seat(seat), side)
    for seat, side in enumerate(sides):
        for key, spot in side.tokens:
            face = book.face(key)
            life = book.cards[face].life
            state.units.append(Unit(Seat(seat), face, _hex(state, spot), life, life))
    taken = [unit.hex for unit in state.units if not unit.fade]
    if len(set(taken)) < len(taken):
        raise ImpossiblePosition("two units can't stand on one hex (SK-R60)")
    return state


def _hex(state: State, spot: tuple[int, int]) -> HexId:
    hex = HexId(state.book.map.board.index.get(Hex(*spot), NOWHERE))
    if hex < 0:
        raise ImpossiblePosition(f"{spot} is not on the map '{state.book.map.key}' (SK-021)")
    if state.book.map.is_wall(hex):
        raise ImpossiblePosition(f"{spot} is a blocked hex (SK-143)")
    return hex


def _fill(state: State, book: Book, seat: Seat, side: Side) -> None:
    player = state.players[seat]
    player.seeker = book.face(side.seeker)
    seeker = book.cards[player.seeker]
    if seeker.kind != "seeker":
        raise ImpossiblePosition(f"{seeker.name} is not a Seeker (SK-033)")
    plain = [next(card.key for card in book.cards if card.kind == slot and not any(card.needs)) for slot in SLOTS]
    named: dict[str, str] = {book.cards[book.face(key)].kind: key for key in side.equipment}
    equipment = [named.get(slot, key) for slot, key in zip(SLOTS, plain, strict=True)]
    for key in equipment:
        lack = lacking(seeker, book.cards[book.face(key)])
        if lack:
            raise ImpossiblePosition(f"{seeker.name} can't equip {key}: {lack[0]} (SK-051)")

    def cards(keys: Sequence[str], seen: int) -> list[CardId]:
        state.owner += [seat] * len(keys)
        return add_cards(state, [book.face(key) for key in keys], seen)

    player.equipment = cards(equipment, EVERYBODY)
    player.hand = cards(side.hand, 1 << seat)
    player.deck = cards(side.deck, 0)
    player.discard = cards(side.discard, EVERYBODY)
    player.ap, player.mp, player.fatigue = side.ap, side.mp, side.fatigue
    player.channel, player.shard, player.turns = side.channel, side.shard, 2
    if side.ap > book.rules.ap_max:
        raise ImpossiblePosition(f"{side.ap} AP; never more than {book.rules.ap_max} (SK-091)")
    life = starting_life(book, player.seeker)
    hp = life if side.hp is None else side.hp
    if not 0 < hp <= life:
        raise ImpossiblePosition(f"{seeker.name} can't have {hp} Life; 1 to {life} (SK-182)")
    ailments = [Ailment(name, n) for name, n in side.ailments.items()]
    here = _hex(state, side.at)
    state.units.insert(seat, Unit(seat, player.seeker, here, hp, life, side.stealth, side.fade, ailments))
    for effect in side.zone:
        card = cards([effect.card], 1 << seat if effect.down else EVERYBODY)[0]
        state.births += 1
        linger, hex = book.cards[state.faces[card]].linger, _hex(state, effect.at) if effect.at else NOWHERE
        player.zone.append(Lasting(
            card, NO_FACE if effect.down else state.faces[card], seat, moments=effect.moments, charges=effect.charges,
            uses=linger.uses if linger else 0, shield=effect.shield, hex=hex, down=effect.down,
            born=LastingId(state.births), turn=1,
        ))  # fmt: skip


def find(state: State, seat: int, name: str) -> CardId:
    """The first card of a player with this key, wherever it lies."""
    for card, owner in each_card(state.owner):
        if owner == seat and state.book.cards[state.faces[card]].key == name:
            return card
    raise ImpossiblePosition(f"player {seat} has no card '{name}' in this position")
