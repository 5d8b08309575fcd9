"""Token units: how they come, what they do, and how they go (SK-010, SK-011, SK-R59)."""

from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.damage import Part, deal, roll
from rulewright.games.seekers.rules.ending import check_defeat
from rulewright.games.seekers.rules.events import ownerless
from rulewright.games.seekers.rules.state import State, Unit, are_enemies, unit_at
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
    table.tell_plain("summons", "SK-010", seat=seat, unit=len(state.units) - 1, hex=hex)


def token_mod(state: State, unit: int, key: str) -> int:
    """A number of a token's own."""
    return sum(each.n for each in state.book.cards[state.units[unit].face].mods if each.key == key)


def token_defeated(state: State, token: int, place: int) -> None:
    """A Shade bursts, a trigger; it remembers where it stood (SK-018, SK-162)."""
    if token_mod(state, token, "burst"):
        ownerless(state, "burst", token, place)


def bursts(table: Table, state: State, token: int, place: int) -> None:
    """Damage to everybody next to where the token unit stood, dealt by it: one roll for all (SK-R126)."""
    n = roll(table, state, token_mod(state, token, "burst"))
    for i, other in enumerate(state.units):
        if other.hex >= 0 and state.book.map.board.gap[place][other.hex] <= 1:
            deal(table, state, i, [Part(n, "shadow")], token)
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


def end_of_turn(state: State, seat: Seat) -> None:
    """Ember Wisps glow at the end of their controller's turn, a trigger (SK-169)."""
    for token in range(state.seats, len(state.units)):
        if state.units[token].seat == seat and state.units[token].hex >= 0:
            glow = token_mod(state, token, "glow")
            if glow:
                ownerless(state, "glow", token, glow)


def glows(table: Table, state: State, token: int, n: int) -> None:
    """Fire damage to every enemy next to the token unit, which deals it."""
    mine, gap = state.units[token], state.book.map.board.gap
    for i, other in enumerate(state.units):
        if mine.hex >= 0 and other.hex >= 0 and are_enemies(state, mine.seat, other.seat):
            if gap[mine.hex][other.hex] <= 1:
                deal(table, state, i, [Part(n, "fire")], token)
    check_defeat(table, state)
