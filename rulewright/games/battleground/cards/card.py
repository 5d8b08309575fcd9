"""A card of Battleground: its numbers and parts, the text made from them, and a class's cards written by the line.

A new card is a line with `edition=2` and its key in the power that takes it (or `upgrade_of`).
"""

from dataclasses import dataclass, replace
from typing import Literal, TypedDict, Unpack

from rulewright.games.battleground.cards.atoms import Atom, SummonThis
from rulewright.games.battleground.cards.mana import FREE, LETTERS, Cost, Mana, cost_of, parts_of
from rulewright.games.battleground.cards.standing import Aura, Enchantment, When
from rulewright.kernel.errors import BadVariant, nearest
from rulewright.kernel.words import upper_first

Origin = Literal["rulebook", "completed", "house"]
AimKind = Literal["none", "foe", "ally", "own", "unit", "foe_or_hero", "crossing", "row", "lane", "home", "half"]

NUMBERS = ("attack", "hp", "rank", "range", "shield", "pack", "grounded")


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
    icon: str = ""  # the picture's key; without one the class's
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

    def numbers(self) -> list[str]:
        """What a variant may change by name."""
        return ["cost", *NUMBERS, *(name for name, _, _ in _numbered(self))]

    def changed(self, name: str, value: object) -> "Card":
        """The card with another number; the cost is written in letters, as 'WWU'."""
        if name not in self.numbers():
            raise BadVariant(f"{self.name} has no number '{name}'.{nearest(name, self.numbers())}")
        if name == "cost":
            if self.kind == "unit":
                raise BadVariant(f"{self.name} is a unit card: it shows no cost, change its 'rank' (BG-171)")
            if not isinstance(value, str) or set(value) - set(LETTERS):
                raise BadVariant(
                    f"'cost' of {self.name} must be letters of {LETTERS}, as 'WWU', not {value!r} (BG-071)"
                )
            return replace(self, cost=cost_of(value))
        if type(value) is not int or value < 0:
            raise BadVariant(f"'{name}' of {self.name} must be a whole number from 0 up, not {value!r}")
        if name in NUMBERS:
            return replace(self, **{name: value})  # type: ignore[arg-type]
        part, atom = next((part, atom) for found, part, atom in _numbered(self) if found == name)
        if part == "effects" or self.enchantment is None:
            return replace(self, effects=_swapped(self.effects, atom, value))
        if part == "duration":
            return replace(self, enchantment=replace(self.enchantment, n=value))
        effects = _swapped(self.enchantment.effects, atom, value)
        return replace(self, enchantment=replace(self.enchantment, effects=effects))


def _swapped(atoms: tuple[Atom, ...], old: Atom | None, n: int) -> tuple[Atom, ...]:
    return tuple(replace(atom, n=n) if atom is old else atom for atom in atoms)


def _numbered(card: Card) -> list[tuple[str, str, Atom | None]]:
    """(name, part of the card, atom) of every number in the text."""
    found: list[tuple[str, str, Atom | None]] = []

    def enter(part: str, atoms: tuple[Atom, ...]) -> None:
        for atom in atoms:
            if atom.n:
                name = type(atom).__name__.lower()
                earlier = sum(1 for other, _, _ in found if other.split("_")[0] == name)
                found.append((f"{name}_{earlier + 1}" if earlier else name, part, atom))

    enter("effects", card.effects)
    if card.enchantment:
        enter("enchantment", card.enchantment.effects)
        found.append(("duration", "duration", None))
    return found


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
    icon: str


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
