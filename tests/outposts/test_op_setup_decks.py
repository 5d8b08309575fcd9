"""Setup: players, factions, the decks they bring, Shard cards, campaign pools."""

from collections import Counter

import pytest
from outposts_table import GAME, Side, ask, box, names, position, rules, run

from rulewright.games.outposts.book import make_book
from rulewright.games.outposts.cards import FACTIONS, SHARD, SILVER
from rulewright.games.outposts.setup import Entry, deck_errors, set_up, start
from rulewright.games.outposts.state import State, card_of, opponents, seats_from
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN
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
    assert seats_from(state, 2) == [2, 3, 0, 1]
    assert opponents(state, 2) == [3, 0, 1]
    state.players[3].out = True
    assert opponents(state, 2) == [0, 1]


# -- factions


@pytest.mark.rule("OP-042", "OP-043", "OP-P01", "OP-R02", "OP-R03")
def test_each_chooses_openly_from_the_factions_left() -> None:
    match = Match(GAME, 4, seed=3)
    offered, seats = [], []
    while match.question and match.question.prompt.key == "faction":
        question = match.question
        offered.append([GAME.notation(match.state, each) for each in question.options])
        seats.append(question.seat)
        match.answer(question.seat, 0)
    assert [len(options) for options in offered] == [4, 3, 2]  # the last has one left and is not asked
    assert offered[0] == [f"faction {faction}" for faction in FACTIONS]
    assert offered[1] == ["faction stone", "faction veil", "faction grave"]
    assert sorted(player.faction for player in match.state.players) == [0, 1, 2, 3]
    for viewer in range(4):  # open to all
        assert [p.faction for p in GAME.view(match.state, viewer).players] == [p.faction for p in match.state.players]


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
    wrong = [key for key in legal if key != "war-cry"][:26] + ["blaze-captain", "gate-warden", "payday", "surge"]
    wrong = [*wrong[:-1], "cinder-whelp"]
    found = deck_errors(BOOK, Entry("ember", deck=tuple(wrong)))
    assert found == [
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


@pytest.mark.rule("OP-R19")
def test_deck_lists_of_ones_own_are_hidden_and_starter_lists_known() -> None:
    own = tuple(ALL["ember"][10:])
    state = box(Entry("ember", deck=own), Entry("stone"))
    run(set_up, state)
    seen, mine = GAME.view(state, 1), GAME.view(state, 0)
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
    match = Match(GAME, 2, seed=2, variant=rules(starter_only=False), lineup=[{"faction": "ember"}, {"faction": "veil"}])
    while match.question and match.question.prompt.key in ("swap_in", "swap_out"):
        question = match.question
        other = 1 - question.seat
        options = [GAME.notation(match.state, each) for each in question.options]
        match.answer(question.seat, options[1] if question.prompt.key == "swap_in" and len(options) > 8 else options[0])
        for _, event in match.log:
            glimpsed = event.seen_by(other)
            assert glimpsed is None or glimpsed.kind in ("faction", "deck")
            assert glimpsed is None or not glimpsed.cards
    seen = GAME.view(match.state, 1)
    player = match.state.players[0]
    assert all(seen.faces[card] == HIDDEN for card in player.deck + player.box)


# -- Shard cards


@pytest.mark.rule("OP-047", "OP-P02")
def test_shard_cards_need_the_optional_rule() -> None:
    assert {key for _, key, _ in run(set_up, box(Entry(), Entry())).asked} == {"faction", "draft"}
    with pytest.raises(ImpossibleSetup, match="OP-047"):
        box(Entry("ember", shards=1), Entry())
    asked = ask(set_up, box(Entry("ember"), Entry("stone"), variant=SHARDS))
    assert asked.why.key == "shards"
    assert asked.notations == [f"shards {n}" for n in range(11)]
    with pytest.raises(ImpossibleSetup, match="at most 10"):
        box(Entry("ember", shards=11), Entry(), variant=SHARDS)
    with pytest.raises(ImpossibleSetup, match="OP-049"):
        box(Entry("ember", shards=-1), Entry(), variant=SHARDS)


@pytest.mark.rule("OP-048", "OP-049", "OP-050", "OP-R06", "OP-R07", "OP-R09")
def test_k_shard_cards_take_the_place_of_k_starter_cards_of_choice() -> None:
    state = box(Entry("ember", shards=3), Entry("stone", shards=0), variant=SHARDS)
    out = iter(["out cinder-whelp", "out cinder-whelp", "out pyrarch-valka"])
    table = run(set_up, state, lambda seat, key, offered: next(out) if key == "swap_out" else offered[0])
    assert kinds(state, 0) == {"ember": 27, SHARD: 3, SILVER: 6}
    assert kinds(state, 1) == {"stone": 30, SILVER: 6}
    left = Counter(STARTER["ember"]) - Counter(["cinder-whelp", "cinder-whelp", "pyrarch-valka"])
    faction = [key for key in brought(state, 0) if key in ALL["ember"]]
    assert faction == sorted(left.elements())
    assert [key for _, key, _ in table.asked].count("swap_out") == 3  # the Shard cards themselves are not on offer
    assert len(state.shard) == 37


@pytest.mark.rule("OP-048", "OP-R07", "OP-R09")
def test_a_deck_brought_whole_gives_up_cards_of_choice_for_shards_declared_at_the_table() -> None:
    state = box(Entry("ember", deck=tuple(STARTER["ember"])), Entry("stone", shards=0), variant=SHARDS)
    answers = {"shards": "shards 1", "swap_out": "out blaze-captain"}
    run(set_up, state, lambda seat, key, offered: answers.get(key, offered[0]))
    assert kinds(state, 0) == {"ember": 29, SHARD: 1, SILVER: 6}
    assert "blaze-captain" not in brought(state, 0)


@pytest.mark.rule("OP-048")
def test_a_deck_brought_with_k_shards_has_thirty_less_k_cards() -> None:
    book = make_book(SHARDS)
    assert deck_errors(book, Entry("ember", shards=4, deck=tuple(STARTER["ember"][:26]))) == []
    assert deck_errors(book, Entry("ember", shards=4, deck=tuple(STARTER["ember"]))) == [
        "the deck has 30 cards; it needs exactly 26 (OP-044, OP-048)"
    ]
    state = box(Entry("ember", shards=4, deck=tuple(STARTER["ember"][:26])), Entry("veil", shards=0), variant=SHARDS)
    run(set_up, state)
    assert kinds(state, 0) == {"ember": 26, SHARD: 4, SILVER: 6}


@pytest.mark.rule("OP-049", "OP-R07", "OP-R129")
def test_shard_cards_are_random_and_dealt_after_all_have_declared() -> None:
    hands = set()
    for seed in range(6):
        state = box(Entry("ember", shards=2), Entry("stone"), variant=SHARDS, seed=seed)
        asked = ask(set_up, state)
        assert (asked.seat, asked.why.key, state.players[0].deck) == (1, "shards", [])  # none dealt before
        run(set_up, state := box(Entry("ember", shards=2), Entry("stone"), variant=SHARDS, seed=seed))
        hands.add(tuple(key for key in brought(state, 0) if key not in ALL["ember"]))
    assert len(hands) > 1


@pytest.mark.rule("OP-050", "OP-R19")
def test_only_their_player_sees_the_shard_cards_but_all_see_how_many() -> None:
    match = Match(GAME, 2, seed=4, variant=SHARDS, lineup=[{"faction": "ember", "shards": 2}, {"faction": "stone"}])
    match.answer(1, "shards 0")
    question = match.question
    assert question is not None
    assert (question.seat, question.prompt.key) == (0, "swap_out")
    shards = match.state.players[0].deck
    assert [card_of(match.state, card).faction for card in shards] == [SHARD, SHARD]
    assert all(GAME.view(match.state, 0).faces[card] != HIDDEN for card in shards)
    assert all(GAME.view(match.state, 1).faces[card] == HIDDEN for card in shards)
    told = [event.args for _, event in match.log if event.kind == "shards" and event.seen_by(1)]
    assert [(args["seat"], args["n"]) for args in told] == [(0, 2), (1, 0)]


@pytest.mark.rule("OP-R08")
def test_a_shard_deck_too_small_is_dealt_one_at_a_time_in_seat_order() -> None:
    state = box(Entry("ember", shards=4), Entry("stone", shards=1), Entry("veil", shards=4), variant=SHARDS)
    del state.shard[6:]
    run(set_up, state)
    assert [kinds(state, seat)[SHARD] for seat in range(3)] == [3, 1, 2]
    assert [sum(kinds(state, seat).values()) for seat in range(3)] == [36, 36, 36]
    assert state.shard == []


# -- campaign pools


@pytest.mark.rule("OP-R135", "OP-R134", "OP-048")
def test_a_pool_below_thirty_is_filled_with_random_shard_cards() -> None:
    pool = (*STARTER["ember"][:17], "gate-warden")
    state = box(Entry("ember", pool=pool), Entry("stone"))
    run(set_up, state)
    assert kinds(state, 0) == {"ember": 17, "stone": 1, SHARD: 12, SILVER: 6}  # beyond the limit of ten
    assert len(state.shard) == 28
    player = state.players[0]
    seen = GAME.view(state, 1)
    assert all(seen.faces[card] == HIDDEN for card in player.deck + player.hand)
    again = box(Entry("ember", pool=pool, deck=pool), Entry("stone"))  # the whole pool is the deck
    run(set_up, again)
    assert kinds(again, 0) == kinds(state, 0)


@pytest.mark.rule("OP-R134", "OP-044", "OP-045")
def test_a_deck_from_a_pool_has_only_the_pools_cards_of_any_faction() -> None:
    pool = (*STARTER["ember"][1:], "gate-warden", "kindling-imp")
    assert deck_errors(BOOK, Entry("ember", pool=pool, deck=pool[1:])) == []
    wrong = (*pool[1:-2], "kindling-imp", "kindling-imp")
    assert deck_errors(BOOK, Entry("ember", pool=pool, deck=wrong)) == [
        "Kindling Imp: 2 copies, but only 1 are available (OP-045)"
    ]
    state = box(Entry("ember", pool=pool, deck=pool[1:]), Entry("stone"))
    run(set_up, state)
    assert brought(state, 0) == sorted(pool[1:])
    assert brought(state, 1) == sorted(STARTER["stone"])  # the card given up is the campaign's affair, not the box's


@pytest.mark.rule("OP-R134", "OP-046")
def test_the_default_deck_of_a_pool_keeps_the_starred_cards() -> None:
    pool = (*ALL["veil"][30:], *STARTER["veil"][:29])
    state = box(Entry("veil", pool=pool), Entry("stone"))
    run(set_up, state)
    assert not Counter(STARTER["veil"][:29]) - Counter(brought(state, 0))


@pytest.mark.rule("OP-042", "OP-177", "OP-051")
def test_a_pool_needs_a_faction_and_holds_no_silver() -> None:
    with pytest.raises(ImpossibleSetup, match="OP-042"):
        box(Entry(pool=tuple(STARTER["ember"])), Entry())
    with pytest.raises(ImpossibleSetup, match="OP-177"):
        box(Entry("ember", pool=(*STARTER["ember"], "payday")), Entry())
    with pytest.raises(UnknownName, match="no card 'drgon'"):
        box(Entry("ember", pool=("drgon",)), Entry())
