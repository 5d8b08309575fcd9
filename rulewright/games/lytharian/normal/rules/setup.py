"""Setup: who is White, whether the cards lie face up or down, and the cards on their squares."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.normal.rules import prompts
from rulewright.games.lytharian.normal.rules.board import BACK_RANK, BLACK, PAWN, WHITE
from rulewright.games.lytharian.normal.rules.book import Book
from rulewright.games.lytharian.normal.rules.cards import lined_up
from rulewright.games.lytharian.normal.rules.state import ARMY, NOBODY, State, seat_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import EVERYBODY
from rulewright.kernel.table import Table

WISHES = ("up", "down")
COLOUR_ARMIES = ("brudakian", "zuk-gar")  # White leads the white frames, Black the black ones (LC-020, LC-021)
ALIKE = ((0, 7), (1, 6), (2, 5), tuple(range(8, 16)))  # sleeves of an army whose cards have the same role


@dataclass(frozen=True)
class Entry:
    """What a player brings: favourite cards, and how they shall lie."""

    army: str | None = None
    cards: str | None = None


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The state before the dice decide who is White."""
    for entry in entries:
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
        armies=[entry.army or "" for entry in entries], wishes=wishes, down=False, white=0, board=[0] * 64,
        cards=[NOBODY] * 64, crypts=[[] for _ in entries], side=WHITE, castling=0, passing=-1, clock=0, number=0,
        past=[], last=(-1, -1),
        refused=NOBODY,
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
        for seat in range(2):
            rolls[seat] = table.roll(6)
            table.tell_plain("rolls", "LC-R261", seat=seat, n=rolls[seat])
    state.white = rolls.index(max(rolls))
    table.tell_plain("white", "LC-R261", seat=state.white)


def agree_on_cards(table: Table, state: State) -> None:
    """Face up or face down, as the players agree (LC-346, LC-D01); if they don't, White's word counts."""
    asked = [seat for seat in range(2) if not state.wishes[seat]]
    answers = table.ask_all([(seat, (prompts.DOWN, prompts.UP)) for seat in asked], prompts.CARDS) if asked else []
    for seat, answer in zip(asked, answers, strict=True):
        state.wishes[seat] = answer.verb
    state.down = state.wishes[state.white] == "down"
    table.tell_plain("face_down" if state.down else "face_up", "LC-346")


def lay_out(table: Table, state: State) -> None:
    """The cards on the squares of their roles (LC-055, LC-056); which of equal role stands where, chance says."""
    for seat in range(2):
        army = state.armies[seat] or COLOUR_ARMIES[seat ^ state.white]
        state.faces += lined_up(army)
        state.seen += [0] * ARMY
    for seat in range(2):
        for sleeves in ALIKE:
            table.shuffle([seat * ARMY + sleeve for sleeve in sleeves])
        for card in range(seat * ARMY, (seat + 1) * ARMY):
            table.show(card, 1 << seat if state.down else EVERYBODY)
    for colour in (WHITE, BLACK):
        seat = seat_of(state, colour)
        for file, role in enumerate(BACK_RANK):
            put(state, file + 56 * colour, role | colour << 3, seat * ARMY + file)
            put(state, file + 8 + 40 * colour, PAWN | colour << 3, seat * ARMY + 8 + file)
    state.castling = 15


def put(state: State, square: int, piece: int, card: int) -> None:
    """A card on a square before the game."""
    state.board[square], state.cards[square] = piece, card
