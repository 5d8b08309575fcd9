"""The board: 64 squares, castles, counters and obelisks, what is adjacent and what is within a range."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    finish,
    goes,
    hurt,
    main,
    main_phase,
    mana_phase,
    position,
    scene,
    told,
    troop_at,
    turn,
    under,
    upto,
    view,
)

from rulewright.games.lytharian.rules.combat.bonuses import damaged_near
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.errors import BadVariant, ImpossiblePosition

ROOK = custom("Walker", "R", "2/9")
BOLT = custom("Marksman", "R", "2/9", "Main: Bowshot 1")


def coloured(state: State) -> dict[str, bool]:
    """By square whether the page draws it dark: odd cells are."""
    board = scene(view(state, 0), 0, ("A", "B")).board
    assert board is not None
    return {cell.label: sum(cell.at) % 2 == 1 for cell in board.cells}


@pytest.mark.rule("LC-011", "LC-013", "LC-R02")
def test_white_and_coloured_squares_alternate_and_a1_is_coloured() -> None:
    squares = coloured(position(Side(), Side()))
    assert (len(squares), sum(squares.values()), squares["a1"]) == (64, 32, True)
    for name, dark in squares.items():
        right, ahead = chr(ord(name[0]) + 1) + name[1], name[0] + str(int(name[1]) + 1)
        assert all(squares[other] != dark for other in (right, ahead) if other in squares)
    assert (squares["d1"], squares["e1"], squares["d8"], squares["e8"]) == (False, True, True, False)
    board = scene(view(position(Side(), Side()), 0), 0, ("A", "B")).board
    assert board is not None
    assert {cell.label for cell in board.cells if cell.terrain == "castle"} == {"d1", "e1", "d8", "e8"}


@pytest.mark.rule("LC-011")
def test_there_is_no_ninth_rank() -> None:
    for wrong in ("a9", "i1"):
        with pytest.raises(ImpossiblePosition, match="LC-011"):
            position(Side([Troop("cave-bear", wrong)]), Side())
    with pytest.raises(BadVariant, match="LC-011"):
        position(Side(), Side(), variant=under(board_size=7))


@pytest.mark.rule("LC-012", "LC-R01")
def test_files_run_straight_across_the_seam() -> None:
    state = position(Side([Troop(ROOK, "c3")]), Side())
    assert goes(state, "c3") == {f"c{rank}" for rank in "1245678"} | {f"{file}3" for file in "abdefgh"}
    shifted = position(Side([Troop(ROOK, "c3")]), Side(), variant=under(half_board_file_shift=1))
    assert {"c4", "b5", "b6", "b7", "b8"} <= goes(shifted, "c3")  # Player 2's half lies a file further right
    assert "c5" not in goes(shifted, "c3")


CASTLE = Side([Troop(custom("Near", "P", "1/9"), "a2")], hand=["lightning-strike"], mana=5)


@pytest.mark.rule("LC-014", "LC-015", "LC-R03")
@pytest.mark.parametrize("square", ["d1", "e1", "d8", "e8"])
def test_four_castle_squares_guard_whoever_stands_there(square: str) -> None:
    """A revealed Rook with nobody near can't be targeted on them; one file further it can."""
    king = Troop("rognarr", "h4", up=False)
    mine = Side([*CASTLE.troops, Troop("elderking-laurien", "h6")], hand=CASTLE.hand, mana=5)
    inside = position(mine, Side([Troop(ROOK, square), king]))
    assert "cast lightning-strike" not in upto(main_phase, inside).notations
    file = {"d": "c", "e": "f"}[square[0]]
    outside = position(mine, Side([Troop(ROOK, file + square[1]), king]))
    assert "cast lightning-strike" in upto(main_phase, outside).notations


@pytest.mark.rule("LC-015")
def test_who_leaves_the_castle_loses_its_protection() -> None:
    """King and Queen are not guarded elsewhere: the King steps out and is struck."""
    king = Troop("rognarr", "e8")
    mine = Side([*CASTLE.troops, Troop("elderking-laurien", "h1")], hand=CASTLE.hand, mana=5)
    state = position(mine, Side([king, Troop("cave-bear", "a7", up=False)], mana=0), active=1)
    asked = upto(main, state, "move e8-e7")  # it is struck in the window after its step
    assert (asked.seat, "cast lightning-strike" in asked.notations) == (0, True)
    state = position(mine, Side([king, Troop("cave-bear", "a7", up=False)], mana=0), active=1)
    table = finish(main, state, "move a7-a6")
    assert all("cast lightning-strike" not in offered for _, _, offered in table.asked)


@pytest.mark.rule("LC-R03")
def test_by_a_switch_a_castle_guards_its_owner_only() -> None:
    own = under(castle_protects_any_troop=False)
    mine = Side([*CASTLE.troops, Troop("elderking-laurien", "h6")], hand=CASTLE.hand, mana=5)
    invader = position(mine, Side([Troop(ROOK, "d1"), Troop("rognarr", "h4", up=False)]), variant=own)
    assert "cast lightning-strike" in upto(main_phase, invader).notations
    owner = position(mine, Side([Troop(ROOK, "d8"), Troop("rognarr", "h4", up=False)]), variant=own)
    assert "cast lightning-strike" not in upto(main_phase, owner).notations


@pytest.mark.rule("LC-016", "LC-017")
def test_the_counter_ends_at_fifteen_and_the_obelisk_says_what_is_gained() -> None:
    for obelisk in (1, 4, 6):
        state = position(Side(mana=3, obelisk=obelisk), Side())
        table = finish(mana_phase, state)
        assert (state.players[0].mana, told(table, "mana")[0]["n"]) == (3 + obelisk, obelisk)
    for wrong in (-1, 16):
        with pytest.raises(ImpossiblePosition, match="LC-083"):
            position(Side(mana=wrong), Side())
    state = position(Side(mana=15), Side(mana=5))
    assert "charge" in upto(turn, state).notations  # the last space is the obelisk's


@pytest.mark.rule("LC-018")
def test_squares_are_adjacent_by_side_or_corner() -> None:
    around = ["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"]
    state = position(Side([Troop(BOLT, "d4")]), Side([Troop(ROOK, square) for square in [*around, "d6", "f4", "b2"]]))
    asked = upto(main_phase, state, "main d4 bowshot")
    assert sorted(asked.notations) == sorted(f"at-troop {square}" for square in around)
    corner = position(Side([Troop(BOLT, "a4")]), Side([Troop(ROOK, square) for square in ("h4", "h5", "b3", "b5")]))
    assert sorted(upto(main_phase, corner, "main a4 bowshot").notations) == ["at-troop b3", "at-troop b5"]


@pytest.mark.rule("LC-019", "LC-R12")
def test_within_two_squares_is_the_whole_block() -> None:
    """A Knight's jump away counts; three squares away does not."""
    near = ["b2", "b3", "b4", "c2", "d6", "e6", "f6", "f5"]
    for far, count in ((["a4", "g4", "d7", "a1"], 8), ([], 8)):
        troops = [Troop(ROOK, square, hurt=1) for square in (near + far)[:12]]
        state = position(Side([Troop(custom("Seeker", "R", "5/9", "Bloodrage 1"), "d4")]), Side(troops))
        assert damaged_near(state, troop_at(state, "d4")) == count
    state = position(Side([Troop(custom("Seeker", "R", "5/9", "Bloodrage 1"), "d4")]),
                     Side([Troop(ROOK, "b3", hurt=1), Troop(custom("Wall", "R", "0/20"), "d5")]))  # fmt: skip
    duel(main_phase, state, "attack d4xd5", "move d4-c4", "end")
    assert hurt(state, "d5") == 6
    lines = position(Side([Troop(custom("Seeker", "R", "5/9", "Bloodrage 1"), "d4")]),
                     Side([Troop(ROOK, "b3", hurt=1), Troop(custom("Wall", "R", "0/20"), "d5")]),
                     variant=under(range_shape="straight_lines"))  # fmt: skip
    duel(main_phase, lines, "attack d4xd5", "move d4-c4", "end")
    assert hurt(lines, "d5") == 5
