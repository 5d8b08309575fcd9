"""The bar above the hand: the question and its buttons, or whom the table waits for; the tools above; the curtain."""

from markupsafe import Markup

from rulewright.kernel.question import SPECTATOR
from rulewright.server.el import classes, el, icon
from rulewright.server.seatview import Ask, Choice, TableView
from rulewright.server.switches import places, switches

INLINE, LETTERS = 4, 84
"""As many choices as stand in the bar itself; more go into the list that opens above it."""


def clause(v: TableView, id: str) -> Markup | None:
    return (
        el("a", id, href=f"/rules/{v.game.slug}#{id}", class_="clause", data_clause=id, target="rules") if id else None
    )


def view_key(v: TableView) -> str:
    """Whose eyes a replay is seen through, as the address says it."""
    return "open" if v.viewer is None else "watch" if v.viewer == SPECTATOR else str(v.viewer)


def replay_link(v: TableView, step: int, seat: str | None = None) -> str:
    return f"/t/{v.code}/replay?step={step}&seat={view_key(v) if seat is None else seat}"


def name_of(v: TableView, seat: int) -> str:
    return next((p.name for p in v.people if p.seat == seat), f"Seat {seat + 1}")


def names_of(v: TableView, seats: tuple[int, ...]) -> str:
    names = [name_of(v, seat) for seat in seats]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def choice_button(choice: Choice, number: int, *, quiet: bool = False) -> Markup:
    """One option in words; the number keys press the first nine."""
    return el(
        "button",
        el("kbd", str(number), aria_hidden="true") if number <= 9 else None,
        el("span", choice.label),
        type="button",
        class_=classes("choice", quiet and "quiet"),
        data_choose=choice.index,
        data_tip=choice.tip or None,
        data_refs=" ".join(ref for ref in choice.refs if not ref.startswith("button-")) or None,
    )


def split(ask: Ask) -> tuple[list[Choice], list[Choice]]:
    """The choices that stand in the bar, and all that are left after what was picked."""
    n = len(ask.picked)
    left = [c for c in ask.choices if c.refs[:n] == ask.picked and not c.role]
    letters = LETTERS // 2 if any(c.role for c in ask.choices) else LETTERS  # two places are taken
    if len(left) <= INLINE and sum(len(c.label) for c in left) <= letters:
        return left, left
    words = [c for c in left if len(c.refs) <= n or c.refs[n].startswith("button-")]
    return words[: INLINE + 2], left


def choices_html(ask: Ask) -> Markup:
    inline, left = split(ask)
    rest = len(left) > len(inline)
    every = None
    if rest:
        buttons = [el("li", choice_button(c, i + 1)) for i, c in enumerate(left)]
        every = el(
            "details",
            el("summary", icon("list"), f"All {len(left)} choices"),
            el("ol", *buttons),
            class_="all",
            id="all-choices",
        )
    cancel = (
        el("button", icon("xmark"), "Cancel", type="button", class_="quiet", data_do="cancel") if ask.picked else None
    )
    shown = [choice_button(c, i + 1) for i, c in enumerate(inline)]
    return el("div", *shown, every, cancel, class_="choices")


def ask_bar(v: TableView) -> Markup:
    """The question in one line with its buttons, or whom the table waits for."""
    if v.undo_request is not None and v.undo_request != v.viewer and v.viewer is not None and v.viewer != SPECTATOR:
        return undo_bar(v)
    if v.ask:
        step = f"Step {len(v.ask.picked) + 1}: " if v.ask.picked else ""
        placed = any(choice.role for choice in v.ask.choices)
        return el(
            "div",
            el("p", el("span", step + v.ask.words), " ", clause(v, v.ask.clause), class_="words"),
            choices_html(v.ask),
            places(v.ask) if placed else None,
            id="ask",
            class_=classes("ask mine", placed and "placed"),
            data_key=v.ask.key,
        )
    if v.passing:
        words = el("p", icon("forward"), el("span", "Passing for you"), class_="words")
        return el("div", words, places(None), id="ask", class_="ask waiting placed")
    who = names_of(v, v.waiting) if v.waiting else "the table"
    taken = any(p.bot for p in v.people if p.seat == v.viewer and p.seat in v.held)
    return el(
        "div",
        el(
            "p",
            icon("hourglass-half"),
            el("span", ("Your time ran out, a bot plays on for you. " if taken else "") + f"Waiting for {who}"),
            el("time", "", data_tick="up", data_seconds=f"{v.waited:.0f}"),
            class_="words",
        ),
        places(None) if v.stops else None,
        id="ask",
        class_=classes("ask waiting", v.stops and "placed"),
    )


def undo_bar(v: TableView) -> Markup:
    who = name_of(v, v.undo_request if v.undo_request is not None else 0)
    return el(
        "div",
        el("p", f"{who} asks to take back the last answer.", class_="words"),
        el(
            "div",
            el("button", icon("check"), "Allow", type="button", class_="choice", data_do="undo_ok", data_yes="1"),
            el("button", icon("xmark"), "Refuse", type="button", class_="choice quiet", data_do="undo_ok", data_yes=""),
            class_="choices",
        ),
        id="ask",
        class_="ask mine",
    )


def tools(v: TableView) -> Markup:
    """What a player can do besides answering: take back, give up."""
    if v.mode != "play" or v.viewer is None or v.viewer == SPECTATOR:
        return el("div", id="tools")
    asked, others = v.undo_request == v.viewer, bool(v.settings.get("others"))
    undo = el(
        "button",
        icon("arrow-rotate-left"),
        el("span", "Undo asked" if asked else "Ask for undo" if others else "Undo", class_="label"),
        type="button",
        class_="tool",
        data_do="undo",
        aria_disabled="true" if v.undo or asked else None,
        data_tip=v.undo or ("Ask the others to take back your last answer" if others else "Take back your last answer"),
    )
    give_up = el(
        "details",
        el("summary", icon("flag"), el("span", "Concede", class_="label"), class_="tool"),
        el(
            "div",
            el("p", "Give up this game?"),
            el("button", "Concede", type="button", class_="choice danger", data_do="concede"),
            class_="pop",
        ),
        class_="concede",
        id="concede",
    )
    return el("div", *switches(v), undo, give_up if not v.outcome else None, id="tools")


def curtain(v: TableView) -> Markup:
    """Between two players at one screen: nothing is shown until the next one is there."""
    seat = v.curtain if v.curtain is not None else (v.waiting[0] if v.waiting else 0)
    who = name_of(v, seat)
    return el(
        "div",
        el(
            "div",
            icon("masks-theater", "mark"),
            el("h2", f"{who}, your turn", id="curtain-title"),
            el("p", f"Hand the screen to {who}. Nobody else should look."),
            el("button", f"I am {who}: show my cards", type="button", class_="choice", data_do="ready", autofocus=True),
        ),
        id="curtain",
        class_=f"curtain seat{seat}",
        role="dialog",
        aria_modal="true",
        aria_labelledby="curtain-title",
    )
