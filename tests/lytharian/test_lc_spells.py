"""Channeled, Fast Cast, Sorcery and variable-cost spells: when, what kinds, how strong."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    draw_phase,
    effects_phase,
    finish,
    hurt,
    keys,
    main,
    main_phase,
    mana_phase,
    numbers,
    position,
    troop_at,
    turn,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.variant import Variant

TOUGH = custom("Tough", "R", "3/9")
HUGE = custom("Huge", "R", "3/30")


def kinds(type: str) -> set[str]:
    return {card.purpose for card in OFFICIAL_CARDS if card.type == type}


# -- Channeled


HURT = [Troop(TOUGH, "a4", hurt=1), Troop(TOUGH, "b4", hurt=2)]


@pytest.mark.rule("LC-172")
def test_channeled_spells_heal_drain_life_give_and_take_mana() -> None:
    assert kinds("channeled") == {"heal", "life drain", "mana", "mana drain"}


@pytest.mark.rule("LC-172", "LC-R65")
def test_a_troop_is_healed_to_no_damage_and_no_further() -> None:
    state = position(Side(HURT, hand=["healing-star"], mana=2), Side([Troop(TOUGH, "d6", hurt=3)]))
    finish(main_phase, state, "cast healing-star", "at-troop a4", "move a4-a5")
    assert hurt(state, "a5") == 0


@pytest.mark.rule("LC-172", "LC-R197")
def test_what_heals_a_troop_heals_any_and_what_heals_a_friend_friends_only() -> None:
    state = position(Side(HURT, hand=["healing-star"], mana=2), Side([Troop(TOUGH, "d6", hurt=3)]))
    finish(main_phase, state, "cast healing-star", "at-troop d6", "move a4-a5")
    assert hurt(state, "d6") == 1
    state = position(Side(HURT, hand=["greater-healing-star"], mana=3), Side([Troop(TOUGH, "d6", hurt=3)]))
    asked = upto(main_phase, state, "cast greater-healing-star")
    assert set(asked.notations) == {"at-troop a4", "at-troop b4", "at-troop e1"}


@pytest.mark.rule("LC-172", "LC-R198")
def test_life_drained_from_one_heals_another() -> None:
    state = position(Side(HURT, hand=["drain-life"], mana=4), Side([Troop(TOUGH, "d6")]))
    finish(main_phase, state, "cast drain-life", "at-troop d6", "at-second b4", "move a4-a5")
    assert (hurt(state, "d6"), hurt(state, "b4")) == (3, 0)


@pytest.mark.rule("LC-172")
def test_mana_is_given_by_a_spell() -> None:
    state = position(Side(HURT, hand=["mana-spring"], mana=2), Side())
    finish(main_phase, state, "cast mana-spring", "move a4-a5")
    assert state.players[0].mana == 3


@pytest.mark.rule("LC-172", "LC-R65")
def test_mana_is_taken_by_a_spell_and_there_is_no_debt() -> None:
    state = position(Side(HURT, hand=["deny-thy-enemy"], mana=2), Side(mana=2))
    finish(main_phase, state, "cast deny-thy-enemy", "at-seat 1", "move a4-a5")
    assert (state.players[0].mana, state.players[1].mana) == (0, 0)


@pytest.mark.rule("LC-R200", "LC-D31")
def test_the_heal_of_a_drain_does_not_ask_what_the_damage_did() -> None:
    mine = [Troop(TOUGH, "a4", hurt=1), Troop(TOUGH, "b4", hurt=2)]
    foe = Troop(custom("Proof", "R", "1/9", "Death Immune"), "d6")
    state = position(Side(mine, hand=["siphon-health"], mana=2), Side([foe]))
    finish(main_phase, state, "cast siphon-health", "at-troop d6", "at-second b4", "move a4-a5")
    assert (hurt(state, "d6"), hurt(state, "b4")) == (0, 1)


@pytest.mark.rule("LC-173")
def test_a_channeled_spell_that_opens_the_main_phase_ends_the_turn() -> None:
    """Power Through Sacrifice only as the first act (LC-R72)."""
    mine = Side([Troop(TOUGH, "a4"), Troop(TOUGH, "b4")], hand=["power-through-sacrifice", "spark"], mana=1)
    state = position(mine, Side([Troop(TOUGH, "d6")]))
    assert "cast power-through-sacrifice" in upto(main_phase, state).notations
    state = position(mine, Side([Troop(TOUGH, "d6")]))
    asked = upto(main_phase, state, "cast spark", "at-troop d6")
    assert (asked.why.key, "cast power-through-sacrifice" in asked.notations) == ("main", False)


# -- Fast Cast


@pytest.mark.rule("LC-194", "LC-R50")
def test_fast_casts_may_be_cast_at_any_time_by_either_player() -> None:
    """At the start of every phase, after every act, in response, in combat and at the end of the turn."""

    def table(phase: str = "main") -> State:
        mine = Side([Troop(TOUGH, "d4")], hand=["spark"], mana=0)
        return position(mine, Side([Troop(TOUGH, "d5")], hand=["spark", "deathbolt"], mana=5), phase=phase)

    for phase, name in ((effects_phase, "effects"), (mana_phase, "mana"), (draw_phase, "draw")):
        first, second = upto(phase, table(name)), upto(phase, table(name), "pass")
        for seat, asked in enumerate((first, second)):
            assert (asked.seat, asked.why.key, "cast spark" in asked.notations) == (seat, "window", True)
    for answers, seat, key in (
        (("move d4-c4",), 0, "window"),
        (("move d4-c4", "pass"), 1, "window"),
        (("cast spark", "at-troop d5"), 1, "respond"),
        (("attack d4xd5",), 1, "fight"),
        (("attack d4xd5", "pass"), 0, "fight"),
        (("move d4-c4", "pass", "pass", "end"), 0, "window"),
        (("move d4-c4", "pass", "pass", "end", "pass"), 1, "window"),
    ):
        asked = upto(main_phase, table(), *answers)
        assert (asked.seat, asked.why.key, "cast spark" in asked.notations) == (seat, key, True), answers
    narrow = position(
        Side(hand=["spark"], mana=0), Side(hand=["spark"], mana=0), phase="mana",
        variant=under(response_windows="main_and_combat_only"),
    )  # fmt: skip
    finish(mana_phase, narrow)
    assert "window" not in [key for _, key, _ in finish(mana_phase, narrow).asked]


@pytest.mark.rule("LC-195")
def test_fast_casts_damage_remove_protect_move_counter_and_discard() -> None:
    assert kinds("fast") == {"damage", "removal", "protection", "movement", "counter", "discard"}
    foe = Troop(TOUGH, "d6", weapon="mace")
    hand = Side([Troop(TOUGH, "a4")], mana=9)

    def done(spell: str, *answers: str) -> State:
        side = Side(hand.troops, hand=[spell], mana=9)
        state = position(side, Side([foe], hand=["axe", "dagger"]))
        finish(main_phase, state, f"cast {spell}", *answers, "move a4-a5")
        return state

    assert hurt(done("deathbolt", "at-troop d6"), "d6") == 2
    state = done("melt")
    assert (keys(state, state.players[1].nether), numbers(state, "d6")) == (["mace"], (3, 9))
    state = done("death-armor", "at-troop d6")
    assert state.ward[troop_at(state, "d6")] == 2
    assert who(done("whirlwind", "at-troop d6", "to e7"), "e7") == "tough"
    state = done("scattering-gale", "at-seat 1")
    assert (state.players[1].hand, sorted(keys(state, state.players[1].nether))) == ([], ["axe", "dagger"])


@pytest.mark.rule("LC-R132", "LC-195")
def test_protection_lasts_for_the_combat_or_outside_one_for_the_turn() -> None:
    state = position(
        Side([Troop(TOUGH, "d4")], hand=["shield-of-dawn", "spark"], mana=3),
        Side([Troop(TOUGH, "d5")], hand=["spark"], mana=0),
    )
    finish(
        main,
        state,
        "attack d4xd5",
        "cast shield-of-dawn",
        "at-troop d4",
        "none",
        "cast spark",
        "at-troop d4",
        "move d4-d3",
    )
    # the spark was cast after the shield and resolved before it
    assert (hurt(state, "d3"), state.guard[troop_at(state, "d3")]) == (1, 0)
    state = position(Side([Troop(TOUGH, "d4")], hand=["shield-of-dawn"], mana=3), Side([Troop(TOUGH, "d5")]))
    finish(main_phase, state, "cast shield-of-dawn", "at-troop d4", "attack d4xd5", "move d4-d3")
    assert (hurt(state, "d3"), state.ward[troop_at(state, "d3")]) == (0, 1)
    state = position(Side([Troop(TOUGH, "d4")], hand=["shield-of-dawn"], mana=3), Side([Troop(TOUGH, "d5")]))
    finish(main, state, "cast shield-of-dawn", "at-troop d4", "move d4-d3")
    assert state.ward[troop_at(state, "d3")] == 0


# -- Sorcery


@pytest.mark.rule("LC-197", "LC-157")
def test_a_sorcery_acts_once_and_is_gone() -> None:
    state = position(Side([Troop(TOUGH, "a4")], hand=["searing-ray"], mana=3), Side([Troop(TOUGH, "d6")]))
    finish(main, state, "cast searing-ray", "at-troop d6", "move a4-a5")
    assert (hurt(state, "d6"), keys(state, state.players[0].nether)) == (4, ["searing-ray"])
    finish(turn, state, "move d6-d7")
    finish(turn, state, "move a5-a6")
    assert hurt(state, "d7") == 4


WHOLE = [Troop(TOUGH, "a4")]


@pytest.mark.rule("LC-198", "LC-R192")
def test_sorceries_damage_remove_discard_draw_and_move() -> None:
    """One house card calls a troop back from the crypt as well."""
    assert kinds("sorcery") == {"damage", "removal", "discard", "draw", "movement", "revive"}
    assert [card.key for card in OFFICIAL_CARDS if card.purpose == "revive"] == ["call-to-dawn"]


@pytest.mark.rule("LC-198")
def test_a_sorcery_removes_equipment_to_its_owners_nether() -> None:
    state = position(Side(WHOLE, hand=["sunder"], mana=1), Side([Troop(TOUGH, "d6", weapon="mace")]))
    finish(main_phase, state, "cast sunder", "move a4-a5")
    assert keys(state, state.players[1].nether) == ["mace"]


@pytest.mark.rule("LC-198")
def test_who_must_discard_more_than_they_hold_discards_all() -> None:
    state = position(Side(WHOLE, hand=["nightmare"], mana=2), Side(hand=["axe"]))
    finish(main_phase, state, "cast nightmare", "at-seat 1", "move a4-a5")  # two, of one card
    assert (state.players[1].hand, keys(state, state.players[1].nether)) == ([], ["axe"])


@pytest.mark.rule("LC-198")
def test_a_sorcery_draws_from_the_top_of_the_deck() -> None:
    state = position(Side(WHOLE, hand=["scrying-pool"], deck=["axe", "mace", "dagger"], mana=2), Side())
    finish(main_phase, state, "cast scrying-pool", "move a4-a5")
    assert keys(state, state.players[0].hand) == ["dagger", "mace"]


@pytest.mark.rule("LC-198")
def test_a_sorcery_lends_a_knights_movement() -> None:
    state = position(Side(WHOLE, hand=["movement-of-the-knight"], mana=2), Side())
    finish(main_phase, state, "cast movement-of-the-knight", "at-troop a4", "move a4-b6")
    assert who(state, "b6") == "tough"


# -- variable costs


@pytest.mark.rule("LC-199", "LC-R157", "LC-R158")
def test_a_variable_spell_is_cast_for_any_amount_from_one() -> None:
    mine = Side([Troop(TOUGH, "a4")], hand=["fireball"], mana=6)
    asked = upto(main_phase, position(mine, Side([Troop(HUGE, "d6")])), "cast fireball", "at-troop d6")
    assert (asked.why.key, asked.notations) == ("amount", [f"x {n}" for n in range(1, 7)])
    state = position(mine, Side([Troop(HUGE, "d6")], hand=["spark"], mana=0))
    asked = upto(main_phase, state, "cast fireball", "at-troop d6", "x 4")
    assert (asked.seat, state.players[0].mana, state.stack[0].x) == (1, 2, 4)
    broke = position(Side([Troop(TOUGH, "a4")], hand=["fireball"], mana=0), Side([Troop(HUGE, "d6")]))
    assert "cast fireball" not in upto(main_phase, broke).notations


@pytest.mark.rule("LC-200", "LC-242")
@pytest.mark.parametrize("x", [5, 3])
def test_the_mana_spent_is_the_strength(x: int) -> None:
    mine = Side([Troop(HUGE, "a4", hurt=9)], hand=["powered-soothing-mist"], mana=6)
    state = position(mine, Side())
    finish(main_phase, state, "cast powered-soothing-mist", "at-troop a4", f"x {x}", "move a4-a5")
    assert (hurt(state, "a5"), state.players[0].mana) == (9 - x, 6 - x)
    state = position(Side([Troop(HUGE, "a4")], hand=["fireball"], mana=6), Side([Troop(HUGE, "d6")]))
    finish(main_phase, state, "cast fireball", "at-troop d6", f"x {x}", "move a4-a5")
    assert hurt(state, "d6") == x
    state = position(Side([Troop(HUGE, "a4")], hand=["tithe"], mana=6), Side(mana=9))
    finish(main_phase, state, "cast tithe", "at-seat 1", f"x {x}", "move a4-a5")
    assert (state.players[1].mana, state.players[0].mana) == (9 - x, 6 - x)


@pytest.mark.rule("LC-R159", "LC-R160", "LC-R161", "LC-R162")
def test_affinity_lowers_the_cost_of_any_strength_but_not_below_zero() -> None:
    friend = Troop(custom("Mage", "B", "1/30", "Fire Affinity 2"), "a4")
    state = position(Side([friend, Troop("cave-bear", "b3")], hand=["fireball"], mana=3), Side())
    asked = upto(main_phase, state, "cast fireball", "at-troop a4")
    assert asked.notations == [f"x {n}" for n in range(1, 6)]
    state = position(Side([friend, Troop("cave-bear", "b3")], hand=["fireball"], mana=3), Side())
    finish(main_phase, state, "cast fireball", "at-troop a4", "x 1", "move b3-b4")
    assert (hurt(state, "a4"), state.players[0].mana) == (1, 3)
    fighter = Troop(custom("Fighter", "R", "1/30", "Fire Affinity 1"), "d4")
    foe = Troop(HUGE, "d5")
    state = position(Side([fighter, friend], hand=["flame-burst"], mana=2), Side([foe]))
    finish(main_phase, state, "attack d4xd5", "cast flame-burst", "at-troop d5", "move d4-c4")  # 1 off in its battle
    assert (hurt(state, "d5"), state.players[0].mana) == (5, 0)
    state = position(Side([fighter, friend], hand=["flame-burst"], mana=2), Side([foe]))
    finish(main_phase, state, "attack d4xd5", "cast flame-burst", "at-troop a4", "move d4-c4")  # the larger, not both
    assert (hurt(state, "a4"), state.players[0].mana) == (4, 1)
    state = position(Side([fighter, friend], hand=["flame-burst"], mana=2), Side([foe]))
    finish(main_phase, state, "cast flame-burst", "at-troop a4", "move d4-c4")
    assert state.players[0].mana == 1


@pytest.mark.rule("LC-R159")
def test_a_large_affinity_makes_even_a_dear_spell_free() -> None:
    friend = Troop(custom("Archmage", "B", "1/30", "Fire Affinity 6", "human"), "a4")
    dear = Variant("test", {}, {"falling-star": {"cost": 6}})
    state = position(
        Side([friend, Troop("cave-bear", "b3")], hand=["falling-star"], mana=0), Side([Troop(HUGE, "d6")]), variant=dear
    )
    finish(main_phase, state, "cast falling-star", "move b3-b4")  # on its friend alone
    assert (hurt(state, "a4"), state.players[0].mana) == (5, 0)


@pytest.mark.rule("LC-R201", "LC-R182")
def test_overload_costs_what_its_target_cost() -> None:
    foes = Side([Troop(TOUGH, "d6", aura="root-armor")], enchants=["war-drums"])
    state = position(Side([Troop(TOUGH, "a4")], hand=["overload"], mana=3), foes)
    finish(main_phase, state, "cast overload", "at-card war-drums", "move a4-a5")
    assert (state.players[0].mana, keys(state, state.players[1].nether)) == (0, ["war-drums"])
    state = position(Side([Troop(TOUGH, "a4")], hand=["overload"], mana=2), foes)
    finish(main_phase, state, "cast overload", "move a4-a5")  # only the cheap one can be paid
    assert (state.players[0].mana, keys(state, state.players[1].nether)) == (1, ["root-armor"])
