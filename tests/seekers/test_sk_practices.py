"""Practices shown only in the example of play, each by itself; the example as a whole has its own file."""

from collections.abc import Sequence

import pytest
from seekers_calls import card_of
from seekers_table import Effect, Side, play, position, priority, triple, upto

from rulewright.games.seekers.rules.state import COPY, State

MARK = Side(at=(2, 0), ap=0)


def names(state: State, cards: Sequence[int]) -> list[str]:
    return [card_of(state, card).key for card in cards]


@pytest.mark.rule("SK-271")
def test_a_weapon_attack_puts_a_copy_onto_the_stack_and_the_weapon_stays() -> None:
    state = position(Side(at=(1, 0), ap=4), Side(at=(2, 0), hand=["deny"], ap=2))
    upto(priority, state, "activate worn-shortsword")
    assert [(item.kind, item.card, item.action) for item in state.stack] == [(COPY, -1, True)]
    assert names(state, state.players[0].equipment)[0] == "worn-shortsword"
    state = position(Side(at=(1, 0), ap=4), MARK)
    play(priority, state, "activate worn-shortsword", "activate worn-shortsword", "pass", dice=[1, 2])
    assert (triple(state, 0)[0], state.units[1].hp, state.players[0].discard) == (0, 95, [])


@pytest.mark.rule("SK-272", "SK-R210")
def test_a_copy_with_a_lasting_effect_goes_to_the_effect_zone() -> None:
    state = position(Side("mara", at=(1, 0), equipment=["fangs-of-balthier"], ap=2), MARK)
    play(priority, state, "activate fangs-of-balthier", "pass", dice=[3])
    (left,) = state.players[0].zone
    assert (left.card, left.unit, left.uses) == (-1, 1, 1)


@pytest.mark.rule("SK-273", "SK-D27", "SK-R08")
def test_a_card_put_face_down_is_played_from_there_for_less() -> None:
    state = position(Side("mara", at=(-3, 0), equipment=["nightweave"], hand=["shadow-double", "net"], ap=6), MARK)
    play(priority, state, "activate nightweave", "stash shadow-double", "use shadow-double", "pass")
    (left,) = state.players[0].zone
    assert (triple(state, 0)[0], left.down, left.moments) == (0, False, 1)
    assert names(state, state.players[0].hand) == ["net"]


@pytest.mark.rule("SK-273", "SK-276")
def test_no_cost_falls_below_nothing() -> None:
    for zone, hand, what in (
        ([Effect("ember-dart", down=True)], [], "use ember-dart"),
        ([Effect("presence-of-mind")], ["ember-dart"], "play ember-dart"),
    ):
        state = position(Side(zone=zone, hand=hand, ap=2), MARK)
        play(priority, state, what, "pass", dice=[1])
        assert triple(state, 0)[0] == 2


@pytest.mark.rule("SK-274", "SK-R62")
def test_discarding_a_card_can_be_part_of_the_cost() -> None:
    state = position(Side(hand=["flame-torrent"]), MARK)
    assert "play flame-torrent" not in upto(priority, state).notations  # it cannot pay for itself
    state = position(Side(hand=["flame-torrent", "study"]), MARK)
    play(priority, state, "play flame-torrent", "direction E", "pass", dice=[1])
    assert names(state, state.players[0].discard) == ["study", "flame-torrent"]
    for hand, offered in ((["study"], True), ([], False)):  # from the effect Zone: every card in hand can pay
        state = position(Side("theron", hand=hand, zone=[Effect("flame-torrent", down=True)]), MARK)
        assert ("use flame-torrent" in upto(priority, state).notations) is offered


@pytest.mark.rule("SK-275", "SK-R94", "SK-R100")
def test_an_effect_lets_a_spell_be_played_from_the_discard_for_no_ap() -> None:
    state = position(Side(hand=["scorching-ray"], discard=["pyroblast", "ice-shard"], ap=3), MARK)
    state.players[0].events["hot"] = 1  # one instance of 10 or more fire damage so far
    table = play(priority, state, "play scorching-ray", "play pyroblast", "pass", dice=[5, 4, 1, 1, 1, 1, 1])
    asked = [options for _, key, options in table.asked if key == "free_spell"]
    assert asked == [["no", "play pyroblast", "play scorching-ray"]]  # fire spells only
    assert (triple(state, 0)[0], state.units[1].hp) == (0, 100 - 10 - 5)
    assert names(state, state.players[0].discard) == ["ice-shard", "scorching-ray", "pyroblast"]


@pytest.mark.rule("SK-281")
def test_banked_ap_pay_for_instants_in_anothers_turn() -> None:
    state = position(Side(hand=["study"]), Side(at=(2, 0), ap=3, hand=["fire-lash", "ember-dart"]))
    play(priority, state, "pass", "play fire-lash", "direction W", "pass", dice=[1])
    assert (state.units[0].hp, triple(state, 1)[0]) == (97, 1)


@pytest.mark.rule("SK-281")
def test_an_action_cannot_be_played_in_anothers_turn() -> None:
    state = position(Side(), Side(at=(2, 0), ap=3, hand=["ember-dart"]))
    table = play(priority, state, "pass")
    assert [seat for seat, _, _ in table.asked] == [0]
