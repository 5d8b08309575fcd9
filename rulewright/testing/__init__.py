"""What the tests of a game need, also of a game outside this repository.

- `play`, `duel`, `finish`, `upto` run a part of the rules from a position with written answers (`script`);
- `battery_of(GAME)` is a test of the properties that every game must have (`properties`);
- `rebuild(GAME, start, apply, public)` plays random games and rebuilds what is public from the events (`rebuild`).
"""

from rulewright.testing.properties import battery_of
from rulewright.testing.rebuild import rebuild
from rulewright.testing.script import Asked, Script, duel, exact, finish, plain, play, run, told, upto

__all__ = [
    "Asked", "Script", "battery_of", "duel", "exact", "finish", "plain", "play", "rebuild", "run", "told", "upto",
]  # fmt: skip
