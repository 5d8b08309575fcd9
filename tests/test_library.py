"""What `import rulewright` gives: matches, options with their words, bots, records."""

import pickle
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.kernel.errors import BadVariant, IllegalAnswer, ImpossibleSetup, NoUndo, UnknownName

WEB = ["starlette", "uvicorn", "jinja2", "markupsafe", "typer", "rulewright.server", "rulewright.cli"]


def played(match: rw.Match, answers: int = 1_000_000, seed: int = 1) -> rw.Match:
    dice = random.Random(seed)
    for _ in range(answers):
        if match.over:
            break
        match.play(dice.choice(match.options))
    return match


def python(code: str) -> str:
    """What a fresh process prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_program_of_the_readme() -> None:
    match = rw.new("outposts", seed=7, bots={1: "greedy"})
    while not match.over:
        question = match.question
        assert question is not None
        assert question.seat == 0
        assert question.words
        assert question.clause.startswith("OP-")
        match.play(random.Random(len(match.history)).choice(match.options))
    assert match.outcome is not None
    assert match.fork().playout().winners == match.outcome.winners
    again = rw.load(match.dump())
    assert again.outcome == match.outcome
    assert again.dump() == match.dump()
    assert match.names == ["Player", "greedy"]


def test_importing_it_loads_neither_the_web_nor_any_game() -> None:
    ours = '[m for m in sys.modules if m.startswith("rulewright.games.") and not m.endswith(".import_path")]'
    assert python(f"import sys, rulewright; print({ours}, [m for m in {WEB!r} if m in sys.modules])") == "[] []"
    game = 'import sys, rulewright; rulewright.game("outposts")'
    assert python(f'{game}; print({{m.split(".")[2] for m in {ours}}}, "rich" in sys.modules)') == "{'outposts'} False"


# -- options


def test_an_option_knows_its_words_and_equals_the_bare_one() -> None:
    match = rw.new("outposts", seed=7)
    for choice, option in zip(match.options, match.question.options, strict=True):  # type: ignore[union-attr]
        assert choice == option
        assert hash(choice) == hash(option)
        assert choice.notation == match.game.words.notation(match.state, option)
        assert choice.label
        assert choice.refs
        assert choice.seat == match.question.seat  # type: ignore[union-attr]
        assert type(pickle.loads(pickle.dumps(choice))) is rw.Option


def test_an_option_its_notation_and_its_number_all_answer() -> None:
    matches = [rw.new("outposts", seed=7) for _ in range(4)]
    choice = matches[0].options[2]
    answers: list[rw.Option | str | int] = [choice, rw.Option(*choice), choice.notation, 2]
    for match, answer in zip(matches, answers, strict=True):
        match.play(answer)
    assert len({match.dump() for match in matches}) == 1


def test_the_option_that_was_played_keeps_its_words_and_others_say_that_they_are_gone() -> None:
    match = rw.new("outposts", seed=7)
    first, second = match.options[:2]
    match.play(first)
    assert match.history[-1].text == first.notation
    with pytest.raises(rw.RulewrightError, match="before you play"):
        _ = second.label


def test_a_wrong_answer_says_what_would_be_right() -> None:
    match = rw.new("outposts", seed=7)
    with pytest.raises(IllegalAnswer, match="possible: "):
        match.play("conquer the world")
    with pytest.raises(IllegalAnswer, match="the game is over"):
        played(match).play(0)


def test_several_seats_that_are_asked_at_once_each_have_their_options() -> None:
    match = rw.new("outposts", seed=7)
    while len(match.questions) < 2:
        match.play(0)
    first, second = match.questions
    match.play(match.options_of(second)[1])  # a choice knows whose it is
    assert list(match.questions) == [first]
    with pytest.raises(IllegalAnswer, match="is not asked now"):
        match.options_of(second)


# -- seats


def test_a_seat_with_a_bot_is_never_asked() -> None:
    match = rw.new("outposts", seed=3, bots={0: "random", 2: rw.bot("greedy")})
    assert match.seats == 3
    while not match.over:
        assert set(match.questions) == {1}
        match.play(0)
    assert match.names == ["random", "Player", "GreedyBot"]


def test_bots_alone_play_the_whole_game_and_always_the_same() -> None:
    one, other = (rw.new("outposts", seed=3, bots={0: "random", 1: "random"}) for _ in range(2))
    assert one.over
    assert one.dump() == other.dump()


def test_bots_take_their_seats_in_a_match_that_was_loaded() -> None:
    half = played(rw.new("outposts", seed=3), 20)
    assert not rw.load(half.dump()).bots
    match = rw.load(half.dump(), bots={1: "random"})
    assert set(match.questions) <= {0}
    assert len(rw.load(half.dump(), answers=5).history) == 5


def test_a_bot_on_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ImpossibleSetup, match="there is no seat 2 for greedy"):
        rw.new("outposts", seats=2, bots={2: "greedy"})


def test_names_lineup_and_variant() -> None:
    variant = 'name = "short"\n[rules]\nround_limit = 1'
    match = rw.new(
        "outposts", seed=1, names=["Ann", "Bob", "Cy"], lineup=[{"faction": "ember"}, {}, {}], variant=variant
    )
    assert (match.seats, match.variant.name, match.names[2]) == (3, "short", "Cy")
    assert played(match).over
    assert rw.load(match.dump()).variant == match.variant
    with pytest.raises(BadVariant, match="not a TOML file"):
        rw.new("outposts", variant="short.toml")


def test_a_variant_and_a_record_may_be_files(tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text('name = "short"\n[rules]\nround_limit = 1', encoding="utf-8")
    match = played(rw.new("outposts", seed=1, variant=tmp_path / "short.toml"))
    (tmp_path / "match.txt").write_text(match.dump(), encoding="utf-8")
    assert rw.load(tmp_path / "match.txt").dump() == match.dump()


def test_a_new_match_has_a_seed_of_its_own() -> None:
    assert rw.new("outposts").seed != rw.new("outposts").seed


# -- seeing


def test_a_view_the_log_and_reasons_are_for_one_pair_of_eyes() -> None:
    match = played(rw.new("outposts", seed=7), 30)
    seat = match.question.seat  # type: ignore[union-attr]
    hidden = [card for card, face in enumerate(match.view(seat).faces) if face < 0]
    assert hidden
    assert all(face >= 0 for face in match.view(None).faces)
    whole, mine = match.lines(), match.lines(seat)
    assert len(whole) >= len(mine) > 0
    assert whole != mine
    assert all(line.words and line.clause.startswith("OP-") for line in mine)
    assert match.ask_words()
    assert match.why_not(f"card-{hidden[0]}").clause.startswith("OP-")


def test_undo_takes_back_the_last_answer_of_a_person() -> None:
    op = rw.outposts
    match = rw.Match.at(op.position(op.Side(hand=["cinder-whelp"], mana=3), op.Side()), bots={1: "random"})
    before = match.dump()
    match.play(next(choice for choice in match.options if choice.label.startswith("Play Cinder Whelp")))
    match.undo()
    assert match.dump() == before
    match.concede()
    with pytest.raises(NoUndo, match="the game is over"):
        match.undo()


def test_an_imagined_world_plays_on_by_other_luck() -> None:
    match = played(rw.new("outposts", seed=7), 30)
    fork = match.imagine(dice=5)
    assert fork.here().faces != match.state.faces
    assert fork.playout(seed=1).words
    rolls = {match.fork().reseeded(seed).here().dice.state for seed in range(5)}
    assert len(rolls) == 5


# -- games and bots by name


def test_a_game_gives_what_its_positions_are_written_with() -> None:
    assert rw.outposts.game is rw.game("outposts")
    assert rw.outposts.Side
    assert rw.normal_chess.position().number == 1
    assert "normal_chess" in dir(rw)
    with pytest.raises(AttributeError, match="no attribute 'checkers'"):
        _ = rw.checkers
    with pytest.raises(UnknownName, match="Did you mean outposts"):
        rw.new("outpost")


def test_a_game_that_is_registered_nowhere_can_be_played_and_loaded() -> None:
    own = replace(rw.game("normal-chess"), slug="my-chess")
    match = played(rw.new(own, seed=2), 9)
    assert rw.load(match.dump(), game=own).dump() == match.dump()
