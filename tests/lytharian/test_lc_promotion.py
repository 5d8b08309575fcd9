"""Promotion: a Pawn on the far rank becomes a copy of a friend, without what it carried."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    face_up,
    finish,
    goes,
    hurt,
    keys,
    main_phase,
    numbers,
    position,
    strikes,
    troop_at,
    under,
    upto,
    view,
    who,
)

from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.troops import printed
from rulewright.kernel.question import HIDDEN

PAWN = Troop("stoneborn-infantrydwarf", "b7", up=False)
QUEEN = Troop("oshara", "d1", up=False)
OTHERS = [Troop("kevetni-archer", "h2", up=False), Troop("elderking-laurien", "e1", up=False)]
FOE = Side([Troop("cave-bear", "h7")])


@pytest.mark.rule("LC-121", "LC-122", "LC-R98", "LC-D24")
def test_it_may_become_any_friend_on_the_board_but_the_king_unique_ones_too() -> None:
    state = position(Side([PAWN, QUEEN, *OTHERS, Troop("stoneborn-cavalry")]), FOE)
    asked = upto(main_phase, state, "move b7-b8")
    assert (asked.seat, asked.why.key) == (0, "promote")
    assert sorted(asked.notations) == ["copy kevetni-archer", "copy oshara", "copy stoneborn-infantrydwarf", "none"]
    state = position(Side([PAWN, QUEEN, *OTHERS]), FOE)
    finish(main_phase, state, "move b7-b8", "copy oshara")
    assert (who(state, "b8"), who(state, "d1")) == ("oshara", "oshara")  # a Unique troop twice
    assert printed(state, troop_at(state, "b8")).unique
    state.active = SEATS[0]
    assert {"a7", "b2", "c7", "d8"} <= goes(state, "b8")


@pytest.mark.rule("LC-R98")
def test_by_a_switch_the_crypt_may_be_copied_too() -> None:
    pool = under(promotion_pool="board_and_crypt")
    state = position(Side([PAWN, QUEEN, *OTHERS, Troop("stoneborn-cavalry")]), FOE, variant=pool)
    assert "copy stoneborn-cavalry" in upto(main_phase, state, "move b7-b8").notations


@pytest.mark.rule("LC-121", "LC-R99")
def test_it_may_decline_once_and_for_all() -> None:
    state = position(Side([PAWN, QUEEN, *OTHERS]), FOE)
    finish(main_phase, state, "move b7-b8", "none")
    assert (who(state, "b8"), face_up(state, "b8")) == ("stoneborn-infantrydwarf", False)
    assert goes(state, "b8") == set()
    table = finish(main_phase, position(Side([PAWN, QUEEN, *OTHERS]), FOE), "move b7-b8", "none")
    assert [key for _, key, _ in table.asked].count("promote") == 1
    declined = Troop("stoneborn-infantrydwarf", "b8")  # moved along the rank later it is not asked again
    state = position(Side([declined, QUEEN, *OTHERS], hand=["sidestep"], mana=1), FOE)
    table = finish(main_phase, state, "cast sidestep", "at-troop b8", "to c8", "move h2-h3")
    assert "promote" not in [key for _, key, _ in table.asked]


@pytest.mark.rule("LC-123", "LC-R105")
def test_equipment_spells_and_damage_are_gone() -> None:
    laden = Troop("stoneborn-infantrydwarf", "b7", hurt=2, weapon="mace", armor="chain-mail", aura="flame-blade",
                  curse="chill-touch", soul=1)  # fmt: skip
    state = position(Side([laden, QUEEN, *OTHERS]), FOE)
    finish(main_phase, state, "move b7-b8", "copy oshara")
    assert (numbers(state, "b8"), hurt(state, "b8")) == ((10, 8), 0)
    assert sorted(keys(state, state.players[0].nether)) == ["chain-mail", "flame-blade", "mace"]
    assert keys(state, state.players[1].nether) == ["chill-touch"]


@pytest.mark.rule("LC-124", "LC-R102", "LC-R49")
def test_the_copy_is_the_printed_card_for_all_to_see_and_the_original_stays_as_it_was() -> None:
    queen = Troop("oshara", "d1", hurt=3, weapon="longsword", soul=2, up=False)
    state = position(Side([PAWN, queen, *OTHERS]), FOE)
    finish(main_phase, state, "move b7-b8", "copy oshara")
    card = printed(state, troop_at(state, "b8"))
    assert (card.att, card.defense, card.race, card.alignment, card.power) == (10, 8, "elf", "good", 20)
    assert [has.name for has in card.abilities] == ["Bushwhack 1", "Orc Slayer 1"]
    assert (numbers(state, "b8"), numbers(state, "d1")) == ((10, 8), (16, 7))
    seen = view(state, 1)
    assert (printed(seen, troop_at(state, "b8")).key, face_up(state, "b8")) == ("oshara", True)
    assert seen.faces[troop_at(state, "d1")] == HIDDEN
    shy = position(Side([PAWN, queen, *OTHERS]), FOE, variant=under(promotion_face_up=False))
    finish(main_phase, shy, "move b7-b8", "copy oshara")
    assert not face_up(shy, "b8")


@pytest.mark.rule("LC-R100")
def test_arrival_by_combat_promotes() -> None:
    weak = Troop(custom("Weak", "R", "0/1"), "c8")
    state = position(Side([PAWN, QUEEN, *OTHERS]), Side([weak, Troop("cave-bear", "h7")]))
    asked = upto(main_phase, state, "attack b7xc8")
    assert (asked.seat, asked.why.key, state.at[0]) == (0, "promote", state.book.board.find("c8"))


@pytest.mark.rule("LC-R100")
def test_arrival_by_an_enemy_spell_promotes_in_the_enemys_turn_and_its_owner_chooses() -> None:
    revealed = Troop("stoneborn-infantrydwarf", "b7")
    storm = Side([Troop("cave-bear", "h7")], hand=["whirlwind"], mana=2)
    state = position(Side([revealed, QUEEN, *OTHERS]), storm, active=1)
    asked = upto(main_phase, state, "cast whirlwind", "at-troop b7", "to b8")
    assert (asked.seat, asked.why.key) == (0, "promote")


@pytest.mark.rule("LC-R101")
def test_the_new_queen_may_attack_at_once() -> None:
    target = Troop(custom("Target", "R", "1/20"), "c7")
    state = position(Side([PAWN, QUEEN, *OTHERS]), Side([target, Troop("cave-bear", "h7")]))
    assert strikes(state, "b7") == set()
    finish(main_phase, state, "move b7-b8", "copy oshara", "attack b8xc7")
    assert hurt(state, "c7") == 10


@pytest.mark.rule("LC-R103", "LC-R104")
def test_the_copys_power_counts_for_the_kill_and_the_pawn_lies_in_the_crypt() -> None:
    promoted = Troop("stoneborn-infantrydwarf", "b6", copy="oshara")
    killer = Troop(custom("Killer", "R", "20/20"), "b5")
    state = position(Side([promoted, QUEEN, *OTHERS]), Side([killer, Troop("cave-bear", "h7")]), active=1)
    finish(main_phase, state, "attack b5xb6", "move h7-h6")
    assert (state.players[1].kills, keys(state, state.players[0].crypt)) == (20, ["stoneborn-infantrydwarf"])
    assert printed(state, state.players[0].crypt[0]).role == 5
    assert state.players[0].aps == 8 + 20 + 7 + 21  # as it was before the game


@pytest.mark.rule("LC-121")
def test_the_other_players_far_rank_is_the_first() -> None:
    low, queen = Troop("stoneborn-infantrydwarf", "b2"), Troop("oshara", "d8", up=False)
    state = position(Side([Troop("cave-bear", "h3")]), Side([low, queen, Troop("cave-bear", "h7")]), active=1)
    asked = upto(main_phase, state, "move b2-b1")
    assert (asked.seat, "copy oshara" in asked.notations) == (1, True)
    third = Troop("stoneborn-infantrydwarf", "b6")
    state = position(Side([third, QUEEN, *OTHERS]), FOE)
    table = finish(main_phase, state, "move b6-b7")
    assert "promote" not in [key for _, key, _ in table.asked]


@pytest.mark.rule("LC-R100", "LC-R99")
def test_the_corner_is_on_the_last_rank_too() -> None:
    """The second player's Pawn comes to a1, the first square of the board."""
    theirs = Side([Troop("cave-bear", "a2"), Troop("rognarr", "e8")])
    state = position(Side([Troop("cave-bear", "h2")]), theirs, active=1)
    asked = upto(main_phase, state, "move a2-a1")
    assert asked.why.key == "promote"
