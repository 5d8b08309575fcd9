"""The course of a match as the page shows it: what its turns are called, its moves as a list, the last move."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Overlay, Scene
from rulewright.kernel.question import Seat
from rulewright.server.tables.table_view import Move

Log = Sequence[tuple[int, Event]]
TURN = "turn"  # the event that begins a turn, where a game numbers its turns


def turn_names(game: Game, log: Log, pages: Sequence[int], seats: Sequence[Seat | None]) -> list[str]:
    """What each turn is called, the same wherever it is named; what comes before anybody's turn is set-up."""
    names: list[str] = []
    counts: dict[Seat, int] = {}
    for page, start in enumerate(pages):
        end = pages[page + 1] if page + 1 < len(pages) else len(log)
        seat = seats[page]
        told = next((event.args.get("n") for _, event in log[start:end] if event.kind == TURN), None)
        if seat is not None:
            counts[seat] = told or counts.get(seat, 0) + 1
        number = told or (counts[seat] if seat is not None else 0)
        names.append(f"{game.page.turn_word} {number}" if number and page else "Set-up")
    return names


def move_list(
    game: Game, log: Log, pages: Sequence[int], seats: Sequence[Seat | None], viewer: Seat | None
) -> list[Move]:
    """The moves in order, each with whose turn it was; what is hidden from the viewer is none."""
    text = game.page.move_text
    found: list[Move] = []
    page = 0
    for at, (step, event) in enumerate(log if text else ()):
        while page + 1 < len(pages) and pages[page + 1] <= at:
            page += 1
        words = text(event) if text and event.seen_by(viewer) else ""
        if words.startswith("+"):
            if found:
                found[-1] = replace(found[-1], words=found[-1].words + words[1:])
        elif words:
            found.append(Move(words, step, seats[page]))
    return found


def with_last_move(scene: Scene, game: Game, log: Log, viewer: Seat | None) -> Scene:
    """The scene with the cells of the last move tinted."""
    if scene.board is None:
        return scene
    seen = (each for _, event in reversed(log) if (each := event.seen_by(viewer)))
    cells = next((found for event in seen if (found := game.page.trail(event))), ())
    if not cells:
        return scene
    last = Overlay("last-move", "moved", cells, open=True)
    return replace(scene, board=replace(scene.board, overlays=(last, *scene.board.overlays)))
