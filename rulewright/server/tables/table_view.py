"""What one viewer's table holds, as plain data: the only thing the page and the API are made from.

Everything here comes from `game.rules.view(state, viewer)` and from events filtered for that viewer, so nothing a
viewer may not see can reach a page. How it looks is not decided here.
"""

from dataclasses import dataclass, field
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.state import Outcome


@dataclass(slots=True)
class LogLine:
    """A line of the log: `step` answers had been given before it happened."""

    number: int
    step: int
    words: str
    clause: str
    refs: tuple[str, ...]
    turn: int


@dataclass(slots=True)
class Choice:
    """One option of the viewer's question, as a button; `refs` are the things to click, in order."""

    index: int
    label: str
    refs: tuple[str, ...]
    role: str = ""  # "pass" and "end" have places of their own
    tip: str = ""  # what it would come to, and why


@dataclass(slots=True)
class Ask:
    """The viewer's open question; `picked` holds the things clicked so far."""

    words: str
    clause: str
    key: str
    choices: list[Choice]
    picked: tuple[str, ...] = ()


@dataclass(slots=True)
class PersonView:
    """Who sits at a seat. `bot` is a bot's code; `clock` the seconds left, where there is a clock."""

    seat: int
    name: str
    bot: str | None
    here: bool
    clock: float | None


@dataclass(slots=True)
class Tally:
    """A finished game at a glance: figures by seat, and the lines of the log at which it turned."""

    rows: list[tuple[str, list[int]]]
    points: list[LogLine]


@dataclass(slots=True)
class TableView:
    """The whole table as one viewer sees it."""

    game: Game
    code: str
    viewer: int | None  # a seat; None: the open table after the end; SPECTATOR for those who watch
    view: Any
    scene: Any
    mode: str  # "play", "watch", "replay" or "curtain"
    people: list[PersonView]
    ask: Ask | None
    waiting: tuple[int, ...]
    waited: float
    log: list[LogLine]
    changed: tuple[str, ...]
    undo: str | None
    undo_request: int | None
    outcome: Outcome | None
    chat: list[tuple[str, str]]
    step: int
    steps: int
    turns: list[int]
    settings: dict[str, Any]
    n: int = 0  # the version that actions must name
    curtain: int | None = None  # the seat that should take the screen when the mode is "curtain"
    held: tuple[int, ...] = ()  # the seats this browser holds
    conceding: tuple[int, ...] = ()  # seats that will give up at their next decision
    rematch: str | None = None  # the code of the game that follows this one
    creator: bool = False  # whether this browser set the game up
    asked: int = 0  # the version at which the viewer's question was put
    passing: bool = False  # the table passes a window for the viewer
    stops: list[tuple[Stop, bool]] = field(default_factory=list)  # the viewer's, and whether they hold
    tally: Tally | None = None  # once the game is over
