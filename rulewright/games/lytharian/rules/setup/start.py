"""The state before armies are chosen: the open box on the table."""

from collections.abc import Sequence

from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.ids import NO_TROOP, OFF, SEATS, StackId
from rulewright.games.lytharian.rules.setup.army_rules import slots
from rulewright.games.lytharian.rules.setup.entry import Entry, read_entry
from rulewright.games.lytharian.rules.state import SETUP, Player, State
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import HIDDEN, NO_CARD


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The state before armies are chosen."""
    read = [read_entry(book, entry, seat) for seat, entry in enumerate(entries)]
    state = blank_state(book, sum(slots(book)), dice)
    state.armies = [key for key, _ in read]
    state.lists = [faces for _, faces in read]
    state.role = [role for role, n in enumerate(slots(book)) for _ in range(n)] * 2
    return state


def blank_state(book: Book, n: int, dice: Dice) -> State:
    """An empty board, and room for n troops on each side."""
    size = 2 * n
    return State(
        dice=dice, seats=2, faces=[], seen=[], gone=0, outcome=None, book=book,
        players=[Player(book.rules.start_mana, book.rules.start_obelisk) for _ in SEATS], owner=[], armies=["", ""],
        lists=[(), ()], n=n, first=SEATS[0], board=[NO_TROOP] * book.board.width**2, at=[OFF] * size, hurt=[0] * size,
        up=[0] * size, role=[0] * size, copy=[HIDDEN] * size, soul=[0] * size, moved=[0] * size, left=[0] * size,
        ward=[0] * size, guard=[0] * size, like=[-1] * size, used=[0] * size, aura=[NO_CARD] * size,
        curse=[NO_CARD] * size, weapon=[NO_CARD] * size, armor=[NO_CARD] * size, held={}, paid={},
        likely=["0"] * size, rumors=[], no_comrades=[], fast_in_hand=0, gear=[], turn=0, active=SEATS[0], phase=SETUP,
        moves=0, attacks=0, mover=NO_TROOP, mover_from=OFF, acted=False, stack=[], uid=StackId(0), fight=None, quiet=0,
        stir=False, idle=0, duel=None,
    )  # fmt: skip
