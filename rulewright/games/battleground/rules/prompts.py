"""Every question of Battleground: its key, its words, and the clause that gives the choice."""

from rulewright.kernel.question import Prompt

CLASS = Prompt("class", "Choose your class", "BG-039")  # BG-D2
RESPOND = Prompt("respond", "Cast a fully charged spell, or pass", "BG-104", window=True)  # BG-D3, BG-D4, BG-D14
UNPREPARED = RESPOND._replace(window=False)  # everybody sees that there is nothing to cast (BG-R53)
CLAUSE = Prompt("clause", "Which enchantment is resolved next?", "BG-063")  # BG-D5
MAIN = Prompt("main", "Your move: act, or end the phase", "BG-069")  # BG-D7
TARGET = Prompt("target", "Choose a target", "BG-244")  # BG-D6, BG-D8
MORE_TARGETS = Prompt("more_targets", "Choose another target, or stop", "BG-R26")  # BG-D8
CROSSING = Prompt("crossing", "Choose an intersection", "BG-R31")  # BG-D8
ROW = Prompt("row", "Choose a row", "BG-R31")  # BG-D8
LANE = Prompt("lane", "Choose a lane", "BG-R31")  # BG-D8
FIELD = Prompt("field", "Choose an empty field for the unit", "BG-172")  # BG-D8, BG-D11
SLOT = Prompt("slot", "Choose a slot; a spell that lies there returns to your hand", "BG-090")  # BG-D9
CHARGE_SLOT = Prompt("charge_slot", "Which prepared spell gets the charge?", "BG-102")  # BG-D6
SUMMON = Prompt("summon", "Which unit card do you summon?", "BG-243")  # BG-D6
WAVE = Prompt("wave", "What does this unit do?", "BG-116")  # BG-D15
SECOND = Prompt("second", "It has advanced: attack or defend?", "BG-118")  # BG-D16
HASTE = Prompt("haste", "One more action by Haste: advance or attack?", "BG-212")  # BG-D18
PREY = Prompt("prey", "Choose whom it attacks among the nearest", "BG-121")
HOLD = Prompt("hold", "Move it, or hold it back?", "BG-151")
