"""The first lesson of each game: its script plays to a win, and nothing but what it teaches can be done."""

import re

import pytest
from server_kit import Server, wait_for

from rulewright.games import GAMES
from rulewright.kernel.page.beginnings import Lesson
from rulewright.server.errors import Refused
from rulewright.server.tables.lessons import LEARNER, answer_of, begun, fits, script, step_now

TAUGHT = [slug for slug, game in GAMES.items() if game.page.lesson]


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_script_leads_to_a_win_in_a_few_steps(slug: str) -> None:
    game = GAMES[slug]
    assert game.page.lesson is not None
    steps = game.page.lesson.steps
    assert 8 <= len(steps) <= 12
    _, match = begun(game)
    for line in script(game.page.lesson):
        question = match.questions[line.seat]
        assert not line.own or len(question.options) > 1, f"nothing to choose at {line.text}"
        match.answer(line.seat, answer_of(match, line))
    assert match.outcome is not None
    assert match.outcome.winners == (LEARNER,)
    assert all(len(step.say) <= 110 and step.why and step.name for step in steps)
    assert all(len({*step.right}) == len(step.right) for step in steps), "named twice, so that another is missing"


def decisions(lesson: Lesson) -> list[tuple[int, str]]:
    """Every other right answer of a step."""
    return [(at, answer) for at, step in enumerate(lesson.steps) for answer in step.or_else]


@pytest.mark.parametrize("slug", TAUGHT)
def test_whatever_is_decided_the_lesson_is_won_and_what_is_wrong_could_be_done(slug: str) -> None:
    game = GAMES[slug]
    lesson = game.page.lesson
    assert lesson is not None
    for decided in [(-1, ""), *decisions(lesson)]:
        _, match = begun(game)
        for line in script(lesson):
            options = match.questions[line.seat].options
            texts = [game.words.notation(match.state, option) for option in options]
            for answer, why in lesson.steps[line.step].but if line.own else ():
                assert why
                assert any(fits(text, answer) for text in texts)
            chosen = decided[1] if line.own and line.step == decided[0] else line.text
            match.answer(line.seat, next(i for i, text in enumerate(texts) if fits(text, chosen)))
        assert match.outcome is not None
        assert match.outcome.winners == (LEARNER,)


def test_the_lesson_of_outposts_says_the_goal_first_and_leaves_something_to_decide() -> None:
    lesson = GAMES["outposts"].page.lesson
    assert lesson is not None
    assert "win" in lesson.steps[0].say
    assert sum(bool(step.or_else) for step in lesson.steps) >= 2
    assert sum(bool(step.but) for step in lesson.steps) >= 2


def test_the_lesson_of_elysia_says_the_goal_first_and_plays_nothing_that_it_does_not_name() -> None:
    lesson = GAMES["elysia"].page.lesson
    assert lesson is not None
    assert "win" in lesson.steps[0].say
    own = [text for step in lesson.steps for each in step.then if each.startswith("0 ") for text in [each[2:]]]
    assert not [text for text in own if text.startswith(("play", "drop", "buy"))]
    assert {"Wild", "Light"} <= set(re.findall(r"\w+", " ".join(step.say for step in lesson.steps)))


@pytest.mark.parametrize("slug", ["outposts", "elysia"])
def test_a_wrong_decision_is_told_why_and_another_right_one_counts(server: Server, slug: str) -> None:
    with server.browser() as browser:
        code = browser.post(f"/learn/{slug}").url.path.removeprefix("/t/")
        live, told = server.live(code), 0
        with server.page(code, cookie=browser.cookies["rulewright"]):  # the rival goes on while somebody looks
            while not live.ledger.over:
                step = step_now(live.ledger)
                assert step is not None
                state, options = live.ledger.match.state, live.ledger.questions()[LEARNER].options
                texts = [live.game.words.notation(state, option) for option in options]
                for answer, why in step.but:
                    wrong = next(i for i, text in enumerate(texts) if fits(text, answer))
                    with pytest.raises(Refused, match=re.escape(why)):
                        server.call(live.answer(LEARNER, None, wrong))
                    told += 1
                right = next(i for i, text in enumerate(texts) if fits(text, step.right[-1]))
                server.call(live.answer(LEARNER, None, right))
                wait_for(lambda: live.ledger.over or step_now(live.ledger) is not None)
        assert told >= 2
        assert live.ledger.match.outcome is not None
        assert live.ledger.match.outcome.winners == (LEARNER,)


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_wrong_answer_is_told_why_and_a_step_back_is_possible(slug: str, server: Server) -> None:
    game = GAMES[slug]
    assert game.page.lesson is not None
    with server.browser() as browser:
        code = browser.post(f"/learn/{slug}").url.path.removeprefix("/t/")
        live = server.live(code)
        first = game.page.lesson.steps[0]
        state, options = live.ledger.match.state, live.ledger.questions()[LEARNER].options
        texts = [game.words.notation(state, option) for option in options]
        wrong, right = (
            next(i for i, text in enumerate(texts) if fits(text, first.wait_for) is so) for so in (False, True)
        )
        with server.page(code, cookie=browser.cookies["rulewright"]) as page:
            page.next()
            page.do("choose", i=wrong)
            assert page.until(lambda m: "no" in m)["no"] == first.why
            page.do("choose", i=right)
            page.until(lambda m: m.get("n", 0) >= 1)
            page.do("back")
            wait_for(lambda: not live.ledger.match.history)


def test_home_leads_from_a_lesson_to_a_first_game(server: Server) -> None:
    with server.browser() as browser:
        first = re.search(r'action="/learn/([\w-]+)" id="first-lesson"', browser.get("/").text)
        assert first is not None
        assert "Play the first lesson" in browser.get("/").text
        code = browser.post(f"/learn/{first[1]}").url.path.removeprefix("/t/")
        live = server.live(code)
        assert "Continue" in browser.get("/").text
        with server.page(code, cookie=browser.cookies["rulewright"]):  # the rival goes on while somebody looks
            while not live.ledger.over:
                step = step_now(live.ledger)
                assert step is not None
                state, options = live.ledger.match.state, live.ledger.questions()[LEARNER].options
                texts = [live.game.words.notation(state, option) for option in options]
                right = next(i for i, text in enumerate(texts) if fits(text, step.wait_for))
                server.call(live.answer(LEARNER, None, right))
                wait_for(lambda: live.ledger.over or step_now(live.ledger) is not None)
        home = browser.get("/").text
        assert "Play the first lesson" not in home
        assert f'<a class="choice large gold" href="/new/{first[1]}">' in home
        assert f'action="/learn/{first[1]}" id="first-lesson"' not in home  # another one's, if any
        mine = browser.get("/games").text
        assert "Lesson done" in mine
        assert "</b> won" not in mine  # it is no game against anybody
