"""The end in a word, from the viewer's side."""

from server_kit import Server

from rulewright.kernel.question import Seat
from rulewright.kernel.state import Outcome
from rulewright.server.html.bars.end_bar import reason, tip, title
from rulewright.server.http.game_lists import result_of
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor, table_view


async def said(live: LiveGame, seat: int) -> str:
    return title(table_view(live, Visitor(held=(Seat(seat),))))


def test_who_plays_alone_and_does_not_win_has_lost(server: Server) -> None:
    made = server.make(game="elysia", seats=[{"who": "me"}], seed=3)
    live = server.live(made["code"])
    server.call(live.concede(Seat(0)))
    assert live.ledger.match.outcome is not None
    assert not live.ledger.match.outcome.winners
    assert server.call(said(live, 0)) == "Defeat"


def test_all_who_play_together_have_lost_where_nobody_wins(server: Server) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    together = '[rules]\nscenario = "hero"\ncoop = true'
    lost = server.live(server.make(game="elysia", seats=seats, seed=3, variant=together)["code"])
    drawn = server.live(server.make(game="elysia", seats=seats, seed=3)["code"])
    for live in (lost, drawn):
        live.ledger.match.state.outcome = Outcome((), "RE-R17", "the rounds are over")
    assert [server.call(said(lost, seat)) for seat in (0, 1)] == ["Defeat", "Defeat"]
    assert result_of(lost.ledger.summary(), (Seat(1),)) == "lost"
    assert [server.call(said(drawn, seat)) for seat in (0, 1)] == ["Draw", "Draw"]
    assert result_of(drawn.ledger.summary(), (Seat(1),)) == "drawn"


def test_why_a_game_ended_is_said_in_words_that_need_no_rulebook(server: Server) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    stood, bought = (server.live(server.make(game="outposts", seats=seats, seed=seed)["code"]) for seed in (3, 4))
    stood.ledger.match.state.outcome = Outcome((Seat(0),), "OP-168", "the only player with a face-up Outpost")
    bought.ledger.match.state.outcome = Outcome((Seat(0),), "OP-169", "3 Mana Crystals")

    async def why(live: LiveGame, seat: int) -> str:
        return reason(table_view(live, Visitor(held=(Seat(seat),))))

    assert server.call(why(stood, 0)) == "You win: nobody else has an Outpost that stands."
    assert server.call(why(stood, 1)).endswith(" wins: nobody else has an Outpost that stands.")
    assert server.call(why(bought, 0)) == "You win: 3 Mana Crystals."


def test_who_gave_up_is_not_told_to_look_where_it_turned(server: Server) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    given_up, beaten = (
        server.live(server.make(game="battleground", seats=seats, seed=seed)["code"]) for seed in (3, 4)
    )
    who = next(iter(given_up.ledger.questions()))
    server.call(given_up.concede(who))
    beaten.ledger.match.state.outcome = Outcome((Seat(1),), "BG-001", "the enemy hero is dead")

    async def told(live: LiveGame, seat: int) -> str:
        return tip(table_view(live, Visitor(held=(Seat(seat),))))

    assert given_up.ledger.match.outcome is not None
    assert [server.call(told(given_up, seat)) for seat in (who, 1 - who)] == ["", ""]
    assert server.call(told(beaten, 0)).startswith("Watch it again")
