"""What spells do to troops when they resolve: one function for each atom (LC-160 to LC-204)."""

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.cards.card import KING
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.cast import shatters
from rulewright.games.lytharian.rules.casting.spell_run import Run
from rulewright.games.lytharian.rules.casting.targeting import invulnerable, is_hidden, proof_faces, second_there
from rulewright.games.lytharian.rules.combat.blows import heal
from rulewright.games.lytharian.rules.combat.bout import powers_now
from rulewright.games.lytharian.rules.deductions import observe
from rulewright.games.lytharian.rules.honor_charge import keeps_honor
from rulewright.games.lytharian.rules.ids import SquareId, TroopId
from rulewright.games.lytharian.rules.movement.moving import displace
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import beside, printed, seat_of
from rulewright.games.lytharian.rules.zones import reveal
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import Seat

DAMAGE = Effects[Run]()
"""Atoms of damage: it is collected, and comes first."""
ON_TROOPS = Effects[Run]()
"""All other atoms about troops."""


# -- damage


@DAMAGE.carries_out(atoms.Hit)
def _hit(run: Run, atom: atoms.Hit) -> None:
    run.blow(run.item.target, run.amount(atom))


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
    if proof and run.table.listening:
        run.table.tell(events.unhurt.under("LC-R180"), troop=troop)
    return not proof


# -- troops


@ON_TROOPS.carries_out(atoms.Heal)
def _heal(run: Run, atom: atoms.Heal) -> None:
    troop = run.item.target
    heal(run.table, run.state, troop, run.amount(atom) or run.state.hurt[troop], "LC-172")


@ON_TROOPS.carries_out(atoms.HealSecond)
def _heal_second(run: Run, atom: atoms.HealSecond) -> None:
    """Whatever became of the first target (LC-R200)."""
    if second_there(run.state, run.item):
        heal(run.table, run.state, run.item.second, run.amount(atom), "LC-172")


@ON_TROOPS.carries_out(atoms.Prevent)
def _prevent(run: Run, atom: atoms.Prevent) -> None:
    """To the end of the combat, or of the turn outside one (LC-R132)."""
    state, troop, n = run.state, run.item.target, run.amount(atom)
    whole = state.fight is None or state.book.rules.prevention_duration == "turn"
    (state.ward if whole else state.guard)[troop] += n
    if run.table.listening:
        run.table.tell(events.protects, troop=troop, n=n)


@ON_TROOPS.carries_out(atoms.Reveal)
def _reveal(run: Run, atom: atoms.Reveal) -> None:
    reveal(run.table, run.state, run.item.target, "LC-R288")


def steps_from(state: State, seat: Seat, troop: TroopId, n: int) -> list[SquareId]:
    """Squares exactly n away in a straight line, every square entered empty (LC-R97); honor is kept (LC-331)."""
    found: list[SquareId] = []
    for ray in state.book.rays[state.at[troop]]:
        if len(ray) >= n and all(state.board[square] < 0 for square in ray[:n]):
            if keeps_honor(state, seat, troop, ray[n - 1]):
                found.append(ray[n - 1])
    return found


@ON_TROOPS.carries_out(atoms.Step)
def _step(run: Run, atom: atoms.Step) -> None:
    """Moved by a spell, unless a Juggernaut is moved by its enemy (LC-270, LC-R75, LC-R88, LC-R95)."""
    state, seat, troop = run.state, run.item.seat, run.item.target
    if seat_of(state, troop) != seat and "juggernaut" in powers_now(state, troop):
        return
    squares = steps_from(state, seat, troop, atom.n)
    if squares:
        choice = run.table.ask(seat, [verbs.STEP(square) for square in squares], prompts.STEP, run.item.card)
        displace(run.table, state, troop, verbs.STEP.of(choice)[0], "LC-195")


@ON_TROOPS.carries_out(atoms.MoveLike)
def _move_like(run: Run, atom: atoms.MoveLike) -> None:
    run.state.like[run.item.target] = atom.role
    if run.table.listening:
        run.table.tell(events.moves_like, troop=run.item.target, n=atom.role)


def revivable(state: State, seat: Seat) -> tuple[list[TroopId], list[SquareId]]:
    """Troops of the own crypt but no King, and empty squares of the first two ranks (LC-R106)."""
    size = state.book.board.width
    ranks = (0, 1) if seat == state.first else (size - 1, size - 2)
    squares = [SquareId(rank * size + file) for rank in ranks for file in range(size)]
    troops = [t for t in state.players[seat].crypt if printed(state, t).role != KING]
    return troops, [square for square in squares if state.board[square] < 0]


@ON_TROOPS.carries_out(atoms.Revive)
def _revive(run: Run, atom: atoms.Revive) -> None:
    """Undamaged and face up (LC-340, LC-R106, LC-R244, LC-D48)."""
    table, state, seat, card = run.table, run.state, run.item.seat, run.item.card
    troops, squares = revivable(state, seat)
    if not troops or not squares or state.duel is not None:
        return
    (troop,) = verbs.REVIVE.of(table.ask(seat, [verbs.REVIVE(t) for t in troops], prompts.REVIVE, card))
    (square,) = verbs.STEP.of(table.ask(seat, [verbs.STEP(s) for s in squares], prompts.REVIVE_AT, card))
    state.players[seat].crypt.remove(troop)
    state.at[troop], state.board[square] = square, troop
    state.up[troop] = 1
    state.stir = True
    if table.listening:
        table.tell(events.returns, card=troop, square=square, seat=seat)
