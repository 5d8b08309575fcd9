"""Who may answer something reads what it is, at whom, and what it would do."""

import random

import pytest

from rulewright.games import game_named
from rulewright.games.lytharian.rules.position import Side as Army
from rulewright.games.lytharian.rules.position import Troop
from rulewright.games.lytharian.rules.position import position as chess_position
from rulewright.games.outposts.rules.position import Post
from rulewright.games.outposts.rules.position import Side as Camp
from rulewright.games.outposts.rules.position import position as outposts_position
from rulewright.games.seekers.rules.position import Side, position
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat


def words(match: Match, seat: int) -> str:
    game, question = match.game, match.questions[Seat(seat)]
    return game.words.ask_words(game.rules.view(match.state, Seat(seat)), question)


def of_passing(match: Match, seat: int) -> str:
    question = match.questions[Seat(seat)]
    return match.game.page.hint(match.game.rules.view(match.state, Seat(seat)), question, question.options[0])


def test_a_card_on_the_stack_is_named_with_its_target_and_text() -> None:
    caster = Side("theron", (0, 0), hand=("arcane-motes",), deck=("study",) * 6)
    state = position(caster, Side("isolde", (2, 0), hand=("deny",), deck=("study",) * 6))
    match = Match(game_named("seekers"), seed=1, position=state)
    match.answer(0, next(each for each in match.questions[Seat(0)].options if each.verb == "play"))
    assert words(match, 1) == "Arcane Motes at you: answer?"
    motes = state.book.cards[state.book.face("arcane-motes")]
    assert of_passing(match, 1) == f"Arcane Motes: \u201c{motes.text}\u201d"


def test_an_attack_and_a_spell_in_it_say_whom_they_are_for_and_what_they_do() -> None:
    rook, pawn = Troop("kevetni-blademaster", "e5"), Troop("deepdark-tunneler", "d6")
    state = chess_position(
        Army(troops=(rook,), hand=("lightning-strike",), mana=9),
        Army(troops=(pawn,), hand=("lightning-strike",), mana=9),
        active=1,
    )
    match = Match(game_named("lytharian"), seed=3, position=state)
    asked: dict[str, tuple[str, str]] = {}
    for _ in range(30):
        (question,) = match.questions.values()
        notes = [match.game.words.notation(match.state, each) for each in question.options]
        if question.prompt.key in ("fight", "respond"):
            key = f"{question.prompt.key}-{question.seat}-{len(match.state.stack)}"
            asked[key] = words(match, question.seat), of_passing(match, question.seat)
        cast = next((n for n in notes if n.startswith("cast") and question.seat and match.state.fight), "")
        attack = next((n for n in notes if n.startswith("attack")), "")
        at = next((n for n in notes if n == "at-troop e5"), "")
        if "respond-0-1" in asked or "fight-0-1" in asked:
            break
        match.answer(question.seat, attack or at or cast or notes[0])
    fights = [told for key, told in asked.items() if key.startswith("fight-1")]
    assert "Their Rook e5" not in fights[0][0]
    assert "Your Pawn d6 attacks their Rook e5: cast?" in fights[0][0]
    assert fights[0][1] == "Then both blows land at once."
    said, does = next(told for key, told in asked.items() if key.endswith("-0-1"))
    assert said == "Lightning Strike at your Rook e5: answer?"
    strike = state.book.cards[state.book.face("lightning-strike")]
    assert does == f"\u201c{strike.text}\u201d"


@pytest.mark.parametrize("slug", ["seekers", "lytharian"])
def test_whatever_waits_is_named_and_explained_in_random_games(slug: str) -> None:
    game, roll, met = game_named(slug), random.Random(5), 0
    for seed in range(3):
        match = Match(game, seed=seed)
        for _ in range(400):
            if (question := match.question) is None:
                break
            if question.prompt.window and match.state.stack and question.prompt.key in ("priority", "respond"):
                assert words(match, question.seat).endswith(": answer?")
                assert of_passing(match, question.seat) or match.state.stack[-1].face < 0
                met += 1
            match.answer(question.seat, game.mind.hunch(match.state, question.seat, question.options, roll.random()))
    assert met > 3


def test_a_strike_back_names_the_group_that_attacked() -> None:
    game, roll, met = game_named("outposts"), random.Random(2), 0
    for seed in range(3):
        match = Match(game, seed=seed)
        for _ in range(900):
            if (question := match.question) is None:
                break
            if question.prompt.key == "counter":
                assert f"attacked Outpost {match.state.assault.outpost + 1}" in words(match, question.seat)
                met += 1
            match.answer(question.seat, game.mind.hunch(match.state, question.seat, question.options, roll.random()))
    assert met


def test_who_must_give_up_a_creature_reads_by_which_card() -> None:
    spell = next(
        card.key for card in game_named("outposts").official().cards if any(
            getattr(atom, "whose", "") == "victim" for atom in card.effects)
    )  # fmt: skip
    camp = Camp((Post(), Post(), Post()), hand=(spell,), faction="grave", deck=("flame-lancer",) * 6)
    rival = Camp((Post(), Post(), Post()), reserve=("gate-warden", "salamander-knight"), faction="stone",
                 deck=("gate-warden",) * 6)  # fmt: skip
    match = Match(game_named("outposts"), seed=3, position=outposts_position(camp, rival))
    for _ in range(6):
        question = match.question
        assert question is not None
        if question.prompt.key == "give_up":
            break
        notes = [match.game.words.notation(match.state, each) for each in question.options]
        match.answer(question.seat, next((n for n in notes if n.startswith(f"play {spell}")), notes[-1]))
    name = next(card.name for card in match.state.book.cards if card.key == spell)
    assert words(match, 1).startswith(f"{name} takes one of your creatures")
