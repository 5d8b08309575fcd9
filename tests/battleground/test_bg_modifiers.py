"""Unit modifiers: printed or granted, several of one kind add up."""

import pytest
from battleground_table import (
    Side,
    Stands,
    battle_phase,
    blow,
    finish,
    main_phase,
    plan,
    play,
    position,
    target,
    unit_at,
    units,
)

from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Aura, Bonus, BonusKind
from rulewright.games.battleground.rules.battle.actions import reach_of
from rulewright.games.battleground.rules.state import State


def granting(kind: BonusKind, n: int = 1) -> Card:
    """A spell whose aura grants the modifier to all of its owner's ally units."""
    return Card("gift", "Gift", "paladin", "spell", "Blessing", cost_of("W"), aura=Aura((Bonus(kind, n),)))


def with_gift(kind: BonusKind, side: Side, foe: Side, n: int = 1) -> State:
    side.play = ["gift"]
    return position(side, foe, cards=[granting(kind, n)])


@pytest.mark.rule("BG-181", "BG-182")
def test_each_range_icon_adds_one() -> None:
    longbow = Card("long", "Long", "paladin", "unit", "Human", rank=1, attack=1, hp=1, range=2)
    state = position(Side(units={"c1": "long"}), Side("warlock", {"c4": "ghoul"}), cards=[longbow])
    assert (reach_of(state, unit_at(state, "c1")), target(state, "c1")) == (3, "c4")
    both = with_gift("range", Side(units={"c1": "archer", "a1": "guard"}), Side("warlock", {"c4": "ghoul"}))
    assert (reach_of(both, unit_at(both, "c1")), target(both, "c1")) == (3, "c4")
    assert reach_of(both, unit_at(both, "a1")) == 2  # granted without one printed


@pytest.mark.rule("BG-181", "BG-183", "BG-R12")
def test_a_granted_shield_adds_to_printed_ones_while_defending() -> None:
    golem = Side("elementalist", {"c3": Stands("stone-golem", defending=True), "b3": "ember-elemental"})
    state = with_gift("shield", golem, Side(units={"c2": Stands("knight", attack=5), "b2": "guard"}))
    assert blow(state, unit_at(state, "c2"), state.book.ground.field("c3")).defense == 3
    assert blow(state, unit_at(state, "b2"), state.book.ground.field("b3")).defense == 0  # upright


@pytest.mark.rule("BG-184", "BG-R12")
def test_granted_pack_tactics_let_defenders_threaten() -> None:
    side = Side(units={"c2": "knight", "b3": Stands("guard", defending=True)})
    foe = Side("elementalist", {"c3": Stands("stone-golem", defending=True)})
    bare = position(side, foe)
    assert blow(bare, unit_at(bare, "c2"), 12).threats == ()
    state = with_gift("pack", side, foe)
    assert blow(state, unit_at(state, "c2"), 12).threats == (11,)


@pytest.mark.rule("BG-184")
def test_printed_pack_tactics_count_in_a_real_battle() -> None:
    sides = (
        Side("warlock", {"b3": "hellhound", "c2": "ghoul"}),
        Side(units={"c3": Stands("shieldbearer", defending=True)}),
    )
    state = position(*sides)
    play(battle_phase, state, "defend b3", "attack c2")
    assert unit_at(state, "c3").hp == 2  # 2 - (1 + 1 - 1)


@pytest.mark.rule("BG-185")
def test_a_grounded_unit_stays_through_all_its_advances() -> None:
    state = position(Side("elementalist", {"c2": Stands("ice-wall", haste=2)}), Side())
    table = play(battle_phase, state, "advance c2", "defend c2", "advance c2", "advance c2")
    assert units(state) == {"c2": "ice-wall"}
    assert [clause for kind, clause, _ in table.events if kind == "stays"] == ["BG-185"] * 3


@pytest.mark.rule("BG-185", "BG-R12")
def test_granted_grounded_keeps_everybody() -> None:
    state = with_gift("grounded", Side(units={"c2": "guard"}), Side("warlock"))
    assert plan(state, unit_at(state, "c2")).kept == "BG-185"
    finish(battle_phase, state)
    assert units(state) == {"c2": "guard"}


@pytest.mark.rule("BG-185")
def test_a_grounded_unit_can_be_pushed_and_can_attack() -> None:
    """The ban is on its own Advance."""
    pillar = Card("pillar", "Pillar", "paladin", "unit", "Stone", rank=1, attack=2, hp=3, grounded=1)
    state = position(Side("elementalist", hand=["gust"], pool="W"), Side(units={"c3": "pillar"}), cards=[pillar])
    finish(main_phase, state, "cast gust")
    assert units(state) == {"c4": "pillar"}
    state = position(Side(units={"c2": "pillar"}), Side("warlock", {"d2": "ghoul"}), cards=[pillar])
    finish(battle_phase, state, "attack c2")
    assert units(state) == {"c2": "pillar"}  # the ghoul is dead, and it stayed


@pytest.mark.rule("BG-R104", "BG-R105", "BG-251")
def test_bonuses_are_added_while_the_condition_holds_and_equal_ones_add_up() -> None:
    side = Side(units={"c2": "guard", "d4": "guard"}, play=["banner-of-valor", "banner-of-valor"])
    state = position(side, Side("warlock", {"c3": Stands("abomination", hp=5)}))
    assert (unit_at(state, "c2").attack, unit_at(state, "d4").attack) == (1, 1)  # never stored
    assert blow(state, unit_at(state, "c2"), 12).attack == 1  # not in the enemy half
    assert blow(state, unit_at(state, "d4"), 18).attack == 3
    less = with_gift("attack", Side(units={"c2": "guard"}), Side("warlock", {"c3": "ghoul"}), n=-3)
    assert blow(less, unit_at(less, "c2"), 12).attack == 0
