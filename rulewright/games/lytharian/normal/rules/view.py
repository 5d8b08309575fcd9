"""Who may see what: roles are open to all, the faces of face-down cards only to their owner (LC-346, LC-R262)."""

from rulewright.games.lytharian.normal.rules.setup import ALIKE
from rulewright.games.lytharian.normal.rules.state import SEATS, State, sleeves_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Seat
from rulewright.kernel.state import blank_unknown, deal, knows


def view(state: State, viewer: Seat | None) -> State:
    """The state with only what the viewer may know left in it."""
    seen = blank_unknown(state, viewer)
    if viewer is not None and not state.number:  # wishes are named at the same time, cards shown later (LC-346)
        seen.wishes = [wish if seat == viewer else "" for seat, wish in enumerate(state.wishes)]
        seen.brought = [troops if seat == viewer else () for seat, troops in enumerate(state.brought)]
    return seen


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Deal anew the faces that the seat can't know, among cards of the same role: roles are public (LC-R262)."""
    for owner in SEATS if state.faces else ():
        sleeves = sleeves_of(owner)
        for places in ALIKE:
            cards = [sleeves[place] for place in places if not knows(state, seat, sleeves[place])]
            deal(state, cards, [state.faces[card] for card in cards], dice)
    state.dice.state = dice.bits()
