"""Setup: the Silver draft, its passing, and what each player knows of it."""

from collections import Counter

import pytest
from outposts_table import GAME, box, names, rules, run

from rulewright.games.outposts.cards import SILVER
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.set_up import set_up
from rulewright.games.outposts.rules.setup.silver_draft import pick_options
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import BadVariant, IllegalAnswer, ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, SPECTATOR, Seat

FACTIONS = ("ember", "stone", "veil", "grave")


def drafting(seats: int, seed: int = 7) -> Match:
    """A match that stands at the first pick."""
    return Match(GAME, seats, seed, lineup=[{"faction": faction} for faction in FACTIONS[:seats]])


def packet(match: Match, seat: int) -> list[int]:
    """The faces in a player's packet, which tell cards apart better than sleeves do."""
    return [match.state.faces[card] for card in match.state.packets[seat]]


def keep_first_two(match: Match) -> None:
    """Every player keeps the first two cards of the packet."""
    for seat in range(match.seats):
        first, second = match.state.packets[seat][:2]
        match.answer(Seat(seat), next(o for o in match.questions[Seat(seat)].options if (o.a, o.b) == (first, second)))


def silver_of(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    return sorted(state.faces[c] for c in player.deck + player.hand if card_of(state, c).faction == SILVER)


@pytest.mark.rule("OP-E01", "OP-052", "OP-053", "OP-055", "OP-056", "OP-057", "OP-058")
def test_silver_draft_of_two_players() -> None:
    match = drafting(2)
    state = match.state
    x, y = packet(match, 0), packet(match, 1)
    assert (len(x), len(y), len(state.silver)) == (7, 7, 28)  # E01.1
    keep_first_two(match)  # E01.2: P keeps x1, x2; Q keeps y1, y2
    assert (packet(match, 0), packet(match, 1)) == (y[2:], x[2:])  # E01.3: passed on, five each
    keep_first_two(match)
    assert (packet(match, 0), packet(match, 1)) == (x[4:], y[4:])  # E01.4: back again, three each
    assert [[state.faces[card] for card in kept] for kept in state.kept] == [x[:2] + y[2:4], y[:2] + x[2:4]]
    keep_first_two(match)
    assert len(state.silver) == 30  # E01.5: x7 and y7 return
    assert {x[6], y[6]} <= {state.faces[card] for card in state.silver}
    assert silver_of(state, 0) == sorted([x[0], x[1], y[2], y[3], x[4], x[5]])
    assert silver_of(state, 1) == sorted([y[0], y[1], x[2], x[3], y[4], y[5]])
    for player in state.players:
        assert len(player.deck) + len(player.hand) == 36
    assert state.packets == [[], []]


@pytest.mark.rule("OP-E02", "OP-040", "OP-055", "OP-R11", "OP-R12")
def test_silver_draft_of_three_players_always_passes_left() -> None:
    match = drafting(3)
    state = match.state
    opened = [packet(match, seat) for seat in range(3)]
    assert len(state.silver) == 42 - 21
    keep_first_two(match)
    assert [packet(match, seat) for seat in range(3)] == [opened[2][2:], opened[0][2:], opened[1][2:]]
    keep_first_two(match)
    assert [packet(match, seat) for seat in range(3)] == [opened[1][4:], opened[2][4:], opened[0][4:]]
    keep_first_two(match)
    assert len(state.silver) == 24
    assert silver_of(state, 0) == sorted(opened[0][:2] + opened[2][2:4] + opened[1][4:6])


@pytest.mark.rule("OP-052", "OP-R13")
def test_four_players_leave_fourteen_unseen() -> None:
    match = drafting(4)
    assert [len(each) for each in match.state.packets] == [7, 7, 7, 7]
    assert len(match.state.silver) == 14
    assert all(card_of(match.state, card).faction == SILVER for each in match.state.packets for card in each)


@pytest.mark.rule("OP-052", "OP-R129")
def test_the_silver_deck_is_shuffled() -> None:
    assert len({tuple(sorted(packet(drafting(2, seed), 0))) for seed in range(8)}) > 1


@pytest.mark.rule("OP-053", "OP-056", "OP-P04")
def test_pairs_out_of_seven_five_and_three() -> None:
    match = drafting(2)
    for pairs in (21, 10, 3):
        assert [len(question.options) for question in match.questions.values()] == [pairs, pairs]
        assert len(set(pick_options(match.state, Seat(0)))) == pairs
        keep_first_two(match)
    assert match.question is not None
    assert match.question.prompt.key != "draft"


@pytest.mark.rule("OP-054", "OP-R10")
def test_picks_are_simultaneous_and_nobody_passes_before_all_have_picked() -> None:
    match = drafting(3)
    packets = [packet(match, seat) for seat in range(3)]
    assert sorted(match.questions) == [0, 1, 2]
    match.answer(Seat(1), 20)
    assert sorted(match.questions) == [0, 2]
    assert [packet(match, seat) for seat in range(3)] == packets
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer(Seat(1), 0)
    match.answer(Seat(2), 0)
    assert [packet(match, seat) for seat in range(3)] == packets
    match.answer(Seat(0), 0)
    assert [len(packet(match, seat)) for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("OP-054", "OP-R10")
def test_a_given_pick_shows_in_no_other_view() -> None:
    for pick in (0, 9, 20):
        match = drafting(2)
        before = GAME.rules.view(match.state, 1)
        match.answer(Seat(0), pick)
        assert GAME.rules.view(match.state, 1) == before


@pytest.mark.rule("OP-R15", "OP-R128")
def test_packets_in_hand_are_seen_by_their_holder_only() -> None:
    match = drafting(3)
    for viewer in (0, 1, 2, SPECTATOR):
        view = GAME.rules.view(match.state, viewer)
        for seat in range(3):
            known = [view.faces[card] != HIDDEN for card in match.state.packets[seat]]
            assert known == [viewer == seat] * 7
        assert all(view.faces[card] == HIDDEN for card in match.state.silver)


@pytest.mark.rule("OP-R15")
def test_a_player_knows_what_was_taken_and_passed_but_not_what_others_took() -> None:
    match = drafting(2)
    state = match.state
    x = packet(match, 0)
    match.answer(Seat(0), 20)  # the last two of the seven
    match.answer(Seat(1), 0)
    mine, theirs = GAME.rules.view(state, 0), GAME.rules.view(state, 1)
    assert [mine.faces[card] for card in state.kept[0]] == x[5:]
    assert all(theirs.faces[card] == HIDDEN for card in state.kept[0])
    assert [mine.faces[card] for card in state.packets[1]] == x[:5]  # what I passed
    match.answer(Seat(0), 0)
    match.answer(Seat(1), 9)  # the last two of the five I passed: I don't see which
    mine = GAME.rules.view(state, 0)
    assert all(mine.faces[card] == HIDDEN for card in state.kept[1])
    assert Counter(x[:5]) - Counter(packet(match, 0)) == Counter(x[3:5])  # the packet itself comes back


@pytest.mark.rule("OP-R15")
def test_the_sleeves_of_kept_cards_do_not_tell_which_were_kept() -> None:
    sleeves = set()
    for pick in range(21):
        match = drafting(2)
        match.answer(Seat(0), pick)
        match.answer(Seat(1), 0)
        sleeves.add((tuple(match.state.kept[0]), tuple(match.state.packets[1])))
    assert len(sleeves) == 1


@pytest.mark.rule("OP-R15")
def test_the_log_names_a_kept_card_to_its_player_only() -> None:
    match = drafting(2)
    keep_first_two(match)
    kept = [event for _, event in match.log if event.kind == "keeps" and event.args["seat"] == 0]
    assert len(kept) == 2
    for event in kept:
        own, other = event.seen_by(Seat(0)), event.seen_by(Seat(1))
        assert own is not None
        assert other is not None
        assert own.cards["card"].face != HIDDEN
        assert other.cards["card"].face == HIDDEN


@pytest.mark.rule("OP-058", "OP-R14")
def test_all_six_are_shuffled_in() -> None:
    places = set()
    for seed in range(10):
        state = box(Entry("ember"), Entry("stone"), seed=seed)
        run(set_up, state)
        for player in state.players:
            pile = player.deck + player.hand[::-1]  # the hand was on top
            assert len(pile) == 36
            silver = [i for i, card in enumerate(pile) if card_of(state, card).faction == SILVER]
            assert len(silver) == 6
            places.add(tuple(silver))
            assert all(
                GAME.rules.view(state, 0).faces[card] == HIDDEN for card in player.deck
            )  # nobody knows the order
    assert len(places) > 15


@pytest.mark.rule("OP-R13")
def test_a_silver_deck_too_small_can_not_be_set_up() -> None:
    with pytest.raises(BadVariant, match="OP-R13"):
        make_book(rules(silver_pack=11))
    state = box(Entry("ember"), Entry("stone"))
    del state.silver[13:]
    with pytest.raises(ImpossibleSetup, match="OP-R13"):
        run(set_up, state)
    enough = box(Entry("ember"), Entry("stone"))
    del enough.silver[14:]
    run(set_up, enough)
    assert [len(silver_of(enough, seat)) for seat in range(2)] == [6, 6]


@pytest.mark.rule("OP-052", "OP-053", "OP-055", "OP-056")
def test_pack_pick_total_and_direction_are_tunable() -> None:
    variant = rules(silver_pack=5, silver_pick=1, silver_total=3, draft_direction="right")
    match = Match(GAME, 3, 7, variant, lineup=[{"faction": faction} for faction in FACTIONS[:3]])
    opened = [packet(match, seat) for seat in range(3)]
    assert [len(each) for each in opened] == [5, 5, 5]
    for seat in range(3):
        assert len(match.questions[Seat(seat)].options) == 5
        match.answer(Seat(seat), 0)
    assert [packet(match, seat) for seat in range(3)] == [opened[1][1:], opened[2][1:], opened[0][1:]]
    picks = 1
    while match.question and match.question.prompt.key == "draft":
        for seat in range(3):
            match.answer(Seat(seat), 0)
        picks += 1
    assert picks == 3
    assert [len(silver_of(match.state, seat)) for seat in range(3)] == [3, 3, 3]
    assert len(match.state.silver) == 42 - 9


@pytest.mark.rule("OP-053", "OP-056")
@pytest.mark.parametrize(
    ("tunables", "why"),
    [
        ({"silver_pick": 4, "silver_total": 4}, "OP-053"),
        ({"silver_total": 5}, "OP-056"),
        ({"silver_pack": 4}, "OP-056"),
    ],
)
def test_impossible_drafts_are_refused(tunables: dict[str, int], why: str) -> None:
    with pytest.raises(BadVariant, match=why):
        make_book(rules(**tunables))


@pytest.mark.rule("OP-R15", "OP-R128")
def test_imagined_worlds_keep_what_a_player_saw_and_deal_the_rest_anew() -> None:
    match = drafting(2)
    keep_first_two(match)
    own = [names(match.state, match.state.packets[0]), names(match.state, match.state.kept[0])]
    kept = set()
    for seed in range(12):
        state = match.imagine(Seat(0), Dice(seed)).here()
        assert [names(state, state.packets[0]), names(state, state.kept[0])] == own
        kept.add(tuple(names(state, state.kept[1])))
    assert len(kept) > 1
