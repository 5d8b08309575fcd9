"""Death and kill credit. A text leads to deaths, deaths trigger texts: so texts are carried out here as well."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.atoms import Atom
from rulewright.games.battleground.cards.standing import When
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.ending import check_defeat
from rulewright.games.battleground.rules.experience import gain_experience
from rulewright.games.battleground.rules.ids import NO_FACE
from rulewright.games.battleground.rules.state import Player, State, Unit, others, perks_of
from rulewright.games.battleground.rules.text import EFFECTS, Run
from rulewright.games.battleground.rules.units.units import leave
from rulewright.kernel.question import NO_SEAT, CardId, Seat
from rulewright.kernel.table import Table

# -- texts


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


# -- deaths


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


# -- triggers


def _triggers(table: Table, state: State, unit: Unit, credit: Seat, attacker: Unit | None) -> None:
    """What this death triggers: its own text, then auras and powers in player order, then auras of units."""
    cards = state.book.cards
    for when in cards[unit.face].whens:
        due = when.moment == "dies" or (when.moment == "dies_from_attack" and attacker is not None)
        if due and _card_in_time(state.players[unit.owner], when, unit.card):
            _happen(when, Run(table, state, unit.owner, unit.face, unit=unit, attacker=attacker))
    for seat in [state.active, *others(state, state.active)]:
        player = state.players[seat]
        hostile = unit.side != player.side
        if player.play:
            for played in list(player.play):
                aura = cards[played.face].aura
                if aura is not None:
                    for when in aura.whens:
                        if _heeds(when, unit, seat, hostile, credit) and _card_in_time(player, when, played.card):
                            _happen(when, Run(table, state, seat, played.face, spell=True, attacker=attacker))
        if state.book.classes[player.klass].triggers:
            for power, when in perks_of(state, player).whens:
                if _heeds(when, unit, seat, hostile, credit) and not (when.first and power in player.powers_used):
                    if when.first:
                        player.powers_used.append(power)
                    _happen(when, Run(table, state, seat, NO_FACE, attacker=attacker))
    if state.book.unit_auras:
        for other in [each for each in state.board if each is not None]:
            aura = cards[other.face].aura
            if aura is not None:
                seat = other.owner
                hostile = unit.side != other.side
                for when in aura.whens:
                    if _heeds(when, unit, seat, hostile, credit) and _card_in_time(
                        state.players[seat], when, other.card
                    ):
                        _happen(when, Run(table, state, seat, other.face, unit=other, attacker=attacker))


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


def _card_in_time(player: Player, when: When, card: CardId) -> bool:
    """Whether a card's trigger happens: one for the first time each turn only once (BG-R101)."""
    if when.first:
        if card in player.cards_triggered:
            return False
        player.cards_triggered.append(card)
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
