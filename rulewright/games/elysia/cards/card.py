"""A card of Elysia: Item, Encounter, Monster, Event, Name Card, Quest or map piece, and the text made from it."""

from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, Literal, NewType

from rulewright.games.elysia.cards.atoms import NOT_A_TERRAIN, TERRAINS, Atom, Terrain
from rulewright.kernel.errors import BadVariant, nearest
from rulewright.kernel.words import upper_first

Kind = Literal["item", "encounter", "monster", "event", "name", "quest", "terrain", "overlay", "village_tile"]
Home = Literal["start", "market", "exploration", "encounter", "map", "main", "side"]
Origin = Literal["rulebook", "completed", "house"]

Overlay = NewType("Overlay", int)
NO_OVERLAY, VILLAGE, RUINS, FORTRESS = map(Overlay, range(4))  # RE-032
OVERLAYS = ("", "Village", "Ruins", "Fortress")
NUMBERS = {
    "item": "cost walk coin draw attack attack_draw attack_extra defense defense_draw defense_extra",
    "monster": "attack defense level",
    "name": "level",
    "quest": "need wild light",
}
"""What a variant may change on a card of each kind, besides the numbers in its text."""
CharacterId = NewType("CharacterId", int)  # the place in CHARACTERS
NO_CHARACTER = CharacterId(-1)


@dataclass(frozen=True, slots=True)
class Card:
    """One design. An Item is played for its Exploration, Attack or Defense section (RE-010, RE-012)."""

    key: str
    name: str
    kind: Kind
    home: Home
    cost: int = 0
    cheaper: Terrain = NOT_A_TERRAIN  # the terrain whose Villages sell it cheaper (RE-166)
    walk: int = 0  # RE-013
    coin: int = 0
    draw: int = 0
    explore: tuple[Atom, ...] = ()
    attack: int = 0
    attack_draw: int = 0  # "+x Card" (RE-188)
    attack_extra: int = 0  # Extra Play x (RE-R90)
    attack_text: tuple[Atom, ...] = ()
    defense: int = 0
    defense_draw: int = 0
    defense_extra: int = 0
    defense_text: tuple[Atom, ...] = ()
    leave_out: bool = False  # RE-030
    level: int = 0  # of a Monster or Villain (RE-215)
    effects: tuple[Atom, ...] = ()  # a Monster's Reward, an Event's text
    character: CharacterId = NO_CHARACTER  # of a Name Card
    terrain: Terrain = NOT_A_TERRAIN  # of a map tile
    overlay: Overlay = NO_OVERLAY
    need: int = 0  # a Quest's number
    between_two: int = 0  # and where two play against each other, if it is another
    tunable: str = ""  # that gives the Quest its number
    wild: int = 0  # a Side Quest's prize (RE-241)
    light: int = 0
    asks: str = ""  # what a Quest asks for; {n} is its number
    origin: Origin = "house"

    @property
    def is_character(self) -> bool:
        """A Monster or a Villain's Name Card: what appears on the map (RE-023)."""
        return self.kind in ("monster", "name")

    def in_combat(self, attacks: bool) -> tuple[int, int, int, tuple[Atom, ...]]:
        """Of the Attack or the Defense section: its value, Draw, Extra Play and text."""
        if attacks:
            return self.attack, self.attack_draw, self.attack_extra, self.attack_text
        return self.defense, self.defense_draw, self.defense_extra, self.defense_text

    @property
    def text(self) -> str:
        """What the card says, made from its parts, each a sentence; a map piece says nothing."""
        match self.kind:
            case "item":
                explore, attack, defense = sections(self)
                head = "Leave Out. " if self.leave_out else ""
                tail = f" Cheaper on {TERRAINS[self.cheaper]}." if self.cheaper >= 0 else ""
                return f"{head}Exploration: {explore}. Attack: {attack}. Defense: {defense}.{tail}"
            case "monster":
                reward = " and ".join(_said(self.effects))
                return f"Level {self.level}. Attack {self.attack}, Defense {self.defense}. Reward: {reward}."
            case "event":
                return upper_first("; ".join(_said(self.effects))) + "."
            case "quest":
                return self.quest_text(self.asked)
            case "name":
                return f"{self.name} appears as a Villain."
            case "encounter":
                return "Reveal the top card of the Encounter Deck."
        return ""

    @property
    def asked(self) -> str:
        """What a Quest asks for, with its numbers."""
        other = f" ({self.between_two} between two)" if self.between_two not in (0, self.need) else ""
        return self.asks.format(n=f"{self.need}{other}")

    def quest_text(self, asked: str) -> str:
        """What a Quest asks for, and what it earns."""
        end = f"Prize: {self.prize}" if self.prize else "You win"
        return f"{upper_first(asked)}. {end}."

    @property
    def prize(self) -> str:
        """What a Side Quest earns (RE-241)."""
        return ", ".join(f"{n} {token}" for n, token in ((self.wild, "Wild"), (self.light, "Light")) if n)

    def numbers(self) -> dict[str, int]:
        """What a variant may change, by name."""
        plain = [name for name in NUMBERS.get(self.kind, "").split() if not (name == "need" and self.tunable)]
        return {name: attrgetter(name)(self) for name in plain} | {name: atom.n for name, _, atom in _numbered(self)}

    def changed(self, name: str, value: object) -> "Card":
        """The card with another number."""
        if name not in self.numbers():
            raise BadVariant(f"{self.name} has no number '{name}'.{nearest(name, list(self.numbers()))}")
        if type(value) is not int or value < 0:
            raise BadVariant(f"'{name}' of {self.name} must be a whole number from 0 up, not {value!r}")
        change: dict[str, Any] = {name: value}
        for numbered, part, atom in _numbered(self):
            if numbered == name:
                change = {part: tuple(replace(each, n=value) if each is atom else each for each in _texts(self)[part])}
        return replace(self, **change)


def _texts(card: Card) -> dict[str, tuple[Atom, ...]]:
    """The parts of a card that are text."""
    return {"explore": card.explore, "attack_text": card.attack_text, "defense_text": card.defense_text,
            "effects": card.effects}  # fmt: skip


def _numbered(card: Card) -> list[tuple[str, str, Atom]]:
    """The numbers in a card's text: name, the part it stands in, the atom."""
    found: list[tuple[str, str, Atom]] = []
    for part, atoms in _texts(card).items():
        for atom in atoms:
            if atom.n:
                name = type(atom).__name__.lower()
                earlier = sum(1 for other, _, _ in found if other.split("_")[0] == name)
                found.append((f"{name}_{earlier + 1}" if earlier else name, part, atom))
    return found


def _said(atoms: tuple[Atom, ...]) -> list[str]:
    return [atom.words() for atom in atoms]


def sections(card: Card) -> tuple[str, str, str]:
    """Exploration, Attack and Defense of an Item in words (RE-012)."""
    explore = [f"{name} {n}" for name, n in (("Walk", card.walk), ("Coin", card.coin), ("Draw", card.draw)) if n]
    explores = ", ".join([*explore, *_said(card.explore)]) or "–"
    return explores, _section(*card.in_combat(True)), _section(*card.in_combat(False))


def _section(value: int, draw: int, extra: int, text: tuple[Atom, ...]) -> str:
    more = [f"{name} {n}" for name, n in (("Draw", draw), ("Extra Play", extra)) if n]
    return ", ".join([str(value), *more, *_said(text)])
