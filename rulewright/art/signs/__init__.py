"""Own symbols, drawn on a grid of 24 by 24: filled, legible at 12 pixels, no emblem of any faith."""

from rulewright.art.signs.controls import CONTROLS
from rulewright.art.signs.elements import ELEMENTS
from rulewright.art.signs.pieces import PIECES
from rulewright.art.signs.values import VALUES

SIGNS: dict[str, str] = {**VALUES, **ELEMENTS, **PIECES, **CONTROLS}


def sign(name: str, size: int = 16) -> str:
    """A symbol as SVG text in the colour of the words around it; it says nothing to a screen reader."""
    return (
        f'<svg class="sign" viewBox="0 0 24 24" width="{size}" height="{size}" fill="currentColor" aria-hidden="true">'
        f"{SIGNS[name]}</svg>"
    )
