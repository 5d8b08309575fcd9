"""Everything that happens in Lytharian Chess: its arguments, its sentence in the log, its clause.

Where a template is not enough, the sentence stands in `words/log_lines.py`.
"""

from rulewright.games.lytharian.rules.ids import AbilityId, SquareId, TroopId
from rulewright.kernel.event import event
from rulewright.kernel.question import CardId, Face, Seat

# -- Set-up


@event("{seat}'s army has a power score of {n}.", "LC-040")
def power(seat: Seat, n: int) -> None: ...


@event("{seat} goes first, with {n} bonus mana.", "LC-051")
def first(seat: Seat, n: int) -> None: ...


@event("They roll {a} and {b}.", "LC-053")
def rolls_off(a: int, b: int) -> None: ...


@event("{seat} shuffles; the deck is cut.", "LC-008")
def shuffles(seat: Seat) -> None: ...


# -- The turn, cards and mana


@event("Turn {n}: {seat}.", "LC-074")
def turn(seat: Seat, n: int) -> None: ...


@event("{seat} gains {n} mana: {now}.", "LC-082")
def mana(seat: Seat, n: int, now: int) -> None: ...


@event("{seat} charges the obelisk to {n}.", "LC-087")
def charges(seat: Seat, n: int) -> None: ...


@event("{seat} draws {card}.", "LC-090")
def draws(seat: Seat, card: CardId) -> None: ...


@event("{seat}'s deck is empty.", "LC-R67")
def empty(seat: Seat) -> None: ...


@event("{seat} discards {card}.", "LC-093")
def discards(seat: Seat, card: CardId) -> None: ...


@event("{seat} takes {card} from the deck.", "LC-R193")
def takes(seat: Seat, card: CardId) -> None: ...


@event("{card} goes to the nether.", "LC-004")
def leaves(card: CardId) -> None: ...


# -- Casting


@event("{seat} harnesses {card} for {n} mana.", "LC-206")
def harnesses(seat: Seat, card: CardId, n: int) -> None: ...


@event("{seat} casts {card} for {n}.", "LC-151")
def casts(seat: Seat, card: CardId, n: int, troop: TroopId) -> None: ...


@event("{troop} can't be targeted by that.", "LC-R45")
def refuses(troop: TroopId, seat: Seat) -> None: ...


@event("{troop} shatters the spell.", "LC-282")
def shatters(troop: TroopId, seat: Seat) -> None: ...


@event("{seat} uses an effect.", "LC-R53")
def announces(seat: Seat, card: CardId, troop: TroopId) -> None: ...


@event("{card} is countered.", "LC-159")
def countered(seat: Seat, card: CardId) -> None: ...


@event("{card} resolves.", "LC-155")
def resolves(seat: Seat, card: CardId) -> None: ...


@event("{card} has lost its target.", "LC-158")
def fizzles(seat: Seat, card: CardId) -> None: ...


@event("The effect has lost its target.", "LC-158")
def effect_lost(seat: Seat) -> None: ...


# -- What lies on troops and in front of players


@event("{card} is attached to {troop}.", "LC-211")
def attaches(troop: TroopId, card: CardId, n: int = 0) -> None: ...


@event("{card} costs only {n} on {troop}: its owner says so truthfully.", "LC-072")
def states_price(troop: TroopId, card: CardId, n: int) -> None: ...


@event("{card} is in play for {seat}.", "LC-187")
def enchants(seat: Seat, card: CardId) -> None: ...


@event("{seat} reforges {card}.", "LC-220")
def reforges(seat: Seat, card: CardId) -> None: ...


@event("{seat} takes control of {card}.", "LC-182")
def redirects(seat: Seat, card: CardId) -> None: ...


# -- Damage and death


@event("{troop} takes {n} damage.", "LC-129")
def damage(troop: TroopId, n: int, seat: Seat) -> None: ...


@event("{troop} takes no damage: that is enough to resist it.", "LC-073")
def unhurt(troop: TroopId) -> None: ...


@event("{troop} has {n} prevention.", "LC-195")
def protects(troop: TroopId, n: int) -> None: ...


@event("{n} damage to {troop} is prevented.", "LC-R131")
def prevented(troop: TroopId, n: int) -> None: ...


@event("{n} damage is removed from {troop}.", "LC-172")
def heals(troop: TroopId, n: int) -> None: ...


@event("{troop} gains +{n}/+{n}.", "LC-280")
def grows(troop: TroopId, n: int) -> None: ...


@event("{card} is killed.", "LC-131", about=("troop-{card}",))
def dies(card: CardId, seat: Seat) -> None: ...


@event("{card} returns on {square}.", "LC-R106", about=("troop-{card}", "square"))
def returns(card: CardId, square: SquareId, seat: Seat) -> None: ...


# -- Troops on the board


@event("{seat} reveals {card}.", "LC-063", about=("troop-{card}",))
def reveals(seat: Seat, card: CardId) -> None: ...


@event("{troop} is face down again.", "LC-311")
def hides(troop: TroopId, seat: Seat) -> None: ...


@event("{troop} moves {start}-{square}.", "LC-099", about=("troop", "square"))
def moves(troop: TroopId, square: SquareId, start: SquareId, seat: Seat) -> None: ...


@event("{troop} moves like another this turn.", "LC-R89")
def moves_like(troop: TroopId, n: int) -> None: ...


@event("{troop} is moved {start}-{square}.", "LC-195", about=("troop", "square"))
def displaced(troop: TroopId, square: SquareId, start: SquareId) -> None: ...


@event("{troop} takes {square}.", "LC-132")
def occupies(troop: TroopId, square: SquareId) -> None: ...


@event("{troop} returns to {square}.", "LC-255")
def rides_back(troop: TroopId, square: SquareId) -> None: ...


@event("The Pawn becomes {face}.", "LC-121")
def promotes(troop: TroopId, face: Face, seat: Seat) -> None: ...


@event("{seat}'s Pawn is through: {n} points.", "LC-371")
def scores(seat: Seat, troop: TroopId, n: int) -> None: ...


# -- Combat


@event("{troop} attacks {other}.", "LC-139")
def attacks(troop: TroopId, other: TroopId, seat: Seat) -> None: ...


@event("The abilities of {troop} are negated.", "LC-275")
def negates(troop: TroopId) -> None: ...


@event("An ability of {troop} is disabled.", "LC-261")
def disables(troop: TroopId, ability: AbilityId) -> None: ...


@event("{troop} rams for +{n} Att.", "LC-247")
def rams(troop: TroopId, n: int) -> None: ...


@event("{seat} chooses.", "LC-142")
def chooses(troop: TroopId, n: int, seat: Seat) -> None: ...


# -- Battle Duels


@event("{seat} attacks first.", "LC-352")
def attacks_first(seat: Seat) -> None: ...


@event("Round {n}: {seat} attacks.", "LC-353")
def round(n: int, seat: Seat) -> None: ...


@event("{seat} sends {card}.", "LC-361", about=("troop-{card}",))
def sends(seat: Seat, card: CardId) -> None: ...


@event("{seat} wins the round.", "LC-354")
def round_won(seat: Seat) -> None: ...


@event("The round is a tie.", "LC-356")
def round_tied(seat: Seat) -> None: ...


# -- The end


@event("{seat} concedes.", "LC-R258")
def concedes(seat: Seat) -> None: ...


@event("{seat} wins!", "LC-325")
def won(seat: Seat) -> None: ...
