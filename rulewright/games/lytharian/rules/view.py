"""Who may see what: the view of a seat (LC-R14, LC-R16)."""

from rulewright.games.lytharian.rules.state import SETUP, State
from rulewright.kernel.question import Seat
from rulewright.kernel.state import blank_unknown


def view(state: State, viewer: Seat | None) -> State:
    """The state with only what the viewer may know left in it."""
    seen = blank_unknown(state, viewer)
    if viewer is not None and state.phase == SETUP and state.turn == 0:
        seen.lists = [faces if seat == viewer else () for seat, faces in enumerate(state.lists)]
        seen.armies = [key if seat == viewer else "" for seat, key in enumerate(state.armies)]
    return seen
