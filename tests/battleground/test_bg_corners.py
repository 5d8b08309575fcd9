"""Corners of the rules: the first field, the least and the most of a number, a gain of nothing."""

from contextlib import nullcontext

import pytest
from battleground_table import (
    GAME,
    MANA_ORB,
    A,
    Side,
    Stands,
    battle_phase,
    blow,
    enchantments_phase,
    finish,
    hand,
    main_phase,
    mana_orb_phase,
    play,
    pool,
    position,
    rules,
    target,
    told,
    turn,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import Attack, Enchant, GainAttack
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.standing import Aura, Enchantment, When
from rulewright.games.battleground.rules.battle.actions import reach_of
from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.state import hand_of
from rulewright.games.battleground.rules.tunables import Entry
from rulewright.games.battleground.rules.units.summoning import new_unit
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import BadVariant, ImpossiblePosition
from rulewright.kernel.question import EVERYBODY, CardId, Face

LEAST = {
    "lanes": 1, "rows": 2, "track_steps": 2, "start_life": 1, "spell_slots": 1, "exp_per_level": 1, "waves": 1,
    "summon_rows": 1, "enchantment_shapes": 1, "turn_limit": 1, "main_action_cap": 1, "base_range": 1,
}  # fmt: skip
MOST = {"lanes": 12, "rows": 12, "summon_rows": 2, "enchantment_shapes": 12, "spell_slots": 6, "start_life": 20}


@pytest.mark.rule("BG-014", "BG-057", "BG-044", "BG-013", "BG-189", "BG-111", "BG-172", "BG-R03", "BG-R136", "BG-R137")
@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_a_number_may_be_as_small_as_the_game_can_be_played_with(name: str, least: int) -> None:
    assert getattr(make_book(rules(**{name: least})).rules, name) == least
    with pytest.raises(BadVariant, match=name):
        make_book(rules(**{name: least - 1}))


@pytest.mark.rule("BG-014", "BG-172", "BG-R03", "BG-013", "BG-R135")
@pytest.mark.parametrize(("name", "most"), MOST.items())
def test_a_number_may_be_as_large_as_there_are_things_for_it(name: str, most: int) -> None:
    assert getattr(make_book(rules(**{name: most})).rules, name) == most
    with pytest.raises(BadVariant, match=name):
        make_book(rules(**{name: most + 1}))


@pytest.mark.rule("BG-R04")
def test_boards_have_one_to_three_paths_of_one_to_five_powers() -> None:
    for text in ("1 x 1", "1 x 5", "3 x 1", "3 x 5"):
        make_book(rules(power_paths=text))
    for text in ("0 x 5", "4 x 5", "3 x 0", "3 x 6"):
        with pytest.raises(BadVariant, match="BG-R04"):
            make_book(rules(power_paths=text))


@pytest.mark.rule("BG-014", "BG-121", "BG-128", "BG-R62")
def test_the_first_field_is_a_field_like_any_other() -> None:
    """A unit on a1 is found, chosen, hit and pushed there, and walks there."""
    for choice in ("auto", "controller"):
        state = position(
            Side(units={"a2": "guard"}), Side("warlock", {"a1": "ghoul"}), variant=rules(target_choice=choice)
        )
        assert target(state, "a2") == "a1"
        finish(battle_phase, state, "attack a2")
        assert unit_at(state, "a1").hp == 2
    both = position(Side(units={"a2": "guard"}), Side("warlock", {"a1": "ghoul", "b2": "ghoul"}),
                    variant=rules(target_choice="controller"))  # fmt: skip
    assert upto(battle_phase, both, "attack a2").notations == ["at b2", "at a1"]
    pushed = position(Side("warlock", {"a2": "ghoul"}), Side("elementalist", hand=["gust"], pool="WWUU"), active=1)
    finish(main_phase, pushed, "cast gust")
    assert units(pushed) == {"a1": "ghoul"}
    walks = position(Side("warlock"), Side(units={"a2": "guard"}), active=1)
    finish(battle_phase, walks, "advance a2")
    assert units(walks) == {"a1": "guard"}


@pytest.mark.rule("BG-056", "BG-058")
def test_the_log_says_how_many_orbs_came_back() -> None:
    state = position(Side(track=["", "WWU"]), Side("warlock"), phase=MANA_ORB)
    table = play(mana_orb_phase, state)
    assert (pool(state, 0), told(table, "tracker")) == ("WWU", [{"seat": 0, "n": 2, "orbs": 3}])


@pytest.mark.rule("BG-R135")
@pytest.mark.parametrize(("life", "alive"), [(0, False), (1, True), (20, True), (21, False)])
def test_a_hero_has_one_to_twenty_life(life: int, alive: bool) -> None:
    with nullcontext() if alive else pytest.raises(ImpossiblePosition, match="BG-R135"):
        position(Side(life=life), Side("warlock"))


@pytest.mark.rule("BG-R135", "BG-237")
@pytest.mark.parametrize(("life", "healed"), [(18, [2]), (19, [1]), (20, [])])
def test_a_hero_is_healed_up_to_the_most_life_and_a_healing_of_nothing_is_none(life: int, healed: list[int]) -> None:
    """Devour Life heals 2."""
    state = position(Side("warlock", hand=["devour-life"], pool="PP", life=life), Side(units={"c3": "guard"}))
    table = finish(main_phase, state, "cast drain-life")
    assert (state.players[0].life, [each["n"] for each in told(table, "heals_hero")]) == (20, healed)


@pytest.mark.rule("BG-154", "BG-183", "BG-160")
def test_who_does_not_defend_has_no_defense_no_shields_and_no_threats_to_count() -> None:
    foes: dict[str, str | Stands] = {"c3": "shieldbearer", "b3": "guard"}
    state = position(Side("warlock", {"c2": "ghoul", "d3": "ghoul"}), Side(units=foes, paths=(0, 5, 0)))
    hit = blow(state, unit_at(state, "c2"), state.book.ground.field("c3"))
    assert (hit.defending, hit.shields, hit.threats, hit.forgiven, hit.defense) == (False, 0, (), 0, 0)
    assert hit.damage == hit.attack == 2


@pytest.mark.rule("BG-090")
def test_any_spell_in_a_slot_may_be_replaced_also_the_first_card_of_the_game() -> None:
    state = position(Side("elementalist", hand=["firebolt", "gust"], play=["lightning"]), Side("warlock"))
    finish(turn, state, "prepare firebolt", "prepare gust", "slot 2")
    assert {slot.card for slot in state.players[0].slots} == {0, 1}
    finish(turn, state)
    table = finish(turn, state, "prepare lightning", "slot 2")
    assert [each["slot"] for each in told(table, "replaces")] == [1]
    assert hand(state, 0) == ["gust"]


@pytest.mark.rule("BG-171", "BG-182", "BG-122")
def test_how_far_each_unit_reaches() -> None:
    far = {"archer": 2, "longbowman": 2, "storm-elemental": 2}
    state = position(Side(), Side("warlock"))
    for face, card in enumerate(state.book.cards):
        if card.kind == "unit" or card.summons_itself:
            unit = new_unit(state, CardId(0), Face(face), A, state.book.ground.field("c2"))
            assert reach_of(state, unit) == far.get(card.key, 1), card.key


@pytest.mark.rule("BG-205", "BG-066")
@pytest.mark.parametrize("key", ["cultist", "cleric", "high-cleric"])
def test_an_enchantment_without_a_number_is_resolved_in_every_turn(key: str) -> None:
    klass = "warlock" if key == "cultist" else "paladin"
    state = position(Side(klass, {"b2": key, "b3": Stands("guard", hp=1)}), Side("elementalist"))
    for _ in range(2):
        assert len(told(finish(enchantments_phase, state), "clause")) == 1
    assert len(state.players[0].enchantments) == 1


@pytest.mark.rule("BG-R61", "BG-131")
def test_a_text_for_being_summoned_does_not_happen_again_at_death() -> None:
    state = position(Side(units={"c2": Stands("guard", attack=9)}), Side("warlock", {"c3": "abomination"}))
    finish(battle_phase, state, "attack c2")
    assert (set(units(state).values()), state.players[1].life) == ({"guard"}, 20)


@pytest.mark.rule("BG-235", "BG-R78")
def test_who_fell_to_what_an_ordered_attack_set_off_does_not_attack_any_more() -> None:
    rally = Card("rally", "Rally", "paladin", "spell", "Order", aim=Aim("row"), effects=(Attack(0, "row_allies"),))
    avenger = Card("avenger", "Avenger", "warlock", "unit", "Human", attack=9, hp=3,
                   aura=Aura(whens=(When("own_dies", (Attack(0, "this"),)),)))  # fmt: skip
    foes: dict[str, str | Stands] = {"b3": "imp", "c3": "avenger"}
    mine: dict[str, str | Stands] = {"b2": "guard", "c2": "guard"}
    state = position(Side(units=mine, hand=["rally"]), Side("warlock", foes), cards=[rally, avenger])
    finish(main_phase, state, "cast rally", "row 2")
    assert units(state) == {"b2": "guard", "c3": "avenger"}
    assert unit_at(state, "c3").hp == 3


@pytest.mark.rule("BG-176", "BG-239")
def test_a_unit_can_be_enchanted_by_its_own_text() -> None:
    idol = Card("idol", "Idol", "paladin", "unit", "Stone", rank=1, attack=1, hp=5,
                whens=(When("summoned", (Enchant(0, "this"),)),),
                enchantment=Enchantment(2, (GainAttack(1, "enchanted"),)))  # fmt: skip
    state = position(Side(hand=["idol"], pool="S"), Side("warlock"), cards=[idol])
    finish(main_phase, state, "muster idol", "field c1")
    finish(enchantments_phase, state)
    assert unit_at(state, "c1").attack == 2


@pytest.mark.rule("BG-R139", "BG-176")
def test_a_unit_that_is_summoned_is_open_to_all() -> None:
    state = position(Side(hand=["archer"], pool="SSS"), Side("warlock"))
    (card,) = state.players[0].units
    state.seen[card] = 1  # as in a hand that was dealt
    finish(main_phase, state, "muster archer", "field c1")
    assert (unit_at(state, "c1").card, state.seen[card]) == (card, EVERYBODY)


@pytest.mark.rule("BG-154", "BG-155", "BG-158")
@pytest.mark.parametrize("field", ["a1", "c1", "e1"])
def test_a_unit_defends_on_whichever_field_it_stands(field: str) -> None:
    foes = {f"{field[0]}2": "ghoul"}
    for defending in (True, False):
        state = position(Side(units={field: Stands("knight", defending=defending)}), Side("warlock", foes), active=1)
        attacker = next(unit for unit in state.board if unit is not None and unit.owner == 1)
        found = blow(state, attacker, state.book.ground.names.index(field))
        assert found.defending is defending
        assert bool(found.defense) is defending


@pytest.mark.rule("BG-R139", "BG-045")
@pytest.mark.parametrize("hidden", [True, False])
def test_who_knows_the_cards_in_a_hand(hidden: bool) -> None:
    """Spells and units, in the hand that one starts with, and those that come back to it."""
    state = GAME.rules.start(make_book(rules(hand_hidden=hidden)), [Entry("paladin"), Entry("warlock")], Dice(1))
    play(turn, state, dice=[6, 1])
    hands = [card for player in state.players for card in hand_of(player)]
    assert {bool(state.seen[card] & 1 << (1 - state.owner[card])) for card in hands} == {not hidden}
    used = position(Side("warlock", {"c2": "ghoul"}, hand=["terror"], play=["shadow-bolt"]),
                    Side(units={"c3": Stands("archer", hp=1)}), variant=rules(hand_hidden=hidden))  # fmt: skip
    finish(battle_phase, used, "attack c2")
    finish(turn, used)
    assert (hand(used, 0), hand(used, 1)) == (["shadow-bolt", "terror"], ["archer"])
    back = [card for player in used.players for card in hand_of(player)]
    assert {bool(used.seen[card] & 1 << (1 - used.owner[card])) for card in back} == {not hidden}
    assert all(used.seen[card] & 1 << used.owner[card] for card in back)  # the owner knows them
