"""Leaving the game in the middle of it, and Quests that are met on the way to somebody else's fight."""

import pytest
from elysia_table import GAME, Side, arena, at, fighting, finish, names, position, ruled, told

from rulewright.kernel.match import Match
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
            Side(at=(1, 0), wild=0), Side("vega", dark=18, wild=1), tiles={(1, 0): here}, npcs=[("rat", (1, 0))]
        )
        table = finish(fighting(arena(state, ["npc 1"], [0])), state, "join-attackers", "wild-pay")
        assert (state.outcome.winners if state.outcome else None) == winners
        assert (told(table, "combat") == []) == (winners is not None)  # before the first strike
