"""The Battle phase: who acts, in which order, which pairs of actions (BG-109 to BG-120, E07)."""

import pytest
from battleground_table import (
    A,
    B,
    Side,
    Stands,
    battle_phase,
    duel,
    forecast,
    play,
    position,
    rules,
    run,
    told,
    turn,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import Summon
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.standing import When
from rulewright.games.battleground.rules.battle.battle_phase import by_default
from rulewright.games.battleground.rules.state import State

E07 = (Side(units={"c2": "guard", "c1": "archer"}), Side("warlock", {"c4": Stands("guard", hp=3)}))


def actors(state: State, verb: str = "defend") -> list[str]:
    """The units that are asked in wave 1, in order; each does this."""
    seen: list[str] = []

    def choose(seat: int, key: str, offered: list[str]) -> str:
        if key == "wave":
            seen.append(offered[0].split()[1])
            return next(each for each in offered if each.startswith(verb))
        return offered[0]

    run(battle_phase, state, choose)
    return seen


# -- the sequence


@pytest.mark.rule("BG-109", "BG-111", "BG-E07")
def test_all_act_all_act_gain_one_experience() -> None:
    """
    4 . . G .      wave 1: Guard c2-c3, Archer c1-c2
    3 . . . .      wave 2: both attack c4: 3, 2, 1
    2 . . g .
    1 . . a .
    """
    state = position(*E07)
    table = play(battle_phase, state, "advance c2", "advance c1", "attack c3", "attack c2")
    kinds = [kind for kind, _, _ in table.events if kind in ("wave", "moves", "attacks", "experience")]
    assert kinds == ["wave", "moves", "moves", "wave", "attacks", "attacks", "experience"]
    assert units(state) == {"c3": "guard", "c2": "archer", "c4": "guard"}
    assert (unit_at(state, "c4").hp, state.players[0].experience) == (1, 1)
    hits = [args["field"] for args in told(table, "attacks")]
    assert hits == [state.book.ground.field("c3"), state.book.ground.field("c2")]


@pytest.mark.rule("BG-E07", "BG-117", "BG-120")
def test_an_archer_that_attacked_nobody_must_advance_in_wave_2() -> None:
    state = position(*E07)
    table = play(battle_phase, state, "advance c2", "attack c1", "attack c3")
    assert len(told(table, "no_target")) == 1
    assert units(state) == {"c3": "guard", "c2": "archer", "c4": "guard"}
    assert unit_at(state, "c4").hp == 2


@pytest.mark.rule("BG-109")
def test_the_three_actions_attack_advance_defend() -> None:
    asked = upto(battle_phase, position(Side(units={"c2": "guard"}), Side("warlock")))
    assert (asked.why.key, asked.notations) == ("wave", ["attack c2", "defend c2", "advance c2"])


@pytest.mark.rule("BG-110", "BG-R57", "BG-259")
def test_only_units_owned_by_the_active_player_act_and_their_owner_chooses() -> None:
    sides = Side(units={"c1": "guard"}), Side("warlock", {"a4": "ghoul"})
    state = position(*sides)
    assert actors(state) == ["c1"]
    state.active = B
    asked = upto(battle_phase, state)
    assert (asked.seat, asked.notations[0]) == (1, "attack a4")
    state = position(*sides, variant=rules(battle_scope="all_units"))
    table = play(battle_phase, state, "advance a4", "advance c1", "defend a3", "defend c2")
    assert [seat for seat, _, _ in table.asked] == [1, 0, 1, 0]  # by a switch everybody's, row by row


@pytest.mark.rule("BG-110", "BG-259")
def test_a_turned_unit_still_acts_in_its_owners_battle_but_nobody_chooses() -> None:
    state = position(Side(units={"c3": Stands("guard", turnover=1)}), Side("warlock"))
    assert play(battle_phase, state).asked == []
    assert units(state) == {"c2": "guard"}
    state.active = B
    play(battle_phase, state)
    assert units(state) == {"c2": "guard"}  # not in the other's


@pytest.mark.rule("BG-111")
def test_a_switch_changes_the_number_of_waves() -> None:
    state = position(Side(units={"c1": "guard"}), Side("warlock"), variant=rules(waves=1))
    play(battle_phase, state, "advance c1")
    assert units(state) == {"c2": "guard"}
    state = position(Side(units={"c1": "guard"}), Side("warlock"), variant=rules(waves=3))
    play(battle_phase, state, "advance c1", "attack c2")
    assert units(state) == {"c3": "guard"}


@pytest.mark.rule("BG-112")
def test_the_experience_comes_whether_or_not_anybody_acted() -> None:
    state = position(Side(), Side("warlock"))
    play(battle_phase, state)
    assert [player.experience for player in state.players] == [1, 0]
    state = position(Side(units={"c1": Stands("guard", stun=1)}), Side("warlock"))
    play(battle_phase, state)
    assert state.players[0].experience == 1
    state = position(Side(turns=1), Side("warlock", turns=1), variant=rules(first_player_skips_battle_exp=True))
    play(battle_phase, state)
    state.active = B
    play(battle_phase, state)
    assert [player.experience for player in state.players] == [0, 1]  # by a switch not in the very first one
    state.active, state.players[0].turns = A, 2
    play(battle_phase, state)
    assert state.players[0].experience == 1


# -- the order


@pytest.mark.rule("BG-113", "BG-114", "BG-R16", "BG-R58")
def test_from_the_enemys_side_row_by_row_from_left_to_right() -> None:
    """
    4 . 1 . . .    as A sees them; B looks from the other end
    3 . . . . 2
    2 3 . 4 . .
    1 . . . 5 .
    """
    fields = ["b4", "e3", "a2", "c2", "d1"]
    assert actors(position(Side(units=dict.fromkeys(fields, "guard")), Side("warlock"))) == fields
    state = position(Side(), Side("warlock", dict.fromkeys(fields, "ghoul")), active=1)
    assert actors(state) == ["d1", "c2", "a2", "e3", "b4"]  # right to left for A is left to right for B
    back = rules(row_order="back_first")
    state = position(Side(units=dict.fromkeys(fields, "guard")), Side("warlock"), variant=back)
    assert actors(state) == ["d1", "a2", "c2", "e3", "b4"]


@pytest.mark.rule("BG-113")
def test_one_at_a_time_each_acts_on_what_the_last_one_left() -> None:
    """A file marches without blocking itself; the other way round the first unit would find the field taken."""
    file = {"c1": "guard", "c2": "guard", "c3": "guard"}
    state = position(Side(units=file), Side("warlock"))
    play(battle_phase, state, "advance c3", "advance c2", "advance c1", "defend c4", "defend c3", "defend c2")
    assert sorted(units(state)) == ["c2", "c3", "c4"]
    state = position(Side(units=file), Side("warlock"), variant=rules(row_order="back_first"))
    play(battle_phase, state, "advance c1", "advance c2", "advance c3", "defend c1", "defend c2", "defend c4")
    assert sorted(units(state)) == ["c1", "c2", "c4"]


@pytest.mark.rule("BG-R59")
def test_the_order_is_fixed_as_the_wave_starts_and_made_anew_for_the_next() -> None:
    """b2 before c2 in wave 1, side by side; in wave 2 the one that went ahead comes first."""
    state = position(Side(units={"b2": "guard", "c2": "guard"}), Side("warlock"))
    table = play(battle_phase, state, "defend b2", "advance c2", "defend c3")
    acted = [args["field"] for kind, _, args in table.events if kind in ("defends", "moves")]
    ground = state.book.ground
    assert acted == [ground.field(name) for name in ("b2", "c3", "c3", "b3")]  # wave 2: c3 before b2


@pytest.mark.rule("BG-R59")
def test_a_unit_dead_by_its_turn_is_skipped() -> None:
    """A's turned Guard on c3 kills A's own Archer on c2 before that one's turn has come."""
    side = Side(units={"c3": Stands("guard", turnover=1), "c2": Stands("archer", hp=1)})
    state = position(side, Side("warlock"))
    assert play(battle_phase, state).asked == []
    assert units(state) == {"c2": "guard"}  # Attack, then Advance


@pytest.mark.rule("BG-R63", "BG-178")
def test_a_unit_that_enters_during_the_battle_does_not_act_in_it() -> None:
    nest = Card("nest", "Nest", "paladin", "unit", "Test", rank=1, copies=1, attack=1, hp=1,
                whens=(When("dies", (Summon(),)),))  # fmt: skip
    side = Side(units={"c3": Stands("guard", turnover=1), "c2": "nest"}, hand=["archer"])
    state = position(side, Side("warlock"), cards=[nest])
    table = play(battle_phase, state, "summon archer", "field a1")  # the turned Guard kills the Nest in wave 1
    assert [key for _, key, _ in table.asked] == ["summon", "field"]  # nobody asks the Archer, in neither wave
    assert units(state) == {"c2": "guard", "a1": "archer"}
    state = position(Side(hand=["guard"], pool="S"), Side("warlock"))
    duel(turn, state, "muster guard", "field c1", "advance c1", "defend c2")  # summoned before it: it acts
    assert units(state) == {"c2": "guard"}


@pytest.mark.rule("BG-178")
def test_a_switch_makes_new_units_wait() -> None:
    state = position(Side(hand=["guard"], pool="S"), Side("warlock"), variant=rules(summon_delay=1))
    duel(turn, state, "muster guard", "field c1")
    assert units(state) == {"c1": "guard"}
    state.active = A
    assert actors(state) == ["c1"]


# -- the two actions of a unit


@pytest.mark.rule("BG-115", "BG-116", "BG-117", "BG-118", "BG-119", "BG-E07")
def test_the_four_pairs_and_no_other() -> None:
    pairs = set()
    for first in ("attack", "defend", "advance"):
        state = position(Side(units={"c1": "guard"}), Side("warlock"))
        asked = upto(battle_phase, state)
        assert asked.notations == ["attack c1", "defend c1", "advance c1"]  # BG-116: no declining
        state = position(Side(units={"c1": "guard"}), Side("warlock"))
        if first == "advance":
            second = upto(battle_phase, state, "advance c1")
            assert (second.why.key, second.notations) == ("second", ["attack c2", "defend c2"])
            pairs |= {(first, each.split()[0]) for each in second.notations}
        else:
            table = play(battle_phase, state, f"{first} c1")  # nothing more to choose
            assert [args["field"] for args in told(table, "moves")] == [state.book.ground.field("c2")]
            pairs.add((first, "advance"))
    assert pairs == {("attack", "advance"), ("defend", "advance"), ("advance", "attack"), ("advance", "defend")}


@pytest.mark.rule("BG-115", "BG-119")
def test_a_switch_allows_any_two_actions() -> None:
    state = position(Side(units={"c1": "guard"}), Side("warlock"), variant=rules(free_combos=True))
    play(battle_phase, state, "advance c1", "advance c2")
    assert units(state) == {"c3": "guard"}


@pytest.mark.rule("BG-119", "BG-151", "BG-R84")
def test_a_switch_lets_the_controller_hold_a_unit_back_and_nobody_a_turned_one() -> None:
    held = rules(optional_advance=True)
    state = position(Side(units={"c1": "guard"}), Side("warlock"), variant=held)
    play(battle_phase, state, "advance c1", "hold", "defend c1")
    assert units(state) == {"c1": "guard"}
    state = position(Side(units={"c3": Stands("guard", turnover=1)}), Side("warlock"), variant=held)
    assert play(battle_phase, state).asked == []
    assert units(state) == {"c2": "guard"}


@pytest.mark.rule("BG-120")
def test_an_action_without_effect_is_used_up() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"d2": Stands("ghoul", hp=5)}))
    play(battle_phase, state, "advance c2", "attack c2")  # kept by its target, then strikes
    assert (units(state), unit_at(state, "d2").hp) == ({"c2": "guard", "d2": "ghoul"}, 4)
    state = position(Side(units={"c2": "guard"}), Side("warlock"))
    table = play(battle_phase, state, "attack c2")  # nobody there
    assert ([key for _, key, _ in table.asked], units(state)) == (["wave"], {"c3": "guard"})


@pytest.mark.rule("BG-R60", "BG-R81")
def test_each_action_is_chosen_when_its_turn_comes() -> None:
    """The second unit is asked after the first has struck; attack then advance clears its own path."""
    sides = Side(units={"c2": "guard", "c1": "archer"}), Side("warlock", {"c3": Stands("ghoul", hp=1)})
    state = position(*sides)
    asked = upto(battle_phase, state, "attack c2")
    assert (asked.notations[0], units(state)) == ("attack c1", {"c2": "guard", "c1": "archer"})
    state = position(*sides)
    play(battle_phase, state, "attack c2", "attack c1")
    assert units(state) == {"c3": "guard", "c2": "archer"}
    state = position(*sides)
    play(battle_phase, state, "advance c2", "defend c1", "attack c2")
    assert units(state) == {"c2": "guard", "c1": "archer"}  # the same two actions the other way round


@pytest.mark.rule("BG-R138")
def test_who_does_not_answer_in_time_attacks_or_advances_then_defends() -> None:
    for foe, first, second in (("c3", "attack", "attack"), ("e4", "advance", "defend")):
        state = position(Side(units={"c2": "guard"}), Side("warlock", {foe: "ghoul"}))
        wave = upto(battle_phase, state)
        assert by_default(state, wave.options).verb == first
        state = position(Side(units={"c2": "guard"}), Side("warlock", {foe: "ghoul"}))
        later = upto(battle_phase, state, "advance c2")
        assert by_default(state, later.options).verb == second


@pytest.mark.rule("BG-111", "BG-214")
def test_a_forecast_tells_the_same_battle_wave_by_wave() -> None:
    side = Side(units={"c2": Stands("guard", haste=1)})
    state = position(side, Side("warlock", {"c4": Stands("ghoul", hp=5)}))
    orders = {unit_at(state, "c2").card: ("advance", "attack", "attack")}
    steps = forecast(state, orders).steps
    told_ = [(step.wave, step.kind, step.n) for step in steps if step.kind in ("moves", "attacks", "experience")]
    assert told_ == [(1, "moves", 0), (2, "attacks", 1), (0, "attacks", 1), (0, "experience", 1)]
    assert units(state) == {"c2": "guard", "c4": "ghoul"}
