"""End of the game: victory, elimination, tie-breaks, concession."""

from rulewright.games.outposts.rules import events
from rulewright.games.outposts.rules.state import TEARDOWN, Outpost, State, by_seat, living, standing_count
from rulewright.games.outposts.rules.teardown import all_cards, take_spoils
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table


class TurnOver(Exception):
    """The active player is out: the turn ends at once (OP-R117)."""


def contenders(state: State) -> list[Seat]:
    """Seats still in the game that have not conceded: who can win it."""
    return [seat for seat in living(state) if not state.gone & (1 << seat)]


def finish(table: Table, state: State, winners: list[Seat], clause: str, words: str) -> None:
    """The game stops here: no counter-strike, no further assault, no further step (OP-171)."""
    if len(winners) == 1:
        take_spoils(table, state, winners[0])
    state.outcome = Outcome(tuple(winners), clause, words)
    if winners:
        table.tell(events.won.under(clause), seat=winners[0])
    else:
        table.tell(events.drawn.under(clause))
    raise GameOver


def check_end(table: Table, state: State) -> None:
    """Called at once whenever an Outpost is destroyed or a player leaves (OP-170)."""
    up = [seat for seat in contenders(state) if standing_count(state.players[seat])]
    if len(up) == 1:
        finish(table, state, up, "OP-168", "the only player with a face-up Outpost")
    if not up:
        _nobody_stands(table, state)


def check_crystals(table: Table, state: State, seat: Seat) -> None:
    """Called at once whenever a crystal is bought (OP-169, OP-170)."""
    wanted = state.book.rules.crystals_to_win
    if state.players[seat].crystals >= wanted:
        finish(table, state, [seat], "OP-169", f"{wanted} Mana Crystals")


def _nobody_stands(table: Table, state: State) -> None:
    """OP-175: most crystals, then who was not active, else a draw (OP-R119)."""
    seats = contenders(state)
    best = max(state.players[seat].crystals for seat in seats)
    left = [seat for seat in seats if state.players[seat].crystals == best]
    left = [seat for seat in left if seat != state.active] or left
    winners = left if len(left) == 1 else []
    finish(table, state, winners, "OP-175", "no Outpost is left standing; the tie-break decides")


def end_by_limit(table: Table, state: State, words: str) -> None:
    """OP-176: most crystals, then most face-up Outposts, then fewest counters on them, else a draw (OP-R121)."""

    def rank(seat: Seat) -> tuple[int, int, int]:
        player = state.players[seat]
        up = [outpost.counters for outpost in player.outposts if outpost.standing]
        return player.crystals, len(up), -sum(up)

    seats = living(state)
    best = max(rank(seat) for seat in seats)
    left = [seat for seat in seats if rank(seat) == best]
    finish(table, state, left if len(left) == 1 else [], "OP-176", words)


def settle(table: Table, state: State) -> None:
    """After an assault or effect: who can't come back is out (OP-173, OP-R114)."""
    for seat, player in by_seat(state.players):
        if not player.out:
            for outpost in player.outposts:  # who has one standing is not lost: so it nearly always is
                if outpost.standing and not state.gone:
                    break
            else:
                if is_lost(state, seat):
                    leave_game(table, state, seat)
    if state.players[state.active].out:
        raise TurnOver


def is_lost(state: State, seat: Seat) -> bool:
    """Whether a player still counted as playing has to leave (OP-172, OP-173, OP-R112)."""
    player = state.players[seat]
    if state.gone & (1 << seat):
        return True
    for outpost in player.outposts:
        if outpost.standing:
            return False
    rule, most = state.book.rules.elimination, state.book.rules.outposts_max
    return rule == "no_faceup" or (rule == "unrecoverable" and len(player.outposts) >= most)


def leave_game(table: Table, state: State, seat: Seat) -> None:
    """A player is out: all their cards are set aside, without triggering anything (OP-174, OP-R116)."""
    player = state.players[seat]
    player.out = True
    table.tell(events.out, seat=seat)
    player.aside = all_cards(state, seat)
    player.hand, player.deck, player.discard, player.reserve, player.pinned = [], [], [], [], []
    attacking = state.targets and seat == state.active  # targets go by the groups' places
    player.groups = [[] for _ in player.groups] if attacking else []
    player.outposts = [Outpost(standing=False) for _ in player.outposts]
    player.mana = 0
    state.queue = [(card, face) for card, face in state.queue if state.owner[card] != seat]
    check_end(table, state)


def concede(table: Table, state: State, seat: Seat) -> None:
    """OP-R122: a concession is an elimination; it takes effect when what is going on is finished (OP-R114)."""
    table.tell(events.concedes, seat=seat)
    if state.step == TEARDOWN:  # the game is won already: only the card is given up (OP-R133)
        return
    left = contenders(state)
    if len(left) == 1:
        finish(table, state, left, "OP-R122", "all others have conceded")
