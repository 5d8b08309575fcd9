"""A bold word on a card is explained: by a clause that says what it is, or by a line of the game's own."""

import re

import pytest

from rulewright.games import GAMES
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import rulebook_of
from rulewright.kernel.variant import OFFICIAL
from rulewright.server.html.beginnings.how_to_play import meanings
from rulewright.server.html.rulebook import plain_words

TAUGHT = [game for game in GAMES.values() if game.page.how_to_play]
SAYS_NOTHING = re.compile(
    r"^as an? \w+ \w+\.$|carry out the steps|is noted|the entry prints|^Some |resources? (that count|are)", re.I
)


def words_of(game: Game) -> set[tuple[str, str]]:
    """The words with a clause on all cards of a game, without the number behind them."""
    fronts = [front for _, fronts in game.page.gallery(game.official()) for front in fronts]
    return {(re.sub(r" ?\d+$", "", word), clause) for front in fronts for word, clause in front.text if clause}


def defines(clause: str, word: str) -> bool:
    """Whether a clause says what this word is: 'Pin: ...', 'A unit with Stun ...', 'Orc: ... Elf: ...'."""
    stem = re.escape(re.sub(r"(?<=\w{3})(s|ed|ned)$", "", word))
    begins = rf"^\W*(To |An? |Each |Two |A card whose |Two \w+ are |(When )?a unit with |The )?\W*{stem}"
    named = rf'(^|[.;] |"|^\w+: )[^.:]{{0,24}}({stem}|Y {re.escape(word.rsplit(" ", maxsplit=1)[-1])})[^.:]{{0,24}}: '
    found = re.search(rf"{begins}|{named}|\"{stem}", clause, re.I)
    return bool(found) and not SAYS_NOTHING.search(clause.partition(": ")[2] or clause)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
def test_every_word_of_a_card_is_explained(game: Game) -> None:
    assert game.page.how_to_play is not None
    own = dict(game.page.how_to_play.words)
    book = rulebook_of(game.rulebook_game or game, OFFICIAL)
    bare = {
        (word, plain_words(book.clauses[clause].text))
        for word, clause in words_of(game)
        if word not in own and not defines(plain_words(book.clauses[clause].text), word)
    }
    assert bare == set()


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
def test_a_line_of_the_game_s_own_is_of_a_word_that_cards_have(game: Game) -> None:
    assert game.page.how_to_play is not None
    assert {word for word, _ in game.page.how_to_play.words} <= {word for word, _ in words_of(game)}


def test_such_words_come_with_the_page() -> None:
    assert '<li data-word="Coin">pays for cards in a Village' in str(meanings(GAMES["elysia"].page.how_to_play))
