"""The properties every game must have, as plain functions of a game or of a match somewhere in the middle.

`test_battery.py` runs them on every registered game and on positions reached by random play. A function here
returns if the property holds and fails by an assertion if not; none changes the match it is given, unless its
name says so.
"""

import contextlib
import dataclasses
import hashlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from typing import Any, NamedTuple

import msgspec
import pytest

from rulewright.kernel.copying import copy_state, is_frozen, pack_state, unpack_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver, IllegalAnswer
from rulewright.kernel.event import Event, EventKind, P, event_of
from rulewright.kernel.fork import Enough, Fork, Trial
from rulewright.kernel.game import Game, WordsPart
from rulewright.kernel.match import Match
from rulewright.kernel.playout import AtMost, playout, random_policy
from rulewright.kernel.question import CONCEDE, HIDDEN, SPECTATOR, CardId, Option, Prompt, Question, Seat, option
from rulewright.kernel.record import Record
from rulewright.kernel.rulebook import Rulebook
from rulewright.kernel.rulebook import rulebook_of as filled_rulebook
from rulewright.kernel.state import knows
from rulewright.kernel.variant import Variant

PLAIN = (int, str, bool, float, type(None))


# -- getting somewhere


def some_answer(game: Any, match: Match, seat: int, dice: random.Random, sensibly: bool) -> Option:
    """A random answer to the seat's question, or one that the game itself finds plausible."""
    options = match.questions[Seat(seat)].options
    if not sensibly:
        return options[int(dice.random() * len(options))]
    hunch: Option = game.mind.hunch(match.state, seat, options, dice.random())
    assert hunch in options, f"the hunch {hunch} is none of the options {options}"
    return hunch


def step(match: Match, dice: random.Random, sensibly: bool = False, leaving: float = 0.0) -> None:
    """One answer: of any of the seats that are asked, and perhaps a concession."""
    seat = dice.choice(list(match.questions))
    if leaving and dice.random() < leaving:
        match.concede(seat)
    else:
        match.answer(seat, some_answer(match.game, match, seat, dice, sensibly))


def walk(game: Any, seats: int, seed: int, every: int = 1, most: int = 4000, leaving: float = 0.0) -> Iterator[Match]:
    """One game, stopped at every so-many-th question. Odd seeds play sensibly, even ones anyhow.

    With 3 or more seats somebody may leave on the way.
    """
    dice = random.Random(seed)
    match = Match(game, seats, seed)
    for number in range(most):
        if not match.questions:
            return
        if number % every == 0:
            yield match
            if not match.questions:
                return
        step(match, dice, bool(seed % 2), leaving if seats > 2 else 0.0)


def finished(game: Any, seats: int, seed: int, leaving: float = 0.0) -> Match:
    """A game played to its end."""
    match = Match(game, seats, seed)
    dice = random.Random(seed)
    while match.questions:
        step(match, dice, bool(seed % 2), leaving if seats > 2 else 0.0)
    return match


def find(game: Any, seats: int, wanted: Callable[[Match], bool]) -> Match:
    """The first match of this kind, by random play from one seed after another."""
    for seed in range(1000):
        for match in walk(game, seats, 2 * seed):
            if wanted(match):
                return match
    raise AssertionError("there is no such match")


class Reached(NamedTuple):
    """Where a fork came to: the state there, and the question unless the game was over."""

    state: Any
    question: Question | None


def reach(fork: Fork[Any], answers: dict[Seat, Option] | None = None, own: Question | None = None) -> Reached:
    """Run a fork past `answers` to its next question.

    If that is the seat's own one of a question to several seats, the others answer anything on the way.
    """
    found: list[Question] = []
    left = dict(answers or {})

    def stop(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if seat in left:
            return left.pop(seat)
        if own and seat != own.seat and why == own.prompt:
            return options[-1]
        found.append(Question(seat, list(options), why))
        raise Enough

    state = fork.run(stop)
    return Reached(state, found[0] if found else None)


def bare(question: Question | None) -> tuple[Any, ...] | None:
    """A question without the card it is about, which a policy does not get to know."""
    return question and (question.seat, list(question.options), question.prompt)


def snapshot(match: Match) -> tuple[Any, ...]:
    """Everything that can be seen of a match from outside."""
    return (
        pack_state(match.state),
        match.questions,
        list(match.history),
        list(match.log),
        list(match.turns),
        match.outcome,
        match.record().text(),
    )


def viewers(match: Match) -> list[Seat]:
    return [*range(match.seats), SPECTATOR]


# -- states


def leaves(thing: Any, path: str = "state") -> Iterator[tuple[str, type, Any]]:
    """Every plain value of a state with its place and exact type; the rules in force stand for themselves."""
    if is_frozen(type(thing)):
        yield path, type(thing), None
    elif dataclasses.is_dataclass(thing):
        yield path, type(thing), None
        for field in dataclasses.fields(thing):
            yield from leaves(getattr(thing, field.name), f"{path}.{field.name}")
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from leaves(key, f"{path}[{key!r}]")
            yield from leaves(value, f"{path}[{key!r}]")
    elif isinstance(thing, list | tuple):
        yield path, type(thing), len(thing)
        for i, value in enumerate(thing):
            yield from leaves(value, f"{path}[{i}]")
    elif isinstance(thing, Dice):
        yield path, Dice, thing.state
    else:
        assert isinstance(thing, (*PLAIN, Enum)), f"{path} is {thing!r}: a state holds plain data only"
        yield path, type(thing), thing


def changeable(thing: Any) -> Iterator[int]:
    """The ids of all objects in a state that can change."""
    if dataclasses.is_dataclass(thing):
        if is_frozen(type(thing)):
            return
        yield id(thing)
        for field in dataclasses.fields(thing):
            yield from changeable(getattr(thing, field.name))
    elif isinstance(thing, dict):
        yield id(thing)
        for value in thing.values():
            yield from changeable(value)
    elif isinstance(thing, list | tuple):
        if isinstance(thing, list):
            yield id(thing)
        for value in thing:
            yield from changeable(value)
    elif isinstance(thing, Dice):
        yield id(thing)


def same(one: Any, other: Any) -> None:
    """Fails unless two states are equal to the last type."""
    assert one == other
    for a, b in zip(leaves(one), leaves(other), strict=True):
        assert a == b


def same_but_for_what_is_imagined(one: Any, other: Any) -> None:
    """Fails unless two states differ at most in what is in the sleeves and in what will be rolled."""
    twin = copy_state(one)
    twin.faces = list(other.faces)
    twin.dice.state = other.dice.state
    same(twin, other)


def a_state_is_a_tree(state: Any) -> None:
    """Plain data, no object in two places."""
    ids = list(changeable(state))
    assert len(ids) == len(set(ids)), "an object stands in two places of the state"
    assert list(leaves(state))


def a_copy_is_equal_and_shares_nothing(state: Any) -> None:
    twin = copy_state(state)
    same(state, twin)
    assert not set(changeable(state)) & set(changeable(twin)), "the copy shares something changeable"


def a_packed_state_reads_back(game: Any, state: Any) -> None:
    """Through JSON and MessagePack alike."""
    data = pack_state(state)
    for form in (msgspec.json, msgspec.msgpack):
        read = unpack_state(game.rules.state, form.decode(form.encode(data)), state.book)
        same(state, read)
        assert pack_state(read) == data


def a_turn_starts_from_the_state_alone(game: Any, match: Match) -> None:
    """What is unpacked in another process plays on like the original."""
    start = match.fork().start
    read = unpack_state(game.rules.state, msgspec.json.decode(msgspec.json.encode(pack_state(start))), start.book)
    ends = [Fork(game, state).run(random_policy(7), turns=3) for state in (start, read, start)]
    same(ends[0], ends[1])
    same(ends[0], ends[2])


# -- other worlds


def a_fork_is_where_the_match_is(match: Match) -> None:
    """The same state and the same open question, again and again."""
    for _ in range(2):
        here = reach(match.fork())
        same(here.state, match.state)
        assert bare(here.question) == bare(match.question)


def an_imagined_world_can_not_be_told_from_the_true_one(match: Match, number: int, seed: int) -> bool:
    """It leads the seat to the same question, by the same events, to the same view.

    True if something lay otherwise in it.
    """
    game, state, seat = match.game, match.state, Seat(number)
    fork = match.imagine(seat, Dice(seed))
    there = reach(fork, own=match.questions[seat])  # never contradicts what was done
    assert bare(there.question) == bare(match.questions[seat])
    same_but_for_what_is_imagined(there.state, state)
    assert game.rules.view(there.state, seat) == game.rules.view(state, seat)
    assert there.state.dice != state.dice, "the rolls to come would be foreseen"
    told = [event for _, event in match.log[match.pages[-1] :]]
    assert _heard(game, _overhear(fork), seat, match) == _heard(game, told, seat, match)
    return bool(there.state.faces != state.faces)


class _Ear(Trial):
    """Repeats a fork's script and listens to the events on the way."""

    __slots__ = ("events",)

    def __init__(self, fork: Fork[Any], state: Any) -> None:
        super().__init__(fork, state, _stop)
        self.events: list[Event] = []
        self.listening = True

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        self.events.append(event_of(kind, kwargs, self.state.faces, self.state.seen))


def _stop(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
    raise Enough


def _overhear(fork: Fork[Any]) -> list[Event]:
    state = copy_state(fork.start)
    ear = _Ear(fork, state)
    with contextlib.suppress(Enough, GameOver):
        fork.game.rules.next_turn(fork.midway)(ear, state)
    return ear.events


def _heard(game: Any, events: list[Event], seat: int, match: Match) -> list[Any]:
    view = game.rules.view(match.state, seat)
    shown = [event.seen_by(seat) for event in events]
    return [(event, game.words.event_words(view, event, match.names)) for event in shown if event]


def concealing_deals_only_what_the_seat_can_not_know(game: Any, state: Any, seat: int, seed: int) -> bool:
    """In the faces and the dice, nowhere else. True if a face was dealt otherwise."""
    other = copy_state(state)
    game.rules.conceal(other, seat, Dice(seed))
    same_but_for_what_is_imagined(other, state)
    assert sorted(other.faces) == sorted(state.faces), "conceal made or lost cards"
    assert game.rules.view(other, seat) == game.rules.view(state, seat), "the view holds something the seat can't know"
    return bool(other.faces != state.faces)


def a_view_holds_only_known_faces(game: Any, state: Any, viewer: int) -> None:
    """And neither the dice nor any object of the true state."""
    view = game.rules.view(state, viewer)
    bit = 1 << viewer
    for card, (face, mask) in enumerate(zip(state.faces, state.seen, strict=True)):
        assert view.faces[card] == (face if mask & bit else HIDDEN), f"card {card} in the view of {viewer}"
    assert view.dice != state.dice, "a view must not foresee the rolls"
    assert not set(changeable(state)) & set(changeable(view)), "the view shares something with the state"


def the_open_table_hides_nothing(game: Any, state: Any) -> None:
    same(game.rules.view(state, None), state)


# -- questions and answers


def every_option_is_accepted_and_changes_something(match: Match, most: int, dice: random.Random) -> None:
    """Or passes: then another question follows."""
    for seat, question in match.questions.items():
        options = list(question.options)
        before = pack_state(match.state), bare(match.question)
        for choice in options if len(options) <= most else dice.sample(options, most):
            answers = {other: q.options[0] for other, q in match.questions.items()} | {seat: choice}
            then = reach(match.fork(), answers)
            assert (pack_state(then.state), bare(then.question)) != before, f"{choice} changes nothing"
            assert then.question or then.state.outcome, "no question and no outcome"


def options_can_be_told_apart(game: Any, match: Match) -> None:
    """By notation, by the words on the button; the seat's own view is enough to make them."""
    for seat, question in match.questions.items():
        state, view = match.state, game.rules.view(match.state, seat)
        options = list(question.options)
        assert len(options) > 1, "a question with one option answers itself"
        assert len(set(options)) == len(options), "the same option twice"
        assert CONCEDE not in options
        notations = [game.words.notation(state, choice) for choice in options]
        for notation in notations:
            assert notation
            assert notation == " ".join(notation.split()), f"{notation!r} must be one line, single-spaced"
            assert notation != CONCEDE.verb
        _distinct(notations, options)
        labels = [game.words.label(view, choice) for choice in options]
        assert all(label.strip() for label in labels)
        _distinct(labels, options, partial(_alike, state))
        for choice, label in zip(options, labels, strict=True):
            if all(knows(state, seat, CardId(card)) for card in choice[1:] if 0 <= card < len(state.faces)):
                assert game.words.label(state, choice) == label
            refs = game.words.refs(view, choice)
            assert refs == game.words.refs(state, choice)
            assert isinstance(refs, tuple)
            assert all(isinstance(ref, str) and ref for ref in refs)
        assert game.words.ask_words(view, question).strip()
        assert game.words.ask_words(view, question) == game.words.ask_words(state, question)


def _distinct(
    words: list[str], options: list[Option], alike: Callable[[Option, Option], bool] = lambda one, other: False
) -> None:
    first: dict[str, Option] = {}
    for word, choice in zip(words, options, strict=True):
        same = word in first and not alike(first[word], choice)
        assert not same, f"{first.get(word)} and {choice} are both {word!r}"
        first[word] = choice


def _alike(state: Any, one: Option, other: Option) -> bool:
    """Whether two options do the same with two copies of one card: then nobody needs to tell them apart."""
    faces = state.faces

    def same(a: int, b: int) -> bool:
        return a == b or (0 <= a < len(faces) and 0 <= b < len(faces) and faces[a] == faces[b])

    return one.verb == other.verb and all(same(a, b) for a, b in zip(one[1:], other[1:], strict=True))


def bots_can_think_about_it(game: Any, match: Match, dice: random.Random) -> None:
    """Values are shares of a win, what is worth considering is on offer."""
    for seat in range(match.seats):
        assert 0 <= game.mind.value(match.state, seat) <= 1
    for seat, question in match.questions.items():
        worth = list(game.mind.consider(match.state, seat, question.options))
        assert worth
        assert len(set(worth)) == len(worth)
        assert set(worth) <= set(question.options)
        for _ in range(3):
            assert game.mind.hunch(match.state, seat, question.options, dice.random()) in question.options


def every_card_can_be_named(game: Any, match: Match, dice: random.Random) -> None:
    """In every view, known or not; and the game can say why a card can't be used."""
    cards = range(len(match.state.faces))
    for viewer in viewers(match):
        view = game.rules.view(match.state, viewer)
        for card in dice.sample(cards, min(12, len(cards))):
            assert game.words.card_words(view, card).strip()
            for question in (None, match.questions.get(viewer)):
                words, clause = game.words.why_not(view, question, f"card-{card}")
                assert words.strip()
                a_clause_exists(game, clause)


def a_wrong_answer_is_refused_and_changes_nothing(match: Match) -> None:
    before = snapshot(match)
    wrong: Any
    for question in match.questions.values():
        for wrong in (
            len(question.options),
            -1,
            "",
            "no such answer",
            CONCEDE.verb,
            CONCEDE,
            option("no such verb", 1, 2, 3),
            3.5,
            None,
            [],
        ):
            with pytest.raises(IllegalAnswer, match=r"possible: |the options are 0 to"):
                match.answer(question.seat, wrong)
    for seat in (*(s for s in range(match.seats) if s not in match.questions), match.seats, -1, SPECTATOR):
        with pytest.raises(IllegalAnswer, match="waits for"):
            match.answer(seat, 0)
        with pytest.raises(IllegalAnswer, match="waits for"):
            match.concede(seat)
    assert snapshot(match) == before


def a_concession_is_played_on_from(match: Match, leaver: Seat, seed: int, most: int = 150) -> None:
    """Whoever is left goes on at random for a while; who left is asked no more."""
    fork, policy = match.fork(), AtMost(random_policy(seed), most)
    if len(match.questions) + len(fork.given) == 1:
        fork.script = [*fork.script, CONCEDE]
    else:
        fork.given = {**fork.given, leaver: CONCEDE}

    state = fork.run(policy.answer)
    assert state.gone & (1 << leaver)
    assert state.outcome is not None or policy.asked > most


# -- what is told


def events_tell_nobody_what_they_did_not_know(game: Any, match: Match, since: int = 0) -> None:
    """And can be put in words for everybody, spectators and those who see all included."""
    for viewer in (*viewers(match), None):
        view = game.rules.view(match.state, viewer)
        for _, event in match.log[since:]:
            shown = event.seen_by(viewer)
            if shown is None:
                assert viewer is not None
                continue
            assert game.words.event_words(view, shown, match.names).strip(), event
            assert all(isinstance(ref, str) and ref for ref in game.words.event_refs(shown))
            for key, glimpse in shown.cards.items():
                truth = event.cards[key]
                knew = viewer is None or truth.seen & (1 << viewer)
                assert glimpse.face == (truth.face if knew else HIDDEN), event


def rulebook_of(game: Any) -> Rulebook | None:
    return filled_rulebook(game) if (game.folder / "rulebook.md").exists() else None  # the toy has none


def a_clause_exists(game: Any, clause: str) -> None:
    book = rulebook_of(game)
    assert clause
    assert book is None or clause in book, f"the rulebook of {game.title} has no {clause}"


def everything_cites_a_clause(game: Any, match: Match, since: int = 0) -> None:
    for _, event in match.log[since:]:
        a_clause_exists(game, event.clause)
    for question in match.questions.values():
        a_clause_exists(game, question.prompt.clause)
    if match.outcome:
        a_clause_exists(game, match.outcome.clause)


# -- whole games


def a_record_plays_again(game: Any, match: Match) -> None:
    """To an equal state, log and outcome, and to the same text."""
    text = match.record().text()
    record = Record.parse(text)
    assert record == match.record()
    assert record.text() == text
    again = Match.load(record, game)
    same(again.state, match.state)
    assert snapshot(again) == snapshot(match)


def undo_takes_back_exactly(match: Match, dice: random.Random) -> bool:
    """Answers the open question, changing the match; if that may be undone, undoes it and answers again."""
    before = snapshot(match)
    seat = dice.choice(list(match.questions))
    choice = dice.choice(list(match.questions[seat].options))
    match.answer(seat, choice)
    for other in range(match.seats):
        if other != seat:
            assert match.why_no_undo(other)
    if match.why_no_undo(seat):
        return False
    after = snapshot(match)
    match.undo(seat)
    assert snapshot(match) == before
    a_fork_is_where_the_match_is(match)
    match.answer(seat, choice)
    assert snapshot(match) == after
    return True


def a_playout_and_a_match_are_the_same_game(game: Any, seats: int, seed: int) -> None:
    """Rules that run as plain calls and rules that are stepped from outside, given the same answers."""
    played = playout(game, seats, seed)
    policy = random_policy(seed)
    match = Match(game, seats, seed)
    while question := match.question:
        match.answer(question.seat, policy(match.state, question.seat, question.options, question.prompt))
    same(match.state, played.state)
    assert match.outcome == played.outcome
    assert len(match.history) == played.decisions
    assert len(match.turns) == played.turns


def a_game_ends(game: Any, seats: int, seed: int) -> None:
    """With an outcome that names seats of this match."""
    outcome = playout(game, seats, seed).outcome
    assert outcome is not None
    assert all(0 <= seat < seats for seat in outcome.winners)
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert outcome.words.strip()
    a_clause_exists(game, outcome.clause)


def digest(game: Any, seats: int, seed: int) -> str:
    """What a whole game was, in a few letters: its record, its log and its states."""
    found = hashlib.sha256()
    last: Match | None = None
    for match in walk(game, seats, seed, every=5, leaving=0.002):
        found.update(json.dumps(pack_state(match.state)).encode())
        last = match
    assert last is not None
    found.update(last.record().text().encode())
    for answers, event in last.log:
        found.update(repr((answers, event)).encode())
        found.update(game.words.event_words(last.state, event, last.names).encode())
    return found.hexdigest()


# -- broken games, to see that the battery notices


def changed(game: Game, **rules: Any) -> Game:
    """The game with these functions of its rules in place of its own."""
    return dataclasses.replace(game, rules=dataclasses.replace(game.rules, **rules))


class OtherWords:
    """A game's words with some of them put otherwise."""

    def __init__(self, words: WordsPart, **others: Callable[..., Any]) -> None:
        self._words = words
        self.__dict__.update(others)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)


def under(game: Game, /, **tunables: object) -> Game:
    """The game with these tunables as if they were the official ones, for functions that know only games."""
    return changed(game, book=lambda variant: game.rules.book(Variant(rules=tunables)))
