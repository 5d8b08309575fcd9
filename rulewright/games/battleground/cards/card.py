"""A card of Battleground: unit or spell, its numbers and parts, and the text made from them."""

from dataclasses import dataclass, replace
from typing import Literal

from rulewright.games.battleground.cards.atoms import Atom, SummonThis
from rulewright.games.battleground.cards.mana import FREE, LETTERS, Cost, Mana, cost_of, parts_of
from rulewright.games.battleground.cards.standing import Aura, Enchantment, When
from rulewright.kernel.errors import BadVariant, nearest

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
        match self.kind:
            case "foe" | "ally" | "unit":
                what = "unit" if self.kind == "unit" else f"{self.kind} unit"
                if self.most > 1:
                    return f"Up to {('', '', 'two', 'three')[self.most]} target {what}s{limit}"
                return f"Target {what}{limit}"
            case "own":
                return "Target unit you own"
            case "foe_or_hero":
                return "Target foe unit or the enemy hero"
            case "crossing":
                return "Choose an intersection"
            case "row" | "lane":
                return f"Choose a {self.kind}"
        return ""


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
        """The printed text, made from the parts."""
        return make_text(self)

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
        if part == "duration":
            assert self.enchantment is not None
            return replace(self, enchantment=replace(self.enchantment, n=value))
        if part == "enchantment":
            assert self.enchantment is not None
            effects = _swapped(self.enchantment.effects, atom, value)
            return replace(self, enchantment=replace(self.enchantment, effects=effects))
        return replace(self, effects=_swapped(self.effects, atom, value))


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


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def make_text(card: Card) -> str:
    """Aim and effects, triggers, enchantment, aura; each a sentence."""
    sentences: list[str] = []
    aim = card.aim.words()
    effects = "; ".join(atom.words() for atom in card.effects)
    if card.aim.most > 1:
        effects += " on each"
    if aim and effects:
        sentences.append(f"{aim}: {effects}")
    elif effects:
        sentences.append(_upper(effects))
    sentences += [_upper(when.words()) for when in card.whens]
    if card.enchantment:
        sentences.append(card.enchantment.words())
    if card.aura:
        sentences.append(card.aura.words())
    return " ".join(sentence + "." for sentence in sentences)
