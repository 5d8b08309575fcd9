"""What Lytharian Chess declares: every verb can be said, and every sentence fits its event."""

from string import Formatter

import pytest

from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.words import WORDS
from rulewright.kernel.question import Prompt
from rulewright.kernel.words import upper_first

PROMPTS = {prompt.key for prompt in vars(prompts).values() if isinstance(prompt, Prompt)}


def blanks(template: str) -> set[str]:
    """The words in braces."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("name", WORDS.verbs)
def test_every_verb_has_a_label_whose_blanks_can_be_filled(name: str) -> None:
    verb = WORDS.verbs[name]
    assert verb.label or name in WORDS.labels
    templates = [verb.label, *(verb.click or ())]
    assert set().union(*map(blanks, templates)) <= {*verb.arg_names, *WORDS.fills}


@pytest.mark.parametrize("name", WORDS.events)
def test_every_event_has_a_sentence_about_its_arguments(name: str) -> None:
    kind = WORDS.events[name]
    assert kind.sentence.endswith((".", "!"))
    assert upper_first(kind.sentence) == kind.sentence
    assert blanks(kind.sentence) <= set(kind.args)


def test_words_are_about_what_is_declared() -> None:
    for table in (WORDS.notations, WORDS.labels, WORDS.clicks):
        assert set(table) <= set(WORDS.verbs)
    assert set(WORDS.sentences) <= set(WORDS.events)
    assert set(WORDS.questions) <= PROMPTS
