"""Units hurt, healed, strengthened, turned sideways, gone. Each number changes here only."""

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.hand import take_back
from rulewright.games.battleground.rules.state import State, Unit
from rulewright.kernel.table import Table


def hurt(table: Table, state: State, unit: Unit, n: int, clause: str) -> bool:
    """HP falls; true if it is not alive after it (BG-247, BG-248, BG-249, BG-250, BG-R37, BG-R146)."""
    if n <= 0:
        return False
    unit.hp -= n
    if table.listening:
        table.tell(events.damage.under(clause), card=unit.card, face=unit.face, n=n)
    return unit.hp < 1


def heal(table: Table, state: State, unit: Unit, n: int) -> None:
    """Up to the base HP, never lowered (BG-237, BG-238, BG-252, BG-R125)."""
    n = min(n, state.book.cards[unit.face].hp - unit.hp)
    if n <= 0:
        return
    unit.hp += n
    if table.listening:
        table.tell(events.heals, card=unit.card, face=unit.face, n=n)


def gain(table: Table, state: State, unit: Unit, attack: int, hp: int) -> None:
    """Current values raised, without limit (BG-246, BG-R67, BG-R68)."""
    unit.attack += attack
    unit.hp += hp
    if table.listening:
        table.tell(events.gains, card=unit.card, face=unit.face, attack=attack, hp=hp)


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
            if unit.card in enchantment.marks:
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
        take_back(table, state, unit.card, "BG-139")
