"""What each power of the class boards is worth for the rest of a game, and which path promises most.

The numbers are points of life, without what a new orb counts for in the pool. They come from 6,000 games by hunch in
which every token was placed by lot, moved towards what the cards themselves are worth: a hunch makes little of spells.
"""

from typing import Final

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.rules.book import Klass
from rulewright.games.battleground.rules.ids import PathId
from rulewright.games.battleground.rules.state import Player

POWER_WORTH: Final = {
    "levy": 2.2, "stables": 2.4, "fletching": 2.4, "oath-of-war": 2.8, "vanguard": 1.0,
    "tower-shields": 2.0, "infirmary": 0.9, "second-levy": 1.8, "holy-orders": 1.0, "phalanx": 1.1,
    "devotion": 0.5, "liturgy": 1.0, "wisdom": 0.7, "revelation": 1.7, "lay-on-hands": 1.1,
    "summoning-circle": 1.8, "charnel-pit": 1.6, "plague": 1.5, "kennels": 1.5, "carrion-call": 2.0,
    "forbidden-lore": 0.8, "mastery": 1.7, "dark-font": 1.2, "black-grimoire": 1.6, "damnation": 1.6,
    "bloodletting": 1.2, "cult": 1.1, "pyre": 1.5, "second-circle": 2.2, "bloodlust": 1.3,
    "kindle": 1.5, "conflagration": 1.4, "pyromancer": 1.9, "embers": 1.5, "inferno": 0.9,
    "rime": 1.0, "whiteout": 0.8, "cryomancer": 1.0, "glacier": 1.2, "deep-winter": 1.3,
    "breeze": 1.0, "thunderhead": 1.7, "stormcaller": 1.1, "updraft": 1.8, "tempest": 1.0,
}  # fmt: skip
assert {power.key for board in BOARDS for power in board.powers()} == set(POWER_WORTH)


def promise(klass: Klass, player: Player, path: PathId) -> float:
    """What a token on this path brings, with those that would follow it there if they bring more."""
    best = total = 0.0
    for n, power in enumerate(klass.paths[path][player.paths[path] :], 1):
        total += POWER_WORTH[power.key]
        best = max(best, total / n)
    return best
