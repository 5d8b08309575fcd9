"""Cards that are alike lie once in a deck that is chosen from, with their number."""

import random

from server_kit import Server

from rulewright.games.seekers.rules import prompts
from rulewright.kernel.question import Seat
from rulewright.server.tables.live_view import Visitor, table_view

SEATS = [{"who": "me"}, {"who": "me"}]


def test_a_deck_to_choose_from_shows_each_kind_once(server: Server) -> None:
    made = server.make(game="seekers", seats=SEATS, seed=5)
    live, roll = server.live(made["code"]), random.Random(2)
    for each in (0, 1):
        server.call(live.stop(Seat(each), "sideboard", True))  # before a first duel nobody is asked otherwise
    while (asked := live.ledger.questions()) and asked[min(asked)].prompt != prompts.SIDE_OUT:
        seat = min(asked)
        last = len(asked[seat].options) - 1
        server.call(live.answer(seat, None, last if asked[seat].prompt == prompts.SIDE_IN else roll.randint(0, last)))
    seat = min(asked)
    table = table_view(live, Visitor(held=(seat,)))
    [deck] = [zone for zone in table.scene.middle if zone.label == "Your deck"]
    assert len({item.face for item in deck.items}) == len(deck.items)
    assert sum(item.badges[0].n if item.badges else 1 for item in deck.items) == len(table.view.players[seat].deck)
    assert table.question is not None
    assert {ref for choice in table.question.offered for ref in choice.refs} <= {item.id for item in deck.items}
    assert len(table.question.choices) == len(asked[seat].options)  # what other programs are told stays as it is
