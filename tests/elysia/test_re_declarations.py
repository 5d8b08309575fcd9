"""Verbs and events are declared once, and the words about them keep to the declarations."""

from string import Formatter

import pytest
from elysia_table import GAME

from rulewright.games.elysia.cards import OFFICIAL_CARDS, atoms
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.effects import EFFECTS
from rulewright.games.elysia.words import WORDS
from rulewright.kernel.event import events_in
from rulewright.kernel.question import Prompt
from rulewright.kernel.verb import verbs_in

VERBS, EVENTS = verbs_in(verbs), events_in(events)


def words_in(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("name", VERBS)
def test_a_verb_has_a_label_of_things_that_are_known(name: str) -> None:
    verb = VERBS[name]
    assert verb.label or name in WORDS.labels
    for template in (verb.label, *(verb.click or ())):
        assert words_in(template) <= {*verb.arg_names, *WORDS.fills}


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_says_its_arguments_and_points_at_them(name: str) -> None:
    kind = EVENTS[name]
    assert words_in(kind.sentence) <= set(kind.args)
    assert kind.sentence.endswith((".", "!"))
    assert set(kind.about or ()) <= set(kind.args)
    assert kind.clause.startswith("RE-")


def test_a_verb_without_arguments_has_one_option() -> None:
    plain = [verb for verb in VERBS.values() if not verb.kinds]
    assert plain
    for verb in plain:
        assert verb.answer is verb()


def test_words_are_given_only_for_what_is_declared() -> None:
    keys = {prompt.key for prompt in vars(prompts).values() if isinstance(prompt, Prompt)}
    assert GAME.words is WORDS
    assert WORDS.labels.keys() <= VERBS.keys()
    assert WORDS.sentences.keys() <= EVENTS.keys()
    assert WORDS.questions.keys() <= keys
    assert set(GAME.page.turning_points) <= EVENTS.keys()


def test_all_card_text_outside_combat_is_carried_out() -> None:
    printed = [atom for card in OFFICIAL_CARDS for atom in card.explore]
    printed += [atom for card in OFFICIAL_CARDS if card.kind == "event" for atom in card.effects]
    assert {type(atom) for atom in printed} == set(EFFECTS.functions)
    assert all(issubclass(kind, atoms.Atom) for kind in EFFECTS.functions)
