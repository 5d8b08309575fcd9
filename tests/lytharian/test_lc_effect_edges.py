"""Effects, decks and counters at their limits: once and again, one card too few, the last mana, the way that closed."""

from typing import Any

import pytest
from lytharian_clash import foe, one
from lytharian_table import (
    Side,
    Troop,
    custom,
    effects_phase,
    every_question,
    face_up,
    finish,
    hurt,
    keys,
    main_phase,
    position,
    run,
    told,
    troop_at,
    turn,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.deductions import with_value
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.zones import charge, gain, may_charge, shuffle_deck
from rulewright.kernel.table import Table


def effects(mine: Side, theirs: Side | None = None, **more: Any) -> State:
    return position(mine, theirs or Side([foe(at="d6")]), phase="effects", **more)


# -- counters


@pytest.mark.rule("LC-083", "LC-085", "LC-R65", "LC-R61")
@pytest.mark.parametrize(
    ("there", "n", "now"), [(14, 1, 15), (14, 2, 15), (15, 1, 15), (2, -2, 0), (2, -3, 0), (2, 0, 2)]
)
def test_mana_stays_on_its_counter(there: int, n: int, now: int) -> None:
    state = position(Side(mana=there), Side())

    def step(table: Table, state: State) -> None:
        gain(table, state, SEATS[0], n, "LC-082")

    table = run(step, state)
    assert (state.players[0].mana, state.players[0].overflow) == (now, 0)
    assert [each["n"] for each in told(table, "mana")] == ([now - there] if now != there else [])


@pytest.mark.rule("LC-R61", "LC-087")
def test_by_a_switch_what_runs_over_comes_with_the_charge() -> None:
    state = position(Side(mana=14), Side(), variant=under(mana_overflow_carries=True))

    def step(table: Table, state: State) -> None:
        gain(table, state, SEATS[0], 4, "LC-082")
        charge(table, state, SEATS[0])

    run(step, state)
    player = state.players[0]
    assert (player.mana, player.obelisk, player.overflow) == (1 + 3, 2, 0)


@pytest.mark.rule("LC-086", "LC-088", "LC-R63", "LC-R277")
@pytest.mark.parametrize(("mana", "obelisk", "game", "may"), [(15, 5, "main", True), (14, 5, "main", False),
                                                              (15, 6, "main", False), (15, 1, "duels", False),
                                                              (15, 1, "pawns", True)])  # fmt: skip
def test_who_may_charge(mana: int, obelisk: int, game: str, may: bool) -> None:
    pawn = Troop(custom("Pawn", "P", "1/9"), "d4")
    state = position(Side([pawn], mana=mana, obelisk=obelisk), Side([Troop(custom("Pawn", "P", "1/9"), "d6")]),
                     variant=under(game=game))  # fmt: skip
    assert may_charge(state, SEATS[0]) is may


@pytest.mark.rule("LC-008", "LC-D05", "LC-R30")
@pytest.mark.parametrize(("cards", "asked"), [(0, []), (1, []), (2, [1]), (3, [1])])
def test_a_cut_is_offered_where_there_is_something_to_cut(cards: int, asked: list[int]) -> None:
    state = position(Side(deck=["spark", "axe", "mace"][:cards]), Side())

    def step(table: Table, state: State) -> None:
        shuffle_deck(table, state, SEATS[0])

    table = run(step, state, lambda seat, key, offered: offered[-1])
    assert [seat for seat, key, _ in table.asked if key == "cut"] == asked
    assert (len(told(table, "cuts")), len(state.players[0].deck)) == (len(asked), cards)


# -- effects


@pytest.mark.rule("LC-298", "LC-R196", "LC-R232", "LC-309")
@pytest.mark.parametrize(("power", "key", "price"), [("Effect: Gear 2", "gear", 2), ("Effect: Seer", "seer", 1)])
def test_an_effect_that_costs_mana_needs_it(power: str, key: str, price: int) -> None:
    for mana in range(3):
        state = effects(Side([one(power), one("Effect: Power Up 1", at="a4")], mana=mana))
        assert (f"effect d4 {key}" in upto(effects_phase, state).notations) is (mana >= price)


@pytest.mark.rule("LC-298", "LC-309", "LC-R195", "LC-D15")
def test_gear_fetches_as_many_pieces_as_it_throws_away_and_seer_one_for_two() -> None:
    deck = ["spark", "axe", "mace", "dagger"]
    state = effects(Side([one("Effect: Gear 2")], hand=["searing-ray"], deck=deck, mana=5))
    asked = upto(effects_phase, state, "effect d4 gear")
    assert set(asked.notations) == {"none", "take axe", "take mace", "take dagger"}  # equipment alone
    state = effects(Side([one("Effect: Gear 2")], hand=["searing-ray"], deck=deck, mana=5))
    finish(effects_phase, state, "effect d4 gear", "take axe", "take mace", "discard searing-ray", "discard axe")
    player = state.players[0]
    assert (keys(state, player.hand), keys(state, player.nether), player.mana) == (["mace"], ["searing-ray", "axe"], 3)
    state = effects(Side([one("Effect: Seer")], hand=["searing-ray"], deck=deck, mana=5))
    finish(effects_phase, state, "effect d4 seer", "take spark", "discard searing-ray")
    player = state.players[0]
    assert (player.hand, keys(state, player.nether), player.mana) == ([], ["searing-ray", "spark"], 4)


@pytest.mark.rule("LC-297", "LC-R97", "LC-D11")
@pytest.mark.parametrize(("block", "ends"), [("h1", "d8"), ("d7", "d6"), ("d8", "d6")])
def test_a_gale_of_two_squares_needs_both_of_them_when_it_resolves(block: str, ends: str) -> None:
    """A friend of the target steps into the way in answer: onto d7 or d8, or stays away."""
    other, king = "e8" if block != "h1" else "h2", Troop(custom("Crown", "K", "1/9"), "h8")
    theirs = Side([foe(at="d6"), one(at=other, role="R"), king], hand=["sidestep"])
    state = effects(Side([one("Effect: Gale 2")]), theirs)
    answers = ["cast sidestep", f"at-troop {other}", f"to {block}"]
    finish(effects_phase, state, "effect d4 gale", "at-troop d6", "way N", *answers)
    assert who(state, ends) == "human-q-5/20-"


@pytest.mark.rule("LC-308", "LC-R231")
def test_ruthless_heals_by_the_current_def_of_its_victim_and_credits_nobody() -> None:
    victim = one("", "1/6", at="a4", hurt=2, armor="hide-armor")
    mine = Side([one("Effect: Ruthless", hurt=9), victim, one(at="h1", up=False)])
    assert upto(effects_phase, effects(mine), "effect d4 ruthless").notations == ["at-troop a4", "at-troop h1"]
    state = effects(mine)
    finish(effects_phase, state, "effect d4 ruthless", "at-troop a4")
    assert (who(state, "a4"), hurt(state, "d4"), [player.kills for player in state.players]) == ("", 9 - 6, [0, 0])


@pytest.mark.rule("LC-311", "LC-R41")
def test_stealth_turns_down_who_is_up_and_lives() -> None:
    state = effects(Side([one("Effect: Stealth")]))
    table = finish(effects_phase, state, "effect d4 stealth")
    assert (face_up(state, "d4"), len(told(table, "hides"))) == (False, 1)
    assert state.seen[troop_at(state, "d4")] & 2  # who saw it remembers


@pytest.mark.rule("LC-303", "LC-R228")
def test_plague_takes_its_second_among_the_users_enemies_next_to_the_target() -> None:
    mine = Side([one("Effect: Plague 1"), one(at="c6")])
    theirs = Side([foe(at="d6"), foe(at="d7", up=False), foe(at="e7"), foe(at="d8")])
    asked = upto(effects_phase, effects(mine, theirs), "effect d4 plague", "at-troop d6")
    assert (asked.why.key, set(asked.notations)) == ("second", {"at-second d7", "at-second e7"})
    state = effects(mine, theirs)
    finish(effects_phase, state, "effect d4 plague", "at-troop d6", "at-second d7")
    assert [hurt(state, square) for square in ("d6", "d7", "e7", "c6")] == [1, 1, 0, 0]
    friend = effects(Side([one("Effect: Plague 1"), one(at="h1")]), theirs)
    finish(effects_phase, friend, "effect d4 plague", "at-troop h1")  # with no enemy beside it
    assert hurt(friend, "h1") == 1


@pytest.mark.rule("LC-301", "LC-R227", "LC-R174")
def test_an_inferno_burns_all_enemies_around_and_nobody_dodges() -> None:
    mine = Side([one("Effect: Inferno 2"), one(at="c4")])
    theirs = Side([foe("Dodge, Evasion", at="d5"), foe(at="e5", up=False), foe(at="d6")])
    state = effects(mine, theirs)
    table = finish(effects_phase, state, "effect d4 inferno")
    assert [hurt(state, square) for square in ("d5", "e5", "d6", "c4", "d4")] == [2, 2, 0, 0, 0]
    assert (table.rolled, face_up(state, "e5")) == ([], True)


@pytest.mark.rule("LC-312", "LC-R229")
def test_a_healer_of_a_race_heals_that_race_anywhere() -> None:
    mine = Side([one("Effect: Elf Healer 2"), one(at="h1", race="elf", hurt=3), one(at="c4", hurt=3)])
    theirs = Side([foe(at="d6", race="elf"), foe(at="f6", race="elf", up=False)])
    asked = upto(effects_phase, effects(mine, theirs), "effect d4 y-healer")
    assert set(asked.notations) == {"at-troop h1", "at-troop d6"}
    only = effects(mine)
    finish(effects_phase, only, "effect d4 y-healer")
    assert (hurt(only, "h1"), hurt(only, "c4")) == (1, 3)


# -- windows


@pytest.mark.rule("LC-065", "LC-R32")
def test_before_abilities_the_defender_may_reveal_and_then_the_attacker() -> None:
    state = position(Side([one(), one(at="a1", up=False)]), Side([foe(), foe(at="h7", up=False)]))
    first = every_question(main_phase, state, "attack d4xd5")
    assert (first.seat, first.why.key, "reveal h7" in first.notations) == (1, "alarm", True)
    state = position(Side([one(), one(at="a1", up=False)]), Side([foe(), foe(at="h7", up=False)]))
    second = every_question(main_phase, state, "attack d4xd5", "reveal h7", "pass")
    assert (second.seat, second.why.key, "reveal a1" in second.notations) == (0, "alarm", True)


@pytest.mark.rule("LC-R53", "LC-R51")
def test_an_announced_effect_is_first_answered_by_the_other_player() -> None:
    theirs = Side([foe(at="d6")], hand=["spark"])
    state = effects(Side([one("Effect: Power Up 1"), one(at="a4")], hand=["spark"]), theirs)
    asked = upto(effects_phase, state, "pass", "pass", "effect d4 power-up")
    assert (asked.seat, asked.why.key) == (1, "respond")


@pytest.mark.rule("LC-R257", "LC-R135", "LC-308")
@pytest.mark.parametrize(("power", "key", "quiet"), [("Effect: Ruthless", "ruthless", 0),
                                                     ("Effect: Power Up 1", "power-up", 8)])  # fmt: skip
def test_a_death_without_damage_is_no_quiet_turn(power: str, key: str, quiet: int) -> None:
    state = effects(Side([one(power), one(at="a4")]))
    state.quiet = 7
    finish(turn, state, f"effect d4 {key}")
    assert state.quiet == quiet


@pytest.mark.rule("LC-R230", "LC-R44")
@pytest.mark.parametrize("x", [1, 2])
def test_by_how_much_an_unseen_healer_heals_says_which_healer_it_may_be(x: int) -> None:
    healers = [Troop(custom(f"Healer {n}", "R", "1/9", f"Effect: Healer {n}"), f"{file}2", up=False)
               for n, file in ((1, "b"), (2, "c"))]  # fmt: skip
    state = effects(Side([*healers, one(at="b3", hurt=5)]))
    upto(effects_phase, state, f"hidden-heal b3 {x}")
    (found,) = state.rumors
    assert int(found.faces, 16) == with_value(state, "effect_healer", x)
    assert found.troops == sum(1 << troop_at(state, square) for square in ("b2", "c2"))
