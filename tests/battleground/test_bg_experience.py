"""Experience, levels and power tokens: how they are gained and what a token does."""

import pytest
from battleground_table import (
    SECOND_MAIN,
    A,
    B,
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
    position,
    rules,
    turn,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import GainExperience, Heal
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Enchantment
from rulewright.games.battleground.rules.heroes import level
from rulewright.games.battleground.rules.main_phase.powers import upgrade
from rulewright.games.battleground.rules.state import State, face_now
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def grown(state: State, seat: int = 0) -> tuple[int, int]:
    return state.players[seat].experience, state.players[seat].tokens


def upgraded(state: State, seat: int, key: str) -> None:
    upgrade(Table(None, state, lambda *_: _[2][0]), state, Seat(seat), state.book.face(key))


@pytest.mark.rule("BG-186", "BG-112")
def test_one_experience_at_the_end_of_each_own_battle_phase() -> None:
    state = position(Side(), Side("warlock", {"c4": "ghoul"}))
    finish(battle_phase, state)
    assert (grown(state, 0), grown(state, 1)) == ((1, 0), (0, 0))
    twice = position(Side(), Side("warlock"), variant=rules(exp_per_battle=2))
    finish(battle_phase, twice)
    assert grown(twice) == (2, 0)


@pytest.mark.rule("BG-E17", "BG-187", "BG-189", "BG-190", "BG-R94")
def test_a_kill_at_two_experience_is_a_level_and_a_token_at_once() -> None:
    state = position(Side(units={"c2": "guard"}, experience=2), Side("warlock", {"c3": "imp"}))
    table = finish(battle_phase, state, "attack c2")
    assert grown(state) == (4, 1)  # 3 by the kill, and 1 for the battle
    order = [kind for kind, _, _ in table.events if kind in ("experience", "level", "moves")]
    assert order == ["experience", "level", "moves", "experience"]  # in the middle of the battle


@pytest.mark.rule("BG-E17", "BG-187", "BG-191")
def test_what_is_beyond_a_level_counts_toward_the_next() -> None:
    caster = Side("elementalist", hand=["fireball"], pool="RRW", experience=2)
    state = position(caster, Side("warlock", {"b2": "hellhound", "c3": "hellhound"}))
    duel(turn, state, "cast fireball", "ix 2,2")
    assert grown(state) == (5, 1)
    state.active = A
    finish(battle_phase, state)
    assert grown(state) == (6, 2)


@pytest.mark.rule("BG-188", "BG-189", "BG-190")
def test_a_card_that_says_so_gives_experience_and_two_levels_give_two_tokens() -> None:
    tome = Card("tome", "Tome", "paladin", "spell", "Order", cost_of("W"), effects=(GainExperience(6),))
    assert tome.text == "Gain 6 experience."
    state = position(Side(hand=["tome"], pool="W", experience=1), Side("warlock"), cards=[tome])
    table = finish(main_phase, state, "cast tome")
    assert grown(state) == (7, 2)
    assert ("experience", "BG-188", {"seat": 0, "n": 6}) in table.events


@pytest.mark.rule("BG-R99")
def test_the_level_is_for_display_and_has_no_cap() -> None:
    state = position(Side(experience=2), Side("warlock", experience=300))
    assert [level(state, player) for player in state.players] == [1, 101]


@pytest.mark.rule("BG-189")
def test_by_a_switch_a_level_takes_another_number() -> None:
    state = position(Side(experience=4), Side("warlock"), variant=rules(exp_per_level=5))
    finish(battle_phase, state)
    assert grown(state) == (5, 1)


# -- tokens


@pytest.mark.rule("BG-192", "BG-193", "BG-R04", "BG-R22")
def test_a_token_goes_on_the_next_power_of_a_path_and_works_at_once() -> None:
    state = position(Side(tokens=3, pool="", locked=["knight", "knight"], hand=["guard"]), Side("warlock"))
    asked = upto(main_phase, state, "token sword")
    assert letters(state.players[0].pool) == "S"  # Levy: an orb, usable at once
    assert "muster guard" in asked.notations
    state = position(Side(tokens=2, locked=["knight", "knight"]), Side("warlock"))
    finish(main_phase, state, "token sword", "token sword")
    assert (state.players[0].paths, state.players[0].tokens) == ([2, 0, 0], 0)
    assert hand(state, 0) == ["knight", "knight"]  # Stables: both copies


@pytest.mark.rule("BG-193", "BG-R98", "BG-R97", "BG-D12")
def test_tokens_may_be_kept_and_a_full_path_takes_no_more() -> None:
    state = position(Side(tokens=1, paths=(5, 4, 0)), Side("warlock"))
    assert notations(state, 0) == ["pass", "token shield", "token light"]
    duel(turn, state)
    assert state.players[0].tokens == 1
    full = position(Side(tokens=4, paths=(5, 5, 5)), Side("warlock"))
    assert notations(full, 0) == ["pass"]


@pytest.mark.rule("BG-194")
def test_a_placed_token_stays() -> None:
    state = position(Side(tokens=1, units={"c4": "guard"}, paths=(4, 0, 0)), Side("warlock"))
    duel(turn, state, "token sword", "attack c4")
    assert state.players[1].life == 18  # Vanguard at once
    for _ in range(2):
        finish(turn, state)
    assert (state.players[0].paths, state.players[0].tokens) == ([5, 0, 0], 0)
    assert state.players[1].life == 16


@pytest.mark.rule("BG-R96")
def test_tokens_are_placed_in_ones_own_main_phases_only() -> None:
    state = position(Side(tokens=1, prepared=["mend"]), Side("warlock", tokens=2, prepared=["terror"]))
    table = duel(turn, state)
    offered = {(seat, key) for seat, key, each in table.asked if any(one.startswith("token") for one in each)}
    assert offered == {(0, "main")}
    late = position(Side(tokens=1), Side("warlock"), variant=rules(power_timing="second_main"))
    assert notations(late, 0) == ["pass"]
    late.phase = SECOND_MAIN
    assert "token sword" in notations(late, 0)


# -- upgrades


@pytest.mark.rule("BG-R07", "BG-192")
def test_an_upgrade_swaps_copies_in_hand_and_in_place_on_the_battleground() -> None:
    worn = Stands("guard", hp=1, chill=1, defending=True)
    state = position(Side(tokens=1, hand=["guard"], units={"c2": worn}), Side(units={"c4": "guard"}))
    finish(main_phase, state, "token shield")
    assert hand(state, 0) == ["shieldbearer"]
    unit = unit_at(state, "c2")
    assert (units(state)["c2"], unit.attack, unit.hp, unit.chill, unit.defending) == ("shieldbearer", 2, 1, 1, True)
    assert units(state)["c4"] == "guard"  # the other player's


@pytest.mark.rule("BG-R07", "BG-R95")
def test_an_upgrade_may_change_hp_and_kill_without_credit() -> None:
    state = position(Side(units={"c2": Stands("archer", hp=1)}), Side("warlock"))
    upgraded(state, 0, "archer")
    assert (unit_at(state, "c2").attack, unit_at(state, "c2").hp) == (2, 2)
    frail = Card("frail", "Frail", "paladin", "unit", "Human Cavalry", rank=2, copies=2, attack=5, hp=2,
                 upgrade_of="guard")  # fmt: skip
    state = position(Side(units={"c2": Stands("guard", hp=1)}), Side("warlock"), cards=[frail],
                     variant=rules(exp_denial=2))  # fmt: skip
    upgraded(state, 0, "guard")
    assert (units(state), hand(state, 0)) == ({}, ["frail"])
    assert (grown(state, 0), grown(state, 1)) == ((0, 0), (0, 0))


@pytest.mark.rule("BG-R07")
def test_prepared_and_lying_spells_are_swapped_when_they_reach_the_hand() -> None:
    side = Side("warlock", tokens=1, paths=(0, 1, 0), prepared=[Prepared("terror", "P")], play=["shadow-bolt"],
                hand=["drain-life"])  # fmt: skip
    state = position(side, Side(units={"c3": "guard"}))
    cards = state.book.cards
    slot, lying = state.players[0].slots[0], state.players[0].play[0]
    upto(main_phase, state, "token malefice")
    assert hand(state, 0) == ["devour-life"]
    assert (cards[face_now(state, slot.card)].key, cards[lying.face].key) == ("terror", "shadow-bolt")
    state = position(side, Side(units={"c3": "guard"}))
    finish(turn, state, "token malefice")
    assert hand(state, 0) == ["devour-life", "shadow-lance"]


@pytest.mark.rule("BG-R08")
def test_locked_cards_taken_after_their_upgrade_arrive_upgraded() -> None:
    state = position(Side(tokens=1, paths=(1, 0, 0), upgraded=["knight"], locked=["knight", "knight"]), Side("warlock"))
    finish(main_phase, state, "token sword")
    assert hand(state, 0) == ["crusader", "crusader"]


@pytest.mark.rule("BG-R09")
def test_an_upgraded_units_own_enchantment_goes_on_under_the_new_text() -> None:
    saint = Card("saint", "Saint", "warlock", "unit", "Human Priest", rank=1, copies=2, hp=3, upgrade_of="cultist",
                 enchantment=Enchantment(0, (Heal(3, "adjacent_allies"),)))  # fmt: skip
    side = Side("warlock", {"c1": "cultist", "d1": Stands("abomination", hp=1)})
    state = position(side, Side(), cards=[saint])
    shape, tokens = state.players[0].enchantments[0].shape, state.players[0].enchantments[0].tokens
    upgraded(state, 0, "cultist")
    mine = state.players[0].enchantments
    assert [(each.shape, each.tokens) for each in mine] == [(shape, tokens)]
    finish(enchantments_phase, state)
    assert (unit_at(state, "d1").hp, letters(state.players[0].mana)) == (4, "")


@pytest.mark.rule("BG-R89")
def test_a_turned_unit_is_upgraded_by_its_owner() -> None:
    state = position(Side(units={"c3": Stands("guard", turnover=1)}), Side(units={"c4": "guard"}))
    upgraded(state, 1, "guard")
    assert units(state) == {"c3": "guard", "c4": "shieldbearer"}
    upgraded(state, 0, "guard")
    assert (units(state)["c3"], unit_at(state, "c3").turnover) == ("shieldbearer", 1)


@pytest.mark.rule("BG-R07")
def test_by_a_switch_units_are_upgraded_only_when_they_return() -> None:
    state = position(Side(units={"c2": Stands("guard", hp=1)}), Side("warlock", {"c3": "ghoul"}),
                     variant=rules(upgrade_in_play="on_return"))  # fmt: skip
    upgraded(state, 0, "guard")
    assert units(state)["c2"] == "guard"
    state.active = B
    finish(battle_phase, state, "attack c3")
    assert hand(state, 0) == ["shieldbearer"]


# -- powers that are used, and triggers


@pytest.mark.rule("BG-R100", "BG-D13")
def test_lay_on_hands_heals_for_one_white() -> None:
    state = position(Side(paths=(0, 0, 5), pool="WWW", life=17), Side("warlock"))
    duel(turn, state, "use lay-on-hands")
    assert (state.players[0].life, letters(state.players[0].pool)) == (19, "WW")


@pytest.mark.rule("BG-R101")
def test_lay_on_hands_is_used_once_a_turn() -> None:
    state = position(Side(paths=(0, 0, 5), pool="WWW", life=17), Side("warlock"))
    state.players[0].tokens = 1  # so that there is another question
    assert "use lay-on-hands" not in upto(main_phase, state, "use lay-on-hands").notations
    used = position(Side(paths=(0, 0, 5), pool="W", used=["lay-on-hands"]), Side("warlock"))
    assert "use lay-on-hands" not in notations(used, 0)


@pytest.mark.rule("BG-R100", "BG-R135")
def test_lay_on_hands_takes_a_white_orb_and_its_level() -> None:
    assert "use lay-on-hands" in notations(position(Side(paths=(0, 0, 5), pool="W"), Side("warlock")), 0)
    assert "use lay-on-hands" not in notations(position(Side(paths=(0, 0, 5), pool="U"), Side("warlock")), 0)
    assert "use lay-on-hands" not in notations(position(Side(paths=(0, 0, 4), pool="W"), Side("warlock")), 0)


@pytest.mark.rule("BG-R101")
def test_the_first_time_each_turn_is_new_in_either_players_turn() -> None:
    """Carrion Call: two of one's own die in the own turn, one more in the opponent's."""
    side = Side("warlock", {"b2": "imp", "c2": "imp", "e2": "imp"}, paths=(5, 0, 0), hand=["hellfire"], pool="RR")
    state = position(side, Side(units={"e3": "guard"}))
    table = duel(turn, state, "cast hellfire", "ix 2,2", "defend e2")
    gains = [(clause, args["n"]) for kind, clause, args in table.events if kind == "experience"]
    assert gains == [("BG-188", 1), ("BG-186", 1)]  # the power once for two deaths, and the battle
    unit_at(state, "e2").defending = False
    table = finish(turn, state, "attack e3")
    assert ("experience", "BG-188", {"seat": 0, "n": 1}) in table.events


@pytest.mark.rule("BG-R102", "BG-R123")
def test_powers_are_no_cards_and_antimagic_does_not_stop_them() -> None:
    """Vanguard strengthens a unit with Antimagic; the damage that Tempest adds to Gust is the spell's."""
    state = position(Side(units={"c4": Stands("guard", antimagic=1)}, paths=(5, 0, 0)), Side("warlock"))
    finish(battle_phase, state, "attack c4")
    assert state.players[1].life == 18
    caster = Side("elementalist", hand=["gust"], pool="W", paths=(0, 0, 5))
    assert "cast gust" not in notations(position(caster, Side(units={"c3": Stands("guard", antimagic=1)})), 0)
