"""Rebuilding the table from the events alone: whoever reads the log knows every public number and place.

A game's test says which facts are public, and what each event does to them:

    def start(view) -> Facts: ...         # the facts before anything happened, from the open box
    def apply(facts, event) -> None: ...  # what one event changes
    def public(state) -> Facts: ...       # the same facts, read from the state

    def test_the_log_tells_all() -> None:
        rebuild(SHELLS, start, apply, public)

Facts are dicts, lists and plain values, as deep as one likes. Random games are played, and at the end of every turn,
and of the game, what the events gave must equal what the state holds; else the failure names each fact that differs,
with what happened in that turn. `apply` gets every event in order, whoever may see it, its cards as they truly were
(`event.cards`); kinds that change nothing public it leaves alone.
"""

import contextlib
import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import Event, EventKind, P, event_of
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant

Facts: TypeAlias = dict[str, Any]
Start: TypeAlias = Callable[[Any], Facts]
Apply: TypeAlias = Callable[[Facts, Event], None]
Public: TypeAlias = Callable[[Any], Facts]

GAMES = 20  # unless REBUILD_GAMES says otherwise, as `make rebuild` does
LEAVING = 0.001  # how often a player concedes instead of answering, so that leaving is told, too
SHOWN = 40  # of the turn's last events, in a failure


class Scribe(Table):
    """A table at which everybody plays at random, and every event is written down."""

    __slots__ = ("chance", "events", "leaving")

    def __init__(self, game: Game, state: Any, seed: int, leaving: float) -> None:
        super().__init__(game, state, self._anything)
        self.listening = True
        self.chance = random.Random(seed)
        self.leaving = leaving
        self.events: list[Event] = []

    def _anything(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if self.leaving and self.chance.random() < self.leaving:
            self.leave(seat)
            return options[0]
        return self.chance.choice(options)

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        self.events.append(event_of(kind, kwargs, self.state.faces, self.state.seen))


def rebuild(
    game: Game,
    start: Start,
    apply: Apply,
    public: Public,
    *,
    games: int | None = None,
    seed: int = 1,
    seats: Sequence[int] = (),
    variant: Variant = OFFICIAL,
    lineup: Callable[[int, int], Sequence[Mapping[str, Any]]] | None = None,
    leaving: float = LEAVING,
) -> None:
    """Play so many random games, from this seed on, and compare at the end of every turn.

    `seats` are the numbers of players to play with in turn, by default all that the game is for; `lineup` gives
    what they bring, (seed, seats) -> an entry for each.
    """
    counts = seats or list(game.players)
    for number in range(int(os.environ.get("REBUILD_GAMES", GAMES)) if games is None else games):
        n, own_seed = counts[number % len(counts)], seed + number
        brought = lineup(own_seed, n) if lineup else [{}] * n
        entries = [msgspec.convert(entry, game.rules.entry) for entry in brought]
        state = game.rules.start(game.rules.book(variant), entries, Dice(own_seed))
        scribe = Scribe(game, state, own_seed, leaving)
        try:
            _play(game, state, scribe, start(game.rules.view(state, None)), apply, public)
        except AssertionError as wrong:
            wrong.add_note(f"in {game.title} with {n} seats, seed {own_seed}")
            raise


def _play(game: Game, state: Any, scribe: Scribe, facts: Facts, apply: Apply, public: Public) -> None:
    turn = 0
    while state.outcome is None:
        with contextlib.suppress(GameOver):
            game.rules.turn(scribe, state)
        for event in scribe.events:
            apply(facts, event)
        if wrong := list(differences(facts, public(state))):
            told = [f"  {event.kind} {event.args} [{event.clause}]" for event in scribe.events[-SHOWN:]]
            lines = [f"the events of turn {turn} don't add up:", *wrong, "they are:", *told]
            raise AssertionError("\n".join(lines))
        scribe.events.clear()
        turn += 1


def differences(told: Any, true: Any, path: str = "") -> Iterator[str]:
    """Every fact in which the events and the state differ, a line each."""
    if isinstance(told, Mapping) and isinstance(true, Mapping):
        for key in dict.fromkeys([*told, *true]):
            where = f"{path}.{key}" if path else str(key)
            if key not in told or key not in true:
                yield f"{where}: {'only in the state' if key in true else 'not in the state'}"
            else:
                yield from differences(told[key], true[key], where)
    elif isinstance(told, list) and isinstance(true, list) and len(told) == len(true):
        for i, pair in enumerate(zip(told, true, strict=True)):
            yield from differences(*pair, f"{path}[{i}]")
    elif told != true:
        yield f"{path}: {told!r} by the events, {true!r} in the state"
