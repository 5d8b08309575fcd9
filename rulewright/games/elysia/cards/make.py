"""How cards are written down: short strings for the sections, so that a deck reads like the reference's table."""

from rulewright.games.elysia.cards.atoms import NOT_A_TERRAIN, Atom, Terrain
from rulewright.games.elysia.cards.card import Card, Home, Origin


def key_of(name: str) -> str:
    return name.lower().replace("'", "").replace("’", "").replace(" ", "-")


def _numbers(section: str) -> dict[str, int]:
    """'3 D1 X1' as {"": 3, "D": 1, "X": 1}."""
    return {word[0] if word[0].isalpha() else "": int(word.lstrip("WCDX")) for word in section.split()}


def item(
    name: str,
    home: Home,
    explore: str,
    attack: str,
    defense: str,
    cost: int = 0,
    cheaper: Terrain = NOT_A_TERRAIN,
    explores: tuple[Atom, ...] = (),
    attacks: tuple[Atom, ...] = (),
    defends: tuple[Atom, ...] = (),
    leave_out: bool = False,
    origin: Origin = "completed",
) -> Card:
    """An Item Card (RE-010): Exploration as 'W2 C1 D1' (Walk, Coin, Draw); Attack and Defense as '3 D1 X1'.

    That is the value, Draw, Extra Play.
    """
    on_the_way, attacking, defending = _numbers(explore), _numbers(attack), _numbers(defense)
    return Card(
        key_of(name),
        name,
        "item",
        home,
        cost=cost,
        cheaper=cheaper,
        walk=on_the_way.get("W", 0),
        coin=on_the_way.get("C", 0),
        draw=on_the_way.get("D", 0),
        explore=explores,
        attack=attacking.get("", 0),
        attack_draw=attacking.get("D", 0),
        attack_extra=attacking.get("X", 0),
        attack_text=attacks,
        defense=defending.get("", 0),
        defense_draw=defending.get("D", 0),
        defense_extra=defending.get("X", 0),
        defense_text=defends,
        leave_out=leave_out,
        origin=origin,
    )
