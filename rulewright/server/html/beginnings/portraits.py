"""Somebody to choose, as a tile: on the set-up page, and at the table where a question asks who one wants to be."""

from markupsafe import Markup

from rulewright.kernel.page.beginnings import Portrait
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.pictures import picture_address
from rulewright.server.tables.table_view import TableView

EFFORT = ("", "Easy to start", "Some practice", "Tricky")


def picture_html(name: str, sign: str = "user") -> Markup:
    """A picture, or a sign in its place."""
    at = picture_address(name)
    return el("span", el("img", src=at, alt="", decoding="async", loading="lazy") if at else icon(sign), class_="art")


def dots(effort: int, words: tuple[str, ...] = EFFORT) -> Markup | None:
    """How hard it is, as dots and in words."""
    if not effort:
        return None
    marks = [el("i", class_="full" if i < effort else None) for i in range(3)]
    return el("span", el("span", *marks, class_="dots", aria_hidden="true"), words[effort], class_="effort")


def front(shown: Portrait, sign: str = "user", first: str = "Good for beginners") -> tuple[Markup | None, ...]:
    """What a tile shows."""
    return (
        picture_html(shown.picture, sign),
        el("span", first, class_="first") if shown.first else None,
        el(
            "span",
            el("b", shown.name),
            el("span", shown.line, class_="line") if shown.line else None,
            dots(shown.effort),
            class_="about",
        ),
    )


def choice_tile(shown: Portrait, field: str, checked: bool, sign: str = "user", badge: str = "") -> Markup:
    """A tile of a form."""
    return el(
        "label",
        el("input", type="radio", name=field, value=shown.key, checked=checked, autofocus=checked),
        *front(shown, sign),
        el("span", badge, class_="badge") if badge else None,
        class_="pick",
    )


def detail(shown: Portrait) -> Markup:
    """What stands beside the tiles while this one is chosen: how it plays, what it is good at, who comes along."""
    bars = [
        el("li", el("span", name), el("meter", min=0, max=100, value=value, aria_label=name), class_="bar")
        for name, value in shown.bars
    ]
    company = [el("li", picture_html(picture), el("span", name)) for picture, name in shown.company]
    return el(
        "section",
        picture_html(shown.picture),
        el("h2", shown.name),
        el("p", shown.line, class_="line") if shown.line else None,
        el("p", shown.plays) if shown.plays else None,
        el("ul", *bars, class_="bars") if bars else None,
        el("ul", *company, class_="company") if company else None,
        class_="detail",
    )


def table_tile(shown: Portrait, ref: str) -> Markup:
    """A tile at the table: a thing to click."""
    return el(
        "button",
        *front(shown),
        el("span", shown.plays, class_="plays") if shown.plays else None,
        type="button",
        id=ref,
        class_=classes("pick", shown.first and "good"),
        data_ref=ref,
    )


def choosing_html(v: TableView) -> Markup | None:
    """The screen on which one chooses whom to be, in the board's place."""
    choices = v.question.choices if v.question else []
    tiles = [table_tile(choice.portrait, choice.refs[0]) for choice in choices if choice.portrait]
    return el("div", *tiles, id="choosing") if tiles else None
