"""The setup: what is settled before anybody is asked, then turn zero, step by step (RE-055 to RE-103)."""

from collections.abc import Sequence

from rulewright.games.elysia.cards.card import NO_CHARACTER, CharacterId
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.book import Book
from rulewright.games.elysia.rules.buy.market import affordable, price, take
from rulewright.games.elysia.rules.decks import draw
from rulewright.games.elysia.rules.ending import let_go
from rulewright.games.elysia.rules.setup.decks import build_encounter_deck, build_exploration_deck, build_map_deck
from rulewright.games.elysia.rules.setup.entry import Entry
from rulewright.games.elysia.rules.state import EXHAUSTION, SEATS, Player, State, Villain, by_seat, clockwise
from rulewright.games.elysia.rules.tokens import gain_light, gain_wild
from rulewright.games.elysia.rules.tunables import names_in
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, nearest
from rulewright.kernel.question import EVERYBODY, Face, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table

ALL = [CharacterId(n) for n in range(len(CHARACTERS))]


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The open box on the table: the First Village in the centre, everything else to come (RE-055)."""
    seats = len(entries)
    if not 1 <= seats <= 8:
        raise ImpossibleSetup(f"Elysia is for 1 to 4 players, 5 to 8 with two boxes, not {seats} (RE-001)")
    hero = seats == 1 or book.rules.scenario == "hero"  # RE-091, RE-R160
    wishes = [_wish(entry, seat) for seat, entry in enumerate(entries)]
    copies = 2 if seats > 4 else 1
    for character in set(wishes) - {NO_CHARACTER}:
        if (n := wishes.count(character)) > copies:
            there = f"each figure is there {'twice' if copies == 2 else 'once'} (RE-R172, RE-254)"
            raise ImpossibleSetup(f"{CHARACTERS[character].name} is taken {n} times; {there}")
    main, side = _quests(book, seats, hero)
    return State(
        dice=dice, seats=seats, faces=[], seen=[], gone=0, outcome=None, book=book, hero=hero,
        players=[Player(done=[0] * len(side)) for _ in entries], wishes=wishes, main=main, side=side,
    )  # fmt: skip


def _wish(entry: Entry, seat: int) -> CharacterId:
    if entry.character is None:
        return NO_CHARACTER
    keys = [character.key for character in CHARACTERS]
    if entry.character not in keys:
        which = f"'{entry.character}'.{nearest(entry.character, keys)}"
        raise ImpossibleSetup(f"seat {seat}: there is no Character {which} (RE-074)")
    return CharacterId(keys.index(entry.character))


def _quests(book: Book, seats: int, hero: bool) -> tuple[list[Face], list[Face]]:
    """The displayed Quests (RE-083, RE-084; RE-095 to RE-097 for the Hero's Quest)."""
    rules = book.rules
    main = rules.main_quests_hero if hero else rules.main_quests
    side = rules.side_quests
    if hero:
        side = rules.side_quests_solo if seats == 1 else rules.side_quests_hero
    return [book.keys[key] for key in names_in(main)], [book.keys[key] for key in names_in(side)]


# -- turn zero
def set_up(table: Table, state: State) -> None:
    """Who begins is drawn by lot (RE-R174), then the steps of the setup; Villains before the decks (RE-R180)."""
    state.first = state.active = SEATS[table.below(state.seats)]
    table.tell(events.first, seat=state.first)
    choose_characters(table, state)
    choose_villains(table, state)
    build_map_deck(table, state)
    build_exploration_deck(table, state)
    build_encounter_deck(table, state)
    rules = state.book.rules
    copies = rules.market_copies_per_player * state.seats  # RE-073
    state.stock = [copies] * len(state.book.market)
    table.tell(events.market, n=copies)
    for seat, player in by_seat(state):
        player.owned = starting_deck(state, player.character)
        player.deck = add_cards(state, player.owned, EVERYBODY)
        gain_wild(table, state, seat, rules.start_wild, "RE-077")
        gain_light(table, state, seat, rules.start_light, "RE-077")
        _leave_out_first(table, state, seat)
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


def _leave_out_first(table: Table, state: State, seat: Seat) -> None:
    """The Leave Out card goes into the hand before anything is drawn (RE-088, RE-R171)."""
    player = state.players[seat]
    card = next(card for card in player.deck if state.book.cards[state.faces[card]].leave_out)
    player.deck.remove(card)
    player.hand.append(card)
    state.seen[card] = 1 << seat
    table.tell(events.begins_with, seat=seat, card=card)


def opening_market(table: Table, state: State, seat: Seat) -> None:
    """Coin to spend before the decks are shuffled; no Wild, no discount (RE-100 to RE-103, RE-R26, RE-R27, RE-D3)."""
    state.active = seat
    state.coin = state.book.rules.opening_coin
    while True:
        options = affordable(state, state.coin)  # RE-102
        choice = table.ask(seat, [verbs.FINISH.answer, *options], prompts.OPENING)
        if choice is verbs.FINISH.answer:
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
    table.tell(events.recreates.under("RE-089"), seat=seat, n=events.Cards(len(player.deck)))
    rules = state.book.rules
    more = rules.first_player_cards if seat == state.first else 0
    draw(table, state, seat, rules.hand_size + more - len(player.hand), "RE-089")


# -- who is played by whom, who is a Villain, and the decks they start with (RE-074 to RE-081)
def starting_deck(state: State, character: CharacterId) -> list[Face]:
    """Ten cards (RE-026)."""
    return [state.book.keys[card.key] for copies, card in CHARACTERS[character].cards for _ in range(copies)]


def choose_characters(table: Table, state: State) -> None:
    """Clockwise from the first player; each figure once a box (RE-074, RE-254, RE-R172, RE-D2)."""
    copies = 2 if state.seats > 4 else 1
    taken = [wish for wish in state.wishes if wish >= 0]
    for seat in clockwise(state, state.first):
        wish = state.wishes[seat]
        if wish < 0:
            free = [character for character in ALL if taken.count(character) < copies]
            choice = table.ask(seat, [*verbs.CHARACTER.each(free)], prompts.CHARACTER)
            (wish,) = verbs.CHARACTER.of(choice)
            taken.append(wish)
        state.players[seat].character = wish
        table.tell(events.plays_as, seat=seat, face=state.book.name_card(wish))


def choose_villains(table: Table, state: State) -> None:
    """Of the Characters not taken: those the host named, else by lot (RE-078, RE-079, RE-094, RE-R161, RE-R173)."""
    rules, copies = state.book.rules, 2 if state.seats > 4 else 1
    taken = [player.character for player in state.players]
    free = [character for character in ALL for _ in range(copies - taken.count(character))]
    keys = {CHARACTERS[character].key: character for character in ALL}
    chosen: list[CharacterId] = []
    for name in names_in(rules.villain_names):
        if keys[name] in free:  # each figure is there once a box
            free.remove(keys[name])
            chosen.append(keys[name])
    wanted = max(rules.villains_hero if state.hero else rules.villains, 1 if state.hero else 0)
    if names_in(rules.villain_names):
        wanted = max(len(chosen), 1 if state.hero else 0)
    while len(chosen) < wanted and free:
        chosen.append(free.pop(table.below(len(free))))
    for i, character in enumerate(chosen):
        corrupted = state.hero and i == 0
        dark = rules.villain_darkness + (rules.corrupted_extra_darkness if corrupted else 0)  # RE-081, RE-094
        deck = add_cards(state, starting_deck(state, character), EVERYBODY)
        state.villains.append(Villain(character, wild=rules.villain_wild, dark=dark, corrupted=corrupted, deck=deck))
        event = events.villain.under("RE-094") if corrupted else events.villain
        table.tell(event, face=state.book.name_card(character), n=rules.villain_wild)
        table.shuffle(deck)
