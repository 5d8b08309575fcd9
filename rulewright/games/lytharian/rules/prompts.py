"""Every question of Lytharian Chess: its key, its words, and the clause that gives the choice."""

from rulewright.kernel.question import Prompt

# Set-up
ARMY = Prompt("army", "Choose your army and deck", "LC-034")  # LC-D02, LC-D03
ARRANGE = Prompt("arrange", "Place your troops: two of the same kind change places", "LC-057")  # LC-D04
# Windows: whether a player could do anything but pass is nobody's business (LC-R52)
WINDOW = Prompt("window", "Cast a Fast Cast spell or pass", "LC-R50", window=True)  # LC-D34, LC-D35
RESPOND = Prompt("respond", "Respond with a Fast Cast spell or pass", "LC-154", window=True)  # LC-D33
FIGHT = Prompt("fight", "Combat: cast a Fast Cast spell or pass", "LC-144", window=True)  # LC-D37, LC-D44
ALARM = Prompt("alarm", "An attack is declared: reveal troops, or pass", "LC-065", window=True)  # LC-D06
CUT = Prompt("cut", "Your opponent has shuffled: cut the deck, or leave it", "LC-008", window=True)  # LC-D05
# Casting
TARGET = Prompt("target", "Choose a target", "LC-160")  # LC-D10, LC-D20, LC-D26
SECOND = Prompt("second", "Choose the second target", "LC-201")  # LC-D30, LC-D31
AMOUNT = Prompt("amount", "How much mana?", "LC-199")  # LC-D20
HARNESS = Prompt("harness", "Pay with a spell?", "LC-205")  # LC-D22
ELEMENT = Prompt("element", "Fire or Death damage?", "LC-324")  # LC-D26
DIRECTION = Prompt("direction", "In which direction?", "LC-297")  # LC-D11
# Resolving
STEP = Prompt("step", "Where does it move?", "LC-R97")
REPLACE = Prompt("replace", "Which enchant makes room?", "LC-192")  # LC-D28
SEARCH = Prompt("search", "Choose a card from your deck, or none", "LC-R193")  # LC-D15, LC-D29
HOST = Prompt("host", "Which troop gets the curse?", "LC-R187")  # LC-D32
DISCARD = Prompt("discard", "Choose a card to discard", "LC-298")  # LC-D15
SHARE = Prompt("share", "Heal 1 damage of whom, or stop?", "LC-305")  # LC-D12
REVIVE = Prompt("revive", "Which troop returns?", "LC-R106")  # LC-D48
REVIVE_AT = Prompt("revive_at", "Where does it return?", "LC-R106")  # LC-D48
# The turn
EFFECTS = Prompt("effects", "Use an effect, or close the Effects Phase", "LC-078")  # LC-D09, LC-D13, LC-D14, LC-D16
DRAW = Prompt("draw", "Your hand is full: discard, cast, or skip the draw", "LC-093")  # LC-D17
DOWN = Prompt("down", "Discard down: which card?", "LC-093")  # LC-D18
# LC-D19, LC-D23, LC-D25
MAIN = Prompt("main", "Move, attack, cast, equip; end your turn when you have moved", "LC-096")
SACRIFICE = Prompt("sacrifice", "Whom do you sacrifice?", "LC-308")  # LC-D14
BEAR = Prompt("bear", "Who gets it?", "LC-211")  # LC-D27
REFORGE = Prompt("reforge", "Reforge equipment toward its cost, or pay", "LC-220")  # LC-D27
PROMOTE = Prompt("promote", "Your Pawn has arrived: whose copy does it become?", "LC-121")  # LC-D24
SCOUT = Prompt("scout", "Does your Scout speak?", "LC-R35")
# Combat
DISABLE = Prompt("disable", "Crushing Hammer: which ability is disabled?", "LC-261")  # LC-D36
CHOICE = Prompt("choice", "Choose for your troop", "LC-142")  # LC-D36
PANTHER = Prompt("panther", "Panther: stay, or move one square", "LC-265")  # LC-D38
ORDER = Prompt("order", "Which of your triggers comes first?", "LC-R140")  # LC-D39
# Battle Duels
FIRST = Prompt("first", "Who attacks first?", "LC-352")  # LC-D41
TROOP = Prompt("troop", "Choose your troop for this round", "LC-361")  # LC-D42
PRECOMBAT = Prompt("precombat", "Before the fight: cast, equip, use abilities, or pass", "LC-362")  # LC-D43
