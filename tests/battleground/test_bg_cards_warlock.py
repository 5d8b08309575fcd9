"""Every Warlock card, played: it does what its text says."""

import pytest
from battleground_cases import Case, all_tried, tried
from battleground_table import InPlay, Side, Stands, battle_phase, finish, notations, position, unit_at

from rulewright.games.battleground.cards.warlock import WARLOCK

PALADIN = Side()
GUARD = Side(units={"c3": "guard"})
AROUND = {"b3": "guard", "c4": "archer", "d2": "knight", "e3": "guard"}


def mine(units: dict[str, str | Stands], *hand: str, pool: str = "", **more: object) -> Side:
    return Side("warlock", units, hand=hand, pool=pool, **more)  # type: ignore[arg-type]


def cast(key: str, pool: str, foe: Side, after: str, *steps: str, **more: object) -> Case:
    """A spell cast in the Main phase, and what comes then."""
    return Case(mine({}, key, pool=pool, **more), foe, steps, after)


CASES = [
    ("imp", Case(mine({}, "imp", pool="S"), PALADIN, ("main: muster imp; field a1",), "20-20, a1 imp 1/1 haste1")),
    ("ghoul", Case(mine({}, "ghoul", pool="S"), PALADIN, ("main: muster ghoul; field a1",), "20-20, a1 ghoul 2/3")),
    ("hellhound", Case(mine({"b2": "ghoul"}, "hellhound", pool="S"),
                       Side(units={"a2": Stands("knight", defending=True)}),
                       ("main: muster hellhound; field a1", "battle: attack b2; defend a1"),
                       "20-20, a1 hellhound 1/2 defends, a2 knight 2/2 defends, b2 ghoul 2/3")),
    ("cultist", Case(mine({}, "cultist", pool="S"), PALADIN,
                     ("main: muster cultist; field a1", "enchantments:", "battle: advance a1; defend a1"),
                     "20-20, P, a1 cultist 0/1 defends")),
    ("abomination", Case(mine({}, "abomination", pool="SS"), PALADIN, ("main: muster abomination; field a1",),
                         "19-20, a1 abomination 3/5")),
    ("dread-hound", Case(mine({}, "dread-hound", pool="S"), PALADIN, ("main: muster hellhound; field a1",),
                         "20-20, a1 dread-hound 2/2 haste1")),
    ("plague-ghoul", Case(mine({}, "plague-ghoul", pool="S"), PALADIN, ("main: muster ghoul; field a1",),
                          "20-20, a1 plague-ghoul 2/3")),
    ("shadow-bolt", cast("shadow-bolt", "PR", GUARD, "20-20, c3 guard 1/1", "main: cast shadow-bolt")),
    ("shadow-lance", cast("shadow-lance", "PR", Side(units={"c3": "knight"}), "20-20, c3 knight 2/1",
                          "main: cast shadow-bolt")),
    ("drain-life", cast("drain-life", "PP", GUARD, "16-20, c3 guard 1/2", "main: cast drain-life", life=15)),
    ("devour-life", cast("devour-life", "PP", GUARD, "17-20, c3 guard 1/1", "main: cast drain-life", life=15)),
    ("blood-pact", cast("blood-pact", "", PALADIN, "18-20, RP", "main: cast blood-pact")),
    ("blood-covenant", cast("blood-covenant", "", PALADIN, "19-20, RP", "main: cast blood-pact")),
    ("withering-curse", cast("withering-curse", "P", GUARD, "20-20, c3 guard 1/1", "main: cast withering-curse",
                             "enchantments:", "enchantments:", "enchantments:")),
    ("lingering-curse", cast("lingering-curse", "P", Side(units={"c3": "knight"}), "20-20, c3 knight 2/1",
                             "main: cast withering-curse", *["enchantments:"] * 4)),
    ("terror", cast("terror", "PR", GUARD, "20-20, c3 guard 1/3 stun1", "main: cast terror")),
    ("nightmare", cast("nightmare", "PR", GUARD, "20-20, c3 guard 1/3 stun1 chill2", "main: cast terror")),
    ("treason", cast("treason", "PPP", Side(units={"c3": "guard", "d3": "knight"}),
                     "20-20, c3 guard 1/3 turnover1, d3 knight 2/4", "main: cast treason")),
    ("high-treason", cast("high-treason", "PPR", Side(units={"d3": "knight"}), "20-20, d3 knight 2/4 turnover1",
                          "main: cast treason")),
    ("sacrifice", Case(mine({"c3": "imp", "b2": "ghoul"}, "sacrifice", pool="R"), Side(units=dict(AROUND)),
                       ("main: cast sacrifice; at c3",),
                       "20-20, b2 ghoul 2/3, d2 knight 2/2, b3 guard 1/1, e3 guard 1/3")),
    ("dark-offering", Case(mine({"c3": "imp", "b2": "ghoul"}, "dark-offering", pool="R"), Side(units=dict(AROUND)),
                           ("main: cast sacrifice; at c3",), "20-20, b2 ghoul 2/3, d2 knight 2/1, e3 guard 1/3")),
    ("hellfire", Case(mine({"b2": "ghoul"}, "hellfire", pool="RR"), Side(units={"c3": "guard", "d3": "guard"}),
                      ("main: cast hellfire; ix 2,2",), "20-20, b2 ghoul 2/2, c3 guard 1/2, d3 guard 1/3")),
    ("hellstorm", Case(mine({"b2": "ghoul"}, "hellstorm", pool="RR"), Side(units={"c3": "guard", "d3": "guard"}),
                       ("main: cast hellfire; ix 2,2",), "20-20, b2 ghoul 2/1, c3 guard 1/1, d3 guard 1/3")),
    ("soul-harvest", Case(mine({"c2": "ghoul"}, "soul-harvest", pool="PP"), Side(units={"c3": "archer"}),
                          ("main: cast soul-harvest", "battle: attack c2"), "20-19, c3 ghoul 2/3")),
    ("soul-reaping", Case(mine({"c2": "ghoul"}, "soul-reaping", pool="PP", life=9), Side(units={"c3": "archer"}),
                          ("main: cast soul-harvest", "battle: attack c2"), "10-19, c3 ghoul 2/3")),
]  # fmt: skip


@pytest.mark.rule("BG-073", "BG-171")
@pytest.mark.parametrize(("key", "case"), CASES, ids=[f"{key}-{i}" for i, (key, _) in enumerate(CASES)])
def test_the_card_does_what_it_says(key: str, case: Case) -> None:
    assert tried(case) == case.after


def test_no_warlock_card_is_left_out() -> None:
    all_tried(CASES, WARLOCK)


def test_the_plague_ghoul_chills_who_kills_it_by_an_attack_only() -> None:
    state = position(Side(units={"c2": "archer"}), Side("warlock", {"c4": Stands("plague-ghoul", hp=1)}))
    finish(battle_phase, state, "attack c2")
    assert [(unit.field, unit.chill) for unit in state.board if unit is not None] == [(12, 1)]  # from two fields away
    burnt = Case(mine({"b2": Stands("plague-ghoul", hp=1)}, "hellfire", pool="RR"), GUARD,
                 ("main: cast hellfire; ix 2,2",), "")  # fmt: skip
    assert tried(burnt) == "20-20, c3 guard 1/2"


def test_treason_looks_at_the_base_hp_and_high_treason_does_not() -> None:
    knight = Side(units={"c3": Stands("knight", hp=1)})
    assert "cast treason" not in notations(position(mine({}, "treason", pool="PPP"), knight), 0)
    assert "cast treason" in notations(position(mine({}, "high-treason", pool="PPR"), knight), 0)
    assert "cast treason" not in notations(position(mine({}, "high-treason", pool="PPP"), knight), 0)  # another cost


def test_soul_harvest_heeds_ownership_and_not_ones_own_dead() -> None:
    harvest: dict[str, object] = {"play": ["soul-harvest"]}
    own = Case(mine({"b2": "imp"}, "hellfire", pool="RR", **harvest), PALADIN, ("main: cast hellfire; ix 2,2",), "")
    assert tried(own) == "20-20"
    turned = Case(mine({}, "hellfire", pool="RR", **harvest), Side(units={"b2": Stands("archer", hp=1, turnover=1)}),
                  ("main: cast hellfire; ix 2,2",), "")  # fmt: skip
    assert tried(turned) == "20-19"  # an ally by then, but the enemy owns it


def test_sacrifice_counts_corners_and_needs_no_foe() -> None:
    corner = Case(mine({"c3": "imp"}, "sacrifice", pool="R"), Side(units={"d4": "guard", "b2": "guard", "c1": "guard"}),
                  ("main: cast sacrifice",), "")  # fmt: skip
    assert tried(corner) == "20-20, c1 guard 1/3, b2 guard 1/1, d4 guard 1/1"
    alone = Case(mine({"c3": "imp"}, "sacrifice", pool="R"), PALADIN, ("main: cast sacrifice",), "")
    assert tried(alone) == "20-20"


def test_the_cultists_mana_is_there_for_the_main_phase() -> None:
    side = mine({"a1": "cultist", "b1": "cultist"}, "drain-life")
    case = Case(side, GUARD, ("enchantments:", "main: cast drain-life"), "")
    assert tried(case) == "20-20, a1 cultist 0/1, b1 cultist 0/1, c3 guard 1/2"


def test_a_curse_that_lies_on_a_turned_unit_still_hurts_it() -> None:
    side = mine({}, play=[InPlay("withering-curse", 1, "c3")])
    state = Case(side, Side(units={"c3": Stands("guard", turnover=1)}), ("enchantments:",), "")
    assert tried(state) == "20-20, c3 guard 1/2 turnover1"


def test_the_hellhound_threatens_sideways() -> None:
    state = position(mine({"b3": Stands("hellhound", defending=True), "c2": "ghoul"}),
                     Side(units={"c3": Stands("shieldbearer", defending=True)}))  # fmt: skip
    finish(battle_phase, state, "defend b3", "attack c2")
    assert unit_at(state, "c3").hp == 2
