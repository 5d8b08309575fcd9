"""What may be played now, and for how many AP (SK-125, SK-126)."""

from dataclasses import dataclass
from functools import cache

from rulewright.games.seekers.cards.ailments import MINDFOG_AP, NUMBROOT_AP
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ailments.forbidding import cannot_activate, cannot_play, costs_lifted
from rulewright.games.seekers.rules.book import ANYHOW, NEVER
from rulewright.games.seekers.rules.ids import NO_LASTING, LastingId
from rulewright.games.seekers.rules.playing.targeting import directions, has_target, meets
from rulewright.games.seekers.rules.sight import nearest_target
from rulewright.games.seekers.rules.state import Lasting, State, ailment, mod, own_main
from rulewright.games.seekers.rules.verbs import ACTIVATE, PLAY, USE
from rulewright.kernel.question import NO_CARD, CardId, Face, Option, Seat


@dataclass(slots=True)
class Play:
    """Something that can be played: a card from hand, effect Zone or Discard, or an Equipment's action."""

    face: Face
    action: bool = False
    card: CardId = NO_CARD  # none: an Equipment's or Seeker's action, which puts a copy onto the Stack (SK-271)
    lasting: LastingId = NO_LASTING  # the effect Zone entry it is played from
    free: bool = False  # without its AP cost (SK-275)
    source: CardId = NO_CARD  # the Equipment card of an action; none for the Seeker's own
    option: Option = prompts.POWER  # the answer that plays it, where somebody is asked


@cache
def from_hand(face: Face, card: CardId) -> Play:
    return Play(face, card=card, option=PLAY(card))


@cache
def from_equipment(face: Face, card: CardId) -> Play:
    return Play(face, action=True, source=card, option=ACTIVATE(card))


@cache
def from_seeker(face: Face) -> Play:
    return Play(face, action=True)


def design(state: State, play: Play) -> Card:
    """The card as printed."""
    card = state.book.cards[play.face]
    if play.action:
        assert card.action is not None
        return card.action
    return card


def cost_of(state: State, seat: Seat, play: Play, amplified: bool = False) -> int:
    """AP cost: printed or free, plus additions, less reductions, at least 0 (SK-126, SK-276, SK-R64, SK-R65)."""
    card, player, ailments = design(state, play), state.players[seat], state.units[seat].ailments
    cost = 0 if play.free else card.cost
    if amplified and card.amplify:
        cost += card.amplify.ap
    if not ailments and not player.zone:
        return cost
    if ailments and not costs_lifted(state, seat):
        if card.type == "physical" and ailment(state.units[seat], "Numbroot"):
            cost += NUMBROOT_AP
        if card.is_spell and ailment(state.units[seat], "Mindfog"):
            cost += MINDFOG_AP
    if player.zone:
        if play.lasting >= 0 and lasting_of(state, seat, play.lasting).down:
            cost -= state.book.rules.stash_discount
        if card.is_spell:
            cost -= mod(state, seat, "spell_cheaper")  # of effect Zones alone
    return max(0, cost)


def lasting_of(state: State, seat: Seat, born: LastingId) -> Lasting:
    """An entry of a player's effect Zone by its number."""
    return next(lasting for lasting in state.players[seat].zone if lasting.born == born)


def in_time(state: State, seat: Seat, card: Card) -> bool:
    """Speed: an Action needs the own main phase and an empty Stack (SK-063, SK-064, SK-150)."""
    if card.speed == "instant" or own_main(state, seat):
        return True
    return card.is_spell and mod(state, seat, "spell_instant") > 0  # Presence of Mind


def can_play(state: State, seat: Seat, play: Play) -> bool:
    """Everything needed for a play that can be completed (SK-125, SK-R63), whatever the time."""
    card = design(state, play)
    if not has_target(state, seat, card.aim, play.lasting):
        return False
    if cost_of(state, seat, play) > state.players[seat].ap or forbidden(state, seat, play):
        return False
    return _is_able(state, seat, play, card)


def _is_able(state: State, seat: Seat, play: Play, card: Card) -> bool:
    """Whether the Seeker can do it, there are cards to discard, and a Direction is open (SK-052, SK-R62, SK-247)."""
    if not meets(state, seat, card):
        return False
    if card.discard:
        hand = state.players[seat].hand
        if card.discard > len(hand) - (1 if play.card in hand else 0):
            return False
    return not card.aim.has_direction or bool(directions(state, seat, card))


def forbidden(state: State, seat: Seat, play: Play) -> str | None:
    """The clause that keeps the player from it now, or None."""
    if not play.action:
        return cannot_play(state, seat, design(state, play))
    card = state.book.cards[play.face]
    if card.action_once and state.players[seat].events.get(f"used:{play.face}"):
        return "SK-054"
    clause = cannot_activate(state, seat)
    if clause or card.kind != "weapon" or not state.book.rules.weapon_attack_is_card:
        return clause  # other effects work while channeling and Frozen (SK-R152, SK-R171)
    return cannot_play(state, seat, design(state, play))


UNKNOWN = -1  # nobody has looked yet


def plays(state: State, seat: Seat, main: bool) -> dict[Option, Play]:
    """Every legal play of a player with priority, by its option (SK-D08); `main`: in the own main phase."""
    player, faces, book = state.players[seat], state.faces, state.book
    zone, most, swift = player.zone, player.ap, False
    affordable: list[Play] = []  # as far as price and reach tell
    for lasting in zone:
        if lasting.face in book.spell_helpers:
            swift = not main and mod(state, seat, "spell_instant") > 0  # some Actions are in time all the same
            most += mod(state, seat, "spell_cheaper")
            break
    prices = book.prices if main or swift else book.instants
    costs, reaches, nearest = prices.cards, book.reaches, UNKNOWN
    for card in player.hand:
        face = faces[card]
        if costs[face] <= most:
            if reaches[face] != ANYHOW:  # the commonest aim: the nearest is looked for once for all cards
                if nearest == UNKNOWN:
                    nearest = nearest_target(state, seat)
                if nearest > reaches[face]:
                    continue
            affordable.append(from_hand(face, card))
    for lasting in zone:
        if lasting.card >= 0 and (lasting.charges or lasting.down):
            face = faces[lasting.card]
            if costs[face] <= most or (lasting.down and costs[face] < NEVER):  # face down it is cheaper
                affordable.append(Play(face, card=lasting.card, lasting=lasting.born, option=USE(lasting.card)))
    if prices.actions:
        for card in player.equipment:
            if prices.actions.get(faces[card], NEVER) <= most:
                affordable.append(from_equipment(faces[card], card))
        if player.seeker in prices.actions:
            affordable.append(from_seeker(player.seeker))
    return _legal(state, seat, affordable, swift, nearest) if affordable else {}


def _legal(state: State, seat: Seat, affordable: list[Play], swift: bool, nearest: int) -> dict[Option, Play]:
    """Those of these plays that can be completed; `swift`: their timing is in question, too."""
    cards, player = state.book.cards, state.players[seat]
    plain = not player.zone and not player.channel and not state.units[seat].ailments  # cards cost what is printed
    found: dict[Option, Play] = {}
    for play in affordable:
        card = cards[play.face]
        if play.action and card.action is not None:
            card = card.action
        aim = card.aim
        if aim.kind == "enemy":
            if nearest == UNKNOWN:
                nearest = nearest_target(state, seat)
            if nearest > aim.reach:
                continue
        elif aim.has_target and not has_target(state, seat, aim, play.lasting):
            continue
        if (not plain or play.action) and (cost_of(state, seat, play) > player.ap or forbidden(state, seat, play)):
            continue
        if _is_able(state, seat, play, card) and (not swift or in_time(state, seat, card)):
            found[play.option] = play
    return found
