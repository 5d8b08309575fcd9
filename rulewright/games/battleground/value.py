"""What bots think good: who is ahead at a glance, options worth a thought, and quick answers."""

from collections.abc import Sequence
from math import exp

from rulewright.games.battleground import prompts
from rulewright.games.battleground.attack import blow, target_of
from rulewright.games.battleground.ground import HERO, NONE
from rulewright.games.battleground.state import State, Unit, ally_side, face_now, unit_of
from rulewright.kernel.question import Option, Seat


def unit_worth(state: State, unit: Unit) -> float:
    """A unit in points of life for the side it fights for."""
    design, ground = state.book.cards[unit.face], state.book.ground
    ally = ally_side(unit)
    gone = ground.row[unit.field] if ally == 0 else ground.rows - 1 - ground.row[unit.field]
    worth = 0.5 + 0.7 * min(unit.hp, 6)
    if unit.attack > 0:
        worth += unit.attack * (0.9 + 0.45 * (gone + design.range))
    worth += 0.4 * design.shield + 0.4 * design.pack + 0.5 * (design.enchantment is not None)
    worth -= 0.8 * (unit.stun > 0) + 0.5 * (unit.disarm > 0) + 0.25 * min(unit.chill, 3) + 0.3 * min(unit.snare, 2)
    return worth + 0.4 * min(unit.haste, 2)


def strength(state: State, seat: Seat) -> float:
    """What a player has besides units, in points of life."""
    player = state.players[seat]
    total = 1.0 * player.life
    total += 0.55 * sum(player.pool) + 0.35 * sum(player.track) + 0.1 * sum(player.mana)
    total += 0.5 * player.experience + 1.2 * sum(player.paths) + 0.9 * player.tokens
    total += 0.15 * len(player.units)
    for slot in player.slots:
        if slot.card >= 0:
            total += 0.15 + 0.5 * sum(slot.charges)
    for enchanted in player.enchantments:
        total += 0.6 * min(enchanted.tokens, 3)
    for lying in player.play:
        if state.book.cards[lying.face].aura is not None:
            total += 2.0
    return total


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return 1 / state.seats
        return 1.0 if seat in outcome.winners else 0.0
    if not state.faces:
        return 0.5
    mine = state.players[seat].side
    balance = 0.0
    for other, player in enumerate(state.players):
        sign = 1.0 if player.side == mine else -1.0
        balance += sign * strength(state, other)
    for unit in state.board:
        if unit is not None:
            balance += unit_worth(state, unit) * (1.0 if ally_side(unit) == mine else -1.0)
    return 1 / (1 + exp(-balance / 7))


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Of many places only those that matter; preparing only what could be worth it."""
    first = options[0]
    if options[-1].verb == "crossing":
        return _busy_crossings(state, options)
    if first is prompts.PASS and len(options) > 4 and options[-1].verb == "prepare":
        player = state.players[seat]
        free = any(slot.card < 0 for slot in player.slots)
        kept = [each for each in options if each.verb != "prepare" or (free and _worth_preparing(state, each))]
        return kept
    return options


def _worth_preparing(state: State, each: Option) -> bool:
    design = state.book.cards[face_now(state, each.a)]
    return bool(design.pay) and sum(design.cost) <= 2 and not design.summons_itself


def _busy_crossings(state: State, options: Sequence[Option]) -> Sequence[Option]:
    ground, board = state.book.ground, state.board
    ranked = sorted(options, key=lambda each: -sum(board[field] is not None for field in ground.around[each.a][1]))
    return ranked[:8]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once: grow, summon, shoot; attack what can be attacked, else march."""
    first = options[0]
    verb = first.verb
    if verb == "attack":
        return _hunch_action(state, options, roll)
    if first is prompts.PASS:
        if len(options) > 1 and seat != state.active:
            return options[1] if roll < 0.35 else first
        return _hunch_main(state, seat, options, roll)
    if verb == "crossing":
        best = _busy_crossings(state, options)
        return best[int(roll * min(3, len(best)))]
    if verb == "at" and len(options) > 1:
        return _hunch_target(state, seat, options, roll)
    if first is prompts.STOP:
        return options[1 + int(roll * (len(options) - 1))]
    return options[int(roll * len(options))]


def _hunch_main(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    tokens = [each for each in options if each.verb == "token"]
    if tokens:
        return tokens[int(roll * len(tokens))]
    musters = [each for each in options if each.verb == "muster"]
    if musters and roll < 0.8:
        return musters[int(roll / 0.8 * len(musters))]
    casts = [each for each in options if each.verb == "cast" and _useful(state, seat, each)]
    if casts and roll < 0.7:
        return casts[int(roll / 0.7 * len(casts))]
    charges = [each for each in options if each.verb in ("charge", "use")]
    if charges and roll > 0.9:
        return charges[int((roll - 0.9) / 0.1 * len(charges)) % len(charges)]
    return options[0]


def _useful(state: State, seat: Seat, each: Option) -> bool:
    """A quick look against silly casts: areas need foes, sacrifices a reason."""
    design = state.book.cards[face_now(state, each.a)]
    kind = design.aim.kind
    if kind == "own" or not design.pay:
        return False
    if kind in ("crossing", "row"):
        side = state.players[seat].side
        return any(unit is not None and ally_side(unit) != side for unit in state.board)
    return True


def _hunch_action(state: State, options: Sequence[Option], roll: float) -> Option:
    unit = unit_of(state, options[0].a)
    assert unit is not None
    target = target_of(state, unit)
    if target != NONE:
        if target == HERO or blow(state, unit, target).damage or roll < 0.4:
            return options[0]
        return options[1]
    last = options[-1]
    return last if last.verb == "advance" and roll < 0.95 else options[1]


def _hunch_target(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The most dangerous or the most valuable, mostly."""
    if roll < 0.25:
        return options[int(roll * 4 * len(options))]

    def worth(each: Option) -> float:
        unit = state.board[each.a] if each.verb == "at" else None
        return unit_worth(state, unit) if unit is not None else 2.0

    return max(options, key=worth)
