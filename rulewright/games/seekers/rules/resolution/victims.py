"""Whom an effect finds when it resolves."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.rules.ids import HexId
from rulewright.games.seekers.rules.playing.targeting import legal_targets
from rulewright.games.seekers.rules.sight import enemies_along, enemies_within, sight_range
from rulewright.games.seekers.rules.state import Item, State


def find_victims(state: State, item: Item, aim: Aim, chosen: Sequence[int]) -> Sequence[int]:
    """What the effect is about, as things stand now; `chosen` are its targets (SK-R70, SK-R71, SK-R78, SK-R80)."""
    seat = item.seat
    match aim.kind:
        case "enemy" | "ally" | "unit" | "hex" | "free_hex" | "stack" | "zone" | "seat":
            legal = legal_targets(state, seat, aim)
            return [each for each in chosen if each in legal]
        case "blast":
            legal = legal_targets(state, seat, aim)
            if not chosen or chosen[0] not in legal:
                return []
            return enemies_within(state, seat, HexId(chosen[0]), aim.radius)
        case "first":
            return enemies_along(state, seat, item.direction, aim.range or sight_range(state, seat))[:1]
        case "all":
            return enemies_along(state, seat, item.direction, aim.range or sight_range(state, seat))
        case "burst":
            return enemies_within(state, seat, state.units[seat].hex, aim.radius)
    return [seat]
