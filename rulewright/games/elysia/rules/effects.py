"""How card text outside combat is carried out: one function for each kind of atom, for Exploration and for Events."""

from typing import NamedTuple

from rulewright.games.elysia.cards import atoms
from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.buy.market import affordable, pay, price, take
from rulewright.games.elysia.rules.decks import discard, draw
from rulewright.games.elysia.rules.npcs import next_character
from rulewright.games.elysia.rules.places import FIRST_VILLAGE, gap, is_ruins
from rulewright.games.elysia.rules.quests import check_main
from rulewright.games.elysia.rules.state import State, clockwise, terrain_at
from rulewright.games.elysia.rules.tokens import gain_darkness, gain_minus, gain_wild, spend_wild
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table


class Run(NamedTuple):
    """Whose text is carried out, and where."""

    table: Table
    state: State
    seat: Seat


EFFECTS = Effects[Run]()


def explore(table: Table, state: State, seat: Seat, card: CardId, clause: str) -> None:
    """A card is used for Exploration: its Resources count at once (RE-015, RE-018), its draws follow (RE-117)."""
    printed = state.book.cards[state.faces[card]]
    state.walk += printed.walk
    state.coin += printed.coin
    if table.listening:
        table.tell(events.explores.under(clause), seat=seat, card=card, walk=printed.walk, coin=printed.coin)
    if printed.draw:
        draw(table, state, seat, printed.draw, "RE-117")
    if printed.explore:
        EFFECTS.carry_out_all(Run(table, state, seat), printed.explore)


# -- Exploration text
@EFFECTS.carries_out(atoms.Cure)
def _cure(run: Run, atom: atoms.Cure) -> None:
    table, state, seat = run
    n = min(atom.n, state.players[seat].minus)
    if n and table.ask(seat, [verbs.YES.answer, verbs.NO.answer], prompts.CURE) is verbs.YES.answer:
        gain_minus(table, state, seat, -n, "RE-051")


@EFFECTS.carries_out(atoms.CoinOrCure)
def _coin_or_cure(run: Run, atom: atoms.CoinOrCure) -> None:
    table, state, seat = run
    options = [verbs.COIN.answer, verbs.CURED.answer] if state.players[seat].minus else [verbs.COIN.answer]
    if table.ask(seat, options, prompts.COIN_OR_CURE) is verbs.COIN.answer:
        state.coin += atom.n
    else:
        gain_minus(table, state, seat, -1, "RE-051")


@EFFECTS.carries_out(atoms.Ease)
def _ease(run: Run, atom: atoms.Ease) -> None:
    """RE-R40."""
    run.state.eased |= 1 << atom.terrain


@EFFECTS.carries_out(atoms.EaseFirst)
def _ease_first(run: Run, atom: atoms.EaseFirst) -> None:
    run.state.grapple = True


@EFFECTS.carries_out(atoms.Teleport)
def _teleport(run: Run, atom: atoms.Teleport) -> None:
    """Used at the start of Move (RE-R37)."""
    run.state.relic = True


@EFFECTS.carries_out(atoms.Scout)
def _scout(run: Run, atom: atoms.Scout) -> None:
    """A private look (RE-R36)."""
    table, state, seat = run
    if not state.map_deck:
        return
    top = state.map_deck[-1]
    table.show(top, 1 << seat)
    table.tell(events.scouts, seat=seat, card=top)
    keeps, sinks = verbs.TOP.answer, verbs.BOTTOM.answer
    if len(state.map_deck) > 1 and table.ask(seat, [keeps, sinks], prompts.SCOUT, top) is sinks:
        state.map_deck.insert(0, state.map_deck.pop())
        table.tell(events.sinks, seat=seat, card=top)


# -- Events
def resolve_event(table: Table, state: State, event: Card) -> None:
    """By the active player, effects on several clockwise from there (RE-136, RE-R66)."""
    EFFECTS.carry_out_all(Run(table, state, state.active), event.effects)
    check_main(table, state)


@EFFECTS.carries_out(atoms.Harm)
def _harm(run: Run, atom: atoms.Harm) -> None:
    table, state, seat = run
    for other in clockwise(state, seat):
        if terrain_at(state, state.players[other].place) == atom.terrain:
            gain_minus(table, state, other, atom.n, "RE-136")


@EFFECTS.carries_out(atoms.Bandits)
def _bandits(run: Run, atom: atoms.Bandits) -> None:
    table, state, seat = run
    player = state.players[seat]
    n = atom.plains if terrain_at(state, player.place) == atoms.PLAINS else atom.n
    for _ in range(min(n, len(player.hand))):
        (card,) = verbs.DROP.of(table.ask(seat, [*verbs.DROP.each(player.hand)], prompts.BANDITS))
        discard(table, state, seat, card, "RE-136")


@EFFECTS.carries_out(atoms.Merchant)
def _merchant(run: Run, atom: atoms.Merchant) -> None:
    """General Market cards at their printed cost, with this turn's Coin; Wild is Coin on the own turn (RE-048)."""
    table, state, seat = run
    left = atom.n
    while left:
        options = [verbs.NO.answer, *affordable(state, state.coin + state.wild_coin)]
        if state.players[seat].wild:
            options.append(verbs.WILD_COIN.answer)
        choice = table.ask(seat, options, prompts.MERCHANT)
        if choice is verbs.NO.answer:
            return
        if choice is verbs.WILD_COIN.answer:
            spend_wild(table, state, seat)
            state.wild_coin += 1
            continue
        (face,) = verbs.BUY.of(choice)
        cost = price(state, face)
        pay(state, cost)
        take(table, state, seat, face, cost, "RE-136")
        left -= 1


@EFFECTS.carries_out(atoms.Favour)
def _favour(run: Run, atom: atoms.Favour) -> None:
    table, state, seat = run
    for other in clockwise(state, seat):
        player = state.players[other]
        if player.net > 0 and state.tiles[player.place] != FIRST_VILLAGE:  # never touched (RE-057, RE-R67)
            gain_wild(table, state, other, atom.n, "RE-136")


@EFFECTS.carries_out(atoms.Whisper)
def _whisper(run: Run, atom: atoms.Whisper) -> None:
    table, state, seat = run
    if table.ask(seat, [verbs.NO.answer, verbs.YES.answer], prompts.WHISPER) is verbs.YES.answer:
        gain_darkness(table, state, seat, atom.n, "RE-136")
        draw(table, state, seat, atom.cards, "RE-136")


@EFFECTS.carries_out(atoms.Omen)
def _omen(run: Run, atom: atoms.Omen) -> None:
    table, state, seat = run
    here = state.players[seat].place
    ruins = [place for place, tile in state.tiles.items() if is_ruins(tile)]
    if not ruins:
        return
    near = min(gap(here, place) for place in ruins)
    options = [verbs.AT(place) for place in ruins if gap(here, place) == near]
    (place,) = verbs.AT.of(table.ask(seat, options, prompts.OMEN))
    next_character(table, state, place, "RE-136")


@EFFECTS.carries_out(atoms.QuietNight)
def _quiet_night(run: Run, atom: atoms.QuietNight) -> None:
    table, state, seat = run
    options = [verbs.WILD.answer, verbs.CURED.answer] if state.players[seat].minus else [verbs.WILD.answer]
    if table.ask(seat, options, prompts.QUIET) is verbs.CURED.answer:
        gain_minus(table, state, seat, -state.players[seat].minus, "RE-136")
    else:
        gain_wild(table, state, seat, atom.n, "RE-136")
