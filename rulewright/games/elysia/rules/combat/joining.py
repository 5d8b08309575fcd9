"""Joining a fight out of turn: cards, Leave Out cards and Wild for the Walk there (RE-176, RE-R71 to RE-R79)."""

from rulewright.games.elysia.cards.atoms import Ease
from rulewright.games.elysia.rules import answers, events, prompts, verbs
from rulewright.games.elysia.rules.decks import draw
from rulewright.games.elysia.rules.map import ways_to
from rulewright.games.elysia.rules.places import NOWHERE, PlaceId, gap
from rulewright.games.elysia.rules.quests import check_main
from rulewright.games.elysia.rules.state import ATTACKERS, DEFENDERS, Combat, Fighter, State, clockwise, fighter_of
from rulewright.games.elysia.rules.tokens import spend_wild
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table

_TOO_FAR = 1 << 30


def ask_to_join(table: Table, state: State, combat: Combat) -> None:
    """Every other player once, clockwise from the active one, openly; then combat begins (RE-R71, RE-R88, RE-D13)."""
    if not state.book.rules.joining:
        return
    for seat in clockwise(state, state.active):
        if fighter_of(combat, seat) is not None:
            continue
        options = [answers.PASS]
        if can_join(state, seat, combat.place):
            options += (answers.JOIN_ATTACKERS, answers.JOIN_DEFENDERS)  # the NPCs' side too (RE-R78)
        choice = table.ask(seat, options, prompts.JOIN)
        if choice is answers.PASS:
            continue
        pay_to_join(table, state, seat, combat.place)
        side = ATTACKERS if choice is answers.JOIN_ATTACKERS else DEFENDERS
        combat.fighters.append(Fighter(side, seat))  # never to change (RE-R79)
        if table.listening:
            table.tell(events.joins, seat=seat, side=side, place=combat.place)
        check_main(table, state)  # the figure may have come to Ruins (RE-R150, RE-R152)


def can_join(state: State, seat: Seat, place: PlaceId) -> bool:
    """Whether some payment reaches the tile and leaves a card in hand (RE-R73, RE-R76); damaged players may, too."""
    player = state.players[seat]
    if not player.hand or player.out:
        return False
    if player.place == place:
        return True  # RE-R72
    most = _most(state, seat)
    if most < gap(player.place, place):  # too far, whatever is played
        return False
    return _completes(state, seat, [], 0, _Costs(state, seat, place, most))


class _Costs:
    """Walk needed to the fight from where a player stands, by the terrains that gear has eased."""

    __slots__ = ("known", "most", "place", "seat", "state")

    def __init__(self, state: State, seat: Seat, place: PlaceId, most: int) -> None:
        self.state, self.seat, self.place, self.most = state, seat, place, most
        self.known: dict[int, int] = {}

    def __call__(self, eased: int) -> int:
        if eased not in self.known:
            ways = ways_to(self.state, self.place, self.most, eased)
            self.known[eased] = ways.get(self.state.players[self.seat].place, _TOO_FAR)
        return self.known[eased]


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


def _completes(state: State, seat: Seat, chosen: list[CardId], wild: int, costs: _Costs) -> bool:
    """Whether what is chosen can be completed by more cards and Wild, with a card to keep (RE-R73).

    The cards with most Walk first; those that ease terrain are tried besides.
    """
    player = state.players[seat]
    cards, faces = state.book.cards, state.faces
    rest = [card for card in player.hand if card not in chosen]
    front = [card for card in player.front if card not in chosen]
    spare = len(rest) - 1
    if spare < 0:
        return False
    gear = [card for card in rest if any(isinstance(atom, Ease) for atom in cards[faces[card]].explore)]
    extra = player.wild - wild + sum(cards[faces[card]].walk for card in front)
    for worn in _subsets(gear, spare):
        walk, eased = _worth(state, [*chosen, *worn])
        others = sorted([cards[faces[card]].walk for card in rest if card not in worn], reverse=True)
        if walk + wild + extra + sum(others[: spare - len(worn)]) >= costs(eased):
            return True
    return False


def _subsets(things: list[CardId], most: int) -> list[list[CardId]]:
    found: list[list[CardId]] = [[]]
    for thing in things:
        found += [[*each, thing] for each in found if len(each) < most]
    return found


def pay_options(state: State, seat: Seat, chosen: list[CardId], wild: int, costs: _Costs) -> list[Option]:
    """What may be added to the payment so that it can still reach the tile, cards first (RE-R76, RE-D13)."""
    player = state.players[seat]
    options: list[Option] = []
    for card in player.hand:
        if card not in chosen and _useful(state, card) and _completes(state, seat, [*chosen, card], wild, costs):
            options.append(verbs.PAY(card))
    for card in player.front:
        if card not in chosen and _useful(state, card):
            options.append(verbs.PAY(card))  # RE-R125
    if wild < player.wild:
        options.append(answers.WILD_PAY)
    return options


def _useful(state: State, card: CardId) -> bool:
    printed = state.book.cards[state.faces[card]]
    return bool(printed.walk) or any(isinstance(atom, Ease) for atom in printed.explore)


def pay_to_join(table: Table, state: State, seat: Seat, place: PlaceId) -> None:
    """Choose the payment, then play it: discarded at once, draws work, the rest is lost (RE-R74, RE-R75, RE-R77)."""
    player = state.players[seat]
    if player.place == place:
        return
    chosen: list[CardId] = []
    state.pledged = 0
    costs = _Costs(state, seat, place, _most(state, seat))
    while True:
        walk, eased = _worth(state, chosen)
        if walk + state.pledged >= costs(eased):
            break
        choice = table.ask(seat, pay_options(state, seat, chosen, state.pledged, costs), prompts.PAY)
        if choice is answers.WILD_PAY:
            state.pledged += 1
        else:
            chosen += verbs.PAY.of(choice)
    if state.pledged:
        spend_wild(table, state, seat, "RE-176", state.pledged)
        state.pledged = 0
    for card in chosen:
        table.show(card)
        if table.listening:
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
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    most = player.wild
    for card in player.hand:
        most += cards[faces[card]].walk
    for card in player.front:
        most += cards[faces[card]].walk
    return most
