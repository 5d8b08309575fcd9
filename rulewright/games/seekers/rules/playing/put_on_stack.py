"""Playing a card or effect: choices, costs, and onto the Stack (SK-124 to SK-130)."""

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.playing.requirements import Play, cost_of, design, lasting_of
from rulewright.games.seekers.rules.playing.targeting import (
    aim_of,
    directions,
    has_target,
    is_played_card,
    legal_targets,
    tell_aim,
)
from rulewright.games.seekers.rules.state import CARD, COPY, Item, State, ailment, card_of
from rulewright.games.seekers.rules.trigger_matching import count, happen, new_item, ownerless
from rulewright.games.seekers.rules.verbs import AT, DIRECTION, PAY
from rulewright.games.seekers.rules.zones import discard, use_up
from rulewright.kernel.question import CardId, Prompt, Seat
from rulewright.kernel.table import Table


def put_on_stack(table: Table, state: State, seat: Seat, play: Play) -> Item:
    """Announce, choose Directions, targets, pay, and put it onto the Stack (SK-124)."""
    card = design(state, play)
    player = state.players[seat]
    item = new_item(state, CARD if play.card >= 0 else COPY, seat, play.face, play.card, play.action)
    cost = cost_of(state, seat, play)  # the card still lies where it has its price
    dearer = cost_of(state, seat, play, amplified=True) if card.amplify else cost
    _take_up(table, state, seat, play, item)
    if _amplified(table, state, seat, card, play.card, dearer):
        item.amplified, cost = True, dearer
    aim = aim_of(card, item.amplified)
    if aim.has_direction:
        ways = [DIRECTION(way) for way in directions(state, seat, card)]
        (item.direction,) = DIRECTION.of(table.ask(seat, ways, _named(prompts.DIRECTION, play.card, card), play.card))
    if aim.has_target:
        at = AT[aim.kind]
        found = [at(each) for each in legal_targets(state, seat, aim, item.uid)]
        if found:  # none if the player has conceded meanwhile (SK-R193)
            item.targets = [table.ask(seat, found, _named(prompts.TARGET, play.card, card), play.card).a]
    player.ap -= cost
    if table.listening:
        table.tell(events.plays, seat=seat, card=play.card, face=play.face, action=int(play.action), n=cost)
        if item.amplified:
            table.tell(events.amplified, seat=seat, face=play.face)
        tell_aim(table, state, item, aim)
    for _ in range(card.discard + (card.amplify.discard if item.amplified and card.amplify else 0)):
        _pay_card(table, state, seat, item, card)
    state.stack.append(item)  # only now that everything is paid (SK-127)
    state.passes = 0
    played(table, state, seat, play, card, item)
    return item


def _take_up(table: Table, state: State, seat: Seat, play: Play, item: Item) -> None:
    """The card leaves where it was: it is no longer in hand while its costs are paid (SK-R62)."""
    player, card = state.players[seat], state.book.cards[play.face]
    charges = card.charges
    if play.lasting >= 0:
        lasting = lasting_of(state, seat, play.lasting)
        player.zone.remove(lasting)
        charges = card.charges if lasting.down else lasting.charges
    elif play.card >= 0:
        (player.hand if play.card in player.hand else player.discard).remove(play.card)
    elif card.action_once:
        player.events[f"used:{play.face}"] = 1
    if play.card >= 0:
        item.charges = max(0, charges - 1)
        table.show(play.card)


def _amplified(table: Table, state: State, seat: Seat, card: Card, about: CardId, cost: int) -> bool:
    """SK-211, SK-D10: offered if it can be paid."""
    more, player = card.amplify, state.players[seat]
    if more is None or player.ap < cost or len(player.hand) < card.discard + more.discard:
        return False
    if more.aim is not None and not has_target(state, seat, more.aim):
        return False
    why = _named(prompts.AMPLIFY, about, card)
    return table.ask(seat, [prompts.NO, prompts.YES], why, about) is prompts.YES


def _named(prompt: Prompt, about: CardId, card: Card) -> Prompt:
    """A question about a card says which; what is used without one, such as a Weapon, is named here."""
    return prompt if about >= 0 else prompts.of(card.name, prompt)


def _pay_card(table: Table, state: State, seat: Seat, item: Item, card: Card) -> None:
    """Discard a card as a cost (SK-274, SK-D13); Ashen Loop looks at it (SK-R199)."""
    hand = state.players[seat].hand
    why = _named(prompts.PAY, item.card, card)
    (paid,) = PAY.of(table.ask(seat, [PAY(each) for each in hand], why, item.card))
    discard(table, state, paid, "SK-274")
    happen(state, "discard_cost", seat, card_of(state, paid).cost, paid_for=item.uid)


def played(table: Table, state: State, seat: Seat, play: Play, card: Card, item: Item) -> None:
    """A card has been played: what looks for that (SK-235, SK-254, SK-255, SK-R101, SK-R102, SK-R200)."""
    unit = state.units[seat]
    is_card = is_played_card(state, item)
    if card.is_spell:
        use_up(table, state, seat, "spell_cheaper")
        number = count(state, seat, f"spell_{card.type}")
        happen(state, f"{card.type}_spell_{number}", seat)
    if is_card and card.type == "physical" and ailment(unit, "Bleed"):
        ownerless(state, "bleed", seat)
    if card.form == "item" and not play.action:
        happen(state, "item_played", seat)
    if (card.form == "item" and is_card) or (play.action and play.source >= 0):
        if ailment(unit, "Shocked"):
            ownerless(state, "shocked", seat)
