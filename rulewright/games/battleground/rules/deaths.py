"""Death and kill credit. A text leads to deaths, deaths trigger texts: so texts are carried out here as well."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.atoms import Atom
from rulewright.games.battleground.cards.standing import When
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.heroes import check_defeat, gain_experience
from rulewright.games.battleground.rules.ids import NO_FACE
from rulewright.games.battleground.rules.state import State, Unit, others, perks_of
from rulewright.games.battleground.rules.text import EFFECTS, Run
from rulewright.games.battleground.rules.units.units import leave
from rulewright.kernel.question import NO_SEAT, CardId, Face, Seat
from rulewright.kernel.table import Table


def carry_out(run: Run, effects: Sequence[Atom]) -> None:
    """A whole text, as much as is possible; then deaths together, then the check (BG-073, BG-R27, BG-R90, BG-R132)."""
    EFFECTS.carry_out_all(run, effects)
    settle(run)
    check_defeat(run.table, run.state)


def settle(run: Run) -> None:
    """Who has died of the text so far is buried, to the credit of whose text it is (BG-142, BG-R92, BG-R93)."""
    dead, run.dead = run.dead, []
    if dead:
        bury(run.table, run.state, dead, run.seat)


def bury(table: Table, state: State, dead: Sequence[Unit], credit: Seat, attacker: Unit | None = None) -> None:
    """All of them leave together, then credit and experience, then triggers.

    BG-139, BG-140, BG-141, BG-142, BG-143, BG-144, BG-R90, BG-R91, BG-R92, BG-R93.

    Alike in and out of battle (BG-R147). `credit` is the seat whose attack or effect it was, NO_SEAT when there was
    no killer (BG-R95).
    """
    rules, players = state.book.rules, state.players
    if len(dead) > 1:
        dead = _in_battle_order(state, dead)
    for unit in dead:
        if table.listening:
            table.tell(events.dies, card=unit.card, face=unit.face, field=unit.field, credit=credit)
        leave(table, state, unit)
    for unit in dead:
        if credit == NO_SEAT:
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
    """What this death triggers: its own text, then auras and powers in player order, then auras of units."""

    def aura(seat: Seat, face: Face, card: CardId, bearer: Unit | None) -> None:
        found = state.book.cards[face].aura
        for when in found.whens if found is not None else ():
            if _heeds(when, unit, seat, state.players[seat].side, credit) and _in_time(state, seat, when, card):
                _happen(when, Run(table, state, seat, face, spell=bearer is None, unit=bearer, attacker=attacker))

    for when in state.book.cards[unit.face].whens:
        due = when.moment == "dies" or (when.moment == "dies_from_attack" and attacker is not None)
        if due and _in_time(state, unit.owner, when, unit.card):
            _happen(when, Run(table, state, unit.owner, unit.face, unit=unit, attacker=attacker))
    for seat in [state.active, *others(state, state.active)]:
        player = state.players[seat]
        for played in list(player.play):
            aura(seat, played.face, played.card, None)
        if state.book.classes[player.klass].triggers:
            for power, when in perks_of(state, player).whens:
                first_again = when.first and power in player.powers_used
                if _heeds(when, unit, seat, player.side, credit) and not first_again:
                    if when.first:
                        player.powers_used.append(power)
                    _happen(when, Run(table, state, seat, NO_FACE, attacker=attacker))
    if state.book.unit_auras:
        for other in [each for each in state.board if each is not None]:
            aura(other.owner, other.face, other.card, other)


def _heeds(when: When, unit: Unit, seat: Seat, side: int, credit: Seat) -> bool:
    hostile = unit.side != side
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


def _in_time(state: State, seat: Seat, when: When, card: CardId) -> bool:
    """Whether a card's trigger happens: one for the first time each turn only once (BG-R101)."""
    triggered = state.players[seat].cards_triggered
    if when.first and card in triggered:
        return False
    if when.first:
        triggered.append(card)
    return True


def _happen(when: When, run: Run) -> None:
    """A trigger's effects."""
    if run.table.listening:
        run.table.tell(events.triggers, seat=run.seat, face=run.face)
    carry_out(run, when.effects)


def when_summoned(table: Table, state: State, unit: Unit) -> None:
    """'When summoned' texts, right after the dice are set (BG-R61)."""
    for when in state.book.cards[unit.face].whens:
        if when.moment == "summoned":
            _happen(when, Run(table, state, unit.owner, unit.face, unit=unit))
