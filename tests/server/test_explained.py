"""What somebody else plays is explained in the card's own words: with its deed, and to who is asked next."""

import random
from contextlib import suppress

import pytest
from server_kit import Server

from rulewright.games import GAMES
from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.page.scene import CardFront, Counter
from rulewright.kernel.question import Seat
from rulewright.server.html.bars.question_bar import answers_html, asked
from rulewright.server.html.rail.recap import explanation, gallery_by_name, just_played, recap_fragments, runs_of
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor, table_view
from rulewright.server.tables.table_view import TableView

TWO = [{"who": "me"}, {"who": "me"}]


def test_a_card_in_words_is_its_values_and_its_text() -> None:
    corners = (Counter("Attack", 2, "attack"), None, Counter("HP", 3, "heart"))
    front = CardFront(
        "Guard", "Human", "gold", text=(("When it ", ""), ("defends", "BG-236"), (": heal 1.", "")), corners=corners
    )
    assert explanation(front) == "Attack 2, HP 3. When it defends: heal 1."
    assert explanation(CardFront("Blank", "", "gold")) == ""


def test_a_card_is_known_by_its_name_in_a_sentence_whatever_follows_it() -> None:
    assert "Trailblaze" in runs_of("Henrike plays Trailblaze: 2 Walk.")
    assert "Smoke Charge" in runs_of("Henrike plays Smoke Charge, which is discarded.")


async def seen(live: LiveGame, seat: Seat) -> TableView:
    """The table as it lies between two answers: the server gives some by itself."""
    return table_view(live, Visitor(held=(seat,)))


@pytest.mark.parametrize("slug", ["battleground", "elysia"])
def test_what_the_other_plays_is_explained(server: Server, slug: str) -> None:
    made = server.make(game=slug, seats=TWO, seed=3)
    live, roll, told = server.live(made["code"]), random.Random(1), 0
    fronts = gallery_by_name(slug)
    for _ in range(160):
        open_ = live.ledger.questions()
        if not open_:
            break
        seat = min(open_)
        with suppress(IllegalAnswer):  # the table may have answered what is obvious
            server.call(live.answer(seat, None, roll.randrange(len(open_[seat].options))))
        table = server.call(seen(live, Seat(1 - seat)))
        shown = [html for _, html in recap_fragments(table).values() if "data-more" in html]
        told += len(shown)
        if table.question and not table.question.picked and (words := just_played(table)):
            name, _, rest = words.partition(": ")
            assert rest == explanation(fronts[name])
            assert asked(table, table.question)[1]
    assert told > 3


@pytest.mark.parametrize("slug", ["battleground", "elysia"])
def test_the_kinds_that_are_explained_are_events_of_the_game(slug: str) -> None:
    game = GAMES[slug]
    assert game.page.explained
    assert game.page.explained <= set(game.words.events)


def test_the_list_says_what_a_power_does_that_lies_in_a_drawer(server: Server) -> None:
    live, roll = server.live(server.make(game="battleground", seats=TWO, seed=3)["code"]), random.Random(1)
    for _ in range(200):
        open_ = live.ledger.questions()
        seat = min(open_)
        table = server.call(seen(live, seat))
        offered = table.question.offered if table.question else []
        powers = [c for c in offered if c.refs and c.refs[0].startswith("power-")]
        if powers and table.question:
            html = answers_html(table, table.question)
            assert all(f"{c.label}<small>{c.tip.partition(chr(10))[0]}</small>" in html for c in powers)
            assert html.count("<small>") == len(powers)  # what lies in sight is read there
            return
        with suppress(IllegalAnswer):
            server.call(live.answer(seat, None, roll.randrange(len(open_[seat].options))))
    pytest.fail("no power was to be chosen")
