"""What was told while nothing was asked is told once more with the next question."""

from typing import Any

from rulewright.server.tables.story.news import both, news_told
from rulewright.server.tables.table_view import LogLine


def written(*words: str, turn: int = 1) -> list[LogLine]:
    return [LogLine(i, i, said, "", (), turn) for i, said in enumerate(words)]


def test_news_come_with_the_next_question_and_stay_for_the_turn() -> None:
    kept: dict[str, Any] = {}
    assert news_told(kept, [], written("Ada begins."), 1) == (False, "")
    after = written("Ada begins.", "Ada fights.", "You win.")
    assert news_told(kept, [2], after, 2) == (True, "You win.")
    assert news_told(kept, [2], after, 2) == (True, "You win.")  # looked at once more
    more = [*after, LogLine(3, 3, "You walk.", "", (), 1)]
    assert news_told(kept, [2], more, 3) == (False, "You win.")
    assert news_told(kept, [2], [*more, LogLine(4, 4, "Bram's turn.", "", (), 2)], 4) == (False, "")


def test_who_takes_a_step_back_is_told_again_what_comes_of_another_one() -> None:
    kept: dict[str, Any] = {}
    news_told(kept, [], written("Ada begins."), 1)
    news_told(kept, [1], written("Ada begins.", "You win."), 2)
    assert news_told(kept, [], written("Ada begins."), 1) == (False, "")
    assert news_told(kept, [1], written("Ada begins.", "You lose."), 2) == (True, "You lose.")


def test_what_is_fresh_goes_before_what_was_told() -> None:
    assert both((True, "You win."), (True, "You lost 2 life.")) == (True, "You win. You lost 2 life.")
    assert both((False, "You win."), (True, "You lost 2 life.")) == (True, "You lost 2 life.")
    assert both((False, "You win."), (False, "You lost 2 life.")) == (False, "You win.")
