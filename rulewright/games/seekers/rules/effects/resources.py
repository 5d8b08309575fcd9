"""Carries out the atoms of AP, MP and cards."""

from rulewright.games.seekers.cards.atoms import resources as atoms
from rulewright.games.seekers.rules import events, prompts, verbs
from rulewright.games.seekers.rules.ids import NO_FACE
from rulewright.games.seekers.rules.playing.put_on_stack import put_on_stack
from rulewright.games.seekers.rules.playing.requirements import Play, can_play
from rulewright.games.seekers.rules.resolution.objects import at_once
from rulewright.games.seekers.rules.resolution.run import EFFECTS, Run
from rulewright.games.seekers.rules.state import card_of, printed
from rulewright.games.seekers.rules.zones import discard, draw, enter_zone, gain
from rulewright.kernel.question import CardId, Option

EFFECTS.carries_out(atoms.GainAP)(lambda run, atom: gain(run.table, run.state, run.seat, atom.n, 0))
EFFECTS.carries_out(atoms.GainMP)(lambda run, atom: gain(run.table, run.state, run.seat, 0, atom.n))
EFFECTS.carries_out(atoms.Draw)(lambda run, atom: draw(run.table, run.state, run.seat, atom.n, "SK-025"))


@EFFECTS.carries_out(atoms.LoseAP)
def lose_ap(run: Run, atom: atoms.LoseAP) -> None:
    for seat in [run.seat] if atom.who == "you" else run.seats():
        player = run.state.players[seat]
        lost = min(player.ap, atom.n or player.ap)
        player.ap -= lost
        run.table.tell(events.loses_ap, seat=seat, n=lost)


@EFFECTS.carries_out(atoms.Scry)
def scry(run: Run, atom: atoms.Scry) -> None:
    """See the top cards; each to the top or bottom, in an order of choice (SK-222, SK-R195)."""
    state, table, seat = run.state, run.table, run.seat
    deck = state.players[seat].deck
    seen = [deck.pop() for _ in range(min(atom.n, len(deck)))]
    for card in seen:
        table.show(card, 1 << seat)
    top: list[CardId] = []
    while seen:
        options = [where(card) for card in seen for where in (verbs.TOP, verbs.BOTTOM)]
        choice = run.ask(options, prompts.SCRY)
        (card,) = verbs.TOP.of(choice)
        seen.remove(card)
        if choice.verb == verbs.TOP.name:
            top.append(card)
        else:
            deck.insert(0, card)
    deck += top
    table.tell(events.scries, seat=seat, n=atom.n)


@EFFECTS.carries_out(atoms.Inspect)
def inspect(run: Run, atom: atoms.Inspect) -> None:
    """See all that the inspected player may look at (SK-221, SK-R10)."""
    state, bit = run.state, 1 << run.seat
    for seat in run.seats()[:1]:
        player = state.players[seat]
        for card in player.hand + [each.card for each in player.zone if each.down] + player.side:
            run.table.show(card, bit)
        run.table.tell(events.inspects, seat=run.seat, other=seat)


@EFFECTS.carries_out(atoms.MakeDiscard)
def make_discard(run: Run, atom: atoms.MakeDiscard) -> None:
    for seat in run.seats():
        for _ in range(atom.n):
            hand = run.state.players[seat].hand
            if hand:
                (card,) = verbs.DROP.of(run.ask([verbs.DROP(each) for each in hand], prompts.DISCARD, seat))
                discard(run.table, run.state, card, "SK-027")


@EFFECTS.carries_out(atoms.Regain)
def regain(run: Run, atom: atoms.Regain) -> None:
    player = run.state.players[run.seat]
    for _ in range(atom.n):
        cards = [card for card in player.discard if not atom.type or card_of(run.state, card).type == atom.type]
        choice = run.ask([prompts.STOP, *(verbs.REGAIN(card) for card in cards)], prompts.REGAIN)
        if choice is prompts.STOP:
            return
        (card,) = verbs.REGAIN.of(choice)
        player.discard.remove(card)
        player.hand.append(card)
        run.table.tell(events.regains, seat=run.seat, card=card)


@EFFECTS.carries_out(atoms.PlayFromDiscard)
def play_from_discard(run: Run, atom: atoms.PlayFromDiscard) -> None:
    """All steps of playing now; it waits on the Stack until this effect is done (SK-275, SK-R65, SK-R94)."""
    state, player = run.state, run.state.players[run.seat]
    ways: dict[Option, Play] = {}
    for card in player.discard:
        play = Play(state.faces[card], card=card, free=True)
        design = card_of(state, card)
        if design.is_spell and design.type == atom.type and can_play(state, run.seat, play):
            ways[verbs.PLAY(card)] = play
    if ways:
        choice = run.ask([prompts.NO, *ways], prompts.FREE_SPELL)
        if choice is not prompts.NO:
            item = put_on_stack(run.table, state, run.seat, ways[choice])
            if printed(state, item).immediate:  # SK-159
                at_once(run.table, state, item)


@EFFECTS.carries_out(atoms.StashCard)
def stash(run: Run, atom: atoms.StashCard) -> None:
    """A hand card goes face down into the effect Zone (SK-273, SK-D27, SK-R08)."""
    state, player = run.state, run.state.players[run.seat]
    options = [prompts.NO, *(verbs.STASH(card) for card in player.hand)]
    choice = run.ask(options, prompts.STASH)
    if choice is prompts.NO:
        return
    (card,) = verbs.STASH.of(choice)
    player.hand.remove(card)
    lasting = enter_zone(state, run.seat, card, state.faces[card], False)
    lasting.down, lasting.face, lasting.moments, lasting.shield, lasting.uses = True, NO_FACE, 0, 0, 0
    run.table.tell(events.stashes, seat=run.seat, card=card, born=lasting.born)
