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
