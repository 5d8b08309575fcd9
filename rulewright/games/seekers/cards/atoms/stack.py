"""Atoms about other cards: on the Stack, and in effect Zones."""

from dataclasses import dataclass

from rulewright.games.seekers.cards.atoms.base import Atom


@dataclass(frozen=True, slots=True)
class Counter(Atom):
    """SK-217; with n, only if its controller does not pay n AP."""

    def words(self) -> str:
        return f"Counter it unless its controller pays {self.n} AP" if self.n else "Counter it"


@dataclass(frozen=True, slots=True)
class CopyIt(Atom):
    """SK-215."""

    def words(self) -> str:
        return "Copy it; you may choose new targets"


@dataclass(frozen=True, slots=True)
class Redirect(Atom):
    """SK-132."""

    def words(self) -> str:
        return "change its target"


@dataclass(frozen=True, slots=True)
class Dispel(Atom):
    """SK-218."""

    def words(self) -> str:
        return "Dispel it"


@dataclass(frozen=True, slots=True)
class Hasten(Atom):
    """SK-220."""

    def words(self) -> str:
        return f"Hasten {self.n}"
