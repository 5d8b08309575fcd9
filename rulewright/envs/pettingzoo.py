"""PettingZoo: `aec_env` for every game, `parallel_env` where several seats may be asked at once."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from rulewright.envs.play import Observation, Play
from rulewright.kernel.question import Seat

Agent = str
SEEDS = 1 << 31


def agent_of(seat: int) -> Agent:
    return f"player_{seat}"


class _Seats:
    """What both forms have: agents by seat, their spaces, seeds, words."""

    render_mode: str | None

    def __init__(self, game: Any, render_mode: str | None = None, max_steps: int | None = None, **how: Any) -> None:
        self.play = Play(game, **how)
        self.render_mode, self.max_steps = render_mode, max_steps
        name = f"rulewright_{self.play.game.slug}_v{self.play.game.version}"
        self.metadata = {"name": name, "is_parallelizable": False, "render_modes": ["ansi"]}
        self.possible_agents = [agent_of(seat) for seat in range(self.play.seats)]
        self._seat_of = {agent_of(seat): Seat(seat) for seat in range(self.play.seats)}
        self.agents: list[Agent] = []
        self._observation_space, self._action_space = self.play.observation_space(), self.play.action_space()
        self._observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.play.action_space() for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.steps = 0

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.play.begin(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.steps = 0

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self._action_spaces[agent]

    def render(self) -> str | None:
        """The table in words, for the first seat that is asked."""
        question = self.play.running.question
        return self.play.text(question.seat if question else Seat(0)) if self.render_mode else None

    def close(self) -> None:
        self.play.match = None

    @property
    def _over(self) -> tuple[bool, bool]:
        """Whether the game has ended, and whether it is broken off."""
        over = self.play.running.outcome is not None
        return over, not over and self.max_steps is not None and self.steps >= self.max_steps


class RulewrightAEC(_Seats, AECEnv):  # type: ignore[misc]
    """Seats act one after the other; who is asked at the same time as others does not see their answers."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        question = self.play.running.question
        self.agent_selection = self.possible_agents[question.seat if question else 0]

    def observe(self, agent: Agent) -> Observation:
        return self.play.observe(self._seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(self._seat_of[agent], action)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        over, broken_off = self._over
        if over or broken_off:
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, broken_off)
            self._accumulate_rewards()
        self._select()


class RulewrightParallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """All who are asked act at once; the others wait: action 0 is the only one that their mask has."""

    def __init__(self, game: Any, **how: Any) -> None:
        super().__init__(game, **how)
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[Agent, Observation]:
        return {agent: self.play.observe(self._seat_of[agent]) for agent in self.agents}

    def step(self, actions: Mapping[Agent, Any]) -> tuple[Any, Any, Any, Any, Any]:
        play, agents = self.play, self.agents
        for seat in list(play.running.questions):
            play.act(seat, actions[self.possible_agents[seat]])
        self.steps += 1
        over, broken_off = self._over
        observations, rewards = self._observations(), dict(zip(agents, play.rewards(), strict=True))
        if over or broken_off:
            self.agents = []
        return (
            observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, broken_off),
            {agent: {} for agent in agents},
        )  # fmt: skip


def aec_env(game: Any, **how: Any) -> RulewrightAEC:
    """A game for PettingZoo's AEC interface: `aec_env("outposts", seats=3)`."""
    return RulewrightAEC(game, **how)


def parallel_env(game: Any, **how: Any) -> RulewrightParallel:
    """A game for PettingZoo's parallel interface."""
    return RulewrightParallel(game, **how)
