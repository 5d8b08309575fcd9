"""Gymnasium: one seat of a game against named bots; many at once, also over processes.

env = RulewrightEnv("battleground", seat=0, bots="greedy")
envs = vector_env("battleground", n=16, processes=2, bots="random")
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

import gymnasium
from gymnasium.vector import SyncVectorEnv, VectorEnv

from rulewright.bots import Bot, find_bot
from rulewright.envs.play import Observation, Play
from rulewright.envs.vector import ProcessVectorEnv
from rulewright.kernel.errors import IllegalAnswer, ImpossibleSetup
from rulewright.kernel.question import Seat

SEEDS = 1 << 31


class RulewrightEnv(gymnasium.Env[Observation, Any]):
    """One seat, or every match the next one (`seat=None`); bots by their codes, one for all or one for each other seat.

    An action that the mask does not have loses the match, or is an error (`illegal="error"`).
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: Any,
        seat: int | None = 0,
        bots: str | Sequence[str | Bot] = "random",
        max_steps: int | None = None,
        render_mode: str | None = None,
        illegal: Literal["lose", "error"] = "lose",
        **how: Any,
    ) -> None:
        self.play = Play(game, **how)
        others = [bots] * (self.play.seats - 1) if isinstance(bots, str) else list(bots)
        if len(others) != self.play.seats - 1:
            raise ImpossibleSetup(f"{self.play.seats} seats need {self.play.seats - 1} bots, not {len(others)}")
        self.bots = [find_bot(bot) if isinstance(bot, str) else bot for bot in others]
        self.own, self.max_steps, self.render_mode, self.illegal = seat, max_steps, render_mode, illegal
        self.seat = Seat(seat or 0)
        self.observation_space, self.action_space = self.play.observation_space(), self.play.action_space()
        self.matches = self.steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, up to the first question of one's own; should there be none in it, the next."""
        super().reset(seed=seed)
        while True:
            self.seat = Seat(self.matches % self.play.seats if self.own is None else self.own)
            self.matches += 1
            self.steps = 0
            self.play.begin(int(self.np_random.integers(SEEDS)))
            self._bots_answer()
            if self.play.running.outcome is None:
                return self.play.observe(self.seat), {"seat": int(self.seat)}

    def _bots_answer(self) -> None:
        match, own, seats = self.play.running, self.seat, self.play.seats
        while (seat := match.asks_another(own)) is not None:
            match.answer_by(self.bots[(seat - own) % seats - 1], seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer by a number of the mask; the bots answer, until it is one's own turn again or the game is over."""
        play, seat = self.play, self.seat
        info: dict[str, Any] = {"seat": int(seat)}
        try:
            play.act(seat, action)
        except IllegalAnswer as wrong:
            if self.illegal == "error":
                raise
            return play.observe(seat), -1.0, True, False, info | {"illegal": str(wrong)}
        self._bots_answer()
        self.steps += 1
        outcome = play.running.outcome
        if outcome is None:
            return play.observe(seat), 0.0, False, self.max_steps is not None and self.steps >= self.max_steps, info
        return play.observe(seat), play.rewards()[seat], True, False, info | {"outcome": outcome.words}

    def render(self) -> str | None:
        """The table in words, with the question and its options."""
        return self.play.text(self.seat) if self.render_mode else None

    def action_masks(self) -> Any:
        """The mask alone, as sb3-contrib's MaskablePPO asks for it."""
        return self.play.seen(self.seat).mask.astype(bool)


def vector_env(game: Any, n: int, processes: int = 0, **how: Any) -> VectorEnv[Any, Any, Any]:
    """`n` environments at once, here or dealt out to this process and others. The game is best named by its slug."""
    makers = [partial(RulewrightEnv, game, **how) for _ in range(n)]
    return ProcessVectorEnv(makers, processes) if processes else SyncVectorEnv(makers)
