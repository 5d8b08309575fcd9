"""The Fortress and the Corrupted Hero: the gate, the storm, the last fight."""

from contextlib import nullcontext
from typing import Any

import pytest
from elysia_table import (
    HERO,
    Asked,
    Foe,
    Side,
    Stacked,
    arena,
    begun,
    duel,
    fighting,
    finish,
    idle,
    move,
    names,
    npcs,
    position,
    stacked,
    stacked_duel,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.rules.combat.starting import start_fight
from rulewright.games.elysia.rules.move.encounter import encounter_check
from rulewright.games.elysia.rules.state import State, fighters_at, gate_size
from rulewright.kernel.errors import BadVariant, ImpossiblePosition

FORT = {(1, 0): "fortress/plains"}


def fort(*others: Side, **more: Any) -> State:
    """Seat 0 before the Corrupted Hero Vega with this."""
    side = Side(**{"at": (1, 0), "hand": ("claymore",) * 5, "deck": (), "wild": 0, **more.pop("side", {})})
    given = {"tiles": FORT, "variant": HERO, "villains": [Foe("vega", corrupted=True)], **more}
    return position(side, *others, **given)


@pytest.mark.rule("RE-228", "RE-063")
def test_the_fortress_exists_only_in_the_heros_quest() -> None:
    state = begun(4)
    assert "fortress" not in names(state, state.map_deck)
    assert not any(villain.corrupted for villain in state.villains)
    state = begun(4, scenario="hero")
    assert names(state, state.map_deck).count("fortress") == 1
    with pytest.raises(ImpossiblePosition, match="only in the Hero's Quest"):
        position(Side(), idle(), tiles=FORT)
    with pytest.raises(BadVariant, match="needs the Fortress"):
        begun(2, main_quests="become-the-hero")


@pytest.mark.rule("RE-229", "RE-230", "RE-R133", "RE-R134")
@pytest.mark.parametrize("seats", [1, 3])
def test_with_the_fortress_comes_the_corrupted_hero_stronger_by_the_players(seats: int) -> None:
    others = [idle(name) for name in ("ravenna", "imhotep")][: seats - 1]
    state = position(
        Side(wild=0), *others, villains=[Foe("vega", corrupted=True)], map_deck=("fortress", "plains"), walk=1,
        variant=HERO,
    )  # fmt: skip
    assert (state.npcs, state.villains[0].wild) == ([], 2)
    finish(move, state, "step 1,0")
    assert npcs(state) == [("vega", (1, 0))]
    assert (state.villains[0].wild, state.villains[0].dark) == (2 + seats, 2)


@pytest.mark.rule("RE-231", "RE-R105")
def test_at_the_fortress_players_make_their_decks_anew_without_limit() -> None:
    for here, offered in (("fortress/plains", True), ("plains", False)):
        state = fort(
            side={"hand": ("march",) * 2, "discard": ("dodge",), "wild": 9}, tiles={(1, 0): here},
            npcs=[("rat", (1, 0))],
        )  # fmt: skip
        combat = arena(state, [0], [f"npc {next(npc.uid for npc in state.npcs if npc.villain < 0)}"])
        asked = upto(fighting(combat), state, "wild-draw", "play dodge", "pass", "fight")
        assert (asked.why.key, "wild-draw" in asked.notations) == ("attack", offered)


@pytest.mark.rule("RE-232", "RE-R135")
@pytest.mark.parametrize(("seats", "gate"), [(1, 3), (2, 5), (3, 7)])
def test_behind_a_closed_gate_it_is_no_target_and_does_not_fight(seats: int, gate: int) -> None:
    others = [idle(name) for name in ("ravenna", "imhotep")][: seats - 1]
    state = fort(*others, gate=gate - 1, encounter=("rat",), exploration=("encounter",))
    assert gate_size(state) == gate
    assert upto(start_fight, state).notations == ["no", "storm"]
    asked = upto(encounter_check, state)
    assert asked.why.key == "defense"
    assert state.combat is not None
    assert [state.book.cards[each.face].key for each in state.combat.fighters if each.npc >= 0] == ["rat"]
    state = fort(*others, gate=gate, encounter=("rat",))
    assert upto(start_fight, state).notations == ["no", "target-npc 1"]  # no storm any more
    state = fort(*others, gate=gate, encounter=("rat",), exploration=("encounter",))
    upto(encounter_check, state)
    assert state.combat is not None
    assert [each.npc for each in state.combat.fighters] == [1, 2, -1]  # it joins an engagement (RE-R136)


@pytest.mark.rule("RE-233", "RE-R140", "RE-R141", "RE-R142")
def test_the_storm_draws_until_three_are_present() -> None:
    def present(standing: int, *encounter: str) -> list[str]:
        state = fort(npcs=[("rat", (1, 0))] * standing, encounter=encounter)
        with pytest.raises(Asked):
            stacked(start_fight, state, "storm")
        assert state.combat is not None
        assert state.combat.initiator == 0
        return [state.book.cards[each.face].key for each in state.combat.fighters if each.npc >= 0]

    three = ("goblins", "troll", "goblins", "troll")
    assert present(0, *three) == ["goblins", "troll", "goblins"]
    assert present(2, *three) == ["rat", "rat", "goblins"]
    assert present(4, *three) == ["rat"] * 4  # all who are there
    assert present(0, "goblins") == ["goblins"]  # fewer are found
    assert finish(start_fight, fort(encounter=("flood",))).asked == []  # none at all: no fight
    state = fort(Side("ravenna", at=(1, 0)), encounter=("rat",))
    assert upto(start_fight, state).notations == ["no", "target-player 1", "storm"]
    upto(start_fight, state, "target-player 1")  # players can be fought without a draw
    assert [key for key, _ in npcs(state)] == ["vega"]


@pytest.mark.rule("RE-234")
def test_only_the_first_event_of_the_storm_is_resolved() -> None:
    state = fort(tiles={(1, 0): "fortress/water"}, encounter=("rat", "flood", "flood", "quiet-night", "rat", "rat"))
    with pytest.raises(Asked):
        stacked(start_fight, state, "storm")
    assert (state.players[0].minus, state.players[0].wild) == (1, 0)
    assert len(npcs(state)) == 4
    assert names(state, state.encounter_discard) == ["flood", "flood", "quiet-night"]


@pytest.mark.rule("RE-234", "RE-R56", "RE-R141")
def test_the_storm_searches_the_deck_and_the_reshuffled_discard_pile_once() -> None:
    for seed in range(5):
        state = fort(encounter=("flood", "sandstorm", "rat"), encounter_discard=("goblins", "troll"), seed=seed)
        upto(start_fight, state, "storm")
        assert sorted(key for key, _ in npcs(state)) == ["goblins", "rat", "troll", "vega"]


@pytest.mark.rule("RE-152", "RE-233", "RE-234")
@pytest.mark.parametrize(("cards", "fights"), [(2, False), (3, True)])
def test_whom_the_bandits_leave_no_card_storms_in_vain(cards: int, fights: bool) -> None:
    """Bandits on the Road take two cards on Plains: with no cards in hand nobody fights, though three stand there."""
    state = fort(side={"hand": ("claymore",) * cards, "wild": 0}, encounter=("bandits-on-the-road", *["rat"] * 3))
    table = Stacked(state, ("storm", *["drop claymore"] * 2))
    with pytest.raises(Asked) if fights else nullcontext():
        start_fight(table, state)
    assert len(fighters_at(state, state.players[0].place)) == 3
    assert bool(told(table, "combat")) is fights


@pytest.mark.rule("RE-233", "RE-234", "RE-R140")
def test_what_a_storm_passed_in_vain_is_told() -> None:
    """Fewer than three are found: the second Flood, and both once more in the reshuffled discard pile, are passed."""
    for encounter, passed in ((("goblins", "flood", "flood"), [1 + 2]), (("goblins", "troll", "rat", "flood"), [])):
        state = fort(side={"hand": ("claymore",) * 9, "wild": 0}, encounter=encounter)
        table = Stacked(state, ("storm",))
        with pytest.raises(Asked):
            start_fight(table, state)
        assert [args["passed"] for args in told(table, "finds_nothing")] == passed


@pytest.mark.rule("RE-235", "RE-176", "RE-177")
def test_others_may_join_the_storm_and_the_npcs_strike_first() -> None:
    state = fort(Side("ravenna", at=(1, 0), wild=0), encounter=("rat", "rat", "rat"))
    asked = upto(start_fight, state, "storm", "join-attackers")
    assert asked.why.key == "defense"
    assert state.combat is not None
    assert [each.side for each in state.combat.fighters] == [1, 1, 1, 0, 0]
    assert state.combat.total == 3


@pytest.mark.rule("RE-236", "RE-R138")
def test_every_encounter_character_that_falls_there_counts_and_players_do_not() -> None:
    state = fort(Side("ravenna", at=(1, 0), hand=("march",), wild=0), exploration=("encounter",), encounter=("rat",))
    stacked_duel(encounter_check, state, "drop claymore", "play claymore")
    assert state.gate == 1  # an ordinary encounter, too
    duel(fighting(arena(state, [0], [1])), state, "fight", "play claymore")
    assert (state.players[1].hand, state.gate) == ([], 1)
    state = position(Side(at=(2, 0), hand=("claymore",) * 5, wild=0), tiles={**FORT, (2, 0): "plains"}, variant=HERO,
                     villains=[Foe("vega", corrupted=True)], npcs=[("rat", (2, 0))])  # fmt: skip
    duel(fighting(arena(state, [0], ["npc 1"])), state, "drop claymore", "fight", "play claymore")
    assert state.gate == 0  # elsewhere


@pytest.mark.rule("RE-E19", "RE-237", "RE-230", "RE-R145", "RE-R146")
def test_the_strength_of_the_corrupted_hero() -> None:
    state = position(
        Side(at=(1, 0), hand=("scimitar", "scimitar", *["march"] * 4), deck=(), wild=0),
        Side("ravenna", at=(1, 0), hand=("scimitar", *["march"] * 4), deck=(), wild=0),
        Side("tomyris", at=(1, 0), hand=("longsword", *["march"] * 3), deck=(), wild=0),
        tiles=FORT, variant=HERO, gate=7, npcs=[("rat", (1, 0))],
        villains=[Foe("vega", corrupted=True, deck=("bow-and-arrow", *["caravan"] * 4))],
    )  # fmt: skip
    villain = state.villains[0]
    assert (villain.wild, villain.dark, gate_size(state)) == (5, 2, 7)
    hero = next(npc.uid for npc in state.npcs if npc.villain == 0)
    combat = arena(state, [0, 1, 2], [f"npc {hero}"])
    table = stacked_duel(
        fighting(combat), state, *["drop march"] * 9, "fight", "play scimitar", "play scimitar", "play longsword",
    )  # fmt: skip
    strikes = told(table, "strikes")
    assert [(args["n"], args["each"]) for args in strikes] == [(7, 3), (11, 11)]
    assert len(told(table, "villain_loses")) == 3  # 11 − (1 + 5) is 5, and 3 cards are left
    assert (state.players[2].hand, combat.fighters[-1].exhausted) == ([], True)  # one was Exhausted in it
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1, 2)
    assert [key for key, _ in npcs(state)] == ["rat"]  # the game ends at once


@pytest.mark.rule("RE-237", "RE-R145")
def test_who_stayed_out_or_fought_for_it_does_not_win() -> None:
    state = position(
        Side(at=(1, 0), hand=("holy-sword",) * 9, deck=(), wild=0), Side("ravenna", at=(1, 0), wild=0),
        Side("tomyris", at=(1, 0), wild=0), tiles=FORT, variant=HERO, gate=9,
        villains=[Foe("vega", corrupted=True, deck=("caravan", "caravan"), wild=0)],
    )  # fmt: skip
    combat = arena(state, [0], ["npc 1", 1])
    lost = ("drop march", "drop march", "drop silver-ring", "drop longsword")
    stacked_duel(fighting(combat), state, "drop holy-sword", "fight", "play holy-sword", *lost)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("RE-R158", "RE-250", "RE-251")
def test_the_last_life_lost_in_the_winning_strike_is_a_win() -> None:
    state = fort(side={"hand": ("holy-sword",) * 6, "wild": 0}, gate=3, villains=[
        Foe("vega", corrupted=True, deck=("caravan", "salvage"))])  # fmt: skip
    assert state.seats == 1
    combat = arena(state, [0], ["npc 1"])
    stacked_duel(fighting(combat), state, *["drop holy-sword"] * 4, "fight", "play holy-sword")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("RE-R136", "RE-231")
def test_the_limit_of_recreation_holds_for_the_corrupted_hero() -> None:
    state = fort(side={"hand": ("march",) * 90}, gate=3, villains=[
        Foe("vega", corrupted=True, deck=("stratagem",) * 5)])  # fmt: skip
    table = stacked_duel(fighting(arena(state, ["npc 1"], [0])), state, *["drop march"] * 4 * 6)
    assert len(told(table, "villain_attacks")) == 6


@pytest.mark.rule("RE-R133", "RE-229")
def test_its_name_card_stays_out_of_the_encounter_deck() -> None:
    for switch, shown in ((False, 0), (True, 1)):
        state = begun(2, "algar", "tomyris", scenario="hero", villain_names="vega, imhotep",
                      corrupted_in_encounter_deck=switch)  # fmt: skip
        corrupted = [each.character for each in state.villains if each.corrupted]
        key = ["algar", "tomyris", "imhotep", "ravenna", "zhao-lin", "vega"][corrupted[0]]
        assert (len(corrupted), names(state, state.encounter).count(key)) == (1, shown)


@pytest.mark.rule("RE-R144")
def test_stopping_at_the_fortress_means_a_check_whose_fight_uses_up_the_turns_combat() -> None:
    state = fort(exploration=("encounter",), encounter=("rat", "rat"))
    table = stacked_duel(turn, state, "finish", "drop claymore", "play claymore", "done")
    assert len(told(table, "check")) == 1
    assert "target" not in [key for _, key, _ in table.asked]
