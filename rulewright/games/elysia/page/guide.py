"""The first-game help."""

from rulewright.kernel.page.scene import GuideStep

GUIDE = (
    GuideStep("queue", "How to win", "Complete one of the Main Quests before the others do. The signs show how far "
              "everybody has come; point at a Quest to read it.", "RE-238"),
    GuideStep("board", "The map", "You walk from tile to tile. Step where nothing lies yet, and a new tile is placed. "
              "The numbers say how much Walk it takes to come and stay there; + is unknown, ! is too much to stay.",
              "RE-125"),
    GuideStep("holding", "Your hand", "Each card is worth Walk or Coin on the way (middle), Attack (left) or Defense "
              "(right) in a fight. Your hand is your health, too.", "RE-042", "play"),
    GuideStep("mine", "Your tokens", "A Wild is any one Resource in your turn. Keep some for a fight.", "RE-048"),
    GuideStep("market", "The market", "Here lie the cards to buy with Coin, in a Village other than the one where your "
              "turn began.", "RE-158"),
    GuideStep("asking", "Step by step", "Take one step after another, or stop. Where you stop, something may await "
              "you.", "RE-123", "move"),
    GuideStep("clash", "A fight", "All Attack is added up and shared among the Defenders. Each plays one card against "
              "it; what is left over costs cards. Without cards one is Exhausted.", "RE-190", "attack"),
)  # fmt: skip
