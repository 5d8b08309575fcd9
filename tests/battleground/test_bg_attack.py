"""The Attack action: whom, and for how much (BG-121 to BG-130, E08, E09)."""

import pytest
from battleground_table import (
    Side,
    Stands,
    battle_phase,
    blow,
    finish,
    main_phase,
    play,
    position,
    rules,
    target,
    told,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import Attack
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Aura, Bonus
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.variant import Variant


def ring(me: str, who: str, *foes: str, active: int = 0) -> State:
    """One attacker, foes on these fields."""
    mine, other = Side(units={me: who}), Side("warlock", {name: Stands("ghoul", hp=9) for name in foes})
    if active:
        mine = Side("warlock", {me: who})
        return position(Side(units={name: Stands("guard", hp=9) for name in foes}), mine, active=1)
    return position(mine, other)


def walk(me: str, who: str, *foes: str) -> list[str]:
    """Whom the attacker takes one after the other, as each is removed."""
    left, order = list(foes), []
    while left:
        found = target(ring(me, who, *left), me)
        order.append(found)
        if found not in left:
            break
        left.remove(found)
    return order


# -- whom


@pytest.mark.rule("BG-121", "BG-128", "BG-R82")
def test_the_target_is_found_not_chosen_and_the_attack_not_cancelled() -> None:
    state = ring("c2", "guard", "b2", "c3", "d2")
    table = play(battle_phase, state, "attack c2")  # one answer: no target, no second thoughts
    assert [key for _, key, _ in table.asked] == ["wave"]
    assert [unit_at(state, name).hp for name in ("b2", "c3", "d2")] == [8, 9, 9]


@pytest.mark.rule("BG-121", "BG-R84")
def test_a_switch_lets_the_controller_choose_among_the_nearest() -> None:
    chosen = rules(target_choice="controller")
    foes = {name: Stands("ghoul", hp=9) for name in ("b2", "d2", "c4")}
    state = position(Side(units={"c2": "archer"}), Side("warlock", foes), variant=chosen)
    asked = upto(battle_phase, state, "attack c2")
    assert (asked.seat, asked.why.key, asked.notations) == (0, "prey", ["at b2", "at d2"])  # not c4, which is farther
    state = position(Side(units={"c2": "archer"}), Side("warlock", foes), variant=chosen)
    play(battle_phase, state, "attack c2", "at d2")
    assert [unit_at(state, name).hp for name in foes] == [9, 8, 9]
    turned = Side(units={"c2": Stands("guard", turnover=1), "b2": "guard", "d2": "guard"})
    for who, seats in (("auto", set()), ("opponent", {1}), ("owner", {0})):
        state = position(turned, Side("warlock"), variant=rules(target_choice="controller", turnover_control=who))
        table = finish(battle_phase, state)
        assert {seat for seat, key, offered in table.asked if key == "prey" and "at b2" in offered} == seats
    state = position(Side(units={"c4": "archer"}), Side("warlock", {"d4": "ghoul", "b4": "ghoul"}), variant=chosen)
    assert upto(battle_phase, state, "attack c4").notations == ["at b4", "hero 1", "at d4"]
    state = position(Side(), Side("warlock", {"c1": "ghoul"}), active=1, variant=chosen)
    play(battle_phase, state, "attack c1")
    assert state.players[0].life == 18


@pytest.mark.rule("BG-121", "BG-134")
def test_by_a_switch_the_hero_is_only_attacked_without_a_unit_in_range() -> None:
    last = {"hero_in_search": "last"}
    for choice in ("auto", "controller"):
        variant = rules(target_choice=choice, **last)
        state = position(Side(units={"c4": "archer"}), Side("warlock", {"a4": Stands("ghoul", hp=9)}), variant=variant)
        finish(battle_phase, state, "attack c4")  # range 2 to the Ghoul, 1 to the hero
        assert (unit_at(state, "a4").hp, state.players[1].life) == (8, 20)
        state = position(Side(units={"c4": "archer"}), Side("warlock"), variant=variant)
        finish(battle_phase, state, "attack c4")
        assert state.players[1].life == 19


@pytest.mark.rule("BG-122", "BG-127")
def test_only_foes_within_range_and_none_means_no_attack() -> None:
    assert target(ring("c2", "guard", "c4"), "c2") == "nobody"
    assert target(ring("c2", "archer", "c4"), "c2") == "c4"
    assert target(ring("c1", "archer", "c4", "e2"), "c1") == "nobody"  # both at range 3
    state = ring("c2", "guard", "c4")
    table = play(battle_phase, state, "attack c2")
    assert (len(told(table, "no_target")), told(table, "attacks"), unit_at(state, "c4").hp) == (1, [], 9)
    far = position(Side(units={"c2": "guard"}), Side("warlock", {"c4": "ghoul"}), variant=rules(base_range=2))
    assert target(far, "c2") == "c4"


@pytest.mark.rule("BG-123", "BG-E08")
def test_a_nearer_foe_before_a_farther_one() -> None:
    assert target(ring("c2", "archer", "a2", "c1"), "c2") == "c1"  # E08.5
    assert walk("c2", "archer", "c4", "b3", "c1", "d2") == ["d2", "c1", "b3", "c4"]


@pytest.mark.rule("BG-124", "BG-E08", "BG-R150")
def test_at_equal_range_left_front_right_back() -> None:
    """
    3 . 2 .
    2 1 G 3
    1 . 4 .
    """
    assert target(ring("c2", "guard", "c3", "d2"), "c2") == "c3"  # E08.1: Guard attacks #2
    assert target(ring("c2", "guard", "b2", "c3", "d2"), "c2") == "b2"  # E08.2
    assert target(ring("c2", "guard", "d2", "c1"), "c2") == "d2"  # E08.3
    assert walk("c2", "guard", "c1", "d2", "c3", "b2") == ["b2", "c3", "d2", "c1"]


@pytest.mark.rule("BG-124", "BG-E08", "BG-R16")
def test_left_is_the_units_own_left() -> None:
    assert target(ring("c3", "guard", "b3", "d3", "c2", active=1), "c3") == "d3"  # E08.7
    turned = position(Side(units={"c3": Stands("guard", turnover=1), "b3": "guard", "d3": "guard"}), Side("warlock"))
    assert target(turned, "c3") == "d3"  # it faces its owner


@pytest.mark.rule("BG-124")
def test_a_switch_lets_the_search_begin_elsewhere() -> None:
    around = dict.fromkeys(("b2", "c3", "d2", "c1"), "ghoul")
    first = {}
    for start in ("left", "front", "right", "back"):
        state = position(Side(units={"c2": "guard"}), Side("warlock", around), variant=rules(target_start=start))
        first[start] = target(state, "c2")
    assert first == {"left": "b2", "front": "c3", "right": "d2", "back": "c1"}


@pytest.mark.rule("BG-125", "BG-E08")
def test_a_farther_ring_is_walked_clockwise_from_straight_left() -> None:
    """
    4 . . 3 . .
    3 . 2 . 4 .
    2 1 . A . 5
    1 . 7 . 6 .
    """
    assert target(ring("c2", "guard", "b3"), "c2") == "nobody"  # E08.4: a diagonal is range 2
    assert target(ring("c2", "archer", "b3"), "c2") == "b3"
    assert walk("c2", "archer", "b3", "c4", "d3") == ["b3", "c4", "d3"]  # E08.6
    assert walk("c2", "archer", "b1", "d1", "e2", "d3", "c4", "b3", "a2") == ["a2", "b3", "c4", "d3", "e2", "d1", "b1"]
    state = ring("c3", "archer", "d2", "c1", active=1)
    assert target(state, "c3") == "d2"  # left-front of B, before front-front


@pytest.mark.rule("BG-126")
def test_allies_are_never_attacked() -> None:
    state = position(Side(units={"c2": "guard", "b2": "guard", "c1": "archer"}), Side("warlock", {"c3": "ghoul"}))
    assert target(state, "c2") == "c3"
    assert target(state, "b2") == "nobody"
    turned = Side("warlock", {"b2": Stands("ghoul", turnover=1), "d2": "ghoul"})
    state = position(Side(units={"c2": "guard"}), turned)
    assert target(state, "c2") == "d2"  # the turned one is an ally now
    assert target(position(Side(units={"c4": "guard"}), Side("warlock")), "c4") == "hero"
    assert target(position(Side(units={"c1": "guard"}), Side("warlock")), "c1") == "nobody"  # not its own hero


# -- for how much


@pytest.mark.rule("BG-129", "BG-130", "BG-E09")
def test_the_target_loses_the_attackers_attack_and_does_not_strike_back() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"c3": Stands("abomination", hp=3)}))
    play(battle_phase, state, "attack c2")
    assert (unit_at(state, "c3").hp, unit_at(state, "c2").hp) == (2, 3)  # E09.1
    state = position(Side(units={"c2": Stands("guard", attack=2)}), Side("warlock", {"c3": Stands("ghoul", hp=2)}))
    table = play(battle_phase, state, "attack c2")
    assert units(state) == {"c3": "guard"}  # E09.2, and in wave 2 it moves there
    kinds = [kind for kind, _, _ in table.events if kind in ("attacks", "damage", "dies", "returns", "moves")]
    assert kinds == ["attacks", "damage", "dies", "returns", "moves"]


@pytest.mark.rule("BG-129", "BG-E09")
def test_defense_is_taken_off_and_damage_is_never_below_0() -> None:
    golem = "stone-golem"  # Shield 1
    for attack, card, hp, left in ((1, "guard", 3, 3), (3, golem, 3, 2), (1, golem, 3, 3), (2, "guard", 3, 2)):
        foe = Side("warlock", {"c3": Stands(card, hp=hp, defending=True)})
        state = position(Side(units={"c2": Stands("guard", attack=attack)}), foe)
        table = play(battle_phase, state, "attack c2")
        assert (unit_at(state, "c3").hp, told(table, "attacks")[0]["n"]) == (left, hp - left)  # E09.3, E09.4
        assert told(table, "discards") == []  # nothing below 0 that could be given back as tokens


@pytest.mark.rule("BG-129", "BG-R79")
def test_current_attack_is_dice_and_standing_bonuses() -> None:
    banner = Card("banner", "Banner", "paladin", "spell", "Test", cost_of("W"), aura=Aura((Bonus("attack", 2),)))
    side = Side(units={"c2": Stands("guard", attack=3)}, play=["banner"])
    state = position(side, Side("warlock", {"c3": Stands("ghoul", hp=9)}), cards=[banner])
    hit = blow(state, unit_at(state, "c2"), state.book.ground.field("c3"))
    assert (hit.attack, hit.bonus, hit.damage) == (5, 2, 5)
    play(battle_phase, state, "attack c2")
    assert unit_at(state, "c3").hp == 4


@pytest.mark.rule("BG-R78")
def test_an_attack_ordered_by_a_text_follows_the_same_steps() -> None:
    order = Card("order", "Order", "paladin", "spell", "Test", cost_of("W"), aim=Aim("ally"), effects=(Attack(),))
    foes = Side("warlock", {"b2": Stands("ghoul", hp=9), "c3": Stands("ghoul", hp=9)})
    for start, hp, left in (
        (Stands("guard"), 8, 0),
        (Stands("guard", disarm=2), 9, 0),
        (Stands("guard", chill=3), 9, 2),
    ):
        state = position(Side(units={"c2": start}, hand=["order"], pool="W"), foes, cards=[order])
        finish(main_phase, state, "cast order")
        assert (unit_at(state, "b2").hp, unit_at(state, "c3").hp) == (hp, 9)
        assert unit_at(state, "c2").disarm + unit_at(state, "c2").chill == left


@pytest.mark.rule("BG-R119")
def test_antimagic_does_not_stop_an_attack() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"c3": Stands("ghoul", hp=9, antimagic=1)}))
    play(battle_phase, state, "attack c2")
    assert unit_at(state, "c3").hp == 8


@pytest.mark.rule("BG-182", "BG-122")
def test_a_range_beyond_the_battleground_reaches_the_hero_behind_it() -> None:
    far = Variant("far", cards={"archer": {"range": 20}})
    assert target(position(Side(units={"a1": "archer"}), Side("warlock", {"e4": "ghoul"}), variant=far), "a1") == "hero"
