"""Many environments over few processes: each process steps its share, and writes what is seen into shared memory.

Gymnasium's own has a process for each environment; a step of ours is shorter than a message between processes, so a
message must be worth several steps, and whoever asks steps a share, too, instead of waiting.
"""

import multiprocessing as mp
from collections.abc import Callable, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space

from rulewright.envs.play import Observation

Make = Callable[[], gymnasium.Env[Any, Any]]


class ProcessVectorEnv(VectorEnv[Observation, Any, Any]):
    """What `SyncVectorEnv` would do, its environments dealt out to processes: this one and others."""

    def __init__(self, makers: Sequence[Make], processes: int) -> None:
        one = makers[0]()
        self.num_envs, self.metadata = len(makers), {**one.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, self.num_envs)
        self.action_space = batch_space(one.action_space, self.num_envs)
        one.close()
        self._seen: Observation = {}
        shared = {}
        assert isinstance(self.single_observation_space, gymnasium.spaces.Dict)
        for name, space in self.single_observation_space.items():
            assert space.shape is not None
            assert space.dtype is not None
            shape = (self.num_envs, *space.shape)
            room = mp.RawArray("b", int(np.prod(shape)) * space.dtype.itemsize)
            shared[name] = room, shape, space.dtype.str
            self._seen[name] = np.frombuffer(room, space.dtype).reshape(shape)
        cuts = [self.num_envs * i // processes for i in range(processes + 1)]
        self._shares = [slice(a, b) for a, b in pairwise(cuts) if b > a]
        self._pipes: list[Connection] = []
        self._workers = []
        self._here = _Share(makers[self._shares[0]], self._shares[0], shared)
        for share in self._shares[1:]:
            ours, theirs = mp.Pipe()
            worker = mp.Process(target=_work, args=(theirs, makers[share], share, shared), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed or [None] * self.num_envs
        answers = self._ask("reset", [seeds[share] for share in self._shares])
        return self._copy(), self._merge([infos for (infos,) in answers])

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        answers = self._ask("step", [actions[share] for share in self._shares])
        rewards, over, cut, infos = zip(*answers, strict=True)
        return self._copy(), np.concatenate(rewards), np.concatenate(over), np.concatenate(cut), self._merge(infos)

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self._pipes:
            pipe.send(None)
        self._here.envs.close()
        for worker in self._workers:
            worker.join()

    def _ask(self, what: str, shares: Sequence[Any]) -> list[Any]:
        for pipe, share in zip(self._pipes, shares[1:], strict=True):
            pipe.send((what, share))
        answers = [self._here.do(what, shares[0]), *[pipe.recv() for pipe in self._pipes]]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _copy(self) -> Observation:
        return {name: values.copy() for name, values in self._seen.items()}

    def _merge(self, infos: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """The infos of all processes as one: Gymnasium has an array for each key, and one that says who has it."""
        merged: dict[str, Any] = {}
        for share, info in zip(self._shares, infos, strict=True):
            for key, values in info.items():
                if key not in merged:
                    nothing = None if values.dtype == object else 0
                    merged[key] = np.full((self.num_envs, *values.shape[1:]), nothing, values.dtype)
                merged[key][share] = values
        return merged


class _Share:
    """The environments of one process, and where it writes what is seen."""

    def __init__(self, makers: Sequence[Make], share: slice, shared: dict[str, tuple[Any, Any, str]]) -> None:
        self.envs = SyncVectorEnv(makers, copy=False)
        self.rows = {n: np.frombuffer(room, kind).reshape(shape)[share] for n, (room, shape, kind) in shared.items()}

    def do(self, what: str, given: Any) -> Any:
        """Reset or step; what comes besides what is seen, or what went wrong."""
        try:
            seen, *rest = self.envs.reset(seed=list(given)) if what == "reset" else self.envs.step(given)
        except Exception as wrong:
            return wrong
        for name, values in seen.items():
            self.rows[name][:] = values
        return tuple(rest)


def _work(pipe: Connection, makers: Sequence[Make], share: slice, shared: dict[str, tuple[Any, Any, str]]) -> None:
    """Another process: steps its environments as it is told to."""
    ours = _Share(makers, share, shared)
    while (told := pipe.recv()) is not None:
        pipe.send(ours.do(*told))
    ours.envs.close()
