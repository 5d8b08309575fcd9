"""What bots think a position is worth: what each side has, and what the battle that comes next will take away."""

from math import exp

from rulewright.games.battleground.cards.mana import SUMMONING
from rulewright.games.battleground.mind.powers import POWER_WORTH
from rulewright.games.battleground.rules.battle.actions import reach_of
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.ids import FieldId
from rulewright.games.battleground.rules.state import Player, State, Unit
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.games.battleground.rules.units.units import bonus
from rulewright.kernel.question import Seat

SCALE = 7.0  # points of life that make the odds e to 1
COMING = 0.7  # how much of the damage that stands before us really comes


class Glance:
    """What stands on both sides, in points of life: what players have, their units, the battle that comes next."""

    __slots__ = ("looming", "soon", "strengths", "units")

    def __init__(self, state: State) -> None:
        self.strengths = [strength(state, player) for player in state.players]
        self.units = [0.0 if unit is None else unit_worth(state, unit) for unit in state.board]  # by field
        self.soon = state.players[state.active].side  # who fights next
        self.looming = looming(state, self.soon)


def value(state: State, seat: Seat, glance: Glance | None = None) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return 1 / state.seats
        return 1.0 if seat in outcome.winners else 0.0
    if not state.faces:
        return 0.5
    seen, mine = glance or Glance(state), state.players[seat].side
    balance = 0.0
    for i, player in enumerate(state.players):
        balance += seen.strengths[i] if player.side == mine else -seen.strengths[i]
    for field, unit in enumerate(state.board):
        if unit is not None:
            balance += seen.units[field] if ally_side(unit) == mine else -seen.units[field]
    balance += seen.looming if seen.soon == mine else -seen.looming
    return 1 / (1 + exp(-balance / SCALE))


def unit_worth(state: State, unit: Unit) -> float:
    """A unit in points of life for the side it fights for."""
    design, ground = state.book.cards[unit.face], state.book.ground
    gone = ground.row[unit.field] if ally_side(unit) == 0 else ground.rows - 1 - ground.row[unit.field]
    if unit.attack > 0:
        worth = 0.5 + 0.6 * min(unit.hp, 6) + unit.attack * (0.9 + 0.4 * (gone + design.range))
    else:
        worth = 0.3 + 0.25 * min(unit.hp, 6)  # stands in the way
    worth += 0.4 * design.shield + 0.4 * design.pack + 0.5 * (design.enchantment is not None)
    worth -= 0.9 * (unit.stun > 0) + 0.6 * (unit.disarm > 0) + 0.35 * min(unit.chill, 3) + 0.3 * min(unit.snare, 2)
    return worth + 0.4 * min(unit.haste, 2)


def strength(state: State, player: Player) -> float:
    """What a player has besides units, in points of life."""
    life = player.life
    total = life - 0.06 * max(0, 9 - life) ** 2  # the last points are dear
    pool, track = player.pool, player.track
    total += 0.5 * sum(pool) + 0.3 * sum(track) + 0.05 * sum(player.mana)
    total += 0.5 * pool[SUMMONING] + 0.5 * sum(track[SUMMONING::5])
    total += 0.5 * player.experience + 0.8 * player.tokens
    for path, placed in zip(state.book.classes[player.klass].paths, player.paths, strict=True):
        for power in path[:placed]:
            total += POWER_WORTH[power.key]
    for slot in player.slots:
        if slot.card >= 0:
            total += 0.05 + 0.35 * sum(slot.charges)
    for enchantment in player.enchantments:
        total += 0.6 * min(enchantment.tokens, 3)
    for played in player.play:
        if state.book.cards[played.face].aura is not None:
            total += 2.5
    return total


def looming(state: State, side: int) -> float:
    """What this side's next battle would do to the other as things stand, in points of life.

    Each unit strikes where it stands, or from one field ahead; nobody's choice and no spell is foreseen.
    """
    board, ground = state.board, state.book.ground
    hurt: dict[FieldId, int] = {}
    hero = 0
    for field in ground.march[side]:
        unit = board[field]
        if unit is None or unit.attack <= 0 or unit.stun or unit.disarm or ally_side(unit) != side:
            continue
        attack = unit.attack + (bonus(state, unit, "attack") if "attack" in state.book.grants else 0)
        target = _prey(state, unit, side, hurt)
        if target == HERO:
            hero += max(0, attack - unit.chill)
        elif target != NONE:
            victim = board[target]
            assert victim is not None
            damage = max(0, attack - _defense(state, victim, unit) - unit.chill)
            hurt[target] = hurt.get(target, 0) + damage
    life = sum(state.players[seat].life for seat in state.heroes[side ^ 1])
    total = COMING * hero if hero < life else 8.0
    for field, damage in hurt.items():
        victim = board[field]
        assert victim is not None
        total += COMING * (unit_worth(state, victim) + 0.5) if damage >= victim.hp else 0.4 * damage
    return total + _fresh(state, side, hurt)


def _fresh(state: State, side: int, hurt: dict[FieldId, int]) -> float:
    """What units not yet summoned may do: they march one field and strike, best at those that stand upright."""
    board, ground = state.board, state.book.ground
    ready = 0
    for seat in state.heroes[side]:
        player = state.players[seat]
        ready += player.pool[SUMMONING] + player.track[((player.step + 1) * 5 + SUMMONING) % len(player.track)]
    if not ready:
        return 0.0
    upright = covered = 0
    for field in ground.home[side]:
        if board[field] is None:
            ahead = ground.front[side][field]
            for near in (ahead, ground.front[side][ahead]):
                victim = board[near] if near >= 0 else None
                if victim is not None:
                    if ally_side(victim) != side and near not in hurt:
                        upright += not victim.defending
                        covered += victim.defending
                    break
    struck = min(ready, upright)
    return 0.9 * struck + 0.25 * min(ready - struck, covered)


def _prey(state: State, unit: Unit, side: int, hurt: dict[FieldId, int]) -> FieldId:
    """Whom it would attack after those that struck before it: from its field, else from the one ahead."""
    board, ground = state.board, state.book.ground
    reach = reach_of(state, unit)
    at = unit.field
    for _ in range(2):
        for field in ground.search[side][at][reach]:
            if field < 0:
                return HERO
            other = board[field]
            if other is not None and ally_side(other) != side and hurt.get(field, 0) < other.hp:
                return field
        at = ground.front[side][at]
        if at < 0 or board[at] is not None or unit.snare or state.book.cards[unit.face].grounded:
            return NONE
    return NONE


def _defense(state: State, victim: Unit, attacker: Unit) -> int:
    """Its defense value against this attacker, those beside it counted where they stand now (BG-155 to BG-158)."""
    if not victim.defending:
        return 0
    rules, side = state.book.rules, ally_side(victim)
    defense = rules.base_defense + rules.shield_value * state.book.cards[victim.face].shield
    for field in state.book.ground.near4[victim.field]:
        other = state.board[field]
        if other is not None and other is not attacker and other.attack > 0 and ally_side(other) != side:
            defense -= rules.flank_loss
    return max(rules.defense_floor, defense)
