"""Imagined worlds: never against what the seat knows, never with what it can't know."""

import random
from collections import Counter
from typing import Any

import pytest
from toy import END, FIRST_WHY, KEEP, ROLL, SHELL, SNAKE, TOY, TURN_WHY, only

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import Contradiction
from rulewright.kernel.match import Match
from rulewright.kernel.playout import random_policy
from rulewright.kernel.question import HIDDEN, SPECTATOR, Seat, option
from rulewright.testing import battery
from rulewright.testing.battery import changed, find, reach, snapshot, walk


def started(seats: int = 2, seed: int = 1, **more: Any) -> Match:
    match = Match(TOY, seats, seed, **more)
    for seat in range(seats):
        match.answer(seat, KEEP)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_world_can_not_be_told_from_the_true_one(seats: int) -> None:
    otherwise = Counter[bool]()
    for seed in range(12):
        for number, match in enumerate(walk(TOY, seats, seed, leaving=0.01)):
            for seat in match.questions:
                otherwise[battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, number)] += 1
    assert otherwise[True] > otherwise[False]


def test_imagining_does_not_touch_the_match() -> None:
    match = started()
    before = snapshot(match)
    fork = match.imagine(0, Dice(1))
    fork.run(random_policy(1))
    assert snapshot(match) == before
    assert match._course.start.faces == match.fork().start.faces


def test_equal_dice_imagine_the_same_world() -> None:
    match = started()
    one, other = (match.imagine(0, Dice(5)).run(random_policy(2)) for _ in range(2))
    battery.same(one, other)


def test_rolls_to_come_are_not_foreseen() -> None:
    """The next roll is as good as any in imagined worlds."""
    match = started(variant=only({"lucky": 7}, copper=20))
    rolls = Counter[int]()
    for seed in range(600):
        state = match.imagine(0, Dice(seed)).here()
        rolls[state.dice.roll()] += 1
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert all(60 < count < 140 for count in rolls.values())


def test_rolls_that_were_seen_stay_as_they_were() -> None:
    match = started(seed=3)
    match.answer(0, ROLL)
    for seed in range(20):
        battery.an_imagined_world_can_not_be_told_from_the_true_one(match, 0, seed)


def test_own_cards_stay_and_others_vary() -> None:
    match = started(3)
    hands = [Counter[tuple[int, ...]]() for _ in range(3)]
    for seed in range(60):
        world = match.imagine(0, Dice(seed)).here()
        for seat, player in enumerate(world.players):
            hands[seat][tuple(world.faces[card] for card in player.hand)] += 1
    assert len(hands[0]) == 1
    assert len(hands[1]) > 10
    assert len(hands[2]) > 10


def test_a_spectator_can_imagine_too() -> None:
    match = started()
    world = match.imagine(SPECTATOR, Dice(3)).here()
    assert TOY.rules.view(world, SPECTATOR) == TOY.rules.view(match.state, SPECTATOR)


def test_the_others_answers_to_a_simultaneous_question_are_not_known() -> None:
    match = started(3, variant=only({"coins": 3}, copper=16))
    match.answer(0, END)
    match.answer(0, 3)
    asked = []

    def note(state: Any, seat: int, options: Any, why: Any) -> Any:
        asked.append(seat)
        return options[0]

    match.imagine(1, Dice(1)).run(note, turns=1)
    assert asked == [0, 1, 2], "seat 0 answers anew in the head of seat 1"
    asked.clear()
    match.imagine(0, Dice(1)).run(note, turns=1)
    assert asked == [1, 2], "seat 0 knows what it said itself"


# -- shuffles and secrets in the middle of a turn


def after_a_reshuffle(seats: int) -> Match:
    """Somebody played a snake in this turn, and then the discard pile was shuffled into a new deck."""

    def wanted(match: Match) -> bool:
        told = [event for _, event in match.log[match.pages[-1] :]]
        kinds = [event.kind for event in told]
        if "plays" not in kinds or "reshuffles" not in kinds:
            return False
        first = kinds.index("plays")
        return first < kinds.index("reshuffles") and told[first].cards["card"].face == SNAKE

    return find(TOY, seats, wanted)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_played_before_a_reshuffle_stays_what_it_was(seats: int) -> None:
    """A snake was played, somebody dropped a card: both lie anywhere in the new deck, but were what they were."""
    match = after_a_reshuffle(seats)
    for seat in match.questions:
        for seed in range(200):
            battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, seed)


def test_where_a_known_card_went_in_a_reshuffle_is_not_known() -> None:
    """Every place of the new deck holds a snake about as often as chance would have it."""
    match = find(
        TOY,
        2,
        lambda m: len(m._course.mixes) == 1 and m.state.turn > 1 and len(m.state.deck) > 3 and list(m.questions) != [],
    )
    (seat,) = match.questions
    deck = match.state.deck
    tries = 600
    snakes = Counter[int]()
    for seed in range(tries):
        world = match.imagine(seat, Dice(seed)).here()
        snakes.update(place for place, card in enumerate(deck) if world.faces[card] == SNAKE)
    share = sum(snakes.values()) / len(deck) / tries
    assert 0 < share < 1
    for place in range(len(deck)):
        assert abs(snakes[place] / tries - share) < 0.12, (place, snakes)


def shell_game(seed: int) -> Match:
    """Seat 0 has a copper, a silver and a gold on its stall and has laid one of them first, face-down."""
    match = started(seed=seed, variant=only({"hand": 6, "lucky": 7}, copper=6, silver=6, gold=6))
    for face in (0, 1, 2):
        hand = match.state.players[0].hand
        match.answer(0, option("lay", next(card for card in hand if match.state.faces[card] == face)))
    match.answer(0, SHELL)
    assert match.question is not None
    assert match.question.prompt == FIRST_WHY
    return match


@pytest.mark.parametrize("choice", [0, 1, 2])
def test_a_secret_choice_among_known_cards_stays_secret(choice: int) -> None:
    """The rival saw a copper, a silver and a gold; now each place may hold each of them, equally likely."""
    match = shell_game(seed=next(seed for seed in range(99) if _has_all_three(seed)))
    match.answer(0, choice)
    assert match.question is not None
    assert match.question.prompt == TURN_WHY
    stall = match.state.players[0].shells
    view = TOY.rules.view(match.state, Seat(1))
    assert [view.faces[card] for card in stall] == [HIDDEN] * 3
    seen = Counter[tuple[int, ...]]()
    for seed in range(600):
        battery.an_imagined_world_can_not_be_told_from_the_true_one(match, 1, seed)
        fork = match.imagine(1, Dice(seed))
        assert [fork.start.faces[card] for card in stall] == [match._course.start.faces[card] for card in stall]
        seen[tuple(fork.here().faces[card] for card in stall)] += 1
    assert len(seen) == 6
    assert sum(seen.values()) == 600
    assert all(60 < count < 140 for count in seen.values())


def _has_all_three(seed: int) -> bool:
    match = started(seed=seed, variant=only({"hand": 6, "lucky": 7}, copper=6, silver=6, gold=6))
    return {match.state.faces[card] for card in match.state.players[0].hand} == {0, 1, 2}


def test_who_chose_in_secret_knows_what_they_chose() -> None:
    match = shell_game(seed=next(seed for seed in range(99) if _has_all_three(seed)))
    match.answer(0, 2)
    match.answer(1, 1)
    stall = match.state.players[0].shells
    for seed in range(50):
        world = match.imagine(0, Dice(seed)).here()
        assert [world.faces[card] for card in stall] == [match.state.faces[card] for card in stall]


def test_a_single_card_that_is_shuffled_is_still_what_it_was() -> None:
    """A discard pile of one card: everybody knows what the new deck is, whatever the table says."""
    match = started(variant=only({"hand": 3, "lucky": 1}, snake=1, copper=6))
    dice = random.Random(0)
    checked = 0
    for _ in range(40):
        if not match.questions:
            break
        if any(len(mix.cards) == 1 for mix in match._course.mixes):
            checked += 1
            for seat in match.questions:
                battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, checked)
        battery.step(match, dice)
    assert checked


# -- games that conceal wrongly


def test_a_conceal_that_makes_the_past_impossible_is_a_contradiction() -> None:
    """The error says whose fault it is."""

    def careless(state: Any, seat: Seat, dice: Dice) -> None:
        state.faces = dice.shuffled(state.faces)

    match = Match(changed(TOY, conceal=careless), 2, 3, only(snake=8, copper=8))
    for seat in (0, 1):
        match.answer(seat, KEEP)
    hand = match.state.players[0].hand
    match.answer(0, option("play", next(card for card in hand if match.state.faces[card] == SNAKE)))
    match.answer(1, 0)
    with pytest.raises(Contradiction, match="conceal must keep what was done possible"):
        [reach(match.imagine(0, Dice(seed))) for seed in range(20)]
