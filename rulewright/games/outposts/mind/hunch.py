"""A quick answer for playouts: what somebody who knows the game does without thinking twice."""

from collections.abc import Callable, Sequence

from rulewright.games.outposts.cards.atoms import Bolt, Repair, WarCry
from rulewright.games.outposts.cards.card import CREATURE, SPELL, Card
from rulewright.games.outposts.mind.value import body, in_hand
from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.attack.strength import attack_in_group, defense_totals
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.mana import cost_of, crystal_price
from rulewright.games.outposts.rules.state import (
    ATTACK,
    CLOSED,
    PLAY,
    PREPARE,
    Outpost,
    Player,
    State,
    card_of,
    creatures_of,
    limit_of,
    opponents,
)
from rulewright.kernel.question import CardId, Option, Seat

COUNTER = 0.75  # what a damage counter on an Outpost is worth, in mana
BURNED = 0.4  # what a card burned for another one is missed
FALL = 5.0  # what an Outpost is worth that falls
Hunch = Callable[[State, Seat, Sequence[Option], float], Option]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Play what is worth it, attack where it hurts, guard what is weak, finish what can be finished."""
    answer = _BY_LAST.get(options[-1].verb)
    return answer(state, seat, options, roll) if answer else options[int(roll * len(options))]


def _step(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A question that can be ended, or taken and skipped."""
    first = options[0]
    if first is verbs.TAKE:
        return first
    if first is verbs.SKIP:
        return verbs.TAKE if _attack_pays(state, seat) or roll < 0.1 else first
    if state.step == PREPARE or (state.step == PLAY and options[-1].verb in _MOVES):
        return _order(state, seat, options, roll)
    return _play(state, seat, options, roll) if state.step == PLAY else first


# -- Play Cards


def _play(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The dearest card that does something; burn what it takes for a better one, or for the winning Crystal."""
    player, rules = state.players[seat], state.book.rules
    if options[-1] is verbs.CRYSTAL:
        return verbs.CRYSTAL
    burns = [option for option in options if option.verb == verbs.BURN.name]
    missing = crystal_price(state, seat) - player.mana
    last = player.crystals == rules.crystals_to_win - 1
    if last or player.burned_cards > 1 or (0 < missing <= 3 and len(burns) >= 4):
        offers = [option for option in options if option.verb == verbs.SACRIFICE.name] if last else []
        cards = min(len(burns), rules.burn_cards_max - player.burned_cards)
        if 0 < missing <= cards + min(len(offers), rules.burn_creatures_max - player.burned_creatures):
            return _least(state, burns) if burns else _least(state, offers)
    best, most, burn = options[0], 0.0, False
    room = min(rules.burn_cards_max - player.burned_cards, len(burns) - 1)
    seen = burns or [option for option in options if option.verb == verbs.PLAY.name]
    playable = {option.a: option for option in options if option.verb == verbs.PLAY.name}
    for option in seen:
        card = card_of(state, CardId(option.a))
        short = cost_of(state, seat, card) - player.mana
        if option.a in playable or 0 < short <= room:
            burned = max(0, short)
            worth = (body(card) + 0.5 if card.kind == CREATURE else 0.7 * card.cost + 0.3) * _useful(
                state, seat, card
            ) - BURNED * burned
            if worth > most:
                best, most, burn = playable.get(option.a, option), worth, burned > 0
    if burn:
        return _least(state, [option for option in burns if option.a != best.a])
    return best


def _least(state: State, options: Sequence[Option]) -> Option:
    """The card that is missed least."""
    return min(
        options, key=lambda option: in_hand(card_of(state, CardId(option.a))) - card_of(state, CardId(option.a)).salvage
    )


def _useful(state: State, seat: Seat, card: Card) -> float:
    """Whether a card would do something now, 0 to 1."""
    if card.kind != SPELL:
        return 1.0
    for atom in card.effects:
        if isinstance(atom, Bolt):
            hit = [other for enemy in opponents(state, seat) for other in creatures_of(state.players[enemy])]
            if not any(health_left(state, other) <= atom.n for other in hit):
                return 0.0
        elif isinstance(atom, Repair):
            if max((post.counters for post in state.players[seat].outposts if post.standing), default=0) < atom.n:
                return 0.0
        elif isinstance(atom, WarCry) and len(creatures_of(state.players[seat])) < 2:
            return 0.0
    return 1.0


def _place(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Traps and surprises face-down, the rest open; where it is needed or, if it earns, where it is safe."""
    card, posts = card_of(state, CardId(options[0].a)), state.players[seat].outposts
    hidden = bool(card.trap) or (card.attack + card.defense > 0 and not card.income and roll < 0.3)
    safe = -1 if card.income or card.depot or card.ossuary or card.beacon or card.foundation else 1
    fitting = [option for option in options if (option.c == CLOSED) == hidden] or options
    return max(fitting, key=lambda option: safe * posts[option.b].counters + 0.7 * len(posts[option.b].defenders))


# -- Prepare for War


def _order(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """An order for the first creature that stands elsewhere than it should: attackers together, guards home."""
    player = state.players[seat]
    groups = player.groups
    card = -1
    for option in options:
        if option.a == card or option.verb not in _MOVES:
            continue
        card = option.a
        if roll < 0.08 or card in state.ordered:
            continue
        own = [other for other in options if other.a == card]
        attacks = _attacks(state, player, CardId(card))
        if attacks and not any(card in group for group in groups):
            joins = [other for other in own if other.verb == verbs.JOIN.name]
            room = [other for other in joins if other.b == len(groups) or len(groups[other.b]) < 3]
            if room:
                return max(room, key=lambda other: len(groups[other.b]) if other.b < len(groups) else 0)
        elif not attacks and not any(card in post.defenders for post in player.outposts):
            posts = [o for o in own if o.verb == verbs.GUARD.name and len(player.outposts[o.b].defenders) < 3]
            if posts:
                return max(posts, key=lambda other: _need(player.outposts[other.b]))
            home = [other for other in own if other.verb == verbs.RESERVE.name]
            if home:
                return home[0]
    return options[0] if options[0].verb == verbs.END.verb else options[int(roll * len(options))]


def _attacks(state: State, player: Player, card: CardId) -> bool:
    """Whether a creature belongs to the attackers."""
    printed = card_of(state, card)
    if printed.rooted or printed.reckless:
        return printed.reckless
    home = printed.defense + 0.3 * printed.health + 2 * printed.guard + printed.post_defense
    return 2 * (printed.attack + printed.siege + printed.pierce + printed.group_attack) >= home


def _need(post: Outpost) -> float:
    """How much an Outpost wants a guard: the battered one first, and not all at one place."""
    return post.counters - 2.0 * len(post.defenders)


# -- Attack


def assault_worth(
    state: State, seat: Seat, group: list[CardId], owner: Seat, outpost: Outpost, dealt: int = 0
) -> float:
    """What an assault brings and costs by a glance at what lies open, in mana; `dealt` is what comes before it."""
    attackers = sum([attack_in_group(state, card, group) for card in group])
    strength, defense = defense_totals(state, owner, outpost)
    printed = [card_of(state, card) for card in group]
    remaining = attackers - max(0, defense - sum([card.pierce for card in printed]))
    if remaining > 0:
        damage = dealt + remaining + sum([card.siege for card in printed])
        left = limit_of(state, outpost) - outpost.counters
        gain = FALL + COUNTER * left if damage >= left else COUNTER * remaining * (1 + outpost.counters / 10)
    else:
        gain = 0.0
    lost, struck = 0.0, strength
    for card in sorted(printed, key=body, reverse=True):
        if card.health <= struck:
            struck -= card.health
            lost += body(card)
    return gain - 0.8 * lost - 0.4 * len(outpost.closed)


def _targets(state: State, seat: Seat) -> list[tuple[Seat, Outpost]]:
    return [
        (owner, post) for owner in opponents(state, seat) for post in state.players[owner].outposts if post.standing
    ]


def _attack_pays(state: State, seat: Seat) -> bool:
    """All groups attack or none (OP-140): does it pay together?"""
    targets = _targets(state, seat)
    groups = state.players[seat].groups
    return sum([max(assault_worth(state, seat, group, *target) for target in targets) for group in groups]) > 0


def _outpost(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The target of a group, or of an effect on Outposts."""
    posts = [option for option in options if option.verb == verbs.OUTPOST.name]
    if (
        posts[0].a == seat
        or state.step != ATTACK
        or state.assault is not None
        or len(state.targets) >= len(state.players[seat].groups)
    ):
        weakest = [state.players[option.a].outposts[option.b].counters for option in posts]
        return posts[weakest.index(max(weakest))] if posts[0].a != seat or roll < 0.6 else posts[int(roll * len(posts))]
    groups = state.players[seat].groups
    group = groups[len(state.targets)]

    def worth(option: Option) -> float:
        before = [i for i, target in enumerate(state.targets) if target == (option.a, option.b)]
        outpost = state.players[option.a].outposts[option.b]
        _, defense = defense_totals(state, Seat(option.a), outpost)
        dealt = sum([max(0, sum([card_of(state, c).attack for c in groups[i]]) - defense) for i in before])
        if dealt >= limit_of(state, outpost) - outpost.counters:
            return -1.0
        return assault_worth(state, seat, group, Seat(option.a), outpost, dealt)

    return max(posts, key=worth)


def _assign(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
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
        return body(card_of(state, card)) - COUNTER * health_left(state, card)

    best = max(kills, key=worth)
    return best if worth(best) > 0 or not hits[0].a else hits[0]


def _dearest(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The best creature of theirs, the least of one's own in play, the best of what is offered from a pile."""
    owner, players = state.owner, state.players
    theirs = [option for option in options if option.a >= 0 and owner[option.a] != seat]
    if theirs:
        return max(theirs, key=lambda option: body(card_of(state, CardId(option.a))))
    cards = [option for option in options if option.a >= 0] or options
    mine = creatures_of(players[seat])
    sign = -1 if cards[0].a in mine else 1
    return max(cards, key=lambda option: sign * in_hand(card_of(state, CardId(option.a))))


def _discard(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    return _least(state, options)


def _withdraw(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """After an assault a creature goes home; in the Prepare step this is an order like others."""
    return _step(state, seat, options, roll) if state.step == PREPARE else options[-1]


def _pick(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The Silver cards that are worth most."""

    def worth(option: Option) -> float:
        return sum([in_hand(card_of(state, CardId(card))) for card in option[1:] if card >= 0])

    return max(options, key=worth)


def _spoil(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A card is a gain: the best that is offered (OP-179)."""
    cards = state.book.cards
    return max([o for o in options if o.verb == verbs.SPOIL.name], key=lambda option: in_hand(cards[option.b]))


_MOVES = (verbs.GUARD.name, verbs.JOIN.name, verbs.RESERVE.name)
_STEPS = (
    verbs.END.verb, verbs.TAKE.verb, verbs.SKIP.verb, verbs.CRYSTAL.verb, verbs.PLAY.name, verbs.BURN.name,
    verbs.SACRIFICE.name, verbs.GUARD.name, verbs.JOIN.name,
)  # fmt: skip
_BY_LAST: dict[str, Hunch] = {
    **dict.fromkeys(_STEPS, _step),
    verbs.PLACE.name: _place, verbs.OUTPOST.name: _outpost, verbs.HIT.name: _assign, verbs.KILL.name: _dearest,
    verbs.FINISH.verb: _dearest, verbs.TARGET.name: _dearest, verbs.DISCARD.name: _discard,
    verbs.RESERVE.name: _withdraw, verbs.PICK.name: _pick, verbs.SPOIL.name: _spoil, verbs.TAKE_OUT.name: _discard,
}  # fmt: skip
"""How a question is answered, by the verb of its last option."""
