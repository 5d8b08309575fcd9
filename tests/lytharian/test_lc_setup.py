"""First player, bonus mana and setup: who is Player 1, where everybody stands, what everybody has."""

import pytest
from lytharian_table import GAME, Script, duel, keys, play, turn, under, upto, view

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.games.lytharian.rules.state import EFFECTS, MAIN, State
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import HIDDEN, NO_CARD, SPECTATOR
from rulewright.kernel.variant import OFFICIAL, Variant


def armies(one: str, two: str, variant: Variant = OFFICIAL, dice: tuple[int, ...] = ()) -> tuple[State, Script]:
    """Both armies chosen, nobody placed anything yet."""
    state = start(GAME.rules.book(variant), [Entry(one), Entry(two)], Dice(1))
    return state, play(turn, state, dice=dice)


def begun(one: str, two: str, variant: Variant = OFFICIAL) -> State:
    """Everybody stays where the army list puts them; the first turn is next."""
    state, _ = armies(one, two, variant)
    for _ in (0, 1):
        duel(turn, state, "keep")
    play(turn, state)
    return state


def rank_of(state: State, rank: int) -> list[str]:
    return keys(state, [state.board[(rank - 1) * 8 + file] for file in range(8)])


@pytest.mark.rule("LC-051")
def test_the_weaker_army_goes_first() -> None:
    assert armies("kevetni", "deepdark")[0].first == 1  # 170 against 159
    state, _ = armies("deepdark", "kevetni")
    assert (state.first, state.active) == (0, 0)
    assert armies("deepdark", "kevetni", under(lower_aps_first=False))[0].first == 1


@pytest.mark.rule("LC-052", "LC-060")
@pytest.mark.parametrize(("other", "gap", "bonus"), [("kevetni", 11, 3), ("stoneborn", 24, 5), ("surictavi", 8, 2)])
def test_bonus_mana_is_a_fifth_of_the_gap_rounded_up(other: str, gap: int, bonus: int) -> None:
    state, table = armies(other, "deepdark")
    assert state.players[0].aps - state.players[1].aps == gap
    assert [each.mana for each in state.players] == [1, 1 + bonus]
    assert ("first", "LC-051", {"seat": 1, "n": bonus, "now": 1 + bonus}) in table.events


@pytest.mark.rule("LC-052")
def test_a_gap_of_one_is_worth_one_and_the_divisor_is_a_tunable() -> None:
    assert armies("brudakian", "kevetni")[0].players[1].mana == 2
    assert armies("stoneborn", "kevetni", under(bonus_mana_divisor=2))[0].players[1].mana == 1 + 7


@pytest.mark.rule("LC-060", "LC-R27")
def test_the_counter_holds_no_more_than_fifteen_and_may_be_charged_at_once() -> None:
    state = begun("stoneborn", "deepdark", under(bonus_mana_divisor=1))  # 1 + 24
    assert state.players[1].mana == 15
    asked = upto(turn, state)
    assert (asked.seat, "charge" in asked.notations) == (1, True)


@pytest.mark.rule("LC-053", "LC-054")
def test_equal_armies_roll_until_one_is_higher_and_nobody_gets_a_bonus() -> None:
    state, table = armies("kevetni", "kevetni", dice=(4, 4, 1, 1, 2, 5))
    assert (state.first, [each.mana for each in state.players], table.rolled) == (1, [1, 1], [4, 4, 1, 1, 2, 5])
    state, _ = armies("kevetni", "kevetni", dice=(6, 5))
    assert state.first == 0


@pytest.mark.rule("LC-055")
def test_player_one_stands_on_rank_one_with_the_queen_on_d1() -> None:
    state = begun("kevetni", "deepdark")
    assert rank_of(state, 1) == [
        "deepdark-bully", "slimeserpent-rider", "deepdark-plaguebearer", "nightmother-vexa", "king-skrag",
        "deepdark-prowler", "deepdark-spiderrider", "deepdark-bully",
    ]  # fmt: skip
    assert [state.role[state.board[file]] for file in range(8)] == [2, 3, 4, 1, 0, 4, 3, 2]


@pytest.mark.rule("LC-056")
def test_player_twos_queen_faces_the_queen_and_the_king_the_king() -> None:
    state = begun("kevetni", "deepdark")
    assert rank_of(state, 8) == [
        "kevetni-blademaster", "kevetni-woodguard", "kevetni-starcaller", "oshara", "elderking-laurien",
        "grovemother-ysil", "kevetni-stagrider", "kevetni-treewarden",
    ]  # fmt: skip


@pytest.mark.rule("LC-057", "LC-R17", "LC-D04")
def test_pawns_stand_in_any_order_and_pairs_either_way() -> None:
    state, _ = armies("deepdark", "kevetni")
    assert rank_of(state, 2)[:3] == ["deepdark-footfodder"] * 2 + ["deepdark-tunneler"]
    asked = upto(turn, state, "swap b1-g1")
    assert (asked.seat, asked.why.key, asked.notations[:2]) == (0, "arrange", ["keep", "shuffle"])
    assert "swap a2-b2" not in asked.notations  # equals: nothing would change
    assert "swap a1-b1" not in asked.notations  # a Rook is no Knight
    state, _ = armies("deepdark", "kevetni")
    before = rank_of(state, 2)
    play(turn, state, "swap b1-g1", "swap c1-f1", "swap a2-e2", "swap b2-g2", "keep")
    swapped = [before[i] for i in (4, 6, 2, 3, 0, 5, 1, 7)]
    assert rank_of(state, 2) == swapped != before
    state, _ = armies("deepdark", "kevetni")
    play(turn, state, "shuffle", "keep")
    assert sorted(rank_of(state, 2)) == sorted(before)
    state, _ = armies("deepdark", "kevetni")
    play(turn, state, "swap b1-g1", "swap c1-f1", "keep")
    back = rank_of(state, 1)
    assert (back[1], back[6]) == ("deepdark-spiderrider", "slimeserpent-rider")
    assert (back[2], back[5]) == ("deepdark-prowler", "deepdark-plaguebearer")
    assert rank_of(state, 7)[0] == "kevetni-captain"


@pytest.mark.rule("LC-058", "LC-R13", "LC-R14", "LC-R18")
def test_all_start_face_down_and_only_roles_are_known() -> None:
    state = begun("deepdark", "kevetni")
    assert not any(state.up)
    seen = view(state, 1)
    assert {seen.faces[troop] for troop in range(16)} == {HIDDEN}
    assert HIDDEN not in [seen.faces[troop] for troop in range(16, 32)]
    assert (seen.role, seen.at, seen.hurt) == (state.role, state.at, state.hurt)
    assert {view(state, SPECTATOR).faces[troop] for troop in range(32)} == {HIDDEN}
    state, _ = armies("deepdark", "kevetni")
    play(turn, state, "swap b1-g1", "swap a2-e2", "keep")
    plain, _ = armies("deepdark", "kevetni")
    play(turn, plain, "keep")
    assert view(state, 1) == view(plain, 1)  # the second player can't tell what the first did


@pytest.mark.rule("LC-059")
def test_decks_are_shuffled_and_nobody_knows_the_order() -> None:
    state = begun("deepdark", "kevetni")
    for seat, name in enumerate(("deepdark", "kevetni")):
        deck = state.players[seat].deck
        assert sorted(keys(state, deck)) == sorted(ARMIES[name].deck)
        assert keys(state, deck) != list(ARMIES[name].deck)
        assert {state.seen[card] for card in deck} == {0}


@pytest.mark.rule("LC-060", "LC-061", "LC-062", "LC-R29")
def test_one_mana_an_obelisk_of_one_and_no_cards() -> None:
    state = begun("kevetni", "kevetni")
    for player in state.players:
        assert (player.mana, player.obelisk, player.hand, len(player.deck)) == (1, 1, [], 50)
    assert (state.phase, state.active, state.turn) == (EFFECTS, state.first, 0)  # no mulligan: the first turn is next
    more = begun("kevetni", "kevetni", under(start_mana=3, start_obelisk=2, start_hand=4))
    assert [(each.mana, each.obelisk, len(each.hand)) for each in more.players] == [(3, 2, 4)] * 2
    uneven = begun("kevetni", "kevetni", under(first_player_cards=1))
    assert [len(each.hand) for each in uneven.players] == [int(seat == uneven.first) for seat in (0, 1)]


@pytest.mark.rule("LC-R28")
def test_the_first_turn_has_all_phases() -> None:
    state = begun("stoneborn", "zuk-gar")  # 183 against 174: two bonus mana
    asked = upto(turn, state, "done", "move e2-e4")
    player = state.players[1]
    assert (asked.seat, state.phase, player.mana, len(player.hand)) == (1, MAIN, 1 + 2 + 1, 1)
    effects = upto(turn, begun("stoneborn", "zuk-gar"))  # a Blood Priest waits face down
    assert (effects.why.key, "reveal c1" in effects.notations) == ("effects", True)


@pytest.mark.rule("LC-137", "LC-280")
def test_troops_begin_whole_with_nothing_on_them_and_nothing_done() -> None:
    state = begun("kevetni", "zuk-gar")
    for counted in (state.hurt, state.soul, state.moved, state.ward, state.guard, state.used, state.up):
        assert set(counted) == {0}
    for lying in (state.aura, state.curse, state.weapon, state.armor):
        assert set(lying) == {NO_CARD}
