"""The vocabulary of card text: every effect a card can have, as data that says itself in words.

How an atom is carried out stands in `rules/effects/`, one function for each; a test holds the two lists together.
`n` is the number that a variant may change.
"""

from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar


def count(n: int, one: str, many: str | None = None) -> str:
    """'1 card', '2 cards'."""
    return f"{n} {one if n == 1 else many or one + 's'}"


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect. `n` is its number, where it has one."""

    n: int = 0

    def words(self) -> str:
        """The effect as printed, without a full stop."""
        return type(self).__name__


A = TypeVar("A", bound=Atom)


@dataclass(frozen=True, slots=True)
class Conditional(Atom):
    """An effect on which another may follow, if it destroyed a creature."""

    then: Atom | None = field(default=None, kw_only=True)


@dataclass(frozen=True, slots=True)
class Bolt(Conditional):
    """OP-K01: n damage to creatures; `who` says which. `then` follows if a creature was destroyed."""

    who: Literal["any", "two", "post", "offense", "zone", "group", "attacker", "strongest", "group_and_defenders"] = (
        "any"
    )

    def words(self) -> str:
        rest = {
            "any": "",
            "two": " up to two creatures of the same player",
            "post": " each creature defending one Outpost of your choice",
            "offense": " each creature in one opponent's offense zone",
            "zone": " every creature in one zone of one player",
            "group": " each creature in the attacking group",
            "attacker": " one creature in the attacking group",
            "strongest": " the attacking creature with the highest Attack (you choose among ties)",
            "group_and_defenders": " each creature in the attacking group and each creature defending here",
        }[self.who]
        bolt = f"Bolt {self.n}{rest}"
        return f"{bolt}. If that destroys the creature, {self.then.words()}" if self.then else bolt


@dataclass(frozen=True, slots=True)
class Strike(Atom):
    """OP-K02."""

    def words(self) -> str:
        return f"Strike {self.n}"


@dataclass(frozen=True, slots=True)
class Backlash(Atom):
    """OP-K03."""

    def words(self) -> str:
        return f"Backlash {self.n}"


@dataclass(frozen=True, slots=True)
class Repair(Atom):
    """OP-K04."""

    split: bool = False

    def words(self) -> str:
        return f"Repair {self.n}" + (", split among your Outposts as you choose" if self.split else "")


@dataclass(frozen=True, slots=True)
class Expel(Atom):
    """OP-K05; `then_pin` Pins the same creature."""

    whole_post: bool = False
    then_pin: bool = False

    def words(self) -> str:
        if self.whole_post:
            return "Expel every creature defending one Outpost"
        return "Expel one opposing defender" + (", then Pin it" if self.then_pin else "")


@dataclass(frozen=True, slots=True)
class Return(Atom):
    """OP-K06; n is the highest cost, 0 for any."""

    def words(self) -> str:
        cost = f" of cost {self.n} or less" if self.n else ""
        return f"Return one creature{cost} to its owner's hand"


@dataclass(frozen=True, slots=True)
class Dismantle(Atom):
    """OP-K07."""

    def words(self) -> str:
        return "Dismantle one upgrade"


@dataclass(frozen=True, slots=True)
class Erode(Atom):
    """OP-K08; in a Trap it hits the attacking player."""

    attacker: bool = False

    def words(self) -> str:
        return f"Erode {self.n}" + (" that player" if self.attacker else "")


@dataclass(frozen=True, slots=True)
class Pin(Atom):
    """OP-K09."""

    def words(self) -> str:
        return "Pin one opposing creature"


@dataclass(frozen=True, slots=True)
class Shift(Atom):
    """OP-K10."""

    def words(self) -> str:
        return "Shift one of your creatures"


@dataclass(frozen=True, slots=True)
class Draw(Atom):
    """OP-K11."""

    def words(self) -> str:
        return f"draw {self.n}"


@dataclass(frozen=True, slots=True)
class GainMana(Atom):
    """OP-K11; `behind` counts instead of n if an opponent has more face-up Outposts."""

    behind: int = 0

    def words(self) -> str:
        if self.behind:
            return f"gain {self.n} mana, or {self.behind} if an opponent has more face-up Outposts than you"
        return f"gain {self.n} mana"


@dataclass(frozen=True, slots=True)
class LookAtClosed(Atom):
    """Look at a face-down upgrade (OP-R68)."""

    def words(self) -> str:
        return "look at one face-down upgrade"


@dataclass(frozen=True, slots=True)
class Discard(Atom):
    """Discard n cards from your hand, by choice or at random."""

    random: bool = False

    def words(self) -> str:
        if self.random:
            return f"discard {'one card' if self.n == 1 else count(self.n, 'card')} at random"
        return f"discard {count(self.n, 'card')}"


@dataclass(frozen=True, slots=True)
class RobHand(Atom):
    """A player discards a card at random: one opponent of choice, or the attacking player in a Trap."""

    attacker: bool = False

    def words(self) -> str:
        who = "the attacking player" if self.attacker else "one opponent"
        return f"{who} discards one card at random"


@dataclass(frozen=True, slots=True)
class Destroy(Conditional):
    """Destroy one creature: any, one of your own (and if you do, `then`), or an opponent's choice."""

    whose: Literal["any", "own", "victim"] = "any"

    def words(self) -> str:
        if self.whose == "victim":
            return "One opponent destroys one of their own creatures (their choice)"
        text = "Destroy one creature" if self.whose == "any" else "Destroy one of your creatures"
        return f"{text}. If you do, {self.then.words()}" if self.then else text


@dataclass(frozen=True, slots=True)
class Raise(Atom):
    """Take creature cards from your discard pile: `up_to` of them, of cost n or less (0: any)."""

    up_to: int = 1
    into_play: bool = False
    total: bool = False  # n limits the sum of the costs

    def words(self) -> str:
        where = "reserve" if self.into_play else "hand"
        if self.up_to == 1:
            what = "a creature card"
        else:
            what = f"up to {'two' if self.up_to == 2 else self.up_to} creature cards"
        cost = "" if not self.n else f" of total cost {self.n} or less" if self.total else f" of cost {self.n} or less"
        return f"put {what}{cost} from your discard pile into your {where}"


@dataclass(frozen=True, slots=True)
class Recall(Atom):
    """Earthen Recall: any number of own creatures to the defense zone."""

    def words(self) -> str:
        return (
            "Move any number of your creatures from any zone to your defense zone, "
            "assigning each to an Outpost with room"
        )


@dataclass(frozen=True, slots=True)
class Seek(Atom):
    """Look at the top n cards of your deck, take one, the rest to the bottom."""

    def words(self) -> str:
        return (
            f"look at the top {'three' if self.n == 3 else self.n} cards of your deck; "
            "put one into your hand and the rest on the bottom in any order"
        )


@dataclass(frozen=True, slots=True)
class CheapCrystal(Atom):
    """The next crystal this turn costs n less."""

    def words(self) -> str:
        return f"The next Mana Crystal you buy this turn costs {self.n} less"


@dataclass(frozen=True, slots=True)
class WarCry(Atom):
    """Attack for the attacking groups this turn."""

    def words(self) -> str:
        return f"This turn every creature in your attacking groups has +{self.n} Attack"


@dataclass(frozen=True, slots=True)
class Shelter(Atom):
    """Defense for every own Outpost until the next own turn."""

    def words(self) -> str:
        return f"Until your next turn each of your Outposts has +{self.n} defense"


@dataclass(frozen=True, slots=True)
class Spikes(Atom):
    """Attack for this Outpost in this assault (Trap)."""

    def words(self) -> str:
        return f"+{self.n} attack more for this assault"


@dataclass(frozen=True, slots=True)
class TurnAway(Atom):
    """An attacker of your choice leaves the assault (Trap, OP-K24)."""

    def words(self) -> str:
        return (
            "choose one creature in the attacking group; it goes to its controller's reserve "
            "and takes no part in the assault"
        )


@dataclass(frozen=True, slots=True)
class RiseAgain(Atom):
    """The destroyed card itself goes back to hand (Last Breath)."""

    def words(self) -> str:
        return "put this card into your hand"


def with_number(atom: A, n: int) -> A:
    """The same atom with another number."""
    return replace(atom, n=n)
