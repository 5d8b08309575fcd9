"""The vocabulary of spells: every effect one can have, as data that says itself in words.

How atoms are carried out stands in `rules/casting/spells_on_*.py`, one function for each. `n` is the number a
variant may change; `x` means that the mana spent sets it (LC-199, LC-200).
"""

from dataclasses import dataclass
from typing import Literal

Group = Literal["good", "evil", "neutral", "pawn", "knight", "bishop", "rook"]


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect. `n` is its number, `x` says that the spell's X is meant instead."""

    n: int = 0
    x: bool = False

    @property
    def amount(self) -> str:
        return "X" if self.x else str(self.n)

    def words(self) -> str:
        """The effect as printed, without a full stop; {element} is the spell's."""
        return type(self).__name__


@dataclass(frozen=True, slots=True)
class Hit(Atom):
    """Damage (Dmg) to the target (LC-237)."""

    def words(self) -> str:
        return f"{self.amount} {{element}} damage to the target"


@dataclass(frozen=True, slots=True)
class Splash(Atom):
    """Area of effect: damage to each enemy troop next to the target (LC-202, LC-229, LC-R169)."""

    def words(self) -> str:
        return f"{self.amount} {{element}} damage to each enemy troop next to it"


@dataclass(frozen=True, slots=True)
class HitSecond(Atom):
    """Damage to the second target."""

    def words(self) -> str:
        return f"{self.amount} {{element}} damage to one enemy troop next to it"


@dataclass(frozen=True, slots=True)
class Heal(Atom):
    """Remove damage from the target; n = 0 and no x: all of it."""

    def words(self) -> str:
        return f"remove {self.amount if self.n or self.x else 'all'} damage from it"


@dataclass(frozen=True, slots=True)
class HealSecond(Atom):
    """Remove damage from the second target, a friendly troop."""

    def words(self) -> str:
        return f"remove {self.amount} damage from a friendly troop"


@dataclass(frozen=True, slots=True)
class GainMana(Atom):
    """The caster gains mana on the counter."""

    def words(self) -> str:
        return f"gain {self.amount} mana"


@dataclass(frozen=True, slots=True)
class DrainMana(Atom):
    """The target player loses mana, never below 0 (LC-R65)."""

    def words(self) -> str:
        return f"the target player loses {self.amount} mana"


@dataclass(frozen=True, slots=True)
class EndTurn(Atom):
    """The turn ends at once, without a move (LC-R72)."""

    def words(self) -> str:
        return "your turn ends at once"


@dataclass(frozen=True, slots=True)
class Prevent(Atom):
    """A pool of prevention for the target (LC-R131)."""

    def words(self) -> str:
        return f"prevent {self.amount} damage to it"


@dataclass(frozen=True, slots=True)
class Counter(Atom):
    """Cancel the target spell (LC-232)."""

    def words(self) -> str:
        return "counter it"


@dataclass(frozen=True, slots=True)
class Destroy(Atom):
    """The targeted permanent spell or piece of equipment goes to its owner's nether."""

    def words(self) -> str:
        return "destroy it"


@dataclass(frozen=True, slots=True)
class Rust(Atom):
    """All equipment of the targeted troop goes to its owner's nether."""

    def words(self) -> str:
        return "destroy all its equipment"


@dataclass(frozen=True, slots=True)
class Step(Atom):
    """Move the target n squares in one straight direction over empty squares, chosen on resolution."""

    def words(self) -> str:
        return f"move it {self.n} square{'s' if self.n > 1 else ''} in any direction"


@dataclass(frozen=True, slots=True)
class MoveLike(Atom):
    """This turn the target moves and attacks like another role (LC-R89)."""

    role: int = 0

    def words(self) -> str:
        return f"this turn it moves and attacks like a {ROLE_NAMES[self.role]}"


@dataclass(frozen=True, slots=True)
class Discard(Atom):
    """The target player discards at random (LC-R192)."""

    def words(self) -> str:
        return f"the target player discards {self.n} card{'s' if self.n > 1 else ''} at random"


@dataclass(frozen=True, slots=True)
class Draw(Atom):
    """The caster draws."""

    def words(self) -> str:
        return f"draw {self.n} card{'s' if self.n > 1 else ''}"


@dataclass(frozen=True, slots=True)
class Search(Atom):
    """Take a card from the deck, shuffle, cut (LC-D29)."""

    def words(self) -> str:
        return f"search your deck for {self.n} card, then shuffle it"


@dataclass(frozen=True, slots=True)
class Revive(Atom):
    """A troop from the own crypt returns (LC-R106, LC-D48)."""

    def words(self) -> str:
        return "return a troop from your crypt to an empty square of your first two ranks; never a King"


@dataclass(frozen=True, slots=True)
class Redirect(Atom):
    """Take control of the target curse and move it to a troop of its former controller (LC-R187)."""

    def words(self) -> str:
        return "take control of it and move it to an enemy troop that has neither curse nor aura"


@dataclass(frozen=True, slots=True)
class Reveal(Atom):
    """The target is turned face up (LC-R288)."""

    def words(self) -> str:
        return "reveal it"


# -- permanents


@dataclass(frozen=True, slots=True)
class Tick(Atom):
    """A curse's damage in its controller's Effects Phase (LC-081, LC-181)."""

    def words(self) -> str:
        return f"in your Effects Phase: {self.n} {{element}} damage to it"


@dataclass(frozen=True, slots=True)
class PerSquare(Atom):
    """A curse's damage for each square its troop moves (LC-181, LC-R93)."""

    def words(self) -> str:
        return f"{self.n} {{element}} damage to it for each square it moves"


@dataclass(frozen=True, slots=True)
class Hobble(Atom):
    """The cursed troop moves at most n squares a move."""

    def words(self) -> str:
        return f"it may move at most {self.n} square a move"


@dataclass(frozen=True, slots=True)
class NoDouble(Atom):
    """The cursed Pawn may not make its double step."""

    def words(self) -> str:
        return "it may not move 2 squares as its first move"


@dataclass(frozen=True, slots=True)
class Mute(Atom):
    """The cursed troop can't use Effect: and Main: abilities."""

    def words(self) -> str:
        return "it can't use Effect: and Main: abilities"


@dataclass(frozen=True, slots=True)
class TurnHit(Atom):
    """An enchant: damage to a target troop each own Effects Phase."""

    def words(self) -> str:
        return f"in your Effects Phase: {self.n} {{element}} damage to a target troop"


@dataclass(frozen=True, slots=True)
class TurnHeal(Atom):
    """An enchant: healing each own Effects Phase."""

    def words(self) -> str:
        return f"in your Effects Phase: remove {self.n} damage from a target troop"


@dataclass(frozen=True, slots=True)
class TurnMana(Atom):
    """An enchant: mana each own Effects Phase."""

    def words(self) -> str:
        return f"in your Effects Phase: gain {self.n} mana"


@dataclass(frozen=True, slots=True)
class TurnDice(Atom):
    """An enchant: mana by dice each own Effects Phase."""

    def words(self) -> str:
        return f"in your Effects Phase: roll {self.n} D6 and gain 1 mana for each even result"


@dataclass(frozen=True, slots=True)
class Banner(Atom):
    """An enchant that is always in force: some of your troops have more Att and Def (LC-R59)."""

    att: int = 0
    defense: int = 0
    group: Group = "good"

    def words(self) -> str:
        who = f"{self.group.capitalize()} troops" if self.group in ("good", "evil", "neutral") else (
            f"{self.group.capitalize()}s")  # fmt: skip
        return f"your {who} have +{self.att} Att/+{self.defense} Def"


ROLE_NAMES = ("King", "Queen", "Rook", "Knight", "Bishop", "Pawn")
ACTIVE = (Tick, TurnHit, TurnHeal, TurnMana, TurnDice)  # permanents' effects of the Effects Phase
