"""Why not: for a thing on the table that can't be used now, the reason and its clause."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.mana import SUMMONING, Mana
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.battle.actions import reach_of, target_of
from rulewright.games.battleground.rules.enchantments.enchantment import free_shape
from rulewright.games.battleground.rules.ground import HERO
from rulewright.games.battleground.rules.ids import BATTLE, FIRST_MAIN, SECOND_MAIN, PowerId
from rulewright.games.battleground.rules.main_phase.casting import fully_charged, owed
from rulewright.games.battleground.rules.mana import can_spend
from rulewright.games.battleground.rules.state import Player, State, Unit, card_of, class_of, perks_of, slot_of, unit_of
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.games.battleground.rules.units.summoning import open_fields
from rulewright.games.battleground.words.names import back_words, card_name, cost_words, field_name, unit_name
from rulewright.kernel.question import HIDDEN, CardId, Question, Seat
from rulewright.kernel.words import Reason


def _card(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if numbers[0] >= len(view.faces):
        return None
    card, seat = CardId(numbers[0]), question.seat
    player = view.players[seat]
    if view.faces[card] == HIDDEN:
        return Reason("This card is hidden from you.", "BG-R139")
    if unit := unit_of(view, card):
        return _unit(view, question, unit)
    name = card_name(view, card)
    if view.owner[card] != seat:
        return Reason(f"{name} is not yours.", "BG-255")
    if card in player.locked:
        return Reason(f"{name} is not yours yet: a power of your board gives it.", "BG-046")
    if card in player.away:
        return Reason(f"{name} is on its way back to your hand.", "BG-139")
    if any(played.card == card for played in player.play):
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
        rank, have = view.book.cards[view.faces[card]].rank, player.pool[SUMMONING] + player.mana[SUMMONING]
        if not class_of(view, player).muster:
            return Reason("Your class has no Muster: its summons are spells.", "BG-170")
        if have < rank:
            lacking = f"{name} costs {rank} summoning mana; you have {have}."
            return Reason(f"{lacking}{_back(view, player, [SUMMONING])}", "BG-R05")
        if not open_fields(view, seat):
            return Reason("No empty field of your home row is left.", "BG-177")
        if design.enchantment is not None and free_shape(view, seat) is None:
            return Reason("All your enchantment shapes are in play.", "BG-R03")
        return Reason(f"Another {name} is offered: they are alike.", "BG-R05")
    slot = slot_of(player, card)
    pay = list(design.pay) if slot is None else owed(design, slot)
    if not can_spend(player, pay):
        kinds = [kind for kind, n in pay if not can_spend(player, [(kind, n)])]
        return Reason(f"{name} costs {cost_words(pay)} and you lack some of it.{_back(view, player, kinds)}", "BG-077")
    if design.enchantment is not None and free_shape(view, seat) is None:
        return Reason("All your enchantment shapes are in play.", "BG-R03")
    return Reason(f"{name} finds no legal target or place.", "BG-R25")


def _back(view: State, player: Player, kinds: Sequence[Mana]) -> str:
    """When what is lacking comes back (BG-058)."""
    words = back_words(view, player, kinds)
    return f" {words}." if words else ""


def _in_window(view: State, seat: Seat, card: CardId, name: str) -> Reason:
    slot = slot_of(view.players[seat], card)
    if slot is None:
        return Reason(f"{name} is in your hand: only prepared, fully charged spells are cast now.", "BG-075")
    if not fully_charged(card_of(view, card), slot):
        return Reason(f"{name} is not fully charged.", "BG-103")
    return Reason(f"{name} finds no legal target or place.", "BG-R25")


def _unit(view: State, question: Question, unit: Unit) -> Reason:
    seat, name = question.seat, unit_name(view, unit.field)
    if question.prompt.key in ("target", "more_targets"):
        if unit.antimagic:
            return Reason(f"{name} has Antimagic: no card can target it.", "BG-227")
        mine = ally_side(unit) == view.players[seat].side
        return Reason(f"{name} is {'an ally' if mine else 'a foe'}: not what this spell targets.", "BG-260")
    acts = question.prompt in (prompts.WAVE, prompts.SECOND, prompts.HASTE)
    acting = unit_of(view, question.about) if acts else None
    if acting is not None and ally_side(acting) != ally_side(unit):
        return _not_attacked(view, acting, unit)
    if view.phase == BATTLE:
        return Reason(f"It is not {name}'s turn to act.", "BG-113")
    if question.prompt.key in ("main", "respond"):
        return Reason(f"{name} acts in its owner's Battle phase.", "BG-110")
    return Reason(f"Nothing to do with {name} now.", question.prompt.clause)


def _not_attacked(view: State, unit: Unit, foe: Unit) -> Reason:
    """Why the unit that acts does not hit this foe: its target is found by rule (BG-121)."""
    ground, side, reach, target = view.book.ground, ally_side(unit), reach_of(view, unit), target_of(view, unit)
    name, other, away = unit_name(view, unit.field), unit_name(view, foe.field), ground.gap[unit.field][foe.field]
    if unit.attack <= 0:
        return Reason(f"{name} has no Attack.", "BG-132")
    if away > reach:
        return Reason(f"{other} is {away} fields away, and {name} reaches {reach}.", "BG-122")
    if target == foe.field:
        return Reason(f"{name} can attack it: choose Attack.", "BG-128")
    first = "the hero ahead of it" if target == HERO else unit_name(view, target)
    near = next(n for n, ring in enumerate(ground.rings[side][unit.field]) if target in ring)
    if near != away:
        return Reason(f"{name} attacks whoever is nearest: {first}.", "BG-123")
    start = view.book.rules.target_start
    return Reason(f"Of the nearest {name} attacks the first clockwise from its {start}: {first}.", "BG-124")


def _field(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if numbers[0] >= len(view.board):
        return None
    name = field_name(view, numbers[0])
    if question.prompt.key == "field":
        if view.board[numbers[0]] is not None:
            return Reason(f"{name} is taken: a field holds one unit.", "BG-015")
        return Reason(f"{name} is not in your home row.", "BG-172")
    return None


def _slot(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    player = view.players[question.seat]
    if len(numbers) != 2 or numbers[1] >= len(player.slots):
        return None
    if numbers[0] != question.seat:
        return Reason("That is another player's slot.", "BG-013")
    slot = player.slots[numbers[1]]
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


def _power(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if len(numbers) != 2:
        return None
    if numbers[0] != question.seat:
        return Reason("That is another player's board.", "BG-005")
    player, power = view.players[question.seat], PowerId(numbers[1])
    klass = class_of(view, player)
    path, place = klass.path_of(power)
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
    if power not in perks_of(view, player).active:
        return Reason(f"{klass.power(power).name} works by itself.", "BG-194")
    if power in player.powers_used:
        return Reason("It has been used this turn.", "BG-R100")
    return Reason("You lack the mana for it.", "BG-077")


REASONS = {"card": _card, "field": _field, "slot": _slot, "power": _power}
