"""A table as keyed fragments of HTML: what the socket sends when it changes, and what the first page holds."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Die, Scene, Zone
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.server.html.bars.answers import answers
from rulewright.server.html.bars.company import company
from rulewright.server.html.bars.curtain import curtain
from rulewright.server.html.bars.end_bar import end_bar, ending
from rulewright.server.html.bars.judgement import judgement_fragments
from rulewright.server.html.bars.question_bar import also_possible, question_bar
from rulewright.server.html.bars.replay_bar import replay_bar
from rulewright.server.html.bars.tools import CONCEDE, is_player, menu_html, tools
from rulewright.server.html.beginnings.lesson_list import lesson_list
from rulewright.server.html.beginnings.portraits import choosing_html
from rulewright.server.html.board.board import board_fragments
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.fights import fight_html
from rulewright.server.html.fragment_diff import Fragments
from rulewright.server.html.links import name_of
from rulewright.server.html.panels import panel_fragments, side_fragments
from rulewright.server.html.rail.log import log_fragments
from rulewright.server.html.rail.moves import move_fragments
from rulewright.server.html.rail.preview import preview_html
from rulewright.server.html.rail.recap import recap_fragments
from rulewright.server.html.zones import zone_fragments, zone_items
from rulewright.server.tables.story.you import by_name
from rulewright.server.tables.table_view import UNMARKED, TableView


def die_html(die: Die) -> Markup:
    """A die with its face up: pips for six sides, the number for others."""
    names = ("", "one", "two", "three", "four", "five", "six")
    shown = icon(f"dice-{names[die.value]}") if die.sides == 6 and 1 <= die.value <= 6 else el("b", str(die.value))
    return el(
        "span",
        shown,
        id=die.id,
        class_=classes("die", f"d{die.sides}", die.owner is not None and f"seat{die.owner}"),
        data_ref=die.id,
        data_value=die.value,
        role="img",
        aria_label=f"{die.label}: {die.value}",
    )


def next_refs(v: TableView) -> list[str]:
    """The things that a click may touch now: the next ref of every option that fits what is picked."""
    if v.question is None:
        return []
    picked = v.question.picked
    n = len(picked)
    if any(c.role == "handful" for c in v.question.offered):
        return list(dict.fromkeys(ref for c in v.question.offered for ref in c.refs))  # what is taken can be left again
    due = [c.refs[n] for c in v.question.offered if len(c.refs) > n and c.refs[:n] == picked]
    return list(dict.fromkeys((*due, *v.question.then)))


def dull_refs(v: TableView, lit: list[str]) -> list[str]:
    """Those that nobody would choose, where others are lit too: they can be clicked, but nothing points at them."""
    if v.question is None:
        return []
    picked, n = v.question.picked, len(v.question.picked)
    left = [c for c in v.question.offered if len(c.refs) > n and c.refs[:n] == picked and c.role not in UNMARKED]
    bright = {*v.question.then, *[c.refs[n] for c in left]}
    return [ref for ref in lit if ref not in bright] if bright.intersection(lit) else []


def twins(v: TableView, lit: list[str]) -> str:
    """Cards of the hand that are like one which can be played: a click on them means that one."""
    hand = v.scene.hand.items if v.scene.hand else ()
    meant = {(item.face, item.badges): item.id for item in hand if item.face and item.id in lit}
    alike = [(item.id, meant.get((item.face, item.badges))) for item in hand if item.face and item.id not in lit]
    return " ".join(f"{one}={other}" for one, other in alike if other)


def marks(v: TableView) -> Markup:
    """What is lit, chosen and just changed, as lists of ids: the things themselves stay as they are.

    `ask` says how strongly what is lit is marked: something on the table must be chosen, or can be.
    """
    found = answers(v.question) if v.question else None
    whole = found.primary if found and v.question and v.question.picked else None
    lit = next_refs(v)
    then = v.question.then if v.question else ()
    return el(
        "div",
        id="marks",
        hidden=True,
        data_lit=" ".join(lit),
        data_dull=" ".join(dull_refs(v, lit)) or None if found and found.must else None,
        data_then=" ".join(then) or None,
        data_twins=twins(v, lit) or None,
        data_picked=" ".join(v.question.picked) if v.question else "",
        data_aimed=v.question.aimed or None if v.question else None,
        data_changed=" ".join(v.changed_refs),
        data_ask=("must" if found.must or then else "can") if found else "",
        data_whole=whole.index if whole else "",
        data_key=v.question.key if v.question else "",
        data_asked=v.asked_at if v.question else "",
        data_mode=v.mode,
        data_step=v.step,
        data_over="1" if v.outcome else None,
        data_ahead="1" if v.game.page.ahead and v.mode == "play" and not v.question and not v.outcome else None,
        data_expected=" ".join(map(str, v.expected)) or None,
        data_me=v.viewer if v.viewer is not None and v.viewer != SPECTATOR else 0,
        data_with=features(v),
        data_lesson="1" if v.lesson else None,
    )


def features(v: TableView) -> str:
    """What there is on this table, in a word each: styles ask for it once here, not of every element by :has().

    They ask for `[data-with-word]`, an attribute of the body for each, by a rule that ends in a class or an id:
    a rule that could mean anything has the whole page styled anew whenever a word comes or goes.
    """
    scene = v.scene
    panels = [*scene.rivals, *([scene.own] if scene.own else [])]
    waiting = list(zone_items(scene.queue)) if scene.queue else []
    spread = v.question and v.question.key in v.game.page.spread
    there = {
        "wheel": any(panel.wheel for panel in panels),
        "rows": any(panel.rows for panel in panels),
        "sides": not scene.board and any(panel.rows for panel in panels),
        "several": len(scene.rivals) > 1,
        "many": len(scene.rivals) > 3,
        "clash": scene.clash,
        "drawers": any(zone.layout == "drawer" for zone in scene.middle),
        "queue": waiting,
        "lesson": v.lesson,
        "also": v.question and also_possible(v, v.question),
        "spread": spread,
        "dealt": spread and scene.hand and scene.hand.items,
        "choosing": v.question and any(choice.portrait for choice in v.question.offered),
        "marked": any(item.marks for item in waiting),
        "preview": scene.preview,
        "switches": v.stops and not v.outcome,
        "phases": scene.phases,
        "handless": scene.hand is None,
        scene.board.shape if scene.board else "": scene.board,
    }
    return " ".join(name for name, is_there in there.items() if is_there)


def covers(v: TableView, zone: Zone) -> bool:
    """Whether cards would lie large over the board though none of them is asked for: one that is being played."""
    if zone.layout != "grid" or not v.scene.board or v.mode == "replay":
        return False
    asked = {ref for choice in v.question.offered for ref in choice.refs} if v.question else set()
    return not any(item.id in asked for item in zone_items(zone))


def queue_chip(scene: Scene) -> Markup | None:
    """On a narrow screen the rail is a sheet: what waits there is named beside the question, and a tap shows it."""
    size = len(list(zone_items(scene.queue))) if scene.queue else 0
    if not (size or scene.preview):
        return None
    words = scene.preview.title.split(",")[0] if scene.preview else scene.queue.label if scene.queue else ""
    return _chip("eye" if scene.preview else "layer-group", words, size)


@lru_cache(maxsize=512)
def _chip(sign: str, words: str, size: int) -> Markup:
    return el(
        "button",
        icon(sign),
        el("span", words),
        el("b", str(size)) if size else None,
        type="button",
        id="queue-chip",
        class_="queue-chip",
        data_drawer_toggle="queue",
    )


def arrows(scene: Scene) -> list[Markup]:
    """The arrows of the table as a list; the page draws them where their things lie."""
    return [
        el(
            "li",
            data_start=each.start,
            data_end=each.end,
            data_instead=each.instead or None,
            data_note=each.note or None,
            class_=classes("arrow", each.kind, each.owner is not None and f"seat{each.owner}"),
        )
        for each in (*scene.arrows, *(scene.preview.arrows if scene.preview else ()))
    ]


@lru_cache(maxsize=512)
def headline(words: str, phases: tuple[str, ...], phase: int, live: bool) -> tuple[str, str]:
    """Where the game stands, and its phases with the present one marked."""
    steps = [
        el("li", name, class_="now" if i == phase else None, aria_current="step" if i == phase else None)
        for i, name in enumerate(phases)
    ]
    html = el(
        "div",
        el("p", words, class_="where"),
        el("ol", *steps, class_="phases") if steps else None,
        id="headline",
        role="status" if live else None,
    )
    return "heading", str(html)


def state_list(id: str, *items: Markup) -> tuple[str, str]:
    """A list for the page's script, which nobody sees."""
    return _empty(id) if not items else ("state", str(el("ul", *items, id=id, hidden=True)))


@cache
def _empty(id: str) -> tuple[str, str]:
    return "state", str(el("ul", id=id, hidden=True))


def table_fragments(v: TableView) -> Fragments:
    """Every keyed element of the table: id to (parent id, outer html), in document order."""
    found: Fragments = {}
    scene: Scene = v.scene
    found["marks"] = "state", str(marks(v))
    found["headline"] = headline(scene.headline, tuple(scene.phases), scene.phase, v.mode != "replay")
    found["arrow-list"] = state_list("arrow-list", *arrows(scene))
    chips = v.question.chips if v.question else ()
    shown = [el("li", chip.words, data_ref=chip.ref, data_kind=chip.kind) for chip in chips]
    found["chip-list"] = state_list("chip-list", *shown)
    lines = v.question.first_times if v.question and not v.lesson else ()
    told = [el("li", words, data_key=f"{v.game.slug} {key}") for key, words in lines]
    found["first-times"] = state_list("first-times", *told)
    found["tools"] = "tooling", str(tools(v))
    if menu := menu_html(v):
        found["asides"] = "leaving", str(menu)
    if others := company(v):
        found["company"] = "leaving", str(others)
    if is_player(v) and not v.outcome:
        found["concede"] = CONCEDE
    for panel in scene.rivals:
        found |= panel_fragments(v, panel, "rivals")
        if not scene.board:
            found |= side_fragments(panel, False)
    if scene.board:
        found |= board_fragments(scene.board)
    if scene.clash:
        found["clash"] = "middle", str(fight_html(scene.clash, v.game.slug))
    for zone in scene.middle:
        if covers(v, zone):
            continue
        found |= zone_fragments(zone, "middle")
    if scene.dice:
        found["dice"] = "middle", str(el("div", id="dice", class_="dice", data_slot=True))
        for die in scene.dice:
            found[die.id] = "dice", str(die_html(die))
    if scene.own:
        found |= panel_fragments(v, scene.own, "mine")
        if not scene.board:
            found |= side_fragments(scene.own, True)
    if choosing := choosing_html(v):
        found["choosing"] = "middle", str(choosing)
    if v.mode == "replay":
        found["ask"] = "asking", str(replay_bar(v))
        found |= dict(judgement_fragments(v))
    elif v.outcome:
        found["ask"] = "asking", str(end_bar(v))
        found["ending"] = "over", str(ending(v))
    else:
        found["ask"] = "asking", str(question_bar(v))
    if scene.hand:
        found |= zone_fragments(scene.hand, "holding")
    if chip := queue_chip(scene):
        found["queue-chip"] = "middle" if scene.board and scene.board.shape == "hexmap" else "asking", str(chip)
    if v.lesson:
        found["lesson"] = "queue", str(lesson_list(v.lesson))
    if scene.queue and (not v.lesson or any(not item.marks for item in zone_items(scene.queue))):
        found |= zone_fragments(scene.queue, "queue")
    if scene.preview:
        found["preview"] = "queue", str(preview_html(scene.preview))
    found |= recap_fragments(v)
    found |= log_fragments(v)
    found |= move_fragments(v)
    for i, (who, words) in enumerate(v.chat):
        said = (el("b", who), " ", el("span", words)) if who else (el("span", words),)
        found[f"chat-{i}"] = "chat", str(el("li", *said, id=f"chat-{i}", class_=None if who else "notice"))
    if v.mode == "curtain":
        found["curtain"] = "over", str(curtain(v))
    return found


def event_effects(game: Game, view: Any, events: Sequence[Event]) -> list[dict[str, Any]]:
    """What to play for these events, in order: the game's own hints, else a glow on what they are about."""
    found: list[dict[str, Any]] = []
    hint = game.page.effects
    for event in events:
        told = hint(view, event)
        if told is not None:
            found += told
        elif refs := game.words.event_refs(event):
            found.append({"k": "glow", "ref": refs[0]})
    return found


def effects_seen(v: TableView, events: Sequence[Event]) -> list[dict[str, Any]]:
    """The same as its viewer reads it: players by their names."""
    names, reader = [name_of(v, Seat(n)) for n in range(len(v.people))], v.viewer
    own = reader if reader is not None else SPECTATOR
    found = event_effects(v.game, v.view, events)
    return [each | {"words": by_name(each["words"], names, own)} if "words" in each else each for each in found]


SLOT = re.compile(r'<\w+ id="([\w-]+)"[^>]*\sdata-slot[^>]*>')


def assemble(parts: dict[str, tuple[str, str]], slot: str) -> Markup:
    """What lies in a slot of the page, with all that lies inside it: the first page without a socket."""
    children: dict[str, list[str]] = {}
    for id, (parent, _) in parts.items():
        children.setdefault(parent, []).append(id)

    def fill(parent: str) -> str:
        return "".join(
            SLOT.sub(lambda found: found[0] + fill(found[1]), parts[id][1]) for id in children.get(parent, ())
        )

    return Markup(fill(slot))
