"""Which of a question's options stands at the primary place, which beside it, and which only in the list."""

from dataclasses import dataclass

from rulewright.server.tables.table_view import UNMARKED, Choice, QuestionView

BESIDE, LETTERS = 3, 54
"""As many options as stand beside the primary one; more go into the list."""
ORDER = {"wins": -1, "ready": 0, "end": 0, "pass": 1, "spare": 3, "idle": 4}  # of buttons; others come at 2


@dataclass(frozen=True, slots=True)
class Answers:
    """The options that are left after what was picked."""

    primary: Choice | None
    gold: bool  # the primary one is what is left to do: it is marked
    beside: tuple[Choice, ...]
    every: tuple[Choice, ...]  # all that are left, for the list; none where a narrow screen shows them all
    hidden: bool  # some stand nowhere but in the list
    must: bool  # something on the table has to be chosen, and that completes the answer
    asides: tuple[Choice, ...] = ()  # what stands in the menu
    declines: Choice | None = None  # what turns an offer down; it stands beside
    offers: tuple[Choice, ...] = ()  # what has a button of its own in any case, beside the primary one


def on_table(choice: Choice, n: int) -> bool:
    """Whether the next step of an option is a click on a thing."""
    return len(choice.refs) > n and not choice.refs[n].startswith("button-")


def answers(question: QuestionView) -> Answers:
    """How the options are offered; worked out once, for all parts of the page that ask."""
    if question.drawn is None:
        question.drawn = _answers(question)
    found: Answers = question.drawn
    return found


def _answers(question: QuestionView) -> Answers:
    """How the options are offered.

    What was picked and is complete stands first. With nothing picked it is what ends or passes, or else the first
    option that is a mere button: the passive answer comes first by custom, and is marked only where it is all that is
    left. What turns an offer down is never primary while there is something to take: the one thing that is offered
    is, or else something is to be chosen. What wins the game at once goes before everything, and is marked. What a
    game calls usual stands there at once, though it is a click on the table too. What it calls spare, such as
    revealing, or idle, such as a blow that does no damage, is primary only where nothing else is left; what it calls
    aside, such as offering a draw, stands only in the menu; of handfuls only the one that is
    taken now stands anywhere; an offer has a button of its own in any case. To take
    something up is never a must: a table at rest is not lit.
    """
    n, declines, offers = len(question.picked), None, list[Choice]()
    left = [c for c in question.offered if c.refs[:n] == question.picked and c.role != "aside"]
    if any(c.role == "handful" for c in left):
        taken = next((c for c in left if len(c.refs) == n), None)
        return Answers(taken, taken is not None, (), (), False, False)
    asides = tuple([c for c in question.offered if c.role == "aside"])
    things = [c for c in left if on_table(c, n)]
    words = [c for c in left if not on_table(c, n)]
    if n:
        words.sort(key=lambda c: (c.role == "idle", len(c.refs) > n))
        ready = [c for c in things if c.role == "ready" and len(c.refs) == n + 1]
        first = next((c for c in words if c.role not in UNMARKED or not things), None)
        primary = first if not ready else ready[0] if len(ready) == 1 else None
        beside = [c for c in words if c is not primary]
        gold = primary is not None and (bool(question.aimed) or not question.then[1:])  # of several one is clicked
        gold &= primary is None or primary.role not in UNMARKED
    else:
        words.sort(key=lambda c: ORDER.get(c.role, 2))
        declines = next((c for c in words if c.role == "decline"), None) if left[1:] else None
        offers = [c for c in left if c.role == "offer"]
        words = [c for c in words if c is not declines and c not in offers]
        wins = next((c for c in left if c.role == "wins" or c.index == question.wins), None)
        usual = wins or next((c for c in left if c.role == "usual"), None)
        only = things[0] if declines and len(things) == 1 else None
        spare = bool(declines and things and words) and words[0].role in UNMARKED  # there is better to do
        primary = usual or (words[0] if words and not spare else only)
        others = [c for c in left if c is not primary and c.role not in UNMARKED]
        gold = primary is not None and (not others or primary in (wins, only) or primary.role in ("ready", "usual"))
        beside = [c for c in words if c is not primary]
    besides = [c for c in things if c is not primary and (n or c.role not in UNMARKED)]
    if not beside and len(besides) <= BESIDE and sum(len(c.label) for c in besides) <= LETTERS:
        beside = besides
    kept = [*offers, *([declines] if declines else [])]
    shown = [c for c in beside if c not in kept][: BESIDE - len(kept)]
    while shown and sum(len(c.label) for c in (*shown, *kept)) > LETTERS:
        shown.pop()
    if declines and len(left) > len(shown) + len(kept) + (primary is not None):
        shown = []  # all that is offered, or none of it: beside the list there is little room
    shown = [*offers, *shown, *kept[len(offers) :]]
    hidden = len(left) > len(shown) + (primary is not None)
    listed = hidden or len(shown) > 1  # a narrow screen has room for one beside the primary
    done = [not on_table(c, n + 1) for c in things]
    may_end = any(c.role in ("end", "pass") for c in left)
    open_ = not declines if primary is None else primary.role == "usual" and not may_end
    must = any(done) if n else open_ and bool(done) and all(done)
    if primary is None and len(shown) == 1 and (n or must) and not (hidden or declines):
        primary, gold, shown = shown[0], True, []  # the one thing left stands where all things are done
    return Answers(
        primary, gold, tuple(shown), tuple(left) if listed else (), hidden, must, asides, declines, tuple(offers)
    )
