"""What things are called in numbers: a troop, a square, something on the stack; and the two seats."""

from typing import NewType

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.kernel.question import NO_CARD, CardId, Seat

TroopId = NewType("TroopId", CardId)  # a troop's number is also its sleeve
SquareId = NewType("SquareId", int)  # rank by rank from a1
StackId = NewType("StackId", int)  # something announced: see `state.Item`
AbilityId = NewType("AbilityId", int)  # place of an ability in the glossary
ArmyId = NewType("ArmyId", int)  # place of a ready-made army in their list
RoleId = NewType("RoleId", int)  # a chess role, from the King on
WayId = NewType("WayId", int)  # one of the eight directions
ElementId = NewType("ElementId", int)  # place in `FLAMES`

NO_TROOP = TroopId(NO_CARD)
OFF = SquareId(-1)  # not on the board
NO_ITEM = StackId(-1)
NORTH = WayId(0)
SOUTH = WayId(4)
FIRST_FLAME = ElementId(0)
NO_ABILITY = AbilityId(-1)

SEATS = (Seat(0), Seat(1))
OTHER = (Seat(1), Seat(0))  # by seat: the opponent

ABILITY_KEYS = tuple(ABILITIES)
ABILITY_IDS = {key: AbilityId(i) for i, key in enumerate(ABILITY_KEYS)}
FLAMES = ("fire", "death")  # what a Voodoo Flame may be (LC-324)
