"""Why not: for a thing on the table that can't be used now, the reason and its clause."""

from rulewright.games.battleground.cards.atoms import LETTERS
from rulewright.games.battleground.rules.casting import fully_charged, owed
from rulewright.games.battleground.rules.mana import can_spend
from rulewright.games.battleground.rules.state import (
    BATTLE,
    FIRST_MAIN,
    SECOND_MAIN,
    State,
    ally_side,
    card_of,
    hand_of,
    perks_of,
    unit_of,
)
from rulewright.games.battleground.rules.units import free_shape, open_fields
from rulewright.games.battleground.words.words import card_name, field_name, refs, unit_name
from rulewright.kernel.question import HIDDEN, CardId, Question, Seat
from rulewright.kernel.words import Reason


def why_not(view: State, question: Question | None, ref: str) -> Reason:
    """Why the thing can't answer the question; if it can, that it does."""
    if view.outcome is not None:
        return Reason("The game is over.", view.outcome.clause)
    if question is None:
        return Reason("You are not asked now.", "BG-048")
    if any(ref in refs(view, each) for each in question.options):
        return Reason("This is possible now: choose it.", question.prompt.clause)
    kind, _, rest = ref.partition("-")
    numbers = [int(n) for n in rest.split("-") if n.isdecimal()]
    if kind == "card" and numbers and numbers[0] < len(view.faces):
        return _card(view, question, numbers[0])
    if kind == "field" and numbers and numbers[0] < len(view.board):
        return _field(view, question, numbers[0])
    if kind == "slot" and len(numbers) == 2 and numbers[1] < len(view.players[question.seat].slots):
        if numbers[0] != question.seat:
            return Reason("That is another player's slot.", "BG-013")
        return _slot(view, question, numbers[1])
    if kind == "power" and len(numbers) == 2:
        return _power(view, question, numbers[0], numbers[1])
    return Reason(f"Now: {question.prompt.words[0].lower()}{question.prompt.words[1:]}.", question.prompt.clause)


def _card(view: State, question: Question, card: CardId) -> Reason:
    seat = question.seat
    player = view.players[seat]
    if view.faces[card] == HIDDEN:
        return Reason("This card is hidden from you.", "BG-R139")
    if unit_of(view, card) is not None:
        return _unit(view, question, card)
    name = card_name(view, card)
    if view.owner[card] != seat:
        return Reason(f"{name} is not yours.", "BG-255")
    if card in player.locked:
        return Reason(f"{name} is not yours yet: a power of your board gives it.", "BG-046")
    if card in player.away:
        return Reason(f"{name} is on its way back to your hand.", "BG-139")
    if any(lying.card == card for lying in player.play):
        return Reason(f"{name} lies in your play area and can't be used again before it returns.", "BG-085")
    if question.prompt.key == "main":
        return _in_main(view, seat, card, name)
    if question.prompt.key == "respond":
        return _in_window(view, seat, card, name)
    if view.phase == BATTLE:
        return Reason("Nobody casts or summons in a Battle phase.", "BG-106")
    return Reason(f"{name} can't be chosen here.", question.prompt.clause)


def _in_main(view: State, seat: Seat, card: CardId, name: str) -> Reason:
    """Why a card in hand or in a slot can be neither cast nor summoned in the own Main phase."""
    player, design = view.players[seat], card_of(view, card)
    if design.kind == "unit":
        rank = view.book.cards[view.faces[card]].rank
        if not view.book.classes[player.klass].muster:
            return Reason("Your class has no Muster: its summons are spells.", "BG-170")
        if player.pool[4] + player.mana[4] < rank:
            return Reason(f"{name} costs {rank} summoning mana; you have {player.pool[4] + player.mana[4]}.", "BG-R05")
        if not open_fields(view, seat):
            return Reason("No empty field of your home row is left.", "BG-177")
        if design.enchantment is not None and free_shape(view, seat) < 0:
            return Reason("All your enchantment shapes are in play.", "BG-R03")
        return Reason(f"Another {name} is offered: they are alike.", "BG-R05")
    slot = next((slot for slot in player.slots if slot.card == card), None)
    pay = list(design.pay) if slot is None else owed(design, slot)
    if not can_spend(player, pay):
        cost = "".join(LETTERS[kind] * n for kind, n in pay)
        return Reason(f"{name} costs {cost} and you lack some of it.", "BG-077")
    if design.enchantment is not None and free_shape(view, seat) < 0:
        return Reason("All your enchantment shapes are in play.", "BG-R03")
    return Reason(f"{name} finds no legal target or place.", "BG-R25")


def _in_window(view: State, seat: Seat, card: CardId, name: str) -> Reason:
    player = view.players[seat]
    if card in hand_of(player):
        return Reason(f"{name} is in your hand: only prepared, fully charged spells are cast now.", "BG-075")
    slot = next((slot for slot in player.slots if slot.card == card), None)
    if slot is not None and not fully_charged(card_of(view, card), slot):
        return Reason(f"{name} is not fully charged.", "BG-103")
    return Reason(f"{name} finds no legal target or place.", "BG-R25")


def _unit(view: State, question: Question, card: CardId) -> Reason:
    unit = unit_of(view, card)
    assert unit is not None
    seat, name = question.seat, unit_name(view, unit.field)
    if question.prompt.key in ("target", "more_targets"):
        if unit.antimagic:
            return Reason(f"{name} has Antimagic: no card can target it.", "BG-227")
        mine = ally_side(unit) == view.players[seat].side
        return Reason(f"{name} is {'an ally' if mine else 'a foe'}: not what this spell targets.", "BG-260")
    if view.phase == BATTLE:
        return Reason(f"It is not {name}'s turn to act.", "BG-113")
    if question.prompt.key in ("main", "respond"):
        return Reason(f"{name} acts in its owner's Battle phase.", "BG-110")
    return Reason(f"Nothing to do with {name} now.", question.prompt.clause)


def _field(view: State, question: Question, field: int) -> Reason:
    if question.prompt.key == "field":
        if view.board[field] is not None:
            return Reason(f"{field_name(view, field)} is taken: a field holds one unit.", "BG-015")
        return Reason(f"{field_name(view, field)} is not in your home row.", "BG-172")
    return Reason(f"Field {field_name(view, field)}: not for this question.", question.prompt.clause)


def _slot(view: State, question: Question, i: int) -> Reason:
    player = view.players[question.seat]
    slot = player.slots[i]
    if slot.card < 0:
        return Reason("The slot is free: choose a spell to prepare.", "BG-086")
    if view.phase not in (FIRST_MAIN, SECOND_MAIN) or question.seat != view.active:
        return Reason("Spells are charged in your own Main phases.", "BG-094")
    if fully_charged(card_of(view, slot.card), slot):
        return Reason("It is fully charged.", "BG-097")
    limit = view.book.rules.charge_limit_per_turn
    if limit and player.charged >= limit:
        return Reason(f"You have placed {limit} charges this turn.", "BG-098")
    return Reason("You have no mana of a kind that it still owes.", "BG-097")


def _power(view: State, question: Question, seat: Seat, number: int) -> Reason:
    if seat != question.seat:
        return Reason("That is another player's board.", "BG-005")
    player = view.players[seat]
    klass = view.book.classes[player.klass]
    path, place = divmod(number, klass.depth)
    if path >= len(klass.paths) or place >= len(klass.paths[path]):
        return Reason("There is no such power.", "BG-R04")
    if question.prompt.key != "main":
        return Reason("Tokens are placed and powers used in your own Main phases.", "BG-R96")
    if player.paths[path] <= place:
        if player.paths[path] < place:
            return Reason("The powers below it on its path come first.", "BG-R04")
        if not player.tokens:
            return Reason("You have no power token to place.", "BG-190")
        return Reason("Not in this Main phase.", "BG-R96")
    if number not in perks_of(view, player).active:
        return Reason(f"{klass.power(number).name} works by itself.", "BG-194")
    if number in player.used:
        return Reason("It has been used this turn.", "BG-R100")
    return Reason("You lack the mana for it.", "BG-077")
