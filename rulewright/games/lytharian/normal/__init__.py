"""Normal Chess, an alternate game of Lytharian Chess: standard chess with troop cards as the pieces (LC-345)."""

from pathlib import Path

from rulewright.games.lytharian.normal.book import Book, Rules, make_book
from rulewright.games.lytharian.normal.ending import concede
from rulewright.games.lytharian.normal.position import position
from rulewright.games.lytharian.normal.reasons import why_not
from rulewright.games.lytharian.normal.scene import scene
from rulewright.games.lytharian.normal.setup import Entry, start
from rulewright.games.lytharian.normal.state import State
from rulewright.games.lytharian.normal.text import text_table
from rulewright.games.lytharian.normal.turn import turn
from rulewright.games.lytharian.normal.value import consider, hunch, value
from rulewright.games.lytharian.normal.view import conceal, view
from rulewright.games.lytharian.normal.words import (
    ask_words,
    card_words,
    event_refs,
    event_words,
    label,
    notation,
    refs,
)


class NormalChess:
    """The game object: the rooms of this folder behind the kernel's protocol."""

    slug = "lytharian-chess"
    title = "Normal Chess (Lytharian)"
    version = 1
    players = range(2, 3)
    folder = Path(__file__).parent.parent  # the rulebook is that of Lytharian Chess
    State = State
    Rules = Rules
    Book = Book
    Entry = Entry
    book = staticmethod(make_book)
    start = staticmethod(start)
    turn = staticmethod(turn)
    concede = staticmethod(concede)
    view = staticmethod(view)
    conceal = staticmethod(conceal)
    value = staticmethod(value)
    consider = staticmethod(consider)
    hunch = staticmethod(hunch)
    horizon = 2  # turns a search looks ahead before it judges by value
    notation = staticmethod(notation)
    label = staticmethod(label)
    refs = staticmethod(refs)
    ask_words = staticmethod(ask_words)
    event_words = staticmethod(event_words)
    event_refs = staticmethod(event_refs)
    card_words = staticmethod(card_words)
    why_not = staticmethod(why_not)
    position = staticmethod(position)
    scene = staticmethod(scene)
    text_table = staticmethod(text_table)


NORMAL_CHESS = NormalChess()
