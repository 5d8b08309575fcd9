"""What a newcomer stumbled over: a power nobody told of, a card without effect, a price left out, idle questions."""

from collections.abc import Callable

import pytest
from seekers_table import GAME, bare, still

from rulewright.games.seekers.page.battlemap import AILMENT_ICONS, drawing
from rulewright.games.seekers.page.effects_shown import effects_shown
from rulewright.games.seekers.page.portraits import PORTRAITS
from rulewright.games.seekers.page.stops import stop_for
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.position import Side, position
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import DIRECTION
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.question import Question, Seat

NAMES = ("Ada", "Bo")


def until(match: Match, stop: Callable[[Question], bool], *wanted: str) -> Question:
    """Answers with what is wanted (verb and card), else passes, up to such a question."""
    left = list(wanted)
    while True:
        for question in match.questions.values():
            if stop(question):
                return question
        (question,) = match.questions.values()
        said = {GAME.words.notation(match.state, option): option for option in question.options}
        answer = next((each for each in said if left and each.startswith(left[0])), None)
        if answer:
            left.pop(0)
        match.answer(question.seat, said[answer] if answer else question.options[0])


def match_of(state: State) -> Match:
    return Match(GAME, seed=1, position=state)


@pytest.mark.rule("SK-158", "SK-268")
def test_a_card_without_effect_says_why_in_the_log_on_the_map_and_with_the_next_question() -> None:
    state = position(
        bare(at=(1, 0), hand=["ember-dart"], ap=5),
        Side("vexia", (2, 0), hand=("wraith-form",), deck=("study",) * 4, ap=5),
    )
    match = match_of(state)
    until(match, lambda each: each.prompt is prompts.MAIN and not match.state.players[0].hand and not match.state.stack,
          "play ember-dart", "play wraith-form")  # fmt: skip
    told = [event for _, event in match.log if event.kind == "fizzles"]
    assert len(told) == 1
    words = GAME.words.event_words(match.state, told[0], NAMES)
    assert words == "Ember Dart has no effect: Vexia, Pactbound is Intangible."
    (shown,) = effects_shown(match.state, told[0]) or []
    assert shown["words"] == "No effect: Vexia, Pactbound is Intangible"
    assert GAME.page.news(told[0], Seat(0))
    assert not GAME.page.news(told[0], Seat(1))


@pytest.mark.rule("SK-158")
def test_where_it_is_not_sure_why_a_card_has_no_effect_nothing_is_said() -> None:
    state = position(bare(at=(1, 0)), still())
    card = state.book.face("ember-dart")
    event = Event("fizzles", "SK-158", {"seat": 0, "face": card, "action": 0}, {})
    assert GAME.words.event_words(state, event, NAMES) == "Ember Dart has no effect."
    assert effects_shown(state, event) is None


@pytest.mark.rule("SK-268", "SK-270")
def test_who_is_intangible_is_marked_unlike_fear_and_says_so_where_one_looks() -> None:
    state = position(bare(at=(1, 0)), still(at=(0, 0), fade=2))
    scene = GAME.page.scene(state, 0, NAMES)
    (badge,) = next(piece.badges for piece in scene.board.pieces if piece.id == "unit-1")
    assert badge.icon not in AILMENT_ICONS.values()
    assert {counter.label: counter.value for counter in scene.rivals[0].counters}["Intangible"] == 2
    for ref in (f"hex-{state.units[1].hex}",):
        looked = drawing(state, Seat(0), ref)
        assert looked is not None
        assert "Intangible 2: nobody can aim at it or hurt it" in looked.sum


@pytest.mark.rule("SK-217")
def test_who_may_save_a_card_from_a_counter_reads_the_price_on_the_button() -> None:
    state = position(
        bare(at=(1, 0), hand=["ember-dart"], ap=5), Side("isolde", (2, 0), hand=("deny",), deck=("study",) * 4, ap=5)
    )
    match = match_of(state)
    question = until(match, lambda each: each.prompt.key == prompts.TAX.key, "play ember-dart", "play deny")
    view = GAME.rules.view(match.state, question.seat)
    n = next(atom.n for atom in state.book.cards[state.book.face("deny")].effects)
    assert GAME.words.ask_words(view, question) == f"Deny: pay {n} AP to keep Ember Dart from being Countered?"
    assert GAME.page.role(view, question, prompts.YES) == ("", f"Pay {n} AP")
    assert GAME.page.role(view, question, prompts.NO)[0] == "decline"


@pytest.mark.rule("SK-153", "SK-163")
def test_nobody_is_stopped_by_what_a_rival_gains_from_a_hit() -> None:
    state = position(
        Side("vexia", (1, 0), hand=("shadow-bolt",), deck=("study",) * 4, ap=5,
             equipment=("blood-chalice",), hp=50),
        bare(at=(2, 0), hand=["fire-lash"], ap=5),
    )  # fmt: skip
    match = match_of(state)
    question = until(match, lambda each: each.seat == 1 and any(item.when >= 0 for item in match.state.stack),
                     "play shadow-bolt")  # fmt: skip
    assert stop_for(match.state, question) == "harmless"
    assert GAME.page.scene(match.state, 1, NAMES).arrows == ()


@pytest.mark.rule("SK-134")
def test_an_attack_along_a_direction_lights_only_those_with_an_enemy() -> None:
    def lit(*sides: Side) -> list[str]:
        match = match_of(position(*sides))
        question = until(match, lambda each: each.prompt.key == prompts.DIRECTION.key, "play fire-lash")
        view = GAME.rules.view(match.state, Seat(0))
        return [ref for option in question.options if option.verb == DIRECTION.name
                if GAME.page.role(view, question, option)[0] != "aside"
                for ref in GAME.page.aim(view, question, option)]  # fmt: skip

    assert lit(bare(at=(0, 1), hand=["fire-lash"]), still(at=(1, 1))) == ["unit-1"]
    assert len(lit(bare(at=(0, 1), hand=["fire-lash"]), still(at=(6, -3)))) == 6  # nobody there: any will do


@pytest.mark.rule("SK-048")
def test_a_seekers_power_is_read_before_it_is_chosen_lies_beside_its_gear_and_names_what_it_asks() -> None:
    state = position(bare(at=(1, 0)), still())
    seeker = state.book.cards[state.players[0].seeker]
    assert next(each for each in PORTRAITS if each.key == seeker.key).plays.endswith(seeker.text)
    (power,) = GAME.page.scene(state, 0, NAMES).own.rows[0][0].items
    assert power.face.name == seeker.name
    asks = prompts.of("Hot Streak", prompts.FREE_SPELL)
    question = Question(Seat(0), (prompts.NO,), asks)
    assert GAME.words.ask_words(state, question).startswith("Hot Streak, your power: play one")
    assert GAME.page.first_times(state, question)[0][0] == "power-theron"


@pytest.mark.rule("SK-245")
def test_what_an_ailment_does_stands_behind_the_card_that_would_apply_it() -> None:
    state = position(
        Side("vexia", (1, 0), hand=("terrify",), deck=("study",) * 4, ap=5), bare(at=(2, 0), hand=["fire-lash"], ap=5)
    )
    match = match_of(state)
    question = until(match, lambda each: each.seat == 1 and bool(match.state.stack), "play terrify")
    assert GAME.page.hint(match.state, question, prompts.PASS).endswith(
        "\u201d Fear 2: can't go nearer to who frightened it."
    )


@pytest.mark.rule("SK-186")
def test_who_saves_for_the_shard_beside_them_is_not_asked_twice_to_end() -> None:
    question = None
    for at, warned in (((0, 1), False), ((3, 0), True)):
        state = position(bare(at=at, hand=["ember-dart"], ap=4), still(at=(at[0] + 1, at[1])))
        question = until(match_of(state), lambda each: each.prompt is prompts.MAIN)
        assert bool(GAME.page.undone(state, question)) == warned
