"""What would happen, as a list beside the board: who, whom, how much; hovering says what the number is made of."""

from markupsafe import Markup

from rulewright.kernel.page.scene import Foreseen, Preview
from rulewright.server.html.elements import classes, el, icon


def row_html(row: Foreseen) -> Markup:
    """One step; a button, so that keys and taps can ask for its sum."""
    return el(
        "button",
        icon(row.icon),
        el("span", row.words, class_="said"),
        el("b", row.value) if row.value else None,
        type="button",
        class_=classes("foreseen", not row.icon and "term", row.owner is not None and f"seat{row.owner}"),
        data_rule=row.clause or None,
        data_tip=row.sum or None,
        data_refs=" ".join(row.refs) or None,
    )


def preview_html(preview: Preview) -> Markup:
    """The list with its headings."""
    parts: list[Markup] = []
    for row in preview.rows:
        if row.group:
            parts.append(el("h3", row.group, class_=f"seat{row.owner}" if row.owner is not None else None))
        parts.append(row_html(row))
    return el(
        "section",
        el("h2", icon("eye"), el("span", preview.title)),
        el("div", *parts, class_="steps-ahead"),
        el("p", preview.note, class_="hint") if preview.note else None,
        id="preview",
        class_="preview",
        aria_label=preview.title,
    )
