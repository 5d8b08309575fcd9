"""Records: text that plays again exactly, and clear words about text that does not."""

import contextlib
import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import END, KEEP, TOY, only

from rulewright.games.shells.words import WORDS
from rulewright.kernel.dice import KEYED
from rulewright.kernel.errors import MalformedRecord, RulewrightError, WrongVersion
from rulewright.kernel.match import Match
from rulewright.kernel.question import CONCEDE, Seat
from rulewright.kernel.record import Answer, Record
from rulewright.kernel.variant import Variant
from rulewright.testing import battery
from rulewright.testing.battery import find, snapshot

SPECIAL = Variant("wild", {"coins": 3, "bonus": [1, 0, 0, 2], "tie": "first"}, {"gold": {"worth": 5, "copies": 4}})


def small() -> Match:
    match = Match(TOY, 2, 7, names=["Ann", "Bob"], lineup=[{"mascot": "crow"}, {}])
    match.answer(1, KEEP)
    match.answer(0, KEEP)
    match.answer(0, END)
    match.answer(0, 2)
    return match


SMALL = """rulewright record 1
game: "shells"
version: 1
seats: 2
seed: 7
variant: {"name": "official", "rules": {}, "cards": {}}
lineup: [{"mascot": "crow"}, {}]
names: ["Ann", "Bob"]

1 keep
0 keep
0 end
0 bid 2

end: 4 answers; still running
"""


def test_a_record_is_this_text() -> None:
    assert small().record().text() == SMALL


def test_the_text_reads_back_without_loss() -> None:
    assert Record.parse(SMALL) == small().record()
    assert Record.parse(SMALL).text() == SMALL


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_plays_again_from_any_point(seats: int) -> None:
    for seed in (2, 3):
        for match in battery.walk(TOY, seats, seed, every=4, leaving=0.02):
            battery.a_record_plays_again(TOY, match)
        battery.a_record_plays_again(TOY, battery.finished(TOY, seats, seed))


def test_half_given_answers_to_a_simultaneous_question_are_in_it() -> None:
    match = Match(TOY, 3, 1)
    match.answer(2, 1)
    match.answer(0, 0)
    again = Match.load(Record.parse(match.record().text()), TOY)
    assert list(again.questions) == [1]
    for each in (match, again):
        each.answer(1, 1)
    assert snapshot(again) == snapshot(match)


def test_a_concession_is_in_it() -> None:
    match = Match(TOY, 3, 1)
    for seat in range(3):
        match.answer(seat, KEEP)
    match.concede(0)
    assert "\n0 concede\n" in match.record().text()
    battery.a_record_plays_again(TOY, match)


def test_an_undone_answer_is_not_in_it() -> None:
    match = small()
    match.undo(0)
    assert match.record().answers == [Answer(Seat(1), "keep"), Answer(Seat(0), "keep"), Answer(Seat(0), "end")]


def test_a_variant_a_lineup_and_names_are_in_it() -> None:
    match = Match(TOY, 2, 5, SPECIAL, [{"mascot": "crow"}, {}], ['A"n\nn', "Bøb ♜ #1"])
    again = Match.load(Record.parse(match.record().text()), TOY)
    assert again.book == match.book
    assert again.book.cards[2].worth == 5
    assert [player.coins for player in again.state.players] == [5, 3]
    assert again.names == ['A"n\nn', "Bøb ♜ #1"]
    assert snapshot(again) == snapshot(match)


def test_the_outcome_is_in_it() -> None:
    match = battery.finished(TOY, 2, 2)
    assert match.outcome is not None
    assert Record.parse(match.record().text()).outcome == match.outcome.words


@pytest.mark.parametrize("seats", [2, 3])
def test_a_record_can_be_played_up_to_any_answer(seats: int) -> None:
    whole = battery.finished(TOY, seats, 4)
    record = whole.record()
    for stop in (0, 1, 2, 9, len(record.answers) - 1, len(record.answers), len(record.answers) + 5):
        match = Match.load(record, TOY, answers=stop)
        assert match.history == record.answers[:stop]
        assert match.log == [(given, event) for given, event in whole.log if given <= stop][: len(match.log)]
        for answer in record.answers[stop:]:
            match.answer(answer.seat, answer.text)
        assert snapshot(match) == snapshot(whole)


def test_comments_blank_lines_and_other_line_ends_are_allowed() -> None:
    text = SMALL.replace("0 keep\n", "# a remark\n\n0 keep   \n").replace("\n", "\r\n") + "\n\n"
    assert Record.parse(text) == Record.parse(SMALL)


# -- what is not a record


def test_a_record_cut_off_after_any_line_is_refused() -> None:
    lines = SMALL.splitlines()
    for cut in range(len(lines)):
        with pytest.raises(MalformedRecord, match=r"cut off after line|not a record"):
            Record.parse("\n".join(lines[:cut]))


def test_a_record_cut_off_within_its_last_line_is_refused_or_whole() -> None:
    whole = Record.parse(SMALL)
    for cut in range(len(SMALL) - len("still running\n")):
        with pytest.raises(RulewrightError):
            Record.parse(SMALL[:cut])
    assert Record.parse(SMALL[:-1]) == whole
    assert Record.parse(SMALL[:-3]).answers == whole.answers, "only the words of the outcome are cut"


@pytest.mark.parametrize(
    ("old", "new", "error", "words"),
    [
        ("rulewright record 1", "chess game 1", MalformedRecord, "the first line must be 'rulewright record 1'"),
        ("rulewright record 1", "rulewright record 2", WrongVersion, "this reads 'rulewright record 1'"),
        ("seed: 7\n", "", MalformedRecord, "the header lacks seed"),
        ("seed: 7\n", "seed: 7\nseed: 8\n", MalformedRecord, "line 6: 'seed' stands in the header twice"),
        ("seed: 7", "sead: 7", MalformedRecord, "line 5: 'sead: 7' is not a header line; the keys are game, version"),
        ("seed: 7", "seed 7", MalformedRecord, "line 5: 'seed 7' is not a header line"),
        ("seed: 7", "seed: seven", MalformedRecord, "line 5: the value of 'seed' is not JSON: seven"),
        ("seed: 7", "seed: " + "7" * 5000, MalformedRecord, "line 5: the value of 'seed' is not JSON"),
        ("seed: 7", "seed: " + "[" * 100_000, MalformedRecord, "line 5: the value of 'seed' is not JSON"),
        ("seed: 7", "seed: 7.0", MalformedRecord, "'seed: 7.0' must be of type int"),
        ("seats: 2", "seats: true", MalformedRecord, "'seats: True' must be of type int"),
        ("version: 1", 'version: "1"', MalformedRecord, "'version: 1' must be of type int"),
        ('"Bob"]', "5]", MalformedRecord, "'names' must be a list of texts, one a seat"),
        ("{}]\nnames", "3]\nnames", MalformedRecord, "'lineup' must be a list of objects, one a seat"),
        ('{"name": "official"', '{"nom": "official"', MalformedRecord, "a variant has no 'nom'"),
        ("0 end", "end", MalformedRecord, "line 12: 'end' is not an answer; write '<seat> <answer>'"),
        ("0 end", "x end", MalformedRecord, "line 12: 'x end' is not an answer"),
        ("0 end", "7" * 5000 + " end", MalformedRecord, "line 12: '777"),
        ("0 end", "², end", MalformedRecord, "line 12: '², end' is not an answer"),
        ("0 end\n", "", MalformedRecord, "closes with 'end: 4 answers; still running' but holds 3 answers"),
        ("end: 4", "end: four", MalformedRecord, "closes with 'end: four answers"),
        ("end: 4", "end: " + "4" * 5000, MalformedRecord, "holds 4 answers"),
    ],
)
def test_a_malformed_record_is_refused_with_what_is_wrong(
    old: str, new: str, error: type[RulewrightError], words: str
) -> None:
    assert SMALL.count(old) == 1
    with pytest.raises(error, match=re.escape(words)):
        Record.parse(SMALL.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("0 end", "0 fly", r"answer 3 of the record does not fit: 'fly' does not answer .*; possible: end; play"),
        ("0 end", "1 end", "answer 3 of the record does not fit: seat 1 is not asked now; the table waits for Ann"),
        ("0 end", "9 end", "answer 3 of the record does not fit: seat 9 is not asked now"),
        ("0 end", "0 play 99", "answer 3 of the record does not fit: 'play 99' does not answer"),
        ("0 bid 2", "0 bid 9", "answer 4 of the record does not fit: 'bid 9' does not answer"),
        ("0 keep", "1 keep", "answer 2 of the record does not fit: seat 1 is not asked now; the table waits for Ann"),
        ('"shells"', '"seekers"', "this record is of 'seekers', not of 'shells'"),
    ],
)
def test_a_record_that_does_not_fit_the_game_is_refused(old: str, new: str, words: str) -> None:
    with pytest.raises(MalformedRecord, match=words):
        Match.load(Record.parse(SMALL.replace(old, new)), TOY)


def test_a_record_of_another_version_of_the_game_is_refused() -> None:
    record = Record.parse(SMALL.replace("version: 1", "version: 3"))
    with pytest.raises(WrongVersion, match="made with version 3 of Shells; this is version 1"):
        Match.load(record, TOY)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("seats: 2", "seats: 9", "Shells is for 2 to 4 players, not 9"),
        ("seats: 2", "seats: 3", "3 seats need 3 names and 3 lineup entries"),
        ('"crow"', '"dog"', "a lineup entry does not fit Shells"),
        ('"cards": {}', '"cards": {"ruby": {"worth": 3}}', "there is no card 'ruby'"),
        ('"rules": {}', '"rules": {"coin": 3}', r"there is no tunable 'coin'\. Did you mean coins"),
    ],
)
def test_a_record_of_an_impossible_match_is_refused(old: str, new: str, words: str) -> None:
    assert SMALL.count(old) == 1
    with pytest.raises(RulewrightError, match=words):
        Match.load(Record.parse(SMALL.replace(old, new)), TOY)


def test_answers_after_the_end_are_refused() -> None:
    match = battery.finished(TOY, 2, 2)
    record = match.record()
    record.answers.append(Answer(Seat(0), "end"))
    with pytest.raises(MalformedRecord, match="the game is over"):
        Match.load(record, TOY)


def test_a_record_that_is_refused_harms_no_match() -> None:
    match = find(TOY, 2, lambda m: m.state.turn == 2)
    before = snapshot(match)
    with pytest.raises(MalformedRecord):
        Match.load(Record.parse(SMALL.replace("0 end", "0 fly")), TOY)
    assert snapshot(match) == before


names = st.lists(st.text(st.characters(codec="utf-8"), max_size=20), min_size=2, max_size=2)
plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(
    names=names, seed=st.integers(), answers=st.lists(st.tuples(st.integers(0, 15), st.sampled_from("abc")), max_size=5)
)
def test_any_header_reads_back(names: list[str], seed: int, answers: list[tuple[int, str]]) -> None:
    record = Record(
        "shells", 1, 2, seed, SPECIAL, [{}, {}], names, [Answer(Seat(seat), text) for seat, text in answers]
    )
    assert Record.parse(record.text()) == record


@given(st.text())
def test_no_text_is_refused_by_anything_but_our_own_errors(text: str) -> None:
    for source in (text, f"rulewright record 1\n{text}", f"rulewright record 1\n{text}\nend: 0 answers; x"):
        with contextlib.suppress(RulewrightError):
            Record.parse(source)


@settings(max_examples=300)
@given(st.data())
def test_a_damaged_record_is_refused_or_plays(data: st.DataObject) -> None:
    """Whatever is changed in a record, either it plays or one of our own errors says why not."""
    lines = SMALL.splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    key, colon, _ = lines[number].partition(": ")
    change = data.draw(st.sampled_from(["drop", "double", "text", "value", "swap"]))
    if change == "drop":
        del lines[number]
    elif change == "double":
        lines.insert(number, lines[number])
    elif change == "value" and colon:
        lines[number] = f"{key}: {json.dumps(data.draw(plain))}"
    elif change == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[number], lines[other] = lines[other], lines[number]
    else:
        lines[number] = data.draw(st.text(max_size=20))
    with contextlib.suppress(RulewrightError):
        match = Match.load(Record.parse("\n".join(lines)), TOY)
        assert Record.parse(match.record().text()).answers == match.history


def test_the_word_for_a_concession_is_no_answer_of_the_game() -> None:
    assert CONCEDE.verb == "concede"
    assert "concede" not in [verb.written for verb in WORDS.verbs.values()]
    with pytest.raises(RulewrightError):
        small().answer(1, "concede")


def test_a_variant_given_in_python_plays_again() -> None:
    match = Match(TOY, 2, 1, only({"lucky": 2}, copper=9, snake=3))
    battery.a_record_plays_again(TOY, match)


def test_a_record_names_the_generator_it_was_rolled_with_and_old_ones_keep_theirs() -> None:
    seed = 1 << 100
    match = Match(TOY, 2, seed, dice=KEYED)
    while match.outcome is None:
        match.answer(match.question.seat, 0)  # type: ignore[union-attr]
    text = match.record().text()
    assert 'dice: "blake2b"' in text
    assert snapshot(Match.load(Record.parse(text), TOY)) == snapshot(match)
    assert "dice" not in Match(TOY, 2, 7).record().text()  # as records always were
    assert Match(TOY, 2, seed).state != Match(TOY, 2, seed, dice=KEYED).state
    with pytest.raises(WrongVersion, match="does not know"):
        Record.parse(text.replace("blake2b", "coin"))
