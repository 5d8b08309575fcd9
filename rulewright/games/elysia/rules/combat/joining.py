"""Joining a fight out of turn: cards, Leave Out cards and Wild for the Walk there (RE-176, RE-R71 to RE-R79)."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import chain, combinations

from rulewright.games.elysia.cards.atoms import Ease
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.book import GATED
from rulewright.games.elysia.rules.combat.fighters import ATTACKERS, DEFENDERS, Combat, Fighter, fighter_of
from rulewright.games.elysia.rules.decks import draw
from rulewright.games.elysia.rules.places import NOWHERE, PlaceId, around, gap, is_village, terrain_of
from rulewright.games.elysia.rules.quests import check_main
from rulewright.games.elysia.rules.state import State, clockwise
from rulewright.games.elysia.rules.tokens import spend_wild
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


def ask_to_join(table: Table, state: State, combat: Combat) -> None:
    """Every other player once, clockwise from the active one, openly; then combat begins (RE-176, RE-R71, RE-R88)."""
    if not state.book.rules.joining:
        return
    for seat in clockwise(state, state.active):
        if fighter_of(combat, seat) is not None:
            continue
        options = [verbs.PASS.answer]
        if can_join(state, seat, combat.place):
            options += (verbs.JOIN_ATTACKERS.answer, verbs.JOIN_DEFENDERS.answer)  # the NPCs' side too (RE-R78)
        choice = table.ask(seat, options, prompts.JOIN)
        if choice is verbs.PASS.answer:
            continue
        pay_to_join(table, state, seat, combat.place)
        side = ATTACKERS if choice is verbs.JOIN_ATTACKERS.answer else DEFENDERS
        combat.fighters.append(Fighter(side, seat))  # never to change (RE-R79)
        table.tell(events.joins, seat=seat, side=side, place=combat.place)
        check_main(table, state)  # the figure may have come to Ruins (RE-R150, RE-R152)


def can_join(state: State, seat: Seat, place: PlaceId) -> bool:
    """Whether a payment reaches the tile and leaves a card in hand (RE-176, RE-R73, RE-R76); damaged ones may, too."""
    player = state.players[seat]
    if not player.hand or player.out:
        return False
    if player.place == place:
        return True  # RE-R72
    most = _most(state, seat)
    if most < gap(player.place, place):  # too far, whatever is played
        return False
    return _completes(state, seat, [], 0, _costs(state, seat, place, most))


def _way(state: State, start: PlaceId, goal: PlaceId, most: int, eased: int) -> int:
    """Walk needed over placed tiles, with what each takes to enter and to keep or Cross (RE-162, RE-R39, RE-R74)."""
    tiles, toll, village = state.tiles, state.book.toll, state.book.rules.village_entry
    known: set[PlaceId] = set()
    waiting = [(0, goal)]
    while waiting:
        spent, here = heappop(waiting)
        if here == start:
            return spent
        if here not in known:
            known.add(here)
            terrain = terrain_of(tiles[here])
            cost = spent + (village if is_village(tiles[here]) else 1)
            cost += 0 if eased >> terrain & 1 else toll[terrain]  # GATED or more without the gear (RE-R40)
            if cost <= most:
                for there in around(here):
                    if there in tiles and there not in known:
                        heappush(waiting, (cost, there))
    return GATED


Costs = Callable[[int], int]
"""Walk needed to the fight from where a player stands, by the terrains that gear has eased."""


def _costs(state: State, seat: Seat, place: PlaceId, most: int) -> Costs:
    here = state.players[seat].place
    known: dict[int, int] = {}

    def costs(eased: int) -> int:
        if eased not in known:
            known[eased] = _way(state, here, place, most, eased)
        return known[eased]

    return costs


def _worth(state: State, chosen: list[CardId]) -> tuple[int, int]:
    """Walk on these cards, and the terrains they ease."""
    cards, faces = state.book.cards, state.faces
    walk = eased = 0
    for card in chosen:
        printed = cards[faces[card]]
        walk += printed.walk
        for atom in printed.explore:
            if isinstance(atom, Ease):
                eased |= 1 << atom.terrain
    return walk, eased


def _completes(state: State, seat: Seat, chosen: list[CardId], wild: int, costs: Costs) -> bool:
    """Whether what is chosen can be completed, with a card in hand after it (RE-R73): most Walk first, gear besides."""
    player = state.players[seat]
    cards, faces = state.book.cards, state.faces
    rest = [card for card in player.hand if card not in chosen]
    front = [card for card in player.front if card not in chosen]
    spare = len(rest) - 1
    if any(cards[faces[card]].draw and not cards[faces[card]].leave_out for card in player.hand):
        spare += 1  # played with the last cards it draws one, if only itself, from the discard pile (RE-R75)
    if spare < 0:
        return False
    gear = [card for card in rest if cards[faces[card]].explore and _worth(state, [card])[1]]
    extra = player.wild - wild + _worth(state, front)[0]
    for worn in chain.from_iterable(combinations(gear, n) for n in range(min(len(gear), spare) + 1)):
        walk, eased = _worth(state, [*chosen, *worn])
        others = sorted([cards[faces[card]].walk for card in rest if card not in worn], reverse=True)
        if walk + wild + extra + sum(others[: spare - len(worn)]) >= costs(eased):
            return True
    return False


def pay_options(state: State, seat: Seat, chosen: list[CardId], wild: int, costs: Costs) -> list[Option]:
    """What may be added to the payment so that it can still reach the tile, cards first (RE-R76, RE-D13)."""
    player = state.players[seat]
    useful = [card for card in (*player.hand, *player.front) if card not in chosen and any(_worth(state, [card]))]
    options = [
        verbs.PAY(card)
        for card in useful
        if card in player.front or _completes(state, seat, [*chosen, card], wild, costs)  # RE-R125
    ]
    if wild < player.wild:
        options.append(verbs.WILD_PAY.answer)
    return options


def pay_to_join(table: Table, state: State, seat: Seat, place: PlaceId) -> None:
    """Choose the payment, then play it: discarded at once, draws work, the rest is lost (RE-R74, RE-R75, RE-R77)."""
    player = state.players[seat]
    if player.place == place:
        return
    chosen: list[CardId] = []
    state.pledged = 0
    costs = _costs(state, seat, place, _most(state, seat))
    while True:
        walk, eased = _worth(state, chosen)
        if walk + state.pledged >= costs(eased):
            break
        choice = table.ask(seat, pay_options(state, seat, chosen, state.pledged, costs), prompts.PAY)
        if choice is verbs.WILD_PAY.answer:
            state.pledged += 1
        else:
            chosen += verbs.PAY.of(choice)
    if state.pledged:
        spend_wild(table, state, seat, events.FOR_THE_WAY, "RE-176", state.pledged)
        state.pledged = 0
    for card in chosen:
        table.show(card)
        table.tell(events.pays, seat=seat, card=card)
        if card in player.hand:
            player.hand.remove(card)
            if state.book.cards[state.faces[card]].leave_out:
                player.front.append(card)  # RE-R120
            else:
                player.discard.append(card)
    player.place, player.stranded = place, NOWHERE
    for card in chosen:
        draw(table, state, seat, state.book.cards[state.faces[card]].draw, "RE-R75")


def _most(state: State, seat: Seat) -> int:
    """Walk that a player could pay with everything."""
    player = state.players[seat]
    cards, faces = state.book.cards, state.faces
    return player.wild + sum([cards[faces[card]].walk for card in (*player.hand, *player.front)])
