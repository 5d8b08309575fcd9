"""Lytharian Chess: troops with hidden faces on a chess board, and a hand of spells."""

from pathlib import Path

from rulewright.games.lytharian.mind.consider import consider
from rulewright.games.lytharian.mind.hunch import hunch, idle
from rulewright.games.lytharian.mind.value import value
from rulewright.games.lytharian.page.scene import FIELDS, FRONT, GUIDE, TURNING, fx, gallery, hint, numbers, scene, tile
from rulewright.games.lytharian.page.stops import STOPS, role, window
from rulewright.games.lytharian.rules import decks
from rulewright.games.lytharian.rules.book import Rules, make_book
from rulewright.games.lytharian.rules.ending import concede
from rulewright.games.lytharian.rules.position import position
from rulewright.games.lytharian.rules.setup import Entry, start
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.turn import rest_of_turn, rests, turn
from rulewright.games.lytharian.rules.view import conceal, view
from rulewright.games.lytharian.words.reasons import why_not
from rulewright.games.lytharian.words.text_table import text_table
from rulewright.games.lytharian.words.words import ask_words, card_words, event_refs, event_words, label, notation, refs
from rulewright.kernel.game import Game, MindPart, OldWords, PagePart, RulesPart

LYTHARIAN = Game(
    slug="lytharian",
    title="Lytharian Chess",
    players=range(2, 3),
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
        mode_fields=FRONT,
        turning_points=TURNING,
        numbers=numbers,
        effects=fx,
        hint=hint,
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
        horizon=2,
    ),
    decks=decks,
)
