"""`python -m fast.proof [games]`: are compiled games the interpreted ones?

Random games with all their options, games by hunch with what the mind thinks at every question, and matches with their
log and decisions by search are played in both builds; what comes of each is brought into one digest.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from rulewright.bots.chair import chair_of
from rulewright.bots.mcts import MctsBot
from rulewright.games import GAMES
from rulewright.kernel.copying import copy_state, pack_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout, random_policy
from rulewright.kernel.question import Option, Prompt, Seat

RANDOM, BY_HUNCH, MATCHES = 15, 5, 3
SEARCHED = 40  # every so many answers one is searched for, by `mcts:40`
ANSWERS = 400  # of a match that is looked at so closely


class Digest:
    """All that was said, in 16 bytes."""

    def __init__(self) -> None:
        self.hash = blake2b(digest_size=16)

    def say(self, *what: Any) -> None:
        self.hash.update(repr(what).encode())


def random_games(game: Game, said: Digest) -> None:
    for seed in range(RANDOM):
        choose = random_policy(seed)

        def answer(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            said.say(seat, [tuple(each) for each in options], why.key)
            return choose(state, seat, options, why)  # noqa: B023 (played before the next seed)

        tally = playout(game, 2, seed, answer)
        said.say(tally.asks, tally.turns, tally.outcome, pack_state(tally.state))


def games_by_hunch(game: Game, said: Digest) -> None:
    mind = game.mind
    for seed in range(BY_HUNCH):
        dice = Dice(seed)

        def answer(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            said.say(mind.value(state, seat), [tuple(each) for each in mind.consider(state, seat, options)])
            return mind.hunch(state, seat, options, dice.below(1 << 30) / (1 << 30))  # noqa: B023

        said.say(pack_state(playout(game, 2, seed, answer).state))


def matches(game: Game, said: Digest) -> None:
    for seed in range(MATCHES):
        match, choose = Match(game, 2, seed), random_policy(seed)
        while match.outcome is None and len(match.history) < ANSWERS:
            for seat, question in match.questions.items():
                option = choose(match.state, seat, question.options, question.prompt)
                if len(match.history) % SEARCHED == 0:
                    option = MctsBot(SEARCHED).choose(chair_of(match, seat), Dice(len(match.history)))
                match.answer(seat, option)
        said.say(pack_state(copy_state(match.state)), match.history, list(match.log))


def digest(slug: str) -> str:
    said = Digest()
    for play in (random_games, games_by_hunch, matches):
        play(GAMES[slug], said)
    return said.hash.hexdigest()


def main(slugs: Sequence[str]) -> None:
    """One line a game: the digests of both builds; fails where they differ."""
    if build := os.environ.get("FAST_PROOF"):
        assert build == os.environ["RULEWRIGHT_BUILD"]
        for slug in slugs:
            print(digest(slug), flush=True)
        return
    found = []
    for build in ("interpreted", "compiled"):
        env = os.environ | {"RULEWRIGHT_BUILD": build, "FAST_PROOF": build}
        command = [sys.executable, "-m", "fast.proof", *slugs]
        found.append(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split())
    for slug, interpreted, compiled in zip(slugs, *found, strict=True):
        print(slug, interpreted, "equal" if interpreted == compiled else f"but compiled {compiled}")
    sys.exit(found[0] != found[1])


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
