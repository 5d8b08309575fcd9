"""Every question of Outposts: its key, its words, and the clause that gives the choice."""

from rulewright.kernel.question import Prompt

# Set-up
FACTION = Prompt("faction", "Choose your faction", "OP-042")  # OP-P01
SHARDS = Prompt("shards", "How many random Shard cards go into your deck?", "OP-049")  # OP-P02
SWAP_IN = Prompt("swap_in", "Change your deck, or keep it as it is", "OP-044")  # OP-P03
SWAP_OUT = Prompt("swap_out", "Which card leaves your deck?", "OP-044")  # OP-P03
DRAFT = Prompt("draft", "Keep some of these Silver cards; the rest is passed on", "OP-053")  # OP-P04
MULLIGAN = Prompt("mulligan", "Keep this hand?", "OP-064")
# Draw Cards
TAKE_DRAW = Prompt("take_draw", "Draw cards now, or draw none this turn?", "OP-067")  # OP-P05
BEFORE_DRAW = Prompt("before_draw", TAKE_DRAW.words, "OP-067", window=True)  # OP-P05: for who wishes to be asked
SPLIT = Prompt("split", "How much of the reshuffle damage goes on this Outpost?", "OP-076")  # OP-P06
REASSIGN = Prompt("reassign", "The Outpost has fallen: where does this survivor go?", "OP-030")  # OP-P07, OP-P22
# Play Cards
TAKE_PLAY = Prompt("take_play", "Play cards now, or none this turn?", "OP-067")
PLAY = Prompt("play", "Play cards, burn for mana, buy a Mana Crystal, or go on", "OP-098")  # OP-P08
PLACE = Prompt("place", "Where does the upgrade go, open or face-down?", "OP-102")  # OP-P10
# Effects (OP-P09, OP-P11, OP-P12, OP-P20)
BOLT = Prompt("bolt", "Choose a creature to Bolt", "OP-K01")
STRIKE = Prompt("strike", "Choose an Outpost to Strike", "OP-K02")
BACKLASH = Prompt("backlash", "Choose one of your Outposts to take the Backlash", "OP-K03")
REPAIR = Prompt("repair", "Choose one of your Outposts to Repair", "OP-K04")
REPAIR_SPLIT = Prompt("repair_split", "How many counters come off this Outpost?", "OP-K04")
EXPEL = Prompt("expel", "Choose a defender to Expel", "OP-K05")
EXPEL_POST = Prompt("expel_post", "Choose an Outpost whose defenders are all Expelled", "OP-K05")
BOLT_POST = Prompt("bolt_post", "Choose an Outpost whose defenders are all Bolted", "OP-K01")
BOLT_OFFENSE = Prompt("bolt_offense", "Choose an opponent whose offense zone is Bolted", "OP-K01")
RETURN = Prompt("return", "Choose a creature to Return", "OP-K06")
DISMANTLE = Prompt("dismantle", "Choose an upgrade to Dismantle", "OP-K07")
ERODE = Prompt("erode", "Choose an opponent to Erode", "OP-K08")
PIN = Prompt("pin", "Choose a creature to Pin", "OP-K09")
SHIFT = Prompt("shift", "Choose one of your creatures to Shift, and where to", "OP-K10")
RECALL = Prompt("recall", "Bring creatures home to guard your Outposts, or stop", "OP-R138")
LOOK = Prompt("look", "Choose a face-down upgrade to look at", "OP-R68")
DISCARD = Prompt("discard", "Choose a card to discard", "OP-021")
ROB = Prompt("rob", "Choose an opponent, who discards a card at random", "OP-R63")
DESTROY = Prompt("destroy", "Choose a creature to destroy", "OP-R65")
VICTIM = Prompt("victim", "Choose an opponent, who destroys a creature", "OP-R63")
GIVE_UP = Prompt("give_up", "Choose one of your creatures to be destroyed", "OP-071")
RAISE = Prompt("raise", "Choose a creature card from your discard pile", "OP-R63")
SEEK = Prompt("seek", "Put one of these cards into your hand", "OP-R63")
BOTTOM = Prompt("bottom", "Which card goes to the bottom next?", "OP-R63")
ZONE = Prompt("zone", "Choose a zone of one player", "OP-K01")
TURN_AWAY = Prompt("turn_away", "Choose an attacker to turn away", "OP-K24")
TRIGGERS = Prompt("triggers", "Which of your effects happens first?", "OP-R124")  # OP-P25
# Prepare for War
PREPARE = Prompt("prepare", "Move your creatures and form attacking groups, or go on", "OP-123")  # OP-P13..15
# Attack
ATTACK = Prompt("attack", "Attack, or keep the peace this turn?", "OP-067")  # OP-P16
AIM = Prompt("aim", "Which Outpost does this group attack?", "OP-138")  # OP-P17
NEXT = Prompt("next", "Which assault comes next?", "OP-145")  # OP-P18
TRAPS = Prompt("traps", "Which Trap happens first?", "OP-R75")  # OP-P19
ASSIGN = Prompt("assign", "Distribute your remaining strength", "OP-153")  # OP-P21
COUNTER = Prompt("counter", "Distribute your Defender's Strength", "OP-161")  # OP-P23
CARRY = Prompt("carry", "Where does the excess damage go?", "OP-167")
WITHDRAW = Prompt("withdraw", "Withdraw to reserve?", "OP-K18")  # OP-P24
HAND_LIMIT = Prompt("hand_limit", "Discard down to the hand limit", "OP-R41")
# After the game
SPOILS = Prompt("spoils", "Take one card from an opponent's deck", "OP-179")  # OP-P27
