"""A position as plain data, for records: the packed state, and the cards that only this position has.

Positions may hold cards of their own beside the book's (a nameless creature '3/1/2'). Those of plain numbers and
texts are written down; one that does something has code behind it and can't be.
"""

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from rulewright.kernel.copying import check_state, pack_state, unpack_state
from rulewright.kernel.errors import ImpossiblePosition, MalformedRecord

if TYPE_CHECKING:
    from rulewright.kernel.game import Game

PLAIN = (int, str, bool, float)


def pack_position(official: Any, state: Any) -> dict[str, Any]:
    """The state as JSON can hold it; `official` is the book that whoever reads it will have."""
    own = _own_cards(official, state.book)
    if own and _with_cards(official, own) != state.book:
        raise ImpossiblePosition(f"the card '{own[0].key}' of this position is in no book: it can't be recorded")
    packed: dict[str, Any] = {"state": pack_state(state)}
    if own:
        packed["cards"] = [_card_data(card) for card in own]
    return packed


def unpack_position(game: "Game", official: Any, data: Any) -> Any:
    """The state that was packed. Whatever does not fit the game is refused: records come from anywhere."""
    try:
        book = official
        if cards := data.get("cards"):
            book = _with_cards(official, [_card(official, card) for card in cards])
        state = unpack_state(game.rules.state, data["state"], book)
        check_state(state)
        if pack_state(state) != data["state"] or len(state.faces) != len(state.seen):
            raise ValueError("it holds more, or less, than a state of this game")
    except Exception as wrong:  # anything at all may stand in such a text
        raise MalformedRecord(f"the record's position is none of {game.title}: {wrong}") from None
    return state


def _own_cards(official: Any, book: Any) -> tuple[Any, ...]:
    """The cards of the book beyond the official ones; refuses a book that differs in anything else."""
    if book is official or book == official:
        return ()
    known = {f.name for f in fields(official)} >= {"rules", "cards"}
    if not known or book.rules != official.rules or book.cards[: len(official.cards)] != official.cards:
        raise ImpossiblePosition("the position stands under another variant: name the same one to the match")
    own: tuple[Any, ...] = book.cards[len(official.cards) :]
    return own


def _with_cards(official: Any, own: Any) -> Any:
    return replace(official, cards=(*official.cards, *own))


def _card_data(card: Any) -> dict[str, Any]:
    """What differs from an empty card."""
    data: dict[str, Any] = {}
    for each in fields(card):
        value = getattr(card, each.name)
        if not each.init or value == each.default:
            continue
        parts = value if isinstance(value, tuple) else (value,)
        if not all(part is None or isinstance(part, PLAIN) for part in parts):
            raise ImpossiblePosition(f"the card '{card.key}' of this position has {each.name}: it can't be recorded")
        data[each.name] = list(parts) if isinstance(value, tuple) else value
    return data


def _card(official: Any, data: dict[str, Any]) -> Any:
    kind = type(official.cards[0])
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is no card")
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    for name, value in values.items():
        if type(value) not in {type(getattr(card, name)) for card in official.cards}:
            raise TypeError(f"'{name}' of a card can't be {value!r}")
    return kind(**values)
