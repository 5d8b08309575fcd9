"""Attack by a glance: whether it pays, which Outpost, whom the damage hits."""

from collections.abc import Sequence

from rulewright.games.outposts.mind.value import body
from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.attack.strength import attack_in_group, defense_totals
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.state import ATTACK, Outpost, State, card_of, limit_of, opponents, standing_count
from rulewright.kernel.question import CardId, Option, Seat

COUNTER = 0.75  # what a damage counter on an Outpost is worth, in mana
FALL = 5.0  # what an Outpost is worth that falls
WIN = 50.0
KILLED = 1.0  # of a defender's body
LOST = 0.46  # of an attacker's
UNKNOWN = 0.4  # a face-down upgrade


def attack_pays(state: State, seat: Seat) -> bool:
    """All groups attack or none (OP-140): does it pay together?"""
    targets = [
        (owner, post) for owner in opponents(state, seat) for post in state.players[owner].outposts if post.standing
    ]
    groups = state.players[seat].groups
    return sum([max(_assault_worth(state, seat, group, *target) for target in targets) for group in groups]) > 0


def _assault_worth(
    state: State, seat: Seat, group: list[CardId], owner: Seat, outpost: Outpost, dealt: int = 0
) -> float:
    """What an assault brings and costs by a glance at what lies open, in mana; `dealt` is what comes before it."""
    attackers = sum([attack_in_group(state, card, group) for card in group])
    strength, defense = defense_totals(state, owner, outpost)
    printed = [card_of(state, card) for card in group]
    remaining = attackers - max(0, defense - sum([card.pierce for card in printed]))
    gain = 0.0
    if remaining > 0:
        left = limit_of(state, outpost) - outpost.counters
        guards = sum([health_left(state, card) for card in outpost.defenders if card_of(state, card).guard])
        siege = sum([card.siege for card in printed])
        damage = dealt + remaining - guards + siege if remaining > guards else 0
        if damage >= left:
            gain = FALL + COUNTER * left
            if standing_count(state.players[owner]) == 1 and len(opponents(state, seat)) == 1:
                gain += WIN
        else:
            gain = max(COUNTER * damage * (1 + outpost.counters / 10), KILLED * _killed(state, outpost, remaining))
    lost = 0.0
    for card in sorted(printed, key=body, reverse=True):
        if card.health <= strength:
            strength -= card.health
            lost += body(card)
    return gain - LOST * lost - UNKNOWN * len(outpost.closed)


def _killed(state: State, outpost: Outpost, strength: int) -> float:
    """The bodies that so much strength destroys, the best first."""
    found = 0.0
    for card in sorted(outpost.defenders, key=lambda card: -body(card_of(state, card))):
        if health_left(state, card) <= strength:
            strength -= health_left(state, card)
            found += body(card_of(state, card))
    return found


def aim(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The target of a group, or of an effect on Outposts: then the one that has taken most."""
    posts = [option for option in options if option.verb == verbs.OUTPOST.name]
    groups = state.players[seat].groups
    if posts[0].a == seat or state.step != ATTACK or state.assault is not None or len(state.targets) >= len(groups):
        return max(posts, key=lambda option: state.players[option.a].outposts[option.b].counters)
    group = groups[len(state.targets)]

    def worth(option: Option) -> float:
        before = [groups[i] for i, target in enumerate(state.targets) if target == (option.a, option.b)]
        outpost = state.players[option.a].outposts[option.b]
        _, defense = defense_totals(state, Seat(option.a), outpost)
        dealt = sum([max(0, sum([attack_in_group(state, c, other) for c in other]) - defense) for other in before])
        if dealt >= limit_of(state, outpost) - outpost.counters:
            return -1.0
        return _assault_worth(state, seat, group, Seat(option.a), outpost, dealt)

    return max(posts, key=worth)


def assign(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Topple the Outpost if that is possible; else kill what is worth more than the damage."""
    kills = [option for option in options if option.verb == verbs.KILL.name]
    hits = [option for option in options if option.verb == verbs.HIT.name]
    assault = state.assault
    if not kills or assault is None:
        return hits[0]
    outpost = state.players[assault.defender].outposts[assault.outpost]
    siege = sum([card_of(state, card).siege for card in state.players[assault.attacker].groups[assault.group]])
    if hits[0].a and outpost.counters + hits[0].a + siege >= limit_of(state, outpost):
        return hits[0]

    def worth(option: Option) -> float:
        card = CardId(option.a)
        printed = card_of(state, card)
        return KILLED * (body(printed) + printed.guard) - COUNTER * health_left(state, card)

    best = max(kills, key=worth)
    return best if worth(best) > 0 or not hits[0].a else hits[0]
