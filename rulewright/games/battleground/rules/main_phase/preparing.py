"""Preparing and charging spells (BG-086 to BG-103)."""

from rulewright.games.battleground.cards.mana import Mana
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.ids import SlotId
from rulewright.games.battleground.rules.main_phase.casting import empty
from rulewright.games.battleground.rules.mana import spend
from rulewright.games.battleground.rules.state import Player, Slot, State, shows
from rulewright.games.battleground.rules.verbs import CHARGE, SLOT
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


def prepare(table: Table, state: State, seat: Seat, card: CardId) -> bool:
    """A spell from hand face down into a slot, free or by replacing what lies there, for no mana.

    BG-086, BG-087, BG-088, BG-089, BG-090, BG-092, BG-R40, BG-R41, BG-R42, BG-D9.

    True if the turn of the kernel has to end here: where the replaced spell has gone nobody else can follow, but
    they know something of it, by its charges or because other spells came to hand after it lay there.
    """
    slots = state.players[seat].slots
    free = [i for i, slot in enumerate(slots) if slot.card < 0]
    taken = [i for i, slot in enumerate(slots) if slot.card >= 0]
    options = [SLOT(SlotId(i)) for i in (*free[:1], *taken)]
    (i,) = SLOT.of(table.ask(seat, options, prompts.SLOT, card))
    slot = slots[i]
    replaced = slot.card >= 0
    since = max(slot.laid, state.began)
    known = replaced and (any(slot.charges) or any(at > since for at in state.players[seat].came_to_hand.values()))
    _lay_down(table, state, seat, card, slot)
    if table.listening:
        table.tell(events.replaces if replaced else events.prepares, seat=seat, card=slot.card, slot=i)
    return known


def _lay_down(table: Table, state: State, seat: Seat, card: CardId, slot: Slot) -> None:
    """Always the same sleeve goes into the slot and the rest of the hand is mixed (BG-091, BG-R46, BG-R139).

    Cards in hand were seen before; a sleeve that moved would give away what is in it. So the face moves into
    the sleeve of the old spell, or of the hand's last one, and the other faces change places by chance.
    """
    player = state.players[seat]
    sleeves = list(player.spells)
    if slot.card >= 0:
        sleeves.append(slot.card)  # unseen into the hand
    at = sleeves.index(card)
    rest = [i for i in range(len(sleeves)) if i != at]
    table.rearrange(sleeves, [*_mixed(state.dice, rest), at])
    last = sleeves.pop()
    player.spells = sleeves
    empty(slot)
    state.clock += 1
    slot.card, slot.upgraded, slot.laid = last, player.upgraded, state.clock
    own = 1 << seat
    state.seen[last] = own
    if not state.book.rules.hand_hidden:
        for sleeve in sleeves:
            table.show(sleeve)


def _mixed(dice: Dice, things: list[int]) -> list[int]:
    """In random order, by one draw: nobody learns anything from it, so an undo may cross it."""
    draw = dice.bits()
    for i in range(len(things) - 1, 0, -1):
        draw, j = divmod(draw, i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def charge_options(state: State, player: Player, options: list[Option]) -> None:
    """Kinds still owed that the player can spend, for each prepared spell (BG-094 to BG-098, BG-R47, BG-D10)."""
    limit = state.book.rules.charge_limit_per_turn
    if limit and player.charged >= limit:
        return
    pool, mana = player.pool, player.mana
    for i, slot in enumerate(player.slots):
        if slot.card >= 0:
            charges = slot.charges
            for kind, n in state.book.cards[shows(state, slot.card, slot.upgraded)].pay:
                if charges[kind] < n and pool[kind] + mana[kind]:
                    options.append(CHARGE(SlotId(i), kind))


def charge(table: Table, state: State, seat: Seat, i: SlotId, kind: Mana) -> None:
    """One mana becomes a charge, for good (BG-095, BG-096, BG-099)."""
    player = state.players[seat]
    spend(player, kind)
    player.slots[i].charges[kind] += 1
    player.charged += 1
    if table.listening:
        table.tell(events.charges, seat=seat, slot=i, mana=kind)
