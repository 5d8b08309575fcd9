"""Short ways to write the card list down: one builder for each kind of card."""

from functools import partial
from typing import TypedDict, Unpack

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms.base import Atom, DamageType
from rulewright.games.seekers.cards.card import SHORT, Amplify, Card, Form, Kind, Origin, Rarity
from rulewright.games.seekers.cards.lasting import Linger, Mod, When, sorted_parts

Five = tuple[int, int, int, int, int]
RARITIES: dict[str, Rarity] = {"C": "common", "U": "uncommon", "R": "rare", "E": "epic", "L": "legendary"}


def key_of(name: str) -> str:
    return name.lower().replace("'", "").replace(",", "").replace(" ", "-")


def needs_of(text: str) -> Five:
    """A stat requirement written 'dex 4 spi 4'; '' for none."""
    words = text.split()
    found = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return five(*(found.pop(short.lower(), 0) for short in SHORT))


def five(strength: int, dexterity: int, intellect: int, spirit: int, constitution: int) -> Five:
    return strength, dexterity, intellect, spirit, constitution


class Marks(TypedDict, total=False):
    """What else may stand on a Tactic, by the names of Card's fields."""

    immediate: bool
    subtle: bool
    charges: int
    discard: int
    linger: Linger | None
    amplify: Amplify | None
    type: DamageType | None
    origin: Origin
    flavor: str
    edition: int


class Home:
    """The Tactics of one home as they are written down; `type` is the damage type they share."""

    def __init__(self, type: DamageType | None) -> None:
        self.type = type
        self.cards: list[Card] = []
        self.attack = partial(self._add, "attack")
        self.ability = partial(self._add, "ability")
        self.item = partial(self._add, "item")

    def _add(self, form: Form, name: str, cost: int, rarity: str, needs: str, aim: Aim, *effects: Atom,
             instant: bool = False, **marks: Unpack[Marks]) -> None:  # fmt: skip
        marks.setdefault("type", self.type)
        card = Card(key_of(name), name, "tactic", cost, form, speed="instant" if instant else "action",
                    rarity=RARITIES[rarity], needs=needs_of(needs), aim=aim, effects=effects, **marks)  # fmt: skip
        self.cards.append(card)


def action(name: str, cost: int, aim: Aim, *effects: Atom, immediate: bool = False) -> Card:
    """An activated effect of a Seeker, an Armor or a Trinket."""
    return Card(key_of(name), name, "trinket", cost, aim=aim, effects=effects, immediate=immediate)


def strike(name: str, cost: int, aim: Aim, *effects: Atom, type: DamageType = "physical",
           linger: Linger | None = None) -> Card:  # fmt: skip
    """A Weapon's basic action: an Attack (SK-055, SK-271)."""
    return Card(key_of(name), name, "weapon", cost, "attack", type, aim=aim, effects=effects, linger=linger)


def equipment(kind: Kind, name: str, needs: str, *parts: Mod | When, action: Card | None = None,
              origin: Origin = "house", flavor: str = "") -> Card:  # fmt: skip
    """Common if it is for everybody, rare if the rulebook names it or it was made for a named Seeker."""
    mods, whens = sorted_parts(parts)
    rarity: Rarity = "rare" if origin == "completed" else "uncommon" if needs else "common"
    return Card(key_of(name), name, kind, rarity=rarity, needs=needs_of(needs), mods=mods, whens=whens, action=action,
                origin=origin, flavor=flavor)  # fmt: skip


armor, trinket = partial(equipment, "armor"), partial(equipment, "trinket")


def weapon(name: str, needs: str, basic: Card, *, origin: Origin = "house", flavor: str = "") -> Card:
    return equipment("weapon", name, needs, action=basic, origin=origin, flavor=flavor)


def seeker(name: str, stats: str, *parts: Mod | When, action: Card | None = None, life: int = 100,
           origin: Origin = "house", flavor: str = "") -> Card:  # fmt: skip
    """An epic card; `stats` as Str/Dex/Int/Spi/Con; its action is once a turn. The key is the first name."""
    mods, whens = sorted_parts(parts)
    own = name.removeprefix("Ser ").split(",")[0].split(" ")[0].lower()
    return Card(own, name, "seeker", rarity="epic", stats=five(*map(int, stats.split("/"))), life=life, mods=mods,
                whens=whens, action=action, action_once=action is not None, origin=origin, flavor=flavor)  # fmt: skip


def token(name: str, life: int, *mods: Mod, flavor: str = "", edition: int = 1) -> Card:
    return Card(key_of(name), name, "token", life=life, mods=mods, flavor=flavor, edition=edition)
