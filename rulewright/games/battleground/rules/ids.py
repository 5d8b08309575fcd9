"""What the numbers of a Battleground match are the numbers of, as types: none is taken for another."""

from typing import Final, NewType

from rulewright.kernel.question import CardId, Face

FieldId = NewType("FieldId", int)  # row by row from a1
CrossingId = NewType("CrossingId", int)  # an intersection
RowId = NewType("RowId", int)
LaneId = NewType("LaneId", int)
UnitId = NewType("UnitId", CardId)  # a unit is known by the card that it is
SlotId = NewType("SlotId", int)  # of a player's preparation slots
ShapeId = NewType("ShapeId", int)  # of enchantment tokens
KlassId = NewType("KlassId", int)
PathId = NewType("PathId", int)  # of a class power board
PowerId = NewType("PowerId", int)  # on a class power board: see `Klass.power_id`
ConditionId = NewType("ConditionId", int)  # place in CONDITIONS
PhaseId = NewType("PhaseId", int)  # place in PHASES

NO_FACE = Face(-1)  # of a power's text: it stands on no card
NO_KLASS = KlassId(-1)
NO_FIELD = FieldId(-1)

SETUP, MANA_ORB, ENCHANTMENTS, FIRST_MAIN, BATTLE, SECOND_MAIN = (PhaseId(phase) for phase in range(6))
PHASES: Final = ("Set-up", "Mana Orb", "Enchantments", "First Main", "Battle", "Second Main")  # BG-049
SHAPES: Final = (
    "circle", "triangle", "square", "diamond", "star", "hexagon", "cross", "moon", "drop", "leaf", "crown", "wave",
)  # BG-012, BG-R03  # fmt: skip

# What a unit has done in the Battle phase under way.
OUT, READY, STRUCK, MOVED, STUNNED = range(5)  # OUT: not among those that act (BG-R63)

# What an enchantment lies on.
ON_UNITS, ON_CROSSING, ON_ROW, ON_LANE = range(4)
