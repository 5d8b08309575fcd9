"""Setup: players, factions, the decks they bring, Shard cards, campaign pools."""

from collections import Counter

import pytest
from outposts_table import GAME, Side, ask, box, names, position, rules, run

from rulewright.games.outposts.cards import FACTIONS, SILVER
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.setup.deck_rules import deck_errors
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.open_box import start
from rulewright.games.outposts.rules.setup.set_up import set_up
from rulewright.games.outposts.rules.state import State, card_of, opponents, seats_from
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.variant import OFFICIAL

BOOK = make_book(OFFICIAL)
STARTER = {faction: [BOOK.cards[face].key for face in BOOK.copies(faction)[:30]] for faction in FACTIONS}
ALL = {faction: [BOOK.cards[face].key for face in BOOK.copies(faction)] for faction in FACTIONS}
SHARDS = rules(shard_rule=True)


def brought(state: State, seat: int) -> list[str]:
    """A player's deck and hand after the setup, without the Silver cards."""
    player = state.players[seat]
    return sorted(names(state, [c for c in player.deck + player.hand if card_of(state, c).faction != SILVER]))


def kinds(state: State, seat: int) -> Counter[str]:
    player = state.players[seat]
    return Counter(card_of(state, card).faction for card in player.deck + player.hand)


# -- players


@pytest.mark.rule("OP-039", "OP-R01", "OP-185")
def test_two_three_or_four_play() -> None:
    for seats in (2, 3, 4):
        assert len(box(*[Entry()] * seats).players) == seats
    for seats in (1, 5):
        with pytest.raises(ImpossibleSetup, match="2 to 4"):
            Match(GAME, seats)
        with pytest.raises(ImpossibleSetup, match="OP-039"):
            start(BOOK, [Entry()] * seats, Dice(1))


@pytest.mark.rule("OP-040", "OP-041", "OP-R17")
def test_left_is_the_next_seat_and_everyone_else_is_an_opponent() -> None:
    state = position(Side(), Side(), Side(), Side())
    assert seats_from(state, Seat(2)) == (2, 3, 0, 1)
    assert opponents(state, Seat(2)) == [3, 0, 1]
    state.players[3].out = True
    assert opponents(state, Seat(2)) == [0, 1]


# -- factions


@pytest.mark.rule("OP-042", "OP-043", "OP-P01", "OP-R02", "OP-R03")
def test_each_chooses_openly_from_the_factions_left() -> None:
    match = Match(GAME, 4, seed=3)
    offered, seats = [], []
    while match.question and match.question.prompt.key == "faction":
        question = match.question
        offered.append([GAME.words.notation(match.state, each) for each in question.options])
        seats.append(question.seat)
        match.answer(question.seat, 0)
    assert [len(options) for options in offered] == [4, 3, 2]  # the last has one left and is not asked
    assert offered[0] == [f"faction {faction}" for faction in FACTIONS]
    assert offered[1] == ["faction stone", "faction veil", "faction grave"]
    assert sorted(player.faction for player in match.state.players) == [0, 1, 2, 3]
    for viewer in range(4):  # open to all
        assert [p.faction for p in GAME.rules.view(match.state, viewer).players] == [
            p.faction for p in match.state.players
        ]


@pytest.mark.rule("OP-R03", "OP-R129")
def test_the_order_of_choosing_is_random() -> None:
    first = {Match(GAME, 3, seed=seed).question.seat for seed in range(20)}  # type: ignore[union-attr]
    assert first == {0, 1, 2}


@pytest.mark.rule("OP-043", "OP-R02")
def test_a_faction_brought_along_is_not_offered_to_others_nor_brought_twice() -> None:
    asked = ask(set_up, box(Entry("veil"), Entry()))
    assert (asked.seat, asked.notations) == (1, ["faction ember", "faction stone", "faction grave"])
    with pytest.raises(ImpossibleSetup, match="OP-043"):
        box(Entry("veil"), Entry("veil"))


@pytest.mark.rule("OP-043", "OP-R02")
def test_mirror_factions_are_a_switch() -> None:
    mirror = rules(allow_mirror_factions=True)
    assert len(ask(set_up, box(Entry("veil"), Entry(), variant=mirror)).notations) == 4
    state = box(Entry("veil"), Entry("veil"), Entry("veil"), variant=mirror)
    run(set_up, state)
    assert all(brought(state, seat) == sorted(STARTER["veil"]) for seat in range(3))
    cards = [card for player in state.players for card in player.deck + player.hand]
    assert len(cards) == len(set(cards)) == 3 * 36


@pytest.mark.rule("OP-051", "OP-R05", "OP-042")
@pytest.mark.parametrize("faction", ["shard", "silver", "goblins"])
def test_shard_and_silver_are_no_factions_to_choose(faction: str) -> None:
    with pytest.raises(ImpossibleSetup, match="OP-051"):
        box(Entry(faction), Entry())
    assert f"faction {faction}" not in ask(set_up, box(Entry(), Entry())).notations


# -- decks


@pytest.mark.rule("OP-044", "OP-046", "OP-P03")
def test_the_starter_deck_is_the_thirty_starred_cards() -> None:
    state = box(Entry("ember"), Entry("grave"))
    table = run(set_up, state)
    assert brought(state, 0) == sorted(STARTER["ember"])
    assert brought(state, 1) == sorted(STARTER["grave"])
    assert len(state.players[0].box) == 10
    assert {key for _, key, _ in table.asked} == {"draft"}  # nothing to select


@pytest.mark.rule("OP-044", "OP-P03")
def test_a_deck_of_ones_own_is_played_as_brought() -> None:
    own = ALL["ember"][10:]
    state = box(Entry("ember", deck=tuple(own)), Entry("stone"))
    run(set_up, state)
    assert brought(state, 0) == sorted(own)


@pytest.mark.rule("OP-044", "OP-045", "OP-R04")
def test_deck_errors_name_every_reason() -> None:
    legal = STARTER["ember"]
    assert deck_errors(BOOK, Entry("ember", deck=tuple(legal))) == []
    assert deck_errors(BOOK, Entry("ember", deck=tuple(legal[:29]))) == [
        "the deck has 29 cards; it needs exactly 30 (OP-044, OP-048)"
    ]
    assert deck_errors(BOOK, Entry("ember", deck=(*legal, "kindling-imp"))) == [
        "the deck has 31 cards; it needs exactly 30 (OP-044, OP-048)"
    ]
    wrong = (*legal[:26], "blaze-captain", "cinder-whelp", "gate-warden", "payday")
    assert deck_errors(BOOK, Entry("ember", deck=wrong)) == [
        "Blaze Captain: 2 copies, but only 1 are available (OP-045)",
        "Cinder Whelp: 3 copies, but only 2 are available (OP-045)",
        "Gate Warden is not among the cards of Ember Legion (OP-044)",
        "Payday is not among the cards of Ember Legion (OP-044)",
    ]
    assert deck_errors(BOOK, Entry("ember", deck=("dragon",))) == ["there is no card dragon"]


@pytest.mark.rule("OP-044", "OP-045", "OP-051")
def test_a_match_with_an_illegal_deck_is_refused_with_all_reasons() -> None:
    with pytest.raises(ImpossibleSetup, match=r"seat 1: the deck has 2 cards.*Payday is not among") as wrong:
        box(Entry("stone"), Entry("ember", deck=("payday", "cinder-whelp")))
    assert "OP-044" in str(wrong.value)
    with pytest.raises(ImpossibleSetup, match="a deck needs its faction named"):
        box(Entry(deck=tuple(STARTER["ember"])), Entry())
    with pytest.raises(ImpossibleSetup, match="lineup"):
        Match(GAME, 2, lineup=[{"factoin": "ember"}, {}])


@pytest.mark.rule("OP-044", "OP-P03")
def test_a_deck_is_selected_card_by_card_where_not_only_starters_are_played() -> None:
    state = box(Entry("ember"), Entry("stone"), variant=rules(starter_only=False))
    wanted = iter(["in kindling-imp", "out cinder-whelp", "in magma-behemoth", "out firebolt", "keep"])

    def choose(seat: int, key: str, offered: list[str]) -> str:
        if seat == 0 and key in ("swap_in", "swap_out"):
            answer = next(wanted)
            assert answer in offered
            return answer
        return offered[0]

    table = run(set_up, state, choose)
    expected = Counter(STARTER["ember"]) - Counter(["cinder-whelp", "firebolt"])
    assert brought(state, 0) == sorted([*expected.elements(), "kindling-imp", "magma-behemoth"])
    assert brought(state, 1) == sorted(STARTER["stone"])  # the starter deck by default
    first = next(offered for _, key, offered in table.asked if key == "swap_in")
    assert len(first) == 11  # ten unstarred cards, and to keep it so


@pytest.mark.rule("OP-044", "OP-P03")
def test_when_every_card_of_the_deck_was_exchanged_it_stands() -> None:
    state = box(Entry("ember"), Entry("stone"), variant=rules(starter_only=False, deck_size=3))
    table = run(set_up, state, lambda seat, key, offered: offered[-1])  # never content
    asked = [key for seat, key, _ in table.asked if seat == 0 and key in ("swap_in", "swap_out")]
    assert asked == ["swap_in", "swap_out", "swap_in", "swap_out", "swap_in"]  # the third leaves without asking
    assert not {*brought(state, 0)} & {*STARTER["ember"][:3]}


@pytest.mark.rule("OP-R19")
def test_deck_lists_of_ones_own_are_hidden_and_starter_lists_known() -> None:
    own = tuple(ALL["ember"][10:])
    state = box(Entry("ember", deck=own), Entry("stone"))
    run(set_up, state)
    seen, mine = GAME.rules.view(state, 1), GAME.rules.view(state, 0)
    player = state.players[0]
    assert all(seen.faces[card] == HIDDEN for card in player.deck + player.hand + player.box)
    assert all(preset.deck == () for preset in seen.presets)
    assert all(mine.faces[card] != HIDDEN for card in player.box + player.hand)
    assert seen.players[0].faction == FACTIONS.index("ember")  # the faction is open
    starter = state.players[1]
    assert all(mine.faces[card] != HIDDEN for card in starter.box)  # so all know that the rest is the starter list
    assert all(mine.faces[card] == HIDDEN for card in starter.deck + starter.hand)


@pytest.mark.rule("OP-R19", "OP-R128")
def test_selecting_a_deck_at_the_table_tells_nobody_what_was_swapped() -> None:
    match = Match(
        GAME, 2, seed=2, variant=rules(starter_only=False), lineup=[{"faction": "ember"}, {"faction": "veil"}]
    )
    while match.question and match.question.prompt.key in ("swap_in", "swap_out"):
        question = match.question
        other = 1 - question.seat
        options = [GAME.words.notation(match.state, each) for each in question.options]
        match.answer(question.seat, options[1] if question.prompt.key == "swap_in" and len(options) > 8 else options[0])
        for _, event in match.log:
            glimpsed = event.seen_by(Seat(other))
            assert glimpsed is None or glimpsed.kind in ("faction", "deck")
            assert glimpsed is None or not glimpsed.cards
    seen = GAME.rules.view(match.state, 1)
    player = match.state.players[0]
    assert all(seen.faces[card] == HIDDEN for card in player.deck + player.box)
