"""Bots play the whole game: what `greedy` must have used in a few games, and that games end by the rules' own ends.

These are floors, far below what is usual: who falls through one has gone blind to a part of the game.
"""

import pytest

from rulewright.games import GAMES
from rulewright.lab.whole_game import whole_game

FLOORS = {
    "outposts": ("pick", "burn", "play", "join", "guard", "place", "assault", "hit", "target"),
    "seekers": ("play", "move", "to", "activate", "power", "stop"),
    "battleground": ("token", "muster", "field", "cast", "at", "prepare", "charge", "attack", "advance", "defend"),
    "lytharian": ("move", "attack", "cast", "attach", "lasting", "at_troop", "harness"),
    "elysia": ("play", "step", "use", "buy", "fight", "target-player", "target-npc", "wild-draw"),
    "normal-chess": ("move", "up"),
}
ENDS = {
    "outposts": ("OP-168", "OP-169"),
    "seekers": ("SK-284",),
    "battleground": ("BG-256",),
    "lytharian": ("LC-325", "LC-326", "LC-332"),
    "elysia": ("RE-240",),
    "normal-chess": ("LC-347",),
}
"""Clauses by which a game is won; not those by which it is broken off."""


GAMES_NEEDED = {"seekers": 4, "outposts": 4, "elysia": 10}
"""Not every Seeker has a power, few attack with two groups, and in Elysia one seldom chooses among Monsters."""


@pytest.mark.slow
@pytest.mark.parametrize("slug", FLOORS)
def test_greedy_uses_the_game(slug: str) -> None:
    games = GAMES_NEEDED.get(slug, 2)
    found = whole_game(GAMES[slug], "greedy", games=games, seed=5)
    unused = [verb for verb in FLOORS[slug] if not found.taken[verb]]
    assert not unused, f"never taken in {found.decisions} decisions: {', '.join(unused)}"
    assert (
        sum(found.endings[end] for end in found.endings if end.endswith(tuple(f"({c})" for c in ENDS[slug]))) == games
    )
