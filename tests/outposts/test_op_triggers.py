"""Triggers in order, chains that end, and what is hidden from whom."""

import pytest
from outposts_table import GAME, Post, Side, ask, names, play, position

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.kernel.playout import playout, random_policy
from rulewright.kernel.question import HIDDEN


@pytest.mark.rule("OP-R124", "OP-P25", "OP-P20")
def test_the_active_players_triggers_come_first_and_each_orders_their_own() -> None:
    # A Mass Grave over its caster's reserve: two own triggers to order; a Feedback Coil kills on both sides.
    state = position(Side(hand=["mass-grave"], mana=9, reserve=["rattling-thrall", "bloated-husk"]), Side())
    asked = ask(play_cards, state, "play mass-grave")
    assert (asked.seat, asked.why.key) == (0, "triggers")
    assert asked.notations == ["first rattling-thrall", "first bloated-husk"]
    state = position(
        Side(groups=[["rattling-thrall"]]),
        Side(outposts=[Post(closed=["feedback-coil"], defenders=["rattling-thrall"])]),
    )
    table = play(attack, state, "take")
    assert [args["seat"] for kind, _, args in table.events if kind == "last_breath"] == [0, 1]
    state = position(
        Side(outposts=[Post(closed=["feedback-coil"], defenders=["rattling-thrall"])]),
        Side(groups=[["rattling-thrall"]]),
        active=1,
    )
    table = play(attack, state, "take")
    assert [args["seat"] for kind, _, args in table.events if kind == "last_breath"] == [1, 0]


@pytest.mark.rule("OP-R124", "OP-R125")
def test_new_triggers_join_the_end_and_a_creature_is_destroyed_once() -> None:
    # Two zealots die together. The first one's Bolt kills a thrall, whose draw waits for the second zealot.
    state = position(
        Side(hand=["landslide"], reserve=["rattling-thrall"]), Side(groups=[["pyre-zealot", "plague-bearer"]])
    )
    table = play(play_cards, state, "play landslide", "first pyre-zealot", "target rattling-thrall", "end")
    order = [args["card"] for kind, _, args in table.events if kind == "last_breath"]
    assert order == ["pyre-zealot", "plague-bearer", "rattling-thrall"]
    assert names(state, state.players[0].discard) == ["landslide", "rattling-thrall"]


@pytest.mark.rule("OP-R125")
def test_a_creature_lies_in_the_discard_pile_before_its_last_breath() -> None:
    state = position(Side(reserve=["skeletal-levy", "1/1/1"]), Side())
    play(play_cards, state, "sacrifice skeletal-levy", "end")
    assert names(state, state.players[0].hand) == ["skeletal-levy"]
    assert state.players[0].discard == []


@pytest.mark.rule("OP-R126", "OP-R40")
def test_a_turn_of_draws_and_burns_comes_to_an_end() -> None:
    # Levy comes back to the hand each time, but only three creatures may be destroyed for mana.
    state = position(Side(hand=["skeletal-levy"], mana=20, deck=[]), Side())
    again = ["play skeletal-levy", "sacrifice skeletal-levy"]
    asked = ask(play_cards, state, *again, *again, *again, "play skeletal-levy", "crystal")
    assert not any(each.startswith("sacrifice") for each in asked.notations)
    assert state.players[0].burned_creatures == 3


@pytest.mark.rule("OP-R61", "OP-070")
def test_cards_are_played_only_in_the_own_play_step() -> None:
    choose = random_policy(3)
    wrong: list[str] = []

    def watch(state, seat, options, why):  # type: ignore[no-untyped-def]
        mine = any(each.verb in ("play", "burn", "sacrifice", "guard", "join", "assault") for each in options)
        if mine and seat != state.active and why.key != "reassign":
            wrong.append(why.key)
        return choose(state, seat, options, why)

    for seed in range(6):
        playout(GAME, 2 + seed % 3, seed, watch)
    assert wrong == []


@pytest.mark.rule("OP-R128")
def test_what_is_hidden_and_what_lies_open() -> None:
    state = position(
        Side(
            hand=["firebolt"], deck=["immolate", "war-cry"], discard=["cinder-whelp"], crystals=1, mana=2,
            outposts=[Post(counters=3, closed=["fire-pots"], open=["stone-wall"])], reserve=["1/1/1"],
        ),
        Side(),
    )  # fmt: skip
    seen, mine = GAME.rules.view(state, 1), state.players[0]
    player = seen.players[0]
    for hidden in (mine.hand, mine.deck, mine.outposts[0].closed):
        assert all(seen.faces[card] == HIDDEN for card in hidden)
    for shown in (mine.discard, mine.outposts[0].open, mine.reserve):
        assert all(seen.faces[card] == state.faces[card] for card in shown)
    assert (len(player.hand), len(player.deck), player.mana, player.crystals) == (1, 2, 2, 1)
    assert (player.outposts[0].counters, len(player.outposts[0].closed)) == (3, 1)
    assert all(GAME.rules.view(state, 0).faces[card] == HIDDEN for card in mine.deck)  # not even its own order


@pytest.mark.rule("OP-R129")
def test_a_random_discard_is_one_of_the_few_chances() -> None:
    hands = set()
    for seed in range(12):
        state = position(Side(hand=["resonant-beast", "firebolt", "war-cry"]), Side(), seed=seed)
        play(play_cards, state, "play resonant-beast", "end")
        hands.add(tuple(names(state, state.players[0].discard)))
    assert hands == {("firebolt",), ("war-cry",)}
