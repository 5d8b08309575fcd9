"""Verbs and events as declared: each has its words and its clause, and nothing in `words/` is about something else."""

from string import Formatter
from typing import Any

import pytest
from outposts_table import GAME, Side, position

from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.words import WORDS
from rulewright.kernel.event import Event, EventKind, Glimpse
from rulewright.kernel.question import HIDDEN, CardId, Face, Prompt, Seat
from rulewright.kernel.rulebook import load_rulebook
from rulewright.kernel.verb import Verb

RULEBOOK = load_rulebook(GAME.folder / "rulebook.md")
PROMPTS = [each for each in vars(prompts).values() if isinstance(each, Prompt)]
VERBS = [pytest.param(verb, id=name) for name, verb in WORDS.verbs.items()]
EVENTS = [pytest.param(kind, id=name) for name, kind in WORDS.events.items()]
NAMES = ["Ann", "Bob"]


def braces(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def an_event(kind: EventKind[Any], face: Face = HIDDEN) -> Event:
    """An event of this kind about second things: seat 1, Outpost 2, card 1."""
    cards = {key: Glimpse(CardId(1), face, 0) for key in kind.cards}
    return Event(kind.name, kind.clause, dict.fromkeys(kind.args, 1), cards)


# -- prompts


@pytest.mark.parametrize("prompt", PROMPTS, ids=[prompt.key for prompt in PROMPTS])
def test_every_prompt_cites_a_clause_of_the_rulebook(prompt: Prompt) -> None:
    assert prompt.clause in RULEBOOK
    assert prompt.words[0].isupper()
    assert not prompt.words.endswith(".")


def test_prompt_keys_are_unique() -> None:
    assert len({prompt.key for prompt in PROMPTS}) == len(PROMPTS)


# -- verbs


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_label(verb: Verb[*tuple[Any, ...]]) -> None:
    assert bool(verb.label) != (verb.name in WORDS.labels)  # a template or a function, not both


@pytest.mark.parametrize("verb", VERBS)
def test_templates_of_a_verb_name_only_what_there_is(verb: Verb[*tuple[Any, ...]]) -> None:
    for template in (verb.label, *(verb.click or ())):
        assert braces(template) <= {*verb.arg_names, *WORDS.fills}


def test_what_words_add_is_declared() -> None:
    assert {*WORDS.labels, *WORDS.clicks, *WORDS.notations} <= set(WORDS.verbs)
    assert set(WORDS.sentences) <= set(WORDS.events)
    assert set(WORDS.questions) <= {prompt.key for prompt in PROMPTS}
    templates = [template for verb in WORDS.verbs.values() for template in (verb.label, *(verb.click or ()))]
    assert set(WORDS.fills) <= {name for template in templates for name in braces(template)}


# -- events


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_its_sentence_and_its_clause(kind: EventKind[Any]) -> None:
    assert kind.clause in RULEBOOK
    assert kind.sentence.endswith((".", "!"))
    assert braces(kind.sentence) <= set(kind.args)
    for part in kind.about or ():
        assert part in kind.args or braces(part) <= set(kind.args)


@pytest.mark.rule("OP-R128")
@pytest.mark.parametrize("kind", EVENTS)
def test_event_in_words_with_open_and_with_hidden_cards(kind: EventKind[Any]) -> None:
    state = position(Side(), Side())
    tripwire = state.book.face("tripwire")
    for face in (tripwire, HIDDEN):
        words = WORDS.event_words(state, an_event(kind, face), NAMES)
        assert "{" not in words
        assert words.endswith((".", "!"))
        names_a_card = bool(braces(kind.sentence) & set(kind.cards))
        assert ("Tripwire" in words) == (names_a_card and face != HIDDEN)


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_points_at_its_cards_and_places_or_else_at_its_player(kind: EventKind[Any]) -> None:
    refs = WORDS.event_refs(an_event(kind))
    whose = "seat" if "other" not in kind.args else "other"
    cards = ["card-1" for _ in kind.cards]
    outposts = ["outpost-1-1"] if "outpost" in kind.args and whose in kind.args else []
    groups = ["group-1-1"] if kind.name == "to_offense" else []
    player = ["seat-1"] if Seat in kind.args.values() else []
    assert list(refs) == (cards + outposts + groups or player)
