"""The heads of the players beside the board, and what stands above the others' latest turn."""

from dataclasses import replace
from typing import Any

from markupsafe import Markup
from server_kit import SHELLS, Server

from rulewright.kernel.page.scene import Piece
from rulewright.kernel.question import Seat
from rulewright.kernel.state import Outcome
from rulewright.server.html.bars.tools import tools
from rulewright.server.html.board.pieces import LARGE, piece_at
from rulewright.server.html.panels import panel_fragments
from rulewright.server.html.rail.recap import recap_fragments
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor, table_view
from rulewright.server.tables.table_view import Deed, LogLine, Recap, TableView

BOTH = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bob"}]


async def seen(live: LiveGame, seat: int = 0) -> TableView:
    return table_view(live, Visitor(held=(Seat(seat),)))


def heads(v: TableView) -> str:
    panels = [*v.scene.rivals, *([v.scene.own] if v.scene.own else [])]
    own = v.scene.own
    return "".join(panel_fragments(v, panel, "mine" if panel is own else "rivals")[panel.id][1] for panel in panels)


def test_once_a_game_is_over_it_is_nobodys_turn(server: Server) -> None:
    view = server.call(seen(server.live(server.make(game="shells", seats=BOTH, seed=3)["code"])))
    assert 'class="turn"' in heads(view)
    over = heads(replace(view, outcome=Outcome((Seat(0),), "SH-020", "3 shells")))
    assert 'class="turn"' not in over
    assert " active" not in over


def test_who_has_not_come_yet_is_not_away(server: Server) -> None:
    view = server.call(seen(server.live(server.make(**SHELLS)["code"])))
    assert "Away" in heads(view)
    expecting = heads(replace(view, expected=(Seat(1),)))
    assert "Not here yet" in expecting


def test_who_has_done_a_lesson_can_neither_skip_it_nor_go_back(server: Server) -> None:
    with server.browser() as browser:
        view = server.call(seen(server.live(browser.post("/learn/battleground").url.path.removeprefix("/t/"))))
    assert "Skip the lesson" in tools(view)
    done = tools(replace(view, outcome=Outcome((Seat(0),), "BG-001", "the rival has no life left")))
    assert "Skip the lesson" not in done
    assert "Back" not in done


def test_above_the_others_turn_stands_whose_it_is_and_how_long_it_was(server: Server) -> None:
    view = server.call(seen(server.live(server.make(game="shells", seats=BOTH, seed=3)["code"])))

    def title(now: bool, deeds: int, *seats: int) -> str:
        def deed(step: int) -> Deed:
            seat = Seat(seats[step % len(seats)])
            return Deed(step=step, seat=seat, lines=(LogLine(step, step, "Plays a shell.", "SH-008", (), 0),), harm=0)

        told = Recap(tuple(map(Seat, seats)), now, tuple(map(deed, range(deeds))))
        strip = recap_fragments(replace(view, recap=told))["recap"][1]
        return Markup(strip.partition("<h2>")[2].partition("</h2>")[0]).unescape()

    assert title(False, 2, 1) == "Bob's last turn"
    assert title(False, 11, 1) == "Bob's last turn · 11 steps"
    assert title(True, 2, 1) == "Bob's turn so far"
    assert title(True, 11, 1) == "Bob's turn · 11 steps"
    assert title(False, 2, 0, 1) == "What the others do"
    assert title(False, 12, 0, 1) == "The others · 12 steps"


def test_what_stands_below_a_figure_that_fills_its_hex_is_to_be_seen() -> None:
    figure: dict[str, Any] = {"id": "unit-0", "cell": "hex-0", "label": "Mara", "icon": "user", "owner": Seat(0)}
    assert "l-gem" in piece_at(Piece(**figure), 0, 0, LARGE, below="shard")
    assert "l-gem" not in piece_at(Piece(**figure), 0, 0, LARGE)
