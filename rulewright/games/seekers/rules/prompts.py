"""Every question of Seekers: its key, its words, and the clause that gives the choice; and the plainest answers."""

from functools import cache

from rulewright.games.seekers.rules import verbs
from rulewright.kernel.question import Prompt

# Set-up
ARMORY = Prompt("armory", "Choose your Seeker and Armory", "SK-071")  # SK-D01
FIRST = Prompt("first", "Your dice were higher: who acts first?", "SK-076")  # SK-D02
ORDER = Prompt("order", "Who of your team places first?", "SK-083")  # SK-D03
START = Prompt("start", "Choose your start hex", "SK-077")  # SK-D04, SK-D05
SIDE_IN = Prompt("side_in", "Bring in a card from your Sideboard, or go on", "SK-079")  # SK-D06
SIDE_OUT = Prompt("side_out", "Which card goes to the Sideboard for it?", "SK-079")
MULLIGAN = Prompt("mulligan", "Choose cards to send back, or keep the rest", "SK-081")  # SK-D07
# Priority
PRIORITY = Prompt("priority", "You have priority: act or pass", "SK-149", window=True)  # SK-D08
MAIN = Prompt("main", "Move, play cards, use your Weapon, or end", "SK-104", window=True)  # SK-D08
MOVE = Prompt("move", "Choose where to move", "SK-109")  # SK-D09
STEP = Prompt("step", "Choose the next hex of your path, or stop", "SK-109")
# Playing
AMPLIFY = Prompt("amplify", "Amplify it?", "SK-211")  # SK-D10
DIRECTION = Prompt("direction", "Choose a Direction", "SK-134")  # SK-D11
TARGET = Prompt("target", "Choose a target", "SK-131")  # SK-D12
PAY = Prompt("pay", "Choose a card to discard as a cost", "SK-274")  # SK-D13
# Resolution
TRIGGERS = Prompt("triggers", "Which of your effects goes onto the Stack first, to happen last?", "SK-166")  # SK-D14
TRIGGER_TARGET = Prompt("trigger_target", "Choose its target", "SK-R105")  # SK-D15
TRIGGER_DIRECTION = Prompt("trigger_direction", "Choose its Direction", "SK-R105")
MAY = Prompt("may", "Use this effect?", "SK-R106")  # SK-D16
FREE_SPELL = Prompt("free_spell", "Play one of these from your Discard for free?", "SK-275")  # SK-D16
NEW_TARGET = Prompt("new_target", "Choose a new target", "SK-216")  # SK-D17
TRAVEL = Prompt("travel", "Move there, or stay", "SK-139")  # SK-D18
PUSH = Prompt("push", "Both ways lead away: choose the Direction of the Push", "SK-228")  # SK-D19
KEEP_CHANNELING = Prompt("keep_channeling", "Go on channeling?", "SK-194")  # SK-D20
HASTEN = Prompt("hasten", "Choose what to Hasten, or stop", "SK-220")  # SK-D21
SCRY = Prompt("scry", "Put each card on the top or the bottom of your deck", "SK-222")  # SK-D22
DISCARD = Prompt("discard", "Choose a card to discard", "SK-027")  # SK-D24
REGAIN = Prompt("regain", "Choose a card to take back, or stop", "SK-028")  # SK-D24
CLEANSE = Prompt("cleanse", "Choose an Ailment to remove", "SK-232")
EXILE = Prompt("exile", "Too many cards: choose one to exile", "SK-173")  # SK-D26
STASH = Prompt("stash", "Put a card face down into your effect Zone?", "SK-273")  # SK-D27
UNFADE = Prompt("unfade", "Your hex is taken: choose the nearest free one", "SK-R57")  # SK-D28
SUMMON = Prompt("summon", "Choose a hex for the token unit", "SK-R59")  # SK-D30
TAX = Prompt("tax", "Pay to keep your card from being Countered?", "SK-217")

# Answers without arguments, ready made
PASS, GO_ON, STOP, YES, NO = verbs.PASS(), verbs.GO_ON(), verbs.STOP(), verbs.YES(), verbs.NO()
WALK, CHANNEL, MOVING, POWER = verbs.WALK(), verbs.CHANNEL(), verbs.MOVE(), verbs.POWER()
HASTEN_FADE = verbs.HASTEN_FADE()


@cache
def of(source: str, prompt: Prompt) -> Prompt:
    """The question as a card's text, a power or an Ailment puts it: 'Hot Streak: play one of these ...?'."""
    return prompt._replace(words=f"{source}: {prompt.words[:1].lower()}{prompt.words[1:]}")
