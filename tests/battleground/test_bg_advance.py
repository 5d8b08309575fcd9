"""The Advance action: who moves, who stays and why."""

import pytest
from battleground_table import (
    Side,
    Stands,
    battle_phase,
    finish,
    main_phase,
    play,
    position,
    rules,
    told,
    unit_at,
    units,
    way,
)

from rulewright.games.battleground.cards.atoms import Advance, Attack, Damage, Push
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.rules.state import State


def moved(state: State, field: str) -> tuple[str, str]:
    """Where the unit would go, and the clause."""
    ahead, clause = way(state, unit_at(state, field))
    return state.book.ground.names[ahead] if ahead >= 0 else "stays", clause


@pytest.mark.rule("BG-E15", "BG-147", "BG-149")
def test_a_valid_target_anywhere_in_range_ends_the_advance() -> None:
    guard = position(Side(units={"c2": "guard"}), Side("warlock", {"d2": "ghoul"}))
    assert moved(guard, "c2") == ("stays", "BG-147")
    archer = position(Side(units={"c1": "archer"}), Side("warlock", {"c3": "ghoul"}))
    assert moved(archer, "c1") == ("stays", "BG-147")
    free = position(Side(units={"c2": "guard"}), Side("warlock", {"d3": "ghoul"}))  # diagonal
    assert moved(free, "c2") == ("c3", "BG-149")
    finish(battle_phase, guard, "advance c2", "defend c2")
    assert units(guard)["c2"] == "guard"


@pytest.mark.rule("BG-E15", "BG-148")
def test_any_unit_on_the_field_in_front_blocks() -> None:
    ally = position(Side(units={"c2": "guard", "c3": "archer"}), Side("warlock"))
    assert moved(ally, "c2") == ("stays", "BG-148")
    foe = position(Side(units={"c2": "cleric"}), Side("warlock", {"c3": "ghoul"}))
    assert moved(foe, "c2") == ("stays", "BG-148")  # a foe blocks who can't attack it, too
    assert units(foe) == {"c2": "cleric", "c3": "ghoul"}


@pytest.mark.rule("BG-E15", "BG-132", "BG-147")
def test_a_unit_without_attack_has_no_target_and_walks_past_foes() -> None:
    state = position(Side(units={"c2": "cleric"}), Side("warlock", {"d2": "ghoul"}))
    play(battle_phase, state, "advance c2", "attack c3")
    assert units(state) == {"c3": "cleric", "d2": "ghoul"}
    assert unit_at(state, "d2").hp == 3


@pytest.mark.rule("BG-132")
def test_a_unit_without_attack_does_not_hurt_even_a_hero() -> None:
    state = position(Side(units={"c4": "cleric"}, play=["banner-of-valor"]), Side("warlock"))
    table = play(battle_phase, state, "attack c4")
    assert (state.players[1].life, told(table, "no_target")[0]["card"]) == (20, "cleric")


@pytest.mark.rule("BG-E15", "BG-149")
def test_who_clears_the_way_by_attacking_walks_it_in_wave_2() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"c3": "imp"}))
    play(battle_phase, state, "attack c2")
    assert units(state) == {"c3": "guard"}


@pytest.mark.rule("BG-150")
def test_in_the_last_row_there_is_nothing_in_front() -> None:
    """The hero is no target of a unit without Attack, so only the edge keeps it."""
    state = position(Side(units={"c4": "cleric"}), Side("warlock", {"a1": Stands("cultist", turnover=1)}))
    assert moved(state, "c4") == ("stays", "BG-150")
    other = position(Side(), Side(units={"b1": "cleric"}), active=1)
    assert moved(other, "b1") == ("stays", "BG-150")


@pytest.mark.rule("BG-R65", "BG-147")
def test_a_hero_in_range_stops_an_advance() -> None:
    state = position(Side(units={"c3": "archer"}), Side("warlock"))
    assert moved(state, "c3") == ("stays", "BG-147")


@pytest.mark.rule("BG-R64")
def test_a_disarmed_unit_still_has_a_target_and_stays() -> None:
    state = position(Side(units={"c2": Stands("guard", disarm=1)}), Side("warlock", {"b2": "ghoul"}))
    assert moved(state, "c2") == ("stays", "BG-147")


@pytest.mark.rule("BG-151")
def test_an_advance_that_can_move_the_unit_moves_it() -> None:
    state = position(Side(units={"c1": "guard"}), Side("warlock"))
    table = play(battle_phase, state, "advance c1", "defend c2")  # no question whether
    assert (len(table.asked), units(state)) == (2, {"c2": "guard"})
    held = position(Side(units={"c1": "guard"}), Side("warlock"), variant=rules(optional_advance=True))
    play(battle_phase, held, "advance c1", "hold", "defend c1")
    assert units(held) == {"c1": "guard"}
    gone = position(Side(units={"c1": "guard"}), Side("warlock"), variant=rules(optional_advance=True))
    play(battle_phase, gone, "advance c1", "move", "defend c2")
    assert units(gone) == {"c2": "guard"}


@pytest.mark.rule("BG-D15", "BG-D16", "BG-D17", "BG-117")
def test_a_unit_is_asked_for_one_of_three_and_then_for_one_of_two_or_nothing() -> None:
    state = position(Side(units={"c2": "guard", "a1": "archer"}), Side("warlock"))
    table = play(battle_phase, state, "defend c2", "advance a1", "attack a2")
    assert [(key, offered) for _, key, offered in table.asked] == [
        ("wave", ["attack c2", "defend c2", "advance c2"]),
        ("wave", ["attack a1", "defend a1", "advance a1"]),
        ("second", ["attack a2", "defend a2"]),  # the guard had to advance, and was not asked
    ]
    assert units(state) == {"c3": "guard", "a2": "archer"}


@pytest.mark.rule("BG-146")
def test_units_keep_to_their_lane() -> None:
    """Marching four turns with neighbours' lanes free, past a wall: nobody ever leaves the lane."""
    state = position(Side(units={"b1": "guard", "d1": "cleric"}), Side("elementalist", {"d3": "ice-wall"}))
    seen = set()
    for _ in range(4):
        table = finish(battle_phase, state)
        seen |= {(each["start"] % 5, each["field"] % 5) for each in told(table, "moves")}
    assert seen == {(1, 1), (3, 3)}
    assert units(state) == {"b4": "guard", "d2": "cleric", "d3": "ice-wall"}


@pytest.mark.rule("BG-R80", "BG-185", "BG-R128")
def test_grounded_comes_before_an_occupied_field_and_both_before_snare() -> None:
    ice = Stands("ice-wall", snare=1)
    state = position(Side("elementalist", {"c2": ice, "c3": "ember-elemental", "e4": Stands("ice-wall", snare=1)}),
                     Side())  # fmt: skip
    unit_at(state, "c3").snare = 1
    assert (moved(state, "c2"), moved(state, "c3")) == (("stays", "BG-185"), ("stays", "BG-232"))
    play(battle_phase, state, "advance e4", "advance c3", "advance c2", "attack e4", "attack c3", "attack c2")
    assert (unit_at(state, "e4").snare, unit_at(state, "c2").snare, unit_at(state, "c3").snare) == (1, 1, 0)


@pytest.mark.rule("BG-R152", "BG-232")
def test_an_advance_ordered_by_a_card_takes_all_the_steps() -> None:
    march = Card("march", "March", "paladin", "spell", "Order", cost_of("W"), aim=Aim("ally"), effects=(Advance(),))
    assert march.text == "Target ally unit: it advances."
    for stands, foe, end in (
        (Stands("guard"), "e4", "c3"),
        (Stands("guard", snare=1), "e4", "c2"),
        (Stands("guard"), "b2", "c2"),
        (Stands("guard", stun=1), "e4", "c3"),  # Stun skips only the two actions of a battle (BG-R129)
    ):
        state = position(Side(units={"c2": stands}, hand=["march"], pool="W"), Side("warlock", {foe: "ghoul"}),
                         cards=[march])  # fmt: skip
        finish(main_phase, state, "cast march")
        assert unit_at(state, end).snare == 0
        assert unit_at(state, end).stun == stands.stun


@pytest.mark.rule("BG-R152", "BG-R27")
def test_the_dead_are_gone_before_an_advance_that_the_same_text_orders() -> None:
    sweep = Card("sweep", "Sweep", "paladin", "spell", "Order", cost_of("W"), aim=Aim("ally"),
                 effects=(Damage(1, "around_foes"), Advance()))  # fmt: skip
    state = position(Side(units={"c2": "guard"}, hand=["sweep"], pool="W"), Side("warlock", {"c3": "imp"}),
                     cards=[sweep])  # fmt: skip
    finish(main_phase, state, "cast sweep")
    assert units(state) == {"c3": "guard"}


@pytest.mark.rule("BG-R62", "BG-R75")
def test_a_push_goes_opposite_to_the_units_own_front() -> None:
    gust = Card("shove", "Shove", "elementalist", "spell", "Storm", cost_of("W"), aim=Aim("unit"), effects=(Push(),))
    caster = Side("elementalist", hand=["shove"], pool="W")
    for field, turned, end in (("c3", 0, "c4"), ("c3", 1, "c2"), ("c4", 0, "c4"), ("c1", 1, "c1")):
        state = position(caster, Side(units={field: Stands("guard", turnover=turned)}), cards=[gust])
        finish(main_phase, state, "cast shove")
        assert units(state) == {end: "guard"}
    state = position(caster, Side(units={"c3": "guard", "c4": "archer"}), cards=[gust])
    finish(main_phase, state, "cast shove", "at c3")
    assert units(state) == {"c3": "guard", "c4": "archer"}


@pytest.mark.rule("BG-R78", "BG-235", "BG-130")
def test_an_attack_ordered_by_a_card_takes_all_the_steps() -> None:
    strike = Card("strike", "Strike", "paladin", "spell", "Order", cost_of("W"), aim=Aim("ally"), effects=(Attack(),))
    assert strike.text == "Target ally unit: it attacks."
    for stands, defending, hp, left in (
        (Stands("knight"), False, 1, (0, 0)),
        (Stands("knight"), True, 2, (0, 0)),
        (Stands("knight", disarm=2), False, 3, (0, 0)),
        (Stands("knight", chill=3), False, 3, (0, 1)),
    ):
        state = position(Side(units={"c2": stands}, hand=["strike"], pool="W"),
                         Side("warlock", {"d2": Stands("ghoul", defending=defending)}), cards=[strike])  # fmt: skip
        finish(main_phase, state, "cast strike")
        victim = state.board[state.book.ground.field("d2")]
        assert (victim.hp if victim else 0) == hp
        striker = unit_at(state, "c2")
        assert (striker.disarm, striker.chill, striker.hp) == (*left, 4)
