"""Who reads the log of Shells knows where every card lies, and everybody's points and coins."""

import pytest
from shells_table import SHELLS, State

from rulewright.kernel.event import Event
from rulewright.testing.rebuild import Facts, differences, rebuild


def public(state: State) -> Facts:
    players = [
        {"hand": len(p.hand), "stall": list(p.stall), "shells": list(p.shells), "coins": p.coins, "score": p.score}
        for p in state.players
    ]
    winners = list(state.outcome.winners) if state.outcome else []
    return {"deck": len(state.deck), "discard": list(state.discard), "players": players, "winners": winners}


def apply(facts: Facts, event: Event) -> None:
    args = event.args
    player = facts["players"][args["seat"]] if "seat" in args else {}
    match event.kind:
        case "draws":
            facts["deck"] -= 1
            player["hand"] += 1
        case "reshuffles":
            facts["deck"], facts["discard"] = args["n"], []
        case "swaps":
            facts["deck"] += 1
            player["hand"] -= 1
        case "plays" | "drops":
            player["hand"] -= 1
            facts["discard"].append(args["card"])
        case "lays":
            player["hand"] -= 1
            player["stall"].append(args["card"])
        case "hides":
            player["shells"] += player["stall"]
            player["stall"] = []
        case "turns_over":
            for other in facts["players"]:
                other["shells"] = [card for card in other["shells"] if card != args["card"]]
            facts["discard"].append(args["card"])
        case "pays":
            player["coins"] -= args["n"]
            assert player["coins"] == args["now"]
        case "gains":
            player["score"] += args["n"]
            assert player["score"] == args["now"]
        case "wins":
            facts["winners"].append(args["seat"])


def test_the_log_tells_all() -> None:
    rebuild(SHELLS, public, apply, public)


def test_what_no_event_tells_is_found() -> None:
    def deaf(facts: Facts, event: Event) -> None:
        if event.kind != "pays":
            apply(facts, event)

    with pytest.raises(AssertionError, match=r"players\[\d\].coins: \d by the events, \d in the state"):
        rebuild(SHELLS, public, deaf, public)


def test_differences_are_named_by_their_place() -> None:
    told = {"a": [1, {"b": 2}], "c": [1], "d": 0}
    true = {"a": [1, {"b": 3}], "c": [1, 2], "e": 0}
    assert list(differences(told, true)) == [
        "a[1].b: 2 by the events, 3 in the state",
        "c: [1] by the events, [1, 2] in the state",
        "d: not in the state",
        "e: only in the state",
    ]
