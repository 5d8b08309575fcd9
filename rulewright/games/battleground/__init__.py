"""Battleground: lanes, classes that level up, and spells prepared in secret."""

from pathlib import Path

from rulewright.games.battleground.mind.consider import consider
from rulewright.games.battleground.mind.hunch import hunch
from rulewright.games.battleground.mind.value import value
from rulewright.games.battleground.page.scene import (
    FIELDS,
    GUIDE,
    TURNING,
    drawing,
    fx,
    gallery,
    hint,
    numbers,
    preview,
    scene,
    tile,
)
from rulewright.games.battleground.page.stops import STOPS, role, window
from rulewright.games.battleground.rules.book import Rules, make_book
from rulewright.games.battleground.rules.ending import concede
from rulewright.games.battleground.rules.position import position
from rulewright.games.battleground.rules.setup import Entry, start
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.turn import turn
from rulewright.games.battleground.rules.view import conceal, view
from rulewright.games.battleground.words.reasons import why_not
from rulewright.games.battleground.words.text_table import text_table
from rulewright.games.battleground.words.words import (
    ask_words,
    card_words,
    event_refs,
    event_words,
    label,
    notation,
    refs,
)
from rulewright.kernel.game import Game, MindPart, OldWords, PagePart, RulesPart

BATTLEGROUND = Game(
    slug="battleground",
    title="Battleground",
    players=range(2, 3),  # BG-001, BG-258
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
        drawing=drawing,
        preview=preview,
        hint=hint,
        stops=STOPS,
        stop_for=window,
        role=role,
    ),
    mind=MindPart(
        value=value,
        consider=consider,
        hunch=hunch,
        horizon=1,  # value itself foresees the battle that comes after
    ),
)
