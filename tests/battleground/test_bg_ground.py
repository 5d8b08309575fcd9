"""The battleground and range: fields, lanes, rows, intersections, who is near whom (BG-014 to BG-035, E01, E02)."""

from collections.abc import Iterable

import pytest
from battleground_table import (
    GAME,
    A,
    B,
    Side,
    Stands,
    battle_phase,
    blow,
    enchantments_phase,
    main_phase,
    play,
    position,
    rules,
    target,
    threats_to,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.ground import Ground
from rulewright.games.battleground.rules.units.summoning import open_fields
from rulewright.kernel.errors import BadVariant, ImpossiblePosition, UnknownName
from rulewright.kernel.variant import OFFICIAL
from rulewright.server.html.board.geometry import center, outline

GROUND: Ground = make_book(OFFICIAL).ground


def named(fields: Iterable[int]) -> str:
    return " ".join(sorted(GROUND.names[field] for field in fields))


def at_range(gaps: tuple[int, ...], n: int) -> str:
    return named(field for field, gap in enumerate(gaps) if gap == n)


# -- fields, lanes, rows


@pytest.mark.rule("BG-014", "BG-R01")
def test_five_lanes_by_four_rows_unless_a_variant_says_otherwise() -> None:
    assert named(range(GROUND.size)) == "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3 e4"
    small = make_book(rules(lanes=3, rows=2)).ground
    assert sorted(small.names) == ["a1", "a2", "b1", "b2", "c1", "c2"]
    for wrong in ({"lanes": 0}, {"rows": 1}, {"lanes": 13}):
        with pytest.raises(BadVariant):
            make_book(rules(**wrong))
    with pytest.raises(ImpossiblePosition, match=r"a1 to e4.*BG-014"):
        position(Side(units={"f1": "guard"}), Side("warlock"))


@pytest.mark.rule("BG-015")
def test_a_field_holds_one_unit() -> None:
    with pytest.raises(ImpossiblePosition, match="BG-015"):
        position(Side(units={"c2": "guard"}), Side("warlock", {"c2": "ghoul"}))
    state = position(Side(units={"b1": "guard"}, hand=["archer"], pool="S"), Side("warlock"))
    asked = upto(main_phase, state, "muster archer")
    assert asked.notations == ["field a1", "field c1", "field d1", "field e1"]
    state = position(Side(units={"c1": "archer", "c2": "guard"}), Side("warlock"))
    play(battle_phase, state, "attack c2", "advance c1", "attack c1")  # c2 is still taken in wave 1
    assert units(state) == {"c1": "archer", "c3": "guard"}


@pytest.mark.rule("BG-016")
def test_fields_of_a_lane_meet_in_edges_across_and_fields_of_a_row_in_upright_ones() -> None:
    state = position(Side(), Side("warlock"))
    for seat in (A, B):
        board = GAME.page.scene(GAME.rules.view(state, seat), seat, ["A", "B"]).board
        assert board is not None
        corners = {cell.id: {(round(x), round(y)) for x, y in outline(board, cell.at, 1)} for cell in board.cells}
        c2, c3, d2 = (corners[f"field-{GROUND.field(name)}"] for name in ("c2", "c3", "d2"))
        assert (len({y for _, y in c2 & c3}), len(c2 & c3)) == (1, 2)
        assert (len({x for x, _ in c2 & d2}), len(c2 & d2)) == (1, 2)


@pytest.mark.rule("BG-017", "BG-028")
def test_a_lane_leads_from_one_player_to_the_other() -> None:
    assert named(GROUND.in_lane[2]) == "c1 c2 c3 c4"
    state = position(Side(units={"c1": "guard"}), Side("warlock", {"a4": "ghoul"}))
    way = []
    for seat in (A, A, A, B, B, B):
        state.active = seat
        where = next(name for name, key in units(state).items() if key == ("ghoul" if seat else "guard"))
        play(battle_phase, state, f"advance {where}", f"defend {_next(where, -1 if seat else 1)}")
        way.append(_next(where, -1 if seat else 1))
    assert way == ["c2", "c3", "c4", "a3", "a2", "a1"]
    assert units(state) == {"c4": "guard", "a1": "ghoul"}


def _next(name: str, step: int) -> str:
    return f"{name[0]}{int(name[1]) + step}"


@pytest.mark.rule("BG-018")
def test_a_row_runs_across() -> None:
    assert named(GROUND.in_row[1]) == "a2 b2 c2 d2 e2"
    side = Side(units={"a2": "guard", "e2": "archer", "c3": "knight"}, hand=["hold-the-line"], pool="W")
    state = position(side, Side("warlock"))
    play(main_phase, state, "cast hold-the-line", "row 2")
    assert [unit.defending for unit in (unit_at(state, "a2"), unit_at(state, "e2"), unit_at(state, "c3"))] == [
        True, True, False]  # fmt: skip


# -- intersections


@pytest.mark.rule("BG-019", "BG-021", "BG-E01")
def test_intersections_are_where_corners_meet_and_outer_corners_are_none() -> None:
    assert len(GROUND.crossings) == 26
    for x, y in ((0, 0), (5, 0), (0, 4), (5, 4)):
        with pytest.raises(UnknownName, match="BG-021"):
            GROUND.crossing(x, y)
    state = position(Side(hand=["consecrate"], pool="WW"), Side("warlock"))
    asked = upto(main_phase, state, "cast consecrate")
    assert len(asked.notations) == 26
    assert {"ix 0,1", "ix 1,0", "ix 5,3", "ix 4,4"} < set(asked.notations)
    assert not {"ix 0,0", "ix 5,0", "ix 0,4", "ix 5,4"} & set(asked.notations)


@pytest.mark.rule("BG-020")
def test_nobody_stands_on_an_intersection() -> None:
    with pytest.raises(ImpossiblePosition, match="is no field"):
        position(Side(units={"ix 2,2": "guard"}), Side("warlock"))
    state = position(Side(hand=["guard"], pool="S"), Side("warlock"))
    assert {GROUND.names[field] for field in open_fields(state, A)} == {"a1", "b1", "c1", "d1", "e1"}
    assert len(state.board) == GROUND.size


@pytest.mark.rule("BG-031", "BG-033", "BG-E01")
def test_range_from_an_intersection() -> None:
    gaps = GROUND.crossing_gap[GROUND.crossing(2, 2)]
    assert at_range(gaps, 1) == "b2 b3 c2 c3"
    assert at_range(gaps, 2) == "a2 a3 b1 b4 c1 c4 d2 d3"
    assert at_range(gaps, 3) == "a1 a4 d1 d4 e2 e3"
    assert at_range(gaps, 4) == "e1 e4"
    assert sum(1 for gap in gaps if gap <= 2) == 12
    border = GROUND.crossing_gap[GROUND.crossing(0, 2)]
    assert (at_range(border, 1), at_range(border, 2)) == ("a2 a3", "a1 a4 b2 b3")


@pytest.mark.rule("BG-031", "BG-E01")
def test_an_area_at_range_one_of_an_intersection_is_its_four_fields() -> None:
    """
    3 . X X .
    2 . X X .
    1 . . X .    b2 b3 c2 c3 are hit, c1 is not
    """
    foes = {name: Stands("ghoul", hp=5) for name in ("b2", "b3", "c2", "c3", "c1", "d2", "a3")}
    state = position(Side("elementalist", hand=["fireball"], pool="RRW"), Side("warlock", foes))
    play(main_phase, state, "cast fireball", "ix 2,2")
    assert sorted(name for name in foes if unit_at(state, name).hp < 5) == ["b2", "b3", "c2", "c3"]


# -- adjacent and neighbouring, range from a field


@pytest.mark.rule("BG-022", "BG-025", "BG-030", "BG-032", "BG-E02")
def test_adjacent_shares_an_edge_neighbouring_an_edge_or_a_corner() -> None:
    c2, e1 = GROUND.field("c2"), GROUND.field("e1")
    assert named(GROUND.near4[c2]) == "b2 c1 c3 d2"
    assert named(GROUND.near8[c2]) == "b1 b2 b3 c1 c3 d1 d2 d3"
    assert (named(GROUND.near4[e1]), named(GROUND.near8[e1])) == ("d1 e2", "d1 d2 e2")  # not round the border
    for field in range(GROUND.size):
        assert set(GROUND.near4[field]) < set(GROUND.near8[field])
        assert set(GROUND.near4[field]) == {f for f, gap in enumerate(GROUND.gap[field]) if gap == 1}


@pytest.mark.rule("BG-030", "BG-033", "BG-034", "BG-E02")
def test_range_from_a_field() -> None:
    gaps = GROUND.gap[GROUND.field("c2")]
    assert at_range(gaps, 0) == "c2"
    assert at_range(gaps, 1) == "b2 c1 c3 d2"
    assert at_range(gaps, 2) == "a2 b1 b3 c4 d1 d3 e2"
    assert at_range(gaps, 3) == "a1 a3 b4 d4 e1 e3"
    assert at_range(gaps, 4) == "a4 e4"


@pytest.mark.rule("BG-023")
def test_adjacent_units_are_those_on_adjacent_fields() -> None:
    hurt = {name: Stands("guard", hp=1) for name in ("b2", "c1", "c3", "d2", "b1", "d3")}
    state = position(Side(units={"c2": "cleric", **hurt}), Side("warlock"))
    play(enchantments_phase, state)
    assert {name: unit_at(state, name).hp for name in hurt} == {"b2": 2, "c1": 2, "c3": 2, "d2": 2, "b1": 1, "d3": 1}


@pytest.mark.rule("BG-024", "BG-164", "BG-029")
def test_a_hero_is_adjacent_to_nothing() -> None:
    """A Cleric in the home row does not heal its hero; a defender in the last row is not flanked by one."""
    state = position(Side(units={"c1": "cleric"}, life=10), Side("warlock"))
    play(enchantments_phase, state)
    assert state.players[0].life == 10
    defender = {"c1": Stands("ghoul", defending=True)}
    state = position(Side(units={"b1": "guard"}), Side("warlock", defender))
    assert threats_to(state, unit_at(state, "c1"), unit_at(state, "b1")) == ()
    assert blow(state, unit_at(state, "b1"), GROUND.field("c1")).defense == 1


@pytest.mark.rule("BG-026")
def test_neighbouring_units_are_those_on_neighbouring_fields() -> None:
    foes = {name: Stands("guard", hp=3) for name in ("b1", "b3", "d1", "d3", "c3", "b2", "c4", "e2")}
    state = position(Side("warlock", {"c2": "imp"}, hand=["sacrifice"], pool="R"), Side(units=foes))
    play(main_phase, state, "cast sacrifice")
    hit = sorted(name for name in foes if unit_at(state, name).hp == 1)
    assert hit == ["b1", "b2", "b3", "c3", "d1", "d3"]


@pytest.mark.rule("BG-027")
def test_the_home_row_is_the_closest_row() -> None:
    state = position(Side(hand=["guard"], pool="S"), Side("warlock", hand=["imp"], pool="S"))
    assert named(open_fields(state, A)) == "a1 b1 c1 d1 e1"
    assert named(open_fields(state, B)) == "a4 b4 c4 d4 e4"
    for seat in (A, B):  # and it lies nearest on the table, too
        board = GAME.page.scene(GAME.rules.view(state, seat), seat, ["A", "B"]).board
        assert board is not None
        low = max(center(board, cell.at)[1] for cell in board.cells)
        nearest = {cell.id for cell in board.cells if center(board, cell.at)[1] == low}
        assert nearest == {f"field-{field}" for field in open_fields(state, seat)}


@pytest.mark.rule("BG-028")
def test_turnover_reverses_forward() -> None:
    state = position(Side(units={"c3": Stands("guard", turnover=1)}), Side("warlock"))
    play(battle_phase, state)
    assert units(state) == {"c2": "guard"}


@pytest.mark.rule("BG-029")
def test_a_hero_stands_along_the_whole_edge_and_on_no_field() -> None:
    for lane in "abcde":
        state = position(Side(units={f"{lane}4": "guard"}), Side("warlock"))
        assert target(state, f"{lane}4") == "hero"
        state = position(Side(), Side("warlock", {f"{lane}1": "ghoul"}), active=1)
        assert target(state, f"{lane}1") == "hero"
    everywhere = dict.fromkeys(GROUND.names, "guard")
    assert len(units(position(Side(units=everywhere), Side("warlock")))) == 20


@pytest.mark.rule("BG-035")
def test_units_between_do_not_affect_range() -> None:
    state = position(Side(units={"c1": "archer", "c2": "guard"}), Side("warlock", {"c3": "ghoul"}))
    assert target(state, "c1") == "c3"
    state = position(Side(units={"c1": "archer"}), Side("warlock", {"c3": "ghoul"}))
    assert target(state, "c1") == "c3"
