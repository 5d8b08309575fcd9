"""A position to try things from: the state at a turn's start, and the answers given since."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from rulewright.kernel.copying import copy_state
from rulewright.kernel.errors import Contradiction, GameOver
from rulewright.kernel.imagined_worlds import Order
from rulewright.kernel.question import CONCEDE, NO_CARD, TIME_UP, CardId, Option, Prompt, Seat
from rulewright.kernel.state import Outcome, S, State
from rulewright.kernel.table import Policy, Table

if TYPE_CHECKING:
    from rulewright.kernel.game import Game


class Enough(Exception):
    """Raised by a policy that has seen enough; the state stays as it is at that moment."""


class Trial(Table):
    """Repeats a script of answers first, then goes on by a policy, from other dice if given."""

    __slots__ = ("cursor", "fork", "given", "idle", "mixed", "orders", "script", "seed")

    def __init__(self, fork: "Fork[Any]", state: State, policy: Policy) -> None:
        super().__init__(fork.game, state, policy)
        self.windows = fork.windows
        self.fork = fork
        self.script = fork.script
        self.cursor = 0
        self.given = fork.given
        self.orders = fork.orders
        self.mixed = 0
        self.seed = fork.seed
        self.idle: Callable[[Any, Seat], bool] | None = None if fork.seed is None else fork.game.mind.idle

    def ask(self, seat: Seat, options: Sequence[Option], why: Prompt, about: CardId = NO_CARD) -> Option:
        fork = self.fork
        if fork.rests is not None and self.cursor and fork.rests(self.state, why):
            fork.rest(self)
        if self.cursor < len(self.script):
            answer = self._next(options, why)
            if answer == TIME_UP:
                self.call_time(why)
                return self.ask(seat, options, why, about)
            return self._settle(seat, options, answer)
        if self.seed is not None:
            fork.rests = None
            self.state.dice.state = self.seed
            self.seed = None
        if len(options) == 1 or self.state.gone & (1 << seat):
            return options[0]
        self.decisions += 1
        return self.policy(self.state, seat, options, why)

    def ask_all(self, questions: Sequence[tuple[Seat, Sequence[Option]]], why: Prompt) -> list[Option]:
        if self.cursor < len(self.script):
            answers = [self._next(options, why) for _, options in questions]
            if TIME_UP in answers:
                self.call_time(why)
                return self.ask_all(questions, why)
        else:
            given, self.given = self.given, {}
            answers = [given.get(seat) or self.ask(seat, options, why) for seat, options in questions]
        return [self._settle(seat, options, answer) for (seat, options), answer in zip(questions, answers, strict=True)]

    def foregone(self, seat: Seat, answer: Option) -> bool:
        """It was answered so, or in a playout that is under way the game says that nobody would do otherwise."""
        if self.cursor < len(self.script):
            repeated = self.script[self.cursor] == answer
            self.cursor += repeated
            return repeated
        return self.idle is not None and self.seed is None and self.idle(self.state, seat)

    def _next(self, options: Sequence[Option], why: Prompt) -> Option:
        answer = self.script[self.cursor]
        self.cursor += 1
        if answer in (CONCEDE, TIME_UP):
            return answer
        if answer not in options:
            raise Contradiction(
                f"the answer {answer} to '{why.key}' was given, but in this world only {list(options)} "
                "could have been: conceal must keep what was done possible"
            )
        return options[options.index(answer)]  # rules may compare by identity

    def _settle(self, seat: Seat, options: Sequence[Option], answer: Option) -> Option:
        if answer != CONCEDE:
            return answer
        self.leave(seat)
        return options[0]

    def rearrange(self, cards: Sequence[CardId], order: Sequence[int]) -> None:
        """In an imagined world the faces go elsewhere; who knows which sleeve is as it truly was."""
        if self.mixed == len(self.orders):
            super().rearrange(cards, order)
            return
        imagined = self.orders[self.mixed]
        self.mixed += 1
        if len(imagined) != len(cards):
            raise Contradiction(
                f"{len(imagined)} cards were mixed, but in this world it would be {len(cards)}: "
                "conceal must keep what was done possible"
            )
        faces = self.state.faces
        moved = [faces[cards[i]] for i in imagined]
        super().rearrange(cards, order)
        for card, face in zip(cards, moved, strict=True):
            faces[card] = face


class Fork(Generic[S]):
    """Can be run again and again; every run starts from the same position and shares nothing.

    `given` are answers to a simultaneous question that still waits for others; `orders` and `seed` say how
    cards were mixed since the turn's start and what will be rolled, where that is imagined. `midway`: the turn
    began as a position written by hand, perhaps in its middle; `windows`: those are put that a match may leave out.

    A game may have moments within a turn from which its rest follows from the state alone: `rests` says whether
    this is one, and `rest_of_turn` plays on from it. The first run finds the last of them, the others start there.
    """

    __slots__ = ("game", "given", "later", "midway", "orders", "rests", "script", "seed", "start", "windows")

    def __init__(
        self,
        game: "Game",
        start: S,
        script: Sequence[Option] = (),
        *,
        given: Mapping[Seat, Option] | None = None,
        orders: Sequence[Order] = (),
        seed: int | None = None,
        midway: bool = False,
        windows: bool = False,
    ) -> None:
        self.game = game
        self.start = start
        self.script = script
        self.given = given or {}
        self.orders = orders
        self.seed = seed
        self.midway = midway
        self.windows = windows
        self.rests: Callable[[S, Prompt], bool] | None = None if seed is None else game.rules.rests
        self.later: tuple[Any, Sequence[Option], Sequence[Order]] | None = None  # the last, what is left

    def rest(self, trial: Trial) -> None:
        """What has been repeated up to now need not be repeated again."""
        self.later = copy_state(trial.state), trial.script[trial.cursor :], trial.orders[trial.mixed :]

    def run(
        self,
        policy: Policy,
        turns: int = 1_000_000,
        table_of: "Callable[[Fork[S], S, Policy], Trial]" = Trial,
        between: Callable[[S], None] | None = None,
    ) -> S:
        """Go on from here by the policy until the game ends, `turns` turns ended, or it has seen Enough.

        Whoever wants to know how things stand `between` two of those turns is told.
        """
        later, rules = self.later if self.rests is None else None, self.game.rules
        state: S = copy_state(later[0] if later else self.start)
        table = table_of(self, state, policy)
        play = rules.next_turn(self.midway)
        try:
            if later and rules.rest_of_turn:
                table.script, table.orders = later[1:]
                play = rules.rest_of_turn
            while state.outcome is None and turns > 0:
                play(table, state)
                play = rules.turn
                turns -= 1
                if between is not None and turns > 0 and state.outcome is None:
                    between(state)
        except (GameOver, Enough):
            pass
        return state

    def playout(self, policy: Policy | None = None, seed: int | None = None) -> Outcome:
        """Play on to the end, by the game's own hunch unless a policy is given, and say how it ended.

        Dice fall as they would truly fall; another seed gives other rolls and other hunches.
        """
        fork = self if seed is None else self.reseeded(seed)
        roll, hunch = random.Random(seed or 0).random, self.game.mind.hunch

        def by_hunch(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            return hunch(state, seat, options, roll())

        outcome = fork.run(policy or by_hunch).outcome
        assert outcome is not None
        return outcome

    def reseeded(self, seed: int) -> "Fork[S]":
        """The same position with other rolls to come."""
        return Fork(
            self.game, self.start, self.script, given=self.given, orders=self.orders, seed=seed, midway=self.midway,
            windows=self.windows,
        )  # fmt: skip

    def here(self) -> S:
        """The position itself, in the middle of its turn."""

        def stop(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            raise Enough

        return self.run(stop)
