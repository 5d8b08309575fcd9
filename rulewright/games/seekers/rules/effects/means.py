"""AP, MP and cards."""

from rulewright.games.seekers.cards import atoms
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.effects.run import Run, carries_out
from rulewright.games.seekers.rules.playing import Play, can_play, put_on_stack
from rulewright.games.seekers.rules.state import State, card_of, mod, printed
from rulewright.games.seekers.rules.zones import discard, draw, enter_zone
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table


@carries_out(atoms.GainAP)
def gain_ap(run: Run, atom: atoms.GainAP) -> None:
    gain(run.table, run.state, run.seat, atom.n, 0)


def gain(table: Table, state: State, seat: Seat, ap: int, mp: int) -> None:
    """AP above the maximum are lost at once (SK-091, SK-R35); MP have none (SK-R36)."""
    player = state.players[seat]
    player.ap = min(player.ap + ap, max(player.ap, state.book.rules.ap_max + mod(state, seat, "ap_max")))
    player.mp += mp
    if table.listening:
        table.tell_plain("gains", "SK-090" if ap else "SK-093", seat=seat, ap=ap, mp=mp)


@carries_out(atoms.GainMP)
def gain_mp(run: Run, atom: atoms.GainMP) -> None:
    gain(run.table, run.state, run.seat, 0, atom.n)


@carries_out(atoms.LoseAP)
def lose_ap(run: Run, atom: atoms.LoseAP) -> None:
    for seat in [run.seat] if atom.who == "you" else run.seats():
        player = run.state.players[seat]
        lost = min(player.ap, atom.n or player.ap)
        player.ap -= lost
        run.table.tell_plain("loses_ap", "SK-020", seat=seat, n=lost)


@carries_out(atoms.Draw)
def draw_some(run: Run, atom: atoms.Draw) -> None:
    draw(run.table, run.state, run.seat, atom.n, "SK-025")


@carries_out(atoms.Scry)
def scry(run: Run, atom: atoms.Scry) -> None:
    """See the top cards; each to the top or bottom, in an order of choice (SK-222, SK-R195)."""
    state, table, seat = run.state, run.table, run.seat
    deck = state.players[seat].deck
    seen = [deck.pop() for _ in range(min(atom.n, len(deck)))]
    for card in seen:
        table.show(card, 1 << seat)
    top: list[int] = []
    while seen:
        options = [option(where, card) for card in seen for where in ("top", "bottom")]
        choice = table.ask(seat, options, prompts.SCRY)
        seen.remove(choice.a)
        if choice.verb == "top":
            top.append(choice.a)
        else:
            deck.insert(0, choice.a)
    deck += top
    table.tell_plain("scries", "SK-222", seat=seat, n=atom.n)


@carries_out(atoms.Inspect)
def inspect(run: Run, atom: atoms.Inspect) -> None:
    """See all that the inspected player may look at (SK-221, SK-R10)."""
    state, bit = run.state, 1 << run.seat
    for seat in run.seats()[:1]:
        player = state.players[seat]
        for card in player.hand + [each.card for each in player.zone if each.down] + player.side:
            run.table.show(card, bit)
        run.table.tell_plain("inspects", "SK-221", seat=run.seat, other=seat)


@carries_out(atoms.MakeDiscard)
def make_discard(run: Run, atom: atoms.MakeDiscard) -> None:
    for seat in run.seats():
        for _ in range(atom.n):
            hand = run.state.players[seat].hand
            if hand:
                options = [option("drop", card) for card in hand]
                discard(run.table, run.state, run.table.ask(seat, options, prompts.DISCARD).a, "SK-027")


@carries_out(atoms.Regain)
def regain(run: Run, atom: atoms.Regain) -> None:
    player = run.state.players[run.seat]
    for _ in range(atom.n):
        cards = [card for card in player.discard if not atom.type or card_of(run.state, card).type == atom.type]
        choice = run.table.ask(run.seat, [prompts.STOP, *(option("regain", card) for card in cards)], prompts.REGAIN)
        if choice is prompts.STOP:
            return
        player.discard.remove(choice.a)
        player.hand.append(choice.a)
        run.table.tell_plain("regains", "SK-028", seat=run.seat, card=choice.a)


@carries_out(atoms.PlayFromDiscard)
def play_from_discard(run: Run, atom: atoms.PlayFromDiscard) -> None:
    """All steps of playing now; it waits on the Stack until this effect is done (SK-275, SK-R65, SK-R94)."""
    state, player = run.state, run.state.players[run.seat]
    ways: dict[Option, Play] = {}
    for card in player.discard:
        play = Play(state.faces[card], card=card, free=True)
        design = card_of(state, card)
        if design.is_spell and design.type == atom.type and can_play(state, run.seat, play, timing=False):
            ways[option("play", card)] = play
    if ways:
        choice = run.table.ask(run.seat, [prompts.NO, *ways], prompts.FREE_SPELL)
        if choice is not prompts.NO:
            item = put_on_stack(run.table, state, run.seat, ways[choice])
            if printed(state, item).immediate:  # SK-159
                from rulewright.games.seekers.rules.stack import at_once

                at_once(run.table, state, item)


@carries_out(atoms.StashCard)
def stash(run: Run, atom: atoms.StashCard) -> None:
    """A hand card goes face down into the effect Zone (SK-273, SK-D27, SK-R08)."""
    state, player = run.state, run.state.players[run.seat]
    if not player.hand:
        return
    options = [prompts.NO, *(option("stash", card) for card in player.hand)]
    choice = run.table.ask(run.seat, options, prompts.STASH)
    if choice is prompts.NO:
        return
    player.hand.remove(choice.a)
    lasting = enter_zone(state, run.seat, choice.a, state.faces[choice.a], False)
    lasting.down, lasting.face, lasting.moments, lasting.shield, lasting.uses = True, -1, 0, 0, 0
    run.table.tell_plain("stashes", "SK-273", seat=run.seat, card=choice.a)
