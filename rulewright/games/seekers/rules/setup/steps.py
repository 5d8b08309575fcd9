"""The steps of setup: Armories, Life, who acts first, start hexes, opening hands and mulligans (SK-070)."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.book import Book
from rulewright.games.seekers.rules.ids import NOWHERE, SETUP, UPKEEP, ArmoryId, TeamId
from rulewright.games.seekers.rules.rolling import throw
from rulewright.games.seekers.rules.setup.armory import fitted
from rulewright.games.seekers.rules.setup.sideboard import exchange
from rulewright.games.seekers.rules.setup.start import preset_of
from rulewright.games.seekers.rules.state import Player, State, Unit, all_seats, each_card, each_player, living, unit_at
from rulewright.games.seekers.rules.verbs import ARMORY, SEAT, SEND_BACK, START, TEAM
from rulewright.games.seekers.rules.zones import draw, gain
from rulewright.kernel.question import EVERYBODY, CardId, Face, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table


def choose_armories(table: Table, state: State) -> None:
    """Simultaneously and in secret, then revealed with the Equipment (SK-071, SK-R25, SK-D01)."""
    open_seats = [seat for seat in all_seats(state.seats) if state.presets[seat].seeker < 0]
    options = [ARMORY(ArmoryId(i)) for i in range(len(ARMORIES))]
    answers = table.ask_all([(seat, options) for seat in open_seats], prompts.ARMORY) if open_seats else []
    for seat, answer in zip(open_seats, answers, strict=True):
        (chosen,) = ARMORY.of(answer)
        armory = list(ARMORIES.values())[chosen]
        state.presets[seat] = preset_of(state.book, fitted(state.book, armory), chosen)
    for seat in all_seats(state.seats):
        lay_out(table, state, seat)
    state.turn = 1


def lay_out(table: Table, state: State, seat: Seat) -> None:
    """Seeker and Equipment in play (SK-045), Tactics and Sideboard in their sleeves."""
    preset, player = state.presets[seat], state.players[seat]
    player.seeker = preset.seeker

    def sleeves(cards: Sequence[Face], seen: int) -> list[CardId]:
        state.owner += [seat] * len(cards)
        return add_cards(state, cards, seen)

    player.equipment = sleeves(preset.equipment, EVERYBODY)
    player.deck = sleeves(preset.tactics, 1 << seat)
    player.side = sleeves(preset.side, 1 << seat)
    table.tell(events.armory, seat=seat, face=preset.seeker, n=len(preset.tactics))
    for card in player.equipment:
        table.tell(events.wears, seat=seat, card=card)


def set_up(table: Table, state: State) -> None:
    """The steps in order (SK-070), each a turn of the kernel: a secret exchange is over before others are asked."""
    step = state.turn
    state.turn += 1
    if step == 1:
        set_life(table, state)  # SK-072
        _first_team(table, state)  # SK-074
        _make_up(table, state)  # SK-R28
        _place(table, state)  # SK-077
    elif step <= 1 + len(state.order):
        if state.game > 1 or state.book.rules.sideboard_in_game1:  # SK-R21
            exchange(table, state, state.order[step - 2])  # SK-079
    else:
        _open(table, state)  # SK-080


def set_life(table: Table, state: State) -> None:
    """Everybody at starting Life, which is the maximum (SK-072, SK-073); no MP yet (SK-R28)."""
    state.units, state.shard = [], True
    for seat, player in each_player(state.players):
        life = starting_life(state.book, player.seeker)
        state.units.append(Unit(seat, player.seeker, NOWHERE, life, life))
        player.ap, player.mp = state.book.rules.ap_start, 0
        table.tell(events.begins, seat=seat, n=life, ap=player.ap)


def starting_life(book: Book, seeker: Face) -> int:
    """A Seeker's printed Life is counted from 100; a variant moves them all."""
    return max(1, book.cards[seeker].life + book.rules.starting_life - 100)


def _open(table: Table, state: State) -> None:
    """Decks shuffled, opening hands, then the mulligans one after the other (SK-046, SK-080, SK-R29, SK-R208)."""
    for seat in living(state):
        table.shuffle(state.players[seat].deck)
        draw(table, state, seat, state.book.rules.opening_hand, "SK-080")
    for seat in living(state):
        _mulligan(table, state, seat)
    state.active = living(state)[0]
    state.phase = UPKEEP


def _first_team(table: Table, state: State) -> None:
    """One roll for each team, ties rolled again; the winner names who acts first (SK-074 to SK-076, SK-R187)."""
    teams = sorted({player.team for player in state.players if not player.out})
    left = teams
    while len(left) > 1:
        rolls = {team: throw(table, state.book.rules.first_player_roll) for team in left}
        for team, (n, faces) in rolls.items():
            table.tell(events.first_roll, seat=_head(state, team), n=n, faces=faces)
        best = max(n for n, _ in rolls.values())
        left = [team for team in left if rolls[team][0] == best]
        if not state.book.rules.first_player_roll:
            left = left[:1]
    chooser = _head(state, left[0])
    (first,) = TEAM.of(table.ask(chooser, [TEAM(team) for team in teams], prompts.FIRST))  # SK-R26
    at = teams.index(first)
    lines = [_line_up(table, state, team) for team in teams[at:] + teams[:at]]
    ranks = range(max(map(len, lines)))  # SK-084 to SK-086, SK-R189
    state.order = [line[rank] for rank in ranks for line in lines if rank < len(line)]
    table.tell(events.first, seat=state.order[0])


def _make_up(table: Table, state: State) -> None:
    """Whoever acts later than the first player begins with AP for it, in a team as well (SK-R28)."""
    for seat in living(state)[1:]:
        if more := state.book.rules.ap_later:
            gain(table, state, seat, more, 0, "SK-R28")


def _head(state: State, team: TeamId) -> Seat:
    """Who rolls and chooses for a team."""
    return next(seat for seat, player in each_player(state.players) if player.team == team and not player.out)


def _line_up(table: Table, state: State, team: TeamId) -> list[Seat]:
    """A team decides the order of its own players (SK-083, SK-D03)."""
    left = [seat for seat, player in each_player(state.players) if player.team == team]
    line: list[Seat] = []
    while left:
        (seat,) = SEAT.of(table.ask(left[0], [SEAT(seat) for seat in left], prompts.ORDER))
        left.remove(seat)
        line.append(seat)
    return line


def _place(table: Table, state: State) -> None:
    """The first player anywhere, the others on the other side; a team keeps its side (SK-077, SK-078, SK-R188)."""
    sides: dict[TeamId, int] = {}
    starts = state.book.map.starts
    teams = len({state.players[seat].team for seat in living(state)})
    for seat in living(state):
        team = state.players[seat].team
        free = [[hex for hex in side if unit_at(state, hex) < 0] for side in starts]
        wanted = [side for side in range(len(starts)) if teams > 2 or side not in sides.values()]
        if team in sides and free[sides[team]]:
            wanted = [sides[team]]
        options = [START(hex) for side in wanted for hex in free[side]]
        (hex,) = START.of(table.ask(seat, options, prompts.START))
        if state.players[seat].out:
            continue
        sides.setdefault(team, next(i for i, side in enumerate(starts) if hex in side))
        state.units[seat].hex = hex
        table.tell(events.placed, unit=seat, hex=hex)


def _mulligan(table: Table, state: State, seat: Seat) -> None:
    """Reveal unwanted cards, draw as many, then shuffle them in (SK-081, SK-082, SK-R29, SK-D07)."""
    player, rules = state.players[seat], state.book.rules
    for _ in range(rules.mulligans):
        unwanted: list[CardId] = []
        while True:
            left = [card for card in player.hand if card not in unwanted]
            choice = table.ask(seat, [prompts.STOP, *(SEND_BACK(card) for card in left)], prompts.MULLIGAN)
            if choice is prompts.STOP:
                break
            unwanted += SEND_BACK.of(choice)
        if not unwanted:
            return
        for card in unwanted:
            player.hand.remove(card)
            if rules.mulligan_reveal:
                table.show(card)
            if table.listening:
                table.tell(events.returns, seat=seat, card=card)
        draw(table, state, seat, len(unwanted), "SK-082")
        player.deck += unwanted
        table.shuffle(player.deck)


def next_game(table: Table, state: State) -> None:
    """The next game of the match: everything back into the decks, the whole setup again (SK-R24)."""
    state.game += 1
    table.tell(events.next_game, n=state.game)
    state.stack, state.waiting, state.units = [], [], []
    for seat, player in each_player(state.players):
        back = [card for card, owner in each_card(state.owner) if owner == seat]
        keep = player.equipment + player.side
        deck = [card for card in back if card not in keep]
        for card in deck:
            state.seen[card] = 1 << seat
        state.players[seat] = fresh = Player(player.team)
        fresh.seeker, fresh.equipment, fresh.side = player.seeker, player.equipment, player.side
        fresh.deck, fresh.wins, fresh.out = deck, player.wins, bool(state.gone >> seat & 1)
    state.turn, state.phase, state.chain = 1, SETUP, 0
