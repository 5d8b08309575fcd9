"""Worlds that a seat can't tell from the true one (RE-R176, RE-220); what it sees is who knows which card."""

from rulewright.games.elysia.rules.state import State
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.state import deal


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Deal anew hands, decks, hand piles of Villains and the Map Deck; what everybody can count stays."""
    bit = 1 << seat
    piles = [player.deck if other == seat else player.hand + player.deck for other, player in enumerate(state.players)]
    piles += [villain.hand + villain.deck for villain in state.villains]
    piles += [state.exploration, state.encounter]
    for pile in piles:
        hidden = _unknown(state, pile, bit)
        deal(state, hidden, [state.faces[card] for card in hidden], dice)
    _deal_map(state, bit, dice)
    state.dice.state = dice.bits()


def _unknown(state: State, pile: list[CardId], bit: int) -> list[CardId]:
    return [card for card in pile if not state.seen[card] & bit]


def _deal_map(state: State, bit: int, dice: Dice) -> None:
    """Terrain from the deck and the box together: what went back there nobody knows (RE-R36); Overlays in the deck."""
    hidden, box = _unknown(state, state.map_deck, bit), _unknown(state, state.box, bit)
    cards, faces = state.book.cards, state.faces
    here = [faces[card] for card in hidden]
    terrain = [face for face in here if cards[face].kind == "terrain"]
    others = [face for face in here if cards[face].kind != "terrain"]
    pool = dice.shuffled(terrain + [faces[card] for card in box])
    deal(state, hidden, others + pool[: len(terrain)], dice)
    deal(state, box, pool[len(terrain) :], dice)
