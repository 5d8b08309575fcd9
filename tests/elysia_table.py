"""Arranging and playing Elysia positions in tests: `position(...)`, then `play(step, state, answers)`.

`stacked` plays without shuffling: decks stay in the order they are given, a recreated deck is the discard pile from
its last card on. `arena` starts a fight between the Characters named.
"""

import contextlib
from collections.abc import Sequence
from typing import Any

from script import Asked, Passing, Script, duel, finish, plain, play, run, told, upto

from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.fight import fight, strike
from rulewright.games.elysia.rules.joining import new_fighter
from rulewright.games.elysia.rules.map import coordinates, place_of
from rulewright.games.elysia.rules.movement import move
from rulewright.games.elysia.rules.playing import play_cards
from rulewright.games.elysia.rules.position import Foe, Side, find
from rulewright.games.elysia.rules.position import position as any_position
from rulewright.games.elysia.rules.setup import Entry, start
from rulewright.games.elysia.rules.state import ATTACK, ATTACKERS, DEFENDERS, Combat, Fighter, State
from rulewright.games.elysia.rules.turn import turn
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.variant import Variant

GAME: Any = ELYSIA


DRAFT = {
    "ruin_repeat": True, "max_rounds_hero": 60, "dark_lord_darkness": 8, "merchant_prince_coin": 12,
    "huntsmaster_main_levels": 10,
}  # fmt: skip
"""What the reference drafts and play has changed (docs/balance/elysia.md): clauses are proven by its own numbers."""


def ruled(**rules: Any) -> Variant:
    """A variant with these tunables."""
    return Variant("test", DRAFT | rules)


def position(*sides: Side, variant: Variant | None = None, **given: Any) -> State:
    """A position under the numbers of the reference, unless a variant says otherwise."""
    return any_position(*sides, variant=variant or ruled(), **given)


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


def stacked(step: Any, state: State, *answers: str) -> Stacked:
    """Run a step with these answers, all of them, without shuffling; a question beyond them raises Asked."""
    return _run(Stacked(state, answers), step, state)


def stacked_duel(step: Any, state: State, *answers: str) -> Stacked:
    """Run a step to its end with these answers, without shuffling; passes need not be written."""
    return _run(StackedPassing(state, answers), step, state)


def _run(table: Stacked, step: Any, state: State) -> Stacked:
    with contextlib.suppress(GameOver):
        step(table, state)
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    return table


def arena(state: State, attackers: Sequence[Any], defenders: Sequence[Any], initiator: Seat | None = None) -> Combat:
    """A fight where the active player stands: seats by number, NPCs by their uid as 'npc 1'.

    The initiator is the first attacker, -1 if that is an NPC.
    """
    fighters = [_fighter(state, ATTACKERS, each) for each in attackers]
    fighters += [_fighter(state, DEFENDERS, each) for each in defenders]
    fighters.sort(key=lambda each: (each.seat >= 0, each.npc, (each.seat - state.active) % state.seats))
    begun = attackers[0] if isinstance(attackers[0], int) else -1
    place = state.players[state.active].place
    return Combat(place, begun if initiator is None else initiator, fighters, ATTACKERS, ATTACK, 0, 0, -1, False)


def _fighter(state: State, side: int, who: Any) -> Fighter:
    if isinstance(who, int):
        return new_fighter(side, who)
    npc = next(each for each in state.npcs if each.uid == int(who.split()[1]))
    return new_fighter(side, npc=npc.uid, face=npc.face, villain=npc.villain)


def fighting(combat: Combat) -> Any:
    """The step that plays this fight from joining to its aftermath: `play(fighting(combat), state, ...)`."""
    return lambda table, state: fight(table, state, combat)


def striking(combat: Combat, side: int = ATTACKERS) -> Any:
    """The step of one strike alone."""

    def step(table: Any, state: State) -> None:
        state.combat = combat
        strike(table, state, combat, side)

    return step


def at(state: State, seat: Seat) -> tuple[int, int]:
    """Where a figure stands."""
    spot = coordinates(state.players[seat].place)
    return spot.q, spot.r


def tile(state: State, q: int, r: int) -> str:
    """What lies at a place, as `position` writes it; '' for nothing."""
    from rulewright.games.elysia.cards.atoms import TERRAINS
    from rulewright.games.elysia.cards.card import OVERLAYS
    from rulewright.games.elysia.rules.map import FIRST_VILLAGE

    found = state.tiles.get(place_of(q, r))
    if found is None:
        return ""
    if found == FIRST_VILLAGE:
        return "first-village"
    terrain = TERRAINS[found & 7].lower()
    return f"{OVERLAYS[found >> 3].lower()}/{terrain}" if found >> 3 else terrain


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
    "GAME", "HERO", "Asked", "Foe", "Script", "Side", "Stacked", "arena", "at", "begun", "duel", "fight", "fighting",
    "find", "finish", "idle", "kinds", "move", "names", "npcs", "opened", "place_of", "plain", "play", "play_cards",
    "position", "ruled", "run", "stacked", "stacked_duel", "striking", "tile", "told", "turn", "upto",
]  # fmt: skip
