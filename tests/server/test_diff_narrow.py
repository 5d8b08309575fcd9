"""Small pure parts: what is sent of a change, what a click leaves of the options, the log of one viewer."""

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rulewright.server.html.fragment_diff import Fragments, difference
from rulewright.server.tables.clicks import Narrowed, narrow
from rulewright.server.tables.table_view import Choice


def put_in(old: Fragments, changed: list[list[Any]], gone: list[str]) -> dict[str, list[tuple[str, str]]]:
    """What the page does: takes out what is gone, puts each element at its place among its parent's."""
    shown: dict[str, list[tuple[str, str]]] = {}
    for key, (parent, html) in old.items():
        shown.setdefault(parent, []).append((key, html))
    for children in shown.values():
        children[:] = [child for child in children if child[0] not in gone]
    for key, parent, index, html in changed:
        for children in shown.values():
            children[:] = [child for child in children if child[0] != key]
        shown.setdefault(parent, []).insert(index, (key, html))
    return {parent: children for parent, children in shown.items() if children}


def tree(fragments: Fragments) -> dict[str, list[tuple[str, str]]]:
    return put_in(fragments, [], [])


tables = st.lists(
    st.tuples(st.integers(0, 12), st.sampled_from("ab"), st.sampled_from("xyz")), unique_by=lambda part: part[0]
).map(lambda parts: {f"e{key}": (parent, html) for key, parent, html in parts})


@given(tables, tables)
def test_a_page_that_gets_the_difference_shows_the_new_table(old: Fragments, new: Fragments) -> None:
    changed, gone = difference(old, new)
    assert put_in(old, changed, gone) == tree(new)


def test_what_stays_is_not_sent_again() -> None:
    old = {f"line{i}": ("log", "words") for i in range(50)}
    new = {"first": ("log", "news"), **old}
    assert difference(old, new) == ([["first", "log", 0, "news"]], [])
    shuffled = list(old)
    random.Random(1).shuffle(shuffled)
    assert difference(old, old) == ([], [])
    assert difference(old, {key: old[key] for key in shuffled[:25]})[1]


def test_what_goes_elsewhere_is_sent_with_what_lies_on_it() -> None:
    panel, zone = '<div id="panel"><p id="row" data-slot></p></div>', ("row", '<i id="zone"></i>')
    old, new = {"panel": ("rivals", panel), "zone": zone}, {"panel": ("mine", panel), "zone": zone}
    changed = [["panel", "mine", 0, panel], ["zone", "row", 0, zone[1]]]
    assert difference(old, new) == (changed, ["panel", "zone"])


def choices(*refs: tuple[str, ...]) -> list[Choice]:
    return [Choice(index, "", each) for index, each in enumerate(refs)]


def test_a_click_on_the_only_thing_answers() -> None:
    assert narrow(choices(("card-1",), ("card-2",)), (), "card-2") == Narrowed(answer=1)


def test_a_click_narrows_and_the_last_one_answers() -> None:
    options = choices(("card-1", "hex-1"), ("card-1", "hex-2"), ("card-2", "hex-2"))
    assert narrow(options, (), "card-1") == Narrowed(picked=("card-1",))
    assert narrow(options, ("card-1",), "hex-2") == Narrowed(answer=1)
    assert narrow(options, ("card-1",), "card-2") == Narrowed(picked=("card-2",)), "something else was meant"
    assert narrow(options, ("card-1",), "card-1") == Narrowed(picked=()), "clicked again: put back"
    assert narrow(options, ("card-1",), "hex-9") is None


def test_a_thing_that_stands_in_one_option_only_may_start_it() -> None:
    options = choices(("card-1", "hex-1"), ("card-1", "hex-2"))
    assert narrow(options, (), "hex-2") == Narrowed(answer=1)
    assert narrow([*options, *choices(("card-2", "hex-2"))], (), "hex-2") is None


def test_a_complete_option_among_longer_ones_waits_for_a_second_click() -> None:
    options = choices(("card-1",), ("card-1", "hex-1"))
    assert narrow(options, (), "card-1") == Narrowed(picked=("card-1",))
    assert narrow(options, ("card-1",), "card-1") == Narrowed(answer=0)
