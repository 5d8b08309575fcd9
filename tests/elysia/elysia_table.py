"""Arranging and playing Elysia positions in tests: `position(...)`, then `play(step, state, answers)`.

`stacked` plays without shuffling: decks stay in the order they are given, a recreated deck is the discard pile from
its last card on. `arena` starts a fight between the Characters named.
"""

import contextlib
from collections.abc import Sequence
from typing import Any

from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.card import OVERLAYS
from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.combat.fight import fight
from rulewright.games.elysia.rules.combat.fighters import ATTACKERS, DEFENDERS, Combat, CombatSide, Fighter
from rulewright.games.elysia.rules.combat.starting import npc_fighter
from rulewright.games.elysia.rules.combat.strike import strike
from rulewright.games.elysia.rules.move.movement import move
from rulewright.games.elysia.rules.places import FIRST_VILLAGE, coordinates, overlay_of, place_of, terrain_of
from rulewright.games.elysia.rules.playing import play_cards
from rulewright.games.elysia.rules.position import Foe, Side, find
from rulewright.games.elysia.rules.position import position as any_position
from rulewright.games.elysia.rules.setup.entry import Entry
from rulewright.games.elysia.rules.setup.start import start
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.turn import turn
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.testing.script import Asked, Follow, Passing, Script, Step, duel, finish, plain, play, run, told, upto

GAME = ELYSIA
FIRST, SECOND = Seat(0), Seat(1)


def ruled(**rules: Any) -> Variant:
    """A variant with these tunables."""
    return Variant("test", rules)


def position(*sides: Side, variant: Variant | None = None, **given: Any) -> State:
    """A position under the official rules, unless a variant says otherwise."""
    return any_position(*sides, variant=variant or OFFICIAL, **given)


HERO = ruled(scenario="hero")


def opened(seats: int, *wishes: str | None, seed: int = 1, **rules: Any) -> State:
    """The open box before turn zero; the first seats wish these Characters."""
    entries = [Entry(wish) for wish in wishes] + [Entry()] * (seats - len(wishes))
    return start(make_book(ruled(**rules)), entries, Dice(seed))


def begun(seats: int, *wishes: str | None, seed: int = 1, **rules: Any) -> State:
    """A match after its setup, in which nobody bought anything."""
    state = opened(seats, *wishes, seed=seed, **rules)
    run(turn, state)
    return state


def idle(character: str = "vega", **side: Any) -> Side:
    """A player who can't be drawn into anything: no cards, no Wild."""
    return Side(character, **{"hand": (), "deck": (), "wild": 0, **side})


class Stacked(Script):
    """A script whose shuffles change nothing but who knows the cards."""

    __slots__ = ()

    def shuffle(self, cards: Sequence[CardId]) -> None:
        for card in cards:
            self.state.seen[card] = 0


class StackedPassing(Stacked, Passing):
    """The same, where everybody passes who is not told otherwise."""

    __slots__ = ()


class StackedFollow(Stacked, Follow):
    """The same, answered by a function."""

    __slots__ = ()


def stacked(step: Step, state: State, *answers: str) -> Stacked:
    """Run a step with these answers, all of them, without shuffling; a question beyond them raises Asked."""
    return _run(Stacked(state, answers), step, state)


def stacked_duel(step: Step, state: State, *answers: str) -> Stacked:
    """Run a step to its end with these answers, without shuffling; passes need not be written."""
    return _run(StackedPassing(state, answers), step, state)


def _run(table: Stacked, step: Step, state: State) -> Stacked:
    with contextlib.suppress(GameOver):
        step(table, state)
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    return table


Who = int | str
"""A seat by its number, or an NPC by its uid as 'npc 1'."""


def arena(state: State, attackers: Sequence[Who], defenders: Sequence[Who], initiator: int | None = None) -> Combat:
    """A fight where the active player stands. The initiator is the first attacker, -1 if that is an NPC."""
    fighters = [_fighter(state, ATTACKERS, who) for who in attackers]
    fighters += [_fighter(state, DEFENDERS, who) for who in defenders]
    fighters.sort(key=lambda fighter: (fighter.seat >= 0, fighter.npc, (fighter.seat - state.active) % state.seats))
    first = attackers[0] if isinstance(attackers[0], int) else -1
    place = state.players[state.active].place
    return Combat(place, Seat(first if initiator is None else initiator), fighters)


def _fighter(state: State, side: CombatSide, who: Who) -> Fighter:
    if isinstance(who, int):
        return Fighter(side, Seat(who))
    return npc_fighter(next(npc for npc in state.npcs if npc.uid == int(who.split()[1])), side)


def fighting(combat: Combat) -> Step:
    """The step that plays this fight from joining to its aftermath: `play(fighting(combat), state, ...)`."""
    return lambda table, state: fight(table, state, combat)


def striking(combat: Combat, side: CombatSide = ATTACKERS) -> Step:
    """The step of one strike alone."""

    def step(table: Table, state: State) -> None:
        state.combat = combat
        strike(table, state, combat, side)

    return step


def at(state: State, seat: int) -> tuple[int, int]:
    """Where a figure stands."""
    spot = coordinates(state.players[seat].place)
    return spot.q, spot.r


def tile(state: State, q: int, r: int) -> str:
    """What lies at a place, as `position` writes it; '' for nothing."""
    found = state.tiles.get(place_of(q, r))
    if found is None:
        return ""
    if found == FIRST_VILLAGE:
        return "first-village"
    terrain, overlay = TERRAINS[terrain_of(found)].lower(), OVERLAYS[overlay_of(found)].lower()
    return f"{overlay}/{terrain}" if overlay else terrain


def seen_by(state: State, seat: int) -> State:
    """What a seat may know."""
    return GAME.rules.view(state, Seat(seat))  # type: ignore[no-any-return]


def names(state: State, cards: Sequence[CardId]) -> list[str]:
    """Cards by key."""
    return [state.book.cards[state.faces[card]].key for card in cards]


def npcs(state: State) -> list[tuple[str, tuple[int, int]]]:
    """Who stands where, in order of arrival."""
    spots = [(npc, coordinates(npc.place)) for npc in state.npcs]
    return [(state.book.cards[npc.face].key, (spot.q, spot.r)) for npc, spot in spots]


def kinds(table: Script, *wanted: str) -> list[str]:
    """The kinds of events that were told, in order; only these kinds."""
    return [kind for kind, _, _ in table.events if kind in wanted]


__all__ = [
    "FIRST", "GAME", "HERO", "SECOND",
    "Asked", "Foe", "Script", "Side", "Stacked", "arena", "at", "begun", "duel", "fight", "fighting",
    "find", "finish", "idle", "kinds", "move", "names", "npcs", "opened", "place_of", "plain", "play", "play_cards",
    "position", "ruled", "run", "seen_by", "stacked", "stacked_duel", "striking", "tile", "told", "turn", "upto",
]  # fmt: skip
