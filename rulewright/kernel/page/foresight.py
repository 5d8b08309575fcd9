"""What an answer would lead to, as far as its seat can know: tried in worlds that the seat may imagine.

Nothing of the true match is looked at but what the seat knows, so a forecast gives nothing away.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import Contradiction
from rulewright.kernel.event import Event, EventKind, P, event_of
from rulewright.kernel.fork import Enough, Fork, Trial
from rulewright.kernel.question import EVERYBODY, CardId, Option, Prompt, Seat
from rulewright.kernel.table import Policy
from rulewright.kernel.viewpoint import Viewpoint

LONGEST = 12  # windows that are passed before it is enough


class Course(NamedTuple):
    """What followed in one world: its events, the state then, and whether the seat learned something by it.

    `asked` are the options of the seat's own next question, where that follows at once. `sure` is how many of the
    events came before the seat learned anything: whatever lies hidden, they happen. The others hang on this world.
    """

    events: list[Event]
    state: Any
    learned: bool
    asked: tuple[Option, ...] = ()
    sure: int = 0


class WatchedTrial(Trial):
    """Keeps what is told once the script is repeated, and whether the seat saw something new."""

    __slots__ = ("events", "learned", "seat", "sure")

    def __init__(self, fork: Fork[Any], state: Any, policy: Policy, seat: Seat) -> None:
        super().__init__(fork, state, policy)
        self.events: list[Event] = []
        self.sure = 0
        self.learned = False
        self.seat = seat
        self.listening = True

    def _here(self) -> bool:
        """Whether all that was answered before is repeated."""
        return self.cursor >= len(self.script) and self.seed is None

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        if self._here():
            self.events.append(event_of(kind, kwargs, self.state.faces, self.state.seen))
            self.sure += not self.learned

    def roll(self, sides: int = 6) -> int:
        self.learned |= self._here()
        return super().roll(sides)

    def below(self, n: int) -> int:
        self.learned |= self._here()
        return super().below(n)

    def shuffle(self, cards: Sequence[CardId]) -> None:
        self.learned |= self._here()
        super().shuffle(cards)

    def show(self, card: CardId, seats: int = EVERYBODY) -> None:
        known = self.state.seen[card]
        self.learned |= self._here() and bool(seats & ~known) and not known & (1 << self.seat)
        super().show(card, seats)


def courses(viewpoint: Viewpoint, option: Option, worlds: int, dice: Dice) -> list[Course]:
    """What follows if the seat answers so and everybody then passes, up to the next real question or quiet moment.

    The dice deal the worlds, by moving what is hidden: who knew them could move it back.
    """
    found: list[Course] = []
    for _ in range(worlds):
        made: list[WatchedTrial] = []

        def table(fork: Fork[Any], state: Any, policy: Policy, made: list[WatchedTrial] = made) -> WatchedTrial:
            made.append(WatchedTrial(fork, state, policy, viewpoint.seat))
            return made[-1]

        try:
            after: list[Option] = []
            policy = answer_and_pass(option, viewpoint.seat, after, viewpoint.game.rules.rests)
            state = viewpoint.imagine(dice).run(policy, 2, table)
        except Contradiction:  # this world does not fit what was done; another may
            continue
        found.append(Course(made[-1].events, state, made[-1].learned, tuple(after), made[-1].sure))
    return found


def answer_and_pass(
    option: Option, own: Seat, after: list[Option], rests: Callable[[Any, Prompt], bool] | None
) -> Policy:
    """Gives this answer, then passes windows until all that came of it has happened: until the table rests.

    The options of the seat's own question right after it go to `after`.
    """
    asked = 0

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal asked
        asked += 1
        if asked == 1 and option in options:
            return options[options.index(option)]
        if asked > 1 and why.window and asked < LONGEST and not (rests and rests(state, why)):
            return options[0]
        if asked == 2 and seat == own:
            after.extend(options)
        raise Enough

    return policy
