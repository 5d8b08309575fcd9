"""Targets and places: who may be targeted, and the choice that a text begins with (BG-244, BG-R28 to BG-R33)."""

from rulewright.games.battleground.cards.card import Aim
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.ids import CrossingId, LaneId, RowId
from rulewright.games.battleground.rules.state import State, Unit, enemies
from rulewright.games.battleground.rules.text import Run
from rulewright.games.battleground.rules.units.summoning import open_fields
from rulewright.games.battleground.rules.verbs import AT, CROSSING, FIELD, HERO, LANE, ROW, STOP
from rulewright.kernel.question import Seat


def fits(state: State, seat: Seat, side: int, aim: Aim, unit: Unit) -> bool:
    """Ally or foe by allegiance, seen from the caster; never one with Antimagic (BG-227, BG-R30 to BG-R33)."""
    if unit.antimagic or (aim.base_hp and state.book.cards[unit.face].hp > aim.base_hp):
        return False
    kind = aim.kind
    if kind == "own":
        return unit.owner == seat
    ally = (unit.side ^ 1 if unit.turnover else unit.side) == side
    return kind == "unit" or ally == (kind == "ally")


def targets(state: State, seat: Seat, aim: Aim) -> list[Unit]:
    """The units that may be targeted, by field."""
    side = state.players[seat].side
    return [unit for unit in state.board if unit is not None and fits(state, seat, side, aim, unit)]


def choose(run: Run, aim: Aim) -> None:
    """The choice a text begins with (BG-244, BG-R26, BG-D8)."""
    table, state, seat = run.table, run.state, run.seat
    ground = state.book.ground
    match aim.kind:
        case "none":
            return
        case "crossing":
            options = [CROSSING(CrossingId(i)) for i in range(len(ground.crossings))]
            (run.spot,) = CROSSING.of(table.ask(seat, options, prompts.CROSSING, run.card))
        case "row":
            options = [ROW(RowId(i)) for i in range(ground.rows)]
            (run.spot,) = ROW.of(table.ask(seat, options, prompts.ROW, run.card))
        case "lane":
            options = [LANE(LaneId(i)) for i in range(ground.lanes)]
            (run.spot,) = LANE.of(table.ask(seat, options, prompts.LANE, run.card))
        case "home" | "half":
            options = [FIELD(field) for field in open_fields(state, seat, aim.kind == "half")]
            (run.spot,) = FIELD.of(table.ask(seat, options, prompts.FIELD, run.card))
        case _:
            _choose_units(run, aim)


def _choose_units(run: Run, aim: Aim) -> None:
    table, state, seat = run.table, run.state, run.seat
    left = targets(state, seat, aim)
    options = [AT(unit.field) for unit in left]
    if aim.kind == "foe_or_hero":
        options += [HERO(other) for other in enemies(state, seat)]
    choice = table.ask(seat, options, prompts.TARGET, run.card)
    while True:
        if choice.verb == HERO.name:
            (run.hero,) = HERO.of(choice)
            return
        (field,) = AT.of(choice)
        unit = state.board[field]
        assert unit is not None
        run.targets.append(unit)
        run.fields.append(field)
        if len(run.targets) == aim.most or len(run.targets) == len(left):
            return
        options = [STOP, *(AT(unit.field) for unit in left if unit not in run.targets)]
        choice = table.ask(seat, options, prompts.MORE_TARGETS, run.card)
        if choice is STOP:
            return
