"""Corners of the rules: the first field, the least and the most of a number, a gain of nothing."""

from contextlib import nullcontext

import pytest
from battleground_table import (
    MANA_ORB,
    Side,
    Stands,
    battle_phase,
    blow,
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

from rulewright.games.battleground.rules.book import make_book
from rulewright.kernel.errors import BadVariant, ImpossiblePosition

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
