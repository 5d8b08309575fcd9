"""The frame of everything that stands above the hand."""

from markupsafe import Markup

from rulewright.server.html.elements import classes, el


def strip(
    words: Markup, then: str, *rest: Markup | None, kind: str = "", key: str | None = None, warns: bool = False
) -> Markup:
    """The strip in all its states: two lines at most, then what can be pressed. A warning is seen in any case."""
    return el(
        "div",
        el("div", words, el("p", then, class_=classes("then", warns and "warns"), id="then"), class_="says"),
        *rest,
        id="ask",
        class_=classes("ask", kind),
        data_key=key,
    )
