"""Casting a spell: what may be cast now, targets and places, paying, the text (BG-074 to BG-085, BG-104 to BG-108)."""

from rulewright.games.battleground.cards.atoms import Charge, Summon
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import Mana
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.deaths import carry_out
from rulewright.games.battleground.rules.enchantments.enchantment import create, free_shape
from rulewright.games.battleground.rules.ids import PLACES, CrossingId, LaneId, RowId
from rulewright.games.battleground.rules.mana import can_spend, spend
from rulewright.games.battleground.rules.state import (
    PlayedCard,
    Player,
    Slot,
    State,
    Unit,
    enemies,
    perks_of,
    shows,
    slot_of,
)
from rulewright.games.battleground.rules.text import Run
from rulewright.games.battleground.rules.units.summoning import open_fields, summonable
from rulewright.games.battleground.rules.verbs import AT, CAST, CROSSING, FIELD, HERO, LANE, PASS, ROW, STOP
from rulewright.kernel.question import NO_CARD, CardId, Option, Seat
from rulewright.kernel.table import Table


def fits(state: State, seat: Seat, side: int, aim: Aim, unit: Unit) -> bool:
    """Ally or foe by allegiance, seen from the caster; never one with Antimagic (BG-227, BG-R30 to BG-R33)."""
    if unit.antimagic or (aim.base_hp and state.book.cards[unit.face].hp > aim.base_hp):
        return False
    kind = aim.kind
    if kind == "own":
        return unit.owner == seat
    ally = (unit.side ^ 1 if unit.turnover else unit.side) == side  # `ally_side`, written out: BG-223
    return kind == "unit" or ally == (kind == "ally")


def targets(state: State, seat: Seat, aim: Aim) -> list[Unit]:
    """The units that may be targeted, by field."""
    side = state.players[seat].side
    return [unit for unit in state.board if unit is not None and fits(state, seat, side, aim, unit)]


def choose(run: Run, aim: Aim) -> None:
    """The choice a text begins with (BG-244, BG-R26, BG-D8)."""
    table, state, seat = run.table, run.state, run.seat
    ground = state.book.ground
    match aim.kind:
        case "none":
            return
        case "crossing":
            options = [CROSSING(CrossingId(i)) for i in range(len(ground.crossings))]
            (run.spot,) = CROSSING.of(table.ask(seat, options, prompts.CROSSING, run.card))
        case "row":
            options = [ROW(RowId(i)) for i in range(ground.rows)]
            (run.spot,) = ROW.of(table.ask(seat, options, prompts.ROW, run.card))
        case "lane":
            options = [LANE(LaneId(i)) for i in range(ground.lanes)]
            (run.spot,) = LANE.of(table.ask(seat, options, prompts.LANE, run.card))
        case "home" | "half":
            options = [FIELD(field) for field in open_fields(state, seat, aim.kind == "half")]
            (run.spot,) = FIELD.of(table.ask(seat, options, prompts.FIELD, run.card))
        case _:
            _choose_units(run, aim)
    if table.listening and aim.kind in PLACES:
        table.tell(events.chooses_place, face=run.face, on=PLACES[aim.kind], place=run.spot)


def _choose_units(run: Run, aim: Aim) -> None:
    table, state, seat = run.table, run.state, run.seat
    left = targets(state, seat, aim)
    options = [AT(unit.field) for unit in left]
    if aim.kind == "foe_or_hero":
        options += [HERO(other) for other in enemies(state, seat)]
    choice = table.ask(seat, options, prompts.TARGET, run.card)
    while True:
        if choice.verb == HERO.name:
            (run.hero,) = HERO.of(choice)
            if table.listening:
                table.tell(events.targets_hero, face=run.face, seat=run.hero)
            return
        (field,) = AT.of(choice)
        unit = state.board[field]
        assert unit is not None
        run.targets.append(unit)
        run.fields.append(field)
        if table.listening:
            table.tell(events.targets, face=run.face, card=unit.card, other=unit.face, field=field)
        if len(run.targets) == aim.most or len(run.targets) == len(left):
            return
        options = [STOP, *(AT(unit.field) for unit in left if unit not in run.targets)]
        choice = table.ask(seat, options, prompts.MORE_TARGETS, run.card)
        if choice is STOP:
            return


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
    if kind in ("crossing", "row", "lane", "foe_or_hero"):
        return True
    if kind in ("home", "half"):
        return bool(open_fields(state, seat, kind == "half"))
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


def cast(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Pay, lay it face up, choose, carry out; nothing comes between (BG-076, BG-080, BG-R28, BG-R29)."""
    player, book = state.players[seat], state.book
    slot = slot_of(player, card)
    face = shows(state, card, player.upgraded if slot is None else slot.upgraded)
    design = book.cards[face]
    for kind, n in design.pay if slot is None else owed(design, slot):
        spend(table, state, seat, kind, n)
    if slot is None:
        player.spells.remove(card)
    else:
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
    extra = perks_of(state, player).also.get(face, ()) if design.enchantment is None else ()
    carry_out(run, (*design.effects, *extra))


def empty(slot: Slot) -> None:
    """The spell leaves its slot; charges are discarded (BG-100)."""
    slot.card, slot.upgraded = NO_CARD, 0
    slot.charges, slot.gifts, slot.laid = [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0
