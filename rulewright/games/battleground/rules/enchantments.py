"""The Enchantments phase: Antimagic goes, clauses are resolved in any order, tokens are removed."""

from rulewright.games.battleground.cards.atoms import GainMana, Heal
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.effects import Run, carry_out
from rulewright.games.battleground.rules.state import ENCHANTMENTS, Enchanted, State, perks_of, unit_of
from rulewright.games.battleground.rules.units import discard_tokens, end_enchantment
from rulewright.games.battleground.rules.windows import window
from rulewright.kernel.question import option
from rulewright.kernel.table import Table


def enchantments_phase(table: Table, state: State) -> None:
    """BG-062 to BG-067, with its windows (BG-R48, BG-R52)."""
    state.phase = ENCHANTMENTS
    rules = state.book.rules
    if rules.antimagic_discard == "phase_start":
        discard_antimagic(table, state)  # BG-067, BG-R118
    if rules.respond_windows == "each_action":
        window(table, state)
    player = state.players[state.active]
    if player.enchantments:
        remove_tokens(table, state, resolve_clauses(table, state))
    if rules.antimagic_discard == "phase_end":
        discard_antimagic(table, state)
    window(table, state)


def discard_antimagic(table: Table, state: State) -> None:
    """From units that the active player owns (BG-231)."""
    for unit in state.board:
        if unit is not None and unit.antimagic and unit.owner == state.active:
            discard_tokens(table, state, unit, "antimagic", unit.antimagic, "BG-231")


def resolve_clauses(table: Table, state: State) -> list[Enchanted]:
    """Every clause in play as the resolving begins, once, in the active player's order; returns those resolved.

    BG-062, BG-063, BG-199, BG-R108, BG-R111 to BG-R113.
    """
    player = state.players[state.active]
    left = list(player.enchantments)
    done: list[Enchanted] = []
    while left:
        if len(left) == 1 or not _order_matters(state, left):
            now = left[0]
        else:
            options = [option("clause", each.shape) for each in left]
            shape = table.ask(state.active, options, prompts.CLAUSE).a
            now = next(each for each in left if each.shape == shape)
        resolve(table, state, now)
        done.append(now)
        left = [each for each in left if each is not now and any(each is other for other in player.enchantments)]
    return done


def _order_matters(state: State, left: list[Enchanted]) -> bool:
    """Not where clauses only heal and gain mana: these never get into each other's way (BG-D5)."""
    for each in left:
        design = state.book.cards[each.face].enchantment
        assert design is not None
        if not all(isinstance(atom, Heal | GainMana) for atom in design.effects):
            return True
    return False


def resolve(table: Table, state: State, enchanted: Enchanted) -> None:
    """One clause; a spell's is still the spell's, a unit's is the unit's (BG-199, BG-R88, BG-R92, BG-R122)."""
    seat = state.active
    design = state.book.cards[enchanted.face]
    assert design.enchantment is not None
    if table.listening:
        table.tell_plain("clause", "BG-062", seat=seat, face=enchanted.face, shape=enchanted.shape)
    unit = unit_of(state, enchanted.card)
    run = Run(table, state, seat, enchanted.face, enchanted.card, spell=unit is None, unit=unit, enchanted=enchanted)
    extra = perks_of(state, state.players[seat]).also.get(enchanted.face, ())
    carry_out(run, (*design.enchantment.effects, *extra))


def remove_tokens(table: Table, state: State, done: list[Enchanted]) -> None:
    """One token from each resolved enchantment that has a duration, once a phase.

    BG-064, BG-065, BG-066, BG-203, BG-204, BG-R143.
    """
    player = state.players[state.active]
    once = state.book.rules.unnumbered_enchantment == "once"  # BG-205, BG-R106
    for enchanted in done:
        design = state.book.cards[enchanted.face].enchantment
        assert design is not None
        if not any(enchanted is each for each in player.enchantments) or not (design.n or once):
            continue
        enchanted.tokens -= 1
        if table.listening:
            table.tell_plain("token_off", "BG-204", seat=state.active, face=enchanted.face, n=enchanted.tokens)
        if not enchanted.tokens:
            end_enchantment(table, state, state.active, enchanted)
