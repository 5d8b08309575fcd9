"""Weapons and armor: plain ones of each size, and some with an ability, cheaper for a race, a class or an alignment."""

from rulewright.games.lytharian.cards.card import Card, Kind, Origin
from rulewright.games.lytharian.cards.make import abilities, key_of


def _piece(kind: Kind, name: str, bonus: int, cost: int, reforge: int, powers: str = "", cheaper: str = "",
           origin: Origin = "house") -> Card:  # fmt: skip
    att, defense = (bonus, 0) if kind == "weapon" else (0, bonus)
    return Card(key_of(name), name, kind, att=att, defense=defense, cost=cost, reforge=reforge,
                abilities=abilities(powers), cheaper=cheaper, origin=origin)  # fmt: skip


EQUIPMENT = (
    _piece("weapon", "Dagger", 1, 1, 1, origin="completed"),
    _piece("weapon", "Axe", 2, 2, 1, origin="completed"),
    _piece("weapon", "Mace", 3, 3, 1, origin="completed"),
    _piece("weapon", "Longsword", 4, 4, 2, origin="completed"),
    _piece("weapon", "Greatsword", 5, 5, 2),
    _piece("weapon", "Knight's Lance", 2, 3, 1, "Charge 1", "human"),
    _piece("weapon", "Breaker Hammer", 2, 4, 2, "Crusher", "dwarf"),
    _piece("weapon", "Venom Blade", 1, 4, 2, "Venom", "goblin"),
    _piece("armor", "Padded Armor", 1, 1, 1),
    _piece("armor", "Hide Armor", 2, 2, 1, origin="completed"),
    _piece("armor", "Chain Mail", 3, 3, 1, origin="completed"),
    _piece("armor", "Plate Mail", 4, 4, 2, origin="completed"),
    _piece("armor", "Full Plate", 5, 5, 2),
    _piece("armor", "Starweave Robe", 1, 2, 1, "Spell Resist 1", "elf"),
    _piece("armor", "Tower Shield", 2, 3, 1, "Brace 1", "surictavi"),
    _piece("armor", "Warhide Mail", 2, 4, 2, "Physical Resist 1", "orc"),
    _piece("armor", "Mage's Mantle", 1, 2, 1, "Spell Resist 1", "mage"),
    _piece("weapon", "Blackened Blade", 2, 3, 1, "Intimidate 1", "evil"),
)
