"""The Item Cards that are bought and found, and how any Item is written down, so that a deck reads like a table."""

from functools import partial

from rulewright.games.elysia.cards import atoms
from rulewright.games.elysia.cards.atoms import DESERT, FOREST, MOUNTAIN, NOT_A_TERRAIN, PLAINS, WATER, Atom, Terrain
from rulewright.games.elysia.cards.card import Card, Home, Origin


def key_of(name: str) -> str:
    """'Nike's Favour' as 'nikes-favour'."""
    return name.lower().replace("'", "").replace("’", "").replace(" ", "-")


def _numbers(section: str) -> dict[str, int]:
    """'3 D1 X1' as {"": 3, "D": 1, "X": 1}."""
    return {word[0] if word[0].isalpha() else "": int(word.lstrip("WCDX")) for word in section.split()}


def item(
    name: str,
    explore: str,
    attack: str,
    defense: str,
    cost: int = 0,
    cheaper: Terrain = NOT_A_TERRAIN,
    explores: tuple[Atom, ...] = (),
    attacks: tuple[Atom, ...] = (),
    defends: tuple[Atom, ...] = (),
    leave_out: bool = False,
    home: Home = "market",
    origin: Origin = "completed",
) -> Card:
    """An Item (RE-010): Exploration as 'W2 C1 D1' (Walk, Coin, Draw); Attack '3 D1 X1' (value, Draw, Extra Play)."""
    on_the_way, attacking, defending = _numbers(explore), _numbers(attack), _numbers(defense)
    return Card(
        key_of(name), name, "item", home, cost=cost, cheaper=cheaper,
        walk=on_the_way.get("W", 0), coin=on_the_way.get("C", 0), draw=on_the_way.get("D", 0), explore=explores,
        attack=attacking[""], attack_draw=attacking.get("D", 0), attack_extra=attacking.get("X", 0),
        attack_text=attacks,
        defense=defending[""], defense_draw=defending.get("D", 0), defense_extra=defending.get("X", 0),
        defense_text=defends,
        leave_out=leave_out, origin=origin,
    )  # fmt: skip


_found = partial(item, home="exploration")

# The General Market: nine cards sold in every Village (RE-038, RE-073)
MARKET = (
    item("Apple", "D1", "0", "1 D1", 2, FOREST, explores=(atoms.Cure(1),)),
    item("Small Belt Pouch", "C1 D1", "0", "1", 2, PLAINS),
    item("Adventurer", "W2 D1", "1", "1", 3, PLAINS),
    item("Coin Purse", "C3", "0", "0", 4, DESERT),
    item("Dodge", "W1", "0", "3 D1", 4, WATER),
    item("Bow and Arrow", "W1", "2 D1", "0", 4, FOREST),
    item("Weapons Training", "D1", "1 X1", "1 X1", 4, MOUNTAIN),
    item("Counterstrike", "C1", "3", "3", 5, DESERT, defends=(atoms.Riposte(2),)),
    item("Claymore", "", "5", "1", 6, MOUNTAIN),
)
# The Exploration Deck: seven Items that can't be bought in the General Market, and the Encounter Card (RE-036)
EXPLORATION = (
    _found("Holy Sword", "C1", "6", "3", 8, attacks=(atoms.AgainstDark(2),)),
    _found("Legendary Teleportation Relic", "", "0", "4 D1", 7, explores=(atoms.Teleport(),)),
    _found("Climbing Gear", "W2", "1", "2", 3, explores=(atoms.Ease(terrain=MOUNTAIN),)),
    _found("Raft", "W2", "1", "2", 3, explores=(atoms.Ease(terrain=WATER),)),
    _found("Scimitar", "C1", "4 D1", "2", 5),
    _found("Prepare for War", "D2", "2 X2", "2 D2", 6),
    _found("Treasure Chest", "C4", "0", "1", 5),
    Card("encounter", "Encounter", "encounter", "exploration", origin="rulebook"),
)
