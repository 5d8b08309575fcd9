"""Why not: for a thing on the table that can't be used now, the reason and its clause."""

from dataclasses import replace

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ailments import forbidding
from rulewright.games.seekers.rules.ids import AnyUnit, HexId, UnitId
from rulewright.games.seekers.rules.movement.reach import can_stop, reachable
from rulewright.games.seekers.rules.playing import requirements
from rulewright.games.seekers.rules.playing.targeting import directions, has_target, meets
from rulewright.games.seekers.rules.setup.armory import lacking
from rulewright.games.seekers.rules.sight import can_target, clouds, sees_hex, sight_range
from rulewright.games.seekers.rules.state import State, are_enemies, card_of, each_unit
from rulewright.games.seekers.words.names import hex_name, unit_name
from rulewright.kernel.question import HIDDEN, CardId, Question, Seat
from rulewright.kernel.words import Reason, card_name, lower_first

BECAUSE = {  # what forbids, by the clause that `forbidding` and `playing` give for it
    "SK-054": "it has been used this turn", "SK-190": "you are channeling", "SK-191": "you are channeling",
    "SK-241": "Daze", "SK-242": "Daze", "SK-243": "Daze", "SK-247": "it would bring you too near to what you Fear",
    "SK-248": "Frozen", "SK-249": "Frozen, and it is physical", "SK-250": "Frozen, and it is an Item",
    "SK-253": "Root", "SK-259": "Stun", "SK-260": "Stun", "SK-261": "Stun",
}  # fmt: skip


def _card(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if numbers[0] >= len(view.faces):
        return None
    card, seat = CardId(numbers[0]), question.seat
    if view.faces[card] == HIDDEN:
        return Reason("This card is hidden from you.", "SK-R08")
    name, player = card_name(view, card), view.players[seat]
    if question.prompt not in (prompts.MAIN, prompts.PRIORITY):
        return Reason(f"Not {name} now: {lower_first(question.prompt.words.rstrip('?'))}.", question.prompt.clause)
    equipment = card in player.equipment
    lasting = next((each for each in player.zone if each.card == card), None)
    if card not in player.hand and not equipment and lasting is None:
        return Reason(f"{name} is not yours to play from there.", _elsewhere(view, seat, card))
    if equipment and card_of(view, card).action is None:
        return Reason(f"{name} works by itself.", "SK-054")
    if lasting is not None and not lasting.charges and not lasting.down:
        return Reason(f"{name} waits or lasts in your effect Zone; it works by itself.", "SK-030")
    play = (
        requirements.from_equipment(view.faces[card], card)
        if equipment
        else requirements.from_hand(view.faces[card], card)
    )
    play = replace(play, lasting=lasting.born) if lasting else play
    printed = requirements.design(view, play)
    if not meets(view, seat, printed):
        seeker = view.book.cards[player.seeker]
        return Reason(f"{seeker.name} can't play it: {lacking(seeker, printed)[0]}.", "SK-052")
    cost = requirements.cost_of(view, seat, play)
    if cost > player.ap:
        return Reason(f"{name} costs {cost} AP; you have {player.ap}.", "SK-061")
    clause = requirements.forbidden(view, seat, play)
    if clause:
        return Reason(f"You can't play {name}: {BECAUSE[clause]}.", clause)
    if not requirements.in_time(view, seat, printed):
        return Reason(f"{name} is an Action: it needs your own main phase and an empty Stack.", "SK-063")
    if not has_target(view, seat, printed.aim):
        return _no_target(view, seat, name, printed.aim)
    if printed.aim.has_direction and not directions(view, seat, printed):
        return Reason(f"You can't play {name}: {BECAUSE['SK-247']}.", "SK-247")
    return Reason(f"{name} needs a card to discard as its cost.", "SK-274")


def _no_target(view: State, seat: Seat, name: str, aim: Aim) -> Reason:
    """Why nobody and nothing can be aimed at: too far, out of sight, or not there at all."""
    if aim.kind == "stack":
        return Reason(f"{name} answers what lies on the Stack: nothing there now that it can be aimed at.", "SK-131")
    if aim.kind != "enemy":
        return Reason(f"{name} has nothing it could be aimed at now: {lower_first(aim.words())}.", "SK-131")
    gaps = view.book.map.board.gap[view.units[seat].hex]
    foes = [unit for unit, who in each_unit(view.units) if who.hex >= 0 and are_enemies(view, seat, who.seat)]
    if not foes:
        return Reason(f"{name} needs an enemy on the map.", "SK-131")
    near = min(foes, key=lambda unit: gaps[view.units[unit].hex])
    if can_target(view, seat, near):
        away = gaps[view.units[near].hex]
        return Reason(f"{name} reaches {aim.range}; {unit_name(view, near)} is {away} away.", "SK-138")
    return _hidden(view, seat, near)


def _elsewhere(view: State, seat: Seat, card: CardId) -> str:
    """The clause about a card that is neither in hand nor in play."""
    player = view.players[seat]
    if card in player.exile:
        return "SK-029"
    if card in player.discard:
        return "SK-275"
    return "SK-025" if view.owner[card] == seat else "SK-014"


def _unit(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if numbers[0] >= len(view.units):
        return None
    unit = UnitId(numbers[0])
    seat, who = question.seat, view.units[unit]
    name = unit_name(view, unit)
    if question.prompt.key == prompts.TARGET.key:
        if not can_target(view, seat, unit):
            return _hidden(view, seat, unit)
        return Reason(f"{name} is not in reach of this card, or not what it targets.", "SK-138")
    if who is view.units[seat]:
        clause = forbidding.cannot_move(view, seat)
        if clause:
            return Reason(f"{name} can't move: {BECAUSE[clause]}.", clause)
    if are_enemies(view, seat, who.seat):
        return Reason(f"{name} is an enemy; choose a card first.", "SK-131")
    return Reason(f"Nothing to do with {name} now.", question.prompt.clause)


def _hidden(view: State, seat: Seat, unit: AnyUnit) -> Reason:
    """Why a unit can't be targeted by the player's Seeker."""
    who, name = view.units[unit], unit_name(view, unit)
    if who.fade:
        return Reason(f"{name} is Intangible and can't be targeted.", "SK-268")
    if view.units[seat].fade:
        return Reason("You are Intangible and reach nobody else.", "SK-269")
    if not sees_hex(view, seat, who.hex):
        return no_sight(view, seat, who.hex)[0]
    if who.stealth:
        return Reason(f"{name} has Stealth and can't be targeted.", "SK-263")
    return Reason(f"{name}: {view.book.cards[who.face].text}", "SK-048")  # Isolde's veil


def _hex(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if numbers[0] >= len(view.book.map.hexes):
        return None
    hex, seat = HexId(numbers[0]), question.seat
    free = question.prompt in (prompts.MAIN, prompts.PRIORITY)  # nothing is being chosen yet: say how it lies
    if hex == view.book.map.shard and free:
        return _shard(view, seat)
    if view.book.map.is_wall(hex):
        return Reason("A wall: impassable, and nobody sees through it.", "SK-143")
    if question.prompt == prompts.MOVE:
        if not can_stop(view, seat, hex):
            return Reason("A move can't end on an occupied hex.", "SK-116")
        if forbidding.too_near(view, seat, hex):
            return Reason("Fear keeps you from going that near.", "SK-246")
        if hex not in reachable(view, seat):
            player = view.players[seat]
            return Reason(f"Too far: you have {player.mp} MP and {player.ap} AP.", "SK-114")
    if (free or question.prompt.key == prompts.TARGET.key) and not sees_hex(view, seat, hex):
        return no_sight(view, seat, hex)[0]
    if free and hex == view.units[seat].hex:
        return Reason("Numbers: the MP to go there, or AP beyond them. Dark: out of sight.", "SK-114")
    if free:
        away = view.book.map.board.gap[view.units[seat].hex][hex]
        return Reason(f"Hex {hex_name(view, hex)}: in sight, {away} away.", "SK-144")
    return None


def no_sight(view: State, unit: AnyUnit, hex: HexId) -> tuple[Reason, int]:
    """Why a unit does not see a hex, and the hex that breaks the line (-1: none does, it is too far)."""
    board, here = view.book.map.board, view.units[unit].hex
    if here < 0 or hex < 0:
        return Reason("Out of sight: not on the Battlemap.", "SK-021"), -1
    gap, far = board.gap[here], sight_range(view, unit)
    if gap[hex] > far:
        return Reason(f"Out of sight: {gap[hex]} hexes away, you see {far}.", "SK-136"), -1
    walls = board.blockers(here, hex)
    if walls:
        return Reason(f"Out of sight: the line touches the wall at {hex_name(view, walls[0])}.", "SK-145"), walls[0]
    between = board.between[here][hex]
    bodies = [each.hex for each in view.units if each.hex >= 0 and not each.fade and between >> each.hex & 1]
    if bodies and view.book.rules.units_block_los:
        return Reason("Out of sight: a unit stands in the line.", "SK-144"), min(bodies, key=gap.__getitem__)
    line = [each for each in range(len(gap)) if (between | 1 << hex) >> each & 1]
    smoke = [each for cloud in clouds(view) for each in line if (cloud >> each & 1) != (cloud >> here & 1)]
    return Reason("Out of sight: smoke lies between.", "SK-R167"), min(smoke, key=gap.__getitem__, default=-1)


def _shard(view: State, seat: Seat) -> Reason:
    rules, player = view.book.rules, view.players[seat]
    if not view.shard:
        return Reason("The Shard is gone.", "SK-195")
    if view.book.map.board.gap[view.units[seat].hex][view.book.map.shard] > 1:
        return Reason("You must stand on the Shard hex or next to it.", "SK-186")
    if player.ap < rules.shard_cost_ap:
        return Reason(f"Claiming it costs {rules.shard_cost_ap} AP; you have {player.ap}.", "SK-187")
    if player.channel:
        return Reason(f"You are channeling it: {player.channel} Moments to go.", "SK-188")
    if view.units[seat].fade:
        return Reason("You are Intangible: the Shard is on the other map.", "SK-R185")
    clause = forbidding.cannot_activate(view, seat)
    if clause:
        return Reason(f"You can't channel: {BECAUSE[clause]}.", clause)
    return Reason("You can channel only in your own main phase with an empty Stack.", "SK-R169")


REASONS = {"card": _card, "unit": _unit, "hex": _hex}
