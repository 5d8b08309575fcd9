"""Mana and Draw Phase: the counter, the obelisk and charging it, one card a turn, a full hand."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    draw_phase,
    duel,
    effects_phase,
    finish,
    hurt,
    keys,
    main_phase,
    mana_phase,
    play,
    position,
    told,
    turn,
    under,
    upto,
    view,
)

from rulewright.kernel.errors import BadVariant
from rulewright.kernel.question import HIDDEN

TOUGH = custom("Tough", "R", "1/20")


# -- mana


@pytest.mark.rule("LC-082")
def test_the_mana_phase_gives_the_obelisks_value() -> None:
    for obelisk in (1, 3):
        state = position(Side(mana=2, obelisk=obelisk), Side(mana=7))
        table = play(mana_phase, state)
        assert [each.mana for each in state.players] == [2 + obelisk, 7]
        assert [(clause, args["n"]) for kind, clause, args in table.events if kind == "mana"] == [("LC-082", obelisk)]


@pytest.mark.rule("LC-082")
def test_abilities_and_enchants_add_to_it() -> None:
    source = Troop(custom("Source", "B", "1/9", "Effect: Power Up 2"), "c2")
    state = position(
        Side([source], enchants=["power-geyser"], mana=1, obelisk=2, deck=["axe"]), Side(deck=[]), phase="effects"
    )
    upto(turn, state, "effect c2 power-up", "use power-geyser")
    assert state.players[0].mana == 1 + 2 + 1 + 2


@pytest.mark.rule("LC-083", "LC-R61")
def test_the_counter_never_passes_fifteen_and_the_rest_is_lost() -> None:
    state = position(Side(mana=13, obelisk=6), Side())
    finish(mana_phase, state)
    assert state.players[0].mana == 15
    state = position(Side(mana=13, obelisk=5), Side())
    finish(mana_phase, state, "charge")
    assert (state.players[0].mana, state.players[0].obelisk) == (1, 6)
    carried = position(Side(mana=13, obelisk=5), Side(), variant=under(mana_overflow_carries=True))
    finish(mana_phase, carried, "charge")
    assert carried.players[0].mana == 1 + 3


@pytest.mark.rule("LC-084")
def test_what_is_not_spent_stays() -> None:
    state = position(Side(mana=3, deck=[]), Side(mana=2, deck=[]), phase="effects")
    for _ in range(4):
        finish(turn, state)
    assert [each.mana for each in state.players] == [5, 4]


@pytest.mark.rule("LC-085", "LC-R65")
def test_zero_is_a_legal_state_and_the_next_mana_starts_from_it() -> None:
    state = position(
        Side([Troop(TOUGH, "d4")], hand=["deny-thy-enemy", "spark"], mana=2), Side([Troop(TOUGH, "h5")], mana=1)
    )
    finish(main_phase, state, "cast deny-thy-enemy", "at-seat 1", "none", "cast spark", "at-troop h5", "move d4-d5")
    assert ([each.mana for each in state.players], hurt(state, "h5")) == ([0, 0], 1)  # nobody owes anything
    finish(mana_phase, state)
    assert state.players[0].mana == 1


# -- charging


@pytest.mark.rule("LC-086", "LC-087", "LC-R62", "LC-D07")
def test_at_fifteen_the_obelisk_may_be_charged() -> None:
    state = position(Side(mana=14, obelisk=2), Side())
    asked = upto(mana_phase, state)
    assert [each for each in asked.notations if not each.startswith("reveal")] == ["pass", "charge"]
    state = position(Side(mana=14, obelisk=2), Side())
    table = finish(mana_phase, state, "charge")
    assert (state.players[0].mana, state.players[0].obelisk) == (1, 3)
    assert told(table, "charges") == [{"seat": 0, "n": 3, "now": 1}]
    assert finish(mana_phase, position(Side(mana=12, obelisk=2), Side())).asked == []  # 14 is not enough


FULL = Side([Troop(TOUGH, "d5")], mana=15)


@pytest.mark.rule("LC-086", "LC-R62")
def test_the_obelisk_is_charged_in_ones_own_main_phase() -> None:
    assert "charge" in upto(main_phase, position(FULL, Side())).notations


@pytest.mark.rule("LC-086", "LC-R62")
def test_the_obelisk_is_charged_in_the_opponents_turn() -> None:
    asked = upto(main_phase, position(Side([Troop(TOUGH, "d4")]), FULL), "move d4-c4")
    assert (asked.seat, asked.why.key, "charge" in asked.notations) == (1, "window", True)


@pytest.mark.rule("LC-086", "LC-R62")
def test_the_obelisk_is_charged_in_the_midst_of_a_combat() -> None:
    state = position(Side([Troop(TOUGH, "d4")]), FULL)
    asked = upto(main_phase, state, "attack d4xd5")
    assert (asked.seat, asked.why.key, "charge" in asked.notations) == (1, "fight", True)
    state = position(Side([Troop(TOUGH, "d4")]), FULL)
    finish(main_phase, state, "attack d4xd5", "charge", "move d4-c4")
    assert (state.players[1].mana, state.players[1].obelisk) == (1, 2)


@pytest.mark.rule("LC-086", "LC-R62")
def test_the_obelisk_is_charged_in_phases_without_windows() -> None:
    burner = Troop(custom("Burner", "B", "1/9", "Effect: Burn 1"), "c2")
    closed = under(response_windows="main_and_combat_only")
    state = position(Side([burner], mana=15), Side(), phase="effects", variant=closed)
    assert "charge" in upto(effects_phase, state).notations
    crammed = Side(hand=["axe"] * 10, mana=15)
    assert "charge" in upto(draw_phase, position(crammed, Side(), variant=closed)).notations


@pytest.mark.rule("LC-086")
def test_fifteen_reached_by_a_death_counts_as_well() -> None:
    """Sustenance brings the counter to 15 in the opponent's turn: the window after the combat offers the charge."""
    dying = Troop(custom("Donor", "P", "1/1", "Sustenance 2"), "d5")
    state = position(Side([Troop(TOUGH, "d4")]), Side([dying], mana=13))
    asked = upto(main_phase, state, "attack d4xd5")
    assert (asked.seat, asked.notations[:2], state.players[1].mana) == (1, ["pass", "charge"], 15)


@pytest.mark.rule("LC-088", "LC-R63")
def test_an_obelisk_of_six_is_not_charged_any_more() -> None:
    state = position(Side(mana=15, obelisk=6), Side())
    assert "charge" not in upto(main_phase, state).notations
    state = position(Side(mana=15, obelisk=5), Side(), variant=under(charge_gain=4))
    finish(mana_phase, state, "charge")
    assert state.players[0].obelisk == 6
    low = position(Side(mana=15, obelisk=2), Side(), variant=under(obelisk_max=2))
    assert "charge" not in upto(main_phase, low).notations


@pytest.mark.rule("LC-087", "LC-R64")
def test_charging_in_the_mana_phase_brings_the_new_value_next_turn() -> None:
    state = position(Side(mana=14, deck=[]), Side(deck=[]), phase="effects")
    finish(turn, state, "charge", "move e1-e2")
    assert (state.players[0].mana, state.players[0].obelisk) == (1, 2)
    finish(turn, state)
    finish(turn, state)
    assert state.players[0].mana == 3
    other = position(Side(mana=14), Side(), variant=under(charge_reset=4, charge_gain=2))
    finish(mana_phase, other, "charge")
    assert (other.players[0].mana, other.players[0].obelisk) == (4, 3)


@pytest.mark.rule("LC-089")
def test_charging_is_optional() -> None:
    state = position(Side(mana=14, deck=[]), Side(deck=[]), phase="effects")
    finish(turn, state)
    assert (state.players[0].mana, state.players[0].obelisk) == (15, 1)


# -- the Draw Phase


@pytest.mark.rule("LC-090", "LC-R66")
@pytest.mark.parametrize("held", [0, 5, 9])
def test_one_card_is_drawn_and_with_nine_or_fewer_nobody_may_refuse(held: int) -> None:
    state = position(Side(hand=["axe"] * held, deck=["mace", "dagger"]), Side())
    table = play(draw_phase, state)
    assert (table.asked, keys(state, state.players[0].hand)) == ([], ["axe"] * held + ["dagger"])
    assert keys(state, state.players[0].deck) == ["mace"]
    two = position(Side(deck=["mace", "dagger"]), Side(), variant=under(draw_per_turn=2))
    play(draw_phase, two)
    assert keys(two, two.players[0].hand) == ["dagger", "mace"]


@pytest.mark.rule("LC-R67")
def test_an_empty_deck_gives_nothing_and_costs_nothing() -> None:
    state = position(Side(deck=[], mana=4), Side())
    table = play(draw_phase, state)
    assert (state.players[0].hand, state.players[0].mana, len(told(table, "empty"))) == ([], 4, 1)
    hard = position(Side(deck=[], mana=4), Side(), variant=under(empty_deck_penalty=3))
    play(draw_phase, hard)
    assert hard.players[0].mana == 1


@pytest.mark.rule("LC-091", "LC-095", "LC-D17")
def test_with_ten_cards_the_player_chooses_and_may_keep_them() -> None:
    state = position(Side(hand=["axe"] * 10, deck=["mace"]), Side())
    asked = upto(draw_phase, state)
    assert (asked.why.key, asked.notations) == ("draw", ["skip", "make-room", "reveal e1", "reveal a2"])
    state = position(Side(hand=["axe"] * 10, deck=["mace"]), Side(), phase="effects")
    asked = upto(turn, state, "skip")
    assert (asked.why.key, len(state.players[0].hand), len(state.players[0].deck)) == ("main", 10, 1)
    small = position(Side(hand=["axe"] * 3), Side(), variant=under(hand_limit=3))
    assert upto(draw_phase, small).why.key == "draw"
    with pytest.raises(BadVariant, match="hand_limit must be at least 1"):  # a hand of none has no room for a card
        position(Side(), Side(), variant=under(hand_limit=0))


@pytest.mark.rule("LC-092", "LC-R68", "LC-R69")
def test_other_draws_may_bring_the_hand_above_ten_and_nobody_discards_at_the_end() -> None:
    dying = Troop(custom("Donor", "P", "1/1", "Resupply 3"), "d5")
    state = position(Side([Troop(TOUGH, "d4")]), Side([dying], hand=["axe"] * 10))
    finish(main_phase, state, "attack d4xd5", "move e1-e2")
    assert len(state.players[1].hand) == 13
    wise = position(Side([Troop("cave-bear", "d4")], hand=["scrying-pool"] + ["axe"] * 9, mana=2, deck=["mace"] * 4),
                    Side(mana=0, deck=[]), phase="effects")  # fmt: skip
    finish(turn, wise, "skip", "cast scrying-pool", "move d4-d5")
    assert (wise.active, len(wise.players[0].hand)) == (1, 11)


@pytest.mark.rule("LC-093", "LC-D18")
def test_the_hand_is_discarded_down_to_nine_and_then_one_is_drawn() -> None:
    hand = ["axe"] * 8 + ["mace", "dagger", "longsword", "chain-mail"]
    state = position(Side(hand=hand, deck=["gust"]), Side())
    play(draw_phase, state, "make-room", "discard mace", "discard longsword", "discard axe")
    assert keys(state, state.players[0].hand) == ["axe"] * 7 + ["dagger", "chain-mail", "gust"]
    assert keys(state, state.players[0].nether) == ["mace", "longsword", "axe"]


@pytest.mark.rule("LC-094", "LC-R70")
def test_fast_casts_make_room_as_well_and_both_may_be_mixed() -> None:
    foe = Side([Troop(TOUGH, "h5")], mana=0)
    state = position(Side(hand=["axe"] * 9 + ["spark"], deck=["gust"], mana=0), foe)
    duel(draw_phase, state, "cast spark", "at-troop h5")
    assert (hurt(state, "h5"), keys(state, state.players[0].hand)) == (1, ["axe"] * 9 + ["gust"])
    slow = position(Side(hand=["axe"] * 9 + ["searing-ray"], deck=["gust"], mana=9), foe)
    assert "cast searing-ray" not in upto(draw_phase, slow).notations  # a Sorcery
    mixed = position(Side(hand=["axe"] * 10 + ["spark"], deck=["gust"], mana=0), foe)
    duel(draw_phase, mixed, "cast spark", "at-troop h5", "make-room", "discard axe")
    assert keys(mixed, mixed.players[0].hand) == ["axe"] * 9 + ["gust"]


@pytest.mark.rule("LC-R50")
def test_a_spell_cast_in_the_draw_phase_opens_a_window_when_it_is_over() -> None:
    foe = Side([Troop(TOUGH, "h5")], hand=["spark"], mana=0)
    state = position(Side(hand=["axe"] * 9 + ["spark"], mana=0), foe)
    table = play(draw_phase, state, "pass", "pass", "cast spark", "at-troop h5", "pass", "pass")
    asked = [(seat, key) for seat, key, _ in table.asked]
    assert asked == [(0, "window"), (1, "window"), (0, "draw"), (0, "target"), (1, "respond"), (1, "window")]


@pytest.mark.rule("LC-090", "LC-R16")
def test_who_draws_a_card_knows_it_and_nobody_else_does() -> None:
    state = position(Side(deck=["spark"]), Side(), phase="draw")
    finish(draw_phase, state)
    (card,) = state.players[0].hand
    assert [view(state, seat).faces[card] == HIDDEN for seat in (0, 1)] == [False, True]
