"""Positions written by hand: what the rules can't have produced is refused with its clause, what they can is not."""

from typing import Any

import pytest
from battleground_table import (
    FIRST_MAIN,
    GAME,
    MANA_ORB,
    InPlay,
    Prepared,
    Side,
    Stands,
    find,
    hand,
    letters,
    pool,
    position,
    rules,
    track,
    unit_at,
    units,
)

from rulewright.games.battleground.rules import ids
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import HIDDEN, Seat

FOE = Side("warlock")


def refused(*sides: Side, **given: Any) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        position(*(sides or (Side(), FOE)), **given)
    return str(error.value)


def lying(state: State, seat: int = 0) -> list[tuple[int, int, list[str]]]:
    """The enchantments of a player: tokens, place, and the fields of the units they lie on."""
    names = state.book.ground.names
    fields: dict[int, str] = {unit.card: names[unit.field] for unit in state.board if unit is not None}
    return [
        (each.tokens, each.place, [fields[card] for card in each.marks]) for each in state.players[seat].enchantments
    ]


@pytest.mark.rule("BG-001", "BG-261")
def test_two_to_four_heroes_stand_on_two_sides() -> None:
    assert position(Side(), FOE).heroes == [[0], [1]]
    assert position(Side(), FOE, Side("elementalist"), Side()).heroes == [[0, 2], [1, 3]]
    for n in (1, 5):
        words = f"a position has 2 sides, 3 or 4 with allied heroes, not {n} (BG-001)"
        assert refused(*[Side()] * n) == words
    assert position(Side(), FOE, Side("elementalist"), heroes=[0, 1, 1]).heroes == [[0], [1, 2]]
    assert refused(heroes=[0, 0]) == "each side needs a hero (BG-001)"
    assert refused(heroes=[1, 1]) == "each side needs a hero (BG-001)"


@pytest.mark.rule("BG-049")
def test_a_position_stands_before_a_turn_or_in_a_main_phase() -> None:
    for phase in (ids.MANA_ORB, ids.FIRST_MAIN, ids.SECOND_MAIN):
        assert position(Side(), FOE, phase=phase).phase == phase
    assert "(BG-049)" in refused(phase=ids.BATTLE)


@pytest.mark.rule("BG-005")
def test_a_class_is_one_of_the_box() -> None:
    assert refused(Side("bard"), FOE) == "there is no class 'bard': use paladin, warlock, elementalist (BG-005)"


@pytest.mark.rule("BG-007", "BG-057")
def test_orbs_lie_in_the_pool_on_the_track_and_as_mana_by_their_letters() -> None:
    state = position(Side(pool="WS", track=["", "UW", "R"], mana="PP", step=3), FOE)
    assert (pool(state, 0), track(state, 0), letters(state.players[0].mana)) == ("WS", ["", "WU", "R"], "PP")
    assert state.players[0].step == 2  # counted from 0
    for given, what in (({"pool": "G"}, "pool"), ({"mana": "G"}, "mana"), ({"track": ["", "G"]}, "track")):
        assert refused(Side(**given), FOE) == f"{what} is written in letters of WURPS, not 'G' (BG-007)"


@pytest.mark.rule("BG-057")
def test_the_tracker_stands_on_the_track() -> None:
    steps = position(Side(), FOE).book.rules.track_steps
    assert position(Side(step=steps, track=[""] * steps), FOE).players[0].step == steps - 1
    assert refused(Side(track=[""] * (steps + 1)), FOE) == f"the track has {steps} steps, not {steps + 1} (BG-057)"
    for step in (0, steps + 1):
        assert refused(Side(step=step), FOE) == f"the tracker stands on step 1 to {steps}, not {step} (BG-057)"


@pytest.mark.rule("BG-R04", "BG-005")
def test_power_tokens_lie_on_the_powers_of_a_path() -> None:
    klass = position(Side(), FOE).book.classes[0]
    most = len(klass.paths[1])
    assert position(Side(paths=(0, most, 0)), FOE).players[0].paths == [0, most, 0]
    assert refused(Side(paths=(0, most + 1, 0)), FOE) == f"path 2 has {most} powers, not {most + 1} (BG-R04)"
    assert "path 3" in refused(Side(paths=(0, 0, -1)), FOE)


@pytest.mark.rule("BG-005")
def test_only_powers_of_the_own_class_have_been_used() -> None:
    klass = position(Side(), FOE).book.classes[0]
    key = klass.paths[2][1].key
    assert position(Side(used=[key]), FOE).players[0].powers_used == [klass.power_id(ids.PathId(2), 1)]
    theirs = position(Side(), FOE).book.classes[1].paths[0][0].key
    assert refused(Side(used=[theirs]), FOE) == f"the {klass.name} has no power '{theirs}' (BG-005)"


@pytest.mark.rule("BG-R07")
def test_an_upgraded_card_lies_in_the_sleeve_of_its_base_kind() -> None:
    book = position(Side(), FOE).book
    upgraded = next(card for card in book.cards if card.upgrade_of == "guard")
    state = position(Side(hand=["guard"], upgraded=["guard"]), FOE)
    assert hand(state, 0) == [upgraded.key]
    assert hand(position(Side(hand=["guard"], upgraded=[upgraded.key]), FOE), 0) == [upgraded.key]
    assert hand(position(Side(hand=[upgraded.key, "guard"]), FOE), 0) == [upgraded.key] * 2  # both are of one kind
    assert find(state, 0, upgraded.key) == find(state, 0, "guard")
    with pytest.raises(ImpossiblePosition, match="player 1 has no card 'guard' in this position"):
        find(state, 1, "guard")


@pytest.mark.rule("BG-R04", "BG-R07")
def test_upgrades_of_the_powers_taken_are_in_force() -> None:
    """A power that upgrades a kind has upgraded it: its gift is not handed out again."""
    book = position(Side(), FOE).book
    klass = book.classes[0]
    path, j, power = next(
        (i, j, power) for i, path in enumerate(klass.paths) for j, power in enumerate(path) if klass.upgrade[power.key]
    )
    before, taken = [0, 0, 0], [0, 0, 0]
    before[path], taken[path] = j, j + 1
    faces = klass.upgrade[power.key]
    for paths, has in ((before, False), (taken, True)):
        upgraded = position(Side(paths=paths), FOE).players[0].upgraded
        assert [bool(upgraded >> face & 1) for face in faces] == [has] * len(faces)


@pytest.mark.rule("BG-013", "BG-093", "BG-097", "BG-102")
def test_a_prepared_spell_owes_its_charges_but_not_its_gifts() -> None:
    state = position(Side(prepared=[Prepared("smite", "WW", "U"), "mend"]), FOE)
    slots = state.players[0].slots
    assert [(letters(slot.charges), letters(slot.gifts)) for slot in slots] == [("WWU", "U"), ("", "")]
    assert refused(Side(prepared=[Prepared("smite", "WWW")]), FOE) == "smite does not owe the charges WWW (BG-097)"
    assert "only spells are prepared, not guard (BG-093)" in refused(Side(prepared=["guard"]), FOE)
    assert "there are 2 preparation slots, not 3 (BG-013)" in refused(Side(prepared=["mend", "smite", "charge"]), FOE)


@pytest.mark.rule("BG-091", "BG-R139", "BG-R142")
def test_hand_and_prepared_spells_are_known_to_their_owner_alone() -> None:
    side = Side(hand=["mend"], prepared=["smite"], play=["charge"], locked=["judgement"])
    for variant, hidden in ((rules(hand_hidden=True), {"mend", "smite"}), (rules(hand_hidden=False), {"smite"})):
        state = position(side, FOE, variant=variant)
        cards = {key: find(state, 0, key) for key in ("mend", "smite", "charge", "judgement")}
        seen = {seat: GAME.rules.view(state, Seat(seat)).faces for seat in (0, 1)}
        assert {key for key, card in cards.items() if seen[1][card] == HIDDEN} == hidden
        assert not [key for key, card in cards.items() if seen[0][card] == HIDDEN]


@pytest.mark.rule("BG-014", "BG-015", "BG-170")
def test_units_stand_on_fields_one_on_each() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"c3": "ghoul"}))
    assert units(state) == {"c2": "guard", "c3": "ghoul"}
    assert refused(Side(units={"z9": "guard"}), FOE) == "'z9' is no field: use a1 to e4 (BG-014)"
    assert refused(Side(units={"c2": "guard"}), Side("warlock", {"c2": "ghoul"})) == (
        "two units can't stand on c2 (BG-015)"
    )
    assert refused(Side(units={"c2": "mend"}), FOE) == "mend is a spell that can't be summoned (BG-170)"
    with pytest.raises(ImpossiblePosition, match="nobody stands on c4"):
        unit_at(state, "c4")


@pytest.mark.rule("BG-021", "BG-022")
def test_a_unit_has_its_printed_numbers_unless_others_are_given() -> None:
    state = position(Side(units={"c2": "guard", "d2": Stands("guard", attack=7, hp=9, wait=2, haste=1)}), FOE)
    printed = state.book.cards[state.book.face("guard")]
    fresh, other = unit_at(state, "c2"), unit_at(state, "d2")
    assert (fresh.attack, fresh.hp, fresh.defending, fresh.wait) == (printed.attack, printed.hp, False, 0)
    assert (other.attack, other.hp, other.wait, other.haste) == (7, 9, 2, 1)
    weak = unit_at(position(Side(units={"c2": Stands("guard", attack=0, defending=True)}), FOE), "c2")
    assert (weak.attack, weak.defending) == (0, True)


@pytest.mark.rule("BG-201", "BG-203")
def test_an_enchantment_lies_on_what_is_named() -> None:
    ground = position(Side(), FOE).book.ground
    lay: dict[str, tuple[int, int, list[str]]] = {
        "ix 2,3": (2, ground.crossing(2, 3), []),
        "row 2": (2, 1, []),
        "lane c": (2, 2, []),
    }
    for on, expected in lay.items():
        assert lying(position(Side(play=[InPlay("consecrate", 2, on)]), FOE)) == [expected]
    foe = Side("warlock", {"c3": "ghoul", "d3": "ghoul"})
    ((tokens, _, marked),) = lying(position(Side(play=[InPlay("consecrate", 1, "c3 d3")]), foe))
    assert (tokens, marked) == (1, ["c3", "d3"])
    assert lying(position(Side(play=["charge", InPlay("mend")]), FOE)) == []  # in the play area, without one


@pytest.mark.rule("BG-R03")
def test_no_more_enchantments_than_shapes() -> None:
    six = [InPlay("consecrate", 1, "row 1")] * 6
    shapes = [each.shape for each in position(Side(play=six), FOE).players[0].enchantments]
    assert sorted(shapes) == [0, 1, 2, 3, 4, 5]
    assert refused(Side(play=[*six, six[0]]), FOE) == "no free enchantment shape is left (BG-R03)"


@pytest.mark.rule("BG-201", "BG-205")
def test_a_unit_with_an_enchantment_stands_there_with_its_tokens() -> None:
    book = position(Side(), FOE).book
    bearer = next(card for card in book.cards if card.kind == "unit" and card.enchantment is not None)
    assert bearer.enchantment is not None
    owner = Side(bearer.klass, {"c2": bearer.key})
    ((tokens, _, _),) = lying(position(owner, FOE))
    assert tokens == (bearer.enchantment.n or 1)


@pytest.mark.rule("BG-047", "BG-R135")
def test_a_hero_begins_with_the_life_of_the_rules_unless_it_is_given() -> None:
    state = position(Side(), Side("warlock", life=3), phase=MANA_ORB)
    assert [player.life for player in state.players] == [state.book.rules.start_life, 3]
    assert position(Side(), FOE).phase == FIRST_MAIN
