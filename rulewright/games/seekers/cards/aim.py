"""How cards and triggers find what they are about, and short ways to write that down."""

from dataclasses import dataclass, field
from functools import partial
from typing import Literal

AimKind = Literal[
    "none", "enemy", "ally", "unit", "hex", "free_hex", "first", "all", "burst", "blast", "stack", "zone", "seat"
]
WORDS: dict[AimKind, str] = {  # `reach` is "" or " ↔N"
    "enemy": "Target enemy{reach}",
    "ally": "Target ally{reach}",
    "unit": "Target unit{reach}",
    "hex": "Target hex{reach}",
    "free_hex": "Target free hex{reach}",
    "first": "Direction; first enemy{within}",
    "all": "Direction ↖{line}; all enemies in it",
    "burst": "All enemies within {radius} of you",
    "blast": "Target hex{reach}; all enemies within {radius} of it",
    "stack": "Target {card} on the Stack",
    "zone": "Target card in {whose} effect Zone",
    "seat": "Target opponent",
}

ON_STACK = {"spell": "spell", "attack": "Attack", "enemy": "enemy card", "copy": "spell or effect"}
FAR = 1_000_000  # farther than any sight


@dataclass(frozen=True, slots=True)
class Aim:
    """How a card finds what it is about: targets chosen at play, a Direction, or an area (SK-124)."""

    kind: AimKind = "none"
    range: int = 0  # ↔N; 0 with a target: as far as sight goes (SK-R66), with a Direction as well (SK-R77)
    radius: int = 0
    only: str = ""  # "spell", "attack", "enemy", "copy" for Stack targets; "enemy" or "own" for effect Zones
    # made of these once, for they are asked for all the time
    has_target: bool = field(init=False, repr=False, compare=False)
    has_direction: bool = field(init=False, repr=False, compare=False)
    reach: int = field(init=False, repr=False, compare=False)  # its range; `FAR` where that is as far as sight goes

    def __post_init__(self) -> None:
        object.__setattr__(self, "reach", self.range or FAR)
        object.__setattr__(self, "has_target", self.kind not in ("none", "first", "all", "burst"))
        object.__setattr__(self, "has_direction", self.kind in ("first", "all"))

    def words(self) -> str:
        return WORDS.get(self.kind, "").format(
            reach=f" ↔{self.range}" if self.range else "",
            within=f" within {self.range}" if self.range else "",
            line=self.range,
            radius=self.radius,
            card=ON_STACK.get(self.only, "card"),
            whose={"enemy": "an enemy's", "own": "your"}.get(self.only, "an"),
        )


NO_AIM = YOU = Aim()
ENEMY, SEAT, ENEMY_ZONE = Aim("enemy"), Aim("seat"), Aim("zone", only="enemy")
ANY_SPELL, ANY_ATTACK = Aim("stack", only="spell"), Aim("stack", only="attack")
ENEMY_CARD, TO_COPY = Aim("stack", only="enemy"), Aim("stack", only="copy")
enemy, ally, hex_within = partial(Aim, "enemy"), partial(Aim, "ally"), partial(Aim, "hex")
free_hex = partial(Aim, "free_hex")  # to go there yourself, or (only="token") for a token unit, which Fear lets pass
first, line = partial(Aim, "first"), partial(Aim, "all")  # the first enemy in a Direction, or all of them


def burst(radius: int) -> Aim:
    """All enemies around you."""
    return Aim("burst", radius=radius)


def blast(reach: int, radius: int = 1) -> Aim:
    """All enemies around a hex."""
    return Aim("blast", reach, radius)
