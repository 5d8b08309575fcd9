"""How card text outside combat is carried out: one function an atom, for Exploration and for Events."""

from collections.abc import Callable
from typing import Any

from rulewright.games.elysia.cards import atoms
from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.rules import prompts
from rulewright.games.elysia.rules.decks import discard, draw
from rulewright.games.elysia.rules.map import FIRST_VILLAGE, gap, is_ruins, terrain_at
from rulewright.games.elysia.rules.market import affordable, pay, price, take
from rulewright.games.elysia.rules.npcs import next_character
from rulewright.games.elysia.rules.quests import check_main
from rulewright.games.elysia.rules.state import State, clockwise
from rulewright.games.elysia.rules.tokens import gain_darkness, gain_minus, gain_wild, return_minus, spend_wild
from rulewright.kernel.atoms import marker
from rulewright.kernel.question import CardId, Seat, option
from rulewright.kernel.table import Table

Effect = Callable[[Table, State, Any, Seat], None]
EFFECTS: dict[type[atoms.Atom], Effect] = {}
carries_out = marker(EFFECTS)


def explore(table: Table, state: State, seat: Seat, card: CardId, clause: str) -> None:
    """A card is used for Exploration: its Resources count at once (RE-015, RE-018), its draws follow (RE-117)."""
    printed = state.book.cards[state.faces[card]]
    state.walk += printed.walk
    state.coin += printed.coin
    if table.listening:
        table.tell_plain("explores", clause, seat=seat, card=card, walk=printed.walk, coin=printed.coin)
    if printed.draw:
        draw(table, state, seat, printed.draw, "RE-117")
    for atom in printed.explore:
        EFFECTS[type(atom)](table, state, atom, seat)


# -- Exploration text


@carries_out(atoms.Cure)
def _cure(table: Table, state: State, atom: atoms.Cure, seat: Seat) -> None:
    n = min(atom.n, state.players[seat].minus)
    if n and table.ask(seat, [prompts.YES, prompts.NO], prompts.CURE) is prompts.YES:
        return_minus(table, state, seat, n, "RE-051")


@carries_out(atoms.CoinOrCure)
def _coin_or_cure(table: Table, state: State, atom: atoms.CoinOrCure, seat: Seat) -> None:
    options = [prompts.COIN, prompts.CURED] if state.players[seat].minus else [prompts.COIN]
    if table.ask(seat, options, prompts.COIN_OR_CURE) is prompts.COIN:
        state.coin += atom.n
    else:
        return_minus(table, state, seat, 1, "RE-051")


@carries_out(atoms.Ease)
def _ease(table: Table, state: State, atom: atoms.Ease, seat: Seat) -> None:
    """RE-R40."""
    state.eased |= 1 << atom.terrain


@carries_out(atoms.EaseFirst)
def _ease_first(table: Table, state: State, atom: atoms.EaseFirst, seat: Seat) -> None:
    state.grapple = True


@carries_out(atoms.Teleport)
def _teleport(table: Table, state: State, atom: atoms.Teleport, seat: Seat) -> None:
    """Used at the start of Move (RE-R37)."""
    state.relic = True


@carries_out(atoms.Scout)
def _scout(table: Table, state: State, atom: atoms.Scout, seat: Seat) -> None:
    """A private look (RE-R36)."""
    if not state.map_deck:
        return
    top = state.map_deck[-1]
    table.show(top, 1 << seat)
    if table.listening:
        table.tell_plain("scouts", "RE-R36", seat=seat, card=top)
    if len(state.map_deck) > 1 and table.ask(seat, [prompts.TOP, prompts.BOTTOM], prompts.SCOUT, top) is prompts.BOTTOM:
        state.map_deck.insert(0, state.map_deck.pop())
        if table.listening:
            table.tell_plain("sinks", "RE-R36", seat=seat, card=top)


# -- Events


def resolve_event(table: Table, state: State, event: Card) -> None:
    """By the active player, effects on several clockwise from there (RE-136, RE-R66)."""
    for atom in event.effects:
        EFFECTS[type(atom)](table, state, atom, state.active)
    check_main(table, state)


def _in_reach(state: State, seat: Seat) -> bool:
    """Events never touch the First Village or figures on it (RE-057, RE-R67)."""
    return state.tiles[state.players[seat].place] != FIRST_VILLAGE


@carries_out(atoms.Harm)
def _harm(table: Table, state: State, atom: atoms.Harm, seat: Seat) -> None:
    for other in clockwise(state, seat):
        if terrain_at(state, state.players[other].place) == atom.terrain:
            gain_minus(table, state, other, atom.n, "RE-136")


@carries_out(atoms.Bandits)
def _bandits(table: Table, state: State, atom: atoms.Bandits, seat: Seat) -> None:
    player = state.players[seat]
    n = atom.plains if terrain_at(state, player.place) == atoms.PLAINS else atom.n
    for _ in range(min(n, len(player.hand))):
        card = table.ask(seat, [option("drop", each) for each in player.hand], prompts.BANDITS).a
        discard(table, state, seat, card, "RE-136")


@carries_out(atoms.Merchant)
def _merchant(table: Table, state: State, atom: atoms.Merchant, seat: Seat) -> None:
    """General Market cards at their printed cost, with this turn's Coin; Wild is Coin on the own turn (RE-048)."""
    left = atom.n
    while left:
        options = [prompts.NO, *affordable(state, state.coin + state.wild_coin)]
        if state.players[seat].wild:
            options.append(prompts.WILD_COIN)
        choice = table.ask(seat, options, prompts.MERCHANT)
        if choice is prompts.NO:
            return
        if choice is prompts.WILD_COIN:
            spend_wild(table, state, seat)
            state.wild_coin += 1
            continue
        cost = price(state, choice.a)
        pay(state, cost)
        take(table, state, seat, choice.a, cost, "RE-136")
        left -= 1


@carries_out(atoms.Favour)
def _favour(table: Table, state: State, atom: atoms.Favour, seat: Seat) -> None:
    for other in clockwise(state, seat):
        if state.players[other].net > 0 and _in_reach(state, other):
            gain_wild(table, state, other, atom.n, "RE-136")


@carries_out(atoms.Whisper)
def _whisper(table: Table, state: State, atom: atoms.Whisper, seat: Seat) -> None:
    if table.ask(seat, [prompts.NO, prompts.YES], prompts.WHISPER) is prompts.YES:
        gain_darkness(table, state, seat, atom.n, "RE-136")
        draw(table, state, seat, atom.cards, "RE-136")


@carries_out(atoms.Omen)
def _omen(table: Table, state: State, atom: atoms.Omen, seat: Seat) -> None:
    here = state.players[seat].place
    ruins = [place for place, tile in state.tiles.items() if is_ruins(tile)]
    if not ruins:
        return
    near = min(gap(here, place) for place in ruins)
    options = [option("at", place) for place in ruins if gap(here, place) == near]
    next_character(table, state, table.ask(seat, options, prompts.OMEN).a, "RE-136")


@carries_out(atoms.QuietNight)
def _quiet_night(table: Table, state: State, atom: atoms.QuietNight, seat: Seat) -> None:
    options = [prompts.WILD, prompts.CURED] if state.players[seat].minus else [prompts.WILD]
    if table.ask(seat, options, prompts.QUIET) is prompts.CURED:
        return_minus(table, state, seat, state.players[seat].minus, "RE-136")
    else:
        gain_wild(table, state, seat, atom.n, "RE-136")
