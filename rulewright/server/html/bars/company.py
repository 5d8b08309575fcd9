"""Who else sits at the table, in the menu: not to hear them, and for the host to mute them or send them away."""

from markupsafe import Markup

from rulewright.kernel.question import SPECTATOR
from rulewright.server.html.elements import el, icon
from rulewright.server.tables.table_view import PersonView, TableView


def company(v: TableView) -> Markup | None:
    """A row for each of the other people."""
    if v.outcome or v.viewer is None or v.viewer == SPECTATOR or not v.settings.get("others"):
        return None
    others = [each for each in v.people if each.bot is None and each.seat not in (*v.held, *v.expected)]
    return el("div", *(row(v, each) for each in others), id="company", class_="asides") if others else None


def row(v: TableView, person: PersonView) -> Markup:
    unheard, muted = person.seat in v.ignored, person.seat in v.muted

    def button(sign: str, words: str, deed: str, yes: bool) -> Markup:
        return el("button", icon(sign), el("span", words), type="button", class_="row", data_do=deed,
                  data_key=str(person.seat), data_yes="1" if yes else "")  # fmt: skip

    return el(
        "details",
        el("summary", icon("user-group"), el("span", person.name)),
        button("comment-slash", "Hear them again" if unheard else "Don't hear them", "ignore", not unheard),
        button("comment-slash", "Let them talk" if muted else "Mute for everybody", "mute", not muted)
        if v.creator
        else None,
        button("user-xmark", "Send away", "away", True) if v.creator and not v.begun else None,
        class_="concede",
        id=f"company-{person.seat}",
    )
