"""Quick answers of Outposts' bots: who guards what, and that nothing is burned in a turn that wins anyway."""

from collections.abc import Sequence

from outposts_table import GAME, names

from rulewright.games.outposts.rules.play import play_options
from rulewright.games.outposts.rules.position import Post, Side, find, position
from rulewright.games.outposts.rules.prepare import prepare_options
from rulewright.games.outposts.rules.state import PLAY, PREPARE, State
from rulewright.kernel.question import Option, Seat

ME = Seat(0)
GONE = Post(standing=False)


def guess(state: State, options: Sequence[Option]) -> Option:
    """What the hunch answers when it does not go astray."""
    option: Option = GAME.mind.hunch(state, ME, options, 0.5)
    return option


def order(state: State) -> tuple[str, str]:
    """The first order that the hunch gives: the verb and whom it is for."""
    state.step = PREPARE
    option = guess(state, prepare_options(state, ME))
    return option.verb, names(state, [option.a])[0] if option.a >= 0 else ""


def test_who_guards_better_than_it_attacks_guards_and_others_attack() -> None:
    enemy = Side(reserve=["forge-brute"])
    assert order(position(Side(reserve=["gate-warden"]), enemy)) == ("guard", "gate-warden")
    assert order(position(Side(reserve=["granite-golem"]), enemy)) == ("join", "granite-golem")


def test_the_last_outpost_is_guarded_by_whoever_is_there() -> None:
    enemy = Side(reserve=["forge-brute", "furnace-giant"])
    last = Side(outposts=[Post(counters=4), GONE, GONE], reserve=["granite-golem"])
    assert order(position(last, enemy)) == ("guard", "granite-golem")


def test_nothing_is_burned_and_nobody_guards_in_a_turn_that_wins_anyway() -> None:
    me = Side(reserve=["furnace-giant", "gate-warden"], hand=["granite-golem", "stone-wall", "mend-walls"])
    for counters, wins in ((9, True), (0, False)):
        state = position(me, Side(outposts=[Post(counters=counters), GONE, GONE]))
        state.step = PLAY
        assert (guess(state, play_options(state, ME)).verb == "end") is wins
        if wins:
            assert order(state) == ("join", "furnace-giant")
    trapped = position(me, Side(outposts=[Post(counters=9, closed=["hidden-spikes"]), GONE, GONE]))
    trapped.step = PLAY
    assert guess(trapped, play_options(trapped, ME)).verb != "end"
    assert find(trapped, 0, "furnace-giant") in trapped.players[0].reserve
