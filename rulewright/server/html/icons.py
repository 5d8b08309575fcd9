"""Icons by name, drawn in place: our own signs, and the outlines of the package fontawesomefree (CC BY 4.0).

In place, because a reference into a sprite costs the browser a hidden copy of the symbol wherever one stands.
"""

import re
from functools import cache
from pathlib import Path

from rulewright.art.signs import SIGNS

SEAT_SIGNS = ("diamond", "circle", "square", "star", "moon", "heart", "sun", "leaf")
"""The sign of each seat, which says what its colour says."""

OWN_BOX = "0 0 24 24"
SVG = re.compile(r'viewBox="([^"]+)">.*?(<path.*)</svg>', re.S)


@cache
def outline(name: str) -> tuple[str, str]:
    """The viewBox and the path of an icon."""
    import fontawesomefree  # type: ignore[import-untyped]

    folder = Path(str(fontawesomefree.__file__)).parent / "static" / "fontawesomefree" / "svgs" / "solid"
    path = folder / f"{name}.svg"
    if not path.is_file() and name in SIGNS:
        return OWN_BOX, SIGNS[name]
    found = SVG.search(path.read_text(encoding="utf-8")) if path.is_file() else None
    if not found:
        raise ValueError(
            f"there is no icon '{name}': the names are those of the solid icons of fontawesomefree and of our signs"
        )
    return found[1], found[2]
