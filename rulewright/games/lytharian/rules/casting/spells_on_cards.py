"""What spells do to spells, permanents, equipment and players: one function for each atom (LC-157 to LC-204)."""

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.spell_run import Run, TurnEnds
from rulewright.games.lytharian.rules.casting.targeting import (
    castle_guards,
    invulnerable,
    is_hidden,
    known_invulnerable,
    proof_faces,
)
from rulewright.games.lytharian.rules.combat.damage import check_def, weakened
from rulewright.games.lytharian.rules.deductions import observe
from rulewright.games.lytharian.rules.ids import OTHER
from rulewright.games.lytharian.rules.state import SPELL
from rulewright.games.lytharian.rules.troops import troops_of
from rulewright.games.lytharian.rules.zones import discard, draw, gain, search, strip
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import NO_CARD

ON_CARDS = Effects[Run]()


# -- spells, permanents and equipment


@ON_CARDS.carries_out(atoms.Counter)
def _counter(run: Run, atom: atoms.Counter) -> None:
    for each in run.state.stack:
        if each.uid == run.item.at_item and each.kind == SPELL:
            each.countered = True  # LC-159, LC-232


@ON_CARDS.carries_out(atoms.Destroy)
def _destroy(run: Run, atom: atoms.Destroy) -> None:
    troop = strip(run.table, run.state, run.item.at_card, "LC-195")
    weakened(run.table, run.state, run.item.seat, troop)


@ON_CARDS.carries_out(atoms.Rust)
def _rust(run: Run, atom: atoms.Rust) -> None:
    troop = run.item.target
    for pile in (run.state.weapon, run.state.armor):
        if pile[troop] >= 0:
            strip(run.table, run.state, pile[troop], "LC-195")
    check_def(run.table, run.state, troop, run.item.seat)


@ON_CARDS.carries_out(atoms.Redirect)
def _redirect(run: Run, atom: atoms.Redirect) -> None:
    """The curse changes sides (LC-182, LC-R187, LC-D32)."""
    table, state, seat, curse = run.table, run.state, run.item.seat, run.item.at_card
    host = state.curse.index(curse)
    if state.owner[curse] == seat:
        state.held.pop(curse, None)
    else:
        state.held[curse] = seat
    design = state.book.cards[state.faces[curse]]
    hosts = [
        t for t in troops_of(state, OTHER[seat])
        if state.curse[t] < 0 and state.aura[t] < 0
        and not castle_guards(state, t, seat) and not known_invulnerable(state, seat, t, design)
    ]  # fmt: skip
    while hosts:
        (new,) = verbs.AT_TROOP.of(table.ask(seat, [verbs.AT_TROOP(t) for t in hosts], prompts.HOST, curse))
        if is_hidden(state, new):
            mask, proof = proof_faces(state, design), invulnerable(state, new, design)
            observe(state, new, mask if proof else ~mask)
            if proof:
                hosts.remove(new)
                continue
        state.curse[host], state.curse[new] = NO_CARD, curse
        check_def(table, state, new, seat)
        break
    if table.listening:
        table.tell(events.redirects, seat=seat, card=curse)


# -- players


@ON_CARDS.carries_out(atoms.GainMana)
def _gain(run: Run, atom: atoms.GainMana) -> None:
    gain(run.table, run.state, run.item.seat, run.amount(atom), "LC-172")


@ON_CARDS.carries_out(atoms.DrainMana)
def _drain(run: Run, atom: atoms.DrainMana) -> None:
    gain(run.table, run.state, run.item.at_seat, -run.amount(atom), "LC-R65")


@ON_CARDS.carries_out(atoms.Discard)
def _discard(run: Run, atom: atoms.Discard) -> None:
    """At random, all of them if there are too few (LC-R192)."""
    hand = run.state.players[run.item.at_seat].hand
    for _ in range(atom.n):
        if hand:
            discard(run.table, run.state, hand[run.table.below(len(hand))], "LC-R192")


@ON_CARDS.carries_out(atoms.Draw)
def _draw(run: Run, atom: atoms.Draw) -> None:
    draw(run.table, run.state, run.item.seat, atom.n, "LC-198")


@ON_CARDS.carries_out(atoms.Search)
def _search(run: Run, atom: atoms.Search) -> None:
    search(run.table, run.state, run.item.seat, atom.n, gear=False)


@ON_CARDS.carries_out(atoms.EndTurn)
def _end_turn(run: Run, atom: atoms.EndTurn) -> None:
    """The rest of the stack is gone with the turn (LC-076, LC-R72)."""
    if run.state.duel is None and run.item.seat == run.state.active:
        raise TurnEnds
