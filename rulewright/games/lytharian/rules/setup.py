"""Setup: armies and decks in secret, who is Player 1, bonus mana, placement (LC-051 to LC-062)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.lytharian.cards.armies import ARMIES, Army
from rulewright.games.lytharian.cards.card import PAWN
from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.army import errors, faces_of, power_score, ready_faces, slots
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.ending import roll_off
from rulewright.games.lytharian.rules.secrets import hexed
from rulewright.games.lytharian.rules.state import EFFECTS, OFF, SETUP, Duel, Player, State
from rulewright.games.lytharian.rules.zones import draw, shuffle_deck
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import Seat, option
from rulewright.kernel.table import Table

BACK_RANK = (4, 3, 0, 7, 1, 6, 2, 5)  # files of K, Q, two R, two KN, two B on a rank of eight (LC-055, LC-056)


@dataclass(frozen=True)
class Entry:
    """What a player brings: a ready-made army by name, or troops and deck of their own, by card key."""

    army: str | None = None
    troops: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The state before armies are chosen."""
    read = [read_entry(book, entry, seat) for seat, entry in enumerate(entries)]
    n = sum(slots(book))
    size = 2 * n
    return State(
        dice=dice, seats=2, faces=[], seen=[], gone=0, outcome=None, book=book,
        players=[new_player(book) for _ in range(2)], owner=[], armies=[key for key, _ in read],
        lists=[faces for _, faces in read], n=n, first=0, board=[OFF] * book.board.width**2, at=[OFF] * size,
        hurt=[0] * size, up=[0] * size, role=_roles(book) * 2, copy=[-1] * size, soul=[0] * size, moved=[0] * size,
        left=[0] * size, ward=[0] * size, guard=[0] * size, like=[-1] * size, used=[0] * size, aura=[-1] * size,
        curse=[-1] * size, weapon=[-1] * size, armor=[-1] * size, held={}, paid={}, likely=["0"] * size, rumors=[],
        gear=[], turn=0, active=0, phase=SETUP, moves=0, attacks=0, mover=-1, mover_from=-1, acted=False, stack=[],
        uid=0, fight=None, quiet=0, stir=False, idle=0, duel=None,
    )  # fmt: skip


def new_player(book: Book) -> Player:
    return Player(book.rules.start_mana, book.rules.start_obelisk, [], [], [], [], [], 0, 0, 0, 0, 0, 0, [], 0)


def _roles(book: Book) -> list[int]:
    return [role for role, n in enumerate(slots(book)) for _ in range(n)]


def read_entry(book: Book, entry: Entry, seat: Seat) -> tuple[str, tuple[int, ...]]:
    """A ready-made army's key, or the faces of an own army and deck, checked (LC-034 to LC-050)."""
    if entry.army is not None:
        if entry.army not in ARMIES:
            raise UnknownName(f"there is no army '{entry.army}'.{nearest(entry.army, list(ARMIES))}")
        return entry.army, ready_faces(book, entry.army)
    if not entry.troops and not entry.deck:
        return "", ()
    own = Army("own", tuple(entry.troops), tuple(entry.deck))
    wrong = errors(book, own)
    if wrong:
        raise ImpossibleSetup(f"seat {seat}: " + "; ".join(wrong))
    return "", faces_of(book, own)


def set_up(table: Table, state: State) -> None:
    """Each step a turn of the kernel: a secret choice is over before others are asked (LC-R16, LC-R18)."""
    step = state.turn
    state.turn += 1
    if step == 0:
        choose_armies(table, state)
    elif step in (1, 2) and state.book.rules.game != "duels":
        arrange(table, state, step - 1)
    else:
        begin_game(table, state)


# -- armies


def choose_armies(table: Table, state: State) -> None:
    """At once and in secret (LC-041, LC-R16, LC-D02, LC-D03); only the power scores are told (LC-R15)."""
    open_seats = [seat for seat in (0, 1) if not state.lists[seat]]
    options = [option("army", i) for i in range(len(ARMIES))]
    answers = table.ask_all([(seat, options) for seat in open_seats], prompts.ARMY) if open_seats else []
    names = list(ARMIES)
    for seat, answer in zip(open_seats, answers, strict=True):
        state.armies[seat] = names[answer.a]
        state.lists[seat] = ready_faces(state.book, names[answer.a])
    lay_out(table, state)
    first_player(table, state)
    if state.book.rules.game != "duels":
        for seat in (0, 1):
            line_up(state, seat)


def lay_out(table: Table, state: State) -> None:
    """Troops and decks into their sleeves: first all troops, then both decks."""
    n, cards = state.n, state.book.cards
    for seat in (0, 1):
        state.faces += state.lists[seat][:n]
        state.seen += [1 << seat] * n
        state.owner += [seat] * n
    for seat in (0, 1):
        first = len(state.faces)
        deck = state.lists[seat][n:]
        state.faces += deck
        state.seen += [1 << seat] * len(deck)
        state.owner += [seat] * len(deck)
        player = state.players[seat]
        player.deck = list(range(first, first + len(deck)))
        player.aps = power_score([cards[face] for face in state.lists[seat][:n]])
        table.tell_plain("power", "LC-040", seat=seat, n=player.aps)
    for troop in range(2 * n):
        state.likely[troop] = hexed(state.book.roles[state.role[troop]])
        if state.book.rules.game == "duels":  # a card face down in the centre does not show its role (LC-R265)
            state.likely[troop], state.role[troop] = hexed(sum(state.book.roles)), -1
        if state.book.rules.mode == "chaos" and not state.book.rules.chaos_keep_slots:
            state.likely[troop] = hexed(sum(state.book.roles))  # LC-R260
            state.role[troop] = cards[state.faces[troop]].role
    state.lists = [(), ()]
    state.armies = ["", ""]


def first_player(table: Table, state: State) -> None:
    """The lower power score goes first and gets bonus mana; equal ones roll (LC-051 to LC-054, LC-060, LC-370)."""
    rules = state.book.rules
    scores = [player.aps for player in state.players]
    if rules.game == "duels":
        return
    if scores[0] == scores[1]:
        first = roll_off(table, "LC-053")
    else:
        first = scores.index(min(scores) if rules.lower_aps_first else max(scores))
    state.first = state.active = first
    bonus = -(-abs(scores[0] - scores[1]) // rules.bonus_mana_divisor)
    player = state.players[first]
    player.mana = min(rules.mana_max, player.mana + bonus)  # LC-R27
    table.tell_plain("first", "LC-051", seat=first, n=bonus)


def start_squares(state: State, seat: Seat) -> list[int]:
    """Where each troop number starts: the back rank by role, Pawns in front (LC-055 to LC-057, LC-369)."""
    size, rules = state.book.board.width, state.book.rules
    home, front = (0, 1) if seat == state.first else (size - 1, size - 2)
    if rules.game == "pawns":
        return [(front if i < size else home) * size + i % size for i in range(state.n)]
    officers = state.n - rules.army_slots[PAWN]
    files = BACK_RANK if rules.army_slots[:5] == (1, 1, 2, 2, 2) and size == 8 else _files(size)
    return [home * size + files[i] for i in range(officers)] + [front * size + i for i in range(state.n - officers)]


def _files(size: int) -> list[int]:
    """King and Queen in the middle, the others outward, where the army is not the usual one."""
    middle = [size // 2, size // 2 - 1]
    rest: list[int] = []
    for i in range(size // 2 - 1):
        rest += [i, size - 1 - i]
    return middle + rest


def line_up(state: State, seat: Seat) -> None:
    """All face down on their squares (LC-058)."""
    for i, square in enumerate(start_squares(state, seat)):
        troop = seat * state.n + i
        state.at[troop], state.board[square] = square, troop


# -- placement


def arrange(table: Table, state: State, seat: Seat) -> None:
    """Pawns in any order, left or right of each pair, in secret (LC-057, LC-R17, LC-D04).

    The sleeves stay where they are; what is in them changes places, so that nobody learns from a sleeve.
    """
    first = seat * state.n
    mine = list(range(first, first + state.n))
    for role in sorted({state.role[t] for t in mine}):
        same = [t for t in mine if state.role[t] == role]
        if role != PAWN and len(same) == 2:
            options = [option("stay", same[0]), option("swap", same[0])]
            if table.ask(seat, options, prompts.SIDES, same[0]).verb == "swap":
                table.rearrange(same, [1, 0])
        elif role == PAWN and len(same) > 1:
            _order(table, state, seat, same)


def _order(table: Table, state: State, seat: Seat, pawns: list[int]) -> None:
    """From file a on; 'keep' leaves the rest as it is."""
    left = list(range(len(pawns)))
    order: list[int] = []
    while len(left) > 1:
        options = [prompts.KEEP, *(option("place", pawns[i]) for i in left)]
        choice = table.ask(seat, options, prompts.PLACE, pawns[len(order)])
        if choice is prompts.KEEP:
            break
        left.remove(pawns.index(choice.a))
        order.append(pawns.index(choice.a))
    order += left
    if order != sorted(order):
        table.rearrange(pawns, order)


def begin_game(table: Table, state: State) -> None:
    """Decks shuffled and cut, no cards in hand (LC-059, LC-061, LC-062, LC-R29)."""
    rules = state.book.rules
    for seat in (0, 1):
        shuffle_deck(table, state, seat)
    if rules.game == "duels":
        from rulewright.games.lytharian.rules.duels import open_match

        state.duel = Duel(0, 0, [], [-1, -1], False, 0, False, [0, 0])
        open_match(table, state)
    else:
        for seat in (0, 1):
            draw(table, state, seat, rules.start_hand, "LC-062")
    state.phase = EFFECTS
    state.turn = 0
