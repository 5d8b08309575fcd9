"""What the others did in their turn is told in a line with the first question of one's own."""

import random
from contextlib import suppress

from server_kit import Server

from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.question import Seat
from rulewright.server.html.bars.question_bar import question_bar
from rulewright.server.html.rail.recap import merged, turn_told
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor, table_view
from rulewright.server.tables.table_view import TableView

SEATS = [
    {"who": "me", "name": name, "entry": {"faction": faction}} for name, faction in (("Ann", "ember"), ("Bob", "stone"))
]


def test_the_same_several_times_in_a_row_is_told_once() -> None:
    deeds = ["burns Sapper for mana", "burns Watchtower for mana", "plays Sapper for 3 mana", "passes", "passes"]
    assert merged(deeds) == ["burns Sapper, Watchtower for mana", "plays Sapper for 3 mana", "passes", "passes"]
    assert merged(["sacrifices Shield Bearer for mana"] * 2) == ["sacrifices Shield Bearer, Shield Bearer for mana"]
    assert merged([]) == []


async def seen(live: LiveGame, seat: Seat) -> TableView:
    return table_view(live, Visitor(held=(seat,)))


def test_with_the_first_question_of_a_turn_stands_what_the_other_did_and_with_no_later_one(server: Server) -> None:
    live, roll = server.live(server.make(game="outposts", seats=SEATS, seed=3)["code"]), random.Random(4)
    first, turns, later = list[str](), set[int](), 0
    while open_ := live.ledger.questions():
        if len(first) > 3 and any("; " in words and "burns" in words for words in first):
            break
        seat = min(open_)
        table = server.call(seen(live, seat))
        told = turn_told(table)
        if told and table.question:
            assert told in question_bar(table).unescape()
            assert len(table.turns) not in turns, "told with a later question of the same turn"
            turns.add(len(table.turns))
            first.append(told)
        later += table.question is not None and not told
        with suppress(IllegalAnswer):  # the table may have answered what is obvious
            server.call(live.answer(seat, None, roll.randrange(len(open_[seat].options))))
    assert later
    assert all(words.startswith(("Ann: ", "Bob: ")) and words.endswith(".") for words in first)
    assert any("; " in words and "burns" in words for words in first)
