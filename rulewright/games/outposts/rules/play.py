"""Second step: mana, playing cards, Mana Crystals."""

from rulewright.games.outposts.cards.card import CREATURE, SPELL, Card
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.creatures import destroy, enter
from rulewright.games.outposts.rules.drawing import discard, draw_by_effect
from rulewright.games.outposts.rules.effects import bring_back, carry_out, has_target
from rulewright.games.outposts.rules.ending import check_crystals, settle
from rulewright.games.outposts.rules.state import (
    PLAY,
    Outpost,
    Player,
    State,
    card_of,
    creatures_of,
    standing_count,
)
from rulewright.games.outposts.rules.triggers import last_breaths
from rulewright.kernel.question import CardId, Option, Seat, option
from rulewright.kernel.table import Table

CRYSTAL = option("crystal")


def play_cards(table: Table, state: State) -> bool:
    """OP-088 to OP-122; returns whether anything was done in the step."""
    state.step = PLAY
    seat = state.active
    player = state.players[seat]
    abbots = [card for card in creatures_of(player) if card_of(state, card).abbot]
    if abbots and table.ask(seat, [prompts.TAKE, prompts.SKIP], prompts.TAKE_PLAY) is prompts.SKIP:
        return False  # OP-068: none of the step's parts happens
    gain_income(table, state, seat)
    for card in abbots:
        _abbot(table, state, seat, card)
    acted = bool(abbots)
    while True:
        choice = table.ask(seat, play_options(state, seat), prompts.PLAY)
        if choice is prompts.END:
            break
        acted = True
        _do(table, state, seat, choice)
        if state.queue:
            last_breaths(table, state)
        settle(table, state)
    if not state.book.rules.mana_carries_over:
        player.mana = 0  # OP-096
    return acted


def gain_income(table: Table, state: State, seat: Seat) -> None:
    """One mana a face-up Outpost, fixed at that moment (OP-088, OP-089), and what upgrades add (OP-K27)."""
    player, rules = state.players[seat], state.book.rules
    n = rules.mana_per_outpost * standing_count(player) + rules.crystal_mana * player.crystals
    n += open_sum(state, player, "income")
    player.mana += n
    if table.listening:
        table.tell_plain("mana", "OP-088", seat=seat, n=n)


def open_sum(state: State, player: Player, field: str) -> int:
    """What a player's face-up upgrades add up to in one respect (OP-K23)."""
    cards, faces = state.book.cards, state.faces
    total = 0
    for outpost in player.outposts:
        for card in outpost.open:
            total += getattr(cards[faces[card]], field)
    return total


def _abbot(table: Table, state: State, seat: Seat, abbot: CardId) -> None:
    """At the start of the Play step a creature card of one cost comes back (OP-K27)."""
    wanted = card_of(state, abbot).abbot
    cards = [card for card in state.players[seat].discard
             if card_of(state, card).kind == CREATURE and card_of(state, card).cost == wanted]  # fmt: skip
    if cards:
        choice = table.ask(seat, [option("target", card) for card in cards], prompts.RAISE, abbot)
        bring_back(table, state, seat, choice.a, into_play=True)


def cost_of(state: State, seat: Seat, card: Card) -> int:
    """Printed cost less what the card or the turn takes off, never below 0 (OP-097, OP-R50)."""
    player, cost = state.players[seat], card.cost
    if card.cheaper_by_losses:
        cost = min(cost, max(card.cheaper_by_losses, cost - player.lost))
    if card.cheaper_by_crystals:
        cost -= card.cheaper_by_crystals * player.crystals
    return max(0, cost)


def crystal_price(state: State, seat: Seat) -> int:
    """OP-117."""
    rules, player = state.book.rules, state.players[seat]
    return max(0, rules.crystal_price + rules.crystal_price_step * player.crystals - player.discount)


def has_room(state: State, outpost: Outpost) -> bool:
    """Whether an Outpost may receive an upgrade (OP-034, OP-102, OP-103)."""
    return outpost.standing and len(outpost.open) + len(outpost.closed) < state.book.rules.upgrades_per_outpost


def play_options(state: State, seat: Seat) -> list[Option]:
    """OP-P08: play, burn a card, burn a creature, buy a crystal, end the step."""
    player, rules = state.players[seat], state.book.rules
    cards, faces, mana = state.book.cards, state.faces, player.mana
    options = [prompts.END]
    burn = player.burned_cards < rules.burn_cards_max  # OP-090, OP-093
    for card in player.hand:
        printed = cards[faces[card]]
        affordable = printed.cost <= mana or printed.cheaper_by_losses or printed.cheaper_by_crystals
        if affordable and can_play(state, seat, printed):
            options.append(option("play", card))
        if burn:
            options.append(option("burn", card))
    if player.burned_creatures < rules.burn_creatures_max:  # OP-091, OP-092
        options += [option("sacrifice", card) for card in creatures_of(player)]
    if mana >= crystal_price(state, seat):  # OP-115
        options.append(CRYSTAL)
    return options


def can_play(state: State, seat: Seat, card: Card) -> bool:
    """Mana for it, and a place or the targets it needs (OP-097, OP-102, OP-R62, OP-R66)."""
    if cost_of(state, seat, card) > state.players[seat].mana:
        return False
    if card.kind == CREATURE:
        return True
    if card.kind == SPELL:
        return all(has_target(state, atom, seat) for atom in card.effects)
    return any(has_room(state, outpost) for outpost in state.players[seat].outposts)


def _do(table: Table, state: State, seat: Seat, choice: Option) -> None:
    match choice.verb:
        case "play":
            play_card(table, state, seat, choice.a)
        case "burn":
            burn_card(table, state, seat, choice.a)
        case "sacrifice":
            burn_creature(table, state, seat, choice.a)
        case "crystal":
            buy_crystal(table, state, seat)


def play_card(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Pay and play a card from hand (OP-097)."""
    player, printed = state.players[seat], card_of(state, card)
    place = _choose_place(table, state, seat, card) if printed.kind not in (CREATURE, SPELL) else None
    player.mana -= cost_of(state, seat, printed)
    player.hand.remove(card)
    if place is None or not place.c:
        table.show(card)
    if printed.kind == CREATURE:
        if table.listening:
            table.tell_plain("plays", "OP-099", seat=seat, card=card)
        enter(state, seat, card)
        for atom in printed.arrival:  # OP-K20
            carry_out(table, state, atom, seat, card, triggered=True)
    elif place is None:
        if table.listening:
            table.tell_plain("casts", "OP-101", seat=seat, card=card)
        player.spent.append(card)
        for atom in printed.effects:
            carry_out(table, state, atom, seat, card, triggered=False)
        player.discard.append(card)  # OP-101: after its effect
    else:
        outpost = player.outposts[place.b]
        (outpost.closed if place.c else outpost.open).append(card)  # OP-104, OP-105
        if table.listening:
            clause = "OP-104" if place.c else "OP-102"
            table.tell_plain("hides" if place.c else "builds", clause, seat=seat, card=card, outpost=place.b)


def _choose_place(table: Table, state: State, seat: Seat, card: CardId) -> Option:
    """OP-P10: an own standing Outpost with room, open or face-down."""
    options = [
        option("place", card, index, closed)
        for index, outpost in enumerate(state.players[seat].outposts)
        if has_room(state, outpost)
        for closed in (0, 1)
    ]
    return table.ask(seat, options, prompts.PLACE, card)


def burn_card(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Discard a card from hand for mana (OP-090), Salvage adding to it (OP-K19)."""
    player = state.players[seat]
    player.burned_cards += 1
    n = state.book.rules.burn_card_mana + card_of(state, card).salvage
    discard(table, state, seat, card, "OP-090")
    player.mana += n
    if table.listening:
        table.tell_plain("mana", "OP-090", seat=seat, n=n)


def burn_creature(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Destroy an own creature for mana (OP-091), with Offering, Ossuary and Soul Reaper (OP-K19, OP-K29)."""
    player = state.players[seat]
    n = creature_mana(state, seat, card)
    reapers = 0
    if not player.burned_creatures:
        reapers = sum(card_of(state, other).reaper for other in creatures_of(player) if other != card)
    player.burned_creatures += 1
    destroy(table, state, card, "OP-091")
    player.mana += n
    if table.listening:
        table.tell_plain("mana", "OP-091", seat=seat, n=n)
    if reapers:
        draw_by_effect(table, state, seat, reapers)


def creature_mana(state: State, seat: Seat, card: CardId) -> int:
    """What destroying a creature would give: Offering (OP-K19), and Ossuary the first time in a turn (OP-K29)."""
    player = state.players[seat]
    n = state.book.rules.burn_creature_mana + card_of(state, card).offering
    return n if player.burned_creatures else n + open_sum(state, player, "ossuary")


def buy_crystal(table: Table, state: State, seat: Seat) -> None:
    """OP-115 to OP-120; the third wins at once (OP-169)."""
    player = state.players[seat]
    player.mana -= crystal_price(state, seat)
    player.discount = 0
    player.crystals += 1
    if table.listening:
        table.tell_plain("buys", "OP-115", seat=seat, n=player.crystals)
    check_crystals(table, state, seat)
