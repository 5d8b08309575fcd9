"""Quick answers in fights: the cheapest Attack that kills, Defense that saves more cards than it costs."""

from collections.abc import Sequence

from rulewright.games.elysia.rules import answers, verbs
from rulewright.games.elysia.rules.combat.arithmetic import value
from rulewright.games.elysia.rules.state import (
    ATTACK,
    ATTACKERS,
    DEFENDERS,
    Combat,
    CombatSide,
    Fighter,
    State,
    fighter_of,
)
from rulewright.kernel.question import Option, Seat

CARD_VERBS = (verbs.PLAY.name, verbs.USE.name)


def foes_of(combat: Combat, side: CombatSide) -> list[Fighter]:
    return [fighter for fighter in combat.fighters if fighter.side != side and not fighter.exhausted]


def to_kill(state: State, foes: Sequence[Fighter]) -> tuple[int, int]:
    """Attack that Exhausts the weakest and all of these Monsters; of Villains and players it takes cards."""
    n, cards = len(foes), state.book.cards
    walls = [cards[foe.face].defense if foe.face >= 0 and foe.villain < 0 else 4 for foe in foes]
    return n * min(walls) + 1, n * max(walls) + 1  # rounded up, so anything above (RE-191, RE-211)


def strike(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """An Attack or a Defense."""
    combat = state.combat
    fighter = fighter_of(combat, seat) if combat is not None else None
    if combat is None or fighter is None:
        return options[0]
    if combat.step == ATTACK:
        return _attack(state, seat, combat, fighter, options, roll)
    return _defend(state, seat, combat, fighter, options, roll)


def _attack(
    state: State, seat: Seat, combat: Combat, fighter: Fighter, options: Sequence[Option], roll: float
) -> Option:
    foes = foes_of(combat, fighter.side)
    if not foes:
        return options[0]
    least, whole = to_kill(state, foes)
    so_far = combat.total + value(state, combat, fighter, ATTACK)
    if so_far >= whole:
        return options[0]
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    wild = player.wild if answers.WILD_ATTACK in options else 0
    best, good = options[0], 0.0
    for option in options:
        if option.verb not in CARD_VERBS:
            continue
        card = cards[faces[option.a]]
        attack = card.attack + (fighter.riposte if not fighter.played else 0)
        for atom in card.attack_text:
            attack += atom.n if combat.initiator == seat or atom.n > 2 else 0
        short = least - so_far - attack
        free = option.verb == verbs.USE.name or card.leave_out
        gain = 0.4 * attack + 0.9 * card.attack_draw + 0.6 * card.attack_extra - (0.0 if free else 0.45)
        if short <= 0:
            gain += 3.0 - 0.1 * max(0, so_far + attack - whole)
        elif short <= wild:
            gain += 2.5 - 0.5 * short
        elif not card.attack_extra and not card.attack_draw and not free:
            gain -= 0.8  # it would only leave the hand
        gain -= 0.0 if free else 0.15 * card.defense
        if gain > good:
            best, good = option, gain
    if best is options[0] and so_far < least <= so_far + wild and least - so_far <= 3:
        return answers.WILD_ATTACK
    return best


def _defend(
    state: State, seat: Seat, combat: Combat, fighter: Fighter, options: Sequence[Option], roll: float
) -> Option:
    """A card is worth playing if it saves more than itself."""
    left = combat.each - value(state, combat, fighter, combat.step)
    if left <= 0:
        return options[0]
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    best, good = options[0], 0.05
    for option in options:
        if option.verb not in CARD_VERBS:
            continue
        card = cards[faces[option.a]]
        gain = min(card.defense, left) + 0.9 * card.defense_draw + 0.5 * card.defense_extra
        if option.verb == verbs.PLAY.name and not card.leave_out:
            gain -= 1.0 + 0.12 * card.attack
        if gain > good:
            best, good = option, gain
    if best is options[0] and player.wild and answers.WILD_DEFENSE in options:
        doomed = left >= len(player.hand)
        if (doomed and left - len(player.hand) < player.wild) or roll < 0.15:
            return answers.WILD_DEFENSE
    return best


def npc_side(combat: Combat) -> CombatSide | None:
    """The side on which Monsters and Villains stand, if there are any."""
    for fighter in combat.fighters:
        if fighter.seat < 0:
            return fighter.side
    return None


def join(state: State, seat: Seat, options: Sequence[Option], hunts: bool, roll: float) -> Option:
    """With friends against Monsters; a hunter where it costs no way; else people keep out of it."""
    combat = state.combat
    if combat is None or len(options) < 3:
        return options[0]
    dark = npc_side(combat)
    player = state.players[seat]
    if dark is None or len(player.hand) < 3:
        return options[0]
    near = player.place == combat.place
    together = state.hero or state.book.rules.coop
    if together or (hunts and near and roll < 0.7):
        return answers.JOIN_ATTACKERS if dark == DEFENDERS else answers.JOIN_DEFENDERS
    return options[0]


def fight_on(state: State, seat: Seat, options: Sequence[Option]) -> Option:
    """As long as there are cards to fight with."""
    hand = state.players[seat].hand
    force = state.book.force
    strength = sum([force[state.faces[card]] for card in hand]) + 1.5 * state.players[seat].wild
    combat = state.combat
    foes = foes_of(combat, ATTACKERS) if combat is not None else []
    need = to_kill(state, foes)[0] if foes else 0
    return options[0] if len(hand) >= 2 and strength >= 1.2 * need else options[1]
