"""What heroes have and lose, life and experience (BG-186 to BG-191); defeat, the turn limit, the end of the game."""

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.state import Player, State, others
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table


def lose_life(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """A hero loses life: by damage, or by a text that says so; never checked here (BG-R132, BG-R134)."""
    if n <= 0:
        return
    state.players[seat].life -= n
    if table.listening:
        table.tell(events.loses_life.under(clause), seat=seat, n=n)


def heal_hero(table: Table, state: State, seat: Seat, n: int) -> None:
    """Up to the most life (BG-R135)."""
    player = state.players[seat]
    n = min(n, state.book.rules.max_life - player.life)
    if n <= 0:
        return
    player.life += n
    if table.listening:
        table.tell(events.heals_hero, seat=seat, n=n)


def check_defeat(table: Table, state: State) -> None:
    """After each attack, spell, power, trigger and clause (BG-256, BG-257, BG-R77, BG-R132)."""
    lost = {player.side for player in state.players if player.life <= 0}
    if not lost:
        return
    if len(lost) == 1:
        end_game(table, state, state.heroes[lost.pop() ^ 1], "BG-256", "the enemy hero has fallen")
    active = state.players[state.active].side
    sides = {"draw": (), "active_wins": (active,), "active_loses": (active ^ 1,)}[state.book.rules.double_ko]
    winners = [seat for side in sides for seat in state.heroes[side]]
    end_game(table, state, winners, "BG-R133", "both heroes have fallen at once")


def turn_limit(table: Table, state: State) -> None:
    """Higher life wins, then more experience, else nobody (BG-R137)."""
    players = state.players
    sums = [
        (sum(players[seat].life for seat in side), sum(players[seat].experience for seat in side))
        for side in state.heroes
    ]
    winners = [] if sums[0] == sums[1] else state.heroes[0 if sums[0] > sums[1] else 1]
    end_game(table, state, winners, "BG-R137", f"{state.book.rules.turn_limit} turns each are over")


def end_game(table: Table, state: State, winners: list[Seat], clause: str, words: str) -> None:
    """The game is over; prepared spells are shown to all (BG-R141)."""
    for player in state.players:
        for slot in player.slots:
            if slot.card >= 0:
                table.show(slot.card)
    if table.listening:
        kind = events.won if winners else events.drawn
        table.tell(kind.under(clause), seat=winners[0] if winners else NO_SEAT)
    state.outcome = Outcome(tuple(sorted(winners)), clause, words)
    raise GameOver


def concede(table: Table, state: State, seat: Seat) -> None:
    """At any own decision; a side whose players have all given up has lost (BG-D21, BG-R138)."""
    table.tell(events.concedes, seat=seat)
    if state.turn == 0:
        end_game(table, state, others(state, seat), "BG-R138", "a concession")
    side = state.players[seat].side
    if all(state.gone >> other & 1 for other in state.heroes[side]):
        end_game(table, state, state.heroes[side ^ 1], "BG-R138", "the other side has conceded")


def gain_experience(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """At once, and with it the power tokens of the levels reached (BG-189 to BG-191, BG-R94)."""
    if n <= 0:
        return
    player, step = state.players[seat], state.book.rules.exp_per_level
    levels = (player.experience + n) // step - player.experience // step
    player.experience += n
    player.tokens += levels
    if table.listening:
        table.tell(events.experience.under(clause), seat=seat, n=n)
        if levels:
            table.tell(events.level, seat=seat, n=level(state, player), tokens=levels)


def level(state: State, player: Player) -> int:
    """For display only, without a cap (BG-R99)."""
    return 1 + player.experience // state.book.rules.exp_per_level
