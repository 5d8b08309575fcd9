"""Worked examples of the rulebook that need a whole fight: the Fortress gate, and a Villain that would discard."""

import pytest
from elysia_table import (
    FIRST,
    HERO,
    Asked,
    Foe,
    Side,
    arena,
    fighting,
    finish,
    idle,
    npcs,
    position,
    stacked,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.rules.combat.starting import target_options
from rulewright.games.elysia.rules.state import gate_open, gate_size


@pytest.mark.rule("RE-E03", "RE-232", "RE-233", "RE-236", "RE-R137", "RE-R139")
def test_the_gate_of_the_fortress_does_not_reset() -> None:
    state = position(
        Side(at=(1, 0), hand=("claymore",) * 7, deck=(), wild=5), tiles={(1, 0): "fortress/plains"},
        villains=[Foe("vega", corrupted=True)], encounter=("rat", "rat", "goblins", "rat", "goblins"), variant=HERO,
    )  # fmt: skip
    player = state.players[0]
    assert (state.gate, gate_size(state)) == (0, 3)

    storm = ("finish", "stop", "storm")
    finish(turn, state, *storm, *["drop claymore"] * 4, "fight", "play claymore")  # 4 strike; 5 / 3 is 2 each
    assert (state.gate, npcs(state)[1:]) == (2, [("goblins", (1, 0))])
    assert (player.hand, player.wild) == ([], 6)  # Exhausted: no draw, a life of 5, 2 for the Rats

    finish(turn, state)  # damaged
    asked = upto(turn, state, *storm)
    assert asked.why.key == "defense"
    present = [key for key, _ in npcs(state)]
    assert (present, state.gate) == (["vega", "goblins", "rat", "goblins"], 2)
    assert [each.npc for each in state.combat.fighters if each.npc >= 0] == [  # type: ignore[union-attr]
        npc.uid for npc in state.npcs[1:]]  # fmt: skip
    assert [each.verb for each in target_options(state, FIRST)] == ["storm"]  # the Corrupted Hero is no target

    combat = state.combat
    assert combat is not None
    state.combat = None
    table = finish(fighting(combat), state, "wild-defense", *["drop claymore"] * 4, "fight", "play claymore")
    assert [args["face"] for args in told(table, "exhausted") if args["seat"] < 0] == [state.book.keys["rat"]]
    assert (state.gate, gate_open(state)) == (3, True)
    targets = [each.a for each in target_options(state, FIRST)]
    assert targets == [npc.uid for npc in state.npcs]  # from the next combat on, the Corrupted Hero too
    assert npcs(state)[0] == ("vega", (1, 0))


@pytest.mark.rule("RE-E07", "RE-224", "RE-R129")
def test_a_villain_counts_its_hand_as_discarded_and_keeps_it() -> None:
    state = position(
        Side("vega", at=(1, 0), wild=0), idle("ravenna"), tiles={(1, 0): "plains"}, npcs=[("algar", (1, 0))],
        villains=[Foe("algar", deck=("reckless-charge", "march", "march", "longsword"))],
    )  # fmt: skip
    combat = arena(state, ["npc 1"], [0])
    with pytest.raises(Asked):
        stacked(fighting(combat), state)
    assert (combat.total, combat.each) == (6, 6)  # 1 + 3 + 2 Wild
    assert (len(state.villains[0].hand), len(state.villains[0].discard)) == (3, 1)


@pytest.mark.rule("RE-E07", "RE-R129")
@pytest.mark.parametrize(("pile", "total"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_the_limit_of_the_card_and_the_cards_there_are_both_count(pile: int, total: int) -> None:
    state = position(
        Side("vega", at=(1, 0), wild=0), idle("ravenna"), tiles={(1, 0): "plains"}, npcs=[("algar", (1, 0))],
        villains=[Foe("algar", deck=("reckless-charge", *["march"] * (pile - 1)))],
    )  # fmt: skip
    combat = arena(state, ["npc 1"], [0])
    with pytest.raises(Asked):
        stacked(fighting(combat), state)
    assert combat.total == total
