"""Bots by their codes: `random`, `greedy`, `mcts:N`. All are fair: each gets a chair, never the match."""

from collections.abc import Callable

from rulewright.bots.chair import Bot, Chair
from rulewright.bots.chance import RandomBot
from rulewright.bots.greedy import GreedyBot
from rulewright.bots.mcts import MctsBot
from rulewright.kernel.errors import UnknownName

__all__ = ["BOTS", "Bot", "Chair", "bot_named"]

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": lambda _: RandomBot(),
    "greedy": lambda _: GreedyBot(),
    "mcts:N": MctsBot,
}
"""How each bot is made. A code that ends in ':N' needs a whole number in its place; others get 0."""


def bot_named(code: str) -> Bot:
    """The bot of a code such as 'greedy' or 'mcts:200'."""
    name, colon, number = code.partition(":")
    maker = BOTS.get(f"{name}:N" if colon else name)
    if maker is None:
        if f"{name}:N" in BOTS:
            raise UnknownName(f"'{code}' lacks a number: write {name}:200 for 200 playouts a decision")
        if name in BOTS:
            raise UnknownName(f"'{code}' takes no number: write {name}")
        raise UnknownName(f"there is no bot '{code}'. There is: {', '.join(BOTS)}.")
    if colon and not (number.isascii() and number.isdigit() and 0 < int(number) <= 1_000_000):
        raise UnknownName(f"'{code}': the number must be whole, from 1 to 1000000, as in {name}:200")
    return maker(int(number) if colon else 0)
