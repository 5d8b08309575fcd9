"""The tunables: their official values are the rulebook's, and each of the first chapters changes the game."""

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest
from outposts_table import Post, Side, ask, box, drafted, names, play, position, rules, run

from rulewright.games.outposts.cards import SHARD
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.setup.deck_rules import deck_errors
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.set_up import set_up
from rulewright.games.outposts.rules.state import card_of
from rulewright.games.outposts.rules.tunables import Rules
from rulewright.games.outposts.rules.turn import draw_cards
from rulewright.kernel.errors import BadVariant

FALLEN = Post(standing=False)
ONE = ["1/1/1"]
WORDS: dict[str, Any] = {"true": True, "false": False, "off": False, "none": 0, "unlimited": 0}


def printed_tunables() -> dict[str, Any]:
    """The tunables as they were designed: 'name = value' pairs, 'default x' where there are choices."""
    text = (Path(__file__).parent / "as_designed.md").read_text(encoding="utf-8")
    chapter = text.split("\n## Tunables\n")[1]
    found: dict[str, Any] = {}
    for line in re.findall(r"^- (.+)$", chapter, re.MULTILINE):
        pairs, _, note = line.partition(" — ")
        for name, value in re.findall(r"(\w+) = ((?:[^,]|,(?=\d))+)", pairs):
            word = value.split()[0]
            if "|" in value:
                word = note.split("default ")[1].split()[0]
            if "," in word:
                found[name] = tuple(int(n) for n in word.split(","))
            elif word.isdecimal():
                found[name] = int(word)
            else:
                found[name] = WORDS.get(word, word)
    return found


@pytest.mark.rule("OP-039", "OP-044", "OP-063", "OP-073", "OP-088")
def test_the_drafted_values_are_the_references() -> None:
    assert dataclasses.asdict(make_book(drafted()).rules) == printed_tunables()
    assert len(printed_tunables()) == len(dataclasses.fields(Rules))


@pytest.mark.rule("OP-044")
def test_a_tunable_is_checked_by_name_and_type() -> None:
    with pytest.raises(BadVariant, match="Did you mean deck_size"):
        make_book(rules(deck_sice=20))
    with pytest.raises(BadVariant, match="whole number"):
        make_book(rules(deck_size="20"))
    with pytest.raises(BadVariant, match="negative"):
        make_book(rules(deck_size=-1))


# -- setup


@pytest.mark.rule("OP-044")
def test_deck_size() -> None:
    variant = rules(deck_size=20)
    state = box(Entry("ember"), Entry("stone"), variant=variant)
    run(set_up, state)
    assert [len(player.deck) + len(player.hand) for player in state.players] == [26, 26]
    book = make_book(variant)
    twenty = tuple(book.cards[face].key for face in book.copies("ember")[:20])
    assert deck_errors(book, Entry("ember", deck=twenty)) == []
    assert deck_errors(book, Entry("ember", deck=twenty[1:])) != []
    with pytest.raises(BadVariant, match="OP-044"):
        make_book(rules(deck_size=41))


@pytest.mark.rule("OP-047", "OP-048")
def test_shard_max_and_shards_beyond_the_deck() -> None:
    variant = rules(shard_rule=True, shard_max=2, shard_within_deck=False)
    state = box(Entry("ember"), Entry("stone"), variant=variant)
    assert ask(set_up, state).notations == ["shards 0", "shards 1", "shards 2"]
    state = box(Entry("ember", shards=2), Entry("stone", shards=0), variant=variant)
    run(set_up, state)
    assert [len(player.deck) + len(player.hand) for player in state.players] == [38, 36]
    own = state.players[0].deck + state.players[0].hand
    assert sum(card_of(state, card).faction == SHARD for card in own) == 2
    with pytest.raises(BadVariant, match="OP-R08"):
        make_book(rules(shard_max=11))
    with pytest.raises(BadVariant, match="OP-048"):
        make_book(rules(shard_rule=True, deck_size=8))


# -- drawing


@pytest.mark.rule("OP-073")
def test_draw_per_turn() -> None:
    state = position(Side(deck=ONE * 9), Side(), variant=rules(draw_per_turn=4))
    play(draw_cards, state)
    assert len(state.players[0].hand) == 4
    short = position(Side(deck=ONE * 3), Side(), variant=rules(draw_per_turn=4))
    assert ask(draw_cards, short).why.key == "take_draw"  # three cards are short now


@pytest.mark.rule("OP-076")
def test_reshuffle_damage_and_its_growth() -> None:
    variant = rules(reshuffle_damage=2, reshuffle_damage_growth=3)
    for reshuffles, damage in ((0, 2), (1, 5), (2, 8)):
        own = Side(outposts=[Post(), FALLEN, FALLEN], deck=[], discard=ONE * 3, reshuffles=reshuffles)
        state = position(own, Side(), variant=variant)
        run(draw_cards, state)
        assert state.players[0].outposts[0].counters == damage
        assert state.players[0].reshuffles == reshuffles + 1
    free = position(Side(deck=[], discard=ONE * 3), Side(), variant=rules(reshuffle_damage=0))
    assert [key for _, key, _ in run(draw_cards, free).asked] == ["take_draw"]


@pytest.mark.rule("OP-077", "OP-R32")
def test_reshuffle_overkill() -> None:
    own = Side(outposts=[Post(counters=8), Post(counters=6), Post()], deck=[], discard=ONE * 3)
    free = ask(draw_cards, position(own, Side()), "take")
    assert free.notations == [f"put 0 {n}" for n in range(6)]
    strict = position(own, Side(), variant=rules(reshuffle_overkill=False))
    assert ask(draw_cards, strict, "take").notations == [f"put 0 {n}" for n in range(3)]  # two is what it can take
    tight = Side(outposts=[Post(counters=8), Post(counters=6)], deck=[], discard=ONE * 3)
    state = position(tight, Side(), variant=rules(reshuffle_overkill=False))
    assert ask(draw_cards, state, "take").notations == ["put 0 1", "put 0 2"]  # the other can't take all five
    play(draw_cards, position(tight, Side(), variant=rules(reshuffle_overkill=False)), "take", "put 0 1")


@pytest.mark.rule("OP-R40", "OP-R126")
def test_effect_draw_reshuffles() -> None:
    variant = rules(effect_draw_reshuffles=True)
    own = Side(outposts=[Post(), FALLEN, FALLEN], hand=["whispers"], deck=ONE, discard=["2/2/2"] * 3)
    state = position(own, Side(), variant=variant)
    play(play_cards, state, "play whispers", "end")
    player = state.players[0]
    assert sorted(names(state, player.hand)) == ["1/1/1", "2/2/2"]
    assert player.outposts[0].counters == 5
    # Spells resolved this turn stay out of the new deck
    spent = Side(outposts=[Post(), FALLEN, FALLEN], hand=["whispers", "whispers"], deck=["1/1/1"] * 2, mana=2)
    state = position(spent, Side(), variant=variant)
    play(play_cards, state, "play whispers", "play whispers", "end")
    assert names(state, state.players[0].discard) == ["whispers", "whispers"]
    assert state.players[0].outposts[0].counters == 0


# -- Outposts


@pytest.mark.rule("OP-083", "OP-037")
def test_outposts_max() -> None:
    variant = rules(outposts_max=4)
    for total, after in ((3, 4), (4, 4)):
        state = position(Side(outposts=[Post()] * total), Side(), variant=variant)
        play(draw_cards, state)
        assert len(state.players[0].outposts) == after


@pytest.mark.rule("OP-084", "OP-085")
def test_outpost_gain_per_turn_and_from_turn() -> None:
    variant = rules(outpost_gain_per_turn=2, outpost_gain_from_turn=3)
    for total, turns, after in ((0, 3, 2), (2, 3, 3), (1, 2, 1)):
        state = position(Side(outposts=[Post()] * total, turns=turns), Side(), variant=variant)
        play(draw_cards, state)
        assert len(state.players[0].outposts) == after


# -- mana


@pytest.mark.rule("OP-088")
def test_mana_per_outpost() -> None:
    state = position(Side(outposts=[Post(), Post()], hand=ONE), Side(), variant=rules(mana_per_outpost=2))
    ask(play_cards, state)
    assert state.players[0].mana == 4


@pytest.mark.rule("OP-090", "OP-091", "OP-093")
def test_burn_limits_and_burn_mana() -> None:
    variant = rules(burn_cards_max=1, burn_card_mana=2, burn_creatures_max=2, burn_creature_mana=3)
    state = position(Side(outposts=[FALLEN], hand=["9/9/9"] * 3, reserve=ONE * 3), Side(), Side(), variant=variant)
    asked = ask(play_cards, state, "burn 9/9/9", "sacrifice 1/1/1", "sacrifice 1/1/1")
    assert state.players[0].mana == 2 + 3 + 3
    assert sorted({each.split()[0] for each in asked.notations}) == ["crystal", "end", "play"]


@pytest.mark.rule("OP-096", "OP-R43")
def test_mana_carries_over() -> None:
    state = position(Side(hand=ONE), Side(), variant=rules(mana_carries_over=True))
    play(play_cards, state, "end")
    assert state.players[0].mana == 3
    ask(play_cards, state)
    assert state.players[0].mana == 6
