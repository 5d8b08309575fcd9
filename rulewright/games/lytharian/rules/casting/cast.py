"""Casting a spell: target, X, cost, harnessed mana, and onto the stack (LC-151, LC-205)."""

from functools import reduce
from operator import or_

from rulewright.games.lytharian.cards.card import X_COST, Card
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.castable import (
    affordable,
    base_cost,
    cost_on,
    discount,
    extra,
    funds,
    harness_value,
    may_harness,
    troop_aimed_at,
)
from rulewright.games.lytharian.rules.casting.targeting import invulnerable, is_hidden, proof_faces, seconds
from rulewright.games.lytharian.rules.combat.stats import powers_now
from rulewright.games.lytharian.rules.deductions import having, observe, with_value
from rulewright.games.lytharian.rules.ids import NO_TROOP, TroopId
from rulewright.games.lytharian.rules.state import SPELL, Item, State, next_uid
from rulewright.games.lytharian.rules.troops import seat_of
from rulewright.games.lytharian.rules.zones import discard
from rulewright.kernel.question import NO_CARD, CardId, Option, Seat
from rulewright.kernel.table import Table


def cast(table: Table, state: State, seat: Seat, each: CardId) -> bool:
    """Choose, pay, announce (LC-151); False if the target turned out to be invulnerable, with nothing paid (LC-R45)."""
    card = state.book.cards[state.faces[each]]
    state.announcing = each
    aim = verbs.NONE
    if card.aim.kind != "none":
        found = _choose_target(table, state, seat, each, card)
        if found is None:
            state.announcing = NO_CARD
            return False
        aim = found
    second = _choose_second(table, state, seat, each, card, aim)
    x = _choose_x(table, state, seat, each, card, aim)
    troop = troop_aimed_at(aim)
    base = x if card.cost == X_COST else base_cost(state, card, aim)
    cost = cost_on(state, seat, card, base, troop)
    _harness_for(table, state, seat, each, cost)
    state.announcing = NO_CARD
    player = state.players[seat]
    player.hand.remove(each)
    from_pool = min(player.pool, cost)  # harnessed mana first (LC-R208)
    player.pool -= from_pool
    player.mana -= cost - from_pool
    table.show(each)
    if troop >= 0 and seat_of(state, troop) == seat and is_hidden(state, troop):
        _note_price(state, seat, card, base, troop)
    for own in (troop, second):  # that they can be targeted is seen, no more (LC-R43, LC-R203)
        if own >= 0 and seat_of(state, own) == seat and is_hidden(state, own):
            observe(state, own, ~proof_faces(state, card))
    item = Item(next_uid(state), SPELL, seat, each, state.faces[each], x=x)
    _aim(state, item, aim, second)
    state.stack.append(item)
    state.acted = True
    if state.duel is not None:
        state.duel.cast = True
    if table.listening:
        table.tell(
            events.casts, seat=seat, card=each, n=cost, harnessed=from_pool, x=x, troop=item.target, second=item.second,
            aim=item.at_card, item=item.at_item, target=item.at_seat,
        )  # fmt: skip
    if troop >= 0 and shatters(table, state, seat, troop):
        item.countered = True
    elif second >= 0 and shatters(table, state, seat, second):
        item.second = NO_TROOP  # only its own share
    return True


def _note_price(state: State, seat: Seat, card: Card, base: int, troop: TroopId) -> None:
    """What was paid says which affinity a face-down target has, as far as a price can show it (LC-290, LC-R43, LC-R44).

    A spell that costs nothing anyway, or that the fighter makes as cheap (LC-R162), says nothing.
    """
    power = card.affinity
    fighter = discount(state, seat, card, NO_TROOP)
    prices = [max(0, base - max(x, fighter)) for x in range(state.book.saving + 1)]
    paid = prices[state.book.powers[state.faces[troop]].get(power, 0)]
    alike = [with_value(state, power, x) for x, price in enumerate(prices) if price == paid]
    observe(state, troop, reduce(or_, alike))


def _aim(state: State, item: Item, aim: Option, second: TroopId) -> None:
    """Write down what a spell is cast on, and that troops are where they are (LC-158)."""
    match aim.verb:
        case verbs.AT_TROOP.name:
            (item.target,) = verbs.AT_TROOP.of(aim)
            item.left = state.left[item.target]
        case verbs.AT_GEAR_OF.name:
            (item.target,) = verbs.AT_GEAR_OF.of(aim)
        case verbs.AT_CARD.name:
            (item.at_card,) = verbs.AT_CARD.of(aim)
        case verbs.AT_STACK.name:
            (item.at_item,) = verbs.AT_STACK.of(aim)
        case verbs.AT_SEAT.name:
            (item.at_seat,) = verbs.AT_SEAT.of(aim)
    if second >= 0:
        item.second, item.second_left = second, state.left[second]


def _choose_target(table: Table, state: State, seat: Seat, each: CardId, card: Card) -> Option | None:
    """A face-down invulnerable enemy refuses before anything is paid, and its owner says so (LC-R45)."""
    aim = table.ask(seat, affordable(state, seat, each, card), prompts.TARGET, each)
    troop = troop_aimed_at(aim)
    if troop < 0 or not is_hidden(state, troop) or seat_of(state, troop) == seat:
        return aim
    mask = proof_faces(state, card)
    if not invulnerable(state, troop, card):
        observe(state, troop, ~mask)
        return aim
    observe(state, troop, mask)
    table.tell(events.refuses, troop=troop, seat=seat)
    return None


def _choose_second(table: Table, state: State, seat: Seat, each: CardId, card: Card, aim: Option) -> TroopId:
    """LC-D30, LC-D31: none only if there is none."""
    found = seconds(state, seat, card, troop_aimed_at(aim)) if card.aim.second else []
    if not found:
        return NO_TROOP
    return verbs.AT_SECOND.of(table.ask(seat, [verbs.AT_SECOND(troop) for troop in found], prompts.SECOND, each))[0]


def _choose_x(table: Table, state: State, seat: Seat, each: CardId, card: Card, aim: Option) -> int:
    """At least 1, fixed at payment (LC-R157, LC-R158, LC-R160)."""
    if card.cost != X_COST:
        return 0
    troop = troop_aimed_at(aim)
    most = funds(state, seat, each) + discount(state, seat, card, troop) - extra(state, card, troop)
    options = [verbs.AMOUNT(n) for n in range(1, max(1, most) + 1)]
    return verbs.AMOUNT.of(table.ask(seat, options, prompts.AMOUNT, each))[0]


def _harness_for(table: Table, state: State, seat: Seat, each: CardId, cost: int) -> None:
    """Discard one other spell for its mana, as part of paying (LC-205, LC-R206, LC-R211, LC-D22)."""
    player = state.players[seat]
    if not may_harness(state, seat) or len(player.hand) < 2:
        return
    short = cost - player.pool - player.mana
    options: list[Option] = [verbs.NONE] if short <= 0 else []
    if cost > player.pool:
        others = [card for card in player.hand if card != each]
        options += [verbs.HARNESS(card) for card in others if harness_value(state, card) >= max(1, short)]
    choice = table.ask(seat, options or [verbs.NONE], prompts.HARNESS, each)
    if choice is verbs.NONE:
        return
    (harnessed,) = verbs.HARNESS.of(choice)
    gained = harness_value(state, harnessed)
    discard(table, state, harnessed, "LC-205")
    player.pool += gained
    player.harnessed += 1
    table.tell(events.harnesses, seat=seat, card=harnessed, n=gained)


def shatters(table: Table, state: State, seat: Seat, troop: TroopId) -> bool:
    """Spellshatter of a target, before any response: even counters the spell or its share (LC-282, LC-R173)."""
    if not state.book.rules.spellshatter_friendly and seat_of(state, troop) == seat:
        return False
    if is_hidden(state, troop):
        mask = having(state, "spellshatter")
        observe(state, troop, mask if "spellshatter" in state.book.powers[state.faces[troop]] else ~mask)
    if "spellshatter" not in powers_now(state, troop) or table.roll(6) % 2:
        return False
    table.tell(events.shatters, troop=troop, seat=seat)
    return True
