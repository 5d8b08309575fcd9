"""Seekers: Shards of Imriel. A duel of heroes on hexes, with a card stack and priority."""

from pathlib import Path

from rulewright.games.seekers import decks
from rulewright.games.seekers.book import Book, Rules, make_book
from rulewright.games.seekers.consider import consider
from rulewright.games.seekers.ending import concede
from rulewright.games.seekers.hunch import hunch, idle
from rulewright.games.seekers.position import position
from rulewright.games.seekers.reasons import why_not
from rulewright.games.seekers.scene import scene
from rulewright.games.seekers.setup import Entry, start
from rulewright.games.seekers.state import State
from rulewright.games.seekers.text import text_table
from rulewright.games.seekers.turn import rest_of_turn, rests, turn
from rulewright.games.seekers.value import value
from rulewright.games.seekers.view import conceal, view
from rulewright.games.seekers.words import ask_words, card_words, event_refs, event_words, label, notation, refs


class Seekers:
    """The game object: the rooms of this folder behind the kernel's protocol."""

    slug = "seekers"
    title = "Seekers: Shards of Imriel"
    version = 1
    players = range(2, 5)
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
    worlds = 1  # that `greedy` imagines a decision
    horizon = 1  # turns a search looks ahead before it judges by value: what the next one brings is mostly dice
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
    scene = staticmethod(scene)
    text_table = staticmethod(text_table)


SEEKERS = Seekers()
