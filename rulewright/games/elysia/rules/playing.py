"""Part 2, Play Cards: hand cards, Leave Out cards and Wild for Walk, Coin and cards (RE-113 to RE-120)."""

from rulewright.games.elysia.cards.quests import HEALING
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.buy.trading import partners, trade
from rulewright.games.elysia.rules.decks import can_draw, draw, lay_down
from rulewright.games.elysia.rules.effects import explore
from rulewright.games.elysia.rules.quests import displayed, fulfil
from rulewright.games.elysia.rules.state import PLAY, SEATS, State
from rulewright.games.elysia.rules.tokens import spend_wild
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table

FINISH, REVEAL, WILD_WALK = verbs.FINISH.answer, verbs.REVEAL.answer, verbs.WILD_WALK.answer
WILD_COIN, WILD_DRAW = verbs.WILD_COIN.answer, verbs.WILD_DRAW.answer


def play_cards(table: Table, state: State) -> None:
    """Any number of cards, until the player has finished; what is kept stays in hand (RE-113, RE-114, RE-121)."""
    state.part = PLAY
    seat = state.active
    player = state.players[seat]
    player.used = 0
    state.fresh = True
    if player.damaged:
        _free_walk(table, state, seat)  # RE-119
    go_on_playing(table, state)


def go_on_playing(table: Table, state: State) -> None:
    """The rest of the part."""
    seat = state.active
    player = state.players[seat]
    while True:
        choice = table.ask(seat, play_options(state, seat), prompts.PLAY)
        verb = choice.verb
        if verb == verbs.PLAY.name:
            state.fresh = False
            (card,) = verbs.PLAY.of(choice)
            lay_down(table, state, seat, card)
            explore(table, state, seat, card, "RE-113")
        elif choice is FINISH:
            return
        elif verb == verbs.USE.name:
            (card,) = verbs.USE.of(choice)
            use_front(state, seat, card)
            explore(table, state, seat, card, "RE-030")
        elif choice is REVEAL:
            for card in player.hand:
                table.show(card)
                table.tell(events.reveals, seat=seat, card=card)
            _free_walk(table, state, seat)
        elif verb == verbs.HEAL.name:
            heal(table, state, seat, *verbs.HEAL.of(choice))
        elif verb == verbs.TRADE.name:
            trade(table, state, seat, *verbs.TRADE.of(choice))
        else:
            spend(table, state, seat, choice)


def play_options(state: State, seat: Seat) -> list[Option]:
    """Hand cards, also for an empty section (RE-003, RE-115, RE-R14), Leave Out cards, Wild, the free Walk."""
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    options = [FINISH, *verbs.PLAY.each(player.hand)]
    if player.front:
        options += verbs.USE.each([card for i, card in enumerate(player.front) if not player.used >> i & 1])
    if player.wild:
        options += (WILD_WALK, WILD_COIN)
        if can_draw(state, seat):
            options.append(WILD_DRAW)
    if state.fresh and not state.free:
        for card in player.hand:
            if cards[faces[card]].walk:
                break
        else:
            options.append(REVEAL)  # RE-118; cards in front do not count (RE-R16)
    if displayed(state, "healer"):
        options += heal_options(state, seat)
    if state.book.rules.trading:
        options += partners(state, seat)
    return options


def _free_walk(table: Table, state: State, seat: Seat) -> None:
    """Once, whichever way (RE-120, RE-R15)."""
    if not state.free:
        state.free = True
        state.walk += state.book.rules.free_walk
        if table.listening:
            table.tell(events.free_walk, seat=seat, n=state.book.rules.free_walk)


def use_front(state: State, seat: Seat, card: CardId) -> None:
    """A Leave Out card in front is used: once each time a part of the turn comes round (RE-030)."""
    player = state.players[seat]
    player.used |= 1 << player.front.index(card)


def may_draw(state: State, seat: Seat) -> bool:
    """A Wild for a card, in every part from 2 on: on one's turn it is a Resource of one's choice (RE-048, RE-014)."""
    return state.players[seat].wild > 0 and can_draw(state, seat)


def spend(table: Table, state: State, seat: Seat, choice: Option) -> None:
    """A Wild for one Resource (RE-048)."""
    if choice is WILD_WALK:
        spend_wild(table, state, seat, events.FOR_WALK)
        state.walk += 1
    elif choice is WILD_COIN:
        spend_wild(table, state, seat, events.FOR_COIN)
        state.wild_coin += 1
    else:
        spend_wild(table, state, seat, events.FOR_CARD)
        draw(table, state, seat, 1, "RE-048")


def heal_options(state: State, seat: Seat) -> list[Option]:
    """An Apple for a damaged player on the same tile, where the Healer is displayed."""
    player = state.players[seat]
    hurt: list[Seat] = []
    for other, patient in enumerate(state.players):
        if patient.damaged and other != seat and patient.place == player.place and not patient.out:
            hurt.append(SEATS[other])
    if not hurt:
        return []
    apple = state.book.keys["apple"]
    return [verbs.HEAL(card, other) for card in player.hand if state.faces[card] == apple for other in hurt]


def heal(table: Table, state: State, seat: Seat, card: CardId, other: Seat) -> None:
    """The portrait turns, the patient draws; that completes the Healer (RE-239)."""
    state.fresh = False
    lay_down(table, state, seat, card)
    state.players[other].damaged = False
    table.tell(events.heals, seat=seat, card=card, other=other)
    draw(table, state, other, HEALING, "RE-239")
    fulfil(table, state, "healer", [seat])
