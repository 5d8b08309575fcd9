"""Token units: how they come, what they do, and how they go (SK-010, SK-011, SK-R59)."""

from rulewright.games.seekers.cards.atoms.base import DamageType
from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.damage import Part, deal, heal, roll
from rulewright.games.seekers.rules.ending import check_defeat
from rulewright.games.seekers.rules.ids import AnyUnit, HexId, UnitId
from rulewright.games.seekers.rules.state import State, Unit, are_enemies, token_mod, unit_at
from rulewright.games.seekers.rules.trigger_matching import ownerless
from rulewright.games.seekers.rules.verbs import AT_FREE_HEX
from rulewright.games.seekers.rules.zones import lose_stealth
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def summon(table: Table, state: State, seat: Seat, key: str, hex: HexId, source: str) -> None:
    """On the hex the card (its `source`) says, else next to its creator; with none free it is not created."""
    if hex < 0:
        free = [near for near in state.book.map.ways[state.units[seat].hex] if unit_at(state, near) < 0]
        if not free:
            return
        why = prompts.of(source, prompts.SUMMON)
        (hex,) = AT_FREE_HEX.of(table.ask(seat, [AT_FREE_HEX(each) for each in free], why))
    if state.players[seat].out:
        return  # conceded instead of choosing (SK-R190)
    face = state.book.face(key)
    life = state.book.cards[face].life
    state.units.append(Unit(seat, face, hex, life, life))
    table.tell(events.summons, seat=seat, unit=UnitId(len(state.units) - 1), face=face, n=life, hex=hex)


def bursts(table: Table, state: State, token: AnyUnit, place: HexId, kind: str, type: DamageType) -> None:
    """Damage to everybody next to where the token unit stood, dealt by it: one roll for all (SK-R126)."""
    n = roll(table, state, token_mod(state, state.units[token], kind))
    _hurt_around(table, state, token, place, n, type, friends=True)
    check_defeat(table, state)


def tokens_strike(table: Table, state: State, seat: Seat, n: int) -> None:
    """Each token unit of a player hurts every enemy next to it."""
    for token, mine in enumerate(state.units):
        if token >= state.seats and mine.seat == seat:
            _hurt_around(table, state, UnitId(token), mine.hex, n, "shadow")
    check_defeat(table, state)


def _hurt_around(
    table: Table, state: State, token: AnyUnit, place: HexId, n: int, type: DamageType, friends: bool = False
) -> None:
    if place < 0:
        return
    gap = state.book.map.board.gap[place]
    for i, other in enumerate(state.units):
        if other.hex >= 0 and gap[other.hex] <= 1:
            if friends or are_enemies(state, state.units[token].seat, other.seat):
                deal(table, state, UnitId(i), [Part(n, type)], token)


def end_of_turn(state: State, seat: Seat) -> None:
    """What token units do at the end of their controller's turn: triggers (SK-169)."""
    for token, unit in enumerate(state.units):
        if token >= state.seats and unit.seat == seat and unit.hex >= 0:
            for kind in ("glow", "spring", "watch"):
                n = token_mod(state, unit, kind)
                if n:
                    ownerless(state, kind, UnitId(token), n)


def glows(table: Table, state: State, token: AnyUnit, n: int) -> None:
    """Fire damage to every enemy next to the token unit, which deals it."""
    _hurt_around(table, state, token, state.units[token].hex, n, "fire")
    check_defeat(table, state)


def springs(table: Table, state: State, token: AnyUnit, n: int) -> None:
    """Every other unit of its team next to the token unit heals."""
    mine, gap = state.units[token], state.book.map.board.gap
    for i, other in enumerate(state.units):
        if mine.hex >= 0 and other.hex >= 0 and i != token and gap[mine.hex][other.hex] <= 1:
            if not are_enemies(state, mine.seat, other.seat):
                heal(table, state, UnitId(i), n)


def watches(table: Table, state: State, token: AnyUnit, n: int) -> None:
    """Every enemy so near to the token unit loses Stealth (SK-263)."""
    mine, gap = state.units[token], state.book.map.board.gap
    for i, other in enumerate(state.units):
        if mine.hex >= 0 and other.hex >= 0 and gap[mine.hex][other.hex] <= n:
            if are_enemies(state, mine.seat, other.seat):
                lose_stealth(table, state, UnitId(i), "SK-263")
