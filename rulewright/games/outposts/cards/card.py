"""A card: its numbers, its parts, the text made from them; and a deck of cards as it is written down."""

from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from rulewright.games.outposts.cards.atoms import Atom, Conditional
from rulewright.games.outposts.cards.parts import (
    NEVER_NOTHING,
    STANDING,
    Keyword,
    Part,
    Standing,
    When,
    keyword,
    sentence,
)
from rulewright.kernel.errors import BadVariant, nearest

CREATURE, SPELL, UPGRADE = range(3)  # OP-007
KINDS = ("Creature", "Spell", "Upgrade")
_PRINTED = (("cost", "attack", "defense", "health"), ("cost",), ("cost", "attack", "defense"))  # by kind
Origin = Literal["rulebook", "completed", "house"]


@dataclass(frozen=True, slots=True)
class Card:
    """One design. Copies of it in a deck: `starred` in the starter deck and `others`."""

    key: str
    name: str
    faction: str
    kind: int
    cost: int
    attack: int = 0
    defense: int = 0
    health: int = 0
    starred: int = 0
    others: int = 0
    parts: tuple[Part, ...] = ()
    origin: Origin = "house"
    # keywords (OP-K12 to OP-K19), read off the parts
    swift: bool = False
    withdraw: bool = False
    vanguard: bool = False
    guard: bool = False
    rooted: bool = False
    reckless: bool = False
    pierce: int = 0
    siege: int = 0
    offering: int = 0
    salvage: int = 0
    # effects
    effects: tuple[Atom, ...] = ()  # of a Spell
    arrival: tuple[Atom, ...] = ()
    last_breath: tuple[Atom, ...] = ()
    trap: tuple[Atom, ...] = ()
    # what holds while it lies in play
    group_attack: int = 0  # others in its attacking group
    post_attack: int = 0  # others defending the same Outpost
    post_defense: int = 0
    group_withdraw: int = 0
    dirge: int = 0  # Attack per own creature destroyed this turn, at most this
    reaper: int = 0  # cards drawn at the first own creature destroyed for mana
    cheaper_by_losses: int = 0  # never below this
    cheaper_by_crystals: int = 0
    beacon: int = 0
    foundation: int = 0
    income: int = 0
    depot: int = 0
    ossuary: int = 0
    brittle: int = 0
    thorn: int = 0  # Backlash on its Outpost whenever that is attacked
    abbot: int = 0  # cost of the creature raised at the start of the Play step

    @property
    def copies(self) -> int:
        """How often the deck has it."""
        return self.starred + self.others

    @property
    def text(self) -> str:
        """The printed text, made from the parts."""
        sentences: list[str] = []
        words = [part.words() for part in self.parts if isinstance(part, Keyword)]
        if words:
            sentences.append(", ".join(words))
        sentences += [part.words() for part in self.parts if isinstance(part, When | Standing)]
        if self.effects:
            sentences.append(sentence(self.effects))
        return " ".join(f"{sentence[0].upper()}{sentence[1:]}." for sentence in sentences)

    @property
    def values(self) -> str:
        """What it adds in play: '2/1/2' of a creature, '+1 attack' of an upgrade."""
        if self.kind == CREATURE:
            return f"{self.attack}/{self.defense}/{self.health}"
        return ", ".join([f"+{n} {what}" for n, what in ((self.attack, "attack"), (self.defense, "defense")) if n])

    def numbers(self) -> dict[str, int]:
        """What a variant may change on this card, and the rulebook names as {wall-breaker.siege}."""
        printed = {"cost": self.cost, "attack": self.attack, "defense": self.defense, "health": self.health}
        own = {name: printed[name] for name in _PRINTED[self.kind]}
        return own | {name: part.n or 0 for name, part in _numbered(self.parts)}

    def changed(self, name: str, value: object) -> "Card":
        """The card with another number, as a variant wants it."""
        if name not in self.numbers():
            raise BadVariant(f"{self.name} has no number '{name}'.{nearest(name, list(self.numbers()))}")
        if type(value) is not int or value < 0:
            raise BadVariant(f"'{name}' of {self.name} must be a whole number from 0 up, not {value!r}")
        if name == "health" and value == 0:
            raise BadVariant(f"'health' of {self.name} must be at least 1 (OP-008)")
        if name in ("cost", "attack", "defense", "health"):
            return replace(self, **{name: value})  # type: ignore[arg-type]
        target = dict(_numbered(self.parts))[name]
        if name in NEVER_NOTHING and value == 0:
            raise BadVariant(f"'{name}' of {self.name} must be at least 1")
        return read_parts(replace(self, parts=tuple(_renumbered(part, target, value) for part in self.parts)))


def _atoms(part: Part) -> tuple[Atom, ...]:
    if isinstance(part, When):
        return part.atoms
    return (part,) if isinstance(part, Atom) else ()


def _numbered(parts: tuple[Part, ...]) -> list[tuple[str, Keyword | Standing | Atom]]:
    """(name, thing) of every number in the parts; a second one of a kind is 'bolt_2'."""
    found: list[tuple[str, Keyword | Standing | Atom]] = []
    for part in parts:
        if isinstance(part, Keyword) and part.n is not None:
            found.append((part.name.lower(), part))
        elif isinstance(part, Standing) and "{" in STANDING[part.field]:
            found.append((part.field, part))
        for atom in _atoms(part):
            both = (atom, atom.then) if isinstance(atom, Conditional) else (atom,)
            found += [(type(each).__name__.lower(), each) for each in both if each is not None and each.n]
    names: list[tuple[str, Keyword | Standing | Atom]] = []
    for name, thing in found:
        earlier = sum(1 for other, _ in names if other.split("_")[0] == name)
        names.append((f"{name}_{earlier + 1}" if earlier else name, thing))
    return names


def _renumbered(part: Part, target: object, value: int) -> Part:
    if isinstance(part, When):
        return replace(part, atoms=tuple(_renumbered_atom(atom, target, value) for atom in part.atoms))
    if isinstance(part, Atom):
        return _renumbered_atom(part, target, value)
    return replace(part, n=value) if part is target else part


def _renumbered_atom(atom: Atom, target: object, value: int) -> Atom:
    if isinstance(atom, Conditional) and atom.then is not None and atom.then is target:
        return replace(atom, then=replace(atom.then, n=value))
    return replace(atom, n=value) if atom is target else atom


def read_parts(card: Card) -> Card:
    """The card with the fields that follow from its parts filled in."""
    names = {f.name for f in fields(Card)}
    values: dict[str, Any] = {"effects": tuple(p for p in card.parts if isinstance(p, Atom))}
    for part in card.parts:
        if isinstance(part, Keyword):
            values[part.name.lower()] = True
            # no expression that is a bool here and a number there: compiled, it would be a number
            if part.n is not None:
                values[part.name.lower()] = part.n
        elif isinstance(part, Standing):
            values[part.field] = part.n
        elif isinstance(part, When):
            values[part.occasion.lower().replace(" ", "_")] = part.atoms
    assert values.keys() <= names, f"{card.name}: {values.keys() - names}"
    return replace(card, **values)


class Deck:
    """The cards of one faction, Silver or Shard, as they are written down."""

    def __init__(self, faction: str, title: str, symbol: str) -> None:
        self.faction = faction
        self.title = title
        self.symbol = symbol
        self.cards: list[Card] = []

    def creature(self, name: str, cost: int, body: str, copies: str, *parts: Part | str) -> None:
        """`body` is Attack/Defense/Health; `copies` is '2*' for starred ones, '2' for others (OP-006)."""
        self._add(CREATURE, name, cost, body, copies, parts)

    def spell(self, name: str, cost: int, copies: str, *parts: Part | str) -> None:
        self._add(SPELL, name, cost, "0/0/0", copies, parts)

    def upgrade(self, name: str, cost: int, bonus: str, copies: str, *parts: Part | str) -> None:
        """`bonus` is attack/defense for the Outpost (OP-010)."""
        self._add(UPGRADE, name, cost, f"{bonus}/0", copies, parts)

    def _add(self, kind: int, name: str, cost: int, body: str, copies: str, parts: tuple[Part | str, ...]) -> None:
        attack, defense, health = (int(n) for n in body.split("/"))
        key = name.lower().replace("'", "").replace(",", "").replace(" ", "-")
        card = Card(
            key, name, self.faction, kind, cost, attack=attack, defense=defense, health=health,
            starred=int(copies[:-1]) if copies.endswith("*") else 0,
            others=0 if copies.endswith("*") else int(copies),
            parts=tuple(keyword(part) if isinstance(part, str) else part for part in parts),
        )  # fmt: skip
        self.cards.append(read_parts(card))
