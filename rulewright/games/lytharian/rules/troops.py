"""Questions about troops and what lies on them: whose, what, with which abilities. Nothing changes here."""

from functools import cache
from itertools import chain

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.atoms import Mute
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules.ids import NO_TROOP, SEATS, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.question import HIDDEN, CardId, Face, Seat

_FIRST, _SECOND = SEATS


def seat_of(state: State, troop: TroopId) -> Seat:
    """Who controls a troop: friendly to that player, an enemy to the other (LC-238, LC-239)."""
    return _FIRST if troop < state.n else _SECOND


_BOTH = [TroopId(CardId(troop)) for troop in range(32)]
_ARMIES = [[_BOTH[:n], _BOTH[n : 2 * n], _BOTH[: 2 * n]] for n in range(17)]
"""By the number of troops on each side: those of the first seat, those of the second, all of them."""


def army(state: State, seat: Seat) -> list[TroopId]:
    """All troops of a player, on the board or off it."""
    return _ARMIES[state.n][seat]


def everyone(state: State) -> list[TroopId]:
    """All troops of both players."""
    return _ARMIES[state.n][2]


def printed(state: State, troop: TroopId) -> Card:
    """The card a troop is now: its own, or what it was promoted to (LC-R102)."""
    copy = state.copy[troop]
    return state.book.cards[state.faces[troop] if copy < 0 else copy]


def troop_face(state: State, troop: TroopId) -> Face:
    copy = state.copy[troop]
    return state.faces[troop] if copy < 0 else copy


def powers_of(state: State, troop: TroopId) -> dict[str, int]:
    """Ability id -> X: printed ones and what aura and equipment grant, equal ones added (LC-227, LC-R234)."""
    copy = state.copy[troop]
    face = state.faces[troop] if copy < 0 else copy
    aura, weapon, armor = state.aura[troop], state.weapon[troop], state.armor[troop]
    if aura < 0 and weapon < 0 and armor < 0:
        return state.book.powers[face]
    faces = state.faces
    key = (face, faces[aura] if aura >= 0 else HIDDEN, faces[weapon] if weapon >= 0 else HIDDEN,
           faces[armor] if armor >= 0 else HIDDEN)  # fmt: skip
    found = state.book.merged.get(key)
    if found is None:
        found = state.book.merged[key] = add_up([state.book.powers[each] for each in key if each >= 0])
    return found


def add_up(sources: list[dict[str, int]]) -> dict[str, int]:
    """The abilities of several cards together."""
    total: dict[str, int] = {}
    for source in sources:
        for power, x in source.items():
            numbered = ABILITIES[power.partition(":")[0]].numbered
            total[power] = total.get(power, 0) + x if numbered else 1
    return total


def controller(state: State, card: CardId) -> Seat:
    """Who controls a permanent (LC-182, LC-R188)."""
    return state.held.get(card, state.owner[card])


def troops_of(state: State, seat: Seat) -> list[TroopId]:
    """The player's troops on the board."""
    at = state.at
    return [t for t in army(state, seat) if at[t] >= 0]


def bearer(state: State, card: CardId) -> TroopId:
    """The troop that carries an aura, curse or equipment, or NO_TROOP."""
    for pile in (state.aura, state.curse, state.weapon, state.armor):
        if card in pile:
            return everyone(state)[pile.index(card)]
    return NO_TROOP


def beside(state: State, troop: TroopId) -> list[TroopId]:
    """The troops next to a troop (LC-018)."""
    board = state.board
    return [board[square] for square in state.book.near[state.at[troop]] if board[square] >= 0]


def friends_near(state: State, troop: TroopId) -> list[TroopId]:
    """The friendly troops next to it, face down or not (LC-R143)."""
    seat = seat_of(state, troop)
    return [other for other in beside(state, troop) if seat_of(state, other) == seat]


def in_play(state: State, card: CardId) -> bool:
    """Whether a permanent or equipment still lies on the board."""
    return any(card in player.enchants for player in state.players) or bearer(state, card) >= 0


def itself_and_beside(state: State, troop: TroopId) -> list[TroopId]:
    """A troop and those next to it."""
    return [troop, *beside(state, troop)]


def to_use(state: State, troop: TroopId, kind: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """The abilities of a kind, `book.effects` or `book.mains`, that a troop has, its own and granted ones (LC-R235)."""
    copy, aura, weapon, armor = state.copy[troop], state.aura[troop], state.weapon[troop], state.armor[troop]
    found = kind[state.faces[troop] if copy < 0 else copy]
    for card in (aura, weapon, armor):
        if card >= 0 and kind[state.faces[card]]:
            found = _each_once(found, kind[state.faces[card]])
    return found


def users(state: State, seat: Seat, kind: tuple[tuple[str, ...], ...]) -> list[tuple[TroopId, tuple[str, ...]]]:
    """The player's troops on the board that have abilities of a kind, with them: `to_use` of each."""
    at, faces, copy, aura, weapon, armor = state.at, state.faces, state.copy, state.aura, state.weapon, state.armor
    found: list[tuple[TroopId, tuple[str, ...]]] = []
    for troop in army(state, seat):
        if at[troop] >= 0:
            if aura[troop] < 0 and weapon[troop] < 0 and armor[troop] < 0:
                powers = kind[faces[troop] if copy[troop] < 0 else copy[troop]]
            else:
                powers = to_use(state, troop, kind)
            if powers:
                found.append((troop, powers))
    return found


@cache
def _each_once(*abilities: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain(*abilities)))


def still_there(state: State, troop: TroopId, left: int) -> bool:
    """Whether a troop is where it was when it had left a square so often (LC-158)."""
    return state.at[troop] >= 0 and state.left[troop] == left


def muted(state: State, troop: TroopId) -> bool:
    """A curse keeps it from using abilities."""
    curse = state.curse[troop]
    return curse >= 0 and any(isinstance(atom, Mute) for atom in state.book.cards[state.faces[curse]].effects)
