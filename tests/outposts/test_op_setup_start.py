"""Setup: starting player, Outposts, hands; and the opening turns of the worked example."""

from collections import Counter

import pytest
from outposts_table import GAME, Post, Side, box, play, position, rules, run

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.set_up import set_up
from rulewright.games.outposts.rules.state import Outpost, State, standing_count
from rulewright.games.outposts.rules.turn import draw_cards, turn
from rulewright.kernel.errors import BadVariant, ImpossibleSetup
from rulewright.kernel.variant import OFFICIAL, Variant

ENTRIES = [Entry("ember"), Entry("stone"), Entry("veil"), Entry("grave")]


def ready(seats: int = 2, seed: int = 1, variant: Variant = OFFICIAL) -> State:
    """A match after its setup, before the first turn."""
    state = box(*ENTRIES[:seats], variant=variant, seed=seed)
    run(turn, state)  # turn zero is the setup
    return state


@pytest.mark.rule("OP-059", "OP-R16", "OP-R129")
def test_the_starting_player_is_random_and_named_after_the_draft() -> None:
    firsts = Counter(ready(3, seed).first for seed in range(30))
    assert set(firsts) == {0, 1, 2}
    assert max(firsts.values()) < 20
    table = run(set_up, box(*ENTRIES[:3]))
    kinds = [kind for kind, _, _ in table.events]
    assert kinds.index("first") > max(i for i, kind in enumerate(kinds) if kind == "keeps")


@pytest.mark.rule("OP-060", "OP-061", "OP-062")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_has_one_outpost_and_all_others_two(seats: int) -> None:
    for seed in range(4):
        state = ready(seats, seed)
        assert [len(player.outposts) for player in state.players] == [
            1 if seat == state.first else 2 for seat in range(seats)
        ]
        for player in state.players:
            assert all(outpost == Outpost(True, 0, [], [], [], []) for outpost in player.outposts)


@pytest.mark.rule("OP-063")
def test_everyone_draws_four_cards_and_sees_only_the_own() -> None:
    state = ready(4)
    assert [(len(player.hand), len(player.deck)) for player in state.players] == [(4, 32)] * 4
    for viewer in range(4):
        view = GAME.rules.view(state, viewer)
        for seat, player in enumerate(state.players):
            assert all((view.faces[card] >= 0) is (seat == viewer) for card in player.hand)


@pytest.mark.rule("OP-064", "OP-R18")
def test_there_is_no_mulligan() -> None:
    assert "mulligan" not in [key for _, key, _ in run(set_up, box(*ENTRIES[:2])).asked]


@pytest.mark.rule("OP-065", "OP-072", "OP-R17", "OP-040")
def test_the_starting_player_begins_and_play_goes_to_the_left() -> None:
    for seed in range(4):
        state = ready(3, seed)
        order = []
        for _ in range(6):
            order.append((state.active, state.round))
            run(turn, state)
        first = state.first
        assert order == [((first + i) % 3, 1 + i // 3) for i in range(6)]


@pytest.mark.rule("OP-E03.1", "OP-E03.2", "OP-E03.3", "OP-E03.4", "OP-E03.5", "OP-084", "OP-087", "OP-R24")
def test_opening_outposts_and_mana() -> None:
    state = ready()
    p, q = state.first, 1 - state.first
    assert [(len(state.players[s].outposts), len(state.players[s].hand), len(state.players[s].deck)) for s in (p, q)] \
        == [(1, 4, 32), (2, 4, 32)]  # fmt: skip
    expected = [  # (player, hand, deck, face-up Outposts, mana gained) at the turn's end, nothing played
        (p, 6, 30, 1, 1), (q, 6, 30, 2, 2), (p, 8, 28, 2, 2), (q, 8, 28, 3, 3), (p, 10, 26, 3, 3), (q, 10, 26, 3, 3),
    ]  # fmt: skip
    for seat, hand, deck, up, mana in expected:
        assert state.active == seat
        table = run(turn, state)
        player = state.players[seat]
        gained = [args["n"] for kind, _, args in table.events if kind == "mana"]
        assert (len(player.hand), len(player.deck), standing_count(player), gained) == (hand, deck, up, [mana])


@pytest.mark.rule("OP-E03.6", "OP-075", "OP-074")
def test_the_seventeenth_draw_step_is_the_first_to_cost_damage() -> None:
    state = ready()
    seat = state.first
    for number in range(1, 17):
        table = run(turn, state)
        assert "counters" not in [kind for kind, _, _ in table.events]
        assert len(state.players[seat].deck) == 32 - 2 * number
        run(turn, state)
    player = state.players[seat]
    assert (len(player.hand), len(player.deck)) == (36, 0)
    table = run(draw_cards, state)
    assert sum(args["n"] for kind, _, args in table.events if kind == "counters") == 5
    assert len(player.hand) == 36  # nothing was discarded, so nothing can be drawn


# -- tunables


@pytest.mark.rule("OP-039")
def test_numbers_of_players_are_tunable() -> None:
    duel = rules(players_max=2)
    with pytest.raises(ImpossibleSetup, match="OP-039"):
        box(*ENTRIES[:3], variant=duel)
    with pytest.raises(ImpossibleSetup, match="OP-039"):
        box(*ENTRIES[:2], variant=rules(players_min=3))
    with pytest.raises(BadVariant, match="OP-185"):
        make_book(rules(players_min=1))
    with pytest.raises(BadVariant, match="OP-039"):
        make_book(rules(players_max=5))


@pytest.mark.rule("OP-060", "OP-061")
def test_starting_outposts_are_tunable() -> None:
    state = ready(3, variant=rules(start_outposts_first=2, start_outposts_other=3))
    assert sorted(len(player.outposts) for player in state.players) == [2, 3, 3]
    assert len(state.players[state.first].outposts) == 2
    with pytest.raises(BadVariant, match="OP-037"):
        make_book(rules(start_outposts_other=4))


@pytest.mark.rule("OP-063")
def test_starting_hands_are_tunable_by_place_in_turn_order() -> None:
    state = ready(3, variant=rules(start_hand=5, start_hand_bonus_by_seat=[0, 1, 2, 3]))
    hands = [len(state.players[(state.first + i) % 3].hand) for i in range(3)]
    assert hands == [5, 6, 7]
    with pytest.raises(BadVariant, match="OP-063"):
        make_book(rules(start_hand_bonus_by_seat=[1, 2]))


@pytest.mark.rule("OP-064")
def test_mulligans_are_tunable() -> None:
    state = box(*ENTRIES[:2], variant=rules(mulligans=1))
    before: dict[int, list[int]] = {}

    def choose(seat: int, key: str, offered: list[str]) -> str:
        if key == "mulligan":
            assert offered == ["keep", "redraw"]
            before[seat] = [state.faces[card] for card in state.players[seat].hand]
            return "redraw" if seat == 0 else "keep"
        return offered[0]

    table = run(set_up, state, choose)
    assert [key for _, key, _ in table.asked].count("mulligan") == 2  # once each
    hands = [[state.faces[card] for card in player.hand] for player in state.players]
    assert sorted(hands[0]) != sorted(before[0])  # other cards, not the same in another order
    assert hands[1] == before[1]
    assert [(len(player.hand), len(player.deck)) for player in state.players] == [(4, 32), (4, 32)]


@pytest.mark.rule("OP-138", "OP-R60")
def test_first_round_protection_is_a_switch() -> None:
    for protected, turns, attackable in ((False, 1, True), (True, 1, False), (True, 2, True)):
        state = position(
            Side(groups=[["2/0/1"]]),
            Side(outposts=[Post(), Post()], turns=turns),
            variant=rules(first_round_protection=protected),
        )
        asked = [key for _, key, _ in run(attack, state).asked]
        assert asked == (["attack"] if attackable else [])


@pytest.mark.rule("OP-R60")
def test_the_starting_player_may_attack_on_the_very_first_turn() -> None:
    state = position(
        Side(outposts=[Post()], reserve=["3/0/1"], turns=0), Side(outposts=[Post(), Post()], turns=0), round=1
    )
    play(turn, state, "end", "join 3/0/1 0", "take", "outpost 1 1", "hit 3")
    assert [outpost.counters for outpost in state.players[1].outposts] == [0, 3]
