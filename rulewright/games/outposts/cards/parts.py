"""What stands on a card beside its numbers: keywords, effects with an occasion, what holds while it lies in play."""

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Literal

from rulewright.games.outposts.cards.atoms import Atom


@dataclass(frozen=True, slots=True)
class Keyword:
    """A word with a fixed meaning (OP-K12 to OP-K19), with its number where it has one."""

    name: str
    n: int | None = None

    def words(self) -> str:
        return self.name if self.n is None else f"{self.name} {self.n}"


@dataclass(frozen=True, slots=True)
class When:
    """Effects with an occasion: Arrival (OP-K20), Last Breath (OP-K21), Trap (OP-K22)."""

    occasion: Literal["Arrival", "Last Breath", "Trap"]
    atoms: tuple[Atom, ...]

    def words(self) -> str:
        return f"{self.occasion}: {sentence(self.atoms)}"


STANDING = {
    "group_attack": "each other creature in its attacking group has {more} Attack",
    "group_withdraw": "each other creature in its attacking group has Withdraw",
    "post_attack": "each other creature defending the same Outpost has {more} Attack",
    "post_defense": "each other creature defending the same Outpost has {more} Defense",
    "dirge": "+1 Attack this turn for each of your creatures destroyed this turn (at most {more})",
    "reaper": "the first time each turn you destroy another of your creatures for mana, draw {n}",
    "cheaper_by_losses": "costs 1 less for each of your creatures destroyed this turn (never below {n})",
    "cheaper_by_crystals": "costs {n} less for each Mana Crystal you have",
    "abbot": "at the start of your Play step, put a creature card of cost {n} from your discard pile into your reserve",
    "beacon": "While face-up: the first assault you resolve each turn has {more} Attacker's Strength",
    "foundation": "While face-up: this Outpost is destroyed only at {n} counters",
    "income": "While face-up: gain {n} extra mana at the start of your Play step",
    "depot": "While face-up: draw {more_cards} in your Draw step if your deck holds it",
    "ossuary": "While face-up: the first time each turn you destroy one of your creatures for mana, "
    "gain {n} extra mana",
    "brittle": "discard this after the first assault against this Outpost in which it was face-up",
    "thorn": "Backlash {n} on this Outpost whenever it is attacked",
}
"""What holds while a card lies in play ('While face-up': OP-K23). A variant can change the number in the words."""
NEVER_NOTHING = ("cheaper_by_losses", "abbot")  # 0 would have no meaning in their words


@dataclass(frozen=True, slots=True)
class Standing:
    """Something that holds as long as the card lies in play: sets a field of the card to n."""

    field: str
    n: int

    def words(self) -> str:
        cards = "one more card" if self.n == 1 else f"{self.n} more cards"
        return STANDING[self.field].format(n=self.n, more=f"+{self.n}", more_cards=cards)


Part = Keyword | When | Standing | Atom


def sentence(atoms: tuple[Atom, ...]) -> str:
    """Effects in printed order: 'Bolt 5, then Backlash 1'; a full sentence stands alone."""
    text = atoms[0].words()
    for before, atom in pairwise(atoms):
        words = atom.words()
        ownsentence = before.words().startswith(("The ", "This ", "Until "))
        text += f". {words}" if ownsentence else f", then {words}"
    return text


def keyword(words: str) -> Keyword:
    """'Guard', 'Siege 2'."""
    name, _, n = words.partition(" ")
    return Keyword(name, int(n) if n else None)


def _when(occasion: Literal["Arrival", "Last Breath", "Trap"], *atoms: Atom) -> When:
    return When(occasion, atoms)


arrival, last_breath, trap = partial(_when, "Arrival"), partial(_when, "Last Breath"), partial(_when, "Trap")
