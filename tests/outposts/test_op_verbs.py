"""The verbs of damage and repair, OP-K01 to OP-K04, each with the cards that carry it."""

import pytest
from outposts_table import Post, Side, ask, cast, names, position

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.rules.effects import EFFECTS
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.state import State

SPARE = "0/0/1"  # a card to burn, so that the Play step stays open


def test_every_atom_is_carried_out() -> None:
    kinds = [each for each in vars(atoms).values() if isinstance(each, type) and issubclass(each, atoms.Atom)]
    assert set(EFFECTS.functions) == set(kinds) - {atoms.Atom, atoms.Conditional}


# -- Bolt


@pytest.mark.rule("OP-K01", "OP-R65", "OP-156")
@pytest.mark.parametrize(
    ("spell", "n"),
    [("firebolt", 2), ("immolate", 4), ("hired-arrow", 2), ("contract", 4), ("drain", 3), ("shatter", 5)],
)
def test_bolt_destroys_at_health_and_does_nothing_below(spell: str, n: int) -> None:
    for health in (n, n + 1):
        side = Side(outposts=[Post()], hand=[spell, SPARE], mana=9, reserve=["0/0/1"])
        state = position(
            side, Side(reserve=[f"0/0/{health}"], groups=[["1/1/1"]], outposts=[Post(defenders=["2/2/2"])])
        )
        table = cast(state, f"play {spell}", f"target 0/0/{health}")
        any_zone_any_player = ["target 0/0/1", "target 2/2/2", f"target 0/0/{health}", "target 1/1/1"]
        assert table.asked[1] == (0, "bolt", any_zone_any_player)  # a Spell's Bolt can't be declined
        assert names(state, state.players[1].discard) == ([f"0/0/{n}"] if health == n else [])
        assert not state.wounds


@pytest.mark.rule("OP-K01", "OP-R62")
def test_bolt_spell_needs_a_creature() -> None:
    state = position(Side(hand=["firebolt"], mana=9), Side())
    assert ask(play_cards, state).notations == ["end", "burn firebolt", "crystal"]


@pytest.mark.rule("OP-K01", "OP-K20", "OP-R64", "OP-P09")
def test_bounty_hunters_bolt_may_be_declined() -> None:
    def state_() -> State:
        return position(Side(hand=["bounty-hunter", SPARE]), Side(reserve=["0/0/2", "0/0/3"]))

    state = state_()
    table = cast(state, "play bounty-hunter", "decline")
    assert table.asked[1][2] == ["decline", "target bounty-hunter", "target 0/0/2", "target 0/0/3"]
    assert not state.players[1].discard
    state = state_()
    cast(state, "play bounty-hunter", "target 0/0/2")
    assert names(state, state.players[1].discard) == ["0/0/2"]


@pytest.mark.rule("OP-K01", "OP-R63")
def test_drain_repairs_only_if_it_destroys() -> None:
    for target, counters in (("0/0/3", 3), ("0/0/4", 5)):
        state = position(
            Side(outposts=[Post(counters=5)], hand=["drain", SPARE], mana=2), Side(reserve=[target, "1/1/1"])
        )
        cast(state, "play drain", f"target {target}")
        assert state.players[0].outposts[0].counters == counters


# -- Strike, Backlash, Repair


@pytest.mark.rule("OP-K02", "OP-R72", "OP-079", "OP-106")
@pytest.mark.parametrize(("spell", "n"), [("scorch-the-walls", 2), ("fault-line", 5), ("backdraft", 2)])
def test_strike_ignores_defense_and_flips_nothing(spell: str, n: int) -> None:
    posts = [Post(defenders=["0/9/9"], closed=["tripwire"]), Post(), Post(standing=False)]
    state = position(Side(outposts=[Post()], hand=[spell, SPARE], mana=9), Side(outposts=posts))
    table = cast(state, f"play {spell}", "outpost 1 0")
    assert table.asked[1] == (0, "strike", ["outpost 1 0", "outpost 1 1"])  # not the own one, not the destroyed one
    assert state.players[1].outposts[0].counters == n
    assert names(state, state.players[1].outposts[0].closed) == ["tripwire"]


@pytest.mark.rule("OP-K02", "OP-028", "OP-168")
def test_strike_can_win_the_game() -> None:
    state = position(Side(hand=["scorch-the-walls"]), Side(outposts=[Post(counters=8)]))
    cast(state, "play scorch-the-walls")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("OP-K03", "OP-R63")
@pytest.mark.parametrize(
    ("card", "answers", "n"),
    [("shatter", ["target 9/9/9"], 1), ("fault-line", [], 2), ("surge", [], 2), ("shard-colossus", [], 2)],
)
def test_backlash_hits_one_of_your_own_outposts(card: str, answers: list[str], n: int) -> None:
    side = Side(outposts=[Post(), Post()], hand=[card, SPARE], mana=9)
    state = position(side, Side(outposts=[Post()], reserve=["9/9/9", "1/1/1"]))
    table = cast(state, f"play {card}", *answers, "outpost 0 1")
    assert table.asked[-2][1:] == ("backlash", ["outpost 0 0", "outpost 0 1"])  # mandatory
    assert [outpost.counters for outpost in state.players[0].outposts] == [0, n]


@pytest.mark.rule("OP-K03", "OP-R42", "OP-R63", "OP-089")
def test_surge_gains_its_mana_before_the_backlash() -> None:
    state = position(Side(outposts=[Post(counters=8), Post()], hand=["surge", SPARE]), Side())
    cast(state, "play surge", "outpost 0 0")
    assert state.players[0].mana == 2 + 3
    assert [outpost.standing for outpost in state.players[0].outposts] == [False, True]


@pytest.mark.rule("OP-K03")
def test_backlash_without_an_outpost_does_nothing() -> None:
    gone = Side(outposts=[Post(standing=False)], hand=["surge", SPARE])
    state = position(gone, Side(), Side())
    cast(state, "play surge")
    assert state.players[0].mana == 3


@pytest.mark.rule("OP-K04", "OP-027", "OP-R23")
@pytest.mark.parametrize(
    ("card", "n"),
    [("mend-walls", 4), ("pay-the-masons", 3), ("quarry-hand", 1), ("rampart-mason", 3), ("field-engineer", 2)],
)
def test_repair_takes_up_to_n_counters_off_one_own_outpost(card: str, n: int) -> None:
    for before in (7, 1):
        posts = [Post(counters=5), Post(counters=before), Post(standing=False)]
        state = position(Side(outposts=posts, hand=[card, SPARE], mana=9), Side(outposts=[Post(counters=5)]))
        table = cast(state, f"play {card}", "outpost 0 1")
        assert table.asked[1] == (0, "repair", ["outpost 0 0", "outpost 0 1"])
        assert [outpost.counters for outpost in state.players[0].outposts] == [5, max(0, before - n), 0]


@pytest.mark.rule("OP-K04")
def test_seal_the_breach_splits_eight() -> None:
    posts = [Post(counters=6), Post(counters=0), Post(counters=7)]
    state = position(Side(outposts=posts, hand=["seal-the-breach", SPARE], mana=1), Side())
    table = cast(state, "play seal-the-breach", "mend 0 5", "mend 2 3")
    assert table.asked[1][2] == [f"mend 0 {n}" for n in (6, 5, 4, 3, 2, 1, 0)]
    assert table.asked[2][2] == [f"mend 2 {n}" for n in (3, 2, 1, 0)]
    assert [outpost.counters for outpost in state.players[0].outposts] == [1, 0, 4]
