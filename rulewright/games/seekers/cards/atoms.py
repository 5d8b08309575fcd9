"""The vocabulary of Seekers' card text: every effect a card can have, as data that says itself in words.

How an atom is carried out stands in `effects.py`, one function an atom. `n` is the number a variant may change.
`victims` are what the card's aim found; `you` is the Seeker of the player who controls the effect (SK-012).
"""

from dataclasses import dataclass, field, replace
from typing import Literal

from rulewright.games.seekers.cards.aim import NO_AIM, Aim

DamageType = Literal["physical", "fire", "frost", "arcane", "shadow", "holy", "bleed"]
ELEMENTAL: tuple[DamageType, ...] = ("arcane", "fire", "frost")  # SK-206
Who = Literal["victims", "you"]
Flag = Literal["", "advantage", "disadvantage", "critical"]

AILMENTS = ("Bleed", "Blind", "Burn", "Daze", "Fear", "Frozen", "Poison", "Root", "Shocked", "Slow", "Stun")  # SK-R06
POISONS = {  # each a distinct Ailment, by its own name (SK-252, SK-R141)
    "Nightshade": "1d6 damage at the end of its turn",
    "Numbroot": "physical cards cost 1 AP more",
    "Widow's Kiss": "healing is halved",
    "Dreamlace": "its player discards a card when it ends",
}
COUNTED = ("Bleed", "Burn")  # their X is their Moment count (SK-R209)


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect. `n` is its number, where it has one; `who` it happens to."""

    n: int = 0
    who: Who = "victims"

    def words(self) -> str:
        """The effect as printed, without a full stop."""
        return type(self).__name__


def _on(atom: Atom, it: str, you: str) -> str:
    return you if atom.who == "you" else it


@dataclass(frozen=True, slots=True)
class Ailing:
    """An Ailment as a card gives it: its name and its Moments or X; a Poison has a name of its own."""

    name: str
    n: int
    poison: str = ""

    def words(self) -> str:
        if self.poison:
            return f"Poison {self.n} ({self.poison}: {POISONS[self.poison]})"
        return f"{self.name} {self.n}"


@dataclass(frozen=True, slots=True)
class Hit(Atom):
    """n dice of damage of the card's type, or of `type`; `carries` are Ailments the damage applies (SK-282)."""

    plus: int = 0
    type: DamageType | None = None
    carries: tuple[Ailing, ...] = ()
    per: Literal["", "physical_dealt", "hand", "adjacent_wall", "ailments"] = ""  # one die more for each (SK-R205)
    roll: Flag = ""
    empower: int = 0
    duplicate: bool = False

    def words(self) -> str:
        plus = f"+{self.plus}" if self.plus else ""
        dice = f"{self.n}d6{plus}" if self.n else str(self.plus)
        text = f"{dice} {{type}} damage"
        if self.type:
            text = f"{dice} {self.type} damage"
        if self.who == "you":
            text += " to you"
        per = {
            "physical_dealt": ", plus 1d6 for each time you have dealt physical damage this turn",
            "hand": ", plus 1d6 for each card in your hand",
            "adjacent_wall": ", plus 1d6 for each wall next to it",
            "ailments": ", plus 1d6 for each Ailment on it",
        }
        text += per.get(self.per, "")
        if self.roll:
            text += {"critical": " as a Critical Strike"}.get(self.roll, f" with {self.roll.capitalize()}")
        if self.empower:
            text += f", Empower {self.empower}"
        if self.duplicate:
            text += ", Duplicate"
        if self.carries:
            text += f" that applies {' and '.join(ailing.words() for ailing in self.carries)}"
        return text


@dataclass(frozen=True, slots=True)
class Ail(Atom):
    """Apply an Ailment."""

    ailing: Ailing = field(default_factory=lambda: Ailing("Slow", 2))

    def words(self) -> str:
        return _on(self, f"apply {self.ailing.words()}", f"you get {self.ailing.words()}")


@dataclass(frozen=True, slots=True)
class Push(Atom):
    """SK-228; `wall` is applied to a unit that collides with a wall."""

    wall: Ailing | None = None

    def words(self) -> str:
        text = f"Push {self.n}"
        return f"{text}; if it Collides with a wall, {self.wall.words()}" if self.wall else text


@dataclass(frozen=True, slots=True)
class Pull(Atom):
    """Move the victim toward you, up to n hexes; no Collide."""

    def words(self) -> str:
        return f"move it up to {self.n} hexes toward you"


@dataclass(frozen=True, slots=True)
class Heal(Atom):
    """SK-182."""

    def words(self) -> str:
        return _on(self, f"heal {self.n}", f"you heal {self.n}")


@dataclass(frozen=True, slots=True)
class Shield(Atom):
    """You gain a Shield of n (SK-207) that no card stands for: a mark in your effect Zone, for good or for Moments."""

    moments: int = 0

    def words(self) -> str:
        time = f" ({self.moments} Moment{'s' if self.moments > 1 else ''})" if self.moments else ""
        return f"gain Shield {self.n}{time}"


@dataclass(frozen=True, slots=True)
class LoseLife(Atom):
    """Life loss is not damage (SK-R133)."""

    def words(self) -> str:
        return _on(self, f"lose {self.n} HP", f"you lose {self.n} HP")


@dataclass(frozen=True, slots=True)
class Draw(Atom):
    """You draw n."""

    def words(self) -> str:
        return "draw a card" if self.n == 1 else f"draw {self.n} cards"


@dataclass(frozen=True, slots=True)
class GainAP(Atom):
    """SK-R35."""

    def words(self) -> str:
        return f"gain {self.n} AP"


@dataclass(frozen=True, slots=True)
class GainMP(Atom):
    """SK-R36."""

    def words(self) -> str:
        return f"gain {self.n} MP"


@dataclass(frozen=True, slots=True)
class LoseAP(Atom):
    """The victim's player loses n AP; n = 0: all (of yours, with who = you)."""

    def words(self) -> str:
        amount = f"{self.n} AP" if self.n else "all remaining AP"
        return _on(self, f"its player loses {amount}", f"lose {amount}")


@dataclass(frozen=True, slots=True)
class Travel(Atom):
    """Move ↔n along a path (SK-139, SK-R54), without MP."""

    def words(self) -> str:
        return f"move ↔{self.n}"


@dataclass(frozen=True, slots=True)
class Charge(Atom):
    """Move ↖n in the card's Direction (SK-140, SK-R161); what stops you Collides."""

    def words(self) -> str:
        return f"move ↖{self.n} in that Direction"


@dataclass(frozen=True, slots=True)
class WarpTo(Atom):
    """Warp you to the target hex (SK-231)."""

    def words(self) -> str:
        return "Warp there"


@dataclass(frozen=True, slots=True)
class Swap(Atom):
    """You and the victim change places by Warp."""

    def words(self) -> str:
        return "Warp: change places with it"


@dataclass(frozen=True, slots=True)
class Stealth(Atom):
    """SK-263."""

    def words(self) -> str:
        return "gain Stealth"


@dataclass(frozen=True, slots=True)
class Fade(Atom):
    """Intangible for n Moments (SK-267)."""

    def words(self) -> str:
        return f"become Intangible {self.n}"


@dataclass(frozen=True, slots=True)
class Reveal(Atom):
    """The victim loses Stealth."""

    def words(self) -> str:
        return "it loses Stealth"


@dataclass(frozen=True, slots=True)
class Cleanse(Atom):
    """Remove Ailments from the subject: n of choice, 0 for all."""

    def words(self) -> str:
        return "remove all Ailments" if not self.n else f"remove {self.n} Ailment{'s' if self.n > 1 else ''}"


@dataclass(frozen=True, slots=True)
class Scry(Atom):
    """SK-222."""

    def words(self) -> str:
        return f"Scry {self.n}"


@dataclass(frozen=True, slots=True)
class Inspect(Atom):
    """SK-221: of the victim's player, or an opponent of choice."""

    def words(self) -> str:
        return "Inspect its player"


@dataclass(frozen=True, slots=True)
class MakeDiscard(Atom):
    """The victim's player discards n cards of their choice."""

    def words(self) -> str:
        return f"its player discards {'a card' if self.n == 1 else f'{self.n} cards'}"


@dataclass(frozen=True, slots=True)
class Regain(Atom):
    """Return up to n cards from your Discard to your hand (SK-028), of one damage type if named."""

    type: DamageType | None = None

    def words(self) -> str:
        what = f"{self.type} card" if self.type else "card"
        return f"return {'a ' + what if self.n == 1 else f'up to {self.n} {what}s'} from your Discard to your hand"


@dataclass(frozen=True, slots=True)
class PlayFromDiscard(Atom):
    """Play a spell of a type from your Discard as an Instant without its AP cost (SK-275)."""

    type: DamageType = "fire"

    def words(self) -> str:
        return f"you may play a {self.type} spell from your Discard as an Instant without paying its AP cost"


@dataclass(frozen=True, slots=True)
class Counter(Atom):
    """SK-217; with n, only if its controller does not pay n AP."""

    def words(self) -> str:
        return f"Counter it unless its controller pays {self.n} AP" if self.n else "Counter it"


@dataclass(frozen=True, slots=True)
class CopyIt(Atom):
    """SK-215."""

    def words(self) -> str:
        return "Copy it; you may choose new targets"


@dataclass(frozen=True, slots=True)
class Redirect(Atom):
    """SK-132."""

    def words(self) -> str:
        return "change its target"


@dataclass(frozen=True, slots=True)
class Dispel(Atom):
    """SK-218."""

    def words(self) -> str:
        return "Dispel it"


@dataclass(frozen=True, slots=True)
class Hasten(Atom):
    """SK-220."""

    def words(self) -> str:
        return f"Hasten {self.n}"


@dataclass(frozen=True, slots=True)
class Summon(Atom):
    """Create a token unit next to you, or on the target hex (SK-010, SK-R59)."""

    token: str = "shade"

    def words(self) -> str:
        name = self.token.replace("-", " ").title()
        return f"create {'an' if name[0] in 'AEIOU' else 'a'} {name}"


@dataclass(frozen=True, slots=True)
class TokensAct(Atom):
    """Each of your token units deals n shadow damage to every enemy next to it."""

    def words(self) -> str:
        return f"each of your token units deals {self.n} shadow damage to every adjacent enemy"


@dataclass(frozen=True, slots=True)
class AddDamage(Atom):
    """Ashen Loop: the damage of the card being paid for grows by what was discarded (SK-R199)."""

    def words(self) -> str:
        return "the damage of the card being played is increased by the discarded card's AP cost"


@dataclass(frozen=True, slots=True)
class Echo(Atom):
    """Deal what was just dealt once more, as another type (SK-R204)."""

    type: DamageType = "shadow"

    def words(self) -> str:
        return f"deal the same amount again as {self.type} damage"


@dataclass(frozen=True, slots=True)
class HealPer(Atom):
    """Heal 1 for each n of what was just dealt."""

    def words(self) -> str:
        return f"heal 1 for each {self.n} of it"


@dataclass(frozen=True, slots=True)
class StashCard(Atom):
    """Put a card from hand face down into the effect Zone (SK-273, SK-D27); the discount is `stash_discount`."""

    def words(self) -> str:
        where = "you may put a card from your hand face down into your effect Zone"
        return f"{where}; it may be played from there for {self.n} AP less"


@dataclass(frozen=True, slots=True)
class Mod:
    """Something that holds while its card is in play or in the effect Zone."""

    key: str
    n: int
    template: str

    def words(self) -> str:
        return self.template.format(n=self.n)


@dataclass(frozen=True, slots=True)
class When:
    """A triggered effect (SK-162): the event that sets it off and what then happens."""

    event: str
    atoms: tuple[Atom, ...]
    template: str  # the occasion in words
    once: bool = False  # at most once a turn
    may: bool = False  # decided on resolution (SK-R106)
    aim: Aim = NO_AIM  # chosen as it goes onto the Stack (SK-R105)

    def words(self) -> str:
        text = ", then ".join(atom.words() for atom in self.atoms)
        if aim := self.aim.words().replace("; ", ", "):
            text = f"{aim[0].lower()}{aim[1:]}: {text}"
        return f"{self.template}, {'you may: ' if self.may else ''}{text}"


@dataclass(frozen=True, slots=True)
class Linger:
    """What stays in the effect Zone (SK-030): for some Moments, or until used (moments = 0)."""

    moments: int = 0
    mods: tuple[Mod, ...] = ()
    whens: tuple[When, ...] = ()
    uses: int = 0  # gone after this many uses of a mod or trigger; 0: any number
    on_victim: bool = False  # it is tied to the victim (Fangs)

    def words(self) -> str:
        parts: tuple[Mod | When, ...] = (*self.mods, *self.whens)
        texts = [part.words() for part in parts]
        time = f" ({self.moments} Moment{'s' if self.moments != 1 else ''})" if self.moments else ""
        return "; ".join(texts) + time


def with_number(atom: Atom, n: int) -> Atom:
    """The same atom with another number."""
    return replace(atom, n=n)
