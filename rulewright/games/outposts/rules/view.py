"""Who may see what: the view of a seat, and worlds that a seat can't tell from the true one (OP-R128)."""

from rulewright.games.outposts.cards import SHARD, SILVER
from rulewright.games.outposts.cards.card import UPGRADE
from rulewright.games.outposts.rules.state import State, all_seats
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import blank_unknown, deal

_TRIES = 200


def view(state: State, viewer: Seat | None) -> State:
    """The state with only what the viewer may know left in it."""
    seen = blank_unknown(state, viewer)
    if viewer is not None:
        seen.presets = [preset._replace(deck=()) for preset in state.presets]  # deck lists are hidden (OP-R19)
    return seen


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Deal anew what the seat can't know: hands, decks, face-down upgrades, draft picks (OP-R15, OP-R128).

    What stays as the seat knows it: the own deck's cards (not their order), how many Silver and Shard cards
    each opponent still hides, and that a face-down upgrade is an upgrade of the price that was paid (OP-R67).
    """
    bit = 1 << seat
    own = [card for card in state.players[seat].deck if not state.seen[card] & bit]
    deal(state, own, [state.faces[card] for card in own], dice)
    common = _unknown(state, bit, state.silver, *state.packets, *state.kept), _unknown(state, bit, state.shard)
    hidden = [_Hidden(state, other, bit) for other in all_seats(state) if other != seat]
    silver = [state.faces[card] for card in common[0]] + [face for each in hidden for face in each.silver]
    shard = [state.faces[card] for card in common[1]] + [face for each in hidden for face in each.shard]
    silver, shard = dice.shuffled(silver), dice.shuffled(shard)
    for each, upgrades in zip(hidden, _face_down(state, hidden, silver, shard, dice), strict=True):
        each.lay_closed(state, upgrades, silver, shard)
    for each in hidden:
        each.deal_rest(state, silver, shard, dice)
    deal(state, common[0], silver, dice)
    deal(state, common[1], shard, dice)
    state.dice.state = dice.bits()


def _face_down(
    state: State, hidden: list["_Hidden"], silver: list[Face], shard: list[Face], dice: Dice
) -> list[list[Face]]:
    """Fitting upgrades for everything that lies face-down: drawn again until all find one, else the true ones."""
    for _ in range(_TRIES):
        pools = silver[:], shard[:]
        drawn = [each.draw_closed(state, *pools, dice) for each in hidden]
        found = [upgrades for upgrades in drawn if upgrades is not None]
        if len(found) == len(hidden):
            return found
    return [[state.faces[card] for card in each.closed] for each in hidden]


def _unknown(state: State, bit: int, *piles: list[CardId]) -> list[CardId]:
    return [card for pile in piles for card in pile if not state.seen[card] & bit]


class _Hidden:
    """What one opponent hides from a seat."""

    def __init__(self, state: State, seat: Seat, bit: int) -> None:
        player = state.players[seat]
        self.free = _unknown(state, bit, player.hand, player.deck)
        self.box = _unknown(state, bit, player.box)  # cards not selected: faction cards only
        self.closed = _unknown(state, bit, *(outpost.closed for outpost in player.outposts))
        faces = [state.faces[card] for card in self.free + self.box + self.closed]
        cards = state.book.cards
        self.silver = [face for face in faces if cards[face].faction == SILVER]
        self.shard = [face for face in faces if cards[face].faction == SHARD]
        self.faction = [face for face in faces if cards[face].faction not in (SILVER, SHARD)]
        self.prices = [cards[state.faces[card]].cost for card in self.closed]
        # in a campaign a pool may hold Shard cards, and then a box may, too
        self.box_shards = sum(1 for card in self.box if cards[state.faces[card]].faction == SHARD)

    def draw_closed(self, state: State, silver: list[Face], shard: list[Face], dice: Dice) -> list[Face] | None:
        """A random upgrade of the right price for every face-down one, within what this opponent can have."""
        cards, faction = state.book.cards, self.faction[:]
        spare = len(faction) - (len(self.box) - self.box_shards)  # the box needs its faction cards
        quota = {"": spare, SILVER: len(self.silver), SHARD: len(self.shard) - self.box_shards}
        piles = (("", faction), (SILVER, silver), (SHARD, shard))
        found: list[Face] = []
        for price in self.prices:
            fitting = [
                (kind, pile, face)
                for kind, pile in piles
                if quota[kind]
                for face in pile
                if cards[face].kind == UPGRADE and cards[face].cost == price
            ]
            if not fitting:
                return None
            kind, pile, face = fitting[dice.below(len(fitting))]
            pile.remove(face)
            quota[kind] -= 1
            found.append(face)
        return found

    def lay_closed(self, state: State, upgrades: list[Face], silver: list[Face], shard: list[Face]) -> None:
        """Put the drawn upgrades into their sleeves and take them out of the pools."""
        cards = state.book.cards
        for card, face in zip(self.closed, upgrades, strict=True):
            state.faces[card] = face
            kind = cards[face].faction
            if kind in (SILVER, SHARD):
                (silver if kind == SILVER else shard).remove(face)
                (self.silver if kind == SILVER else self.shard).pop()
            else:
                self.faction.remove(face)

    def deal_rest(self, state: State, silver: list[Face], shard: list[Face], dice: Dice) -> None:
        """Deal this opponent's share of the pools into hand, deck and box."""
        rest = [silver.pop() for _ in self.silver]
        shards = [shard.pop() for _ in self.shard]
        faction = dice.shuffled(self.faction)
        spare = len(self.box) - self.box_shards
        deal(state, self.box, faction[:spare] + shards[: self.box_shards], dice)
        deal(state, self.free, faction[spare:] + rest + shards[self.box_shards :], dice)
