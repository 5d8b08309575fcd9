"""What a card may be aimed at: targets and Directions (SK-131 to SK-134), and whom it finds when it resolves."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms.movement import Charge
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules import events, sight
from rulewright.games.seekers.rules.ailments.forbidding import slowed, too_near
from rulewright.games.seekers.rules.ids import DIRECTIONS, DirectionId, HexId, LastingId, UnitId
from rulewright.games.seekers.rules.state import (
    TRIGGER,
    Item,
    State,
    ailment,
    alive,
    are_enemies,
    from_active,
    printed,
    unit_at,
)
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def meets(state: State, seat: Seat, card: Card) -> bool:
    """The stat requirement, all attributes of it (SK-052, SK-R17)."""
    if card.demands:
        stats = state.book.cards[state.players[seat].seeker].stats
        for attribute, need in card.demands:
            if stats[attribute] < need:
                return False
    return True


def aim_of(card: Card, amplified: bool) -> Aim:
    if amplified and card.amplify and card.amplify.aim:
        return card.amplify.aim
    return card.aim


def has_target(state: State, seat: Seat, aim: Aim, but: int = -1) -> bool:
    """Whether what must be targeted exists (SK-R81); a card never targets itself."""
    match aim.kind:
        case "none" | "first" | "all" | "burst":
            return True
        case "enemy":
            return sight.nearest_target(state, seat) <= aim.reach
        case "hex" | "blast":
            return alive(state.units[seat])  # its own hex at least
        case "stack":
            return bool(state.stack) and bool(legal_targets(state, seat, aim, but))
        case "zone":
            for player in state.players:  # most often there is nothing in any
                if player.zone:
                    return bool(legal_targets(state, seat, aim, but))
            return False
        case "free_hex":
            if aim.only == "token" or not state.units[seat].ailments:  # no Fear to heed
                return alive(state.units[seat]) and sight.sees_free_hex(state, seat, aim.range)
    return bool(legal_targets(state, seat, aim, but))


def is_legal_target(state: State, seat: Seat, aim: Aim, target: int) -> bool:
    """Whether a number is among `legal_targets`: what has been chosen is checked again (SK-157)."""
    if not alive(state.units[seat]):
        return False
    match aim.kind:
        case "enemy":
            enemy = are_enemies(state, seat, state.units[target].seat)
            return enemy and sight.is_within(state, seat, UnitId(target), aim.range)
        case "hex" | "blast":
            return sight.is_open_in_sight(state, seat, HexId(target), aim.range)
        case "free_hex":
            if unit_at(state, HexId(target)) >= 0 or (aim.only != "token" and too_near(state, seat, HexId(target))):
                return False
            return sight.is_open_in_sight(state, seat, HexId(target), aim.range)
    return target in legal_targets(state, seat, aim)


def legal_targets(state: State, seat: Seat, aim: Aim, but: int = -1) -> Sequence[int]:
    """Numbers of units, hexes, Stack objects, effect Zone entries or seats (SK-131, SK-D12)."""
    if not alive(state.units[seat]):
        return []  # conceded in the middle of playing it (SK-R193)
    match aim.kind:
        case "enemy" | "ally" | "unit":
            return sight.targets(state, seat, aim.kind, aim.range)
        case "hex" | "blast":
            return sight.hexes_in_sight(state, seat, aim.range, free=False)
        case "free_hex":
            found = sight.hexes_in_sight(state, seat, aim.range, free=True)
            return [hex for hex in found if aim.only == "token" or not too_near(state, seat, hex)]  # SK-247
        case "stack":
            return [item.uid for item in state.stack if item.uid != but and _fits(state, seat, item, aim.only)]
        case "zone":
            born: list[LastingId] = []
            for other in from_active(state):
                zone = state.players[other].zone
                if zone and (not aim.only or are_enemies(state, seat, other) == (aim.only == "enemy")):
                    born += [each.born for each in zone if each.born != but]
            return born
        case "seat":
            return [other for other in from_active(state) if are_enemies(state, seat, other)]
    return []


def directions(state: State, seat: Seat, card: Card) -> list[DirectionId]:
    """The Directions open to a card: not those in which it would carry a feared unit too near (SK-134, SK-247)."""
    who = state.units[seat]
    if not who.ailments or not ailment(who, "Fear"):
        return list(DIRECTIONS)
    charge = sum(atom.n for atom in card.effects if isinstance(atom, Charge))
    return [d for d in DIRECTIONS if not _dreads(state, seat, d, slowed(state, seat, charge))]


def _dreads(state: State, seat: Seat, direction: DirectionId, n: int) -> bool:
    here = state.units[seat].hex
    for hex in sight.along(state, here, direction, n):
        if unit_at(state, hex, seat) >= 0:
            return False
        if too_near(state, seat, hex, here):
            return True
        here = hex
    return False


def _fits(state: State, seat: Seat, item: Item, only: str) -> bool:
    """Counter takes cards and copies of cards, not triggers and pure effects (SK-R95, SK-R102); Copy takes all."""
    if only == "copy":
        return item.kind == TRIGGER or _can_copy(state, seat, item)
    if item.kind == TRIGGER or (item.action and state.book.cards[item.face].kind != "weapon"):
        return False
    if only == "enemy":
        return item.seat >= 0 and are_enemies(state, seat, item.seat)
    card = printed(state, item)
    return card.is_spell if only == "spell" else card.form == "attack" if only == "attack" else True


def _can_copy(state: State, seat: Seat, item: Item) -> bool:
    """Whether a copy would do anything: its controller could play the card and find a target (SK-157, SK-R214)."""
    card, aim = printed(state, item), aim_of(printed(state, item), item.amplified)
    return meets(state, seat, card) and (aim.kind == "stack" or has_target(state, seat, aim))


def is_played_card(state: State, item: Item) -> bool:
    """Whether what was played counts as a card: all but activated effects other than Weapons' (SK-R102)."""
    return not item.action or (state.book.cards[item.face].kind == "weapon" and state.book.rules.weapon_attack_is_card)


def find_victims(state: State, item: Item, aim: Aim, chosen: Sequence[int]) -> Sequence[int]:
    """What the effect is about, as things stand now; `chosen` are its targets (SK-R70, SK-R71, SK-R78, SK-R80)."""
    seat = item.seat
    match aim.kind:
        case "blast":
            if not chosen or not is_legal_target(state, seat, aim, chosen[0]):
                return []
            return sight.enemies_within(state, seat, HexId(chosen[0]), aim.radius)
        case "first":
            return sight.enemies_along(state, seat, item.direction, aim.range or sight.sight_range(state, seat))[:1]
        case "all":
            return sight.enemies_along(state, seat, item.direction, aim.range or sight.sight_range(state, seat))
        case "burst":
            return sight.enemies_within(state, seat, state.units[seat].hex, aim.radius)
        case "none":
            return [seat]
    return [each for each in chosen if is_legal_target(state, seat, aim, each)]


def tell_aim(table: Table, state: State, item: Item, aim: Aim) -> None:
    """What was chosen for something on the Stack: it lies there openly (SK-R07)."""
    if not table.listening:
        return
    if aim.has_direction:
        table.tell(events.aims_along, direction=item.direction)
    for each in item.targets if aim.has_target else ():
        match aim.kind:
            case "enemy" | "ally" | "unit":
                table.tell(events.aims_at_unit, unit=UnitId(each))
            case "hex" | "free_hex" | "blast":
                table.tell(events.aims_at_hex, hex=HexId(each))
            case "seat":
                table.tell(events.aims_at_player, other=Seat(each))
            case "stack":
                table.tell(events.aims_at_card, face=next(other.face for other in state.stack if other.uid == each))
            case "zone":
                effects = [lasting for player in state.players for lasting in player.zone]
                table.tell(events.aims_at_card, face=next(other.face for other in effects if other.born == each))
