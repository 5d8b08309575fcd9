"""The sums of combat: one function yields the terms of an Attack or Defense, for the rules and for the page."""

from rulewright.games.elysia.cards.atoms import AgainstDark, Atom, DiscardFor, IfInitiated
from rulewright.games.elysia.rules.combat.fighters import ATTACK, ATTACKERS, Combat, CombatSide, Fighter
from rulewright.games.elysia.rules.state import State

Term = tuple[str, int]
"""What adds, and how much."""


def terms(state: State, combat: Combat, fighter: Fighter, step: int) -> list[Term]:
    """What a fighter brings to a step: cards and their text, a Villain's Wild on each (RE-217, RE-R92), Wild spent."""
    cards = state.book.cards
    found: list[Term] = []  # of the section a card is played for alone (RE-016, RE-017, RE-189)
    if fighter.face >= 0 and fighter.villain < 0:  # always counts (RE-R86)
        monster = cards[fighter.face]
        return [(monster.name, monster.attack if step == ATTACK else monster.defense)]
    power = state.villains[fighter.villain].wild if fighter.villain >= 0 else 0
    for face, dropped in zip(fighter.played, fighter.dropped, strict=True):
        number, _, _, text = cards[face].in_combat(step == ATTACK)
        found.append((cards[face].name, number))
        for atom in text:
            if n := _more(state, combat, fighter, atom, dropped):
                found.append((atom.adds, n))
        if power:
            found.append(("Villain's Wild", power))
    if fighter.wild:
        found.append(("Wild", fighter.wild))
    if step == ATTACK and fighter.riposte and fighter.played:
        found.append(("Counterstrike", fighter.riposte))
    return found


def value(state: State, combat: Combat, fighter: Fighter, step: int) -> int:
    """The sum of the terms."""
    return sum([n for _, n in terms(state, combat, fighter, step)])


def _more(state: State, combat: Combat, fighter: Fighter, atom: Atom, dropped: int) -> int:
    """What a card's combat text adds."""
    if isinstance(atom, DiscardFor):
        return atom.per * dropped
    if isinstance(atom, IfInitiated):
        initiated = fighter.seat < 0 or combat.initiator == fighter.seat  # NPCs attack where they began it
        return atom.n if initiated and fighter.side == ATTACKERS else 0
    if isinstance(atom, AgainstDark):
        foes = [foe for foe in combat.fighters if foe.side != fighter.side and not foe.exhausted]
        return atom.n if any(alignment(state, foe) < 0 for foe in foes) else 0
    return 0


def alignment(state: State, fighter: Fighter) -> int:
    """Net Light of a Character; NPCs have Darkness (RE-047, RE-081, RE-213, RE-R113)."""
    if fighter.seat >= 0:
        return state.players[fighter.seat].net
    if fighter.villain >= 0:
        return -state.villains[fighter.villain].dark
    return -state.book.rules.monster_darkness


def first_side(state: State, combat: Combat) -> CombatSide:
    """Who strikes first: the side with an NPC, as a whole (RE-177, RE-R83, RE-R84), else the Attackers."""
    if state.book.rules.npc_first:
        return next((fighter.side for fighter in combat.fighters if fighter.seat < 0), ATTACKERS)
    return ATTACKERS


def share(state: State, total: int, defenders: int) -> int:
    """The total divided by the number of Defenders, rounded up (RE-191, RE-R93, RE-R94)."""
    if not defenders:
        return 0
    return -(-total // defenders) if state.book.rules.rounding == "up" else total // defenders
