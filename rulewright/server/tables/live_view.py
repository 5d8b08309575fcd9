"""Who looks at a table, and the `TableView` that they see while it is played."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulewright.kernel.copying import copy_state
from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import YOU, Scene
from rulewright.kernel.question import CONCEDE, SPECTATOR, Seat
from rulewright.server.tables.alike_cards import with_alike_once
from rulewright.server.tables.lessons import lesson_of, lesson_view, then_due
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.opponents import rank_of
from rulewright.server.tables.priority_windows import stops
from rulewright.server.tables.story.course import with_last_move
from rulewright.server.tables.story.deeds import answered_deed, hits, recap
from rulewright.server.tables.story.losses import news_of_losses
from rulewright.server.tables.story.news import both, news_told
from rulewright.server.tables.table_view import GameFigures, LogLine, Mode, PersonView, TableView, UndoRequest


@dataclass(slots=True)
class Visitor:
    """Who looks at a table: the seats they hold, and for a shared screen whose eyes are on it."""

    held: tuple[Seat, ...] = ()
    chosen: Seat | None = None  # which of several seats, where each has a page of its own
    front: Seat | None = None  # hot seat: for whom the curtain was lifted
    creator: bool = False
    me: str = ""  # the hash by which they hold these seats, where they may lose them
    flipped: bool = False  # the board is looked at from its other side


@dataclass(slots=True)
class CurrentView:
    """What a visitor is shown now: the viewer, and the seat for which the curtain waits."""

    viewer: Seat | None
    mode: Mode
    curtain: Seat | None = None


def current_view(live: LiveGame, visitor: Visitor) -> CurrentView:
    """Through whose eyes somebody sees the table from there; who was sent away only watches."""
    if visitor.me:
        visitor.held = tuple([seat for seat in visitor.held if visitor.me in live.holders.get(seat, ())])
    if not visitor.held:
        bots = all(who == "bot" for who in live.row.header["who"])
        return CurrentView(None if bots else SPECTATOR, "watch")  # where no person sits hands lie open
    open_ = [seat for seat in visitor.held if seat in live.ledger.questions() and live.ledger.bots[seat] is None]
    asked = [seat for seat in open_ if live.is_asked(seat)]
    if len(visitor.held) == 1 or not live.row.header.get("hot_seat"):
        if visitor.chosen in visitor.held:
            return CurrentView(visitor.chosen, "play")
        return CurrentView((asked or visitor.held)[0], "play")
    if live.ledger.over:
        return CurrentView(None, "play")
    if visitor.front in asked or (not asked and visitor.front is not None):
        return CurrentView(visitor.front, "play")
    if asked and all(sees_the_same(live, seat, asked[0]) for seat in visitor.held):
        return CurrentView(asked[0], "play")  # nothing is hidden between them: no curtain
    if asked:
        return CurrentView(SPECTATOR, "curtain", asked[0])
    return CurrentView(SPECTATOR, "watch")


def sees_the_same(live: LiveGame, one: Seat, other: Seat) -> bool:
    """Whether two seats know the same of the table. Whose knowledge it is, which a view notes too, is no difference."""

    def known(seat: Seat) -> Any:
        view = copy_state(live.view_of(seat))
        view.seen = []
        return view

    return one == other or bool(live.cached(("same", one, other), lambda: known(one) == known(other)))


def table_view(live: LiveGame, visitor: Visitor) -> TableView:
    """The table as it is seen from there now. Viewpoints that see the same share it."""
    seen = current_view(live, visitor)
    key = ("table", seen.viewer, seen.mode, seen.curtain, visitor.held, visitor.creator, visitor.flipped)
    found: TableView = live.cached(key, lambda: _table_view(live, visitor, seen))
    return found


def _table_view(live: LiveGame, visitor: Visitor, seen: CurrentView) -> TableView:
    ledger, game, now = live.ledger, live.game, live.services.now()
    match, viewer = ledger.match, seen.viewer
    view = live.view_of(viewer)
    asked = ledger.questions()
    playing = seen.mode == "play" and viewer is not None
    mine = asked.get(viewer) if playing and viewer is not None and ledger.bots[viewer] is None else None
    passing = mine is not None and viewer is not None and not live.is_asked(viewer)
    here = live.watchers.present()
    step = len(match.history)
    reader, turn_seats = live.log_reader(viewer), match.turn_seats()
    lines = reader.read(match.log, match.pages, lambda _: view)
    turn_names, moves = reader.course.follow(match.log, match.pages, turn_seats, reader.known)
    put = None if passing else mine
    called = [YOU if playing and seat == viewer else name for seat, name in enumerate(ledger.names)]
    scene = game.page.close_up(view, put, game.page.scene(view, viewer, called))
    scene = with_last_move(scene, game, match.log, viewer)
    if visitor.flipped and scene.board:
        scene = replace(scene, board=replace(scene.board, turned=not scene.board.turned))
    if put and scene.board and (tints := game.page.tints(view, put)):
        scene = replace(scene, board=replace(scene.board, overlays=(*scene.board.overlays, *tints)))
    if put and (preview := game.page.preview(view, put)):
        scene = replace(scene, preview=preview)
    question = live.question_of(viewer, view, put) if viewer is not None else None
    if question and viewer is not None and (whole := question.whole()):
        ahead = live.forecast(viewer, whole.index)
        then = then_due(ledger, ahead.then) if lesson_of(ledger) else tuple(ahead.then.values())
        there = in_sight(scene)
        chosen = question.picked  # no choice any more: an attacker, and whom it attacks
        meant = [ref for ref in ahead.meant if ref in there and ref not in chosen]
        question.chips = ahead.chips
        question.then = tuple(dict.fromkeys((*(then if there.issuperset(then) else ()), *meant)))
    elif question and put and put.prompt.window and viewer is not None and (passes := question.lets_happen()):
        ahead = live.forecast(viewer, passes.index)
        question.chips, question.wins = ahead.chips, passes.index if ahead.wins else -1
    if question and question.key in game.page.spread:
        scene = with_alike_once(scene, question)
    told = recap(
        lines, match.history, turn_seats, viewer, game.page.routine | game.page.untold, game.page.passing, match.turns,
        hits_on(live, viewer, view, scene),
    )  # fmt: skip
    if question and put and put.prompt.window and game.page.minor and told and not lesson_of(ledger):
        question.words = answered_deed(told, match.last_decision(put.seat)) or question.words
    lost_now, lost = False, ""
    if put and viewer is not None and not lesson_of(ledger):
        own_turn = turn_seats[-1] in (viewer, None) if turn_seats else True
        losses = news_of_losses(reader.drawn, scene, viewer, match.history, own_turn)
        lost_now, lost = both(news_told(reader.drawn, reader.news, lines, step), losses)
    undo: str | None = "only players undo"
    if playing and viewer is not None:
        undo = live.why_no_undo(viewer) if ledger.bots[viewer] is None else "a bot plays for this seat"
    return TableView(
        game=game,
        code=live.code,
        viewer=viewer,
        view=view,
        scene=scene,
        mode=seen.mode,
        people=[
            PersonView(
                seat,
                ledger.names[seat],
                code,
                seat in here,
                ledger.seconds_left(seat, now),
                rank_of(code) if code else live.ranks.get(seat, ""),
            )
            for seat, code in zip(map(Seat, range(match.seats)), ledger.bots, strict=True)
        ],
        question=question,
        lesson=lesson_view(ledger),
        waiting=tuple(asked),
        seconds_waited=max((now - ledger.open_questions[seat].time for seat in asked), default=0.0),
        log=lines,
        changed_refs=changed_refs(game, match.log, step, viewer),
        why_no_undo=undo,
        undo_request=undo_request(live, viewer, lines),
        outcome=match.outcome,
        conceded=match.outcome is not None and any(g.seat == viewer and g.text == CONCEDE.verb for g in match.history),
        chat=ledger.heard_by(viewer),
        muted=tuple(sorted(ledger.muted)),
        ignored=tuple(sorted(ledger.ignored.get(viewer, ()))) if viewer is not None else (),
        begun=ledger.begun,
        step=step,
        steps=step,
        turns=list(match.turns),
        turn_seats=turn_seats,
        turn_names=turn_names,
        moves=moves,
        settings=settings_of(live),
        version=ledger.version,
        curtain=seen.curtain,
        held=visitor.held,
        conceding=tuple(sorted(ledger.conceding)),
        rematch=ledger.rematch,
        creator=visitor.creator,
        asked_at=ledger.open_questions[viewer].version if mine is not None and viewer is not None else 0,
        passing=passing,
        stops=stops(ledger, viewer) if playing and viewer is not None else [],
        figures=game_figures(game, match.log, match.seats) if match.outcome else None,
        judgement=live.estimate.told(live.log_reader(viewer)) if live.estimate else None,
        recap=told,
        lost=lost,
        lost_now=lost_now,
        holding=live.held,
        expected=live.expected,
        drawn=reader.drawn,
    )


def hits_on(live: LiveGame, viewer: Seat | None, view: Any, scene: Scene) -> dict[int, int]:
    """What hit the viewer's own in the last two turns, by step."""
    match = live.ledger.match
    if viewer is None or scene.board is None or len(match.turns) < 2:
        return {}
    own = {f"seat-{viewer}", *[piece.id for piece in scene.board.pieces if piece.owner == viewer]}
    seen = ((step, shown) for step, event in reversed(match.log) if (shown := event.seen_by(viewer)) is not None)
    return hits(live.game, view, seen, own, match.turns[-min(len(match.turns), match.seats + 1)])


def undo_request(live: LiveGame, viewer: Seat | None, lines: Sequence[LogLine]) -> UndoRequest | None:
    """The undo that is asked for now, and what it would take back."""
    ledger = live.ledger
    asking = ledger.undo_asked
    if asking is None:
        return None
    awaited = sorted(live.other_people(asking) - ledger.undo_agreed)
    kept, deciders = ledger.match.undo_reach(asking, range(ledger.match.seats))
    deed = next((line.words for line in lines if line.step > kept), "")
    return UndoRequest(asking, tuple(awaited), deed, viewer != asking and viewer in deciders)


def in_sight(scene: Scene) -> set[str]:
    """What can be clicked where everybody looks: on the board, or in the rows of the players where there is none."""
    if board := scene.board:
        return {each.id for of in (board.cells, board.pieces, board.spots) for each in of}
    panels = (*scene.rivals, *([scene.own] if scene.own else []))
    zones, found = [zone for panel in panels for row in panel.rows for zone in row], set[str]()
    while zones:
        zone = zones.pop()
        found |= {zone.id, *(item.id for item in zone.items)}
        zones += zone.zones
    return found


def game_figures(game: Game, log: Sequence[tuple[int, Event]], seats: int) -> GameFigures:
    """The figures of a finished game; its whole log is open to everybody."""
    return GameFigures(game.page.numbers([event for _, event in log], seats))


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
