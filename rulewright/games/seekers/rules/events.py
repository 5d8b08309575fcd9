"""Every event of Seekers: what is told of it, in which words, under which clause."""

from rulewright.games.seekers.cards.ailments import AilmentId
from rulewright.games.seekers.rules.maps import HexId
from rulewright.games.seekers.rules.rolling import DiceFaces
from rulewright.games.seekers.rules.state import AnyUnit
from rulewright.kernel.event import event
from rulewright.kernel.question import NO_CARD, CardId, Face, Seat

PLACE = ("unit", "hex")  # what a change of place is about: not the hex it began on

# Set-up


@event("{seat} brings {face}.", "SK-071")
def armory(seat: Seat, face: Face) -> None: ...


@event("{seat} rolls {faces}: {n}.", "SK-074")
def first_roll(seat: Seat, n: int, faces: DiceFaces) -> None: ...


@event("{seat} acts first.", "SK-076")
def first(seat: Seat) -> None: ...


@event("{seat} puts on {card} for {target}.", "SK-R22")
def equips(seat: Seat, card: CardId, target: CardId) -> None: ...


@event("{unit} starts on {hex}.", "SK-077")
def placed(unit: AnyUnit, hex: HexId) -> None: ...


@event("{seat} sends back {card}.", "SK-082")
def returns(seat: Seat, card: CardId) -> None: ...


# The turn, AP and MP, cards


@event("Turn {n} of {seat}.", "SK-087")
def turn(seat: Seat, n: int) -> None: ...


@event("{seat} gains {ap} AP and {mp} MP.", "SK-090")
def gains(seat: Seat, ap: int, mp: int) -> None: ...


@event("{seat} loses {n} AP.", "SK-020")
def loses_ap(seat: Seat, n: int) -> None: ...


@event("A Moment passes for {seat}.", "SK-177")
def moment(seat: Seat) -> None: ...


@event("{seat} draws {card}.", "SK-099")
def draws(seat: Seat, card: CardId) -> None: ...


@event("{seat}'s deck is empty: Fatigue {n}.", "SK-224")
def fatigue(seat: Seat, n: int) -> None: ...


@event("{seat} discards {card}.", "SK-027")
def discards(seat: Seat, card: CardId) -> None: ...


@event("{seat} exiles {card}.", "SK-173")
def exiles(seat: Seat, card: CardId) -> None: ...


@event("{seat} takes back {card}.", "SK-028")
def regains(seat: Seat, card: CardId) -> None: ...


@event("{seat} puts {card} face down.", "SK-273")
def stashes(seat: Seat, card: CardId) -> None: ...


@event("{seat} scries {n}.", "SK-222")
def scries(seat: Seat, n: int) -> None: ...


@event("{seat} inspects {other}.", "SK-221")
def inspects(seat: Seat, other: Seat) -> None: ...


# Movement


@event("{unit} moves to {hex}.", "SK-109", PLACE)
def moves(unit: AnyUnit, from_: HexId, hex: HexId) -> None: ...


@event("{unit} warps to {hex}.", "SK-231", PLACE)
def warps(unit: AnyUnit, from_: HexId, hex: HexId) -> None: ...


@event("{unit} is pushed to {hex}.", "SK-228", PLACE)
def pushed(unit: AnyUnit, from_: HexId, hex: HexId) -> None: ...


@event("{unit} collides: {faces}, {n} damage.", "SK-230")
def collides(unit: AnyUnit, n: int, faces: DiceFaces) -> None: ...


# The Stack


@event("{seat} plays {face} for {n} AP.", "SK-127")
def plays(seat: Seat, card: CardId, face: Face, action: int, n: int) -> None: ...


@event("{face} triggers.", "SK-163")
def triggers(seat: Seat, face: Face, unit: AnyUnit) -> None: ...


@event("{face} resolves.", "SK-154")
def resolves(seat: Seat, face: Face, card: CardId, action: int) -> None: ...


@event("{face} has no effect.", "SK-158")
def fizzles(seat: Seat, face: Face, card: CardId = NO_CARD, action: int = 0) -> None: ...


@event("{face}: its effect happens.", "SK-162")
def effect(seat: Seat, face: Face) -> None: ...


@event("{face} ends.", "SK-031")
def ends(seat: Seat, card: CardId, face: Face) -> None: ...


@event("{seat} counters {face}.", "SK-217")
def counters(seat: Seat, face: Face, card: CardId) -> None: ...


@event("{seat} copies {face}.", "SK-215")
def copies(seat: Seat, face: Face) -> None: ...


@event("The damage grows by {n}.", "SK-R199")
def adds(seat: Seat, n: int) -> None: ...


# Life


@event("{dice}d6: {faces}, {n} in all.", "SK-019")
def rolls(dice: int, n: int, faces: DiceFaces, again: DiceFaces) -> None: ...


@event("{unit} takes {n} damage.", "SK-066")
def damage(unit: AnyUnit, n: int, absorbed: int) -> None: ...


@event("{unit} loses {n} HP.", "SK-R133")
def loses_life(unit: AnyUnit, n: int) -> None: ...


@event("{unit} heals {n}.", "SK-182")
def heals(unit: AnyUnit, n: int) -> None: ...


@event("{seat} gains Shield {n}.", "SK-207")
def shields(seat: Seat, n: int) -> None: ...


@event("{unit} gets {ailment} {n}.", "SK-232")
def ails(unit: AnyUnit, n: int, ailment: AilmentId) -> None: ...


@event("{unit} is rid of {ailment}.", "SK-232")
def well(unit: AnyUnit, ailment: AilmentId) -> None: ...


@event("{unit} gains Stealth.", "SK-263")
def stealth(unit: AnyUnit) -> None: ...


@event("{unit} becomes Intangible.", "SK-267")
def fades(unit: AnyUnit, n: int) -> None: ...


@event("{seat} creates {unit}.", "SK-010")
def summons(seat: Seat, unit: AnyUnit, hex: HexId) -> None: ...


@event("{unit} is defeated.", "SK-181")
def defeated(unit: AnyUnit) -> None: ...


# The Shard, and the end


@event("{seat} begins to channel the Shard: {n} Moments.", "SK-187")
def channels(seat: Seat, n: int) -> None: ...


@event("{seat}'s channeling is delayed: {n} Moments.", "SK-192")
def delayed(seat: Seat, n: int) -> None: ...


@event("{seat}'s channeling stops.", "SK-194")
def stops(seat: Seat) -> None: ...


@event("{seat} has channeled the Shard!", "SK-196")
def channeled(seat: Seat) -> None: ...


@event("{seat} concedes.", "SK-R193")
def concedes(seat: Seat) -> None: ...


@event("{seat} wins!", "SK-284")
def won(seat: Seat) -> None: ...


@event("Nobody wins.", "SK-R136")
def drawn(seat: Seat) -> None: ...
