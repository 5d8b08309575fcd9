"""Muster: unit cards summoned from hand for summoning mana (BG-R05, BG-170)."""

from rulewright.games.battleground.cards.mana import SUMMONING
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.mana import spend
from rulewright.games.battleground.rules.state import Player, State
from rulewright.games.battleground.rules.units.summoning import open_fields, summon, summonable
from rulewright.games.battleground.rules.verbs import FIELD, MUSTER
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


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
