"""Steps per second of the environments, beside the bare playout, RLCard and PettingZoo's gin rummy, in one run.

    python -m bench.rl [--seconds 0.4] [--rounds 5] [--to speed.md]

PettingZoo's gin rummy went in its version 1.27: an older one is needed (extra `bench`).

A step is an action taken and the next observation with its mask worked out; actions are uniformly random among
those of the mask. Contestants take turns, a slice of time each, so that what else the machine does hits all of
them; a figure is the median of the rounds, in CPU time.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.observation import make_observation

from rulewright.envs import openspiel
from rulewright.envs.gymnasium import RulewrightEnv, vector_env
from rulewright.envs.pettingzoo import aec_env, parallel_env
from rulewright.games import OURS, game_named
from rulewright.kernel.playout import playout

GIN = "PettingZoo gin rummy"
ANSWERS = "Gymnasium, bots' answers too"
_roll = random.Random(1).random


def any_of(mask: Any) -> int:
    """One of the actions of a mask."""
    numbers = mask.view(bool).nonzero()[0]  # the same for all: searching bytes would cost more than a game's step
    return int(numbers[int(_roll() * len(numbers))])


def bare(slug: str) -> Iterator[int]:
    """Whole games by a random policy, nothing observed: the rules alone."""
    game, seed = game_named(slug), 0
    while True:
        seed += 1
        yield playout(game, max(2, game.players[0]), seed).decisions


def aec(env: Any) -> Iterator[int]:
    """PettingZoo's AEC interface, ours and theirs."""
    while True:
        env.reset(seed=int(_roll() * 1e6))
        while env.agents:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            env.step(any_of(seen["action_mask"]))
            yield 1


def parallel(env: Any) -> Iterator[int]:
    while True:
        seen, _ = env.reset(seed=int(_roll() * 1e6))
        while env.agents:
            seen, *_ = env.step({agent: any_of(seen[agent]["action_mask"]) for agent in env.agents})
            yield 1


def gym(env: Any, every: bool = False) -> Iterator[int]:
    """One seat against `random`: of the steps only the own ones are counted, or every answer, the bots' too."""
    while True:
        seen, _ = env.reset(seed=int(_roll() * 1e6))
        over, before = False, 0
        while not over:
            seen, _, over, _, _ = env.step(any_of(seen["action_mask"]))
            answers = env.play.running.answers
            yield answers - before if every else 1
            before = answers


def spiel(game: Any) -> Iterator[int]:
    """OpenSpiel's interface, the observation by its observer: a list of all numbers would cost more than they do."""
    observation = make_observation(game)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0:
                observation.set_from(state, player)
            actions = [seed for seed, _ in state.chance_outcomes()] if player < 0 else state.legal_actions()
            state.apply_action(actions[int(_roll() * len(actions))])
            yield 1


def rlcard_steps(name: str) -> Iterator[int]:
    """RLCard's own environments, with observation and legal actions."""
    import rlcard

    env = rlcard.make(name)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(_roll() * len(actions))])
            yield 1


def contestants(slugs: list[str]) -> dict[str, Callable[[], Iterator[int]]]:
    """Everybody, by name."""
    from pettingzoo.classic import chess_v6, connect_four_v3, gin_rummy_v4, texas_holdem_v4

    found: dict[str, Callable[[], Iterator[int]]] = {
        GIN: lambda: aec(gin_rummy_v4.env()),
        "PettingZoo Texas hold'em": lambda: aec(texas_holdem_v4.env()),
        "PettingZoo connect four": lambda: aec(connect_four_v3.env()),
        "PettingZoo chess": lambda: aec(chess_v6.env()),
    }
    found |= {f"RLCard {name}": lambda name=name: rlcard_steps(name) for name in ("gin-rummy", "uno")}  # type: ignore[misc]
    for slug in slugs:
        seats = max(2, game_named(slug).players[0])
        found |= {
            f"{slug} bare": lambda slug=slug: bare(slug),  # type: ignore[misc]
            f"{slug} AEC": lambda slug=slug, seats=seats: aec(aec_env(slug, seats=seats)),  # type: ignore[misc]
            f"{slug} parallel": lambda slug=slug, seats=seats: parallel(parallel_env(slug, seats=seats)),  # type: ignore[misc]
            f"{slug} Gymnasium": lambda slug=slug, seats=seats: gym(RulewrightEnv(slug, seats=seats)),  # type: ignore[misc]
            f"{slug} {ANSWERS}": lambda slug=slug, seats=seats: gym(RulewrightEnv(slug, seats=seats), every=True),  # type: ignore[misc]
            f"{slug} OpenSpiel": lambda slug=slug, seats=seats: spiel(openspiel.load(slug, players=seats)),  # type: ignore[misc]
        }
    return found


def measure(slugs: list[str], seconds: float, rounds: int) -> dict[str, float]:
    """Steps per second of everybody."""
    running = {name: make() for name, make in contestants(slugs).items()}
    found: dict[str, list[float]] = {name: [] for name in running}
    for number in range(rounds + 1):
        for name, steps in running.items():
            begun, done = time.process_time(), 0
            while (spent := time.process_time() - begun) < seconds:
                done += next(steps)
            if number:  # the first round warms up
                found[name].append(done / spent)
    return {name: statistics.median(rates) for name, rates in found.items()}


def vectors(slugs: list[str], seconds: float, n: int = 64, processes: int = 2) -> str:
    """Steps per second by the clock of many environments at once against `random`, here and over processes."""
    lines = [f"| {n} at once | one process | {processes} processes |", "|---|---|---|"]
    for slug in slugs:
        cells = []
        for several in (0, processes):
            envs = vector_env(slug, n, processes=several, seats=max(2, game_named(slug).players[0]))
            seen, _ = envs.reset(seed=1)
            begun, done = time.perf_counter(), -1
            while (spent := time.perf_counter() - begun) < seconds or done < 1:
                seen, *_ = envs.step(np.array([any_of(mask) for mask in seen["action_mask"]]))
                done += 1
                begun = begun if done else time.perf_counter()  # the first step warms up
            envs.close()
            cells.append(f"{n * done / spent:,.0f}")
        lines.append(f"| {game_named(slug).title} | {' | '.join(cells)} |")
    return "\n".join(lines)


def table(rates: dict[str, float], slugs: list[str]) -> str:
    """The result as Markdown, every figure also as a multiple of gin rummy's."""
    forms = ("bare", "AEC", "parallel", "Gymnasium", ANSWERS, "OpenSpiel")
    base = rates[GIN]
    lines = [f"| | {' | '.join(forms)} |", "|---|" + "---|" * len(forms)]
    for slug in slugs:
        cells = [f"{rates[f'{slug} {form}']:,.0f} ({rates[f'{slug} {form}'] / base:.1f})" for form in forms]
        lines.append(f"| {game_named(slug).title} | {' | '.join(cells)} |")
    peers = [name for name in rates if name.startswith(("PettingZoo", "RLCard"))]
    said = ", ".join(f"{name} {rates[name]:,.0f} ({rates[name] / base:.1f})" for name in peers)
    return "\n".join([*lines, "", f"In the same run: {said}."])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", default=",".join(OURS))
    parser.add_argument("--vectors", action="store_true", help="also many environments at once, over processes")
    parser.add_argument("--to", type=Path)
    given = parser.parse_args()
    slugs = given.games.split(",")
    said = table(measure(slugs, given.seconds, given.rounds), slugs)
    said += f"\n\n{vectors(slugs, 4 * given.seconds)}" if given.vectors else ""
    print(said)
    if given.to:
        given.to.write_text(f"{said}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
