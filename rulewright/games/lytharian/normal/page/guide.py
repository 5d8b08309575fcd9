"""The first-game help."""

from rulewright.kernel.page.scene import GuideStep

GUIDE = (
    GuideStep(
        ref="board",
        title="The board",
        words="Every card is a chess piece; its figure says which. Card faces are decoration.",
        clause="LC-345",
    ),
    GuideStep(
        ref="asking",
        title="Your move",
        words="Click a piece, then a lit square. Take by moving onto an enemy piece.",
        clause="LC-347",
        when="move",
    ),
    GuideStep(
        ref="rivals",
        title="Your opponent",
        words="Give mate to the other King, or agree on a draw.",
        clause="LC-R261",
    ),
)
