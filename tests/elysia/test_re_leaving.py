"""Leaving the game in the middle of it, and Quests that are met on the way to somebody else's fight."""

import pytest
from elysia_table import GAME, Side, arena, at, fighting, finish, idle, names, play, position, ruled, told

from rulewright.games.elysia.rules.ending import concede, leave, win
from rulewright.games.elysia.rules.places import NOWHERE
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant


def three(variant: Variant = OFFICIAL) -> Match:
    """Three players at the first question of the first turn."""
    match = Match(GAME, 3, 7, variant=variant)
    while (question := match.question) is not None and match.state.turn == 0:
        match.answer(question.seat, question.options[0])
    return match


@pytest.mark.rule("RE-R157", "RE-086")
def test_who_concedes_passes_to_the_end_of_the_turn_and_leaves() -> None:
    match = three()
    gone = match.state.active
    match.concede(gone)
    state = match.state
    assert (state.players[gone].out, state.active) == (True, (gone + 1) % 3)
    assert state.players[gone].hand + state.players[gone].deck == []
    kinds = [event.kind for _, event in match.log]
    assert kinds[kinds.index("concedes") :].count("explores") == 0
    for _ in range(3):  # play goes on clockwise without that seat
        turn = match.state.turn
        while match.state.turn == turn and (question := match.question) is not None:
            assert question.seat != gone
            match.answer(question.seat, question.options[0])
    assert match.outcome is None


@pytest.mark.rule("RE-R157")
def test_a_lone_rival_has_won_and_a_lone_hero_plays_on() -> None:
    match = three()
    for _ in range(2):
        match.concede(match.state.active)
    assert match.outcome is not None
    assert len(match.outcome.winners) == 1
    match = three(ruled(scenario="hero"))
    for _ in range(2):
        match.concede(match.state.active)
    assert match.outcome is None
    match.concede(match.state.active)
    assert match.outcome is not None
    assert match.outcome.winners == ()


@pytest.mark.rule("RE-R71", "RE-R74", "RE-R75", "RE-R76", "RE-R77", "RE-D13")
def test_the_whole_payment_is_chosen_before_it_is_played() -> None:
    state = position(
        Side(at=(3, 0), wild=0), Side("vega", hand=("adventurer", "march", "salvage"), deck=("claymore",) * 3, wild=0),
        tiles={(1, 0): "plains", (2, 0): "plains", (3, 0): "mountain"}, npcs=[("troll", (3, 0))],
    )  # fmt: skip
    table = finish(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders", "pay adventurer")
    paid = [offered for _, key, offered in table.asked if key == "pay"]
    assert paid == [["pay adventurer", "pay march"]]  # 4 Walk: both are needed, the drawn card is no part of it
    assert [args["card"] for args in told(table, "pays")] == ["adventurer", "march"]
    assert at(state, 1) == (3, 0)
    assert "march" in names(state, state.players[1].discard)
    kinds = [kind for kind, _, _ in table.events]
    assert max(i for i, kind in enumerate(kinds) if kind == "pays") < kinds.index("draws") < kinds.index("joins")


@pytest.mark.rule("RE-R150", "RE-R152")
def test_a_dark_lord_who_joins_a_fight_on_ruins_has_won() -> None:
    for here, winners in (("ruins/plains", (1,)), ("plains", None)):
        state = position(
            Side(at=(1, 0), wild=0), Side("vega", dark=22, wild=1), tiles={(1, 0): here}, npcs=[("rat", (1, 0))]
        )
        table = finish(fighting(arena(state, ["npc 1"], [0])), state, "join-attackers", "wild-pay")
        assert (state.outcome.winners if state.outcome else None) == winners
        assert (told(table, "combat") == []) == (winners is not None)  # before the first strike


@pytest.mark.rule("RE-R157", "RE-257", "RE-R151")
def test_who_has_conceded_or_is_out_does_not_win_with_the_others() -> None:
    """All who complete a Main Quest at this moment win together: all who are still playing."""
    everybody = [Seat(0), Seat(1), Seat(2), Seat(3)]
    state = position(Side(), idle(), idle("zhao-lin", out=True), idle("tomyris"))
    state.gone = 1 << 1
    play(lambda table, state: win(table, state, everybody, "RE-257", "they did it"), state)
    assert state.outcome is not None
    assert state.outcome.winners == (0, 3)


@pytest.mark.rule("RE-R157", "RE-257")
def test_a_quest_that_only_somebody_who_conceded_has_met_is_not_won() -> None:
    state = position(Side(), idle(), idle("zhao-lin"))
    state.gone = 1 << 1
    play(lambda table, state: win(table, state, [Seat(1)], "RE-257", "she did it"), state)
    assert state.outcome is None


@pytest.mark.rule("RE-R177", "RE-258")
def test_where_all_win_together_who_conceded_does_not() -> None:
    state = position(Side(), idle(), idle("zhao-lin"), variant=ruled(coop=True))
    state.gone = 1 << 2
    play(lambda table, state: win(table, state, [Seat(0)], "RE-257", "he did it"), state)
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)


@pytest.mark.rule("RE-R157")
def test_once_everybody_has_conceded_nobody_wins_at_once() -> None:
    state = position(Side())
    state.gone = 1
    play(lambda table, state: concede(table, state, Seat(0)), state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((), "RE-R157")
    assert state.outcome.words == "everybody has conceded"


@pytest.mark.rule("RE-R157")
def test_a_player_leaves_once_with_figure_and_cards() -> None:
    state = position(Side(discard=("raft",), played=("march",)), idle(), idle("zhao-lin"))

    def twice(table: Table, state: State) -> None:
        for _ in range(2):
            leave(table, state, Seat(0), "RE-R157")

    table = play(twice, state)
    player = state.players[0]
    assert [player.hand, player.deck, player.discard, player.played, player.front, player.owned] == [[]] * 6
    assert (player.out, player.place, len(told(table, "leaves"))) == (True, NOWHERE, 1)
