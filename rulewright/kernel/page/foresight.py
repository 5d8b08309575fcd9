"""What an answer would lead to, as far as its seat can know: tried in worlds that the seat may imagine.

Nothing of the true match is looked at but what the seat knows, so a forecast gives nothing away.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import Contradiction
from rulewright.kernel.event import Event, EventKind, P, event_of
from rulewright.kernel.fork import Enough, Fork, Trial
from rulewright.kernel.question import EVERYBODY, NO_CARD, CardId, Option, Prompt, Question, Seat
from rulewright.kernel.table import Policy
from rulewright.kernel.viewpoint import Viewpoint

LONGEST = 12  # windows that are passed before it is enough


class Course(NamedTuple):
    """What followed in one world: its events, the state then, and whether the seat learned something by it.

    `asked` are the options of the seat's own next question, where that follows at once. `sure` is how many of the
    events came before the seat learned anything: whatever lies hidden, they happen. The others hang on this world.
    `alone` are the things at which the table aimed for the seat, because there was nothing else; `put` is the question
    whose options they or `asked` were.
    """

    events: list[Event]
    state: Any
    learned: bool
    asked: tuple[Option, ...] = ()
    sure: int = 0
    alone: tuple[str, ...] = ()
    put: Question | None = None


class WatchedTrial(Trial):
    """Keeps what is told once the script is repeated, and whether the seat saw something new."""

    __slots__ = ("alone", "events", "given_now", "learned", "put", "seat", "sure")

    def __init__(self, fork: Fork[Any], state: Any, policy: Policy, seat: Seat, given_now: int) -> None:
        super().__init__(fork, state, policy)
        self.events: list[Event] = []
        self.alone: list[str] = []
        self.put: Question | None = None
        self.given_now = given_now  # so many answers are tried; what the seat is asked after them completes them
        self.sure = 0
        self.learned = False
        self.seat = seat
        self.listening = True

    def _here(self) -> bool:
        """Whether all that was answered before is repeated."""
        return self.cursor >= len(self.script) and self.seed is None

    def ask(self, seat: Seat, options: Sequence[Option], why: Prompt, about: CardId = NO_CARD) -> Option:
        if seat == self.seat and self._here() and self.decisions == self.given_now and not (self.learned or why.window):
            self.put = Question(seat, tuple(options), why, about)
            refs = self.fork.game.words.refs(self.state, options[0]) if len(options) == 1 else ()
            if len(refs) == 1 and not refs[0].startswith("button-"):
                self.alone.append(refs[0])
        return super().ask(seat, options, why, about)

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


def courses(
    viewpoint: Viewpoint, option: Option, worlds: int, dice: Dice, further: Sequence[Option] = ()
) -> list[Course]:
    """What follows if the seat answers so and everybody then passes, up to the next real question or quiet moment.

    `further` are the seat's answers to the questions right after it. The dice deal the worlds, by moving what is
    hidden: who knew them could move it back.
    """
    found: list[Course] = []
    answers = (option, *further)
    for _ in range(worlds):
        made: list[WatchedTrial] = []

        def table(fork: Fork[Any], state: Any, policy: Policy, made: list[WatchedTrial] = made) -> WatchedTrial:
            made.append(WatchedTrial(fork, state, policy, viewpoint.seat, len(answers)))
            return made[-1]

        try:
            after: list[Option] = []
            policy = answer_and_pass(answers, viewpoint.seat, after, viewpoint.game.rules.rests)
            state = viewpoint.imagine(dice).run(policy, 2, table)
        except Contradiction:  # this world does not fit what was done; another may
            continue
        trial = made[-1]
        found.append(
            Course(trial.events, state, trial.learned, tuple(after), trial.sure, tuple(trial.alone), trial.put)
        )
    return found


def answer_and_pass(
    answers: Sequence[Option], own: Seat, after: list[Option], rests: Callable[[Any, Prompt], bool] | None
) -> Policy:
    """Gives these answers, then passes windows until all that came of them has happened: until the table rests.

    The options of the seat's own question right after them go to `after`.
    """
    asked, given = 0, len(answers)

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal asked
        asked += 1
        if asked <= given and answers[asked - 1] in options:
            return options[options.index(answers[asked - 1])]
        if asked > given and why.window and asked < LONGEST and not (rests and rests(state, why)):
            return options[0]
        if asked == given + 1 and seat == own:
            after.extend(options)
        raise Enough

    return policy
