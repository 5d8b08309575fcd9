"""Every Paladin card, played: it does what its text says."""

import pytest
from battleground_cases import Case, all_tried, tried
from battleground_table import InPlay, Side, Stands

from rulewright.games.battleground.cards.paladin import PALADIN

WARLOCK = Side("warlock")


def mine(units: dict[str, str | Stands], *hand: str, pool: str = "", **more: object) -> Side:
    return Side(units=units, hand=hand, pool=pool, **more)  # type: ignore[arg-type]


CASES = [
    ("guard", Case(mine({}, "guard", pool="S"), WARLOCK, ("main: muster guard; field c1",), "20-20, c1 guard 1/3")),
    ("archer", Case(mine({}, "archer", pool="S"), Side("warlock", {"c3": "ghoul"}),
                    ("main: muster archer; field c1", "battle: attack c1"), "20-20, c1 archer 1/2, c3 ghoul 2/2")),
    ("cleric", Case(mine({"a1": Stands("guard", hp=1), "b2": Stands("guard", hp=1)}, "cleric", pool="S"), WARLOCK,
                    ("main: muster cleric; field b1", "enchantments:"),
                    "20-20, a1 guard 1/2, b1 cleric 0/3, b2 guard 1/2")),
    ("knight", Case(mine({}, "knight", pool="SS"), WARLOCK, ("main: muster knight; field c1",),
                    "20-20, c1 knight 2/4 haste1")),
    ("knight", Case(mine({}, "knight", pool="SS"), WARLOCK,
                    ("main: muster knight; field c1", "battle: advance c1; attack c2; advance c2"),
                    "20-20, c3 knight 2/4")),
    ("shieldbearer", Case(mine({}, "shieldbearer", pool="S"), Side("warlock", {"c2": Stands("ghoul", attack=4)}),
                          ("main: muster guard; field c1", "battle: defend c1"),
                          "20-20, c1 shieldbearer 2/3 defends, c2 ghoul 4/3")),
    ("longbowman", Case(mine({}, "longbowman", pool="S"), Side("warlock", {"c3": "abomination"}),
                        ("main: muster archer; field c1", "battle: attack c1"),
                        "20-20, c1 longbowman 2/3, c3 abomination 3/3")),
    ("high-cleric", Case(mine({"a1": Stands("guard", hp=1)}, "high-cleric", pool="S"), Side("warlock", {"b2": "ghoul"}),
                         ("main: muster cleric; field b1", "enchantments:", "battle: attack a1; attack b1"),
                         "20-20, b1 high-cleric 1/3, a2 guard 1/2, b2 ghoul 2/2")),
    ("crusader", Case(mine({}, "crusader", pool="SS"), WARLOCK, ("main: muster knight; field c1",),
                      "20-20, c1 crusader 3/5 haste1")),
    ("smite", Case(mine({}, "smite", pool="WW"), Side("elementalist", {"c3": "stone-golem"}), ("main: cast smite",),
                   "20-20, c3 stone-golem 3/3")),
    ("smite", Case(mine({}, "smite", pool="WW"), Side("warlock", {"c3": Stands("ghoul", hp=9)}), ("main: cast smite",),
                   "20-20, c3 ghoul 2/6")),
    ("smite", Case(mine({}, "smite", pool="WW"), Side("warlock", {"c3": "abomination", "d3": "cultist"}),
                   ("main: cast smite; at c3",), "20-20, c3 abomination 3/2, d3 cultist 0/1")),
    ("mend", Case(mine({"c2": Stands("knight", hp=1)}, "mend", pool="W"), WARLOCK, ("main: cast mend",),
                  "20-20, c2 knight 2/3")),
    ("stay-the-blade", Case(mine({}, "stay-the-blade", pool="U"), Side("warlock", {"c3": "ghoul"}),
                            ("main: cast stay-the-blade",), "20-20, c3 ghoul 2/3 disarm1")),
    ("charge", Case(mine({"a1": "guard", "b1": "guard", "c1": "guard"}, "charge", pool="WU"), WARLOCK,
                    ("main: cast charge; at a1; at c1",),
                    "20-20, a1 guard 1/3 haste1, b1 guard 1/3, c1 guard 1/3 haste1")),
    ("charge", Case(mine({"a1": "guard", "b1": "guard"}, "charge", pool="WU"), WARLOCK,
                    ("main: cast charge; at b1; stop",), "20-20, a1 guard 1/3, b1 guard 1/3 haste1")),
    ("hold-the-line", Case(mine({"a2": "guard", "e2": "archer", "c3": "guard"}, "hold-the-line", pool="W"),
                           Side("warlock", {"b2": "ghoul", "d2": Stands("imp", turnover=1)}),
                           ("main: cast hold-the-line; row 2",),
                           "20-20, a2 guard 1/3 defends, b2 ghoul 2/3, d2 imp 1/1 defends turnover1, "
                           "e2 archer 1/2 defends, c3 guard 1/3")),
    ("sanctuary", Case(mine({"c2": Stands("guard", hp=1)}, "sanctuary", pool="U"), WARLOCK, ("main: cast sanctuary",),
                       "20-20, c2 guard 1/2 antimagic1")),
    ("consecrate", Case(mine({"b2": Stands("guard", hp=1), "d2": Stands("guard", hp=1)}, "consecrate", pool="WW"),
                        Side("warlock", {"c3": "abomination", "c4": "ghoul"}),
                        ("main: cast consecrate; ix 2,2", "enchantments:", "enchantments:", "enchantments:"),
                        "20-20, b2 guard 1/3, d2 guard 1/1, c3 abomination 3/3, c4 ghoul 2/3")),
    ("banner-of-valor", Case(mine({"b2": "guard", "d3": "guard"}, "banner-of-valor", pool="WWU"),
                             Side("warlock", {"b3": "abomination", "d4": "abomination"}),
                             ("main: cast banner-of-valor", "battle: attack d3; attack b2"),
                             "20-20, b2 guard 1/3, b3 abomination 3/4, d3 guard 1/3, d4 abomination 3/3")),
    ("judgement", Case(mine({}, "judgement", pool="WWU"), Side("warlock", {"c3": "abomination"}),
                       ("main: cast judgement",), "20-18, c3 abomination 3/2")),
    ("judgement", Case(mine({}, "judgement", pool="WWU"), Side("warlock", {"c3": "ghoul"}),
                       ("main: cast judgement",), "20-18")),
]  # fmt: skip


@pytest.mark.rule("BG-073", "BG-171")
@pytest.mark.parametrize(("key", "case"), CASES, ids=[f"{key}-{i}" for i, (key, _) in enumerate(CASES)])
def test_the_card_does_what_it_says(key: str, case: Case) -> None:
    assert tried(case) == case.after


def test_no_paladin_card_is_left_out() -> None:
    all_tried(CASES, PALADIN)


@pytest.mark.rule("BG-R67")
def test_the_cleric_heals_only_its_neighbours_over_an_edge() -> None:
    units: dict[str, str | Stands] = {
        "c2": "cleric", "b1": Stands("guard", hp=1), "c1": Stands("guard", hp=1), "e2": Stands("guard", hp=1),
    }  # fmt: skip
    case = Case(mine(units), WARLOCK, ("enchantments:",), "")
    assert tried(case) == "20-20, b1 guard 1/1, c1 guard 1/2, c2 cleric 0/3, e2 guard 1/1"


def test_consecrate_goes_by_allegiance() -> None:
    """A turned foe on it is healed, a turned unit of one's own is hurt."""
    side = mine({"b2": Stands("knight", turnover=1)}, play=[InPlay("consecrate", 1, "ix 2,2")])
    foe = Side("warlock", {"c3": Stands("abomination", hp=3, turnover=1)})
    assert tried(Case(side, foe, ("enchantments:",), "")) == (
        "20-20, b2 knight 2/3 turnover1, c3 abomination 3/4 turnover1"
    )
