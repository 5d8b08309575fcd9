"""A card of Lytharian Chess: troop, spell or equipment; its numbers, parts, and the text made from them."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from rulewright.games.lytharian.cards.abilities import ABILITIES, Has
from rulewright.games.lytharian.cards.atoms import ROLE_NAMES, Atom
from rulewright.kernel.errors import BadVariant, nearest

Kind = Literal["troop", "spell", "weapon", "armor"]
Type = Literal["", "aura", "channeled", "curse", "enchant", "fast", "sorcery"]  # LC-029
Element = Literal["", "life", "death", "fire", "water", "air", "earth", "arcane", "neutral"]
Alignment = Literal["", "good", "evil", "neutral"]  # LC-031
Origin = Literal["rulebook", "completed", "house"]
AimKind = Literal["none", "troop", "friend", "enemy", "player", "spell", "permanent", "curse", "gear", "geared"]
Second = Literal["", "near_enemy", "friend"]

KING, QUEEN, ROOK, KNIGHT, BISHOP, PAWN = range(6)
ROLE_LETTERS = ("K", "Q", "R", "KN", "B", "P")  # LC-030
QUALITIES = ("Common", "Uncommon", "Rare", "Epic", "Legendary")  # LC-032
TYPE_NAMES = {"aura": "Aura", "channeled": "Channeled", "curse": "Curse", "enchant": "Enchant", "fast": "Fast Cast",
              "sorcery": "Sorcery"}  # fmt: skip
X_COST = -1  # any amount of mana (LC-199)
TARGET_COST = -2  # the printed cost of what it targets (LC-R201)
FRAMES = {"good": "white", "life": "white", "evil": "black", "death": "black", "neutral": "gray", "arcane": "pink",
          "air": "yellow", "fire": "red", "earth": "brown", "water": "blue", "": "silver"}  # fmt: skip
BEASTS = ("beast", "elemental", "monster")  # not humanoid (LC-214, LC-R220)


@dataclass(frozen=True, slots=True)
class Aim:
    """What a spell is cast on, chosen at casting (LC-R163); `second` is a further target."""

    kind: AimKind = "none"
    second: Second = ""
    only: str = ""  # permanents: "curse" for curses alone

    def words(self) -> str:
        return {
            "none": "", "troop": "Target troop", "friend": "Target friendly troop", "enemy": "Target enemy troop",
            "player": "Target player", "spell": "Target spell", "curse": "Target curse an opponent controls",
            "permanent": f"Target {self.only or 'permanent spell'}", "gear": "Target equipment",
            "geared": "Target troop with equipment",
        }[self.kind]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Card:
    """One card; what does not fit its kind is left at its default. What it says overrides the rules (LC-007)."""

    key: str
    name: str
    kind: Kind
    # troops (LC-030)
    role: int = -1
    att: int = 0
    defense: int = 0
    race: str = ""
    job: str = ""  # the class
    alignment: Alignment = ""
    unique: bool = False  # LC-241
    abilities: tuple[Has, ...] = ()  # of a troop, or granted by an aura or equipment
    faction: str = ""
    # spells (LC-029, LC-032)
    type: Type = ""
    element: Element = ""
    cost: int = 0
    quality: int = 0  # 1 Common to 5 Legendary
    purpose: str = ""  # the kind inside its type: heal, damage, counter ...
    aim: Aim = Aim()
    effects: tuple[Atom, ...] = ()
    first: bool = False  # only as the first act of the Main Phase (LC-R72)
    # equipment (LC-033)
    reforge: int = 0
    cheaper: str = ""  # the race, class or alignment for which it costs 1 less
    origin: Origin = "house"
    flavor: str = ""
    # what follows from the above
    fast: bool = field(init=False, repr=False, compare=False)  # a spell for windows (LC-194)
    humanoid: bool = field(init=False, repr=False, compare=False)
    kept_off_by: tuple[str, str] = field(init=False, repr=False, compare=False)  # of a spell: two abilities (LC-292)
    affinity: str = field(init=False, repr=False, compare=False)  # the ability that makes a spell cheaper (LC-290)

    def __post_init__(self) -> None:
        object.__setattr__(self, "fast", self.kind == "spell" and self.type == "fast")
        object.__setattr__(self, "humanoid", self.race not in BEASTS)
        object.__setattr__(self, "affinity", f"affinity:{self.element}")
        object.__setattr__(self, "kept_off_by", (f"invulnerability:{self.element}", f"invulnerability:{self.type}"))

    @property
    def power(self) -> int:
        """The power score: Att, Def and the points of its abilities."""
        return self.att + self.defense + sum(has.points for has in self.abilities) if self.kind == "troop" else 0

    @property
    def frame(self) -> str:
        """The colour of its frame, by alignment or element; equipment has neither (LC-020 to LC-028)."""
        return FRAMES[self.element or self.alignment]

    @property
    def permanent(self) -> bool:
        """LC-240."""
        return self.type in ("aura", "curse", "enchant")

    @property
    def variable(self) -> bool:
        return self.cost == X_COST

    @property
    def price(self) -> str:
        return {X_COST: "X", TARGET_COST: "cost of the target"}.get(self.cost, str(self.cost))

    def off_for(self, troop: "Card") -> int:
        """What this piece of equipment costs less on a troop for its race, class or alignment (LC-033)."""
        return int(self.cheaper in (troop.race, troop.job.lower(), troop.alignment)) if self.cheaper else 0

    @property
    def text(self) -> str:
        """What the card does, made from its parts."""
        parts: list[str] = []
        if self.kind in ("weapon", "armor"):
            parts.append(f"+{self.att} Att" if self.kind == "weapon" else f"+{self.defense} Def")
        elif self.kind == "spell" and (self.att or self.defense):
            parts.append(f"{self.att:+d} Att/{self.defense:+d} Def")
        parts += [f"{has.name} ({has.words()})" for has in self.abilities]
        if self.effects:
            said = "; ".join(atom.words(self.element.capitalize()) for atom in self.effects)
            aim = self.aim.words() if self.type not in ("aura", "curse", "enchant") else ""
            parts.append(f"{aim}: {said}" if aim else said[0].upper() + said[1:])
        if self.first:
            parts.append("Only at the start of your Main Phase")
        if self.kind in ("weapon", "armor"):
            parts.append(f"Reforge {self.reforge}")
            if self.cheaper:
                parts.append(f"Costs 1 less on {self.cheaper.capitalize()} troops")
        return ". ".join(parts) + "." if parts else ""

    @property
    def line(self) -> str:
        """The type line."""
        unique = "Unique " if self.unique else ""
        if self.kind == "troop":
            return f"{unique}{self.alignment.capitalize()} {ROLE_NAMES[self.role]}, {self.race.capitalize()} {self.job}"
        if self.kind == "spell":
            return f"{unique}{self.element.capitalize()} {TYPE_NAMES[self.type]}, {QUALITIES[self.quality - 1]}"
        return self.kind.capitalize()

    def numbers(self) -> dict[str, int]:
        """What a variant may change and the rulebook may name: fields, abilities' X, the first atom's number."""
        fields = {"troop": ("att", "defense"), "spell": ("att", "defense", "cost", "quality"),
                  "weapon": ("att", "cost", "reforge"), "armor": ("defense", "cost", "reforge")}[self.kind]  # fmt: skip
        found: dict[str, int] = {name: getattr(self, name) for name in fields}
        found |= {has.key: has.x for has in self.abilities if ABILITIES[has.key].numbered}
        return found | ({"n": self.effects[0].n} if self.effects else {})

    def changed(self, name: str, value: object) -> "Card":
        """The card with one of its numbers changed by a variant."""
        names = list(self.numbers())
        if name not in names:
            raise BadVariant(f"the card '{self.key}' has no number '{name}'.{nearest(name, names)}")
        if type(value) is not int or value < 0:
            raise BadVariant(f"'{name}' of '{self.key}' must be a whole number from 0, not {value!r}")
        if name == "quality" and not 1 <= value <= 5:
            raise BadVariant(f"'quality' of '{self.key}' is 1 (Common) to 5 (Legendary), not {value} (LC-032)")
        if name == "n":
            return replace(self, effects=(replace(self.effects[0], n=value), *self.effects[1:]))
        if name in [has.key for has in self.abilities]:
            return replace(self, abilities=tuple(
                replace(has, x=value) if has.key == name else has for has in self.abilities if has.key != name or value
            ))  # fmt: skip
        changes: dict[str, Any] = {name: value}
        return replace(self, **changes)
