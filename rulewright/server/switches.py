"""Passing and ending in places of their own, and the switches for the windows in which one is asked."""

from markupsafe import Markup

from rulewright.kernel.page.scene import Stop
from rulewright.server.el import el, icon
from rulewright.server.seatview import Ask, TableView

PLACES = (("pass", "Pass", "p"), ("end", "End phase", "e"))


def places(ask: Ask | None) -> Markup:
    """Passing and ending always stand in the same two places, so that a quick hand never takes one for the other."""
    offered = {c.role: c for c in ask.choices if c.role and not ask.picked} if ask else {}
    buttons = []
    for role, words, key in PLACES:
        choice = offered.get(role)
        buttons.append(
            el(
                "button",
                el("kbd", key.upper(), aria_hidden="true"),
                el("span", choice.label if choice else words),
                type="button",
                class_=f"choice place {role}",
                data_choose=choice.index if choice else None,
                data_hotkey=key if choice else None,
                disabled=choice is None,
            )
        )
    return el("div", *buttons, class_="places")


def switches(v: TableView) -> list[Markup]:
    """Where the viewer wants to be asked: quick switches, and the rest behind a button."""
    if not v.stops or v.outcome:
        return []

    def switch(stop: Stop, on: bool, words: str, *, tool: bool = False) -> Markup:
        return el(
            "button",
            icon("hand") if tool else None,
            el("span", words, class_="label" if tool else None),
            el("i", class_="knob") if not tool else None,
            type="button",
            role="switch",
            aria_checked="true" if on else "false",
            class_="tool switch" if tool else "switch",
            data_do="stop",
            data_key=stop.key,
            data_yes="" if on else "1",
            data_tip=stop.words if tool else None,
            aria_label=stop.words if tool else None,
        )

    quick = [switch(stop, on, stop.quick, tool=True) for stop, on in v.stops if stop.quick]
    groups = dict.fromkeys(stop.group for stop, _ in v.stops if not stop.quick)
    lists = []
    for group in groups:
        lists.append(el("p", group, class_="group"))
        lists += [switch(s, on, s.words) for s, on in v.stops if not s.quick and s.group == group]
    summary = el("summary", icon("forward"), el("span", "Stops", class_="label"), class_="tool", aria_label="Stops")
    hint = el("p", el("small", "Elsewhere the table passes for you, always in the same time: nobody can tell why."))
    return [*quick, el("details", summary, el("div", *lists, hint, class_="pop"), class_="menu stops", id="stops")]
