"""Turn structure: four steps in order, skipping, and who may act."""

import pytest
from outposts_table import GAME, Post, Side, ask, drafted, find, names, play, position, rules, run

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import ATTACK, DRAW, PLAY, PREPARE, STEPS, creatures_of
from rulewright.games.outposts.rules.turn import draw_cards, turn
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match

FALLEN = Post(standing=False)


@pytest.mark.rule("OP-066")
def test_a_turn_has_four_steps_in_order() -> None:
    sides = Side(deck=[], discard=["1/1/1"] * 4, hand=["2/1/2"], reserve=["3/0/1"], groups=[["4/0/4"]]), Side()
    state = position(*sides)
    steps: list[int] = []

    def choose(seat: int, key: str, offered: list[str]) -> str:
        if not steps or steps[-1] != state.step:
            steps.append(state.step)
        return offered[0]

    table = run(turn, state, choose)
    assert steps == [DRAW, PLAY, PREPARE, ATTACK]
    asked = dict.fromkeys(key for _, key, _ in table.asked)
    assert list(asked) == ["take_draw", "split", "play", "prepare", "attack"]
    assert STEPS[1:5] == ("Draw Cards", "Play Cards", "Prepare for War", "Attack")


@pytest.mark.rule("OP-067", "OP-068", "OP-R26", "OP-R27", "OP-P05")
def test_a_skipped_draw_step_gives_neither_cards_nor_damage_nor_an_outpost() -> None:
    state = position(Side(outposts=[Post()], deck=["1/1/1"], discard=["2/2/2"]), Side())
    asked = ask(draw_cards, state)
    assert (asked.seat, asked.why.key, asked.notations) == (0, "take_draw", ["take", "skip"])
    state = position(Side(outposts=[Post()], deck=["1/1/1"], discard=["2/2/2"]), Side())
    play(draw_cards, state, "skip")
    player = state.players[0]
    assert (player.hand, len(player.deck), len(player.discard)) == ([], 1, 1)
    assert [outpost.counters for outpost in player.outposts] == [0]


@pytest.mark.rule("OP-P05", "OP-067")
def test_skipping_the_draw_step_is_asked_with_a_short_deck_or_in_a_standstill() -> None:
    assert run(draw_cards, position(Side(deck=["1/1/1"] * 2), Side())).asked == []
    assert run(draw_cards, position(Side(deck=["1/1/1"]), Side(deck=["1/1/1"]))).asked[0][1] == "take_draw"
    idle = position(Side(), Side())
    idle.idle = 1
    assert ask(draw_cards, idle).why.key == "take_draw"


@pytest.mark.rule("OP-067", "OP-068", "OP-K27")
def test_a_skipped_play_step_brings_nothing_not_even_its_start() -> None:
    sides = Side(reserve=["lich-abbot"], discard=["cinder-whelp"], hand=["2/1/2"]), Side()
    assert ask(play_cards, position(*sides)).notations == ["take", "skip"]
    state = position(*sides)
    play(play_cards, state, "skip")
    player = state.players[0]
    assert (names(state, player.reserve), names(state, player.discard), player.mana) == (
        ["lich-abbot"],
        ["cinder-whelp"],
        0,
    )


@pytest.mark.rule("OP-067", "OP-137", "OP-R29")
def test_a_skipped_prepare_step_leaves_every_creature_where_it_is() -> None:
    state = position(
        Side(outposts=[Post(defenders=["2/1/2"])], reserve=["3/0/1"], groups=[["4/0/4", "1/1/1"], ["2/2/2"]]), Side()
    )
    play(prepare_for_war, state, "end")
    player = state.players[0]
    assert names(state, player.outposts[0].defenders) == ["2/1/2"]
    assert names(state, player.reserve) == ["3/0/1"]
    assert [names(state, group) for group in player.groups] == [["4/0/4", "1/1/1"], ["2/2/2"]]


@pytest.mark.rule("OP-R29", "OP-K10")
def test_a_creature_put_into_offense_by_an_effect_is_a_group_of_its_own() -> None:
    state = position(Side(hand=["forced-march"], reserve=["3/0/1"], groups=[["2/2/2"]]), Side())
    play(play_cards, state, "play forced-march", "join 3/0/1 1", "end")
    assert [names(state, group) for group in state.players[0].groups] == [["2/2/2"], ["3/0/1"]]


@pytest.mark.rule("OP-067", "OP-068", "OP-P16")
def test_a_skipped_attack_step_has_no_assault() -> None:
    state = position(Side(groups=[["4/0/4"]]), Side(outposts=[Post(), Post(closed=["+0/+2"])]))
    table = play(attack, state, "skip")
    assert [kind for kind, _, _ in table.events] == ["skips"]
    assert [outpost.counters for outpost in state.players[1].outposts] == [0, 0]
    assert len(state.players[1].outposts[1].closed) == 1


@pytest.mark.rule("OP-069", "OP-R28", "OP-146")
def test_steps_with_nothing_to_do_are_skipped_and_the_turn_goes_on() -> None:
    state = position(Side(), Side())
    assert play(prepare_for_war, state).asked == []  # no creatures
    assert play(attack, state).asked == []  # no group
    bare = position(Side(outposts=[FALLEN], groups=[["2/0/1"]]), Side(outposts=[FALLEN]), Side(outposts=[FALLEN]))
    assert play(attack, bare).asked == []  # no target
    assert play(play_cards, position(Side(), Side())).asked == []  # no cards, no creatures, no seven mana
    state = position(Side(deck=["1/1/1"] * 2), Side())
    play(turn, state, "end")  # only the Play step has a choice: the cards just drawn
    assert state.active == 1


@pytest.mark.rule("OP-070", "OP-071", "OP-R61")
def test_only_the_active_player_draws_plays_buys_prepares_and_attacks() -> None:
    own = {"take_draw", "split", "take_play", "play", "place", "prepare", "attack", "aim", "next", "assign", "withdraw"}
    others: set[str] = set()
    for seed in range(6):
        match, dice = Match(GAME, 2 + seed % 3, seed=seed, variant=drafted()), Dice(seed)
        for _ in range(500):
            if match.question is None:
                break
            question = match.question
            if match.state.turn and question.seat != match.state.active:
                others.add(question.prompt.key)
            match.answer(question.seat, dice.below(len(question.options)))
    assert not others & own
    assert "counter" in others
    # strength, survivors, and what a card says
    assert others <= {"counter", "reassign", "give_up", "traps", "triggers", "bolt", "repair", "turn_away", "backlash"}


@pytest.mark.rule("OP-071", "OP-159")
def test_the_owner_reassigns_survivors_in_anothers_turn() -> None:
    state = position(Side(groups=[["4/0/4"]]), Side(outposts=[Post(counters=8, defenders=["0/0/1"]), Post(), Post()]))
    asked = ask(attack, state, "take", "outpost 1 0", "hit 4")
    assert (state.active, asked.seat, asked.why.key) == (0, 1, "reassign")


@pytest.mark.rule("OP-072", "OP-173")
def test_the_turn_passes_to_the_next_player_still_in_the_game() -> None:
    state = position(Side(), Side(), Side(), active=0)
    state.players[1].out = True
    run(turn, state)
    assert (state.active, state.round) == (2, 3)
    run(turn, state)
    assert (state.active, state.round) == (0, 4)


@pytest.mark.rule("OP-072")
def test_what_was_counted_for_a_turn_starts_anew() -> None:
    state = position(Side(hand=["1/1/1"] * 4, reserve=["1/1/1"] * 4), Side())
    player = state.players[0]
    run(
        play_cards,
        state,
        lambda seat, key, offered: next((o for o in offered if o.split()[0] in ("burn", "sacrifice")), offered[0]),
    )
    assert (player.burned_cards, player.burned_creatures, player.lost) == (3, 3, 3)
    run(turn, state)
    assert (player.burned_cards, player.burned_creatures, player.lost) == (0, 0, 0)
    assert len(creatures_of(player)) == 1


# -- tunables


@pytest.mark.rule("OP-067")
def test_skipping_the_draw_step_can_be_forbidden() -> None:
    state = position(Side(deck=[], discard=["1/1/1"] * 3), Side(), variant=rules(skip_draw_allowed=False))
    assert ask(draw_cards, state).why.key == "split"


@pytest.mark.rule("OP-068")
def test_a_skipped_draw_step_may_keep_the_outpost_by_a_switch() -> None:
    variant = rules(skip_draw_keeps_outpost=True)
    state = position(Side(outposts=[Post()], deck=[]), Side(), variant=variant)
    play(draw_cards, state, "skip")
    assert (len(state.players[0].outposts), state.players[0].hand) == (2, [])


@pytest.mark.rule("OP-R41")
def test_there_is_no_hand_limit_but_a_tunable() -> None:
    state = position(Side(hand=["1/1/1"] * 20), Side())
    run(turn, state)
    assert len(state.players[0].hand) == 22
    state = position(Side(hand=["1/1/1"] * 5, deck=["2/2/2"] * 5), Side(), variant=rules(hand_limit=4))
    card = find(state, 0, "2/2/2")
    table = run(turn, state)
    player = state.players[0]
    assert [key for _, key, _ in table.asked] == ["play", "hand_limit", "hand_limit", "hand_limit"]
    assert (len(player.hand), len(player.discard)) == (4, 3)
    assert card not in player.discard
    assert len(state.players[1].hand) == 0  # the limit binds the active player at the turn's end
