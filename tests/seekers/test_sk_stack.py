"""The Stack and priority: who may act when, what resolves when, Immediate, Counter, copies and Charges."""

from collections.abc import Sequence
from typing import Any

import pytest
from seekers_table import Effect, Script, ails, bare, find, play, position, priority, still, told, triple, turn, upto

from rulewright.games.seekers.rules.state import COPY, State
from rulewright.kernel.question import Seat


def keys(state: State, cards: Sequence[int]) -> list[str]:
    return [state.book.cards[state.faces[card]].key for card in cards]


def resolved(table: Script) -> list[tuple[str, int]]:
    return [(kind, args["seat"]) for kind, _, args in table.events if kind in ("resolves", "fizzles")]


BOLT: dict[str, Any] = {"hand": ["arcane-bolt"], "mp": 0, "ap": 1}


@pytest.mark.rule("SK-147", "SK-148", "SK-154")
def test_last_in_first_out() -> None:
    state = position(bare(at=(0, 0), hand=["ice-shard"], mp=0, ap=1), bare(at=(3, 0), hp=50, **BOLT))
    table = play(priority, state, "play ice-shard", "play arcane-bolt", dice=[2, 5])
    assert resolved(table) == [("resolves", 1), ("resolves", 0)]
    assert (state.units[0].hp, state.units[1].hp) == (98, 45)


@pytest.mark.rule("SK-149", "SK-150", "SK-151")
def test_instants_whenever_one_has_priority_actions_only_in_ones_own_empty_main_phase() -> None:
    both: dict[str, Any] = {"hand": ["arcane-bolt", "ice-shard"], "mp": 0}
    fresh = [bare(at=(-4, 0), **both), bare(at=(-2, 0), **both)]
    assert upto(priority, position(*fresh)).notations == ["pass", "play arcane-bolt", "play ice-shard", "move"]
    answer = upto(priority, position(*fresh), "play ice-shard")
    assert (answer.seat, answer.notations) == (0, ["pass", "play arcane-bolt"])  # something is on the Stack
    other = upto(priority, position(*fresh), "pass")
    assert (other.seat, other.notations) == (1, ["pass", "play arcane-bolt"])  # another's turn
    assert upto(turn, position(*fresh)).notations == ["pass", "play arcane-bolt"]  # Upkeep


@pytest.mark.rule("SK-152", "SK-R85")
def test_who_played_keeps_priority() -> None:
    state = position(bare(at=(0, 0), hand=["arcane-bolt"] * 2, mp=0), bare(at=(2, 0), **BOLT))
    asked = upto(priority, state, "play arcane-bolt")
    assert (asked.seat, len(state.stack)) == (0, 1)
    state = position(bare(at=(0, 0), **BOLT), bare(at=(2, 0), hand=["arcane-bolt"] * 2, mp=0))
    asked = upto(priority, state, "pass", "play arcane-bolt")
    assert asked.seat == 1


@pytest.mark.rule("SK-153", "SK-154", "SK-155")
def test_passing_goes_round_in_turn_order_and_everybody_must_pass() -> None:
    sides = [bare(at=(0, 0), **BOLT), bare(at=(2, 0), **BOLT), bare(at=(0, 2), team=0, **BOLT)]
    state = position(*sides)
    state.order = [Seat(0), Seat(2), Seat(1)]
    table = play(priority, state, "pass", "pass", "pass")
    assert [seat for seat, _, _ in table.asked] == [0, 2, 1]
    state = position(*sides)
    asked = upto(priority, state, "play arcane-bolt", "pass")
    assert (asked.seat, len(state.stack)) == (2, 1)  # seat 1 has passed, seat 2 has not


@pytest.mark.rule("SK-154", "SK-R86", "SK-156", "SK-R93", "SK-R87")
def test_adding_to_the_stack_starts_the_passes_anew_and_the_active_player_is_first_after_each() -> None:
    sides = bare(at=(0, 0), hand=["arcane-bolt"] * 2, mp=0, ap=2), bare(at=(2, 0), **BOLT)
    table = play(priority, position(*sides), "play arcane-bolt", "pass", "play arcane-bolt", "pass", "pass", "pass",
                 dice=[1, 1])  # fmt: skip
    asked = [(seat, key) for seat, key, _ in table.asked]
    # 0 plays, keeps it and passes; 1 plays and can only pass; 0 passes: 1's resolves; 0; 0's resolves; 0 ends the phase
    assert asked == [(0, "main"), (0, "priority"), (1, "priority"), (0, "priority"), (0, "priority"), (0, "main")]
    assert resolved(table) == [("resolves", 1), ("resolves", 0)]


@pytest.mark.rule("SK-156")
def test_the_active_player_has_priority_after_a_resolution_whoever_passed_last() -> None:
    state = position(bare(at=(0, 0), hand=["arcane-bolt"] * 2, mp=0, ap=2), bare(at=(2, 0), **BOLT))
    asked = upto(priority, state, "play arcane-bolt", "pass", "pass", dice=[1])
    assert (asked.seat, asked.why.key, state.units[1].hp) == (0, "main", 99)


@pytest.mark.rule("SK-R87", "SK-R88", "SK-156")
def test_a_pass_is_only_final_if_everybody_passes() -> None:
    state = position(bare(at=(0, 0), hand=["ice-shard"], mp=0), bare(at=(2, 0), **BOLT))
    asked = upto(priority, state, "pass", "play arcane-bolt", dice=[1])
    assert (asked.seat, asked.why.key, "play ice-shard" in asked.notations) == (0, "main", True)


# -- Immediate


@pytest.mark.rule("SK-159", "SK-160", "SK-161", "SK-R89", "SK-R92", "SK-R91")
def test_an_immediate_card_is_applied_at_once_and_its_player_goes_on() -> None:
    mind = bare(at=(2, 0), hand=["presence-of-mind", "frost-nova"], mp=0, ap=1)
    state = position(bare(at=(1, 0), hand=["refute"], mp=0, ap=3), mind)
    asked = upto(priority, state, "pass", "play presence-of-mind")
    assert (asked.seat, asked.notations) == (1, ["pass", "play frost-nova"])  # not the player with Refute
    assert (state.stack, len(state.players[1].zone)) == ([], 1)
    state = position(bare(at=(0, 0), hand=["arcane-overload"], mp=0), bare(at=(2, 0), hand=["refute"], ap=3))
    asked = upto(priority, state, "play arcane-overload")
    assert (asked.seat, asked.why.key, triple(state, 0)[0]) == (0, "main", 8)


@pytest.mark.rule("SK-R90")
def test_immediate_is_not_instant() -> None:
    state = position(bare(at=(0, 0)), bare(at=(2, 0), hand=["arcane-overload", "presence-of-mind"]))
    assert upto(priority, state, "pass").notations == ["pass", "play presence-of-mind"]


@pytest.mark.rule("SK-159", "SK-160", "SK-R94")
def test_an_immediate_card_played_by_an_effect_does_not_wait_either() -> None:
    side = bare(at=(0, 0), hand=["scorching-ray"], discard=["fan-the-flames"], ap=3, mp=0)
    state = position(side, bare(at=(3, 0), **BOLT))
    state.players[0].events["hot"] = 1
    asked = upto(priority, state, "play scorching-ray", "pass", "pass", "play fan-the-flames", dice=[6, 6])
    assert asked.why.key == "scry"  # it resolves before anybody has priority


# -- Counter, Charges, copies


@pytest.mark.rule("SK-R95", "SK-R102")
def test_counter_takes_cards_and_copies_but_no_effects() -> None:
    deny: dict[str, Any] = {"hand": ["deny"], "mp": 0, "ap": 2}
    state = position(bare("mara", at=(0, 0), ap=2, mp=0), bare(at=(1, 0), **deny))
    asked = upto(priority, state, "activate worn-shortsword")
    assert (asked.seat, asked.notations) == (1, ["pass", "play deny"])
    assert [item.kind for item in state.stack] == [COPY]
    play_on = position(bare("mara", at=(0, 0), ap=2, mp=0), bare(at=(1, 0), **deny))
    play(priority, play_on, "activate worn-shortsword", "play deny")
    assert (play_on.units[1].hp, len(play_on.players[0].discard)) == (100, 0)  # the copy is gone, the Weapon stays
    assert len(play_on.players[0].equipment) == 3
    hidden = bare("mara", at=(0, 0), ap=5, mp=0, equipment=("nightweave", "hawks-eye"))
    state = position(hidden, bare(at=(1, 0), **deny))
    table = play(priority, state, "activate nightweave")  # an effect, not a card: nobody can respond with Deny
    assert (state.units[0].stealth, [seat for seat, _, _ in table.asked]) == (True, [0])


@pytest.mark.rule("SK-R95")
def test_counter_takes_no_trigger() -> None:
    side = bare(at=(0, 0), hand=["flame-torrent", "study"], ap=3, mp=0)
    state = position(side, bare(at=(3, 0), hand=["deny"], mp=0, ap=2))
    upto(priority, state, "play flame-torrent", "direction E")
    assert [item.when for item in state.stack] == [-1, 0]
    state = position(side, bare(at=(3, 0), hand=["deny"], mp=0, ap=2))
    table = play(priority, state, "play flame-torrent", "direction E", "play deny")
    assert told(table, "counters") == ["counters"]  # the card; there was no choice
    assert keys(state, state.players[0].discard) == ["study", "flame-torrent"]


@pytest.mark.rule("SK-R96", "SK-R97", "SK-R101", "SK-R99")
def test_a_countered_charges_card_is_lost_and_a_fizzled_one_keeps_the_rest() -> None:
    def fresh(answer: str) -> State:
        motes = bare(at=(0, 0), hand=["arcane-motes"], ap=1, mp=0)
        return position(motes, bare(at=(4, 0), hand=[answer], ap=3, mp=0))

    state = fresh("refute")
    play(priority, state, "play arcane-motes", "play refute")
    assert (state.players[0].zone, keys(state, state.players[0].discard)) == ([], ["arcane-motes"])
    state = fresh("blink")
    play(priority, state, "play arcane-motes", "play blink", "no", "at_free_hex 6,0")
    assert [lasting.charges for lasting in state.players[0].zone] == [2]
    assert state.units[1].hp == 100


@pytest.mark.rule("SK-R101", "SK-R102")
def test_a_charge_and_a_weapon_attack_are_cards_being_played() -> None:
    zone = [Effect("throwing-axes", charges=1)]
    state = position(bare("brakka", at=(0, 0), zone=zone, ailments={"Bleed": 2}, ap=2, mp=0), still(at=(1, 0)))
    table = play(priority, state, "use throwing-axes", "direction E", dice=[1])
    assert (told(table, "triggers"), state.units[0].hp) == (["triggers"], 98)
    ailments = {"Bleed": 2, "Shocked": 2}
    state = position(bare("brakka", at=(0, 0), ailments=ailments, ap=2, mp=0, stealth=True), still(at=(1, 0)))
    order = upto(priority, state, "activate worn-shortsword")
    assert order.why.key == "triggers"  # Bleed and Shocked
    first = order.notations[0]
    state = position(bare("brakka", at=(0, 0), ailments=ailments, ap=2, mp=0, stealth=True), still(at=(1, 0)))
    play(priority, state, "activate worn-shortsword", first, dice=[5, 4])  # Shocked 5, less 2 by the mail
    assert (state.units[0].hp, state.units[0].stealth, state.units[1].hp) == (95, False, 95)
    state = position(bare("brakka", at=(0, 0), ailments={"Frozen": 2}, mp=0), still(at=(1, 0), **{"ap": 0}))
    assert play(priority, state).asked == []


@pytest.mark.rule("SK-R102")
def test_a_weapon_attack_is_an_action() -> None:
    state = position(bare(at=(0, 0), **BOLT), bare(at=(1, 0), hand=["arcane-bolt"], ap=5, mp=0))
    assert "activate worn-shortsword" not in upto(priority, state, "pass").notations
    state = position(bare(at=(0, 0), channel=2, ap=5, hand=["arcane-bolt"]), still(at=(1, 0)))
    assert play(priority, state).asked == []  # the channel lock holds for it too


@pytest.mark.rule("SK-R103")
def test_a_copy_is_not_played_keeps_its_modes_and_resolves_first() -> None:
    side = bare(at=(0, 0), hand=["ley-lance"], ap=6, mp=0, hp=50)
    other = bare(at=(3, 0), hand=["mirror-thought"], ap=3, mp=0)
    state = position(side, other)
    table = play(priority, state, "play ley-lance", "yes", "play mirror-thought", "at_enemy 0", dice=[1] * 10)
    assert told(table, "plays", "copies", "damage") == ["plays", "plays", "copies", "damage", "damage"]
    assert resolved(table) == [("resolves", 1), ("resolves", 1), ("resolves", 0)]
    assert (state.units[0].hp, state.units[1].hp) == (45, 95)  # both amplified: 5 dice
    assert keys(state, state.players[1].discard) == ["mirror-thought"]  # the copy ceases to exist
    assert state.players[1].events.get("spell_arcane") == 1  # only Mirror Thought itself


@pytest.mark.rule("SK-R104")
def test_what_a_defeated_player_has_on_the_stack_is_gone() -> None:
    hurt = bare(at=(2, 0), hp=1, team=1, **BOLT)
    state = position(bare(at=(0, 0), team=0, **BOLT), hurt, still(at=(6, -3), team=1), active=2)
    play(priority, state, "pass", "play arcane-bolt", "play arcane-bolt", dice=[1])
    assert (state.players[1].out, state.units[0].hp, state.stack) == (True, 100, [])


@pytest.mark.rule("SK-R99", "SK-158")
def test_a_card_goes_to_its_owners_discard() -> None:
    state = position(bare(at=(0, 0), **BOLT), still(at=(2, 0)))
    card = find(state, 0, "arcane-bolt")
    state.owner[card] = Seat(1)
    play(priority, state, "play arcane-bolt", dice=[1])
    assert (state.players[0].discard, state.players[1].discard) == ([], [card])
    assert ails(state, 0, "Slow") == 0
