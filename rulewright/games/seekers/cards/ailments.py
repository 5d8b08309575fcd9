"""Ailments by name, and as cards give them (SK-232)."""

from dataclasses import dataclass
from functools import partial
from typing import NewType

AilmentId = NewType("AilmentId", int)  # a place in AILMENT_NAMES: options and events hold numbers

AILMENTS = ("Bleed", "Blind", "Burn", "Daze", "Fear", "Frozen", "Poison", "Root", "Shocked", "Slow", "Stun")  # SK-R06
NIGHTSHADE_DICE, NUMBROOT_AP, LEADROOT_MP, MINDFOG_AP, GLASSVEIN_DAMAGE = 1, 1, 2, 1, 1  # what they deal and cost
POISONS = {  # each a distinct Ailment, by its own name (SK-252, SK-R141)
    "Nightshade": f"{NIGHTSHADE_DICE}d6 damage at the end of its turn",
    "Numbroot": f"physical cards cost {NUMBROOT_AP} AP more",
    "Widow's Kiss": "healing is halved",
    "Dreamlace": "its player discards a card when it ends",
    "Leadroot": f"{LEADROOT_MP} MP less in Upkeep",
    "Mindfog": f"spells cost {MINDFOG_AP} AP more",
    "Glassvein": f"every damage it takes is {GLASSVEIN_DAMAGE} more",
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
