"""Options as the page treats them: what one would come to, what a button says, which window stops a player."""

import math
from dataclasses import replace

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.combat.arithmetic import first_side, share, terms, value
from rulewright.games.elysia.rules.combat.fighters import (
    ATTACK,
    ATTACKERS,
    DEFENDERS,
    DEFENSE,
    Combat,
    Fighter,
    fighter_of,
)
from rulewright.games.elysia.rules.places import PlaceId, coordinates, is_ruins, is_village
from rulewright.games.elysia.rules.quests import has_won
from rulewright.games.elysia.rules.state import State, fighters_at
from rulewright.games.elysia.words.fight_sums import comes_to, needs, strike_total, struck
from rulewright.games.elysia.words.labels import coin_warning, price_now, ruins_token, why_no_buying
from rulewright.games.elysia.words.names import npc_name, tile_name
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import NO_SEAT, Face, Option, Question, Seat

ROOT3 = math.sqrt(3)
WINDS = ("east", "east", "north-east", "north", "north-west", "west", "west", "west", "south-west", "south",
         "south-east", "east")  # fmt: skip
"""The twelve ways around, from the east against the clock; neighbours lie at the even ones."""

STOPS = (
    Stop(prompts.JOIN.key, "When I may join a fight", True, "Stop me"),  # RE-D13
    Stop(prompts.OVERLAY.key, "Before I move: to place a Village, Ruins or the Fortress far away", False, "Stop me"),
    Stop(prompts.END_COMBAT.key, "Before the first blow of a fight that I begin: to end it", False, "Stop me"),
    Stop(prompts.PRIZE.key, "Before a prize, though I have won", False, "Stop me"),
)
WILD = (verbs.WILD_WALK.name, verbs.WILD_COIN.name, verbs.WILD_DRAW.name, verbs.WILD_ATTACK.name,
        verbs.WILD_DEFENSE.name)  # fmt: skip
ENDS = {
    prompts.PLAY: "Start walking",
    prompts.BUY: "Done buying",
    prompts.OPENING: "Done buying",
    prompts.DISCARD: "Draw and end turn",
}


def hint(view: State, question: Question, option: Option) -> str:
    """A card of a fight with the sum it would make; a card of the market with its price (RE-166); the toll (RE-163)."""
    combat = view.combat
    striking = question.prompt in (prompts.ATTACK, prompts.DEFENSE)
    if combat is not None and striking and option.verb in (verbs.PLAY.name, verbs.USE.name):
        fighter, step = fighter_of(combat, question.seat), ATTACK if question.prompt == prompts.ATTACK else DEFENSE
        return _with(view, combat, fighter, view.faces[option.a], step) if fighter else ""
    if option.verb == verbs.BUY.name:
        (face,) = verbs.BUY.of(option)
        card, now = view.book.cards[face], price_now(view, face, question.seat)
        less = f" ({card.cost} − {card.cost - now}: cheaper on {TERRAINS[card.cheaper]})" if now < card.cost else ""
        return f"{now} Coin{less}. {card.text}"
    if question.prompt == prompts.PLAY and _idle(view, option):
        return "It gives nothing on the way: its Attack and Defense are for fights."
    if option.verb == verbs.STEP.name and view.ruin:
        return f"Walking on from Ruins brings {ruins_token(view)}."
    if option.verb == verbs.STOP.name:
        return _stopping(view, question.seat)
    if option.verb == verbs.WILD_COIN.name and question.prompt == prompts.PLAY:
        return coin_warning(view, question.seat, more=1)
    if option.verb == verbs.NO.name and question.prompt == prompts.PRIZE:
        return "A weak card makes a deck worse."
    if question.prompt == prompts.JOIN and option.verb == verbs.PASS.name:
        return (
            "Who joins shares what its side wins, and its blows: what isn't defended costs cards. The way costs Walk."
        )
    return ""


def _stopping(view: State, seat: Seat) -> str:
    """What it means to end the move here, for Coin, for who is damaged, and for a toll (RE-155, RE-163, RE-165)."""
    place, coin = view.players[seat].place, view.coin + view.wild_coin
    if view.due and is_village(view.tiles[place]):
        return f"Staying costs {view.due} Walk. Unpaid you may shop, but your next turn begins where you came from."
    why = why_no_buying(view, seat)
    lost = f"{coin} Coin buy nothing here: {why}." if coin and why else ""
    safe = view.players[seat].damaged and (is_ruins(view.tiles[place]) or fighters_at(view, place))
    return " ".join([said for said in (lost, "Damaged: you are left alone here, no fight." if safe else "") if said])


def _with(view: State, combat: Combat, fighter: Fighter, face: Face, step: int) -> str:
    more = replace(fighter, played=[*fighter.played, face], dropped=[*fighter.dropped, 0])
    parts = terms(view, combat, more, step)
    brought = sum(n for _, n in parts)
    said = f" ({' + '.join(f'{n} {words}' for words, n in parts)})" if len(parts) > 1 else ""
    if step == DEFENSE:
        return f"Defense {brought}{said} against Attack {combat.each}: {max(0, combat.each - brought)} left over"
    total = strike_total(view, combat) - sum(n for _, n in terms(view, combat, fighter, ATTACK)) + brought
    among, found = len(struck(combat)), needs(view, combat, total)
    then = f": {comes_to(found, among)}" if found else ""
    in_all = f"; {total} in all" if total != brought else ""
    each = f", {share(view, total, among)} each" if among > 1 else ""
    return f"Attack {brought}{said}{in_all}{each}{then}"


def stop_for(view: State, question: Question) -> str:
    """Joining is the only window."""
    return prompts.JOIN.key


def obvious(view: State, question: Question) -> tuple[str, Option] | None:
    """Who looks for a place walks there: an Overlay that is left over is placed only by who asks for it (RE-131)."""
    if question.prompt == prompts.OVERLAY:
        return prompts.OVERLAY.key, verbs.NO.answer
    if question.prompt == prompts.END_COMBAT and view.combat and _unopened(view, view.combat):
        return prompts.END_COMBAT.key, verbs.FIGHT.answer
    if question.prompt == prompts.PRIZE and has_won(view, question.seat):
        return prompts.PRIZE.key, verbs.NO.answer
    return None


def _unopened(view: State, combat: Combat) -> bool:
    """Whether no blow has fallen, and nobody has joined against who began the fight a moment ago (RE-179)."""
    against = sum(each.side == DEFENDERS for each in combat.fighters)
    return combat.cycle == 0 and against == 1 and first_side(view, combat) == ATTACKERS


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Passing and ending a part have places of their own."""
    verb, prompt = option.verb, question.prompt
    if verb == verbs.PASS.name:
        fighter = fighter_of(view.combat, question.seat) if view.combat else None
        return ("pass", "Stay out" if prompt == prompts.JOIN else "Done" if fighter and fighter.played else "Pass")
    if verb in (verbs.FINISH.name, verbs.DONE.name) and prompt in ENDS:
        return "end", ENDS[prompt]
    if verb in (verbs.JOIN_ATTACKERS.name, verbs.JOIN_DEFENDERS.name) and view.combat is not None:
        side = ATTACKERS if verb == verbs.JOIN_ATTACKERS.name else DEFENDERS
        first = next((each for each in view.combat.fighters if each.side == side), None)
        name = first and (npc_name(view, first.npc) if first.seat == NO_SEAT else f"player {first.seat + 1}")
        return "", f"Fight beside {name}" if name else ""
    if prompt == prompts.PLAY and _idle(view, option):
        return "idle", ""
    if verb == verbs.STOP.name and not view.due:
        return "end", "Stop here"
    if verb == verbs.PRINCE.name:
        return "wins", "Pay and win: Merchant Prince"  # RE-240
    if verb == verbs.PAY_STOP.name:
        return "end", ""  # before stopping unpaid
    if verb == verbs.NO.name:
        return "decline", "Keep the peace" if prompt == prompts.TARGET else "No"
    if verb in (verbs.STEP.name, verbs.AT.name, verbs.TELEPORT.name):
        return "", _way(view, question.seat, PlaceId(option.a), verb)
    return "" if verb not in WILD or wild_helps(view, question, verb) else "spare", ""


def _idle(view: State, option: Option) -> bool:
    """Whether a card would do nothing on the way: it has only Attack and Defense (RE-115, RE-R14)."""
    if option.verb not in (verbs.PLAY.name, verbs.USE.name):
        return False
    card = view.book.cards[view.faces[option.a]]
    gives = card.walk or card.coin or card.draw or card.explore
    return not gives and not (option.verb == verbs.PLAY.name and card.leave_out)  # which is laid out by playing it


def strikes(view: State, question: Question, option: Option) -> bool:
    """Whom one fights (RE-151)."""
    return question.prompt == prompts.TARGET and option.verb != verbs.NO.name


def wild_helps(view: State, question: Question, verb: str) -> bool:
    """Whether Wild would make something possible now that is not: then passing is not what is left to do."""
    seat, combat = question.seat, view.combat
    wild, fighter = view.players[seat].wild, fighter_of(combat, seat) if combat else None
    if verb == verbs.WILD_WALK.name:
        return not view.walk
    if verb == verbs.WILD_COIN.name:
        coin = view.coin + view.wild_coin
        prices = [price_now(view, face, seat) for i, face in enumerate(view.book.market) if view.stock[i]]
        return question.prompt != prompts.PLAY and any(coin < price <= coin + wild for price in prices)
    if combat is None or fighter is None or verb == verbs.WILD_DRAW.name:
        return False
    if verb == verbs.WILD_DEFENSE.name:
        return combat.each > value(view, combat, fighter, DEFENSE)
    found = needs(view, combat, strike_total(view, combat))
    return not found or any(0 < each.more <= wild for each in found)


def _way(view: State, seat: Seat, place: PlaceId, verb: str) -> str:
    """A place as who stands on the map would point there: the map shows no coordinates."""
    here, there = coordinates(view.players[seat].place), coordinates(place)
    dq, dr = there.q - here.q, there.r - here.r
    far = max(abs(dq), abs(dr), abs(dq + dr))
    turn = round(math.degrees(math.atan2(-1.5 * dr, ROOT3 * (dq + dr / 2))) / 30) % 12
    where = f", {f'{far} tiles ' if far > 1 else ''}{WINDS[turn]}" if far else ", here"
    tile = view.tiles.get(place)
    if tile is None:
        return f"Explore{where}"
    begin = {verbs.STEP.name: "To ", verbs.TELEPORT.name: "Teleport to "}.get(verb, "")
    return f"{begin}{tile_name(tile)}{where}"
