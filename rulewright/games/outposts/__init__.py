"""Outposts: faction decks, a Silver draft, assaults on Outposts, two to four players."""

from pathlib import Path

from rulewright.games.outposts.mind.consider import consider
from rulewright.games.outposts.mind.hunch import hunch
from rulewright.games.outposts.mind.value import value
from rulewright.games.outposts.page.scene import FIELDS, GUIDE, TURNING, fx, gallery, numbers, scene, tile
from rulewright.games.outposts.rules import campaign, decks
from rulewright.games.outposts.rules.book import Rules, make_book
from rulewright.games.outposts.rules.ending import concede
from rulewright.games.outposts.rules.position import position
from rulewright.games.outposts.rules.setup import Entry, start
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.turn import turn
from rulewright.games.outposts.rules.view import conceal, view
from rulewright.games.outposts.words.reasons import why_not
from rulewright.games.outposts.words.text_table import text_table
from rulewright.games.outposts.words.words import ask_words, card_words, event_refs, event_words, label, notation, refs
from rulewright.kernel.game import Game, MindPart, OldWords, PagePart, RulesPart

OUTPOSTS = Game(
    slug="outposts",
    title="Outposts",
    players=range(2, 5),  # OP-039
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
        turning_points=TURNING,
        numbers=numbers,
        effects=fx,
    ),
    mind=MindPart(
        value=value,
        consider=consider,
        hunch=hunch,
        horizon=3,
    ),
    decks=decks,
    campaign=campaign,
)
