"""What a player can do in Battleground, declared once: labels, notation and what is clicked follow from it."""

from rulewright.games.battleground.cards.mana import Mana
from rulewright.games.battleground.rules.ids import (
    CrossingId,
    FieldId,
    KlassId,
    LaneId,
    PathId,
    PowerId,
    RowId,
    ShapeId,
    SlotId,
    UnitId,
)
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.verb import verb

CLASS = verb("class", KlassId, label="{klass}")

# the Main phases
CAST = verb("cast", CardId, label="Cast {card} ({price})", click=("{card}", "button-cast"), own=True)
PREPARE = verb("prepare", CardId, label="Prepare {card}", click=("{card}", "button-prepare"), own=True)
CHARGE = verb("charge", SlotId, Mana, label="Charge slot {slot} with {mana} mana")
MUSTER = verb("muster", CardId, label="Summon {card} ({rank} summoning)", click=("{card}", "button-muster"), own=True)
TOKEN = verb("token", PathId)  # its label names the power it would bring
USE = verb("use", PowerId, label="{power}")
PASSING = verb("pass", label="Pass")
PASS = PASSING()

# what a text asks for
AT = verb("at", FieldId, label="{unit_there}")  # the unit there
HERO = verb("hero", Seat, label="The hero of {seat}")
STOPPING = verb("stop", label="No more targets")
STOP = STOPPING()
FIELD = verb("field", FieldId, label="Field {field}")
CROSSING = verb("crossing", CrossingId, label="Intersection {crossing}", written="ix")
ROW = verb("row", RowId, label="Row {row}")
LANE = verb("lane", LaneId, label="Lane {lane}")
SLOT = verb("slot", SlotId, label="Slot {slot}")
SUMMON = verb("summon", CardId, label="Summon {card}", own=True)
CLAUSE = verb("clause", ShapeId, label="{enchantment} ({shape})")

# the Battle phase
ATTACK = verb("attack", UnitId, label="{unit}: attack", click=("{unit}", "button-attack"))
DEFEND = verb("defend", UnitId, label="{unit}: defend", click=("{unit}", "button-defend"))
ADVANCE = verb("advance", UnitId, label="{unit}: advance", click=("{unit}", "button-advance"))
MOVING = verb("move", label="Move")
MOVE = MOVING()
HOLDING = verb("hold", label="Hold it back")
HOLD = HOLDING()
