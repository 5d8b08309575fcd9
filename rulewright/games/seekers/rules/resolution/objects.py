"""Resolving what is on the Stack, with its recheck (SK-154, SK-157 to SK-161)."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms.movement import Stealth
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.ailments.forbidding import cannot_activate, cannot_play, immune
from rulewright.games.seekers.rules.playing.targeting import (
    aim_of,
    directions,
    find_victims,
    is_legal_target,
    is_played_card,
    meets,
)
from rulewright.games.seekers.rules.resolution.run import EFFECTS, Run
from rulewright.games.seekers.rules.resolution.triggers import resolve_trigger, spent
from rulewright.games.seekers.rules.state import TRIGGER, Item, State, ailment, printed
from rulewright.games.seekers.rules.zones import lose_stealth, place_resolved, use_up
from rulewright.kernel.table import Table


def resolve_top(table: Table, state: State) -> None:
    """Last in, first out (SK-147)."""
    resolve_item(table, state, state.stack.pop())


def at_once(table: Table, state: State, item: Item) -> None:
    """An Immediate card resolves as soon as it is on the Stack: no window for anybody (SK-159 to SK-161)."""
    state.stack.remove(item)
    resolve_item(table, state, item)


def resolve_item(table: Table, state: State, item: Item) -> None:
    """Check again, carry out, put away (SK-157, SK-158)."""
    if item.kind == TRIGGER:
        clause = _stopped(state, item)
        if clause:
            table.tell(events.fizzles.under(clause), seat=item.seat, face=item.face)
            spent(table, state, item)
            return
        resolve_trigger(table, state, item)
        return
    card = printed(state, item)
    aim = aim_of(card, item.amplified)
    victims = find_victims(state, item, aim, item.targets)
    works = still_works(state, item, card, aim, victims)
    if table.listening:
        told = events.resolves if works else events.fizzles
        table.tell(told, seat=item.seat, face=item.face, card=item.card, action=int(item.action))
    if works:
        run = Run(table, state, item, card, aim, victims)
        if card.is_spell or (card.form == "attack" and card.type == "physical"):  # SK-R202
            run.critical = use_up(table, state, item.seat, f"{card.type}_critical") > 0
        for atom in card.amplify.effects if item.amplified and card.amplify else card.effects:
            EFFECTS.carry_out(run, atom)
            if state.players[item.seat].out:
                return
    if state.units[item.seat].stealth and not card.subtle and is_played_card(state, item):
        if not gives_stealth(card, works):
            lose_stealth(table, state, item.seat, "SK-266")
    place_resolved(table, state, item, card, works)


def _stopped(state: State, item: Item) -> str | None:
    """The clause that stops a trigger: Stun all of them, Frozen those of Item and physical cards (SK-251, SK-262)."""
    if item.seat < 0 or immune(state, item.seat):
        return None
    who = state.units[item.seat]
    if ailment(who, "Stun"):
        return "SK-262"
    card = printed(state, item)
    if ailment(who, "Frozen") and (card.type == "physical" or card.form == "item"):
        return "SK-251"
    return None


def gives_stealth(card: Card, worked: bool) -> bool:
    """A card that itself gives Stealth does not take it away as it resolves (SK-266)."""
    effects = (*card.effects, *(card.amplify.effects if card.amplify else ()))
    return worked and any(isinstance(atom, Stealth) for atom in effects)


def still_works(state: State, item: Item, card: Card, aim: Aim, victims: Sequence[int]) -> bool:
    """Whether its controller would still be able to play it (SK-060, SK-128, SK-129, SK-157, SK-R72)."""
    seat = item.seat
    if not meets(state, seat, card) or (item.action and cannot_activate(state, seat)):
        return False
    if is_played_card(state, item) and cannot_play(state, seat, card):
        return False
    if aim.has_direction and item.direction not in directions(state, seat, card):
        return False  # SK-247
    if aim.kind == "blast":
        return bool(item.targets) and is_legal_target(state, seat, aim, item.targets[0])
    return not aim.has_target or bool(victims)
