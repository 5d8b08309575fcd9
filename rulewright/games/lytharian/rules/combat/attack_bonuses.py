"""Abilities that change Att in combat, one function each: (bout, x) -> what is added to the troop's Att."""

from collections.abc import Callable

from rulewright.games.lytharian.rules.combat.bout import Bout, armed, armored, combat_powers
from rulewright.games.lytharian.rules.combat.stats import att_of, def_of
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import ATT, PANTHER, State
from rulewright.games.lytharian.rules.troops import army, printed, seat_of

Modifier = Callable[[Bout, int], int]


def ambush(b: Bout, x: int) -> int:
    """LC-244: face down just before the combat, attacker or defender (LC-R33, LC-R34)."""
    return x if b.fight.hidden[b.side] else 0


def battering_ram(b: Bout, x: int) -> int:
    """LC-247: D3 rolled once when the combat began (LC-R114)."""
    return b.fight.ram[b.side]


def berserk(b: Bout, x: int) -> int:
    """LC-248: what it bought with its own damage (LC-R147)."""
    return b.fight.berserk[b.side]


def damaged_near(state: State, troop: TroopId) -> int:
    """How many damaged troops of either side are within 2 squares, itself included (LC-019, LC-228, LC-R146)."""
    close, at, hurt = state.book.close[state.at[troop]], state.at, state.hurt
    return sum(1 for other, n in enumerate(hurt) if n and at[other] in close)


def bloodhunt(b: Bout, x: int) -> int:
    """LC-249: once."""
    return x if damaged_near(b.state, b.troop) else 0


def bloodrage(b: Bout, x: int) -> int:
    """LC-250: for each."""
    return x * damaged_near(b.state, b.troop)


def compared(b: Bout) -> tuple[int, int, int]:
    """Own Att, the enemy's Att and the enemy's Def as Bully and its kin compare them (LC-225, LC-R109, LC-R111)."""
    state, fight = b.state, b.fight
    mine = att_of(state, b.troop, armed(state, fight, b.side))
    theirs = att_of(state, b.enemy, armed(state, fight, 1 - b.side))
    wall = def_of(state, b.enemy, armored(state, fight, 1 - b.side)) - state.hurt[b.enemy]
    if state.book.rules.comparison_includes_abilities:
        mine += added(b, comparing=False)
        theirs += added(Bout(state, fight, 1 - b.side, b.enemy, b.troop), comparing=False)
    return mine, theirs, wall


def bully(b: Bout, x: int) -> int:
    """LC-252, LC-R110."""
    mine, theirs, _ = compared(b)
    return x if theirs < mine else 0


def bushwhack(b: Bout, x: int) -> int:
    """LC-254, LC-R110, LC-R152."""
    mine, _, wall = compared(b)
    return x if wall < mine else 0


def fearless(b: Bout, x: int) -> int:
    """LC-268, LC-R110."""
    mine, theirs, _ = compared(b)
    return x if theirs > mine else 0


def charge(b: Bout, x: int) -> int:
    """LC-256."""
    return x if b.attacking else 0


def comrade_near(state: State, troop: TroopId) -> bool:
    """Whether a friendly troop of the same race stands next to it, face down or not (LC-257, LC-R145)."""
    board, race, seat = state.board, printed(state, troop).race, seat_of(state, troop)
    for square in state.book.near[state.at[troop]]:
        other = board[square]
        if other >= 0 and seat_of(state, other) == seat and printed(state, other).race == race:
            return True
    return False


def comradery(b: Bout, x: int) -> int:
    """LC-257, LC-R144: X once (LC-R145)."""
    return x if comrade_near(b.state, b.troop) else 0


def command(b: Bout, x: int) -> int:
    """LC-258: each adjacent friend, face down ones too (LC-R143)."""
    state, seat = b.state, seat_of(b.state, b.troop)
    board = state.board
    near = state.book.near[state.at[b.troop]]
    return x * sum(1 for square in near if board[square] >= 0 and seat_of(state, board[square]) == seat)


def druid_forms(b: Bout, x: int) -> int:
    """LC-265: the Panther."""
    return 1 if b.fight.form[b.side] == PANTHER else 0


def mob_might(b: Bout, x: int) -> int:
    """LC-271: revealed friendly Surictavi, itself too (LC-R142)."""
    state, rules = b.state, b.state.book.rules
    count = sum(
        1 for other in army(state, seat_of(state, b.troop))
        if state.at[other] >= 0 and state.up[other] and printed(state, other).race == "surictavi"
        and (other != b.troop or rules.mobmight_counts_self)
    )  # fmt: skip
    return min(count, rules.mobmight_cap)


def mobility(b: Bout, x: int) -> int:
    """LC-273: if Att was chosen."""
    return x if b.fight.mobility[b.side] == ATT else 0


def pounce(b: Bout, x: int) -> int:
    """LC-275: the bonus; the negation is made when combat begins."""
    return 1 if b.attacking else 0


def shieldspear(b: Bout, x: int) -> int:
    """LC-279: the spear."""
    return 1 if b.attacking else 0


def slayer(b: Bout, race: str) -> int:
    """LC-294."""
    return 1 if printed(b.state, b.enemy).race == race else 0


def vicious(b: Bout, x: int) -> int:
    """LC-286."""
    return 0 if b.attacking else x


def weapon_master(b: Bout, x: int) -> int:
    """LC-287: while a Weapon counts."""
    state = b.state
    return x if state.weapon[b.troop] >= 0 and armed(state, b.fight, b.side) else 0


ATTACK: dict[str, Modifier] = {
    "ambush": ambush, "battering_ram": battering_ram, "berserk": berserk, "bloodhunt": bloodhunt,
    "bloodrage": bloodrage, "bully": bully, "bushwhack": bushwhack, "charge": charge, "comradery": comradery,
    "command": command, "druid_forms": druid_forms, "fearless": fearless, "mob_might": mob_might,
    "mobility": mobility, "pounce": pounce, "shieldspear": shieldspear, "vicious": vicious,
    "weapon_master": weapon_master,
}  # fmt: skip
COMPARING = ("bully", "bushwhack", "fearless")
TAKEN_OFF = ("intimidate", "stampede")  # abilities that lower the enemy's numbers: see tally.py


def modifier(b: Bout, power: str, x: int) -> int:
    """What one ability adds to Att."""
    if power.startswith("slayer:"):
        return slayer(b, power[7:])
    found = ATTACK.get(power)
    return found(b, x) if found is not None else 0


def added(b: Bout, comparing: bool = True) -> int:
    """What all abilities add to Att, without the comparing ones if they ask themselves (LC-R109)."""
    total = 0
    for power, x in combat_powers(b.state, b.fight, b.side).items():
        if comparing or power not in COMPARING:
            total += modifier(b, power, x)
    return total
