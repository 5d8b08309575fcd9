"""Prepare for War by a glance: who attacks, who guards, and where."""

from collections.abc import Sequence

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.mind.outlook import FAR_AHEAD, Outlook, outlook
from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.attack.strength import defense_totals
from rulewright.games.outposts.rules.state import Outpost, Player, State, card_of, limit_of, standing_count
from rulewright.kernel.question import CardId, Option, Seat

MOVES = (verbs.GUARD.name, verbs.JOIN.name, verbs.RESERVE.name)
STRAY = 0.04  # how often orders end early
RACE = 0.5  # attackers are worth so much more to who is far ahead in a race
SIEGE, PIERCE, LEADER = 0.8, 0.5, 1.5  # points of Attack
POST = 9.0  # of whom guarding suits best: more than any attack
PREVENTED, SAVED = 0.375, 2.5  # a point of damage that a guard keeps away, an Outpost that it keeps standing
DEFENSE, STRIKE, GUARD, COMPANY = 2.6, 1.0, 2.6, 8.0  # of a guard at the last Outpost: its Defense for each group ...
CALM, DAMAGED, WORN, STANDS = 0.3, 0.8, 0.3, 0.6  # how much that one wants guards: always, by what may come, has come
CROWDED = 2.0  # less for each guard there
LATER = 0.5  # of what a creature is worth where it can be next turn
SETTLED = 0.14  # for staying
WAITING = 0.05  # in reserve
GROUPS = 3  # that are reckoned with


def order(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """An order for the first creature that would be of more use elsewhere."""
    end = options[0] if options[0].verb == verbs.END.verb else options[int(roll * len(options))]
    if roll < STRAY:
        return end
    view = outlook(state, seat)
    own: list[Option] = []
    for option in options:
        if option.verb not in MOVES:
            continue
        if own and option.a != own[0].a:
            best = _best(state, seat, view, own)
            if best is not None:
                return best
            own = []
        own.append(option)
    last = _best(state, seat, view, own) if own else None
    return end if last is None else last


def _best(state: State, seat: Seat, view: Outlook, own: Sequence[Option]) -> Option | None:
    """The order that puts a creature where it is of most use, or None if it is there."""
    player, rules = state.players[seat], state.book.rules
    card = CardId(own[0].a)
    printed = card_of(state, card)
    attacks = _attack_use(printed, view)
    attacking = any(card in group for group in player.groups)
    post = next((post for post in player.outposts if card in post.defenders), None)
    most = WAITING
    if attacking:
        most = attacks + SETTLED
    elif post is not None:
        most = _guard_use(state, seat, printed, post, view, there=True) + SETTLED
    best: Option | None = None
    for option in own:
        if option.verb == verbs.JOIN.name:
            size = len(player.groups[option.b]) if option.b < len(player.groups) else 0
            if attacking or size >= rules.attackers_per_group:
                continue
            use = attacks + 0.01 * size
        elif option.verb == verbs.GUARD.name:
            where = player.outposts[option.b]
            if len(where.defenders) >= rules.defenders_per_outpost:
                continue
            use = _guard_use(state, seat, printed, where, view)
        else:
            use = LATER * (_home_use(state, seat, player, printed, view) if attacking else attacks)
        if use > most:
            best, most = option, use
    return best


def _attack_use(printed: Card, view: Outlook) -> float:
    """What a creature is worth among the attackers."""
    if printed.rooted:
        return 0.0
    strength = printed.attack + SIEGE * printed.siege + PIERCE * printed.pierce + LEADER * printed.group_attack
    return strength * (1 + RACE * view.lead / FAR_AHEAD)


def _home_use(state: State, seat: Seat, player: Player, printed: Card, view: Outlook) -> float:
    return max([_guard_use(state, seat, printed, post, view) for post in player.outposts if post.standing], default=0.0)


def _guard_use(state: State, seat: Seat, printed: Card, outpost: Outpost, view: Outlook, there: bool = False) -> float:
    """What a creature is worth on guard at an Outpost; `there`: it guards it already."""
    if printed.reckless or view.wins:
        return 0.0
    others = len(outpost.defenders) - there
    if printed.rooted or ((printed.guard or printed.post_defense) and printed.defense >= printed.attack):
        return POST - others
    if not view.theirs:
        return 0.0
    _, defense = defense_totals(state, seat, outpost)
    if there:
        defense -= printed.defense
    kept_off = printed.defense + (printed.health if printed.guard else 0)
    left = limit_of(state, outpost) - outpost.counters
    before = after = 0
    for strength in view.theirs[:GROUPS]:
        before += max(0, strength - defense)
        after += max(0, strength - defense - kept_off)
    saves = before >= left > after
    use = PREVENTED * (min(before, left) - min(after, left)) + SAVED * saves
    if standing_count(state.players[seat]) > 1:
        return use  # who attacks goes around a guard, but not around the last Outpost's
    danger = CALM + DAMAGED * min(1.0, before / max(1, left)) + WORN * outpost.counters / 10 + STANDS * saves
    wall = DEFENSE * printed.defense * min(2, len(view.theirs)) + STRIKE * printed.attack + GUARD * printed.guard
    wall += COMPANY * (printed.post_defense + printed.post_attack) * others
    return max(use, wall * danger - CROWDED * others)
