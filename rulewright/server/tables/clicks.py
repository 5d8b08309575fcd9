"""What a viewer may click: their question with every option as things to click, and what a click leaves of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.page.plan import Plans
from rulewright.kernel.question import Question, Seat
from rulewright.server.tables.table_view import Choice, QuestionView


def question_view(game: Game, view: Any, question: Question | None, picked: tuple[str, ...]) -> QuestionView | None:
    """The question as its seat reads it, every option in words."""
    if question is None:
        return None
    choices = []
    begun: set[str] = set()  # every thing of a set should be one to begin with
    for index, option in enumerate(question.options):
        refs = beginning_with(picked, game.page.aim(view, question, option) or game.words.refs(view, option))
        if not picked and refs and refs[0] in begun and is_set(refs):
            refs = next((beginning_with((ref,), refs) for ref in refs if ref not in begun), refs)
        begun.update(refs[:1])
        role, called = game.page.role(view, question, option)
        tip = game.page.hint(view, question, option)
        shown = game.page.portrait(view, question, option)
        if shown:
            refs, called, tip = (f"pick-{shown.key}",), shown.name, tip or shown.plays or shown.line
        price = game.page.price(view, question, option)
        choices.append(Choice(index, called or game.words.label(view, option), refs, role, tip, shown, price,
                              game.page.strikes(view, question, option)))  # fmt: skip
    key = question.prompt.key
    line = game.page.first_lines.get(key)
    plans = game.page.plans(view, question)
    return QuestionView(
        plans.asks if plans else game.words.ask_words(view, question),
        question.prompt.clause,
        key,
        choices,
        picked,
        [*game.page.first_times(view, question), *([(key, line)] if line else [])],
        game.page.undone(view, question),
        plan_choices(plans, len(question.options), picked) if plans else [],
        rest_of(question, choices, game.rules.active(view)),
    )


def plan_choices(plans: Plans, first: int, picked: tuple[str, ...]) -> list[Choice]:
    """Plans as choices: their numbers go on where those of the options end."""
    return [
        Choice(number, plan.words, beginning_with(picked, plan.refs), plan.role)
        for number, plan in enumerate(plans.ways, start=first)
    ]


def rest_of(question: Question, choices: Sequence[Choice], active: Seat | None) -> str:
    """How it is called to be asked no more of this in this turn, where that can be wished."""
    if question.prompt.window:
        if len(question.options) == 1 or active is None or any(choice.role == "end" for choice in choices):
            return ""
        return "Pass all turn" if active != question.seat else "Let all happen"
    roles = {choice.role for choice in choices}
    return "All as marked" if "usual" in roles and "end" not in roles else ""


def is_set(refs: tuple[str, ...]) -> bool:
    """Whether an option is about several things of one kind, as two cards to keep: then their order is no matter."""
    return len(refs) > 1 and len({ref.split("-")[0] for ref in refs}) == 1


def beginning_with(picked: tuple[str, ...], refs: tuple[str, ...]) -> tuple[str, ...]:
    """The refs of an option with what was picked in front, if their order is no matter and it holds all of it."""
    if picked and is_set(refs) and set(picked) <= set(refs):
        return (*picked, *(ref for ref in refs if ref not in picked))
    return refs


@dataclass(slots=True)
class Narrowed:
    """What a click leaves: either an answer, or what is picked now."""

    answer: int | None = None
    picked: tuple[str, ...] = field(default=())


def narrow(choices: Sequence[Choice], picked: tuple[str, ...], ref: str) -> Narrowed | None:
    """A click on `ref`. None: it fits no option.

    The options left are those whose refs begin with what is picked and `ref`. With nothing picked, a thing
    that stands later in exactly one option answers by itself. A complete option answers at once when it is
    the only one left; when longer ones go on, the same thing clicked again takes the complete one. Of a handful a
    click takes one in or out, and never answers.
    """
    if any(choice.role == "handful" and ref in choice.refs for choice in choices):
        return Narrowed(picked=tuple([each for each in picked if each != ref]) if ref in picked else (*picked, ref))
    path = (*picked, ref)
    left = [choice for choice in choices if beginning_with(path, choice.refs)[: len(path)] == path]
    if len(left) == 1 and len(left[0].refs) == len(path):
        return Narrowed(answer=left[0].index)
    if left:
        return Narrowed(picked=path)
    if picked and picked[-1] == ref:
        whole = [choice for choice in choices if choice.refs == picked]
        return Narrowed(answer=whole[0].index) if len(whole) == 1 else Narrowed(picked=picked[:-1])
    if not picked:
        left = [choice for choice in choices if ref in choice.refs]
        if len(left) == 1:
            return Narrowed(answer=left[0].index)
    elif any(choice.refs[:1] == (ref,) for choice in choices):
        return narrow(choices, (), ref)  # something else was meant: begin anew from there
    return None
