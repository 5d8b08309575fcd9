"""A game with windows is the same game in its record, taken in again, and played on from one of its moments."""

from server_kit import Server, wait_for

from rulewright import Match, outposts

BOTS = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]


def test_the_record_of_a_duel_reads_back_and_can_be_played_on(server: Server) -> None:
    made = server.make(game="seekers", seats=BOTS, seed=4, pace=0)
    code, token = made["code"], made["seats"][0]["token"]
    live = server.live(code)
    with server.api(token) as api, server.page(code, token) as ada:
        ada.next()
        for _ in range(12):
            wait_for(lambda: 0 in live.ledger.questions())
            ada.drain()
            api.post(f"games/{code}/answer", json={"answer": 0})
        assert api.post(f"games/{code}/concede").status_code == 200
        wait_for(lambda: live.ledger.over)
        record = api.get(f"games/{code}/record").json()["record"]
        assert "\nwindows: true\n" in record
        again = api.post("records", json={"record": record}).json()
        assert api.get(f"games/{again['code']}/record").json()["record"] == record
        step = len(live.ledger.match.history) - 3
        on = api.post(f"games/{code}/from", json={"step": step, "seat": 0, "bot": "random"})
        assert on.status_code == 201, on.text
        wait_for(lambda: server.live(on.json()["code"]).ledger.match.history[:step] == live.ledger.match.history[:step])


def test_a_position_written_by_hand_is_a_table_to_send_around(server: Server) -> None:
    """Its record is taken in like any other; who opens it plays on from that very position, with a link."""
    position = outposts.position(outposts.Side(hand=["cinder-whelp"], mana=3), outposts.Side(reserve=["3/1/2"]))
    puzzle = Match.at(position)
    with server.browser() as browser, server.api() as api:
        code = api.post("records", json={"record": puzzle.dump()}).json()["code"]
        assert browser.get(f"/t/{code}/record.txt").text == puzzle.dump()
        table = browser.post(f"/t/{code}/from", data={"step": "0", "seat": "0", "bot": "random"})
        played = server.live(table.url.path.removeprefix("/t/")).ledger.match
        assert played.state.players == puzzle.state.players
