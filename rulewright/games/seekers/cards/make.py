"""Short ways to write the card list down: aims, Ailments, Shields, and one builder for each kind of card."""

from functools import partial
from typing import TypedDict, Unpack

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms.base import Atom, DamageType
from rulewright.games.seekers.cards.card import SHORT, Amplify, Card, Form, Kind, Origin, Rarity, Speed
from rulewright.games.seekers.cards.lasting import Linger, Mod, When

Five = tuple[int, int, int, int, int]

RARITIES: dict[str, Rarity] = {"C": "common", "U": "uncommon", "R": "rare", "E": "epic", "L": "legendary"}

# -- aims

YOU, ENEMY, SEAT = Aim(), Aim("enemy"), Aim("seat")
ANY_SPELL, ANY_ATTACK, ENEMY_CARD = Aim("stack", only="spell"), Aim("stack", only="attack"), Aim("stack", only="enemy")
ENEMY_ZONE = Aim("zone", only="enemy")


def enemy(reach: int) -> Aim:
    return Aim("enemy", reach)


def ally(reach: int) -> Aim:
    return Aim("ally", reach)


def hex_within(reach: int) -> Aim:
    return Aim("hex", reach)


def free_hex(reach: int, only: str = "") -> Aim:
    """To go there yourself, or ("token") for a token unit, which Fear does not keep away."""
    return Aim("free_hex", reach, only=only)


def first(reach: int = 0) -> Aim:
    """The first enemy in a Direction."""
    return Aim("first", reach)


def line(reach: int = 0) -> Aim:
    """All enemies in a Direction."""
    return Aim("all", reach)


def burst(radius: int) -> Aim:
    """All enemies around you."""
    return Aim("burst", radius=radius)


def blast(reach: int, radius: int = 1) -> Aim:
    """All enemies around a hex."""
    return Aim("blast", reach, radius)


# -- Ailments, each with its Moments or X

bleed = partial(Ailing, "Bleed")
blind = partial(Ailing, "Blind")
burn = partial(Ailing, "Burn")
daze = partial(Ailing, "Daze")
fear = partial(Ailing, "Fear")
frozen = partial(Ailing, "Frozen")
root = partial(Ailing, "Root")
shocked = partial(Ailing, "Shocked")
slow = partial(Ailing, "Slow")
stun = partial(Ailing, "Stun")
poison = Ailing  # by its own name


# -- what waits or lasts in the effect Zone


def shield(n: int, moments: int = 0, *more: Mod) -> Linger:
    """A Shield that is the card itself (SK-207)."""
    return Linger(moments, (Mod("shield", n, "gain Shield {n}"), *more))


def lasting(moments: int, *parts: Mod | When) -> Linger:
    """In force for some Moments."""
    return Linger(moments, *_sorted(parts))


def waiting(*parts: Mod | When, on_victim: bool = False) -> Linger:
    """In force until it has been used once."""
    return Linger(0, *_sorted(parts), uses=1, on_victim=on_victim)


def _sorted(parts: tuple[Mod | When, ...]) -> tuple[tuple[Mod, ...], tuple[When, ...]]:
    return tuple(p for p in parts if isinstance(p, Mod)), tuple(p for p in parts if isinstance(p, When))


def empower(n: int, *types: DamageType) -> tuple[Mod, ...]:
    return tuple(Mod(f"empower_{kind}", n, f"your {kind} damage has Empower {{n}}") for kind in types)


def critical(kind: DamageType) -> Mod:
    what = "physical Attack" if kind == "physical" else f"{kind} spell"
    return Mod(f"{kind}_critical", 1, f"your next {what} to resolve is a Critical Strike")


ADVANTAGE = Mod("advantage", 1, "your next damage roll has Advantage")
DISADVANTAGE = Mod("enemy_disadvantage", 1, "damage rolls of enemies have Disadvantage")
NEXT_DISADVANTAGE = Mod("enemy_disadvantage", 1, "the next damage roll of an enemy has Disadvantage")


# -- cards


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


class Home:
    """The Tactics of one home as they are written down; `type` is the damage type they share."""

    def __init__(self, type: DamageType | None) -> None:
        self.type = type
        self.cards: list[Card] = []

    def attack(
        self, name: str, cost: int, rarity: str, needs: str, aim: Aim, *effects: Atom,
        instant: bool = False, **marks: Unpack[Marks],
    ) -> None:  # fmt: skip
        self._add("attack", name, cost, rarity, needs, aim, effects, instant, marks)

    def ability(
        self, name: str, cost: int, rarity: str, needs: str, aim: Aim, *effects: Atom,
        instant: bool = False, **marks: Unpack[Marks],
    ) -> None:  # fmt: skip
        self._add("ability", name, cost, rarity, needs, aim, effects, instant, marks)

    def item(
        self, name: str, cost: int, rarity: str, needs: str, aim: Aim, *effects: Atom,
        instant: bool = False, **marks: Unpack[Marks],
    ) -> None:  # fmt: skip
        self._add("item", name, cost, rarity, needs, aim, effects, instant, marks)

    def _add(
        self, form: Form, name: str, cost: int, rarity: str, needs: str, aim: Aim, effects: tuple[Atom, ...],
        instant: bool, marks: Marks,
    ) -> None:  # fmt: skip
        marks.setdefault("type", self.type)
        speed: Speed = "instant" if instant else "action"
        card = Card(key_of(name), name, "tactic", cost, form, speed=speed, rarity=RARITIES[rarity],
                    needs=needs_of(needs), aim=aim, effects=effects, **marks)  # fmt: skip
        self.cards.append(card)


def action(name: str, cost: int, aim: Aim, *effects: Atom, type: DamageType | None = None, instant: bool = False,
           immediate: bool = False, linger: Linger | None = None) -> Card:  # fmt: skip
    """An activated effect of a Seeker, an Armor or a Trinket."""
    return Card(key_of(name), name, "trinket", cost, "", type, "instant" if instant else "action", aim=aim,
                effects=effects, linger=linger, immediate=immediate)  # fmt: skip


def strike(name: str, cost: int, aim: Aim, *effects: Atom, type: DamageType = "physical",
           linger: Linger | None = None) -> Card:  # fmt: skip
    """A Weapon's basic action: an Attack (SK-055, SK-271)."""
    return Card(key_of(name), name, "weapon", cost, "attack", type, aim=aim, effects=effects, linger=linger)


def weapon(name: str, needs: str, basic: Card, *parts: Mod | When, origin: Origin = "house", flavor: str = "") -> Card:
    return _in_play("weapon", name, needs, parts, basic, False, origin, flavor)


def armor(name: str, needs: str, *parts: Mod | When, action: Card | None = None, once: bool = False,
          origin: Origin = "house", flavor: str = "") -> Card:  # fmt: skip
    return _in_play("armor", name, needs, parts, action, once, origin, flavor)


def trinket(name: str, needs: str, *parts: Mod | When, action: Card | None = None, once: bool = False,
            origin: Origin = "house", flavor: str = "") -> Card:  # fmt: skip
    return _in_play("trinket", name, needs, parts, action, once, origin, flavor)


def _in_play(kind: Kind, name: str, needs: str, parts: tuple[Mod | When, ...], action: Card | None, once: bool,
             origin: Origin, flavor: str) -> Card:  # fmt: skip
    mods, whens = _sorted(parts)
    return Card(key_of(name), name, kind, needs=needs_of(needs), mods=mods, whens=whens, action=action,
                action_once=once, origin=origin, flavor=flavor)  # fmt: skip


def seeker(name: str, stats: str, *parts: Mod | When, action: Card | None = None, life: int = 100,
           origin: Origin = "house", flavor: str = "") -> Card:  # fmt: skip
    """`stats` in the order Str/Dex/Int/Spi/Con; its action is once a turn. The key is the first name."""
    mods, whens = _sorted(parts)
    own = name.removeprefix("Ser ").split(",")[0].split(" ")[0].lower()
    return Card(own, name, "seeker", stats=five(*map(int, stats.split("/"))), life=life, mods=mods, whens=whens,
                action=action, action_once=action is not None, origin=origin, flavor=flavor)  # fmt: skip


def token(name: str, life: int, *mods: Mod, flavor: str = "") -> Card:
    return Card(key_of(name), name, "token", life=life, mods=mods, flavor=flavor)
