"""Corners that broken lines showed to be unproven: equal choices, nothing to choose from, what a world may imagine."""

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from outposts_table import DRAFTED_CARDS, GAME, Post, Side, box, cast, find, names, play, position, rules, run, totals

from rulewright.games.outposts.cards import FACTIONS
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.book import TABLES, figures, make_book
from rulewright.games.outposts.rules.campaign import load_campaign, new_campaign, save_campaign
from rulewright.games.outposts.rules.creatures import health_left, leave_play
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.set_up import set_up
from rulewright.kernel.errors import BadVariant, ImpossibleSetup, RulewrightError
from rulewright.kernel.match import Match
from rulewright.kernel.variant import OFFICIAL


@pytest.mark.rule("OP-K27")
def test_the_abbot_asks_for_nothing_when_no_creature_of_that_cost_lies_there() -> None:
    state = position(Side(reserve=["lich-abbot"], discard=["tear-down"]), Side())
    cast(state, "take")
    assert names(state, state.players[0].discard) == ["tear-down"]


@pytest.mark.rule("OP-043", "OP-R02")
def test_who_choose_the_same_faction_at_the_table_have_a_box_each() -> None:
    state = box(Entry(), Entry(), Entry(), variant=rules(allow_mirror_factions=True))
    run(set_up, state)  # the first answer everywhere: all take the first faction
    assert [player.faction for player in state.players] == [0, 0, 0]
    cards = [card for player in state.players for card in player.deck + player.hand + player.box]
    assert len(cards) == len(set(cards))
    assert len({len(player.deck + player.hand) for player in state.players}) == 1
    assert all(state.owner[card] == seat for seat, player in enumerate(state.players) for card in player.deck)


@pytest.mark.rule("OP-043")
def test_the_first_faction_is_not_taken_twice_either() -> None:
    with pytest.raises(ImpossibleSetup, match="OP-043"):
        box(Entry(FACTIONS[0]), Entry(FACTIONS[0]))


@pytest.mark.rule("OP-059", "OP-065")
def test_before_the_setup_nothing_has_been_counted() -> None:
    for player in box(Entry(), Entry()).players:
        assert (player.crystals, player.mana, player.turns, player.reshuffles, player.out) == (0, 0, 0, 0, False)


@pytest.mark.rule("OP-156", "OP-R93")
def test_a_creature_may_be_wounded_by_a_single_point_where_wounds_last() -> None:
    sides = Side(groups=[["4/0/1"]]), Side(outposts=[Post(defenders=["0/1/4"])])
    state = position(*sides, variant=rules(creature_damage_persists="always"))
    play(attack, state, "take", "wound 0/1/4 1", "hit 2")
    assert (state.wounds, state.players[1].outposts[0].counters) == ({find(state, 1, "0/1/4"): 1}, 2)


@pytest.mark.rule("OP-R124")
def test_a_face_up_upgrade_is_no_beacon_unless_it_says_so() -> None:
    """Only a War Beacon adds to the first assault of its owner."""
    strengths = []
    for built in ((), ("stone-wall",), ("war-beacon",)):
        state = position(Side(outposts=[Post(open=built), Post()], groups=[["3/0/3"]]), Side())
        table = play(attack, state, "take", "outpost 1 0", *(["hit 5"] if "war-beacon" in built else ["hit 3"]))
        strengths.append(totals(table)[0])
    assert strengths == [3, 3, 5]


@pytest.mark.rule("OP-R116", "OP-072")
def test_who_concedes_during_the_setup_is_out_once_a_turn_has_ended() -> None:
    match, rng = Match(GAME, 3, 5), Random(5)
    assert match.question
    gone = match.question.seat
    match.concede(gone)
    while match.question and len(match.turns) < 4:
        match.answer(match.question.seat, rng.randrange(len(match.question.options)))
    player = match.state.players[gone]
    assert (player.out, player.hand, player.deck) == (True, [], [])


@pytest.mark.rule("OP-077", "OP-056", "OP-180")
def test_numbers_that_follow_from_others() -> None:
    book = make_book(OFFICIAL)
    made, r = figures(book), book.rules
    burned = r.burn_cards_max * r.burn_card_mana + r.burn_creatures_max * r.burn_creature_mana
    assert made["most_mana"] == r.outposts_max * r.mana_per_outpost + burned
    assert made["spoils_most"] == r.campaign_base_cost + r.campaign_cost_per_crystal * r.crystals_to_win
    assert made["starred"] == sum(card.starred for card in DRAFTED_CARDS if card.faction == FACTIONS[0])
    assert made["start_hand_more"] == ""
    more = replace(book, rules=replace(r, silver_pack=6, silver_pick=2, silver_total=6, burn_card_mana=2))
    assert figures(more)["silver_rounds"] == ", that is after three picks, from packets of six, four and two"
    assert figures(more)["most_mana"] == r.outposts_max * r.mana_per_outpost + burned + r.burn_cards_max
    rich = replace(book, rules=replace(r, outposts_max=4, mana_per_outpost=3, burn_cards_max=2, burn_creature_mana=2))
    assert figures(rich)["most_mana"] == 4 * 3 + 2 + 3 * 2  # four Outposts, two cards burned, three creatures


@pytest.mark.rule("OP-006", "OP-045")
def test_the_lists_of_the_rulebook_say_how_many_cards_lie_in_the_starter_deck() -> None:
    head, *rows = TABLES["ember"](make_book(OFFICIAL))
    assert head[4:6] == ("In the starter deck", "Others")
    shown = {row[0]: row[4:6] for row in rows}
    for card in DRAFTED_CARDS:
        if card.faction == "ember":
            assert shown[card.name] == (card.starred or "—", card.others or "—")
    assert {"—"} < {cell for cells in shown.values() for cell in cells}


# -- the file of a campaign


def test_a_campaign_that_could_not_be_is_not_written(tmp_path: Path) -> None:
    campaign = new_campaign(["Ann", "Ben"], ["ember", "stone"])
    first, other = campaign.players
    spoiled = msgspec.structs.replace(first, wins=-1)
    wrong = msgspec.structs.replace(campaign, players=type(campaign.players)([spoiled, other]))
    with pytest.raises(RulewrightError, match="-1 wins"):
        save_campaign(wrong, tmp_path / "ours.json")
    assert list(tmp_path.iterdir()) == []
    save_campaign(campaign, tmp_path / "ours.json")
    text = (tmp_path / "ours.json").read_text()
    game = '{"winner": "Ann", "clause": "OP-168", "taken": null, "loser": null, "gold": 3}'
    (tmp_path / "ours.json").write_text(text.replace('"games": []', f'"games": [{game}]'))
    with pytest.raises(RulewrightError, match="unknown field `gold`"):
        load_campaign(tmp_path / "ours.json")


@pytest.mark.rule("OP-056")
def test_a_draft_of_one_pick_is_told_with_its_one_packet() -> None:
    once = make_book(rules(silver_total=2)).rules
    assert once.silver_total == once.silver_pick
    assert str(figures(make_book(rules(silver_total=2)))["silver_rounds"]).endswith("from packets of seven")
    assert str(figures(make_book(rules(silver_total=4)))["silver_rounds"]).endswith("from packets of seven and five")


@pytest.mark.rule("OP-048")
def test_a_deck_may_be_of_shard_cards_alone_and_hold_no_more() -> None:
    assert make_book(rules(shard_rule=True, shard_max=3, deck_size=3)).rules.shard_within_deck
    with pytest.raises(BadVariant, match="shard_max of 3 is more than a deck holds"):
        make_book(rules(shard_rule=True, shard_max=3, deck_size=2))


@pytest.mark.rule("OP-156", "OP-K06")
def test_a_creature_that_left_play_comes_back_unhurt_where_damage_is_kept() -> None:
    state = position(Side(reserve=["4/4/4"]), Side(), variant=rules(creature_damage_persists="always"))
    creature = find(state, 0, "4/4/4")
    state.wounds[creature] = 3
    leave_play(state, creature)
    state.players[0].reserve.append(creature)
    assert health_left(state, creature) == 4


@pytest.mark.rule("OP-K27")
def test_the_abbot_may_look_for_cost_one_and_not_for_none() -> None:
    abbot = next(card for card in DRAFTED_CARDS if card.key == "lich-abbot")
    assert abbot.changed("abbot", 1).numbers()["abbot"] == 1
    with pytest.raises(BadVariant, match="'abbot' of Lich Abbot must be at least 1"):
        abbot.changed("abbot", 0)
