"""Playing a card or effect: requirements, choices, costs, and onto the Stack (SK-124 to SK-130)."""

from functools import cache
from typing import NamedTuple

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms import Charge
from rulewright.games.seekers.cards.card import Card, Speed
from rulewright.games.seekers.rules import ailments, prompts
from rulewright.games.seekers.rules.events import count, happen, new_item, ownerless
from rulewright.games.seekers.rules.sight import along, hexes_in_sight, targets
from rulewright.games.seekers.rules.state import (
    CARD,
    COPY,
    TRIGGER,
    Item,
    Lasting,
    State,
    ailment,
    are_enemies,
    card_of,
    from_active,
    mod,
    own_main,
    printed,
    unit_at,
)
from rulewright.games.seekers.rules.zones import discard, use_up
from rulewright.kernel.question import CardId, Option, Seat, option
from rulewright.kernel.table import Table


class Play(NamedTuple):
    """Something that can be played: a card from hand, effect Zone or Discard, or an Equipment's action."""

    face: int
    action: bool = False
    card: CardId = -1  # -1: an Equipment's or Seeker's action, which puts a copy onto the Stack (SK-271)
    lasting: int = -1  # born number of the effect Zone entry it is played from
    free: bool = False  # without its AP cost (SK-275)
    source: int = -1  # the Equipment card of an action; -1 for the Seeker's own


@cache
def from_hand(face: int, card: CardId) -> Play:
    return Play(face, card=card)


@cache
def from_equipment(face: int, card: CardId) -> Play:
    return Play(face, action=True, source=card)


def design(state: State, play: Play) -> Card:
    """The card as printed."""
    card = state.book.cards[play.face]
    if play.action:
        assert card.action is not None
        return card.action
    return card


# -- requirements


def meets(state: State, seat: Seat, card: Card) -> bool:
    """The stat requirement, all attributes of it (SK-052, SK-R17)."""
    return _enough(state.book.cards[state.players[seat].seeker].stats, card.needs)


@cache
def _enough(stats: tuple[int, ...], needs: tuple[int, ...]) -> bool:
    return all(have >= need for have, need in zip(stats, needs, strict=True))


def cost_of(state: State, seat: Seat, play: Play, amplified: bool = False) -> int:
    """AP cost: printed or free, plus additions, less reductions, at least 0 (SK-126, SK-276, SK-R64, SK-R65)."""
    card = design(state, play)
    cost = 0 if play.free else card.cost
    if amplified and card.amplify:
        cost += card.amplify.ap
    if card.type == "physical" and ailment(state.units[seat], "Numbroot") and not ailments.costs_lifted(state, seat):
        cost += 1
    if play.lasting >= 0 and _lasting(state, seat, play.lasting).down:
        cost -= state.book.rules.stash_discount
    if card.is_spell:
        cost -= mod(state, seat, "spell_cheaper")
    if card.form == "item":
        cost -= mod(state, seat, "item_cheaper")
    return max(0, cost)


def _lasting(state: State, seat: Seat, born: int) -> Lasting:
    return next(lasting for lasting in state.players[seat].zone if lasting.born == born)


def in_time(state: State, seat: Seat, card: Card) -> bool:
    """Speed: an Action needs the own main phase and an empty Stack (SK-063, SK-064, SK-150)."""
    if card.speed == "instant":
        return True
    if own_main(state, seat):
        return True
    return card.is_spell and mod(state, seat, "spell_instant") > 0  # Presence of Mind


def can_play(state: State, seat: Seat, play: Play, timing: bool = True) -> bool:
    """Everything needed for a play that can be completed (SK-125, SK-R63)."""
    card = design(state, play)
    player = state.players[seat]
    if timing and not in_time(state, seat, card):
        return False
    if not has_target(state, seat, card.aim, play.lasting):
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
        clause = ailments.cannot_activate(state, seat)
        if clause:
            return clause
        if state.book.cards[play.face].kind != "weapon":
            return None  # other effects work while channeling and Frozen (SK-R152, SK-R171)
        if not state.book.rules.weapon_attack_is_card:
            return None
    return ailments.cannot_play(state, seat, design(state, play))


def has_target(state: State, seat: Seat, aim: Aim, but: int = -1) -> bool:
    """Whether what must be targeted exists (SK-R81); a card never targets itself."""
    return not aim.has_target or bool(legal_targets(state, seat, aim, but))


def legal_targets(state: State, seat: Seat, aim: Aim, but: int = -1) -> list[int]:
    """Numbers of units, hexes, Stack objects, effect Zone entries or seats (SK-131, SK-D12)."""
    match aim.kind:
        case "enemy" | "ally" | "unit":
            return targets(state, seat, aim.kind, aim.range)
        case "hex" | "blast":
            return hexes_in_sight(state, seat, aim.range, free=False)
        case "free_hex":
            found = hexes_in_sight(state, seat, aim.range, free=True)
            if aim.only == "token":
                return found
            return [hex for hex in found if not ailments.too_near(state, seat, hex)]  # SK-247
        case "stack":
            return [item.uid for item in state.stack if item.uid != but and _fits(state, seat, item, aim.only)]
        case "zone":
            return [
                lasting.born
                for other in from_active(state)
                if aim.only == "" or (aim.only == "own") != are_enemies(state, seat, other)
                for lasting in state.players[other].zone
                if lasting.born != but
            ]
        case "seat":
            return [other for other in from_active(state) if are_enemies(state, seat, other)]
    return []


def directions(state: State, seat: Seat, card: Card) -> list[int]:
    """The Directions open to a card: not those in which it would carry a feared unit too near (SK-134, SK-247)."""
    who = state.units[seat]
    if not ailment(who, "Fear"):
        return list(range(6))
    charge = sum(atom.n for atom in card.effects if isinstance(atom, Charge))
    return [d for d in range(6) if not _dreads(state, seat, d, ailments.slowed(state, seat, charge))]


def _dreads(state: State, seat: Seat, direction: int, n: int) -> bool:
    here = state.units[seat].hex
    for hex in along(state, here, direction, n):
        if unit_at(state, hex, seat) >= 0:
            return False
        if ailments.too_near(state, seat, hex, here):
            return True
        here = hex
    return False


def is_played_card(state: State, item: Item) -> bool:
    """Whether a Stack object counts as a card: all but triggers and activated effects other than Weapons' (SK-R102)."""
    if item.kind == TRIGGER:
        return False
    return not item.action or (state.book.cards[item.face].kind == "weapon" and state.book.rules.weapon_attack_is_card)


def _fits(state: State, seat: Seat, item: Item, only: str) -> bool:
    """Counter and Copy take cards and copies of cards, not triggers and pure effects (SK-R95, SK-R102)."""
    if item.kind == TRIGGER or (item.action and state.book.cards[item.face].kind != "weapon"):
        return False
    card = printed(state, item)
    if only == "spell":
        return card.is_spell
    if only == "attack":
        return card.form == "attack"
    if only == "enemy":
        return item.seat >= 0 and are_enemies(state, seat, item.seat)
    return True


# -- what can be played now


def plays(state: State, seat: Seat, main: bool) -> dict[Option, Play]:
    """Every legal play of a player with priority, by its option (SK-D08); `main`: in the own main phase."""
    player, faces, cards = state.players[seat], state.faces, state.book.cards
    late = not main and not mod(state, seat, "spell_instant")  # Actions are out of the question
    speeds: tuple[Speed, ...] = ("instant",) if late else ("instant", "action")
    found: dict[Option, Play] = {}
    instants = state.book.instants
    hand = [card for card in player.hand if faces[card] in instants] if late else player.hand
    if hand:
        most = player.ap + mod(state, seat, "spell_cheaper") + mod(state, seat, "item_cheaper")
        judged: dict[int, bool] = {}  # equal cards are judged once
        for card in hand:
            face = faces[card]
            if cards[face].cost > most or not judged.get(face, True):
                continue
            play = from_hand(face, card)
            if face not in judged:
                judged[face] = can_play(state, seat, play, timing=not main)
            if judged[face]:
                found[option("play", card)] = play
    for lasting in player.zone:
        if lasting.card >= 0 and (lasting.charges or lasting.down):
            face = faces[lasting.card]
            play = Play(face, card=lasting.card, lasting=lasting.born)
            if cards[face].speed in speeds and can_play(state, seat, play, timing=not main):
                found[option("use", lasting.card)] = play
    for card in player.equipment:
        action = cards[faces[card]].action
        if action is not None and action.speed in speeds:
            play = from_equipment(faces[card], card)
            if can_play(state, seat, play, timing=not main):
                found[option("activate", card)] = play
    action = cards[player.seeker].action
    if action is not None and action.speed in speeds:
        play = Play(player.seeker, action=True)
        if can_play(state, seat, play, timing=not main):
            found[option("power")] = play
    return found


# -- the steps of playing


def put_on_stack(table: Table, state: State, seat: Seat, play: Play) -> Item:
    """Announce, choose Directions, targets, pay, and put it onto the Stack (SK-124)."""
    card = design(state, play)
    player = state.players[seat]
    item = new_item(state, CARD if play.card >= 0 else COPY, seat, play.face, play.card, play.action)
    costs = [cost_of(state, seat, play, more) for more in (False, True)]  # the card still lies where it has its price
    _take_up(table, state, seat, play, item)
    item.amplified = _amplified(table, state, seat, card, play.card, costs[True])
    aim = aim_of(card, item.amplified)
    if aim.has_direction:
        item.direction = table.ask(
            seat, [option("direction", d) for d in directions(state, seat, card)], prompts.DIRECTION, play.card
        ).a
    if aim.has_target:
        found = legal_targets(state, seat, aim, item.uid)
        item.targets = [
            table.ask(seat, [option(f"at_{aim.kind}", each) for each in found], prompts.TARGET, play.card).a
        ]
    cost = costs[item.amplified]
    player.ap -= cost
    if table.listening:
        table.tell_plain("plays", "SK-127", seat=seat, card=play.card, face=play.face, action=int(play.action), n=cost)
    for _ in range(card.discard + (card.amplify.discard if item.amplified and card.amplify else 0)):
        _pay_card(table, state, seat, item)
    state.stack.append(item)  # only now that everything is paid (SK-127)
    state.passes = 0
    played(table, state, seat, play, card, item)
    return item


def _take_up(table: Table, state: State, seat: Seat, play: Play, item: Item) -> None:
    """The card leaves where it was: it is no longer in hand while its costs are paid (SK-R62)."""
    player = state.players[seat]
    if play.lasting >= 0:
        lasting = _lasting(state, seat, play.lasting)
        player.zone.remove(lasting)
        item.charges = max(0, lasting.charges - 1)
        if lasting.down:
            item.charges = max(0, state.book.cards[play.face].charges - 1)
        table.show(play.card)
    elif play.card >= 0:
        if play.card in player.hand:
            player.hand.remove(play.card)
        elif play.card in player.discard:
            player.discard.remove(play.card)
        item.charges = max(0, state.book.cards[play.face].charges - 1)
        table.show(play.card)
    elif state.book.cards[play.face].action_once:
        player.events[f"used:{play.face}"] = 1


def aim_of(card: Card, amplified: bool) -> Aim:
    if amplified and card.amplify and card.amplify.aim:
        return card.amplify.aim
    return card.aim


def _amplified(table: Table, state: State, seat: Seat, card: Card, about: CardId, cost: int) -> bool:
    """SK-211, SK-D10: offered if it can be paid."""
    more = card.amplify
    player = state.players[seat]
    if more is None or player.ap < cost:
        return False
    if len(player.hand) < card.discard + more.discard:
        return False
    if more.aim is not None and not has_target(state, seat, more.aim):
        return False
    return table.ask(seat, [prompts.NO, prompts.YES], prompts.AMPLIFY, about) is prompts.YES


def _pay_card(table: Table, state: State, seat: Seat, item: Item) -> None:
    """Discard a card as a cost (SK-274, SK-D13); Ashen Loop looks at it (SK-R199)."""
    hand = state.players[seat].hand
    card = table.ask(seat, [option("pay", each) for each in hand], prompts.PAY).a
    discard(table, state, card, "SK-274")
    happen(state, "discard_cost", seat, card_of(state, card).cost, uid=item.uid)


def played(table: Table, state: State, seat: Seat, play: Play, card: Card, item: Item) -> None:
    """A card has been played: what looks for that (SK-235, SK-254, SK-255, SK-R101, SK-R102, SK-R200)."""
    unit = state.units[seat]
    is_card = not play.action or (
        state.book.cards[play.face].kind == "weapon" and state.book.rules.weapon_attack_is_card
    )
    if card.is_spell:
        use_up(table, state, seat, "spell_cheaper")
        number = count(state, seat, f"spell_{card.type}")
        happen(state, f"{card.type}_spell_{number}", seat)
    if is_card and card.type == "physical" and ailment(unit, "Bleed"):
        ownerless(state, "bleed", seat, 0)
    if card.form == "item" and not play.action:
        happen(state, "item_played", seat)
    if (card.form == "item" and is_card) or (play.action and play.source >= 0):
        if ailment(unit, "Shocked"):
            ownerless(state, "shocked", seat, 0)
