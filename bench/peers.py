"""The public engines we measure ourselves against, each playing uniformly random complete games.

A decision is the same thing for all: a question with at least 2 options, answered. An ask is any question,
forced ones too. Dice and deals are neither. Each engine is called the fastest way its public interface
allows, and where a count is open to doubt the doubt goes in the peer's favour.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.metadata import PackageNotFoundError, version
from random import Random
from statistics import median
from typing import Any, NamedTuple

from bench.timing import Contestant, quiet, time_us

WHOLE = 1_000_000_000  # more asks than any game has
COPIED = range(1, 6)  # the seeds of the games whose middles are copied


class Played(NamedTuple):
    """A game played to its end, or to a number of asks."""

    state: Any
    decisions: int
    asks: int


Play = Callable[[int, int], Played]  # from a seed, up to so many asks


def contestant(name: str, engine: str, play: Play, copy: Callable[[Any], object]) -> Contestant:
    """Make a contestant of a way to play and a way to copy; a game's middle is after half of its asks."""

    def whole(seed: int) -> tuple[int, int]:
        played = play(seed, WHOLE)
        return played.decisions, played.asks

    def copy_us() -> float:
        return median(middle_us(seed) for seed in COPIED)

    def middle_us(seed: int) -> float:
        middle = play(seed, play(seed, WHOLE).asks // 2).state
        return time_us(lambda: copy(middle))

    return Contestant(name, engine, whole, copy_us)


def catanatron(engine: str) -> Iterator[Contestant]:
    """Catan by Catanatron's own `RandomPlayer`s, in the loop of its `Game.play`.

    An ask is a tick (`play_tick`), a decision a tick with more than one playable action. Some 3 of 4 ticks
    of the two-player game are forced (roll, end the turn), so figures that call every tick a decision are
    3 to 4 times higher: compare those with the asks. A game stopped by Catanatron's own limit of 1000 turns
    counts as complete. Copy: `Game.copy`.
    """
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def table(players: int) -> Contestant:
        def play(seed: int, most: int) -> Played:
            game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed)
            state = game.state
            decisions = asks = 0
            while asks < most and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
                asks += 1
                if len(state.playable_actions) > 1:
                    decisions += 1
                game.play_tick()
            return Played(game, decisions, asks)

        return contestant(f"Catanatron {players}p", engine, play, lambda game: game.copy())

    yield table(2)
    yield table(4)


def python_chess(engine: str) -> Iterator[Contestant]:
    """Chess by python-chess: an ask is a move, a decision a move with at least 2 legal ones.

    A game ends where `is_game_over` says so; its tests are asked one by one here, so that the legal moves
    aren't made twice. Copy: the board without its stack of past moves, the cheapest.
    """
    import chess

    def play(seed: int, most: int) -> Played:
        chance = Random(seed).random
        board = chess.Board()
        decisions = asks = 0
        while asks < most:
            moves = list(board.legal_moves)
            if (
                not moves
                or board.is_insufficient_material()
                or board.is_seventyfive_moves()
                or board.is_fivefold_repetition()
            ):
                break
            asks += 1
            if len(moves) > 1:
                decisions += 1
            board.push(moves[int(chance() * len(moves))])
        return Played(board, decisions, asks)

    yield contestant("python-chess", engine, play, lambda board: board.copy(stack=False))


def rlcard(engine: str) -> Iterator[Contestant]:
    """Uno and gin rummy (2 players) by RLCard's game layer, without its environments.

    An ask is a `step`, a decision a step with at least 2 legal actions. Two equal cards in a hand of uno
    count as 2 actions, as the engine lists them. In uno more than half of the steps are a forced `draw`.
    Copy: `deepcopy` of the game; it has no other.
    """
    from rlcard.games.gin_rummy import Game as GinRummy
    from rlcard.games.uno import Game as Uno

    uno = Uno()
    gin = GinRummy()

    def play_uno(seed: int, most: int) -> Played:
        chance = Random(seed).random
        uno.np_random.seed(seed)
        state, _ = uno.init_game()
        decisions = asks = 0
        while asks < most and not uno.is_over():
            actions = state["legal_actions"]
            asks += 1
            if len(actions) > 1:
                decisions += 1
            state, _ = uno.step(actions[int(chance() * len(actions))])
        return Played(uno, decisions, asks)

    def play_gin(seed: int, most: int) -> Played:
        chance = Random(seed).random
        gin.np_random.seed(seed)
        gin.init_game()
        decisions = asks = 0
        while asks < most and not gin.is_over():
            actions = gin.judge.get_legal_actions()
            asks += 1
            if len(actions) > 1:
                decisions += 1
            gin.step(actions[int(chance() * len(actions))])
        return Played(gin, decisions, asks)

    yield contestant("RLCard uno", engine, play_uno, deepcopy)
    yield contestant("RLCard gin rummy", engine, play_gin, deepcopy)


def open_spiel(engine: str) -> Iterator[Contestant]:
    """Chess and gin rummy by OpenSpiel: rules in C++, stepped from Python through `pyspiel`.

    An ask is a player's node, a decision one with at least 2 legal actions. Chance nodes are neither; in
    gin rummy their outcomes are equally likely, so they are drawn from `legal_actions`, which is quicker
    than `chance_outcomes`. Copy: `State.clone`.
    """
    import pyspiel

    def game_of(name: str, short: str) -> Contestant:
        game = pyspiel.load_game(short)

        def play(seed: int, most: int) -> Played:
            chance = Random(seed).random
            state = game.new_initial_state()
            decisions = asks = 0
            while asks < most and not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    asks += 1
                    if len(actions) > 1:
                        decisions += 1
                state.apply_action(actions[int(chance() * len(actions))])
            return Played(state, decisions, asks)

        return contestant(name, engine, play, lambda state: state.clone())

    yield game_of("OpenSpiel chess", "chess")
    yield game_of("OpenSpiel gin rummy", "gin_rummy")


PEERS = {"catanatron": catanatron, "chess": python_chess, "rlcard": rlcard, "open_spiel": open_spiel}


def load_peers() -> tuple[list[Contestant], list[str]]:
    """The peers that run here, each tried with one game, and a line for each that doesn't."""
    found: list[Contestant] = []
    missing: list[str] = []
    for package, load in PEERS.items():
        try:
            with quiet():
                contestants = list(load(f"{package} {version(package)}"))
                for each in contestants:
                    each.run(0)
        except PackageNotFoundError:
            missing.append(f"{package} is skipped: it is not installed")
        except Exception as error:
            missing.append(f"{package} is skipped, it does not run here: {error!r}")
        else:
            found += contestants
    return found, missing
