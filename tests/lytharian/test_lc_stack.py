"""Spellcasting and the stack: payment, responses, resolution from last to first, lost targets, counters."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    face_up,
    finish,
    hurt,
    keys,
    main_phase,
    play,
    position,
    run,
    told,
    troop_at,
    upto,
    who,
)

from rulewright.games.lytharian.rules.ids import SquareId
from rulewright.games.lytharian.rules.movement.moving import put
from rulewright.games.lytharian.rules.state import State

TOUGH = custom("Tough", "R", "1/20")
SPHINX = custom("Shatterer", "R", "1/20", "Spellshatter")


def casting(hand: list[str], mana: int, theirs: list[str], their_mana: int, foe: Troop | None = None) -> State:
    """A Rook on d4 faces a Rook on d5."""
    mine = Side([Troop(TOUGH, "d4"), Troop("cave-bear", "a3")], hand=hand, mana=mana)
    return position(mine, Side([foe or Troop(TOUGH, "d5")], hand=theirs, mana=their_mana))


@pytest.mark.rule("LC-151", "LC-152")
def test_a_spell_is_paid_before_the_opponent_may_respond() -> None:
    state = casting(["flame-burst"], 5, ["spark"], 0)
    asked = upto(main_phase, state, "cast flame-burst", "at-troop d5")
    assert (asked.seat, asked.why.key, "cast spark" in asked.notations) == (1, "respond", True)
    assert (state.players[0].mana, state.players[0].hand, hurt(state, "d5")) == (2, [], 0)
    assert state.players[0].nether == []


@pytest.mark.rule("LC-151")
def test_a_spell_that_can_not_be_paid_in_full_is_not_offered() -> None:
    assert "cast flame-burst" in upto(main_phase, casting(["flame-burst"], 3, [], 0)).notations
    assert "cast flame-burst" not in upto(main_phase, casting(["flame-burst"], 2, [], 0)).notations


@pytest.mark.rule("LC-153", "LC-157", "LC-R153")
def test_after_both_passed_the_spell_resolves_and_goes_to_the_nether() -> None:
    """The opponent's pass alone does not resolve it: the caster may add a Fast Cast."""
    state = casting(["flame-burst", "spark"], 5, ["spark"], 0)
    asked = upto(main_phase, state, "cast flame-burst", "at-troop d5", "none", "pass")
    assert (asked.seat, asked.why.key, hurt(state, "d5")) == (0, "respond", 0)
    state = casting(["flame-burst", "spark"], 5, ["spark"], 0)
    upto(main_phase, state, "cast flame-burst", "at-troop d5", "none", "pass", "pass")
    assert (hurt(state, "d5"), keys(state, state.players[0].nether)) == (4, ["flame-burst"])


@pytest.mark.rule("LC-154", "LC-155", "LC-R154")
def test_responses_alternate_and_resolve_from_the_last_to_the_first() -> None:
    """Mist Veil prevents what came before it; what came after it hurts; nobody is asked in between."""
    state = casting(["flame-burst", "stone-shard", "spark"], 4, ["mist-veil", "spark"], 2)
    answers = (
        "cast flame-burst", "at-troop d5", "none", "cast mist-veil", "at-troop d5", "none",
        "cast stone-shard", "at-troop d5", "none", "pass", "pass",
    )  # fmt: skip
    table = finish(main_phase, state, *answers, "move d4-c4")
    assert [each["card"] for each in told(table, "resolves")] == ["stone-shard", "mist-veil", "flame-burst"]
    assert hurt(state, "d5") == 2 + (4 - 2)
    seats = [seat for seat, key, _ in table.asked if key == "respond"]
    assert seats == [1, 0, 1, 0]


@pytest.mark.rule("LC-155")
def test_the_order_decides_who_lives() -> None:
    """Protection cast in response resolves first; cast before, it is answered by damage that comes first."""
    weak = Troop(custom("Weak", "R", "1/4"), "d5")
    state = casting(["flame-burst"], 3, ["mist-veil"], 2, weak)
    finish(main_phase, state, "cast flame-burst", "at-troop d5", "cast mist-veil", "at-troop d5", "move d4-c4")
    assert (who(state, "d5"), hurt(state, "d5")) == ("weak", 2)
    state = casting(["spark", "flame-burst"], 3, ["mist-veil"], 2, weak)
    finish(
        main_phase, state, "cast spark", "at-troop d5", "cast mist-veil", "at-troop d5",
        "cast flame-burst", "at-troop d5", "move d4-c4",
    )  # fmt: skip
    assert who(state, "d5") == ""


@pytest.mark.rule("LC-156", "LC-097", "LC-R204")
def test_casting_may_be_repeated_as_long_as_the_mana_lasts() -> None:
    state = casting(["ice-lance", "stone-shard", "deathbolt"], 2, [], 0)
    answers = ["cast ice-lance", "at-troop d5", "none", "pass", "pass", "cast stone-shard", "at-troop d5", "none"]
    asked = upto(main_phase, state, *answers)
    assert (hurt(state, "d5"), state.players[0].mana, len(state.players[0].hand)) == (4, 0, 1)  # each cast takes a card
    assert (asked.why.key, "cast deathbolt" in asked.notations, "move d4-c4" in asked.notations) == (
        "main",
        False,
        True,
    )


@pytest.mark.rule("LC-158", "LC-R163")
def test_a_target_that_left_its_square_is_lost() -> None:
    state = casting(["flame-burst"], 3, ["sidestep"], 1)
    table = finish(main_phase, state, "cast flame-burst", "at-troop d5", "cast sidestep", "at-troop d5", "to d6")
    assert (hurt(state, "d6"), state.players[0].mana) == (0, 0)
    assert keys(state, state.players[0].nether) == ["flame-burst"]
    assert [(args["card"], clause) for kind, clause, args in table.events if kind == "fizzles"] == [
        ("flame-burst", "LC-158")
    ]


@pytest.mark.rule("LC-158", "LC-R165")
def test_a_spell_whose_target_left_or_died_does_nothing_at_all() -> None:
    """Not even the card that Eagle's Eye draws; a curse does not follow."""
    state = casting(["eagles-eye"], 2, ["sidestep"], 1, Troop(TOUGH, "d5", up=False))
    finish(main_phase, state, "cast eagles-eye", "cast sidestep", "at-troop d5", "to d6", "move d4-c4")
    assert (face_up(state, "d6"), state.players[0].hand) == (False, [])
    state = casting(["immolation"], 2, ["sidestep"], 1)
    finish(main_phase, state, "cast immolation", "cast sidestep", "at-troop d5", "to d6", "move d4-c4")
    assert (max(state.curse), keys(state, state.players[0].nether)) == (-1, ["immolation"])
    weak = Troop(custom("Weak", "R", "1/4"), "d5")
    state = casting(["searing-ray", "flame-burst"], 6, ["spark"], 0, weak)
    table = finish(
        main_phase, state, "cast searing-ray", "at-troop d5", "none", "pass", "cast flame-burst", "at-troop d5",
        "move d4-c4",
    )  # fmt: skip
    assert [each["n"] for each in told(table, "damage")] == [4]
    assert (keys(state, state.players[0].nether), state.players[0].mana) == (["flame-burst", "searing-ray"], 0)


@pytest.mark.rule("LC-R166", "LC-R200")
def test_of_a_spell_with_two_targets_the_part_that_is_left_resolves() -> None:
    hurt_bear = Troop("cave-bear", "b3", hurt=2)
    state = position(
        Side([Troop(TOUGH, "d4"), hurt_bear], hand=["siphon-health"], mana=2),
        Side([Troop(TOUGH, "d5")], hand=["sidestep"], mana=1),
    )
    finish(
        main_phase, state, "cast siphon-health", "at-troop d5", "at-second b3", "cast sidestep", "at-troop d5", "to d6",
        "move d4-c4",
    )  # fmt: skip
    assert (hurt(state, "d6"), hurt(state, "b3")) == (0, 1)
    state = position(
        Side([Troop(TOUGH, "d4"), hurt_bear], hand=["siphon-health"], mana=2),
        Side([Troop(TOUGH, "d5")], hand=["whirlwind"], mana=2),
    )
    finish(
        main_phase, state, "cast siphon-health", "at-troop d5", "at-second b3", "cast whirlwind", "at-troop b3",
        "to b4", "move d4-c4",
    )  # fmt: skip
    assert (hurt(state, "d5"), hurt(state, "b4")) == (2, 2)


@pytest.mark.rule("LC-R167", "LC-R168")
def test_an_area_spell_without_its_primary_target_fails_and_reads_the_area_late() -> None:
    foes = Side([Troop(TOUGH, "d5"), Troop("cave-bear", "d6"), Troop("cave-bear", "f6")], hand=["sidestep"], mana=1)
    mine = Side([Troop(TOUGH, "a4")], hand=["fire-rain"], mana=4)
    state = position(mine, foes)
    finish(main_phase, state, "cast fire-rain", "at-troop d5", "cast sidestep", "at-troop d5", "to c5", "move a4-a5")
    assert (hurt(state, "c5"), hurt(state, "d6")) == (0, 0)
    state = position(mine, foes)  # who steps beside the target in response is hit
    finish(main_phase, state, "cast fire-rain", "at-troop d5", "cast sidestep", "at-troop f6", "to e6", "move a4-a5")
    assert (hurt(state, "d5"), hurt(state, "d6"), hurt(state, "e6")) == (3, 1, 1)


@pytest.mark.rule("LC-R171")
def test_a_removal_whose_permanent_is_gone_does_nothing() -> None:
    state = position(
        Side([Troop(TOUGH, "d4", curse="immolation")], hand=["spell-purge", "lift-curse"], mana=3),
        Side([Troop("cave-bear", "h5")], hand=["spark"], mana=0),
    )
    table = finish(
        main_phase, state, "cast spell-purge", "none", "pass", "cast lift-curse", "move d4-c4",
    )  # fmt: skip
    assert [each["card"] for each in told(table, "leaves")] == ["immolation"]
    assert [each["card"] for each in told(table, "fizzles")] == ["spell-purge"]
    assert keys(state, state.players[1].nether) == ["immolation"]


@pytest.mark.rule("LC-159", "LC-232")
def test_a_countered_spell_has_no_effect_and_its_mana_stays_spent() -> None:
    state = casting(["fireball"], 4, ["arcane-denial"], 2)
    table = finish(main_phase, state, "cast fireball", "at-troop d5", "x 3", "cast arcane-denial", "move d4-c4")
    assert (hurt(state, "d5"), state.players[0].mana, state.players[1].mana) == (0, 1, 0)
    assert keys(state, state.players[0].nether) == ["fireball"]
    assert keys(state, state.players[1].nether) == ["arcane-denial"]
    assert [each["card"] for each in told(table, "countered")] == ["fireball"]
    state = casting(["immolation"], 2, ["quench"], 2)  # a permanent does not come into play
    finish(main_phase, state, "cast immolation", "cast quench", "move d4-c4")
    assert (max(state.curse), keys(state, state.players[0].nether)) == (-1, ["immolation"])


@pytest.mark.rule("LC-R172")
def test_a_counter_can_be_countered_but_no_ability() -> None:
    state = casting(["fireball", "quench"], 5, ["arcane-denial"], 2)
    finish(
        main_phase, state, "cast fireball", "at-troop d5", "x 3", "none", "cast arcane-denial",
        "cast quench", "at-stack 2", "move d4-c4",
    )  # fmt: skip
    assert hurt(state, "d5") == 3
    archer = Troop(custom("Archer", "B", "1/9", "Main: Bowshot 2"), "d4")
    state = position(Side([archer]), Side([Troop(TOUGH, "d5")], hand=["arcane-denial", "spark"], mana=2))
    asked = upto(main_phase, state, "main d4 bowshot")
    assert (asked.seat, "cast spark" in asked.notations, "cast arcane-denial" in asked.notations) == (1, True, False)


@pytest.mark.rule("LC-R155", "LC-R119")
def test_only_fast_casts_answer() -> None:
    state = casting(["spark", "searing-ray", "deathbolt", "dagger"], 9, ["spark", "searing-ray"], 9)
    asked = upto(main_phase, state, "cast spark", "at-troop d5")
    assert [each for each in asked.notations if each.startswith(("cast", "attach"))] == ["cast spark"]
    state = casting(["spark", "searing-ray", "deathbolt", "dagger"], 9, ["spark", "searing-ray"], 9)
    asked = upto(main_phase, state, "cast deathbolt", "at-troop d5", "none", "pass")
    assert (asked.seat, asked.why.key) == (0, "respond")
    assert [each for each in asked.notations if each.startswith(("cast", "attach"))] == ["cast spark"]


@pytest.mark.rule("LC-R173")
def test_spellshatter_is_rolled_at_casting_before_any_response() -> None:
    for die, taken in ((2, 0), (3, 4)):
        state = casting(["flame-burst"], 3, ["spark"], 0, Troop(SPHINX, "d5"))
        asked = upto(main_phase, state, "cast flame-burst", "at-troop d5", dice=[die])
        assert (asked.seat, state.stack[0].countered) == (1, die == 2)
        state = casting(["flame-burst"], 3, [], 0, Troop(SPHINX, "d5"))
        finish(main_phase, state, "cast flame-burst", "at-troop d5", "move d4-c4", dice=[die])
        assert (hurt(state, "d5"), state.players[0].mana) == (taken, 0)


@pytest.mark.rule("LC-R173", "LC-R168", "LC-R290")
def test_a_chosen_second_target_shatters_only_its_share_and_at_casting() -> None:
    for die, taken in ((2, 0), (1, 2)):
        foes = Side([Troop(TOUGH, "d5"), Troop(SPHINX, "d6")], hand=["spark"], mana=0)
        state = position(Side([Troop(TOUGH, "a4")], hand=["forked-bolt"], mana=2), foes)
        table = play_to_end(state, die)
        assert (hurt(state, "d5"), hurt(state, "d6"), table) == (2, taken, [die])
    foes = Side([Troop(TOUGH, "d5"), Troop(SPHINX, "d6")], hand=["spark"], mana=0)
    state = position(Side([Troop(TOUGH, "a4")], hand=["forked-bolt"], mana=2), foes)
    asked = upto(main_phase, state, "cast forked-bolt", "at-troop d5", dice=[2])  # the die fell before the response
    assert asked.seat == 1
    foes = Side([Troop(TOUGH, "d5"), Troop(SPHINX, "d6")], hand=["spark"], mana=0)
    state = position(Side([Troop(TOUGH, "a4")], hand=["fire-rain"], mana=4), foes)  # an area is read at resolution
    assert upto(main_phase, state, "cast fire-rain", "at-troop d5").seat == 1
    state = position(Side([Troop(TOUGH, "a4")], hand=["fire-rain"], mana=4), foes)
    finish(main_phase, state, "cast fire-rain", "at-troop d5", "move a4-a5", dice=[4])
    assert (hurt(state, "d5"), hurt(state, "d6")) == (3, 0)


def play_to_end(state: State, die: int) -> list[int]:
    return finish(main_phase, state, "cast forked-bolt", "at-troop d5", "move a4-a5", dice=[die]).rolled


@pytest.mark.rule("LC-R173")
def test_a_friendly_shatterer_may_shatter_the_help_too() -> None:
    mine = [Troop(SPHINX, "d4", hurt=3), Troop("cave-bear", "a3")]
    state = position(Side(mine, hand=["healing-star"], mana=2), Side())
    finish(main_phase, state, "cast healing-star", "at-troop d4", "move a3-a4", dice=[6])
    assert hurt(state, "d4") == 3
    state = position(Side(mine, hand=["siphon-health"], mana=2), Side([Troop(TOUGH, "d5")]))
    finish(main_phase, state, "cast siphon-health", "at-troop d5", "at-second d4", "move a3-a4", dice=[6])
    assert (hurt(state, "d5"), hurt(state, "d4")) == (2, 3)


@pytest.mark.rule("LC-R207", "LC-153")
def test_a_window_follows_every_spell_in_which_the_active_player_comes_first() -> None:
    state = casting(["flame-burst", "spark"], 3, ["spark"], 0)
    answers = ("cast flame-burst", "at-troop d5", "none", "pass", "pass")
    asked = upto(main_phase, state, *answers)
    assert (asked.seat, asked.why.key) == (0, "window")
    state = casting(["flame-burst", "spark"], 3, ["spark"], 0)
    asked = upto(main_phase, state, *answers, "pass")
    assert (asked.seat, asked.why.key) == (1, "window")


@pytest.mark.rule("LC-R118", "LC-150")
def test_nobody_plays_after_the_last_answer_of_a_combat() -> None:
    state = casting(["spark"], 0, ["spark"], 0)
    table = play(
        main_phase, state, "attack d4xd5", "cast spark", "at-troop d4", "cast spark", "at-troop d5", "move d4-c4", "end"
    )
    assert (hurt(state, "c4"), hurt(state, "d5")) == (2, 2)
    assert [key for _, key, _ in table.asked].count("fight") == 2


@pytest.mark.rule("LC-R50", "LC-D35", "LC-196")
def test_in_a_window_of_the_main_phase_there_are_only_fast_casts() -> None:
    """A Sorcery after the move waits until the opponent had their window."""
    state = casting(["searing-ray", "spark"], 3, ["spark"], 0)
    asked = upto(main_phase, state, "move d4-d3")
    assert (asked.seat, asked.why.key, asked.notations) == (0, "window", ["pass", "cast spark", "reveal e1"])
    asked = upto(main_phase, casting(["searing-ray", "spark"], 3, ["spark"], 0), "move d4-d3", "pass", "pass")
    assert (asked.why.key, "cast searing-ray" in asked.notations) == ("main", True)


@pytest.mark.rule("LC-R164")
def test_a_target_that_left_and_came_back_is_lost_too() -> None:
    state = casting(["flame-burst"], 3, ["spark"], 0)
    target, there = troop_at(state, "d5"), SquareId(state.book.board.find("d6"))

    def choose(seat: int, key: str, offered: list[str]) -> str:
        if key == "respond" and seat == 1:
            home = state.at[target]
            put(state, target, there)
            put(state, target, home)
        wanted = {"main": "cast flame-burst", "target": "at-troop d5"}.get(key, "pass")
        return wanted if wanted in offered else offered[0]

    run(main_phase, state, choose)
    assert (hurt(state, "d5"), keys(state, state.players[0].nether)) == (0, ["flame-burst"])
