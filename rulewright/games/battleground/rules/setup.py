"""Setup: player order, trackers, classes and their Start blocks (BG-036 to BG-047)."""

from collections.abc import Sequence

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.book import Book
from rulewright.games.battleground.rules.hand import hide
from rulewright.games.battleground.rules.heroes import gain_experience
from rulewright.games.battleground.rules.ids import NO_KLASS, SETUP, KlassId
from rulewright.games.battleground.rules.state import Player, Slot, State, class_of
from rulewright.games.battleground.rules.tunables import Entry, first_exp
from rulewright.games.battleground.rules.verbs import CLASS
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import EVERYBODY, Face, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table

CLASSES = tuple(board.key for board in BOARDS)


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The state before turn zero: nobody has a class yet, unless it was brought."""
    wanted = [read_entry(entry) for entry in entries]
    for group in (wanted,) if len(wanted) == 2 else (wanted[::2], wanted[1::2]):
        chosen = [klass for klass in group if klass != NO_KLASS]
        if not book.rules.mirror_classes and len(set(chosen)) < len(chosen):
            who = "both players" if len(wanted) == 2 else "partners"
            raise ImpossibleSetup(f"{who} can't take one class unless the variant sets mirror_classes (BG-040, BG-264)")
    seats = [Seat(seat) for seat in range(len(entries))]
    return State(
        dice=dice, seats=len(seats), faces=[], seen=[], gone=0, outcome=None, book=book,
        players=[new_player(book, seat, klass) for seat, klass in zip(seats, wanted, strict=True)],
        owner=[], board=[None] * book.ground.size, order=seats,
        heroes=[[seat for seat in seats if seat % 2 == side] for side in (0, 1)],
        turn=0, active=Seat(0), phase=SETUP, wave=0, actions=0, unanswered=False, clock=0, began=0,
    )  # fmt: skip


def read_entry(entry: Entry) -> KlassId:
    """The class that was brought, NO_KLASS for a choice at the table."""
    if entry.klass is None:
        return NO_KLASS
    if entry.klass not in CLASSES:
        raise UnknownName(f"there is no class '{entry.klass}'.{nearest(entry.klass, list(CLASSES))} (BG-005)")
    return KlassId(CLASSES.index(entry.klass))


def new_player(book: Book, seat: Seat, klass: KlassId) -> Player:
    """Trackers at their start: experience 0, life 20, the orb track empty (BG-037, BG-044, BG-047, BG-R148)."""
    rules = book.rules
    return Player(
        klass=klass, side=seat % 2, life=rules.start_life, paths=[0] * len(book.classes[0].paths),
        track=[0] * (5 * rules.track_steps), slots=[Slot() for _ in range(rules.spell_slots)],
    )  # fmt: skip


def set_up(table: Table, state: State) -> None:
    """The steps in order; a seat's colour is the colour of its tokens (BG-036, BG-037, BG-038, BG-039, BG-043)."""
    roll_order(table, state)
    choose_classes(table, state)
    rules = state.book.rules
    first, *later = state.order
    of_class = first_exp(rules)[class_of(state, state.players[first]).key]  # BG-R17
    gain_experience(table, state, first, rules.first_player_bonus_exp + of_class, "BG-R17")
    for seat in later:
        gain_experience(table, state, seat, rules.second_player_bonus_exp, "BG-R17")
    state.active = first


def roll_order(table: Table, state: State) -> None:
    """One die each, the highest first, ties rolled again; the first player sits below row 1 (BG-036, BG-R14, BG-D1)."""
    seats = [Seat(seat) for seat in range(state.seats)]
    left = seats
    while True:
        rolls = {seat: table.roll(6) for seat in left}
        for seat, n in rolls.items():
            table.tell(events.rolls, seat=seat, n=n)
        best = max(rolls.values())
        left = [seat for seat in left if rolls[seat] == best]
        if len(left) == 1:
            break
    state.order = seats[left[0] :] + seats[: left[0]]
    for place, seat in enumerate(state.order):
        state.players[seat].side = place % 2
    state.heroes = [[seat for seat in seats if state.players[seat].side == side] for side in (0, 1)]
    table.tell(events.first, seat=state.order[0])


def choose_classes(table: Table, state: State) -> None:
    """In player order, one not yet taken (BG-039, BG-040, BG-R15, BG-D2); by switches in secret or by lot."""
    rules = state.book.rules
    undecided = [seat for seat in state.order if state.players[seat].klass == NO_KLASS]
    if rules.class_choice == "simultaneous_secret" and undecided:
        anything = [CLASS(KlassId(i)) for i in range(len(BOARDS))]
        answers = table.ask_all([(seat, anything) for seat in undecided], prompts.CLASS)
        for seat, answer in zip(undecided, answers, strict=True):
            (klass,) = CLASS.of(answer)
            if klass not in taken_classes(state, seat):
                state.players[seat].klass = klass
        undecided = [seat for seat in undecided if state.players[seat].klass == NO_KLASS]  # who clashed chooses again
    for seat in state.order:
        if seat in undecided:
            taken = taken_classes(state, seat)
            options = [CLASS(KlassId(i)) for i in range(len(BOARDS)) if i not in taken]
            by_lot = rules.class_choice == "random"
            choice = options[table.below(len(options))] if by_lot else table.ask(seat, options, prompts.CLASS)
            (state.players[seat].klass,) = CLASS.of(choice)
        start_block(table, state, seat)  # on taking it (BG-041)
    for seat in state.order:
        _add_later_editions(table, state, seat)


def taken_classes(state: State, seat: Seat) -> list[KlassId]:
    """What this player can't choose any more: a class is there once, in a team game once for each side (BG-264)."""
    if state.book.rules.mirror_classes:
        return []
    side = state.players[seat].side
    return [player.klass for player in state.players if state.seats == 2 or player.side == side]


def start_block(table: Table, state: State, seat: Seat) -> None:
    """Orbs in the pool, starting cards in hand, the other cards of the class locked (BG-041, BG-042, BG-046)."""
    player = state.players[seat]
    klass = class_of(state, player)
    player.pool = list(klass.orbs)
    for face in klass.kinds:
        if state.book.cards[face].edition == 1:
            _add_copies(state, seat, face)
    hide(table, state, seat)
    table.tell(events.class_, seat=seat, klass=player.klass)


def _add_copies(state: State, seat: Seat, face: Face) -> None:
    player, design = state.players[seat], state.book.cards[face]
    cards = add_cards(state, [face] * design.copies, EVERYBODY)  # which cards a player owns is open (BG-R139)
    state.owner += [seat] * len(cards)
    if face not in class_of(state, player).hand:
        player.locked += cards
    elif design.kind == "spell":
        player.spells += cards
    else:
        player.units += cards
        if state.book.rules.hand_hidden:
            for card in cards:
                state.seen[card] = 1 << seat


def _add_later_editions(table: Table, state: State, seat: Seat) -> None:
    """After everybody's cards of the first: a new card changes no other one's number, so stored games replay."""
    later = [face for face in class_of(state, state.players[seat]).kinds if state.book.cards[face].edition > 1]
    for face in later:
        _add_copies(state, seat, face)
    if later:
        hide(table, state, seat)
