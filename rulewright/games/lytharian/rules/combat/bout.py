"""One side of a combat: who fights whom, and which abilities count there."""

from dataclasses import dataclass

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import Fight, State
from rulewright.games.lytharian.rules.troops import powers_of, troop_face


@dataclass(slots=True)
class Bout:
    """A troop in its combat: `side` 0 attacks, 1 defends."""

    state: State
    fight: Fight
    side: int
    troop: TroopId
    enemy: TroopId

    @property
    def attacking(self) -> bool:
        """LC-231, LC-236."""
        return self.side == 0


def bout(state: State, fight: Fight, side: int) -> Bout:
    pair = (fight.attacker, fight.defender)
    return Bout(state, fight, side, pair[side], pair[1 - side])


def has_now(state: State, fight: Fight, side: int, power: str) -> bool:
    """Whether a combatant has an ability before its equipment is looked at: Disarm, Crusher, Pounce and the like."""
    troop = fight.attacker if side == 0 else fight.defender
    if power not in powers_of(state, troop):
        return False
    off = fight.negated[side] or fight.disabled[side] == power
    return not off or _granted(state, troop, power)


def _granted(state: State, troop: TroopId, power: str) -> bool:
    """An ability from equipment or aura is no text ability of the troop (LC-R115)."""
    for pile in (state.aura, state.weapon, state.armor):
        card = pile[troop]
        if card >= 0 and power in state.book.powers[state.faces[card]]:
            return True
    return False


def armed(state: State, fight: Fight, side: int) -> bool:
    """Whether its Weapon counts: not under Disarm (LC-262, LC-R111, LC-R151)."""
    return not has_now(state, fight, 1 - side, "disarm")


def armored(state: State, fight: Fight, side: int) -> bool:
    """Whether its Armor counts: not against a Crusher (LC-260, LC-R111, LC-R151)."""
    return not has_now(state, fight, 1 - side, "crusher")


def combat_powers(state: State, fight: Fight, side: int) -> dict[str, int]:
    """Ability id -> X as it counts in this combat: negation, Disarm and Crusher taken off (LC-R115, LC-R151)."""
    troop = fight.attacker if side == 0 else fight.defender
    weapon, armor = state.weapon[troop], state.armor[troop]
    whole = not fight.negated[side] and not fight.disabled[side]
    if whole and (weapon < 0 or armed(state, fight, side)) and (armor < 0 or armored(state, fight, side)):
        return powers_of(state, troop)
    total: dict[str, int] = {}
    sources: list[dict[str, int]] = []
    if not fight.negated[side]:
        mine = state.book.powers[troop_face(state, troop)]
        sources.append({power: x for power, x in mine.items() if power != fight.disabled[side]})
    for card, counts in (
        (state.aura[troop], True),
        (weapon, weapon >= 0 and armed(state, fight, side)),
        (armor, armor >= 0 and armored(state, fight, side)),
    ):
        if card >= 0 and counts:
            sources.append(state.book.powers[state.faces[card]])
    for source in sources:
        for power, x in source.items():
            numbered = ABILITIES[power.partition(":")[0]].numbered
            total[power] = total.get(power, 0) + x if numbered else 1
    return total


def powers_now(state: State, troop: TroopId) -> dict[str, int]:
    """What a troop's abilities are at this moment: in its combat without what is negated there (LC-R115)."""
    fight = state.fight
    if fight is not None and troop in (fight.attacker, fight.defender):
        return combat_powers(state, fight, 0 if troop == fight.attacker else 1)
    return powers_of(state, troop)
