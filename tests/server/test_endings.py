"""The end in a word, from the viewer's side."""

from server_kit import Server

from rulewright.kernel.question import Seat
from rulewright.server.html.bars.end_bar import title
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
