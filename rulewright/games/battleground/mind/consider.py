"""Of the options of a question those that a bot should spend its time on."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.atoms import Heal
from rulewright.games.battleground.mind.plans import spot_gain
from rulewright.games.battleground.rules import verbs
from rulewright.games.battleground.rules.battle.actions import target_of
from rulewright.games.battleground.rules.ground import NONE
from rulewright.games.battleground.rules.ids import SECOND_MAIN
from rulewright.games.battleground.rules.state import Slot, State, face_now, unit_of
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.kernel.question import CardId, Option, Seat

CROSSINGS = 4


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Places where somebody stands; preparing and charging only with what the battle left over."""
    if options[0].verb == verbs.ATTACK.name:
        return _sensible_actions(state, options)
    last = options[-1].verb
    if last == verbs.CROSSING.name:
        return _best_crossings(state, seat, options)
    if last == verbs.ROW.name:
        return _busy_rows(state, options)
    if last == verbs.SLOT.name:
        return _slots_to_fill(state, seat, options)
    if options[0] is verbs.PASS and seat == state.active:
        return _worth_a_thought(state, seat, options)
    return options


def _slots_to_fill(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """The free slot, or else those that can be filled anew."""
    slots = state.players[seat].slots
    if slots[verbs.SLOT.of(options[0])[0]].card < 0:
        return options[:1]
    return [option for option in options if _can_be_filled(state, slots[verbs.SLOT.of(option)[0]])] or options[:1]


def _sensible_actions(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """Who has nobody to attack marches, then takes cover; a hasty unit does what it can."""
    unit = unit_of(state, *verbs.ATTACK.of(options[0]))
    assert unit is not None
    hasty = options[1].verb == verbs.ADVANCE.name
    if target_of(state, unit) != NONE:
        return options[:1] if hasty else options  # before a target nobody advances (BG-147)
    if hasty or len(options) == 2:
        return options[1:]
    ahead = state.book.ground.front[ally_side(unit)][unit.field]
    if ahead < 0:
        return options[1:2]
    return options[2:] if state.board[ahead] is None else options[1:]  # who stands in the way may move on first


def _worth_a_thought(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """A token is placed before anything else; spells are prepared and charged after the battle, with what is left."""
    tokens = [option for option in options if option.verb == verbs.TOKEN.name]
    if tokens:
        return tokens
    late = state.phase == SECOND_MAIN
    room = late and any(_can_be_filled(state, slot) for slot in state.players[seat].slots)
    kept: list[Option] = []
    for option in options:
        verb = option.verb
        if verb == verbs.PREPARE.name:
            if room and _worth_preparing(state, seat, *verbs.PREPARE.of(option)):
                kept.append(option)
        elif verb == verbs.CAST.name:
            if not _idle(state, seat, *verbs.CAST.of(option)):
                kept.append(option)
        elif late or verb != verbs.CHARGE.name:
            kept.append(option)
    return kept


def _can_be_filled(state: State, slot: Slot) -> bool:
    """It is free, or what lies there since an earlier turn has no charge yet."""
    return slot.card < 0 or (slot.laid <= state.began and not any(slot.charges))


def _worth_preparing(state: State, seat: Seat, card: CardId) -> bool:
    """Something for the enemy's turn: no unit and no aura, and mana to charge it with lies in the pool."""
    design, player = state.book.cards[face_now(state, card)], state.players[seat]
    if not design.pay or design.summons_itself or design.aura is not None:
        return False
    return any(player.pool[kind] or player.mana[kind] for kind, _ in design.pay)


def _idle(state: State, seat: Seat, card: CardId) -> bool:
    """A spell that heals and nothing else while nobody is hurt."""
    design = state.book.cards[face_now(state, card)]
    if not design.effects or not all(isinstance(atom, Heal) for atom in design.effects):
        return False
    cards, side = state.book.cards, state.players[seat].side
    return not any(
        unit is not None and unit.hp < cards[unit.face].hp and ally_side(unit) == side for unit in state.board
    )


def _best_crossings(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """The intersections at which the spell that is being cast brings most."""
    play = state.players[seat].play
    if not play:
        return options
    face = play[-1].face
    return sorted(options, key=lambda option: -spot_gain(state, seat, face, *verbs.CROSSING.of(option)))[:CROSSINGS]


def _busy_rows(state: State, options: Sequence[Option]) -> Sequence[Option]:
    board, in_row = state.board, state.book.ground.in_row
    kept = [option for option in options if any(board[field] is not None for field in in_row[verbs.ROW.of(option)[0]])]
    return kept or options[:1]
