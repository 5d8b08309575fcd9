"""A plan answers a row of like questions at once, and one undo takes all of it back."""

import random

from server_kit import Server

from rulewright.games.outposts.rules import prompts

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
