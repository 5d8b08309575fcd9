"""The bots of 0.1, with the minds that the games had then: `bench.champions.first:Greedy`, `Mcts50`, `Mcts200`,
and the same search with more tries, to be met at equal time: `Mcts400`, `Mcts800`, `Mcts1600`, `Mcts3200`.

They play by the rules in force; where rules were renamed, the names here follow, and nothing else.
"""

from dataclasses import replace
from typing import Any

from bench.champions.first.battleground import MIND as BATTLEGROUND
from bench.champions.first.elysia import MIND as ELYSIA
from bench.champions.first.greedy import GreedyBot
from bench.champions.first.lytharian import MIND as LYTHARIAN
from bench.champions.first.mcts import MctsBot
from bench.champions.first.normal import MIND as NORMAL
from bench.champions.first.outposts import MIND as OUTPOSTS
from bench.champions.first.seekers import MIND as SEEKERS
from rulewright.bots.chair import Bot, Chair
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game, MindPart
from rulewright.kernel.question import Option

MINDS: dict[str, MindPart[Any]] = {
    "battleground": BATTLEGROUND,
    "elysia": ELYSIA,
    "lytharian": LYTHARIAN,
    "lytharian-chess": NORMAL,
    "normal-chess": NORMAL,
    "outposts": OUTPOSTS,
    "seekers": SEEKERS,
}


class Frozen:
    """A bot of then, thinking with the mind of then."""

    bot: Bot

    def choose(self, chair: Chair, dice: Dice) -> Option:
        then = Chair(_game_of_then(chair.game), chair.seat, chair.question, lambda: chair.view, chair.imagine)
        return self.bot.choose(then, dice)


def _game_of_then(game: Game) -> Game:
    mind = MINDS.get(game.slug)
    return replace(game, mind=mind) if mind else game


class Greedy(Frozen):
    """`greedy` of then."""

    bot = GreedyBot()


class Mcts50(Frozen):
    """`mcts:50` of then."""

    bot = MctsBot(50)


class Mcts200(Frozen):
    """`mcts:200` of then."""

    bot = MctsBot(200)


class Mcts400(Frozen):
    """The search of then with 400 tries."""

    bot = MctsBot(400)


class Mcts800(Frozen):
    """The search of then with 800 tries."""

    bot = MctsBot(800)


class Mcts1600(Frozen):
    """The search of then with 1,600 tries."""

    bot = MctsBot(1600)


class Mcts3200(Frozen):
    """The search of then with 3,200 tries."""

    bot = MctsBot(3200)
