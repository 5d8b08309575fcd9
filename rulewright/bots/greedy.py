"""The bot that tries every option and takes the one after which its position looks best."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from rulewright.bots.chair import Chair, World
from rulewright.bots.judging import Judged, considered, ranked, worth_with_haste
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Prompt, Seat

FINALISTS = 3  # options that go on to the final worlds


class GreedyBot:
    """One decision ahead: what the turn brings after each option, on average over a few imagined worlds.

    The rest of the turn goes by the game's hunch: an order to attack is worth nothing before the attack. It
    goes with the same luck for each option, so that the option makes the difference. Where luck decides much, the
    best few are compared once more in worlds of their own. Ties go to the hunch.
    """

    def choose(self, chair: Chair, dice: Dice) -> Option:
        return self.judge(chair, dice)[0].option

    def judge(self, chair: Chair, dice: Dice) -> list[Judged]:
        """What each option would bring, the best first: those of the final before the others."""
        options = considered(chair)
        if len(options) == 1:
            return [Judged(options[0], 0.5)]
        mind = chair.game.mind
        first = _compared(chair, [Judged(option, 0.0, 0) for option in options], mind.worlds, dice)
        if not mind.finals or first[0].value == first[-1].value:
            return first
        return _compared(chair, first[:FINALISTS], mind.finals, dice) + first[FINALISTS:]


def _compared(chair: Chair, before: Sequence[Judged], n: int, dice: Dice) -> list[Judged]:
    """What is known of some options after so many worlds more, the same for each, the best first."""
    worlds = [(chair.imagine(dice), dice.bits()) for _ in range(n)]
    guesses: Counter[Option] = Counter()
    found: list[tuple[Judged, float]] = []
    for number, each in enumerate(before):
        total = each.value * each.trials
        for world, seed in worlds:
            trial = _Trial(chair.game, chair.seat, each.option, seed, None if number else guesses)
            total += trial.value(world)
        found.append((each, total))
    return ranked(
        [Judged(each.option, total / (each.trials + n), each.trials + n, each.guessed + guesses[each.option])
         for each, total in found], dice,
    )  # fmt: skip


class _Trial:
    """An option taken in a world; the rest of the turn goes by hunch."""

    __slots__ = ("decisions", "game", "guesses", "me", "option", "roll", "seed")

    def __init__(self, game: Game, me: Seat, option: Option, seed: int, guesses: Counter[Option] | None) -> None:
        self.game = game
        self.me = me
        self.option: Option | None = option
        self.guesses = guesses
        self.seed = seed
        self.roll: Callable[[], float] = random.Random(seed).random
        self.decisions = 0

    def value(self, world: World) -> float:
        """What the position is worth at the end of the turn."""
        return worth_with_haste(self.game, world.run(self.answer, 1), self.me, self.decisions)

    def answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        self.decisions += 1
        option = self.option
        if option is None or seat != self.me:
            return self.game.mind.hunch(state, seat, options, self.roll())
        self.option = None
        if self.guesses is not None:
            self.guesses[self.game.mind.hunch(state, seat, options, self.seed % 997 / 997)] += 1
        return option
