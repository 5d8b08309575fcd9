"""How cards are written down: short strings for the sections, so that a deck reads like the reference's table."""

from rulewright.games.elysia.cards.atoms import Atom
from rulewright.games.elysia.cards.card import Card, Home, Origin

_EXPLORE = {"W": "walk", "C": "coin", "D": "draw"}


def key_of(name: str) -> str:
    return name.lower().replace("'", "").replace("’", "").replace(" ", "-")


def _numbers(section: str, text: str) -> dict[str, int]:
    """'W2 D1' for Exploration; '3 D1 X1' for Attack and Defense: value, Draw, Extra Play."""
    found: dict[str, int] = {}
    for word in text.split():
        if section == "explore":
            found[_EXPLORE[word[0]]] = int(word[1:])
        elif word[0] in "DX":
            found[f"{section}_{'draw' if word[0] == 'D' else 'extra'}"] = int(word[1:])
        else:
            found[section] = int(word)
    return found


def item(
    name: str,
    home: Home,
    explore: str,
    attack: str,
    defense: str,
    cost: int = 0,
    cheaper: int = -1,
    explores: tuple[Atom, ...] = (),
    attacks: tuple[Atom, ...] = (),
    defends: tuple[Atom, ...] = (),
    leave_out: bool = False,
    origin: Origin = "completed",
) -> Card:
    """An Item Card (RE-010)."""
    values = _numbers("explore", explore) | _numbers("attack", attack) | _numbers("defense", defense)
    return Card(key_of(name), name, "item", home, cost=cost, cheaper=cheaper, explore=explores, attack_text=attacks,
                defense_text=defends, leave_out=leave_out, origin=origin, **values)  # type: ignore[arg-type]  # fmt: skip
