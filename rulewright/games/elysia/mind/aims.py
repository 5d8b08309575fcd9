"""What a player is after: the Main Quest that seems nearest, the place to go for it, and what is kept for it."""

from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE
from rulewright.games.elysia.mind.outlook import (
    HERO,
    HUNT,
    PRINCE,
    READY,
    gate_starves,
    judge,
    scattered,
    short_of,
    turns_left,
)
from rulewright.games.elysia.rules.places import BARE, NOWHERE, PlaceId, gap, is_village, overlay_of
from rulewright.games.elysia.rules.state import TILE, State
from rulewright.kernel.question import Seat


def plan_of(state: State, seat: Seat) -> int:
    """The quest that takes the fewest turns."""
    return min(turns_left(state, seat))[1]


def ready(state: State, seat: Seat) -> bool:
    """Whether a hero is strong enough for the Fortress."""
    return judge(state, state.players[seat].owned).might >= READY - 0.2


def aim(state: State, seat: Seat, plan: int) -> PlaceId:
    """The place to go to, or NOWHERE: into the unknown."""
    player, tiles = state.players[seat], state.tiles
    here = player.place
    wanted = VILLAGE if plan == PRINCE else RUINS
    if plan == HERO:
        wanted = FORTRESS if ready(state, seat) else VILLAGE
        if state.left[FORTRESS] and state.left[TILE] and (wanted == FORTRESS or _coin(state, seat) < 4):
            return NOWHERE
        if wanted == FORTRESS and gate_starves(state):
            return min(scattered(state), key=lambda place: gap(here, place))
    shops = wanted == VILLAGE
    best, good = NOWHERE, 99
    for there, tile in tiles.items():
        if tile in BARE:
            continue
        if is_village(tile) and there != state.begun if shops else overlay_of(tile) == wanted:
            away = gap(here, there)
            if away < good and not (shops and any(npc.place == there for npc in state.npcs)):
                best, good = there, away
    return best


def _coin(state: State, seat: Seat) -> int:
    """What could be spent in this turn."""
    cards, faces = state.book.cards, state.faces
    return state.coin + state.wild_coin + sum([cards[faces[card]].coin for card in state.players[seat].hand])


def any_village(state: State, place: PlaceId, reach: int) -> bool:
    """Whether Coin could be spent this turn."""
    for there, tile in state.tiles.items():
        if is_village(tile) and there != state.begun and gap(place, there) <= reach:
            return True
    return False


def price(state: State) -> int:
    return state.book.cards[state.book.keys["merchant-prince"]].need


def hoards(state: State, seat: Seat, plan: int) -> bool:
    """Whether coins are kept for the great payment: there are enough of them in the deck."""
    if plan != PRINCE:
        return False
    player = state.players[seat]
    return short_of(player, price(state), judge(state, player.owned)) <= 0


def spends(state: State, seat: Seat) -> bool:
    """Whether everything in hand may be played: no hoard, and no fight looked for."""
    plan = plan_of(state, seat)
    if plan == HERO:
        return not ready(state, seat)
    return plan != HUNT and not hoards(state, seat, plan)
