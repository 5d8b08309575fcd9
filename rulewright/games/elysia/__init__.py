"""Ruins of Elysia: an adventure deck-builder on a map that grows, one to eight heroes, against or with each other."""

from pathlib import Path

from rulewright.games.elysia.book import Book, Rules, make_book
from rulewright.games.elysia.consider import consider
from rulewright.games.elysia.ending import concede
from rulewright.games.elysia.hunch import hunch
from rulewright.games.elysia.position import position
from rulewright.games.elysia.reasons import why_not
from rulewright.games.elysia.scene import scene
from rulewright.games.elysia.setup import Entry, start
from rulewright.games.elysia.state import State
from rulewright.games.elysia.text import text_table
from rulewright.games.elysia.turn import turn
from rulewright.games.elysia.value import value
from rulewright.games.elysia.view import conceal, view
from rulewright.games.elysia.words import ask_words, card_words, event_refs, event_words, label, notation, refs


class Elysia:
    """The game object: the rooms of this folder behind the kernel's protocol."""

    slug = "elysia"
    title = "Ruins of Elysia"
    version = 1
    players = range(1, 9)  # RE-001
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
    horizon = 1  # turns a search looks ahead before it judges by value: the rest of this one
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


ELYSIA = Elysia()
