"""Who reads the log is told what they did as 'You'."""

import re

import pytest

from rulewright.games import GAMES, OURS
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.words import Words
from rulewright.server.html.bars.end_bar import for_the_loser
from rulewright.server.tables.story.you import SECOND, as_you, by_name, with_reader


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("{0} draws a card.", "You draw a card."),
        ("{0} is out and goes home.", "You are out and go home."),
        ("{0} has two and passes.", "You have two and pass."),
        ("{0} discards coins and cards.", "You discard coins and cards."),
        ("{0}'s Imp dies.", "Your Imp dies."),
        ("{1} takes {0}'s card from {0}.", "Bram takes your card from you."),
        ("{1} draws a card.", "Bram draws a card."),
    ],
)
def test_sentences_are_told_to_their_reader(sentence: str, told: str) -> None:
    assert as_you(sentence.format(*with_reader(["Ada", "Bram"], Seat(0)))) == told


def test_seats_that_a_game_numbers_are_named() -> None:
    names = ["Ada", "Bram"]
    assert by_name("Player 2", names, Seat(0)) == "Bram"
    assert by_name("Player 1", names, Seat(0)) == "You"
    assert by_name("The hero of Player 1", names, Seat(0)) == "The hero of you"
    assert by_name("Paladin (player 2)", names, Seat(0)) == "Paladin (Bram)"


def test_who_watches_reads_names() -> None:
    assert with_reader(["Ada", "Bram"], SPECTATOR) == ["Ada", "Bram"]


@pytest.mark.parametrize("slug", OURS)
def test_every_second_verb_of_a_sentence_is_known_as_one(slug: str) -> None:
    words = GAMES[slug].words
    assert isinstance(words, Words)
    told = [kind.sentence for kind in words.events.values() if kind.sentence.startswith("{seat} ")]
    assert told
    assert {word for sentence in told for word in re.findall(r"\band ([a-z]+s)\b", sentence)} <= {*SECOND}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("the enemy hero has fallen", "your hero has fallen"),
        ("all opposing Seekers are defeated", "your Seeker is defeated"),
        ("all others have conceded", "you conceded"),
        ("the other side has conceded", "you conceded"),
        ("the opponent conceded", "you conceded"),
        ("the opponent has resigned", "you resigned"),
        ("all others have left the game", "you left the game"),
        ("White is checkmated", "White is checkmated"),
    ],
)
def test_who_has_lost_reads_why_from_their_side(words: str, told: str) -> None:
    assert for_the_loser(words) == told
