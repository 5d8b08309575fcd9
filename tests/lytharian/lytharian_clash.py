"""One combat in tests: the attacker stands on d4, the defender on d5; both have 5/20 unless told otherwise."""

from collections.abc import Sequence
from typing import Any

from lytharian_table import Side, Troop, custom, duel, hurt, position, troop_at

from rulewright.games.lytharian.rules.combat.combat import attack
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.table import Table


def one(powers: str = "", stats: str = "5/20", at: str = "d4", role: str = "Q", race: str = "human",
        **more: Any) -> Troop:  # fmt: skip
    """A troop with these abilities; Queens attack in all directions."""
    return Troop(custom(f"{race} {role} {stats} {powers}", role, stats, powers, race), at, **more)


def foe(powers: str = "", stats: str = "5/20", at: str = "d5", **more: Any) -> Troop:
    """The same on the defender's square."""
    return one(powers, stats, at, **more)


def charge(table: Table, state: State) -> None:
    """d4 attacks d5."""
    attack(table, state, troop_at(state, "d4"), troop_at(state, "d5"))


def clash(mine: Troop | Side | Sequence[Troop], theirs: Troop | Side | Sequence[Troop], *answers: str,
          dice: Sequence[int] = (), **more: Any) -> State:  # fmt: skip
    """The position after d4 attacked d5; passes need not be written."""
    state = position(_side(mine), _side(theirs), **more)
    duel(charge, state, *answers, dice=dice)
    return state


def _side(given: Troop | Side | Sequence[Troop]) -> Side:
    if isinstance(given, Side):
        return given
    return Side([given] if isinstance(given, Troop) else given)


def wounds(state: State) -> tuple[int, int]:
    """The damage on the attacker and on the defender."""
    return hurt(state, "d4"), hurt(state, "d5")
