"""What a spell would bring, in points of life: its best target, its best place, what it costs in blood."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.atoms import (
    Atom,
    Damage,
    Defend,
    Enchant,
    GainMana,
    Heal,
    Kill,
    LoseLife,
    Place,
    Push,
    PushDamage,
)
from rulewright.games.battleground.cards.card import FOE, Card
from rulewright.games.battleground.mind.value import unit_worth
from rulewright.games.battleground.rules.battle.actions import target_of
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.main_phase.casting import fits
from rulewright.games.battleground.rules.state import Player, State, Unit, perks_of, shows
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.kernel.question import CardId, Face, Seat

MANA = 0.35  # what a mana is worth that lies ready for something else
BLOOD = 1.0  # a point of life that is paid
EXPERIENCE = 0.8  # for a kill
WOUND = 0.3  # a point of damage that does not kill
LASTING = 1.2  # what comes twice, of which the second time may find nobody there
WIN = 50.0
RESERVE = 5  # life that nobody pays


def face_in_hand(state: State, player: Player, card: CardId) -> Face:
    """What a spell shows that lies in the hand or in a slot."""
    for slot in player.slots:
        if slot.card == card:
            return shows(state, card, slot.upgraded)
    return shows(state, card, player.upgraded)


def spell_gain(state: State, seat: Seat, face: Face) -> float:
    """What the spell brings at its best target or place; its mana is not counted."""
    design = state.book.cards[face]
    if design.aura is not None:
        return 3.0
    aim, ground = design.aim, state.book.ground
    kind = aim.kind
    if kind == "none":
        return 0.0
    if kind == "crossing":
        return max([spot_gain(state, seat, face, spot) for spot in range(len(ground.crossings))])
    if kind == "row":
        return max([spot_gain(state, seat, face, spot) for spot in range(ground.rows)])
    side = state.players[seat].side
    best = second = 0.0
    if kind == "foe_or_hero":
        aim, best = FOE, hero_gain(state, seat, face)
    for unit in state.board:
        if unit is not None and fits(state, seat, side, aim, unit):
            gain = unit_gain(state, seat, face, unit)
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
    return best + second if aim.most > 1 else best


def pact_gain(state: State, seat: Seat, face: Face) -> float:
    """What mana for blood brings: the best spell that it pays for and that could not be cast without it."""
    player, design = state.players[seat], state.book.cards[face]
    blood, more = 0, [0] * len(player.pool)
    for atom in design.effects:
        if isinstance(atom, LoseLife):
            blood += atom.n
        elif isinstance(atom, GainMana):
            for kind in atom.kinds:
                more[kind] += 1
    if player.life <= RESERVE + blood:
        return 0.0
    best = 0.0
    for card in player.spells:
        other = shows(state, card, player.upgraded)
        pay = state.book.cards[other].pay
        lacks = covered = False
        for kind, n in pay:
            lacking = n - player.pool[kind] - player.mana[kind]
            if lacking > 0:
                lacks = True
                covered = lacking <= more[kind]
                if not covered:
                    break
        if lacks and covered and not state.book.cards[other].summons_itself:
            best = max(best, spell_gain(state, seat, other) - MANA * sum(state.book.cards[other].cost))
    return best - BLOOD * blood


def hero_gain(state: State, seat: Seat, face: Face) -> float:
    """Damage to the enemy hero: dearer the less life is left."""
    n = _boost(state, seat, face, "damage")
    for atom in state.book.cards[face].effects:
        if isinstance(atom, Damage):
            n += atom.n
    life = min([state.players[other].life for other in state.heroes[state.players[seat].side ^ 1]])
    return WIN if n >= life else n * (0.6 + 0.05 * max(0, 10 - life))


def unit_gain(state: State, seat: Seat, face: Face, unit: Unit) -> float:
    """What the spell brings if it is aimed at this unit."""
    player, board = state.players[seat], state.board
    total = 0.0
    for atom in state.book.cards[face].effects:
        if isinstance(atom, Kill):
            total -= unit_worth(state, unit)
        elif atom.who == "target":
            total += _done(state, seat, face, atom, unit)
        elif atom.who == "around_foes":
            for field in state.book.ground.near8[unit.field]:
                other = board[field]
                if other is not None and ally_side(other) != player.side and not other.antimagic:
                    total += _done(state, seat, face, atom, other)
        elif atom.who == "enemy":
            total += 0.9 * atom.n
        elif atom.who == "you" and isinstance(atom, Heal):
            total += 0.5 * min(atom.n, state.book.rules.max_life - player.life)
    return total


def spot_gain(state: State, seat: Seat, face: Face, spot: int) -> float:
    """What the spell brings around an intersection or along a row."""
    player, ground = state.players[seat], state.book.ground
    design = state.book.cards[face]
    fields = ground.around[spot][1] if design.aim.kind == "crossing" else ground.in_row[spot]
    atoms: Sequence[Atom] = design.effects
    times = 1.0
    if design.enchantment is not None:
        atoms = (*design.enchantment.effects, *perks_of(state, player).also.get(face, ()))
        times = LASTING
    spared = _boost(state, seat, face, "spare") > 0
    total = 0.0
    for field in fields:
        unit = state.board[field]
        if unit is None or unit.antimagic:
            continue
        foe = ally_side(unit) != player.side
        for atom in atoms:
            who = atom.who
            if foe and who in ("row_allies", "area_allies"):
                continue
            if not foe and (spared or who in ("row_foes", "area_foes", "lane_foes")):
                continue
            total += _done(state, seat, face, atom, unit)
    return times * total


def _boost(state: State, seat: Seat, face: Face, what: str) -> int:
    boosts = perks_of(state, state.players[seat]).boosts
    return boosts.get((face, what), 0) if boosts else 0


def _done(state: State, seat: Seat, face: Face, atom: Atom, unit: Unit) -> float:
    """What one effect on one unit brings to the seat."""
    foe = ally_side(unit) != state.players[seat].side
    sign = 1.0 if foe else -1.0
    if isinstance(atom, Damage):
        n = atom.n + _boost(state, seat, face, "damage")
        if atom.against:
            types = state.book.cards[unit.face].type.split()
            for kind in atom.against:
                if kind in types:
                    n += atom.more - atom.n
                    break
        return sign * _hit(state, unit, n)
    if isinstance(atom, Place):
        return sign * _condition(state, seat, face, atom, unit, foe)
    if isinstance(atom, Heal):
        return -sign * 0.5 * max(0, min(atom.n, state.book.cards[unit.face].hp - unit.hp))
    if isinstance(atom, Enchant):
        return sign * _curse(state, seat, state.book.cards[face], unit)
    if isinstance(atom, Push):
        back = state.book.ground.front[ally_side(unit) ^ 1][unit.field]
        return sign * (0.1 + 0.4 * unit.attack) if back >= 0 and state.board[back] is None else 0.0
    if isinstance(atom, PushDamage):
        return sign * _hit(state, unit, atom.n)
    if isinstance(atom, Defend):
        return 0.0 if foe or unit.defending else 0.4
    return 0.0


def _hit(state: State, unit: Unit, n: int) -> float:
    return unit_worth(state, unit) + EXPERIENCE if n >= unit.hp else WOUND * n


def _curse(state: State, seat: Seat, design: Card, unit: Unit) -> float:
    """One damage in each of the next turns."""
    if design.enchantment is None:
        return 0.0
    for enchantment in state.players[seat].enchantments:
        if unit.card in enchantment.marks:
            return 0.0
    n = design.enchantment.n
    return 0.7 * unit_worth(state, unit) if unit.hp <= n else WOUND * n


def _condition(state: State, seat: Seat, face: Face, atom: Place, unit: Unit, foe: bool) -> float:
    """What a condition takes from the unit; Haste gives, and is taken as if it were taken."""
    condition = atom.condition
    if condition == "stun":
        return 0.0 if unit.stun else 1.2 * _next_blow(state, unit)
    if condition == "disarm":
        return 0.0 if unit.disarm else _next_blow(state, unit)
    if condition == "chill":
        return min(_next_blow(state, unit), 0.5 * (atom.n + _boost(state, seat, face, "chill")))
    if condition == "snare":
        return 0.4 if not unit.snare and target_of(state, unit) == NONE else 0.0
    if condition == "turnover":
        return 1.7 * unit_worth(state, unit) if foe and not unit.turnover else 0.0
    if condition == "haste":
        return -0.8 * _next_blow(state, unit)
    return 0.0


def _next_blow(state: State, unit: Unit) -> float:
    """What the unit's next attack is worth to its side."""
    if unit.stun or unit.disarm or unit.attack <= 0:
        return 0.0
    attack, target = max(0, unit.attack - unit.chill), target_of(state, unit)
    if target == HERO:
        return float(attack)
    return attack * (0.3 if target == NONE else 0.6)
