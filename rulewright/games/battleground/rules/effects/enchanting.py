"""Atoms that enchant, take tokens of an enchantment off, and end it (BG-239 to BG-242)."""

from rulewright.games.battleground.cards.atoms import Enchant, End, Unenchant
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.enchantments.enchantment import end_enchantment
from rulewright.games.battleground.rules.state import ON_CROSSING, ON_LANE, ON_ROW, ON_UNITS, ActiveEnchantment
from rulewright.games.battleground.rules.text import EFFECTS, Run, units_for


@EFFECTS.carries_out(Enchant)
def _enchant(run: Run, atom: Enchant) -> None:
    """A token of the card's enchantment is put on the thing (BG-200, BG-239)."""
    made = _own_enchantment(run)
    if made is None:
        return
    aim = run.state.book.cards[run.face].aim.kind
    if aim in ("crossing", "row", "lane"):
        made.kind = {"crossing": ON_CROSSING, "row": ON_ROW, "lane": ON_LANE}[aim]
        made.place = run.spot
    else:
        made.kind = ON_UNITS
        for unit in units_for(run, atom.who):
            if not unit.antimagic:  # BG-228
                made.marks += [unit.card] * max(1, atom.n)
    if run.table.listening:
        run.table.tell(events.enchants, seat=run.seat, face=run.face, shape=made.shape)


def _own_enchantment(run: Run) -> ActiveEnchantment | None:
    """The enchantment that is being resolved, or that this card has created."""
    if run.enchantment is not None:
        return run.enchantment
    card = run.card if run.card >= 0 or run.unit is None else run.unit.card
    mine = run.state.players[run.seat].enchantments
    return next((enchantment for enchantment in mine if enchantment.card == card), None)


@EFFECTS.carries_out(Unenchant)
def _unenchant(run: Run, atom: Unenchant) -> None:
    """Every token of this shape goes from the entity (BG-240)."""
    mine = _own_enchantment(run)
    if mine is None:
        return
    for unit in units_for(run, atom.who):
        if unit.card in mine.marks:
            mine.marks = [card for card in mine.marks if card != unit.card]
            if run.table.listening:
                run.table.tell(events.unenchants, card=unit.card, face=run.face, shape=mine.shape)


@EFFECTS.carries_out(End)
def _end(run: Run, atom: End) -> None:
    """BG-242."""
    mine = _own_enchantment(run)
    if mine is not None:
        end_enchantment(run.table, run.state, run.seat, mine)
