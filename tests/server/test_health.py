"""What operators look at."""

from server_kit import Server


def test_a_server_says_whether_it_is_well_and_its_figures(server: Server) -> None:
    made = server.make(seed=987654321)
    with server.browser() as browser, server.page(made["code"]) as page, server.api(made["seats"][0]["token"]) as ann:
        page.next()
        ann.post(f"games/{made['code']}/answer", json={"answer": 0})
        assert browser.get("/healthz").json()["well"] is True
        figures = browser.get("/metrics")
    told = dict(line.split() for line in figures.text.splitlines() if not line.startswith("#"))
    assert told["rulewright_games_loaded"] == "1"
    assert told["rulewright_watchers"] == told["rulewright_lines_open"] == "1"
    assert int(told["rulewright_rows_written_total"]) >= 1
    assert made["code"] not in figures.text


def test_a_store_that_can_be_read_but_not_written_is_not_well(server: Server) -> None:
    store = server.live_games.store
    with server.browser() as browser:
        server.call(store._run("pragma query_only = on"))  # as on a full disk
        assert browser.get("/healthz").status_code == 503
        server.call(store._run("pragma query_only = off"))
        assert browser.get("/healthz").status_code == 200
    assert server.call(store.orders()) == []
