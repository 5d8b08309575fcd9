"""The first-game help."""

from rulewright.kernel.page.scene import GuideStep

GUIDE = (
    GuideStep("rivals", "Your rival", "Up here is the other hero. Bring it to 0 life and you win.", "BG-044"),
    GuideStep(
        "board", "The lanes", "Your units march away from you, row by row. Point at one to see whom it would hit, "
        "and why so hard.", "BG-016",
    ),
    GuideStep(
        "mine", "Your orbs", "Orbs pay for everything. A spent orb lies on the wheel where its hand points, and is "
        "back when the hand comes round again.", "BG-056",
    ),
    GuideStep(
        "holding", "Your hand", "Cast a spell now, or prepare it face down and charge it over the turns: fully charged "
        "it may be cast in your rival's turn as well.", "BG-086", "main",
    ),
    GuideStep(
        "mine", "Powers", "Every third experience brings a power token. Open your board and place it on the next power "
        "of a path.", "BG-192", "main",
    ),
    GuideStep(
        "queue", "Before the battle", "Here stands what your units would do. Point at a line to see the sum: Attack, "
        "defense, flanks.", "BG-157", "main",
    ),
    GuideStep(
        "asking", "Attack, defend, advance", "Each unit acts in two waves: an attack or a defense, and an advance, in "
        "an order you choose.", "BG-116", "wave",
    ),
)  # fmt: skip
