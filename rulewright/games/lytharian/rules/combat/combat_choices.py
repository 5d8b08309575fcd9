"""Step 3 of a combat: negations, dice, and what the players choose for their troops (LC-141, LC-142, LC-R112)."""

from typing import NamedTuple

from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.combat.blows import bleed, roll_d3
from rulewright.games.lytharian.rules.combat.bout import combat_powers, has_now
from rulewright.games.lytharian.rules.combat.stats import life_of
from rulewright.games.lytharian.rules.ids import ABILITY_IDS, NO_TROOP, TroopId
from rulewright.games.lytharian.rules.state import ATT, PANTHER, PROTECTION, TREANT, Fight, State
from rulewright.games.lytharian.rules.troops import beside, powers_of, printed, seat_of, troop_face
from rulewright.kernel.question import Option
from rulewright.kernel.table import Table


class Choice(NamedTuple):
    """Something a player still has to choose: for an ability of the fighter, or for a Mob Protector beside it."""

    power: str
    protector: TroopId = NO_TROOP


MOBILITY, DRUID_FORMS, BERSERK = Choice("mobility"), Choice("druid_forms"), Choice("berserk")


def combat_abilities(table: Table, state: State, fight: Fight) -> None:
    """Negations, dice, then choices alternately, the defender first (LC-141, LC-142, LC-R107, LC-R112)."""
    sides = [powers_of(state, fight.attacker), powers_of(state, fight.defender)]
    if "pounce" in sides[0]:
        fight.negated[1] = 1  # LC-275, LC-R116
        if table.listening:
            table.tell(events.negates, troop=fight.defender)
    for side in (1, 0):
        if "crushing_hammer" in sides[side] and has_now(state, fight, side, "crushing_hammer"):
            _hammer(table, state, fight, side)
    if has_now(state, fight, 0, "battering_ram"):
        fight.ram[0] = roll_d3(table)  # LC-247, LC-R114
        if table.listening:
            table.tell(events.rams, troop=fight.attacker, n=fight.ram[0])
    waiting = [_choices(state, fight, 0), _choices(state, fight, 1)]
    side = 1
    while waiting[0] or waiting[1]:
        if waiting[side]:
            _choose(table, state, fight, side, waiting[side])
        side = 1 - side


def _hammer(table: Table, state: State, fight: Fight, side: int) -> None:
    """LC-261: even, and the Hammer's controller names a printed ability (LC-R115, LC-R117)."""
    even = table.roll(6) % 2 == 0
    enemy = fight.defender if side == 0 else fight.attacker
    text = list(state.book.powers[troop_face(state, enemy)]) if not fight.negated[1 - side] else []
    if not even or not text:
        return
    owner = seat_of(state, fight.attacker if side == 0 else fight.defender)
    choice = table.ask(owner, [verbs.DISABLE(enemy, i) for i in range(len(text))], prompts.DISABLE, enemy)
    _, i = verbs.DISABLE.of(choice)
    fight.disabled[1 - side] = text[i]
    if table.listening:
        table.tell(events.disables, troop=enemy, ability=ABILITY_IDS[text[i].partition(":")[0]])


def _choices(state: State, fight: Fight, side: int) -> list[Choice]:
    """What a player still has to choose: Mobility, Druid Forms, Berserk, each Mob Protector (LC-R112)."""
    troop = fight.attacker if side == 0 else fight.defender
    powers = combat_powers(state, fight, side)
    found = [Choice(power) for power in ("mobility", "druid_forms", "berserk") if power in powers]
    if BERSERK in found and life_of(state, troop) < 2:
        found.remove(BERSERK)
    if printed(state, troop).race == "surictavi":
        found += [Choice("mob_protector", t) for t in _protectors(state, troop)]
    return found


def _protectors(state: State, troop: TroopId) -> list[TroopId]:
    """Revealed Mob Protectors next to a friendly Surictavi that fights, itself not (LC-272, LC-R141)."""
    friends = [t for t in beside(state, troop) if seat_of(state, t) == seat_of(state, troop)]
    return [t for t in friends if state.up[t] and "mob_protector" in powers_of(state, t)]


def _choose(table: Table, state: State, fight: Fight, side: int, waiting: list[Choice]) -> None:
    """One open choice (LC-R113); which of several comes first is the player's (LC-D36)."""
    troop = fight.attacker if side == 0 else fight.defender
    options: list[Option] = []
    for each in waiting:
        if each == MOBILITY:
            options += [verbs.MOBILITY(troop, ATT), verbs.MOBILITY(troop, PROTECTION)]
        elif each == DRUID_FORMS:
            options += [verbs.FORM(troop, PANTHER), verbs.FORM(troop, TREANT)]
        elif each == BERSERK:
            options += [verbs.BERSERK(troop, n) for n in range(life_of(state, troop))]
        else:
            options += [verbs.NO_PROTECT(each.protector), verbs.PROTECT(each.protector)]
    choice = table.ask(seat_of(state, troop), options, prompts.CHOICE, troop)
    match choice.verb:
        case verbs.MOBILITY.name:
            chooser, n = verbs.MOBILITY.of(choice)
            fight.mobility[side] = n
            waiting.remove(MOBILITY)
        case verbs.FORM.name:
            chooser, n = verbs.FORM.of(choice)
            fight.form[side] = n
            waiting.remove(DRUID_FORMS)
        case verbs.BERSERK.name:
            chooser, n = verbs.BERSERK.of(choice)
            fight.berserk[side] = n
            bleed(table, state, troop, n, "LC-248")
            waiting.remove(BERSERK)
        case _:
            (chooser,), n = verbs.PROTECT.of(choice), -1
            waiting.remove(Choice("mob_protector", chooser))
            if choice.verb == verbs.PROTECT.name:
                state.guard[troop] += roll_d3(table)
    if table.listening:
        table.tell(events.chooses, troop=chooser, n=n, seat=seat_of(state, troop))
