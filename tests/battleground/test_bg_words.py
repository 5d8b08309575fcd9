"""What is declared is complete: every verb has words, every event's sentence its arguments, every atom a function."""

from string import Formatter

import pytest

from rulewright.games.battleground.cards import atoms
from rulewright.games.battleground.cards.atoms import Atom
from rulewright.games.battleground.rules import EFFECTS, events, prompts, verbs
from rulewright.games.battleground.words import WORDS
from rulewright.kernel.event import events_in
from rulewright.kernel.question import Prompt
from rulewright.kernel.verb import verbs_in

VERBS, EVENTS = verbs_in(verbs), events_in(events)
ATOMS = [
    kind for kind in vars(atoms).values() if isinstance(kind, type) and issubclass(kind, Atom) and kind is not Atom
]


def named(template: str) -> set[str]:
    """The words in braces."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("name", VERBS)
def test_every_verb_has_a_label_made_of_its_arguments_and_fills(name: str) -> None:
    verb = VERBS[name]
    assert verb.label or name in WORDS.labels
    templates = [verb.label, *(verb.click or ())]
    assert {word for template in templates for word in named(template)} <= {*verb.arg_names, *WORDS.fills}


@pytest.mark.parametrize("name", EVENTS)
def test_every_events_sentence_and_refs_name_only_its_arguments(name: str) -> None:
    event = EVENTS[name]
    assert named(event.sentence) <= set(event.args)
    for part in event.about or ():
        assert part in event.args or (named(part) and named(part) <= set(event.args))


def test_every_entry_of_the_tables_belongs_to_something_declared() -> None:
    assert {*WORDS.labels, *WORDS.clicks, *WORDS.notations} <= set(VERBS)
    assert set(WORDS.sentences) <= set(EVENTS)
    assert set(WORDS.questions) <= {prompt.key for prompt in vars(prompts).values() if isinstance(prompt, Prompt)}
    used = {word for verb in VERBS.values() for part in (verb.label, *(verb.click or ())) for word in named(part)}
    assert set(WORDS.fills) <= used


@pytest.mark.parametrize("kind", ATOMS)
def test_every_atom_is_carried_out_and_says_itself(kind: type[Atom]) -> None:
    assert kind in EFFECTS
    assert kind(1).words() != kind.__name__
