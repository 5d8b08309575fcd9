"""What everybody may conclude about face-down troops: statements, refusals, and what did not happen (LC-R44).

A troop's `likely` are the faces it may have for all that is public; a rumor says that one of several troops has
one of several faces. Rules that let a hidden face change something that others see note it here, so that worlds
which a seat imagines agree with what it has witnessed.
"""

from collections.abc import Iterable

from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import NoComrade, Rumor, State, UnseenHeal
from rulewright.games.lytharian.rules.troops import friends_near, printed, troop_face
from rulewright.kernel.question import EVERYBODY


def hidden(state: State, troop: TroopId) -> bool:
    """Whether somebody does not know its face; what it was promoted to is open."""
    return state.copy[troop] < 0 and state.seen[troop] != EVERYBODY


def observe(state: State, troop: TroopId, faces: int) -> None:
    """It is now public that the troop is one of these faces."""
    if hidden(state, troop):
        state.likely[troop] = hexed(possible_faces(state, troop) & faces)


def possible_faces(state: State, troop: TroopId) -> int:
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


def rumor(state: State, troops: Iterable[TroopId], faces: int) -> None:
    """One of these troops has one of those faces."""
    mask = 0
    for troop in troops:
        if hidden(state, troop):
            mask |= 1 << troop
        elif faces >> troop_face(state, troop) & 1:
            return  # everybody knows one already, perhaps by what it was promoted to (LC-R49)
    if mask:
        state.rumors.append(Rumor(mask, hexed(faces)))


def rumor_of_heal(state: State, troops: int, faces: int, heal: UnseenHeal) -> None:
    """One of these troops (one bit per troop) has one of those faces, and healed unseen."""
    if troops:
        state.rumors.append(Rumor(troops, hexed(faces), heal))


def no_comrade(state: State, troop: TroopId) -> None:
    """A face-down troop was hit and no Comradery helped: it has none, or no comrade stood beside it."""
    friends = sum(1 << other for other in friends_near(state, troop))
    if friends:
        state.no_comrades.append(NoComrade(troop, friends))


def settle_rumors(state: State, troop: TroopId) -> None:
    """The troop's face has become known: rumors it explains are over; those it can't are about the others."""
    kept: list[Rumor] = []
    bit = 1 << troop
    for each in state.rumors:
        if each.troops & bit and each.heal is None:  # a heal is needed to the end of the turn
            if int(each.faces, 16) >> state.faces[troop] & 1:
                continue
            each.troops &= ~bit
        kept.append(each)
    state.rumors = kept


MOST_RUMORS = 24


def forget_turn(state: State) -> None:
    """A new turn: which hidden healers were used matters no more, only that there are some."""
    state.fast_in_hand = 0
    for each in state.rumors:
        each.heal = None
    state.rumors = state.rumors[-MOST_RUMORS:]
    state.no_comrades = state.no_comrades[-MOST_RUMORS:]


def observe_comradery(state: State, troop: TroopId, active: bool) -> None:
    """Numbers show whether a comrade stood beside it (LC-R145): its race is stated with it."""
    if state.at[troop] < 0:
        return
    race = having(state, f"race:{printed(state, troop).race}")
    friends = friends_near(state, troop)
    if active:
        observe(state, troop, race & having(state, "comradery"))
        if not any(state.copy[other] >= 0 and printed(state, other).race == printed(state, troop).race
                   for other in friends):  # fmt: skip
            rumor(state, friends, race)
    else:
        for other in friends:
            observe(state, other, ~race)
