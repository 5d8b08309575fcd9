"""Death, kill credit, and what triggers on it."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.atoms import When
from rulewright.games.battleground.rules.experience import gain_experience
from rulewright.games.battleground.rules.state import Player, State, Unit, others, perks_of
from rulewright.games.battleground.rules.units import leave
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table

NOBODY: Seat = -1


def bury(table: Table, state: State, dead: Sequence[Unit], credit: Seat, attacker: Unit | None = None) -> None:
    """All of them leave together, then credit and experience, then triggers.

    BG-139, BG-140, BG-141, BG-142, BG-143, BG-144, BG-R90, BG-R91, BG-R92, BG-R93.

    Alike in and out of battle (BG-R147). `credit` is the seat whose attack or effect it was, NOBODY's when there
    was no killer (BG-R95).
    """
    rules, players = state.book.rules, state.players
    if len(dead) > 1:
        dead = _in_battle_order(state, dead)
    for unit in dead:
        if table.listening:
            table.tell_plain("dies", "BG-248", card=unit.card, face=unit.face, field=unit.field, credit=credit)
        leave(table, state, unit)
    for unit in dead:
        if credit == NOBODY:
            continue
        if unit.side == players[credit].side:
            gain_experience(table, state, credit, rules.exp_denial, "BG-144")  # BG-R87
        elif attacker is not None or rules.exp_spell_kills:  # BG-R149
            gain_experience(table, state, credit, rules.exp_per_kill, "BG-143")
    for unit in dead:
        _triggers(table, state, unit, credit, attacker)


def _in_battle_order(state: State, dead: Sequence[Unit]) -> list[Unit]:
    """The active player's units first, each side in the order of a wave (BG-R90)."""
    march = state.book.ground.march[state.players[state.active].side]
    return sorted(dead, key=lambda unit: (unit.owner != state.active, march.index(unit.field)))


def _triggers(table: Table, state: State, unit: Unit, credit: Seat, attacker: Unit | None) -> None:
    cards = state.book.cards
    for when in cards[unit.face].whens:
        due = when.moment == "dies" or (when.moment == "dies_from_attack" and attacker is not None)
        if due and _in_time(state.players[unit.owner], when, -1 - unit.card):
            run(table, state, when, unit.owner, unit.face, unit, attacker)
    for seat in [state.active, *others(state, state.active)]:
        player = state.players[seat]
        hostile = unit.side != player.side
        if player.play:
            for lying in list(player.play):
                aura = cards[lying.face].aura
                if aura is not None:
                    for when in aura.whens:
                        if _heeds(when, unit, seat, hostile, credit) and _in_time(player, when, -1 - lying.card):
                            run(table, state, when, seat, lying.face, None, attacker, spell=True)
        if state.book.classes[player.klass].triggers:
            for number, when in perks_of(state, player).whens:
                if _heeds(when, unit, seat, hostile, credit) and _in_time(player, when, number):
                    run(table, state, when, seat, -1, None, attacker)
    if state.book.unit_auras:
        for other in [each for each in state.board if each is not None]:
            aura = cards[other.face].aura
            if aura is not None:
                hostile = unit.side != other.side
                for when in aura.whens:
                    player = state.players[other.owner]
                    if _heeds(when, unit, other.owner, hostile, credit) and _in_time(player, when, -1 - other.card):
                        run(table, state, when, other.owner, other.face, other, attacker)


def _heeds(when: When, unit: Unit, seat: Seat, hostile: bool, credit: Seat) -> bool:
    match when.moment:
        case "unit_dies":
            return True
        case "enemy_dies":
            return hostile
        case "own_dies":
            return unit.owner == seat
        case "credited":
            return hostile and credit == seat
    return False


def _in_time(player: Player, when: When, number: int) -> bool:
    """Whether it happens: one for the first time each turn only once. `number` is its power's or card's (BG-R101)."""
    if when.first:
        if number in player.used:
            return False
        player.used.append(number)
    return True


def run(
    table: Table,
    state: State,
    when: When,
    seat: Seat,
    face: int,
    unit: Unit | None,
    attacker: Unit | None = None,
    spell: bool = False,
) -> None:
    """A trigger's effects."""
    from rulewright.games.battleground.rules.effects import Run, carry_out

    if table.listening:
        table.tell_plain("triggers", "BG-R90", seat=seat, face=face)
    carry_out(Run(table, state, seat, face, spell=spell, unit=unit, attacker=attacker), when.effects)


def summoned(table: Table, state: State, unit: Unit) -> None:
    """'When summoned' texts, right after the dice are set (BG-R61)."""
    for when in state.book.cards[unit.face].whens:
        if when.moment == "summoned":
            run(table, state, when, unit.owner, unit.face, unit)
