"""Atoms of place: Push, Warp and other movement, Stealth and Intangible, token units."""

from dataclasses import dataclass

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.atoms.base import Atom


@dataclass(frozen=True, slots=True)
class Push(Atom):
    """SK-228; `wall` is applied to a unit that collides with a wall."""

    wall: Ailing | None = None

    def words(self) -> str:
        return f"Push {self.n}" + (f"; if it Collides with a wall, {self.wall.words()}" if self.wall else "")


class Pull(Atom):
    """Move the victim toward you, up to n hexes; no Collide."""

    says = "move it up to {n} hexes toward you"


class Travel(Atom):  # along a path (SK-139, SK-R54), without MP
    says = "move ↔{n}"


class Charge(Atom):  # in the card's Direction (SK-140, SK-R161); what stops you Collides
    says = "move ↖{n} in that Direction"


class WarpTo(Atom):  # SK-231
    says = "Warp there"


class Swap(Atom):
    says = "Warp: change places with it"


class Stealth(Atom):  # SK-263
    says = "gain Stealth"


class Fade(Atom):  # for n Moments (SK-267)
    says = "become Intangible {n}"


class Reveal(Atom):
    says = "it loses Stealth"


@dataclass(frozen=True, slots=True)
class Summon(Atom):
    """Create a token unit next to you, or on the target hex (SK-010, SK-R59)."""

    token: str = "shade"

    def words(self) -> str:
        name = self.token.replace("-", " ").title()
        return f"create {'an' if name[0] in 'AEIOU' else 'a'} {name}"


class TokensAct(Atom):
    says = "each of your token units deals {n} shadow damage to every adjacent enemy"
