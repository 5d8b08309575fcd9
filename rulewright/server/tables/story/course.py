"""The course of a match as the page shows it: what its turns are called, its moves as a list, the last move."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Overlay, Scene
from rulewright.kernel.question import Seat
from rulewright.server.tables.table_view import Move

Log = Sequence[tuple[int, Event]]
SET_UP = "Set-up"
TURN = "turn"  # the event that begins a turn, where a game numbers its turns


class Course:
    """Turns and moves of a match for one viewer, followed as its log grows: a turn that is over is read once."""

    __slots__ = ("counts", "game", "moves", "names", "placed", "viewer")

    def __init__(self, game: Game, viewer: Seat | None, placed: bool = False) -> None:
        """`placed`: the match began from a position: already its first turn is somebody's, and all count from there."""
        self.placed = placed
        self.game = game
        self.viewer = viewer
        self._forget()

    def _forget(self) -> None:
        self.names: list[str] = []  # of the turns that are over
        self.moves: list[Move] = []
        self.counts: dict[Seat, int] = {}

    def follow(
        self, log: Log, pages: Sequence[int], seats: Sequence[Seat | None], known: int
    ) -> tuple[list[str], list[Move]]:
        """What each turn is called, and the moves in order; `known` events of the log are those of the last time."""
        over = len(self.names)
        if over >= len(pages) or pages[over] > known:
            self._forget()
        for page in range(len(self.names), len(pages) - 1):
            self._turn(log[pages[page] : pages[page + 1]], page, seats[page], self.names, self.counts, self.moves)
        names, moves = self.names[:], self.moves[:]
        page = len(pages) - 1
        self._turn(log[pages[page] :], page, seats[page], names, dict(self.counts), moves)
        return names, moves

    def _turn(
        self, log: Log, page: int, seat: Seat | None, names: list[str], counts: dict[Seat, int], moves: list[Move]
    ) -> None:
        """A turn's name, the same wherever it is named (what comes before anybody's turn is set-up), and its moves."""
        told = next((event.args.get("n") for _, event in log if event.kind == TURN and not self.placed), None)
        if seat is not None and (told or self.placed or TURN not in self.game.words.events):
            counts[seat] = told or counts.get(seat, 0) + 1
        number = told or (counts.get(seat, 0) if seat is not None else 0)
        names.append(f"{self.game.page.turn_word} {number}" if number and (page or self.placed) else SET_UP)
        text, before, opened = self.game.page.move_text, len(moves), False
        for step, event in log if text else ():
            words = text(event) if text and event.seen_by(self.viewer) else ""
            if words.startswith("+") and len(moves) > before:
                moves[-1] = replace(moves[-1], words=moves[-1].words + words[1:])
            elif opened and words:
                moves[-1], opened = replace(moves[-1], words=f"{moves[-1].words} {words}"), False
            elif words:  # an attack before a move, or without one, is no addition to the other's move
                opened = words.startswith("+")
                moves.append(Move(words.removeprefix("+").strip(), step, seat))


def with_last_move(scene: Scene, game: Game, log: Log, viewer: Seat | None) -> Scene:
    """The scene with the cells of the last move tinted."""
    trail = game.page.trail
    if scene.board is None or trail is None:
        return scene
    seen = (each for _, event in reversed(log) if (each := event.seen_by(viewer)))
    cells = next((found for event in seen if (found := trail(event))), ())
    if not cells:
        return scene
    last = Overlay("last-move", "moved", cells, open=True)
    return replace(scene, board=replace(scene.board, overlays=(last, *scene.board.overlays)))
