"""What an option would do, as chips on the things it changes and one sentence: from worlds the seat may imagine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from rulewright.bots.chair import own_dice
from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.page.foresight import Course, courses
from rulewright.kernel.question import Option, Question, Seat
from rulewright.kernel.viewpoint import Viewpoint

WORLDS = 6
BRANCHES = 2  # a question of so many answers may come between what is played and what it is aimed at
SIGNS = {"hit": "−", "heal": "+"}


@dataclass(frozen=True, slots=True)
class Chip:
    """What would become of a thing: so much damage or healing, its death, or nothing at all of what is aimed at it.

    '?' and '≈' say that it is a guess.
    """

    ref: str
    words: str
    kind: str  # hit, heal, death or block

    @property
    def guess(self) -> bool:
        return "?" in self.words or "≈" in self.words


@dataclass(frozen=True, slots=True)
class Forecast:
    """What would follow, and whether it could be taken back."""

    chips: tuple[Chip, ...] = ()
    final: bool = False  # dice or hidden cards would be seen: there is no way back
    opens: bool = False  # nothing happens yet: it only leads to the next question
    wins: bool = False  # the game is over then, and the seat has won, whatever lies hidden
    then: Mapping[str, str] = field(default_factory=dict)
    """What the next question asks to be clicked, if it is that alone: its answers as notation, and their things."""
    meant: tuple[str, ...] = ()
    """What else a click may mean by it: what it is aimed at by itself, or comes to be aimed at after a yes or no."""
    put: Question | None = None  # the question for that, even if the table answers it


def forecast(match: Match, seat: Seat, option: Option) -> Forecast:
    """What follows if the seat answers so and nobody does anything against it."""
    here = match.viewpoint(seat)
    found = courses(here, option, WORLDS, own_dice(match.seed, seat, len(match.history)))
    totals = [netted(sums(match.game, course.state, course.events)) for course in found]
    sure = [netted(sums(match.game, course.state, course.events[: course.sure])) for course in found]
    chips = [
        chip(ref, kind, [each.get((ref, kind), 0) for each in totals], [each.get((ref, kind), 0) for each in sure])
        for ref, kind in dict.fromkeys(key for each in totals for key in each)
    ]
    dying = {each.ref for each in chips if each.kind == "death"}
    changed = {each.ref for each in chips if each.kind != "block"}
    told = {"death": set[str](), "block": changed}  # of several chips on one thing those that say the most
    shown = [each for each in chips if each.ref not in told.get(each.kind, dying)]
    final = any(course.learned for course in found) or not found
    opens = not final and not any(course.events for course in found)
    ends = [course.state.outcome for course in found]
    wins = not final and all(end is not None and seat in end.winners for end in ends)
    then = {} if final or asks_the_same_again(here, found[0]) else clicked_next(match.game, seat, found[0])
    meant, to_do = dict[str, None](), asks_what_to_do(match.game, here)
    for course in found[:1] if to_do else []:
        meant |= dict.fromkeys(course.alone)
        if len(course.asked) <= BRANCHES and not then and not final:
            dice = own_dice(match.seed, seat, len(match.history))
            for answer in course.asked:
                for further in courses(match.viewpoint(seat), option, 1, dice, (answer,)):
                    meant |= dict.fromkeys(further.alone)
                    meant |= dict.fromkeys(clicked_next(match.game, seat, further).values())
    if not then and not meant and to_do:  # it aims at nobody: who would be hit may be clicked for it
        meant |= dict.fromkeys(each.ref for each in shown if each.kind in ("hit", "death"))
    return Forecast(tuple(shown), final, opens, wins, then, tuple(meant), found[0].put if found else None)


def asks_the_same_again(here: Viewpoint, course: Course) -> bool:
    """Whether the same is asked next, of another: where this group attacks, and then the next one."""
    return bool(here.question and course.put and course.put.prompt.key == here.question.prompt.key)


def asks_what_to_do(game: Game, here: Viewpoint) -> bool:
    """Whether it is asked what to do, and not at what to aim what was begun: then something passes or ends."""
    question, view = here.question, here.view()
    return question is not None and any(
        game.page.role(view, question, each)[0] in ("pass", "end") for each in question.options
    )


def clicked_next(game: Game, seat: Seat, course: Course) -> dict[str, str]:
    """The things of which the next question asks for one, if each of its options begins with a click on one.

    A button may have to follow: an upgrade goes to an Outpost, open or face-down.
    """
    if not course.asked or not course.put:
        return {}
    question, view = course.put, game.rules.view(course.state, seat)
    found = {}
    for option in question.options:
        if game.page.role(view, question, option)[0] == "aside":
            continue
        refs = game.page.aim(view, question, option) or game.words.refs(view, option)
        if not refs or refs[0].startswith("button-") or not all(ref.startswith("button-") for ref in refs[1:]):
            return {}
        found[game.words.notation(course.state, option)] = refs[0]
    return found


def sums(game: Game, state: Any, events: Sequence[Event]) -> dict[tuple[str, str], int]:
    """How much of each kind happens to which thing, by the game's own effects."""
    totals: dict[tuple[str, str], int] = {}
    for event in events:
        effects: list[dict[str, Any]] = game.page.effects(state, event) or []
        for each in effects:
            key = (each["ref"], each["k"])
            if each["k"] in ("hit", "heal") and each.get("n"):
                totals[key] = totals.get(key, 0) + each["n"]
            elif each["k"] == "death" or (each["k"] == "block" and not is_player(each["ref"])):
                totals[key] = 1
    return totals


def netted(totals: dict[tuple[str, str], int]) -> dict[tuple[str, str], int]:
    """With damage and healing of one thing as what they come to: two numbers on it would hide each other."""
    for ref in [ref for ref, kind in totals if kind == "hit" and (ref, "heal") in totals]:
        n = totals.pop((ref, "hit")) - totals.pop((ref, "heal"))
        if n:
            totals[ref, "hit" if n > 0 else "heal"] = abs(n)
    return totals


def is_player(ref: str) -> bool:
    """Whether it is said beside a player's name: whose Shield takes or grows, while a unit tells what comes of it."""
    return ref.startswith("seat-")


def chip(ref: str, kind: str, amounts: list[int], sure: list[int]) -> Chip:
    """One chip. What comes after dice or a hidden card is a guess, even where the few worlds looked at agree."""
    known = amounts == sure and len(set(amounts)) == 1
    if kind == "death":
        return Chip(ref, "" if known else "?", kind)
    if kind == "block":
        return Chip(ref, "0" if known else "0?", kind)
    return Chip(ref, f"{SIGNS[kind]}{'' if known else '≈'}{max(1, round(fmean(amounts)))}", kind)
