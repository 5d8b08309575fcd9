"""What the rules see: a table that can be asked, told, and rolled on. Who answers is not their business."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rulewright.kernel.event import EventKind, P
from rulewright.kernel.question import EVERYBODY, NO_CARD, CardId, Option, Prompt, Seat
from rulewright.kernel.state import State

if TYPE_CHECKING:
    from rulewright.kernel.game import Game

Policy: TypeAlias = Callable[[Any, Seat, Sequence[Option], Prompt], Option]
"""Answers for a seat: (state, seat, options, prompt) -> one of the options."""


class Table:
    """Answers every question by a policy and lets nobody listen: the table of playouts."""

    __slots__ = ("asks", "decisions", "game", "listening", "policy", "state", "windows")

    def __init__(self, game: "Game | None", state: State, policy: Policy) -> None:
        self.game = game
        self.state = state
        self.policy = policy
        self.listening = False  # the rules may spare themselves events that nobody reads
        self.windows = False  # whether windows are put even where nobody would mind their being left out
        self.asks = 0  # all questions; decisions are those with more than one option
        self.decisions = 0

    def ask(self, seat: Seat, options: Sequence[Option], why: Prompt, about: CardId = NO_CARD) -> Option:
        """Put a question to a seat; returns one of the options.

        A single option answers itself; for a seat that conceded the first one does.
        """
        self.asks += 1
        state = self.state
        if len(options) == 1 or (state.gone and state.gone >> seat & 1):
            return options[0]
        self.decisions += 1
        return self.policy(state, seat, options, why)

    def ask_all(self, questions: Sequence[tuple[Seat, Sequence[Option]]], why: Prompt) -> list[Option]:
        """Put a question to several seats at once; nobody sees another's answer before giving their own."""
        return [self.ask(seat, options, why) for seat, options in questions]

    def foregone(self, seat: Seat, answer: Option) -> bool:
        """Whether a seat will answer so for certain: then the question need not be put."""
        return False

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """State a fact, its arguments by name. Of its cards each viewer sees only those they know."""

    def roll(self, sides: int = 6) -> int:
        return self.state.dice.roll(sides)

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        return self.state.dice.below(n)

    def shuffle(self, cards: Sequence[CardId]) -> None:
        """Shuffle: what is in these sleeves changes places, and nobody knows any of them any more."""
        self.rearrange(cards, self.state.dice.order(len(cards)))
        seen = self.state.seen
        for card in cards:
            seen[card] = 0

    def rearrange(self, cards: Sequence[CardId], order: Sequence[int]) -> None:
        """Move faces, and who knows them, between sleeves: sleeve i gets what was in sleeve order[i]."""
        sleeves, faces, seen = list(cards), self.state.faces, self.state.seen
        before = [sleeves[i] for i in order]
        moved = [faces[card] for card in before]
        known = [seen[card] for card in before]
        for place, card in enumerate(sleeves):
            faces[card] = moved[place]
            seen[card] = known[place]

    def show(self, card: CardId, seats: int = EVERYBODY) -> None:
        """Let these seats (bits) look at a card."""
        self.state.seen[card] |= seats

    def call_time(self, why: Prompt) -> None:
        """The set time is over while this is asked: the game says what follows; then the question is put once more."""
        assert self.game is not None, "a table without a game is for rules that ask themselves: it has no clock"
        self.game.rules.time_up(self, self.state, why)

    def leave(self, seat: Seat) -> None:
        """A seat concedes at its own decision: the game says what follows, the table answers from now on."""
        self.state.gone |= 1 << seat
        assert self.game is not None, "a table without a game is for rules that ask themselves: nobody concedes there"
        self.game.rules.concede(self, self.state, seat)
