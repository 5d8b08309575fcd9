"""Answers about what players do: whether thinking pays, which questions leave a choice, what each act is worth."""

from collections.abc import Mapping, Sequence

from rulewright.kernel.game import Game
from rulewright.lab.reports import estimators as say
from rulewright.lab.reports.answer import Answer, Mark, listed, points, verb_words, whole
from rulewright.lab.reports.observing import Observed
from rulewright.lab.reports.plots import bars
from rulewright.lab.reports.skill import Met

ALIKE = 0.8  # a question whose options are alike more often than this is hardly a choice
SHOWN = 14  # questions
ENOUGH = 0.6  # a step that may still win so much is not shown to be none


def skill_answer(met: Sequence[Met]) -> Answer:
    """Does more thinking win more?"""
    rows = [["thinks more", "against", "wins", "games"]]
    rows += [[each.other, each.one, points(each.share), str(each.games)] for each in met]
    better = [each.other for each in met if each.share.low > 0.5]
    unsure = [each.other for each in met if each.share.low <= 0.5 and each.share.high >= ENOUGH]
    levels = len(better) + 1
    words = (
        f"{len(better)} of {len(met)} steps of more thinking are shown to win more: {listed(better)}. So at least "
        f"{levels} levels of play can be told apart here. "
    )
    words += f"Too few games to say of the step to {listed(unsure)}. " if unsure else ""
    words += "Where a step wins no more, either the game has no more to find or the bots can't find it."
    picture = bars(
        {"": {f"{each.other} against {each.one}": each.share for each in met}}, 0.5, "wins of who thinks more, %"
    )
    short = f"{len(better)} of {len(met)} steps of more thinking are shown to win more: {levels} levels at least."
    mark = Mark.WELL if len(better) > len(met) / 2 else Mark.UNSURE
    return Answer("Does skill matter?", words, rows, picture, short=short, mark=mark)


def without_answer(game: Game, met: Sequence[Met]) -> Answer:
    """What a player loses who never does one thing."""
    said = {each: verb_words(game, each.other.split(":")[1]) for each in met}
    rows = [["who never does this", "wins against who may", "games"]]
    rows += [[said[each], points(each.share), str(each.games)] for each in met]
    needed = [said[each] for each in met if each.share.high < 0.5]
    badly = [said[each] for each in met if each.share.low > 0.5]
    idle = [said[each] for each in met if each.share.low > 0.45 and each.share.high < 0.55]
    words = f"Who does without it loses by it: {', '.join(needed) or 'nothing shown'}."
    words += f" Makes no difference of five points: {', '.join(idle)}." if idle else ""
    words += f" Who does without it wins by it, so the bot uses it badly: {', '.join(badly)}." if badly else ""
    words += " What must be done is done by those without it, too: they only do it when there is nothing else."
    short = (
        f"a bot that may not wins more: {', '.join(badly)}."
        if badly
        else f"{len(needed)} of {len(met)} acts are shown to be needed, {len(idle)} make no difference to the bot."
    )
    picture = bars({"": {said[each]: each.share for each in met}}, 0.5, "wins of who never does it, %")
    mark = Mark.LOOK if badly else Mark.SEEN
    return Answer("What is each thing that one can do worth?", words, rows, picture, short=short, mark=mark)


def choices_answer(game: Game, samples: Mapping[str, Sequence[Observed]]) -> Answer:
    """A question that is alike to the strongest bot, too, is no choice; one only to the weaker, the bot is blind."""
    bots = list(samples)
    asked = {key: words for games in samples.values() for one in games for key, words in one.asked.items()}
    rows = [["question", "a game", "options", *(f"alike to {bot}" for bot in bots), "mostly"]]
    found = [{each.prompt: each for each in say.choices(games)} for games in samples.values()]
    alike = [{prompt: each.alike for prompt, each in by.items() if each.alike >= 0} for by in found]
    for prompt, each in list(found[0].items())[:SHOWN]:
        mostly = ", ".join(f"{verb_words(game, verb)} {100 * part:.0f} %" for verb, part in each.verbs[:2])
        cells = [
            whole(by[prompt].alike_range) if prompt in said else "not said"
            for by, said in zip(found, alike, strict=True)
        ]
        rows.append([asked.get(prompt, prompt), f"{each.per_game:.1f}", f"{each.options:.1f}", *cells, mostly])
    often = [prompt for prompt, each in found[0].items() if each.per_game >= 1]
    none = [p for p in often if any(p in by for by in alike) and all(by.get(p, 1.0) > ALIKE for by in alike)]
    blind = [
        p for p in often if alike[0].get(p, 0.0) > ALIKE and any(0 <= by.get(p, -1.0) <= ALIKE for by in alike[1:])
    ]

    def quoted(prompts: Sequence[str]) -> str:
        return ", ".join(f"“{asked.get(prompt, prompt)}”" for prompt in prompts)

    words = (
        f"Hardly a choice{' to either bot' * (len(bots) > 1)}, the second best option being as good in more than "
        f"{100 * ALIKE:.0f} of 100: {quoted(none)}."
        if none
        else "Every frequent question has options that differ."
    ) + (f" Alike only to {bots[0]}, which is blind there: {quoted(blind)}." if blind else "")
    short = f"hardly a choice: {quoted(none)}." if none else "every frequent question has options that differ."
    return Answer("Choices that are none?", words, rows, short=short, mark=Mark.LOOK if none else Mark.WELL)
