"""What one viewer's table holds, as plain data: the only thing the page and the API are made from.

Everything here comes from `game.rules.view(state, viewer)` and from events filtered for that viewer, so nothing a
viewer may not see can reach a page. How it looks is not decided here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from rulewright.kernel.game import Game
from rulewright.kernel.page.beginnings import Portrait
from rulewright.kernel.page.part import part
from rulewright.kernel.page.scene import Pip, Scene, Stop
from rulewright.kernel.question import Seat
from rulewright.kernel.state import Outcome
from rulewright.server.tables.forecast import Chip

Mode: TypeAlias = Literal["play", "watch", "replay", "curtain"]
UNMARKED = ("spare", "idle")  # roles of choices that are no reason to do anything but go on


@part(frozen=True, slots=True)
class LogLine:
    """A line of the log: `step` answers had been given before it happened."""

    number: int
    step: int
    words: str
    clause: str
    refs: tuple[str, ...]
    turn: int
    kind: str = ""  # of its event


@dataclass(slots=True)
class Choice:
    """One option of the viewer's question, as a button; `refs` are the things to click, in order."""

    index: int
    label: str
    refs: tuple[str, ...]
    role: str = ""  # "pass" and "end" have places of their own
    tip: str = ""  # what it would come to, and why
    portrait: Portrait | None = None  # whom it chooses to be
    price: tuple[Pip, ...] = ()  # what it costs, as signs
    strikes: bool = False  # it attacks somebody

    @property
    def is_button(self) -> bool:
        """Whether it begins with no click on a thing."""
        return not self.refs or self.refs[0].startswith("button-")

    @property
    def weighs(self) -> bool:
        """Whether a first press only picks it: what it comes to is read before."""
        return self.role in ("weigh", "offer")


@dataclass(slots=True)
class QuestionView:
    """The viewer's open question; `picked` holds the things clicked so far."""

    words: str
    clause: str
    key: str
    choices: list[Choice]
    picked: tuple[str, ...] = ()
    first_times: Sequence[tuple[str, str]] = ()  # lines for whoever has not met this before
    undone: str = ""  # what would be regretted if this were ended now
    plans: list[Choice] = field(
        default_factory=list
    )  # instead of the choices: of several questions, or one of those alike
    rest: str = ""  # what it is called to leave this and all like it to the table until the turn is over
    chips: tuple[Chip, ...] = ()  # what would come of what is picked, if that is a whole answer
    then: tuple[str, ...] = ()  # what the question after that asks to be clicked: one click gives both answers
    aimed: str = ""  # the thing at which it was aimed before it was asked
    wins: int = -1  # the choice that, played out, wins the game whatever lies hidden
    drawn: Any = field(default=None, init=False, repr=False, compare=False)  # what the page worked out of it
    also: list[Choice] | None = field(default=None, init=False, repr=False, compare=False)  # and for a narrow screen

    @property
    def offered(self) -> list[Choice]:
        """What the page offers; other programs are told of the choices."""
        return self.plans or self.choices

    def completes(self) -> bool:
        """Whether nothing here passes, ends or turns down anything: it asks for more about what was begun."""
        return not any(choice.role in ("pass", "end") for choice in self.offered)

    def lets_happen(self) -> Choice | None:
        """The answer by which something happens that waits to be answered, as long as nothing is picked."""
        return next((c for c in self.offered if c.role == "pass" and c.tip), None) if not self.picked else None

    def whole(self) -> Choice | None:
        """The answer that what is picked comes to: the only one left that asks for no further click on a thing.

        Beside one that stands ready others may be left: a spell can be cast, or go into a slot.
        """
        n = len(self.picked)
        left = [c for c in self.offered if c.refs[:n] == self.picked]
        done = [c for c in left if all(ref.startswith("button-") for ref in c.refs[n:])]
        if not n or len(done) != 1:
            return None
        return done[0] if len(left) == 1 or done[0].refs == self.picked or done[0].role == "ready" else None


@part(frozen=True, slots=True)
class PersonView:
    """Who sits at a seat. `bot` is a bot's code, `rank` what people read; `clock` the seconds left, if there is one."""

    seat: Seat
    name: str
    bot: str | None
    here: bool
    clock: float | None
    rank: str = ""


@dataclass(slots=True)
class GameFigures:
    """A finished game at a glance: figures by seat."""

    rows: list[tuple[str, list[int]]]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn in which a seat gained much, the choice that did it, and what was done and came of it."""

    turn: int
    step: int
    seat: Seat
    words: str
    lasting: bool = False  # it was never made good again


@dataclass(frozen=True, slots=True)
class Judgement:
    """Who was ahead, as the bots see it: chances of every seat after some steps; `progress` until all are judged."""

    progress: float
    steps: Sequence[int] = ()
    chances: Sequence[tuple[float, ...]] = ()
    points: Sequence[TurningPoint] = ()
    best: int = -1  # which of the points turned the game for good; -1: none did

    @property
    def turning_point(self) -> TurningPoint | None:
        return self.points[self.best] if self.best >= 0 else None


@part(frozen=True, slots=True)
class Deed:
    """One answer of another player and the lines that came of it."""

    step: int
    seat: Seat
    lines: tuple[LogLine, ...]
    harm: int = 0  # how hard it hit the viewer's own


@dataclass(frozen=True, slots=True)
class Recap:
    """The deeds of the others' latest turns, oldest first; `now` while such a turn goes on."""

    seats: tuple[Seat, ...]
    now: bool
    deeds: tuple[Deed, ...]


@part(frozen=True, slots=True)
class Move:
    """An entry of the list of moves, where a game has one."""

    words: str
    step: int
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody asks the others to let a decision be taken back."""

    seat: Seat  # who asks
    awaited: tuple[Seat, ...]  # who has not answered
    deed: str  # the first line that would be taken back, as the viewer read it
    theirs: bool  # something that the viewer decided since would go with it


@dataclass(slots=True)
class LessonView:
    """A lesson: its steps by name, and the one that is due."""

    title: str
    steps: list[str]
    at: int


@dataclass(slots=True, kw_only=True)
class TableView:
    """The whole table as one viewer sees it."""

    game: Game
    code: str
    viewer: Seat | None  # None: the open table after the end; SPECTATOR for those who watch
    view: Any  # the game's state with everything hidden left out
    scene: Scene
    mode: Mode
    people: list[PersonView]
    question: QuestionView | None = None  # the viewer's own
    waiting: tuple[Seat, ...]
    seconds_waited: float = 0.0
    log: Sequence[LogLine]  # to be read at once: it grows
    changed_refs: tuple[str, ...]  # things that the last answer changed
    why_no_undo: str | None  # None: the last answer can be taken back
    undo_request: UndoRequest | None = None
    outcome: Outcome | None
    conceded: bool = False  # the viewer gave up
    chat: list[tuple[str, str]] = field(default_factory=list)  # who, what
    step: int
    steps: int
    turns: list[int]  # the step at which each turn began
    turn_seats: list[Seat | None]  # whose turn each was, where turns are somebody's
    turn_names: list[str]  # what each is called
    moves: list[Move] = field(default_factory=list)  # as a list of moves has them
    settings: dict[str, Any]
    version: int = 0  # actions must name it
    curtain: Seat | None = None  # the seat that should take the screen when the mode is "curtain"
    held: tuple[Seat, ...] = ()  # the seats this browser holds
    conceding: tuple[Seat, ...] = ()  # seats that will give up at their next decision
    rematch: str | None = None  # the code of the game that follows this one
    creator: bool = False  # whether this browser set the game up
    asked_at: int = 0  # the version at which the viewer's question was put
    passing: bool = False  # the table passes a priority window for the viewer
    stops: list[tuple[Stop, bool]] = field(default_factory=list)  # the viewer's, and whether they hold
    figures: GameFigures | None = None  # once the game is over
    judgement: Judgement | None = None  # once the game is over and somebody judges it
    recap: Recap | None = None  # what the others did since the viewer's own turn
    lost: str = ""  # what the viewer lost by what the others did
    lost_now: bool = False  # since the last decision: it is news
    holding: bool = False  # the bots wait
    expected: tuple[Seat, ...] = ()  # the seats of friends who have not come yet
    lesson: LessonView | None = None
    muted: tuple[Seat, ...] = ()  # whom the host lets nobody hear
    ignored: tuple[Seat, ...] = ()  # whom the viewer does not want to hear
    begun: bool = True  # somebody who is no bot has answered
    drawn: dict[str, Any] = field(default_factory=dict)  # what the page keeps of this viewer from one time to the next
