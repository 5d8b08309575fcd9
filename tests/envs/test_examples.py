"""The programs of examples/ run as people would run them."""

import random
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from examples import language_agent, my_bots, random_agents  # noqa: E402
from rulewright.library import new  # noqa: E402


def test_a_random_agent_plays_by_every_interface() -> None:
    assert sorted(random_agents.play_aec().values()) in ([-1, -1, 1], [-1, 1, 1], [1, 1, 1], [0, 0, 0])
    assert len(random_agents.play_parallel()) == 3
    assert random_agents.play_gymnasium() in (-1.0, 0.0, 1.0)
    assert len(random_agents.play_openspiel()) == 2


def test_a_language_agent_plays_to_the_end_whatever_it_says() -> None:
    random.seed(1)
    assert language_agent.play()
    assert language_agent.play(model=lambda text: "I would rather not.")


def test_a_bot_of_ones_own_plays() -> None:
    assert new("shells", seed=1, bots={0: my_bots.Hoarder(), 1: "examples.my_bots:Hoarder"}).over
