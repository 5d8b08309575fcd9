"""The actions Attack and Advance: whom a unit would hit for how much and why, where it would go, and the doing of it.

`blow` and `way` only look; `attack` and `advance` act on exactly what they say, so a preview can't disagree.
"""

from typing import NamedTuple

from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.deaths import bury
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.heroes import check_defeat, gain_experience, lose_life
from rulewright.games.battleground.rules.ids import FieldId
from rulewright.games.battleground.rules.state import State, Unit
from rulewright.games.battleground.rules.units.conditions import ally_side, controller, discard_tokens
from rulewright.games.battleground.rules.units.units import bonus, hurt, modifier
from rulewright.games.battleground.rules.verbs import AT, HOLD, MOVE
from rulewright.games.battleground.rules.verbs import HERO as AT_HERO
from rulewright.kernel.table import Table


class Blow(NamedTuple):
    """An attack worked out: every number that goes into it."""

    target: FieldId  # or HERO
    attack: int  # dice and standing bonuses (BG-251)
    bonus: int  # of that, standing bonuses
    defending: bool
    shields: int
    threats: tuple[FieldId, ...]  # fields of the units that threaten the target (BG-160)
    forgiven: int  # threats not counted, by a power
    defense: int  # applied (BG-158)
    chill: int  # tokens used (BG-221)
    damage: int
    disarmed: bool  # the attack is cancelled instead (BG-217)
    kills: bool


def reach_of(state: State, unit: Unit) -> int:
    """Attack range: 1, and 1 more for each Range icon showing (BG-122, BG-182)."""
    reach = state.book.reach[unit.face]
    if "range" in state.book.grants:
        ground = state.book.ground
        reach = min(ground.lanes + ground.rows, reach + bonus(state, unit, "range"))
    return reach


def target_of(state: State, unit: Unit) -> FieldId:
    """The field of the foe it would attack, HERO, or NONE (BG-121, BG-122, BG-123, BG-126, BG-127, BG-132).

    Nearest first, then clockwise from the left; allies and units between do not matter (BG-035), nor do Disarm and
    Antimagic (BG-R64, BG-R119).
    """
    if unit.attack <= 0:
        return NONE
    ally = unit.side ^ 1 if unit.turnover else unit.side  # `ally_side`, written out: BG-223
    board = state.board
    for field in state.book.ground.search[ally][unit.field][reach_of(state, unit)]:
        if field < 0:
            return HERO
        other = board[field]
        if other is not None and (other.side ^ 1 if other.turnover else other.side) != ally:
            return field
    return NONE


def nearest(state: State, unit: Unit) -> list[FieldId]:
    """All valid targets at the smallest range, in the order of the search: for a switch (BG-121)."""
    ally, ground = ally_side(unit), state.book.ground
    hero = False
    for n in range(1, reach_of(state, unit) + 1):
        ring = [(field, state.board[field] if field >= 0 else None) for field in ground.rings[ally][unit.field][n]]
        found = [field for field, foe in ring if field == HERO or (foe is not None and ally_side(foe) != ally)]
        if HERO in found and state.book.rules.hero_in_search == "last":
            found.remove(HERO)
            hero = True
        if found:
            return found
    return [HERO] if hero else []


def threats_to(state: State, unit: Unit, attacker: Unit | None) -> tuple[FieldId, ...]:
    """Fields of the units that threaten it: adjacent foes with Attack, upright or with Pack Tactics, not the attacker.

    BG-160, BG-161, BG-162, BG-163, BG-184, BG-R72, BG-R73, BG-R74; heroes are never adjacent (BG-024, BG-164).
    """
    ally = ally_side(unit)
    found: list[FieldId] = []
    for field in state.book.ground.near4[unit.field]:
        other = state.board[field]
        if other is None or other is attacker or other.attack <= 0 or ally_side(other) == ally:
            continue
        if not other.defending or modifier(state, other, "pack"):
            found.append(field)
    return tuple(found)


def blow(state: State, unit: Unit, target: FieldId) -> Blow:
    """The attack on this target as it would be resolved now (BG-129, BG-138, BG-R79 steps 4 to 8)."""
    extra = bonus(state, unit, "attack")
    attack = max(0, unit.attack + extra)
    rules = state.book.rules
    defending, shields, forgiven, defense = False, 0, 0, 0
    threats: tuple[FieldId, ...] = ()
    victim = state.board[target] if target >= 0 else None
    if victim is not None and victim.defending:  # BG-154, BG-155, BG-156, BG-157, BG-159
        defending = True
        shields = modifier(state, victim, "shield")
        threats = threats_to(state, victim, unit)
        forgiven = min(len(threats), bonus(state, victim, "threat"))
        defense = rules.base_defense + shields * rules.shield_value - (len(threats) - forgiven) * rules.flank_loss
        defense = max(defense, rules.defense_floor)  # BG-158
    if rules.chill_after_defense:
        damage = max(0, attack - defense)
        chill = min(unit.chill, damage)  # BG-220 to BG-222
        damage -= chill
    else:
        chill = min(unit.chill, attack)
        damage = max(0, attack - chill - defense)
    kills = victim is not None and damage > 0 and damage >= victim.hp
    return Blow(
        target, attack, extra, defending=defending, shields=shields, threats=threats, forgiven=forgiven,
        defense=defense, chill=chill, damage=damage, disarmed=unit.disarm > 0, kills=kills,
    )  # fmt: skip


def attack(table: Table, state: State, unit: Unit) -> None:
    """All steps of the Attack action from finding the target on (BG-128, BG-130, BG-131, BG-235, BG-R79, BG-R82)."""
    target = target_of(state, unit)
    if target == NONE:
        if table.listening:
            table.tell(events.no_target, card=unit.card, face=unit.face, field=unit.field)
        return
    if state.book.rules.target_choice == "controller":
        target = _choose(table, state, unit)
    if unit.disarm:  # only an attack that finds a target uses them up (BG-217 to BG-219)
        discard_tokens(table, unit, "disarm", unit.disarm, "BG-218")
        return
    if target == HERO:
        _attack_heroes(table, state, unit)
    else:
        _attack_unit(table, state, unit, target)
    check_defeat(table, state)


def _choose(table: Table, state: State, unit: Unit) -> FieldId:
    """By a switch its controller chooses; a turned unit that nobody controls takes the first (BG-121, BG-R84)."""
    seat, found = controller(state, unit), nearest(state, unit)
    if seat < 0:
        return found[0]
    hero = state.heroes[ally_side(unit) ^ 1][0]
    options = [AT(field) if field >= 0 else AT_HERO(hero) for field in found]
    choice = table.ask(seat, options, prompts.PREY, unit.card)
    return AT.of(choice)[0] if choice.verb == AT.name else HERO


def _attack_unit(table: Table, state: State, unit: Unit, target: FieldId) -> None:
    victim = state.board[target]
    assert victim is not None
    hit = blow(state, unit, target)
    if table.listening:
        table.tell(events.attacks, card=unit.card, face=unit.face, target=victim.card, other=victim.face,
                   attack=hit.attack, defense=hit.defense, threats=len(hit.threats), chill=hit.chill,
                   n=hit.damage, field=unit.field, aim=target)  # fmt: skip
    if hit.chill:
        discard_tokens(table, unit, "chill", hit.chill, "BG-221")
    if hurt(table, state, victim, hit.damage, "BG-129"):
        bury(table, state, [victim], unit.owner, unit)  # BG-131


def _attack_heroes(table: Table, state: State, unit: Unit) -> None:
    """Through the far edge of its lane, at every hero there (BG-133, BG-137, BG-138, BG-R86, BG-R127)."""
    for seat in state.heroes[ally_side(unit) ^ 1]:
        hit = blow(state, unit, HERO)
        if table.listening:
            table.tell(events.attacks_hero, card=unit.card, face=unit.face, seat=seat, attack=hit.attack,
                       chill=hit.chill, n=hit.damage, field=unit.field)  # fmt: skip
        if hit.chill:
            discard_tokens(table, unit, "chill", hit.chill, "BG-221")
        lose_life(table, state, seat, hit.damage, "BG-138")
        if hit.damage and state.book.rules.exp_hero_hit and state.players[seat].side != unit.side:
            gain_experience(table, state, unit.owner, state.book.rules.exp_hero_hit, "BG-R06")


def way(state: State, unit: Unit) -> tuple[FieldId, str]:
    """Where an Advance would take it: the field, or NONE with the clause that keeps it.

    BG-147 to BG-150, BG-185, BG-232, BG-R80, BG-R128.
    """
    ahead = state.book.ground.front[ally_side(unit)][unit.field]
    if target_of(state, unit) != NONE:
        return NONE, "BG-147"  # a hero in range, too (BG-R65)
    if state.book.cards[unit.face].grounded or bonus(state, unit, "grounded"):
        return NONE, "BG-185"
    if ahead == NONE:
        return NONE, "BG-150"
    if state.board[ahead] is not None:
        return NONE, "BG-148"
    return (NONE, "BG-232") if unit.snare else (ahead, "BG-149")


def advance(table: Table, state: State, unit: Unit) -> None:
    """All steps of the Advance action (BG-146 to BG-151, BG-R80, BG-R152)."""
    ahead, clause = way(state, unit)
    if ahead == NONE:
        if clause == "BG-232":
            discard_tokens(table, unit, "snare", 1, "BG-233")
        elif table.listening:
            table.tell(events.stays.under(clause), card=unit.card, face=unit.face, field=unit.field)
        return
    if state.book.rules.optional_advance and (seat := controller(state, unit)) >= 0:
        if table.ask(seat, (MOVE, HOLD), prompts.HOLD, unit.card) is HOLD:
            return
    move(table, state, unit, ahead, "BG-149")


def move(table: Table, state: State, unit: Unit, field: FieldId, clause: str) -> None:
    """A unit changes its field."""
    board = state.board
    old = unit.field
    board[old] = None
    board[field] = unit
    unit.field = field
    if table.listening:
        table.tell(events.moves.under(clause), card=unit.card, face=unit.face, start=old, field=field)
