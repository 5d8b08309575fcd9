"""The totals of an assault: Attacker's Strength, Defense, Defender's Strength (OP-148 to OP-152)."""

from typing import NamedTuple

from rulewright.games.outposts.rules.state import Outpost, State
from rulewright.kernel.question import CardId, Seat


class Totals(NamedTuple):
    """Taken once, before any damage (OP-152)."""

    attackers: int  # Attacker's Strength (OP-148)
    defense: int  # OP-149
    defenders: int  # Defender's Strength (OP-150)
    siege: int  # OP-K15

    @property
    def remaining(self) -> int:
        """OP-151."""
        return max(0, self.attackers - self.defense)


def attack_in_group(state: State, card: CardId, group: list[CardId]) -> int:
    """A creature's Attack in its attacking group, with standing bonuses (OP-K26)."""
    cards, faces = state.book.cards, state.faces
    player = state.players[state.owner[card]]
    value = own_attack(state, card) + player.war_cry
    for other in group:
        if other != card:
            value += cards[faces[other]].group_attack
    return value


def own_attack(state: State, card: CardId) -> int:
    """Printed Attack, and the Dirge Knight's grief."""
    printed = state.book.cards[state.faces[card]]
    if printed.dirge:
        return printed.attack + min(printed.dirge, state.players[state.owner[card]].lost)
    return printed.attack


def outpost_bonus(state: State, owner: Seat, outpost: Outpost) -> tuple[int, int]:
    """(attack, defense) an Outpost adds to its totals, also without defenders (OP-111 to OP-113)."""
    cards, faces, rules = state.book.cards, state.faces, state.book.rules
    attack = rules.outpost_base_attack
    defense = rules.outpost_base_defense + state.players[owner].shelter
    for card in outpost.open:  # face-down ones have no effect (OP-106)
        printed = cards[faces[card]]
        attack += printed.attack
        defense += printed.defense
    return attack, defense


def defense_totals(state: State, owner: Seat, outpost: Outpost) -> tuple[int, int]:
    """(Defender's Strength, Defense) of an Outpost with those who guard it (OP-149, OP-150)."""
    cards, faces = state.book.cards, state.faces
    strength, defense = outpost_bonus(state, owner, outpost)
    defenders = outpost.defenders
    if not defenders:
        return strength, defense
    more_attack = more_defense = 0
    for card in defenders:
        more_attack += cards[faces[card]].post_attack
        more_defense += cards[faces[card]].post_defense
    for card in defenders:
        printed = cards[faces[card]]
        strength += own_attack(state, card) + more_attack - printed.post_attack
        defense += printed.defense + more_defense - printed.post_defense
    return strength, defense


def take_totals(state: State) -> Totals:
    """The totals of the running assault (OP-148 to OP-152)."""
    assault = state.assault
    assert assault is not None
    cards, faces = state.book.cards, state.faces
    group = state.players[assault.attacker].groups[assault.group]
    outpost = state.players[assault.defender].outposts[assault.outpost]
    attackers = sum(attack_in_group(state, card, group) for card in group)
    if state.assaults == 1:  # War Beacon: the first assault of the turn
        for own in state.players[assault.attacker].outposts:
            for card in own.open:
                attackers += cards[faces[card]].beacon
    strength, defense = defense_totals(state, assault.defender, outpost)
    strength += assault.trap_attack
    pierce = sum(cards[faces[card]].pierce for card in group)
    if state.book.rules.attacker_defense_counts:  # OP-162
        strength = max(0, strength - sum(cards[faces[card]].defense for card in group))
    siege = sum(cards[faces[card]].siege for card in group)
    return Totals(attackers, max(0, defense - pierce), strength, siege)
