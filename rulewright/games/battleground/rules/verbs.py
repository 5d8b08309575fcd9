"""What a player can do in Battleground, declared once: labels, notation and what is clicked follow from it."""

from rulewright.games.battleground.cards.mana import Mana
from rulewright.games.battleground.rules import ids
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.verb import verb

CLASS = verb("class", ids.KlassId, label="{klass}")

# the Main phases
CAST = verb("cast", CardId, label="Cast {card} ({price})", click=("{card}", "button-cast"), own=True)
PREPARE = verb("prepare", CardId, label="Prepare {card}", click=("{card}", "button-prepare"), own=True)
CHARGE = verb("charge", ids.SlotId, Mana, label="Charge {prepared} with {mana} mana")
MUSTER = verb("muster", CardId, label="Summon {card} ({rank} summoning)", click=("{card}", "button-muster"), own=True)
TOKEN = verb("token", ids.PathId)  # its label names the power it would bring
USE = verb("use", ids.PowerId, label="{power}")
PASSING = verb("pass", label="Pass")
PASS = PASSING()

# what a text asks for
AT = verb("at", ids.FieldId, label="{unit_there}")  # the unit there
HERO = verb("hero", Seat, label="The hero of {seat}")
STOPPING = verb("stop", label="No more targets")
STOP = STOPPING()
FIELD = verb("field", ids.FieldId, label="Field {field}")
CROSSING = verb("crossing", ids.CrossingId, label="Intersection {crossing}", written="ix")
ROW = verb("row", ids.RowId, label="Row {row}")
LANE = verb("lane", ids.LaneId, label="Lane {lane}")
SLOT = verb("slot", ids.SlotId, label="Slot {slot}")
SUMMON = verb("summon", CardId, label="Summon {card}", own=True)
CLAUSE = verb("clause", ids.ShapeId, label="{enchantment} ({shape})")

# the Battle phase
ATTACK = verb("attack", ids.UnitId, label="{unit}: attack", click=("{unit}", "button-attack"))
DEFEND = verb("defend", ids.UnitId, label="{unit}: defend", click=("{unit}", "button-defend"))
ADVANCE = verb("advance", ids.UnitId, label="{unit}: advance", click=("{unit}", "button-advance"))
MOVING = verb("move", label="Move")
MOVE = MOVING()
HOLDING = verb("hold", label="Hold it back")
HOLD = HOLDING()
