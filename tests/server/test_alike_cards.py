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


def test_of_a_packet_two_of_a_kind_can_be_kept(server: Server) -> None:
    seats = [{"who": "me", "entry": {"faction": faction}} for faction in ("ember", "stone")]
    made = server.make(game="outposts", seats=seats, seed=7)
    live, doubled = server.live(made["code"]), 0
    while (asked := live.ledger.questions()) and asked[min(asked)].prompt.key == "draft":
        seat = min(asked)
        table = table_view(live, Visitor(held=(seat,)))
        [packet] = [zone for zone in table.scene.middle if zone.label == "Silver packet"]
        assert table.question is not None
        assert {choice.refs[0] for choice in table.question.offered} == {
            item.id for item in packet.items
        }  # all are lit
        assert len(table.question.offered) == len(asked[seat].options)
        doubled += len({item.face for item in packet.items}) < len(packet.items)
        server.call(live.answer(seat, None, 0))
    assert doubled  # there was such a packet
