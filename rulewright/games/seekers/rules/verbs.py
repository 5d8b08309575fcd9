"""Every verb of Seekers: what a player can answer, how it reads, and what is clicked for it."""

from collections.abc import Mapping
from typing import Any

from rulewright.games.seekers.cards.ailments import AilmentId
from rulewright.games.seekers.cards.aim import AimKind
from rulewright.games.seekers.rules.ids import ArmoryId, DirectionId, HexId, LastingId, StackId, TeamId, UnitId
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.verb import Verb, verb

# Set-up
ARMORY = verb("armory", ArmoryId, label="{armory}")
TEAM = verb("team", TeamId, label="{team}")
SEAT = verb("seat", Seat, label="{seat}")
START = verb("start", HexId, label="Hex {hex}")
BRING_IN = verb("in", CardId, label="Bring in {card}{copy}", own=True)
TAKE_OUT = verb("out", CardId, label="Take out {card}{copy}", own=True)
SEND_BACK = verb("return", CardId, label="Send back {card}{copy}", own=True)
# Priority
PASS: Verb[()] = verb("pass", label="Pass")
PLAY = verb("play", CardId, label="Play {card} ({price} AP){copy}", own=True)
USE = verb("use", CardId, label="Play {card} from your effect Zone ({price} AP){copy}", own=True)
ACTIVATE = verb("activate", CardId, label="{card}: {action} ({action_cost} AP)", own=True)
POWER: Verb[()] = verb("power", label="Use your Seeker's power")
CHANNEL: Verb[()] = verb("channel", label="Channel the Shard ({shard_cost} AP)", click=("{shard}",))
MOVE: Verb[()] = verb("move", label="Move", click=("{mover}",))
TO = verb("to", HexId, label="To {hex}")
WALK: Verb[()] = verb("walk", label="Choose the path hex by hex")
STEP = verb("step", HexId, label="To {hex}")
# Playing: Directions, targets, costs
DIRECTION = verb("direction", DirectionId, label="{direction}")
AT_ENEMY = verb("at_enemy", UnitId, label="{unit}")
AT_ALLY = verb("at_ally", UnitId, label="{unit}")
AT_UNIT = verb("at_unit", UnitId, label="{unit}")
AT_HEX = verb("at_hex", HexId, label="Hex {hex}")
AT_FREE_HEX = verb("at_free_hex", HexId, label="Hex {hex}")
AT_BLAST = verb("at_blast", HexId, label="Hex {hex}")
AT_STACK = verb("at_stack", StackId, label="{stack}")
AT_ZONE = verb("at_zone", LastingId, label="{lasting}")
AT_SEAT = verb("at_seat", Seat, label="{seat}")
AT: Mapping[AimKind, Verb[Any]] = {  # how a target is named, by the kind of the aim
    "enemy": AT_ENEMY, "ally": AT_ALLY, "unit": AT_UNIT, "hex": AT_HEX, "free_hex": AT_FREE_HEX, "blast": AT_BLAST,
    "stack": AT_STACK, "zone": AT_ZONE, "seat": AT_SEAT,
}  # fmt: skip
PAY = verb("pay", CardId, label="Discard {card}{copy}", own=True)
# Resolution
FIRST = verb("first", StackId, label="{stack}")
DROP = verb("drop", CardId, label="Discard {card}{copy}", own=True)
EXILE = verb("exile", CardId, label="Exile {card}{copy}", own=True)
STASH = verb("stash", CardId, label="Put {card} face down{copy}", own=True)
REGAIN = verb("regain", CardId, label="Take back {card}{copy}")
TOP = verb("top", CardId, label="{card} to the top{copy}", click=("{card}", "button-top"))
BOTTOM = verb("bottom", CardId, label="{card} to the bottom{copy}", click=("{card}", "button-bottom"))
AILMENT = verb("ailment", AilmentId, label="{ailment}")
HASTEN_ZONE = verb("hasten_zone", LastingId, label="{lasting}")
HASTEN_AILMENT = verb("hasten_ailment", AilmentId, label="{ailment}")
HASTEN_FADE: Verb[()] = verb("hasten_fade", label="Intangible")
GO_ON: Verb[()] = verb("go-on", label="Go on")
STOP: Verb[()] = verb("stop", label="Stop")
YES: Verb[()] = verb("yes", label="Yes")
NO: Verb[()] = verb("no", label="No")
