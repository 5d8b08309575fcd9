"""A game that runs goes on over restarts and upgrades: from its kept turns, with the numbers it was begun with."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server_kit import Server, quick
from shells import SHELLS, many_cards

from rulewright.games import GAMES
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant
from rulewright.server.tables.kept_games import ANEW, load_ledger

LONG = "[rules]\nrounds = 40\ngoal = 999"


def play(server: Server, made: dict[str, Any], answers: int, seed: int = 1) -> None:
    """So many random answers, by whoever is asked."""
    roll, code = random.Random(seed), made["code"]
    for _ in range(answers):
        waiting = list(server.live(code).ledger.questions())
        with server.api(made["seats"][waiting[0]]["token"]) as api:
            options = api.get(f"games/{code}/options").json()["question"]["options"]
            api.post(f"games/{code}/answer", json={"answer": roll.randrange(len(options))}).raise_for_status()


@pytest.mark.slow
def test_a_late_game_is_loaded_from_its_latest_turn_and_is_the_same(server: Server) -> None:
    made = server.make(seed=3, variant=LONG)
    play(server, made, 60)
    live, store = server.live(made["code"]), server.live_games.store
    kept = server.call(store.kept_turns(made["code"]))
    assert len(kept) > 3
    assert [each.since for each in kept[1:]] == [each.turn for each in kept[:-1]]
    with server.api(made["seats"][0]["token"]) as api:
        before = api.get(f"games/{made['code']}/state").json()
        server.call(server.live_games.unload(made["code"]))
        after = api.get(f"games/{made['code']}/state").json()
    assert after == before
    again = server.live(made["code"])
    assert again is not live
    assert again.ledger.match.record() == live.ledger.match.record()
    assert again.ledger.kept_turn == kept[-1].turn


@pytest.mark.slow
def test_after_an_upgrade_a_game_goes_on_with_its_own_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(quick(tmp_path)) as server:
        made = server.make(seed=3, variant=LONG)
        play(server, made, 31)
        before = server.live(made["code"]).ledger
        values = [card.worth for card in before.match.book.cards]

    def renamed(variant: Variant) -> Any:
        book = many_cards(Variant(variant.name, variant.rules))
        first, *rest = book.cards
        worth = {key: numbers["worth"] for key, numbers in variant.cards.items()}
        tuned = [replace(card, worth=worth.get(card.key, card.worth + 1)) for card in rest]
        return replace(book, cards=(replace(first, key="sunken", name="sunken"), *tuned))

    new = replace(SHELLS, version=SHELLS.version + 1, rules=replace(SHELLS.rules, book=renamed))
    monkeypatch.setitem(GAMES, "shells", new)
    with Server(quick(tmp_path)) as server:
        with server.api(made["seats"][0]["token"]) as api:
            state = api.get(f"games/{made['code']}/state").json()
        ledger = server.live(made["code"]).ledger
        assert state["step"] == len(before.match.history)
        assert ledger.match.state.faces == before.match.state.faces
        assert [card.worth for card in ledger.match.book.cards] == values
        assert ledger.match.book.cards[0].name == "sunken"
        play(server, made, 9, seed=2)
        assert len(server.live(made["code"]).ledger.match.history) == 40
        assert ledger.match.record().version == SHELLS.version  # it says which rules it needs
        fresh = server.make(seed=3)
        assert server.live(fresh["code"]).ledger.match.book.cards[1].worth == values[1] + 1


@pytest.mark.slow
def test_what_the_new_rules_forbid_begins_the_turn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(quick(tmp_path)) as server:
        made = server.make(seed=3, variant=LONG)
        play(server, made, 30)
        live, store = server.live(made["code"]), server.live_games.store
        while live.ledger.match.turns[-1] == len(live.ledger.match.history):
            play(server, made, 1)
        steps, turn = len(live.ledger.match.history), live.ledger.match.turns[-1]
        last = server.call(store.rows(made["code"]))[-1].number
        server.call(store._run("update answers set text = 'nonsense' where number = ?", last))
    monkeypatch.setitem(GAMES, "shells", replace(SHELLS, version=SHELLS.version + 1))
    for _ in range(2):  # and it stays so
        with Server(quick(tmp_path)) as server:
            with server.api() as api:
                state = api.get(f"games/{made['code']}/state").json()
            assert state["step"] == turn < steps
            assert sum("updated" in words for _, words in state["chat"]) == 1
            store = server.live_games.store
            row, rows = server.call(store.game(made["code"])), server.call(store.rows(made["code"]))
            assert server.call(load_ledger(store, row)).rows_read == len(rows)


@pytest.mark.parametrize("fits", [True, False])
def test_a_game_in_its_first_turn_is_dealt_anew_by_new_rules_and_keeps_its_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fits: bool
) -> None:
    with Server(quick(tmp_path)) as server:
        made = server.make(seed=3, variant=LONG)
        code = made["code"]
        server.call(server.live(code).rename(Seat(1), "Bob"))
        play(server, made, 1)
        store, book = server.live_games.store, server.live(code).ledger.match.book
        assert not server.call(store.kept_turns(code))
        if not fits:
            server.call(store._run("update answers set text = 'nonsense' where seat >= 0"))
    monkeypatch.setitem(GAMES, "shells", replace(SHELLS, version=SHELLS.version + 1))
    for _ in range(2):  # and it stays so
        with Server(quick(tmp_path)) as server, server.api(made["seats"][0]["token"]) as api:
            state = api.get(f"games/{code}/state").json()
            assert state["step"] == int(fits)
            assert [words for _, words in state["chat"] if "dealt anew" in words] == [ANEW]
            ledger = server.live(code).ledger
            assert ledger.names[1] == "Bob"
            assert ledger.match.book.cards == book.cards
            assert ledger.match.record().version == SHELLS.version + 1
    with Server(quick(tmp_path)) as server:
        server.call(server.live_games.fetch(code))
        play(server, made, 12)
        server.call(server.live_games.unload(code))
        assert len(server.call(server.live_games.fetch(code)).ledger.match.history) == 12 + fits


@pytest.mark.slow
def test_a_finished_game_is_not_opened_again_by_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(quick(tmp_path)) as server:
        made = server.make(seed=3, variant=LONG)
        code = made["code"]
        play(server, made, 30)
        live = server.live(code)
        server.call(live.concede(next(iter(live.ledger.questions()))))
        assert live.ledger.over
        store = server.live_games.store
        last = server.call(store.rows(code))[-1].number
        server.call(server.live_games.unload(code))
        server.call(store._run("update answers set text = 'nonsense' where number = ?", last))
        rows = server.call(store.rows(code))
    monkeypatch.setitem(GAMES, "shells", replace(SHELLS, version=SHELLS.version + 1))
    with Server(quick(tmp_path)) as server, server.api() as api:
        assert f"begun with version {SHELLS.version}" in api.get(f"games/{code}/state").json()["error"]
        assert server.call(server.live_games.store.rows(code)) == rows


def test_a_game_that_can_not_be_read_tells_nobody_its_hands(server: Server) -> None:
    made = server.make(seed=3)
    play(server, made, 3)
    store = server.live_games.store
    last = server.call(store.rows(made["code"]))[-1].number
    server.call(store._run("update answers set text = 'nonsense' where number = ?", last))
    server.call(server.live_games.unload(made["code"]))
    with server.api() as api:
        said = api.get(f"games/{made['code']}")
    assert said.status_code == 409
    assert said.json()["error"] == "the rules stumbled over this game; it is kept. Please tell us."
