"""A scroll reads like a list, packed or not, and lets only its open end be cut."""

import random

import pytest

from rulewright.kernel.event import Event, event_log
from rulewright.kernel.log.scroll import LEAST, Scroll


def scroll_of(n: int) -> Scroll[tuple[int, str]]:
    scroll: Scroll[tuple[int, str]] = Scroll(lambda entry: entry, lambda number, words: (number, words))
    for i in range(n):
        scroll.append((i, f"line {i}"))
        if i % 40 == 0:
            scroll.pack(i - 30)
    return scroll


def test_a_scroll_reads_like_a_list() -> None:
    luck, plain = random.Random(1), [(i, f"line {i}") for i in range(500)]
    scroll = scroll_of(500)
    assert LEAST <= scroll.packed < 500
    assert (len(scroll), list(scroll), list(reversed(scroll))) == (500, plain, plain[::-1])
    assert scroll == plain
    assert scroll != plain[:-1]
    for _ in range(200):
        first, last = luck.randrange(-520, 520), luck.randrange(-520, 520)
        assert scroll[first:last] == plain[first:last], (first, last)
    assert [scroll[i] for i in (-500, -1, 0, 63, 64, 499)] == [plain[i] for i in (-500, -1, 0, 63, 64, 499)]
    assert scroll[::7] == plain[::7]
    with pytest.raises(IndexError, match="there is no entry 500 of 500"):
        scroll[500]


def test_only_the_open_end_of_a_scroll_can_be_cut_off() -> None:
    scroll = scroll_of(500)
    packed = scroll.packed
    del scroll[packed + 2 :]
    assert len(scroll) == packed + 2
    with pytest.raises(IndexError, match="not what is packed"):
        del scroll[packed - 1 :]
    with pytest.raises(IndexError, match="only the end"):
        del scroll[packed : packed + 1]
    assert list(scroll) == [(i, f"line {i}") for i in range(packed + 2)]


@pytest.mark.parametrize("wide", [(1 << 63) - 1, 1 << 63, -(1 << 63) - 1, int("06" * 14)])
def test_a_number_of_more_than_64_bits_is_packed_like_any_other(wide: int) -> None:
    """Such as what fourteen dice of one roll show: a game of Seekers broke off there."""
    log = event_log()
    told = [(step, Event("rolls", "SK-019", {"dice": 14, "faces": wide}, {})) for step in range(2 * LEAST)]
    for entry in told:
        log.append(entry)
    log.pack(2 * LEAST)
    assert (log.packed, list(log)) == (2 * LEAST, told)
