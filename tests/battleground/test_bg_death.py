"""Unit death and kill credit: where the card goes, who gains experience, what leaves with it, what triggers."""

import pytest
from battleground_table import (
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
    main_phase,
    play,
    position,
    rules,
    told,
    turn,
    unit_at,
    units,
)

from rulewright.games.battleground.cards.atoms import Attack, Damage, GainExperience
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Aura, When
from rulewright.games.battleground.rules.state import State

ARCHER = {"c3": Stands("archer", hp=1)}


def experience(state: State) -> tuple[int, int]:
    return state.players[0].experience, state.players[1].experience


@pytest.mark.rule("BG-E11", "BG-131", "BG-139", "BG-141", "BG-143", "BG-187", "BG-R149")
def test_an_attack_kills_and_the_attackers_owner_has_the_credit() -> None:
    state = position(Side("warlock", {"c2": "ghoul"}), Side(units=ARCHER))
    table = finish(battle_phase, state, "attack c2")
    assert hand(state, 1) == ["archer"]
    assert experience(state) == (2, 0)  # one for the kill, one for the battle
    kinds = [kind for kind, _, _ in table.events if kind in ("damage", "dies", "returns", "experience", "moves")]
    assert kinds == ["damage", "dies", "returns", "experience", "moves", "experience"]  # at once, in wave 1 (BG-R94)
    assert units(state) == {"c3": "ghoul"}  # the field is empty and can be walked on in wave 2
    assert told(table, "experience")[0] == {"seat": 0, "n": 1}


@pytest.mark.rule("BG-131", "BG-248", "BG-R146")
def test_hp_zero_is_dead_and_hp_one_is_not() -> None:
    for hp, dead in ((1, True), (2, True), (3, False)):
        state = position(Side("warlock", {"c2": "ghoul"}), Side(units={"c3": Stands("guard", hp=hp)}))
        finish(battle_phase, state, "attack c2")
        assert ("guard" in hand(state, 1)) is dead


@pytest.mark.rule("BG-E11", "BG-144", "BG-225")
def test_denial_nobody_gains_for_a_turned_unit_killed_by_its_owner() -> None:
    state = position(Side("warlock"), Side(units={"c3": Stands("archer", hp=1, turnover=1), "c4": "guard"}), active=1)
    table = finish(battle_phase, state, "attack c4")
    assert hand(state, 1) == ["archer"]
    assert experience(state) == (0, 1)  # for the battle only
    assert told(table, "dies")[0]["credit"] == 1


@pytest.mark.rule("BG-E11", "BG-144", "BG-R87")
def test_auto_kill_nobody_gains_for_a_unit_killed_by_a_turned_one_of_the_same_owner() -> None:
    state = position(Side("warlock"), Side(units={"c3": Stands("archer", turnover=1), "b3": Stands("guard", hp=1)}),
                     active=1)  # fmt: skip
    table = play(battle_phase, state)  # the archer acts first and by itself
    assert told(table, "dies")[0]["card"] == "guard"
    assert (hand(state, 1), experience(state)) == (["guard"], (0, 1))  # for the battle only


@pytest.mark.rule("BG-E11", "BG-142", "BG-143", "BG-144", "BG-139", "BG-R147")
def test_a_spells_owner_has_the_credit_outside_battle_and_not_for_own_units() -> None:
    caster = Side("warlock", {"a1": "imp"}, hand=["shadow-bolt", "sacrifice"], pool="PRR")
    state = position(caster, Side(units={"c3": Stands("guard", hp=2)}))
    finish(main_phase, state, "cast shadow-bolt")
    assert (hand(state, 1), experience(state)) == (["guard"], (1, 0))
    state = position(caster, Side(units={"c3": Stands("guard", hp=2)}))
    finish(main_phase, state, "cast sacrifice")
    assert (hand(state, 0), experience(state)) == (["imp", "shadow-bolt"], (0, 0))


@pytest.mark.rule("BG-E11", "BG-143", "BG-140")
def test_credit_goes_by_ownership_not_by_allegiance() -> None:
    caster = Side("warlock", hand=["hellfire"], pool="RR")
    state = position(caster, Side(units={"c3": Stands("archer", hp=1, turnover=1)}))
    table = finish(main_phase, state, "cast hellfire", "ix 3,3")
    assert (hand(state, 1), experience(state)) == (["archer"], (1, 0))
    assert told(table, "dies")[0]["credit"] == 0


@pytest.mark.rule("BG-142", "BG-R92")
def test_an_enchantments_kill_is_its_cards_owners() -> None:
    curse = Side("warlock", play=[InPlay("withering-curse", 1, "c3")])
    state = position(curse, Side(units={"c3": Stands("guard", hp=1)}))
    finish(enchantments_phase, state)
    assert (hand(state, 1), experience(state)) == (["guard"], (1, 0))


@pytest.mark.rule("BG-142", "BG-R93")
def test_the_last_damage_decides_who_has_the_credit() -> None:
    """A curse brings it to 1, an attack of the other's ally to 0: the attack's owner has the credit."""
    curse = Side("warlock", {"c2": "ghoul"}, play=[InPlay("withering-curse", 1, "c3")])
    state = position(curse, Side(units={"c3": Stands("guard", hp=3), "b3": Stands("archer", turnover=1)}))
    finish(enchantments_phase, state)
    finish(battle_phase, state, "attack c2")
    assert experience(state) == (2, 0)


@pytest.mark.rule("BG-145", "BG-R131", "BG-R109")
def test_dice_conditions_and_tokens_do_not_come_along() -> None:
    worn = Stands("archer", attack=4, hp=1, stun=1, chill=2, snare=1, defending=False, antimagic=1)
    state = position(Side("warlock", {"c2": "ghoul"}, play=[InPlay("withering-curse", 2, "c3")]),
                     Side(units={"c3": worn}, pool="S"))  # fmt: skip
    finish(battle_phase, state, "attack c2")
    assert state.players[0].enchantments[0].marks == []  # the token went, the enchantment did not (BG-R109)
    assert state.players[0].enchantments[0].tokens == 2
    state.active = B
    finish(main_phase, state, "muster archer", "field e4")
    again = unit_at(state, "e4")
    assert (again.attack, again.hp) == (1, 2)
    assert (again.stun, again.chill, again.snare, again.antimagic) == (0, 0, 0, 0)


@pytest.mark.rule("BG-R90")
def test_all_damage_first_then_all_deaths() -> None:
    """Three die of one storm; the aura of the opponent counts each of its enemies' after all have left."""
    caster = Side("elementalist", {"c2": Stands("ice-wall", hp=2)}, hand=["fireball"], pool="RRW")
    victim = Side("warlock", {"b2": "hellhound", "b3": "imp"}, play=["soul-harvest"])
    state = position(caster, victim)
    table = finish(main_phase, state, "cast fireball", "ix 2,2")
    kinds = [kind for kind, _, _ in table.events if kind in ("damage", "dies", "experience", "loses_life")]
    assert kinds == ["damage"] * 3 + ["dies"] * 3 + ["experience"] * 2 + ["loses_life"]
    assert [each["card"] for each in told(table, "dies")] == [
        "ice-wall",
        "imp",
        "hellhound",
    ]  # the active player's first
    assert (state.players[0].life, state.players[0].experience) == (19, 2)


@pytest.mark.rule("BG-R91", "BG-139")
def test_a_dead_unit_can_be_summoned_again_in_the_next_main_phase() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"c3": Stands("imp", hp=1)}, pool="S"))
    finish(battle_phase, state, "attack c2")
    state.active = B
    finish(main_phase, state, "muster imp", "field a4")
    assert units(state)["a4"] == "imp"


@pytest.mark.rule("BG-R36")
def test_a_self_summoned_spell_that_died_can_be_cast_again_in_the_same_turn() -> None:
    state = position(Side("warlock", prepared=[Prepared("shadow-bolt", "PR")]),
                     Side("elementalist", hand=["stone-golem", "ice-wall"], pool="UU"), active=1)  # fmt: skip
    state.players[0].slots[0].upgraded = 1 << state.book.face("shadow-bolt")  # Shadow Lance: 3 damage
    table = duel(main_phase, state, "cast ice-wall", "field b4", "cast shadow-bolt", "cast ice-wall",
                 "field c4")  # fmt: skip
    assert units(state) == {"c4": "ice-wall"}
    assert [each["card"] for each in told(table, "dies")] == ["ice-wall"]


@pytest.mark.rule("BG-139")
def test_by_a_switch_the_dead_take_their_time() -> None:
    state = position(Side("warlock", {"c2": "ghoul"}), Side(units=ARCHER), variant=rules(dead_unit_to=2))
    finish(battle_phase, state, "attack c2")
    assert (hand(state, 1), state.players[1].due) == ([], [2])
    home = []
    for _ in range(6):  # the rest of this turn, then turn about: it comes as the second of its owner's turns begins
        finish(turn, state)
        home.append(hand(state, 1))
    assert home == [[], [], [], ["archer"], ["archer"], ["archer"]]
    assert (state.players[1].away, state.players[1].due) == ([], [])


@pytest.mark.rule("BG-142", "BG-144")
def test_switches_of_credit() -> None:
    caster = Side("warlock", {"a1": "imp"}, hand=["shadow-bolt", "sacrifice"], pool="PRR")
    foe = Side(units={"c3": Stands("guard", hp=2)})
    state = position(caster, foe, variant=rules(exp_spell_kills=False))
    finish(main_phase, state, "cast shadow-bolt")
    assert experience(state) == (0, 0)
    state = position(caster, foe, variant=rules(exp_denial=2, exp_per_kill=3))
    finish(main_phase, state, "cast sacrifice", "cast shadow-bolt")
    assert experience(state) == (5, 0)


@pytest.mark.rule("BG-R101", "BG-R90")
def test_a_trigger_for_the_first_time_each_turn_happens_once() -> None:
    watch = Card("watch", "Watch", "warlock", "spell", "Ritual", cost_of("P"),
                 aura=Aura(whens=(When("unit_dies", (GainExperience(1),), first=True),)))  # fmt: skip
    caster = Side("warlock", hand=["hellfire"], pool="RR", play=["watch"])
    state = position(caster, Side(units={"c3": Stands("archer", hp=1), "b3": Stands("archer", hp=1)}), cards=[watch])
    assert watch.text == "Aura: the first time each turn a unit dies, gain 1 experience."
    finish(main_phase, state, "cast hellfire", "ix 2,3")
    assert state.players[0].experience == 3  # two kills and one from the aura


@pytest.mark.rule("BG-235", "BG-R78", "BG-R27")
def test_who_died_of_the_first_part_of_a_text_is_gone_before_an_attack_that_it_orders() -> None:
    """The damage kills the nearest foe; the attack ordered next finds the one behind, and nobody dies twice."""
    volley = Card("volley", "Volley", "paladin", "spell", "Order", cost_of("W"), aim=Aim("ally"),
                  effects=(Damage(1, "around_foes"), Attack()))  # fmt: skip
    state = position(Side(units={"c2": "archer"}, hand=["volley"], pool="W"),
                     Side("warlock", {"c3": "imp", "c4": "ghoul"}), cards=[volley])  # fmt: skip
    finish(main_phase, state, "cast volley")
    assert units(state) == {"c2": "archer", "c4": "ghoul"}
    assert (unit_at(state, "c4").hp, hand(state, 1), experience(state)) == (2, ["imp"], (1, 0))
