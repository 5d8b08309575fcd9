"""Numbers by which things are called: units, teams, Stack objects, effect Zone entries; each a type of its own."""

from typing import NewType, TypeAlias

from rulewright.kernel.question import Face, Seat

HexId = NewType("HexId", int)  # a place in the map's list of hexes
NOWHERE = HexId(-1)
UnitId = NewType("UnitId", int)  # a place in State.units
AnyUnit: TypeAlias = UnitId | Seat  # a Seeker's number is its seat
TeamId = NewType("TeamId", int)
StackId = NewType("StackId", int)  # Item.uid
LastingId = NewType("LastingId", int)  # Lasting.born
DirectionId = NewType("DirectionId", int)  # one of the six (SK-134)
ArmoryId = NewType("ArmoryId", int)  # one of the preconstructed, by its place in ARMORIES
NO_UNIT = UnitId(-1)
NO_FACE = Face(-1)
NO_ITEM = StackId(-1)
NO_LASTING = LastingId(-1)
NO_DIRECTION = DirectionId(-1)
OWN_ARMORY = ArmoryId(-1)
DIRECTIONS = tuple([DirectionId(d) for d in range(6)])

SETUP, UPKEEP, MAIN, END = 0, 1, 2, 3
PHASES = ("Set-up", "Upkeep & Draw", "Main", "End")  # SK-087
