"""Life, defeat, and the end of the game."""

from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.ids import NOWHERE, AnyUnit, UnitId
from rulewright.games.seekers.rules.state import State, all_seats, each_player, living, token_mod
from rulewright.games.seekers.rules.trigger_matching import ownerless
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table


class GameDecided(Exception):
    """One game of a match of several is over; the winner is in the arguments."""


class TurnOver(Exception):
    """The active player has been defeated and the team plays on: the turn ends (SK-R190)."""


def lose_life(table: Table, state: State, unit: AnyUnit, n: int, clause: str) -> None:
    """Life loss: no Shields, no damage triggers (SK-R133)."""
    state.units[unit].hp -= n
    table.tell(events.loses_life.under(clause), unit=unit, n=n)
    check_defeat(table, state)


def check_defeat(table: Table, state: State) -> None:
    """After every damage or life-loss event (SK-181, SK-R135)."""
    fallen = [UnitId(i) for i, unit in enumerate(state.units) if unit.hp <= 0 and unit.hex != NOWHERE]
    for i in fallen:
        if state.units[i].hex != NOWHERE:  # a token unit may have gone with its Seeker
            defeat(table, state, i)
    if fallen:
        check_end(table, state, [state.units[i].seat for i in fallen])


def defeat(table: Table, state: State, unit: AnyUnit) -> None:
    """A unit leaves the map; with a Seeker its player's tokens, cards and Stack objects go (SK-R190)."""
    who = state.units[unit]
    place, who.hex = who.hex, NOWHERE
    for other in state.units:
        for each in other.ailments:
            if each.source == unit:
                each.place = place  # SK-R148
    table.tell(events.defeated, unit=unit)
    if unit >= state.seats:
        for kind in ("burst", "blast"):  # triggers, where it stood (SK-011, SK-018, SK-162)
            if token_mod(state, who, kind):
                ownerless(state, kind, unit, place)
        return
    player = state.players[unit]
    player.out, player.channel = True, 0
    clear_away(state)


def clear_away(state: State) -> None:
    """Units, lasting cards and Stack objects of players who are out leave (SK-R104, SK-R190).

    Also what one who conceded in the middle of playing a card still put down.
    """
    out = [seat for seat, player in each_player(state.players) if player.out]
    for unit in state.units:
        if unit.seat in out:
            unit.hex = NOWHERE
    state.stack = [item for item in state.stack if item.seat not in out]
    state.waiting = [item for item in state.waiting if item.seat not in out]
    for seat in out:
        state.players[seat].zone = []


def check_end(table: Table, state: State, fallen: list[Seat]) -> None:
    """A team wins when all opposing Seekers are defeated (SK-284, SK-285, SK-R191, SK-R192)."""
    teams = {state.players[seat].team for seat in living(state)}
    if len(teams) > 1:
        return
    if not teams:
        end_game(table, state, _last(state, fallen), "SK-R136", "all who were left fell in the same moment")
    team = teams.pop()
    winners = [seat for seat in all_seats(state.seats) if state.players[seat].team == team]
    end_game(table, state, winners, "SK-284", "all opposing Seekers are defeated")


def _last(state: State, fallen: list[Seat]) -> list[Seat]:
    """Those who drew: nobody if it was everybody, else the last ones, for the others lost before (SK-R192)."""
    last = {state.players[seat].team for seat in fallen}
    if len(last) == len({player.team for player in state.players}):
        return []
    return [seat for seat in all_seats(state.seats) if state.players[seat].team in last]


def end_game(table: Table, state: State, winners: list[Seat], clause: str, words: str) -> None:
    """The game is over; so is the match, unless it is one of several games (SK-R24)."""
    need = state.book.rules.match_games // 2 + 1
    for seat in winners:
        state.players[seat].wins += 1
    ending = events.won if winners else events.drawn
    table.tell(ending.under(clause), seat=winners[0] if winners else NO_SEAT)
    best = max(player.wins for player in state.players)
    if best < need and state.game < state.book.rules.match_games:
        raise GameDecided
    champions = tuple(seat for seat in all_seats(state.seats) if state.players[seat].wins == best) if best else ()
    if len({state.players[seat].team for seat in champions}) == len({player.team for player in state.players}):
        champions = ()
    state.outcome = Outcome(champions, clause, words)
    raise GameOver


def concede(table: Table, state: State, seat: Seat) -> None:
    """Counts as the defeat of one's Seeker; whoever concedes leaves the whole match (SK-R193)."""
    table.tell(events.concedes, seat=seat)
    if state.turn == 0:  # nobody has a Seeker yet
        state.players[seat].out = True
    else:
        defeat(table, state, seat)  # during set-up, too, when it stands nowhere
    stay = {player.team for other, player in each_player(state.players) if not state.gone >> other & 1}
    if len(stay) == 1:
        winners = tuple(other for other, player in each_player(state.players) if player.team in stay)
        state.outcome = Outcome(winners, "SK-R193", "the others have conceded")
        raise GameOver
    check_end(table, state, [seat])
