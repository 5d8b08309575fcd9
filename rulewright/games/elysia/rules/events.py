"""What happens in Elysia: every line of the log, its clause, and what it points at."""

from rulewright.games.elysia.rules.places import PlaceId
from rulewright.games.elysia.rules.state import CombatSide, NpcId
from rulewright.kernel.event import event
from rulewright.kernel.question import NO_SEAT, CardId, Face, Seat

CARD = ("card", "seat")
PLACE = ("place", "seat")
CARD_AND_PLACE = ("card", "place", "seat")

# -- setup, turns and the end


@event("{seat} begins.", "RE-086")
def first(seat: Seat) -> None: ...


@event("{seat} plays {face}.", "RE-074")
def plays_as(seat: Seat, face: Face) -> None: ...


@event("{face} is a Villain.", "RE-078")
def villain(face: Face) -> None: ...


@event("Round {n}: {seat}'s turn.", "RE-104")
def turn(seat: Seat, n: int) -> None: ...


@event("{seat} is undamaged again.", "RE-109")
def undamaged(seat: Seat) -> None: ...


@event("{seat} is damaged.", "RE-110")
def damaged(seat: Seat) -> None: ...


@event("{seat} completes {face}.", "RE-239")
def quest(seat: Seat, face: Face) -> None: ...


@event("{seat} loses a life; {n} left.", "RE-250")
def loses_life(seat: Seat, n: int) -> None: ...


@event("{seat} leaves the game.", "RE-R157")
def leaves(seat: Seat) -> None: ...


@event("{seat} concedes.", "RE-R157")
def concedes(seat: Seat) -> None: ...


@event("{seat} wins!", "RE-257")
def wins(seat: Seat) -> None: ...


@event("Nobody wins.", "RE-R17")
def nobody_wins() -> None: ...


# -- cards and tokens


@event("{seat} draws {card}.", "RE-117", CARD)
def draws(seat: Seat, card: CardId) -> None: ...


@event("{seat} shuffles {n} cards into a new deck.", "RE-007")
def recreates(seat: Seat, n: int) -> None: ...


@event("{seat} discards {card}.", "RE-170", CARD)
def discards(seat: Seat, card: CardId) -> None: ...


@event("{seat} gains {card}.", "RE-212", CARD)
def gains_card(seat: Seat, card: CardId) -> None: ...


@event("{seat} gains {n} Light.", "RE-045")
def gains_light(seat: Seat, n: int) -> None: ...


@event("{seat} gains {n} Darkness.", "RE-046")
def gains_darkness(seat: Seat, n: int) -> None: ...


@event("{seat} gains {n} Wild.", "RE-048")
def gains_wild(seat: Seat, n: int) -> None: ...


@event("{seat} spends {n} Wild.", "RE-048")
def spends_wild(seat: Seat, n: int) -> None: ...


@event("{seat} gains {n} −1 Card.", "RE-051")
def gains_minus(seat: Seat, n: int) -> None: ...


@event("{seat} returns {n} −1 Card.", "RE-051")
def returns_minus(seat: Seat, n: int) -> None: ...


# -- Play Cards


@event("{seat} plays {card}.", "RE-113", CARD)
def explores(seat: Seat, card: CardId, walk: int, coin: int) -> None: ...


@event("{seat} shows {card}.", "RE-118", CARD)
def reveals(seat: Seat, card: CardId) -> None: ...


@event("{seat} gains {n} Walk.", "RE-120")
def free_walk(seat: Seat, n: int) -> None: ...


@event("{seat} gives {other} {card}.", "RE-239", CARD)
def heals(seat: Seat, card: CardId, other: Seat) -> None: ...


@event("{seat} looks at {card} on the Map Deck.", "RE-R36", CARD)
def scouts(seat: Seat, card: CardId) -> None: ...


@event("{seat} puts {card} under the Map Deck.", "RE-R36", CARD)
def sinks(seat: Seat, card: CardId) -> None: ...


# -- Move and encounters


@event("{seat} finds {card} at {place}.", "RE-127", CARD_AND_PLACE)
def places_tile(seat: Seat, card: CardId, place: PlaceId) -> None: ...


@event("{card} at {place}.", "RE-128", CARD_AND_PLACE)
def places_overlay(seat: Seat, card: CardId, place: PlaceId) -> None: ...


@event("{seat} moves to {place}.", "RE-123", PLACE)
def moves(seat: Seat, place: PlaceId) -> None: ...


@event("{seat} teleports to {place}.", "RE-R37", PLACE)
def teleports(seat: Seat, place: PlaceId) -> None: ...


@event("{seat} goes back to {place}.", "RE-146", PLACE)
def goes_back(seat: Seat, place: PlaceId) -> None: ...


@event("{seat} stops at {place}.", "RE-124", PLACE)
def stops(seat: Seat, place: PlaceId) -> None: ...


@event("Encounter Check of {seat}: {card}.", "RE-133", CARD)
def check(seat: Seat, card: CardId) -> None: ...


@event("{seat} meets {card}.", "RE-135", CARD)
def encounter(seat: Seat, card: CardId) -> None: ...


@event("{card} has no effect.", "RE-R55", CARD)
def skips(card: CardId, seat: Seat = NO_SEAT) -> None: ...


@event("{face} appears at {place}.", "RE-137")
def appears(npc: NpcId, face: Face, place: PlaceId) -> None: ...


@event("The Fortress: {face}, the Corrupted Hero, awaits you at {place} with {n} Wild.", "RE-229")
def fortress(face: Face, place: PlaceId, n: int) -> None: ...


# -- Combat


@event("{seat} joins the {side}.", "RE-176", PLACE)
def joins(seat: Seat, side: CombatSide, place: PlaceId) -> None: ...


@event("{seat} plays {card} to get there.", "RE-176", CARD)
def pays(seat: Seat, card: CardId) -> None: ...


@event("A fight at {place}: {n} Characters.", "RE-174")
def combat(place: PlaceId, n: int) -> None: ...


@event("A stand-off at {place}.", "RE-R106")
def standoff(place: PlaceId) -> None: ...


@event("{seat} ends the combat.", "RE-179")
def ends_combat(seat: Seat) -> None: ...


@event("The {side} attack for {n}: {each} to each of {defenders}.", "RE-191")
def strikes(n: int, defenders: int, each: int, side: CombatSide) -> None: ...


@event("{seat} attacks with {card}: {n}.", "RE-181", CARD)
def attacks(seat: Seat, card: CardId, n: int) -> None: ...


@event("{seat} defends with {card}: {n}.", "RE-182", CARD)
def defends(seat: Seat, card: CardId, n: int) -> None: ...


@event("{face} attacks with {card}: {n}.", "RE-221")
def villain_attacks(npc: NpcId, face: Face, card: CardId, n: int) -> None: ...


@event("{face} defends with {card}: {n}.", "RE-225")
def villain_defends(npc: NpcId, face: Face, card: CardId, n: int) -> None: ...


@event("{face} loses {card}.", "RE-225")
def villain_loses(npc: NpcId, face: Face, card: CardId) -> None: ...


@event("{seat} is Exhausted.", "RE-042", ("npc", "place", "seat"))
def exhausted(seat: Seat, npc: NpcId, face: Face, place: PlaceId) -> None: ...


# -- Buy and trade


@event("{seat} buys {card} for {n} Coin.", "RE-158", CARD)
def buys(seat: Seat, card: CardId, n: int) -> None: ...


@event("On offer: {card}.", "RE-248")
def on_offer(card: CardId) -> None: ...


@event("{seat} pays {n} Coin as Merchant Prince.", "RE-240")
def pays_prince(seat: Seat, n: int) -> None: ...


@event("{seat} offers {other} a trade.", "RE-243")
def offers(seat: Seat, other: Seat) -> None: ...


@event("{seat} shows {card}.", "RE-244", CARD)
def shows(seat: Seat, card: CardId) -> None: ...


@event("{seat} offers {n} Wild and asks for {cards} cards and {wild} Wild.", "RE-244")
def terms(seat: Seat, n: int, cards: int, wild: int) -> None: ...


@event("No trade with {seat}.", "RE-243")
def refuses(seat: Seat) -> None: ...


@event("{seat} and {other} trade.", "RE-243")
def trades(seat: Seat, other: Seat) -> None: ...
