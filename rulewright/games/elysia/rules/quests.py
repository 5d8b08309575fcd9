"""Quests: displayed all game long, met by whoever meets them, checked after each action (RE-238 to RE-242, RE-R150)."""

from collections.abc import Callable, Iterable

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.ending import win
from rulewright.games.elysia.rules.places import is_ruins
from rulewright.games.elysia.rules.state import SEATS, Player, State, needed
from rulewright.games.elysia.rules.tokens import gain_light, gain_wild
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table

ALL_TERRAINS = 0b11111


def displayed(state: State, key: str) -> bool:
    face = state.book.keys[key]
    return face in state.main or face in state.side


def check_main(table: Table, state: State) -> None:
    """Who has met a Main Quest that is a state of affairs wins, all at once (RE-239, RE-240, RE-R151, RE-R152)."""
    cards = state.book.cards
    winners: list[Seat] = []
    words = ""
    for face in state.main:
        quest = cards[face]
        if quest.key == "dark-lord":
            for i, player in enumerate(state.players):
                if player.net <= -needed(state, quest) and not player.out and is_ruins(state.tiles[player.place]):
                    winners.append(SEATS[i])
                    words = words or quest.name
        elif quest.key == "huntsmaster":
            for i, player in enumerate(state.players):
                if player.hunt >= needed(state, quest) and not player.out:
                    winners.append(SEATS[i])
                    words = words or quest.name
    if winners:
        win(table, state, winners, "RE-240", f"the Main Quest {words} is completed")


def has_won(state: State, seat: Seat) -> bool:
    """Whether a hunt is over that wins the game: it is checked once all of a combat is settled (RE-240)."""
    mains = [state.book.cards[face] for face in state.main]
    return any(quest.key == "huntsmaster" and state.players[seat].hunt >= needed(state, quest) for quest in mains)


def prince_price(state: State) -> int:
    """The Coin that the Merchant Prince pays at once (RE-D22)."""
    return needed(state, state.book.cards[state.book.keys["merchant-prince"]])


COUNTED: dict[str, Callable[[State, Player], int]] = {
    "cartographer": lambda state, player: player.placed,
    "treasure-hunter": lambda state, player: sum(
        [state.book.cards[face].home == "exploration" for face in player.owned]
    ),
    "huntsmaster-side": lambda state, player: player.hunt,
    "pilgrim": lambda state, player: len(player.villages),
}
"""How far a player is with a Side Quest that asks for a number."""


def check_counted(table: Table, state: State, key: str, seats: Iterable[Seat]) -> None:
    """A Side Quest that asks for a number; where it can be repeated, for as many again (RE-R153)."""
    face = state.book.keys[key]
    if face not in state.side:
        return
    need, index = state.book.cards[face].need, state.side.index(face)
    counts = [(seat, state.players[seat]) for seat in seats]
    met = [seat for seat, player in counts if COUNTED[key](state, player) >= need * (player.done[index] + 1)]
    fulfil(table, state, key, met)


def check_wanderer(table: Table, state: State, seat: Seat) -> None:
    player = state.players[seat]
    if player.ended == ALL_TERRAINS:
        fulfil(table, state, "wanderer", [seat])
        if state.book.rules.side_quest_mode == "repeatable":
            player.ended = 0


def fulfil(table: Table, state: State, key: str, seats: Iterable[Seat]) -> None:
    """A Side Quest's prize for everybody who meets it now: once a player, or as the switch says (RE-241, RE-R153)."""
    face = state.book.keys[key]
    if face not in state.side:
        return
    index, mode, quest = state.side.index(face), state.book.rules.side_quest_mode, state.book.cards[face]
    if mode == "first_only" and any(player.done[index] for player in state.players):
        return
    for seat in seats:
        player = state.players[seat]
        if player.out or (player.done[index] and mode == "once_per_player"):
            continue
        player.done[index] += 1
        table.tell(events.quest, seat=seat, face=face)
        gain_wild(table, state, seat, quest.wild, "RE-241")
        gain_light(table, state, seat, quest.light, "RE-241")
