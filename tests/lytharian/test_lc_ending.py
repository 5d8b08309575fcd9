"""Who wins: the King, both Kings, the tie-breaks, timed play, endless games."""

from random import Random
from typing import Any

import pytest
from lytharian_clash import charge, foe, one
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    finish,
    hurt,
    main,
    main_phase,
    position,
    told,
    troop_at,
    turn,
    under,
    who,
)

from rulewright.games.lytharian import LYTHARIAN
from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.damage import deal
from rulewright.games.lytharian.rules.ending import concede
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.errors import NoUndo
from rulewright.kernel.match import Match
from rulewright.kernel.variant import OFFICIAL, Variant


def king(at: str, stats: str = "5/5", powers: str = "", **more: Any) -> Troop:
    return Troop(custom(f"King {at} {stats} {powers}", "K", stats, powers), at, **more)


def both_fall(mine: Side, theirs: Side, dice: tuple[int, ...] = (), variant: Variant = OFFICIAL) -> State:
    """Two Kings that kill each other."""
    state = position(mine, theirs, variant=variant)
    duel(charge, state, dice=dice)
    return state


def verdict(state: State) -> tuple[int, str]:
    """Who won, by which clause."""
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    return winner, state.outcome.clause


# -- Kings


@pytest.mark.rule("LC-325", "LC-R236")
def test_the_death_of_a_king_wins_by_whatever_means() -> None:
    blow = position(Side([one("", "9/9")]), Side([king("d5"), one("", "1/9", "h6")]))
    duel(charge, blow)
    assert verdict(blow) == (0, "LC-325")
    spell = position(Side([one()], hand=["deathbolt"]), Side([king("d5", hurt=3), one("", "1/9", "h6")]))
    duel(main_phase, spell, "cast deathbolt", "at-troop d5")
    assert verdict(spell) == (0, "LC-325")
    curse = position(Side(), Side([king("d5", hurt=4, curse="immolation"), one("", "1/9", "h6")]), phase="effects")
    finish(effects_phase, curse, "use immolation")
    assert verdict(curse) == (0, "LC-325")
    own = position(Side([king("d4", hurt=4, curse="smoldering-flames"), one("", "1/9", "h1")]), Side())
    duel(main_phase, own, "move d4-d5")
    assert verdict(own) == (1, "LC-325")
    lost = position(Side([king("d4"), one("", "1/9", "h1")]), Side([foe("", "9/9")]))
    duel(charge, lost)
    assert verdict(lost) == (1, "LC-325")


@pytest.mark.rule("LC-R237", "LC-R233")
def test_a_won_game_has_nothing_left_to_resolve() -> None:
    last = king("d5", "5/2", "Resupply 2, Sustenance 1")
    state = position(Side([one()], hand=["deathbolt", "deathbolt"], mana=2), Side([last, one("", "1/9", "h6")], mana=3))
    duel(main_phase, state, "cast deathbolt", "at-troop d5", "none", "cast deathbolt", "at-troop d5")
    assert verdict(state) == (0, "LC-325")
    assert (len(state.players[1].hand), state.players[1].mana, len(state.stack)) == (0, 3, 1)


@pytest.mark.rule("LC-326", "LC-R240", "LC-R241")
def test_both_kings_dead_the_stronger_army_on_the_board_wins() -> None:
    weak, strong = one("", "1/1", "h1", hurt=0), one("", "1/9", "h1", hurt=8)  # power 2 and 10
    assert verdict(both_fall(Side([king("d4"), weak], kills=99), Side([king("d5"), foe("", "1/2", "h6")]))) == (
        1,
        "LC-326",
    )
    assert verdict(both_fall(Side([king("d4"), strong]), Side([king("d5"), foe("", "1/2", "h6")], kills=99))) == (
        0,
        "LC-326",
    )
    alone = both_fall(Side([king("d4")], bare=True), Side([king("d5"), foe("", "1/2", "h6")]))
    assert verdict(alone) == (1, "LC-326")
    armed = [king("d4"), one("", "1/1", "h1", weapon="longsword")]
    assert verdict(both_fall(Side(armed), Side([king("d5"), foe("", "1/2", "h6")]))) == (1, "LC-326")  # printed power


@pytest.mark.rule("LC-R238")
def test_kings_that_die_in_one_event_count_as_killing_each_other() -> None:
    mine = [one("", "1/9", "h1"), king("e4", hurt=4)]
    state = position(Side(mine, hand=["fire-rain"], mana=4), Side([king("d5", "5/5", hurt=2), foe("", "1/2", "h6")]))
    duel(main_phase, state, "cast fire-rain", "at-troop d5")
    assert verdict(state) == (0, "LC-325")  # the rain spares its caster's troops: one King
    both = position(Side([king("d4"), one("", "1/9", "h1")]), Side([king("d5"), foe("", "1/2", "h6")]))
    blows = [Blow(troop_at(both, square), 9, "fire", "spell", SEATS[1]) for square in ("d4", "d5")]
    duel(lambda table, state: deal(table, state, blows), both)  # one spell's damage to both
    assert verdict(both) == (0, "LC-326")


@pytest.mark.rule("LC-334", "LC-R239", "LC-R243")
def test_two_lone_kings_the_higher_total_killed_wins() -> None:
    bare: dict[str, Any] = {"bare": True}
    assert verdict(both_fall(Side([king("d4")], kills=7, **bare), Side([king("d5")], kills=9, **bare))) == (1, "LC-334")
    # the Kings themselves count: 10 and 12
    heavy = both_fall(Side([king("d4", "5/5")], kills=7, **bare), Side([king("d5", "5/5", "Brace 0")], kills=7, **bare))
    assert heavy.players[0].kills == 17
    state = both_fall(Side([king("d4", "7/5")], kills=7, **bare), Side([king("d5")], kills=6, **bare))
    assert ([player.kills for player in state.players], verdict(state)) == ([17, 18], (1, "LC-334"))
    equal = both_fall(
        Side([king("d4"), one("", "1/1", "h1")], kills=3), Side([king("d5"), foe("", "1/1", "h6")], kills=2)
    )
    assert verdict(equal) == (0, "LC-334")  # equal boards go on to the kills


@pytest.mark.rule("LC-335")
def test_equal_kills_the_lower_army_power_score_wins() -> None:
    mine, theirs = Side([king("d4")], aps=150, bare=True), Side([king("d5")], aps=149, bare=True)
    assert verdict(both_fall(mine, theirs)) == (1, "LC-335")


@pytest.mark.rule("LC-336")
def test_all_equal_a_roll_decides_and_ties_are_rolled_again() -> None:
    mine, theirs = Side([king("d4")], aps=150, bare=True), Side([king("d5")], aps=150, bare=True)
    assert verdict(both_fall(mine, theirs, dice=(3, 3, 6, 6, 2, 5))) == (1, "LC-336")
    assert verdict(both_fall(mine, theirs, dice=(4, 1))) == (0, "LC-336")


# -- credit


@pytest.mark.rule("LC-R242", "LC-R103")
def test_kills_are_credited_to_the_enemy_who_made_them_and_to_nobody_else() -> None:
    state = position(Side([one("", "9/9")]), Side([foe("Charge 2", "1/2")]))
    duel(charge, state)
    assert [player.kills for player in state.players] == [5, 0]
    own = position(Side([one(), one("", "1/1", "e5")], hand=["deathbolt"]), Side())
    duel(main_phase, own, "cast deathbolt", "at-troop e5", "move d4-c4", "end")
    assert [player.kills for player in own.players] == [0, 0]
    copy = position(Side([one("", "9/9")]), Side([foe("", "1/2", role="P", copy="cave-bear")]))
    duel(charge, copy)
    assert copy.players[0].kills == 9  # the copied troop's score


# -- time


@pytest.mark.rule("LC-337", "LC-339", "LC-R255")
def test_when_time_is_up_the_higher_total_killed_wins() -> None:
    agreed = under(time_limit=30)
    for turns, over in ((28, False), (29, True)):
        state = position(Side([one(role="R")], kills=5), Side(kills=9), turn=turns, variant=agreed)
        finish(main, state, "move d4-c4")
        assert (state.outcome is not None) == over
    assert verdict(state) == (1, "LC-339")
    fight = position(Side([one("", "9/9", role="R")]), Side([foe("", "1/2")], kills=2), turn=29, variant=agreed)
    finish(main, fight, "attack d4xd5", "move d5-d6")
    assert verdict(fight) == (0, "LC-339")  # what was begun is finished, and counts: 3 against 2
    free = position(Side([one(role="R")], kills=5), Side(kills=9), turn=200)
    finish(main, free, "move d4-c4")
    assert free.outcome is None  # no limit was agreed


@pytest.mark.rule("LC-337", "LC-339", "LC-R255")
def test_a_set_time_is_over_when_the_table_says_so_and_what_is_under_way_is_finished() -> None:
    state = position(Side([one(role="R")], kills=5), Side(kills=9))
    match = Match(LYTHARIAN, 2, 1, position=state)
    match.call_time()
    assert verdict(match.state) == (1, "LC-339")  # nothing was under way
    assert [event.kind for _, event in match.log][-2:] == ["time_up", "won"]
    fight = position(Side([one("", "9/9", role="R")], hand=["fireball"], mana=9), Side([foe("", "1/2")], kills=2))
    match = Match(LYTHARIAN, 2, 1, position=fight, windows=True)
    while match.question and match.question.prompt.key != "main":
        match.answer(match.question.seat, 0)
    match.answer(0, "attack d4xd5")
    assert match.question
    assert match.question.prompt.key == "alarm"  # the attack may be answered, then there is a fight
    match.call_time()
    assert match.outcome is None
    assert match.fork().here().late
    with pytest.raises(NoUndo):
        match.undo(0)
    while match.question:
        match.answer(match.question.seat, 0)
    assert verdict(match.state) == (0, "LC-339")  # 3 against 2


@pytest.mark.rule("LC-337", "LC-R268")
def test_a_duel_whose_time_is_over_is_decided_by_the_rounds_won() -> None:
    match = Match(LYTHARIAN, 2, 3, variant=Variant("duels", {"game": "duels"}))
    rng = Random(3)
    while match.state.duel is None or not match.state.players[0].points + match.state.players[1].points:
        assert match.question
        match.answer(match.question.seat, rng.randrange(len(match.question.options)))
    points = [player.points for player in match.state.players]
    match.call_time()
    assert Match.load(match.record(), LYTHARIAN).state == match.state
    while match.question:
        match.answer(match.question.seat, rng.randrange(len(match.question.options)))
    assert sum(player.points for player in match.state.players) <= sum(points) + 1  # the round under way, no other
    assert match.outcome
    assert match.outcome.clause in ("LC-R268", "LC-339", "LC-335", "LC-336")


@pytest.mark.rule("LC-338")
def test_within_the_limit_the_king_decides_as_usual() -> None:
    state = position(
        Side([one("", "9/9")]),
        Side([king("d5"), one("", "1/9", "h6")], kills=99),
        turn=29,
        variant=under(time_limit=30),
    )
    duel(main, state, "attack d4xd5")
    assert verdict(state) == (0, "LC-325")


@pytest.mark.rule("LC-340", "LC-R244", "LC-R106", "LC-D48")
def test_a_troop_that_was_revived_still_counts_as_a_kill() -> None:
    mine = Side([one("", "1/9", "h1"), Troop("cave-bear", None)], hand=["call-to-dawn"], mana=5)
    state = position(mine, Side(kills=9), turn=29, variant=under(time_limit=30))
    finish(main, state, "cast call-to-dawn", "to a1", "move h1-h2")
    assert (who(state, "a1"), hurt(state, "a1"), state.players[1].kills) == ("cave-bear", 0, 9)
    assert verdict(state) == (1, "LC-339")
    again = position(Side([one("", "9/9")], kills=3), Side([foe("", "1/2")]))  # killed before, revived, killed
    duel(charge, again)
    assert again.players[0].kills == 3 + 3


@pytest.mark.rule("LC-R256")
def test_equal_counts_on_time_fall_back_on_the_army_power_scores() -> None:
    state = position(Side([one(role="R")], aps=160), Side(aps=150), turn=29, variant=under(time_limit=30))
    finish(main, state, "move d4-c4")
    assert verdict(state) == (1, "LC-335")


@pytest.mark.rule("LC-R257")
def test_a_game_that_goes_nowhere_is_scored() -> None:
    state = position(Side([one(role="R")], kills=1), Side(), variant=under(no_progress_turns=3))
    state.quiet = 1
    finish(turn, state, "move d4-c4")
    assert (state.outcome, state.quiet) == (None, 2)
    finish(turn, state)
    assert verdict(state) == (0, "LC-R257")
    pawn = position(Side([one(role="P", at="d3")], kills=1), Side(), variant=under(no_progress_turns=3))
    pawn.quiet = 2
    finish(turn, pawn, "move d3-d4")
    assert (pawn.outcome, pawn.quiet) == (None, 0)  # a Pawn move is progress
    long = position(Side([one(role="R")]), Side(kills=1), turn=399)
    finish(main, long, "move d4-c4")
    assert verdict(long) == (1, "LC-R257")


@pytest.mark.rule("LC-R258", "LC-D08")
def test_conceding_gives_the_game_to_the_other() -> None:
    state = position(Side([one()]), Side())
    table = duel(lambda table, state: concede(table, state, SEATS[0]), state)
    assert (verdict(state), len(told(table, "concedes"))) == ((1, "LC-R258"), 1)
