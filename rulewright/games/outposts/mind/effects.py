"""What an effect would bring if it happened now, in mana: Spells and Arrivals by a glance."""

from collections.abc import Callable
from typing import Any

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.cards.atoms import Atom
from rulewright.games.outposts.cards.card import CREATURE, Card
from rulewright.games.outposts.mind.outlook import Outlook
from rulewright.games.outposts.mind.value import body
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.state import (
    Outpost,
    State,
    card_of,
    creatures_of,
    limit_of,
    opponents,
    standing_count,
)
from rulewright.kernel.question import CardId, Seat

WIN = 50.0
FALL = 5.0  # an Outpost that falls
KILLED = 0.8  # of an enemy's body that is destroyed
RETURNED = 0.6  # of one that is sent home
CARD = 0.86  # drawn
STRUCK = 0.6  # a counter on an enemy's Outpost
REPAIRED = 0.48
EXPELLED = 0.4  # of the wall that is gone for a turn
DISMANTLED = 0.5  # of the cost of an upgrade
UNSEEN = 1.5  # what a face-down upgrade may have cost
SHELTERED = 0.2
GAINED = 0.9  # mana, if there is something to spend it on
TRIFLE = 0.1  # whatever else


def effect_now(state: State, seat: Seat, atom: Atom, view: Outlook) -> float:
    """What one effect would bring its player now."""
    brings = _BRINGS.get(type(atom))
    return brings(state, seat, atom, view) if brings else TRIFLE


def _bolt(state: State, seat: Seat, bolt: atoms.Bolt, view: Outlook) -> float:
    """The bodies that it destroys, and what follows."""
    best = 0.0
    for enemy in opponents(state, seat):
        other = state.players[enemy]
        guarding = [post.defenders for post in other.outposts]
        attacking = [card for group in other.groups for card in group]
        if bolt.who == "post":
            piles = guarding
        elif bolt.who == "offense":
            piles = [attacking]
        elif bolt.who == "zone":
            piles = [[card for pile in guarding for card in pile], other.reserve, attacking]
        else:
            bodies = sorted(_dying(state, creatures_of(other), bolt.n), reverse=True)
            best = max(best, sum(bodies[: 2 if bolt.who == "two" else 1]))
            continue
        best = max([best, *[sum(_dying(state, pile, bolt.n)) for pile in piles]])
    return KILLED * best + (effect_now(state, seat, bolt.then, view) if best and bolt.then else 0.0)


def _dying(state: State, cards: list[CardId], n: int) -> list[float]:
    return [body(card_of(state, card)) for card in cards if health_left(state, card) <= n]


def _strike(state: State, seat: Seat, atom: Atom, view: Outlook) -> float:
    for enemy in opponents(state, seat):
        for post in state.players[enemy].outposts:
            if post.standing and post.counters + atom.n >= limit_of(state, post):
                return WIN if standing_count(state.players[enemy]) == 1 and state.seats == 2 else FALL
    return STRUCK * atom.n


def _repair(state: State, seat: Seat, atom: atoms.Repair, view: Outlook) -> float:
    worn = [post.counters for post in state.players[seat].outposts if post.standing]
    return REPAIRED * min(atom.n, sum(worn) if atom.split else max(worn, default=0))


def _draw(state: State, seat: Seat, atom: Atom, view: Outlook) -> float:
    return CARD * min(atom.n, len(state.players[seat].deck))


def _gain_mana(state: State, seat: Seat, atom: Atom, view: Outlook) -> float:
    return GAINED * atom.n if len(state.players[seat].hand) > 1 else 0.0


def _war_cry(state: State, seat: Seat, atom: Atom, view: Outlook) -> float:
    player = state.players[seat]
    n = len(player.reserve) + sum([len(group) for group in player.groups])
    return STRUCK * atom.n * n if n > 1 else 0.0


def _shelter(state: State, seat: Seat, atom: Atom, view: Outlook) -> float:
    return SHELTERED * atom.n * len(view.theirs) * standing_count(state.players[seat])


def _return(state: State, seat: Seat, atom: Atom, view: Outlook) -> float:
    cards = [card_of(state, card) for card in _theirs(state, seat)]
    return RETURNED * max([body(card) for card in cards if not atom.n or card.cost <= atom.n], default=0.0)


def _destroy(state: State, seat: Seat, atom: atoms.Destroy, view: Outlook) -> float:
    if atom.whose == "own":
        bodies = [body(card) - 0.7 * bool(card.last_breath) for card in _printed(state, seat)]
        return (effect_now(state, seat, atom.then, view) if atom.then else 0.0) - min(bodies, default=9.0)
    bodies = [body(card_of(state, card)) for card in _theirs(state, seat)]
    return KILLED * (max(bodies, default=0.0) if atom.whose == "any" else min(bodies, default=0.0))


def _expel(state: State, seat: Seat, atom: atoms.Expel, view: Outlook) -> float:
    if not view.mine:
        return 0.0
    walls = [[_wall(card_of(state, card)) for card in post.defenders] for post in _their_posts(state, seat)]
    if atom.whole_post:
        return EXPELLED * max([sum(wall) for wall in walls], default=0.0)
    return EXPELLED * max([each for wall in walls for each in wall], default=0.0)


def _wall(card: Card) -> float:
    return card.defense + 0.5 * card.attack + card.guard


def _dismantle(state: State, seat: Seat, atom: Atom, view: Outlook) -> float:
    posts = _their_posts(state, seat)
    costs = [float(card_of(state, card).cost) for post in posts for card in post.open]
    return DISMANTLED * max([*costs, *[UNSEEN for post in posts if post.closed]], default=0.0)


def _raise(state: State, seat: Seat, atom: atoms.Raise, view: Outlook) -> float:
    dead = [card_of(state, card) for card in state.players[seat].discard]
    bodies = [body(card) for card in dead if card.kind == CREATURE and (not atom.n or card.cost <= atom.n)]
    return max(bodies, default=0.0) if atom.into_play else (CARD + 0.2) * min(atom.up_to, len(bodies))


def _theirs(state: State, seat: Seat) -> list[CardId]:
    return [card for enemy in opponents(state, seat) for card in creatures_of(state.players[enemy])]


def _printed(state: State, seat: Seat) -> list[Card]:
    return [card_of(state, card) for card in creatures_of(state.players[seat])]


def _their_posts(state: State, seat: Seat) -> list[Outpost]:
    return [post for enemy in opponents(state, seat) for post in state.players[enemy].outposts]


_BRINGS: dict[type[Atom], Callable[[State, Seat, Any, Outlook], float]] = {
    atoms.Bolt: _bolt,
    atoms.Strike: _strike,
    atoms.Repair: _repair,
    atoms.Draw: _draw,
    atoms.Discard: lambda state, seat, atom, view: -CARD * atom.n,
    atoms.Backlash: lambda state, seat, atom, view: -STRUCK * atom.n,
    atoms.GainMana: _gain_mana,
    atoms.WarCry: _war_cry,
    atoms.Shelter: _shelter,
    atoms.Return: _return,
    atoms.Destroy: _destroy,
    atoms.Expel: _expel,
    atoms.Dismantle: _dismantle,
    atoms.Raise: _raise,
    atoms.RobHand: lambda state, seat, atom, view: 0.6,
    atoms.Seek: lambda state, seat, atom, view: CARD + 0.3,
}
