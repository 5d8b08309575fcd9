"""OpenSpiel: every game as a Python game, `load("battleground")`, with chance as one node: which seed is played.

All chance of a match follows from its seed, so the tree begins with a chance node of `seeds` outcomes, all alike.
Seats that are asked at once act one after the other, none seeing what the others answered. An information state is
what the seat sees now, after a digest of what it saw at each of its decisions so far and what it answered there:
perfect recall in a short text.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from rulewright.envs.encoder import Seen, encoder_of
from rulewright.envs.play import rewards_of
from rulewright.envs.stepper import Stepper
from rulewright.games import game_named
from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant

SEEDS = 1000
LONGEST = 20_000  # answers: OpenSpiel wants a bound
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
_kinds: dict[str, type["RulewrightGame"]] = {}


def name_of(slug: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"rulewright_{slug.replace('-', '_')}"


def load(game: Game | str, **parameters: int | str) -> Any:
    """A game for OpenSpiel, which `pyspiel.load_game` finds from then on, too.

    Parameters: `players`, `seeds` (how many the chance node has), `rules` (tunables, as "turn_limit:4 start_life:3").
    """
    found = game_named(game) if isinstance(game, str) else game
    register(found)
    return pyspiel.load_game(name_of(found.slug), parameters)


def register(game: Game) -> None:
    """Make a game known to OpenSpiel by its name."""
    if game.slug in _kinds:
        return
    kind = pyspiel.GameType(
        short_name=name_of(game.slug),
        long_name=f"Rulewright {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "seeds": SEEDS, "rules": ""},
    )

    class Registered(RulewrightGame):
        played, kind_of_game = game, kind

    _kinds[game.slug] = Registered
    pyspiel.register_game(kind, Registered)


def variant_of(parameters: Mapping[str, Any]) -> Variant:
    """The variant that is played."""
    return _under(str(parameters.get("rules", "")))


@cache
def _under(rules: str) -> Variant:
    changed = [rule.replace(":", " = ") for rule in rules.split()]
    return Variant.parse("\n".join(["[rules]", *changed])) if changed else OFFICIAL


class RulewrightGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel sees it; objects are made anew at will there, so it keeps nothing of its own."""

    played: Game
    kind_of_game: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("players", self.played.players[0]))
        facts = pyspiel.GameInfo(
            num_distinct_actions=encoder_of(self.played, seats, variant_of(given)).actions.n,
            max_chance_outcomes=int(given.get("seeds", SEEDS)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind_of_game, facts, given)

    def new_initial_state(self) -> "RulewrightState":
        return RulewrightState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "RulewrightObserver":
        return RulewrightObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Look:
    """What seats see, worked out once; copies of a state look anew."""

    def __init__(self) -> None:
        self.seen: dict[Seat, Seen] = {}
        self.words: dict[Seat, str] = {}

    def clear(self) -> None:
        self.seen.clear()
        self.words.clear()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Look":
        return Look()

    def __reduce__(self) -> Any:
        return Look, ()


class Memories(list[list[str]]):
    """What each seat saw at each of its decisions, by a digest, and answered; a copy of a state copies the lists."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Memories":
        return Memories([own[:] for own in self])


class Setting:
    """What is played; copies of a state share it, and another process makes it anew."""

    def __init__(self, slug: str, seats: int, variant: Variant) -> None:
        self.slug, self.seats, self.variant = slug, seats, variant
        self.game = _kinds[slug].played
        self.encoder = encoder_of(self.game, seats, variant)

    def memory(self, seen: Seen, action: int) -> str:
        """What a seat keeps of a decision."""
        told = seen.observation.astype(np.int8).tobytes() + repr(sorted(seen.numbers)).encode()
        return f"{blake2b(told, digest_size=8).hexdigest()}: {self.encoder.actions.name(action)}"

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        return self

    def __reduce__(self) -> Any:
        return Setting, (self.slug, self.seats, self.variant)


class RulewrightState(pyspiel.State):  # type: ignore[misc]
    """A position: before the seed is drawn, within the game, or after it."""

    def __init__(self, game: RulewrightGame) -> None:
        super().__init__(game)
        self.seats, self.seeds = game.num_players(), game.max_chance_outcomes()
        self.setting = Setting(game.played.slug, self.seats, variant_of(game.get_parameters()))
        self.match: Stepper | None = None
        self.player = int(pyspiel.PlayerId.CHANCE)
        self.known: Memories | None = None
        self.look = Look()

    def current_player(self) -> int:
        return self.player

    def looked(self, seat: Seat) -> Seen:
        """What a seat sees now."""
        found = self.look.seen.get(seat)
        if found is None:
            assert self.match is not None
            found = self.setting.encoder.look(self.match.state, seat, self.match.question_of(seat))
            self.look.seen[seat] = found
        return found

    def _legal_actions(self, player: int) -> list[int]:
        numbers = sorted(self.looked(Seat(player)).numbers)
        return numbers if not numbers or numbers[0] >= 0 else [number for number in numbers if number >= 0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            setting = self.setting
            self.match = Stepper(setting.game, self.seats, action, setting.variant, book=setting.encoder.book)
        else:
            seat = Seat(self.player)
            seen = self.looked(seat)
            if self.known is not None:
                self.known[seat].append(self.setting.memory(seen, action))
            self.match.answer(seat, seen.offered[seen.numbers.index(action)])
            self.look.clear()
        question = self.match.question
        self.player = int(question.seat) if question else TERMINAL

    def remembered(self, player: int) -> list[str]:
        """What a seat saw and answered so far. Nobody keeps that who never asks: then the match is played once more."""
        if self.match is None:
            return []
        if self.known is None:
            setting, (seed, *actions) = self.setting, self.history()
            match = Stepper(setting.game, self.seats, seed, setting.variant, book=setting.encoder.book)
            known = Memories([[] for _ in range(self.seats)])
            for action in actions:
                question = match.question
                assert question is not None
                seen = setting.encoder.look(match.state, question.seat, question)
                known[question.seat].append(setting.memory(seen, action))
                match.answer(question.seat, seen.offered[seen.numbers.index(action)])
            self.known = known
        return self.known[player]

    def observed(self, player: int) -> str:
        """What a seat sees now, in words."""
        if self.match is None:
            return "before the game"
        seat = Seat(player)
        if seat not in self.look.words:
            question = self.match.question_of(seat)
            self.look.words[seat] = self.setting.encoder.text(self.match.view(seat), seat, question)
        return self.look.words[seat]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.setting.encoder.actions.name(action)

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        outcome = self.match.outcome if self.match else None
        return rewards_of(outcome, self.seats) if outcome else [0.0] * self.seats

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class RulewrightObserver:
    """What one player observes; with perfect recall only as a string."""

    def __init__(self, game: RulewrightGame, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.encoder = encoder_of(game.played, game.num_players(), variant_of(game.get_parameters()))
        self.tensor = None if self.recalls else np.zeros(self.encoder.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: RulewrightState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("an information state is given as a string: a tensor can't hold a whole game's memory")
        seat = Seat(player)
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.looked(seat).observation

    def string_from(self, state: RulewrightState, player: int) -> str:
        now = state.observed(player)
        return "\n".join([*state.remembered(player), now]) if self.recalls else now
