"""Teardown: Silver goes back, and by the optional rule the winner takes a card."""

from typing import NamedTuple

from rulewright.games.outposts import prompts
from rulewright.games.outposts.cards import SILVER
from rulewright.games.outposts.state import State, creatures_of
from rulewright.kernel.question import CardId, Face, Seat, option
from rulewright.kernel.table import Table


class Teardown(NamedTuple):
    """What every player and the Silver deck hold after the game."""

    decks: list[list[Face]]
    silver: list[Face]


def all_cards(state: State, seat: Seat) -> list[CardId]:
    """Deck, hand, discard pile and cards in play (OP-178)."""
    player = state.players[seat]
    cards = player.deck + player.hand + player.discard + creatures_of(player) + state.kept[seat]
    for outpost in player.outposts:
        cards += outpost.open + outpost.closed
    cards += [card for card in player.spent if card not in player.discard]  # a Spell that ended the game
    return cards


def teardown(state: State) -> Teardown:
    """Every player's Silver cards return to the Silver deck, wherever they are (OP-177, OP-R130)."""
    book, faces = state.book, state.faces
    silver = [faces[card] for packet in [state.silver, *state.packets] for card in packet]
    decks: list[list[Face]] = []
    for seat in range(state.seats):
        own = [faces[card] for card in all_cards(state, seat)]
        decks.append(sorted(face for face in own if book.cards[face].faction != SILVER))
        silver += [face for face in own if book.cards[face].faction == SILVER]
    return Teardown(decks, sorted(silver))


def spoils_limit(state: State, winner: Seat) -> int:
    """The highest printed cost that may be taken (OP-180, OP-181, OP-R50)."""
    rules = state.book.rules
    return rules.campaign_base_cost + rules.campaign_cost_per_crystal * state.players[winner].crystals


def take_spoils(table: Table, state: State, winner: Seat) -> None:
    """OP-179: the winner chooses one opponent and takes one card from that deck, or declines (OP-R133)."""
    if not state.book.rules.campaign_rule:
        return
    limit = spoils_limit(state, winner)
    decks = teardown(state).decks
    options = [prompts.DECLINE]
    for loser, deck in enumerate(decks):  # seen whole (OP-182); also one who is out (OP-R137)
        if loser != winner:
            options += [option("spoil", loser, face) for face in sorted(set(deck))
                        if state.book.cards[face].cost <= limit]  # fmt: skip
    choice = table.ask(winner, options, prompts.SPOILS)
    if choice is not prompts.DECLINE:
        state.spoils = (choice.a, choice.b)
        table.tell("spoils", "OP-179", seat=winner, other=choice.a, face=choice.b)
