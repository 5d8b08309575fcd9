"""Why not: for a thing on the table that can't be used now, the reason and its clause."""

from collections.abc import Callable

from rulewright.games.elysia.rules import prompts
from rulewright.games.elysia.rules.combat.starting import protected
from rulewright.games.elysia.rules.places import PlaceId, gap, is_village
from rulewright.games.elysia.rules.state import BUY, TILE, State, fighters_at, gate_open, gate_size, is_corrupted
from rulewright.games.elysia.words.labels import price_now
from rulewright.games.elysia.words.names import npc_name, seat_name
from rulewright.kernel.question import HIDDEN, CardId, Face, Question, Seat
from rulewright.kernel.words import Reason, card_name


def _card(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if not numbers or numbers[0] >= len(view.faces):
        return None
    card = CardId(numbers[0])
    if view.faces[card] == HIDDEN:
        return Reason("This card is hidden from you.", "RE-R176")
    name, player, prompt = card_name(view, card), view.players[question.seat], question.prompt
    if view.book.cards[view.faces[card]].kind != "item":
        return Reason(f"{name} is not an Item Card: it can't be played.", "RE-011")
    if card in player.front:
        if prompt in (prompts.PLAY, prompts.ATTACK, prompts.DEFENSE):
            return Reason(f"{name} has been used in this part, or your one card is played.", "RE-030")
        return Reason(f"{name} stays in front of you: it can't be discarded or traded.", "RE-R122")
    if card in player.hand:
        in_hand = {
            prompts.MOVE: ("Cards from hand are played before the figure moves.", "RE-121"),
            prompts.ATTACK: ("Only one card in each step, unless a card allows more.", "RE-187"),
            prompts.DEFENSE: ("Only one card in each step, unless a card allows more.", "RE-187"),
            prompts.PAY: (f"{name} does not help you to get there and keep a card.", "RE-R76"),
            prompts.BUY: ("Only Coin of cards played this turn buys.", "RE-159"),
        }
        return Reason(*in_hand.get(prompt, (f"{name} can't be chosen here.", prompt.clause)))
    if card in player.played:
        return Reason(f"{name} has been played this turn.", "RE-116")
    if card in player.discard:
        return Reason(f"{name} lies on your discard pile until your deck is recreated.", "RE-007")
    if card in view.offer:
        return Reason(f"{name} costs {view.book.cards[view.faces[card]].cost} Coin.", "RE-R169")
    return Reason(f"{name} is not in your hand.", "RE-113")


def _hex(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if not numbers:
        return None
    place, player = PlaceId(numbers[0]), view.players[question.seat]
    if question.prompt == prompts.PLAY:
        return Reason("Cards first: Start walking, then step there.", "RE-121")
    if question.prompt == prompts.MOVE:
        if place == player.place:
            return Reason("You stand here.", "RE-123")
        if gap(place, player.place) > 1:
            return Reason("One step at a time, to a tile next to yours.", "RE-123")
        if place not in view.tiles and not view.left[TILE]:
            return Reason("No Terrain Tile is left: there is nothing to place there.", "RE-R32")
        if view.due and place != view.came:
            return Reason(f"To Cross this tile you need {view.due} Walk more; you have {view.walk}.", "RE-145")
        if not view.walk:
            more = " A Wild gives 1." if player.wild else ""
            return Reason(f"A step costs Walk, and you have none left.{more}", "RE-123")
        return Reason(f"You have {view.walk} Walk.", "RE-123")
    if question.prompt == prompts.OVERLAY_AT:
        return Reason("Only on a bare Terrain Tile far enough from your figure.", "RE-131")
    return Reason("This place is not asked for now.", question.prompt.clause)


def _figure(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if not numbers or numbers[0] >= view.seats:
        return None
    seat = Seat(numbers[0])
    name, other, me = seat_name(view, seat), view.players[seat], view.players[question.seat]
    if other.out:
        return Reason(f"{name} has left the game.", "RE-R157")
    if question.prompt in (prompts.TARGET, prompts.MORE_TARGETS):
        if other.place != me.place:
            return Reason(f"{name} is on another tile.", "RE-151")
        if other.damaged and protected(view, seat):
            return Reason(f"{name} is damaged and can't be attacked.", "RE-155")
        if not other.hand:
            return Reason(f"{name} has no cards in hand and can't be attacked.", "RE-154")
    return Reason(f"Nothing to do with {name} now.", question.prompt.clause)


def _npc(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    npc = next((npc for npc in view.npcs if (npc.uid,) == numbers), None)
    if npc is None:
        return None
    name, me = npc_name(view, npc.uid), view.players[question.seat]
    if npc.place != me.place:
        walking = question.prompt in (prompts.PLAY, prompts.MOVE)  # who clicks there wants to go there
        there = _hex(view, question, (npc.place,)) if walking else None
        return there or Reason(f"{name} is on another tile.", "RE-151")
    if is_corrupted(view, npc) and not gate_open(view):
        return Reason(f"The gate is closed: {view.gate} of {gate_size(view)} are Exhausted here.", "RE-232")
    if question.prompt == prompts.TARGET and npc in fighters_at(view, me.place):
        return Reason("While the gate is closed, storm it.", "RE-233")
    return Reason(f"{name}: who stops here may fight, once the move is over.", "RE-150")


def _market(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if not numbers or numbers[0] not in view.book.market:
        return None
    face = Face(numbers[0])
    card, place = view.book.cards[face], view.players[question.seat].place
    if not view.stock[view.book.market.index(face)]:
        return Reason(f"There is no {card.name} left.", "RE-R24")
    if question.prompt in (prompts.BUY, prompts.OPENING, prompts.MERCHANT):
        if view.part == BUY and any(npc.place == place for npc in view.npcs):
            return Reason("NPCs stand in this Village: nobody can buy here.", "RE-138")
        if view.part == BUY and not is_village(view.tiles[place]):
            return Reason("You are not in a Village.", "RE-158")
        cost, coin = price_now(view, face, question.seat), view.coin + view.wild_coin
        return Reason(f"{card.name} costs {cost} Coin; you have {coin}.", "RE-160")
    if place == view.begun and is_village(view.tiles[place]):
        return Reason("You may not buy in the Village where your turn started.", "RE-165")
    return Reason(f"{card.name} is bought in part 5, in a Village.", "RE-158")


def _wild(view: State, question: Question, numbers: tuple[int, ...]) -> Reason:
    if question.prompt in (prompts.ATTACK, prompts.DEFENSE):
        return Reason("In combat Wild gives no Walk and no Coin.", "RE-050")
    return Reason("You have no Wild to return, or it gives nothing here.", "RE-048")


REASONS: dict[str, Callable[[State, Question, tuple[int, ...]], Reason | None]] = {
    "card": _card,
    "hex": _hex,
    "figure": _figure,
    "npc": _npc,
    "market": _market,
    "button-prince": lambda *_: Reason(
        "Merchant Prince is paid in your Buy part, with Coin from cards alone.", "RE-083"
    ),
    "button-advanced": lambda *_: Reason(
        "The Advanced Market is used once a turn, in a Village, not in the First Village.", "RE-R166"
    ),
    "button-reveal": lambda *_: Reason(
        "Only a hand without any Walk, before a hand card is played, once a turn.", "RE-R15"
    ),
    "button-wild-walk": _wild,
    "button-wild-coin": _wild,
}
