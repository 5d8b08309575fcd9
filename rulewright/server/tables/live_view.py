"""Makes the `TableView` of a game that is being played or watched."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Scene
from rulewright.kernel.question import Question, Seat
from rulewright.server.tables.clicks import question_view
from rulewright.server.tables.deeds import recap
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.log_lines import LogReader
from rulewright.server.tables.opponents import rank_of
from rulewright.server.tables.priority_windows import stops
from rulewright.server.tables.table_view import GameFigures, PersonView, TableView
from rulewright.server.tables.viewpoint import CurrentView, Viewpoint, current_view


def with_preview(game: Game, scene: Scene, view: Any, question: Question | None) -> Scene:
    """The scene, and what would follow from the viewer's question."""
    found = game.page.preview(view, question) if question else None
    return replace(scene, preview=found) if found else scene


def table_view(live: LiveGame, viewpoint: Viewpoint) -> TableView:
    """The table as it is seen from there now. Viewpoints that see the same share it."""
    seen = current_view(live, viewpoint)
    key = ("table", seen.viewer, seen.mode, seen.curtain, viewpoint.held, viewpoint.creator)
    if key not in live.cache:
        live.cache[key] = _table_view(live, viewpoint, seen)
    found: TableView = live.cache[key]
    return found


def _table_view(live: LiveGame, viewpoint: Viewpoint, seen: CurrentView) -> TableView:
    ledger, game, now = live.ledger, live.game, live.services.now()
    match, viewer = ledger.match, seen.viewer
    view = live.view_of(viewer)
    asked = ledger.questions()
    playing = seen.mode == "play" and viewer is not None
    mine = asked.get(viewer) if playing and viewer is not None and ledger.bots[viewer] is None else None
    passing = mine is not None and viewer is not None and not live.is_asked(viewer)
    here = live.watchers.seats()
    step = len(match.history)
    lines = live.log_reader(viewer).read(match.log, match.pages, lambda _: view)
    turn_seats = match.turn_seats()
    undo: str | None = "only players undo"
    if playing and viewer is not None:
        undo = live.why_no_undo(viewer) if ledger.bots[viewer] is None else "a bot plays for this seat"
    return TableView(
        game=game,
        code=live.code,
        viewer=viewer,
        view=view,
        scene=with_preview(game, game.page.scene(view, viewer, ledger.names), view, None if passing else mine),
        mode=seen.mode,
        people=[
            PersonView(
                seat,
                ledger.names[seat],
                code,
                seat in here,
                ledger.seconds_left(seat, now),
                rank_of(code) if code else "",
            )
            for seat, code in zip(map(Seat, range(match.seats)), ledger.bots, strict=True)
        ],
        question=question_view(
            game, view, None if passing else mine, live.picked.get(viewer, ()) if viewer is not None else ()
        ),
        waiting=tuple(asked),
        seconds_waited=max((now - ledger.open_questions[seat].time for seat in asked), default=0.0),
        log=lines,
        changed_refs=changed_refs(game, match.log, step, viewer),
        why_no_undo=undo,
        undo_request=ledger.undo_asked,
        outcome=match.outcome,
        chat=list(ledger.chat),
        step=step,
        steps=step,
        turns=list(match.turns),
        turn_seats=turn_seats,
        settings=settings_of(live),
        version=ledger.version,
        curtain=seen.curtain,
        held=viewpoint.held,
        conceding=tuple(sorted(ledger.conceding)),
        rematch=ledger.rematch,
        creator=viewpoint.creator,
        asked_at=ledger.open_questions[viewer].version if mine is not None and viewer is not None else 0,
        passing=passing,
        stops=stops(ledger, viewer) if playing and viewer is not None else [],
        figures=game_figures(game, match.log, match.seats, live.log_reader(viewer)) if match.outcome else None,
        recap=recap(lines, [given.seat for given in match.history], turn_seats, viewer),
        holding=live.held,
    )


def game_figures(game: Game, log: Sequence[tuple[int, Event]], seats: int, log_reader: LogReader) -> GameFigures:
    """The figures of a finished game; its whole log is open to everybody. The reader has read it."""
    return GameFigures(
        game.page.numbers([event for _, event in log], seats), log_reader.lines_about(game.page.turning_points)
    )


def settings_of(live: LiveGame) -> dict[str, Any]:
    """What was agreed on when the game was set up."""
    header = live.row.header
    return {
        "public": live.row.public,
        "clock": dict(header.get("clock", {"kind": "none"})),
        "hot_seat": bool(header.get("hot_seat")),
        "variant": header["variant"].get("name", "official"),
        "pace": round(live.pace * 1000),
        "archive": bool(header.get("archive")),
        "others": any(who == "friend" for who in header["who"]),
        "over": live.ledger.over,
    }


def changed_refs(game: Game, log: Sequence[tuple[int, Event]], step: int, viewer: Seat | None) -> tuple[str, ...]:
    """The things that the last answer changed, as far as the viewer may know."""
    refs: dict[str, None] = {}
    for at, event in reversed(log):
        if at < step:
            break
        seen = event.seen_by(viewer)
        if seen is not None:
            refs |= dict.fromkeys(game.words.event_refs(seen))
    return tuple(refs)
