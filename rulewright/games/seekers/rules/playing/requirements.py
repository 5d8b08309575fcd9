"""What may be played now, and for how many AP (SK-125, SK-126)."""

from functools import cache
from typing import NamedTuple

from rulewright.games.seekers.cards.card import Card, Speed
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ailments.forbidding import cannot_activate, cannot_play, costs_lifted
from rulewright.games.seekers.rules.ids import NO_LASTING, LastingId
from rulewright.games.seekers.rules.playing.targeting import directions, has_target, meets
from rulewright.games.seekers.rules.state import Lasting, State, ailment, mod, own_main
from rulewright.games.seekers.rules.verbs import ACTIVATE, PLAY, USE
from rulewright.kernel.question import NO_CARD, CardId, Face, Option, Seat


class Play(NamedTuple):
    """Something that can be played: a card from hand, effect Zone or Discard, or an Equipment's action."""

    face: Face
    action: bool = False
    card: CardId = NO_CARD  # none: an Equipment's or Seeker's action, which puts a copy onto the Stack (SK-271)
    lasting: LastingId = NO_LASTING  # the effect Zone entry it is played from
    free: bool = False  # without its AP cost (SK-275)
    source: CardId = NO_CARD  # the Equipment card of an action; none for the Seeker's own


@cache
def from_hand(face: Face, card: CardId) -> Play:
    return Play(face, card=card)


@cache
def from_equipment(face: Face, card: CardId) -> Play:
    return Play(face, action=True, source=card)


def design(state: State, play: Play) -> Card:
    """The card as printed."""
    card = state.book.cards[play.face]
    if play.action:
        assert card.action is not None
        return card.action
    return card


def cost_of(state: State, seat: Seat, play: Play, amplified: bool = False) -> int:
    """AP cost: printed or free, plus additions, less reductions, at least 0 (SK-126, SK-276, SK-R64, SK-R65)."""
    card = design(state, play)
    cost = 0 if play.free else card.cost
    if amplified and card.amplify:
        cost += card.amplify.ap
    if card.type == "physical" and ailment(state.units[seat], "Numbroot") and not costs_lifted(state, seat):
        cost += 1
    if card.is_spell and ailment(state.units[seat], "Mindfog") and not costs_lifted(state, seat):
        cost += 1
    if play.lasting >= 0 and lasting_of(state, seat, play.lasting).down:
        cost -= state.book.rules.stash_discount
    if card.is_spell:
        cost -= mod(state, seat, "spell_cheaper")
    return max(0, cost)


def lasting_of(state: State, seat: Seat, born: LastingId) -> Lasting:
    """An entry of a player's effect Zone by its number."""
    return next(lasting for lasting in state.players[seat].zone if lasting.born == born)


def in_time(state: State, seat: Seat, card: Card) -> bool:
    """Speed: an Action needs the own main phase and an empty Stack (SK-063, SK-064, SK-150)."""
    if card.speed == "instant" or own_main(state, seat):
        return True
    return card.is_spell and mod(state, seat, "spell_instant") > 0  # Presence of Mind


def can_play(state: State, seat: Seat, play: Play, timing: bool = True) -> bool:
    """Everything needed for a play that can be completed (SK-125, SK-R63)."""
    card, player = design(state, play), state.players[seat]
    if (timing and not in_time(state, seat, card)) or not has_target(state, seat, card.aim, play.lasting):
        return False
    if cost_of(state, seat, play) > player.ap or forbidden(state, seat, play) or not meets(state, seat, card):
        return False
    if card.discard and card.discard > len(player.hand) - (1 if play.card in player.hand else 0):  # SK-R62
        return False
    return not card.aim.has_direction or bool(directions(state, seat, card))


def forbidden(state: State, seat: Seat, play: Play) -> str | None:
    """The clause that keeps the player from it now, or None."""
    if play.action:
        if state.book.cards[play.face].action_once and state.players[seat].events.get(f"used:{play.face}"):
            return "SK-054"
        clause, weapon = cannot_activate(state, seat), state.book.cards[play.face].kind == "weapon"
        if clause or not (weapon and state.book.rules.weapon_attack_is_card):
            return clause  # other effects work while channeling and Frozen (SK-R152, SK-R171)
    return cannot_play(state, seat, design(state, play))


def plays(state: State, seat: Seat, main: bool) -> dict[Option, Play]:
    """Every legal play of a player with priority, by its option (SK-D08); `main`: in the own main phase."""
    player, faces, cards = state.players[seat], state.faces, state.book.cards
    late = not main and not mod(state, seat, "spell_instant")  # Actions are out of the question
    speeds: tuple[Speed, ...] = ("instant",) if late else ("instant", "action")
    timing = not main and not late  # where only Instants are looked at, all of them are in time
    found: dict[Option, Play] = {}
    instants = state.book.instants
    hand = [card for card in player.hand if faces[card] in instants] if late else player.hand
    if hand:
        most = player.ap + mod(state, seat, "spell_cheaper")
        judged: dict[Face, bool] = {}  # equal cards are judged once
        for card in hand:
            face = faces[card]
            if cards[face].cost > most or not judged.get(face, True):
                continue
            play = from_hand(face, card)
            if face not in judged:
                judged[face] = can_play(state, seat, play, timing)
            if judged[face]:
                found[PLAY(card)] = play
    for lasting in player.zone:
        if lasting.card >= 0 and (lasting.charges or lasting.down):
            face = faces[lasting.card]
            play = Play(face, card=lasting.card, lasting=lasting.born)
            if cards[face].speed in speeds and can_play(state, seat, play, timing):
                found[USE(lasting.card)] = play
    for card in player.equipment:
        action = cards[faces[card]].action
        if action is not None and action.speed in speeds:
            play = from_equipment(faces[card], card)
            if can_play(state, seat, play, timing):
                found[ACTIVATE(card)] = play
    action = cards[player.seeker].action
    if action is not None and action.speed in speeds:
        play = Play(player.seeker, action=True)
        if can_play(state, seat, play, timing):
            found[prompts.POWER] = play
    return found
