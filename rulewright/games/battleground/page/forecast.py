"""The battle before it is fought: what each unit would do, to whom, for how much and why. Nothing is changed.

The rules themselves run on a copy of the state (a view is enough: a battle looks at no hidden card), and what
they tell is collected. So a forecast can't disagree with the battle that follows the same choices.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.battle.actions import Blow, advance, attack, blow, target_of, way
from rulewright.games.battleground.rules.battle.battle_phase import act, battle_phase, by_default, haste, in_order
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.ids import NO_FIELD, READY, FieldId, UnitId
from rulewright.games.battleground.rules.state import State, Unit, unit_of
from rulewright.games.battleground.rules.verbs import ADVANCE, ATTACK, DEFEND
from rulewright.kernel.copying import copy_state
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import EventKind, P
from rulewright.kernel.game import Game
from rulewright.kernel.question import NO_CARD, NO_SEAT, CardId, Option, Prompt, Seat
from rulewright.kernel.table import Table

ACTIONS = (ATTACK.name, DEFEND.name, ADVANCE.name)
ATTACKS = (events.attacks.name, events.attacks_hero.name)
NUMBERS = ("target", "seat", "attack", "defense", "threats", "chill", "n")  # of events, as steps call them too


class Step(NamedTuple):
    """One thing that would happen in the battle; `kind` is that of the event the rules tell."""

    wave: int  # 0: after the waves
    kind: str
    clause: str
    card: CardId  # the unit that acts or that it happens to
    field: FieldId
    target: CardId = NO_CARD  # the unit attacked
    seat: Seat = NO_SEAT  # the hero attacked, or who gains
    attack: int = 0
    defense: int = 0
    threats: int = 0
    chill: int = 0
    n: int = 0  # damage, tokens, experience
    aim: FieldId = NO_FIELD  # the field attacked, or the one left by a move
    blow: Blow | None = None  # of an attack: all that goes into its number
    flank: tuple[CardId, ...] = ()  # the units behind its threats


class Forecast(NamedTuple):
    """The steps in order, and the state as it would be after them."""

    steps: list[Step]
    after: State


class _Watching(Table):
    """Answers by orders, or as nobody does; keeps what is told."""

    __slots__ = ("steps",)

    def __init__(self, game: Game | None, state: State, orders: Mapping[UnitId, Sequence[str]]) -> None:
        left = {card: list(verbs) for card, verbs in orders.items()}

        def answer(state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            if options[0].verb not in ACTIONS:
                return options[0]
            verbs = left.get(*ATTACK.of(options[0]))
            wanted = verbs.pop(0) if verbs else ""
            found = [option for option in options if option.verb == wanted]
            return found[0] if found else usual_or_default(state, options)

        super().__init__(game, state, answer)
        self.listening = True
        self.steps: list[Step] = []

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        state: Any = self.state
        told: dict[str, Any] = dict(kwargs)
        numbers = {key: told[key] for key in NUMBERS if key in told}
        card, field = told.get("card", NO_CARD), told.get("field", NO_FIELD)
        step = Step(state.wave, kind.name, kind.clause, card, field, **numbers)
        if kind.name in ATTACKS:
            unit = unit_of(state, step.card)
            assert unit is not None
            aim = told.get("aim", HERO)
            hit = blow(state, unit, aim)
            flank = tuple(other.card for field in hit.threats if (other := state.board[field]) is not None)
            step = step._replace(aim=aim, blow=hit, flank=flank)
        elif kind.name == events.moves.name:
            step = step._replace(aim=told["start"])
        self.steps.append(step)


def forecast(state: State, orders: Mapping[UnitId, Sequence[str]] | None = None) -> Forecast:
    """The active player's Battle phase from its start, as it would go.

    `orders` name a unit's actions in turn, as ('advance', 'attack', 'advance'), by its card; who has none, or no
    more that are possible, does what is marked as its usual action.
    """
    copy = copy_state(state)
    table = _Watching(None, copy, orders or {})
    with suppress(GameOver):
        battle_phase(table, copy)
    return Forecast(table.steps, copy)


def rest_of_wave(state: State, card: CardId) -> Forecast:
    """What is left of the wave under way, from the unit that is asked now; after the waves, of the Haste actions.

    Who acts later stands later in the order of the wave (BG-113, BG-114).
    """
    copy = copy_state(state)
    table = _Watching(None, copy, {})
    order = in_order(copy)
    at = next(i for i, unit in enumerate(order) if unit.card == card)
    with suppress(GameOver):
        for unit in order[at:]:
            if copy.board[unit.field] is unit:
                act(table, copy, unit, copy.wave)
    return Forecast(table.steps, copy)


def rest_of_haste(state: State, card: CardId, verb: str) -> Forecast:
    """The Haste action that is asked for now, done by `verb`, and those after it (BG-212)."""
    copy = copy_state(state)
    table = _Watching(None, copy, {})
    unit = unit_of(copy, card)
    assert unit is not None
    with suppress(GameOver):
        unit.haste -= 1
        (attack if verb == ATTACK.name else advance)(table, copy, unit)
        haste(table, copy)
    return Forecast(table.steps, copy)


class Plan(NamedTuple):
    """What one unit's three actions would do at this moment."""

    attack: Blow | None  # None: no target (BG-127)
    advance: FieldId  # where it would move to, or NONE
    kept: str  # why it would not move: the clause


def plan(state: State, unit: Unit) -> Plan:
    """For the question what a unit does now: its blow and its way, and why it has none."""
    target = target_of(state, unit)
    ahead, clause = way(state, unit)
    return Plan(None if target == NONE else blow(state, unit, target), ahead, "" if ahead != NONE else clause)


def waits(state: State, unit: Unit) -> bool:
    """Whether an Advance that moves nobody still keeps another action for the next wave (BG-117, BG-118)."""
    return unit.did == READY and 0 < state.wave < state.book.rules.waves


def is_idle(state: State, unit: Unit, verb: str) -> bool:
    """Whether an action would do nothing that anybody sees: no blow, or one without damage, or no step."""
    found = plan(state, unit)
    if verb == ATTACK.name:
        hit = found.attack
        return hit is None or not (hit.damage or hit.disarmed)
    return verb == ADVANCE.name and found.advance == NONE


def usual(state: State, options: Sequence[Option]) -> Option | None:
    """What a unit does by itself (BG-R138), unless that does nothing and is no waiting: then it defends if it may."""
    option = by_default(state, list(options))
    unit = unit_of(state, *ATTACK.of(option))
    if unit is None or not is_idle(state, unit, option.verb) or (option.verb == ADVANCE.name and waits(state, unit)):
        return option
    return next((each for each in options if each.verb == DEFEND.name), None)


def usual_or_default(state: State, options: Sequence[Option]) -> Option:
    """What is marked for a unit: forecasts, arrows and "All as marked" go by it, and nothing else."""
    return usual(state, options) or by_default(state, list(options))
