"""The Second Main phase and the end of the turn: what is allowed, what returns, what is lost."""

import pytest
from battleground_table import (
    FIRST_MAIN,
    MANA_ORB,
    SECOND_MAIN,
    InPlay,
    Prepared,
    Side,
    duel,
    finish,
    hand,
    letters,
    notations,
    position,
    rules,
    told,
    turn,
    upto,
)

from rulewright.games.battleground.cards.atoms import GainMana
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import RED, cost_of
from rulewright.games.battleground.rules.state import State


def lying(state: State, seat: int = 0) -> list[str]:
    return [state.book.cards[each.face].key for each in state.players[seat].play]


FULL = Side(
    "paladin", {"c2": "guard"}, hand=["smite", "mend", "guard"], prepared=[Prepared("charge", "W")], pool="WWUS",
    tokens=1, paths=(0, 0, 5),
)  # fmt: skip


@pytest.mark.rule("BG-165", "BG-068")
def test_the_second_main_phase_allows_what_the_first_allows() -> None:
    foe = Side("warlock", {"c3": "ghoul"})
    first = notations(position(FULL, foe, phase=FIRST_MAIN), 0)
    second = notations(position(FULL, foe, phase=SECOND_MAIN), 0)
    assert first == second
    for wanted in ("cast smite", "muster guard", "prepare mend", "charge 1 U", "token sword", "use lay-on-hands"):
        assert wanted in second
    state = position(FULL, foe, phase=FIRST_MAIN)
    asked = upto(turn, state, "pass", "attack c2")
    assert (asked.seat, asked.why.key, state.phase) == (0, "main", SECOND_MAIN)
    assert "cast smite" in asked.notations


@pytest.mark.rule("BG-E18", "BG-166", "BG-167", "BG-168", "BG-196", "BG-R103")
def test_only_what_bears_no_token_and_is_no_aura_returns() -> None:
    side = Side(
        play=["smite", "banner-of-valor", InPlay("consecrate", 1, "ix 2,2")], prepared=["mend"], hand=["charge"]
    )
    state = position(side, Side("warlock"), phase=SECOND_MAIN)
    table = duel(turn, state)
    assert hand(state, 0) == ["charge", "smite"]
    assert lying(state) == ["banner-of-valor", "consecrate"]
    assert state.book.cards[state.faces[state.players[0].slots[0].card]].key == "mend"
    assert [(each["card"], each["seat"]) for each in told(table, "returns")] == [("smite", 0)]


@pytest.mark.rule("BG-166")
def test_cards_return_at_the_end_of_the_second_main_phase_and_not_before() -> None:
    side = Side(hand=["smite", "mend"], pool="WWWW")
    foe = Side("warlock", {"c3": "abomination"})
    state = position(side, foe, phase=FIRST_MAIN)
    asked = upto(turn, state, "cast smite", "pass")
    assert (state.phase, lying(state), "cast smite" in asked.notations) == (SECOND_MAIN, ["smite"], False)
    state = position(side, foe, phase=FIRST_MAIN)
    duel(turn, state, "cast smite")
    assert (lying(state), hand(state, 0), state.active) == ([], ["mend", "smite"], 1)


@pytest.mark.rule("BG-166")
def test_several_cards_return_together() -> None:
    state = position(Side(play=["smite", "mend", "charge"]), Side("warlock"), phase=SECOND_MAIN)
    duel(turn, state)
    assert hand(state, 0) == ["charge", "mend", "smite"]


@pytest.mark.rule("BG-166", "BG-R56")
def test_the_others_cards_stay_until_their_own_turn_ends() -> None:
    sides = Side(), Side("warlock", play=["shadow-bolt"])
    state = position(*sides, phase=SECOND_MAIN)
    duel(turn, state)
    assert (lying(state, 1), hand(state, 1)) == (["shadow-bolt"], [])
    duel(turn, state)
    assert (lying(state, 1), hand(state, 1)) == ([], ["shadow-bolt"])
    state = position(*sides, phase=SECOND_MAIN, variant=rules(respond_cast_returns="same_turn"))
    duel(turn, state)
    assert hand(state, 1) == ["shadow-bolt"]


@pytest.mark.rule("BG-169", "BG-245", "BG-R23")
def test_mana_tokens_last_through_the_turn_and_are_lost_at_its_end() -> None:
    state = position(Side("warlock", hand=["blood-pact", "shadow-bolt"]), Side(units={"c3": "guard"}, mana="W"))
    asked = upto(turn, state, "cast blood-pact", "pass")
    assert (state.phase, letters(state.players[0].mana)) == (SECOND_MAIN, "RP")
    assert "cast shadow-bolt" in asked.notations  # still spendable after the battle
    state = position(Side("warlock", hand=["blood-pact"]), Side(units={"c3": "guard"}, mana="W"))
    duel(turn, state, "cast blood-pact")
    assert (letters(state.players[0].mana), letters(state.players[1].mana)) == ("", "")  # anybody's


@pytest.mark.rule("BG-R23", "BG-169")
def test_mana_gained_in_the_opponents_turn_is_gone_with_it() -> None:
    spring = Card("spring", "Spring", "warlock", "spell", "Ritual", cost_of("P"), effects=(GainMana(kinds=(RED, RED)),))
    assert spring.text == "Gain 2 red mana."
    state = position(Side(), Side("warlock", prepared=[Prepared("spring", "P")], hand=["hellfire"]), cards=[spring])
    duel(turn, state, "cast spring")
    assert (state.active, letters(state.players[1].mana)) == (1, "")


@pytest.mark.rule("BG-R55")
def test_there_is_no_window_after_cards_have_returned() -> None:
    """The last chance is when the active player would end the phase; smite comes back after that."""
    state = position(Side(play=["smite"]), Side("warlock", {"a4": "ghoul"}, prepared=[Prepared("blood-pact")]),
                     phase=SECOND_MAIN)  # fmt: skip
    table = finish(turn, state)
    assert [(seat, key) for seat, key, _ in table.asked] == [(1, "respond")]
    assert [kind for kind, _, _ in table.events][-1] == "returns"
    assert state.phase == MANA_ORB
