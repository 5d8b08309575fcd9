"""`rulewright new-game NAME`: writes the folder of a small game that plays at once, to be grown from there."""

import keyword
import re
from pathlib import Path
from string import Template

from rulewright.kernel.errors import ImpossibleSetup

TEMPLATE = Path(__file__).parent / "template"
NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")


def write_game(name: str, into: Path) -> list[Path]:
    """Write the game into a new folder of its name; returns the files, and touches nothing that is there already."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ImpossibleSetup(
            f"'{name}' can't be the name of a game: it is a Python package's, such as 'harbor' or 'three_towers' "
            "(small letters, digits and _, at least two, the first a letter)"
        )
    folder = into / name
    if folder.exists():
        raise ImpossibleSetup(f"{folder} is there already: choose another name, or another place with --into")
    values = {"name": name, "title": name.replace("_", " ").title(), "prefix": name[:2].upper()}
    written = []
    for source in sorted(TEMPLATE.rglob("*.txt")):
        place = str(source.relative_to(TEMPLATE)).removesuffix(".txt")
        path = folder / place.replace("package", name, 1).replace("dot_", ".", 1)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(Template(source.read_text(encoding="utf-8")).substitute(values), encoding="utf-8")
        written.append(path)
    return written
