"""Every question of Elysia: its key, its words, and the clause that gives the choice."""

from rulewright.kernel.question import Prompt

# Setup
CHARACTER = Prompt("character", "Choose your Character", "RE-074")  # RE-D2
OPENING = Prompt("opening", "Before the first turn: buy cards for your deck", "RE-101")  # RE-D3
# Parts 2 and 3
PLAY = Prompt("play", "Play cards, then start walking", "RE-113")  # RE-D4, RE-D5, RE-D26
CURE = Prompt("cure", "Return a −1 Card Token?", "RE-051")  # RE-D6
COIN_OR_CURE = Prompt("coin_or_cure", "Take Coin or return a −1 Card Token", "RE-030")  # RE-D6
SCOUT = Prompt("scout", "Leave this piece on top of the Map Deck, or put it on the bottom", "RE-R36")  # RE-D6
OVERLAY = Prompt("overlay", "Place one of the remaining Overlays?", "RE-131")  # RE-D7
OVERLAY_AT = Prompt("overlay_at", "Choose a tile for the Overlay", "RE-R33")  # RE-D7
MOVE = Prompt("move", "Take a step, or stop", "RE-123")  # RE-D8, RE-D9, RE-D10
# Events
MERCHANT = Prompt("merchant", "A merchant: buy one card here, or not", "RE-136")  # RE-D11
WHISPER = Prompt("whisper", "Gain Darkness to draw cards?", "RE-136")  # RE-D11
OMEN = Prompt("omen", "Choose the Ruins for the omen", "RE-136")  # RE-D11
QUIET = Prompt("quiet", "Return all your −1 Card Tokens, or gain Wild", "RE-136")  # RE-D11
BANDITS = Prompt("bandits", "Bandits: choose a card to discard", "RE-136")  # RE-D11
# Combat
TARGET = Prompt("target", "Whom do you fight? Choose a target, or keep the peace", "RE-151")  # RE-D12
MORE_TARGETS = Prompt("more_targets", "Another target, or begin", "RE-151")  # RE-D12
JOIN = Prompt("join", "A fight: stay out or join a side", "RE-176", window=True)  # RE-D13
PAY = Prompt("pay", "Choose what to play for the Walk to get there", "RE-176")  # RE-D13
END_COMBAT = Prompt("end_combat", "Fight on or end the combat?", "RE-179")  # RE-D14
ATTACK = Prompt("attack", "Your Attack: play a card, spend Wild, or pass", "RE-181")  # RE-D15, RE-D16
DISCARD_FOR = Prompt("discard_for", "Discard cards for more, or stop", "RE-186")  # RE-D17
DEFENSE = Prompt("defense", "Your Defense: play a card, spend Wild, or pass", "RE-182")  # RE-D18
DAMAGE = Prompt("damage", "Choose a card to discard", "RE-193")  # RE-D19
PRIZE = Prompt(
    "prize", "The Villain is beaten: gain the next Item Card, whatever it is? It joins your deck", "RE-226"
)  # RE-D20
# Part 5 and trading
BUY = Prompt("buy", "Buy cards, or finish", "RE-158")  # RE-D21, RE-D22
TRADE_WINDOW = Prompt("trade_window", "Trade before the check, or go on", "RE-243")  # RE-D23
GIVE = Prompt("give", "What do you offer?", "RE-244")  # RE-D23
WANT = Prompt("want", "What do you ask for?", "RE-244")  # RE-D23
ACCEPT = Prompt("accept", "A trade is offered to you: accept or refuse", "RE-243")  # RE-D24
TRADE_PAY = Prompt("trade_pay", "Choose a card to give in return", "RE-244")  # RE-D24
CONFIRM = Prompt("confirm", "These cards are given in return: agree?", "RE-243")  # RE-D23
# Part 6
DISCARD = Prompt("discard", "Discard cards from hand, or draw", "RE-170")  # RE-D25
