"""Class power boards: placing tokens, what a power gives, and powers that are used (BG-011, BG-192 to BG-194)."""

from rulewright.games.battleground.cards.mana import parts_of
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.deaths import bury, carry_out
from rulewright.games.battleground.rules.hand import give
from rulewright.games.battleground.rules.ids import FIRST_MAIN, NO_FACE, SECOND_MAIN, PathId, PowerId
from rulewright.games.battleground.rules.mana import can_spend, gain_orb, spend
from rulewright.games.battleground.rules.state import Player, State, class_of, perks_of
from rulewright.games.battleground.rules.text import Run
from rulewright.games.battleground.rules.verbs import TOKEN, USE
from rulewright.kernel.question import NO_SEAT, Face, Option, Seat
from rulewright.kernel.table import Table


def power_options(state: State, player: Player, options: list[Option]) -> None:
    """The next power of each path for a token; powers that can be used.

    BG-193, BG-R96 to BG-R98, BG-R100, BG-D12, BG-D13.
    """
    klass = class_of(state, player)
    timing = {"first_main": FIRST_MAIN, "second_main": SECOND_MAIN}.get(state.book.rules.power_timing, state.phase)
    if player.tokens and state.phase == timing:
        for path, placed in enumerate(player.paths):
            if placed < len(klass.paths[path]):
                options.append(TOKEN(PathId(path)))
    for power in perks_of(state, player).active:
        if power not in player.powers_used and can_spend(player, parts_of(klass.power(power).cost)):
            options.append(USE(power))


def place_token(table: Table, state: State, seat: Seat, path: PathId) -> None:
    """On the lowest empty power of a path; it works at once and stays (BG-192, BG-194, BG-R04)."""
    player = state.players[seat]
    klass = class_of(state, player)
    power = klass.paths[path][player.paths[path]]
    player.tokens -= 1
    player.paths[path] += 1
    if table.listening:
        table.tell(events.power, seat=seat, power=klass.power_id(path, player.paths[path] - 1))
    if power.orb is not None:
        gain_orb(table, state, seat, power.orb)
    if power.take:
        give(table, state, seat, klass.take[power.key])
    for face in klass.upgrade[power.key]:
        upgrade(table, state, seat, face)


def upgrade(table: Table, state: State, seat: Seat, face: Face) -> None:
    """All copies of a kind are swapped: in hand at once, on the battleground in place, others when they reach the hand.

    BG-R07 to BG-R10, BG-R89; a unit whose HP falls below 1 by it dies without credit (BG-R95).
    """
    player, book = state.players[seat], state.book
    player.upgraded |= 1 << face
    new = book.upgrades[face]
    if table.listening:
        table.tell(events.upgrades, seat=seat, face=face, other=new)
    if book.rules.upgrade_in_play == "on_return":
        return
    old_card, new_card = book.cards[face], book.cards[new]
    dead = []
    for unit in state.board:
        if unit is not None and unit.owner == seat and unit.face == face:
            unit.face = new
            unit.attack = max(0, unit.attack + new_card.attack - old_card.attack)
            unit.hp += new_card.hp - old_card.hp
            if unit.hp < 1 and new_card.hp < old_card.hp:
                dead.append(unit)
    for enchantment in player.enchantments:  # the same unit, under the new text (BG-R09)
        if enchantment.face == face and new_card.kind == "unit":
            enchantment.face = new
    if dead:
        bury(table, state, dead, NO_SEAT)


def use_power(table: Table, state: State, seat: Seat, power: PowerId) -> None:
    """Once a turn, its cost paid (BG-R100, BG-R101)."""
    player = state.players[seat]
    design = class_of(state, player).power(power)
    for kind, n in parts_of(design.cost):
        spend(player, kind, n)
    player.powers_used.append(power)
    if table.listening:
        table.tell(events.uses, seat=seat, power=power)
    carry_out(Run(table, state, seat, NO_FACE), design.effects)  # no card (BG-R102)
