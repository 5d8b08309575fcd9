"""Setup: the optional Shard cards, and campaign pools."""

from collections import Counter

import pytest
from outposts_table import GAME, ask, box, names, rules, run

from rulewright.games.outposts.cards import FACTIONS, SHARD, SILVER
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.setup.deck_rules import deck_errors
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.set_up import set_up
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.kernel.errors import ImpossibleSetup, UnknownName
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
    match.answer(Seat(1), "shards 0")
    question = match.question
    assert question is not None
    assert (question.seat, question.prompt.key) == (0, "swap_out")
    shards = match.state.players[0].deck
    assert [card_of(match.state, card).faction for card in shards] == [SHARD, SHARD]
    assert all(GAME.rules.view(match.state, 0).faces[card] != HIDDEN for card in shards)
    assert all(GAME.rules.view(match.state, 1).faces[card] == HIDDEN for card in shards)
    told = [event.args for _, event in match.log if event.kind == "shards" and event.seen_by(Seat(1))]
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
    seen = GAME.rules.view(state, 1)
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
