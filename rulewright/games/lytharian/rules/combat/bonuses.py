"""Abilities that add to Att or reduce damage, a function (bout, x) for each, and their sums (LC-R129, LC-R130)."""

from collections.abc import Callable

from rulewright.games.lytharian.rules.combat.stats import (
    Bout,
    Lines,
    armed,
    armored,
    att_of,
    bout,
    combat_powers,
    def_of,
)
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import ATT, PANTHER, PROTECTION, TREANT, State
from rulewright.games.lytharian.rules.troops import army, friends_near, powers_of, printed, seat_of

Modifier = Callable[[Bout, int], int]


def damaged_near(state: State, troop: TroopId) -> int:
    """How many damaged troops of either side are within 2 squares, itself included (LC-019, LC-228, LC-R146)."""
    close, at, hurt = state.book.close[state.at[troop]], state.at, state.hurt
    return sum(1 for other, n in enumerate(hurt) if n and at[other] in close)


def comrade_near(state: State, troop: TroopId) -> bool:
    """Whether a friendly troop of the same race stands next to it (LC-257, LC-R145)."""
    race = printed(state, troop).race
    return any(printed(state, other).race == race for other in friends_near(state, troop))


def compared(b: Bout) -> tuple[int, int, int]:
    """Own Att, the enemy's Att and the enemy's Def as Bully and its kin compare them (LC-225, LC-R109 to LC-R111)."""
    state, fight = b.state, b.fight
    mine = att_of(state, b.troop, armed(state, fight, b.side))
    theirs = att_of(state, b.enemy, armed(state, fight, 1 - b.side))
    wall = def_of(state, b.enemy, armored(state, fight, 1 - b.side)) - state.hurt[b.enemy]
    if state.book.rules.comparison_includes_abilities:
        mine += added(b, comparing=False)
        theirs += added(Bout(state, fight, 1 - b.side, b.enemy, b.troop), comparing=False)
    return mine, theirs, wall


def bully(b: Bout, x: int) -> int:
    """LC-252."""
    mine, theirs, _ = compared(b)
    return x if theirs < mine else 0


def bushwhack(b: Bout, x: int) -> int:
    """LC-254, LC-R152."""
    mine, _, wall = compared(b)
    return x if wall < mine else 0


def fearless(b: Bout, x: int) -> int:
    """LC-268."""
    mine, theirs, _ = compared(b)
    return x if theirs > mine else 0


def mob_might(b: Bout, x: int) -> int:
    """LC-271: revealed friendly Surictavi, itself too (LC-R142)."""
    state, rules = b.state, b.state.book.rules
    count = sum(
        1 for other in army(state, seat_of(state, b.troop))
        if state.at[other] >= 0 and state.up[other] and printed(state, other).race == "surictavi"
        and (other != b.troop or rules.mobmight_counts_self)
    )  # fmt: skip
    return min(count, rules.mobmight_cap)


def slayer(b: Bout, race: str) -> int:
    """LC-294: more Att and less damage against a race."""
    return 1 if printed(b.state, b.enemy).race == race else 0


ATTACK: dict[str, Modifier] = {
    "ambush": lambda b, x: x if b.fight.hidden[b.side] else 0,  # LC-244, attacker or defender (LC-R33, LC-R34)
    "battering_ram": lambda b, x: b.fight.ram[b.side],  # LC-247: D3 rolled once when the combat began (LC-R114)
    "berserk": lambda b, x: b.fight.berserk[b.side],  # LC-248: bought with its own damage (LC-R147)
    "bloodhunt": lambda b, x: x if damaged_near(b.state, b.troop) else 0,  # LC-249: once
    "bloodrage": lambda b, x: x * damaged_near(b.state, b.troop),  # LC-250: for each
    "bully": bully,
    "bushwhack": bushwhack,
    "charge": lambda b, x: x if b.attacking else 0,  # LC-256
    "comradery": lambda b, x: x if comrade_near(b.state, b.troop) else 0,  # LC-257, LC-R144: X once (LC-R145)
    "command": lambda b, x: x * len(friends_near(b.state, b.troop)),  # LC-258
    "druid_forms": lambda b, x: 1 if b.fight.form[b.side] == PANTHER else 0,  # LC-265
    "fearless": fearless,
    "mob_might": mob_might,
    "mobility": lambda b, x: x if b.fight.mobility[b.side] == ATT else 0,  # LC-273
    "pounce": lambda b, x: 1 if b.attacking else 0,  # LC-275; the negation is made when combat begins
    "shieldspear": lambda b, x: 1 if b.attacking else 0,  # LC-279: the spear
    "vicious": lambda b, x: 0 if b.attacking else x,  # LC-286
    "weapon_master": lambda b, x: x * (b.state.weapon[b.troop] >= 0 and armed(b.state, b.fight, b.side)),  # LC-287
}  # LC-244 to LC-287
COMPARING = ("bully", "bushwhack", "fearless")

IN_COMBAT: dict[str, Modifier] = {
    "brace": lambda b, x: 0 if b.attacking else x,  # LC-251
    "druid_forms": lambda b, x: 1 if b.fight.form[b.side] == TREANT else 0,  # LC-266; never of curses (LC-185)
    "mobility": lambda b, x: x if b.fight.mobility[b.side] == PROTECTION else 0,  # LC-273
    "shieldspear": lambda b, x: 0 if b.attacking else 1,  # LC-279: the shield
}
RESIST: dict[str, Callable[[bool, bool], bool]] = {  # by whether the damage is physical, or a spell's
    "physical_resist": lambda physical, spell: physical,  # LC-274
    "resist_all": lambda physical, spell: physical or spell,  # LC-276
    "spell_resist": lambda physical, spell: spell,  # LC-281
}


def modifier(b: Bout, power: str, x: int) -> int:
    """What one ability adds to Att."""
    if power.startswith("slayer:"):
        return slayer(b, power[7:])
    found = ATTACK.get(power)
    return found(b, x) if found is not None else 0


def added(b: Bout, comparing: bool = True) -> int:
    """What all abilities add to Att, without the comparing ones if they ask themselves (LC-R109)."""
    powers = combat_powers(b.state, b.fight, b.side)
    return sum(modifier(b, power, x) for power, x in powers.items() if comparing or power not in COMPARING)


def reduced(state: State, troop: TroopId, kind: str, physical: bool, lines: Lines | None = None) -> int:
    """By how much a blow that is no curse's is reduced (LC-185, LC-R129, LC-R177, LC-R291)."""
    rules, fight = state.book.rules, state.fight
    spell = not physical and (kind == "spell" or rules.ability_elemental_is_spell_damage)
    b = None
    if fight is not None and troop in fight.pair:
        b = bout(state, fight, 0 if troop == fight.attacker else 1)
    powers = combat_powers(state, b.fight, b.side) if b is not None else powers_of(state, troop)
    here = (physical or spell) and (rules.reduce_scope == "each_noncurse_instance" or kind == "combat")
    total = 0
    for power, x in powers.items():
        n = 0
        if power in RESIST:
            n = x if RESIST[power](physical, spell) else 0
        elif power == "comradery":
            n = x if here and comrade_near(state, troop) else 0  # at any time (LC-R129)
        elif b is not None and here:
            if power in IN_COMBAT:
                n = IN_COMBAT[power](b, x)
            elif power.startswith("slayer:"):
                n = slayer(b, power[7:])
        if n:
            total += n
            if lines is not None:
                lines.append((power, n, "LC-R129"))
    return total
