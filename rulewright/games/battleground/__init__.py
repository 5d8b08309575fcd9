"""Battleground: lanes, classes that level up, and spells prepared in secret."""

from pathlib import Path

from rulewright.games.battleground.book import Book, Rules, make_book
from rulewright.games.battleground.consider import consider
from rulewright.games.battleground.ending import concede
from rulewright.games.battleground.hunch import hunch
from rulewright.games.battleground.position import position
from rulewright.games.battleground.reasons import why_not
from rulewright.games.battleground.scene import scene
from rulewright.games.battleground.setup import Entry, start
from rulewright.games.battleground.state import State
from rulewright.games.battleground.text import text_table
from rulewright.games.battleground.turn import turn
from rulewright.games.battleground.value import value
from rulewright.games.battleground.view import conceal, view
from rulewright.games.battleground.words import ask_words, card_words, event_refs, event_words, label, notation, refs


class Battleground:
    """The game object: the rooms of this folder behind the kernel's protocol."""

    slug = "battleground"
    title = "Battleground"
    version = 1
    players = range(2, 3)  # BG-001, BG-258
    folder = Path(__file__).parent
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
    horizon = 1  # turns a search looks ahead: value itself foresees the battle that comes after
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


BATTLEGROUND = Battleground()
