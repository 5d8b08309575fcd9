"""Push, and Collide with what can't be moved (SK-228 to SK-230)."""

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.ailments import applying
from rulewright.games.seekers.rules.ailments.forbidding import slowed
from rulewright.games.seekers.rules.damage import NOBODY, Part, deal, roll
from rulewright.games.seekers.rules.ending import check_defeat
from rulewright.games.seekers.rules.ids import NO_UNIT, AnyUnit, DirectionId, HexId, UnitId
from rulewright.games.seekers.rules.maps import PIT, PIT_DICE
from rulewright.games.seekers.rules.movement.entering import entered, finished
from rulewright.games.seekers.rules.rolling import throw
from rulewright.games.seekers.rules.shard import displaced
from rulewright.games.seekers.rules.state import State, are_enemies, mod, token_mod, unit_at
from rulewright.games.seekers.rules.trigger_matching import happen
from rulewright.kernel.boards.hexes import DIRECTIONS
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def away(state: State, centre: HexId, hex: HexId) -> list[DirectionId]:
    """The Directions that lead away from a centre: the greatest dot product, one or two (SK-R155)."""
    hexes = state.book.map.board.hexes
    dq, dr = hexes[hex].q - hexes[centre].q, hexes[hex].r - hexes[centre].r
    vector = (dq, -dq - dr, dr)
    scores = []
    for each in DIRECTIONS:
        cube = (each.q, -each.q - each.r, each.r)
        scores.append(sum(a * b for a, b in zip(vector, cube, strict=True)))
    best = max(scores)
    return [DirectionId(d) for d, score in enumerate(scores) if score == best]


def push(table: Table, state: State, seat: Seat, unit: AnyUnit, n: int, direction: DirectionId, wall: Ailing | None,
         halved: bool = True) -> None:  # fmt: skip
    """Move a unit n hexes in a Direction; what it can't move it Collides with (SK-228 to SK-230)."""
    if state.units[unit].hex < 0 or state.units[unit].fade:
        return
    if halved:  # by Slow (SK-258)
        n = slowed(state, unit, n, pushed=True)
    glide(table, state, seat, unit, n, direction, wall, "SK-228")


def glide(table: Table, state: State, seat: Seat, unit: AnyUnit, n: int, direction: DirectionId, wall: Ailing | None,
          clause: str) -> None:  # fmt: skip
    """Straight movement that may be stopped: Push, and ↖N movement (SK-R161)."""
    step, blocked, who = state.book.map.step, state.book.map.board.blocked, state.units[unit]
    start, moved = who.hex, 0
    hit = NO_UNIT
    while moved < n:
        next_ = step[who.hex][direction]
        if next_ < 0 or blocked >> next_ & 1:
            break
        hit = NO_UNIT if who.fade else unit_at(state, next_, unit)  # Intangible passes (SK-R57, SK-R162)
        if hit >= 0:
            break
        who.hex = next_
        moved += 1
        entered(table, state, unit)
        if state.book.map.special[next_] == PIT and unit != seat:  # Pushed in, not walked in
            deal(table, state, unit, [Part(roll(table, state, PIT_DICE), "physical")], NOBODY, clause="SK-022")
            n = moved
    if moved:
        if table.listening:
            table.tell(events.pushed.under(clause), unit=unit, from_=start, hex=who.hex)
        displaced(table, state, unit)  # before it is hurt (SK-R173)
    if moved < n:
        collide(table, state, seat, unit, hit, n - moved, wall)
    if moved:
        finished(table, state, unit)
    check_defeat(table, state)


def collide(table: Table, state: State, seat: Seat, unit: AnyUnit, hit: UnitId, dice: int, wall: Ailing | None) -> None:
    """All involved take Xd6 physical, one roll for all, dealt by nobody (SK-230, SK-280, SK-R126, SK-R159)."""
    rules = state.book.rules
    if rules.collide_max_dice:
        dice = min(dice, rules.collide_max_dice)
    if any(are_enemies(state, seat, state.units[each].seat) for each in (unit, hit) if each >= 0):
        dice += mod(state, seat, "collide_dice")
    if hit >= state.seats:
        dice += token_mod(state, state.units[hit], "spikes")
    n, faces = throw(table, dice, rules.collide_die)
    table.tell(events.collides, unit=unit, n=n, faces=faces)
    for each in (unit, hit) if hit >= 0 and rules.collide_hurts_bystander else (unit,):
        if each < state.seats and mod(state, state.units[each].seat, "no_collision"):
            continue
        deal(table, state, each, [Part(n, "physical")], NOBODY, clause="SK-230")
    if hit < 0 and wall is not None:  # SK-R160
        applying.apply(table, state, unit, wall, seat)
    happen(state, "collision", seat, n, unit)
    check_defeat(table, state)
