"""Burn: discarding cards from hand and destroying own creatures for mana (OP-090 to OP-095)."""

from rulewright.games.outposts.rules.creatures import destroy
from rulewright.games.outposts.rules.drawing import discard, draw_by_effect
from rulewright.games.outposts.rules.mana import gain_mana, open_upgrades
from rulewright.games.outposts.rules.state import State, card_of, creatures_of
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table


def burn_card(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Discard a card from hand for mana (OP-090)."""
    state.players[seat].burned_cards += 1
    discard(table, state, seat, card, "OP-090")
    gain_mana(table, state, seat, card_mana(state, card), "OP-090")


def burn_creature(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Destroy an own creature for mana (OP-091), with Offering, Ossuary and Soul Reaper (OP-K19, OP-K29)."""
    player = state.players[seat]
    n = creature_mana(state, seat, card)
    reapers = 0
    if not player.burned_creatures:
        reapers = sum(card_of(state, other).reaper for other in creatures_of(player) if other != card)
    player.burned_creatures += 1
    destroy(table, state, card, "OP-091")
    gain_mana(table, state, seat, n, "OP-091")
    if reapers:
        draw_by_effect(table, state, seat, reapers)


def card_mana(state: State, card: CardId) -> int:
    """What burning a card from hand gives: Salvage adds to it (OP-090, OP-K19)."""
    return state.book.rules.burn_card_mana + card_of(state, card).salvage


def creature_mana(state: State, seat: Seat, card: CardId) -> int:
    """What destroying a creature would give: Offering (OP-K19), and Ossuary the first time in a turn (OP-K29)."""
    player = state.players[seat]
    n = state.book.rules.burn_creature_mana + card_of(state, card).offering
    return n if player.burned_creatures else n + sum([card.ossuary for card in open_upgrades(state, player)])
