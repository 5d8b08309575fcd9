"""What the numbers of a Battleground match are the numbers of, as types: none is taken for another."""

from typing import NewType

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
