"""Second step, Play Cards: what can be done in it, and playing a card from hand."""

from rulewright.games.outposts.cards.card import CREATURE, SPELL, Card
from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.burn import burn_card, burn_creature
from rulewright.games.outposts.rules.creatures import enter
from rulewright.games.outposts.rules.effects import EFFECTS, Run, bring_back, has_target
from rulewright.games.outposts.rules.ending import settle
from rulewright.games.outposts.rules.last_breath import last_breaths
from rulewright.games.outposts.rules.mana import buy_crystal, cost_of, crystal_price, gain_income
from rulewright.games.outposts.rules.state import (
    ACTED,
    CLOSED,
    OPEN,
    PLAY,
    Outpost,
    State,
    by_outpost,
    card_of,
    creatures_of,
)
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


def play_cards(table: Table, state: State) -> None:
    """OP-088 to OP-122."""
    state.step = PLAY
    seat = state.active
    player = state.players[seat]
    abbots = [card for card in creatures_of(player) if card_of(state, card).abbot]
    if abbots and table.ask(seat, [verbs.TAKE, verbs.SKIP], prompts.TAKE_PLAY) is verbs.SKIP:
        table.tell(events.skips, seat=seat, step=PLAY)
        return  # OP-068: none of the step's parts happens
    gain_income(table, state, seat)
    for card in abbots:
        _abbot(table, state, seat, card)
        state.idle = ACTED
    go_on_playing(table, state)


def go_on_playing(table: Table, state: State) -> None:
    """The step from a question of its player on."""
    seat = state.active
    player = state.players[seat]
    while True:
        choice = table.ask(seat, play_options(state, seat), prompts.PLAY)
        if choice is verbs.END:
            break
        state.idle = ACTED
        if choice is verbs.CRYSTAL:
            buy_crystal(table, state, seat)
        else:
            _DONE_WITH_A_CARD[choice.verb](table, state, seat, CardId(choice.a))
        if state.queue:
            last_breaths(table, state)
        settle(table, state)
    if player.mana and not state.book.rules.mana_carries_over:
        if table.listening:
            table.tell(events.unspent, seat=seat, n=player.mana)
        player.mana = 0  # OP-096


def _abbot(table: Table, state: State, seat: Seat, abbot: CardId) -> None:
    """At the start of the Play step a creature card of one cost comes back (OP-K27)."""
    wanted = card_of(state, abbot).abbot
    cards = [card for card in state.players[seat].discard
             if card_of(state, card).kind == CREATURE and card_of(state, card).cost == wanted]  # fmt: skip
    if cards:
        choice = table.ask(seat, [verbs.TARGET(card) for card in cards], prompts.RAISE, abbot)
        bring_back(table, state, seat, *verbs.TARGET.of(choice), into_play=True)


def has_room(state: State, outpost: Outpost) -> bool:
    """Whether an Outpost may receive an upgrade (OP-034, OP-102, OP-103)."""
    return outpost.standing and len(outpost.open) + len(outpost.closed) < state.book.rules.upgrades_per_outpost


def play_options(state: State, seat: Seat) -> list[Option]:
    """OP-P08: play, burn a card, burn a creature, buy a crystal, end the step."""
    player, rules = state.players[seat], state.book.rules
    cards, faces, mana = state.book.cards, state.faces, player.mana
    play, burn = verbs.PLAY.options, verbs.BURN.options
    options = [verbs.END]
    may_burn = player.burned_cards < rules.burn_cards_max  # OP-090, OP-093
    for card in player.hand:
        printed = cards[faces[card]]
        if printed.cost <= mana:  # no card ever costs more than is printed on it (OP-097)
            if printed.kind == CREATURE or has_use(state, seat, printed):
                options.append(play[card])
        elif (printed.cheaper_by_losses or printed.cheaper_by_crystals) and can_play(state, seat, printed):
            options.append(play[card])
        if may_burn:
            options.append(burn[card])
    if player.burned_creatures < rules.burn_creatures_max:  # OP-091, OP-092
        options += verbs.SACRIFICE.each(creatures_of(player))
    if mana >= crystal_price(state, seat):  # OP-115
        options.append(verbs.CRYSTAL)
    return options


def can_play(state: State, seat: Seat, card: Card) -> bool:
    """Mana for it, and a place or the targets it needs (OP-097, OP-102, OP-R62, OP-R66)."""
    return cost_of(state, seat, card) <= state.players[seat].mana and has_use(state, seat, card)


def has_use(state: State, seat: Seat, card: Card) -> bool:
    """A place for it, or the targets it needs (OP-102, OP-R62, OP-R66)."""
    if card.kind == CREATURE:
        return True
    if card.kind == SPELL:
        for atom in card.effects:  # noqa: SIM110 (asked for every card in hand)
            if not has_target(state, atom, seat):
                return False
        return True
    for outpost in state.players[seat].outposts:  # noqa: SIM110 (as above)
        if has_room(state, outpost):
            return True
    return False


def play_card(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Play a card from hand (OP-097)."""
    (_play_creature, _cast, _build)[card_of(state, card).kind](table, state, seat, card)


def _pay(state: State, seat: Seat, card: CardId) -> int:
    """The card leaves the hand, its cost the mana; returns what was paid."""
    player, cost = state.players[seat], cost_of(state, seat, card_of(state, card))
    player.mana -= cost
    player.hand.remove(card)
    return cost


def _play_creature(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """It enters the reserve, and its Arrival happens (OP-099, OP-K20)."""
    cost = _pay(state, seat, card)
    table.show(card)
    if table.listening:
        table.tell(events.plays, seat=seat, card=card, cost=cost)
    enter(state, seat, card)
    EFFECTS.carry_out_all(Run(table, state, seat, card, triggered=True), card_of(state, card).arrival)


def _cast(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """A Spell has its effect and goes to the discard pile (OP-101)."""
    cost = _pay(state, seat, card)
    table.show(card)
    table.tell(events.casts, seat=seat, card=card, cost=cost)
    player = state.players[seat]
    player.spent.append(card)
    EFFECTS.carry_out_all(Run(table, state, seat, card), card_of(state, card).effects)
    player.discard.append(card)  # after its effect


def _build(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """An upgrade goes on an own standing Outpost with room, open or face-down (OP-102 to OP-105, OP-P10)."""
    options = [
        verbs.PLACE(card, index, facing)
        for index, outpost in by_outpost(state.players[seat].outposts)
        if has_room(state, outpost)
        for facing in (OPEN, CLOSED)
    ]
    _, index, facing = verbs.PLACE.of(table.ask(seat, options, prompts.PLACE, card))
    cost = _pay(state, seat, card)
    outpost = state.players[seat].outposts[index]
    if facing == CLOSED:
        outpost.closed.append(card)
    else:
        table.show(card)
        outpost.open.append(card)
    table.tell(events.hides if facing == CLOSED else events.builds, seat=seat, card=card, outpost=index, cost=cost)


_DONE_WITH_A_CARD = {verbs.PLAY.name: play_card, verbs.BURN.name: burn_card, verbs.SACRIFICE.name: burn_creature}
