"""Who may see what: the view of a seat, and worlds that a seat can't tell from the true one (SK-R07, SK-R08)."""

from rulewright.games.seekers.armory import RARITIES
from rulewright.games.seekers.state import State
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import blank_unknown, deal


def view(state: State, viewer: Seat | None) -> State:
    """The state with only what the viewer may know left in it; team mates' hands by a switch (SK-R12)."""
    seen = blank_unknown(state, viewer)
    if viewer is None:
        return seen
    if state.turn > 0 and viewer < state.seats and state.book.rules.team_shared_hands:
        for player in state.players:
            if player.team == state.players[viewer].team:
                for card in player.hand:
                    seen.faces[card], seen.seen[card] = state.faces[card], 1 << viewer
    seen.presets = [
        preset if seat == viewer or state.turn else preset._replace(armory=-1, seeker=-1, equipment=())
        for seat, preset in enumerate(state.presets)
    ]
    seen.presets = [preset._replace(tactics=(), side=()) for preset in seen.presets]
    return seen


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Deal anew hands, decks, face-down cards and Sideboards (SK-R08).

    A preconstructed Armory's list is public once its Seeker is; of a list of the player's own only what was
    seen is known, so the rest is drawn from what that Seeker may play.
    """
    bit = 1 << seat
    for other, player in enumerate(state.players):
        piles = [player.deck] if other == seat else [player.hand, player.deck, _down(state, other), player.side]
        cards = [card for pile in piles for card in pile if not state.seen[card] & bit and _is_tactic(state, card)]
        faces = [state.faces[card] for card in cards]
        if other != seat and state.presets[other].armory < 0 and state.turn > 0:
            faces = _plausible(state, other, bit, len(cards), dice)
        deal(state, cards, faces, dice)
    state.dice.state = dice.bits()


def _down(state: State, seat: Seat) -> list[CardId]:
    return [lasting.card for lasting in state.players[seat].zone if lasting.down]


def _is_tactic(state: State, card: CardId) -> bool:
    return state.book.cards[state.faces[card]].kind == "tactic"


def _plausible(state: State, seat: Seat, bit: int, n: int, dice: Dice) -> list[Face]:
    """Tactics that this Seeker could have brought, within the copy limits, less those already seen."""
    book = state.book
    stats = book.cards[state.players[seat].seeker].stats
    pool: list[Face] = []
    for face, card in enumerate(book.cards):
        if card.kind != "tactic" or any(have < need for have, need in zip(stats, card.needs, strict=True)):
            continue
        limit = book.rules.copy_limits[RARITIES.index(card.rarity)] if card.rarity else 5
        seen = sum(
            1 for i, owner in enumerate(state.owner) if owner == seat and state.faces[i] == face and state.seen[i] & bit
        )
        pool += [face] * max(0, limit - seen)
    pool = dice.shuffled(pool)
    return (pool * (n // max(1, len(pool)) + 1))[:n]
