"""Every answer that Outposts knows: its name in records, its arguments, its label, what is clicked.

Words in braces that are no arguments ({where}, {owner}) are filled in by `words/labels.py`.
"""

from rulewright.games.outposts.rules.state import Facing, FactionId, GroupId, OutpostId, ZoneId
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.verb import verb

# Answers without arguments, as the options that they are
_END = verb("end", label="Go on")
_SKIP = verb("skip", label="Skip the step")
_TAKE = verb("take", label="Take the step")
_DECLINE = verb("decline", label="Choose none")
_KEEP = verb("keep", label="Keep it")
_REDRAW = verb("redraw", label="Draw a new hand")
_FINISH = verb("finish", label="That is all")
_STAY_BACK = verb("stay_back", label="Stay back", click=("button-stay",), written="stay")
_CRYSTAL = verb("crystal", label="Buy a Mana Crystal ({price} mana)", click=("crystal",))
END, SKIP, TAKE, DECLINE, KEEP = _END(), _SKIP(), _TAKE(), _DECLINE(), _KEEP()
REDRAW, FINISH, STAY_BACK, CRYSTAL = _REDRAW(), _FINISH(), _STAY_BACK(), _CRYSTAL()

# Set-up
FACTION = verb("faction", FactionId, label="{faction}")
SHARDS = verb("shards", int)
PUT_IN = verb("in", CardId, label="Put in {described}", own=True)
TAKE_OUT = verb("out", CardId, label="Take out {described}", own=True)
PICK = verb("pick", CardId, CardId, CardId, own=True)  # up to three Silver cards

# Draw Cards, Play Cards
PUT = verb("put", OutpostId, int, label="{n} on Outpost {outpost}")
PLAY = verb("play", CardId, label="Play {card} ({cost} mana)", own=True)
BURN = verb("burn", CardId, label="Burn {card} for {gain} mana", click=("{card}", "discard-{owner}"), own=True)
SACRIFICE = verb(
    "sacrifice", CardId, label="Sacrifice {card} ({where}) for {offered} mana", click=("{card}", "discard-{owner}"),
    own=True,
)  # fmt: skip
PLACE = verb(
    "place", CardId, OutpostId, Facing, label="On Outpost {outpost}, {facing}",
    click=("outpost-{owner}-{outpost}", "{facing}"), own=True,
)  # fmt: skip
DISCARD = verb("discard", CardId, label="{card} ({where})", own=True)

# Targets of effects
TARGET = verb("target", CardId, label="{card} ({where})")
OUTPOST = verb(
    "outpost", Seat, OutpostId, label="Outpost {outpost} of the {seat} ({counters} counters)",
    click=("outpost-{number}-{outpost}",),
)  # fmt: skip
SEAT = verb("seat", Seat, label="{seat}")
ZONE = verb("zone", Seat, ZoneId, label="The {zone} zone of the {seat}")
MEND = verb("mend", OutpostId, int, label="{n} off Outpost {outpost}")
FIRST = verb("first", CardId, label="{card} first")

# Orders to creatures
GUARD = verb(
    "guard", CardId, OutpostId, label="{placed}: guard Outpost {outpost}",
    click=("{card}", "outpost-{owner}-{outpost}"), own=True,
)  # fmt: skip
RESERVE = verb("reserve", CardId, label="{placed}: to reserve", click=("{card}", "reserve-{owner}"), own=True)
JOIN = verb(
    "join", CardId, GroupId, label="{placed}: attack in {company}", click=("{card}", "group-{owner}-{group_or_new}"),
    own=True,
)  # fmt: skip
STAY = verb("stay", CardId, label="{card}: stay in offense", click=("button-stay-{number}",), own=True)

# Attack
ASSAULT = verb("assault", GroupId, click=("group-{active}-{group}",))
KILL = verb("kill", CardId, label="Destroy {card} ({where}, {health} damage)")
WOUND = verb("wound", CardId, int, label="{n} damage on {card}")
HIT = verb("hit", int)

# After the game
SPOIL = verb(
    "spoil", Seat, Face, label="{face} (cost {face_cost}) of the {seat}", click=("button-spoil-{number}-{key}",)
)
