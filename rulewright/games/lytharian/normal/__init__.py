"""Normal Chess, an alternate game of Lytharian Chess: standard chess with troop cards as the pieces (LC-345)."""

from pathlib import Path

from rulewright.games.lytharian.normal.mind.value import consider, hunch, value
from rulewright.games.lytharian.normal.page.scene import FIELDS, GUIDE, TURNING, gallery, numbers, scene, tile
from rulewright.games.lytharian.normal.rules.book import Rules, make_book
from rulewright.games.lytharian.normal.rules.ending import concede
from rulewright.games.lytharian.normal.rules.position import position
from rulewright.games.lytharian.normal.rules.setup import Entry, start
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.rules.turn import turn
from rulewright.games.lytharian.normal.rules.view import conceal, view
from rulewright.games.lytharian.normal.words.reasons import why_not
from rulewright.games.lytharian.normal.words.text_table import text_table
from rulewright.games.lytharian.normal.words.words import (
    ask_words,
    card_words,
    event_refs,
    event_words,
    label,
    notation,
    refs,
)
from rulewright.kernel.game import Game, MindPart, OldWords, PagePart, RulesPart

NORMAL_CHESS = Game(
    slug="lytharian-chess",
    title="Normal Chess (Lytharian)",
    players=range(2, 3),
    folder=Path(__file__).parent.parent,  # the rulebook is that of Lytharian Chess
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
    ),
    mind=MindPart(
        value=value,
        consider=consider,
        hunch=hunch,
        horizon=2,
    ),
)
