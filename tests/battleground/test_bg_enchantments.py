"""Enchantments: how they enter, when their clauses are resolved, how their tokens go, how they end."""

import pytest
from battleground_table import (
    A,
    B,
    InPlay,
    Prepared,
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
    told,
    turn,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import (
    Damage,
    Enchant,
    End,
    GainMana,
    Kill,
    Summon,
    SummonThis,
    Unenchant,
)
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import PURPLE, cost_of
from rulewright.games.battleground.cards.standing import Enchantment
from rulewright.games.battleground.rules.ids import ShapeId
from rulewright.games.battleground.rules.state import ActiveEnchantment, State

FOE = Side(units={"c3": "guard"})


def mine(state: State, seat: int = 0) -> list[ActiveEnchantment]:
    return state.players[seat].enchantments


@pytest.mark.rule("BG-E14", "BG-198", "BG-199", "BG-200", "BG-201", "BG-202")
def test_cast_it_lies_with_its_tokens_and_nothing_else_happens_yet() -> None:
    state = position(Side("warlock", hand=["withering-curse"], pool="P"), FOE)
    finish(main_phase, state, "cast withering-curse")
    [curse] = mine(state)
    assert (curse.shape, curse.tokens, curse.marks) == (0, 2, [unit_at(state, "c3").card])
    assert unit_at(state, "c3").hp == 3
    assert [each.card for each in state.players[0].play] == [curse.card]


@pytest.mark.rule("BG-E14", "BG-199", "BG-203", "BG-204", "BG-206", "BG-207", "BG-208", "BG-209", "BG-R143")
def test_the_life_of_an_enchantment() -> None:
    state = position(Side("warlock", hand=["withering-curse"], pool="PPPP"), Side(units={"c3": "cleric"}))
    duel(turn, state, "cast withering-curse")
    duel(turn, state, "defend c3")  # the opponent's turn changes nothing
    cleric = next(unit for unit in state.board if unit is not None)
    assert (cleric.hp, mine(state)[0].tokens) == (3, 2)
    duel(turn, state)
    assert (cleric.hp, mine(state)[0].tokens, mine(state)[0].marks) == (2, 1, [cleric.card])
    finish(turn, state)
    asked = upto(turn, state)
    assert (cleric.hp, mine(state), state.players[0].play) == (1, [], [])
    assert hand(state, 0) == ["withering-curse"]
    assert "cast withering-curse" in asked.notations  # in this very turn


@pytest.mark.rule("BG-E14", "BG-R109", "BG-R111")
def test_if_the_unit_dies_the_card_keeps_ticking_on_the_same_schedule() -> None:
    state = position(Side("warlock", play=[InPlay("withering-curse", 2, "c3")]), Side(units={"c3": Stands("imp")}))
    finish(enchantments_phase, state)
    assert (units(state), mine(state)[0].tokens, mine(state)[0].marks) == ({}, 1, [])
    table = finish(enchantments_phase, state)
    assert (len(told(table, "clause")), mine(state), hand(state, 0)) == (1, [], ["withering-curse"])


@pytest.mark.rule("BG-E14", "BG-204", "BG-R143")
def test_all_clauses_first_then_one_token_from_each() -> None:
    side = Side("warlock", play=[InPlay("withering-curse", 2, "c3"), InPlay("consecrate", 1, "ix 1,1")])
    state = position(side, FOE)
    table = play(enchantments_phase, state, "clause triangle")  # the last one is not asked for
    kinds = [kind for kind, _, _ in table.events if kind in ("clause", "token_off", "ends")]
    assert kinds == ["clause", "clause", "token_off", "ends", "token_off"]
    assert [(each.shape, each.tokens) for each in mine(state)] == [(0, 1)]


@pytest.mark.rule("BG-201", "BG-R114", "BG-D20")
def test_each_takes_a_shape_that_is_not_in_play() -> None:
    side = Side("warlock", hand=["withering-curse"], pool="P", play=[InPlay("consecrate", 1, "ix 1,1")])
    state = position(side, Side(units={"c3": "guard", "b4": "cleric"}))
    finish(main_phase, state, "cast withering-curse", "at c3")
    assert [each.shape for each in mine(state)] == [0, 1]
    assert [each.shape for each in mine(state, 1)] == [0]  # each player has an own colour
    gap = position(Side("warlock", {"a1": "cultist", "b1": "cultist"}, hand=["cultist"], pool="S"), FOE)
    mine(gap).pop(0)
    finish(main_phase, gap, "muster cultist", "field e1")
    assert [each.shape for each in mine(gap)] == [1, 0]  # the first free one


@pytest.mark.rule("BG-R03", "BG-201")
def test_with_all_shapes_in_play_nothing_that_needs_one_is_cast_or_summoned() -> None:
    side = Side("warlock", {"a1": "cultist"}, hand=["withering-curse", "cultist", "imp"], pool="PS")
    state = position(side, FOE, variant=rules(enchantment_shapes=1))
    assert notations(state, 0) == ["pass", "muster imp", "prepare withering-curse"]
    state = position(side, FOE, variant=rules(enchantment_shapes=2))
    assert {"cast withering-curse", "muster cultist"} <= set(notations(state, 0))


@pytest.mark.rule("BG-202", "BG-203")
def test_the_number_is_how_often_it_resolves() -> None:
    state = position(Side("warlock", hand=["lingering-curse"], pool="P"), Side(units={"c3": Stands("guard", hp=9)}))
    finish(main_phase, state, "cast withering-curse")
    assert mine(state)[0].tokens == 3
    for left in (2, 1):
        finish(enchantments_phase, state)
        assert mine(state)[0].tokens == left
    finish(enchantments_phase, state)
    assert (mine(state), unit_at(state, "c3").hp) == ([], 6)
    finish(enchantments_phase, state)
    assert unit_at(state, "c3").hp == 6


@pytest.mark.rule("BG-205", "BG-R106", "BG-R107")
def test_without_a_number_it_enters_with_one_token_and_lasts() -> None:
    state = position(Side("warlock", hand=["cultist"], pool="S"), FOE)
    finish(main_phase, state, "muster cultist", "field a1")
    assert ([each.tokens for each in mine(state)], letters(state.players[0].mana)) == ([1], "")
    for n in (1, 2, 3):
        finish(enchantments_phase, state)
        assert (len(mine(state)), letters(state.players[0].mana)) == (1, "P" * n)
    once = position(Side("warlock", {"a1": "cultist"}), FOE, variant=rules(unnumbered_enchantment="once"))
    for _ in range(2):
        finish(enchantments_phase, once)
    assert (mine(once), letters(once.players[0].mana), units(once)["a1"]) == ([], "P", "cultist")


@pytest.mark.rule("BG-206", "BG-R110")
def test_a_units_own_enchantment_ends_with_it() -> None:
    state = position(Side(units={"c1": Stands("cleric", hp=1), "d1": Stands("guard", hp=1)}),
                     Side("warlock", hand=["shadow-bolt"], pool="PR"), active=1)  # fmt: skip
    table = finish(main_phase, state, "cast shadow-bolt", "at c1")
    assert (mine(state), len(told(table, "ends"))) == ([], 1)
    state.active = A
    finish(enchantments_phase, state)
    assert unit_at(state, "d1").hp == 1


@pytest.mark.rule("BG-207", "BG-242", "BG-206", "BG-208", "BG-R115")
def test_a_text_that_ends_its_enchantment_removes_all_tokens_and_returns_the_card() -> None:
    fuse = Card("fuse", "Fuse", "warlock", "spell", "Fire", cost_of("R"), aim=Aim("foe"), effects=(Enchant(),),
                enchantment=Enchantment(3, (Damage(1, "enchanted"), End())))  # fmt: skip
    assert fuse.text.endswith("Enchantment 3: deal 1 damage to each enchanted unit; end this enchantment.")
    state = position(Side("warlock", hand=["fuse"], pool="R"), FOE, cards=[fuse])
    finish(main_phase, state, "cast fuse")
    assert mine(state)[0].tokens == 3
    table = finish(enchantments_phase, state)
    assert (mine(state), state.players[0].play, hand(state, 0)) == ([], [], ["fuse"])
    assert (unit_at(state, "c3").hp, told(table, "token_off")) == (2, [])  # nothing is left to remove


@pytest.mark.rule("BG-R116", "BG-208")
def test_a_card_with_two_enchantments_is_discarded_when_both_have_ended() -> None:
    state = position(Side("warlock", play=[InPlay("withering-curse", 1, "c3")]), FOE)
    [first] = mine(state)
    mine(state).append(ActiveEnchantment(first.card, first.face, ShapeId(1), tokens=2, marks=list(first.marks)))
    finish(enchantments_phase, state, "clause circle")
    assert (len(mine(state)), hand(state, 0), unit_at(state, "c3").hp) == (1, [], 1)
    state.board[12].hp = 3  # type: ignore[union-attr]
    finish(enchantments_phase, state)
    assert (mine(state), hand(state, 0)) == ([], ["withering-curse"])


@pytest.mark.rule("BG-198", "BG-083", "BG-199")
def test_an_enchantment_that_lies_on_nothing_is_created_all_the_same() -> None:
    font = Card("font", "Font", "warlock", "spell", "Ritual", cost_of("P"),
                enchantment=Enchantment(2, (GainMana(kinds=(PURPLE, PURPLE)),)))  # fmt: skip
    state = position(Side("warlock", hand=["font"], pool="P"), FOE, cards=[font])
    finish(main_phase, state, "cast font")
    assert ([each.tokens for each in mine(state)], letters(state.players[0].mana)) == ([2], "")
    finish(enchantments_phase, state)
    assert letters(state.players[0].mana) == "PP"


@pytest.mark.rule("BG-198", "BG-R107", "BG-R110")
def test_a_self_summoning_spell_carries_its_enchantment_to_the_battleground() -> None:
    totem = Card("totem", "Totem", "elementalist", "spell", "Earth", cost_of("S"), hp=1, aim=Aim("home"),
                 effects=(SummonThis(),), enchantment=Enchantment(0, (Damage(1, "enemy"),)))  # fmt: skip
    state = position(Side("elementalist", hand=["totem"], pool="S"), Side(units={"c2": "guard"}), cards=[totem])
    finish(main_phase, state, "cast totem", "field c1")
    finish(enchantments_phase, state)
    assert (state.players[1].life, len(mine(state))) == (19, 1)
    state.active = B
    finish(battle_phase, state, "attack c2")
    assert (mine(state), hand(state, 0)) == ([], ["totem"])


@pytest.mark.rule("BG-239", "BG-240", "BG-241")
def test_to_enchant_more_and_to_unenchant() -> None:
    """Its clause kills whoever still bears a token, then takes the tokens of the targets away."""
    doom = Card("doom", "Doom", "warlock", "spell", "Curse", aim=Aim("foe", most=2), effects=(Enchant(2),),
                enchantment=Enchantment(2, (Damage(1, "enchanted"), Unenchant(who="enchanted"))))  # fmt: skip
    foe = Side(units={"c3": "guard", "d3": "guard", "e3": "guard"})
    state = position(Side("warlock", hand=["doom"]), foe, cards=[doom])
    finish(main_phase, state, "cast doom", "at c3", "at d3")
    one, two = unit_at(state, "c3").card, unit_at(state, "d3").card
    assert mine(state)[0].marks == [one, one, two, two]
    table = finish(enchantments_phase, state)
    assert [unit_at(state, field).hp for field in ("c3", "d3", "e3")] == [2, 2, 3]  # once, however many tokens
    assert (mine(state)[0].marks, len(told(table, "unenchants"))) == ([], 2)
    finish(enchantments_phase, state)
    assert [unit_at(state, field).hp for field in ("c3", "d3")] == [2, 2]  # no longer enchanted


@pytest.mark.rule("BG-R108")
def test_another_enchantments_token_on_a_unit_does_not_start_its_own_clause() -> None:
    """A cleric whose own enchantment has ended bears a token of another: nobody is healed."""
    state = position(Side(units={"c1": "cleric", "d1": Stands("guard", hp=1)}, play=[
                     InPlay("withering-curse", 2, "c1")]), Side("warlock"))  # fmt: skip
    mine(state)[:] = [each for each in mine(state) if each.marks]
    finish(enchantments_phase, state)
    assert (unit_at(state, "d1").hp, unit_at(state, "c1").hp) == (1, 2)


@pytest.mark.rule("BG-R112", "BG-D6")
def test_what_is_created_while_clauses_are_resolved_waits_for_the_next_phase() -> None:
    gate = Card("gate", "Gate", "warlock", "spell", "Ritual", cost_of("P"), enchantment=Enchantment(2, (Summon(),)))
    state = position(Side("warlock", hand=["cultist"], play=[InPlay("gate", 2)]), FOE, cards=[gate])
    table = finish(enchantments_phase, state, "field b1")
    assert (units(state)["b1"], len(mine(state)), letters(state.players[0].mana)) == ("cultist", 2, "")
    assert len(told(table, "clause")) == 1
    finish(enchantments_phase, state, "clause triangle")
    assert letters(state.players[0].mana) == "P"


@pytest.mark.rule("BG-R113")
def test_what_ends_before_its_clause_is_not_resolved() -> None:
    """A curse kills one's own turned cleric first: its clause falls away."""
    sides = Side(units={"c3": Stands("cleric", hp=1), "d3": Stands("guard", hp=1)},
                 play=[InPlay("withering-curse", 2, "c3")]), Side("warlock")  # fmt: skip
    state = position(*sides)
    first, second = mine(state)
    curse = "circle" if first.marks else "triangle"
    heal = "triangle" if first.marks else "circle"
    assert {first.shape, second.shape} == {0, 1}
    table = play(enchantments_phase, state, f"clause {curse}")
    assert (unit_at(state, "d3").hp, len(told(table, "clause"))) == (1, 1)
    state = position(*sides)
    play(enchantments_phase, state, f"clause {heal}")
    assert unit_at(state, "d3").hp == 2


@pytest.mark.rule("BG-R88", "BG-R32")
def test_a_turned_cleric_heals_its_new_allies_in_its_owners_phase() -> None:
    sides = (
        Side(units={"c2": Stands("cleric", turnover=1), "b2": Stands("guard", hp=1)}),
        Side("warlock", {"d2": Stands("ghoul", hp=1)}),
    )
    state = position(*sides)
    finish(enchantments_phase, state)
    assert (unit_at(state, "b2").hp, unit_at(state, "d2").hp) == (1, 2)
    state = position(*sides, active=1)
    finish(enchantments_phase, state)
    assert unit_at(state, "d2").hp == 1
    cult = position(Side("warlock", {"c2": Stands("cultist", turnover=1)}), Side())
    finish(enchantments_phase, cult)
    assert [letters(player.mana) for player in cult.players] == ["P", ""]


@pytest.mark.rule("BG-R115", "BG-208", "BG-R52")
def test_an_enchantment_cast_in_the_enemy_turn_waits_for_its_owners_phase() -> None:
    state = position(Side(units={"c2": "cleric"}), Side("warlock", prepared=[Prepared("withering-curse", "P")]))
    duel(turn, state, "cast withering-curse", "defend c2")
    cleric = next(unit for unit in state.board if unit is not None)
    assert (cleric.hp, mine(state, 1)[0].tokens) == (3, 2)
    duel(turn, state)
    assert (cleric.hp, mine(state, 1)[0].tokens) == (2, 1)


@pytest.mark.rule("BG-R124", "BG-R31")
def test_a_lane_can_be_enchanted_and_a_kill_that_does_not_target_ignores_antimagic() -> None:
    fissure = Card("fissure", "Fissure", "elementalist", "spell", "Earth", cost_of("R"), aim=Aim("lane"),
                   effects=(Enchant(),), enchantment=Enchantment(1, (Kill(who="lane_foes"),)))  # fmt: skip
    assert fissure.text == "Choose a lane: enchant it. Enchantment 1: kill each foe unit in it."
    caster = Side("elementalist", {"c1": "ice-wall"}, hand=["fissure"], pool="R")
    foe = Side(units={"c3": Stands("guard", antimagic=1), "c4": "archer", "d3": "guard"})
    state = position(caster, foe, cards=[fissure])
    asked = upto(main_phase, state, "cast fissure")
    assert asked.notations == [f"lane {name}" for name in "abcde"]
    state = position(caster, foe, cards=[fissure])
    finish(main_phase, state, "cast fissure", "lane c")
    finish(enchantments_phase, state)
    assert units(state) == {"c1": "ice-wall", "d3": "guard"}
    assert (state.players[0].experience, hand(state, 0)) == (2, ["fissure"])
