"""The library's match: a kernel match whose options know their names, with bots that answer by themselves.

    match = new("outposts", seed=7, bots={1: "greedy"})
    while not match.over:
        match.play(random.choice(match.options))

What only rules and searches need (`fork`, `imagine`, `record`, `state`, `history`) is the kernel's own.
"""

import random
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, TypeAlias

from rulewright.bots import Bot, find_bot, seat_names
from rulewright.bots.chair import chair_of, own_dice
from rulewright.games import game_named, game_of
from rulewright.kernel import match as kernel
from rulewright.kernel.dice import FAST, Dice
from rulewright.kernel.errors import IllegalAnswer, ImpossibleSetup, RulewrightError
from rulewright.kernel.fork import Fork
from rulewright.kernel.game import Game
from rulewright.kernel.live_table import Listener
from rulewright.kernel.log.telling import Line, Telling
from rulewright.kernel.question import Option, Question, Seat
from rulewright.kernel.record import Record
from rulewright.kernel.state import State
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.kernel.words import Reason

Bots: TypeAlias = Mapping[int, str | Bot]
"""Who plays which seat: a bot, its code ('greedy', 'mcts:100') or its import path ('my_bots:Cautious')."""

AnyVariant: TypeAlias = Variant | str | Path
"""A variant, the text of its TOML file, or the file."""


class Choice(Option):
    """An option of an open question, which knows how people call it. It equals the bare option.

    Words are worked out when somebody looks, so look while the question is open; the choice that is played keeps them.
    """

    _match: "Match"
    _question: Question
    _words: tuple[str, str, tuple[str, ...]] | None

    @classmethod
    def of(cls, option: Option, match: "Match", question: Question) -> Self:
        """The option, as one of this match's open question."""
        made = cls._make(option)
        made._match, made._question, made._words = match, question, None
        return made

    def _said(self) -> tuple[str, str, tuple[str, ...]]:
        if self._words is None:
            match, seat = self._match, self._question.seat
            if match.questions.get(seat) is not self._question:
                raise RulewrightError("the match has gone on since: read the words of options before you play one")
            words, view = match.game.words, match.view(seat)
            self._words = words.label(view, self), words.notation(match.state, self), words.refs(view, self)
        return self._words

    @property
    def seat(self) -> Seat:
        """Whose option it is."""
        return self._question.seat

    @property
    def label(self) -> str:
        """What stands on its button: 'Burn Cinder Whelp for 1 mana'."""
        return self._said()[0]

    @property
    def notation(self) -> str:
        """How it stands in a record: 'burn cinder-whelp#3'. `play` takes it, too."""
        return self._said()[1]

    @property
    def refs(self) -> tuple[str, ...]:
        """The things on the table that it touches, in the order one would click them: 'card-12', 'hex-5'."""
        return self._said()[2]

    def __reduce__(self) -> Any:
        return Option, tuple(self)  # elsewhere it is the bare option


class Match(kernel.Match):
    """One match. Seats with a bot answer by themselves, so `question` is always for a seat without one."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        seed: int = 0,
        variant: Variant = OFFICIAL,
        lineup: Sequence[Mapping[str, Any]] | None = None,
        names: Sequence[str] | None = None,
        windows: bool = False,
        position: State | None = None,
        bots: Bots | None = None,
        listener: Listener | None = None,
        dice: str = FAST,
    ) -> None:
        self.bots: dict[Seat, Bot] = {}
        self._tellings: dict[Seat | None, Telling] = {}
        if names is None and bots:
            names = seat_names([_code(bots[seat]) if seat in bots else "me" for seat in range(seats)])
        super().__init__(
            game,
            seats,
            seed,
            variant=variant,
            lineup=lineup,
            names=names,
            windows=windows,
            position=position,
            listener=listener,
            dice=dice,
        )
        self.seat_bots(bots or {})

    @classmethod
    def at(
        cls,
        position: State,
        game: Game | None = None,
        variant: AnyVariant = OFFICIAL,
        names: Sequence[str] | None = None,
        bots: Bots | None = None,
        seed: int = 0,
    ) -> Self:
        """The match that goes on from a position written by hand; `variant` is the one it was written under.

        The game is found by the kind of state, unless it is registered nowhere. Chance is the position's own; the
        seed is for bots.
        """
        game = game or game_of(position)
        return cls(game, position.seats, seed, read_variant(variant), names=names, position=position, bots=bots)

    def seat_bots(self, bots: Bots) -> None:
        """Let bots play these seats from now on."""
        for seat, bot in bots.items():
            if not 0 <= seat < self.seats:
                raise ImpossibleSetup(f"there is no seat {seat} for {_code(bot)}: the seats are 0 to {self.seats - 1}")
            self.bots[Seat(seat)] = find_bot(bot) if isinstance(bot, str) else bot
        self._let_bots_answer()

    def _let_bots_answer(self) -> None:
        while seats := [seat for seat in self.questions if seat in self.bots]:
            dice = own_dice(self.seed, seats[0], len(self.history))
            super().answer(seats[0], self.bots[seats[0]].choose(chair_of(self, seats[0]), dice))

    # -- asking and answering

    @property
    def over(self) -> bool:
        """Whether the game has ended; `outcome` says how."""
        return self.outcome is not None

    @property
    def options(self) -> list[Choice]:
        """The options of `question`; none once the game is over."""
        return self.options_of(self.question.seat) if self.question else []

    def options_of(self, seat: int) -> list[Choice]:
        """The options of one of several seats that are asked at once."""
        question = self._asked(seat)
        return [Choice.of(option, self, question) for option in question.options]

    def play(self, answer: Option | str | int, seat: int | None = None) -> None:
        """Answer by an option, its notation or its number; for the first seat that is asked, or the one named."""
        if isinstance(answer, Choice):
            answer._said()
            seat = answer.seat if seat is None else seat
        self.answer(self._who(seat), answer)

    def answer(self, seat: int, answer: Option | str | int, automatic: bool = False) -> None:
        super().answer(seat, answer, automatic)
        self._let_bots_answer()

    def concede(self, seat: int | None = None) -> None:
        """Give up, at an own decision."""
        super().concede(self._who(seat))
        self._let_bots_answer()

    def undo(self, seat: int | None = None, others: Collection[int] = ()) -> None:
        """Take back the seat's last answer, or the last one that no bot gave."""
        if seat is None:
            people = [answer.seat for answer in self.history if answer.seat not in self.bots]
            seat = people[-1] if people else 0
        super().undo(seat, others)

    def _who(self, seat: int | None) -> Seat:
        if seat is not None:
            return Seat(seat)
        if self.question is None:
            raise IllegalAnswer(f"the game is over: {self.outcome.words if self.outcome else ''}")
        return self.question.seat

    # -- seeing and reading

    def view(self, seat: int | None) -> Any:
        """The state as a seat may know it: what is hidden from it is blanked. None: all cards open."""
        return self.game.rules.view(self.state, None if seat is None else Seat(seat))

    def ask_words(self, seat: int | None = None) -> str:
        """The open question in words, with the card it is about."""
        question = self._asked(self._who(seat))
        return self.game.words.ask_words(self.view(question.seat), question)

    def why_not(self, ref: str, seat: int | None = None) -> Reason:
        """Why a thing ('card-12') can't be used to answer the seat's question, with the clause."""
        who = self._who(seat) if self.question else Seat(seat or 0)
        return self.game.words.why_not(self.view(who), self.questions.get(who), ref)

    def lines(self, seat: int | None = None, since: int = 0) -> list[Line]:
        """The log from an event's number on, as far as it is for the seat's eyes. None: everything.

        Each line is worded as things stood when that happened.
        """
        viewer = None if seat is None else Seat(seat)
        if viewer not in self._tellings:
            self._tellings[viewer] = Telling(self, viewer)
        return self._tellings[viewer].since(since, len(self.log))

    def imagine(self, seat: int | None = None, dice: Dice | int = 0) -> Fork[Any]:
        """A world in which everything the seat can't know is dealt anew and no roll is foreseen."""
        return super().imagine(self._who(seat), Dice(dice) if isinstance(dice, int) else dice)

    def dump(self) -> str:
        """The match as the text of its record: `load` reads it back."""
        return self.record().text()


def new(
    game: str | Game,
    *,
    seats: int | None = None,
    seed: int | None = None,
    variant: AnyVariant = OFFICIAL,
    lineup: Sequence[Mapping[str, Any]] | None = None,
    names: Sequence[str] | None = None,
    bots: Bots | None = None,
) -> Match:
    """A new match of a game, by its slug or as such.

    Without a number of seats there are as many as the lineup, the names or the bots need, or the game's fewest.
    Without a seed it is a new one every time (`match.seed`).
    """
    game = game_named(game) if isinstance(game, str) else game
    if seats is None:
        seats = max(len(lineup or ()), len(names or ()), max(bots or {0: ""}) + 1, game.players[0])
    seed = random.SystemRandom().randrange(1 << 52) if seed is None else seed
    return Match(game, seats, seed, read_variant(variant), lineup=lineup, names=names, bots=bots)


def load(text: str | Path, *, game: Game | None = None, answers: int | None = None, bots: Bots | None = None) -> Match:
    """The match of a record, played again whole or up to a number of answers; bots then take their seats.

    A game that is registered nowhere has to be given.
    """
    record = Record.parse(text.read_text(encoding="utf-8") if isinstance(text, Path) else text)
    match = Match.load(record, game or game_named(record.game), answers)
    match.seat_bots(bots or {})
    return match


def read_variant(variant: AnyVariant) -> Variant:
    """A variant as such, from the text of a TOML file, or from the file."""
    if isinstance(variant, Path):
        variant = variant.read_text(encoding="utf-8")
    return Variant.parse(variant) if isinstance(variant, str) else variant


def _code(bot: str | Bot) -> str:
    return bot if isinstance(bot, str) else type(bot).__name__
