"""How far a player is from winning, as far as a glance tells, and what there is to do for the nearest Main Quest."""

from math import exp

from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE
from rulewright.games.elysia.mind.deck import judge
from rulewright.games.elysia.mind.prey import characters, chase, effort, lair, opponents, prey, rivals
from rulewright.games.elysia.rules.book import DeckGlance
from rulewright.games.elysia.rules.places import BARE, NOWHERE, PlaceId, gap, is_village, overlay_of
from rulewright.games.elysia.rules.quests import prince_price
from rulewright.games.elysia.rules.state import (
    TILE,
    Player,
    State,
    card_of,
    gate_open,
    gate_size,
    needed,
    player_level,
    two_rivals,
)
from rulewright.kernel.question import HIDDEN, Seat

DARK, PRINCE, HUNT, HERO = range(4)
PLANS = {"dark-lord": DARK, "merchant-prince": PRINCE, "huntsmaster": HUNT, "become-the-hero": HERO}
FAR = 6  # tiles to something that has not been found yet
HUNTED, BY_MIGHT, MOST_HUNTED = 0.5, 0.75, 3.0  # levels that a turn of hunting brings, by the fighting worth of a card
READY = 3.4  # fighting worth of a card, on average, with which heroes should storm the Fortress
NEAR = 2  # tiles to a rival who could be reached this turn
ENOUGH = 2  # Characters that should be left for the gate
ROAD = 0.3  # turns that a tile takes on the way to prey
BLUNT = 1.0  # turns that a hunter loses with a hand in which nothing attacks
EXHAUSTED = 0.5  # turns that an empty hand will cost beside the cards
BETWEEN_TWO = (1.14, 0.94, 2.25, 1.0)  # by plan: how many times as long it takes two rivals, who hinder each other
SHUT = 6.0  # turns to where Coin can be spent, if Monsters stand in every Village
HINDERED = 2.5  # and how many times as long they wait for the hand that pays the Merchant Prince


def distances(state: State, place: PlaceId) -> tuple[int, int, int]:
    """Tiles to the nearest Village that is open and not here (RE-165), to Ruins, to the Fortress; FAR if unknown."""
    village = ruins = fortress = FAR
    shut = [npc.place for npc in state.npcs]
    for there, tile in state.tiles.items():
        if tile in BARE:
            continue
        away, overlay = gap(place, there), overlay_of(tile)
        if overlay == RUINS:
            ruins = away if away < ruins else ruins
        elif overlay == FORTRESS:
            fortress = away
        elif 0 < away < village and there not in shut:
            village = away
    return village, ruins, fortress


def turns_left(state: State, seat: Seat) -> list[tuple[float, int]]:
    """Turns to each displayed Main Quest and which it is."""
    player, cards = state.players[seat], state.book.cards
    deck = judge(state, player.owned)
    village, ruins, _ = distances(state, player.place)
    two = two_rivals(state)
    late = 0.35 * player.minus + 1.0 * player.damaged + 0.15 * max(0, 5 - len(player.hand)) - 0.1 * min(player.wild, 8)
    if not player.hand and not player.damaged:
        late += EXHAUSTED
    found: list[tuple[float, int]] = []
    for face in state.main:
        need, plan = needed(state, cards[face]), PLANS[cards[face].key]
        if plan == DARK:
            turns = _dark(state, player, need, deck, ruins)
        elif plan == PRINCE:
            turns = _prince(state, player, need, deck, village)
        elif plan == HUNT:
            turns = _hunt(state, seat, need, deck)
        else:
            turns = _hero(state, deck)
        turns += late
        found.append((_at_least_a_little(turns * BETWEEN_TWO[plan] if two else turns), plan))
    return found


def _at_least_a_little(turns: float) -> float:
    """Never nothing, and always less where less is left: else who is all but there would stand still."""
    return turns if turns > 1 else exp(turns - 1)


def _dark(state: State, player: Player, need: int, deck: DeckGlance, ruins: int) -> float:
    """Onto Ruins and off again, 2 Walk a Darkness (RE-143); once a turn where Ruins do not repeat (RE-R60)."""
    left, walk = max(0, need + player.net), max(1.0, deck.flow * deck.walk)
    if not state.book.rules.ruin_repeat:
        return left / (0.9 + 0.22 * walk) + ruins / walk + 0.3  # with the Walk that is bought on the way
    return (2.0 * left + ruins - 0.6 * player.wild) / walk + 0.6


def _prince(state: State, player: Player, need: int, deck: DeckGlance, village: int) -> float:
    """First a deck that can pay, then the hand that does: the chance of the next turn, and another try if it fails."""
    income = deck.flow * deck.coin
    away = SHUT if village >= FAR and _knows_another_village(state, player.place) else 0.15 * village
    again = (1.0 + need / (1.0 + income)) * (HINDERED if two_rivals(state) else 1.0)
    short = short_of(player, need, deck)
    if short > 0:
        return short / (0.3 + 0.32 * income) + 1.0 + 0.8 * again + away
    chance, lack = 0.0, 1.0
    if not is_stuck(state, player, need):
        reach = within_reach(state, player, deck)
        chance, lack = 1.0 / (1.0 + exp((need - reach) / 1.5)), max(0.0, need - reach) / need
    return 0.85 + (1.0 - chance) * again * (0.4 + 0.6 * lack) + away  # coins that are kept shorten the wait (RE-114)


def _knows_another_village(state: State, here: PlaceId) -> bool:
    """Whether there is a Village elsewhere: where no open one was found, somebody stands in it (RE-167)."""
    return any(is_village(tile) and there != here for there, tile in state.tiles.items())


def short_of(player: Player, need: int, deck: DeckGlance) -> float:
    """What the deck lacks to pay so much Coin at once, at best."""
    return need + 1 - deck.purse - 0.4 * min(player.wild, 8) * deck.coin


def is_stuck(state: State, player: Player, need: int) -> bool:
    """Whether a full hand of coins is too little and nothing will ever come to it: it has to be spent otherwise."""
    known = [card_of(state, card) for card in player.hand if state.faces[card] != HIDDEN]
    if player.wild or len(known) < state.book.rules.hand_size or any(card.draw for card in known):
        return False
    return sum([card.coin for card in known]) < need


def within_reach(state: State, player: Player, deck: DeckGlance) -> float:
    """Coin that the hand should bring together, with what its cards and Wild draw."""
    known = [card_of(state, card) for card in player.hand if state.faces[card] != HIDDEN]
    hand = sum([card.coin for card in known]) + deck.coin * (len(player.hand) - len(known))
    return hand + 1.15 * deck.coin * (sum([card.draw for card in known]) + 0.9 * min(player.wild, 8))


def _hunt(state: State, seat: Seat, need: int, deck: DeckGlance) -> float:
    """A Character a turn, where one stands or on Ruins (RE-142); the stronger the deck, the surer."""
    player = state.players[seat]
    rate = min(MOST_HUNTED, HUNTED + BY_MIGHT * deck.might)
    away = [effort(state, player.place, place, deck.might) for place in prey(state)]
    away += [chase(state, seat, other) for other in opponents(state, seat)]
    if len(state.npcs) < characters(state) or not player_level(state):  # some are to be found yet, or others thin them
        away.append(FAR)
    blunt = BLUNT if player.hand and not any(card_of(state, card).attack for card in player.hand) else 0.0
    return max(0, need - player.hunt) / rate + ROAD * min(away, default=FAR) - 0.15 * min(player.wild, 8) + blunt


def _hero(state: State, deck: DeckGlance) -> float:
    """All together: find the Fortress, grow strong, open the gate, beat the Corrupted Hero (RE-229 to RE-237)."""
    heroes = [(player, judge(state, player.owned).might) for player in state.players if not player.out]
    n = max(1, len(heroes))
    weak = sum([max(0.0, READY - might) for _, might in heroes], 0.0) / n
    turns = weak / (0.05 + 0.07 * deck.flow * deck.coin) + 1.2 * max(0, gate_size(state) - state.gate) / n
    if state.left[FORTRESS]:
        return turns + 6.0 + 0.3 * state.left[TILE] / n
    prey = scattered(state)
    lack = 0 if gate_open(state) else max(0, ENOUGH - (characters(state) - len(prey)))
    for player, might in heroes:
        away = distances(state, player.place)[2]
        if lack >= ENOUGH:
            away = min([gap(player.place, place) for place in prey], default=away)
        near = 0.3 if might >= READY - 0.2 or gate_open(state) else 0.02  # who still shops need not be there
        turns += (near * away + 0.4 * player.damaged - 0.08 * min(player.wild, 10)) / n
    return turns + 3.0 + 0.8 * lack


def scattered(state: State) -> list[PlaceId]:
    """Where Characters stand that should be met at the gate instead (RE-R141)."""
    return [npc.place for npc in state.npcs if overlay_of(state.tiles[npc.place]) != FORTRESS]


def gate_starves(state: State) -> bool:
    """Whether nobody is left to be met at the closed gate: those elsewhere have to be fought first."""
    return not state.left[FORTRESS] and not gate_open(state) and len(scattered(state)) >= characters(state)


# -- the plan: the place to go, and what is kept for it
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
    if plan == HUNT:
        return lair(state, seat)
    wanted = VILLAGE if plan == PRINCE else RUINS
    if plan == HERO:
        wanted = FORTRESS if ready(state, seat) else VILLAGE
        if state.left[FORTRESS] and state.left[TILE]:
            coin = state.coin + state.wild_coin + sum([card_of(state, card).coin for card in player.hand])
            if wanted == FORTRESS or coin < 4:
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


def any_village(state: State, place: PlaceId, reach: int) -> bool:
    """Whether Coin could be spent this turn."""
    villages = [there for there, tile in state.tiles.items() if is_village(tile) and there != state.begun]
    return any(gap(place, there) <= reach for there in villages)


def hoards(state: State, seat: Seat, plan: int) -> bool:
    """Whether coins are kept for the great payment: there are enough of them in the deck."""
    if plan != PRINCE:
        return False
    player, need = state.players[seat], prince_price(state)
    return short_of(player, need, judge(state, player.owned)) <= 0 and not is_stuck(state, player, need)


def spends(state: State, seat: Seat) -> bool:
    """Whether everything in hand may be played: no hoard, and no fight looked for."""
    plan = plan_of(state, seat)
    if plan == HERO:
        return not ready(state, seat)
    here = state.players[seat].place
    if any(gap(here, rival.place) <= NEAR for rival in rivals(state, seat)):
        return False
    return plan != HUNT and not hoards(state, seat, plan)
