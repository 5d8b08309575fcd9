"""Villains play themselves, from a hand pile that nobody knows (RE-087, RE-208, RE-216 to RE-225, RE-R127, RE-R128)."""

from rulewright.games.elysia.cards.atoms import DiscardFor
from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.fighters import ATTACK, Combat, Fighter
from rulewright.games.elysia.rules.state import State, Villain
from rulewright.kernel.table import Table


def deal_hand(table: Table, state: State, villain: Villain) -> None:
    """Its whole deck is shuffled, the top cards become its hand pile (RE-219, RE-220, RE-R126)."""
    dissolve(villain)
    table.shuffle(villain.deck)
    for _ in range(min(state.book.rules.villain_hand, len(villain.deck))):
        villain.hand.insert(0, villain.deck.pop())


def dissolve(villain: Villain) -> None:
    """All its cards back together (RE-R104); it never gains any (RE-216)."""
    villain.deck += villain.hand
    villain.deck += villain.discard
    villain.hand.clear()
    villain.discard.clear()


def play_top(table: Table, state: State, combat: Combat, fighter: Fighter, step: int) -> None:
    """The top card, and the next one for each Extra Play (RE-221, RE-222, RE-225); no one decides (RE-218)."""
    villain = state.villains[fighter.villain]
    pile = villain.hand
    while fighter.left and pile:
        fighter.left -= 1
        card = pile.pop()
        table.show(card)
        villain.discard.append(card)  # Leave Out cards, too (RE-R124)
        combat.moved = True
        face = state.faces[card]
        fighter.played.append(face)
        fighter.dropped.append(0)
        number, drawn, extra, text = state.book.cards[face].in_combat(step == ATTACK)
        event = events.villain_attacks if step == ATTACK else events.villain_defends
        table.tell(event, npc=fighter.npc, face=fighter.face, card=card, n=number)
        fighter.left += extra
        _draw_below(table, state, fighter, drawn)
        for atom in text:
            if isinstance(atom, DiscardFor):
                fighter.dropped[-1] = min(len(pile), atom.n)  # as if the whole hand were discarded (RE-224, RE-R129)


def _draw_below(table: Table, state: State, fighter: Fighter, n: int) -> None:
    """Drawn cards go under the hand pile (RE-223); its deck is recreated once at most (RE-178, RE-R105)."""
    villain = state.villains[fighter.villain]
    for _ in range(n):
        if not villain.deck:
            on_table = len(fighter.played)  # cards of this step are not discarded yet (RE-R91)
            waiting = villain.discard[:-on_table]
            if not waiting or fighter.recreated >= state.book.rules.deck_recreations:
                return
            fighter.recreated += 1
            villain.deck += waiting
            del villain.discard[:-on_table]
            table.shuffle(villain.deck)
        villain.hand.insert(0, villain.deck.pop())


def lose_cards(table: Table, state: State, combat: Combat, fighter: Fighter) -> None:
    """From the top of the hand pile, unplayed (RE-225, RE-R96)."""
    villain = state.villains[fighter.villain]
    for _ in range(min(fighter.struck, len(villain.hand))):
        card = villain.hand.pop()
        table.show(card)
        villain.discard.append(card)
        combat.moved = True
        table.tell(events.villain_loses, npc=fighter.npc, face=fighter.face, card=card)
