"""Last Breath, OP-K21: every cause and zone, the order of several (OP-R124, OP-R125), every card that has it."""

import pytest
from outposts_table import DRAFTED_CARDS, Post, Script, Side, cast, find, names, play, position, told

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.creatures import destroy
from rulewright.games.outposts.rules.ending import leave_game
from rulewright.games.outposts.rules.last_breath import last_breaths
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table

SPARE = "0/0/1"
MORTALS = [pytest.param(card, id=card.key) for card in DRAFTED_CARDS if card.last_breath]


def breathed(table: Script) -> list[str]:
    return [args["card"] for args in told(table, "last_breath")]


@pytest.mark.rule("OP-K21", "OP-R46")
@pytest.mark.parametrize("card", MORTALS)
@pytest.mark.parametrize("zone", ["reserve", "defense", "offense"])
def test_last_breath_from_every_zone_when_destroyed_for_mana(card: Card, zone: str) -> None:
    key = card.key
    side = Side(
        outposts=[Post(counters=3, defenders=[key] if zone == "defense" else [])],
        reserve=[key] if zone == "reserve" else [],
        groups=[[key]] if zone == "offense" and not card.rooted else [],
        hand=[SPARE],
    )
    if card.reckless and zone == "defense":
        return
    state = position(side, Side())
    assert breathed(cast(state, f"sacrifice {key}")) == [key]


@pytest.mark.rule("OP-K21", "OP-K01", "OP-P20")
@pytest.mark.parametrize(("card", "n"), [("pyre-zealot", 2), ("plague-bearer", 3)])
def test_dying_bolt_may_hit_anybody_or_nobody(card: str, n: int) -> None:
    for target, dead in ((f"target 0/0/{n}", [f"0/0/{n}"]), (f"target 0/0/{n + 1}", []), ("decline", [])):
        state = position(Side(reserve=[card], hand=[SPARE]), Side(reserve=[f"0/0/{n}", f"0/0/{n + 1}"]))
        table = cast(state, f"sacrifice {card}", target)
        assert table.asked[1] == (0, "bolt", ["decline", f"target 0/0/{n}", f"target 0/0/{n + 1}"])
        assert names(state, state.players[1].discard) == dead


@pytest.mark.rule("OP-K21", "OP-K11")
def test_rattling_thrall_draws_one() -> None:
    state = position(Side(reserve=["rattling-thrall"], deck=["1/1/1", "2/2/2"]), Side())
    cast(state, "sacrifice rattling-thrall")
    assert names(state, state.players[0].hand) == ["2/2/2"]


@pytest.mark.rule("OP-K21", "OP-K04")
def test_bloated_husk_repairs_two() -> None:
    state = position(Side(outposts=[Post(counters=5), Post()], reserve=["bloated-husk"], hand=[SPARE]), Side())
    cast(state, "sacrifice bloated-husk", "outpost 0 0")
    assert state.players[0].outposts[0].counters == 3


@pytest.mark.rule("OP-K21", "OP-R125", "OP-R126")
def test_skeletal_levy_goes_to_hand_and_can_be_played_again() -> None:
    state = position(Side(reserve=["skeletal-levy"]), Side())
    cast(state, "sacrifice skeletal-levy", "play skeletal-levy", "sacrifice skeletal-levy", "play skeletal-levy")
    assert names(state, state.players[0].reserve) == ["skeletal-levy"]
    assert not state.players[0].discard
    assert state.players[0].mana == 3  # two burns pay for two plays


@pytest.mark.rule("OP-K21", "OP-K03")
def test_prism_stalker_backlashes_its_own_player() -> None:
    state = position(Side(groups=[["3/0/9"]]), Side(outposts=[Post(defenders=["prism-stalker"]), Post()]))
    table = play(attack, state, "take", "outpost 1 0", "kill prism-stalker", "outpost 1 1")
    assert table.asked[-1] == (1, "backlash", ["outpost 1 0", "outpost 1 1"])
    assert [outpost.counters for outpost in state.players[1].outposts] == [0, 1]


@pytest.mark.rule("OP-R97", "OP-R124", "OP-K21")
def test_defenders_last_breath_comes_before_the_counter_strike() -> None:
    state = position(Side(groups=[["5/0/3", "0/0/9"]]), Side(outposts=[Post(defenders=["plague-bearer", "2/0/9"])]))
    table = play(attack, state, "take", "kill plague-bearer", "hit 0", "target 5/0/3")
    kinds = [kind for kind, _, _ in table.events if kind in ("dies", "last_breath", "totals")]
    assert kinds == ["totals", "dies", "last_breath", "dies"]
    assert names(state, state.players[0].groups[0]) == ["0/0/9"]


@pytest.mark.rule("OP-R124", "OP-P25", "OP-K21")
def test_active_players_triggers_come_first_and_each_orders_their_own() -> None:
    state = position(Side(reserve=["plague-bearer", "0/0/9"]), Side(reserve=["pyre-zealot", "rattling-thrall"]))

    def all_at_once(table: Table, state: State) -> None:
        for seat, name in ((1, "pyre-zealot"), (1, "rattling-thrall"), (0, "plague-bearer")):
            destroy(table, state, find(state, seat, name), "OP-022")
        last_breaths(table, state)

    table = play(all_at_once, state, "decline", "first rattling-thrall", "decline")
    assert breathed(table) == ["plague-bearer", "rattling-thrall", "pyre-zealot"]
    assert table.asked[1] == (1, "triggers", ["first pyre-zealot", "first rattling-thrall"])


@pytest.mark.rule("OP-R125", "OP-R124")
def test_new_triggers_join_the_end_of_the_queue() -> None:
    side = Side(hand=["landslide", SPARE])
    rival = Side(groups=[["plague-bearer", "rattling-thrall"]], reserve=["pyre-zealot"])
    state = position(side, rival)
    table = cast(state, "play landslide", "first plague-bearer", "target pyre-zealot")
    assert breathed(table) == ["plague-bearer", "rattling-thrall", "pyre-zealot"]


@pytest.mark.rule("OP-R125")
def test_each_creature_dies_once_and_lies_in_the_discard_pile_first() -> None:
    side = Side(reserve=["pyre-zealot"], hand=[SPARE], discard=[])
    state = position(side, Side(reserve=["plague-bearer"]))
    table = cast(state, "sacrifice pyre-zealot", "target plague-bearer")
    assert breathed(table) == ["pyre-zealot", "plague-bearer"]
    assert names(state, state.players[0].discard) == ["pyre-zealot"]
    assert [args["card"] for args in told(table, "dies")] == ["pyre-zealot", "plague-bearer"]


@pytest.mark.rule("OP-K21", "OP-174", "OP-R116")
def test_no_last_breath_when_the_player_is_out() -> None:
    state = position(Side(), Side(reserve=["pyre-zealot", "rattling-thrall"]), Side())

    def out(table: Table, state: State) -> None:
        leave_game(table, state, Seat(1))

    table = play(out, state)
    assert not breathed(table)
    assert not state.queue
    assert not state.players[1].reserve


@pytest.mark.rule("OP-K21", "OP-038")
def test_reap_triggers_last_breath_and_vanish_does_not() -> None:
    for spell, expected in (("reap", ["rattling-thrall"]), ("vanish", [])):
        state = position(Side(hand=[spell, SPARE], mana=4), Side(reserve=["rattling-thrall"]))
        assert breathed(cast(state, f"play {spell}")) == expected


@pytest.mark.rule("OP-R49", "OP-R46")
def test_a_creature_killed_by_a_dying_one_can_not_be_burned_any_more() -> None:
    state = position(Side(reserve=["pyre-zealot", "0/0/2"], hand=[SPARE]), Side())
    table = cast(state, "sacrifice pyre-zealot", "target 0/0/2")
    assert "sacrifice 0/0/2" in table.asked[0][2]
    assert "sacrifice 0/0/2" not in table.asked[-1][2]
    assert state.players[0].mana == 4
