"""What bots think good: a quick estimate of who is ahead, options worth a thought, and quick answers."""

from collections.abc import Sequence
from math import exp

from rulewright.games.outposts.assault import defense_totals
from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.state import State, limit_of
from rulewright.kernel.question import Option, Seat


def body(card: Card) -> float:
    """What a creature is worth in play, by the cost model of the reference."""
    worth = 1.5 * card.attack + card.defense + 0.75 * card.health
    worth += card.pierce * 0.75 + card.siege + 0.75 * (card.guard + card.vanguard + card.withdraw) + card.swift
    worth += 1.5 * (card.group_attack + card.post_attack + card.post_defense) + card.dirge + 2 * card.reaper
    worth += 0.75 * (card.offering + card.salvage) + 3 * bool(card.abbot) - card.rooted - card.reckless
    return worth / 4  # about its cost


def strength(state: State, seat: Seat) -> float:
    """How strong a player stands, in mana."""
    player = state.players[seat]
    if player.out:
        return -30.0
    cards, faces, rules = state.book.cards, state.faces, state.book.rules
    total = 9.0 * player.crystals + 0.8 * len(player.hand) + 0.25 * player.mana
    if player.crystals == rules.crystals_to_win - 1:
        total += 4
    still_to_come = rules.outposts_max - len(player.outposts)
    total += 5.0 * still_to_come
    for outpost in player.outposts:
        if not outpost.standing:
            continue
        limit = limit_of(state, outpost)
        left = max(0, limit - outpost.counters)
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
        for card in outpost.defenders:
            total += body(cards[faces[card]])
    for card in player.reserve:
        total += 0.94 * body(cards[faces[card]])
    for group in player.groups:
        for card in group:
            total += body(cards[faces[card]])
    return total


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return 1 / state.seats
        return 1.0 if seat in outcome.winners else 0.0
    own = strength(state, seat)
    if state.seats == 2:
        return 1 / (1 + exp((strength(state, 1 - seat) - own) / 8))
    weights = [exp(strength(state, other) / 8) for other in range(state.seats)]
    return weights[seat] / sum(weights)


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Each kind of answer once: equal cards are one, creatures get their orders in one order."""
    verb = options[-1].verb
    if verb in ("play", "burn", "sacrifice", "crystal"):
        return _distinct(state, options)
    if verb in ("guard", "join", "reserve") and options[0].verb == "end":
        last = max(state.ordered, default=-1)
        later = [each for each in options if each.a > last or each.verb == "end"]
        return later if len(later) > 1 or later == list(options) else options[:1]
    if verb == "hit":
        return _worthwhile_hits(options)
    return options


def _distinct(state: State, options: Sequence[Option]) -> list[Option]:
    faces, seen, found = state.faces, set(), []
    for each in options:
        key = (each.verb, faces[each.a] if each.a >= 0 and each.verb != "sacrifice" else each.a)
        if key not in seen:
            seen.add(key)
            found.append(each)
    return found


def _worthwhile_hits(options: Sequence[Option]) -> list[Option]:
    """Kills, and all that is left on the Outpost."""
    kills = [each for each in options if each.verb == "kill"]
    hits = [each for each in options if each.verb == "hit"]
    return kills + hits[:1]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once: play what can be played, attack where it hurts, keep something at home."""
    first, last = options[0], options[-1]
    verb = last.verb
    if verb == "hit":  # damage: all of it somewhere
        kills = sum(1 for each in options if each.verb == "kill")
        return options[int(roll * kills)] if kills and roll < 0.6 else options[kills]
    if first.verb == "end":
        plays = [each for each in options if each.verb == "play"]
        if plays:
            return max(plays, key=lambda each: state.book.cards[state.faces[each.a]].cost)
        if verb == "crystal":
            return last
        if first is not last and last.verb in ("guard", "join", "reserve"):
            return _hunch_order(state, options, roll)
        return _hunch_burn(state, seat, options, roll)
    if first.verb == "skip":
        return last if roll < 0.85 else first
    if first.verb == "take":
        return first
    return options[int(roll * len(options))]


def _hunch_order(state: State, options: Sequence[Option], roll: float) -> Option:
    """An order for the first creature that has none: attackers to one group, defenders home."""
    orders = [each for each in consider(state, state.active, options) if each.verb in ("guard", "join")]
    if not orders or roll < 0.1:
        return options[0]
    card = state.book.cards[state.faces[orders[0].a]]
    own = [each for each in orders if each.a == orders[0].a]
    wish = "join" if card.attack > card.defense else "guard"
    wished = [each for each in own if each.verb == wish] or own
    return wished[int(roll * len(wished))]


def _hunch_burn(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Burn a card only if that makes another one playable."""
    player = state.players[seat]
    burns = [each for each in options if each.verb == "burn"]
    if not burns or len(player.hand) < 2:
        return options[0]
    cards, faces = state.book.cards, state.faces
    costs = sorted(cards[faces[each.a]].cost for each in burns)
    if any(player.mana < cost <= player.mana + 1 for cost in costs) and roll < 0.5:
        return min(burns, key=lambda each: abs(cards[faces[each.a]].cost - 9 * (roll < 0.25)))
    return options[0]
