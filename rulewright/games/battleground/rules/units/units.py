"""Units hurt, healed, strengthened, turned sideways, gone: each number changes here only. What auras and powers add."""

from rulewright.games.battleground.cards.standing import Aura, BonusKind
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.hand import take_back
from rulewright.games.battleground.rules.state import State, Unit, perks_of
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.kernel.table import Table


def hurt(table: Table, state: State, unit: Unit, n: int, clause: str) -> bool:
    """HP falls; true if it is not alive after it (BG-247, BG-248, BG-249, BG-250, BG-R37, BG-R146)."""
    if n <= 0:
        return False
    unit.hp -= n
    if table.listening:
        table.tell(events.damage.under(clause), card=unit.card, face=unit.face, field=unit.field, n=n)
    return unit.hp < 1


def heal(table: Table, state: State, unit: Unit, n: int) -> None:
    """Up to the base HP, never lowered (BG-237, BG-238, BG-252, BG-R125)."""
    n = min(n, state.book.cards[unit.face].hp - unit.hp)
    if n <= 0:
        return
    unit.hp += n
    if table.listening:
        table.tell(events.heals, card=unit.card, face=unit.face, field=unit.field, n=n)


def gain_attack(table: Table, unit: Unit, n: int) -> None:
    """The current value raised, without limit (BG-246, BG-R67)."""
    unit.attack += n
    if table.listening:
        table.tell(events.gains_attack, card=unit.card, face=unit.face, field=unit.field, n=n)


def gain_hp(table: Table, unit: Unit, n: int) -> None:
    """The current value raised, without limit (BG-246, BG-R68)."""
    unit.hp += n
    if table.listening:
        table.tell(events.gains_hp, card=unit.card, face=unit.face, field=unit.field, n=n)


def defend(table: Table, state: State, unit: Unit, clause: str = "BG-152") -> None:
    """Turned sideways (BG-152, BG-236)."""
    unit.defending = True
    if table.listening:
        table.tell(events.defends.under(clause), card=unit.card, face=unit.face, field=unit.field)


def leave(table: Table, state: State, unit: Unit) -> None:
    """Dice, conditions and tokens go; so does its own enchantment (BG-145, BG-R109, BG-R110, BG-R131)."""
    state.board[unit.field] = None
    for player in state.players:
        for enchantment in player.enchantments:
            enchantment.marks = [card for card in enchantment.marks if card != unit.card]
    mine = state.players[unit.owner].enchantments
    for enchantment in [each for each in mine if each.card == unit.card]:
        mine.remove(enchantment)
        if table.listening:
            table.tell(events.ends, seat=unit.owner, face=enchantment.face, shape=enchantment.shape)
    player = state.players[unit.owner]
    delay = state.book.rules.dead_unit_to
    if delay:
        player.away.append(unit.card)
        player.due.append(delay)
    else:
        take_back(table, state, [(unit.card, unit.face)], "BG-139")


def bonus(state: State, unit: Unit, kind: BonusKind) -> int:
    """What auras and powers of the unit's allies give it now; equal ones add up (BG-195, BG-R104, BG-R105, BG-R120)."""
    if kind not in state.book.grants:
        return 0
    ally, cards, total = ally_side(unit), state.book.cards, 0
    for seat in state.heroes[ally]:
        player = state.players[seat]
        for each in perks_of(state, player).bonuses:
            if each.kind == kind and _there(state, unit, ally, each.where):
                total += each.n
        for played in player.play:
            if (aura := cards[played.face].aura) is not None:
                total += _given(state, unit, ally, aura, kind)
    if state.book.unit_auras:  # BG-197
        for other in state.board:
            if other is not None and other is not unit and ally_side(other) == ally:
                if (aura := cards[other.face].aura) is not None:
                    total += _given(state, unit, ally, aura, kind)
    return total


def _given(state: State, unit: Unit, ally: int, aura: Aura, kind: BonusKind) -> int:
    return sum([each.n for each in aura.bonuses if each.kind == kind and _there(state, unit, ally, each.where)])


def _there(state: State, unit: Unit, ally: int, where: str) -> bool:
    if not where:
        return True
    ground = state.book.ground
    return unit.field in (ground.half if where == "enemy_half" else ground.home)[ally ^ 1]


def attack_of(state: State, unit: Unit) -> int:
    """Dice plus standing bonuses; a unit without an Attack value gets none of them (BG-251, BG-R67)."""
    return max(0, unit.attack + bonus(state, unit, "attack")) if unit.attack > 0 else 0


def modifier(state: State, unit: Unit, kind: BonusKind) -> int:
    """Icons showing: printed or granted (BG-181, BG-R12)."""
    design = state.book.cards[unit.face]
    printed = {"shield": design.shield, "pack": design.pack, "grounded": design.grounded, "range": design.range}[kind]
    return printed + bonus(state, unit, kind)
