"""Enchantments as things: their shapes, how one enters and how it ends (BG-200 to BG-209)."""

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.hand import take_back
from rulewright.games.battleground.rules.ids import ShapeId
from rulewright.games.battleground.rules.state import ActiveEnchantment, State
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.table import Table


def free_shape(state: State, seat: Seat) -> ShapeId | None:
    """The first shape not in play, None when all are (BG-201, BG-R03, BG-R114)."""
    in_play = {enchantment.shape for enchantment in state.players[seat].enchantments}
    for shape in range(state.book.rules.enchantment_shapes):
        if shape not in in_play:
            return ShapeId(shape)
    return None


def create(table: Table, state: State, seat: Seat, card: CardId, face: Face) -> ActiveEnchantment | None:
    """An enchantment enters with its tokens on its card (BG-201, BG-202, BG-205, BG-D20)."""
    design, shape = state.book.cards[face].enchantment, free_shape(state, seat)
    if design is None or shape is None:
        return None
    made = ActiveEnchantment(card, face, shape, tokens=design.n or 1)
    state.players[seat].enchantments.append(made)
    if table.listening:
        table.tell(events.enchantment, seat=seat, face=face, shape=shape, n=made.tokens)
    return made


def end_enchantment(table: Table, state: State, seat: Seat, enchantment: ActiveEnchantment) -> None:
    """All its tokens go; a card in the play area without another one is discarded.

    BG-206, BG-207, BG-208, BG-209, BG-R115, BG-R116.
    """
    player = state.players[seat]
    if enchantment not in player.enchantments:
        return
    player.enchantments.remove(enchantment)
    if table.listening:
        table.tell(events.ends, seat=seat, face=enchantment.face, shape=enchantment.shape)
    if any(each.card == enchantment.card for each in player.enchantments):
        return
    for played in player.play:
        if played.card == enchantment.card and state.book.cards[played.face].aura is None:
            player.play.remove(played)
            take_back(table, state, [played.card], "BG-208")
            return
