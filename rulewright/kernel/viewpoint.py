"""Where a match stands for one seat: enough to imagine worlds from, here or in another process."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from rulewright.kernel.copying import copy_state, pack_state, unpack_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.fork import Fork
from rulewright.kernel.game import Game
from rulewright.kernel.imagined_worlds import Mix, another_world
from rulewright.kernel.question import CardId, Option, Prompt, Question, Seat, option
from rulewright.kernel.variant import OFFICIAL, Variant

NOTHING = -1  # where an option has no argument


@dataclass(slots=True)
class Viewpoint:
    """The state now and at the turn's start, the answers and mixes since, and what the seat is asked."""

    game: Game
    variant: Variant
    seat: Seat
    question: Question | None  # nobody asks who only watches
    now: Any
    start: Any
    script: list[Option]
    mixes: list[Mix]
    given: dict[Seat, Option]  # the seat's own answer to a question that still waits for others
    midway: bool
    windows: bool

    def view(self) -> Any:
        """The state as the seat may know it."""
        return self.game.rules.view(self.now, self.seat)

    def imagine(self, dice: Dice) -> Fork[Any]:
        """A world in which everything the seat can't know is dealt anew and no roll is foreseen."""
        faces, orders = another_world(self.game, copy_state(self.now), self.mixes, self.script, self.seat, dice)
        start = copy_state(self.start)
        start.faces = faces[: len(start.faces)]  # cards that this turn made are made again
        script = list(self.script)
        return Fork(
            self.game, start, script, given=self.given, orders=orders, seed=dice.bits(), midway=self.midway,
            windows=self.windows,
        )  # fmt: skip

    def packed(self) -> bytes:
        """All of it but the game, as bytes."""
        question = self.question
        assert question is not None, "only who is asked has something to think about elsewhere"
        return msgspec.msgpack.encode(
            (
                self.variant.data(), pack_state(self.now), pack_state(self.start), self.script, self.mixes, self.given,
                self.midway, self.windows, question.seat, question.options, question.prompt, question.about,
            )
        )  # fmt: skip

    @classmethod
    def unpacked(cls, game: Game, data: bytes) -> "Viewpoint":
        """What was packed, under the rules that it was played by."""
        variant, now, start, script, mixes, given, midway, windows, seat, options, prompt, about = (
            msgspec.msgpack.decode(data)
        )
        played = Variant.from_data(variant)
        played = OFFICIAL if played == OFFICIAL else played
        book = game.rules.book(played)
        return cls(
            game=game,
            variant=played,
            seat=Seat(seat),
            question=Question(Seat(seat), [same_option(each) for each in options], Prompt(*prompt), CardId(about)),
            now=unpack_state(game.rules.state, now, book),
            start=unpack_state(game.rules.state, start, book),
            script=[same_option(each) for each in script],
            mixes=[Mix(*map(tuple, each)) for each in mixes],
            given={Seat(s): same_option(each) for s, each in given.items()},
            midway=midway,
            windows=windows,
        )


def same_option(packed: Sequence[Any]) -> Option:
    """The very option that the rules would make: they may compare by identity."""
    used = len(packed)
    while used > 1 and packed[used - 1] == NOTHING:
        used -= 1
    return option(*packed[:used])
