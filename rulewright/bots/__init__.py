"""Bots by their codes: `random`, `hunch`, `greedy`, `mcts:N`, `time:N`, a level from `novice` to `legend`, perhaps with
a temperament as in `adept:bold`, `specialist:NAME`, `without:VERB`, or an import path.

All are fair: each gets a chair, never the match.
"""

from collections.abc import Callable, Sequence
from functools import partial

from rulewright.bots.chair import Bot, Chair
from rulewright.bots.greedy import GreedyBot
from rulewright.bots.hunch import HunchBot
from rulewright.bots.levels import LEVELS, TEMPERAMENTS, LevelBot
from rulewright.bots.mcts import MctsBot
from rulewright.bots.specialists import SpecialistBot
from rulewright.bots.without import WithoutBot
from rulewright.games.import_path import module_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import UnknownName, nearest
from rulewright.kernel.question import Option

__all__ = ["BOTS", "ME", "Bot", "Chair", "bot_named", "find_bot", "seat_names"]

SPECIALIST = "specialist"  # and a name that the game's mind knows, as in specialist:rush
WITHOUT = "without"  # and a verb that it never takes, as in without:burn
ME = "me"  # the code of a seat at which a person plays


class RandomBot:
    """Takes any option, all with the same chance: the floor that every other bot must clear."""

    def choose(self, chair: Chair, dice: Dice) -> Option:
        options = chair.question.options
        return options[dice.below(len(options))]


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": lambda _: RandomBot(),
    "hunch": lambda _: HunchBot(),
    "greedy": lambda _: GreedyBot(),
    "mcts:N": MctsBot,
    "time:N": lambda milliseconds: MctsBot(milliseconds=milliseconds),
}
BOTS |= {name: partial(LevelBot, name) for name in LEVELS}
"""How each bot is made. A code that ends in ':N' needs a whole number in its place; others get 0."""


def bot_named(code: str) -> Bot:
    """One of our bots, by a code such as 'greedy' or 'mcts:200'. Nothing is imported, wherever the code comes from."""
    name, colon, number = code.partition(":")
    if name == SPECIALIST and number.isidentifier():
        return SpecialistBot(number)
    if name == WITHOUT:
        return WithoutBot(number, bot_named)
    if name in LEVELS and number in TEMPERAMENTS:
        return LevelBot(code)
    maker = BOTS.get(f"{name}:N" if colon else name)
    if maker is None:
        if f"{name}:N" in BOTS:
            raise UnknownName(f"'{code}' lacks a number: write {name}:200 for 200 playouts a decision")
        if name in LEVELS:
            raise UnknownName(f"'{code}': a level has no number, but may be {', '.join(TEMPERAMENTS)}")
        if name in BOTS:
            raise UnknownName(f"'{code}' takes no number: write {name}")
        raise UnknownName(
            f"there is no bot '{code}'. There is: {', '.join(BOTS)}, {SPECIALIST}:NAME, or your own as module:Class."
        )
    if colon and not (number.isascii() and number.isdigit() and 0 < int(number) <= 1_000_000):
        raise UnknownName(f"'{code}': the number must be whole, from 1 to 1000000, as in {name}:200")
    return maker(int(number) if colon else 0)


def find_bot(code: str) -> Bot:
    """One of our bots, or one's own by its import path, as 'my_bots:Cautious'.

    It imports what is named: only for who sits at this computer, never for codes from the web or from a record.
    """
    name, colon, own = code.partition(":")
    if colon and own.isidentifier() and name not in (*BOTS, SPECIALIST, WITHOUT) and f"{name}:N" not in BOTS:
        return _imported(code, own)
    return bot_named(code)


def _imported(code: str, name: str) -> Bot:
    """A bot of one's own: a class without arguments that has `choose`, or an object that has it."""
    module = module_of(code)
    found = vars(module).get(name)
    if found is None:
        names = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        raise UnknownName(f"'{code}': {module.__file__} has no '{name}'.{nearest(name, names)}")
    if not callable(getattr(found, "choose", None)):
        raise UnknownName(f"'{code}' is not a bot: it has no choose(chair, dice) that returns an option")
    if not isinstance(found, type):
        bot: Bot = found
        return bot
    try:
        made: Bot = found()
    except TypeError as wrong:
        raise UnknownName(f"'{code}' can't be made: a bot's class is called without arguments, but {wrong}") from None
    return made


def seat_names(codes: Sequence[str]) -> list[str]:
    """What those at the table are called: bots by their codes, people as players, no two alike."""
    people = codes.count(ME)
    names: list[str] = []
    for code in codes:
        name = code if code != ME else f"Player {len(names) + 1}" if people > 1 else "Player"
        copies = sum(1 for other in names if other.partition(" #")[0] == name)
        names.append(f"{name} #{copies + 1}" if copies else name)
    return names
