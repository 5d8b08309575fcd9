"""Positions written by hand: what the rules can't have produced is refused with its clause, what they can is not."""

from typing import Any

import pytest
from lytharian_table import DUELS, GAME, Side, Troop, custom, find, position, troop_at, who

from rulewright.games.lytharian.cards.card import PAWN, QUEEN
from rulewright.games.lytharian.rules.ids import NO_TROOP
from rulewright.games.lytharian.rules.state import DRAW, EFFECTS, MAIN, MANA
from rulewright.games.lytharian.rules.troops import army
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import HIDDEN, Seat

WOLF = Troop("timber-wolf", "d4")


def refused(*sides: Side, **given: Any) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        position(*sides, **given)
    return str(error.value)


@pytest.mark.rule("LC-001")
def test_two_players_meet() -> None:
    assert refused(Side()) == "a position has 2 sides, not 1 (LC-001)"
    assert refused(*[Side()] * 3) == "a position has 2 sides, not 3 (LC-001)"


@pytest.mark.rule("LC-074")
def test_a_position_stands_in_a_phase_of_the_active_players_turn() -> None:
    for phase, number in (("effects", EFFECTS), ("mana", MANA), ("draw", DRAW), ("main", MAIN)):
        state = position(Side(), Side(), phase=phase, active=1, first=1, turn=7)
        assert (state.phase, state.active, state.first, state.turn) == (number, 1, 1, 7)
    assert refused(Side(), Side(), phase="combat") == (
        "there is no phase 'combat': use effects, mana, draw, main (LC-074)"
    )


@pytest.mark.rule("LC-034")
def test_sixteen_troops_are_an_army_and_only_troops() -> None:
    squares = [f"{file}{rank}" for rank in (2, 3) for file in "abcdefgh"]
    troops = [Troop("timber-wolf", square) for square in squares]
    assert len([1 for at in position(Side(troops, bare=True), Side()).at if at >= 0]) == 18
    assert refused(Side([*troops, WOLF], bare=True), Side()) == "17 troops on a side; at most 16 (LC-034)"
    assert refused(Side([Troop("spark", "d4")]), Side()) == "Spark is not a troop (LC-034)"


@pytest.mark.rule("LC-034", "LC-063")
def test_a_side_without_a_king_gets_one_and_a_pawn_beside_a_lone_one() -> None:
    state = position(Side(), Side([WOLF]), first=0)
    assert [who(state, square) for square in ("e1", "a2", "e8", "a7")] == ["rognarr", "cave-bear", "rognarr", ""]
    crowded = position(Side([Troop("timber-wolf", "e1"), Troop("timber-wolf", "d1")]), Side())
    assert who(crowded, "c1") == "rognarr"  # the next square beside it
    alone = position(Side([Troop("rognarr", "a2")]), Side())
    assert (who(alone, "a2"), who(alone, "b2")) == ("rognarr", "cave-bear")
    assert who(position(Side([WOLF], bare=True), Side()), "e1") == ""


@pytest.mark.rule("LC-011", "LC-109")
def test_troops_stand_on_squares_one_on_each() -> None:
    assert refused(Side([Troop("timber-wolf", "i9")]), Side()).endswith("(LC-011)")
    assert refused(Side([WOLF]), Side([WOLF])) == "two troops can't stand on d4 (LC-109)"
    assert troop_at(position(Side(), Side()), "d4") == NO_TROOP


@pytest.mark.rule("LC-131")
def test_a_troop_with_as_much_damage_as_def_would_be_dead() -> None:
    tough = custom("Tough", "R", "1/5")
    assert position(Side([Troop(tough, "d4", hurt=4)]), Side()).hurt[0] == 4
    assert refused(Side([Troop(tough, "d4", hurt=5)]), Side()) == "Tough with 5 damage would be dead (LC-131)"
    assert position(Side([Troop(tough, None, hurt=5)]), Side()).players[0].crypt == [0]  # it is: in the crypt


@pytest.mark.rule("LC-083", "LC-085", "LC-088", "LC-190")
def test_counters_stand_within_their_limits() -> None:
    rules = position(Side(), Side()).book.rules
    for mana in (0, rules.mana_max):
        assert position(Side(mana=mana), Side()).players[0].mana == mana
    for mana in (-1, rules.mana_max + 1):
        assert refused(Side(mana=mana), Side()) == (
            f"{mana} mana; the counter goes from 0 to {rules.mana_max} (LC-083, LC-085)"
        )
    for obelisk in (1, rules.obelisk_max):
        assert position(Side(obelisk=obelisk), Side()).players[0].obelisk == obelisk
    for obelisk in (0, rules.obelisk_max + 1):
        assert refused(Side(obelisk=obelisk), Side()) == (
            f"an obelisk shows 1 to {rules.obelisk_max}, not {obelisk} (LC-088)"
        )
    most = ["war-drums"] * rules.max_enchants
    assert len(position(Side(enchants=most), Side()).players[0].enchants) == rules.max_enchants
    assert refused(Side(enchants=[*most, "war-drums"]), Side()).endswith(f"at most {rules.max_enchants} (LC-190)")


@pytest.mark.rule("LC-029", "LC-033", "LC-214")
def test_what_is_on_a_troop_is_of_its_kind_and_carried_by_who_can() -> None:
    guard = custom("Guard", "R", "3/9")
    worn = Troop(guard, "d4", weapon="axe", armor="warhide-mail", curse="wasting-sickness")
    state = position(Side([worn]), Side())
    on = [state.weapon[0], state.armor[0], state.curse[0]]
    keys = [state.book.cards[state.faces[card]].key for card in on]
    assert (keys, [state.owner[card] for card in on]) == (["axe", "warhide-mail", "wasting-sickness"], [0, 0, 1])
    for slot, key in (("weapon", "warhide-mail"), ("armor", "axe"), ("aura", "spark"), ("curse", "axe")):
        words = f"{state.book.cards[state.book.face(key)].name} is no {slot} (LC-029, LC-033)"
        assert refused(Side([Troop(guard, "d4", **{slot: key})]), Side()) == words  # type: ignore[arg-type]
    for slot, key in (("weapon", "axe"), ("armor", "warhide-mail")):
        bear = Troop("cave-bear", "d4", **{slot: key})  # type: ignore[arg-type]
        assert refused(Side([bear]), Side()) == "Cave Bear can't carry equipment (LC-214)"
    assert position(Side([Troop("cave-bear", "d4", curse="wasting-sickness")]), Side()).curse[0] >= 0


@pytest.mark.rule("LC-R14", "LC-R41")
def test_who_knows_a_troop_of_a_position() -> None:
    """Face up by all, face down by its owner, or by both once it was seen; what is in the crypt lies open."""
    troops = [Troop("timber-wolf", "a4"), Troop("timber-wolf", "b4", up=False),
              Troop("timber-wolf", "c4", up=False, seen=True), Troop("timber-wolf", None)]  # fmt: skip
    state = position(Side(troops), Side())
    for seat, known in ((0, [True] * 4), (1, [True, False, True, True])):
        faces = GAME.rules.view(state, Seat(seat)).faces
        assert [faces[troop] != HIDDEN for troop in army(state, Seat(0))][:4] == known
    assert list(state.up[:4]) == [1, 0, 0, 1]


@pytest.mark.rule("LC-R16")
def test_hands_are_known_to_their_owner_decks_to_nobody_and_the_nether_to_all() -> None:
    mine = Side(hand=["spark"], deck=["fireball"], nether=["sidestep"], enchants=["war-drums"])
    state = position(mine, Side(deck=()))
    cards = {key: find(state, key, 0) for key in ("spark", "fireball", "sidestep", "war-drums")}
    for seat, known in ((0, {"spark", "sidestep", "war-drums"}), (1, {"sidestep", "war-drums"})):
        faces = GAME.rules.view(state, Seat(seat)).faces
        assert {key for key, card in cards.items() if faces[card] != HIDDEN} == known


@pytest.mark.rule("LC-R15")
def test_the_power_score_is_that_of_the_troops_unless_it_is_given() -> None:
    tough = custom("Tough", "R", "2/5", "Charge 2")
    state = position(Side([Troop(tough, "d4")], bare=True), Side([Troop("timber-wolf", "d5")], aps=77))
    assert [player.aps for player in state.players] == [2 + 5 + 2, 77]


@pytest.mark.rule("LC-123")
def test_a_promoted_pawn_is_what_it_copied() -> None:
    state = position(Side([Troop("timber-wolf", "d4", copy="consort-tavvo")]), Side())
    assert (state.role[0], state.book.cards[state.copy[0]].key) == (QUEEN, "consort-tavvo")
    assert position(Side([WOLF]), Side()).role[0] == PAWN


@pytest.mark.rule("LC-R260")
def test_in_battle_duels_the_first_of_each_side_have_been_sent() -> None:
    one, two = custom("One", "R", "2/5"), custom("Two", "R", "2/5")
    state = position(Side([Troop(one, "d4"), Troop(two)]), Side([Troop(one, "d5")]), variant=DUELS)
    assert state.duel is not None
    first, other = army(state, Seat(0))[0], army(state, Seat(1))[0]
    assert (state.duel.chosen, state.up[1]) == ([first, other], 0)  # the second waits face down, in no crypt
    assert [player.crypt for player in state.players] == [[], []]
    assert GAME.rules.view(state, Seat(1)).faces[1] == HIDDEN


@pytest.mark.rule("LC-R16")
def test_a_card_that_is_not_there_is_not_found() -> None:
    state = position(Side(hand=["sidestep"]), Side())
    assert find(state, "sidestep") == find(state, "sidestep", 0)
    with pytest.raises(ImpossiblePosition, match="there is no card 'sidestep' in this position"):
        find(state, "sidestep", 1)
