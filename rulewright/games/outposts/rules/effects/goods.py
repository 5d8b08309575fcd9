"""Cards and mana."""

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.rules import events, mana, prompts
from rulewright.games.outposts.rules.creatures import enter
from rulewright.games.outposts.rules.drawing import discard, discard_at_random, draw_by_effect
from rulewright.games.outposts.rules.effects.run import EFFECTS, Run, raisable
from rulewright.games.outposts.rules.outposts import where_built
from rulewright.games.outposts.rules.state import PLAY, State, card_of, opponents, standing_count
from rulewright.kernel.question import NO_CARD, NO_SEAT, CardId, Prompt, Seat
from rulewright.kernel.table import Table


@EFFECTS.carries_out(atoms.Draw)
def draw_some(run: Run, atom: atoms.Draw) -> None:
    """OP-K11."""
    draw_by_effect(run.table, run.state, run.seat, atom.n)


@EFFECTS.carries_out(atoms.GainMana)
def gain_mana(run: Run, atom: atoms.GainMana) -> None:
    """OP-K11: no effect outside your own Play step."""
    state, seat = run.state, run.seat
    if seat != state.active or state.step != PLAY:
        return
    own = standing_count(state.players[seat])
    behind = any(standing_count(state.players[other]) > own for other in opponents(state, seat))
    mana.gain_mana(run.table, state, seat, atom.behind if behind and atom.behind else atom.n, "OP-K11")


@EFFECTS.carries_out(atoms.CheapCrystal)
def cheap_crystal(run: Run, atom: atoms.CheapCrystal) -> None:
    """The next crystal bought this turn costs less."""
    run.state.players[run.seat].discount += atom.n
    run.table.tell(events.discount, seat=run.seat, n=atom.n)


@EFFECTS.carries_out(atoms.WarCry)
def war_cry(run: Run, atom: atoms.WarCry) -> None:
    """Until the end of the turn (OP-K25)."""
    run.state.players[run.seat].war_cry += atom.n
    run.table.tell(events.war_cry, seat=run.seat, n=atom.n)


@EFFECTS.carries_out(atoms.Shelter)
def shelter(run: Run, atom: atoms.Shelter) -> None:
    """Until the player's next turn begins (OP-K25)."""
    run.state.players[run.seat].shelter += atom.n
    run.table.tell(events.shelter, seat=run.seat, n=atom.n)


@EFFECTS.carries_out(atoms.Spikes)
def spikes(run: Run, atom: atoms.Spikes) -> None:
    """More Defender's Strength in this assault only."""
    assault = run.state.assault
    assert assault is not None
    assault.trap_attack += atom.n
    run.table.tell(events.spikes, seat=assault.defender, outpost=assault.outpost, n=atom.n)


@EFFECTS.carries_out(atoms.Discard)
def discard_some(run: Run, atom: atoms.Discard) -> None:
    """From the own hand, by choice or at random."""
    for _ in range(atom.n):
        if atom.random:
            discard_at_random(run.table, run.state, run.seat, "OP-021")
        else:
            card = run.choose_card(run.state.players[run.seat].hand, prompts.DISCARD)
            if card != NO_CARD:
                discard(run.table, run.state, run.seat, card, "OP-021")


def _victim(run: Run, atom: atoms.RobHand | atoms.Erode, why: Prompt) -> Seat:
    """The attacker, or an opponent of one's choice; NO_SEAT if there is none."""
    if atom.attacker:
        return run.state.assault.attacker if run.state.assault else NO_SEAT
    return run.choose_player(opponents(run.state, run.seat), why)


@EFFECTS.carries_out(atoms.RobHand)
def rob_hand(run: Run, atom: atoms.RobHand) -> None:
    """Another player discards a card at random."""
    victim = _victim(run, atom, prompts.ROB)
    if victim != NO_SEAT:
        discard_at_random(run.table, run.state, victim, "OP-021")


@EFFECTS.carries_out(atoms.Erode)
def erode(run: Run, atom: atoms.Erode) -> None:
    """OP-K08: no reshuffle damage at that time."""
    victim = _victim(run, atom, prompts.ERODE)
    if victim == NO_SEAT:
        return
    table, player = run.table, run.state.players[victim]
    for _ in range(min(atom.n, len(player.deck))):
        card = player.deck.pop()
        table.show(card)
        player.discard.append(card)
        table.tell(events.eroded, seat=victim, card=card)


@EFFECTS.carries_out(atoms.LookAtClosed)
def look(run: Run, atom: atoms.LookAtClosed) -> None:
    """OP-R68: only you see it. One that you know already is no news."""
    table, state, seat = run.table, run.state, run.seat
    unknown = [
        card
        for other in opponents(state, seat)
        for outpost in state.players[other].outposts
        for card in outpost.closed
        if not state.seen[card] & (1 << seat)
    ]
    card = run.choose_card(unknown, prompts.LOOK)
    if card != NO_CARD:
        table.show(card, 1 << seat)
        owner, outpost = where_built(state, card)
        table.tell(events.looks, seat=seat, card=card, other=owner, outpost=outpost)


@EFFECTS.carries_out(atoms.Raise)
def raise_dead(run: Run, atom: atoms.Raise) -> None:
    """From the own discard pile to hand or reserve; 'up to' may stop early (OP-P11)."""
    left = atom.n or 99
    for _ in range(atom.up_to):
        card = run.choose_card(raisable(run.state, run.seat, left), prompts.RAISE, may=atom.up_to > 1)
        if card == NO_CARD:
            return
        bring_back(run.table, run.state, run.seat, card, atom.into_play)
        if atom.total:
            left -= card_of(run.state, card).cost


def bring_back(table: Table, state: State, seat: Seat, card: CardId, into_play: bool) -> None:
    """A creature card leaves the discard pile for hand or reserve, without Arrival (OP-K20, OP-K28)."""
    player = state.players[seat]
    player.discard.remove(card)
    if into_play:
        enter(state, seat, card)
    else:
        player.hand.append(card)
    table.tell(events.raised if into_play else events.regained, seat=seat, card=card)


@EFFECTS.carries_out(atoms.RiseAgain)
def rise_again(run: Run, atom: atoms.RiseAgain) -> None:
    """The destroyed card itself, if it still lies in the discard pile."""
    if run.source in run.state.players[run.seat].discard:
        bring_back(run.table, run.state, run.seat, run.source, into_play=False)


@EFFECTS.carries_out(atoms.Seek)
def seek(run: Run, atom: atoms.Seek) -> None:
    """Look at the top cards, take one, the rest to the bottom in any order (OP-P11)."""
    table, player = run.table, run.state.players[run.seat]
    top = [player.deck.pop() for _ in range(min(atom.n, len(player.deck)))]
    for card in top:
        table.show(card, 1 << run.seat)
    taken = run.choose_card(top, prompts.SEEK)
    if taken == NO_CARD:
        return
    top.remove(taken)
    player.hand.append(taken)
    table.tell(events.takes, seat=run.seat, card=taken)
    if top:
        table.tell(events.buries, seat=run.seat, n=len(top))
    while top:
        card = run.choose_card(top, prompts.BOTTOM)
        top.remove(card)
        player.deck.insert(0, card)
