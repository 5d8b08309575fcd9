"""Setup: armies and decks in secret, who is Player 1, bonus mana, placement (LC-051 to LC-062)."""

from collections.abc import Sequence
from itertools import combinations

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.card import PAWN
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.deductions import hexed
from rulewright.games.lytharian.rules.ending import roll_off
from rulewright.games.lytharian.rules.ids import SEATS, ArmyId, SquareId
from rulewright.games.lytharian.rules.modes.battle_duels import open_match
from rulewright.games.lytharian.rules.setup.army_rules import power_score, ready_faces
from rulewright.games.lytharian.rules.state import EFFECTS, Duel, State
from rulewright.games.lytharian.rules.troops import army, everyone
from rulewright.games.lytharian.rules.zones import draw, shuffle_deck
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table

MOST_SWAPS = 32  # more than anybody needs to stand as they wish


def set_up(table: Table, state: State) -> None:
    """Each step a turn of the kernel: a secret choice is over before others are asked (LC-R16, LC-R18)."""
    step = state.turn
    state.turn += 1
    if step == 0:
        choose_armies(table, state)
    elif step in (1, 2) and state.book.rules.game != "duels":
        arrange(table, state, SEATS[step - 1])
    else:
        begin_game(table, state)


def choose_armies(table: Table, state: State) -> None:
    """At once and in secret (LC-041, LC-R16, LC-D02, LC-D03); only the power scores are told (LC-R15)."""
    open_seats = [seat for seat in SEATS if not state.lists[seat]]
    options = [verbs.ARMY(ArmyId(i)) for i in range(len(ARMIES))]
    answers = table.ask_all([(seat, options) for seat in open_seats], prompts.ARMY) if open_seats else []
    for seat, answer in zip(open_seats, answers, strict=True):
        state.armies[seat] = list(ARMIES)[verbs.ARMY.of(answer)[0]]
        state.lists[seat] = ready_faces(state.book, state.armies[seat])
    lay_out(table, state)
    first_player(table, state)
    if state.book.rules.game != "duels":
        for seat in SEATS:  # all face down on their squares (LC-058)
            for troop, square in zip(army(state, seat), start_squares(state, seat), strict=True):
                state.at[troop], state.board[square] = square, troop


def lay_out(table: Table, state: State) -> None:
    """Troops and decks into their sleeves: first all troops, then both decks."""
    n, cards = state.n, state.book.cards
    for seat in SEATS:
        _sleeve(state, seat, state.lists[seat][:n])
    for seat in SEATS:
        player = state.players[seat]
        player.deck = _sleeve(state, seat, state.lists[seat][n:])
        player.aps = power_score([cards[face] for face in state.lists[seat][:n]])
        table.tell(events.power, seat=seat, n=player.aps, deck=len(player.deck))
    for troop in everyone(state):
        state.likely[troop] = hexed(state.book.roles[state.role[troop]])
        if state.book.rules.game == "duels":  # a card face down in the centre does not show its role (LC-R265)
            state.likely[troop], state.role[troop] = hexed(sum(state.book.roles)), -1
        if state.book.rules.mode == "chaos" and not state.book.rules.chaos_keep_slots:
            state.likely[troop] = hexed(sum(state.book.roles))  # LC-R260
            state.role[troop] = cards[state.faces[troop]].role
    state.lists = [(), ()]
    state.armies = ["", ""]


def _sleeve(state: State, seat: Seat, faces: Sequence[Face]) -> list[CardId]:
    """Cards of a player in sleeves that only they may look into."""
    state.owner += [seat] * len(faces)
    return add_cards(state, faces, 1 << seat)


def first_player(table: Table, state: State) -> None:
    """The lower power score goes first and gets bonus mana; equal ones roll (LC-051 to LC-054, LC-060, LC-370)."""
    rules = state.book.rules
    scores = [player.aps for player in state.players]
    if rules.game == "duels":
        return
    if scores[0] == scores[1]:
        first = roll_off(table, "LC-053")
    else:
        first = SEATS[scores.index(min(scores) if rules.lower_aps_first else max(scores))]
    state.first = state.active = first
    bonus = -(-abs(scores[0] - scores[1]) // rules.bonus_mana_divisor)
    player = state.players[first]
    player.mana = min(rules.mana_max, player.mana + bonus)  # LC-R27
    table.tell(events.first, seat=first, n=bonus, now=player.mana)


def start_squares(state: State, seat: Seat) -> list[SquareId]:
    """Where each troop number starts: the back rank by role, Pawns in front (LC-055 to LC-057, LC-369)."""
    size, rules = state.book.board.width, state.book.rules
    home, front = (0, 1) if seat == state.first else (size - 1, size - 2)
    if rules.game == "pawns":
        return [SquareId((front if i < size else home) * size + i % size) for i in range(state.n)]
    officers = state.n - rules.army_slots[PAWN]
    # King and Queen in the middle, the others two by two from the rim inward (LC-055, LC-056)
    files = [size // 2, size // 2 - 1, *(file for i in range(size // 2 - 1) for file in (i, size - 1 - i))]
    back = [SquareId(home * size + files[i]) for i in range(officers)]
    return back + [SquareId(front * size + i) for i in range(state.n - officers)]


def arrange(table: Table, state: State, seat: Seat) -> None:
    """Two of a role change places, or all do by lot, until the owner is ready; in secret (LC-057, LC-R17, LC-D04).

    The sleeves stay where they are; what is in them changes places, so that nobody learns from a sleeve.
    """
    mine = army(state, seat)
    groups = [[troop for troop in mine if state.role[troop] == role] for role in sorted({state.role[t] for t in mine})]
    pairs = [(a, b, verbs.SWAP(a, b)) for same in groups for a, b in combinations(same, 2)]
    faces = state.faces
    for _ in range(MOST_SWAPS):
        swaps = [swap for a, b, swap in pairs if faces[a] != faces[b]]
        if not swaps:
            return
        choice = table.ask(seat, [verbs.KEEP, verbs.SHUFFLE, *swaps], prompts.ARRANGE)
        if choice is verbs.KEEP:
            return
        if choice is verbs.SHUFFLE:
            for same in groups:
                table.rearrange(same, by_lot(table, len(same)))
        else:
            table.rearrange(list(verbs.SWAP.of(choice)), [1, 0])


def by_lot(table: Table, n: int) -> list[int]:
    """Any order of n."""
    left = list(range(n))
    return [left.pop(table.below(len(left))) for _ in range(n)]


def begin_game(table: Table, state: State) -> None:
    """Decks shuffled and cut, no cards in hand (LC-059, LC-061, LC-062, LC-R29)."""
    rules = state.book.rules
    for seat in SEATS:
        shuffle_deck(table, state, seat)
    if rules.game == "duels":
        state.duel = Duel()
        open_match(table, state)
    else:
        for seat in SEATS:
            more = rules.first_player_cards if seat == state.first else 0
            draw(table, state, seat, rules.start_hand + more, "LC-062")
    state.phase = EFFECTS
    state.turn = 0
