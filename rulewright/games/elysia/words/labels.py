"""What stands on buttons where a verb's own label is not enough."""

from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.rules import verbs
from rulewright.games.elysia.rules.buy.market import price
from rulewright.games.elysia.rules.map import terrain_at
from rulewright.games.elysia.rules.places import is_village
from rulewright.games.elysia.rules.state import BUY, State
from rulewright.games.elysia.words.names import tile_name
from rulewright.kernel.question import Face, Option, Seat


def price_now(view: State, face: Face, seat: Seat) -> int:
    """What a card of the General Market costs a player where the figure stands (RE-166)."""
    return price(view, face, terrain_at(view, view.players[seat].place) if view.part == BUY else NO_TERRAIN)


def _price(view: State, option: Option) -> int:
    (face,) = verbs.BUY.of(option)
    return price_now(view, face, view.active)


def _cost(view: State, option: Option) -> int:
    (card,) = verbs.BUY_OFFER.of(option)
    return view.book.cards[view.faces[card]].cost


def _tile(view: State, option: Option) -> str:
    (place,) = verbs.AT.of(option)
    return tile_name(view.tiles[place])


def _going(view: State, option: Option) -> str:
    (place,) = verbs.STEP.of(option)
    return f"To {tile_name(view.tiles[place])}" if place in view.tiles else "Explore"


def _pass(view: State, option: Option) -> str:
    return "Stay out" if view.combat is not None and view.combat.cycle < 0 else verbs.PASS.label


def _stop(view: State, option: Option) -> str:
    if not view.due:
        return verbs.STOP.label
    village = is_village(view.tiles[view.players[view.active].place])
    return "Stop here, stranded" if village else f"Pay {view.due} Walk and stop here"


FILLS = {"price": _price, "cost": _cost, "tile": _tile, "going": _going}
LABELS = {verbs.PASS.name: _pass, verbs.STOP.name: _stop}
