"""Clicks narrow the options: things of one kind in any order, others in the order the game gives."""

from rulewright.server.tables.clicks import narrow
from rulewright.server.tables.table_view import Choice

PAIRS = [Choice(0, "1 and 2", ("card-1", "card-2")), Choice(1, "1 and 3", ("card-1", "card-3")),
         Choice(2, "2 and 3", ("card-2", "card-3"))]  # fmt: skip
ORDERS = [Choice(0, "guard 1", ("card-1", "outpost-0")), Choice(1, "guard 2", ("card-1", "outpost-1"))]


def test_a_pair_of_cards_may_be_clicked_in_any_order() -> None:
    first = narrow(PAIRS, (), "card-3")
    assert first is not None
    assert first.picked == ("card-3",)
    second = narrow(PAIRS, first.picked, "card-1")
    assert second is not None
    assert second.answer == 1


def test_unlike_things_are_clicked_in_the_order_of_the_option() -> None:
    first = narrow(ORDERS, (), "card-1")
    assert first is not None
    assert first.picked == ("card-1",)
    second = narrow(ORDERS, first.picked, "outpost-1")
    assert second is not None
    assert second.answer == 1


def test_what_fits_no_option_is_no_click() -> None:
    assert narrow(PAIRS, ("card-1",), "outpost-9") is None
