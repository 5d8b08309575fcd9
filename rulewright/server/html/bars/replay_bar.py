"""The bar of a replay: steps and turns back and on, whose eyes, a link to the moment, play from here."""

from bisect import bisect_left, bisect_right

from markupsafe import Markup

from rulewright.server.html.bars.end_bar import figures_table
from rulewright.server.html.bars.question_bar import strip
from rulewright.server.html.elements import el, icon
from rulewright.server.html.links import replay_link, view_key
from rulewright.server.tables.table_view import TableView


def view_choices(v: TableView) -> list[tuple[str, str]]:
    """The eyes that a replay may be seen through."""
    seats = [(str(p.seat), p.name) for p in v.people if v.settings.get("over") or p.seat in v.held]
    if v.settings.get("over"):
        return [("open", "Open"), *seats]
    return (
        [("watch", "Spectator")] if v.settings.get("hot_seat") and len(v.held) > 1 else [*seats, ("watch", "Spectator")]
    )


def step_button(v: TableView, name: str, label: str, step: int, key: str) -> Markup:
    """A control of the replay: a link that also works without the socket."""
    return el(
        "a",
        icon(name),
        el("span", label, class_="sr"),
        href=replay_link(v, step),
        class_="step",
        data_step=step,
        data_hotkey=key,
        title=f"{label} ({key})",
        aria_disabled="true" if step == v.step else None,
    )


def replay_bar(v: TableView) -> Markup:
    """First, turn back, back, on, turn on, last; where we are; whose eyes; link, download, play from here."""
    turn = max(bisect_right(v.turns, v.step) - 1, 0)
    before = bisect_left(v.turns, v.step) - 1
    back = v.turns[before] if v.turns and before >= 0 else 0
    on = v.turns[turn + 1] if turn + 1 < len(v.turns) else v.steps
    said = v.log[-1] if v.log else None
    eyes = [
        el(
            "a",
            name,
            href=replay_link(v, v.step, key),
            class_="seat",
            aria_current="true" if key == view_key(v) else None,
        )
        for key, name in view_choices(v)
    ]
    over = bool(v.settings.get("over"))
    fork = el(
        "form",
        el("input", type="hidden", name="seat", value=v.viewer if view_key(v).isdigit() else 0),
        el("button", icon("play"), el("span", "Play from here"), class_="choice primary"),
        method="post",
        action=f"/t/{v.code}/from?step={v.step}",
    )
    steps = el(
        "div",
        step_button(v, "backward-step", "First", 0, "Home"),
        step_button(v, "chevron-up", "Turn back", back, "ArrowUp"),
        step_button(v, "chevron-left", "Back", max(v.step - 1, 0), "ArrowLeft"),
        el("input", type="range", min=0, max=v.steps, value=v.step, data_at=True, aria_label="Step"),
        step_button(v, "chevron-right", "On", min(v.step + 1, v.steps), "ArrowRight"),
        step_button(v, "chevron-down", "Next turn", on, "ArrowDown"),
        step_button(v, "forward-step", "Last", v.steps, "End"),
        class_="steps",
    )
    more = el(
        "details",
        el("summary", icon("eye"), el("span", "View", class_="label")),
        el(
            "div",
            el("p", el("span", "Seen by", class_="sr"), *eyes, class_="seats"),
            el("button", icon("link"), "Link", type="button", class_="choice", data_copy=replay_link(v, v.step)),
            el("a", icon("download"), "Record", href=f"/t/{v.code}/record.txt", class_="choice") if over else None,
            figures_table(v),
            class_="pop",
        ),
        class_="all",
        id="view",
    )
    return strip(
        el(
            "p",
            el("span", f"Turn {turn}, step {v.step} of {v.steps}. ", class_="count"),
            el("span", said.words if said else "The beginning."),
            class_="words long",
            data_clause=said.clause if said and said.clause else None,
        ),
        "",
        el(
            "div",
            steps,
            more,
            fork if over else el("a", "Back to the table", href=f"/t/{v.code}", class_="choice primary"),
            class_="answers",
        ),
        kind="replay",
    )
