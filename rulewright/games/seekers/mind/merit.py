"""What a card is worth, in HP: read from its atoms once, so that bots can compare cards they have never met.

Only bots look here. A card's merit is what it does when it works; whether it can work is seen on the map.
"""

from typing import NamedTuple

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms import life, movement, resources, stack
from rulewright.games.seekers.cards.atoms.base import Atom
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.cards.lasting import Linger
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.question import Seat

AP, DRAWN, HIDDEN, DIE = 1.6, 2.5, 4.0, 3.5  # HP for an AP, a card drawn, being out of sight; a die's mean
_A_TURN = {  # HP that a turn under an Ailment costs
    "Stun": 9.0, "Daze": 5.0, "Frozen": 5.0, "Root": 2.0, "Blind": 3.5, "Shocked": 2.5, "Slow": 1.2, "Fear": 1.5,
    "Nightshade": 3.5, "Numbroot": 1.5, "Widow's Kiss": 0.7, "Dreamlace": 1.5,
    "Leadroot": 1.2, "Mindfog": 1.5, "Glassvein": 2.5, "Palsywort": 3.0,
}  # fmt: skip


def harm(name: str, n: int) -> float:
    """What an Ailment with n Moments left will cost: two of them go by in each turn of its bearer (SK-176)."""
    if name == "Burn":  # X before each turn's first Moment, two less the next turn (SK-238, SK-240)
        return n * (n + 2) / 4
    if name == "Bleed":  # a move or a physical card, perhaps both, in a turn (SK-234, SK-235)
        return 1.3 * max(0, n - 1) + 0.9 * max(0, n - 3)
    return _A_TURN.get(name, 2.0) * (n // 2 + 0.15 * (n % 2))


def kept(state: State, seat: Seat) -> int:
    """How many AP are any good after the next Upkeep: more than the maximum are lost (SK-091, SK-101)."""
    rules = state.book.rules
    return rules.ap_max - rules.ap_gain * (rules.shard_ap_mp_factor if state.players[seat].shard else 1)


class Merit(NamedTuple):
    """What a card does, in HP."""

    cost: int  # AP
    aim: Aim
    hits: bool  # it is about enemies: without any in its area it does nothing
    hurt: float  # damage to a victim, on average
    ails: tuple[Ailing, ...]  # what it puts on a victim
    shove: float  # Pull and the like
    push: int  # hexes that a victim is pushed
    heal: float
    guard: float  # a Shield, and whatever else makes the next attack weaker
    evade: bool  # out of an attack's way: Stealth, Intangible, Warp
    counter: bool  # takes something off the Stack, or turns it
    own: float  # AP, cards and all other good for its player, less what it costs besides AP
    hold: float  # what it is worth in hand
    amplified: "Merit | None"


_known: dict[str, tuple[Card, Merit]] = {}


def merit(card: Card) -> Merit:
    """The merit of a card, worked out once; a variant's card of the same key takes its place."""
    found = _known.get(card.key)
    if found is None or found[0] is not card:
        found = _known[card.key] = (card, _work_out(card))
    return found[1]


def _work_out(card: Card) -> Merit:
    more = card.amplify
    amplified = _read(card, more.effects, more.aim or card.aim, card.cost + more.ap, None) if more else None
    return _read(card, card.effects, card.aim, card.cost, amplified)


def _read(card: Card, effects: tuple[Atom, ...], aim: Aim, cost: int, amplified: Merit | None) -> Merit:
    hurt = shove = heal = guard = own = 0.0
    push = 0
    ails: list[Ailing] = []
    evade = counter = False
    at_enemies = aim.kind in ("enemy", "unit", "first", "all", "burst", "blast", "seat")
    for atom in effects:
        mine = atom.who == "you" or not at_enemies
        match atom:
            case life.Hit():
                dealt = _mean(atom)
                own, hurt = (own - dealt, hurt) if mine else (own, hurt + dealt)
                ails += atom.carries
            case life.Ail():
                if mine:
                    own -= harm(atom.ailing.name, atom.ailing.n)
                else:
                    ails.append(atom.ailing)
            case movement.Push():
                push += atom.n
            case movement.Pull() | movement.Swap() | movement.Charge():
                shove += 1.0
            case life.Heal():
                heal += atom.n
            case life.Shield():
                guard += atom.n
            case life.LoseLife():
                own -= atom.n
            case movement.Stealth() | movement.Fade() | movement.WarpTo():
                evade = True
                own += 2.0
            case stack.Counter() | stack.Redirect():
                counter = True
            case _:
                own += _own(atom)
    if card.linger is not None:
        guard, own = _lingering(card.linger, cost, guard, own)
    own -= DRAWN * card.discard
    done = (
        hurt
        + sum([harm(each.name, each.n) for each in ails], 0.0)
        + shove
        + 1.2 * push
        + 0.8 * heal
        + 0.8 * guard
        + own
    )
    if counter or aim.kind in ("stack", "zone"):
        done += 3.0 + 2.0 * cost
    times = 1 + 0.5 * max(0, card.charges - 1)
    hold = min(9.0, max(0.8, done - AP * cost)) * times
    hits = at_enemies and aim.kind != "seat"
    return Merit(cost=cost, aim=aim, hits=hits, hurt=hurt, ails=tuple(ails), shove=shove, push=push, heal=heal,
                 guard=guard, evade=evade, counter=counter, own=own, hold=hold, amplified=amplified)  # fmt: skip


def _mean(hit: life.Hit) -> float:
    die = 6.0 if hit.roll == "critical" else DIE + (0.6 if hit.roll == "advantage" else 0.0)
    dealt = (hit.n + (1 if hit.per else 0)) * (die + hit.empower) + hit.plus
    return dealt * (2 if hit.duplicate else 1)


def _own(atom: Atom) -> float:
    match atom:
        case resources.Draw() | resources.Regain():
            return DRAWN * atom.n
        case resources.GainAP():
            return AP * atom.n
        case resources.GainMP() | resources.Scry() | stack.Hasten():
            return 0.4 * atom.n
        case resources.LoseAP():
            return -AP * 2 if atom.who == "you" else AP * atom.n
        case resources.MakeDiscard():
            return DRAWN * atom.n
        case movement.Summon() | stack.Dispel() | stack.CopyIt():
            return 3.0
    return 0.5


def _lingering(linger: Linger, cost: int, guard: float, own: float) -> tuple[float, float]:
    """What stays in the effect Zone is taken to be worth its price, but for Shields and bills that come later."""
    for mod in linger.mods:
        if mod.key == "shield":
            guard += mod.n
        elif mod.key in ("enemy_disadvantage", "armor"):
            guard += 4.0
        else:
            own += 1.0 + 1.3 * cost
    for when in linger.whens:
        if when.event == "end_of_turn":
            own += sum([_bill(atom) for atom in when.atoms], 0.0)
        else:
            own += 1.0 + 1.3 * cost
    return guard, own


def _bill(atom: Atom) -> float:
    if isinstance(atom, life.Hit):
        return -_mean(atom)
    if isinstance(atom, life.Ail):
        return -harm(atom.ailing.name, atom.ailing.n)
    return _own(atom)
