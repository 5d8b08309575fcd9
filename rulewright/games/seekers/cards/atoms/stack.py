"""Atoms about other cards: on the Stack, and in effect Zones."""

from rulewright.games.seekers.cards.atoms.base import Atom


class Counter(Atom):  # SK-217
    says, says_all = "Counter it unless its controller pays {n} AP", "Counter it"


class CopyIt(Atom):  # SK-215
    says = "Copy it; you may choose new targets"


class Redirect(Atom):  # SK-132
    says = "change its target"


class Dispel(Atom):  # SK-218
    says = "Dispel it"


class Hasten(Atom):  # SK-220
    says = "Hasten {n}"
