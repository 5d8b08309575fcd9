"""Preparing and charging spells (BG-086 to BG-103)."""

from rulewright.games.battleground.cards.atoms import SUMMONING
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.casting import empty
from rulewright.games.battleground.rules.mana import spend
from rulewright.games.battleground.rules.state import Player, Slot, State, shows
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Option, Seat, option
from rulewright.kernel.table import Table

# -- preparing


def prepare(table: Table, state: State, seat: Seat, card: CardId) -> bool:
    """A spell from hand face down into a slot, free or by replacing what lies there, for no mana.

    BG-086, BG-087, BG-088, BG-089, BG-090, BG-092, BG-R40, BG-R41, BG-R42, BG-D9.

    True if the turn of the kernel has to end here: where the replaced spell has gone nobody else can follow, but
    they know something of it, by its charges or because other spells came to hand after it lay there.
    """
    slots = state.players[seat].slots
    free = next((i for i, slot in enumerate(slots) if slot.card < 0), -1)
    options = [option("slot", free)] if free >= 0 else []
    options += [option("slot", i) for i, slot in enumerate(slots) if slot.card >= 0]
    i = table.ask(seat, options, prompts.SLOT, card).a
    slot = slots[i]
    replaced = slot.card >= 0
    since = max(slot.laid, state.began)
    known = replaced and (any(slot.charges) or any(at > since for at in state.players[seat].came.values()))
    _lay_down(table, state, seat, card, slot)
    if table.listening:
        table.tell_plain("replaces" if replaced else "prepares", "BG-090" if replaced else "BG-086", seat=seat,
                   card=slot.card, slot=i)  # fmt: skip
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
    slot.card, slot.better, slot.laid = last, player.better, state.clock
    own = 1 << seat
    state.seen[last] = own
    if not state.book.rules.hand_hidden:
        for each in sleeves:
            table.show(each)


def _mixed(dice: Dice, things: list[int]) -> list[int]:
    """In random order, by one draw: nobody learns anything from it, so an undo may cross it."""
    draw = dice.bits()
    for i in range(len(things) - 1, 0, -1):
        draw, j = divmod(draw, i + 1)
        things[i], things[j] = things[j], things[i]
    return things


# -- charging


def charge_options(state: State, player: Player, options: list[Option]) -> None:
    """Kinds still owed that the player can spend, for each prepared spell (BG-094 to BG-098, BG-R47, BG-D10)."""
    limit = state.book.rules.charge_limit_per_turn
    if limit and player.charged >= limit:
        return
    pool, mana = player.pool, player.mana
    for i, slot in enumerate(player.slots):
        if slot.card >= 0:
            charges = slot.charges
            for kind, n in state.book.cards[shows(state, slot.card, slot.better)].pay:
                if charges[kind] < n and pool[kind] + mana[kind]:
                    options.append(option("charge", i, kind))


def charge(table: Table, state: State, seat: Seat, i: int, kind: int) -> None:
    """One mana becomes a charge, for good (BG-095, BG-096, BG-099)."""
    player = state.players[seat]
    spend(player, kind)
    player.slots[i].charges[kind] += 1
    player.charged += 1
    if table.listening:
        table.tell_plain("charges", "BG-095", seat=seat, slot=i, mana=kind)


# -- Muster


def muster_options(state: State, seat: Seat, player: Player, options: list[Option]) -> None:
    """Unit kinds in hand that can be paid by rank, while a home field is empty (BG-054, BG-R05, BG-D11)."""
    if not player.units or not state.book.classes[player.klass].muster:
        return
    have = player.pool[SUMMONING] + player.mana[SUMMONING]
    if not have:
        return
    board = state.board
    for field in state.book.ground.muster[player.side]:
        if board[field] is None:
            break
    else:
        return
    from rulewright.games.battleground.rules.effects import summonable

    cards = state.book.cards
    for card in summonable(state, seat):
        if cards[state.faces[card]].rank <= have:  # the base kind's rank (BG-R10)
            options.append(option("muster", card))


def muster(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Pay the rank, then summon (BG-170, BG-172)."""
    from rulewright.games.battleground.rules.effects import summon
    from rulewright.games.battleground.rules.units import open_fields

    fields = [option("field", field) for field in open_fields(state, seat)]
    spend(state.players[seat], SUMMONING, state.book.cards[state.faces[card]].rank)
    summon(table, state, seat, card, table.ask(seat, fields, prompts.FIELD, card).a)
