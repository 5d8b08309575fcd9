"""What every interface does: a match in numbers. The interfaces themselves are in the modules named after them."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces

from rulewright.envs.actions import WAIT
from rulewright.envs.encoder import FEATURES, MOST_OPTIONS, Encoder, Seen, encoder_of
from rulewright.envs.nodes import MOST
from rulewright.envs.stepper import Stepper
from rulewright.games import game_named
from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.variant import OFFICIAL, Variant

ActionForm: TypeAlias = Literal["table", "options"]
"""How an action is given: its number in the table of all actions, or the place of the option in the question's list."""
Observation: TypeAlias = dict[str, Any]
"""'observation' and 'action_mask'; with `actions="options"` also 'options', the features of each."""
LOWEST = -MOST


class Play:
    """Matches of one game, one after the other, each seat seen in numbers."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        variant: Variant = OFFICIAL,
        lineup: Sequence[Mapping[str, Any]] | None = None,
        actions: ActionForm = "table",
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.seats = len(lineup) if lineup else self.game.players[0] if seats is None else seats
        self.variant, self.lineup, self.actions = variant, lineup, actions
        self.encoder: Encoder = encoder_of(self.game, self.seats, variant)
        self.match: Stepper | None = None
        self._seen: dict[Seat, Seen] = {}

    def begin(self, seed: int) -> Stepper:
        """A new match."""
        self._seen = {}
        self.match = Stepper(self.game, self.seats, seed, self.variant, self.lineup, self.encoder.book)
        return self.match

    @property
    def running(self) -> Stepper:
        """The match, which must have begun."""
        if self.match is None:
            raise IllegalAnswer("no match has begun: call reset() first")
        return self.match

    def observation_space(self) -> spaces.Dict:
        """What `observe` gives."""
        encoder = self.encoder
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(LOWEST, MOST, (encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (int(self.action_space().n),), np.int8),
        }
        if self.actions == "options":
            parts["options"] = spaces.Box(0, np.iinfo(np.int32).max, (MOST_OPTIONS, len(FEATURES)), np.int32)
        return spaces.Dict(parts)

    def action_space(self) -> spaces.Discrete:
        """The numbers that `act` takes."""
        return spaces.Discrete(self.encoder.actions.n if self.actions == "table" else MOST_OPTIONS)

    def seen(self, seat: Seat) -> Seen:
        """What a seat sees now, worked out once."""
        found = self._seen.get(seat)
        if found is None:
            match = self.running
            question = match.question_of(seat)
            found = self.encoder.look(match.state, seat, question)
            if self.actions == "options":
                mask = np.zeros(MOST_OPTIONS, np.int8)
                options = list(question.options[:MOST_OPTIONS]) if question else []
                mask[: max(1, len(options))] = 1
                found = Seen(found.observation, mask, list(range(len(options))), options)
            self._seen[seat] = found
        return found

    def observe(self, seat: Seat) -> Observation:
        """A seat's observation and mask."""
        observation, mask, _, _ = self.seen(seat)
        found: Observation = {"observation": observation, "action_mask": mask}
        if self.actions == "options":
            match = self.running
            found["options"] = self.encoder.features(match.view(seat), seat, match.question_of(seat))
        return found

    def act(self, seat: Seat, number: int) -> None:
        """Answer the seat's question by the number of an action."""
        _, _, numbers, offered = self._seen.get(seat) or self.seen(seat)
        try:
            option = offered[numbers.index(int(number))]
        except ValueError:
            self._seen = {}
            said = f"seat {seat} can't take action {number} now: its mask has {numbers[:20]}"
            raise IllegalAnswer(said) from None
        if self.running.answer(seat, option):
            self._seen = {}  # what was given out belongs to who has it
        else:
            del self._seen[seat]

    def rewards(self) -> list[float]:
        """By seat, 0 until the game is over."""
        outcome = self.running.outcome
        return rewards_of(outcome, self.seats) if outcome else [0.0] * self.seats

    def text(self, seat: Seat) -> str:
        """What a seat sees and may do, in words."""
        match = self.running
        return self.encoder.text(match.view(seat), seat, match.question_of(seat))


def rewards_of(outcome: Outcome, seats: int) -> list[float]:
    """1 for who has won, -1 for the others; 0 for everybody in a draw. Who plays alone and does not win has lost."""
    if not outcome.winners:
        return [-1.0 if seats == 1 else 0.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]


__all__ = ["WAIT", "ActionForm", "Observation", "Play", "rewards_of"]
