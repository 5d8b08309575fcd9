"""Shells: a small complete game on the kernel, for the kernel's own tests. It has one of everything.

Players draw, play cards for their worth, lay them openly on a stall, roll for another card, and close every
turn with a secret auction. A snake makes the next player drop a card. In a shell game the stall is turned
face-down, one card of the owner's secret choice laid first, and the next player turns one over.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import BadVariant, GameOver, nearest
from rulewright.kernel.event import Event
from rulewright.kernel.game import Game, MindPart, OldWords, RulesPart
from rulewright.kernel.question import EVERYBODY, HIDDEN, CardId, Option, Prompt, Question, Seat, option
from rulewright.kernel.state import Outcome, blank_unknown, deal
from rulewright.kernel.state import State as KernelState
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant, apply_rules
from rulewright.kernel.words import Reason

SNAKE = 3
KEEP, END, ROLL, SHELL = option("keep"), option("end"), option("roll"), option("shell")

SWAP_WHY = Prompt("swap", "Swap a card of your hand?", "TY-1")
MAIN_WHY = Prompt("main", "Your turn: what do you do?", "TY-2")
DROP_WHY = Prompt("drop", "The snake bites: drop a card.", "TY-3")
FIRST_WHY = Prompt("first", "Which card do you lay first?", "TY-4")
TURN_WHY = Prompt("turn", "Which card do you turn over?", "TY-5")
BID_WHY = Prompt("bid", "How many coins do you bid?", "TY-6")


@dataclass(frozen=True, slots=True)
class Rules:
    hand: int = 3
    rounds: int = 3
    coins: int = 2
    lucky: int = 3  # what a die must show for another card
    stall: int = 3
    goal: int = 12
    tie: Literal["draw", "first"] = "draw"
    bonus: tuple[int, ...] = (0, 0, 0, 0)
    auction: bool = True


@dataclass(frozen=True, slots=True)
class Card:
    key: str
    worth: int
    copies: int


@dataclass(frozen=True, slots=True)
class Book:
    rules: Rules
    cards: tuple[Card, ...]


CARDS = (Card("copper", 1, 5), Card("silver", 2, 4), Card("gold", 3, 2), Card("snake", 0, 5))


@dataclass(frozen=True, slots=True)
class Entry:
    mascot: Literal["cat", "crow"] = "cat"  # a crow brings a coin


@dataclass(slots=True)
class Player:
    hand: list[CardId]
    stall: list[CardId]
    coins: int
    score: int


@dataclass(slots=True)
class State(KernelState):
    book: Book
    players: list[Player]
    deck: list[CardId]  # the top card is the last
    discard: list[CardId]
    turn: int
    active: Seat


def living(state: State, after: Seat = -1) -> list[Seat]:
    """Seats still in the game, in turn order, beginning with the one after `after`."""
    return [s for i in range(state.seats) if not state.gone & (1 << (s := (after + 1 + i) % state.seats))]


def worth(state: State, card: CardId) -> int:
    return state.book.cards[state.faces[card]].worth


def draw(table: Table, state: State, seat: Seat) -> None:
    if not state.deck:
        table.shuffle(state.discard)
        table.tell_plain("reshuffled", "TY-7", n=len(state.discard))
        state.deck, state.discard = state.discard, []
    if state.deck:
        card = state.deck.pop()
        table.show(card, 1 << seat)
        state.players[seat].hand.append(card)
        table.tell_plain("drew", "TY-7", who=seat, card=card)


def throw(table: Table, state: State, seat: Seat, pile: list[CardId], card: CardId, kind: str) -> None:
    """Lay a card on the discard pile, face-up."""
    pile.remove(card)
    state.discard.append(card)
    table.show(card)
    table.tell_plain(kind, "TY-2", who=seat, card=card)


def gain(table: Table, state: State, seat: Seat, points: int) -> None:
    player = state.players[seat]
    player.score += points
    table.tell_plain("scored", "TY-8", who=seat, n=points)
    if player.score >= state.book.rules.goal:
        finish(table, state, (seat,), "reached the goal")


def finish(table: Table, state: State, winners: tuple[Seat, ...], words: str) -> None:
    state.outcome = Outcome(winners, "TY-9", f"seats {winners} {words}")
    table.tell_plain("over", "TY-9")
    raise GameOver


def set_up(table: Table, state: State) -> None:
    table.shuffle(state.deck)
    for seat in range(state.seats):
        for _ in range(state.book.rules.hand):
            draw(table, state, seat)
    questions = [
        (seat, [KEEP, *(option("swap", card) for card in player.hand)]) for seat, player in enumerate(state.players)
    ]
    for (seat, _), choice in zip(questions, table.ask_all(questions, SWAP_WHY), strict=True):
        if choice is not KEEP:
            state.players[seat].hand.remove(choice.a)
            state.deck.append(choice.a)
            table.shuffle(state.deck)
            table.tell_plain("swapped", "TY-1", who=seat)
            draw(table, state, seat)


def open_stall(state: State, seat: Seat) -> list[CardId]:
    return [card for card in state.players[seat].stall if state.seen[card] == EVERYBODY]


def main_options(state: State, seat: Seat, rolled: bool) -> list[Option]:
    player = state.players[seat]
    options = [END, *(option("play", card) for card in player.hand)]
    if len(player.stall) < state.book.rules.stall:
        options += [option("lay", card) for card in player.hand]
    if not rolled:
        options.append(ROLL)
    if len(open_stall(state, seat)) > 1:
        options.append(SHELL)
    return options


def main_phase(table: Table, state: State, seat: Seat) -> None:
    player = state.players[seat]
    rolled = False
    while (choice := table.ask(seat, main_options(state, seat, rolled), MAIN_WHY)) is not END:
        if choice is ROLL:
            rolled = True
            number = table.roll()
            table.tell_plain("rolled", "TY-2", who=seat, n=number)
            if number >= state.book.rules.lucky:
                draw(table, state, seat)
        elif choice is SHELL:
            shell_game(table, state, seat)
        elif choice.verb == "lay":
            player.hand.remove(choice.a)
            player.stall.append(choice.a)
            table.show(choice.a)
            table.tell_plain("laid", "TY-2", who=seat, card=choice.a)
        else:
            throw(table, state, seat, player.hand, choice.a, "played")
            gain(table, state, seat, worth(state, choice.a))
            if state.faces[choice.a] == SNAKE:
                bite(table, state, seat)


def bite(table: Table, state: State, seat: Seat) -> None:
    """The next player drops a card of their choice."""
    victim = living(state, seat)[0]
    hand = state.players[victim].hand
    if hand and victim != seat:
        choice = table.ask(victim, [option("drop", card) for card in hand], DROP_WHY)
        throw(table, state, victim, hand, choice.a, "dropped")


def shell_game(table: Table, state: State, seat: Seat) -> None:
    cards = open_stall(state, seat)
    first = cards.index(table.ask(seat, [option("first", card) for card in cards], FIRST_WHY).a)
    table.rearrange(cards, [first, *(i for i in range(len(cards)) if i != first)])
    for card in cards:
        state.seen[card] = 1 << seat  # the others don't know which is which any more
    table.tell_plain("shelled", "TY-4", who=seat)
    rival = living(state, seat)[0]
    choice = table.ask(rival, [option("turn", card) for card in cards], TURN_WHY)
    throw(table, state, rival, state.players[seat].stall, choice.a, "turned")
    gain(table, state, rival, worth(state, choice.a))


def auction(table: Table, state: State) -> None:
    """Everybody bids at once; the single highest bidder pays and scores."""
    seats = living(state)
    questions = [(s, [option("bid", n) for n in range(state.players[s].coins + 1)]) for s in seats]
    bids = [choice.a for choice in table.ask_all(questions, BID_WHY)]
    for seat, bid in zip(seats, bids, strict=True):
        table.tell_plain("bid", "TY-6", who=seat, n=bid)
    if max(bids) > 0 and bids.count(max(bids)) == 1:
        winner = seats[bids.index(max(bids))]
        state.players[winner].coins -= max(bids)
        gain(table, state, winner, 1)


PLAYERS = range(2, 5)


def make_book(variant: Variant) -> Book:
    cards = {card.key: card for card in CARDS}
    for key, numbers in variant.cards.items():
        if key not in cards:
            raise BadVariant(f"there is no card '{key}'.{nearest(key, list(cards))}")
        cards[key] = apply_rules(cards[key], numbers)
    rules = apply_rules(Rules(), variant.rules)
    if len(rules.bonus) != PLAYERS[-1]:
        raise BadVariant(f"bonus needs {PLAYERS[-1]} numbers, one a seat")
    return Book(rules, tuple(cards.values()))


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    faces = [face for face, card in enumerate(book.cards) for _ in range(card.copies)]
    coins = [book.rules.coins + book.rules.bonus[i] for i in range(len(entries))]
    players = [Player([], [], n + (e.mascot == "crow"), 0) for e, n in zip(entries, coins, strict=True)]
    deck = list(range(len(faces)))
    return State(dice, len(entries), faces, [0] * len(faces), 0, None, book, players, deck, [], 0, -1)


def turn(table: Table, state: State) -> None:
    if state.active < 0:
        set_up(table, state)
    else:
        draw(table, state, state.active)
        main_phase(table, state, state.active)
        if state.book.rules.auction:
            auction(table, state)
    if state.turn == state.book.rules.rounds * state.seats:
        best = max(state.players[seat].score for seat in living(state))
        winners = [seat for seat in living(state) if state.players[seat].score == best]
        keep = None if state.book.rules.tie == "draw" else 1
        finish(table, state, tuple(winners[:keep]), "scored most")
    state.turn += 1
    state.active = living(state, state.active)[0]


def concede(table: Table, state: State, seat: Seat) -> None:
    table.tell_plain("left", "TY-10", who=seat)
    if len(living(state)) == 1:
        finish(table, state, tuple(living(state)), "is left alone")


def view(state: State, viewer: Seat | None) -> State:
    return blank_unknown(state, viewer)


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    unknown = [card for card in range(len(state.faces)) if not state.seen[card] & (1 << seat)]
    stalls = [[card for card in player.stall if card in unknown] for player in state.players]
    rest = [card for card in unknown if not any(card in stall for stall in stalls)]
    for cards in (*stalls, rest):
        deal(state, cards, [state.faces[card] for card in cards], dice)


def value(state: State, seat: Seat) -> float:
    return state.players[seat].score / (1 + sum(player.score for player in state.players))


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    return options


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    return options[int(roll * len(options))]


def notation(state: State, option: Option) -> str:
    return option.verb if option.a < 0 else f"{option.verb} {option.a}"


def label(view: State, option: Option) -> str:
    verb = option.verb.capitalize()
    if option.verb in ("play", "lay", "drop", "swap", "first"):
        return f"{verb} {card_words(view, option.a)} ({option.a})"
    return verb if option.a < 0 else f"{verb} {option.a}"


def refs(view: State, option: Option) -> tuple[str, ...]:
    return (f"card-{option.a}",) if option.a >= 0 and option.verb != "bid" else (f"button-{option.verb}",)


def ask_words(view: State, question: Question) -> str:
    return question.prompt.words


def event_words(view: State, event: Event, names: Sequence[str]) -> str:
    who = names[event.args["who"]] if "who" in event.args else "The table"
    face = event.cards["card"].face if "card" in event.cards else HIDDEN
    what = "a card" if face == HIDDEN else view.book.cards[face].key
    return f"{who} {event.kind} {event.args.get('n', what)}"


def event_refs(event: Event) -> tuple[str, ...]:
    return tuple(f"card-{glimpse.id}" for glimpse in event.cards.values())


def card_words(view: State, card: CardId) -> str:
    face = view.faces[card]
    return "a card" if face == HIDDEN else view.book.cards[face].key


def why_not(view: State, question: Question | None, ref: str) -> Reason:
    return Reason("it is not your turn" if question is None else f"{ref} can't be used now", "TY-2")


def text_table(view: State, viewer: Seat | None, names: Sequence[str]) -> str:
    return ""


TOY = Game(
    slug="shells",
    title="Shells",
    players=PLAYERS,
    folder=Path(__file__).parent,
    rules=RulesPart(
        state=State,
        tunables=Rules,
        entry=Entry,
        book=make_book,
        start=start,
        turn=turn,
        concede=concede,
        view=view,
        conceal=conceal,
    ),
    words=OldWords(
        notation=notation,
        label=label,
        refs=refs,
        ask_words=ask_words,
        event_words=event_words,
        event_refs=event_refs,
        card_words=card_words,
        why_not=why_not,
        text_table=text_table,
    ),
    mind=MindPart(value=value),
)


def only(rules: Mapping[str, Any] | None = None, **copies: int) -> Variant:
    """A variant with these copies of cards and no others: `only(copper=16)`."""
    return Variant("test", rules or {}, {card.key: {"copies": copies.get(card.key, 0)} for card in CARDS})
