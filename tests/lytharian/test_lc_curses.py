"""Curses: on whom, at what price, when they hurt, who controls them, and what does not help against them."""

from collections.abc import Sequence

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    face_up,
    finish,
    hurt,
    keys,
    main,
    main_phase,
    numbers,
    position,
    told,
    troop_at,
    turn,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import controller

TOUGH = custom("Tough", "R", "3/9")
KING = custom("Crown", "K", "1/20")


def aimed(state: State, spell: str) -> set[str]:
    """Squares offered as targets; none if the spell is not offered."""
    if f"cast {spell}" not in upto(main_phase, state).notations:
        return set()
    return {each.split()[1] for each in upto(main_phase, state, f"cast {spell}").notations if each[:2] == "at"}


def name_of(state: State, pile: Sequence[int], square: str) -> str:
    card = pile[troop_at(state, square)]
    return keys(state, [card])[0] if card >= 0 else ""


@pytest.mark.rule("LC-174", "LC-176", "LC-R184")
def test_a_curse_is_cast_on_an_enemy_and_stays() -> None:
    state = position(Side([Troop(TOUGH, "d4")], hand=["chill-touch"]), Side([Troop(TOUGH, "d6"), Troop(KING, "h7")]))
    assert aimed(state, "chill-touch") == {"d6", "h7"}
    finish(main, state, "cast chill-touch", "at-troop d6", "move d4-c4")
    finish(turn, state, "move h7-h6")
    finish(turn, state)
    assert (name_of(state, state.curse, "d6"), numbers(state, "d6")) == ("chill-touch", (1, 9))


@pytest.mark.rule("LC-178", "LC-R181", "LC-R182", "LC-D21")
def test_a_curse_over_an_aura_costs_the_auras_cost_on_top_and_destroys_it() -> None:
    foes = [Troop(TOUGH, "d6", aura="stoneskin"), Troop(TOUGH, "f6"), Troop(KING, "h7")]
    state = position(Side([Troop(TOUGH, "a4")], hand=["immolation"], mana=5), Side(foes, hand=["quench"], mana=2))
    finish(main_phase, state, "cast immolation", "at-troop d6", "move a4-a5")
    assert (state.players[0].mana, name_of(state, state.curse, "d6"), name_of(state, state.aura, "d6")) == (
        0, "immolation", "",
    )  # fmt: skip
    assert keys(state, state.players[1].nether) == ["stoneskin"]
    poor = position(Side([Troop(TOUGH, "a4")], hand=["immolation"], mana=4), Side(foes))
    assert aimed(poor, "immolation") == {"f6", "h7"}
    failed = position(Side([Troop(TOUGH, "a4")], hand=["immolation"], mana=5), Side(foes, hand=["quench"], mana=2))
    finish(main_phase, failed, "cast immolation", "at-troop d6", "cast quench", "move a4-a5")
    assert (failed.players[0].mana, name_of(failed, failed.aura, "d6")) == (0, "stoneskin")
    for rule, where, left in (("free", {"d6", "f6", "h7"}, 2), ("forbidden", {"f6", "h7"}, 2)):
        variant = under(curse_over_aura_cost=rule)
        state = position(Side([Troop(TOUGH, "a4")], hand=["immolation"], mana=4), Side(foes), variant=variant)
        assert aimed(state, "immolation") == where
        target = "d6" if rule == "free" else "f6"
        finish(main_phase, state, "cast immolation", f"at-troop {target}", "move a4-a5")
        assert state.players[0].mana == left


@pytest.mark.rule("LC-R183")
def test_an_aura_may_lie_beside_a_curse() -> None:
    mine = Side([Troop(TOUGH, "d4", curse="chill-touch")], hand=["flame-blade"])
    state = position(mine, Side())
    finish(main_phase, state, "cast flame-blade", "at-troop d4", "move d4-c4")
    assert (name_of(state, state.aura, "c4"), name_of(state, state.curse, "c4")) == ("flame-blade", "chill-touch")
    assert numbers(state, "c4") == (3, 9)
    state = position(mine, Side(), variant=under(aura_on_cursed_allowed=False))
    finish(main_phase, state, "cast flame-blade", "move d4-c4")
    assert name_of(state, state.aura, "e1") == "flame-blade"


@pytest.mark.rule("LC-179", "LC-181", "LC-081")
def test_a_damaging_curse_acts_in_its_controllers_effects_phase_and_reveals() -> None:
    cursed = Side([Troop(TOUGH, "d6", up=False, curse="immolation"), Troop(KING, "h7")])
    state = position(Side(), cursed, phase="effects")
    finish(effects_phase, state, "use immolation")
    assert (hurt(state, "d6"), face_up(state, "d6")) == (1, True)
    state = position(Side(), cursed, phase="effects", active=1)
    assert "use immolation" not in upto(turn, state).notations


@pytest.mark.rule("LC-180")
def test_a_curse_removed_in_time_does_not_reveal() -> None:
    cursed = Side([Troop(TOUGH, "d6", up=False, curse="immolation")], hand=["lift-curse"], mana=1)
    state = position(Side(), cursed, phase="effects")
    finish(effects_phase, state, "use immolation", "cast lift-curse")
    assert (hurt(state, "d6"), face_up(state, "d6")) == (0, False)


@pytest.mark.rule("LC-181", "LC-R92", "LC-R93")
def test_a_curse_with_a_trigger_of_its_own_acts_in_any_turn() -> None:
    runner = Troop(TOUGH, "d6", curse="smoldering-flames")
    state = position(Side(), Side([runner]), active=1)  # it moves in its own turn
    table = finish(main_phase, state, "move d6-d3")
    assert [each["n"] for each in told(table, "damage")] == [3]
    state = position(Side([Troop(TOUGH, "a4")], hand=["whirlwind"], mana=2), Side([runner]))  # is moved in another's
    finish(main_phase, state, "cast whirlwind", "at-troop d6", "to d5", "move a4-a5")
    assert hurt(state, "d5") == 1
    state = position(Side(), Side([runner]), phase="effects")  # and does nothing in the Effects Phase
    finish(effects_phase, state)
    assert hurt(state, "d6") == 0
    knight = Troop(custom("Rider", "KN", "1/9"), "d6", curse="smoldering-flames")
    state = position(Side(), Side([knight]), active=1)
    finish(main_phase, state, "move d6-e4")
    assert hurt(state, "e4") == 3


@pytest.mark.rule("LC-182", "LC-R187", "LC-R135")
@pytest.mark.parametrize(("left", "lives"), [(1, False), (3, True)])
def test_a_redirected_curse_may_kill_its_new_host(left: int, lives: bool) -> None:
    """Crumbling Stone takes 2 Def: who has none left dies at once, wherever the curse came from."""
    frail = Troop(custom("Frail", "R", f"1/{left}"), "d6")
    mine = Side([Troop(TOUGH, "a4", curse="crumbling-stone")], hand=["redirect"], mana=2)
    state = position(mine, Side([frail, Troop(KING, "e8", aura="stoneskin")]))
    finish(main_phase, state, "cast redirect", "move a4-a5")
    assert (who(state, "d6") == "frail") is lives


@pytest.mark.rule("LC-182", "LC-R187", "LC-R188", "LC-D32")
def test_redirect_gives_the_curse_to_the_other_player() -> None:
    foes = [Troop(TOUGH, "d6"), Troop(TOUGH, "f6", up=False), Troop(TOUGH, "g6", aura="root-armor"), Troop(KING, "e8")]
    mine = Side([Troop(TOUGH, "a4", curse="immolation")], hand=["redirect"], mana=2)
    state = position(mine, Side(foes))
    asked = upto(main_phase, state, "cast redirect")
    assert (asked.why.key, set(asked.notations)) == ("host", {"at-troop d6", "at-troop f6"})
    state = position(mine, Side(foes))
    finish(main, state, "cast redirect", "at-troop f6", "move a4-a5")
    curse = state.curse[troop_at(state, "f6")]
    assert (keys(state, [curse]), controller(state, curse), state.curse[troop_at(state, "a5")]) == (
        ["immolation"],
        0,
        -1,
    )
    assert not face_up(state, "f6")
    finish(turn, state, "move d6-d7")  # the owner's Effects Phase: it is theirs no more
    assert hurt(state, "f6") == 0
    finish(effects_phase, state, "use immolation")
    assert (hurt(state, "f6"), face_up(state, "f6")) == (1, True)
    state.active = SEATS[1]  # the nether follows the owner
    state.faces[state.players[1].hand[0]] = state.book.face("lift-curse")
    finish(main, state, "cast lift-curse", "move d7-d6")
    assert "immolation" in keys(state, state.players[1].nether)


@pytest.mark.rule("LC-R187")
def test_without_a_new_host_only_control_changes() -> None:
    mine = Side([Troop(TOUGH, "a4", curse="immolation")], hand=["redirect", "redirect"], mana=4)
    foes = [Troop(TOUGH, "d6", aura="root-armor"), Troop(KING, "e8")]
    state = position(mine, Side(foes))
    finish(main_phase, state, "cast redirect", "none", "move a4-a5")
    curse = state.curse[troop_at(state, "a5")]
    assert (keys(state, [curse]), controller(state, curse)) == (["immolation"], 0)


@pytest.mark.rule("LC-R187")
def test_a_second_redirect_never_sends_the_curse_home() -> None:
    mine = Side([Troop(TOUGH, "a4", curse="immolation"), Troop(TOUGH, "b4")], hand=["redirect", "redirect"], mana=4)
    foes = Side([Troop(TOUGH, "d6"), Troop(TOUGH, "f6"), Troop(KING, "e8")], hand=["spark"], mana=0)
    state = position(mine, foes)
    finish(main_phase, state, "cast redirect", "none", "pass", "cast redirect", "at-troop d6", "move a4-a5")
    curse = state.curse[troop_at(state, "f6")]
    assert (curse >= 0 and controller(state, curse), state.curse[troop_at(state, "d6")]) == (0, -1)


@pytest.mark.rule("LC-183", "LC-184", "LC-R185", "LC-R186")
def test_a_curse_is_replaced_only_by_its_controller() -> None:
    foes = [Troop(TOUGH, "d6", curse="immolation"), Troop(KING, "h7")]
    state = position(Side([Troop(TOUGH, "a4")], hand=["chill-touch"]), Side(foes))
    finish(main_phase, state, "cast chill-touch", "at-troop d6", "move a4-a5")
    assert (name_of(state, state.curse, "d6"), keys(state, state.players[0].nether)) == ("chill-touch", ["immolation"])
    taken = position(Side([Troop(TOUGH, "a4")], hand=["chill-touch"]), Side(foes))
    taken.held[taken.curse[troop_at(taken, "d6")]] = SEATS[1]  # redirected before
    finish(main_phase, taken, "cast chill-touch", "move a4-a5")  # there is only one target left
    assert (name_of(taken, taken.curse, "h7"), name_of(taken, taken.curse, "d6")) == ("chill-touch", "immolation")


@pytest.mark.rule("LC-185")
@pytest.mark.parametrize("power", ["Resist All 2", "Spell Resist 2", "Spell Shield", "Druid Forms"])
def test_resistances_do_not_reduce_the_damage_of_a_curse(power: str) -> None:
    proof = Troop(custom("Proof", "R", "1/9", power), "d6", curse="immolation")
    state = position(Side(), Side([proof]), phase="effects")
    table = finish(effects_phase, state, "use immolation")
    assert (hurt(state, "d6"), table.rolled) == (1, [])
    if power.startswith(("Resist", "Spell Resist")):
        state = position(Side([Troop(TOUGH, "a4")], hand=["deathbolt"], mana=1), Side([proof]))
        finish(main_phase, state, "cast deathbolt", "at-troop d6", "move a4-a5")
        assert hurt(state, "d6") == 0


@pytest.mark.rule("LC-185", "LC-266")
def test_a_treant_is_hurt_in_full_by_a_curse_of_its_combat() -> None:
    """Driven out of its combat as a Treant, it pays for the step in full; a spell hurts it one less."""
    druid = Troop(custom("Druid", "R", "1/9", "Druid Forms"), "d5", curse="smoldering-flames")
    state = position(Side([Troop(TOUGH, "d4")], hand=["whirlwind"], mana=2), Side([druid]))
    table = finish(
        main_phase, state, "attack d4xd5", "form treant", "cast whirlwind", "at-troop d5", "to d6", "move d4-c4",
        dice=[1],
    )  # fmt: skip
    assert [each["n"] for each in told(table, "damage")] == [1]
    state = position(Side([Troop(TOUGH, "d4")], hand=["deathbolt"], mana=1), Side([druid]))
    table = finish(
        main_phase, state, "attack d4xd5", "form treant", "cast deathbolt", "at-troop d5", "move d4-c4", dice=[1]
    )
    assert told(table, "damage")[0]["n"] == 1


@pytest.mark.rule("LC-178", "LC-R181")
@pytest.mark.parametrize("caster", [0, 1])
def test_a_curse_over_an_aura_costs_the_aura_too_whoever_casts_it(caster: int) -> None:
    """Root Armor lies on all that can be targeted."""
    bearer = Side([Troop(TOUGH, "d6", aura="root-armor"), Troop(KING, "h6", aura="root-armor")])
    book = position(Side(), Side()).book
    both = sum(book.cards[book.face(key)].cost for key in ("chill-touch", "root-armor"))
    for mana, offered in ((both - 1, False), (both, True)):
        own = Side([Troop(TOUGH, "a4")], hand=["chill-touch"], mana=mana)
        sides = [own, bearer] if caster == 0 else [bearer, own]
        assert ("cast chill-touch" in upto(main_phase, position(*sides, active=caster)).notations) is offered


@pytest.mark.rule("LC-R186", "LC-R187")
def test_a_curse_fizzles_when_the_one_before_it_has_changed_sides_meanwhile() -> None:
    mine = Side([Troop(TOUGH, "a4", aura="root-armor"), Troop(KING, "h1", aura="root-armor")], hand=["chill-touch"])
    foes = Side([Troop(TOUGH, "d6", curse="immolation"), Troop(KING, "h7")], hand=["redirect"], mana=5)
    state = position(mine, foes)
    table = duel(main_phase, state, "cast chill-touch", "at-troop d6", "cast redirect", "move a4-a5")
    assert name_of(state, state.curse, "d6") == "immolation"
    assert keys(state, state.players[0].nether) == ["chill-touch"]
    assert [clause for kind, clause, _ in table.events if kind == "fizzles"] == ["LC-R186"]
