"""Turn zero: the steps of the setup in their order, the opening market, the opening hands (RE-055 to RE-103)."""

from rulewright.games.elysia.rules import answers, events, prompts, verbs
from rulewright.games.elysia.rules.buy.market import affordable, price, take
from rulewright.games.elysia.rules.decks import draw
from rulewright.games.elysia.rules.ending import let_go
from rulewright.games.elysia.rules.setup.characters import choose_characters, choose_villains, starting_deck
from rulewright.games.elysia.rules.setup.decks import build_encounter_deck, build_exploration_deck, build_map_deck
from rulewright.games.elysia.rules.state import EXHAUSTION, SEATS, State, by_seat, clockwise
from rulewright.kernel.question import EVERYBODY, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table


def set_up(table: Table, state: State) -> None:
    """Who begins is drawn by lot (RE-R174), then the steps of the setup; Villains before the decks (RE-R180)."""
    state.first = state.active = SEATS[table.below(state.seats)]
    if table.listening:
        table.tell(events.first, seat=state.first)
    choose_characters(table, state)
    choose_villains(table, state)
    build_map_deck(table, state)
    build_exploration_deck(table, state)
    build_encounter_deck(table, state)
    rules = state.book.rules
    state.stock = [rules.market_copies_per_player * state.seats] * len(state.book.market)  # RE-073
    for seat, player in by_seat(state):
        player.owned = starting_deck(state, player.character)
        player.deck = add_cards(state, player.owned, EVERYBODY)
        player.wild, player.net = rules.start_wild, rules.start_light  # RE-077
        _leave_out_first(state, seat)
    if rules.opening_market_hero if state.hero else rules.opening_market:  # RE-099
        for seat in clockwise(state, state.first):
            opening_market(table, state, seat)
    for seat in clockwise(state, state.first):
        _opening_hand(table, state, seat)
    state.turn, state.part = 1, EXHAUSTION
    state.active = state.first
    if state.gone:  # who conceded during the setup does not begin
        let_go(table, state)
        state.active = clockwise(state, state.first)[0]


def _leave_out_first(state: State, seat: Seat) -> None:
    """The Leave Out card goes into the hand before anything is drawn (RE-088, RE-R171)."""
    player = state.players[seat]
    card = next(card for card in player.deck if state.book.cards[state.faces[card]].leave_out)
    player.deck.remove(card)
    player.hand.append(card)
    state.seen[card] = 1 << seat


def opening_market(table: Table, state: State, seat: Seat) -> None:
    """Coin to spend before the decks are shuffled; no Wild, no discount (RE-100 to RE-103, RE-R26, RE-R27, RE-D3)."""
    state.active = seat
    state.coin = state.book.rules.opening_coin
    while True:
        options = affordable(state, state.coin)  # RE-102
        choice = table.ask(seat, [answers.FINISH, *options], prompts.OPENING)
        if choice is answers.FINISH:
            break
        (face,) = verbs.BUY.of(choice)
        cost = price(state, face)
        state.coin -= cost
        take(table, state, seat, face, cost, "RE-101")
    state.coin = 0


def _opening_hand(table: Table, state: State, seat: Seat) -> None:
    """Bought cards are shuffled in, then the hand is filled (RE-089, RE-103)."""
    player = state.players[seat]
    player.deck += player.discard
    player.discard.clear()
    table.shuffle(player.deck)
    draw(table, state, seat, state.book.rules.hand_size - len(player.hand), "RE-089")
