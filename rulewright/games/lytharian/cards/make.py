"""Short ways to write cards down."""

from rulewright.games.lytharian.cards.abilities import ABILITIES, Has
from rulewright.games.lytharian.cards.atoms import Atom
from rulewright.games.lytharian.cards.card import (
    ROLE_LETTERS,
    X_COST,
    Aim,
    Alignment,
    Card,
    Element,
    Origin,
    Second,
    Type,
)

TROOP, FRIEND, ENEMY, NOBODY, PLAYER = Aim("troop"), Aim("friend"), Aim("enemy"), Aim(), Aim("player")
SPELL, PERMANENT, GEAR, GEARED, CURSE = Aim("spell"), Aim("permanent"), Aim("gear"), Aim("geared"), Aim("curse")
X = X_COST
_BY_NAME = {entry.name.lower(): entry.key for entry in ABILITIES.values() if not entry.named}
_NAMED = {" ".join(entry.name.replace("Y ", "").lower().split()): entry.key for entry in ABILITIES.values()
          if entry.named}  # fmt: skip
_QUALITY = {"C": 1, "U": 2, "R": 3, "E": 4, "L": 5}


def key_of(name: str) -> str:
    return name.lower().replace("'", "").replace(",", "").replace(" ", "-")


def abilities(text: str) -> tuple[Has, ...]:
    """'Charge 2, Orc Slayer, Effect: Surictavi Healer 1' as data."""
    return tuple(_ability(part.strip()) for part in text.split(",")) if text else ()


def _ability(text: str) -> Has:
    words = text.split()
    x = int(words.pop()) if words[-1].isdecimal() else 1
    name = " ".join(words).lower()
    if name in _BY_NAME:
        return Has(_BY_NAME[name], x)
    if name.startswith("effect: "):
        y = name.split()[1]
        return Has(_NAMED[name.replace(f"{y} ", "")], x, y)
    y, _, kind = name.partition(" ")
    return Has(_NAMED[kind], x, y)


class Faction:
    """The troops of one faction as they are written down."""

    def __init__(self, name: str, alignment: Alignment, race: str) -> None:
        self.name, self.alignment, self.race = name, alignment, race
        self.cards: list[Card] = []

    def troop(self, role: str, name: str, stats: str, job: str, powers: str, *, unique: bool = False,
              origin: Origin = "house", race: str = "", alignment: Alignment = "",
              flavor: str = "") -> None:  # fmt: skip
        """`stats` is 'Att/Def', `powers` the abilities as printed."""
        att, defense = map(int, stats.split("/"))
        self.cards.append(Card(
            key_of(name), name, "troop", ROLE_LETTERS.index(role), att, defense, race or self.race, job,
            alignment or self.alignment, unique, abilities(powers), self.name, origin=origin, flavor=flavor,
        ))  # fmt: skip


class School:
    """The spells of one element."""

    def __init__(self, element: Element) -> None:
        self.element: Element = element
        self.cards: list[Card] = []

    def add(self, type: Type, name: str, cost: int, quality: str, purpose: str, aim: Aim, *effects: Atom, att: int = 0,
            defense: int = 0, powers: str = "", unique: bool = False, first: bool = False, second: Second = "",
            origin: Origin = "house", flavor: str = "") -> None:  # fmt: skip
        """One spell; auras and curses by their mods and granted abilities, the rest by atoms."""
        if second:
            aim = Aim(aim.kind, second)
        self.cards.append(Card(
            key_of(name), name, "spell", att=att, defense=defense, unique=unique, abilities=abilities(powers),
            type=type, element=self.element, cost=cost, quality=_QUALITY[quality], purpose=purpose, aim=aim,
            effects=effects, first=first, origin=origin, flavor=flavor,
        ))  # fmt: skip
