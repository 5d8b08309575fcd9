"""The programs of examples/ run as people would run them."""

import random
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from examples import language_agent, my_bots, policy_gradient, random_agents  # noqa: E402
from rulewright.envs.gymnasium import RulewrightEnv  # noqa: E402
from rulewright.kernel.variant import Variant  # noqa: E402
from rulewright.library import new  # noqa: E402

WARLOCKS = ({"klass": "warlock"}, {"klass": "warlock"})
SHORT = Variant.parse("[rules]\nstart_life = 8\nmax_life = 8\nmirror_classes = true")


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


@pytest.mark.slow
def test_a_policy_gradient_learns_to_beat_random_at_battleground() -> None:
    """The short form: two Warlocks with few lives. What was learned is played without chance, from both seats."""
    policy, _ = policy_gradient.train(games=30, rate=0.02, variant=SHORT, lineup=WARLOCKS)
    env = RulewrightEnv("battleground", seat=None, bots="random", lineup=WARLOCKS, variant=SHORT)
    seen, _ = env.reset(seed=77)
    won = 0.0
    for _ in range(20):
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(policy.best(seen["observation"], seen["action_mask"]))
        won += (reward + 1) / 2
        seen, _ = env.reset()
    assert won >= 16, "of 20 games; who plays at random wins 10"
