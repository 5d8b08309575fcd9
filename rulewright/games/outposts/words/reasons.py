"""Why not: for a thing on the table that can't be used now, the reason and its clause."""

from collections.abc import Callable

from rulewright.games.outposts.cards.card import CREATURE, SPELL
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.mana import cost_of, crystal_price
from rulewright.games.outposts.rules.play import can_play, has_room
from rulewright.games.outposts.rules.prepare import reach
from rulewright.games.outposts.rules.state import OFFENSE, State, card_of, creatures_of, zone_of
from rulewright.games.outposts.words.worth_burning import most_mana
from rulewright.kernel.question import HIDDEN, CardId, Question, Seat
from rulewright.kernel.words import Reason, card_name, ending


def _card(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    card = CardId(numbers[0])
    if card >= len(view.faces):
        return None
    if view.faces[card] == HIDDEN:
        return Reason("This card is hidden from you.", "OP-R128")
    seat, why, owner, name = question.seat, question.prompt, view.owner[card], card_name(view, card)
    if card in view.players[seat].hand:
        return _hand_card(view, question, card)
    if owner >= 0 and card in view.players[owner].discard:
        return Reason(f"{name} lies in the discard pile; only an effect can use it.", "OP-021")
    in_play = owner >= 0 and card in creatures_of(view.players[owner])
    if any(card in outpost.open + outpost.closed for each in view.players for outpost in each.outposts):
        if owner == seat:
            return Reason(f"{name} lies on an Outpost and can't be moved or taken back.", "OP-114")
        return Reason(f"{name} is an upgrade of another player; only an effect can touch it.", "OP-K07")
    if owner >= 0 and owner != seat and card in view.players[owner].hand:
        return Reason(f"{name} is in the hand of another player.", "OP-070")
    if why == prompts.PLAY and in_play:
        if owner != seat:
            return Reason(f"{name} is not yours: you may destroy only your own creatures for mana.", "OP-091")
        most = view.book.rules.burn_creatures_max
        return Reason(f"You have destroyed {most} creatures for mana this turn; that is the limit.", "OP-093")
    if why == prompts.PREPARE and in_play and owner == seat:
        return _unmoved(view, seat, card)
    if why == prompts.PREPARE:
        return Reason(f"{name} is not yours to move.", "OP-070")
    if why == prompts.ASSIGN and in_play:
        if owner == seat:
            return Reason(f"{name} is yours: your strength goes to the target and those who defend it.", "OP-153")
        assault = view.assault
        if assault and card not in view.players[assault.defender].outposts[assault.outpost].defenders:
            return Reason(f"{name} does not defend the Outpost that is attacked.", "OP-018")
        return Reason(f"{name} has Health {health_left(view, card)}: you can't assign that much to it now.", "OP-155")
    if why == prompts.COUNTER and in_play:
        return _uncountered(view, question, card, name)
    return Reason(f"{name} can't be chosen now: {ending(question.prompt.words)}", question.prompt.clause)


def _hand_card(view: State, question: Question, card: CardId) -> Reason:
    seat, printed = question.seat, card_of(view, card)
    if question.prompt != prompts.PLAY:
        return Reason(f"{printed.name} can be played only in your own Play step.", "OP-070")
    cost, mana = cost_of(view, seat, printed), view.players[seat].mana
    if cost > mana:
        return Reason(f"{printed.name} costs {cost} mana; you have {mana}.", "OP-097")
    if printed.kind == SPELL and not can_play(view, seat, printed):
        return Reason(f"{printed.name} finds no target that it requires.", "OP-R62")
    if printed.kind != CREATURE and not any(has_room(view, outpost) for outpost in view.players[seat].outposts):
        limit = view.book.rules.upgrades_per_outpost
        return Reason(f"None of your standing Outposts has room: at most {limit} upgrades each.", "OP-103")
    return Reason(f"{printed.name} can't be burned: the limit of this turn is reached.", "OP-093")


def _unmoved(view: State, seat: Seat, card: CardId) -> Reason:
    player, printed = view.players[seat], card_of(view, card)
    if card in player.pinned:
        return Reason(f"{printed.name} is pinned: it may not move in this step.", "OP-K09")
    if card in view.ordered:
        return Reason(f"{printed.name} has had its order; take it back with undo.", "OP-125")
    if view.book.rules.summoning_delay and card in player.fresh:
        return Reason(f"{printed.name} came into play this turn.", "OP-100")
    if printed.rooted and OFFENSE not in reach(view, card, zone_of(player, card)):
        return Reason(f"{printed.name} is Rooted: it may not enter the offense zone.", "OP-K13")
    return Reason(f"{printed.name} has nowhere to go.", "OP-131")


def _uncountered(view: State, question: Question, card: CardId, name: str) -> Reason:
    if assault := view.assault:
        if card not in view.players[assault.attacker].groups[assault.group]:
            return Reason("Defender's Strength goes to the attacking group only.", "OP-161")
        kills = [verbs.KILL.of(option) for option in question.options if option.verb == verbs.KILL.name]
        if any(card_of(view, killed).vanguard for (killed,) in kills):
            return Reason(f"A Vanguard shields {name}: it must be destroyed first.", "OP-K16")
    return Reason(f"Your Defender's Strength does not reach {name}'s Health.", "OP-164")


def _outpost(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if len(numbers) != 2:
        return None
    owner, index = numbers
    seat, why, rules = question.seat, question.prompt, view.book.rules
    if owner >= len(view.players) or index >= len(view.players[owner].outposts):
        return Reason("There is no such Outpost.", "OP-037")
    outpost = view.players[owner].outposts[index]
    if not outpost.standing:
        return Reason("This Outpost is destroyed, for good.", "OP-032" if owner == seat else "OP-035")
    if why in (prompts.AIM, prompts.STRIKE) and owner == seat:
        return Reason("Only Outposts of opponents can be attacked.", "OP-138")
    if why == prompts.AIM and rules.first_round_protection:
        return Reason("Players are protected before their second turn.", "OP-138")
    if why == prompts.PLACE and owner == seat:
        return Reason(f"This Outpost has {rules.upgrades_per_outpost} upgrades already.", "OP-103")
    if why in (prompts.PLACE, prompts.PREPARE, prompts.REASSIGN) and owner != seat:
        return Reason("This is not your Outpost.", "OP-102" if why == prompts.PLACE else "OP-127")
    if why in (prompts.PREPARE, prompts.REASSIGN):
        return Reason(f"At most {rules.defenders_per_outpost} creatures defend one Outpost.", "OP-128")
    if why == prompts.ASSIGN and view.assault and (view.assault.defender, view.assault.outpost) != (owner, index):
        return Reason("Only the Outpost that is attacked can be damaged.", "OP-153")
    if why == prompts.ASSIGN and not any(option.verb == verbs.HIT.name and option.a for option in question.options):
        return Reason("A Guard defends it: destroy every Guard in the same distribution first.", "OP-K17")
    return None


def _crystal(view: State, question: Question, numbers: tuple[int, ...]) -> Reason:
    if question.prompt != prompts.PLAY:
        return Reason("Mana Crystals are bought only in your own Play step.", "OP-118")
    price, mana = crystal_price(view, question.seat), view.players[question.seat].mana
    enough = price <= most_mana(view, question.seat, view.players[question.seat].hand, True)
    more = " Burn cards and sacrifice creatures for the rest." if enough else ""
    return Reason(f"A Mana Crystal costs {price} mana; you have {mana}.{more}", "OP-117")


REASONS: dict[str, Callable[[State, Question, tuple[int, ...]], Reason | None]] = {
    "card": _card,
    "outpost": _outpost,
    "crystal": _crystal,
    "discard": lambda view, question, numbers: Reason(
        "Discard piles are open to look at; nothing can be done with this one now.", "OP-R128"
    ),
    "deck": lambda view, question, numbers: Reason("Nobody may look into a deck.", "OP-R128"),
}
