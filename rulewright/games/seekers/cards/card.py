"""A card of Seekers: Seeker, Equipment, Tactic or token; its numbers, parts, and the text made from them."""

from dataclasses import dataclass, field, replace
from typing import Literal

from rulewright.games.seekers.cards.aim import NO_AIM, Aim
from rulewright.games.seekers.cards.atoms.base import Atom, DamageType
from rulewright.games.seekers.cards.atoms.life import Hit
from rulewright.games.seekers.cards.lasting import Linger, Mod, When
from rulewright.kernel.errors import BadVariant, nearest
from rulewright.kernel.words import upper_first

Kind = Literal["seeker", "weapon", "armor", "trinket", "tactic", "token"]
Form = Literal["attack", "ability", "item", ""]  # a Tactic's card type (SK-058)
Speed = Literal["action", "instant"]  # SK-062
Rarity = Literal["common", "uncommon", "rare", "epic", "legendary", ""]
Origin = Literal["rulebook", "completed", "house"]
ATTRIBUTES = ("Strength", "Dexterity", "Intellect", "Spirit", "Constitution")  # SK-049
SHORT = ("Str", "Dex", "Int", "Spi", "Con")
KEYWORDS = {  # of card text, each with the clause that explains it
    "Advantage": "SK-201", "Disadvantage": "SK-202", "Critical Strike": "SK-203", "Empower": "SK-204",
    "Duplicate": "SK-205",
    "Elemental": "SK-206", "Shield": "SK-207", "Amplify": "SK-211", "Charges": "SK-212", "Copy": "SK-215",
    "Counter": "SK-217", "Dispel": "SK-218", "Immediate": "SK-219", "Hasten": "SK-220", "Inspect": "SK-221",
    "Scry": "SK-222", "Subtle": "SK-223", "Push": "SK-228", "Collides": "SK-229", "Collide": "SK-229", "Warp": "SK-231",
    "Bleed": "SK-234", "Blind": "SK-237", "Burn": "SK-238", "Daze": "SK-241", "Fear": "SK-245", "Frozen": "SK-248",
    "Poison": "SK-252", "Root": "SK-253", "Shocked": "SK-254", "Slow": "SK-257", "Stun": "SK-259", "Stealth": "SK-263",
    "Intangible": "SK-267", "Direction": "SK-134", "Moment": "SK-176", "Moments": "SK-176", "Ailments": "SK-232",
    "Ailment": "SK-232", "Stack": "SK-147", "effect Zone": "SK-030",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Amplify:
    """An optional cost and what the card then does instead (SK-211)."""

    ap: int = 0
    discard: int = 0
    effects: tuple[Atom, ...] = ()
    aim: Aim | None = None

    def cost_words(self) -> str:
        parts = [f"{self.ap} AP"] if self.ap else []
        parts += ["discard a card" if self.discard == 1 else f"discard {self.discard} cards"] if self.discard else []
        return " and ".join(parts)

    def does(self) -> str:
        """What the card does then, in place of what it does otherwise."""
        return (self.aim.words() + ": " if self.aim else "") + _said(self.effects)


@dataclass(frozen=True, slots=True)
class Card:
    """One design."""

    key: str
    name: str
    kind: Kind
    cost: int = 0  # AP (SK-059)
    form: Form = ""
    type: DamageType | None = None  # of the card, and so of its damage (SK-066)
    speed: Speed = "action"
    rarity: Rarity = ""
    needs: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)  # stat requirement (SK-052)
    aim: Aim = NO_AIM
    effects: tuple[Atom, ...] = ()
    linger: Linger | None = None
    amplify: Amplify | None = None
    charges: int = 0  # SK-212
    discard: int = 0  # an additional cost (SK-274)
    immediate: bool = False  # SK-219
    subtle: bool = False  # SK-223
    # Seekers, Equipment and tokens
    stats: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    life: int = 0
    mods: tuple[Mod, ...] = ()
    whens: tuple[When, ...] = ()
    action: "Card | None" = None  # a Weapon's basic action or an activated effect; `once` a turn or any number
    action_once: bool = False
    origin: Origin = "house"
    flavor: str = ""
    edition: int = 1  # cards of a later edition stand after all others, so that the numbers of the others stay
    # made of these once
    is_spell: bool = field(init=False, repr=False, compare=False)
    demands: tuple[tuple[int, int], ...] = field(init=False, repr=False, compare=False)
    """What of `needs` is above 0: which attribute, and how much of it."""

    def __post_init__(self) -> None:
        """A spell is a non-physical Ability or Attack Tactic (SK-R04)."""
        magic = self.form in ("ability", "attack") and self.type not in (None, "physical")
        object.__setattr__(self, "is_spell", self.kind == "tactic" and magic)
        object.__setattr__(self, "demands", tuple([(i, need) for i, need in enumerate(self.needs) if need]))

    @property
    def text(self) -> str:
        """The printed text, made from the parts."""
        return make_text(self)

    def numbers(self) -> dict[str, int]:
        """What a variant may change, and the rulebook names as {pyroblast.hit}."""
        found = {"cost": self.cost, "charges": self.charges, "life": self.life}
        found |= {name: value for name, (_, _, value) in _numbered(self).items()}
        if self.linger and self.linger.moments:
            found["moments"] = self.linger.moments
        if self.action:
            found |= {f"action_{name}": value for name, value in self.action.numbers().items() if value}
        return found

    def changed(self, name: str, value: object) -> "Card":
        """The card with another number."""
        if name not in self.numbers():
            raise BadVariant(f"{self.name} has no number '{name}'.{nearest(name, list(self.numbers()))}")
        if type(value) is not int or value < 0:
            raise BadVariant(f"'{name}' of {self.name} must be a whole number from 0 up, not {value!r}")
        if name in ("cost", "charges", "life"):
            return replace(self, **{name: value})  # type: ignore[arg-type]
        if name == "moments" and self.linger:
            return replace(self, linger=replace(self.linger, moments=value))
        if name.startswith("action_") and self.action:
            return replace(self, action=self.action.changed(name.removeprefix("action_"), value))
        target, field, _ = _numbered(self)[name]
        swap = tuple(replace(atom, **{field: value}) if atom is target else atom for atom in self.effects)  # type: ignore[arg-type]
        return replace(self, effects=swap)


def _numbered(card: Card) -> dict[str, tuple[Atom, str, int]]:
    """The numbers of a card's effects by name: 'hit' and 'hit_plus', of a second one 'hit_2'."""
    found: dict[str, tuple[Atom, str, int]] = {}
    for atom in card.effects:
        name = type(atom).__name__.lower()
        earlier = sum(each.startswith(name) and field == "n" for each, (_, field, _) in found.items())
        name = f"{name}_{earlier + 1}" if earlier else name
        if atom.n:
            found[name] = atom, "n", atom.n
        if isinstance(atom, Hit) and atom.plus:
            found[f"{name}_plus"] = atom, "plus", atom.plus
    return found


def _said(atoms: tuple[Atom, ...]) -> str:
    return "; ".join(atom.words() for atom in atoms)


def make_text(card: Card) -> str:
    """Keywords, aim, effects, what lingers, Amplify; each a sentence."""
    sentences = [
        "Immediate" if card.immediate else "",
        "Subtle" if card.subtle else "",
        f"Charges {card.charges}" if card.charges else "",
        "Additional cost: discard a card" if card.discard else "",
        upper_first(": ".join(filter(None, (card.aim.words(), _said(card.effects))))),
        upper_first(card.linger.words()) if card.linger else "",
    ]
    if card.amplify:
        sentences.append(f"Amplify ({card.amplify.cost_words()}): {card.amplify.does()} instead")
    if card.action:
        limit = ", once a turn" if card.action_once else ""
        price = f"{card.action.cost} AP, {card.action.speed}{limit}"
        sentences.append(f"{card.action.name} ({price}): {make_text(card.action)}")
    parts: tuple[Mod | When, ...] = (*card.mods, *card.whens)
    sentences += [upper_first(part.words()) for part in parts]
    text = " ".join(sentence.removesuffix(".") + "." for sentence in sentences if sentence)
    if card.aim.kind == "seat":
        text = text.replace("its player", "that player")
    return text.replace("{type}", card.type or "physical")
