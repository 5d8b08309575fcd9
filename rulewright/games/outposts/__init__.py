"""Outposts: faction decks, a Silver draft, assaults on Outposts, two to four players."""

from pathlib import Path

from rulewright.games.outposts import campaign, decks
from rulewright.games.outposts.book import Book, Rules, make_book
from rulewright.games.outposts.consider import consider
from rulewright.games.outposts.ending import concede
from rulewright.games.outposts.hunch import hunch
from rulewright.games.outposts.position import position
from rulewright.games.outposts.reasons import why_not
from rulewright.games.outposts.scene import scene
from rulewright.games.outposts.setup import Entry, start
from rulewright.games.outposts.state import State
from rulewright.games.outposts.text import text_table
from rulewright.games.outposts.turn import turn
from rulewright.games.outposts.value import value
from rulewright.games.outposts.view import conceal, view
from rulewright.games.outposts.words import ask_words, card_words, event_refs, event_words, label, notation, refs


class Outposts:
    """The game object: the rooms of this folder behind the kernel's protocol."""

    slug = "outposts"
    title = "Outposts"
    version = 1
    players = range(2, 5)  # OP-039
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
    horizon = 3  # turns a search looks ahead before it judges by value
    notation = staticmethod(notation)
    label = staticmethod(label)
    refs = staticmethod(refs)
    ask_words = staticmethod(ask_words)
    event_words = staticmethod(event_words)
    event_refs = staticmethod(event_refs)
    card_words = staticmethod(card_words)
    why_not = staticmethod(why_not)
    position = staticmethod(position)
    decks = decks
    campaign = campaign
    scene = staticmethod(scene)
    text_table = staticmethod(text_table)


OUTPOSTS = Outposts()
