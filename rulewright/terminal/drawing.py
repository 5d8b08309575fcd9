"""A match on a text screen: the table, the log with its clauses, questions as numbered lists, explanations.

Only what a viewer may see is drawn. How a game's table looks is the game's own `text_table`; who answers and
what is typed is not decided here.
"""

import re

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from rulewright.kernel.errors import nearest
from rulewright.kernel.log.telling import Telling
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, CardId, Question, Seat
from rulewright.kernel.rulebook import rulebook_of

COLUMNS_FROM = 10  # options: longer lists are set in columns
CARD = "card-"
NAME_ENDS = re.compile(r"[\n:,.;]| \(| —| –| \[")


def draw_table(console: Console, match: Match, viewer: Seat | None) -> None:
    """The table as the viewer sees it (None: all cards open), where the game can draw itself."""
    drawn: RenderableType = match.game.words.text_table(match.game.rules.view(match.state, viewer), viewer, match.names)
    if drawn:
        console.print(Text(drawn) if isinstance(drawn, str) else drawn)


def draw_log(console: Console, telling: Telling, first: int, last: int | None = None) -> None:
    """The lines of events `first` to `last` of the log that are for the viewer's eyes, each with its clause."""
    for line in telling.since(first, last):
        console.print(Text.assemble("  ", line.words, (f"  {line.clause}", "dim cyan")), soft_wrap=True)


def draw_question(console: Console, match: Match, question: Question) -> None:
    """The question in words, its clause, and the options, numbered from 1."""
    game = match.game
    view = game.rules.view(match.state, question.seat)
    console.print()
    words = game.words.ask_words(view, question)
    console.print(Text.assemble((words, "bold"), (f"  {question.prompt.clause}", "dim cyan")), soft_wrap=True)
    lines = [
        Text.assemble((f"{number:>3} ", "bold green"), game.words.label(view, option))
        for number, option in enumerate(question.options, start=1)
    ]
    if len(lines) < COLUMNS_FROM:
        for line in lines:
            console.print(line)
    else:
        console.print(Columns(lines, column_first=True, padding=(0, 2)))


def draw_outcome(console: Console, match: Match) -> None:
    """How the match ended, or that it has not."""
    outcome = match.outcome
    if outcome is None:
        console.print("The game is not over.")
        return
    winners = " and ".join(match.names[seat] for seat in outcome.winners)
    head = f"{winners} won." if winners else "A draw."
    console.print(Text.assemble((head, "bold yellow"), f" {outcome.words}", (f"  {outcome.clause}", "dim cyan")))


def explain(console: Console, match: Match, question: Question, about: str) -> None:
    """What '?' and what follows it ask for: the question, an option, a clause, a keyword, a card, a thing."""
    _Explainer(console, match, question).explain(about.strip())


class _Explainer:
    """Says what is asked about an open question, as its seat may know it."""

    def __init__(self, console: Console, match: Match, question: Question) -> None:
        self.console = console
        self.words = match.game.words
        self.view = match.game.rules.view(match.state, question.seat)
        self.book = rulebook_of(match.game)
        self.question = question

    def explain(self, about: str) -> None:
        if not about:
            self.console.print(Text(self.words.ask_words(self.view, self.question), "bold"))
            self._clause(self.question.prompt.clause)
            if self.question.about >= 0:
                self._card(self.question.about)
        elif about.isdecimal():
            self._option(int(about))
        elif not self._book(about.lower()) + self._things(about.lower()):
            names = sorted({title for _, title in self._known_cards()})
            self.console.print(Text(f"Nothing here is called '{about}'.{nearest(about, names)}", "red"), soft_wrap=True)

    def _option(self, number: int) -> None:
        options = self.question.options
        if not 1 <= number <= len(options):
            self.console.print(Text(f"There is no option {number}: they go from 1 to {len(options)}.", "red"))
            return
        self.console.print(Text(self.words.label(self.view, options[number - 1]), "bold"))
        for ref in self.words.refs(self.view, options[number - 1]):
            card = self._card_id(ref)
            if card is not None:
                self._card(card)

    def _book(self, wanted: str) -> bool:
        """A clause by its id or a keyword by its name."""
        ids = [id for id in (*self.book.clauses, *self.book.examples) if id.lower() == wanted]
        ids += [id for term, id in self.book.keywords.items() if term.lower() == wanted]
        for id in ids:
            self._clause(id)
        return bool(ids)

    def _things(self, wanted: str) -> bool:
        """Cards of that name, or the thing of that id, and for each which option uses it or why none does."""
        words, view, options = self.words, self.view, self.question.options
        touched: dict[str, list[int]] = {}
        for number, option in enumerate(options, start=1):
            for ref in words.refs(view, option):
                touched.setdefault(ref, []).append(number)
        refs = [f"{CARD}{card}" for card in self._cards_called(wanted)]
        nothing = words.why_not(view, self.question, "nothing at all")
        if wanted in touched or words.why_not(view, self.question, wanted) != nothing:  # there is more to say of it
            refs.append(wanted)
        told: set[str] = set()
        for ref in refs:
            card = self._card_id(ref)
            name = "" if card is None else words.card_words(view, card)
            if ref in touched:
                uses = [f"{n}: {words.label(view, options[n - 1])}" for n in touched[ref][:8]]
                use, clause = "\n    ".join(uses), ""
            else:
                use, clause = words.why_not(view, self.question, ref)
            if f"{name}{use}" in told:  # another copy in the same place
                continue
            told.add(f"{name}{use}")
            if card is not None:
                self._card(card)
            self.console.print(Text.assemble("    ", (use, "yellow"), (f"  {clause}", "dim cyan")), soft_wrap=True)
            self._clause(clause)
        return bool(refs)

    def _cards_called(self, wanted: str) -> list[CardId]:
        """Known cards of that very name, or else those whose name begins with it, or else has it in it."""
        for fits in (str.__eq__, str.startswith, str.__contains__):
            if cards := [card for card, title in self._known_cards() if fits(title.lower(), wanted)]:
                return cards
        return []

    def _known_cards(self) -> list[tuple[CardId, str]]:
        """Each with its name: what stands in its words before the first mark of punctuation that is not in a name."""
        known = [CardId(card) for card, face in enumerate(self.view.faces) if face != HIDDEN]
        return [
            (card, NAME_ENDS.split(self.words.card_words(self.view, card), maxsplit=1)[0].strip()) for card in known
        ]

    def _card_id(self, ref: str) -> CardId | None:
        """The card of a ref such as 'card-12', if the viewer knows it."""
        number = ref.removeprefix(CARD)
        if number == ref or not number.isdecimal() or int(number) >= len(self.view.faces):
            return None
        card = CardId(int(number))
        return card if self.view.faces[card] != HIDDEN else None

    def _card(self, card: CardId) -> None:
        self.console.print(Padding(Text(self.words.card_words(self.view, card)), (0, 4), expand=False))

    def _clause(self, id: str) -> None:
        if id in self.book:
            self.console.print(Padding(Text.assemble((f"{id} ", "cyan"), self.book.text(id)), (0, 4), expand=False))
