"""Keywords of creatures, OP-K12 to OP-K19, on every card that has them."""

import pytest
from outposts_table import DRAFTED_CARDS, Post, Side, ask, cast, find, names, play, position, run, told, totals

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war


def having(keyword: str) -> list[object]:
    return [pytest.param(card, id=card.key) for card in DRAFTED_CARDS if getattr(card, keyword)]


def orders(side: Side, key: str) -> list[str]:
    """What the creature may do in the Prepare step."""
    return [each for each in ask(prepare_for_war, position(side, Side())).notations if key in each]


@pytest.mark.rule("OP-K12", "OP-124", "OP-125")
@pytest.mark.parametrize("card", having("swift"))
def test_swift_goes_from_offense_to_defense_and_back_in_one_step(card: Card) -> None:
    key = card.key
    assert orders(Side(outposts=[Post()], groups=[[key, "1/1/1"]]), key) == [
        f"reserve {key}",
        f"guard {key} 0",
        f"join {key} 1",
    ]
    assert orders(Side(outposts=[Post(defenders=[key])]), key) == [f"reserve {key}", f"join {key} 0"]


@pytest.mark.rule("OP-K12", "OP-124")
def test_without_swift_there_is_no_way_from_offense_to_defense() -> None:
    assert orders(Side(outposts=[Post()], groups=[["free-lance"]]), "free-lance") == ["reserve free-lance"]
    assert orders(Side(outposts=[Post(defenders=["free-lance"])]), "free-lance") == ["reserve free-lance"]


@pytest.mark.rule("OP-K13")
@pytest.mark.parametrize("card", having("reckless"))
def test_reckless_never_enters_defense(card: Card) -> None:
    assert orders(Side(reserve=[card.key]), card.key) == [f"join {card.key} 0"]


@pytest.mark.rule("OP-K13")
@pytest.mark.parametrize("card", having("rooted"))
def test_rooted_never_enters_offense(card: Card) -> None:
    guards = [f"guard {card.key} {post}" for post in (0, 1, 2)]
    assert orders(Side(reserve=[card.key], groups=[["1/1/1"]]), card.key) == guards


@pytest.mark.rule("OP-K13", "OP-030")
def test_rooted_and_guard_are_two_words_on_the_shield_bearer() -> None:
    bearer = next(card for card in DRAFTED_CARDS if card.key == "shield-bearer")
    assert (bearer.guard, bearer.rooted, bearer.reckless) == (True, True, False)


@pytest.mark.rule("OP-K14")
@pytest.mark.parametrize("card", having("pierce"))
def test_pierce_reduces_defense_never_below_zero_and_sums(card: Card) -> None:
    for group, defense, left in (([card.key], 3, 3 - card.pierce), ([card.key], 0, 0), ([card.key] * 2, 5, None)):
        state = position(Side(groups=[group]), Side(outposts=[Post(defenders=[f"0/{defense}/9"])]))
        table = run(attack, state, lambda seat, key, offered: "take" if "take" in offered else offered[0])
        expected = defense - 2 * card.pierce if left is None else left
        assert totals(table)[:2] == (card.attack * len(group), expected)


@pytest.mark.rule("OP-K14")
def test_pierce_is_no_help_in_defense() -> None:
    state = position(Side(groups=[["3/0/9"]]), Side(outposts=[Post(defenders=["ashwing-drake"])]))
    assert totals(play(attack, state, "take", "kill ashwing-drake")) == (3, 0, 4)


@pytest.mark.rule("OP-K15")
@pytest.mark.parametrize("card", having("siege"))
def test_siege_adds_counters_once_one_damage_is_assigned(card: Card) -> None:
    for hit, counters in ((1, 1 + card.siege), (0, 0)):
        state = position(Side(groups=[[card.key]]), Side())
        play(attack, state, "take", "outpost 1 0", f"hit {hit}")
        assert state.players[1].outposts[0].counters == counters


@pytest.mark.rule("OP-K15")
def test_siege_sums_over_the_group_and_is_none_in_defense() -> None:
    state = position(Side(groups=[["torch-runner", "sapper"]]), Side())
    play(attack, state, "take", "outpost 1 0", "hit 2")
    assert state.players[1].outposts[0].counters == 2 + 1 + 3
    state = position(Side(groups=[["3/0/9"]]), Side(outposts=[Post(defenders=["granite-ram"])]))
    play(attack, state, "take", "hit 1")
    assert state.players[1].outposts[0].counters == 1


@pytest.mark.rule("OP-K16", "OP-R92", "OP-P23")
@pytest.mark.parametrize("card", having("vanguard"))
def test_vanguard_must_die_before_the_others_are_hurt(card: Card) -> None:
    group = ["1/0/1", card.key]
    state = position(Side(groups=[group]), Side(outposts=[Post(defenders=[f"{card.health}/9/9"])]))
    table = play(attack, state, "take")  # no choice: the Vanguard or nothing
    assert [args["card"] for args in told(table, "dies")] == [card.key]
    more = position(Side(groups=[group]), Side(outposts=[Post(defenders=[f"{card.health + 1}/9/9"])]))
    table = play(attack, more, "take", "kill 1/0/1")
    assert table.asked[-1][2] == ["kill 1/0/1", "finish"]
    assert [args["card"] for args in told(table, "dies")] == [card.key, "1/0/1"]
    less = position(Side(groups=[group]), Side(outposts=[Post(defenders=[f"{card.health - 1}/9/9"])]))
    assert not told(play(attack, less, "take"), "dies")  # it would suffice for the other one


@pytest.mark.rule("OP-K16")
def test_every_vanguard_of_the_group_counts() -> None:
    group = ["salamander-knight", "argent-champion", "1/0/1"]  # Health 4, 6, 1
    state = position(Side(groups=[group]), Side(outposts=[Post(defenders=["9/20/9"])]))
    table = play(attack, state, "take", "kill salamander-knight")
    assert table.asked[1][2] == ["kill salamander-knight", "kill argent-champion"]
    assert [args["card"] for args in told(table, "dies")] == ["salamander-knight"]  # 5 left would kill the 1/0/1


@pytest.mark.rule("OP-K17", "OP-P21")
@pytest.mark.parametrize("card", having("guard"))
def test_guard_shields_its_outpost_until_it_is_destroyed(card: Card) -> None:
    posts = [Post(defenders=[card.key, "0/0/1"])]
    strength = card.defense + card.health
    state = position(Side(groups=[[f"{strength}/0/99"]]), Side(outposts=posts))
    asked = ask(attack, state, "take")
    assert asked.notations == [f"kill {card.key}", "kill 0/0/1", "hit 0"]
    state = position(Side(groups=[[f"{strength + 2}/0/99"]]), Side(outposts=posts))
    table = play(attack, state, "take", f"kill {card.key}", "hit 2")
    assert table.asked[2][2] == ["kill 0/0/1", "hit 2", "hit 1", "hit 0"]
    assert state.players[1].outposts[0].counters == 2


@pytest.mark.rule("OP-K17")
def test_two_guards_must_both_fall() -> None:
    state = position(Side(groups=[["9/0/9"]]), Side(outposts=[Post(defenders=["gate-warden", "gate-warden"])]))
    table = play(attack, state, "take", "kill gate-warden", "kill gate-warden", "hit 1")
    assert [asked[2][-1] for asked in table.asked[1:]] == ["hit 0", "hit 0", "hit 0"]
    assert [sum(each.startswith("hit") for each in asked[2]) for asked in table.asked[1:]] == [1, 1, 2]


@pytest.mark.rule("OP-K18", "OP-P24", "OP-165")
@pytest.mark.parametrize("card", having("withdraw"))
def test_withdraw_may_go_to_reserve_after_an_assault(card: Card) -> None:
    for answer in (f"reserve {card.key}", f"stay {card.key}"):
        state = position(Side(groups=[["1/0/1", card.key]]), Side())
        table = play(attack, state, "take", "outpost 1 0", "hit 0", answer)
        assert table.asked[-1][1:] == ("withdraw", [f"stay {card.key}", f"reserve {card.key}"])
        home = answer.startswith("reserve")
        assert names(state, state.players[0].reserve) == ([card.key] if home else [])
        assert names(state, state.players[0].groups[0]) == (["1/0/1"] if home else ["1/0/1", card.key])


@pytest.mark.rule("OP-K18")
def test_who_falls_can_not_withdraw() -> None:
    state = position(Side(groups=[["alley-cutpurse"]]), Side(outposts=[Post(defenders=["1/1/1"])]))
    play(attack, state, "take")
    assert names(state, state.players[0].discard) == ["alley-cutpurse"]


@pytest.mark.rule("OP-K19", "OP-091")
@pytest.mark.parametrize("card", having("offering"))
def test_offering_gives_more_when_destroyed_for_mana(card: Card) -> None:
    state = position(Side(outposts=[Post()], reserve=[card.key, "0/0/1"], hand=["1/1/1"]), Side())
    cast(state, f"sacrifice {card.key}", "sacrifice 0/0/1")
    assert state.players[0].mana == 1 + (1 + card.offering) + 1
    state = position(Side(outposts=[Post()], hand=[card.key, "1/1/1"]), Side())
    cast(state, f"burn {card.key}")
    assert state.players[0].mana == 2  # Offering is not Salvage


@pytest.mark.rule("OP-K19", "OP-090")
@pytest.mark.parametrize("card", having("salvage"))
def test_salvage_gives_more_when_discarded_for_mana(card: Card) -> None:
    state = position(Side(outposts=[Post()], hand=[card.key, "1/1/1"]), Side())
    cast(state, f"burn {card.key}")
    assert state.players[0].mana == 1 + 1 + card.salvage
    state = position(Side(outposts=[Post()], reserve=[card.key], hand=["1/1/1"]), Side())
    cast(state, f"sacrifice {card.key}")
    assert state.players[0].mana == 2


@pytest.mark.rule("OP-K19", "OP-K21")
def test_offering_is_for_mana_only() -> None:
    state = position(Side(outposts=[Post()], hand=["dark-bargain", "1/1/1"], reserve=["mourner"]), Side())
    cast(state, "play dark-bargain")
    assert state.players[0].mana == 0


@pytest.mark.rule("OP-E19", "OP-K14", "OP-K15", "OP-K16", "OP-K17", "OP-149", "OP-151")
def test_example_of_keywords_in_one_assault() -> None:
    state = position(
        Side(groups=[["flame-lancer", "wall-breaker", "salamander-knight"]]),
        Side(outposts=[Post(open=["stone-wall"], defenders=["shield-bearer"])]),
    )
    table = play(attack, state, "take", "kill shield-bearer", "hit 1")
    assert totals(table) == (8, 4, 1)
    assert table.asked[1][2] == ["kill shield-bearer", "hit 0"]
    assert table.asked[2][2] == ["hit 1", "hit 0"]
    assert names(state, state.players[1].discard) == ["shield-bearer"]
    assert state.players[1].outposts[0].counters == 3
    assert names(state, state.players[0].groups[0]) == ["flame-lancer", "wall-breaker", "salamander-knight"]
    assert find(state, 0, "salamander-knight") not in state.players[0].discard


@pytest.mark.rule("OP-K20")
def test_arrival_does_not_happen_to_the_next_card() -> None:
    state = position(Side(hand=["mist-courier", "free-lance", "1/1/1"], mana=2), Side())
    cast(state, "play mist-courier", "play free-lance")
    assert len(state.players[0].hand) == 2
    assert ask(play_cards, state).notations[0] == "end"
