"""Seekers: Shards of Imriel. A duel of heroes on hexes, with a card stack and priority."""

from pathlib import Path

from rulewright.games.seekers.mind.consider import consider
from rulewright.games.seekers.mind.hunch import hunch, idle
from rulewright.games.seekers.mind.value import value
from rulewright.games.seekers.page.scene import FIELDS, GUIDE, drawing, fx, gallery, scene, tile
from rulewright.games.seekers.page.stops import STOPS, role, window
from rulewright.games.seekers.rules import decks
from rulewright.games.seekers.rules.book import Rules, make_book
from rulewright.games.seekers.rules.ending import concede
from rulewright.games.seekers.rules.position import position
from rulewright.games.seekers.rules.setup import Entry, start
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import rest_of_turn, rests, turn
from rulewright.games.seekers.rules.view import conceal, view
from rulewright.games.seekers.words.reasons import why_not
from rulewright.games.seekers.words.text_table import text_table
from rulewright.games.seekers.words.words import ask_words, card_words, event_refs, event_words, label, notation, refs
from rulewright.kernel.game import Game, MindPart, OldWords, PagePart, RulesPart

SEEKERS = Game(
    slug="seekers",
    title="Seekers: Shards of Imriel",
    players=range(2, 5),
    folder=Path(__file__).parent,
    rules=RulesPart(
        state=State,
        tunables=Rules,
        entry=Entry,
        book=make_book,
        start=start,
        turn=turn,
        concede=concede,
        view=view,
        conceal=conceal,
        active=lambda state: state.active,
        position=position,
        rests=rests,
        rest_of_turn=rest_of_turn,
    ),
    words=OldWords(
        notation=notation,
        label=label,
        refs=refs,
        ask_words=ask_words,
        event_words=event_words,
        event_refs=event_refs,
        card_words=card_words,
        why_not=why_not,
        text_table=text_table,
    ),
    page=PagePart(
        scene=scene,
        tile=tile,
        gallery=gallery,
        guide=GUIDE,
        entry_fields=FIELDS,
        effects=fx,
        drawing=drawing,
        stops=STOPS,
        stop_for=window,
        role=role,
    ),
    mind=MindPart(
        value=value,
        consider=consider,
        hunch=hunch,
        idle=idle,
        worlds=1,
        horizon=1,  # what the next turn brings is mostly dice
    ),
    decks=decks,
)
