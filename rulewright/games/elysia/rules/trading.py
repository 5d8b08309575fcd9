"""Trading, an optional rule: hand cards and Wild between players on one tile (RE-243 to RE-245, RE-R162 to RE-R165).

An offer is put together by single choices: what is given, what is asked for; the partner accepts, choosing the cards
that are asked for, and the first player agrees to what came. A few offers a turn, so that haggling ends.
"""

from rulewright.games.elysia.rules import prompts
from rulewright.games.elysia.rules.quests import check_counted
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import CardId, Option, Seat, option
from rulewright.kernel.table import Table


def partners(state: State, seat: Seat) -> list[Option]:
    """Players on the same tile, while offers are left (RE-243, RE-R165)."""
    if not state.book.rules.trading or state.offers >= state.book.rules.max_trade_offers:
        return []
    place = state.players[seat].place
    return [
        option("trade", other)
        for other, each in enumerate(state.players)
        if other != seat and not each.out and each.place == place
    ]


def trade(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """One offer from its making to its end (RE-D23, RE-D24); one-sided ones are allowed (RE-R163)."""
    state.offers += 1
    state.giving, state.giving_wild, state.asking = [], 0, [0, 0]
    if table.listening:
        table.tell_plain("offers", "RE-243", seat=seat, other=other)
    _give(table, state, seat)
    _want(table, state, seat, other)
    if state.giving or state.giving_wild or state.asking[0] or state.asking[1]:
        for card in state.giving:  # only offered cards are shown
            table.show(card)
            if table.listening:
                table.tell_plain("shows", "RE-244", seat=seat, card=card)
        if table.listening and (state.giving_wild or any(state.asking)):
            table.tell_plain(
                "terms", "RE-244", seat=seat, n=state.giving_wild, cards=state.asking[0], wild=state.asking[1]
            )
        _answer(table, state, seat, other)
    state.giving, state.giving_wild, state.asking = [], 0, [0, 0]


def _give(table: Table, state: State, seat: Seat) -> None:
    """Cards from hand and Wild; never Light or Darkness (RE-244, RE-245), nor cards in front (RE-R122)."""
    player = state.players[seat]
    while True:
        options = [prompts.DONE, *(option("give", card) for card in player.hand if card not in state.giving)]
        if player.wild > state.giving_wild:
            options.append(prompts.GIVE_WILD)
        choice = table.ask(seat, options, prompts.GIVE)
        if choice is prompts.DONE:
            return
        if choice is prompts.GIVE_WILD:
            state.giving_wild += 1
        else:
            state.giving.append(choice.a)


def _want(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """A number of the partner's cards, which the partner chooses, and of Wild."""
    partner, asking = state.players[other], state.asking
    while True:
        options = [prompts.DONE]
        if asking[0] < len(partner.hand):
            options.append(prompts.WANT_CARD)
        if asking[1] < partner.wild:
            options.append(prompts.WANT_WILD)
        choice = table.ask(seat, options, prompts.WANT)
        if choice is prompts.DONE:
            return
        asking[0 if choice is prompts.WANT_CARD else 1] += 1


def _answer(table: Table, state: State, seat: Seat, other: Seat) -> None:
    """Accept or refuse (RE-D24)."""
    refused = table.ask(other, [prompts.REFUSE, prompts.AGREE], prompts.ACCEPT) is prompts.REFUSE
    back: list[CardId] = []
    if not refused and state.asking[0]:
        while len(back) < state.asking[0]:
            options = [option("give", card) for card in state.players[other].hand if card not in back]
            back.append(table.ask(other, options, prompts.TRADE_PAY).a)
        for card in back:
            table.show(card)
            if table.listening:
                table.tell_plain("shows", "RE-244", seat=other, card=card)
        refused = table.ask(seat, [prompts.REFUSE, prompts.AGREE], prompts.CONFIRM) is prompts.REFUSE
    if refused:
        if table.listening:
            table.tell_plain("refuses", "RE-243", seat=other)
        return
    _exchange(state, seat, other, state.giving, state.giving_wild)
    _exchange(state, other, seat, back, state.asking[1])
    if table.listening:
        table.tell_plain("trades", "RE-243", seat=seat, other=other)
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
