"""The frame of everything that stands above the hand."""

from markupsafe import Markup

from rulewright.server.html.elements import classes, el, icon

# What has no room in the strip of a phone is read in a sheet.
MORE = el("button", icon("circle-info"), type="button", class_="more", data_more=True, aria_label="More about this")
HINT = el("p", class_="then hint", id="hint")  # filled by the page, which knows who has met what


def strip(
    words: Markup,
    then: str,
    *rest: Markup | None,
    kind: str = "",
    key: str | None = None,
    warns: bool = False,
    brings: bool = False,
    told: str = "",
) -> Markup:
    """The strip in all its states: two lines at most, then what can be pressed. A warning is seen in any case.

    What the chosen answer `brings` is read with the card that would be played. What was `told` meanwhile follows on a
    narrow screen, where the others' deeds lie in a sheet.
    """
    more = el("span", f"{' ' if then else ''}{told}", class_="meanwhile") if told else None
    further = el("p", then or None, more, class_=classes("then", warns and "warns", brings and "brings"), id="then")
    return el(
        "div",
        el("div", words, further, HINT, MORE, class_="says"),
        *rest,
        id="ask",
        class_=classes("ask", kind),
        data_key=key,
    )
