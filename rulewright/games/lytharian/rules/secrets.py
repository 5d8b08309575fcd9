"""What everybody may conclude about face-down troops: statements, refusals, and what did not happen (LC-R44).

A troop's `likely` are the faces it may have for all that is public; a rumor says that one of several troops has
one of several faces. Rules that let a hidden face change something that others see note it here, so that worlds
which a seat imagines agree with what it has witnessed.
"""

from rulewright.games.lytharian.rules.state import Rumor, State, printed, seat_of
from rulewright.kernel.question import EVERYBODY


def hidden(state: State, troop: int) -> bool:
    """Whether somebody does not know its face; what it was promoted to is open."""
    return state.copy[troop] < 0 and state.seen[troop] != EVERYBODY


def observe(state: State, troop: int, faces: int) -> None:
    """It is now public that the troop is one of these faces."""
    if hidden(state, troop):
        state.likely[troop] = hexed(left(state, troop) & faces)


def left(state: State, troop: int) -> int:
    """The faces a troop may have for all that is public, as bits."""
    return int(state.likely[troop], 16)


def hexed(bits: int) -> str:
    return f"{bits:x}"


def having(state: State, word: str) -> int:
    """The faces with an ability, of a race ('race:elf') or alignment ('side:good'), as bits."""
    return state.book.masks.get(word, 0)


def with_value(state: State, power: str, x: int) -> int:
    """The faces whose ability has exactly this X (0: that lack it)."""
    if not x:
        return ~having(state, power)
    found = 0
    for face, powers in enumerate(state.book.powers):
        if powers.get(power, 0) == x:
            found |= 1 << face
    return found


def rumor(state: State, troops: list[int], faces: int, apart: bool = False, x: int = 0, target: int = -1) -> None:
    """One of these troops has one of those faces."""
    mask = 0
    for troop in troops:
        if not hidden(state, troop) and not apart:
            if faces >> state.faces[troop] & 1:
                return  # everybody knows one already
        else:
            mask |= 1 << troop
    if mask:
        state.rumors.append(Rumor(mask, hexed(faces), state.turn, apart, x, target))


LONELY = -1  # the x of a rumor that says: this troop has no Comradery, or none of those is of its race
HOLDS = -2  # the x of a rumor that says: the `target` seat has a Fast Cast in hand, or it would have been passed by


def holds(state: State, seat: int) -> None:
    """A player acted in a window that only those get who can cast (LC-R52): true for this turn."""
    state.rumors.append(Rumor(0, "0", state.turn, False, HOLDS, seat))


def lonely(state: State, troop: int) -> None:
    """A face-down troop was hit and no Comradery helped: it has none, or no comrade stood beside it."""
    seat = seat_of(state, troop)
    near = [state.board[square] for square in state.book.near[state.at[troop]]]
    friends = sum(1 << other for other in near if other >= 0 and seat_of(state, other) == seat)
    if friends:
        state.rumors.append(Rumor(friends, "0", state.turn, False, LONELY, troop))


def settle_rumors(state: State, troop: int) -> None:
    """The troop's face has become known: rumors it explains are over; those it can't are about the others."""
    kept: list[Rumor] = []
    bit = 1 << troop
    for each in state.rumors:
        if each.troops & bit and each.x != LONELY:
            if each.turn == state.turn and each.apart:
                kept.append(each)  # needed to the end of the turn
                continue
            if int(each.faces, 16) >> state.faces[troop] & 1:
                continue
            each.troops &= ~bit
        kept.append(each)
    state.rumors = kept


def forget_used(state: State) -> None:
    """A new turn: which hidden healers were used matters no more, only that there are some."""
    state.rumors = [each for each in state.rumors if each.x != HOLDS]
    for each in state.rumors:
        each.apart = False
    if len(state.rumors) > 24:
        state.rumors = state.rumors[-24:]


def observe_comradery(state: State, troop: int, active: bool) -> None:
    """Numbers show whether a comrade stood beside it (LC-R145): its race is stated with it."""
    if state.at[troop] < 0:
        return
    race = having(state, f"race:{printed(state, troop).race}")
    seat = seat_of(state, troop)
    near = [state.board[square] for square in state.book.near[state.at[troop]]]
    friends = [other for other in near if other >= 0 and seat_of(state, other) == seat]
    if active:
        observe(state, troop, race & having(state, "comradery"))
        if not any(state.copy[other] >= 0 and printed(state, other).race == printed(state, troop).race
                   for other in friends):  # fmt: skip
            rumor(state, friends, race)
    else:
        for other in friends:
            observe(state, other, ~race)
