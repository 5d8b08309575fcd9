"""Words in labels that are no arguments, and what is clicked where that depends on the table."""

from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.rules import verbs
from rulewright.games.battleground.rules.main_phase.casting import owed
from rulewright.games.battleground.rules.state import State, card_of, class_of, slot_of
from rulewright.games.battleground.words.names import path_name, unit_name
from rulewright.kernel.question import Option


def _price(view: State, option: Option) -> str:
    """What the owner still has to pay for a spell (BG-079)."""
    (card,) = verbs.CAST.of(option)
    design, slot = card_of(view, card), slot_of(view.players[view.owner[card]], card)
    if slot is None:
        return design.price
    return "".join(LETTERS[kind] * n for kind, n in owed(design, slot)) or "charged"


def _rank(view: State, option: Option) -> int:
    (card,) = verbs.MUSTER.of(option)
    return view.book.cards[view.faces[card]].rank


def _unit_there(view: State, option: Option) -> str:
    (field,) = verbs.AT.of(option)
    return unit_name(view, field)


def _enchantment(view: State, option: Option) -> str:
    (shape,) = verbs.CLAUSE.of(option)
    found = [enchantment for enchantment in view.players[view.active].enchantments if enchantment.shape == shape]
    return view.book.cards[found[0].face].name if found else "Enchantment"


FILLS = {"price": _price, "rank": _rank, "unit_there": _unit_there, "enchantment": _enchantment}


def _token(view: State, option: Option) -> str:
    """The path, and the power that a token on it would bring."""
    (path,) = verbs.TOKEN.of(option)
    player = view.players[view.active]
    to_come = class_of(view, player).paths[path][player.paths[path] :]
    return f"{path_name(view, path)}: {to_come[0].name}" if to_come else path_name(view, path)


LABELS = {verbs.TOKEN.name: _token}


def _click_unit(view: State, option: Option) -> tuple[str, ...]:
    (field,) = verbs.AT.of(option)
    unit = view.board[field]
    return (f"card-{unit.card}",) if unit is not None else (f"field-{field}",)


CLICKS = {verbs.AT.name: _click_unit}
