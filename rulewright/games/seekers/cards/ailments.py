"""Ailments by name, and as cards give them (SK-232)."""

from dataclasses import dataclass
from functools import partial
from typing import NewType

AilmentId = NewType("AilmentId", int)  # a place in AILMENT_NAMES: options and events hold numbers

AILMENTS = ("Bleed", "Blind", "Burn", "Daze", "Fear", "Frozen", "Poison", "Root", "Shocked", "Slow", "Stun")  # SK-R06
POISONS = {  # each a distinct Ailment, by its own name (SK-252, SK-R141)
    "Nightshade": "1d6 damage at the end of its turn",
    "Numbroot": "physical cards cost 1 AP more",
    "Widow's Kiss": "healing is halved",
    "Dreamlace": "its player discards a card when it ends",
    "Leadroot": "2 MP less in Upkeep",
    "Mindfog": "spells cost 1 AP more",
    "Glassvein": "every damage it takes is 1 more",
    "Palsywort": "its damage rolls have Disadvantage",
}
AILMENT_NAMES = (*AILMENTS, *POISONS)


def ailment_id(name: str) -> AilmentId:
    """The number of an Ailment in options and events."""
    return AilmentId(AILMENT_NAMES.index(name))


@dataclass(frozen=True, slots=True)
class Ailing:
    """An Ailment as a card gives it: its name, a Poison's own one, and its Moments or X."""

    name: str
    n: int

    def words(self) -> str:
        poison = POISONS.get(self.name)
        return f"Poison {self.n} ({self.name}: {poison})" if poison else f"{self.name} {self.n}"


bleed, blind, burn, daze = (
    partial(Ailing, "Bleed"),
    partial(Ailing, "Blind"),
    partial(Ailing, "Burn"),
    partial(Ailing, "Daze"),
)
fear, frozen, root = partial(Ailing, "Fear"), partial(Ailing, "Frozen"), partial(Ailing, "Root")
shocked, slow, stun = partial(Ailing, "Shocked"), partial(Ailing, "Slow"), partial(Ailing, "Stun")
poison = Ailing  # by its own name
