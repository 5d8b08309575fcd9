"""Every Elementalist card, played: it does what its text says, alone and with the powers that enhance it."""

import pytest
from battleground_cases import Case, all_tried, tried
from battleground_table import InPlay, Side, Stands, enchantments_phase, finish, main_phase, position, unit_at, upto

from rulewright.games.battleground.cards.elementalist import ELEMENTALIST
from rulewright.games.battleground.rules.ids import FieldId

GUARD = Side(units={"c3": "guard"})
FIRE, FROST, STORM = (5, 0, 0), (0, 5, 0), (0, 0, 5)


def mine(*hand: str, pool: str = "", units: dict[str, str | Stands] | None = None, **more: object) -> Side:
    return Side("elementalist", units or {}, hand=hand, pool=pool, **more)  # type: ignore[arg-type]


CASES = [
    ("firebolt", Case(mine("firebolt", pool="R"), GUARD, ("main: cast firebolt",), "20-20, c3 guard 1/2")),
    ("firebolt", Case(mine("firebolt", pool="R", paths=(3, 0, 0)), GUARD, ("main: cast firebolt",),
                      "20-20, c3 guard 1/1")),  # Pyromancer
    ("fireball", Case(mine("fireball", pool="RRW", units={"b2": "stone-golem"}),
                      Side(units={"c2": "guard", "c3": "knight", "d3": "guard"}), ("main: cast fireball; ix 2,2",),
                      "20-20, b2 stone-golem 3/2, c2 guard 1/1, c3 knight 2/2, d3 guard 1/3")),
    ("fireball", Case(mine("fireball", pool="RRW", units={"b2": "stone-golem"}, paths=FIRE),
                      Side(units={"c2": "guard", "c3": "knight", "b3": Stands("guard", turnover=1)}),
                      ("main: cast fireball; ix 2,2",),
                      "20-20, b2 stone-golem 3/4, b3 guard 1/3 turnover1, c3 knight 2/1")),  # Inferno
    ("ember-elemental", Case(mine("ember-elemental", pool="RS"), GUARD, ("main: cast ember-elemental; field a1",),
                             "20-20, a1 ember-elemental 2/3, c3 guard 1/3")),
    ("frost-shard", Case(mine("frost-shard", pool="U"), GUARD, ("main: cast frost-shard",),
                         "20-20, c3 guard 1/2 chill1")),
    ("frost-shard", Case(mine("frost-shard", pool="U", paths=(0, 3, 0)), GUARD, ("main: cast frost-shard",),
                         "20-20, c3 guard 1/2 chill2")),  # Cryomancer
    ("ice-wall", Case(mine("ice-wall", pool="U"), GUARD,
                      ("main: cast ice-wall; field c2", "battle: advance c2; attack c2"),
                      "20-20, c2 ice-wall 0/2, c3 guard 1/3")),
    ("blizzard", Case(mine("blizzard", pool="UU", units={"a3": "ice-wall"}), Side(units={"c3": "guard", "c2": "guard"}),
                      ("main: cast blizzard; row 3", "enchantments:", "enchantments:", "enchantments:"),
                      "20-20, c2 guard 1/3, a3 ice-wall 0/2, c3 guard 1/3 chill2 snare2")),
    ("blizzard", Case(mine(play=[InPlay("blizzard", 2, "row 3")], paths=FROST), GUARD, ("enchantments:",),
                      "20-20, c3 guard 1/2 chill2 snare1")),  # Cryomancer and Deep Winter
    ("lightning", Case(mine("lightning", pool="RW"), Side(units={"c3": "knight"}), ("main: cast lightning; at c3",),
                       "20-20, c3 knight 2/1")),
    ("lightning", Case(mine("lightning", pool="RW"), GUARD, ("main: cast lightning; hero 1",), "20-17, c3 guard 1/3")),
    ("lightning", Case(mine("lightning", pool="RW", paths=(0, 0, 3)), GUARD, ("main: cast lightning; hero 1",),
                       "20-16, c3 guard 1/3")),  # Stormcaller
    ("gust", Case(mine("gust", pool="W"), GUARD, ("main: cast gust",), "20-20, c4 guard 1/3")),
    ("gust", Case(mine("gust", pool="W", paths=STORM), GUARD, ("main: cast gust",), "20-20, c4 guard 1/2")),
    ("gust", Case(mine("gust", pool="W", paths=STORM), Side(units={"c4": "guard"}), ("main: cast gust",),
                  "20-20, c4 guard 1/1")),  # Tempest: it could not be pushed
    ("storm-elemental", Case(mine("storm-elemental", pool="WS"), GUARD, ("main: cast storm-elemental; field c1",),
                             "20-20, c1 storm-elemental 2/2 haste1, c3 guard 1/3")),
    ("storm-elemental", Case(mine("storm-elemental", pool="WS"), GUARD,
                             ("main: cast storm-elemental; field c1", "battle: defend c1; attack c1"),
                             "20-20, c1 storm-elemental 2/2 defends, c3 guard 1/1")),
    ("stone-golem", Case(mine("stone-golem", pool="SS"), GUARD, ("main: cast stone-golem; field e1",),
                         "20-20, e1 stone-golem 3/4, c3 guard 1/3")),
]  # fmt: skip


@pytest.mark.rule("BG-073", "BG-171")
@pytest.mark.parametrize(("key", "case"), CASES, ids=[f"{key}-{i}" for i, (key, _) in enumerate(CASES)])
def test_the_card_does_what_it_says(key: str, case: Case) -> None:
    assert tried(case) == case.after


def test_no_elementalist_card_is_left_out() -> None:
    all_tried(CASES, ELEMENTALIST)


def test_ice_wall_may_stand_in_ones_half_and_the_others_in_the_home_row() -> None:
    state = position(mine("ice-wall", pool="U", units={"b2": "stone-golem"}), GUARD)
    half = upto(main_phase, state, "cast ice-wall").notations
    assert sorted(half) == sorted(f"field {lane}{row}" for row in "12" for lane in "abcde" if lane + row != "b2")
    golem = position(mine("stone-golem", pool="SS"), GUARD)
    assert upto(main_phase, golem, "cast stone-golem").notations == [f"field {lane}1" for lane in "abcde"]


def test_gust_does_nothing_to_who_has_somebody_behind() -> None:
    foe = Side(units={"c3": "guard", "c4": "archer"})
    assert tried(Case(mine("gust", pool="W"), foe, ("main: cast gust; at c3",), "")) == (
        "20-20, c3 guard 1/3, c4 archer 1/2"
    )
    stuck = Case(mine("gust", pool="W", paths=STORM), foe, ("main: cast gust; at c4",), "")
    assert tried(stuck) == "20-20, c3 guard 1/3"


@pytest.mark.rule("BG-R121")
def test_blizzard_is_where_it_was_laid_and_takes_who_comes() -> None:
    state = position(mine(play=[InPlay("blizzard", 2, "row 3")]), GUARD)
    finish(enchantments_phase, state)
    guard = unit_at(state, "c3")
    assert (guard.snare, guard.chill) == (1, 1)
    state.board[12], state.board[17] = None, guard
    guard.field = FieldId(17)
    finish(enchantments_phase, state)
    assert (guard.snare, guard.chill) == (1, 1)  # no longer in that row


def test_inferno_spares_allies_by_allegiance() -> None:
    """One's own unit that was turned is a foe and burns."""
    side = mine("fireball", pool="RRW", units={"b2": Stands("stone-golem", turnover=1)}, paths=FIRE)
    assert tried(Case(side, Side(), ("main: cast fireball; ix 2,2",), "")) == "20-20, b2 stone-golem 3/1 turnover1"
