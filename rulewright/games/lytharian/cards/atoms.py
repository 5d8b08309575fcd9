"""The vocabulary of spells: every effect one can have, as data that says itself in words.

How atoms are carried out stands in `rules/casting/spells.py`, one function for each. `n` is the number a variant may
change; `x` means that the mana spent sets it (LC-199, LC-200).
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

Group = Literal["good", "evil", "neutral", "pawn", "knight", "bishop", "rook"]


@dataclass(frozen=True)
class Atom:
    """One effect. `n` is its number, `x` says that the spell's X is meant instead."""

    n: int = 0
    x: bool = False
    said: ClassVar[str] = ""  # {n} is its number, {s} the plural's s, {element} the spell's

    def words(self, element: str = "") -> str:
        """The effect as printed, without a full stop."""
        return self.said.format(n="X" if self.x else self.n, s="s" * (self.n > 1), element=element)


class Hit(Atom):  # Dmg (LC-237)
    said = "{n} {element} damage to the target"


class Splash(Atom):  # area of effect (LC-202, LC-229, LC-R169)
    said = "{n} {element} damage to each enemy troop next to it"


class HitSecond(Atom):
    said = "{n} {element} damage to one enemy troop next to it"


class Heal(Atom):
    """Remove damage from the target; n = 0 and no x: all of it."""

    def words(self, element: str = "") -> str:
        return f"remove {'X' if self.x else self.n or 'all'} damage from it"


class HealSecond(Atom):
    said = "remove {n} damage from a friendly troop"


class GainMana(Atom):
    said = "gain {n} mana"


class DrainMana(Atom):  # never below 0 (LC-R65)
    said = "the target player loses {n} mana"


class EndTurn(Atom):  # without a move (LC-R72)
    said = "your turn ends at once"


class Prevent(Atom):  # a pool (LC-R131)
    said = "prevent {n} damage to it"


class Counter(Atom):  # LC-232
    said = "counter it"


class Destroy(Atom):  # it goes to its owner's nether
    said = "destroy it"


class Rust(Atom):
    said = "destroy all its equipment"


class Step(Atom):  # in a straight line over empty squares, chosen on resolution
    said = "move it {n} square{s} in any direction"


@dataclass(frozen=True)
class MoveLike(Atom):
    """This turn the target moves and attacks like another role (LC-R89)."""

    role: int = 0

    def words(self, element: str = "") -> str:
        return f"this turn it moves and attacks like a {ROLE_NAMES[self.role]}"


class Discard(Atom):  # LC-R192
    said = "the target player discards {n} card{s} at random"


class Draw(Atom):
    said = "draw {n} card{s}"


class Search(Atom):  # shuffle and cut (LC-D29)
    said = "search your deck for {n} card, then shuffle it"


class Revive(Atom):  # LC-R106, LC-D48
    said = "return a troop from your crypt to an empty square of your first two ranks; never a King"


class Redirect(Atom):  # LC-R187
    said = "take control of it and move it to an enemy troop that has neither curse nor aura"


class Reveal(Atom):  # LC-R288
    said = "reveal it"


# -- permanents


class Tick(Atom):  # in its controller's Effects Phase (LC-081, LC-181)
    said = "in your Effects Phase: {n} {element} damage to it"


class PerSquare(Atom):  # LC-181, LC-R93
    said = "{n} {element} damage to it for each square it moves"


class Hobble(Atom):
    said = "it may move at most {n} square a move"


class NoDouble(Atom):
    said = "it may not move 2 squares as its first move"


class Mute(Atom):
    said = "it can't use Effect: and Main: abilities"


class TurnHit(Atom):
    said = "in your Effects Phase: {n} {element} damage to a target troop"


class TurnHeal(Atom):
    said = "in your Effects Phase: remove {n} damage from a target troop"


class TurnMana(Atom):
    said = "in your Effects Phase: gain {n} mana"


class TurnDice(Atom):
    said = "in your Effects Phase: roll {n} D6 and gain 1 mana for each even result"


@dataclass(frozen=True)
class Banner(Atom):
    """An enchant that is always in force: some of your troops have more Att and Def (LC-R59)."""

    att: int = 0
    defense: int = 0
    group: Group = "good"

    def words(self, element: str = "") -> str:
        who = self.group.capitalize() + (" troops" if self.group in ("good", "evil", "neutral") else "s")
        return f"your {who} have +{self.att} Att/+{self.defense} Def"


ROLE_NAMES = ("King", "Queen", "Rook", "Knight", "Bishop", "Pawn")
ACTIVE = (Tick, TurnHit, TurnHeal, TurnMana, TurnDice)  # permanents' effects of the Effects Phase
