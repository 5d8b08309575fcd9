"""The protocol a game fulfils. The kernel, the bots, the terminal and the page know games only by this."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from rulewright.kernel.dice import Dice
from rulewright.kernel.event import Event
from rulewright.kernel.question import CardId, Option, Question, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant


class Reason(NamedTuple):
    """Why something can't be done, or what a thing is: words and the clause behind them."""

    words: str
    clause: str


class Game(Protocol):
    """One game. States are that game's own dataclass; `Any` here, typed inside the game."""

    slug: str
    title: str
    version: int  # raised when old records would no longer replay
    players: range
    folder: Path  # where rulebook.md lies
    State: type[Any]
    Rules: type[Any]  # the tunables, a frozen dataclass
    Entry: type[Any]  # what a player may bring to the match (deck, faction), a frozen dataclass

    def book(self, variant: Variant) -> Any:
        """The rules and cards in force: a frozen dataclass that states refer to as `state.book`."""

    def start(self, book: Any, entries: Sequence[Any], dice: Dice) -> Any:
        """The state before turn zero: the open box on the table."""

    def turn(self, table: Table, state: Any) -> None:
        """Play one turn; turn zero is the setup. Raises GameOver once the outcome is set."""

    def concede(self, table: Table, state: Any, seat: Seat) -> None:
        """What a concession means; may raise GameOver."""

    def view(self, state: Any, viewer: Seat | None) -> Any:
        """A state in which only what the viewer may know is left (None: the open table)."""

    def conceal(self, state: Any, seat: Seat, dice: Dice) -> None:
        """Deal anew, in `state.faces` and the dice and nowhere else, what the seat can't know."""

    def value(self, state: Any, seat: Seat) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won); may look at everything."""

    def consider(self, state: Any, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        """The options worth a bot's time: never empty, and equal answers only once."""

    def hunch(self, state: Any, seat: Seat, options: Sequence[Option], roll: float) -> Option:
        """A quick plausible answer for playouts; `roll` is a random number from 0 to 1."""

    def notation(self, state: Any, option: Option) -> str:
        """The option in one line of text, different for every option of a question."""

    def label(self, view: Any, option: Option) -> str:
        """The option in words for a button."""

    def refs(self, view: Any, option: Option) -> tuple[str, ...]:
        """Ids of the things on the table that the option touches, in the order one would click them."""

    def ask_words(self, view: Any, question: Question) -> str:
        """The question in words."""

    def event_words(self, view: Any, event: Event, names: Sequence[str]) -> str:
        """The event as a line of the log; cards that the viewer does not know have face HIDDEN."""

    def event_refs(self, event: Event) -> tuple[str, ...]:
        """Ids of the things on the table that the event is about."""

    def card_words(self, view: Any, card: CardId) -> str:
        """A card in words: name, cost, values, text made from what it does."""

    def why_not(self, view: Any, question: Question | None, ref: str) -> Reason:
        """Why the thing can't be used to answer the question (or at all), with the clause."""
