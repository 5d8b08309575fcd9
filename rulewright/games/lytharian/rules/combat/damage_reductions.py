"""Abilities that reduce damage, one function each, and the sum of them for one blow (LC-R129, LC-R130)."""

from collections.abc import Callable

from rulewright.games.lytharian.rules.combat.attack_bonuses import comrade_near
from rulewright.games.lytharian.rules.combat.bout import Bout, bout, combat_powers
from rulewright.games.lytharian.rules.combat.stats import Lines
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import PROTECTION, TREANT, State
from rulewright.games.lytharian.rules.troops import powers_of, printed

Reduction = Callable[[Bout, int], int]


def brace(b: Bout, x: int) -> int:
    """LC-251: while defending."""
    return 0 if b.attacking else x


def druid_forms(b: Bout, x: int) -> int:
    """LC-266: the Treant; curse damage never comes here (LC-185)."""
    return 1 if b.fight.form[b.side] == TREANT else 0


def mobility(b: Bout, x: int) -> int:
    """LC-273: if protection was chosen."""
    return x if b.fight.mobility[b.side] == PROTECTION else 0


def shieldspear(b: Bout, x: int) -> int:
    """LC-279: the shield."""
    return 0 if b.attacking else 1


def slayer(b: Bout, race: str) -> int:
    """LC-294."""
    return 1 if printed(b.state, b.enemy).race == race else 0


IN_COMBAT: dict[str, Reduction] = {
    "brace": brace, "druid_forms": druid_forms, "mobility": mobility, "shieldspear": shieldspear,
}  # fmt: skip


def physical_resist(x: int, physical: bool, spell: bool) -> int:
    """LC-274."""
    return x if physical else 0


def resist_all(x: int, physical: bool, spell: bool) -> int:
    """LC-276."""
    return x if physical or spell else 0


def spell_resist(x: int, physical: bool, spell: bool) -> int:
    """LC-281."""
    return x if spell else 0


RESIST = {"physical_resist": physical_resist, "resist_all": resist_all, "spell_resist": spell_resist}


def reduced(state: State, troop: TroopId, kind: str, physical: bool, lines: Lines | None = None) -> int:
    """By how much a blow that is no curse's is reduced (LC-185, LC-R129, LC-R177, LC-R291)."""
    rules, fight = state.book.rules, state.fight
    spell = not physical and (kind == "spell" or rules.ability_elemental_is_spell_damage)
    fighting = fight is not None and troop in (fight.attacker, fight.defender)
    side = 0 if fighting and fight is not None and troop == fight.attacker else 1
    powers = combat_powers(state, fight, side) if fighting and fight is not None else powers_of(state, troop)
    if not powers:
        return 0
    here = physical or spell
    each = rules.reduce_scope == "each_noncurse_instance" or kind == "combat"
    total = 0
    for power, x in powers.items():
        n = 0
        if power in RESIST:
            n = RESIST[power](x, physical, spell)
        elif power == "comradery":
            n = x if here and each and comrade_near(state, troop) else 0  # at any time (LC-R129)
        elif fighting and here and each and fight is not None:
            if power in IN_COMBAT:
                n = IN_COMBAT[power](bout(state, fight, side), x)
            elif power.startswith("slayer:"):
                n = slayer(bout(state, fight, side), power[7:])
        if n:
            total += n
            if lines is not None:
                lines.append((power, n, "LC-R129"))
    return total
