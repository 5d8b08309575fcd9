"""What auras and powers give units while they are in force, and the icons that show."""

from rulewright.games.battleground.cards.standing import BonusKind
from rulewright.games.battleground.rules.state import State, Unit, perks_of
from rulewright.games.battleground.rules.units.turnover import ally_side


def bonus(state: State, unit: Unit, kind: BonusKind) -> int:
    """What auras and powers of the unit's allies give it now; equal ones add up (BG-195, BG-R104, BG-R105, BG-R120)."""
    if kind not in state.book.grants:
        return 0
    ally = ally_side(unit)
    total = 0
    cards = state.book.cards
    for seat in state.heroes[ally]:
        player = state.players[seat]
        for each in perks_of(state, player).bonuses:
            if each.kind == kind and _there(state, unit, ally, each.where):
                total += each.n
        for played in player.play:
            aura = cards[played.face].aura
            if aura is not None:
                for each in aura.bonuses:
                    if each.kind == kind and _there(state, unit, ally, each.where):
                        total += each.n
    if state.book.unit_auras:  # BG-197
        for other in state.board:
            if other is not None and other is not unit and ally_side(other) == ally:
                aura = cards[other.face].aura
                if aura is not None:
                    for each in aura.bonuses:
                        if each.kind == kind and _there(state, unit, ally, each.where):
                            total += each.n
    return total


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
