"""Summoning: which cards, onto which fields, the unit that a card becomes (BG-170 to BG-178), and Muster (BG-R05)."""

from rulewright.games.battleground.cards.mana import SUMMONING
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.deaths import when_summoned
from rulewright.games.battleground.rules.enchantments import create, free_shape
from rulewright.games.battleground.rules.ids import FieldId, UnitId
from rulewright.games.battleground.rules.mana import spend
from rulewright.games.battleground.rules.state import Player, State, Unit, shows
from rulewright.games.battleground.rules.verbs import FIELD, MUSTER
from rulewright.kernel.question import CardId, Face, Option, Seat
from rulewright.kernel.table import Table


def new_unit(state: State, card: CardId, face: Face, seat: Seat, field: FieldId) -> Unit:
    """The unit that a card becomes: dice at their base values, upright (BG-173, BG-174, BG-175, BG-253)."""
    design = state.book.cards[face]
    return Unit(
        card=UnitId(card), face=face, owner=seat, side=state.players[seat].side, field=field, attack=design.attack,
        hp=design.hp, wait=state.book.rules.summon_delay,
    )  # fmt: skip


def open_fields(state: State, seat: Seat, half: bool = False) -> list[FieldId]:
    """Empty fields on which the player may summon (BG-172, BG-177, BG-R83)."""
    ground, side, board = state.book.ground, state.players[seat].side, state.board
    return [field for field in (ground.half if half else ground.muster)[side] if board[field] is None]


def set_down(table: Table, state: State, card: CardId, face: Face, seat: Seat, field: FieldId) -> Unit:
    """The card stands on the battleground; its own enchantment starts with it (BG-015, BG-176, BG-R107)."""
    unit = new_unit(state, card, face, seat, field)
    state.board[field] = unit
    table.show(card)
    if table.listening:
        table.tell(events.summons, seat=seat, card=card, face=face, field=field)
    design = state.book.cards[face]
    if design.enchantment is not None and design.kind == "unit":
        create(table, state, seat, card, face)
    return unit


def summonable(state: State, seat: Seat) -> list[CardId]:
    """One unit card of each kind in hand; not one whose enchantment would find no shape (BG-R03)."""
    player = state.players[seat]
    found: dict[Face, CardId] = {}
    for card in player.units:
        face = shows(state, card, player.upgraded)
        if face not in found and (state.book.cards[face].enchantment is None or free_shape(state, seat) is not None):
            found[face] = card
    return list(found.values())


def summon(table: Table, state: State, seat: Seat, card: CardId, field: FieldId) -> None:
    """A unit card from hand onto a field (BG-170, BG-243)."""
    player = state.players[seat]
    player.units.remove(card)
    when_summoned(table, state, set_down(table, state, card, shows(state, card, player.upgraded), seat, field))


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
    cards = state.book.cards
    for card in summonable(state, seat):
        if cards[state.faces[card]].rank <= have:  # the base kind's rank (BG-R10)
            options.append(MUSTER(card))


def muster(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """Pay the rank, then summon (BG-170, BG-172)."""
    fields = [FIELD(field) for field in open_fields(state, seat)]
    spend(state.players[seat], SUMMONING, state.book.cards[state.faces[card]].rank)
    (field,) = FIELD.of(table.ask(seat, fields, prompts.FIELD, card))
    summon(table, state, seat, card, field)
