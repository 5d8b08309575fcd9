"""Resolving triggered effects: those of cards by their atoms, and those of Ailments and hexes."""

from collections.abc import Callable

from rulewright.games.seekers.cards.ailments import NIGHTSHADE_DICE, Ailing
from rulewright.games.seekers.cards.aim import ENEMY, NO_AIM, Aim
from rulewright.games.seekers.cards.atoms.base import Atom, DamageType
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.cards.lasting import When
from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ailments import applying
from rulewright.games.seekers.rules.damage import NOBODY, deal_one, roll
from rulewright.games.seekers.rules.ids import HexId, UnitId
from rulewright.games.seekers.rules.maps import BRAZIER_DICE, NODE_AP
from rulewright.games.seekers.rules.playing.targeting import directions, find_victims, legal_targets, tell_aim
from rulewright.games.seekers.rules.resolution.run import EFFECTS, Run
from rulewright.games.seekers.rules.resolution.tokens import bursts, glows, springs, watches
from rulewright.games.seekers.rules.state import Item, State, ailment, alive, token_mod
from rulewright.games.seekers.rules.verbs import AT, DIRECTION, DROP
from rulewright.games.seekers.rules.zones import discard, gain, leave_zone
from rulewright.kernel.table import Table

Trigger = Callable[[Table, State, Item], object]


def resolve_trigger(table: Table, state: State, item: Item) -> None:
    """A trigger of nobody's, or one of a card's `whens`."""
    if item.when < 0:
        _NAMED[item.trigger](table, state, item)
        return
    source, when = _of_card(state, item)
    name = when.name or source.name
    if when.may and table.ask(item.seat, [prompts.YES, prompts.NO], prompts.of(name, prompts.MAY)) is prompts.NO:
        return
    if table.listening:
        table.tell(events.effect, seat=item.seat, face=item.face)
    if when.aim.kind != "none":
        victims = find_victims(state, item, when.aim, item.targets)
        if when.aim.has_target and not victims:  # checked again like a card (SK-158)
            table.tell(events.fizzles, seat=item.seat, face=item.face)
            spent(table, state, item)
            return
        run = Run(table, state, item, source, when.aim, victims, name)
    else:
        victims = [item.unit] if item.unit >= 0 and alive(state.units[item.unit]) else []
        run = Run(table, state, item, source, ENEMY if victims else NO_AIM, victims, name)
    for atom in when.atoms:
        EFFECTS.carry_out(run, atom)
        if state.players[item.seat].out:
            return
    spent(table, state, item)


def _of_card(state: State, item: Item) -> tuple[Card, When]:
    """The card whose trigger it is (or that card's activated effect), and which of its triggers."""
    card = state.book.cards[item.face]
    source = card.action if item.action else card
    assert source is not None
    whens = source.linger.whens if item.lasting >= 0 and source.linger else card.whens
    return source, whens[item.when]


def trigger_aim(state: State, item: Item) -> Aim:
    """How a trigger on the Stack finds what it is about, if a choice was needed for it."""
    return _of_card(state, item)[1].aim if item.when >= 0 else NO_AIM


def atoms_of(state: State, item: Item) -> tuple[Atom, ...]:
    """What a trigger of a card does."""
    return _of_card(state, item)[1].atoms


def choose_aim(table: Table, state: State, item: Item) -> bool:
    """Directions and targets are chosen as a trigger goes onto the Stack; without one it is dropped (SK-R105)."""
    if item.when < 0:
        return True
    source, when = _of_card(state, item)
    name = when.name or source.name
    if when.aim.has_direction:  # SK-D15
        options = [DIRECTION(each) for each in directions(state, item.seat, source)]
        (item.direction,) = DIRECTION.of(table.ask(item.seat, options, prompts.of(name, prompts.TRIGGER_DIRECTION)))
    if when.aim.has_target:
        found = legal_targets(state, item.seat, when.aim, item.uid)
        if not found:
            table.tell(events.fizzles.under("SK-R105"), seat=item.seat, face=item.face)
            return False
        options = [AT[when.aim.kind](each) for each in found]
        item.targets.append(table.ask(item.seat, options, prompts.of(name, prompts.TRIGGER_TARGET)).a)
    tell_aim(table, state, item, when.aim)
    return True


def spent(table: Table, state: State, item: Item) -> None:
    """A lasting card that worked as often as it may leaves the effect Zone (SK-031)."""
    for lasting in state.players[item.seat].zone[:]:
        if lasting.born == item.lasting and lasting.uses:
            lasting.uses -= 1
            if not lasting.uses:
                leave_zone(table, state, lasting, "SK-031")


def _bleed(table: Table, state: State, item: Item) -> None:
    """X is read on resolution (SK-234, SK-235, SK-R111, SK-R132)."""
    bleed = ailment(state.units[item.unit], "Bleed")
    if bleed:
        deal_one(table, state, item.unit, bleed.n, "bleed", NOBODY, "SK-234")


def _hurts(dice: Callable[[State], int], type: DamageType, clause: str) -> Trigger:
    """So many dice of damage that nobody deals."""
    return lambda table, state, item: deal_one(
        table, state, item.unit, roll(table, state, dice(state)), type, NOBODY, clause
    )


def _catches(kind: str, name: str) -> Trigger:
    """The Ailment that a token unit gives whoever came near."""

    def catch(table: Table, state: State, item: Item) -> None:
        token = UnitId(item.n)
        applying.apply(table, state, item.unit, Ailing(name, token_mod(state, state.units[token], kind)), token)

    return catch


def _dreamlace(table: Table, state: State, item: Item) -> None:
    seat = state.units[item.unit].seat
    hand = state.players[seat].hand
    if hand:
        (card,) = DROP.of(table.ask(seat, [DROP(each) for each in hand], prompts.of("Dreamlace", prompts.DISCARD)))
        discard(table, state, card, "SK-252")


_NAMED: dict[str, Trigger] = {
    "bleed": _bleed,
    "shocked": _hurts(lambda state: state.book.rules.shocked_dice, "arcane", "SK-254"),
    "brazier": _hurts(lambda state: BRAZIER_DICE, "fire", "SK-022"),
    "nightshade": _hurts(lambda state: NIGHTSHADE_DICE, "physical", "SK-252"),
    "thorns": _catches("thorns", "Root"),
    "chill": _catches("chill", "Slow"),
    "node": lambda table, state, item: gain(table, state, state.units[item.unit].seat, NODE_AP, 0),
    "glow": lambda table, state, item: glows(table, state, item.unit, item.n),
    "spring": lambda table, state, item: springs(table, state, item.unit, item.n),
    "watch": lambda table, state, item: watches(table, state, item.unit, item.n),
    "burst": lambda table, state, item: bursts(table, state, item.unit, HexId(item.n), "burst", "shadow"),
    "blast": lambda table, state, item: bursts(table, state, item.unit, HexId(item.n), "blast", "fire"),
    "dreamlace": _dreamlace,
}
