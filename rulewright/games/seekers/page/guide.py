"""The first-game help, and what a player may bring."""

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.kernel.page.scene import EntryField, GuideStep

ARMORY_CHOICES = (("", "Choose at the table"), *((key, each.name) for key, each in ARMORIES.items()))
ENTRY_FIELDS = (EntryField("armory", "Armory", ARMORY_CHOICES),)
GUIDE = (
    GuideStep("rivals", "Your rival", "Up here is the other Seeker. Bring it to 0 HP and you win.", "SK-284"),
    GuideStep("board", "The Battlemap",
              "Walls block the way and the sight. Look at your Seeker to see how far it reaches.", "SK-144"),
    GuideStep("mine", "Your resources",
              "AP pay for cards and stay from turn to turn, up to ten. MP pay for hexes and do not stay.", "SK-090"),
    GuideStep("holding", "Your hand",
              "Instants can be played in response, Actions only in your own main phase.", "SK-063"),
    GuideStep("asking", "Priority",
              "You may act until you pass. When all pass, the top of the Stack resolves, or the phase ends.",
              "SK-154", "main"),
)  # fmt: skip
