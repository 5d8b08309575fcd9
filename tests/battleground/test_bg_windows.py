"""Casting outside the own Main phases: windows, who is asked when, what it gives away (BG-104 to BG-108, E06)."""

import pytest
from battleground_table import (
    GAME,
    MANA_ORB,
    SECOND_MAIN,
    A,
    InPlay,
    Prepared,
    Script,
    Side,
    Stands,
    battle_phase,
    duel,
    enchantments_phase,
    finish,
    hand,
    letters,
    main_phase,
    notations,
    play,
    position,
    rules,
    run,
    told,
    track,
    turn,
    unit_at,
    upto,
)

from rulewright.games.battleground.rules.ids import BATTLE, ENCHANTMENTS, FIRST_MAIN, PHASES
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.match import Match

CHARGED = [Prepared("smite", "WW")]
READY = Side(prepared=CHARGED)  # seat 1 in most tests: the Paladin answers the Warlock's turn
WARLOCK = Side("warlock", {"c2": Stands("ghoul", hp=9)}, hand=["imp", "terror"], pool="SS")


def stops(state: State, seat: int) -> list[str]:
    """The phases of the turn in which this seat is offered a cast from a slot; everybody takes the first option."""
    found: list[str] = []

    def choose(who: int, key: str, offered: list[str]) -> str:
        if who == seat and key == "respond" and len(offered) > 1:
            found.append(PHASES[state.phase])
        return offered[0]

    run(turn, state, choose)
    return found


def cast_in(state: State, phase: int) -> Script:
    """A turn in which the first fully charged spell offered in a window of this phase is cast."""

    def choose(who: int, key: str, offered: list[str]) -> str:
        return offered[-1] if key == "respond" and state.phase == phase else offered[0]

    return run(turn, state, choose)


def asked(table: Script) -> list[tuple[int, str]]:
    return [(seat, key) for seat, key, _ in table.asked]


# -- when


@pytest.mark.rule("BG-104", "BG-105", "BG-106", "BG-E06", "BG-R48", "BG-R51")
def test_in_every_phase_of_the_enemys_turn_but_the_battle() -> None:
    state = position(WARLOCK, READY, phase=MANA_ORB)
    state.players[0].spells.clear()  # nothing to do in the Main phases: each only ends
    state.players[0].units.clear()
    assert stops(state, 1) == ["Mana Orb", "Enchantments", "Enchantments", "First Main", "Second Main"]
    for phase in (MANA_ORB, ENCHANTMENTS, FIRST_MAIN, SECOND_MAIN):
        state = position(WARLOCK, READY, phase=MANA_ORB)
        table = cast_in(state, phase)
        assert [args["seat"] for args in told(table, "casts")] == [1]
        assert [unit.hp for unit in state.board if unit is not None] == [6]


@pytest.mark.rule("BG-104", "BG-R48")
def test_in_the_own_turn_too_and_in_its_main_phases_anyway() -> None:
    state = position(READY, Side("warlock", WARLOCK.units), phase=MANA_ORB)
    assert stops(state, 0) == ["Mana Orb", "Enchantments", "Enchantments"]
    assert "cast smite" in notations(position(READY, Side("warlock", WARLOCK.units)), 0)


@pytest.mark.rule("BG-106", "BG-E06")
def test_nobody_casts_in_a_battle_phase() -> None:
    """Both have charged spells, one unit has Haste: the battle asks about nothing but its units."""
    warlock = Side(
        "warlock", {"c2": Stands("ghoul", hp=9, haste=1)}, prepared=["blood-pact"], hand=["terror"], pool="PR"
    )
    table = play(battle_phase, position(warlock, READY), "advance c2", "defend c3", "advance c3")
    assert asked(table) == [(0, "wave"), (0, "second"), (0, "haste")]
    state = position(warlock, READY)
    question = Match(GAME, seats=2, seed=1).question  # any question, for the words of a reason
    assert question is not None
    state.phase = BATTLE
    wave = question._replace(seat=A, prompt=question.prompt._replace(key="wave"))
    reason = GAME.words.why_not(GAME.rules.view(state, A), wave, f"card-{state.players[0].spells[0]}")
    assert reason.clause == "BG-106"


@pytest.mark.rule("BG-E06", "BG-075")
def test_one_charge_of_two_is_not_enough_even_with_an_orb_to_spend() -> None:
    state = position(WARLOCK, Side(prepared=[Prepared("smite", "W")], pool="WW"), phase=MANA_ORB)
    assert stops(state, 1) == []


# -- what it costs, what becomes of it


@pytest.mark.rule("BG-107", "BG-E06")
def test_the_charges_are_the_payment() -> None:
    state = position(WARLOCK, Side(prepared=CHARGED, pool="WW", mana="W"))
    duel(main_phase, state, "muster imp", "field a1", "cast smite", "at c2")
    slot = state.players[1].slots[0]
    assert (slot.card, letters(slot.charges), unit_at(state, "c2").hp) == (-1, "", 6)
    assert (letters(state.players[1].pool), letters(state.players[1].mana), track(state, 1)) == (
        "WW", "W", ["", "", ""])  # fmt: skip


@pytest.mark.rule("BG-108", "BG-084", "BG-R56", "BG-E06")
def test_a_spell_cast_in_the_enemys_turn_lies_there_until_the_end_of_ones_own() -> None:
    state = position(WARLOCK, Side(prepared=CHARGED, pool="WWWW"))
    finish(turn, state, "cast smite")
    assert state.active == 1
    assert ([lying.card for lying in state.players[1].play] != [], hand(state, 1)) == (True, [])
    table = finish(turn, state)
    offered = [each for seat, key, options in table.asked if seat == 1 for each in options]
    assert not {"cast smite", "prepare smite"} & set(offered)
    assert (state.active, hand(state, 1), state.players[1].play) == (0, ["smite"], [])


@pytest.mark.rule("BG-108")
def test_a_switch_lets_it_return_with_the_enemys_turn() -> None:
    state = position(WARLOCK, READY, variant=rules(respond_cast_returns="same_turn"))
    finish(turn, state, "cast smite")
    assert (hand(state, 1), state.players[1].play) == (["smite"], [])


@pytest.mark.rule("BG-108", "BG-081", "BG-083")
def test_a_summon_or_an_enchantment_cast_in_the_enemys_turn_stays_as_ever() -> None:
    magic = Side("elementalist", prepared=[Prepared("ice-wall", "U"), Prepared("blizzard", "UU")])
    state = position(WARLOCK, magic)
    finish(turn, state, "cast ice-wall", "field d3", "cast blizzard", "row 2")
    assert unit_at(state, "d3").owner == 1
    finish(turn, state)
    assert [enchanted.tokens for enchanted in state.players[1].enchantments] == [1]
    assert [state.book.cards[lying.face].key for lying in state.players[1].play] == ["blizzard"]


# -- who, and in which order


@pytest.mark.rule("BG-R49", "BG-D3", "BG-D4")
def test_the_active_player_first_then_the_other_until_both_pass_in_a_row() -> None:
    both = [Side("warlock", {"c2": Stands("ghoul", hp=20)}, prepared=["blood-pact"]),
            Side(prepared=[Prepared("smite", "WW"), Prepared("stay-the-blade", "U")])]  # fmt: skip
    table = play(enchantments_phase, position(*both), "pass", "cast smite", "pass", "cast stay-the-blade",
                 "cast blood-pact")  # fmt: skip
    # 0 passes, 1 casts, 0 passes, 1 casts, 0 casts and has no slot left; 1 neither: the windows close
    assert asked(table)[:5] == [(0, "respond"), (1, "respond")] * 2 + [(0, "respond")]
    assert len(told(table, "casts")) == 3


@pytest.mark.rule("BG-R48", "BG-D14")
def test_after_each_action_in_the_main_phase_and_when_it_would_end() -> None:
    state = position(WARLOCK, READY)
    table = play(main_phase, state, "muster imp", "field a1", "pass", "prepare terror", "pass", "pass")
    assert asked(table) == [(0, "main"), (0, "field"), (1, "respond"), (0, "main"), (1, "respond"),
                            (1, "respond")]  # the last one: nothing was left but to end the phase  # fmt: skip


@pytest.mark.rule("BG-R49", "BG-D14")
def test_who_answered_an_action_may_answer_again_after_the_active_players_pass() -> None:
    """Two charged spells in a row, with the active player's own charged spell offered between."""
    both = Side(prepared=[Prepared("smite", "WW"), Prepared("stay-the-blade", "U")])
    state = position(Side("warlock", WARLOCK.units, hand=["imp"], prepared=["blood-pact"], pool="S"), both)
    table = play(main_phase, state, "muster imp", "field a1", "cast smite", "at c2", "pass", "cast stay-the-blade",
                 "at c2", "pass", "pass")  # fmt: skip
    assert asked(table) == [(0, "main"), (0, "field"), (1, "respond"), (1, "target"), (0, "respond"), (1, "respond"),
                            (1, "target"), (0, "respond"), (0, "main")]  # fmt: skip
    assert (unit_at(state, "c2").hp, unit_at(state, "c2").disarm) == (6, 1)


@pytest.mark.rule("BG-R50")
def test_an_answer_to_the_end_keeps_the_main_phase_open() -> None:
    state = position(WARLOCK, READY)
    question = upto(main_phase, state, "pass", "cast smite")
    assert (question.seat, question.why.key) == (0, "main")
    assert "muster imp" in question.notations


@pytest.mark.rule("BG-R51")
def test_the_end_of_the_first_main_is_the_last_chance_before_the_battle() -> None:
    state = position(WARLOCK, READY)
    table = play(turn, state, "pass", "pass", "advance c2", "attack c3", "pass", "pass")
    assert asked(table) == [(0, "main"), (1, "respond"), (0, "wave"), (0, "second"), (0, "main"), (1, "respond")]


@pytest.mark.rule("BG-R48")
def test_a_switch_keeps_windows_to_the_ends_of_phases() -> None:
    ends = rules(respond_windows="phase_ends")
    state = position(WARLOCK, READY, variant=ends)
    table = play(main_phase, state, "muster imp", "field a1", "pass", "pass")
    assert asked(table) == [(0, "main"), (0, "field"), (0, "main"), (1, "respond")]
    state = position(WARLOCK, READY, phase=MANA_ORB, variant=ends)
    state.players[0].spells.clear()
    state.players[0].units.clear()
    assert stops(state, 1) == ["Mana Orb", "Enchantments", "First Main", "Second Main"]


@pytest.mark.rule("BG-R53")
def test_being_asked_gives_nothing_away() -> None:
    """Whoever has any spell prepared is asked, whatever it is and however it is charged: only `pass` to choose."""
    heard = []
    spells = Prepared("smite", "WW"), Prepared("smite", "W"), Prepared("charge", ""), Prepared("mend", "W")
    for prepared in (*([spell] for spell in spells), []):
        state = position(WARLOCK, Side(prepared=prepared), phase=MANA_ORB)
        windows: list[tuple[int, str]] = []

        class Ear(Script):
            def ask(self, seat, options, why, about=-1):  # type: ignore[no-untyped-def]
                if why.window:
                    windows.append((seat, why.key))  # noqa: B023
                return options[0]

        turn(Ear(state, ()), state)
        heard.append(windows)
    assert heard.pop() == []  # with nothing there everybody sees that there is nothing to wait for
    assert heard[0]
    assert all(each == heard[0] for each in heard)


@pytest.mark.rule("BG-R54")
def test_an_answer_in_the_first_main_works_in_the_battle_that_follows() -> None:
    curse = Side("warlock", prepared=[Prepared("terror", "PR")])
    state = position(Side(units={"c1": "guard"}), curse)
    table = finish(turn, state, "cast terror")
    assert (unit_at(state, "c1").stun, len(told(table, "skips"))) == (0, 2)


@pytest.mark.rule("BG-R48", "BG-067")
def test_the_window_of_the_enchantments_phase_opens_after_antimagic_is_gone() -> None:
    warlock = Side("warlock", {"c2": Stands("ghoul", hp=9, antimagic=1)}, play=[InPlay("withering-curse", 1, "c2")])
    state = position(warlock, READY)
    question = upto(enchantments_phase, state)
    assert (question.seat, question.notations) == (1, ["pass", "cast smite"])
    assert (unit_at(state, "c2").hp, unit_at(state, "c2").antimagic) == (9, 0)  # before any clause
    question = upto(enchantments_phase, state, "pass")
    assert (unit_at(state, "c2").hp, state.players[0].enchantments) == (8, [])  # and after the tokens


@pytest.mark.rule("BG-R141", "BG-091")
def test_a_prepared_spell_is_revealed_when_cast_and_at_the_end() -> None:
    both = Side(prepared=[Prepared("smite", "WW"), "mend"])
    state = position(Side("warlock", WARLOCK.units, life=1, hand=["blood-pact", "terror"]), both)
    smite, mend = (slot.card for slot in state.players[1].slots)
    upto(main_phase, state, "pass", "cast smite")
    view = GAME.rules.view(state, A)
    assert (view.faces[smite], view.faces[mend] < 0) == (state.book.face("smite"), True)
    finish(main_phase, state, "cast blood-pact")  # and dies of it
    assert state.outcome is not None
    assert GAME.rules.view(state, A).faces[mend] == state.book.face("mend")
