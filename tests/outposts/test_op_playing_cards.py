"""Second step, playing cards: Creatures, Spells, Upgrades open and face-down."""

import pytest
from outposts_table import GAME, Post, Side, all_totals, ask, cast, find, names, play, position

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.turn import turn
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.variant import Variant


def offered(state: State, *answers: str) -> list[str]:
    return ask(play_cards, state, *answers).notations


@pytest.mark.rule("OP-097", "OP-098")
def test_cards_cost_their_mana_and_any_number_is_played_in_any_order() -> None:
    state = position(Side(hand=["pebble-sentry", "quarry-hand", "granite-golem", "cinder-whelp"]), Side())
    assert "play granite-golem" in offered(state)
    state = position(Side(hand=["pebble-sentry", "quarry-hand", "granite-golem", "cinder-whelp"]), Side())
    table = play(play_cards, state, "play pebble-sentry", "play cinder-whelp", "burn granite-golem",
                 "play quarry-hand", "outpost 0 0", "end")  # fmt: skip
    assert table.asked[1][2].count("play granite-golem") == 0  # 2 mana left, it costs 3
    assert names(state, state.players[0].reserve) == ["pebble-sentry", "cinder-whelp", "quarry-hand"]
    assert not state.players[0].hand


@pytest.mark.rule("OP-097")
def test_a_card_dearer_than_the_mana_is_not_offered() -> None:
    state = position(Side(hand=["salamander-knight"]), Side())
    assert offered(state) == ["end", "burn salamander-knight"]


@pytest.mark.rule("OP-099", "OP-100", "OP-R59")
def test_a_creature_enters_reserve_and_attacks_the_same_turn() -> None:
    state = position(Side(hand=["forge-brute"]), Side())
    play(turn, state, "play forge-brute", "end", "join forge-brute 0", "take", "outpost 1 0", "hit 4")
    assert state.players[1].outposts[0].counters == 4
    assert names(state, state.players[0].groups[0]) == ["forge-brute"]
    again = position(Side(hand=["forge-brute"]), Side())
    play(play_cards, again, "play forge-brute", "end")
    assert names(again, again.players[0].reserve) == ["forge-brute"]


@pytest.mark.rule("OP-R60")
def test_the_starting_player_may_attack_on_the_very_first_turn() -> None:
    start = Side(outposts=[Post()], hand=["cinder-whelp"], turns=0)
    state = position(start, Side(outposts=[Post(), Post()], turns=0), round=1)
    play(turn, state, "play cinder-whelp", "end", "join cinder-whelp 0", "take", "outpost 1 1", "hit 2")
    assert state.players[1].outposts[1].counters == 2


@pytest.mark.rule("OP-101")
def test_a_spell_resolves_before_it_is_discarded() -> None:
    # Asked which card to discard, Recruiting Drive itself lies in no pile yet.
    state = position(Side(hand=["recruiting-drive", "cinder-whelp"]), Side())
    asked = ask(play_cards, state, "play recruiting-drive")
    assert asked.why.key == "discard"
    assert state.players[0].discard == []
    state = position(Side(hand=["recruiting-drive", "cinder-whelp"]), Side())
    play(play_cards, state, "play recruiting-drive", f"target #{find(state, 0, 'cinder-whelp')}", "end")
    assert names(state, state.players[0].discard) == ["cinder-whelp", "recruiting-drive"]


@pytest.mark.rule("OP-102", "OP-P10", "OP-034", "OP-104")
def test_an_upgrade_goes_on_an_own_standing_outpost_open_or_face_down() -> None:
    state = position(Side(outposts=[Post(), Post(standing=False), Post()], hand=["stone-wall"]), Side())
    place = ask(play_cards, state, "play stone-wall")
    assert place.notations == ["place stone-wall 0 0", "place stone-wall 0 1",
                               "place stone-wall 2 0", "place stone-wall 2 1"]  # fmt: skip
    state = position(Side(outposts=[Post(), Post(standing=False), Post()], hand=["stone-wall"]), Side())
    play(play_cards, state, "play stone-wall", "place stone-wall 2 0")
    assert names(state, state.players[0].outposts[2].open) == ["stone-wall"]


@pytest.mark.rule("OP-P10")
def test_three_outposts_give_six_places() -> None:
    state = position(Side(hand=["stone-wall"]), Side())
    assert len(ask(play_cards, state, "play stone-wall").options) == 6


@pytest.mark.rule("OP-103", "OP-E18", "OP-R66")
def test_an_outpost_with_three_upgrades_is_full_open_and_closed_together() -> None:
    full = Post(open=["stone-wall"], closed=["murder-holes", "fire-pots"])
    state = position(Side(outposts=[full, Post()], hand=["watchtower"]), Side())
    assert ask(play_cards, state, "play watchtower").notations == ["place watchtower 1 0", "place watchtower 1 1"]
    everywhere = position(Side(outposts=[full], hand=["watchtower"], mana=5), Side())
    assert offered(everywhere) == ["end", "burn watchtower"]  # it may still be discarded for mana
    none_stands = position(Side(outposts=[Post(standing=False)], hand=["watchtower"], mana=5), Side(), Side())
    assert offered(none_stands) == ["end", "burn watchtower"]


@pytest.mark.rule("OP-105", "OP-R67")
def test_a_face_down_upgrade_costs_its_full_mana_and_hides_what_it_is() -> None:
    state = position(Side(hand=["watchtower", "firebolt"]), Side())
    ask(play_cards, state, "play watchtower", "place watchtower 0 1")
    card = state.players[0].outposts[0].closed[0]
    assert state.players[0].mana == 1  # 3 - 2
    assert GAME.rules.view(state, 1).faces[card] == HIDDEN
    assert GAME.rules.view(state, 1).players[0].mana == 1  # mana is open


@pytest.mark.rule("OP-R68", "OP-R69")
def test_only_its_owner_may_look_at_a_closed_upgrade_and_it_keeps_its_place() -> None:
    state = position(Side(outposts=[Post(closed=["fire-pots", "stone-wall"]), Post(closed=["watchtower"])]), Side())
    first, second = state.players[0].outposts[0].closed
    assert GAME.rules.view(state, 0).faces[first] == state.faces[first]
    seen = GAME.rules.view(state, 1)
    assert seen.players[0].outposts[0].closed == [first, second]  # told apart by Outpost and slot
    assert [seen.faces[first], seen.faces[second]] == [HIDDEN, HIDDEN]


@pytest.mark.rule("OP-R68", "OP-P09")
def test_a_spy_sees_a_closed_upgrade_and_others_do_not() -> None:
    sides = (Side(hand=["lantern-spy"]), Side(outposts=[Post(closed=["fire-pots"])]), Side())
    state = position(*sides)
    play(play_cards, state, "play lantern-spy", "end")
    card = state.players[1].outposts[0].closed[0]
    assert GAME.rules.view(state, 0).faces[card] == state.faces[card]
    assert GAME.rules.view(state, 2).faces[card] == HIDDEN


@pytest.mark.rule("OP-106", "OP-K23")
def test_a_face_down_upgrade_has_no_effect() -> None:
    state = position(Side(outposts=[Post(closed=["deep-vault"]), Post(open=["deep-vault"])]), Side())
    asked_mana = play(play_cards, state)
    assert [args["n"] for kind, _, args in asked_mana.events if kind == "mana"] == [3]  # 2 Outposts + 1 open Vault


@pytest.mark.rule("OP-107", "OP-109", "OP-110", "OP-R70")
def test_only_an_attack_opens_an_upgrade_and_it_stays_open() -> None:
    state = position(
        Side(groups=[["1/0/9"]]), Side(outposts=[Post(closed=["+0/+1"]), Post(closed=["stone-wall"])], deck=[])
    )
    play(attack, state, "take", "outpost 1 0")
    post, other = state.players[1].outposts
    assert names(state, post.open) == ["+0/+1"]
    assert post.closed == []
    assert names(state, other.closed) == ["stone-wall"]
    state.active = Seat(1)
    play(turn, state, "skip")  # nothing to do in the own turn: no upgrade can be opened or closed
    assert names(state, post.open) == ["+0/+1"]
    assert names(state, other.closed) == ["stone-wall"]


@pytest.mark.rule("OP-111", "OP-112", "OP-113", "OP-R76", "OP-R109")
def test_bonuses_count_for_the_outpost_in_every_assault_even_undefended() -> None:
    state = position(Side(groups=[["4/0/3"], ["5/0/3"]]), Side(outposts=[Post(open=["+2/+1"])]))
    table = play(attack, state, "take", "assault 0", "hit 3", "hit 4")
    assert all_totals(table) == [(4, 1, 2), (5, 1, 2)]
    assert state.players[1].outposts[0].counters == 7


@pytest.mark.rule("OP-R76")
def test_bonuses_go_to_the_totals_not_to_single_creatures() -> None:
    # One +0/+2 upgrade and three defenders: Defense 3 + 2, not 3 + 3 x 2; Health stays what it is.
    guarded = Post(open=["+1/+2"], defenders=["1/1/1", "1/1/1", "1/1/1"])
    state = position(Side(groups=[["6/0/9"]]), Side(outposts=[guarded]))
    table = play(attack, state, "take", "kill 1/1/1")
    assert all_totals(table) == [(6, 5, 4)]
    assert len(state.players[1].outposts[0].defenders) == 2


@pytest.mark.rule("OP-114", "OP-R77", "OP-R70")
def test_an_owner_can_neither_move_nor_discard_nor_open_upgrades() -> None:
    state = position(Side(outposts=[Post(open=["stone-wall"], closed=["fire-pots"]), Post()], mana=9, hand=["0/0/1"]),
                     Side())  # fmt: skip
    assert {each.split()[0] for each in offered(state)} == {"end", "play", "burn", "crystal"}


@pytest.mark.rule("OP-R62", "OP-P09")
def test_a_spell_without_its_target_can_only_be_burned() -> None:
    state = position(Side(hand=["firebolt", "sabotage", "misdirect", "whispers", "chain-lightning"], mana=9), Side())
    assert [each for each in offered(state) if each.startswith("play")] == ["play whispers", "play chain-lightning"]
    assert "burn firebolt" in offered(state)


@pytest.mark.rule("OP-R63")
def test_parts_of_a_spell_happen_in_printed_order() -> None:
    state = position(Side(hand=["shatter"]), Side(outposts=[Post(defenders=["3/3/5"])]))
    table = play(play_cards, state, "play shatter", "outpost 0 1")
    assert [kind for kind, _, _ in table.events if kind in ("bolts", "counters")] == ["bolts", "counters"]
    assert state.players[0].outposts[1].counters == 1


@pytest.mark.rule("OP-R64", "OP-P09", "OP-K01")
def test_an_arrival_is_mandatory_except_a_bolt() -> None:
    sides = Side(hand=["fog-walker"]), Side(outposts=[Post(defenders=["1/1/1", "2/2/2"])])
    assert ask(play_cards, position(*sides), "play fog-walker").notations == ["target 1/1/1", "target 2/2/2"]
    sides = Side(hand=["bounty-hunter"]), Side(outposts=[Post(defenders=["1/1/1"])])
    hunter = ask(play_cards, position(*sides), "play bounty-hunter")
    assert hunter.notations == ["decline", "target bounty-hunter", "target 1/1/1"]


@pytest.mark.rule("OP-R64")
def test_an_arrival_without_a_target_does_nothing() -> None:
    state = position(Side(hand=["fog-walker"]), Side())
    play(play_cards, state, "play fog-walker", "end")
    assert names(state, state.players[0].reserve) == ["fog-walker"]


@pytest.mark.rule("OP-R65")
def test_a_bolt_may_hit_ones_own_creature_but_an_expel_may_not() -> None:
    mine = [Post(defenders=["1/1/2"])]
    state = position(Side(outposts=mine, hand=["firebolt", "misdirect"]), Side(outposts=[Post(defenders=["2/2/2"])]))
    assert ask(play_cards, state, "play firebolt").notations == ["target 1/1/2", "target 2/2/2"]
    state = position(Side(outposts=mine, hand=["misdirect"]), Side(outposts=[Post(defenders=["2/2/2"] * 2)]))
    assert ask(play_cards, state, "play misdirect").notations == ["target 2/2/2", "target 2/2/2"]


@pytest.mark.rule("OP-P11")
def test_a_card_of_the_discard_pile_is_chosen_among_those_that_fit() -> None:
    state = position(Side(hand=["grave-hauler"], discard=["mourner", "tomb-titan", "firebolt", "bone-novice"]), Side())
    assert ask(play_cards, state, "play grave-hauler").notations == ["target mourner", "target bone-novice"]


@pytest.mark.rule("OP-P11")
def test_a_choice_from_the_deck_top_stays_hidden() -> None:
    state = position(Side(hand=["crystal-seer"], deck=["mourner", "reap", "drain", "exhume"]), Side())
    asked = ask(play_cards, state, "play crystal-seer")
    assert len(asked.options) == 3
    assert all(GAME.rules.view(state, 1).faces[each.a] == HIDDEN for each in asked.options)


@pytest.mark.rule("OP-P12", "OP-071")
def test_a_forced_loss_is_chosen_by_the_player_named_and_not_declined() -> None:
    state = position(Side(hand=["soul-tax"]), Side(reserve=["1/1/1"], groups=[["2/2/2"]]))
    asked = ask(play_cards, state, "play soul-tax")
    assert (asked.seat, asked.why.key, asked.notations) == (1, "give_up", ["target 1/1/1", "target 2/2/2"])


@pytest.mark.rule("OP-R138", "OP-K10")
def test_a_card_beats_the_rule_it_names() -> None:
    # Forced March moves straight from offense to defense, which Prepare for War never does (OP-124).
    state = position(Side(groups=[["2/0/2"]], hand=["forced-march"]), Side())
    play(play_cards, state, "play forced-march", "guard 2/0/2 1", "end")
    assert names(state, state.players[0].outposts[1].defenders) == ["2/0/2"]
    deep = position(Side(groups=[["9/0/2"], ["3/0/2"]]), Side(outposts=[Post(counters=1, open=["deep-foundations"])]))
    play(attack, deep, "take", "assault 0", "hit 9", "hit 2")
    assert deep.players[1].outposts[0].standing  # twelve counters, and the limit is thirteen


@pytest.mark.rule("OP-R78")
def test_a_limit_that_ends_destroys_the_outpost_at_once() -> None:
    state = position(Side(hand=["sabotage"]), Side(outposts=[Post(counters=11, open=["deep-foundations"]), Post()]))
    play(play_cards, state, "play sabotage")
    assert not state.players[1].outposts[0].standing


@pytest.mark.rule("OP-R50", "OP-097")
def test_a_variant_price_is_what_must_be_paid() -> None:
    cheap = Variant("x", cards={"salamander-knight": {"cost": 3}})
    assert "play salamander-knight" in offered(position(Side(hand=["salamander-knight"]), Side(), variant=cheap))


@pytest.mark.rule("OP-101", "OP-R128")
def test_everybody_sees_what_is_played_face_up() -> None:
    hand = ["cinder-whelp", "surge", "stone-wall"]
    state = position(Side(hand=hand, mana=9), Side())
    cards = {key: find(state, 0, key) for key in hand}
    cast(state, "play cinder-whelp", "play surge", "outpost 0 0", "play stone-wall", "place stone-wall 0 0")
    faces = GAME.rules.view(state, 1).faces
    assert {key: faces[card] != HIDDEN for key, card in cards.items()} == dict.fromkeys(hand, True)
