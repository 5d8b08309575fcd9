"""Trading, an optional rule: hand cards and Wild between players on one tile (RE-243 to RE-245, RE-R162 to RE-R165).

An offer is put together by single choices: what is given, what is asked for; the partner accepts, choosing the cards
that are asked for, and the first player agrees to what came. A few offers a turn, so that haggling ends.
"""

from rulewright.games.elysia.rules import answers, events, prompts, verbs
from rulewright.games.elysia.rules.quests import check_counted
from rulewright.games.elysia.rules.state import State, by_seat
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


def partners(state: State, seat: Seat) -> list[Option]:
    """Players on the same tile, while offers are left (RE-243, RE-R165)."""
    if not state.book.rules.trading or state.offers >= state.book.rules.max_trade_offers:
        return []
    place = state.players[seat].place
    return [
        verbs.TRADE(other)
        for other, player in by_seat(state)
        if other != seat and not player.out and player.place == place
    ]


def trade(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """One offer from its making to its end (RE-D23, RE-D24); one-sided ones are allowed (RE-R163)."""
    state.offers += 1
    state.giving, state.giving_wild, state.asking = [], 0, [0, 0]
    if table.listening:
        table.tell(events.offers, seat=seat, other=other)
    _give(table, state, seat)
    _want(table, state, seat, other)
    if state.giving or state.giving_wild or state.asking[0] or state.asking[1]:
        for card in state.giving:  # only offered cards are shown
            table.show(card)
            if table.listening:
                table.tell(events.shows, seat=seat, card=card)
        if table.listening and (state.giving_wild or any(state.asking)):
            table.tell(events.terms, seat=seat, n=state.giving_wild, cards=state.asking[0], wild=state.asking[1])
        _answer(table, state, seat, other)
    state.giving, state.giving_wild, state.asking = [], 0, [0, 0]


def _give(table: Table, state: State, seat: Seat) -> None:
    """Cards from hand and Wild; never Light or Darkness (RE-244, RE-245), nor cards in front (RE-R122)."""
    player = state.players[seat]
    while True:
        options = [answers.DONE, *(verbs.GIVE(card) for card in player.hand if card not in state.giving)]
        if player.wild > state.giving_wild:
            options.append(answers.GIVE_WILD)
        choice = table.ask(seat, options, prompts.GIVE)
        if choice is answers.DONE:
            return
        if choice is answers.GIVE_WILD:
            state.giving_wild += 1
        else:
            state.giving += verbs.GIVE.of(choice)


def _want(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """A number of the partner's cards, which the partner chooses, and of Wild."""
    partner, asking = state.players[other], state.asking
    while True:
        options = [answers.DONE]
        if asking[0] < len(partner.hand):
            options.append(answers.WANT_CARD)
        if asking[1] < partner.wild:
            options.append(answers.WANT_WILD)
        choice = table.ask(seat, options, prompts.WANT)
        if choice is answers.DONE:
            return
        asking[0 if choice is answers.WANT_CARD else 1] += 1


def _answer(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """Accept or refuse (RE-D24)."""
    refused = table.ask(other, [answers.REFUSE, answers.AGREE], prompts.ACCEPT) is answers.REFUSE
    back: list[CardId] = []
    if not refused and state.asking[0]:
        while len(back) < state.asking[0]:
            options = [verbs.GIVE(card) for card in state.players[other].hand if card not in back]
            back += verbs.GIVE.of(table.ask(other, options, prompts.TRADE_PAY))
        for card in back:
            table.show(card)
            if table.listening:
                table.tell(events.shows, seat=other, card=card)
        refused = table.ask(seat, [answers.REFUSE, answers.AGREE], prompts.CONFIRM) is answers.REFUSE
    if refused:
        if table.listening:
            table.tell(events.refuses, seat=other)
        return
    _exchange(state, seat, other, state.giving, state.giving_wild)
    _exchange(state, other, seat, back, state.asking[1])
    if table.listening:
        table.tell(events.trades, seat=seat, other=other)
    check_counted(table, state, "treasure-hunter", (seat, other))


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
