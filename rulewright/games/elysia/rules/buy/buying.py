"""Part 5, Buy: the General Market in Villages, the Advanced Market, the Merchant Prince (RE-158 to RE-169)."""

from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.buy.market import affordable, pay, price, take
from rulewright.games.elysia.rules.buy.trading import partners, trade, trade_window
from rulewright.games.elysia.rules.decks import acquire, next_item
from rulewright.games.elysia.rules.ending import win
from rulewright.games.elysia.rules.move.encounter import encounter_check
from rulewright.games.elysia.rules.places import FIRST_VILLAGE, PlaceId, is_village
from rulewright.games.elysia.rules.playing import WILD_COIN, WILD_DRAW, may_draw, spend
from rulewright.games.elysia.rules.quests import check_counted, displayed, prince_price
from rulewright.games.elysia.rules.state import BUY, State, terrain_at
from rulewright.kernel.question import CardId, Face, Option, Seat
from rulewright.kernel.table import Table


def may_buy(state: State, seat: Seat) -> bool:
    """In a Village (RE-158) that no NPC blocks (RE-138, RE-167, RE-R20) and where the turn did not start (RE-165)."""
    place = state.players[seat].place
    if not is_village(state.tiles[place]) or any(npc.place == place for npc in state.npcs):
        return False
    return place != state.begun or state.book.rules.buy_where_started  # RE-164, RE-R21


def buy(table: Table, state: State) -> None:
    """Any number of cards, as Coin and piles last (RE-160); after a won fight, too (RE-168, RE-169, RE-R18)."""
    seat = state.active
    state.part = BUY
    if not may_buy(state, seat):
        if state.book.rules.trading:
            trade_window(table, state, seat, verbs.FINISH.answer, prompts.BUY)  # needs no Village (RE-243, RE-R162)
        return
    while True:
        choice = table.ask(seat, buy_options(state, seat), prompts.BUY)
        verb = choice.verb
        if choice is verbs.FINISH.answer:
            return
        if verb == verbs.BUY.name:
            _buy(table, state, seat, *verbs.BUY.of(choice))
        elif verb == verbs.BUY_OFFER.name:
            _buy_offer(table, state, seat, *verbs.BUY_OFFER.of(choice))
        elif choice is verbs.PRINCE.answer:
            need = prince_price(state)
            state.coin -= need
            table.tell(events.pays_prince, seat=seat, n=need)
            win(table, state, [seat], "RE-240", "the Main Quest Merchant Prince is completed")
        elif choice is verbs.ADVANCED.answer:
            if not advanced_market(table, state, seat):
                return
        elif verb == verbs.TRADE.name:
            trade(table, state, seat, *verbs.TRADE.of(choice))
        else:
            spend(table, state, seat, choice)


def buy_options(state: State, seat: Seat) -> list[Option]:
    """What Coin of this turn can pay (RE-159), Wild for Coin (RE-R25), a Quest paid in Coin (RE-D21, RE-D22)."""
    player, rules = state.players[seat], state.book.rules
    coin, place = state.coin + state.wild_coin, player.place
    options = [verbs.FINISH.answer, *affordable(state, coin, terrain_at(state, place))]
    if state.offer:
        cards = state.book.cards
        options += [verbs.BUY_OFFER(card) for card in state.offer if cards[state.faces[card]].cost <= coin]
    if player.wild:
        options.append(WILD_COIN)
    if may_draw(state, seat):
        options.append(WILD_DRAW)
    if displayed(state, "merchant-prince"):
        if state.coin >= prince_price(state):  # Coin from cards alone
            options.append(verbs.PRINCE.answer)
    if rules.advanced_market and not state.asked and state.tiles[place] != FIRST_VILLAGE:  # RE-R166, RE-R167
        options.append(verbs.ADVANCED.answer)
    if rules.trading:
        options += partners(state, seat)
    return options


def _buy(table: Table, state: State, seat: Seat, face: Face) -> None:
    place = state.players[seat].place
    cost = price(state, face, terrain_at(state, place))
    pay(state, cost)
    take(table, state, seat, face, cost, "RE-158")
    _bought_in(table, state, seat, place)


def _bought_in(table: Table, state: State, seat: Seat, place: PlaceId) -> None:
    player = state.players[seat]
    if place not in player.villages:
        player.villages.append(place)
        check_counted(table, state, "pilgrim", [seat])


def advanced_market(table: Table, state: State, seat: Seat) -> bool:
    """First a check (RE-247); then Item Cards are offered (RE-246, RE-248, RE-R168). Returns whether to go on."""
    state.asked = True
    encounter_check(table, state)
    state.part = BUY
    if state.spent or not may_buy(state, seat):
        return False
    for _ in range(state.book.rules.advanced_offer):  # face up to all, fewer if there are fewer (RE-R169)
        card, passed = next_item(table, state)
        if card is None:
            break
        state.offer.append(card)
        table.tell(events.on_offer, card=card, passed=passed)
    return True


def _buy_offer(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """At the printed cost (RE-R169)."""
    cost = state.book.cards[state.faces[card]].cost
    pay(state, cost)
    state.offer.remove(card)
    acquire(state, seat, card)
    table.tell(events.buys.under("RE-246"), seat=seat, card=card, n=cost)
    check_counted(table, state, "treasure-hunter", [seat])
    _bought_in(table, state, seat, state.players[seat].place)
