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
) -> Markup:
    """The strip in all its states: two lines at most, then what can be pressed. A warning is seen in any case.

    What the chosen answer `brings` is read with the card that would be played.
    """
    further = el("p", then, class_=classes("then", warns and "warns", brings and "brings"), id="then")
    return el(
        "div",
        el("div", words, further, HINT, MORE, class_="says"),
        *rest,
        id="ask",
        class_=classes("ask", kind),
        data_key=key,
    )
