"""What a fight came to is told to each player in it: who won, what it brought, what it cost."""

import pytest
from elysia_table import Side, arena, duel, fighting, idle, position, ruled, told

from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.page.effects_shown import news
from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.event import Event
from rulewright.kernel.question import Seat
from rulewright.testing.script import Script

NAMES = ("Ada", "Bram")


def over(table: Script) -> list[Event]:
    kind = events.fight_over
    return [Event(kind.name, kind.clause, args, {}) for args in told(table, kind.name)]


def lines(state: State, table: Script) -> list[str]:
    return [ELYSIA.words.event_words(state, event, NAMES) for event in over(table)]


def facing(*npcs: str, hand: tuple[str, ...]) -> State:
    return position(
        Side(at=(1, 0), hand=hand, deck=(), wild=0), idle(), tiles={(1, 0): "plains"},
        npcs=[(key, (1, 0)) for key in npcs], variant=ruled(side_quests=""),
    )  # fmt: skip


@pytest.mark.rule("RE-196", "RE-198", "RE-212", "RE-215")
def test_a_fight_that_is_won_says_what_it_brought_and_what_is_left() -> None:
    state = facing("rat", hand=("holy-sword",) * 3)
    table = duel(fighting(arena(state, [0], ["npc 1"])), state, "drop holy-sword", "fight", "play holy-sword")
    rewards = state.players[0]
    assert lines(state, table) == [
        f"Ada wins against Rat: +{rewards.net} Light, +{rewards.wild} Wild, 1 level hunted (1 in all). "
        f"1 of 3 cards left."
    ]


@pytest.mark.rule("RE-042", "RE-110")
def test_who_is_exhausted_reads_what_that_means() -> None:
    state = facing("troll", hand=("coin-purse",))
    table = duel(fighting(arena(state, [0], ["npc 1"])), state)
    drawn = state.book.rules.exhausted_hand
    assert lines(state, table) == [
        f"Ada loses against Troll. Exhausted: the next turn begins damaged, with {drawn} cards."
    ]


@pytest.mark.rule("RE-179")
def test_a_fight_that_is_ended_is_undecided() -> None:
    state = facing("troll", hand=("holy-sword",) * 9)
    table = duel(fighting(arena(state, [0], ["npc 1"])), state, *["drop holy-sword"] * 4, "end")
    (said,) = lines(state, table)
    assert said.startswith("Ada's fight against Troll is undecided. ")


@pytest.mark.rule("RE-176")
def test_ones_own_result_is_news_and_so_is_who_else_joins() -> None:
    ada, bram = Seat(0), Seat(1)
    joined = Event(events.joins.name, "RE-176", {"seat": ada, "side": 0, "place": 0}, {})
    state = facing("rat", hand=("holy-sword",) * 3)
    table = duel(fighting(arena(state, [0], ["npc 1"])), state, "drop holy-sword", "fight", "play holy-sword")
    (won,) = over(table)
    assert [news(joined, ada), news(joined, bram)] == [False, True]
    assert [news(won, ada), news(won, bram)] == [True, False]
