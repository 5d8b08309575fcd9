"""The help of a first game, step by step."""

from rulewright.kernel.page.scene import GuideStep

GUIDE = (
    GuideStep(
        "rivals", "Your rival", "Up here is your rival's side. Destroy all their Outposts and you win: "
        "each says how much damage it can take.", "OP-168",
    ),
    GuideStep(
        "mine", "Your side", "Here are your Outposts. They are your life, and each gives mana every turn.", "OP-088"
    ),
    GuideStep(
        "asking", "The question", "The table asks here what you want. Press a button, or click something lit in green.",
        "OP-066",
    ),
    GuideStep(
        "factions", "Choose a faction", "Each fights in its own way. Point at a card to read it large.", "OP-042",
        "faction",
    ),
    GuideStep(
        "packet", "The draft", "Keep mercenaries of this packet; the rest goes to your neighbour, and you get another.",
        "OP-053", "draft",
    ),
    GuideStep(
        "holding", "Play cards", "Creatures enter your reserve. What you can pay for is lit. "
        "Any card can also be burned for mana.", "OP-090", "play",
    ),
    GuideStep(
        "mine", "Prepare for war", "Send creatures from the reserve to guard an Outpost, or into an attacking group. "
        "Click the creature, then the place.", "OP-123", "prepare",
    ),
    GuideStep(
        "rivals", "Attack", "Each group attacks one Outpost. Attack minus Defense is the damage you may deal.",
        "OP-151", "attack",
    ),
)  # fmt: skip
