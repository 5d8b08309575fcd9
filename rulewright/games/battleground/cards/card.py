"""A card of Battleground: its numbers and parts, the text made from them, and a class's cards written by the line.

A new card is a line with `edition=2` and its key in the power that takes it (or `upgrade_of`); where a power takes it,
stored games of that class play differently: raise the game's `version` and run `scripts/make_records battleground`.
"""

from dataclasses import dataclass, fields, replace
from typing import Any, Literal, TypedDict, Unpack

from rulewright.games.battleground.cards.atoms import Atom, Damage, Place, SummonThis
from rulewright.games.battleground.cards.mana import FREE, LETTERS, Cost, Mana, cost_of, parts_of
from rulewright.games.battleground.cards.standing import Aura, Enchantment, When
from rulewright.kernel.errors import BadVariant, nearest
from rulewright.kernel.words import upper_first

Origin = Literal["rulebook", "completed", "house"]
AimKind = Literal["none", "foe", "ally", "own", "unit", "foe_or_hero", "crossing", "row", "lane", "home", "half"]

NUMBERS = ("attack", "hp", "rank", "range", "shield", "pack", "grounded")
FLAGS = ("pack", "grounded")
TEXT = ("effects", "whens", "enchantment", "aura")  # the parts that the text is made from


@dataclass(frozen=True, slots=True)
class Aim:
    """What must be chosen as the text begins (BG-244, BG-R28): the kind of thing, how many, a limit."""

    kind: AimKind = "none"
    most: int = 1  # up to so many targets, at least one (BG-R26)
    base_hp: int = 0  # only units with at most this base HP; 0: any

    def words(self) -> str:
        limit = f" with base HP {self.base_hp} or less" if self.base_hp else ""
        what = {"foe": "foe unit", "ally": "ally unit", "unit": "unit"}.get(self.kind)
        if what is not None:
            many = f"Up to {('', '', 'two', 'three')[self.most]} target {what}s" if self.most > 1 else f"Target {what}"
            return many + limit
        return {
            "own": "Target unit you own", "foe_or_hero": "Target foe unit or the enemy hero",
            "crossing": "Choose an intersection", "row": "Choose a row", "lane": "Choose a lane",
        }.get(self.kind, "")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Card:
    """One design. A card that can be summoned has Attack, HP and modifiers (BG-171)."""

    key: str
    name: str
    klass: str
    kind: Literal["unit", "spell"]
    type: str  # no rule of its own; others refer to it (BG-072)
    cost: Cost = FREE
    rank: int = 0  # summoning mana for Muster, printed on the class board (BG-R05)
    copies: int = 1
    attack: int = 0  # 0: none (BG-R67)
    hp: int = 0  # 0: none (BG-R68)
    range: int = 0
    shield: int = 0
    pack: int = 0
    grounded: int = 0
    aim: Aim = Aim()
    effects: tuple[Atom, ...] = ()
    whens: tuple[When, ...] = ()
    enchantment: Enchantment | None = None
    aura: Aura | None = None
    upgrade_of: str = ""
    origin: Origin = "house"
    edition: int = 1  # cards of a later edition stand after all others, so that stored games still replay
    pay: tuple[tuple[Mana, int], ...] = ()  # the cost as (kind, amount), made from it

    def __post_init__(self) -> None:
        object.__setattr__(self, "pay", parts_of(self.cost))

    @property
    def summons_itself(self) -> bool:
        """A spell that becomes a unit (BG-081)."""
        return any(isinstance(atom, SummonThis) for atom in self.effects)

    @property
    def price(self) -> str:
        """The cost in letters, '0' for none."""
        return "".join(letter * n for letter, n in zip(LETTERS, self.cost, strict=True)) or "0"

    @property
    def modifiers(self) -> list[str]:
        """BG-181 to BG-185, as printed."""
        found = [f"{name} {n}" for name, n in (("Range", self.range), ("Shield", self.shield)) if n]
        return found + ["Pack Tactics"] * bool(self.pack) + ["Grounded"] * bool(self.grounded)

    @property
    def text(self) -> str:
        """The printed text, made from the parts: aim and effects, triggers, enchantment, aura; each a sentence."""
        aim, effects = self.aim.words(), "; ".join(atom.words() for atom in self.effects)
        if self.aim.most > 1:
            effects += " on each"
        sentences = [f"{aim}: {effects}" if aim else effects] if effects else []
        sentences += [when.words() for when in self.whens]
        sentences += [part.words() for part in (self.enchantment, self.aura) if part]
        return " ".join(f"{upper_first(sentence)}." for sentence in sentences)

    def numbers(self) -> dict[str, int | str]:
        """What a variant may change by name, with its value; the cost in letters, as 'WWU'."""
        shown = {name: getattr(part, field) for name, (part, field) in _numbered(self).items()}
        cost = {"cost": self.price} if self.kind == "spell" else {}
        return {**cost, **{name: getattr(self, name) for name in NUMBERS}, **shown}

    def changed(self, name: str, value: object) -> "Card":
        """The card with another number."""
        if name == "cost" and self.kind == "unit":
            raise BadVariant(f"{self.name} is a unit card: it shows no cost, change its 'rank' (BG-171)")
        if name not in self.numbers():
            raise BadVariant(f"{self.name} has no number '{name}'.{nearest(name, list(self.numbers()))}")
        if name == "cost":
            if not isinstance(value, str) or set(value) - set(LETTERS):
                raise BadVariant(
                    f"'cost' of {self.name} must be letters of {LETTERS}, as 'WWU', not {value!r} (BG-071)"
                )
            return replace(self, cost=cost_of(value))
        if type(value) is not int or value < 0:
            raise BadVariant(f"'{name}' of {self.name} must be a whole number from 0 up, not {value!r}")
        if name in FLAGS and value > 1:
            raise BadVariant(f"'{name}' of {self.name} is 1 or 0, it holds or not; not {value}")
        if name in NUMBERS:
            return replace(self, **{name: value})  # type: ignore[arg-type]
        part, field = _numbered(self)[name]
        new = replace(part, **{field: value})
        return replace(self, **{name: _swapped(getattr(self, name), part, new) for name in TEXT})


def _numbered(card: Card) -> dict[str, tuple[Any, str]]:
    """The numbers in a card's text: name -> the part that has it, and the part's field."""
    whens = [*card.whens, *(card.aura.whens if card.aura else ())]
    atoms = [*card.effects, *(atom for when in whens for atom in when.effects)]
    atoms += card.enchantment.effects if card.enchantment else ()
    found: dict[str, tuple[Any, str]] = {}
    for atom in atoms:
        name = type(atom).__name__.lower()
        earlier = sum(1 for other in found if other.split("_")[0] == name)
        if atom.n and not (isinstance(atom, Place) and atom.condition == "turnover"):  # which has no number (BG-224)
            found[f"{name}_{earlier + 1}" if earlier else name] = atom, "n"
        if isinstance(atom, Damage) and atom.against:
            found["against"] = atom, "more"
    return found | ({"duration": (card.enchantment, "n")} if card.enchantment else {})


def _swapped(whole: Any, old: object, new: object) -> Any:
    """A part of a card's text with one thing in it changed for another."""
    if whole is old:
        return new
    if isinstance(whole, tuple):
        return tuple(_swapped(part, old, new) for part in whole)
    if isinstance(whole, When | Aura | Enchantment):
        return replace(whole, **{each.name: _swapped(getattr(whole, each.name), old, new) for each in fields(whole)})
    return whole


FOE = Aim("foe")
NOTHING = Aim()


class More(TypedDict, total=False):
    """What a card may have besides its line."""

    range: int
    shield: int
    pack: int
    grounded: int
    whens: tuple[When, ...]
    enchantment: Enchantment
    aura: Aura
    upgrade_of: str
    origin: Origin
    edition: int


class Body(More, total=False):
    """A spell that summons itself has the values of a unit."""

    attack: int
    hp: int


class CardList:
    """The cards of one class, in their printed order."""

    def __init__(self, klass: str) -> None:
        self.klass = klass
        self.cards: list[Card] = []

    def unit(self, name: str, rank: int, type: str, attack: int, hp: int, **more: Unpack[More]) -> None:
        """A unit card, two copies (BG-002, BG-003)."""
        self.cards.append(
            Card(_key(name), name, self.klass, "unit", type, rank=rank, copies=2, attack=attack, hp=hp, **more)
        )

    def spell(self, name: str, cost: str, type: str, aim: Aim = NOTHING, *effects: Atom, **more: Unpack[Body]) -> None:
        """A spell card."""
        self.cards.append(
            Card(_key(name), name, self.klass, "spell", type, cost_of(cost), aim=aim, effects=effects, **more)
        )


def _key(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")
