"""Makes the `TableView` of a game that is being played or watched."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Scene
from rulewright.kernel.question import Question, Seat
from rulewright.server.tables.clicks import ask_view
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.log_lines import Teller
from rulewright.server.tables.priority_windows import asks, stops
from rulewright.server.tables.table_view import PersonView, TableView, Tally
from rulewright.server.tables.viewpoint import Place, Sight, sight


def with_preview(game: Game, scene: Scene, view: Any, question: Question | None) -> Scene:
    """The scene, and what would follow from the viewer's question."""
    found = game.page.preview(view, question) if question else None
    return replace(scene, preview=found) if found else scene


def table_view(live: Live, place: Place) -> TableView:
    """The table as this place sees it now. Places that see the same share it."""
    seen = sight(live, place)
    key = ("table", seen.viewer, seen.mode, seen.curtain, place.held, place.creator)
    if key not in live.cache:
        live.cache[key] = _table_view(live, place, seen)
    found: TableView = live.cache[key]
    return found


def _table_view(live: Live, place: Place, seen: Sight) -> TableView:
    told, game, now = live.told, live.game, time.time()
    match, viewer = told.match, seen.viewer
    view = live.view_of(viewer)
    asked = told.asked()
    playing = seen.mode == "play" and viewer is not None
    mine = asked.get(viewer) if playing and viewer is not None and told.bots[viewer] is None else None
    passing = mine is not None and viewer is not None and not asks(live, viewer)
    here = live.here()
    step = len(match.history)
    undo: str | None = "only players undo"
    if playing and viewer is not None:
        undo = match.why_no_undo(viewer) if told.bots[viewer] is None else "a bot plays for this seat"
    return TableView(
        game=game,
        code=live.code,
        viewer=viewer,
        view=view,
        scene=with_preview(game, game.page.scene(view, viewer, told.names), view, None if passing else mine),
        mode=seen.mode,
        people=[
            PersonView(seat, told.names[seat], told.bots[seat], seat in here, told.left(seat, now))
            for seat in range(match.seats)
        ],
        ask=ask_view(game, view, None if passing else mine, live.picked.get(viewer, ()) if viewer is not None else ()),
        waiting=tuple(asked),
        waited=max((now - told.put[seat].time for seat in asked), default=0.0),
        log=live.teller(viewer).read(match.log, match.pages, lambda _: view),
        changed=refs_of(game, match.log, step, viewer),
        undo=undo,
        undo_request=told.undo_asked,
        outcome=match.outcome,
        chat=list(told.chat),
        step=step,
        steps=step,
        turns=list(match.turns),
        settings=settings_of(live),
        n=told.n,
        curtain=seen.curtain,
        held=place.held,
        conceding=tuple(sorted(told.conceding)),
        rematch=told.rematch,
        creator=place.creator,
        asked=told.put[viewer].n if mine is not None and viewer is not None else 0,
        passing=passing,
        stops=stops(live, viewer) if playing and viewer is not None else [],
        tally=tally_of(game, match.log, match.seats, live.teller(viewer)) if match.outcome else None,
    )


def tally_of(game: Game, log: Sequence[tuple[int, Event]], seats: int, teller: Teller) -> Tally:
    """The figures of a finished game; its whole log is open to everybody. The teller has read the log."""
    return Tally(game.page.numbers([event for _, event in log], seats), teller.points(game.page.turning_points))


def settings_of(live: Live) -> dict[str, Any]:
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
        "over": live.told.over,
    }


def refs_of(game: Game, log: Sequence[tuple[int, Event]], step: int, viewer: Seat | None) -> tuple[str, ...]:
    """The things that the last answer changed, as far as the viewer may know."""
    refs: dict[str, None] = {}
    for at, event in reversed(log):
        if at < step:
            break
        seen = event.seen_by(viewer)
        if seen is not None:
            refs |= dict.fromkeys(game.words.event_refs(seen))
    return tuple(refs)
