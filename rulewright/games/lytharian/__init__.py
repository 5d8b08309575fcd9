"""Lytharian Chess: troops with hidden faces on a chess board, and a hand of spells."""

from pathlib import Path

from rulewright.games.lytharian import decks
from rulewright.games.lytharian.book import Book, Rules, make_book
from rulewright.games.lytharian.consider import consider
from rulewright.games.lytharian.ending import concede
from rulewright.games.lytharian.hunch import hunch, idle
from rulewright.games.lytharian.position import position
from rulewright.games.lytharian.reasons import why_not
from rulewright.games.lytharian.scene import scene
from rulewright.games.lytharian.setup import Entry, start
from rulewright.games.lytharian.state import State
from rulewright.games.lytharian.text import text_table
from rulewright.games.lytharian.turn import rest_of_turn, rests, turn
from rulewright.games.lytharian.value import value
from rulewright.games.lytharian.view import conceal, view
from rulewright.games.lytharian.words import ask_words, card_words, event_refs, event_words, label, notation, refs


class Lytharian:
    """The game object: the rooms of this folder behind the kernel's protocol."""

    slug = "lytharian"
    title = "Lytharian Chess"
    version = 1
    players = range(2, 3)
    folder = Path(__file__).parent
    State = State
    Rules = Rules
    Book = Book
    Entry = Entry
    book = staticmethod(make_book)
    start = staticmethod(start)
    turn = staticmethod(turn)
    rests = staticmethod(rests)
    rest_of_turn = staticmethod(rest_of_turn)
    concede = staticmethod(concede)
    view = staticmethod(view)
    conceal = staticmethod(conceal)
    value = staticmethod(value)
    consider = staticmethod(consider)
    hunch = staticmethod(hunch)
    idle = staticmethod(idle)
    horizon = 2  # turns a search looks ahead before it judges by value
    worlds = 1  # that `greedy` imagines a decision
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
    decks = decks


LYTHARIAN = Lytharian()
