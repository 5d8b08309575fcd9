"""Why not: for a thing on the table that can't be used now, the reason and its clause."""

from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.rules.map import coordinates, gap, is_village
from rulewright.games.elysia.rules.market import price
from rulewright.games.elysia.rules.starting import protected
from rulewright.games.elysia.rules.state import (
    BUY,
    State,
    fighters_at,
    gate_open,
    gate_size,
    is_corrupted,
    npcs_at,
)
from rulewright.games.elysia.words.words import card_name, npc_name, refs, seat_name
from rulewright.kernel.question import HIDDEN, CardId, Question, Seat
from rulewright.kernel.words import Reason


def why_not(view: State, question: Question | None, ref: str) -> Reason:
    """Why the thing can't answer the question; if it can, that it does."""
    if view.outcome is not None:
        return Reason("The game is over.", view.outcome.clause)
    if question is None:
        return Reason("You are not asked now.", "RE-086")
    if any(ref in refs(view, each) for each in question.options):
        return Reason("This is possible now: choose it.", question.prompt.clause)
    kind, _, rest = ref.partition("-")
    if rest.isdecimal():
        number = int(rest)
        if kind == "card" and number < len(view.faces):
            return _card(view, question, number)
        if kind == "hex":
            return _hex(view, question, number)
        if kind == "figure" and number < view.seats:
            return _figure(view, question, number)
        if kind == "npc" and any(npc.uid == number for npc in view.npcs):
            return _npc(view, question, number)
        if kind == "market" and number in view.book.market:
            return _market(view, question, number)
    if ref in ("button-prince", "button-advanced", "button-reveal", "button-wild-walk", "button-wild-coin"):
        return _button(view, question, ref)
    return Reason(f"Now: {question.prompt.words[0].lower()}{question.prompt.words[1:]}.", question.prompt.clause)


def _card(view: State, question: Question, card: CardId) -> Reason:
    if view.faces[card] == HIDDEN:
        return Reason("This card is hidden from you.", "RE-R176")
    name, player, key = card_name(view, card), view.players[question.seat], question.prompt.key
    if not view.book.cards[view.faces[card]].is_item:
        return Reason(f"{name} is not an Item Card: it can't be played.", "RE-011")
    if card in player.front:
        if key in ("play", "attack", "defense"):
            return Reason(f"{name} has been used in this part, or your one card is played.", "RE-030")
        return Reason(f"{name} stays in front of you: it can't be discarded or traded.", "RE-R122")
    if card in player.hand:
        if key == "move":
            return Reason("Cards from hand are played before the figure moves.", "RE-121")
        if key in ("attack", "defense"):
            return Reason("Only one card in each step, unless a card allows more.", "RE-187")
        if key == "pay":
            return Reason(f"{name} does not help you to get there and keep a card.", "RE-R76")
        if key == "buy":
            return Reason("Only Coin of cards played this turn buys.", "RE-159")
        return Reason(f"{name} can't be chosen here.", question.prompt.clause)
    if card in player.played:
        return Reason(f"{name} has been played this turn.", "RE-116")
    if card in player.discard:
        return Reason(f"{name} lies on your discard pile until your deck is recreated.", "RE-007")
    if card in view.offer:
        return Reason(f"{name} costs {view.book.cards[view.faces[card]].cost} Coin.", "RE-R169")
    return Reason(f"{name} is not in your hand.", "RE-113")


def _hex(view: State, question: Question, place: int) -> Reason:
    player = view.players[question.seat]
    if question.prompt.key == "move":
        if place == player.place:
            return Reason("You stand here.", "RE-123")
        if gap(place, player.place) > 1:
            return Reason("One step at a time, to a tile next to yours.", "RE-123")
        if place not in view.tiles and not view.left[0]:
            return Reason("No Terrain Tile is left: there is nothing to place there.", "RE-R32")
        if view.due and place != view.came:
            return Reason(f"To Cross this tile you need {view.due} Walk more; you have {view.walk}.", "RE-145")
        return Reason(f"You have {view.walk} Walk.", "RE-123")
    if question.prompt.key == "overlay_at":
        return Reason("Only on a bare Terrain Tile far enough from your figure.", "RE-131")
    spot = coordinates(place)
    return Reason(f"({spot.q},{spot.r}): not for this question.", question.prompt.clause)


def _figure(view: State, question: Question, seat: Seat) -> Reason:
    name, other, me = seat_name(view, seat), view.players[seat], view.players[question.seat]
    if other.out:
        return Reason(f"{name} has left the game.", "RE-R157")
    if question.prompt.key in ("target", "more_targets"):
        if other.place != me.place:
            return Reason(f"{name} is on another tile.", "RE-151")
        if other.damaged and protected(view, seat):
            return Reason(f"{name} is damaged and can't be attacked.", "RE-155")
        if not other.hand:
            return Reason(f"{name} has no cards in hand and can't be attacked.", "RE-154")
    return Reason(f"Nothing to do with {name} now.", question.prompt.clause)


def _npc(view: State, question: Question, uid: int) -> Reason:
    npc = next(each for each in view.npcs if each.uid == uid)
    name, me = npc_name(view, uid), view.players[question.seat]
    if npc.place != me.place:
        return Reason(f"{name} is on another tile.", "RE-151")
    if is_corrupted(view, npc) and not gate_open(view):
        return Reason(f"The gate is closed: {view.gate} of {gate_size(view)} are Exhausted here.", "RE-232")
    if question.prompt.key == "target" and npc in fighters_at(view, me.place):
        return Reason("While the gate is closed, storm it.", "RE-233")
    return Reason(f"{name}: fights are begun in part 4.", "RE-150")


def _market(view: State, question: Question, face: int) -> Reason:
    card, seat = view.book.cards[face], question.seat
    place = view.players[seat].place
    if not view.stock[view.book.market.index(face)]:
        return Reason(f"There is no {card.name} left.", "RE-R24")
    if question.prompt.key in ("buy", "opening", "merchant"):
        if view.part == BUY and npcs_at(view, place):
            return Reason("NPCs stand in this Village: nobody can buy here.", "RE-138")
        if view.part == BUY and not is_village(view.tiles[place]):
            return Reason("You are not in a Village.", "RE-158")
        terrain = view.tiles[place] & 7 if view.part == BUY else NO_TERRAIN
        cost, coin = price(view, face, terrain), view.coin + view.wild_coin
        return Reason(f"{card.name} costs {cost} Coin; you have {coin}.", "RE-160")
    if place == view.begun and is_village(view.tiles[place]):
        return Reason("You may not buy in the Village where your turn started.", "RE-165")
    return Reason(f"{card.name} is bought in part 5, in a Village.", "RE-158")


def _button(view: State, question: Question, ref: str) -> Reason:
    if ref == "button-prince":
        return Reason("Merchant Prince is paid in your Buy part, with Coin from cards alone.", "RE-083")
    if ref == "button-advanced":
        return Reason("The Advanced Market is used once a turn, in a Village, not in the First Village.", "RE-R166")
    if ref == "button-reveal":
        return Reason("Only a hand without any Walk, before a hand card is played, once a turn.", "RE-R15")
    if question.prompt.key in ("attack", "defense"):
        return Reason("In combat Wild gives no Walk and no Coin.", "RE-050")
    return Reason("You have no Wild to return, or it gives nothing here.", "RE-048")
