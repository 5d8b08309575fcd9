"""What spells do when they resolve: one function for each atom (LC-157 to LC-204)."""

from dataclasses import dataclass, field

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.cards.atoms import Atom
from rulewright.games.lytharian.cards.card import KING, Card
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.cast import shatters
from rulewright.games.lytharian.rules.casting.targeting import (
    invulnerable,
    is_hidden,
    keeps_curses_out,
    known_invulnerable,
    proof_faces,
    second_there,
)
from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.damage import check_def, heal, weakened
from rulewright.games.lytharian.rules.deductions import observe
from rulewright.games.lytharian.rules.honor_charge import open_ways
from rulewright.games.lytharian.rules.ids import OTHER, RoleId, SquareId, TroopId
from rulewright.games.lytharian.rules.movement.moving import displace
from rulewright.games.lytharian.rules.state import SPELL, Item, State
from rulewright.games.lytharian.rules.troops import beside, everyone, printed, seat_of, troops_of
from rulewright.games.lytharian.rules.zones import discard, draw, gain, reveal, search, strip
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import NO_CARD
from rulewright.kernel.table import Table


class TurnEnds(Exception):
    """The active player's turn is over at once (LC-076)."""


@dataclass(slots=True)
class Run:
    """A spell that resolves."""

    table: Table
    state: State
    item: Item
    card: Card
    blows: list[Blow] = field(default_factory=list)  # its damage is one event (LC-R170)

    def amount(self, atom: Atom) -> int:
        """The atom's number, or the X that was paid."""
        return self.item.x if atom.x else atom.n

    def blow(self, troop: TroopId, n: int) -> None:
        """Damage to one troop, dealt with all the other damage of the spell."""
        self.blows.append(Blow(troop, n, self.card.element, "spell", self.item.seat, clause="LC-197"))


DAMAGE = Effects[Run]()
"""Atoms of damage: it is collected, and comes first."""
EFFECTS = Effects[Run]()
"""All other atoms."""

DAMAGE.functions[atoms.Hit] = lambda run, atom: run.blow(run.item.target, run.amount(atom))


@DAMAGE.carries_out(atoms.HitSecond)
def _hit_second(run: Run, atom: atoms.HitSecond) -> None:
    if second_there(run.state, run.item) and _open_to(run, run.item.second):
        run.blow(run.item.second, run.amount(atom))


@DAMAGE.carries_out(atoms.Splash)
def _splash(run: Run, atom: atoms.Splash) -> None:
    """Enemies of the caster next to the primary target, face down or in a castle (LC-163, LC-202, LC-R168, LC-R169)."""
    state, seat = run.state, run.item.seat
    foes = [t for t in beside(state, run.item.target) if seat_of(state, t) != seat and _open_to(run, t)]
    for troop in [t for t in foes if not shatters(run.table, state, seat, t)]:  # LC-R173
        run.blow(troop, run.amount(atom))


def _open_to(run: Run, troop: TroopId) -> bool:
    """Whether a secondary target is affected: not if invulnerable, which is stated (LC-R180)."""
    proof = invulnerable(run.state, troop, run.card)
    if is_hidden(run.state, troop):
        mask = proof_faces(run.state, run.card)
        observe(run.state, troop, mask if proof else ~mask)
    if proof:
        run.table.tell(events.unhurt.under("LC-R180"), troop=troop)
    return not proof


# -- troops


@EFFECTS.carries_out(atoms.Heal)
def _heal(run: Run, atom: atoms.Heal) -> None:
    troop = run.item.target
    heal(run.table, run.state, troop, run.amount(atom) or run.state.hurt[troop], "LC-172")


@EFFECTS.carries_out(atoms.HealSecond)
def _heal_second(run: Run, atom: atoms.HealSecond) -> None:
    """Whatever became of the first target (LC-R200)."""
    if second_there(run.state, run.item):
        heal(run.table, run.state, run.item.second, run.amount(atom), "LC-172")


@EFFECTS.carries_out(atoms.Prevent)
def _prevent(run: Run, atom: atoms.Prevent) -> None:
    """To the end of the combat, or of the turn outside one (LC-R132)."""
    state, troop, n = run.state, run.item.target, run.amount(atom)
    whole = state.fight is None or state.book.rules.prevention_duration == "turn"
    (state.ward if whole else state.guard)[troop] += n
    run.table.tell(events.protects, troop=troop, n=n, whole_turn=int(whole))


@EFFECTS.carries_out(atoms.Step)
def _step(run: Run, atom: atoms.Step) -> None:
    """Moved by a spell, unless a Juggernaut is moved by its enemy (LC-270, LC-R75, LC-R88, LC-R95)."""
    state, seat, troop = run.state, run.item.seat, run.item.target
    rays = state.book.rays[state.at[troop]]
    squares = [rays[way][atom.n - 1] for way in open_ways(state, seat, troop, atom.n)]
    if squares:
        choice = run.table.ask(seat, [verbs.STEP(square) for square in squares], prompts.STEP, run.item.card)
        displace(run.table, state, troop, verbs.STEP.of(choice)[0], "LC-195")


@EFFECTS.carries_out(atoms.MoveLike)
def _move_like(run: Run, atom: atoms.MoveLike) -> None:
    run.state.like[run.item.target] = atom.role
    run.table.tell(events.moves_like, troop=run.item.target, role=RoleId(atom.role))


@EFFECTS.carries_out(atoms.Revive)
def _revive(run: Run, atom: atoms.Revive) -> None:
    """From the own crypt, no King, to the first two ranks; undamaged, face up (LC-340, LC-R106, LC-R244, LC-D48)."""
    table, state, seat, card = run.table, run.state, run.item.seat, run.item.card
    size = state.book.board.width
    ranks = (0, 1) if seat == state.first else (size - 1, size - 2)
    squares = [SquareId(rank * size + file) for rank in ranks for file in range(size)]
    squares = [square for square in squares if state.board[square] < 0]
    troops = [t for t in state.players[seat].crypt if printed(state, t).role != KING]
    if not troops or not squares or state.duel is not None:
        return
    (troop,) = verbs.REVIVE.of(table.ask(seat, [verbs.REVIVE(t) for t in troops], prompts.REVIVE, card))
    (square,) = verbs.STEP.of(table.ask(seat, [verbs.STEP(s) for s in squares], prompts.REVIVE_AT, card))
    state.players[seat].crypt.remove(troop)
    state.at[troop], state.board[square] = square, troop
    state.up[troop] = 1
    state.stir = True
    table.tell(events.returns, card=troop, square=square, seat=seat)


# -- spells, permanents and equipment


@EFFECTS.carries_out(atoms.Counter)
def _counter(run: Run, atom: atoms.Counter) -> None:
    for each in run.state.stack:
        if each.uid == run.item.at_item and each.kind == SPELL:
            each.countered = True  # LC-159, LC-232


@EFFECTS.carries_out(atoms.Destroy)
def _destroy(run: Run, atom: atoms.Destroy) -> None:
    troop = strip(run.table, run.state, run.item.at_card, "LC-195")
    weakened(run.table, run.state, run.item.seat, troop)


@EFFECTS.carries_out(atoms.Rust)
def _rust(run: Run, atom: atoms.Rust) -> None:
    troop = run.item.target
    for pile in (run.state.weapon, run.state.armor):
        if pile[troop] >= 0:
            strip(run.table, run.state, pile[troop], "LC-195")
    check_def(run.table, run.state, troop, run.item.seat)


@EFFECTS.carries_out(atoms.Redirect)
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
        and not keeps_curses_out(state, t, seat) and not known_invulnerable(state, seat, t, design)
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
        break
    host = everyone(state)[state.curse.index(curse)]
    table.tell(events.redirects, seat=seat, card=curse, troop=host)
    check_def(table, state, host, seat)


# -- players


@EFFECTS.carries_out(atoms.Discard)
def _discard(run: Run, atom: atoms.Discard) -> None:
    """At random, all of them if there are too few (LC-R192)."""
    hand = run.state.players[run.item.at_seat].hand
    for _ in range(atom.n):
        if hand:
            discard(run.table, run.state, hand[run.table.below(len(hand))], "LC-R192")


@EFFECTS.carries_out(atoms.EndTurn)
def _end_turn(run: Run, atom: atoms.EndTurn) -> None:
    """The rest of the stack is gone with the turn (LC-076, LC-R72)."""
    if run.state.duel is None and run.item.seat == run.state.active:
        raise TurnEnds


EFFECTS.functions |= {
    atoms.Reveal: lambda run, atom: reveal(run.table, run.state, run.item.target, "LC-R288"),
    atoms.GainMana: lambda run, atom: gain(run.table, run.state, run.item.seat, run.amount(atom), "LC-172"),
    atoms.DrainMana: lambda run, atom: gain(run.table, run.state, run.item.at_seat, -run.amount(atom), "LC-R65"),
    atoms.Draw: lambda run, atom: draw(run.table, run.state, run.item.seat, atom.n, "LC-198"),
    atoms.Search: lambda run, atom: search(
        run.table, run.state, run.item.seat, atom.n, gear=False, about=run.item.card
    ),
}
