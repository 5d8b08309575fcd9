"""Seekers in words, on the table and in the terminal: everything has words, and none of them tells a secret."""

import io
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from rich.console import Console
from seekers_calls import scene
from seekers_table import GAME, Effect, Side, find, position

from rulewright.games.seekers.cards import OFFICIAL_CARDS
from rulewright.games.seekers.cards.ailments import AILMENT_NAMES
from rulewright.games.seekers.cards.card import KEYWORDS
from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.page.gallery import gallery, tile
from rulewright.games.seekers.rules import prompts, verbs
from rulewright.games.seekers.rules.ids import NOWHERE
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.words import WORDS
from rulewright.games.seekers.words.card_text import card_text
from rulewright.games.seekers.words.names import unit_name
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.event import Event, EventKind
from rulewright.kernel.match import Match
from rulewright.kernel.page.scene import Item
from rulewright.kernel.question import HIDDEN, Option, Prompt, Question, Seat, option
from rulewright.kernel.rulebook import load_rulebook
from rulewright.kernel.verb import Verb
from rulewright.testing.battery import viewers, walk

NAMES = ["Ann", "Bob", "Cid", "Dot"]
BOOK = load_rulebook(GAME.folder / "rulebook.md")
each_table = pytest.mark.parametrize("seats", [2, 4])


def positions(seats: int, every: int, most: int = 500) -> Iterator[Match]:
    for seed in (5, 6):
        yield from walk(GAME, seats, seed, every, most)


# -- events

_BOARD = position(Side("theron"), Side("mara", at=(2, 0))).book
HERE, NEXT = _BOARD.map.board.index[Hex(0, 0)], _BOARD.map.board.index[Hex(1, 0)]
SMOKE, FANGS = _BOARD.face("smoke-bomb"), _BOARD.face("fangs-of-balthier")


@pytest.mark.parametrize("kind", WORDS.events.values(), ids=str)
def test_every_event_has_a_clause_and_a_sentence_of_its_arguments(kind: EventKind[...]) -> None:
    assert kind.clause in BOOK
    holes = {hole for _, hole, _, _ in Formatter().parse(kind.sentence) if hole}
    assert holes <= set(kind.args)
    assert set(kind.about or ()) <= set(kind.args)


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        ("gains", {"seat": 1, "ap": 5, "mp": 0}, "Bob gains 5 AP."),
        ("gains", {"seat": 1, "ap": 2, "mp": 3}, "Bob gains 2 AP and 3 MP."),
        ("gains", {"seat": 1, "ap": 0, "mp": 0}, "Bob gains nothing."),
        ("damage", {"unit": 0, "n": 7, "absorbed": 0, "type": 1, "added": 0},
         "Theron the Ashwaker takes 7 fire damage."),
        ("damage", {"unit": 0, "n": 7, "absorbed": 4, "type": 0, "added": 3},
         "Theron the Ashwaker takes 7 damage (3 of it shadow), 4 of it by Shields."),
        ("moves", {"unit": 0, "from_": HERE, "hex": NEXT, "mp": 6, "ap": 1},
         "Theron the Ashwaker moves from G7 to G8 for 6 MP and 1 AP."),
        ("moves", {"unit": 0, "from_": HERE, "hex": NEXT}, "Theron the Ashwaker moves from G7 to G8."),
        ("channels", {"seat": 1, "n": 2, "ap": 10}, "Bob begins to channel the Shard for 10 AP: 2 Moments left."),
        ("delayed", {"seat": 1, "n": 1}, "Bob's channeling is delayed: 1 Moment left."),
        ("eased", {"unit": 1, "ailment": AILMENT_NAMES.index("Slow"), "n": 0},
         "Slow on Mara, Veiled Blade is Hastened: no Moment left."),
        ("stays", {"seat": 1, "card": -1, "face": SMOKE, "action": 0, "born": 1, "moments": 3, "charges": 1,
                   "shield": 0, "hex": NEXT, "unit": -1},
         "Smoke Bomb stays in Bob's effect Zone: 3 Moments, 1 Charge, on G8."),
        ("stays", {"seat": 1, "card": -1, "face": FANGS, "action": 1, "born": 1, "moments": 0, "charges": 0,
                   "shield": 0, "hex": -1, "unit": 0},
         "Bite stays in Bob's effect Zone: for Theron the Ashwaker."),
        ("ails", {"unit": 1, "n": 2, "ailment": AILMENT_NAMES.index("Burn"), "now": 5},
         "Mara, Veiled Blade gets Burn 2: 5 in all."),
        ("triggers", {"seat": 0, "face": -1, "unit": 1}, "An effect on Mara, Veiled Blade triggers."),
        ("triggers", {"seat": 0, "face": 1, "unit": 1}, "Theron the Ashwaker's own power triggers."),
        ("ails", {"unit": 1, "n": 2, "ailment": AILMENT_NAMES.index("Slow")}, "Mara, Veiled Blade gets Slow 2."),
        ("drawn", {"seat": -1}, "Nobody wins."),
    ],
)  # fmt: skip
def test_events_read_well(kind: str, args: dict[str, int], line: str) -> None:
    state = position(Side("theron"), Side("mara", at=(2, 0)))
    assert WORDS.event_words(state, Event(kind, "SK-087", args, {}), NAMES) == line


def test_a_weapons_attack_is_told_by_its_own_name() -> None:
    state = position(Side("theron"), Side("mara", at=(2, 0)))
    face = state.book.face("fangs-of-balthier")
    event = Event("plays", "SK-127", {"seat": 1, "face": face, "action": 1, "n": 2}, {})
    assert WORDS.event_words(state, event, NAMES) == "Bob plays Bite for 2 AP."


@each_table
def test_every_event_of_whole_games_has_words_for_every_viewer(seats: int) -> None:
    for match in positions(seats, every=97, most=900):
        for viewer in viewers(match):
            view = GAME.rules.view(match.state, viewer)
            for _, event in match.log[-150:]:
                shown = event.seen_by(viewer)
                if shown is not None:
                    line = WORDS.event_words(view, shown, NAMES)
                    assert line.endswith((".", "!"))
                    assert "{" not in line


# -- options and questions


@pytest.mark.parametrize("verb", WORDS.verbs.values(), ids=str)
def test_every_verb_has_a_label_of_words_that_are_known(verb: Verb[*tuple[Any, ...]]) -> None:
    assert verb.label
    for template in (verb.label, *(verb.click or ())):
        holes = {hole for _, hole, _, _ in Formatter().parse(template) if hole}
        assert holes <= {*verb.arg_names, *WORDS.fills}


def test_nothing_has_words_that_is_not_declared() -> None:
    assert set(WORDS.sentences) <= set(WORDS.events)
    assert set(WORDS.questions) <= {each.key for each in vars(prompts).values() if isinstance(each, Prompt)}
    assert set(verbs.AT.values()) <= set(WORDS.verbs.values())


@pytest.mark.parametrize(
    "prompt", [each for each in vars(prompts).values() if isinstance(each, Prompt)], ids=lambda p: p.key
)
def test_every_question_has_words_and_a_clause_of_the_rulebook(prompt: Prompt) -> None:
    state = position(Side("theron", hand=["pyroblast"], ap=7, mp=3), Side("mara", at=(2, 0)))
    assert prompt.clause in BOOK
    about = find(state, 0, "pyroblast")
    said = WORDS.ask_words(state, Question(Seat(0), [prompts.PASS], prompt, about))
    own = {
        "main": "7 AP, 3 MP. ",
        "priority": "7 AP, 3 MP. ",
        "start": "The Shard is ",
        "keep_channeling": "You were hurt: 0 Moments to the Shard now, until ",
    }
    assert said.startswith(own.get(prompt.key, "Pyroblast: "))
    assert WORDS.ask_words(state, Question(Seat(0), [prompts.PASS, prompts.MOVING], prompt)).endswith(prompt.words)


@pytest.mark.rule("SK-253")
def test_who_cannot_move_is_not_told_to() -> None:
    state = position(Side("theron", ap=7, mp=3), Side("mara", at=(2, 0)))

    def said(*options: Option) -> str:
        return WORDS.ask_words(state, Question(Seat(0), [prompts.PASS, *options], prompts.MAIN))

    assert said(prompts.MOVING) == f"7 AP, 3 MP. {prompts.MAIN.words}"
    assert said() == "7 AP, 3 MP. Play cards, use your Weapon, or end"


@pytest.mark.rule("SK-126", "SK-276")
def test_labels_give_the_price_of_now() -> None:
    side = Side("theron", hand=["frost-nova"], discard=["pyroblast"],
                zone=[Effect("presence-of-mind"), Effect("dragons-breath", down=True)])  # fmt: skip
    state = position(side, Side("mara", at=(2, 0)))

    def said(verb: str, key: str, skip: int = 0) -> str:
        return WORDS.label(state, option(verb, find(state, 0, key) + skip))

    assert said("play", "frost-nova") == "Play Frost Nova (0 AP)"
    assert said("use", "dragons-breath") == "Play Dragon's Breath from your effect Zone (0 AP)"
    free = state.players[0].discard[0]
    assert WORDS.label(state, option("play", free)) == "Play Pyroblast (0 AP)"  # Hot Streak
    state.players[0].zone.pop(0)
    assert said("play", "frost-nova") == "Play Frost Nova (3 AP)"


def ids(node: object) -> Iterator[str]:
    """All ids on a scene."""
    if is_dataclass(node):
        if hasattr(node, "id") and node.id:
            yield node.id
        for field in fields(node):
            yield from ids(getattr(node, field.name))
    elif isinstance(node, tuple):
        for each in node:
            yield from ids(each)


@each_table
def test_options_have_labels_notation_and_things_to_click(seats: int) -> None:
    for match in positions(seats, every=5 if seats == 2 else 13):
        for seat, question in match.questions.items():
            view = GAME.rules.view(match.state, seat)
            assert WORDS.ask_words(view, question)
            labels = [WORDS.label(view, each) for each in question.options]
            assert all(labels)
            assert len({WORDS.notation(match.state, each) for each in question.options}) == len(labels)
            there = set(ids(GAME.page.close_up(view, question, scene(view, seat, NAMES))))
            for each in question.options:
                for ref in WORDS.refs(view, each):
                    assert ref in there or ref.startswith("button-"), (question.prompt.key, ref)


# -- scene and terminal


def items(node: object) -> Iterator[Item]:
    if isinstance(node, Item):
        yield node
    elif is_dataclass(node):
        for field in fields(node):
            yield from items(getattr(node, field.name))
    elif isinstance(node, tuple):
        for each in node:
            yield from items(each)


def printed_table(view: State, viewer: int | None) -> str:
    out = io.StringIO()
    Console(file=out, width=100, color_system=None).print(GAME.words.text_table(view, viewer, NAMES))
    return out.getvalue()


@each_table
@pytest.mark.rule("SK-R07", "SK-R08")
@pytest.mark.slow
def test_the_table_shows_every_viewer_only_what_they_may_know(seats: int) -> None:
    for match in positions(seats, every=11 if seats == 2 else 43):
        for viewer in viewers(match):
            view = GAME.rules.view(match.state, viewer)
            shown = scene(view, viewer, NAMES)
            for item in items(shown):
                kind, _, number = item.id.partition("-")
                if kind == "card" and item.face is not None and viewer is not None:
                    assert match.state.seen[int(number)] >> viewer & 1
            text = printed_table(view, viewer)
            assert text
            if viewer is not None and viewer < match.state.seats:
                other = copy_state(match.state)
                GAME.rules.conceal(other, viewer, Dice(match.state.turn))
                imagined = GAME.rules.view(other, viewer)
                assert scene(imagined, viewer, NAMES) == shown
                assert printed_table(imagined, viewer) == text


@pytest.mark.rule("SK-R08", "SK-R09", "SK-180")
def test_a_face_down_card_is_named_only_to_its_controller() -> None:
    zone = [Effect("shadow-double", down=True), Effect("smoke-bomb", moments=3, at=(1, 1)),
            Effect("crippling-daggers", charges=2), Effect("brace", shield=4)]  # fmt: skip
    state = position(Side("mara", zone=zone), Side("theron", at=(2, 0)))
    for viewer, knows in ((0, True), (1, False), (15, False)):
        view = GAME.rules.view(state, viewer)
        faces = [item.face.name for item in items(scene(view, viewer, NAMES)) if item.face]
        assert ("Shadow Double" in faces) is knows
        assert "Shadow Double" not in printed_table(view, viewer)
        for counted in ("Smoke Bomb 3 Moments", "Crippling Daggers 2 Charges", "Brace 4 Shield"):
            assert counted in " ".join(printed_table(view, viewer).replace("│", " ").split())
    card = find(state, 0, "shadow-double")
    assert WORDS.card_words(GAME.rules.view(state, 1), card) == "A card that you may not look at."
    assert GAME.rules.view(state, 1).faces[card] == HIDDEN


def test_every_card_has_a_face_and_every_keyword_a_clause() -> None:
    assert all(clause in BOOK for clause in KEYWORDS.values())
    for card in OFFICIAL_CARDS:
        face = card_front(card)
        assert "".join(run for run, _ in face.text) == card.text
        assert card_text(card).startswith(f"{card.name}.")
    listed = [face.name for _, faces in gallery(position(Side(), Side(at=(2, 0))).book) for face in faces]
    assert sorted(listed) == sorted(card.name for card in OFFICIAL_CARDS)
    assert len(tile().faces) == 4
    assert Path(GAME.folder / "rulebook.md").exists()


def test_a_unit_has_one_name_for_good() -> None:
    """Lines of the log are worded as things stood then: no name by a hex that it has left since."""
    shades = [("shade", (3, 0)), ("shade", (4, 0))]
    state = position(Side("theron"), Side("theron", at=(2, 0), tokens=shades))
    names = [unit_name(state, unit) for unit in range(4)]
    assert names == ["Theron the Ashwaker (player 1)", "Theron the Ashwaker (player 2)", "Shade", "Shade 2"]
    state.units[2].hex = state.units[3].hex = NOWHERE
    assert [unit_name(state, unit) for unit in range(4)] == names


def test_units_that_share_a_hex_are_drawn_once_and_said() -> None:
    state = position(Side("mara", at=(0, 0)), Side("theron", at=(1, 0)))
    state.units[1].hex = state.units[0].hex  # a token may be made where somebody stands
    page = io.StringIO()
    Console(width=100, file=page).print(WORDS.text_table(GAME.rules.view(state, Seat(0)), Seat(0), ["Ann", "Bob"]))
    assert "B stands where A is" in page.getvalue()


@pytest.mark.rule("SK-211")
def test_who_may_amplify_reads_what_it_costs_and_what_it_gives() -> None:
    state = position(Side("theron", (-2, 0), hand=("incinerating-blast",)), Side("mara", (2, 0)))
    (card,) = state.players[0].hand
    question = Question(Seat(0), (prompts.NO, prompts.YES), prompts.AMPLIFY, card)
    words = GAME.words.ask_words(state, question)
    assert words == "Incinerating Blast: discard a card to Amplify it? Then 2d6 fire damage instead"
