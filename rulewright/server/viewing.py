"""Makes the `TableView` of a viewer: of a game being played, of a game watched, of a moment of a replay."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.question import SPECTATOR, Question, Seat
from rulewright.server.faults import Hidden
from rulewright.server.live import Live
from rulewright.server.replay import Replay
from rulewright.server.seatview import PersonView, TableView, Tally, Teller, ask_view
from rulewright.server.windows import asks, stops


@dataclass(slots=True)
class Place:
    """Where somebody looks from: the seats they hold, and for a shared screen whose eyes are on it."""

    held: tuple[Seat, ...] = ()
    chosen: Seat | None = None  # which of several seats, where each has a window of its own
    front: Seat | None = None  # hot seat: for whom the curtain was lifted
    creator: bool = False


@dataclass(slots=True)
class Sight:
    """What a place shows now: the viewer, and the seat for which the curtain waits."""

    viewer: Seat | None
    mode: str
    curtain: Seat | None = None


def sight(live: Live, place: Place) -> Sight:
    """Through whose eyes this place sees the table."""
    if not place.held:
        return Sight(SPECTATOR, "watch")
    open_ = [seat for seat in place.held if seat in live.told.asked() and live.told.bots[seat] is None]
    asked = [seat for seat in open_ if asks(live, seat)]
    if len(place.held) == 1 or not live.row.header.get("hot_seat"):
        if place.chosen in place.held:
            return Sight(place.chosen, "play")
        return Sight((asked or place.held)[0], "play")
    if live.told.over:
        return Sight(None, "play")
    if place.front in asked or (not asked and place.front is not None):
        return Sight(place.front, "play")
    if asked:
        return Sight(SPECTATOR, "curtain", asked[0])
    return Sight(SPECTATOR, "watch")


def scene_of(game: Game, view: Any, viewer: Seat | None, names: Sequence[str]) -> Any:
    """How the view lies on the table."""
    made: Any = game
    return made.scene(view, viewer, names)


def with_preview(game: Game, scene: Any, view: Any, question: Question | None) -> Any:
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
        scene=with_preview(game, scene_of(game, view, viewer, told.names), view, None if passing else mine),
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


# -- replays


def replay_seats(live: Live, place: Place) -> list[tuple[str, str]]:
    """From where this place may look back, as (value, words); the first is the one it begins with."""
    names = live.told.names
    watch = ("watch", "as a spectator")
    if live.told.over:
        seats = [(str(seat), f"as {name}") for seat, name in enumerate(names)]
        own = [entry for entry in seats if int(entry[0]) in place.held]
        rest = [entry for entry in seats if entry not in own]
        return [*own, ("open", "open"), *rest, watch] if own else [("open", "open"), *rest, watch]
    if live.row.header.get("hot_seat") and len(place.held) > 1:
        return [watch]  # the other player must not see through the curtain
    return [*((str(seat), f"as {names[seat]}") for seat in place.held), watch]


def replay_viewer(live: Live, place: Place, wanted: str | None) -> Seat | None:
    """The viewer of a replay: what was asked for, if this place may see it."""
    allowed = [value for value, _ in replay_seats(live, place)]
    value = allowed[0] if wanted in (None, "") else str(wanted)
    if value not in allowed:
        raise Hidden("this view opens when the game is over" if not live.told.over else "no such view")
    return None if value == "open" else SPECTATOR if value == "watch" else int(value)


def replay_view(live: Live, replay: Replay, viewer: Seat | None, step: int, place: Place) -> TableView:
    """The table as it stood after `step` answers."""
    step = max(0, min(step, replay.steps))
    game, state = live.game, replay.states[step]
    view = game.rules.view(state, viewer)
    log = replay.log_until(step)
    lines = [line for line in replay.lines(viewer) if line.step <= step]
    return TableView(
        game=game,
        code=live.code,
        viewer=viewer,
        view=view,
        scene=scene_of(game, view, viewer, replay.names),
        mode="replay",
        people=[
            PersonView(seat, name, live.row.header["bots"][seat], True, None) for seat, name in enumerate(replay.names)
        ],
        ask=None,
        waiting=tuple(replay.questions[step]),
        waited=0.0,
        log=lines,
        changed=refs_of(game, log, step, viewer),
        undo="this is a replay",
        undo_request=None,
        outcome=state.outcome,
        chat=[],
        step=step,
        steps=replay.steps,
        turns=list(replay.turns),
        settings=settings_of(live),
        n=step,
        held=place.held,
        creator=place.creator,
        tally=tally_of(game, log, len(replay.names), replay.teller(viewer)) if state.outcome else None,
    )
