"""Cards and mana."""

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.creatures import enter
from rulewright.games.outposts.rules.drawing import discard, discard_at_random, draw_by_effect
from rulewright.games.outposts.rules.effects.registry import carries_out
from rulewright.games.outposts.rules.effects.targets import aim, choose, raisable
from rulewright.games.outposts.rules.state import PLAY, State, card_of, opponents, standing_count
from rulewright.kernel.question import CardId, Prompt, Seat, option
from rulewright.kernel.table import Table


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
        table.tell_plain("mana", "OP-K11", seat=seat, n=n)


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
            card = aim(table, seat, state.players[seat].hand, prompts.DISCARD, source)
            if card >= 0:
                discard(table, state, seat, card, "OP-021")


def _victim(
    table: Table, state: State, atom: atoms.RobHand | atoms.Erode, seat: Seat, why: Prompt, source: CardId
) -> Seat:
    """The attacker, or an opponent of one's choice; -1 if there is none."""
    if atom.attacker:
        return state.assault.attacker if state.assault else -1
    return choose(table, seat, [option("seat", other) for other in opponents(state, seat)], why, source)


@carries_out(atoms.RobHand)
def rob_hand(table: Table, state: State, atom: atoms.RobHand, seat: Seat, source: CardId, triggered: bool) -> None:
    """Another player discards a card at random."""
    victim = _victim(table, state, atom, seat, prompts.ROB, source)
    if victim >= 0:
        discard_at_random(table, state, victim, "OP-021")


@carries_out(atoms.Erode)
def erode(table: Table, state: State, atom: atoms.Erode, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K08: no reshuffle damage at that time."""
    victim = _victim(table, state, atom, seat, prompts.ERODE, source)
    if victim < 0:
        return
    player = state.players[victim]
    for _ in range(min(atom.n, len(player.deck))):
        card = player.deck.pop()
        table.show(card)
        player.discard.append(card)
        if table.listening:
            table.tell_plain("eroded", "OP-K08", seat=victim, card=card)


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
    card = aim(table, seat, unknown, prompts.LOOK, source)
    if card >= 0:
        table.show(card, 1 << seat)
        if table.listening:
            table.tell_plain("looks", "OP-R68", seat=seat, card=card)


@carries_out(atoms.Raise)
def raise_dead(table: Table, state: State, atom: atoms.Raise, seat: Seat, source: CardId, triggered: bool) -> None:
    """From the own discard pile to hand or reserve; 'up to' may stop early (OP-P11)."""
    left = atom.n or 99
    for _ in range(atom.up_to):
        cards = raisable(state, seat, left)
        card = aim(table, seat, cards, prompts.RAISE, source, may=atom.up_to > 1)
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
        table.tell_plain("raised" if into_play else "regained", "OP-K28", seat=seat, card=card)


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
    taken = aim(table, seat, top, prompts.SEEK, source)
    if taken < 0:
        return
    top.remove(taken)
    player.hand.append(taken)
    if table.listening:
        table.tell_plain("takes", "OP-R63", seat=seat, card=taken)
    while top:
        card = aim(table, seat, top, prompts.BOTTOM, source)
        top.remove(card)
        player.deck.insert(0, card)
