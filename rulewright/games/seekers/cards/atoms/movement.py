"""Atoms of place: Push, Warp and other movement, Stealth and Intangible, token units."""

from dataclasses import dataclass

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.atoms.base import Atom


@dataclass(frozen=True, slots=True)
class Push(Atom):
    """SK-228; `wall` is applied to a unit that collides with a wall."""

    wall: Ailing | None = None

    def words(self) -> str:
        text = f"Push {self.n}"
        return f"{text}; if it Collides with a wall, {self.wall.words()}" if self.wall else text


@dataclass(frozen=True, slots=True)
class Pull(Atom):
    """Move the victim toward you, up to n hexes; no Collide."""

    def words(self) -> str:
        return f"move it up to {self.n} hexes toward you"


@dataclass(frozen=True, slots=True)
class Travel(Atom):
    """Move ↔n along a path (SK-139, SK-R54), without MP."""

    def words(self) -> str:
        return f"move ↔{self.n}"


@dataclass(frozen=True, slots=True)
class Charge(Atom):
    """Move ↖n in the card's Direction (SK-140, SK-R161); what stops you Collides."""

    def words(self) -> str:
        return f"move ↖{self.n} in that Direction"


@dataclass(frozen=True, slots=True)
class WarpTo(Atom):
    """Warp you to the target hex (SK-231)."""

    def words(self) -> str:
        return "Warp there"


@dataclass(frozen=True, slots=True)
class Swap(Atom):
    """You and the victim change places by Warp."""

    def words(self) -> str:
        return "Warp: change places with it"


@dataclass(frozen=True, slots=True)
class Stealth(Atom):
    """SK-263."""

    def words(self) -> str:
        return "gain Stealth"


@dataclass(frozen=True, slots=True)
class Fade(Atom):
    """Intangible for n Moments (SK-267)."""

    def words(self) -> str:
        return f"become Intangible {self.n}"


@dataclass(frozen=True, slots=True)
class Reveal(Atom):
    """The victim loses Stealth."""

    def words(self) -> str:
        return "it loses Stealth"


@dataclass(frozen=True, slots=True)
class Summon(Atom):
    """Create a token unit next to you, or on the target hex (SK-010, SK-R59)."""

    token: str = "shade"

    def words(self) -> str:
        name = self.token.replace("-", " ").title()
        return f"create {'an' if name[0] in 'AEIOU' else 'a'} {name}"


@dataclass(frozen=True, slots=True)
class TokensAct(Atom):
    """Each of your token units deals n shadow damage to every enemy next to it."""

    def words(self) -> str:
        return f"each of your token units deals {self.n} shadow damage to every adjacent enemy"
