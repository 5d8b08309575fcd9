"""The first-game help."""

from rulewright.kernel.page.scene import GuideStep

GUIDE = (
    GuideStep("board", "The board", "Troops move like the chess piece they show. Who they are is hidden until they "
              "fight or are revealed: point at your own to see their cards. Kill the enemy King to win.", "LC-325"),
    GuideStep("mine", "Mana and obelisk", "Each turn your obelisk adds its value to your mana. A full counter can be "
              "spent to charge the obelisk.", "LC-082"),
    GuideStep("asking", "Your turn", "Move one troop, and attack once with a neighbour of an enemy, in either order. "
              "Click the troop, then a lit square or foe.", "LC-099", "main"),
    GuideStep("holding", "Your hand", "Cast spells for mana in your Main Phase, Fast Casts at any time; attach weapons "
              "and armor to your troops.", "LC-096", "main"),
    GuideStep("queue", "Combat", "Both strike at once, Att against Def. Here stands each number line by line; point at "
              "one to see its clause.", "LC-129", "fight"),
)  # fmt: skip
