"""Positions written by hand, for tests, puzzles and bug reports."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.lytharian.cards.card import KING, PAWN, ROLE_LETTERS, Alignment, Card
from rulewright.games.lytharian.cards.make import abilities, key_of
from rulewright.games.lytharian.rules.book import Book, make_book, with_cards
from rulewright.games.lytharian.rules.combat.stats import life_of
from rulewright.games.lytharian.rules.deductions import hexed
from rulewright.games.lytharian.rules.ids import NO_TROOP, OTHER, SEATS, SquareId, TroopId
from rulewright.games.lytharian.rules.setup.army_rules import power_score
from rulewright.games.lytharian.rules.setup.start import blank_state
from rulewright.games.lytharian.rules.state import DRAW, EFFECTS, MAIN, MANA, Duel, State
from rulewright.games.lytharian.rules.troops import army, everyone, printed, troops_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import EVERYBODY, CardId, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.variant import OFFICIAL, Variant

PHASE = {"effects": EFFECTS, "mana": MANA, "draw": DRAW, "main": MAIN}


def custom(name: str, role: str, stats: str, powers: str = "", race: str = "human", alignment: Alignment = "neutral",
           unique: bool = False) -> Card:  # fmt: skip
    """A troop that is on no list, for examples: custom('T1', 'R', '5/5', 'Bully 1')."""
    att, defense = map(int, stats.split("/"))
    return Card(key_of(name), name, "troop", ROLE_LETTERS.index(role), att, defense, race, "Warrior", alignment, unique,
                abilities(powers), "Custom")  # fmt: skip


@dataclass
class Troop:
    """A troop of a position: its card by key (or a custom one), its square, and what is on it by key."""

    card: str | Card
    at: str | None = None  # None: in the crypt, or not yet sent in Battle Duels
    hurt: int = 0
    up: bool = True
    seen: bool = False  # face down, but the opponent has seen it (LC-R41)
    moved: bool = True
    weapon: str | None = None
    armor: str | None = None
    aura: str | None = None
    curse: str | None = None  # owned and controlled by the opponent
    soul: int = 0
    copy: str | None = None  # promoted to this card


@dataclass
class Side:
    """One player's part of a position; cards by key.

    Without a King among the troops one is put on e1 or e8 (`king`), and a Pawn on a2 or a7 if the King would be
    alone; `bare` leaves both away.
    """

    troops: Sequence[Troop] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ("spark",) * 5
    nether: Sequence[str] = ()
    enchants: Sequence[str] = ()
    mana: int = 5
    obelisk: int = 1
    aps: int | None = None
    kills: int = 0
    points: int = 0
    king: str = "rognarr"
    bare: bool = False


def position(
    *sides: Side, active: int = 0, phase: str = "main", variant: Variant = OFFICIAL, seed: int = 1, first: int = 0,
    turn: int = 10,
) -> State:  # fmt: skip
    """A match in a phase of the active player's turn; an impossible one is refused with its reason."""
    if len(sides) != 2:
        raise ImpossiblePosition(f"a position has 2 sides, not {len(sides)} (LC-001)")
    if phase not in PHASE:
        raise ImpossiblePosition(f"there is no phase '{phase}': use {', '.join(PHASE)} (LC-074)")
    book = make_book(variant)
    own = {troop.card.key: troop.card for side in sides for troop in side.troops if isinstance(troop.card, Card)}
    if own:
        book = with_cards(book, tuple(own.values()))
    troops = [_completed(book, side, seat == first) for seat, side in enumerate(sides)]
    n = max(1, *(len(each) for each in troops))
    if n > 16:
        raise ImpossiblePosition(f"{n} troops on a side; at most 16 (LC-034)")
    state = blank_state(book, n, Dice(seed))
    state.first, state.active, state.phase, state.turn = SEATS[first], SEATS[active], PHASE[phase], turn
    for seat in SEATS:
        for i, troop in enumerate(army(state, seat)):
            _sleeve_troop(state, seat, troop, troops[seat][i] if i < len(troops[seat]) else None)
    for seat, side in zip(SEATS, sides, strict=True):
        _cards(state, seat, side, troops[seat])
    if book.rules.game == "duels":
        chosen = [next(iter(troops_of(state, seat)), NO_TROOP) for seat in SEATS]
        state.duel = Duel(1, state.active, [t for t in chosen if t >= 0], chosen)
    for troop in everyone(state):
        if state.at[troop] >= 0 and life_of(state, troop) <= 0:
            name = printed(state, troop).name
            raise ImpossiblePosition(f"{name} with {state.hurt[troop]} damage would be dead (LC-131)")
    return state


def _completed(book: Book, side: Side, low: bool) -> list[Troop]:
    """The troops with a King and a Pawn beside it, where none is given."""
    troops = list(side.troops)
    if side.bare or book.rules.game != "main":
        return troops
    taken = {troop.at for troop in troops}
    if not any(_card(book, troop.card).role == KING for troop in troops):
        home = [f"{file}{1 if low else 8}" for file in "edcfbgah"]
        troops.append(Troop(side.king, next(square for square in home if square not in taken), up=False))
        taken.add(troops[-1].at)
    if sum(troop.at is not None for troop in troops) == 1:
        front = [f"{file}{2 if low else 7}" for file in "abcdefgh"]
        troops.append(Troop("cave-bear", next(square for square in front if square not in taken), up=False))
    return troops


def _card(book: Book, card: str | Card) -> Card:
    return card if isinstance(card, Card) else book.cards[book.face(card)]


def _sleeve_troop(state: State, seat: Seat, troop: TroopId, given: Troop | None) -> None:
    book = state.book
    state.owner.append(seat)
    if given is None:  # a sleeve that is out of the game
        add_cards(state, [book.face("timber-wolf")], EVERYBODY)
        state.role[troop] = PAWN
        return
    card = _card(book, given.card)
    if card.kind != "troop":
        raise ImpossiblePosition(f"{card.name} is not a troop (LC-034)")
    seen = EVERYBODY if given.up or given.seen or given.at is None else 1 << seat
    add_cards(state, [book.face(card.key)], seen)
    state.role[troop], state.hurt[troop], state.soul[troop] = card.role, given.hurt, given.soul
    state.up[troop], state.moved[troop] = int(given.up), int(given.moved)
    state.likely[troop] = hexed(book.roles[card.role])
    if given.copy is not None:
        state.copy[troop] = book.face(given.copy)
        state.role[troop] = book.cards[state.copy[troop]].role
    if given.at is None:
        if book.rules.game != "duels":
            state.players[seat].crypt.append(troop)
            state.up[troop] = 1
        else:
            state.seen[troop], state.up[troop] = 1 << seat, 0
        return
    try:
        square = SquareId(book.board.find(given.at))
    except ValueError as wrong:
        raise ImpossiblePosition(f"{wrong} (LC-011)") from None
    if state.board[square] >= 0:
        raise ImpossiblePosition(f"two troops can't stand on {given.at} (LC-109)")
    state.at[troop], state.board[square] = square, troop


def _cards(state: State, seat: Seat, side: Side, troops: list[Troop]) -> None:
    player, book = state.players[seat], state.book

    def cards(keys: Sequence[str], seen: int, owner: Seat) -> list[CardId]:
        state.owner += [owner] * len(keys)
        return add_cards(state, [book.face(key) for key in keys], seen)

    player.hand = cards(side.hand, 1 << seat, seat)
    player.deck = cards(side.deck, 0, seat)
    player.nether = cards(side.nether, EVERYBODY, seat)
    player.enchants = cards(side.enchants, EVERYBODY, seat)
    player.mana, player.obelisk, player.kills, player.points = side.mana, side.obelisk, side.kills, side.points
    if not 0 <= side.mana <= book.rules.mana_max:
        raise ImpossiblePosition(f"{side.mana} mana; the counter goes from 0 to {book.rules.mana_max} (LC-083, LC-085)")
    if not 1 <= side.obelisk <= book.rules.obelisk_max:
        raise ImpossiblePosition(f"an obelisk shows 1 to {book.rules.obelisk_max}, not {side.obelisk} (LC-088)")
    if len(player.enchants) > book.rules.max_enchants:
        raise ImpossiblePosition(f"{len(player.enchants)} enchants; at most {book.rules.max_enchants} (LC-190)")
    player.aps = side.aps if side.aps is not None else power_score([_card(book, troop.card) for troop in troops])
    for troop, given in zip(army(state, seat), troops, strict=False):
        on = (("weapon", state.weapon, given.weapon, seat), ("armor", state.armor, given.armor, seat),
              ("aura", state.aura, given.aura, seat), ("curse", state.curse, given.curse, OTHER[seat]))  # fmt: skip
        for kind, pile, key, owner in on:
            if key is None:
                continue
            card = book.cards[book.face(key)]
            if kind not in (card.kind, card.type):
                raise ImpossiblePosition(f"{card.name} is no {kind} (LC-029, LC-033)")
            if kind in ("weapon", "armor") and not _card(book, given.card).humanoid:
                raise ImpossiblePosition(f"{_card(book, given.card).name} can't carry equipment (LC-214)")
            (pile[troop],) = cards([key], EVERYBODY, owner)


def find(state: State, name: str, seat: int | None = None) -> CardId:
    """The first card with this key, of this player if one is named, wherever it lies."""
    for card, owner in enumerate(state.owner):
        if state.book.cards[state.faces[card]].key == name and seat in (None, owner):
            return CardId(card)
    raise ImpossiblePosition(f"there is no card '{name}' in this position")


def troop_at(state: State, square: str) -> TroopId:
    """The troop on a square, or NO_TROOP."""
    return state.board[state.book.board.find(square)]
