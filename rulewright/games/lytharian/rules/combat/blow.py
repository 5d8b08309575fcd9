"""One instance of damage, and what everybody learns of a face-down troop that it hits (LC-073, LC-R43, LC-R44)."""

from typing import NamedTuple

from rulewright.games.lytharian.rules.combat.bonuses import comrade_near
from rulewright.games.lytharian.rules.deductions import having, no_comrade, observe, observe_comradery, with_value
from rulewright.games.lytharian.rules.ids import NO_TROOP, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.question import Seat


class Blow(NamedTuple):
    """One instance of damage to one troop."""

    troop: TroopId
    n: int
    element: str  # "physical" or an element (LC-130)
    kind: str  # combat, spell, ability, curse
    seat: Seat  # who controls the source
    source: TroopId = NO_TROOP  # the troop that deals it, if one does (LC-R138)
    targeted: bool = True  # LC-R174
    lava: bool = False  # ignores resistances (LC-R178)
    clause: str = "LC-063"


def can_be_dodged(state: State, blow: Blow) -> bool:
    """What is targeted, by a switch not what a curse does (LC-R174, LC-R175)."""
    return blow.targeted and blow.kind != "combat" and (blow.kind != "curse" or state.book.rules.dodge_vs_curses)


def note_defences(state: State, blow: Blow, powers: dict[str, int]) -> None:
    """A face-down troop is hit: whether it is immune, and if not, whether it dodges, is seen by all (LC-R44)."""
    _note(state, blow.troop, f"immune:{blow.element}")
    if f"immune:{blow.element}" not in powers and can_be_dodged(state, blow):
        _note(state, blow.troop, "dodge")
        _note(state, blow.troop, "evasion")


def note_shield(state: State, blow: Blow) -> None:
    """A spell comes through to a face-down troop: whether a shield is rolled for is seen by all (LC-293, LC-R44)."""
    _note(state, blow.troop, "spell_shield")


def _note(state: State, troop: TroopId, word: str) -> None:
    """Whether a face-down troop has this ability of its own shows; what an aura grants is no secret."""
    aura = state.aura[troop]
    if aura >= 0 and word in state.book.powers[state.faces[aura]]:
        return
    mask = having(state, word)
    observe(state, troop, mask if word in state.book.powers[state.faces[troop]] else ~mask)


def note_reduction(state: State, blow: Blow) -> None:
    """By how much the blow was reduced shows what the face-down troop resists (LC-073, LC-204)."""
    rules, powers = state.book.rules, state.book.powers[state.faces[blow.troop]]
    physical = blow.element == "physical"
    if not physical and blow.kind != "spell" and not rules.ability_elemental_is_spell_damage:
        return  # nothing reduces it (LC-R177)
    for word in ("resist_all", "physical_resist" if physical else "spell_resist"):
        observe(state, blow.troop, with_value(state, word, powers.get(word, 0)))
    if rules.reduce_scope != "each_noncurse_instance" and blow.kind != "combat":
        return  # Comradery helps in combat alone (LC-R129)
    if "comradery" in powers and comrade_near(state, blow.troop):
        observe_comradery(state, blow.troop, True)
    else:
        no_comrade(state, blow.troop)
