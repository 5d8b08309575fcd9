"""Opponents for people: Novice, Adept, Master and Legend, by how far they think and how narrowly they miss.

A weaker level never plays a silly move: it takes an option that it holds to be nearly as good as the best. How much it
gives away in one decision is capped, and never more than half of its chances, so that nobody loses at once who need
not; how often it does grows with how little it thinks there is between them. Novice plays for people who see a game for
the first time: games say how much it gives away there (`MindPart.leeway`), so that who plays by first sight wins more
often than not. No level does what would be worse than doing nothing: it leaves good things undone instead. Each can
have a temperament: `adept:bold` does what is bold where that seems about as good.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from math import exp

from rulewright.bots.chair import WON, Chair
from rulewright.bots.greedy import GreedyBot
from rulewright.bots.judging import Judge, Judged
from rulewright.bots.mcts import MctsBot
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Bent, Game
from rulewright.kernel.question import Option


@dataclass(frozen=True)
class Level:
    """How a rank thinks: `playouts` for each decision (0: one decision ahead), and what it may give away."""

    playouts: int
    cap: float = 0.0  # the most that one decision may cost, of a game
    slack: float = 0.0  # losses of this size are taken about a third as often as the best

    def judge(self) -> Judge:
        """The bot that does the thinking."""
        return MctsBot(self.playouts) if self.playouts else GreedyBot()


LEVELS = {
    "novice": Level(playouts=0, cap=0.08, slack=0.03),
    "adept": Level(playouts=40, cap=0.03, slack=0.01),
    "master": Level(playouts=400),
    "legend": Level(playouts=2000),
}
SOUND = 0.5  # of the chances that the best option has: what leaves less is silly, however little there is to lose
TEMPERAMENTS = ("bold", "patient", "acquisitive")
SILLY = 0.01  # so much worse than doing nothing is silly, too
LEANING = 0.004  # what is to a temperament's liking seems better by so much of a game, what is not, worse


def level_of(code: str) -> Level | None:
    """The level that a bot's code names, whatever its temperament."""
    return LEVELS.get(code.partition(":")[0])


class LevelBot:
    """Plays at a level, perhaps with a temperament."""

    def __init__(self, code: str, _: int = 0) -> None:
        self.code = code

    def choose(self, chair: Chair, dice: Dice) -> Option:
        level = level_of(self.code)
        assert level is not None
        return taken(self.code, chair.game, level.judge().judge(chair, dice), dice)


def taken(code: str, game: Game, judged: list[Judged], dice: Dice) -> Option:
    """What somebody of that level and temperament takes, after so much thought."""
    level, bent = level_of(code), game.mind.temperaments.get(code.partition(":")[2])
    assert level is not None
    if not level.playouts and game.mind.leeway:
        level = replace(level, cap=game.mind.leeway, slack=game.mind.leeway)
    judged = not_silly(judged, game.mind.passive)
    return near_miss(level, leaning(bent, judged) if bent else judged, dice)


def not_silly(judged: list[Judged], passive: Collection[str] = ()) -> list[Judged]:
    """The options that are not silly: where it is not lost, none that is, and none that is worse than doing nothing."""
    nothing = max((each.value for each in judged if each.option.verb in passive), default=0.0)
    return [
        each
        for each in judged
        if each.value >= SOUND * judged[0].value
        and (each.option.verb in passive or each.value >= nothing - SILLY or each is judged[0])
    ]


def leaning(bent: Bent, judged: list[Judged]) -> list[Judged]:
    """The options as a temperament sees them, the best first; what was given up early stays behind."""
    tilted = [each._replace(value=each.value + LEANING * _liking(bent, each.option)) for each in judged]
    enough = [each for each in tilted if 2 * each.trials >= judged[0].trials]
    rest = [each for each in tilted if 2 * each.trials < judged[0].trials]
    return sorted(enough, key=lambda each: -each.value) + rest


def _liking(bent: Bent, option: Option) -> int:
    return (option.verb in bent.likes) - (option.verb in bent.shuns)


def near_miss(level: Level, judged: list[Judged], dice: Dice) -> Option:
    """The best option, or sometimes one that seems to cost no more than the level's cap; a sure win is never missed."""
    best = judged[0]
    if not level.cap or best.value >= WON:
        return best.option
    known = [
        each for each in judged if not level.playouts or 2 * each.trials >= best.trials
    ]  # of a search, not given up
    near = [each for each in known if best.value - each.value <= level.cap]
    weights = [exp((each.value - best.value) / level.slack) for each in near]
    drawn = dice.bits() / 2**64 * sum(weights)
    for each, weight in zip(near, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return each.option
    return best.option
