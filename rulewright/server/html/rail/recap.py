"""The others' latest turn as a strip of tiles, each with its card, that can be looked at again."""

from collections.abc import Iterator

from markupsafe import Markup

from rulewright.kernel.page.scene import CardFront
from rulewright.server.html.cards import card_face
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.icons import SEAT_SIGNS
from rulewright.server.html.links import name_of
from rulewright.server.html.things import fronts
from rulewright.server.html.zones import Fragment
from rulewright.server.tables.table_view import Deed, TableView

PACES = (("1800", "½"), ("900", "1"), ("450", "2"), ("0", "Max"))


def recap_fragments(v: TableView) -> Iterator[Fragment]:
    """The strip above the log: title, tiles, and how fast it goes."""
    bots = any(person.bot for person in v.people) and not v.outcome and v.mode != "replay"
    if v.recap is None and not bots:
        return
    yield "recap", "recap-place", recap_html(v, bots)
    if v.recap is None:
        return
    known = fronts(v.scene)
    for deed in v.recap.deeds:
        yield f"deed-{deed.step}", "deeds", el("li", deed_html(v, deed, known), id=f"deed-{deed.step}")


def recap_html(v: TableView, bots: bool) -> Markup:
    title = "What the others do"
    if v.recap and len(v.recap.seats) == 1:
        title = f"{name_of(v, v.recap.seats[0])}'s {'turn so far' if v.recap.now else 'last turn'}"
    again = (
        el("button", icon("play"), "Again", type="button", data_again=True, aria_label="Watch again")
        if v.recap
        else None
    )
    return el(
        "section",
        el("div", el("h2", title), again, class_="head"),
        el("ol", id="deeds", class_="deeds", data_slot=True) if v.recap else None,
        speed_html(v) if bots else None,
        id="recap",
        class_="recap",
        aria_label=title,
    )


def speed_html(v: TableView) -> Markup:
    """How fast bots answer; they can be held, and let go on by one answer."""
    paces = [el("button", words, type="button", data_pace=ms, aria_pressed="false") for ms, words in PACES]
    return el(
        "div",
        el("span", "Speed"),
        *paces,
        el("button", icon("play" if v.holding else "pause"), type="button", data_hold=True,
           aria_pressed="true" if v.holding else "false", aria_label="Pause the bots"),
        el("button", icon("forward-step"), type="button", data_onward=True, aria_label="One step of the bots")
        if v.holding
        else None,
        class_="speed",
    )  # fmt: skip


def deed_html(v: TableView, deed: Deed, known: dict[str, CardFront]) -> Markup:
    """A tile: the card of the deed, or its player's sign, and what happened in few words."""
    refs = tuple(dict.fromkeys(ref for line in deed.lines for ref in line.refs))
    shown = next((line for line in deed.lines if any(ref in known for ref in line.refs)), deed.lines[0])
    face = next((known[ref] for ref in shown.refs if ref in known), None)
    name = name_of(v, deed.seat)
    said = shown.words.removeprefix(f"{name} ").removesuffix(".")
    picture = card_face(face) if face else icon(SEAT_SIGNS[deed.seat % len(SEAT_SIGNS)])
    return el(
        "button",
        el("span", picture, class_="tile-of"),
        el("span", said, class_="said"),
        type="button",
        class_=classes("deed", f"seat{deed.seat}"),
        id=f"deed-{deed.step}-tile",
        data_words=shown.words,
        data_refs=" ".join(refs) or None,
        aria_label=" ".join(line.words for line in deed.lines),
    )
