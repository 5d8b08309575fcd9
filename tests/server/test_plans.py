"""A plan answers a row of like questions at once, and one undo takes all of it back."""

import random
from contextlib import suppress

from server_kit import Server

from rulewright.games.outposts.rules import prompts
from rulewright.games.seekers.rules import prompts as seekers
from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.question import Seat
from rulewright.server.html.bars.answers import answers
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.table_view import QuestionView

SEATS = [{"who": "me", "entry": {"faction": "ember"}}, {"who": "friend", "entry": {"faction": "stone"}}]


def test_the_reshuffle_damage_is_one_answer_and_one_undo(server: Server) -> None:
    made = server.make(game="outposts", seats=SEATS, seed=5, variant="[rules]\ndraw_per_turn = 12")
    live, roll = server.live(made["code"]), random.Random(2)
    for _ in range(900):
        seat, question = next(iter(live.ledger.questions().items()))
        plans = live.game.page.plans(live.view_of(seat), question)
        if question.prompt == prompts.SPLIT and plans and len(plans.ways[0].answers) > 1:
            break
        server.call(live.answer(seat, None, roll.randrange(len(question.options))))
    assert plans is not None
    shown = live.question_of(seat, live.view_of(seat), question)
    assert shown is not None
    assert [choice.label for choice in shown.offered] == [way.words for way in plans.ways]
    assert len(shown.choices) == len(question.options)  # what other programs are told stays as it is
    step = len(live.ledger.match.history)
    server.call(live.answer(seat, None, len(question.options)))
    assert len(live.ledger.match.history) >= step + len(plans.ways[0].answers)
    following = live.ledger.questions().get(seat)
    assert following is None or following.prompt != prompts.SPLIT


def shown_to(live: LiveGame, seat: Seat) -> QuestionView:
    shown = live.question_of(seat, live.view_of(seat), live.ledger.questions()[seat])
    assert shown is not None
    return shown


def test_the_cards_that_go_back_are_taken_in_and_out_and_go_at_once(server: Server) -> None:
    seats = [{"who": "me", "entry": {"armory": "theron"}}, {"who": "friend", "entry": {"armory": "mara"}}]
    live = server.live(server.make(game="seekers", seats=seats, seed=3)["code"])
    while True:
        seat, question = next(iter(live.ledger.questions().items()))
        if question.prompt == seekers.MULLIGAN:
            break
        with suppress(IllegalAnswer):  # the table may have answered what is obvious
            server.call(live.answer(seat, None, 0))
    hand = list(live.ledger.match.state.players[seat].hand)
    one, two, three = [f"card-{card}" for card in hand[:3]]

    def gold() -> str:
        found = answers(shown_to(live, seat))
        assert found.primary is not None
        assert found.gold
        assert not found.every  # nothing to look up in a list
        return found.primary.label

    assert gold() == "Keep this hand"
    for ref in (one, two, three):
        server.call(live.click(seat, None, ref))
    assert gold() == "Send back 3 cards"
    server.call(live.click(seat, None, two))  # once more: it stays after all
    assert gold() == "Send back 2 cards"
    server.call(live.click(seat, None, three))
    assert gold().startswith("Send back ")
    assert "cards" not in gold()
    server.call(live.click(seat, None, two))
    primary = answers(shown_to(live, seat)).primary
    assert primary is not None
    server.call(live.answer(seat, None, primary.index))
    left = live.ledger.match.state.players[seat]
    assert set(hand[:2]) <= set(left.deck)
    assert set(hand[2:]) < set(left.hand)
    assert len(left.hand) == len(hand)
    assert seat not in live.ledger.questions()
