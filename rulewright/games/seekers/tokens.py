"""Token units: how they come, what they do, and how they go (SK-010, SK-011, SK-R59)."""

from rulewright.games.seekers import prompts
from rulewright.games.seekers.damage import Part, deal, roll
from rulewright.games.seekers.ending import check_defeat
from rulewright.games.seekers.state import State, Unit, are_enemies, unit_at
from rulewright.kernel.question import Seat, option
from rulewright.kernel.table import Table


def summon(table: Table, state: State, seat: Seat, key: str, hex: int) -> None:
    """On the hex the card says, else next to its creator; with none free it is not created."""
    board = state.book.map.board
    if hex < 0:
        free = [near for near in board.near[state.units[seat].hex]
                if not board.blocked >> near & 1 and unit_at(state, near) < 0]  # fmt: skip
        if not free:
            return
        hex = table.ask(seat, [option("at_free_hex", each) for each in free], prompts.SUMMON).a
    face = state.book.face(key)
    life = state.book.cards[face].life
    state.units.append(Unit(seat, face, hex, life, life, False, 0, []))
    table.tell("summons", "SK-010", seat=seat, unit=len(state.units) - 1, hex=hex)


def token_mod(state: State, unit: int, key: str) -> int:
    """A number of a token's own."""
    return sum(each.n for each in state.book.cards[state.units[unit].face].mods if each.key == key)


def token_defeated(table: Table, state: State, unit: int, place: int) -> None:
    """A Shade bursts: damage to everybody next to it."""
    dice = token_mod(state, unit, "burst")
    if dice:
        n = roll(table, state, dice)
        for i, other in enumerate(state.units):
            if other.hex >= 0 and state.book.map.board.gap[place][other.hex] <= 1:
                deal(table, state, i, [Part(n, "shadow")], -1)
        check_defeat(table, state)


def tokens_strike(table: Table, state: State, seat: Seat, n: int) -> None:
    """Each token unit of a player hurts every enemy next to it."""
    gap = state.book.map.board.gap
    for token in range(state.seats, len(state.units)):
        mine = state.units[token]
        if mine.seat == seat and mine.hex >= 0:
            for i, other in enumerate(state.units):
                if other.hex >= 0 and are_enemies(state, seat, other.seat) and gap[mine.hex][other.hex] <= 1:
                    deal(table, state, i, [Part(n, "shadow")], token)
    check_defeat(table, state)


def end_of_turn(table: Table, state: State, seat: Seat) -> None:
    """Ember Wisps glow at the end of their controller's turn."""
    gap = state.book.map.board.gap
    for token in range(state.seats, len(state.units)):
        mine = state.units[token]
        glow = token_mod(state, token, "glow") if mine.seat == seat and mine.hex >= 0 else 0
        if glow:
            for i, other in enumerate(state.units):
                if other.hex >= 0 and are_enemies(state, seat, other.seat) and gap[mine.hex][other.hex] <= 1:
                    deal(table, state, i, [Part(glow, "fire")], token)
            check_defeat(table, state)
