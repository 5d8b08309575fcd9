"""Ruins of Elysia: an adventure deck-builder on a map that grows, one to eight heroes, against or with each other."""

from pathlib import Path

from rulewright.games.elysia.mind.consider import consider
from rulewright.games.elysia.mind.hunch import hunch
from rulewright.games.elysia.mind.value import value
from rulewright.games.elysia.page.scene import FIELDS, GUIDE, TURNING, drawing, fx, gallery, hint, numbers, scene, tile
from rulewright.games.elysia.page.stops import STOPS, role, window
from rulewright.games.elysia.rules.book import Rules, make_book
from rulewright.games.elysia.rules.ending import concede
from rulewright.games.elysia.rules.position import position
from rulewright.games.elysia.rules.setup import Entry, start
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.turn import turn
from rulewright.games.elysia.rules.view import conceal, view
from rulewright.games.elysia.words.reasons import why_not
from rulewright.games.elysia.words.text_table import text_table
from rulewright.games.elysia.words.words import ask_words, card_words, event_refs, event_words, label, notation, refs
from rulewright.kernel.game import Game, MindPart, OldWords, PagePart, RulesPart

ELYSIA = Game(
    slug="elysia",
    title="Ruins of Elysia",
    players=range(1, 9),  # RE-001
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
        hint=hint,
        stops=STOPS,
        stop_for=window,
        role=role,
    ),
    mind=MindPart(
        value=value,
        consider=consider,
        hunch=hunch,
        horizon=1,  # the rest of this turn
    ),
)
