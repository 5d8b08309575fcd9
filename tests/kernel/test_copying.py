"""Copying, packing and unpacking of whatever a state may hold, and refusal of what it may not."""

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum, StrEnum
from typing import Any, Literal, NamedTuple, NewType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import TOY

from rulewright.kernel.copying import copy_state, pack_state, unpack_state
from rulewright.kernel.dice import Dice
from rulewright.testing import battery
from rulewright.testing.battery import walk

Hex = NewType("Hex", int)


class Zone(IntEnum):
    DECK = 0
    HAND = 1


class Mood(StrEnum):
    CALM = "calm"
    WILD = "wild"


class Odd(Enum):
    ONE = "one"


class Move(NamedTuple):
    where: Hex
    zone: Zone
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Book:
    name: str


@dataclass(slots=True)
class Unit:
    hp: int
    at: Hex | None
    tags: list[str]


def _other_unit() -> type[Any]:
    @dataclass(slots=True)
    class Unit:
        power: float

    return Unit


Namesake = _other_unit()


@dataclass(slots=True)
class Everything:
    """One of everything that a state may hold."""

    book: Book
    dice: Dice
    flag: bool
    odds: Odd
    mood: Mood
    word: Literal["a", "b"]
    either: int | str
    maybe_either: int | str | None
    zone: Zone | None
    move: Move | None
    unit: Unit | None
    namesake: Namesake  # type: ignore[valid-type]
    units: list[Unit]
    rows: list[list[int]]
    deep: list[list[Unit]]
    pairs: list[tuple[Hex, Zone]]
    moves: tuple[Move, ...]
    nested: tuple[tuple[int, int], ...]
    gaps: list[int | None]
    counts: dict[int, int]
    by_zone: dict[Zone, Unit]
    by_place: dict[tuple[int, int], list[int]]
    groups: dict[str, dict[str, list[int]]]


def everything() -> Everything:
    return Everything(
        book=Book("official"),
        dice=Dice(1 << 63),
        flag=True,
        odds=Odd.ONE,
        mood=Mood.WILD,
        word="b",
        either="x",
        maybe_either=None,
        zone=Zone.HAND,
        move=Move(Hex(3), Zone.DECK, (1, 2)),
        unit=Unit(3, Hex(4), ["swift"]),
        namesake=Namesake(2.5),
        units=[Unit(1, None, []), Unit(2, Hex(0), ["a", "b"])],
        rows=[[1, 2], [], [3]],
        deep=[[Unit(5, None, [])], []],
        pairs=[(Hex(1), Zone.HAND)],
        moves=(Move(Hex(1), Zone.HAND, ()),),
        nested=((1, 2), (3, 4)),
        gaps=[1, None],
        counts={5: 1, 2: 2},
        by_zone={Zone.HAND: Unit(9, None, [])},
        by_place={(0, 1): [1], (1, 0): []},
        groups={"x": {"y": [1]}},
    )


def test_a_copy_is_equal_and_shares_nothing_changeable() -> None:
    battery.a_state_is_a_tree(everything())
    battery.a_copy_is_equal_and_shares_nothing(everything())


def test_a_copy_shares_the_rules_in_force() -> None:
    state = everything()
    assert copy_state(state).book is state.book


def test_changing_a_copy_leaves_the_original_alone() -> None:
    state, copy = everything(), copy_state(everything())
    copy.dice.roll()
    copy.units[0].tags.append("changed")
    copy.rows[1].append(9)
    copy.deep[0][0].hp = 0
    copy.by_place[0, 1].append(2)
    copy.groups["x"]["y"].append(2)
    copy.by_zone[Zone.HAND].hp = 0
    assert state == everything()


@pytest.mark.parametrize("form", [msgspec.json, msgspec.msgpack])
def test_packing_reads_back_to_the_last_type(form: Any) -> None:
    state = everything()
    read = unpack_state(Everything, form.decode(form.encode(pack_state(state))), state.book)
    battery.same(state, read)
    assert list(read.counts) == [5, 2]  # the order of a dict is part of the state


def test_packed_data_holds_nothing_but_lists_and_plain_values() -> None:
    def check(thing: Any) -> None:
        assert type(thing) in (list, int, str, bool, float, type(None)), thing
        for part in thing if type(thing) is list else ():
            check(part)

    check(pack_state(everything()))


def test_packing_leaves_the_original_alone() -> None:
    state = everything()
    data = pack_state(state)
    read = unpack_state(Everything, data, state.book)
    read.rows[0].append(7)
    read.units[1].tags.clear()
    assert state == everything()
    assert data == pack_state(everything())


def test_a_state_is_not_unpacked_under_something_else_than_its_rules() -> None:
    with pytest.raises(TypeError, match="under Book can't be unpacked under Unit"):
        unpack_state(Everything, pack_state(everything()), Unit(1, None, []))


def test_a_state_with_two_kinds_of_frozen_things_is_not_mixed_up() -> None:
    """Only the rules in force are left out of what is packed; another frozen class would come back as them."""

    @dataclass(slots=True)
    class Careless:
        book: Book
        tag: Tag

    state = Careless(Book("official"), Tag(1))
    with pytest.raises(TypeError, match="under Tag can't be unpacked under Book"):
        unpack_state(Careless, pack_state(state), state.book)


@dataclass(frozen=True)
class Tag:
    n: int


@pytest.mark.parametrize("hint", [set[int], Callable[[], int], object, Any, int | list[int], bytes])
def test_what_a_state_can_not_hold_is_refused(hint: Any) -> None:
    kind = dataclasses.make_dataclass("Bad", [("field", hint)], slots=True)
    for work in (copy_state, pack_state, lambda state: unpack_state(type(state), [None], None)):
        with pytest.raises(TypeError, match=r"a state can't hold .*: use dataclasses, lists"):
            work(kind(None))


plain_texts = st.text(st.characters(codec="utf-8"))


@given(st.integers(-(2**63), 2**63 - 1), st.none() | st.integers(0, 60), st.lists(plain_texts))
def test_any_values_read_back(hp: int, at: int | None, tags: list[str]) -> None:
    unit = Unit(hp, None if at is None else Hex(at), tags)
    assert copy_state(unit) == unit
    for form in (msgspec.json, msgspec.msgpack):
        assert unpack_state(Unit, form.decode(form.encode(pack_state(unit))), None) == unit


def test_every_position_of_a_game_copies_and_packs() -> None:
    for match in walk(TOY, 3, seed=4, leaving=0.05):
        battery.a_state_is_a_tree(match.state)
        battery.a_copy_is_equal_and_shares_nothing(match.state)
        battery.a_packed_state_reads_back(TOY, match.state)
