"""How cards and triggers find what they are about."""

from dataclasses import dataclass, field
from typing import Literal

AimKind = Literal[
    "none", "enemy", "ally", "unit", "hex", "free_hex", "first", "all", "burst", "blast", "stack", "zone", "seat"
]


@dataclass(frozen=True, slots=True)
class Aim:
    """How a card finds what it is about: targets chosen at play, a Direction, or an area (SK-124)."""

    kind: AimKind = "none"
    range: int = 0  # ↔N; 0 with a target: as far as sight goes (SK-R66), with a Direction as well (SK-R77)
    radius: int = 0
    only: str = ""  # "spell", "attack", "enemy" for Stack targets; "enemy" or "own" for effect Zones
    # made of these once, for they are asked for all the time
    has_target: bool = field(init=False, repr=False, compare=False)
    has_direction: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        target = self.kind in ("enemy", "ally", "unit", "hex", "free_hex", "blast", "stack", "zone", "seat")
        object.__setattr__(self, "has_target", target)
        object.__setattr__(self, "has_direction", self.kind in ("first", "all"))

    def words(self) -> str:
        reach = f" ↔{self.range}" if self.range else ""
        match self.kind:
            case "enemy" | "ally" | "unit":
                return f"Target {self.kind}{reach}"
            case "hex":
                return f"Target hex{reach}"
            case "free_hex":
                return f"Target free hex{reach}"
            case "first":
                return f"Direction; first enemy{f' within {self.range}' if self.range else ''}"
            case "all":
                return f"Direction ↖{self.range or 8}; all enemies in it"
            case "burst":
                return f"All enemies within {self.radius} of you"
            case "blast":
                return f"Target hex{reach}; all enemies within {self.radius} of it"
            case "stack":
                what = {"spell": "spell", "attack": "Attack", "enemy": "enemy card"}.get(self.only, "card")
                return f"Target {what} on the Stack"
            case "zone":
                whose = {"enemy": "an enemy's", "own": "your"}.get(self.only, "an")
                return f"Target card in {whose} effect Zone"
            case "seat":
                return "Target opponent"
        return ""


NO_AIM = Aim()
