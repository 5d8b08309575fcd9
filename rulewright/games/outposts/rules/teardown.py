"""Teardown: Silver goes back, and by the optional rule the winner takes a card."""

from typing import NamedTuple

from rulewright.games.outposts.cards import SHARD, SILVER
from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.state import TEARDOWN, State, all_seats
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.table import Table


class Teardown(NamedTuple):
    """What every player and the Silver deck hold after the game."""

    decks: list[list[Face]]
    silver: list[Face]
    shard: list[Face]


def all_cards(state: State, seat: Seat) -> list[CardId]:
    """Deck, hand, discard pile, cards in play, and the one being played when the game ended (OP-178)."""
    box = set(state.players[seat].box)  # cards not selected are no part of the deck
    return [CardId(card) for card, owner in enumerate(state.owner) if owner == seat and card not in box]


def teardown(state: State) -> Teardown:
    """Every player's Silver cards return to the Silver deck, wherever they are (OP-177, OP-R130).

    Shard cards return, too, but in a campaign they stay in the deck (OP-R131).
    """
    book, faces = state.book, state.faces
    packets = [faces[card] for packet in state.packets for card in packet]
    piles = {SILVER: [faces[card] for card in state.silver] + packets, SHARD: [faces[card] for card in state.shard]}
    returning = (SILVER,) if book.rules.campaign_rule else (SILVER, SHARD)
    decks: list[list[Face]] = []
    for seat in all_seats(state):
        decks.append([])
        for face in sorted(faces[card] for card in all_cards(state, seat)):
            faction = book.cards[face].faction
            (piles[faction] if faction in returning else decks[seat]).append(face)
    return Teardown(decks, sorted(piles[SILVER]), sorted(piles[SHARD]))


def spoils_limit(state: State, winner: Seat) -> int:
    """The highest printed cost that may be taken (OP-180, OP-181, OP-R50)."""
    rules = state.book.rules
    return rules.campaign_base_cost + rules.campaign_cost_per_crystal * state.players[winner].crystals


def take_spoils(table: Table, state: State, winner: Seat) -> None:
    """OP-179: the winner chooses one opponent and takes one card from that deck, or declines (OP-R133)."""
    if not state.book.rules.campaign_rule:
        return
    state.step = TEARDOWN
    limit = spoils_limit(state, winner)
    decks = teardown(state).decks
    options = [verbs.DECLINE]
    for loser, deck in zip(all_seats(state), decks, strict=True):  # also one who is out or conceded (OP-R137)
        if loser != winner:
            for card in all_cards(state, loser):
                table.show(card, 1 << winner)  # OP-182: the whole deck is seen
            options += [verbs.SPOIL(loser, face) for face in sorted(set(deck))
                        if state.book.cards[face].cost <= limit]  # fmt: skip
    choice = table.ask(winner, options, prompts.SPOILS)
    if choice is verbs.DECLINE:
        table.tell(events.no_spoils, seat=winner)
    else:
        loser, face = state.spoils = verbs.SPOIL.of(choice)
        table.tell(events.spoils, seat=winner, other=loser, face=face)
