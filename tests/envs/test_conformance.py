"""The interfaces pass the tests of those whose interfaces they are."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from short_games import GAMES_TO_TEST, WHOLE, rules_of, variant_of

from rulewright.envs import openspiel
from rulewright.envs.gymnasium import RulewrightEnv, vector_env
from rulewright.envs.pettingzoo import aec_env, parallel_env
from rulewright.kernel.errors import IllegalAnswer, ImpossibleSetup

CYCLES = 1000 if WHOLE else 40
every_game = pytest.mark.parametrize(("slug", "seats"), GAMES_TO_TEST)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's doubts about observations with a mask


@every_game
def test_pettingzoo_finds_nothing_wrong_with_the_turns(slug: str, seats: int) -> None:
    how: dict[str, Any] = {"seats": seats, "variant": variant_of(slug)}
    api_test(aec_env(slug, **how), num_cycles=CYCLES)
    seed_test(lambda: aec_env(slug, **how), num_cycles=CYCLES)


@every_game
def test_pettingzoo_finds_nothing_wrong_with_acting_at_once(slug: str, seats: int) -> None:
    parallel_api_test(parallel_env(slug, seats=seats, variant=variant_of(slug)), num_cycles=CYCLES)


@every_game
def test_gymnasium_finds_nothing_wrong(slug: str, seats: int) -> None:
    for form in ("table", "options"):
        check_env(RulewrightEnv(slug, seats=seats, variant=variant_of(slug), actions=form))


@pytest.mark.slow
@every_game
def test_openspiel_finds_nothing_wrong_and_reads_states_back(slug: str, seats: int) -> None:
    game = openspiel.load(slug, players=seats, rules=rules_of(slug))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    tensor = _played(game, 5).observation_tensor(0)
    assert len(tensor) == game.observation_tensor_size()


def _played(game: Any, n: int) -> Any:
    state = game.new_initial_state()
    for _ in range(n):
        if not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    return state


def test_openspiel_remembers_what_a_seat_saw_and_answered() -> None:
    state = _played(openspiel.load("shells"), 8)
    memory, now = state.information_state_string(0), state.observation_string(0)
    assert memory.endswith(now)
    assert memory.count(": ") > now.count(": ")


def test_a_parallel_step_answers_for_all_who_are_asked_at_once() -> None:
    env = parallel_env("shells", seats=3)
    seen, _ = env.reset(seed=1)
    assert len(env.play.running.questions) == 3  # all look at their hands at once (SH-006)
    before = env.play.running.answers
    env.step({agent: np.flatnonzero(seen[agent]["action_mask"])[0] for agent in env.agents})
    assert env.play.running.answers == before + 3


def test_an_action_that_the_mask_does_not_have_loses_or_is_refused() -> None:
    env = RulewrightEnv("shells")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert "its mask has" in info["illegal"]
    strict = RulewrightEnv("shells", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="can't take action"):
        strict.step(wrong)


def test_bots_must_be_as_many_as_the_other_seats() -> None:
    with pytest.raises(ImpossibleSetup, match="3 seats need 2 bots, not 1"):
        RulewrightEnv("shells", seats=3, bots=["greedy"])


@pytest.mark.parametrize("processes", [0, 2])
def test_many_environments_at_once_play_the_same_as_one(processes: int) -> None:
    alone = [RulewrightEnv("shells", seat=None, bots="greedy") for _ in range(3)]
    for i, env in enumerate(alone):
        env.reset(seed=5 + i)
    envs = vector_env("shells", 3, processes=processes, seat=None, bots="greedy")
    seen, _ = envs.reset(seed=5)
    for _ in range(6):
        actions = [int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]]
        seen, rewards, over, *_ = envs.step(np.array(actions))
        for i, env in enumerate(alone):
            own, reward, ended, *_ = env.step(actions[i])
            assert (reward, ended) == (rewards[i], over[i])
            assert np.array_equal(own["observation"], seen["observation"][i])
        if any(over):
            break
    envs.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_processes_begin_new_matches_and_say_how_old_ones_ended_as_one_process_does(processes: int) -> None:
    both = [vector_env("shells", 3, processes=n, bots="random") for n in (0, processes)]
    seen, infos = zip(*[envs.reset(seed=1) for envs in both], strict=True)
    assert [*infos[0]] == [*infos[1]]
    ended = 0
    while not ended:
        actions = [int(np.flatnonzero(mask)[0]) for mask in seen[0]["action_mask"]]
        seen, rewards, over, _, infos = zip(*[envs.step(np.array(actions)) for envs in both], strict=True)
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
        assert (list(rewards[0]), list(over[0])) == (list(rewards[1]), list(over[1]))
        ended += sum(over[0])
    assert list(infos[0]["outcome"]) == list(infos[1]["outcome"])
    for envs in both:
        envs.close()


def test_what_goes_wrong_in_a_process_is_raised_here() -> None:
    envs = vector_env("shells", 2, processes=2, illegal="error")
    seen, _ = envs.reset(seed=1)
    wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in seen["action_mask"]]
    with pytest.raises(IllegalAnswer, match="can't take action"):
        envs.step(np.array(wrong))
    envs.close()


def test_an_environment_can_be_pickled_in_the_middle_of_a_game() -> None:
    env = RulewrightEnv("battleground", variant=variant_of("battleground"))
    seen, _ = env.reset(seed=3)
    for _ in range(6):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    for again in (pickle.loads(pickle.dumps(env)), deepcopy(env)):
        match = again.play.running
        assert match.questions.keys() == env.play.running.questions.keys()
        assert match.state == env.play.running.state
        action = int(np.flatnonzero(seen["action_mask"])[0])
        assert np.array_equal(again.step(action)[0]["observation"], deepcopy(env).step(action)[0]["observation"])
