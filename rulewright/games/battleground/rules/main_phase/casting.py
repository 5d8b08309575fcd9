"""Casting a spell: what may be cast now, paying, choosing targets, the text (BG-074 to BG-085, BG-104 to BG-108)."""

from rulewright.games.battleground.cards.atoms import Charge, Summon
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import Mana
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.deaths import carry_out
from rulewright.games.battleground.rules.enchantments.enchantment import create, free_shape
from rulewright.games.battleground.rules.main_phase.targets import choose, fits
from rulewright.games.battleground.rules.mana import can_spend, spend
from rulewright.games.battleground.rules.state import PlayedCard, Player, Slot, State, perks_of, shows, slot_of
from rulewright.games.battleground.rules.text import Run
from rulewright.games.battleground.rules.units.summoning import open_fields, summonable
from rulewright.games.battleground.rules.verbs import CAST, PASS
from rulewright.kernel.question import NO_CARD, CardId, Option, Seat
from rulewright.kernel.table import Table

# -- what may be cast


def owed(card: Card, slot: Slot) -> list[tuple[Mana, int]]:
    """What is still to be paid for a prepared spell (BG-079, BG-R44, BG-R45)."""
    charges = slot.charges
    return [(kind, n - charges[kind]) for kind, n in card.pay if n > charges[kind]]


def fully_charged(card: Card, slot: Slot) -> bool:
    """Its charges cover its whole cost; a cost of 0 from the start (BG-103, BG-R43)."""
    charges = slot.charges
    for kind, n in card.pay:  # noqa: SIM110 (asked for at every window)
        if charges[kind] < n:
            return False
    return True


def can_begin(state: State, seat: Seat, card: Card) -> bool:
    """Whether its first instruction finds a target or a place, and an enchantment a shape (BG-R03, BG-R25)."""
    if card.enchantment is not None and free_shape(state, seat) is None:
        return False
    aim = card.aim
    kind = aim.kind
    if kind == "none":
        return not card.effects or _can_do_first(state, seat, card)
    if kind in ("crossing", "row", "lane"):
        return True
    if kind == "home":
        return bool(open_fields(state, seat))
    if kind == "half":
        return bool(open_fields(state, seat, half=True))
    if kind == "foe_or_hero":
        return True
    side = state.players[seat].side
    for unit in state.board:  # noqa: SIM110 (asked for at every action)
        if unit is not None and fits(state, seat, side, aim, unit):
            return True
    return False


def _can_do_first(state: State, seat: Seat, card: Card) -> bool:
    """A text that begins with summoning or charging needs something to summon or to charge (BG-177, BG-R25)."""
    match card.effects[0]:
        case Summon():
            return bool(summonable(state, seat) and open_fields(state, seat))
        case Charge():
            slots = [slot for slot in state.players[seat].slots if slot.card >= 0]
            return any(state.book.cards[shows(state, slot.card, slot.upgraded)] is not card for slot in slots)
    return True


def main_casts(state: State, seat: Seat, player: Player, options: list[Option]) -> None:
    """Spells in hand and in slots that can be paid and begun in the own Main phase (BG-074, BG-075, BG-077, BG-R34)."""
    cards, faces, upgrades, upgraded = state.book.cards, state.faces, state.book.upgrades, player.upgraded
    pool, mana = player.pool, player.mana
    for card in player.spells:
        face = faces[card]
        if upgraded >> face & 1:
            face = upgrades[face]
        design = cards[face]
        for kind, n in design.pay:
            if pool[kind] + mana[kind] < n:
                break
        else:
            if can_begin(state, seat, design):
                options.append(CAST(card))
    for slot in player.slots:
        if slot.card >= 0:
            design = cards[shows(state, slot.card, slot.upgraded)]
            if can_spend(player, owed(design, slot)) and can_begin(state, seat, design):
                options.append(CAST(slot.card))


def charged_casts(state: State, seat: Seat) -> list[Option]:
    """Pass, or cast a fully charged prepared spell: what a player may do in a window (BG-104, BG-105)."""
    options = [PASS]
    for slot in state.players[seat].slots:
        if slot.card >= 0:
            design = state.book.cards[shows(state, slot.card, slot.upgraded)]
            if fully_charged(design, slot) and can_begin(state, seat, design):
                options.append(CAST(slot.card))
    return options


# -- casting


def cast(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Pay, lay it face up, choose, carry out; nothing comes between (BG-076, BG-080, BG-R28, BG-R29)."""
    player, book = state.players[seat], state.book
    slot = slot_of(player, card)
    face = shows(state, card, player.upgraded if slot is None else slot.upgraded)
    design = book.cards[face]
    if slot is None:
        player.spells.remove(card)
        for kind, n in design.pay:
            spend(player, kind, n)
    else:
        for kind, n in owed(design, slot):
            spend(player, kind, n)
        empty(slot)  # the charges are the payment (BG-107)
    table.show(card)
    player.play.append(PlayedCard(card, face, state.turn))
    if table.listening:
        casts = events.casts if seat == state.active else events.casts.under("BG-104")
        table.tell(casts, seat=seat, card=card, face=face, prepared=int(slot is not None))
    run = Run(table, state, seat, face, card, spell=True)
    choose(run, design.aim)
    if design.enchantment is not None:
        create(table, state, seat, card, face)  # BG-083, BG-198
    extra = perks_of(state, player).also.get(face, ())
    if design.enchantment is None and extra:
        carry_out(run, (*design.effects, *extra))
    else:
        carry_out(run, design.effects)


def empty(slot: Slot) -> None:
    """The spell leaves its slot; charges are discarded (BG-100)."""
    slot.card, slot.upgraded = NO_CARD, 0
    slot.charges, slot.gifts, slot.laid = [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0
