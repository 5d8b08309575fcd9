"""Priority windows: who is asked, for whom the table passes, and when, so that neither frames nor time tell a hand.

A window is a question that others may notice. A person is asked in the windows they stop in; elsewhere, and where
there is nothing to do but pass, the table passes for them. While other people sit at the table every pass takes
the same time at least, whoever gave it.
"""

from collections.abc import Collection

from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Question, Seat
from rulewright.server.tables.ledger import Ledger

IDLE = Stop("idle", "Even when I can only pass", False, "Stop me")
AGAIN = Stop("again", "Again where nothing new has happened since I passed", False, "Stop me")


def stops(ledger: Ledger, seat: Seat) -> list[tuple[Stop, bool]]:
    """The stops of a seat and whether they hold; none in a game without windows.

    Where nobody is stopped by default, every window has something to choose.
    """
    known = ledger.game.page.stops
    offered = (*known, IDLE) if any(stop.on for stop in known) else known
    offered = (*offered, AGAIN) if ledger.game.page.minor else offered
    changed = ledger.stops.get(seat, {})
    return [(stop, changed.get(stop.key, stop.on)) for stop in offered]


def is_asked(ledger: Ledger, seat: Seat, undone: Collection[Seat]) -> bool:
    """Whether the seat's open question is put to its person, or the table passes for them.

    Nobody passes for `undone`, who have just taken something back.
    """
    question = ledger.questions().get(seat)
    if question is None or seat in undone:
        return True
    held = {stop.key: on for stop, on in stops(ledger, seat)}
    if not question.prompt.window:
        plain = ledger.game.page.obvious(ledger.match.state, question)
        return plain is None or held.get(plain[0], True)
    if len(question.options) == 1 and not held.get("idle"):
        return False
    if not held.get("again", True) and not is_new(ledger, seat, question):
        return False
    key = ledger.game.page.stop_for(ledger.match.state, question)
    return held.get(key, True)


def is_new(ledger: Ledger, seat: Seat, question: Question) -> bool:
    """Whether anything has happened that the seat could answer since it last passed a window itself.

    Nobody learns from it what lies hidden: a pass of the table takes its time, as that of a person does.
    """
    match = ledger.match
    decided = match.last_decision(seat)
    if decided is None or match.history[decided].text != ledger.game.words.notation(match.state, question.options[0]):
        return True
    for step, event in reversed(match.log):
        if step <= decided:
            return False
        if event.kind not in ledger.game.page.minor and event.seen_by(seat) is not None:
            return True
    return False


def kind_of(ledger: Ledger, seat: Seat) -> tuple[int, str] | None:
    """Of which kind the seat's open question is, and in which turn, if others like it can be left to the table: any
    window, in which one would pass, or what has a usual answer. Where passing ends one's own phase it is no window.
    """
    question = ledger.questions().get(seat)
    if question is None:
        return None
    turn = len(ledger.match.turns)
    if question.prompt.window:
        ends = ledger.game.page.role(ledger.match.state, question, question.options[0])[0] == "end"
        return None if ends else (turn, "window")
    return (turn, "usual") if usual(ledger, question) is not None else None


def usual(ledger: Ledger, question: Question) -> int | None:
    """The place of the usual answer, if there is one."""
    roles = [ledger.game.page.role(ledger.match.state, question, option)[0] for option in question.options]
    return roles.index("usual") if "usual" in roles else None


def answer_for(ledger: Ledger, seat: Seat) -> int:
    """What the table answers for a seat that is not asked: the obvious, the usual, or else the passive answer, which
    stands first.
    """
    question = ledger.questions()[seat]
    if question.prompt.window:
        return 0
    plain = ledger.game.page.obvious(ledger.match.state, question)
    return question.options.index(plain[1]) if plain else usual(ledger, question) or 0


def seconds_until_pass(ledger: Ledger, seat: Seat, shortest: float, now: float) -> float:
    """Seconds until a pass of this seat may be seen: nobody shall know how quickly it was decided."""
    open_question = ledger.open_questions.get(seat)
    others = [other for other, bot in enumerate(ledger.bots) if other != seat and bot is None]
    if open_question is None or not open_question.question.prompt.window or not others:
        return 0.0  # nobody is there to notice
    if ledger.header.get("hot_seat"):
        return 0.0  # everybody looks at the same screen
    return max(0.0, open_question.time + shortest - now)


def passes(ledger: Ledger, seat: Seat, answer: int | str) -> bool:
    """Whether an answer passes a window: the passive answer stands first."""
    question = ledger.questions().get(seat)
    if question is None or not question.prompt.window:
        return False
    return answer in (0, ledger.game.words.notation(ledger.match.state, question.options[0]))
