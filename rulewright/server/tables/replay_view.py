"""Makes the `TableView` of a moment of a replay, for those who may see it."""

from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.server.errors import Forbidden
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import changed_refs, game_figures, settings_of
from rulewright.server.tables.opponents import rank_of
from rulewright.server.tables.replay import Replay
from rulewright.server.tables.table_view import PersonView, TableView
from rulewright.server.tables.viewpoint import Viewpoint


def replay_seats(live: LiveGame, viewpoint: Viewpoint) -> list[tuple[str, str]]:
    """Whose eyes may be looked back through, as (value, words); the first is the one to begin with."""
    names = live.ledger.names
    watch = ("watch", "as a spectator")
    if live.ledger.over:
        seats = [(str(seat), f"as {name}") for seat, name in enumerate(names)]
        own = [entry for entry in seats if int(entry[0]) in viewpoint.held]
        rest = [entry for entry in seats if entry not in own]
        return [*own, ("open", "open"), *rest, watch] if own else [("open", "open"), *rest, watch]
    if live.row.header.get("hot_seat") and len(viewpoint.held) > 1:
        return [watch]  # the other player must not see through the curtain
    return [*((str(seat), f"as {names[seat]}") for seat in viewpoint.held), watch]


def replay_viewer(live: LiveGame, viewpoint: Viewpoint, wanted: str | None) -> Seat | None:
    """The viewer of a replay: what was asked for, if it may be seen from there."""
    allowed = [value for value, _ in replay_seats(live, viewpoint)]
    value = allowed[0] if wanted in (None, "") else str(wanted)
    if value not in allowed:
        raise Forbidden("this view opens when the game is over" if not live.ledger.over else "no such view")
    return None if value == "open" else SPECTATOR if value == "watch" else Seat(int(value))


def replay_view(live: LiveGame, replay: Replay, viewer: Seat | None, step: int, viewpoint: Viewpoint) -> TableView:
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
        scene=game.page.scene(view, viewer, replay.names),
        mode="replay",
        people=[
            PersonView(Seat(seat), name, code, True, None, rank_of(code) if code else "")
            for seat, (name, code) in enumerate(zip(replay.names, live.row.header["bots"], strict=True))
        ],
        question=None,
        waiting=tuple(replay.questions[step]),
        seconds_waited=0.0,
        log=lines,
        changed_refs=changed_refs(game, log, step, viewer),
        why_no_undo="this is a replay",
        undo_request=None,
        outcome=state.outcome,
        chat=[],
        step=step,
        steps=replay.steps,
        turns=list(replay.turns),
        turn_seats=replay.turn_seats,
        settings=settings_of(live),
        version=step,
        held=viewpoint.held,
        creator=viewpoint.creator,
        figures=game_figures(game, log, len(replay.names), replay.log_reader(viewer)) if state.outcome else None,
    )
