"""The strip of a replay, controls that stay put: steps and turns, play, slider, speed, whose eyes, play from here."""

from bisect import bisect_left, bisect_right

from markupsafe import Markup

from rulewright.server.html.bars.end_bar import figures_table
from rulewright.server.html.bars.strip import strip
from rulewright.server.html.elements import el, icon
from rulewright.server.html.links import replay_link, view_key
from rulewright.server.html.rail.recap import PACES
from rulewright.server.tables.table_view import TableView


def view_choices(v: TableView) -> list[tuple[str, str]]:
    """The eyes that a replay may be seen through."""
    seats = [(str(p.seat), p.name) for p in v.people if v.settings.get("over") or p.seat in v.held]
    if v.settings.get("over"):
        return [("open", "All hands shown"), *seats]
    alone = v.settings.get("hot_seat") and len(v.held) > 1
    return [("watch", "Spectator")] if alone else [*seats, ("watch", "Spectator")]


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


def steps_html(v: TableView) -> Markup:
    """A turn or a step back and on, and play between them."""
    turn = max(bisect_right(v.turns, v.step) - 1, 0)
    before = bisect_left(v.turns, v.step) - 1
    back = v.turns[before] if v.turns and before >= 0 else 0
    on = v.turns[turn + 1] if turn + 1 < len(v.turns) else v.steps
    return el(
        "div",
        step_button(v, "backward-fast", "A turn back", back, "ArrowUp"),
        step_button(v, "backward-step", "A step back", max(v.step - 1, 0), "ArrowLeft"),
        el("button", icon("play", "icon go"), icon("pause", "icon halt"), type="button", id="play", class_="step",
           data_hotkey=" ", aria_label="Play", title="Play or pause (Space)"),
        step_button(v, "forward-step", "A step on", min(v.step + 1, v.steps), "ArrowRight"),
        step_button(v, "forward-fast", "A turn on", on, "ArrowDown"),
        class_="steps",
    )  # fmt: skip


def track_html(v: TableView) -> Markup:
    """The slider, over the graph of who was ahead."""
    words = f"{v.turn_names[max(bisect_right(v.turns, v.step) - 1, 0)]}, step {v.step} of {v.steps}"
    return el(
        "div",
        el("div", id="track", data_slot=True),
        el("input", type="range", id="at", min=0, max=v.steps, value=v.step, data_at=True, aria_label="Step",
           aria_valuetext=words),
        class_="track",
    )  # fmt: skip


def view_html(v: TableView) -> Markup:
    """Whose eyes, the moment as a link, the record, the figures."""
    eyes = [
        el("a", name, href=replay_link(v, v.step, key), class_="seat",
           aria_current="true" if key == view_key(v) else None)
        for key, name in view_choices(v)
    ]  # fmt: skip
    now = next((name for key, name in view_choices(v) if key == view_key(v)), "Spectator")
    over = bool(v.settings.get("over"))
    return el(
        "details",
        el("summary", icon("eye"), el("span", now, class_="label"), title="Whose eyes"),
        el(
            "div",
            el("p", "Seen by", class_="group"),
            el("p", *eyes, class_="seats"),
            el("button", icon("link"), "Copy a link to here", type="button", class_="choice",
               data_copy=replay_link(v, v.step)),
            el("a", icon("download"), "Record", href=f"/t/{v.code}/record.txt", class_="choice") if over else None,
            figures_table(v),
            class_="pop",
        ),
        class_="all",
        id="view",
    )  # fmt: skip


def replay_bar(v: TableView) -> Markup:
    """What happened last, and the controls, each at its place whatever is said."""
    said = v.log[-1] if v.log else None
    turn = max(bisect_right(v.turns, v.step) - 1, 0)
    paces = [el("option", "Max" if ms == "0" else f"{words}×", value=ms) for ms, words in PACES]
    fork = el(
        "form",
        el("input", type="hidden", name="seat", value=v.viewer if view_key(v).isdigit() else 0),
        el("button", icon("play"), el("span", "Play from here"), class_="choice primary"),
        method="post",
        action=f"/t/{v.code}/from?step={v.step}",
    )
    return strip(
        el(
            "p",
            el("b", f"{v.turn_names[turn]}, step {v.step} of {v.steps}", class_="count"),
            el("span", said.words if said else "The beginning."),
            class_="words long",
            data_clause=said.clause if said and said.clause else None,
        ),
        "",
        el(
            "div",
            steps_html(v),
            track_html(v),
            el("label", el("span", "Speed", class_="sr"), el("select", *paces, data_setting="pace", id="pace"),
               class_="pacing"),
            view_html(v),
            fork if v.settings.get("over") else el("a", "To the table", href=f"/t/{v.code}", class_="choice primary"),
            class_="answers",
        ),
        kind="replay",
    )  # fmt: skip
