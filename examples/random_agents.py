"""A random agent for each interface: PettingZoo AEC and parallel, Gymnasium, OpenSpiel.

python examples/random_agents.py
"""

import numpy as np

from rulewright.envs.gymnasium import RulewrightEnv
from rulewright.envs.openspiel import load
from rulewright.envs.pettingzoo import aec_env, parallel_env

GAME = "shells"
dice = np.random.default_rng(1)


def any_of(mask: np.ndarray) -> int:
    """An action of the mask, all with the same chance."""
    return int(dice.choice(np.flatnonzero(mask)))


def play_aec() -> dict[str, float]:
    env = aec_env(GAME, seats=3)
    env.reset(seed=1)
    results: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, results[agent], over, cut, _ = env.last()
        env.step(None if over or cut else any_of(seen["action_mask"]))
    return results


def play_parallel() -> dict[str, float]:
    env = parallel_env(GAME, seats=3)
    seen, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        seen, rewards, *_ = env.step({agent: any_of(seen[agent]["action_mask"]) for agent in env.agents})
    return rewards


def play_gymnasium() -> float:
    env = RulewrightEnv(GAME, seat=0, bots="greedy")
    seen, _ = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(any_of(seen["action_mask"]))
    return reward


def play_openspiel() -> list[float]:
    state = load(GAME).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.integers(len(state.chance_outcomes()))))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return list(state.returns())


if __name__ == "__main__":
    print("AEC", play_aec())
    print("parallel", play_parallel())
    print("Gymnasium", play_gymnasium())
    print("OpenSpiel", play_openspiel())
