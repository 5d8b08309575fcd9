"""The vocabulary of card text: every effect a card can have, as data that says itself in words.

How an atom is carried out stands in `rules/effects/`, one function for each; a test holds the two lists together.
`n` is the number that a variant may change.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect. `n` is its number, where it has one; the template says it as printed, without a full stop."""

    n: int = 0
    template: ClassVar[str]

    def words(self) -> str:
        """The effect as printed, without a full stop."""
        return self.template.format(n=self.n)


@dataclass(frozen=True, slots=True)
class Conditional(Atom):
    """An effect on which another may follow, if it destroyed a creature."""

    then: Atom | None = field(default=None, kw_only=True)


BOLTED = {
    "any": "",
    "two": " up to two creatures of the same player",
    "post": " each creature defending one Outpost of your choice",
    "offense": " each creature in one opponent's offense zone",
    "zone": " every creature in one zone of one player",
    "group": " each creature in the attacking group",
    "attacker": " one creature in the attacking group",
    "strongest": " the attacking creature with the highest Attack (you choose among ties)",
    "group_and_defenders": " each creature in the attacking group and each creature defending here",
}
Bolted = Literal["any", "two", "post", "offense", "zone", "group", "attacker", "strongest", "group_and_defenders"]


@dataclass(frozen=True, slots=True)
class Bolt(Conditional):
    """OP-K01: n damage to creatures; `who` says which. `then` follows if a creature was destroyed."""

    who: Bolted = "any"

    def words(self) -> str:
        bolt = f"Bolt {self.n}{BOLTED[self.who]}"
        return f"{bolt}. If that destroys the creature, {self.then.words()}" if self.then else bolt


class Strike(Atom):  # OP-K02
    template = "Strike {n}"


class Backlash(Atom):  # OP-K03
    template = "Backlash {n}"


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


class Return(Atom):
    """OP-K06; n is the highest cost, 0 for any."""

    def words(self) -> str:
        return f"Return one creature{_cost(self.n)} to its owner's hand"


def _cost(n: int, total: bool = False) -> str:
    return f" of {'total ' if total else ''}cost {n} or less" if n else ""


class Dismantle(Atom):  # OP-K07
    template = "Dismantle one upgrade"


@dataclass(frozen=True, slots=True)
class Erode(Atom):
    """OP-K08; in a Trap it hits the attacking player."""

    attacker: bool = False

    def words(self) -> str:
        return f"Erode {self.n}" + (" that player" if self.attacker else "")


class Pin(Atom):  # OP-K09
    template = "Pin one opposing creature"


class Shift(Atom):  # OP-K10
    template = "Shift one of your creatures"


class Draw(Atom):  # OP-K11
    template = "draw {n}"


@dataclass(frozen=True, slots=True)
class GainMana(Atom):
    """OP-K11; `behind` counts instead of n if an opponent has more face-up Outposts."""

    behind: int = 0

    def words(self) -> str:
        more = f", or {self.behind} if an opponent has more face-up Outposts than you" if self.behind else ""
        return f"gain {self.n} mana{more}"


class LookAtClosed(Atom):  # OP-R68
    template = "look at one face-down upgrade"


@dataclass(frozen=True, slots=True)
class Discard(Atom):
    """Discard n cards from your hand, by choice or at random."""

    random: bool = False

    def words(self) -> str:
        one = "one card" if self.random else "1 card"
        return f"discard {one if self.n == 1 else f'{self.n} cards'}{' at random' if self.random else ''}"


@dataclass(frozen=True, slots=True)
class RobHand(Atom):
    """A player discards a card at random: one opponent of choice, or the attacking player in a Trap."""

    attacker: bool = False

    def words(self) -> str:
        return f"{'the attacking player' if self.attacker else 'one opponent'} discards one card at random"


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
        several = f"up to {'two' if self.up_to == 2 else self.up_to} creature cards"
        what = ("a creature card" if self.up_to == 1 else several) + _cost(self.n, self.total)
        return f"put {what} from your discard pile into your {'reserve' if self.into_play else 'hand'}"


class Recall(Atom):
    """Earthen Recall."""

    template = (
        "Move any number of your creatures from any zone to your defense zone, assigning each to an Outpost with room"
    )


class Seek(Atom):
    """Look at the top n cards of your deck, take one, the rest to the bottom."""

    def words(self) -> str:
        return (
            f"look at the top {'three' if self.n == 3 else self.n} cards of your deck; "
            "put one into your hand and the rest on the bottom in any order"
        )


class CheapCrystal(Atom):
    template = "The next Mana Crystal you buy this turn costs {n} less"


class WarCry(Atom):
    template = "This turn every creature in your attacking groups has +{n} Attack"


class Shelter(Atom):
    template = "Until your next turn each of your Outposts has +{n} defense"


class Spikes(Atom):  # in a Trap
    template = "+{n} attack more for this assault"


class TurnAway(Atom):  # in a Trap (OP-K24)
    template = (
        "choose one creature in the attacking group; it goes to its controller's reserve "
        "and takes no part in the assault"
    )


class RiseAgain(Atom):  # the destroyed card itself, by its Last Breath
    template = "put this card into your hand"
