"""The Enchantments phase: Antimagic goes, clauses are resolved in any order, tokens are removed."""

from rulewright.games.battleground.cards.atoms import GainMana, Heal
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.deaths import carry_out
from rulewright.games.battleground.rules.enchantments import end_enchantment
from rulewright.games.battleground.rules.ids import ENCHANTMENTS
from rulewright.games.battleground.rules.main_phase.main_phase import window
from rulewright.games.battleground.rules.state import ActiveEnchantment, State, perks_of, unit_of
from rulewright.games.battleground.rules.text import Run
from rulewright.games.battleground.rules.units.conditions import discard_tokens
from rulewright.games.battleground.rules.verbs import CLAUSE
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
            discard_tokens(table, unit, "antimagic", unit.antimagic, "BG-231")


def resolve_clauses(table: Table, state: State) -> list[ActiveEnchantment]:
    """Every clause in play as the resolving begins, once, in the active player's order; returns those resolved.

    BG-062, BG-063, BG-199, BG-R108, BG-R111 to BG-R113.
    """
    player = state.players[state.active]
    left = list(player.enchantments)
    done: list[ActiveEnchantment] = []
    while left:
        if len(left) == 1 or not _order_matters(state, left):
            now = left[0]
        else:
            options = [CLAUSE(enchantment.shape) for enchantment in left]
            (shape,) = CLAUSE.of(table.ask(state.active, options, prompts.CLAUSE))
            now = next(enchantment for enchantment in left if enchantment.shape == shape)
        resolve(table, state, now)
        done.append(now)
        left = [each for each in left if each is not now and any(each is other for other in player.enchantments)]
    return done


def _order_matters(state: State, left: list[ActiveEnchantment]) -> bool:
    """Not where clauses only heal and gain mana: these never get into each other's way (BG-D5)."""
    for each in left:
        design = state.book.cards[each.face].enchantment
        assert design is not None
        if not all(isinstance(atom, Heal | GainMana) for atom in design.effects):
            return True
    return False


def resolve(table: Table, state: State, enchantment: ActiveEnchantment) -> None:
    """One clause; a spell's is still the spell's, a unit's is the unit's (BG-199, BG-R88, BG-R92, BG-R122)."""
    seat = state.active
    design = state.book.cards[enchantment.face]
    assert design.enchantment is not None
    if table.listening:
        table.tell(events.clause, seat=seat, face=enchantment.face, shape=enchantment.shape)
    unit = unit_of(state, enchantment.card)
    run = Run(
        table, state, seat, enchantment.face, enchantment.card, spell=unit is None, unit=unit, enchantment=enchantment
    )
    extra = perks_of(state, state.players[seat]).also.get(enchantment.face, ())
    carry_out(run, (*design.enchantment.effects, *extra))


def remove_tokens(table: Table, state: State, done: list[ActiveEnchantment]) -> None:
    """One token from each resolved enchantment that has a duration, once a phase.

    BG-064, BG-065, BG-066, BG-203, BG-204, BG-R143.
    """
    player = state.players[state.active]
    once = state.book.rules.unnumbered_enchantment == "once"  # BG-205, BG-R106
    for enchantment in done:
        design = state.book.cards[enchantment.face].enchantment
        assert design is not None
        if not any(enchantment is each for each in player.enchantments) or not (design.n or once):
            continue
        enchantment.tokens -= 1
        if table.listening:
            table.tell(events.token_off, seat=state.active, face=enchantment.face, n=enchantment.tokens)
        if not enchantment.tokens:
            end_enchantment(table, state, state.active, enchantment)
