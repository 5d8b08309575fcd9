"""Who may see what: the view of a seat, and worlds that a seat can't tell from the true one (SK-R07, SK-R08)."""

from rulewright.games.seekers.rules.setup.armory import SLOTS, copies_allowed, lacking
from rulewright.games.seekers.rules.state import Preset, State, each_player
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import blank_unknown, deal


def view(state: State, viewer: Seat | None) -> State:
    """The state with only what the viewer may know left in it."""
    seen = blank_unknown(state, viewer)
    if viewer is not None:
        seen.presets = [
            Preset() if state.turn == 0 and seat != viewer else preset._replace(tactics=(), side=())  # SK-R25
            for seat, preset in enumerate(state.presets)
        ]
    return seen


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Deal anew hands, decks, face-down cards and Sideboards (SK-R08).

    A preconstructed Armory's list is public once its Seeker is; of a list of the player's own only what was
    seen is known, so the rest is drawn from what that Seeker may play.
    """
    bit = 1 << seat
    for other, player in each_player(state.players):
        down = [lasting.card for lasting in player.zone if lasting.down]
        piles = [player.deck] if other == seat else [player.hand, player.deck, down, player.side]
        hidden = [card for pile in piles for card in pile if not state.seen[card] & bit]
        for cards in ([c for c in hidden if _is_tactic(state, c)], [c for c in hidden if not _is_tactic(state, c)]):
            faces = [state.faces[card] for card in cards]
            if cards and other != seat and state.presets[other].armory < 0:
                faces = _plausible(state, other, bit, _is_tactic(state, cards[0]), len(cards), dice)
            deal(state, cards, faces, dice)
    state.dice.state = dice.bits()


def _is_tactic(state: State, card: CardId) -> bool:
    return state.book.cards[state.faces[card]].kind == "tactic"


def _plausible(state: State, seat: Seat, bit: int, tactics: bool, n: int, dice: Dice) -> list[Face]:
    """Tactics or Equipment that this Seeker could have brought, within the copy limits, less those already seen."""
    book, seeker = state.book, state.book.cards[state.players[seat].seeker]
    seen = [state.faces[i] for i, owner in enumerate(state.owner) if owner == seat and state.seen[i] & bit]
    pool: list[Face] = []
    for face, card in zip(book.faces.values(), book.cards, strict=True):
        fits = card.kind == "tactic" if tactics else card.kind in SLOTS
        if fits and not lacking(seeker, card):
            pool += [face] * max(0, copies_allowed(book, card) - seen.count(face) if tactics else 1)
    pool = dice.shuffled(pool)
    return (pool * (n // max(1, len(pool)) + 1))[:n]
