"""What an assault comes to is said before it is declared, and what it broke is said large."""

import pytest
from outposts_table import GAME, Post, Side, ask, play, position

from rulewright.games.outposts.page.answers import role
from rulewright.games.outposts.page.events_shown import effects_shown
from rulewright.games.outposts.page.hints import hint
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.event import Event
from rulewright.kernel.question import Question, Seat
from rulewright.server.html.bars.question_bar import marked_brings
from rulewright.server.tables.clicks import question_view


def aims(state: State) -> tuple[Question, State]:
    """The question for the first group's target, and the table as its player sees it."""
    asked = ask(attack, state, "take")
    return Question(Seat(0), list(asked.options), prompts.AIM), GAME.rules.view(state, Seat(0))


@pytest.mark.rule("OP-148", "OP-149", "OP-150", "OP-161")
def test_a_counter_strike_that_can_destroy_somebody_is_foretold_and_weighed() -> None:
    guarded, bare = Post(defenders=["3/2/4"]), Post(closed=["fire-pots"])
    question, view = aims(position(Side(groups=[["5/0/5", "2/0/2"]]), Side(outposts=[guarded, bare])))
    first, second = question.options
    assert hint(view, question, first) == ("Attack 7, Defense 2: 5 to deal. They strike back with 3: 2/0/2 may die.")
    assert role(view, question, first) == ("weigh", "Attack Outpost 1")
    assert hint(view, question, second) == "Attack 7, Defense 0: 7 to deal. Face-down cards may change that."
    assert role(view, question, second) == ("", "Attack Outpost 2")


@pytest.mark.rule("OP-067", "OP-138")
def test_where_one_group_has_one_target_it_is_foretold_before_the_attack() -> None:
    state = position(Side(groups=[["5/0/5"]]), Side(outposts=[Post(defenders=["6/2/4"])]))
    asked = ask(attack, state)
    question, view = Question(Seat(0), list(asked.options), prompts.ATTACK), GAME.rules.view(state, Seat(0))
    shown = question_view(GAME, view, question, ())
    assert shown is not None
    assert marked_brings(shown) == "Attack 5, Defense 2: 3 to deal. They strike back with 6: 5/0/5 may die."


@pytest.mark.rule("OP-K16")
def test_of_a_group_with_vanguard_only_that_is_said_to_fall() -> None:
    question, view = aims(
        position(
            Side(groups=[["salamander-knight", "cinder-whelp"]]), Side(outposts=[Post(defenders=["9/0/1"]), Post()])
        )
    )
    assert "Salamander Knight may die" in hint(view, question, question.options[0])


@pytest.mark.rule("OP-157")
def test_what_an_undefended_outpost_loses_is_said_large_with_who_broke_it() -> None:
    state = position(Side(groups=[["6/0/6"]]), Side(outposts=[Post(), Post()]))
    table = play(attack, state, "take", "outpost 1 0", "hit 6")
    told = [Event(kind, clause, args, {}) for kind, clause, args in table.events if kind in ("assaults", "counters")]
    shown = [each for event in told for each in effects_shown(state, event) or []]
    assert [each["k"] for each in shown] == ["moment", "moment", "hit"]
    assert shown[0]["words"] == "The Ember Legion assaults Outpost 1 of the Stone Covenant"
    assert shown[1]["words"] == "Outpost 1 of the Stone Covenant takes 6 damage"
