"""The strip above the hand: the question and its answers, or whom the table waits for."""

from collections.abc import Sequence
from functools import cache, lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Pip
from rulewright.kernel.words import lower_first
from rulewright.server.html.bars.answers import Answers, answers, on_table
from rulewright.server.html.bars.strip import strip
from rulewright.server.html.bars.undo_bar import undo_bar, undo_waits
from rulewright.server.html.elements import classes, el, icon, marked
from rulewright.server.html.links import names_of
from rulewright.server.html.pips import pips_html
from rulewright.server.html.rail.recap import just_played, turn_told, with_causes
from rulewright.server.html.things import thing_name, tucked_away
from rulewright.server.tables.clicks import is_set
from rulewright.server.tables.forecast import Chip
from rulewright.server.tables.story.course import SET_UP
from rulewright.server.tables.table_view import UNMARKED, Choice, QuestionView, TableView

KEYS = {"pass": "p", "end": "e"}
MOST_ALSO = 12  # buttons in a row that is swiped; the list has all
FEW = 4  # so many are all shown


def choice_button(choice: Choice, number: int, blind: bool = False) -> Markup:
    """One option in words; the number keys press the first nine, or those that are numbers themselves.

    A blind one is about a thing that nobody sees now: what it does stands below.
    """
    does = choice.tip.partition("\n")[0] if blind else ""
    return _button(
        choice.label, choice.price, choice.index, choice.tip, choice.refs, number, does, choice.role, choice.weighs
    )


@lru_cache(maxsize=4096)
def _button(
    label: str,
    price: tuple[Pip, ...],
    index: int,
    tip: str,
    refs: tuple[str, ...],
    number: int,
    does: str,
    role: str,
    weighs: bool,
) -> Markup:
    return el(
        "button",
        el("kbd", str(number), aria_hidden="true") if 0 < number <= 9 and not label[:1].isdigit() else None,
        el("span", label, el("small", does) if does else None),
        pips_html(price),
        type="button",
        class_=classes("choice", role in ("decline", "offer") and role),
        data_choose=index,
        data_weigh=weighs,
        data_title=label if does else None,
        data_tip=tip or None,
        data_refs=things_of(refs),
    )


def things_of(refs: Sequence[str]) -> str | None:
    """What a button is about on the table."""
    return " ".join([ref for ref in refs if not ref.startswith("button-")]) or None


def primary_button(choice: Choice, gold: bool, undone: str = "") -> Markup:
    """The one action at its place; Enter presses it."""
    key = KEYS.get(choice.role, "")
    return el(
        "button",
        el("span", choice.label),
        pips_html(choice.price),
        el("kbd", key.upper() if key else "↵", aria_hidden="true"),
        type="button",
        class_=classes(
            "choice primary",
            gold and "gold",
            len(choice.label) + 3 * sum(pip.n for pip in choice.price) > 20 and "long",
            choice.role and f"place {choice.role}",
        ),
        data_choose=choice.index,
        data_hotkey=key or None,
        data_tip=choice.tip or None,
        data_refs=things_of(choice.refs),
        data_primary=True,
        data_undone=undone if choice.role == "end" and undone else None,
    )


def list_html(v: TableView, question: QuestionView) -> Markup | None:
    """All that can be answered, as a list of rows."""
    found, n = answers(question), len(question.picked)
    if not found.every:
        return None
    away = tucked_away(v.scene)
    blind = [bool(c.tip) and on_table(c, n) and c.refs[n] in away for c in found.every]
    rows = [marked(f"<li>{choice_button(c, i + 1, blind[i])}</li>") for i, c in enumerate(found.every)]
    return el(
        "details",
        el("summary", icon("list"), el("span", "All choices" if rows[1:] else "1 choice", class_="label")),
        el("ol", *rows),
        class_=classes("all", not found.hidden and "spare", is_few(found) and "few"),
        id="all-choices",
    )


def answers_html(v: TableView, question: QuestionView) -> Markup:
    """What is beside the primary action, the way back, and the primary action."""
    found = answers(question)
    shown = [choice_button(c, i + 1) for i, c in enumerate(found.beside)]
    cancel = (
        way_back("Cancel", "cancel")
        if question.picked
        else way_back("Back", "undo")
        if (found.must or question.completes()) and is_second_thought(v)
        else None
    )
    undone = "" if v.lesson else question.undone
    leave = leave_rest(question.rest) if question.rest and not question.picked and not v.lesson else None
    first = primary_button(found.primary, found.gold, undone) if found.primary else None
    also = also_possible(v, question)
    return el(
        "div",
        el("div", *shown, list_html(v, question), leave, class_=classes("choices", is_bare(found, leave) and "bare")),
        cancel,
        first or el("span", aim_words(v, question), class_="choice primary none"),
        also_html(also),
        class_=classes(
            "answers",
            found.hidden and "listed",
            len(shown) > 1 and "several",
            is_unled(found) and "unled",
            not leave and is_yes_or_no(found) and "even",
        ),
    )


def is_bare(found: Answers, leave: Markup | None) -> bool:
    """Whether a narrow screen has nothing to show beside the primary action."""
    many = found.hidden or len(found.beside) > 1  # these it lists, if they are not few and in sight
    listed = bool(found.every) and many and not is_few(found)
    return not (leave or found.declines or found.offers or listed or (found.beside and not many))


def is_unled(found: Answers) -> bool:
    """Whether what stands beside the primary place fills it: nothing is primary, and it is more than spare."""
    return not found.primary and not found.declines and any(c.role not in UNMARKED for c in found.beside)


def is_yes_or_no(found: Answers) -> bool:
    """Whether there are just these two answers: neither is larger than the other."""
    return (
        found.primary is not None
        and not found.every
        and {found.primary.label, *[c.label for c in found.beside]} == {"Yes", "No"}
    )


def also_possible(v: TableView, question: QuestionView) -> list[Choice]:
    """What has nothing in sight to tap on a narrow screen; only an own piece, which nobody guesses; or all of few."""
    found = answers(question)
    if question.also is None:  # the bar asks, and so do the styles
        question.also = _also_possible(v, question, found) if found.every else []
    return question.also


def is_few(found: Answers) -> bool:
    """Whether a narrow screen shows all of them at once."""
    return (found.primary is not None or found.must) and len(found.every) <= FEW


def _also_possible(v: TableView, question: QuestionView, found: Answers) -> list[Choice]:
    n, away = len(question.picked), tucked_away(v.scene)
    led = [c for c in (found.primary, found.declines, *found.offers) if c]  # a narrow screen has room for these
    there = [c.index for c in led or (found.beside if is_unled(found) else ())]
    own = {piece.id for piece in v.scene.board.pieces if piece.owner == v.viewer} if v.scene.board else set()
    held = {item.id for item in v.scene.hand.items if item.face} if v.scene.hand else set()

    better = any(c.role not in UNMARKED and on_table(c, n) for c in found.every)

    def is_hidden(c: Choice) -> bool:
        alone = not found.must and on_table(c, n) and c.refs[n] in own and not on_table(c, n + 1)
        alone &= c.role not in UNMARKED or not better  # what is spare is found by a tap on its piece
        asked_for = found.must or c.role not in UNMARKED
        few = is_few(found) and asked_for and not (on_table(c, n) and c.refs[n] in held)
        return few or alone or not on_table(c, n) or c.refs[n] in away

    shown = [c for c in found.every if c.index not in there and is_hidden(c)]
    return sorted(shown, key=lambda c: (c.role in UNMARKED) + (c.role == "idle"))  # what would do nothing comes last


def also_html(also: Sequence[Choice]) -> Markup | None:
    """On a narrow screen: what has nothing in sight to tap, each as a button of a row that is swiped."""
    buttons = [
        el("button", el("span", c.label), pips_html(c.price), type="button", class_="choice", data_aim=c.index,
           data_tip=c.tip or None, data_refs=things_of(c.refs))
        for c in also[:MOST_ALSO]
    ]  # fmt: skip
    return el("div", *buttons, class_="also", role="group", aria_label="Also possible") if buttons else None


@cache
def way_back(words: str, deed: str) -> Markup:
    """One step back, by a click or a key."""
    key = el("kbd", "Esc", aria_hidden="true")
    return el("button", el("span", words), key, type="button", class_="choice cancel", data_do=deed)


@lru_cache(maxsize=256)
def leave_rest(words: str) -> Markup:
    """The table answers this and all like it."""
    tip = "Until this turn is over, or you undo."
    return el("button", el("span", words), type="button", class_="choice rest", data_do="rest", data_tip=tip)


def is_second_thought(v: TableView) -> bool:
    """Whether what led to this question can be taken back by a key: own, this turn, nothing seen, nobody to ask."""
    here = bool(v.turns) and v.step > v.turns[-1]
    return here and v.why_no_undo is None and not v.lesson and not v.settings.get("others")


def aim_words(v: TableView, question: QuestionView) -> str:
    """What to do with the pointer when nothing can be pressed."""
    n = len(question.picked)
    refs = {c.refs[n] for c in question.offered if c.refs[:n] == question.picked and on_table(c, n)}
    board = v.scene.board
    if board and refs & {cell.id for cell in board.cells}:
        return "Choose a place"
    if board and refs & {piece.id for piece in board.pieces}:
        return "Choose on the board"
    return "Choose a card" if all(ref.startswith("card-") for ref in refs) else "Choose on the table"


def danger(v: TableView) -> str:
    """That an own King is in check, in words."""
    board = v.scene.board
    if board is None:
        return ""
    cells = {cell for over in board.overlays if over.kind == "alarm" for cell in over.cells}
    own = [piece.label for piece in board.pieces if piece.cell in cells and piece.owner == v.viewer]
    return f"Check: {own[0]} is under attack." if own else ""


def ending_brings(question: QuestionView) -> str:
    """What comes of it to end or pass now, if the game says something of that."""
    return next((c.tip for c in question.offered if c.role in ("end", "pass") and c.tip), "")


def passing_brings(v: TableView, question: QuestionView) -> str:
    """What happens if nobody answers, to whom and how much; then the words of the card."""
    brings, follows = ending_brings(question), would(v, question.chips)
    return f"{follows}. {brings}" if follows and brings else brings


def marked_brings(question: QuestionView) -> str:
    """What comes of the answer that stands ready, where it is one: nothing else may be asked before it happens."""
    primary = answers(question).primary
    return primary.tip if primary and primary.role == "ready" else ""


def asked(v: TableView, question: QuestionView) -> tuple[str, str]:
    """The question and one line of consequence; after a pick both are about what was picked."""
    if v.lesson:
        decides = len(question.offered) > 1  # what each comes to is what the lesson asks for
        tips = (c.tip for c in question.offered if c.tip and c.role != "end")  # of ending the step itself speaks
        return question.words, "" if decides else next(tips, "")
    if not question.picked:
        news = (
            with_causes(v, v.lost) if v.lost_now and question.lets_happen() is None else ""
        )  # an answer is about what is to come
        at = f"Aimed at {thing_name(v.scene, question.aimed)}." if question.aimed else ""
        then = at or danger(v) or news or passing_brings(v, question) or just_played(v) or marked_brings(question)
        return question.words, then
    name = next((words for ref in question.picked if (words := thing_name(v.scene, ref))), "")
    found = answers(question)
    whole = question.whole()
    if found.primary and (found.primary is whole or len(found.primary.refs) == len(question.picked)
                          or found.primary.role == "ready"):  # fmt: skip
        foreseen, tip = would(v, question.chips), found.primary.tip
        own_words = found.primary.weighs or found.primary.role in UNMARKED  # they say what is not to be foreseen
        tip = tip or foreseen if own_words else foreseen or tip
        if question.aimed:
            tip = f"At {thing_name(v.scene, question.aimed)}."
        several = not question.aimed and len(question.then) > 1
        more = (
            ""
            if several
            else "Or click its target."
            if question.then
            else "Or choose on the table."
            if found.must
            else ""
        )
        where = ": where? Click the board." if several else "?"
        return f"{found.primary.label.rstrip('.?')}{where}", tip or more
    left = [c for c in question.offered if c.refs[: len(question.picked)] == question.picked]
    if len(left) == 1:  # a card that can only be burned: say so
        return f"{left[0].label.rstrip('.?')}?", left[0].tip or f"{aim_words(v, question)}, or press its button."
    several = found.must and all(is_set(c.refs) for c in question.offered)
    where = (
        "and which else?" if several else lower_first(aim_words(v, question)) if found.must else "what shall happen?"
    )
    tip = next((c.tip for c in found.beside if c.tip), "")
    return f"{name}: {where}" if name else question.words, tip or question.words


def amount_of(chip: Chip) -> str:
    """How much, without its sign."""
    return chip.words[1:].replace("≈", "about ")


def would(v: TableView, chips: Sequence[Chip]) -> str:
    """What would happen, in a short sentence, which says so where nobody can know."""
    names = {chip.ref: thing_name(v.scene, chip.ref) for chip in chips}
    said = {
        "death": lambda chip: f"{names[chip.ref]} {'might' if chip.words else 'would'} die",
        "hit": lambda chip: f"{names[chip.ref]} takes {amount_of(chip)}",
        "heal": lambda chip: f"{names[chip.ref]} gains {amount_of(chip)}",
        "block": lambda chip: f"{names[chip.ref]} {'may take' if chip.guess else 'takes'} nothing",
    }
    told = [chip for chip in chips if names[chip.ref]][:3]
    words = "; ".join([said[chip.kind](chip) for chip in told])
    return f"A guess: {words}" if any(chip.guess for chip in told) else words


def size_of(words: str) -> str:
    """How much of the strip a question takes: below a brief one a phone has room for what it comes to."""
    return "long" if len(words) > 62 else "brief" if len(words) <= 44 else ""


def question_bar(v: TableView) -> Markup:
    """The question with its answers, or whom the table waits for."""
    undo = v.undo_request
    if undo and v.viewer in undo.awaited:
        return undo_bar(v, undo)
    if v.question:
        words, then = asked(v, v.question)
        if undo and not v.question.picked:
            then = f"{undo_waits(v, undo)} Playing on withdraws it." if undo.seat == v.viewer else undo_waits(v, undo)
        answers_something = v.question.lets_happen() is not None and then == passing_brings(v, v.question)
        plain = v.lesson or v.question.picked or then == just_played(v) or answers_something
        warns = bool(then) and not plain
        follows = {would(v, v.question.chips), *[choice.tip for choice in v.question.offered]} - {""}
        brings = bool(v.question.picked) and then in follows
        said = el("p", words, class_=classes("words", size_of(words)), data_clause=v.question.clause)
        *before, last = then.split("\n")
        then, rest = ". ".join([*[line.rstrip(".") for line in before], last]), answers_html(v, v.question)
        told = "" if v.lesson or (plain and then) or v.question.picked else turn_told(v)  # room there is for one thing
        return strip(said, then, rest, kind="mine", key=v.question.key, warns=warns, brings=brings, told=told)
    if v.passing:
        return strip(el("p", "Nothing to answer here", class_="words"),
                     "The table goes on by itself.",
                     hold_buttons(v), kind="waiting")  # fmt: skip
    if undo:
        return strip(el("p", undo_waits(v, undo), class_="words"), undo.deed, hold_buttons(v), kind="waiting")
    if v.waiting and set(v.waiting) <= set(v.expected):  # nobody's turn runs before they are there
        who = "your friend" if v.creator and len(v.waiting) == 1 else names_of(v, v.waiting)
        return strip(el("p", f"Waiting for {who} to sit down", class_="words"), "", hold_buttons(v), kind="waiting")
    who = names_of(v, v.waiting) if v.waiting else "the table"
    taken = any(p.bot for p in v.people if p.seat == v.viewer and p.seat in v.held)
    said = el(
        "p",
        el("b", waits_for(v, who), class_=turn_class(v)),
        " ",
        el("time", "", data_tick="up", data_seconds=f"{v.seconds_waited:.0f}"),
        class_="words",
    )
    then = "Your time ran out, a bot plays on for you." if taken else ""
    return strip(said, then, hold_buttons(v), kind="waiting")


def waits_for(v: TableView, who: str) -> str:
    """Whose turn it is; while one's own turn, or nobody's, goes on, who is asked in it."""
    if len(v.waiting) != 1:
        return f"Waiting for {who}"
    if v.turn_names and v.turn_names[-1] == SET_UP:
        return f"{who} chooses"
    if is_own_turn(v):
        return f"Your turn: {who} may answer"
    return f"{whose(who)} turn"


def is_own_turn(v: TableView) -> bool:
    """Whether the viewer's turn has begun, and another is asked in it."""
    return bool(v.turn_seats) and v.turn_seats[-1] == v.viewer and v.viewer not in v.waiting


def whose(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def turn_class(v: TableView) -> str | None:
    return f"seat{v.waiting[0]}" if len(v.waiting) == 1 else None


def hold_buttons(v: TableView) -> Markup:
    """While others act: skip to one's own turn, where only bots are waited for."""
    bots = {p.seat for p in v.people if p.bot}
    alone = bool(v.waiting) and set(v.waiting) <= bots
    return _hold_buttons("" if not alone else "Skip to my turn" if v.held and not is_own_turn(v) else "Skip ahead")


@cache
def _hold_buttons(skip: str) -> Markup:
    wait = el("span", "Wait", class_="choice primary none")
    button = el(
        "button",
        icon("forward"),
        el("span", skip),
        el("kbd", "Space", aria_hidden="true"),
        type="button",
        class_="choice primary",
        data_skip=True,
    )
    return el("div", button if skip else wait, class_="answers")
