"""Makes the `TableView` of a moment of a replay, for those who may see it."""

from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.server.errors import Hidden
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.live_view import refs_of, settings_of, tally_of
from rulewright.server.tables.replay import Replay
from rulewright.server.tables.table_view import PersonView, TableView
from rulewright.server.tables.viewpoint import Place

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
        scene=game.page.scene(view, viewer, replay.names),
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
