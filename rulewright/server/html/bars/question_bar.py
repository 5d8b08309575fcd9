"""The bar above the hand: the question and its buttons, or whom the table waits for."""

from markupsafe import Markup

from rulewright.kernel.game import PagePart
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.links import clause_link, name_of, names_of
from rulewright.server.tables.table_view import Choice, QuestionView, TableView

INLINE, LETTERS = 4, 84
"""As many choices as stand in the bar itself; more go into the list that opens above it."""


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


def inline_choices(question: QuestionView) -> tuple[list[Choice], list[Choice]]:
    """The choices that stand in the bar, and all that are left after what was picked."""
    n = len(question.picked)
    left = [c for c in question.choices if c.refs[:n] == question.picked and not c.role]
    letters = LETTERS // 2 if any(c.role for c in question.choices) else LETTERS  # two places are taken
    if len(left) <= INLINE and sum(len(c.label) for c in left) <= letters:
        return left, left
    words = [c for c in left if len(c.refs) <= n or c.refs[n].startswith("button-")]
    return words[: INLINE + 2], left


def choices_html(question: QuestionView) -> Markup:
    inline, left = inline_choices(question)
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
        el("button", icon("xmark"), "Cancel", type="button", class_="quiet", data_do="cancel")
        if question.picked
        else None
    )
    shown = [choice_button(c, i + 1) for i, c in enumerate(inline)]
    return el("div", *shown, every, cancel, class_="choices")


def question_bar(v: TableView) -> Markup:
    """The question in one line with its buttons, or whom the table waits for."""
    if v.undo_request is not None and v.undo_request != v.viewer and v.viewer is not None and v.viewer != SPECTATOR:
        return undo_bar(v)
    if v.question:
        step = f"Step {len(v.question.picked) + 1}: " if v.question.picked else ""
        placed = any(choice.role for choice in v.question.choices)
        return el(
            "div",
            el(
                "p",
                el("span", step + v.question.words),
                " ",
                clause_link(v.game.slug, v.question.clause),
                class_="words",
            ),
            choices_html(v.question),
            pass_and_end_buttons(v.question) if placed else None,
            id="ask",
            class_=classes("ask mine", placed and "placed"),
            data_key=v.question.key,
        )
    has_places = bool(v.stops) and v.game.page.role is not PagePart.role  # where a game has passes and ends
    if v.passing:
        words = el("p", icon("forward"), el("span", "Passing for you"), class_="words")
        buttons = pass_and_end_buttons(None) if has_places else None
        return el("div", words, buttons, id="ask", class_=classes("ask waiting", has_places and "placed"))
    who = names_of(v, v.waiting) if v.waiting else "the table"
    taken = any(p.bot for p in v.people if p.seat == v.viewer and p.seat in v.held)
    return el(
        "div",
        el(
            "p",
            icon("hourglass-half"),
            el("span", ("Your time ran out, a bot plays on for you. " if taken else "") + f"Waiting for {who}"),
            el("time", "", data_tick="up", data_seconds=f"{v.seconds_waited:.0f}"),
            class_="words",
        ),
        pass_and_end_buttons(None) if has_places else None,
        id="ask",
        class_=classes("ask waiting", has_places and "placed"),
    )


def undo_bar(v: TableView) -> Markup:
    who = name_of(v, v.undo_request if v.undo_request is not None else Seat(0))
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


PASS_AND_END = (("pass", "Pass", "p"), ("end", "End phase", "e"))


def pass_and_end_buttons(question: QuestionView | None) -> Markup:
    """Passing and ending always stand in the same two places, so that a quick hand never takes one for the other."""
    offered = {c.role: c for c in question.choices if c.role and not question.picked} if question else {}
    buttons = []
    for role, words, key in PASS_AND_END:
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
