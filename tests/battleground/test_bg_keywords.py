"""The keywords of card texts, each by what it does."""

import pytest
from battleground_table import (
    A,
    Prepared,
    Side,
    Stands,
    battle_phase,
    blow,
    duel,
    enchantments_phase,
    finish,
    hand,
    letters,
    main_phase,
    notations,
    play,
    position,
    target,
    told,
    turn,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import (
    Attack,
    Charge,
    Damage,
    Defend,
    GainAttack,
    GainHP,
    Heal,
    Kill,
    LoseLife,
    Place,
    Summon,
)
from rulewright.games.battleground.cards.card import Aim, AimKind, Card
from rulewright.games.battleground.cards.mana import BLUE, RED, WHITE
from rulewright.games.battleground.cards.standing import Aura, Bonus, Enchantment, When
from rulewright.games.battleground.rules.ids import NO_FACE
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.text import Run, units_for
from rulewright.kernel.table import Table


def text(*effects: object, aim: AimKind = "ally", most: int = 1) -> Card:
    """A free Paladin spell with this text."""
    return Card("trial", "Trial", "paladin", "spell", "Order", aim=Aim(aim, most), effects=effects)  # type: ignore[arg-type]


def cast(card: Card, mine: Stands | str = "guard", foe: Stands | str = "ghoul", *answers: str) -> State:
    """A's unit on c2, B's on c4; A casts the card."""
    state = position(Side(units={"c2": mine}, hand=["trial"]), Side("warlock", {"c4": foe}), cards=[card])
    finish(main_phase, state, "cast trial", *answers)
    return state


@pytest.mark.rule("BG-234", "BG-045")
def test_to_discard_a_card_is_to_take_it_into_hand_at_once() -> None:
    """A replaced prepared spell, a dead unit, an ended enchantment: all are in hand in the same phase."""
    state = position(Side("warlock", prepared=["terror", Prepared("hellfire", "R")], hand=["shadow-bolt"]), Side())
    finish(main_phase, state, "prepare shadow-bolt", "slot 2")
    assert hand(state, 0) == ["hellfire"]
    dead = position(Side("warlock", {"a1": "imp"}, hand=["sacrifice"], pool="RS"), Side())
    asked = upto(main_phase, dead, "cast sacrifice")
    assert "muster imp" in asked.notations


@pytest.mark.rule("BG-E18", "BG-237", "BG-238", "BG-252")
def test_heal_stops_at_the_base_hp_and_never_lowers() -> None:
    assert unit_at(cast(text(Heal(3)), Stands("guard", hp=1)), "c2").hp == 3
    assert unit_at(cast(text(Heal(1)), Stands("guard", hp=1)), "c2").hp == 2
    over = cast(text(Heal(2)), Stands("guard", hp=5))
    assert unit_at(over, "c2").hp == 5
    same = position(Side(units={"c2": "guard"}, hand=["trial"]), Side("warlock"), cards=[text(Heal(2))])
    assert told(finish(main_phase, same, "cast trial"), "heals") == []


@pytest.mark.rule("BG-E18", "BG-246", "BG-237")
def test_gained_hp_goes_above_the_base_and_is_not_healed_back() -> None:
    assert unit_at(cast(text(GainHP(2))), "c2").hp == 5
    fallen = cast(text(GainHP(2), Damage(3), Heal(4)))  # 3, 5, 2, and healed to the base
    assert unit_at(fallen, "c2").hp == 3


@pytest.mark.rule("BG-237", "BG-252", "BG-R07")
def test_an_upgraded_unit_heals_to_the_hp_of_its_new_face() -> None:
    """'Up to its base HP', and the base HP is the one printed on the card as it now lies."""
    side = Side(units={"b1": Stands("archer", hp=1)}, hand=["mend", "sanctuary"], pool="WU", paths=(2, 0, 0), tokens=1)
    state = position(side, Side("warlock"))
    finish(main_phase, state, "token sword", "cast mend", "cast sanctuary")
    archer = unit_at(state, "b1")
    assert (state.book.cards[archer.face].key, archer.attack, archer.hp) == ("longbowman", 2, 3)


@pytest.mark.rule("BG-246", "BG-R67", "BG-251")
def test_gained_attack_has_no_limit_and_lets_the_unarmed_strike() -> None:
    assert unit_at(cast(text(GainAttack(7))), "c2").attack == 8
    state = cast(text(GainAttack(1)), "cleric", "ghoul")
    assert unit_at(state, "c2").attack == 1
    finish(battle_phase, state, "advance c2", "attack c3")
    assert unit_at(state, "c4").hp == 2


@pytest.mark.rule("BG-250", "BG-251", "BG-252", "BG-253")
def test_current_and_base_values_are_two_things() -> None:
    """Treason asks for the base HP; damage and blows for the current values."""
    side = Side("warlock", hand=["treason"], pool="PPP")
    boosted = position(side, Side(units={"c3": Stands("guard", hp=9, attack=4)}))
    assert "cast treason" in notations(boosted, 0)  # base HP 3
    worn = position(side, Side(units={"c3": Stands("knight", hp=1)}))
    assert "cast treason" not in notations(worn, 0)  # base HP 4
    assert blow(boosted, unit_at(boosted, "c3"), -1).attack == 4
    base = boosted.book.cards[unit_at(boosted, "c3").face]
    assert (base.attack, base.hp) == (1, 3)


@pytest.mark.rule("BG-247", "BG-248", "BG-249")
def test_damage_lowers_hp_and_kills_where_it_can_not() -> None:
    hurt = cast(text(Damage(2), aim="foe"), foe=Stands("ghoul", hp=3))
    assert unit_at(hurt, "c4").hp == 1
    for hp in (1, 2):
        dead = cast(text(Damage(2), aim="foe"), foe=Stands("ghoul", hp=hp))
        assert (units(dead), hand(dead, 1)) == ({"c2": "guard"}, ["ghoul"])


@pytest.mark.rule("BG-249")
def test_what_is_dead_gets_nothing_more_of_the_same_text() -> None:
    """Not alive any more: the healing that follows does not save it, nor does the HP it would gain."""
    for more in (Heal(5), GainHP(5), Damage(2), Kill()):
        dead = cast(text(Damage(3), more, aim="foe"))
        assert (units(dead), hand(dead, 1), dead.players[0].experience) == ({"c2": "guard"}, ["ghoul"], 1)


@pytest.mark.rule("BG-R37")
def test_no_damage_is_no_damage_dealt() -> None:
    state = position(Side(units={"c2": Stands("guard", chill=1)}), Side("warlock", {"c3": "ghoul"}))
    assert told(finish(battle_phase, state, "attack c2"), "damage") == []


@pytest.mark.rule("BG-R38")
def test_the_defense_value_does_not_stop_spells() -> None:
    state = cast(text(Damage(1), aim="foe"), foe=Stands("ghoul", defending=True))
    assert unit_at(state, "c4").hp == 2


@pytest.mark.rule("BG-254", "BG-142")
def test_to_kill_needs_no_damage_and_gives_credit() -> None:
    table_state = cast(text(Kill(), aim="foe"), foe=Stands("abomination", hp=40, defending=True))
    assert (units(table_state), table_state.players[0].experience) == ({"c2": "guard"}, 1)
    own = cast(text(Kill()), "guard")
    assert (hand(own, 0), own.players[0].experience) == (["guard"], 0)


@pytest.mark.rule("BG-244", "BG-R26", "BG-R28")
def test_to_target_is_to_choose_one_and_the_rest_refers_to_it() -> None:
    both = text(Damage(1), Place(1, condition="chill"), aim="unit")
    state = cast(both, "guard", "ghoul", "at c4")
    assert (unit_at(state, "c4").hp, unit_at(state, "c4").chill, unit_at(state, "c2").chill) == (2, 1, 0)
    two = position(Side(units={"a1": "guard", "b1": "guard", "c1": "guard"}, hand=["trial"]), Side("warlock"),
                   cards=[text(Place(1, condition="haste"), most=2)])  # fmt: skip
    finish(main_phase, two, "cast trial", "at a1", "at c1")
    assert [unit_at(two, field).haste for field in ("a1", "b1", "c1")] == [1, 0, 1]
    one = position(Side(units={"a1": "guard", "b1": "guard"}, hand=["trial"]), Side("warlock"),
                   cards=[text(Place(1, condition="haste"), most=2)])  # fmt: skip
    asked = upto(main_phase, one, "cast trial", "at a1")
    assert asked.notations == ["stop", "at b1"]


@pytest.mark.rule("BG-245")
def test_gained_mana_pays_as_orbs_do_and_leaves_no_orb_behind() -> None:
    state = position(Side("warlock", hand=["blood-pact", "hellfire"], pool="R"), Side(units={"c3": "guard"}))
    finish(main_phase, state, "cast blood-pact", "cast hellfire", "ix 3,3")
    player = state.players[0]
    assert (letters(player.mana), letters(player.pool), sum(player.track)) == ("P", "", 1)


@pytest.mark.rule("BG-235", "BG-236", "BG-243")
def test_attack_defend_and_summon_by_a_text_tell_what_actions_tell() -> None:
    orders = text(Attack(), Defend(), Summon())
    state = position(Side(units={"c2": "guard"}, hand=["trial", "archer"]), Side("warlock", {"c3": "ghoul"}),
                     cards=[orders])  # fmt: skip
    table = finish(main_phase, state, "cast trial", "field e1")
    kinds = [kind for kind, _, _ in table.events if kind in ("attacks", "defends", "summons")]
    assert kinds == ["attacks", "defends", "summons"]
    assert (unit_at(state, "c3").hp, unit_at(state, "c2").defending, units(state)["e1"]) == (2, True, "archer")


@pytest.mark.rule("BG-102", "BG-R25")
def test_a_text_may_place_charges_owed_or_not() -> None:
    gift = Card("gift", "Gift", "paladin", "spell", "Order", effects=(Charge(kind=RED),))
    assert gift.text == "Place 1 red mana charge on one of your prepared spells."
    state = position(Side(hand=["gift"], prepared=["smite", "mend"], pool="W"), Side("warlock", {"c3": "ghoul"}),
                     cards=[gift])  # fmt: skip
    finish(main_phase, state, "cast gift", "slot 2")
    slot = state.players[0].slots[1]
    assert (letters(slot.charges), letters(slot.gifts)) == ("R", "R")
    assert "charge 2 W" in notations(state, 0)  # it still owes its white
    none = position(Side(hand=["gift"]), Side("warlock"), cards=[gift])
    assert "cast gift" not in notations(none, 0)
    alone = position(Side(prepared=["gift"]), Side("warlock"), cards=[gift])
    assert "cast gift" not in notations(alone, 0)  # it would have left its slot


@pytest.mark.rule("BG-255", "BG-260")
def test_own_is_who_summoned_it_ally_is_by_allegiance() -> None:
    rite = Card("rite", "Rite", "warlock", "spell", "Ritual", aim=Aim("own"), effects=(Kill(),))
    state = position(Side("warlock", {"c2": Stands("imp", turnover=1), "a1": "imp"}, hand=["rite"]),
                     Side(units={"e3": Stands("guard", turnover=1)}), cards=[rite])  # fmt: skip
    assert upto(main_phase, state, "cast rite").notations == ["at a1", "at c2"]
    assert (target(state, "c2"), unit_at(state, "c2").owner) == ("nobody", 0)
    team = position(Side(), Side("warlock", {"a4": "imp", "b4": "imp"}, hand=["rite"]), Side(units={"c4": "guard"}),
                    cards=[rite], heroes=[0, 1, 1], active=1)  # fmt: skip
    assert upto(main_phase, team, "cast rite").notations == ["at a4", "at b4"]  # an ally's unit is not one's own


@pytest.mark.rule("BG-255", "BG-139")
def test_a_card_goes_to_the_hand_of_who_cast_it() -> None:
    state = position(Side("elementalist", hand=["stone-golem"], pool="SS"), Side("warlock", {"c2": "abomination"}))
    duel(turn, state, "cast stone-golem", "field c1", "defend c1")
    unit_at(state, "c1").hp = 1
    unit_at(state, "c1").defending = False
    duel(turn, state, "attack c2")
    assert (hand(state, 0), hand(state, 1)) == (["stone-golem"], [])


@pytest.mark.rule("BG-260")
def test_in_a_units_own_text_ally_unit_is_never_itself() -> None:
    saint = Card("saint", "Saint", "paladin", "unit", "Human", attack=1, hp=3, aura=Aura((Bonus("shield", 2),)),
                 enchantment=Enchantment(0, (Heal(1, "adjacent_allies"),)))  # fmt: skip
    mine = {"c2": Stands("saint", hp=1, defending=True), "d2": Stands("guard", hp=1, defending=True)}
    state = position(Side(units=mine), Side("warlock", {"c3": Stands("ghoul", attack=9)}), cards=[saint])
    finish(enchantments_phase, state)
    assert (unit_at(state, "c2").hp, unit_at(state, "d2").hp) == (1, 2)
    assert [blow(state, unit_at(state, "c3"), field).shields for field in (7, 8)] == [0, 2]


@pytest.mark.rule("BG-R134", "BG-R135")
def test_a_hero_may_lose_heal_and_be_hurt_by_ones_own_text() -> None:
    state = cast(text(LoseLife(3, "you"), Heal(1, "you"), Damage(2, "you"), Damage(1, "enemy"), aim="none"))
    assert [player.life for player in state.players] == [16, 19]
    healed = cast(text(Heal(5, "you"), aim="none"))
    assert healed.players[0].life == 20


@pytest.mark.rule("BG-R27")
def test_a_part_that_can_not_be_done_is_skipped_and_the_rest_is_done() -> None:
    """Nobody to summon, nothing to charge, the target dead: each is passed over."""
    card = text(Damage(9), Place(1, condition="stun"), Summon(), Charge(kind=BLUE), Damage(1, "enemy"), aim="foe")
    state = cast(card)
    assert (state.players[1].life, units(state)) == (19, {"c2": "guard"})


@pytest.mark.rule("BG-R33", "BG-244")
def test_unit_means_any_unit() -> None:
    state = position(Side(units={"c2": "guard"}, hand=["trial"]), Side("warlock", {"c4": "ghoul"}),
                     cards=[text(Damage(1), aim="unit")])  # fmt: skip
    assert upto(main_phase, state, "cast trial").notations == ["at c2", "at c4"]


@pytest.mark.rule("BG-R32")
def test_a_text_speaks_of_nobody_where_there_is_nobody() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock"))
    run = Run(Table(None, state, lambda *_: _[2][0]), state, A, NO_FACE)
    assert [units_for(run, who) for who in ("this", "attacker", "enchanted", "adjacent_allies", "you")] == [[]] * 5


@pytest.mark.rule("BG-R93", "BG-R90")
def test_a_death_trigger_may_summon_and_strike_on() -> None:
    """A dying unit's own text belongs to its owner: its kills are that player's credit."""
    bomb = Card("bomb", "Bomb", "warlock", "unit", "Demon", rank=1, attack=1, hp=1,
                whens=(When("dies", (Damage(3, "attacker"), Damage(1, "enemy"))),))  # fmt: skip
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"c3": "bomb"}), cards=[bomb])
    play(battle_phase, state, "attack c2")
    assert (units(state), hand(state, 0), hand(state, 1)) == ({}, ["guard"], ["bomb"])
    assert [player.experience for player in state.players] == [2, 1]
    assert [player.life for player in state.players] == [19, 20]


@pytest.mark.rule("BG-102")
def test_charges_given_count_toward_the_cost() -> None:
    gift = Card("gift", "Gift", "paladin", "spell", "Order", effects=(Charge(kind=WHITE),))
    state = position(Side(hand=["gift"], prepared=["mend"], units={"c2": Stands("guard", hp=1)}), Side("warlock"),
                     cards=[gift])  # fmt: skip
    finish(main_phase, state, "cast gift", "cast mend")
    assert unit_at(state, "c2").hp == 3
