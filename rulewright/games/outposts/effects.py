"""How the atoms of card text are carried out: one function an atom. `seat` is the 'you' of the card."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rulewright.games.outposts import prompts
from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.cards.card import CREATURE
from rulewright.games.outposts.creatures import destroy, enter, hurt, leave_play, take_from_zone, to_reserve
from rulewright.games.outposts.drawing import discard, discard_at_random, draw_by_effect
from rulewright.games.outposts.posts import damage, discard_upgrade, places_with_room, repair
from rulewright.games.outposts.state import (
    DEFENSE,
    OFFENSE,
    PLAY,
    RESERVE,
    State,
    card_of,
    creatures_of,
    opponents,
    standing_count,
    zone_of,
)
from rulewright.kernel.question import CardId, Option, Prompt, Seat, option
from rulewright.kernel.table import Table

Effect = Callable[[Table, State, Any, Seat, CardId, bool], None]
F = TypeVar("F", bound=Effect)

EFFECTS: dict[type[atoms.Atom], Effect] = {}


def carries_out(kind: type[atoms.Atom]) -> Callable[[F], F]:
    """Marks the function that carries out an atom."""

    def mark(function: F) -> F:
        EFFECTS[kind] = function
        return function

    return mark


def carry_out(table: Table, state: State, atom: atoms.Atom, seat: Seat, source: CardId, triggered: bool) -> None:
    """As much as possible; without a legal target nothing happens (OP-R63, OP-R64)."""
    EFFECTS[type(atom)](table, state, atom, seat, source, triggered)


def _choose(table: Table, seat: Seat, options: Sequence[Option], why: Prompt, source: CardId) -> int:
    """The thing chosen, or -1 if there is none or it was declined."""
    if not options:
        return -1
    return table.ask(seat, options, why, source).a


def _aim(table: Table, seat: Seat, cards: Sequence[CardId], why: Prompt, source: CardId, may: bool = False) -> CardId:
    """A card among these; `may` lets the player decline."""
    options = [option("target", card) for card in cards]
    if may and options:
        options.insert(0, prompts.DECLINE)
    return _choose(table, seat, options, why, source)


# -- what can be targeted; also asked before a Spell is played (OP-R62)


def all_creatures(state: State) -> list[CardId]:
    """Every creature in play, of any player in any zone."""
    return [card for player in state.players for card in creatures_of(player)]


def opposing_creatures(state: State, seat: Seat) -> list[CardId]:
    return [card for other in opponents(state, seat) for card in creatures_of(state.players[other])]


def opposing_defenders(state: State, seat: Seat) -> list[CardId]:
    return [
        card
        for other in opponents(state, seat)
        for outpost in state.players[other].outposts
        for card in outpost.defenders
    ]


def outposts_up(state: State, seats: Sequence[Seat]) -> list[Option]:
    """The face-up Outposts of these players as options."""
    return [
        option("outpost", seat, index)
        for seat in seats
        for index, outpost in enumerate(state.players[seat].outposts)
        if outpost.standing
    ]


def opposing_upgrades(state: State, seat: Seat) -> list[CardId]:
    return [
        card
        for other in opponents(state, seat)
        for outpost in state.players[other].outposts
        for card in outpost.open + outpost.closed
    ]


def zones_in_use(state: State) -> list[Option]:
    """(player, zone) pairs that hold a creature."""
    found: list[Option] = []
    for seat, player in enumerate(state.players):
        if any(outpost.defenders for outpost in player.outposts):
            found.append(option("zone", seat, DEFENSE))
        if player.reserve:
            found.append(option("zone", seat, RESERVE))
        if any(player.groups):
            found.append(option("zone", seat, OFFENSE))
    return found


def raisable(state: State, seat: Seat, most: int) -> list[CardId]:
    """Creature cards in the own discard pile of at most this cost."""
    return [
        card
        for card in state.players[seat].discard
        if card_of(state, card).kind == CREATURE and card_of(state, card).cost <= most
    ]


def has_target(state: State, atom: atoms.Atom, seat: Seat) -> bool:
    """Whether a Spell's part finds the target it requires; 'up to' and untargeted parts never block (OP-R62)."""
    match atom:
        case atoms.Bolt(who="any") | atoms.Destroy(whose="any"):
            return any(creatures_of(player) for player in state.players)
        case atoms.Bolt(who="zone"):
            return bool(zones_in_use(state))
        case atoms.Repair():
            return standing_count(state.players[seat]) > 0
        case atoms.Expel(whole_post=False):
            return bool(opposing_defenders(state, seat))
        case atoms.Return(n=most):
            return bool(_returnable(state, most))
        case atoms.Dismantle():
            return bool(opposing_upgrades(state, seat))
        case atoms.Pin():
            return bool(opposing_creatures(state, seat))
        case atoms.Shift() | atoms.Destroy(whose="own"):
            return bool(creatures_of(state.players[seat]))
        case atoms.Destroy(whose="victim"):
            return any(creatures_of(state.players[other]) for other in opponents(state, seat))
        case atoms.Strike():
            return bool(outposts_up(state, opponents(state, seat)))
    return True


def _returnable(state: State, most: int) -> list[CardId]:
    return [card for card in all_creatures(state) if not most or card_of(state, card).cost <= most]


# -- damage


@carries_out(atoms.Bolt)
def bolt(table: Table, state: State, atom: atoms.Bolt, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K01; a single Bolt from a trigger may be declined."""
    targets = _bolted(table, state, atom, seat, source, triggered)
    hit = False
    for card in targets:
        if table.listening:
            table.tell("bolts", "OP-K01", seat=seat, target=card, n=atom.n, source=source)
        hit = hurt(table, state, card, atom.n, "OP-K01") or hit
    if hit and atom.then:
        carry_out(table, state, atom.then, seat, source, triggered)


def _bolted(table: Table, state: State, atom: atoms.Bolt, seat: Seat, source: CardId, triggered: bool) -> list[CardId]:
    """Which creatures the Bolt hits."""
    assault = state.assault
    match atom.who:
        case "any":
            chosen = _aim(table, seat, all_creatures(state), prompts.BOLT, source, may=triggered)
            return [chosen] if chosen >= 0 else []
        case "two":
            return _two_of_one_player(table, state, seat, source)
        case "post":
            choice = _post(table, state, seat, range(state.seats), prompts.BOLT_POST, source)
            return state.players[choice[0]].outposts[choice[1]].defenders[:] if choice else []
        case "offense":
            options = [option("seat", other) for other in opponents(state, seat)]
            victim = _choose(table, seat, options, prompts.BOLT_OFFENSE, source)
            return [card for group in state.players[victim].groups for card in group] if victim >= 0 else []
        case "zone":
            zones = zones_in_use(state)
            choice_ = table.ask(seat, zones, prompts.ZONE, source) if zones else None
            return _in_zone(state, choice_.a, choice_.b) if choice_ else []
    if assault is None:
        return []
    group = state.players[assault.attacker].groups[assault.group]
    match atom.who:
        case "attacker":
            chosen = _aim(table, seat, group, prompts.BOLT, source, may=triggered)
            return [chosen] if chosen >= 0 else []
        case "strongest":
            most = max((card_of(state, card).attack for card in group), default=0)
            tied = [card for card in group if card_of(state, card).attack == most]
            chosen = _aim(table, seat, tied, prompts.BOLT, source, may=triggered)
            return [chosen] if chosen >= 0 else []
        case "group_and_defenders":
            return group + state.players[assault.defender].outposts[assault.outpost].defenders
    return group[:]


def _two_of_one_player(table: Table, state: State, seat: Seat, source: CardId) -> list[CardId]:
    first = _aim(table, seat, all_creatures(state), prompts.BOLT, source, may=True)
    if first < 0:
        return []
    same = [card for card in creatures_of(state.players[state.owner[first]]) if card != first]
    second = _aim(table, seat, same, prompts.BOLT, source, may=True)
    return [first, second] if second >= 0 else [first]


def _in_zone(state: State, seat: Seat, zone: int) -> list[CardId]:
    return [card for card in creatures_of(state.players[seat]) if zone_of(state.players[seat], card) == zone]


def _post(
    table: Table, state: State, seat: Seat, seats: Sequence[Seat], why: Prompt, source: CardId
) -> tuple[Seat, int] | None:
    """A face-up Outpost of one of these players."""
    options = outposts_up(state, seats)
    if not options:
        return None
    choice = table.ask(seat, options, why, source)
    return choice.a, choice.b


@carries_out(atoms.Strike)
def strike(table: Table, state: State, atom: atoms.Strike, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K02: not an attack, so nothing flips and no defense counts (OP-R72)."""
    choice = _post(table, state, seat, opponents(state, seat), prompts.STRIKE, source)
    if choice:
        damage(table, state, *choice, atom.n, "OP-K02", source)


@carries_out(atoms.Backlash)
def backlash(table: Table, state: State, atom: atoms.Backlash, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K03: mandatory if you have an Outpost."""
    choice = _post(table, state, seat, (seat,), prompts.BACKLASH, source)
    if choice:
        damage(table, state, *choice, atom.n, "OP-K03", source)


@carries_out(atoms.Repair)
def mend(table: Table, state: State, atom: atoms.Repair, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K04, on one Outpost or split."""
    if not atom.split:
        choice = _post(table, state, seat, (seat,), prompts.REPAIR, source)
        if choice:
            repair(table, state, *choice, atom.n, source)
        return
    left = atom.n
    for index, outpost in enumerate(state.players[seat].outposts):
        most = min(left, outpost.counters)
        if outpost.standing and most:
            options = [option("mend", index, n) for n in range(most, -1, -1)]
            n = table.ask(seat, options, prompts.REPAIR_SPLIT, source).b
            left -= n
            if n:
                repair(table, state, seat, index, n, source)


# -- moving creatures


@carries_out(atoms.Expel)
def expel(table: Table, state: State, atom: atoms.Expel, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K05."""
    if atom.whole_post:
        choice = _post(table, state, seat, opponents(state, seat), prompts.EXPEL_POST, source)
        for card in state.players[choice[0]].outposts[choice[1]].defenders[:] if choice else []:
            to_reserve(table, state, card, "OP-K05")
        return
    card = _aim(table, seat, opposing_defenders(state, seat), prompts.EXPEL, source)
    if card >= 0:
        to_reserve(table, state, card, "OP-K05")
        if atom.then_pin:
            _pin(table, state, card)


@carries_out(atoms.Pin)
def pin(table: Table, state: State, atom: atoms.Pin, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K09."""
    card = _aim(table, seat, opposing_creatures(state, seat), prompts.PIN, source)
    if card >= 0:
        _pin(table, state, card)


def _pin(table: Table, state: State, card: CardId) -> None:
    pinned = state.players[state.owner[card]].pinned
    if card not in pinned:
        pinned.append(card)
    if table.listening:
        table.tell("pinned", "OP-K09", seat=state.owner[card], card=card)


@carries_out(atoms.Return)
def send_home(table: Table, state: State, atom: atoms.Return, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K06: into the owner's hand; not destroyed, so no Last Breath (OP-K21)."""
    card = _aim(table, seat, _returnable(state, atom.n), prompts.RETURN, source)
    if card >= 0:
        leave_play(state, card)
        state.players[state.owner[card]].hand.append(card)
        if table.listening:
            table.tell("returned", "OP-K06", seat=state.owner[card], card=card)


@carries_out(atoms.Shift)
def shift(table: Table, state: State, atom: atoms.Shift, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K10: to any zone at once; in offense a group of its own (OP-R29)."""
    player = state.players[seat]
    options: list[Option] = []
    for card in creatures_of(player):
        zone, printed = zone_of(player, card), card_of(state, card)
        if zone != RESERVE:
            options.append(option("reserve", card))
        if not printed.reckless:  # OP-K13
            options += [place for place in places_with_room(state, seat, card)
                        if card not in player.outposts[place.b].defenders]  # fmt: skip
        if zone != OFFENSE and not printed.rooted:  # OP-K13
            options.append(option("join", card, len(player.groups)))
    if options:
        choice = table.ask(seat, options, prompts.SHIFT, source)
        _put(table, state, seat, choice, "OP-K10")


def _put(table: Table, state: State, seat: Seat, choice: Option, clause: str) -> None:
    """Put a creature where an effect's option says."""
    player = state.players[seat]
    take_from_zone(state, choice.a)
    if choice.verb == "guard":
        player.outposts[choice.b].defenders.append(choice.a)
    elif choice.verb == "join":
        player.groups.append([choice.a])
    else:
        player.reserve.append(choice.a)
    if table.listening:
        kind = {"guard": "to_defense", "join": "to_offense"}.get(choice.verb, "to_reserve")
        table.tell(kind, clause, seat=seat, card=choice.a, outpost=choice.b)


@carries_out(atoms.Recall)
def recall(table: Table, state: State, atom: atoms.Recall, seat: Seat, source: CardId, triggered: bool) -> None:
    """Any number of creatures to the defense zone, each where there is room."""
    player = state.players[seat]
    moved: list[CardId] = []
    while True:
        options = [prompts.END]
        for card in creatures_of(player):
            if card not in moved and zone_of(player, card) != DEFENSE and not card_of(state, card).reckless:
                options += places_with_room(state, seat, card)
        choice = table.ask(seat, options, prompts.RECALL, source)
        if choice is prompts.END:
            return
        _put(table, state, seat, choice, "OP-R138")
        moved.append(choice.a)


@carries_out(atoms.TurnAway)
def turn_away(table: Table, state: State, atom: atoms.TurnAway, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K24: the attacker takes no part in the assault."""
    assert state.assault is not None
    group = state.players[state.assault.attacker].groups[state.assault.group]
    card = _aim(table, seat, group, prompts.TURN_AWAY, source)
    if card >= 0:
        to_reserve(table, state, card, "OP-K24")


# -- destruction


@carries_out(atoms.Destroy)
def destroy_one(table: Table, state: State, atom: atoms.Destroy, seat: Seat, source: CardId, triggered: bool) -> None:
    """Any creature, one of the own, or one that an opponent chooses (OP-R65, OP-P12)."""
    if atom.whose == "victim":
        options = [option("seat", other) for other in opponents(state, seat) if creatures_of(state.players[other])]
        victim = _choose(table, seat, options, prompts.VICTIM, source)
        if victim < 0:
            return
        card = _aim(table, victim, creatures_of(state.players[victim]), prompts.GIVE_UP, source)
    else:
        own = atom.whose == "own"
        cards = creatures_of(state.players[seat]) if own else all_creatures(state)
        card = _aim(table, seat, cards, prompts.DESTROY, source)
    if card >= 0:
        destroy(table, state, card, "OP-022")
        if atom.then:
            carry_out(table, state, atom.then, seat, source, triggered)


@carries_out(atoms.Dismantle)
def dismantle(table: Table, state: State, atom: atoms.Dismantle, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K07: a face-down upgrade is chosen unseen."""
    card = _aim(table, seat, opposing_upgrades(state, seat), prompts.DISMANTLE, source)
    if card >= 0:
        owner = state.owner[card]
        for outpost in state.players[owner].outposts:
            if card in outpost.open or card in outpost.closed:
                discard_upgrade(table, state, owner, outpost, card, "OP-K07")
                return


# -- cards and mana


@carries_out(atoms.Draw)
def draw_some(table: Table, state: State, atom: atoms.Draw, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K11."""
    draw_by_effect(table, state, seat, atom.n)


@carries_out(atoms.GainMana)
def gain_mana(table: Table, state: State, atom: atoms.GainMana, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K11: no effect outside your own Play step."""
    if seat != state.active or state.step != PLAY:
        return
    n = atom.n
    own = standing_count(state.players[seat])
    if atom.behind and any(standing_count(state.players[other]) > own for other in opponents(state, seat)):
        n = atom.behind
    state.players[seat].mana += n
    if table.listening:
        table.tell("mana", "OP-K11", seat=seat, n=n)


@carries_out(atoms.CheapCrystal)
def cheap_crystal(
    table: Table, state: State, atom: atoms.CheapCrystal, seat: Seat, source: CardId, triggered: bool
) -> None:
    """The next crystal bought this turn costs less."""
    state.players[seat].discount += atom.n


@carries_out(atoms.WarCry)
def war_cry(table: Table, state: State, atom: atoms.WarCry, seat: Seat, source: CardId, triggered: bool) -> None:
    """Until the end of the turn (OP-K25)."""
    state.players[seat].war_cry += atom.n


@carries_out(atoms.Shelter)
def shelter(table: Table, state: State, atom: atoms.Shelter, seat: Seat, source: CardId, triggered: bool) -> None:
    """Until the player's next turn begins (OP-K25)."""
    state.players[seat].shelter += atom.n


@carries_out(atoms.Spikes)
def spikes(table: Table, state: State, atom: atoms.Spikes, seat: Seat, source: CardId, triggered: bool) -> None:
    """More Defender's Strength in this assault only."""
    assert state.assault is not None
    state.assault.trap_attack += atom.n


@carries_out(atoms.Discard)
def discard_some(table: Table, state: State, atom: atoms.Discard, seat: Seat, source: CardId, triggered: bool) -> None:
    """From the own hand, by choice or at random."""
    for _ in range(atom.n):
        if atom.random:
            discard_at_random(table, state, seat, "OP-021")
        else:
            card = _aim(table, seat, state.players[seat].hand, prompts.DISCARD, source)
            if card >= 0:
                discard(table, state, seat, card, "OP-021")


@carries_out(atoms.RobHand)
def rob_hand(table: Table, state: State, atom: atoms.RobHand, seat: Seat, source: CardId, triggered: bool) -> None:
    """Another player discards a card at random."""
    if atom.attacker:
        victim = state.assault.attacker if state.assault else -1
    else:
        options = [option("seat", other) for other in opponents(state, seat)]
        victim = _choose(table, seat, options, prompts.ROB, source)
    if victim >= 0:
        discard_at_random(table, state, victim, "OP-021")


@carries_out(atoms.Erode)
def erode(table: Table, state: State, atom: atoms.Erode, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K08: no reshuffle damage at that time."""
    if atom.attacker:
        victim = state.assault.attacker if state.assault else -1
    else:
        options = [option("seat", other) for other in opponents(state, seat)]
        victim = _choose(table, seat, options, prompts.ERODE, source)
    if victim < 0:
        return
    player = state.players[victim]
    for _ in range(min(atom.n, len(player.deck))):
        card = player.deck.pop()
        table.show(card)
        player.discard.append(card)
        if table.listening:
            table.tell("eroded", "OP-K08", seat=victim, card=card)


@carries_out(atoms.LookAtClosed)
def look(table: Table, state: State, atom: atoms.LookAtClosed, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-R68: only you see it. One that you know already is no news."""
    unknown = [
        card
        for other in opponents(state, seat)
        for outpost in state.players[other].outposts
        for card in outpost.closed
        if not state.seen[card] & (1 << seat)
    ]
    card = _aim(table, seat, unknown, prompts.LOOK, source)
    if card >= 0:
        table.show(card, 1 << seat)
        if table.listening:
            table.tell("looks", "OP-R68", seat=seat, card=card)


@carries_out(atoms.Raise)
def raise_dead(table: Table, state: State, atom: atoms.Raise, seat: Seat, source: CardId, triggered: bool) -> None:
    """From the own discard pile to hand or reserve; 'up to' may stop early (OP-P11)."""
    left = atom.n or 99
    for _ in range(atom.up_to):
        cards = raisable(state, seat, left)
        card = _aim(table, seat, cards, prompts.RAISE, source, may=atom.up_to > 1)
        if card < 0:
            return
        bring_back(table, state, seat, card, atom.into_play)
        if atom.total:
            left -= card_of(state, card).cost


def bring_back(table: Table, state: State, seat: Seat, card: CardId, into_play: bool) -> None:
    """A creature card leaves the discard pile for hand or reserve, without Arrival (OP-K20, OP-K28)."""
    player = state.players[seat]
    player.discard.remove(card)
    if into_play:
        enter(state, seat, card)
    else:
        player.hand.append(card)
    if table.listening:
        table.tell("raised" if into_play else "regained", "OP-K28", seat=seat, card=card)


@carries_out(atoms.RiseAgain)
def rise_again(table: Table, state: State, atom: atoms.RiseAgain, seat: Seat, source: CardId, triggered: bool) -> None:
    """The destroyed card itself, if it still lies in the discard pile."""
    if source in state.players[seat].discard:
        bring_back(table, state, seat, source, into_play=False)


@carries_out(atoms.Seek)
def seek(table: Table, state: State, atom: atoms.Seek, seat: Seat, source: CardId, triggered: bool) -> None:
    """Look at the top cards, take one, the rest to the bottom in any order (OP-P11)."""
    player = state.players[seat]
    top = [player.deck.pop() for _ in range(min(atom.n, len(player.deck)))]
    for card in top:
        table.show(card, 1 << seat)
    taken = _aim(table, seat, top, prompts.SEEK, source)
    if taken < 0:
        return
    top.remove(taken)
    player.hand.append(taken)
    if table.listening:
        table.tell("takes", "OP-R63", seat=seat, card=taken)
    while top:
        card = _aim(table, seat, top, prompts.BOTTOM, source)
        top.remove(card)
        player.deck.insert(0, card)
