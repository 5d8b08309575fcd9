"""Setup: who is White, whether the cards lie face up or down, and the cards on their squares."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.normal.cards.troops import BACK_RANK, PAWN, lined_up, misfits
from rulewright.games.lytharian.normal.rules import events, prompts
from rulewright.games.lytharian.normal.rules.board import ALL_RIGHTS, BLACK, PIECES, SQUARES, WHITE, Piece, SquareId
from rulewright.games.lytharian.normal.rules.book import Book
from rulewright.games.lytharian.normal.rules.state import SEATS, State, seat_of, side_of, sleeves_of
from rulewright.games.lytharian.normal.rules.verbs import CARDS_DOWN, CARDS_UP, DOWN, UP
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import EVERYBODY, CardId
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table

WISHES = (CARDS_UP.name, CARDS_DOWN.name)
COLOUR_ARMIES = ("brudakian", "zuk-gar")  # White leads the white frames, Black the black ones (LC-020, LC-021)
ALIKE = ((0, 7), (1, 6), (2, 5), tuple(range(8, 16)))  # places in an army whose cards have the same role


@dataclass(frozen=True)
class Entry:
    """What a player brings: favourite cards, of a ready-made army or one by one by their keys; how they shall lie."""

    army: str | None = None
    cards: str | None = None
    troops: tuple[str, ...] = ()


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The state before the dice decide who is White."""
    for seat, entry in enumerate(entries):
        if entry.troops and (wrong := misfits(entry.troops)):
            raise ImpossibleSetup(f"seat {seat}: " + "; ".join(wrong))
        if entry.army is not None and entry.army not in ARMIES:
            raise UnknownName(f"there is no army '{entry.army}'.{nearest(entry.army, list(ARMIES))}")
        if entry.cards is not None and entry.cards not in WISHES:
            raise ImpossibleSetup(f"the cards lie 'up' or 'down', not '{entry.cards}' (LC-346)")
    agreed = book.rules.cards
    wishes = [entry.cards or "" for entry in entries]
    if agreed != "agree":
        wishes = [agreed for _ in entries]
    if len({wish for wish in wishes if wish}) > 1:
        raise ImpossibleSetup("the players must agree whether the cards lie face up or face down (LC-346)")
    return State(
        dice=dice, seats=len(entries), faces=[], seen=[], gone=0, outcome=None, book=book,
        brought=[entry.troops or (ARMIES[entry.army].troops if entry.army else ()) for entry in entries], wishes=wishes,
    )  # fmt: skip


def set_up(table: Table, state: State) -> None:
    """Turn zero."""
    roll_for_white(table, state)  # LC-R261
    agree_on_cards(table, state)  # LC-346
    lay_out(table, state)  # LC-345
    state.number = 1


def roll_for_white(table: Table, state: State) -> None:
    """Each rolls a D6 until one is higher: that player is White and Player 1 (LC-R261, LC-053, LC-054)."""
    rolls = [0, 0]
    while rolls[0] == rolls[1]:
        for seat in SEATS:
            rolls[seat] = table.roll(6)
            table.tell(events.rolls, seat=seat, n=rolls[seat])
    state.white = SEATS[rolls.index(max(rolls))]
    table.tell(events.white, seat=state.white)


def agree_on_cards(table: Table, state: State) -> None:
    """Face up or face down, as the players agree (LC-346, LC-D01); if they don't, White's word counts."""
    asked = [seat for seat in SEATS if not state.wishes[seat]]
    answers = table.ask_all([(seat, (DOWN, UP)) for seat in asked], prompts.CARDS) if asked else []
    for seat, answer in zip(asked, answers, strict=True):
        state.wishes[seat] = answer.verb
    if state.wishes[0] != state.wishes[1]:
        table.tell(events.disagree)
    state.down = state.wishes[state.white] == CARDS_DOWN.name
    table.tell(events.face_down if state.down else events.face_up)


def lay_out(table: Table, state: State) -> None:
    """The cards on the squares of their roles (LC-055, LC-056); which of equal role stands where, chance says."""
    for seat in SEATS:
        add_cards(state, lined_up(state.brought[seat] or ARMIES[COLOUR_ARMIES[side_of(state, seat)]].troops), 0)
    state.brought = [(), ()]  # they lie on the board now
    for seat in SEATS:
        sleeves = sleeves_of(seat)
        for places in ALIKE:
            table.shuffle([sleeves[place] for place in places])
        for card in sleeves:
            table.show(card, 1 << seat if state.down else EVERYBODY)
    for colour, back, front in ((WHITE, SQUARES[:8], SQUARES[8:16]), (BLACK, SQUARES[56:], SQUARES[48:56])):
        pieces, sleeves = PIECES[colour], sleeves_of(seat_of(state, colour))
        for file, role in enumerate(BACK_RANK):
            put(state, back[file], pieces[role], sleeves[file])
            put(state, front[file], pieces[PAWN], sleeves[8 + file])
    state.castling = ALL_RIGHTS


def put(state: State, square: SquareId, piece: Piece, card: CardId) -> None:
    """A card on a square before the game."""
    state.board[square], state.cards[square] = piece, card
