"""Combat in numbers: what each side deals and takes, term by term when somebody looks (LC-129, LC-R107).

The rules call `att_now` and `def_now` without lines; a page passes a list and gets every term with its clause.
"""

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.rules.combat.bonuses import modifier, reduced
from rulewright.games.lytharian.rules.combat.stats import Lines, armed, armored, att_of, bout, combat_powers, def_of
from rulewright.games.lytharian.rules.state import Fight, State


def ability_name(power: str, x: int) -> str:
    """An ability by its id, as printed."""
    key, _, y = power.partition(":")
    entry = ABILITIES[key]
    name = entry.name.replace("Y", y.capitalize()) if entry.named else entry.name
    return f"{name} {x}" if entry.numbered else name


def att_now(state: State, fight: Fight, side: int, lines: Lines | None = None) -> int:
    """Att in this combat, conditions judged now, never below 0 (LC-226, LC-R108, LC-R128)."""
    b = bout(state, fight, side)
    total = att_of(state, b.troop, armed(state, fight, side), lines)
    for power, x in combat_powers(state, fight, side).items():
        n = modifier(b, power, x)
        if n:
            total += n
            if lines is not None:
                lines.append((ability_name(power, x), n, ABILITIES[power.partition(":")[0]].clause))
    scared = combat_powers(state, fight, 1 - side).get("intimidate", 0)  # LC-269, LC-R150
    if scared:
        total -= scared
        if lines is not None:
            lines.append((ability_name("intimidate", scared), -scared, "LC-269"))
    if total < 0:
        if lines is not None:
            lines.append(("Never below 0", -total, "LC-R128"))
        return 0
    return total


def def_now(state: State, fight: Fight, side: int, lines: Lines | None = None) -> int:
    """Def against this opponent in the damage step, before damage carried (LC-R134)."""
    b = bout(state, fight, side)
    total = def_of(state, b.troop, armored(state, fight, side), lines)
    if side == 1:
        stamped = combat_powers(state, fight, 0).get("stampede", 0)  # LC-283
        if stamped:
            total -= stamped
            if lines is not None:
                lines.append((ability_name("stampede", stamped), -stamped, "LC-283"))
    if lines is not None and state.hurt[b.troop]:
        lines.append(("Damage carried", -state.hurt[b.troop], "LC-137"))
    return total


def foreseen(state: State, fight: Fight, side: int, lines: Lines | None = None) -> int:
    """What this side would take from the other's blow now: reductions, then prevention (LC-R130)."""
    b = bout(state, fight, side)
    n = att_now(state, fight, 1 - side)
    if lines is not None:
        lines.append(("Enemy Att", n, "LC-129"))
    found: Lines = []
    less = min(n, reduced(state, b.troop, "combat", True, found if lines is not None else None))
    if lines is not None:
        for power, x, _ in found:
            lines.append((ability_name(power, x), -x, ABILITIES[power.partition(":")[0]].clause))
    pool = min(n - less, state.guard[b.troop] + state.ward[b.troop])
    if lines is not None and pool:
        lines.append(("Prevention", -pool, "LC-R131"))
    return n - less - pool
