"""Scouts: who is revealed under which clause, and what everybody learns by a word that is spoken or not."""

from collections.abc import Sequence

import pytest
from lytharian_table import Script, Side, Troop, custom, face_up, finish, main_phase, position, troop_at, under

from rulewright.games.lytharian.rules.casting.windows import threatened
from rulewright.games.lytharian.rules.deductions import having, possible_faces
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.variant import OFFICIAL, Variant

WATCHER, WOLF = "kevetni-watcher", "timber-wolf"  # a Pawn that scouts, a Pawn that does not
MAYBE = under(scout_optional=True)


def beside(mover: str, *foes: Troop, up: bool = False, seat: int = 0, variant: Variant = OFFICIAL) -> State:
    """A Pawn two squares before face-down foes on rank 6 (or 3, if the second player moves)."""
    mine = Side([Troop(mover, "d4" if seat == 0 else "d5", up=up)])
    return position(*((mine, Side(foes)) if seat == 0 else (Side(foes), mine)), active=seat, variant=variant)


def step(state: State, *answers: str) -> Script:
    """The Pawn comes to rest beside them."""
    return finish(main_phase, state, "move d4-d5" if state.active == 0 else "move d5-d4", *answers)


def may_be(state: State, square: str) -> tuple[bool, bool]:
    """Whether a troop may be a Scout for all that is public, and whether it may be none."""
    faces, scouts = possible_faces(state, troop_at(state, square)), having(state, "scout")
    return bool(faces & scouts), bool(faces & ~scouts)


def rumored(state: State) -> list[set[str]]:
    """The squares of which one is told to be a Scout's."""
    names = state.book.board.names
    troops = [[t for t in range(2 * state.n) if each.troops >> t & 1] for each in state.rumors]
    return [{names[state.at[t]] for t in each} for each in troops]


def clauses(table: Script) -> list[str]:
    return [clause for kind, clause, _ in table.events if kind == "reveals"]


def down(*squares: str, card: str = WOLF) -> Sequence[Troop]:
    return [Troop(card, square, up=False) for square in squares]


@pytest.mark.rule("LC-070", "LC-071", "LC-R36")
@pytest.mark.parametrize(("seat", "near", "rest"), [(0, ("c6", "e6"), "d5"), (1, ("c3", "e3"), "d4")])
def test_a_scout_reveals_all_beside_it_and_is_revealed_by_theirs(seat: int, near: tuple[str, str], rest: str) -> None:
    state = beside(WATCHER, *down(*near), seat=seat)
    assert clauses(step(state)) == ["LC-070", "LC-070"]
    assert [face_up(state, square) for square in (*near, rest)] == [True, True, False]
    state = beside(WOLF, *down(near[0], card=WATCHER), *down(near[1]), seat=seat)
    assert clauses(step(state)) == ["LC-071"]
    assert [face_up(state, square) for square in (*near, rest)] == [False, False, True]
    both = beside(WATCHER, *down(*near, card=WATCHER), seat=seat)
    assert sorted(clauses(step(both))) == ["LC-070", "LC-070", "LC-071"]


@pytest.mark.rule("LC-070", "LC-R44", "LC-R36")
def test_whoever_reveals_nobody_and_whoever_is_not_revealed_tells_something() -> None:
    state = beside(WOLF, *down("c6", "e6"))
    step(state)
    assert may_be(state, "d5") == (False, True)  # else it would have revealed them
    assert may_be(state, "c6") == may_be(state, "e6") == (False, True)  # else they would have revealed it
    seen = beside(WOLF, *down("c6", card=WATCHER), *down("e6"))
    step(seen)
    assert (may_be(seen, "c6"), may_be(seen, "e6")) == ((True, True), (True, True))
    assert rumored(seen) == [{"c6", "e6"}]  # one of them has seen it
    known = beside(WOLF, Troop(WATCHER, "c6"), *down("e6"))
    step(known)
    assert (face_up(known, "d5"), rumored(known)) == (True, [])  # the one that all know did


@pytest.mark.rule("LC-R44", "LC-R36")
def test_beside_nobody_and_beside_the_revealed_nothing_is_told() -> None:
    for foes in ((), (Troop(WOLF, "c6"), Troop(WOLF, "e6"))):
        state = beside(WATCHER, *foes)
        assert clauses(step(state)) == []
        assert may_be(state, "d5") == (True, True)
    shown = beside(WOLF, *down("c6", card=WATCHER), up=True)  # a troop that is face up can't be seen any better
    assert clauses(step(shown)) == []
    assert (may_be(shown, "c6"), rumored(shown)) == ((True, True), [])


@pytest.mark.rule("LC-R35", "LC-R44")
@pytest.mark.parametrize(("word", "mover"), [("yes", (True, False)), ("no", (True, True))])
def test_a_scout_that_may_keep_silent_tells_of_itself_only_when_it_speaks(word: str, mover: tuple[bool, bool]) -> None:
    state = beside(WATCHER, *down("c6"), variant=MAYBE)
    step(state, word)
    assert (face_up(state, "c6"), may_be(state, "d5")) == (word == "yes", mover)
    theirs = beside(WOLF, *down("c6", card=WATCHER), variant=MAYBE)
    step(theirs, word)
    assert (face_up(theirs, "d5"), may_be(theirs, "c6")) == (word == "yes", (True, True))
    assert rumored(theirs) == ([{"c6"}] if word == "yes" else [])


@pytest.mark.rule("LC-R35", "LC-R44")
def test_where_scouts_may_keep_silent_no_silence_tells_anything() -> None:
    state = beside(WOLF, *down("c6", "e6"), variant=MAYBE)
    step(state)
    assert [may_be(state, square) for square in ("d5", "c6", "e6")] == [(True, True)] * 3


@pytest.mark.rule("LC-065", "LC-R32", "LC-128")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("there", "near"), [("d5", True), ("e5", True), ("c3", True), ("d6", False), ("f4", False)])
def test_an_attack_may_follow_where_enemies_stand_side_by_side(active: int, there: str, near: bool) -> None:
    rook = custom("Tower", "R", "3/9")
    state = position(Side([Troop(rook, "d4")]), Side([Troop(rook, there)]), active=active)
    assert threatened(state) is near
    state.attacks = state.book.rules.attacks_per_turn
    assert not threatened(state)


@pytest.mark.rule("LC-065", "LC-128")
def test_who_stands_in_a_corner_threatens_and_who_has_died_does_not() -> None:
    rook = custom("Tower", "R", "3/9")
    assert threatened(position(Side([Troop(rook, "a1")]), Side([Troop(rook, "a2")])))
    assert not threatened(position(Side([Troop(rook, None), Troop(rook, "a1")]), Side([Troop(rook, "g8")])))


@pytest.mark.rule("LC-065", "LC-128")
def test_two_of_one_side_threaten_nobody() -> None:
    rook = custom("Tower", "R", "3/9")
    state = position(Side([Troop(rook, "d4"), Troop(rook, "d5")]), Side([Troop(rook, "h8")]))
    assert not threatened(state)
    state.active = SEATS[1]
    assert not threatened(state)
