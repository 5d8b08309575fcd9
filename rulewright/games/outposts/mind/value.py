"""How good a position is: a quick estimate of who is ahead."""

from math import exp

from rulewright.games.outposts.cards.card import CREATURE, UPGRADE, Card
from rulewright.games.outposts.rules.attack.strength import defense_totals
from rulewright.games.outposts.rules.state import State, all_seats, limit_of
from rulewright.kernel.question import Seat

KEPT = (1.0, 1.0, 0.8, 0.5, 0.25, 0.1)  # of what each card in hand is worth, the best first


def body(card: Card) -> float:
    """What a creature is worth in play, by the cost model of the reference."""
    worth = 1.5 * card.attack + card.defense + 0.75 * card.health
    worth += card.pierce * 0.75 + card.siege + 0.75 * (card.guard + card.vanguard + card.withdraw) + card.swift
    worth += 1.5 * (card.group_attack + card.post_attack + card.post_defense) + card.dirge + 2 * card.reaper
    worth += 0.75 * (card.offering + card.salvage) + 3 * bool(card.abbot) - card.rooted - card.reckless
    return worth / 4  # about its cost


def in_hand(card: Card) -> float:
    """What a card in hand is worth, in mana: something for the choice it gives, more if it is a strong one."""
    if card.kind == CREATURE:
        return 0.4 + 0.15 * body(card)
    worth = 0.5 + 0.12 * card.cost
    return worth + 0.3 * (card.income + card.depot) + 0.1 * len(card.trap) if card.kind == UPGRADE else worth


def hand_worth(state: State, seat: Seat) -> float:
    """What a hand is worth, in mana: each further card less, for there is no mana to play them all."""
    cards, faces = state.book.cards, state.faces
    worths = [in_hand(cards[faces[card]]) for card in state.players[seat].hand]
    worths.sort(reverse=True)
    total = 0.0
    for i, worth in enumerate(worths):
        total += worth * (KEPT[i] if i < len(KEPT) else KEPT[-1])
    return total


def strength(state: State, seat: Seat) -> float:
    """How strong a player stands, in mana."""
    player = state.players[seat]
    if player.out:
        return -30.0
    cards, faces, rules = state.book.cards, state.faces, state.book.rules
    total = 9.0 * player.crystals + hand_worth(state, seat) + 0.25 * player.mana
    if player.crystals == rules.crystals_to_win - 1:
        total += 4
    total += 5.0 * (rules.outposts_max - len(player.outposts))  # still to come
    for outpost in player.outposts:
        if not outpost.standing:
            continue
        left = max(0, limit_of(state, outpost) - outpost.counters)
        total += 4.0 + 0.75 * left
        _, defense = defense_totals(state, seat, outpost)
        total += min(defense, 8) * 0.12 * (1.0 if left > 3 else 2.0)
        for card in outpost.open:
            printed = cards[faces[card]]
            total += 0.6 * (printed.attack + printed.defense) + 2.2 * (printed.income + printed.ossuary + printed.depot)
            total += 1.5 * printed.beacon
        for card in outpost.closed:
            printed = cards[faces[card]]
            total += 0.6 * (printed.attack + printed.defense) + 1.2 * len(printed.trap)
        total += sum([body(cards[faces[card]]) for card in outpost.defenders])
    total += 0.94 * sum([body(cards[faces[card]]) for card in player.reserve])
    return total + sum([body(cards[faces[card]]) for group in player.groups for card in group])


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return 1 / state.seats
        return 1.0 if seat in outcome.winners else 0.0
    own = strength(state, seat)
    if state.seats == 2:
        return 1 / (1 + exp((strength(state, Seat(1 - seat)) - own) / 8))
    weights = [exp(strength(state, other) / 8) for other in all_seats(state)]
    return weights[seat] / sum(weights)
