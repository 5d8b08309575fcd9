"""Trading, an optional rule: hand cards and Wild between players on one tile (RE-243 to RE-245, RE-R162 to RE-R165)."""

from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.quests import check_counted
from rulewright.games.elysia.rules.state import State, by_seat
from rulewright.kernel.question import CardId, Option, Prompt, Seat
from rulewright.kernel.table import Table


def partners(state: State, seat: Seat) -> list[Option]:
    """Players on the same tile, while offers are left (RE-243, RE-R165)."""
    if not state.book.rules.trading or state.offers >= state.book.rules.max_trade_offers:
        return []
    place = state.players[seat].place
    here = [other for other, player in by_seat(state) if other != seat and player.place == place]
    return [*verbs.TRADE.each(here)]


def trade_window(table: Table, state: State, seat: Seat, go_on: Option, why: Prompt) -> None:
    """Nothing but trades, until there is nobody to trade with or the player goes on (RE-R162)."""
    while offers := partners(state, seat):
        choice = table.ask(seat, [go_on, *offers], why)
        if choice is go_on:
            return
        trade(table, state, seat, *verbs.TRADE.of(choice))


def trade(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """One offer from its making to its end (RE-D23, RE-D24); one-sided ones are allowed (RE-R163)."""
    state.offers += 1
    state.giving, state.giving_wild, state.asking = [], 0, [0, 0]
    table.tell(events.offers, seat=seat, other=other)
    _give(table, state, seat)
    _want(table, state, seat, other)
    if state.giving or state.giving_wild or state.asking[0] or state.asking[1]:
        _show(table, seat, state.giving)
        if state.giving_wild or any(state.asking):
            table.tell(events.terms, seat=seat, n=state.giving_wild, cards=state.asking[0], wild=state.asking[1])
        _answer(table, state, seat, other)
    state.giving, state.giving_wild, state.asking = [], 0, [0, 0]


def _give(table: Table, state: State, seat: Seat) -> None:
    """Cards from hand and Wild; never Light or Darkness (RE-244, RE-245), nor cards in front (RE-R122)."""
    player = state.players[seat]
    while True:
        options = [verbs.DONE.answer, *(verbs.GIVE(card) for card in player.hand if card not in state.giving)]
        if player.wild > state.giving_wild:
            options.append(verbs.GIVE_WILD.answer)
        choice = table.ask(seat, options, prompts.GIVE)
        if choice is verbs.DONE.answer:
            return
        if choice is verbs.GIVE_WILD.answer:
            state.giving_wild += 1
        else:
            state.giving += verbs.GIVE.of(choice)


def _want(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """A number of the partner's cards, which the partner chooses, and of Wild."""
    partner, asking = state.players[other], state.asking
    while True:
        options = [verbs.DONE.answer]
        if asking[0] < len(partner.hand):
            options.append(verbs.WANT_CARD.answer)
        if asking[1] < partner.wild:
            options.append(verbs.WANT_WILD.answer)
        choice = table.ask(seat, options, prompts.WANT)
        if choice is verbs.DONE.answer:
            return
        asking[0 if choice is verbs.WANT_CARD.answer else 1] += 1


def _answer(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """Accept or refuse (RE-D24)."""
    refused = table.ask(other, [verbs.REFUSE.answer, verbs.AGREE.answer], prompts.ACCEPT) is verbs.REFUSE.answer
    back: list[CardId] = []
    if not refused and state.asking[0]:
        while len(back) < state.asking[0]:
            options = [verbs.GIVE(card) for card in state.players[other].hand if card not in back]
            back += verbs.GIVE.of(table.ask(other, options, prompts.TRADE_PAY))
        _show(table, other, back)
        refused = table.ask(seat, [verbs.REFUSE.answer, verbs.AGREE.answer], prompts.CONFIRM) is verbs.REFUSE.answer
    if refused:
        table.tell(events.refuses, seat=other)
        return
    _exchange(state, seat, other, state.giving, state.giving_wild)
    _exchange(state, other, seat, back, state.asking[1])
    table.tell(events.trades, seat=seat, other=other)
    check_counted(table, state, "treasure-hunter", (seat, other))


def _show(table: Table, seat: Seat, cards: list[CardId]) -> None:
    """Only the cards offered are shown (RE-244)."""
    for card in cards:
        table.show(card)
        table.tell(events.shows, seat=seat, card=card)


def _exchange(state: State, giver: Seat, taker: Seat, cards: list[CardId], wild: int) -> None:
    """Into the receiver's hand, and from then on of the receiver's Character Deck (RE-025, RE-R164)."""
    one, two = state.players[giver], state.players[taker]
    for card in cards:
        one.hand.remove(card)
        two.hand.append(card)
        one.owned.remove(state.faces[card])
        two.owned.append(state.faces[card])
    one.wild -= wild
    two.wild += wild
