"""Quick answers for playouts: grow, shoot what pays, summon where it is needed; strike, else march and take cover."""

from collections.abc import Sequence

from rulewright.games.battleground.mind.plans import (
    MANA,
    face_in_hand,
    hero_gain,
    pact_gain,
    spell_gain,
    spot_gain,
    unit_gain,
)
from rulewright.games.battleground.mind.powers import promise
from rulewright.games.battleground.rules import verbs
from rulewright.games.battleground.rules.battle.actions import blow, target_of
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.ids import FIRST_MAIN, SECOND_MAIN, FieldId
from rulewright.games.battleground.rules.mana import can_spend
from rulewright.games.battleground.rules.state import Player, State, class_of, shows, unit_of
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.kernel.question import CardId, Face, Option, Seat

CHEAP = 2  # mana of a spell that is prepared for the enemy's turn
TIMELY = 0.8  # what a charged spell must bring to be cast in the enemy's turn
WALL = 3.0  # so much smaller seems a body that can't strike
LATE = 0.9  # how often what is left after the battle is charged
READY = 0.7  # how often a spell is prepared for it


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once; `roll`, from 0 to 1, is all the chance there is in it."""
    first = options[0]
    verb = first.verb
    if verb == verbs.ATTACK.name:
        return _action(state, options, roll)
    if first is verbs.PASS:
        if seat == state.active and state.phase in (FIRST_MAIN, SECOND_MAIN):
            return _main(state, seat, options, roll)
        return _respond(state, seat, options, roll)
    if verb == verbs.FIELD.name:
        return _place(state, seat, options, roll)
    if verb in (verbs.CROSSING.name, verbs.ROW.name, verbs.AT.name, verbs.HERO.name):
        return _aim(state, seat, options)
    if first is verbs.STOP:
        return _aim(state, seat, options[1:])
    if verb == verbs.SLOT.name:
        return first
    return options[int(roll * len(options))]


def _main(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A token first, then spells that bring more than their mana is worth, then the biggest unit; mana left is charged.

    Nothing is kept for later but what nobody needs now.
    """
    tokens: list[Option] = []
    charges: list[Option] = []
    prepares: list[Option] = []
    body: Option | None = None
    spell: Option | None = None
    size = gain = 0.0
    player = state.players[seat]
    for option in options:
        verb = option.verb
        if verb in (verbs.CAST.name, verbs.MUSTER.name):
            face = face_in_hand(state, player, CardId(option.a))
            if verb == verbs.MUSTER.name or state.book.cards[face].summons_itself:
                found = _size(state, face)
                if found > size:
                    body, size = option, found
            else:
                found = _surplus(state, seat, face)
                if found > gain:
                    spell, gain = option, found
        elif verb == verbs.TOKEN.name:
            tokens.append(option)
        elif verb == verbs.CHARGE.name:
            charges.append(option)
        elif verb == verbs.PREPARE.name:
            prepares.append(option)
        elif verb == verbs.USE.name:
            found = 0.8 if player.life < state.book.rules.max_life - 1 else 0.0
            if found > gain:
                spell, gain = option, found
    if tokens:
        if roll < 0.1:
            return tokens[int(roll / 0.1 * len(tokens))]
        return max(tokens, key=lambda option: promise(class_of(state, player), player, *verbs.TOKEN.of(option)))
    if spell is not None and roll < 0.97:
        return spell
    if body is not None and roll < 0.97:
        return body
    if state.phase == SECOND_MAIN:
        if charges and roll < LATE:
            return charges[int(roll / LATE * len(charges))]
        if prepares and roll < READY:
            ready = _worth_preparing(state, player, prepares)
            if ready:
                return ready[int(roll / READY * len(ready))]
    return options[0]


def _surplus(state: State, seat: Seat, face: Face) -> float:
    """What a spell brings beyond its mana."""
    design = state.book.cards[face]
    if not design.pay:
        return pact_gain(state, seat, face)
    return spell_gain(state, seat, face) - MANA * sum(design.cost)


def _size(state: State, face: Face) -> float:
    """How much of a unit it would be."""
    design = state.book.cards[face]
    size = 2 * design.attack + design.hp + 2 * design.range + design.shield + design.pack
    return size if design.attack or design.enchantment is not None else size - WALL


def _worth_preparing(state: State, player: Player, options: Sequence[Option]) -> list[Option]:
    """Cheap spells that can be charged at once, if a slot is free."""
    for slot in player.slots:
        if slot.card < 0:
            break
    else:
        return []
    found: list[Option] = []
    for option in options:
        design = state.book.cards[shows(state, CardId(option.a), player.upgraded)]
        if design.pay and sum(design.cost) <= CHEAP and not design.summons_itself and design.aura is None:
            if can_spend(player, design.pay):
                found.append(option)
    return found


def _respond(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A charged spell is cast when it brings enough."""
    best, most = options[0], TIMELY
    if roll < 0.95:
        player = state.players[seat]
        for option in options[1:]:
            gain = spell_gain(state, seat, face_in_hand(state, player, CardId(option.a)))
            if gain > most:
                best, most = option, gain
    return best


def _aim(state: State, seat: Seat, options: Sequence[Option]) -> Option:
    """Where the spell that is being cast brings most."""
    play = state.players[seat].play
    if len(options) == 1 or not play:
        return options[0]
    face = play[-1].face
    best, most = options[0], -99.0
    for option in options:
        if option.verb == verbs.AT.name:
            unit = state.board[verbs.AT.of(option)[0]]
            assert unit is not None
            gain = unit_gain(state, seat, face, unit)
        elif option.verb == verbs.HERO.name:
            gain = hero_gain(state, seat, face)
        else:
            gain = spot_gain(state, seat, face, option.a)
        if gain > most:
            best, most = option, gain
    return best


def _place(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Against the strongest foe that comes, or where the way is free; between equals by chance."""
    n = len(options)
    start = int(roll * 997) % n
    best, most = options[start], -99.0
    for i in range(n):
        option = options[(start + i) % n]
        worth = _lane_worth(state, seat, *verbs.FIELD.of(option))
        if worth > most:
            best, most = option, worth
    return best


def _lane_worth(state: State, seat: Seat, field: FieldId) -> float:
    ground, side = state.book.ground, state.players[seat].side
    worth, step = 0.0, 0
    at = ground.front[side][field]
    while at >= 0:
        step += 1
        unit = state.board[at]
        if unit is not None:
            if ally_side(unit) != side:
                return (
                    worth + unit.attack * (1.0 if step < 3 else 0.6) + (0.4 if step < 3 and not unit.defending else 0.0)
                )
            worth -= 1.5 / step
        at = ground.front[side][at]
    return worth + 0.5


def _action(state: State, options: Sequence[Option], roll: float) -> Option:
    """Attack what it can hurt; defend before what it can't; else march, and defend after that."""
    unit = unit_of(state, *verbs.ATTACK.of(options[0]))
    assert unit is not None
    target = target_of(state, unit)
    if target != NONE:
        if target == HERO or options[1].verb != verbs.DEFEND.name:
            return options[0]
        hit = blow(state, unit, target)
        return options[0] if hit.damage and not hit.disarmed else options[1]
    last = options[-1]
    return last if last.verb == verbs.ADVANCE.name and roll < 0.97 else options[1]
