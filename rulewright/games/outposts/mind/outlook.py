"""Who threatens whom: the groups that each side can send next, and who would win a race."""

from rulewright.games.outposts.rules.attack.strength import defense_totals, own_attack
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.state import Player, State, card_of, limit_of, opponents, standing_count
from rulewright.kernel.question import Seat

LONGEST = 9.0  # turns beyond which a race is none
FAR_AHEAD = 3.0  # turns: more of a lead makes no difference


class Outlook:
    """How things stand for a seat before it gives its orders."""

    __slots__ = ("lead", "mine", "theirs", "wins")

    def __init__(self, mine: list[int], theirs: list[int], lead: float, wins: bool) -> None:
        self.mine = mine  # strengths of the groups that the seat can form, the strongest first
        self.theirs = theirs  # and of those that its strongest enemy can form next turn
        self.lead = lead  # so many turns earlier the seat would win a race
        self.wins = wins  # with what stands ready, this turn


def outlook(state: State, seat: Seat) -> Outlook:
    """The view from a seat."""
    mine = groups_of(state, state.players[seat])
    theirs: list[int] = []
    target = 0
    for enemy in opponents(state, seat):
        groups = groups_of(state, state.players[enemy], with_swift=True)
        if sum(groups) >= sum(theirs):
            theirs = groups
        left = _life(state, enemy)
        target = min(target, left) if target else left
    needed = min(LONGEST, target / max(1, sum(mine)))
    given = min(LONGEST, _life(state, seat) / max(1, sum(theirs)))
    return Outlook(mine, theirs, max(-FAR_AHEAD, min(FAR_AHEAD, given - needed)), _wins(state, seat))


def groups_of(state: State, player: Player, with_swift: bool = False) -> list[int]:
    """The strengths of the attacking groups that a player can form, of three each; Swift guards may come along."""
    found: list[int] = []
    for card in player.reserve + [card for group in player.groups for card in group]:
        printed = card_of(state, card)
        if not printed.rooted and printed.attack:
            found.append(printed.attack + printed.siege)
    if with_swift:
        for outpost in player.outposts:
            for card in outpost.defenders:
                printed = card_of(state, card)
                if printed.swift and not printed.rooted:
                    found.append(printed.attack)
    found.sort(reverse=True)
    size = state.book.rules.attackers_per_group
    return [sum(found[i : i + size]) for i in range(0, len(found), size)]


def _wins(state: State, seat: Seat) -> bool:
    """Whether the creatures ready to attack fell the only enemy's last Outpost; what lies face-down may prevent it."""
    enemies = opponents(state, seat)
    if len(enemies) != 1 or standing_count(state.players[enemies[0]]) != 1:
        return False
    post = next(post for post in state.players[enemies[0]].outposts if post.standing)
    if post.closed:
        return False
    _, defense = defense_totals(state, enemies[0], post)
    for card in post.defenders:
        if card_of(state, card).guard:
            defense += health_left(state, card)
    player, size = state.players[seat], state.book.rules.attackers_per_group
    ready = player.reserve + [card for group in player.groups for card in group]
    strengths = [own_attack(state, card) for card in ready if not card_of(state, card).rooted]
    strengths.sort(reverse=True)
    dealt = sum([max(0, sum(strengths[i : i + size]) - defense) for i in range(0, len(strengths), size)])
    return dealt >= limit_of(state, post) - post.counters


def _life(state: State, seat: Seat) -> int:
    """The damage that a seat can take, its walls and half of the Outposts still to come counted in."""
    player, rules = state.players[seat], state.book.rules
    left = 0
    for outpost in player.outposts:
        if outpost.standing:
            _, defense = defense_totals(state, seat, outpost)
            left += max(0, limit_of(state, outpost) - outpost.counters) + 2 * defense
    return left + rules.outpost_health * max(0, rules.outposts_max - len(player.outposts)) // 2
