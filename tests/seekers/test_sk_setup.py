"""Setup for two players: Armories, Life, the roll, start hexes, Sideboards, opening hands, mulligans."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest
from seekers_calls import card_of, options_for
from seekers_table import GAME, Asked, at, duel, play, triple, turn, upto

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.ids import SETUP
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.setup.start import start
from rulewright.games.seekers.rules.setup.steps import next_game
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.question import EVERYBODY, HIDDEN, NO_SEAT, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant

RED, BLUE = ["start -6,2", "start -6,4"], ["start 6,-2", "start 6,-4"]
PLACED = ("team 0", "start -6,2", "start 6,-2")  # seat 0 won the roll, acts first, both took their first hex


def fresh(*names: str, rules: Mapping[str, object] | None = None) -> State:
    """The open box, with these preconstructed Armories."""
    book = make_book(Variant("x", rules=rules or {}))
    return start(book, [Entry(armory=name) for name in names or ("mara", "theron")], Dice(1))


def set_up(table: Table, state: State) -> None:
    """All steps of the setup."""
    while state.phase == SETUP:
        turn(table, state)


def first_turn(table: Table, state: State) -> None:
    """The setup and the first turn."""
    set_up(table, state)
    turn(table, state)


def keys(state: State, cards: Sequence[int]) -> list[str]:
    return [card_of(state, card).key for card in cards]


# -- the steps


@pytest.mark.rule("SK-070", "SK-079", "SK-081", "SK-D02", "SK-D04", "SK-D05", "SK-D06", "SK-D07")
def test_the_steps_in_their_order() -> None:
    state = fresh()
    table = play(set_up, state, *PLACED, "stop", "stop", "stop", "stop", dice=[5, 5, 3, 3])
    assert [(seat, key) for seat, key, _ in table.asked] == [
        (0, "first"), (0, "start"), (1, "start"), (0, "side_in"), (1, "side_in"), (0, "mulligan"),
        (1, "mulligan")]  # fmt: skip
    told = list(dict.fromkeys(kind for kind, _, _ in table.events))
    assert told == ["armory", "wears", "begins", "first_roll", "first", "gains", "placed", "draws"]
    assert (state.active, state.order) == (0, [0, 1])


@pytest.mark.rule("SK-071", "SK-R25", "SK-D01")
def test_armories_are_chosen_at_once_in_secret_and_then_seen() -> None:
    match = Match(GAME, 2)
    assert set(match.questions) == {0, 1}
    assert len(match.questions[Seat(0)].options) == len(ARMORIES)
    match.answer(Seat(0), "armory 3")
    assert set(match.questions) == {1}
    assert all(preset.seeker < 0 for preset in GAME.rules.view(match.state, 1).presets)
    assert GAME.rules.view(match.state, 1).players[0].seeker == -1
    match.answer(Seat(1), "armory 1")
    view = GAME.rules.view(match.state, 1)
    assert [view.book.cards[player.seeker].key for player in view.players] == ["vexia", "theron"]
    assert keys(view, view.players[0].equipment) == ["pact-scepter", "pactskin", "blood-chalice"]
    assert not view.presets[0].tactics
    assert not view.presets[0].side


@pytest.mark.rule("SK-R25")
def test_an_armory_brought_along_is_not_seen_before_the_others_have_chosen() -> None:
    match = Match(GAME, 2, lineup=[{"armory": "orin"}, {}])
    view = GAME.rules.view(match.state, 1)
    assert (view.presets[0].armory, view.presets[0].seeker, view.presets[0].equipment) == (-1, -1, ())


@pytest.mark.rule("SK-072", "SK-073", "SK-R28")
def test_life_is_the_seekers_and_only_who_acts_later_has_ap() -> None:
    state = fresh("halvard", "theron")
    table = play(set_up, state, *PLACED, "stop", "stop", "stop", "stop", dice=[5, 5, 3, 3])
    assert triple(state, 0) == (0, 0, 90)
    assert triple(state, 1) == (3, 0, 100)
    assert [unit.most for unit in state.units] == [90, 100]
    assert [(args, clause) for kind, clause, args in table.events if kind == "gains"] == [
        ({"seat": 1, "ap": 3, "mp": 0}, "SK-R28")
    ]


@pytest.mark.rule("SK-R28", "SK-085", "SK-086")
@pytest.mark.parametrize("teams", [(0, 1, 2), (0, 0, 1, 1), (0, 1, 2, 3)])
def test_everybody_but_the_first_player_begins_with_three_ap_more_also_in_teams(teams: tuple[int, ...]) -> None:
    match = Match(GAME, len(teams), 5, lineup=[{"armory": "orin", "team": team} for team in teams])
    while not match.state.order or match.state.turn < 3:
        question = match.question
        assert question is not None
        match.answer(question.seat, 0)
    first, *later = match.state.order
    assert match.state.players[first].ap == 0
    assert [match.state.players[seat].ap for seat in later] == [3] * (len(teams) - 1)


@pytest.mark.rule("SK-R28", "SK-R24")
def test_ap_for_acting_later_go_by_the_order_of_each_game() -> None:
    """The second game rolls anew: whoever acts first has none, whatever was before."""
    state = fresh(rules={"match_games": 3})
    play(set_up, state, *PLACED, "stop", "stop", "stop", "stop", dice=[6, 6, 1, 1])
    assert [player.ap for player in state.players] == [0, 3]
    duel(next_game, state)
    play(set_up, state, "team 1", "start -6,2", "start 6,-2", "stop", "stop", "stop", "stop", dice=[6, 6, 1, 1])
    assert [player.ap for player in state.players] == [3, 0]


@pytest.mark.rule("SK-074", "SK-075", "SK-076", "SK-R26")
def test_the_higher_roll_of_two_dice_names_the_first_player() -> None:
    asked = upto(set_up, fresh(), dice=[6, 1, 4, 4])
    assert (asked.seat, asked.why.key, asked.notations) == (1, "first", ["team 0", "team 1"])
    tied = upto(set_up, fresh(), dice=[6, 1, 3, 4, 6, 6, 1, 1])  # 7 to 7, then 12 to 2
    assert (tied.seat, tied.why.key) == (0, "first")
    state = fresh()
    second = upto(set_up, state, "team 1", dice=[6, 6, 1, 1])  # the winner may go second
    assert (second.seat, second.why.key) == (1, "start")
    assert state.order == [1, 0]


@pytest.mark.rule("SK-077", "SK-078", "SK-R27", "SK-D04", "SK-D05", "SK-023", "SK-021")
@pytest.mark.parametrize(("first", "left"), [(RED[1], BLUE), (BLUE[0], RED)])
def test_the_second_player_starts_on_the_other_side(first: str, left: list[str]) -> None:
    state = fresh()
    asked = upto(set_up, state, "team 0", dice=[6, 6, 1, 1])
    assert (asked.seat, asked.notations) == (0, RED + BLUE)
    second = upto(set_up, state := fresh(), "team 0", first, dice=[6, 6, 1, 1])
    assert (second.seat, second.notations) == (1, left)
    q, r = (int(n) for n in first.split()[1].split(","))
    assert at(state, 0) == (q, r)


# -- the Sideboard


def exchanging(*answers: str, rules: Mapping[str, object] | None = None) -> tuple[State, Asked]:
    state = fresh(rules=rules)
    return state, upto(set_up, state, *PLACED, *answers, dice=[6, 6, 1, 1])


@pytest.mark.rule("SK-044", "SK-079", "SK-R21", "SK-R22", "SK-D06")
def test_any_number_of_cards_is_exchanged_one_for_one() -> None:
    state, asked = exchanging()
    assert (asked.seat, asked.why.key) == (0, "side_in")
    full = {"in shadow-double"}  # both Epic copies are in the deck (SK-R20)
    assert set(asked.notations) == {"stop", *(f"in {key}" for key in ARMORIES["mara"].side)} - full
    state, _ = exchanging("in disarm", "out quick-stab", "in fire-flask", "out quick-stab", "in purge", "out caltrops",
                          "stop")  # fmt: skip
    deck, side = keys(state, state.players[0].deck), keys(state, state.players[0].side)
    assert (len(deck), len(side)) == (50, 15)
    assert [deck.count(key) for key in ("disarm", "quick-stab", "purge", "caltrops")] == [1, 1, 2, 0]
    assert [side.count(key) for key in ("disarm", "quick-stab", "purge", "caltrops")] == [0, 2, 1, 1]
    assert state.players[0].seeker == state.book.face("mara")
    _, asked = exchanging("in disarm", "out quick-stab", "in fire-flask")
    assert "out disarm" not in asked.notations  # what has just come in stays


@pytest.mark.rule("SK-R22", "SK-034", "SK-043")
def test_equipment_is_exchanged_only_with_its_own_slot_and_tactics_with_tactics() -> None:
    _, asked = exchanging("in thorn-whip", "stop")  # the only Weapon answers itself
    assert asked.seat == 1
    state, asked = exchanging("in thorn-whip", "in travellers-boots")
    assert keys(state, state.players[0].equipment) == ["thorn-whip", "nightweave", "travellers-boots"]
    assert [n for n in asked.notations if "whip" in n or "fangs" in n or "boots" in n] == []  # what moved stays
    _, asked = exchanging("in fire-flask")
    assert {n.split()[1] for n in asked.notations} == set(ARMORIES["mara"].tactics)


@pytest.mark.rule("SK-R20", "SK-051", "SK-R16")
def test_an_exchange_keeps_the_armory_legal() -> None:
    side = ("gravemaul", "dance-of-knives", *["quick-stab"] * 13)
    rest = [key for key in ARMORIES["mara"].tactics if key not in ("quick-stab", "dance-of-knives")]
    tactics = ["quick-stab"] * 4 + rest[-46:]  # with one Legendary, the Heart of Imriel
    own = Entry(seeker="mara", equipment=ARMORIES["mara"].equipment, tactics=tuple(tactics), side=side)

    def after(*answers: str) -> tuple[State, Asked]:
        book = make_book(Variant("x", rules={"legendary_max": 1}))
        state = start(book, [own, Entry(armory="theron")], Dice(1))
        return state, upto(set_up, state, *PLACED, *answers, dice=[6, 6, 1, 1])

    _, asked = after()
    assert "in gravemaul" not in asked.notations  # Strength 6: she can't wear it
    _, asked = after("in quick-stab", "out fatal-thrust")
    assert "in quick-stab" not in asked.notations  # five of a Common
    state, _ = after("in dance-of-knives")  # only for the other Legendary, which answers itself
    deck = keys(state, state.players[0].deck)
    assert (deck.count("dance-of-knives"), deck.count("heart-of-imriel")) == (1, 0)


@pytest.mark.rule("SK-R20", "SK-036")
@pytest.mark.parametrize(("held", "answers", "more"), [
    (3, (), True), (3, ("in quick-stab", "out fatal-thrust"), True),
    (3, ("in quick-stab", "out fatal-thrust", "in quick-stab", "out fatal-thrust"), False), (5, (), False),
    (5, ("in disarm", "out quick-stab"), True),
    (5, ("in disarm", "out quick-stab", "in quick-stab", "out fatal-thrust"), False),
])  # fmt: skip
def test_each_exchange_counts_for_the_copies_of_the_next(held: int, answers: tuple[str, ...], more: bool) -> None:
    """Five copies of a Common, whatever went in and out before."""
    rest = [key for key in ARMORIES["mara"].tactics if key not in ("quick-stab", "disarm", "fatal-thrust")]
    spare = ["bandages"] * 5 + ["healing-draught"] * 5
    pool = [*rest, *[key for key in spare if rest.count(key) == 0]]
    tactics = ["quick-stab"] * held + ["fatal-thrust"] * 3 + pool[: 47 - held]
    own = Entry(seeker="mara", equipment=ARMORIES["mara"].equipment, tactics=tuple(tactics),
                side=("disarm", *["quick-stab"] * 14))  # fmt: skip
    state = start(make_book(OFFICIAL), [own, Entry(armory="theron")], Dice(1))
    asked = upto(set_up, state, *PLACED, *answers, dice=[6, 6, 1, 1])
    assert asked.why.key == "side_in"
    assert ("in quick-stab" in asked.notations) is more


@pytest.mark.rule("SK-R22", "SK-R08")
def test_tactics_are_exchanged_in_secret_and_equipment_in_the_open() -> None:
    match = Match(GAME, 2, seed=3, lineup=[{"armory": "mara"}, {"armory": "theron"}])
    chooser = match.question.seat  # type: ignore[union-attr]
    match.answer(chooser, "team 0")
    match.answer(Seat(0), RED[0])
    match.answer(Seat(1), BLUE[0])
    before = GAME.rules.view(match.state, 1)
    disarm = next(o for o in match.question.options if "disarm" in GAME.words.notation(match.state, o))  # type: ignore[union-attr]
    match.answer(Seat(0), disarm)
    match.answer(Seat(0), 4)
    after = GAME.rules.view(match.state, 1)
    assert after == before  # not even that something was exchanged
    whip = next(o for o in match.question.options if "thorn-whip" in GAME.words.notation(match.state, o))  # type: ignore[union-attr]
    match.answer(Seat(0), whip)
    match.answer(Seat(0), "stop")
    view = GAME.rules.view(match.state, 1)
    assert keys(view, view.players[0].equipment)[0] == "thorn-whip"
    told = [event for _, event in match.log if event.kind == "equips"]
    words = GAME.words.event_words(view, told[0].seen_by(Seat(1)), match.names)
    assert words == "Player 1 puts on Thorn Whip for Fangs of Balthier."
    assert all(view.faces[card] == HIDDEN for card in view.players[0].deck)


# -- opening hands and mulligans


@pytest.mark.rule("SK-025", "SK-046", "SK-080", "SK-R208")
def test_seven_cards_from_a_shuffled_deck() -> None:
    state, other = fresh(), fresh()
    other.dice = Dice(2)
    for each in (state, other):
        play(set_up, each, *PLACED, "stop", "stop", "stop", "stop", dice=[6, 6, 1, 1])
    for player, name in zip(state.players, ("mara", "theron"), strict=True):
        assert (len(player.hand), len(player.deck)) == (7, 43)
        assert sorted(keys(state, player.hand + player.deck)) == sorted(ARMORIES[name].tactics)
        assert all(state.seen[card] == 0 for card in player.deck)
    assert keys(state, state.players[0].deck) != keys(other, other.players[0].deck)


@pytest.mark.rule("SK-R208", "SK-046")
def test_what_was_exchanged_is_shuffled_in() -> None:
    state = fresh()
    swaps = ("in disarm", "out quick-stab", "stop")
    play(set_up, state, *PLACED, *swaps, "stop", "stop", "stop", dice=[6, 6, 1, 1])
    player = state.players[0]
    assert keys(state, player.hand + player.deck).count("disarm") == 1
    assert all(state.seen[card] == 0 for card in player.deck)


@pytest.mark.rule("SK-081", "SK-D07")
def test_who_keeps_the_hand_is_not_asked_for_a_further_mulligan() -> None:
    """By a variant there may be two of them."""
    state = fresh(rules={"mulligans": 2, "sideboard_in_game1": False})
    table = play(set_up, state, *PLACED, "stop", "stop", dice=[5, 5, 3, 3])
    assert [seat for seat, key, _ in table.asked if key == "mulligan"] == [0, 1]


@pytest.mark.rule("SK-081", "SK-082", "SK-R29", "SK-D07")
def test_a_mulligan_draws_first_and_shuffles_then() -> None:
    state = fresh()
    asked = upto(set_up, state, *PLACED, "stop", "stop", dice=[6, 6, 1, 1])
    player = state.players[0]
    hand, deck = list(player.hand), list(player.deck)
    assert len(state.players[1].hand) == 7  # both have drawn before anybody decides
    assert (asked.seat, len(asked.notations)) == (0, 8)
    state, faces = fresh(), list(state.faces)
    unwanted = [asked.notations[1], asked.notations[2]]
    table = play(set_up, state, *PLACED, "stop", "stop", *unwanted, "stop", "stop", dice=[6, 6, 1, 1])
    returned = [args["card"] for kind, _, args in table.events if kind == "returns"]
    assert [f"return {key}" for key in returned] == unwanted
    mine = state.players[0]
    assert mine.hand[-2:] == [deck[-1], deck[-2]]  # drawn from the deck as it lay, without the returned ones
    assert [state.faces[card] for card in mine.hand] == [faces[card] for card in [*hand[2:], deck[-1], deck[-2]]]
    assert len(mine.deck) == 43
    assert set(hand[:2]) <= set(mine.deck)
    assert all(state.seen[card] == 0 for card in mine.deck)
    asks = [seat for seat, key, _ in table.asked if key == "mulligan"]
    assert asks == [0, 0, 0, 1]  # once only, and the second player after the first


@pytest.mark.rule("SK-082", "SK-R29")
def test_returned_cards_are_shown_to_all() -> None:
    def shown(rules: Mapping[str, object]) -> bool:
        match = Match(GAME, 2, 3, Variant("x", rules=rules), [{"armory": "mara"}, {"armory": "theron"}])
        for answer in ("team 0", RED[0], BLUE[0], "stop", "stop", 1, "stop"):
            match.answer(match.question.seat, answer)  # type: ignore[union-attr]
        (event,) = [event for _, event in match.log if event.kind == "returns"]
        return event.seen_by(Seat(1)).cards["card"].face != HIDDEN  # type: ignore[union-attr]

    assert shown({})
    assert not shown({"mulligan_reveal": False})


# -- the first turn


@pytest.mark.rule("SK-R28", "SK-R30", "SK-R31", "SK-100")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_first_turn_draws_nothing_and_its_moments_pass(seats: int) -> None:
    match = Match(GAME, seats, 5, lineup=[{"armory": "orin"}] * seats)
    first = NO_SEAT
    while match.state.players[first if first >= 0 else 0].turns < 2:
        question = match.question
        assert question is not None
        if question.prompt.key == "main" and first < 0:
            first = question.seat
        match.answer(question.seat, 0)
    log = [(event.kind, event.args.get("seat", -1)) for _, event in match.log]
    turns = [i for i, (kind, _) in enumerate(log) if kind == "turn"]
    one = log[turns[0] : turns[1]]
    assert ("draws", first) not in one
    assert one.count(("moment", first)) == 2
    for begin, end in pairwise(turns[1:]):
        assert ("draws", log[begin][1]) in log[begin:end]


@pytest.mark.rule("SK-R28", "SK-064")
@pytest.mark.parametrize(
    ("later", "wanted"), [(0, {"pass", "play martyrs-gift"}), (1, {"pass", "play martyrs-gift", "play brace"})]
)
def test_in_turn_one_the_second_player_pays_with_what_acting_later_gave(later: int, wanted: set[str]) -> None:
    state = fresh("halvard", "halvard", rules={"ap_later": later})
    book = state.book
    upto(first_turn, state, *PLACED, "stop", "stop", "stop", "stop", dice=[6, 6, 1, 1])
    assert triple(state, 0) == (5, 6, 90)
    assert triple(state, 1) == (later, 0, 90)
    player, held = state.players[1], ("martyrs-gift", "brace")  # for 0 and 1 AP
    player.hand = [card for card in player.deck + player.hand if book.cards[state.faces[card]].key in held]
    assert {GAME.words.notation(state, each).split("#")[0] for each in options_for(state, 1)} == wanted


@pytest.mark.rule("SK-024", "SK-045", "SK-054")
def test_seeker_and_equipment_start_in_play_and_stay() -> None:
    state = fresh()
    upto(first_turn, state, *PLACED, "stop", "stop", "stop", "stop", dice=[6, 6, 1, 1])
    for player, name in zip(state.players, ("mara", "theron"), strict=True):
        assert keys(state, player.equipment) == list(ARMORIES[name].equipment)
        assert all(state.seen[card] == EVERYBODY for card in player.equipment)
    assert [state.book.cards[unit.face].key for unit in state.units] == ["mara", "theron"]
    match = Match(GAME, 2, 7, lineup=[{"armory": "mara"}, {"armory": "theron"}])
    begin = None
    while match.questions:
        if match.state.phase != SETUP and begin is None:
            begin = [list(player.equipment) for player in match.state.players]
        seat = next(iter(match.questions))
        match.answer(
            seat, GAME.mind.hunch(match.state, seat, match.questions[seat].options, len(match.history) * 0.377 % 1)
        )
    assert [player.equipment for player in match.state.players] == begin


@pytest.mark.rule("SK-072", "SK-R07")
def test_before_the_setup_nobody_has_anything_and_nothing_has_been_counted() -> None:
    state = start(make_book(OFFICIAL), [Entry(), Entry(), Entry()], Dice(1))
    for player in state.players:
        assert (player.ap, player.mp, player.fatigue, player.channel, player.turns, player.wins) == (0,) * 6
        assert (player.shard, player.out, player.events) == (False, False, {})
    assert (state.turn, state.passes, state.births, state.chain, state.game, state.shard) == (0, 0, 0, 0, 1, True)
