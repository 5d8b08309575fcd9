"""What people read, made from what a game declares: notation, labels, refs, questions, log lines, reasons.

A game gives its verbs and events, says what each kind of thing is called (`Thing`), and adds a function where a
template is not enough. Nothing here knows a game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter
from typing import Any, Generic, NamedTuple, TypeAlias

from rulewright.kernel.event import Event, EventKind, Glimpse
from rulewright.kernel.page.plain_scene import plain_text
from rulewright.kernel.question import EVERYBODY, HIDDEN, CardId, Face, Option, Question, Seat
from rulewright.kernel.state import S
from rulewright.kernel.verb import Verb

AnyVerb: TypeAlias = Verb[*tuple[Any, ...]]
UNKNOWN_CARD = "a face-down card"


class Reason(NamedTuple):
    """Why something can't be done, or what a thing is: words and the clause behind them."""

    words: str
    clause: str


def general_reason(question: Question) -> Reason:
    """Why a thing of which there is nothing else to say can't be used: something else is asked."""
    return Reason(f"Now: {ending(question.prompt.words)}", question.prompt.clause)


@dataclass(frozen=True)
class Thing(Generic[S]):
    """A kind of thing that options and events are about, such as a hex: `ref` is its id on the table, 'hex-{}'."""

    name: Callable[[S, int], str]  # in labels and log lines
    noted: Callable[[S, int], str] | None = None  # in records; by default its number
    ref: Callable[[S, int], str] | str | None = None  # None: nothing on the table to point at
    told: Callable[[S, int], str] | None = None  # in log lines, where that is not the name

    def ref_of(self, view: S, n: int) -> str | None:
        """Where it is found on the table."""
        if self.ref is None or isinstance(self.ref, str):
            return self.ref and self.ref.format(n)
        return self.ref(view, n)


Fill = Callable[[Any, Option], object]
"""What stands for a word in braces that is no argument: (view, option) -> its value."""

Filled = Mapping[str, str]
"""The arguments of an event in words, by name."""


def card_key(state: Any, card: int) -> str:
    """'ember-whelp#12': a card in notation."""
    return f"{state.book.cards[state.faces[card]].key}#{card}"


def card_name(view: Any, card: int) -> str:
    """What the viewer may call a card."""
    face = view.faces[card]
    return UNKNOWN_CARD if face == HIDDEN else face_name(view, face)


def face_name(view: Any, face: int) -> str:
    """The name of a card's design."""
    name: str = view.book.cards[face].name
    return name


NUMBER: Thing[Any] = Thing(lambda view, n: str(n))
BASIC_THINGS: dict[Any, Thing[Any]] = {
    int: NUMBER,
    Seat: Thing(lambda view, seat: f"Player {seat + 1}", ref="seat-{}"),
    CardId: Thing(card_name, ref="card-{}"),
    Face: Thing(face_name, noted=lambda state, face: str(state.book.cards[face].key)),
}


def lower_first(words: str) -> str:
    """'Choose a card' as it stands within a sentence."""
    return words[:1].lower() + words[1:]


def upper_first(words: str) -> str:
    return words[:1].upper() + words[1:]


def listed(names: Sequence[str]) -> str:
    """As people say it: 'a, b and c'."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(names: Sequence[str]) -> list[str]:
    """Each name once, with how often it was there: 'Imp', '2 × Whelp'."""
    return [f"{n} × {name}" if (n := names.count(name)) > 1 else name for name in dict.fromkeys(names)]


def ending(words: str) -> str:
    """A prompt as the end of a sentence: 'choose a card.', 'keep this hand?'."""
    return lower_first(words) + ("" if words.endswith("?") else ".")


def _card_text(card: Any) -> str:
    """A card in one line: its name, and its text where it has one."""
    return f"{card.name}. {card.text}".strip()


@dataclass(frozen=True)
class Words(Generic[S]):
    """A game in words.

    What verbs, events and prompts declare is said by their templates. A table overrides one kind of template where it
    is not enough, and is called after it: `labels` a verb's `label`, `clicks` its `click`, `notations` how it is
    `written`, `sentences` an event's `sentence`, `questions` a prompt's words. Their keys are the names of verbs and
    events, and the keys of prompts.
    """

    verbs: Mapping[str, AnyVerb]
    events: Mapping[str, EventKind[Any]]
    things: Mapping[Any, Thing[S]] = field(default_factory=dict)
    fills: Mapping[str, Fill] = field(default_factory=dict)  # words in braces that are no arguments
    notations: Mapping[str, Callable[[S, Option], str]] = field(default_factory=dict)
    labels: Mapping[str, Callable[[S, Option], str]] = field(default_factory=dict)
    clicks: Mapping[str, Callable[[S, Option], tuple[str, ...]]] = field(default_factory=dict)
    questions: Mapping[str, Callable[[S, Question], str]] = field(default_factory=dict)
    sentences: Mapping[str, Callable[[S, Event, Filled], str]] = field(default_factory=dict)
    reasons: Mapping[str, Callable[[S, Question, tuple[int, ...]], Reason | None]] = field(default_factory=dict)
    """Why a thing can't be used, by its ref ('button-end') or the ref's first word ('card'), with the ref's numbers."""
    not_asked: str = ""  # the clause to cite when it is somebody else's turn
    card_text: Callable[[Any], str] = _card_text  # of a design
    card_of: Callable[[S, CardId], str] | None = None  # a card of the match in words, where its design is not all
    glimpsed: Callable[[S, Glimpse], str] | None = None  # a card in a log line
    text_table: Callable[[S, Seat | None, Sequence[str]], Any] = plain_text  # the table on a text screen

    # -- options

    def notation(self, state: S, option: Option) -> str:
        """The option in one line of text, different for every option of a question."""
        if special := self.notations.get(option.verb):
            return special(state, option)
        verb = self.verbs[option.verb]
        given = [(kind, n) for kind, n in zip(verb.kinds, option[1:], strict=False) if n >= 0]
        return " ".join([verb.written, *[self._noted(state, verb, kind, n) for kind, n in given]])

    def _noted(self, state: S, verb: AnyVerb, kind: Any, n: int) -> str:
        noted = self.thing(kind).noted
        if noted is not None:
            return noted(state, n)
        if kind is CardId:
            return card_key(state, n) if verb.own or state.seen[n] == EVERYBODY else f"#{n}"
        return str(n)

    def label(self, view: S, option: Option) -> str:
        """The option in words for a button."""
        if special := self.labels.get(option.verb):
            return special(view, option)
        verb = self.verbs[option.verb]
        return self._fill(verb.label, view, option, verb, lambda thing, n: thing.name(view, n))

    def refs(self, view: S, option: Option) -> tuple[str, ...]:
        """Ids of the things on the table that the option touches, in the order one would click them."""
        if special := self.clicks.get(option.verb):
            return special(view, option)
        verb = self.verbs[option.verb]
        if verb.click is not None:
            parts = verb.click
            return tuple(
                [self._fill(part, view, option, verb, lambda thing, n: thing.ref_of(view, n)) for part in parts]
            )
        found = [self.thing(kind).ref_of(view, n) for kind, n in zip(verb.kinds, option[1:], strict=False) if n >= 0]
        things = tuple([ref for ref in found if ref])
        return things or ("-".join(["button", verb.name, *[str(n) for n in option[1:] if n >= 0]]),)

    def thing(self, kind: Any) -> Thing[Any]:
        """What a kind of argument is called and where it is found."""
        return self.things.get(kind) or BASIC_THINGS.get(kind) or NUMBER

    def _fill(
        self, template: str, view: S, option: Option, verb: AnyVerb, say: Callable[[Thing[Any], int], str | None]
    ) -> str:
        """A template with the option's arguments, and what else it names, put in."""
        values: dict[str, object] = {}
        for _, name, _, _ in Formatter().parse(template):
            if name and name in verb.arg_names:
                at = verb.arg_names.index(name)
                n = (option.a, option.b, option.c)[at]
                said = say(self.thing(verb.kinds[at]), n)
                values[name] = n if said is None else said
            elif name:
                values[name] = self.fills[name](view, option)
        return template.format_map(values)

    # -- questions

    def ask_words(self, view: S, question: Question) -> str:
        """The question in words, with the card it is about."""
        prompt = question.prompt
        if special := self.questions.get(prompt.key):
            return special(view, question)
        if question.about >= 0:
            return f"{upper_first(self.thing(CardId).name(view, question.about))}: {lower_first(prompt.words)}"
        return prompt.words

    # -- events

    def event_words(self, view: S, event: Event, names: Sequence[str]) -> str:
        """The event as a line of the log; cards that the viewer does not know have face HIDDEN."""
        kind = self.events[event.kind]
        filled = {key: self._told(view, kind.args[key], n, names) for key, n in event.args.items()}
        filled |= {key: self._glimpse(view, glimpse) for key, glimpse in event.cards.items()}
        special = self.sentences.get(event.kind)
        line = special(view, event, filled) if special else kind.sentence.format_map(filled)
        return upper_first(line)

    def _told(self, view: S, kind: Any, n: int, names: Sequence[str]) -> str:
        if kind is Seat:
            return names[n] if n >= 0 else "Nobody"
        if kind is CardId:
            return "nothing"  # a card is said by its glimpse; there is none
        thing = self.thing(kind)
        return (thing.told or thing.name)(view, n)

    def _glimpse(self, view: S, glimpse: Glimpse) -> str:
        if self.glimpsed is not None:
            return self.glimpsed(view, glimpse)
        return "a card" if glimpse.face == HIDDEN else face_name(view, glimpse.face)

    def event_refs(self, event: Event) -> tuple[str, ...]:
        """Ids of the things on the table that the event is about."""
        kind = self.events[event.kind]
        if kind.about is not None:
            found = [self._about(kind, event, part) for part in kind.about]
            return tuple([ref for ref in found if ref])
        keys = [*event.cards, *[key for key, each in kind.args.items() if each not in (CardId, Seat)]]
        things = [ref for key in keys if (ref := self._about(kind, event, key))]
        return tuple(things) or tuple([ref for key in kind.args if (ref := self._about(kind, event, key))][:1])

    def _about(self, kind: EventKind[Any], event: Event, part: str) -> str | None:
        """A ref by the name of an argument, or by a template of numbers."""
        if part not in kind.args:
            named = [name for _, name, _, _ in Formatter().parse(part) if name]
            return part.format_map(event.args) if all(event.args[name] >= 0 for name in named) else None
        thing, n = self.thing(kind.args[part]), event.args.get(part, -1)
        return thing.ref.format(n) if isinstance(thing.ref, str) and n >= 0 else None

    # -- cards and reasons

    def card_words(self, view: S, card: CardId) -> str:
        """A card in words: name, cost, values, text made from what it does."""
        if self.card_of is not None:
            return self.card_of(view, card)
        if view.faces[card] == HIDDEN:
            return "A card that you may not look at."
        book: Any = view.book  # type: ignore[attr-defined]
        return self.card_text(book.cards[view.faces[card]])

    def why_not(self, view: S, question: Question | None, ref: str) -> Reason:
        """Why the thing can't be used to answer the question (or at all), with the clause."""
        if view.outcome is not None:
            return Reason("The game is over.", view.outcome.clause)
        if question is None:
            return Reason("You are not asked now.", self.not_asked)
        about = [refs for option in question.options if ref in (refs := self.refs(view, option))]
        if about:
            first = any(refs[0] == ref for refs in about)
            words = "This is possible now: choose it." if first else "Choose first what shall do that, then this."
            return Reason(words, question.prompt.clause)
        kind = ref if ref in self.reasons else ref.partition("-")[0]
        rest = ref[len(kind) + 1 :]
        reason = self.reasons.get(kind)
        numbers = tuple([int(n) for n in rest.split("-") if n.isdecimal()])
        found = reason(view, question, numbers) if reason and (numbers or not rest) else None
        return found or general_reason(question)
