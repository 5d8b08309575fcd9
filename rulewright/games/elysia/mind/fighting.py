"""Quick answers in fights: the cheapest Attack that kills, Defense that saves more cards than it costs."""

from collections.abc import Sequence

from rulewright.games.elysia.cards.atoms import AgainstDark, DiscardFor, IfInitiated
from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.rules import verbs
from rulewright.games.elysia.rules.combat.arithmetic import alignment, value
from rulewright.games.elysia.rules.combat.fighters import ATTACK, ATTACKERS, DEFENDERS, Combat, CombatSide, Fighter
from rulewright.games.elysia.rules.state import Npc, Player, State
from rulewright.kernel.question import CardId, Option, Seat

COVER = 2  # what somebody with cards will hold against an Attack, about
SPENT = 3  # Wild that a blow may take
CARD_VERBS = (verbs.PLAY.name, verbs.USE.name)


def foes_of(combat: Combat, side: CombatSide) -> list[Fighter]:
    return [fighter for fighter in combat.fighters if fighter.side != side and not fighter.exhausted]


def to_kill(state: State, foes: Sequence[Fighter]) -> tuple[int, int]:
    """Attack that Exhausts the weakest and all of these Monsters; of Villains and players it takes cards."""
    n, cards = len(foes), state.book.cards
    walls = [cards[foe.face].defense if foe.face >= 0 and foe.villain < 0 else 4 for foe in foes]
    return n * min(walls) + 1, n * max(walls) + 1  # rounded up, so anything above (RE-191, RE-211)


def attack_with(state: State, combat: Combat, fighter: Fighter, card: Card) -> int:
    """What a card attacks for in this fight, with all that its text can add."""
    attack = card.attack + (fighter.riposte if not fighter.played else 0)
    for atom in card.attack_text:
        if isinstance(atom, IfInitiated):
            attack += atom.n if combat.initiator == fighter.seat else 0
        elif isinstance(atom, AgainstDark):
            attack += atom.n if any(alignment(state, foe) < 0 for foe in foes_of(combat, fighter.side)) else 0
        elif isinstance(atom, DiscardFor):
            attack += max(0, min(atom.n, len(state.players[fighter.seat].hand) - 2)) * atom.per
    return attack


def fells(state: State, player: Player, npc: Npc) -> bool:
    """Whether a hand beats a Monster, which strikes first, and keeps a card (RE-042, RE-177, RE-193, RE-211)."""
    cards, faces = state.book.cards, state.faces
    monster, wild = cards[npc.face], min(player.wild, SPENT)
    hand = [cards[faces[card]] for card in player.hand]
    guard = max(hand, key=lambda card: min(card.defense, monster.attack) - 0.1 * card.attack, default=None)
    if guard is None:
        return False
    hit = max(0, monster.attack - guard.defense)
    if guard.defense and hit + 1 < monster.attack:
        hand.remove(guard)
    else:
        hit = monster.attack
    blows = [card.attack + sum([atom.n for atom in card.attack_text if not isinstance(atom, DiscardFor)])
             for card in [*hand, *[cards[faces[card]] for card in player.front]]]  # fmt: skip
    best = max(blows, default=0)
    return len(hand) - hit >= 2 and best + wild > monster.defense


def strike(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """An Attack or a Defense."""
    for fighter in state.combat.fighters if state.combat is not None else ():
        if fighter.seat == seat and state.combat is not None:
            if state.combat.step == ATTACK:
                return _attack(state, state.combat, fighter, options)
            return _defend(state, state.combat, fighter, options, roll)
    return options[0]


def _attack(state: State, combat: Combat, fighter: Fighter, options: Sequence[Option]) -> Option:
    seat = fighter.seat
    foes = foes_of(combat, fighter.side)
    if not foes:
        return options[0]
    if any(foe.seat >= 0 or foe.villain >= 0 for foe in foes):
        return _wear_down(state, combat, fighter, foes, options)
    least, whole = to_kill(state, foes)
    so_far = combat.total + value(state, combat, fighter, ATTACK)
    if so_far >= whole:
        return options[0]
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    wild = player.wild if verbs.WILD_ATTACK.answer in options else 0
    best, good = options[0], 0.0
    for option in options:
        if option.verb not in CARD_VERBS:
            continue
        card = cards[faces[option.a]]
        attack = attack_with(state, combat, fighter, card)
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
    if best is options[0] and so_far < least <= so_far + wild and least - so_far <= SPENT:
        return verbs.WILD_ATTACK.answer
    return best


def _wear_down(
    state: State, combat: Combat, fighter: Fighter, foes: Sequence[Fighter], options: Sequence[Option]
) -> Option:
    """Of who has a hand every Attack takes cards; Wild where it takes the last."""
    player, cards, faces = state.players[fighter.seat], state.book.cards, state.faces
    so_far = combat.total + value(state, combat, fighter, ATTACK)
    hands = [len(state.players[foe.seat].hand if foe.seat >= 0 else state.villains[foe.villain].hand)
             if foe.seat >= 0 or foe.villain >= 0 else cards[foe.face].defense - 1 for foe in foes]  # fmt: skip
    whole = len(foes) * (max(hands) + COVER)
    if so_far >= whole:
        return options[0]
    last = len(player.hand) == 1 and min(hands) > 1  # without it one is Exhausted
    best, good = options[0], 0.0
    for option in options:
        if option.verb not in CARD_VERBS:
            continue
        card = cards[faces[option.a]]
        free = option.verb == verbs.USE.name or card.leave_out
        attack = attack_with(state, combat, fighter, card)
        gain = 0.45 * attack + 0.9 * card.attack_draw + 0.6 * card.attack_extra
        gain -= 0.0 if free else 0.35 + 0.2 * card.defense
        if last and not free and so_far + attack < whole:
            gain -= 2.0
        if gain > good:
            best, good = option, gain
    if best is options[0] and verbs.WILD_ATTACK.answer in options and 0 < whole - so_far <= min(player.wild, SPENT):
        return verbs.WILD_ATTACK.answer
    return best


def _defend(state: State, combat: Combat, fighter: Fighter, options: Sequence[Option], roll: float) -> Option:
    """A card is worth playing if it saves more than itself."""
    left = combat.each - value(state, combat, fighter, combat.step)
    if left <= 0:
        return options[0]
    player, cards, faces = state.players[fighter.seat], state.book.cards, state.faces
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
    if best is options[0] and player.wild and verbs.WILD_DEFENSE.answer in options:
        doomed = left >= len(player.hand)
        if (doomed and left - len(player.hand) < player.wild) or roll < 0.15:
            return verbs.WILD_DEFENSE.answer
    return best


def npc_side(combat: Combat) -> CombatSide | None:
    """The side on which Monsters and Villains stand, if there are any."""
    return next((fighter.side for fighter in combat.fighters if fighter.seat < 0), None)


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
        return verbs.JOIN_ATTACKERS.answer if dark == DEFENDERS else verbs.JOIN_DEFENDERS.answer
    return options[0]


def fight_on(state: State, seat: Seat, options: Sequence[Option]) -> Option:
    """As long as there are cards to fight with, and against Monsters a blow that beats one."""
    player, combat = state.players[seat], state.combat
    hand, force = player.hand, state.book.force
    if combat is None or len(hand) < 2:
        return options[1]
    foes = foes_of(combat, ATTACKERS)
    need = to_kill(state, foes)[0] if foes else 0
    if foes and all(foe.seat < 0 and foe.villain < 0 for foe in foes):
        own = next(fighter for fighter in combat.fighters if fighter.seat == seat)
        cards, faces = state.book.cards, state.faces
        blows = [cards[faces[card]] for card in (*hand, *player.front)]
        most = max([attack_with(state, combat, own, card) + card.attack_extra + card.attack_draw for card in blows])
        return options[0] if most + min(player.wild, SPENT) >= need else options[1]
    strength = sum([force[state.faces[card]] for card in hand], 0.0) + 1.5 * player.wild
    return options[0] if strength >= 1.2 * need else options[1]


def throw_in(state: State, seat: Seat, options: Sequence[Option]) -> Option:
    """As many cards more as the blow takes that beats a Monster (RE-D17)."""
    combat = state.combat
    fighter = next((each for each in combat.fighters if each.seat == seat), None) if combat is not None else None
    if combat is None or fighter is None or len(state.players[seat].hand) < 2:
        return options[0]
    short = to_kill(state, foes_of(combat, fighter.side))[0] - combat.total - value(state, combat, fighter, ATTACK)
    if not 0 < short < len(state.players[seat].hand):
        return options[0]
    worth, faces = state.book.worth, state.faces
    return min([option for option in options if option.a >= 0], key=lambda option: worth[faces[CardId(option.a)]])
