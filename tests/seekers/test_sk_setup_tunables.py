"""The tunables of setup, Armory, resources, hands and teams: each changes the game."""

from dataclasses import fields
from typing import Any

import pytest
from seekers_table import GAME, Side, duel, play, position, priority, triple, turn, upto

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.ids import SETUP
from rulewright.games.seekers.rules.setup.armory import errors, fitted
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.setup.start import start
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import end_phase, upkeep
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant


def rules(**changed: object) -> Variant:
    return Variant("x", rules=changed)


def begin(variant: Variant) -> State:
    """Before turn zero, Mara against Theron."""
    return start(make_book(variant), [Entry(armory="mara"), Entry(armory="theron")], Dice(1))


def set_up(table: Table, state: State) -> None:
    while state.phase == SETUP:
        turn(table, state)


PLACED = ("team 0", "start -6,2", "start 6,-2")
ROLLED = (6, 6, 1, 1)


def ready(variant: Variant, *answers: str) -> State:
    state = begin(variant)
    play(set_up, state, *PLACED, *(answers or ("stop",) * 4), dice=ROLLED)
    return state


def duelists(variant: Variant, **side: Any) -> State:
    return position(Side(**side), Side("mara", at=(6, -3)), variant=variant)


@pytest.mark.rule("SK-072", "SK-073")
def test_starting_life() -> None:
    state = ready(rules(starting_life=60))
    assert [(unit.hp, unit.most) for unit in state.units] == [(60, 60), (60, 60)]
    halvard = position(Side("halvard"), Side(at=(3, 0)), variant=rules(starting_life=60))
    assert (halvard.units[0].hp, halvard.units[0].most) == (50, 50)  # ten below the others, as printed
    with pytest.raises(BadVariant, match="starting_life must be at least 1"):
        make_book(rules(starting_life=0))


@pytest.mark.rule("SK-090", "SK-091", "SK-093", "SK-R28")
def test_what_is_gained_in_upkeep_and_before() -> None:
    state = duelists(rules(ap_gain=7, mp_gain=2, ap_max=9), ap=3, mp=0, equipment=["warded-robe"])
    duel(upkeep, state)
    assert triple(state, 0) == (9, 2, 100)  # 3 + 7, at most 9
    assert [triple(ready(rules(ap_start=1, ap_later=3)), seat)[0] for seat in (0, 1)] == [1, 4]
    assert triple(ready(rules(ap_start=8, ap_later=3)), 1) == (10, 0, 100)  # never above the maximum


@pytest.mark.rule("SK-172")
def test_mp_carry() -> None:
    for carry, mp in ((False, 0), (True, 4)):
        state = duelists(rules(mp_carry=carry), mp=4)
        duel(end_phase, state)
        assert state.players[0].mp == mp


@pytest.mark.rule("SK-099", "SK-100")
def test_draws_in_upkeep() -> None:
    state = duelists(rules(draw_per_turn=3))
    duel(upkeep, state)
    assert len(state.players[0].hand) == 3
    for first, cards in ((False, 7), (True, 8)):
        state = ready(rules(first_turn_draw=first))
        duel(turn, state)
        assert len(state.players[0].hand) == cards


@pytest.mark.rule("SK-080", "SK-081")
def test_opening_hand_and_mulligans() -> None:
    state = ready(rules(opening_hand=4))
    assert [len(player.hand) for player in state.players] == [4, 4]
    none = begin(rules(mulligans=0))
    play(set_up, none, *PLACED, "stop", "stop", dice=ROLLED)
    two = begin(rules(mulligans=2))
    first = upto(set_up, two, *PLACED, "stop", "stop", dice=ROLLED).notations[1]
    second = upto(set_up, begin(rules(mulligans=2)), *PLACED, "stop", "stop", first, "stop", dice=ROLLED)
    assert (second.seat, second.why.key) == (0, "mulligan")
    once = upto(set_up, begin(rules()), *PLACED, "stop", "stop", first, "stop", dice=ROLLED)
    assert (once.seat, once.why.key) == (1, "mulligan")


@pytest.mark.rule("SK-174", "SK-175")
def test_the_hand_limit_and_where_the_rest_goes() -> None:
    state = duelists(rules(hand_max=2, hand_excess_to="discard"), hand=["study"] * 3)
    duel(end_phase, state, "exile study")
    assert [len(pile) for pile in (state.players[0].hand, state.players[0].discard, state.players[0].exile)] == [
        2,
        1,
        0,
    ]


@pytest.mark.rule("SK-224")
def test_fatigue_step() -> None:
    state = duelists(rules(fatigue_step=8), deck=[])
    duel(upkeep, state)
    assert (state.players[0].fatigue, state.units[0].hp) == (8, 92)


@pytest.mark.rule("SK-074")
def test_first_player_roll() -> None:
    asked = upto(set_up, begin(rules(first_player_roll=3)), dice=[6, 6, 1, 5, 5, 4])  # 13 to 14
    assert asked.seat == 1
    assert upto(set_up, begin(rules(first_player_roll=0))).seat == 0  # no dice: the first at the table chooses


@pytest.mark.rule("SK-035", "SK-036", "SK-037", "SK-038", "SK-039", "SK-040", "SK-041", "SK-042")
def test_the_limits_of_an_armory() -> None:
    mara = ARMORIES["mara"]
    for variant, clause in (
        (rules(deck_size=40), "SK-035"),
        (rules(copy_limits=[2, 4, 3, 2, 2]), "SK-036"),
        (rules(copy_limits=[5, 2, 3, 2, 2]), "SK-037"),
        (rules(copy_limits=[5, 4, 2, 2, 2]), "SK-038"),
        (rules(copy_limits=[5, 4, 3, 1, 2]), "SK-039"),
        (rules(copy_limits=[5, 4, 3, 2, 0]), "SK-040"),
        (rules(legendary_max=1), "SK-041"),
        (rules(sideboard_size=10), "SK-042"),
    ):
        book = make_book(variant)
        assert any(clause in reason for reason in errors(book, mara))
        assert errors(book, fitted(book, mara)) == []
    state = ready(rules(deck_size=30))
    assert [len(player.hand + player.deck) for player in state.players] == [30, 30]
    with pytest.raises(BadVariant, match="copy_limits needs five numbers"):
        make_book(rules(copy_limits=[5, 4]))


@pytest.mark.rule("SK-R21", "SK-042")
def test_sideboards_in_the_first_game() -> None:
    state = begin(rules(sideboard_in_game1=False))
    table = play(set_up, state, *PLACED, "stop", "stop", dice=ROLLED)
    assert "side_in" not in [key for _, key, _ in table.asked]
    table = play(set_up, begin(rules(sideboard_size=0)), *PLACED, "stop", "stop", dice=ROLLED)
    assert "side_in" not in [key for _, key, _ in table.asked]


@pytest.mark.rule("SK-R24")
def test_match_games() -> None:
    assert make_book(rules(match_games=3)).rules.match_games == 3
    with pytest.raises(BadVariant, match="must be one of 1, 3"):
        make_book(rules(match_games=2))


@pytest.mark.rule("SK-R186")
def test_team_priority_by_player_or_by_team() -> None:
    """By player in turn order, or the whole team before the next one."""

    def asked(how: str) -> list[int]:
        hand = ["foresight"]
        sides = [Side("theron", at=(0, 0), hand=hand), Side("theron", at=(6, -3), hand=hand),
                 Side("theron", at=(0, 1), hand=hand), Side("theron", at=(6, -4), hand=hand)]  # fmt: skip
        state = position(*sides, variant=rules(team_priority=how))
        return [seat for seat, _, _ in duel(priority, state).asked]

    assert asked("by_player") == [0, 1, 2, 3]
    assert asked("by_team") == [0, 2, 1, 3]


def test_every_tunable_of_the_rulebook_is_one_of_the_game() -> None:
    text = (GAME.folder / "rulebook.md").read_text(encoding="utf-8")
    chapter = text[text.index("## Tunables") : text.index("## Decision points")]
    named = {line[2:].split(" = ")[0] for line in chapter.splitlines() if line.startswith("- ")}
    renamed = {"slow_move_factor": "slow_divisor"}
    assert {renamed.get(name, name) for name in named} == {field.name for field in fields(GAME.rules.tunables)}
