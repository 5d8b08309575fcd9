"""Setup: player order, trackers, classes and their Start blocks (BG-036 to BG-047)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.battleground.cards.boards import BOARDS
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.book import Book
from rulewright.games.battleground.rules.experience import gain_experience
from rulewright.games.battleground.rules.hand import hide
from rulewright.games.battleground.rules.state import SETUP, Player, Slot, State
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import EVERYBODY, Option, Seat, option
from rulewright.kernel.table import Table

CLASSES = tuple(board.key for board in BOARDS)


@dataclass(frozen=True)
class Entry:
    """What a player brings: a class chosen before the match, if any."""

    klass: str | None = None


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The state before turn zero: nobody has a class yet, unless it was brought."""
    wanted = [read_entry(entry) for entry in entries]
    chosen = [klass for klass in wanted if klass >= 0]
    if not book.rules.mirror_classes and len(set(chosen)) < len(chosen):
        raise ImpossibleSetup("both players can't take one class unless the variant sets mirror_classes (BG-040)")
    players = [new_player(book, seat, klass) for seat, klass in enumerate(wanted)]
    return State(
        dice=dice, seats=len(entries), faces=[], seen=[], gone=0, outcome=None, book=book, players=players, owner=[],
        board=[None] * book.ground.size, order=list(range(len(entries))),
        heroes=[[seat for seat in range(len(entries)) if seat % 2 == side] for side in (0, 1)],
        turn=0, active=0, phase=SETUP, wave=0, actions=0, unanswered=False, clock=0, began=0,
    )  # fmt: skip


def read_entry(entry: Entry) -> int:
    """The class's number, -1 for a choice at the table."""
    if entry.klass is None:
        return -1
    if entry.klass not in CLASSES:
        raise UnknownName(f"there is no class '{entry.klass}'.{nearest(entry.klass, list(CLASSES))} (BG-005)")
    return CLASSES.index(entry.klass)


def new_player(book: Book, seat: Seat, klass: int) -> Player:
    """Trackers at their start: experience 0, life 20, the orb track empty (BG-037, BG-044, BG-047, BG-R148)."""
    rules = book.rules
    return Player(
        klass=klass, side=seat % 2, life=rules.start_life, experience=0, tokens=0,
        paths=[0] * len(book.classes[0].paths), better=0, pool=[0] * 5, track=[0] * (5 * rules.track_steps), step=0,
        mana=[0] * 5, spells=[], units=[], slots=[Slot(-1, 0, [0] * 5, [0] * 5, 0) for _ in range(rules.spell_slots)],
        play=[], enchantments=[], locked=[], away=[], due=[], used=[], charged=0, came={}, turns=0,
    )  # fmt: skip


def set_up(table: Table, state: State) -> None:
    """The steps in order; a seat's colour is the colour of its tokens (BG-036, BG-037, BG-038, BG-039, BG-043)."""
    roll_order(table, state)
    choose_classes(table, state)
    rules = state.book.rules
    first, second = rules.first_player_bonus_exp, rules.second_player_bonus_exp  # BG-R17
    for place, seat in enumerate(state.order):
        gain_experience(table, state, seat, second if place else first, "BG-R17")
    state.active = state.order[0]


def roll_order(table: Table, state: State) -> None:
    """One die each, the highest first, ties rolled again; the first player sits below row 1 (BG-036, BG-R14, BG-D1)."""
    left = list(range(state.seats))
    while True:
        rolls = {seat: table.roll(6) for seat in left}
        for seat, n in rolls.items():
            table.tell_plain("rolls", "BG-036", seat=seat, n=n)
        best = max(rolls.values())
        left = [seat for seat in left if rolls[seat] == best]
        if len(left) == 1:
            break
    seats = list(range(state.seats))
    state.order = seats[left[0] :] + seats[: left[0]]
    for place, seat in enumerate(state.order):
        state.players[seat].side = place % 2
    state.heroes = [[seat for seat in seats if state.players[seat].side == side] for side in (0, 1)]
    table.tell_plain("first", "BG-R14", seat=state.order[0])


def choose_classes(table: Table, state: State) -> None:
    """In player order, one not yet taken (BG-039, BG-040, BG-R15, BG-D2); by switches in secret or by lot."""
    rules = state.book.rules
    undecided = [seat for seat in state.order if state.players[seat].klass < 0]
    if rules.class_choice == "simultaneous_secret" and undecided:
        answers = table.ask_all([(seat, _classes(state, [])) for seat in undecided], prompts.CLASS)
        for seat, answer in zip(undecided, answers, strict=True):
            taken = [player.klass for player in state.players]
            if rules.mirror_classes or answer.a not in taken:
                state.players[seat].klass = answer.a
        undecided = [seat for seat in undecided if state.players[seat].klass < 0]  # who clashed chooses again
    for seat in state.order:
        if seat in undecided:
            options = _classes(state, [player.klass for player in state.players])
            if rules.class_choice == "random":
                state.players[seat].klass = options[table.below(len(options))].a
            else:
                state.players[seat].klass = table.ask(seat, options, prompts.CLASS).a
        start_block(table, state, seat)  # on taking it (BG-041)


def _classes(state: State, taken: list[int]) -> list[Option]:
    free = [i for i in range(len(BOARDS)) if state.book.rules.mirror_classes or i not in taken]
    return [option("class", i) for i in free]


def start_block(table: Table, state: State, seat: Seat) -> None:
    """Orbs in the pool, starting cards in hand, the other cards of the class locked (BG-041, BG-042, BG-046)."""
    player, book = state.players[seat], state.book
    klass = book.classes[player.klass]
    player.pool = list(klass.orbs)
    for face in klass.kinds:
        for _ in range(book.cards[face].copies):
            card = len(state.faces)
            state.faces.append(face)
            state.seen.append(EVERYBODY)  # which cards a player owns is open (BG-R139)
            state.owner.append(seat)
            if face not in klass.hand:
                player.locked.append(card)
            elif book.cards[face].kind == "spell":
                player.spells.append(card)
            else:
                player.units.append(card)
                if book.rules.hand_hidden:
                    state.seen[card] = 1 << seat
    hide(table, state, seat)
    table.tell_plain("class", "BG-041", seat=seat, klass=player.klass)
