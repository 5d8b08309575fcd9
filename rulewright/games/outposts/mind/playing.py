"""Play Cards by a glance: what each card would bring now, what is burned for it, when a Crystal is bought."""

from collections.abc import Sequence
from typing import NamedTuple

from rulewright.games.outposts.cards.card import CREATURE, SPELL, Card
from rulewright.games.outposts.mind.effects import effect_now
from rulewright.games.outposts.mind.outlook import Outlook, outlook
from rulewright.games.outposts.mind.value import body, in_hand
from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.burn import card_mana, creature_mana
from rulewright.games.outposts.rules.mana import cost_of, crystal_price
from rulewright.games.outposts.rules.state import CLOSED, Player, State, card_of
from rulewright.kernel.question import CardId, Option, Seat

ARRIVED = 0.5  # a body more, whatever it is
DEAR = 0.2  # of its cost: a dear card is worth more than its numbers say
BURNED = (0.6, 0.6, 0.5, 0.45, 0.4, 0.3, 0.2, 0.1)  # what a card burned is missed, by the cards in hand
HELD = 0.15  # and what part of its worth in hand
SACRIFICED = 0.6  # what a creature burned is missed beside its body
BONUS = 0.45  # a point of attack or defense of an upgrade
TRAP, INCOME, BEACON, OSSUARY, FOUNDATION = 0.9, 1.6, 1.0, 0.8, 1.4
LAST_CRYSTAL = 1000.0
CRYSTAL, CRYSTAL_MORE, PRICE = 1.5, 0.8, 0.5  # a Crystal, for each one there, and part of what it costs
PRESSED = 0.6  # less for each group that may come, half of it for who is ahead
HIDDEN = 0.3  # how often an upgrade without a Trap lies face-down


class Source(NamedTuple):
    """Something that can be burned."""

    loss: float  # for each mana
    mana: int
    option: Option


def play(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The card that brings most, after burning what it takes; a Crystal where that is worth more."""
    player = state.players[seat]
    playable = {option.a: option for option in options if option.verb == verbs.PLAY.name}
    sources = _sources(state, seat, options)
    view = outlook(state, seat)
    if view.wins:
        return options[0]  # nothing is burned in a turn that wins anyway
    best, most, wanted = options[0], 0.0, -1
    for card in player.hand:
        printed = card_of(state, card)
        short = max(0, cost_of(state, seat, printed) - player.mana)
        if card not in playable and not (short and sources):
            continue
        gain = worth_now(state, seat, printed, view) + DEAR * printed.cost
        if short and gain > most:
            gain -= _loss(state, player, sources, short, card)
        if gain > most:
            best, most, wanted = playable.get(card, options[0]), gain, card if short else -1
    missing = max(0, crystal_price(state, seat) - player.mana)
    if _crystal_worth(state, seat, view) - _loss(state, player, sources, missing, -1) > most:
        return sources[0].option if missing else verbs.CRYSTAL
    if wanted >= 0:
        return next(source.option for source in sources if source.option.a != wanted)
    return best


def _sources(state: State, seat: Seat, options: Sequence[Option]) -> list[Source]:
    """What can be burned, the least loss first."""
    found: list[Source] = []
    n = len(state.players[seat].hand)
    burned = BURNED[n] if n < len(BURNED) else BURNED[-1]
    for option in options:
        card = CardId(option.a)
        if option.verb == verbs.BURN.name:
            mana = card_mana(state, card)
            found.append(Source((burned + HELD * in_hand(card_of(state, card))) / mana, mana, option))
        elif option.verb == verbs.SACRIFICE.name:
            mana = creature_mana(state, seat, card)
            found.append(Source((SACRIFICED + body(card_of(state, card))) / mana, mana, option))
    found.sort()
    return found


def _loss(state: State, player: Player, sources: Sequence[Source], short: int, kept: int) -> float:
    """What burning for so much mana costs; more than anything is worth if it can't be had."""
    rules = state.book.rules
    cards, creatures, loss = player.burned_cards, player.burned_creatures, 0.0
    for source in sources:
        if short <= 0:
            break
        if source.option.a == kept:
            continue
        if source.option.verb == verbs.BURN.name:
            if cards >= rules.burn_cards_max:
                continue
            cards += 1
        else:
            if creatures >= rules.burn_creatures_max:
                continue
            creatures += 1
        loss += source.loss * source.mana
        short -= source.mana
    return loss if short <= 0 else 2 * LAST_CRYSTAL


def _crystal_worth(state: State, seat: Seat, view: Outlook) -> float:
    """What a Crystal is worth beside other things that mana buys."""
    player, rules = state.players[seat], state.book.rules
    if player.crystals == rules.crystals_to_win - 1:
        return LAST_CRYSTAL
    worth = CRYSTAL + CRYSTAL_MORE * player.crystals + PRICE * crystal_price(state, seat)
    return worth - PRESSED * len(view.theirs) * (1.0 if view.lead < 0 else 0.5)


def worth_now(state: State, seat: Seat, card: Card, view: Outlook) -> float:
    """What a card would bring if it were played now, in mana."""
    if card.kind == CREATURE:
        return body(card) + ARRIVED + sum([effect_now(state, seat, atom, view) for atom in card.arrival])
    if card.kind == SPELL:
        return sum([effect_now(state, seat, atom, view) for atom in card.effects])
    worth = BONUS * (card.attack + card.defense) + TRAP * len(card.trap) + INCOME * (card.income + card.depot)
    return worth + BEACON * card.beacon + OSSUARY * card.ossuary + FOUNDATION * bool(card.foundation)


def place(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Traps and surprises face-down, the rest open; where it is needed or, if it earns, where it is safe."""
    card, posts = card_of(state, CardId(options[0].a)), state.players[seat].outposts
    earns = bool(card.income or card.depot or card.ossuary or card.beacon)
    hidden = bool(card.trap) or (card.attack + card.defense > 0 and not earns and roll < HIDDEN)
    safe = -1 if earns else 1
    fitting = [option for option in options if (option.c == CLOSED) == hidden] or options
    return max(fitting, key=lambda option: safe * posts[option.b].counters + 0.7 * len(posts[option.b].defenders))
