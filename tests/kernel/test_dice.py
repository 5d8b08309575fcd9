"""The dice: fair, repeatable, and nothing but one integer."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.kernel.dice import FAST, KEY_BITS, KEYED, Dice, dice_for
from rulewright.kernel.errors import UnknownName

seeds = st.integers(min_value=0, max_value=(1 << 64) - 1)


def test_the_bits_are_those_of_splitmix64() -> None:
    """The reference values of the published generator for seed 0."""
    dice = Dice(0)
    assert [dice.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(seeds)
def test_equal_dice_roll_alike_and_a_copy_is_one_integer(seed: int) -> None:
    one = Dice(seed)
    one.roll()
    other = Dice(one.state)
    assert one == other
    assert [one.roll() for _ in range(5)] == [other.roll() for _ in range(5)]
    assert one == other
    other.roll()
    assert one != other


def test_any_integer_is_a_seed() -> None:
    assert Dice(-1) == Dice((1 << 64) - 1)
    assert Dice(1 << 64) == Dice(0)


keys = st.integers(min_value=0, max_value=(1 << KEY_BITS) - 1)


@given(keys)
def test_keyed_dice_roll_alike_too_and_pack_into_little(key: int) -> None:
    one = dice_for(key, KEYED)
    one.order(5)
    for other in (Dice(one.state), Dice.unpacked(one.packed())):
        assert one == other
        assert [Dice(one.state).roll(20) for _ in range(5)] == [Dice(other.state).roll(20) for _ in range(5)]
    assert isinstance(one.packed(), str)
    assert sorted(one.order(9)) == list(range(9))


def test_the_bits_of_keyed_dice_are_those_of_blake2b_over_a_counter() -> None:
    """As anybody can work them out from the record's seed: the counter from 1, keyed by the 16 bytes of the seed."""
    key = (0x0123456789ABCDEF << 64) | 7
    digests = [blake2b(n.to_bytes(8, "big"), key=key.to_bytes(16, "big"), digest_size=8).digest() for n in range(1, 4)]
    dice = dice_for(key, KEYED)
    assert [dice.bits() for _ in range(3)] == [int.from_bytes(digest, "big") for digest in digests]


@given(keys, st.integers(min_value=0, max_value=KEY_BITS - 1))
def test_every_bit_of_the_key_counts(key: int, bit: int) -> None:
    assert dice_for(key, KEYED).bits() != dice_for(key ^ (1 << bit), KEYED).bits()


def test_keyed_dice_are_fair_and_become_fast_ones_in_an_imagined_world() -> None:
    dice = dice_for(5, KEYED)
    counts = Counter(dice.roll() for _ in range(12_000))
    assert all(abs(count - 2_000) < 200 for count in counts.values())
    dice.state = 0  # as views and imagined worlds do
    assert dice == Dice(0)
    assert dice_for(5, FAST) == Dice(5)
    with pytest.raises(UnknownName, match="splitmix64 and blake2b"):
        dice_for(5, "coin")


def test_dice_change_and_so_have_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Dice())
    assert Dice(3) != 3
    assert eval(repr(Dice(77))) == Dice(77)


@given(seeds, st.integers(min_value=1, max_value=1000))
def test_numbers_stay_in_their_range(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))
    assert all(1 <= dice.roll(n) <= n for _ in range(20))


def test_every_side_comes_up_equally_often() -> None:
    dice = Dice(5)
    counts = Counter(dice.roll() for _ in range(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # more than 4 standard deviations


@given(seeds, st.lists(st.integers()))
def test_shuffling_keeps_all_things_and_leaves_the_list_alone(seed: int, things: list[int]) -> None:
    before = list(things)
    assert sorted(Dice(seed).shuffled(things)) == sorted(before)
    assert things == before
    assert sorted(Dice(seed).order(len(things))) == list(range(len(things)))


def test_every_order_is_equally_likely() -> None:
    dice = Dice(9)
    counts = Counter(tuple(dice.order(4)) for _ in range(24_000))
    assert len(counts) == 24
    assert all(abs(count - 1000) < 150 for count in counts.values())
