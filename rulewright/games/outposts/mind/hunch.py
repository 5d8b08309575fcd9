"""A quick answer for playouts: what somebody who knows the game does without thinking twice."""

from collections.abc import Callable, Sequence

from rulewright.games.outposts.cards.atoms import Atom, Bolt
from rulewright.games.outposts.cards.card import CREATURE
from rulewright.games.outposts.mind.assaults import aim, assign, attack_pays
from rulewright.games.outposts.mind.orders import MOVES, order
from rulewright.games.outposts.mind.playing import place, play
from rulewright.games.outposts.mind.value import body, in_hand
from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.state import PLAY, PREPARE, State, card_of, creatures_of, limit_of
from rulewright.kernel.question import CardId, Option, Seat

BOLD = 0.06  # how often an attack is made that does not seem to pay
ENOUGH = 3  # cards in hand with which a costly Draw step can wait
ANY_BODY = 99  # what destroys whatever it hits
Hunch = Callable[[State, Seat, Sequence[Option], float], Option]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Play what is worth it, attack where it hurts, guard what is weak, finish what can be finished."""
    answer = _BY_LAST.get(options[-1].verb)
    return answer(state, seat, options, roll) if answer else options[int(roll * len(options))]


def _step(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A question that can be ended, or taken and skipped."""
    first = options[0]
    if first is verbs.TAKE:
        return _take(state, seat)
    if first is verbs.SKIP:
        return verbs.TAKE if attack_pays(state, seat) or roll < BOLD else first
    if state.step == PREPARE or (state.step == PLAY and options[-1].verb in MOVES):
        return order(state, seat, options, roll)
    if first.verb == verbs.RESERVE.name:  # who survives the fall of an Outpost guards the next that may fall
        return max(options[1:], key=lambda option: state.players[seat].outposts[option.b].counters)
    return play(state, seat, options, roll) if state.step == PLAY else first


def _take(state: State, seat: Seat) -> Option:
    """Draw, unless the damage of a reshuffle would topple an Outpost that can be spared it."""
    player, rules = state.players[seat], state.book.rules
    if state.step == PLAY or len(player.deck) >= rules.draw_per_turn:
        return verbs.TAKE
    damage = rules.reshuffle_damage + rules.reshuffle_damage_growth * player.reshuffles
    left = [limit_of(state, post) - post.counters for post in player.outposts if post.standing]
    if damage >= sum(left) or (max(left) <= damage and len(player.hand) >= ENOUGH):
        return verbs.SKIP
    return verbs.TAKE if player.discard else verbs.SKIP


def _put(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Reshuffle damage where it topples nothing."""
    post = state.players[seat].outposts[options[0].a]
    room = limit_of(state, post) - post.counters
    harmless = [option for option in options if option.b < room]
    return harmless[-1] if harmless else options[0]


def _target(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The best creature of theirs that dies of it, the least of one's own, the best of what a pile offers."""
    theirs = [option for option in options if option.a >= 0 and state.owner[option.a] != seat]
    if theirs:
        if card_of(state, CardId(theirs[0].a)).kind != CREATURE:
            return max(theirs, key=lambda option: card_of(state, CardId(option.a)).cost)
        n = _bolt(state, seat)
        dying = [option for option in theirs if health_left(state, CardId(option.a)) <= n]
        if not dying and options[0] is verbs.DECLINE:
            return options[0]
        return max(dying or theirs, key=lambda option: body(card_of(state, CardId(option.a))))
    cards = [option for option in options if option.a >= 0] or options
    if cards[0].a not in creatures_of(state.players[seat]):
        return max(cards, key=lambda option: in_hand(card_of(state, CardId(option.a))))
    if options[0] is verbs.DECLINE:
        return options[0]

    def missed(option: Option) -> float:
        printed = card_of(state, CardId(option.a))
        return body(printed) - bool(printed.last_breath)

    return min(cards, key=missed)


def _kill(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The best creature that the strength is enough for."""
    kills = [option for option in options if option.verb == verbs.KILL.name]
    return max(kills, key=lambda option: body(card_of(state, CardId(option.a)))) if kills else options[0]


def _bolt(state: State, seat: Seat) -> int:
    """The Health that what is being carried out destroys, as far as the table tells."""
    bolts = [atom.n for atom in _carried_out(state, seat) if isinstance(atom, Bolt)]
    if bolts:
        return bolts[0]
    trapped = state.assault is not None and seat == state.assault.defender
    return 2 if trapped else ANY_BODY


def _carried_out(state: State, seat: Seat) -> tuple[Atom, ...]:
    """The effects of a seat's Spell, Last Breath or Arrival that happened last."""
    player = state.players[seat]
    if player.spent and player.spent[-1] not in player.discard:  # a Spell is discarded after its effect (OP-101)
        return card_of(state, player.spent[-1]).effects
    for card in reversed(player.discard[-3:]) if player.lost else ():
        if card_of(state, card).last_breath:
            return card_of(state, card).last_breath
    return card_of(state, player.fresh[-1]).arrival if player.fresh else ()


def _discard(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The card that is missed least."""
    return min(options, key=lambda option: in_hand(card_of(state, CardId(option.a))))


def _withdraw(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """After an assault a creature goes home; in the Prepare step this is an order like others."""
    return _step(state, seat, options, roll) if state.step == PREPARE else options[-1]


def _mend(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """As much as possible, which is offered first."""
    return options[0]


def _zone(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """One of the others'."""
    others = [option for option in options if option.a != seat] or options
    return others[int(roll * len(others))]


def _pick(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The Silver cards that are worth most."""

    def worth(option: Option) -> float:
        return sum([in_hand(card_of(state, CardId(card))) for card in option[1:] if card >= 0])

    return max(options, key=worth)


def _spoil(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A card is a gain: the best that is offered (OP-179)."""
    cards = state.book.cards
    return max([o for o in options if o.verb == verbs.SPOIL.name], key=lambda option: in_hand(cards[option.b]))


_STEPS = (
    verbs.END.verb, verbs.TAKE.verb, verbs.SKIP.verb, verbs.CRYSTAL.verb, verbs.PLAY.name, verbs.BURN.name,
    verbs.SACRIFICE.name, verbs.GUARD.name, verbs.JOIN.name,
)  # fmt: skip
_BY_LAST: dict[str, Hunch] = {
    **dict.fromkeys(_STEPS, _step),
    verbs.PLACE.name: place, verbs.OUTPOST.name: aim, verbs.HIT.name: assign, verbs.KILL.name: _kill,
    verbs.FINISH.verb: _kill, verbs.TARGET.name: _target, verbs.DISCARD.name: _discard,
    verbs.RESERVE.name: _withdraw, verbs.PICK.name: _pick, verbs.SPOIL.name: _spoil, verbs.TAKE_OUT.name: _discard,
    verbs.PUT.name: _put, verbs.MEND.name: _mend, verbs.ZONE.name: _zone,
}  # fmt: skip
"""How a question is answered, by the verb of its last option."""
