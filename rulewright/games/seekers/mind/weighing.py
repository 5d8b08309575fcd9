"""Weighing plays: what a card would do if it were played now, what one on the Stack is about to do, which is best."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.mind.aiming import crash, finds, foes
from rulewright.games.seekers.mind.merit import Merit, harm, kept, merit
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.state import TRIGGER, Item, State, Unit, ailment, are_enemies, printed
from rulewright.games.seekers.rules.verbs import ACTIVATE, PLAY, USE
from rulewright.kernel.question import Option, Seat

AP, SPARE_AP = 2.1, 0.4  # what an AP is worth in HP to who has to choose, and one that will be lost
TOKEN = 0.4  # what of the damage counts that a token unit takes
PLAYS = (PLAY.name, USE.name, ACTIVATE.name)


def design(state: State, option: Option) -> Card:
    """The card that an option plays, or the action that it activates."""
    card = state.book.cards[state.faces[option.a]]
    return card.action if option.verb == ACTIVATE.name and card.action else card


def best_play(
    state: State, seat: Seat, options: Sequence[Option], roll: float, threat: float, top: Item | None
) -> Option:
    """The play that gives most for its AP; the first option, a pass, if none gives anything."""
    player, units = state.players[seat], foes(state, seat)
    spare = max(0, player.ap - kept(state, seat))
    best, most = options[0], 0.4
    for number, each in enumerate(options):
        if each.verb in PLAYS:
            worth = merit(design(state, each))
        elif each is prompts.POWER:
            action = state.book.cards[player.seeker].action
            assert action is not None
            worth = merit(action)
        else:
            continue
        cost = worth.cost
        if each.verb == USE.name and any(lasting.card == each.a and lasting.down for lasting in player.zone):
            cost = max(0, cost - state.book.rules.stash_discount)
        good = gain(state, seat, worth, units, threat, top) - AP * max(0, cost - spare) - SPARE_AP * min(cost, spare)
        good += 0.5 * ((roll * (7 + 3 * number)) % 1)  # so that not every playout is the same
        if good > most:
            best, most = each, good
    return best


def gain(state: State, seat: Seat, worth: Merit, units: Sequence[Unit], threat: float, top: Item | None) -> float:
    """What a card does if it is played now, in HP."""
    me, total = state.units[seat], worth.own
    if worth.counter:
        return threat if top is not None else 0.0
    if worth.hits:
        found = [unit for unit in units if finds(state, worth.aim, me.hex, unit)]
        if not found:
            return 0.0
        target = found[0]
        if target is not state.units[target.seat]:
            return total + TOKEN * min(worth.hurt, target.hp)
        total += worth.hurt + worth.shove
        if worth.push:
            total += crash(state, seat, me.hex, target.hex, worth.push)
        if worth.hurt >= target.hp:
            total += 50
        for each in worth.ails:
            name = each.name
            if each.name == "Burn" or ailment(target, name) is None:
                total += harm(name, each.n)
    elif worth.aim.kind in ("stack", "zone"):
        total += 2.0
    total += 0.9 * min(worth.heal, me.most - me.hp)
    if worth.guard:
        total += 0.9 * min(worth.guard, threat) if top is not None else 0.5 * worth.guard
    if worth.evade and top is not None and top.targets and threat:
        total += 0.7 * threat
    return total


def danger(state: State, seat: Seat, item: Item) -> float:
    """What an enemy's object on the Stack will do to this player, in HP."""
    if item.kind == TRIGGER:
        return 0.0
    worth = merit(printed(state, item))
    if item.amplified and worth.amplified is not None:
        worth = worth.amplified
    if not worth.hits:
        return worth.own + 0.8 * (worth.heal + worth.guard)
    if item.targets and worth.aim.kind in ("enemy", "unit") and item.targets[0] != seat:
        return 0.0
    me = state.units[seat]
    if not finds(state, worth.aim, state.units[item.seat].hex, me):
        return 0.0
    total = worth.hurt + item.bonus + sum([harm(each.name, each.n) for each in worth.ails], 0.0)
    return total + 50 if worth.hurt + item.bonus >= me.hp else total


def can_afford_channel(state: State, seat: Seat) -> bool:
    """The Shard pays only for who lives long enough to use it."""
    mine = state.units[seat].hp
    theirs = max((unit.hp for unit in state.units[: state.seats] if are_enemies(state, seat, unit.seat)), default=0)
    return mine >= 30 and mine > 0.6 * theirs and theirs >= 25
