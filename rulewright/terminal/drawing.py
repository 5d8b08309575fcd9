"""A match on a text screen: the table, the log with its clauses, questions as numbered lists, explanations.

Only what a viewer may see is drawn. How a game's table looks is the game's own `text_table`; who answers and
what is typed is not decided here.
"""

from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from rulewright.kernel.errors import nearest
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, CardId, Question, Seat
from rulewright.kernel.rulebook import Rulebook, rulebook_of

COLUMNS_FROM = 10  # options: longer lists are set in columns
CARD = "card-"


def draw_table(console: Console, match: Match, viewer: Seat | None) -> None:
    """The table as the viewer sees it (None: all cards open), where the game can draw itself."""
    drawn: RenderableType = match.game.words.text_table(match.game.rules.view(match.state, viewer), viewer, match.names)
    if drawn:
        console.print(Text(drawn) if isinstance(drawn, str) else drawn)


def draw_log(console: Console, match: Match, viewer: Seat | None, first: int, last: int | None = None) -> None:
    """Lines `first` to `last` of the log, as far as they are for the viewer's eyes, each with its clause."""
    view = match.game.rules.view(match.state, viewer)
    for _, event in match.log[first:last]:
        seen = event.seen_by(viewer)
        if seen is not None:
            words = match.game.words.event_words(view, seen, match.names)
            console.print(Text.assemble("  ", words, (f"  {seen.clause}", "dim cyan")), soft_wrap=True)


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
    about = about.strip()
    if not about:
        _explain_question(console, match, question)
    elif about.isdecimal():
        _explain_option(console, match, question, int(about))
    elif _explain_words(console, rulebook_of(match.game), about) + _explain_things(console, match, question, about):
        pass
    else:
        view = match.game.rules.view(match.state, question.seat)
        names = sorted({_title(match.game.words.card_words(view, card)) for card in _known_cards(view)})
        console.print(Text(f"Nothing here is called '{about}'.{nearest(about, names)}", "red"), soft_wrap=True)


def _explain_question(console: Console, match: Match, question: Question) -> None:
    game = match.game
    view = game.rules.view(match.state, question.seat)
    console.print(Text(game.words.ask_words(view, question), "bold"))
    _clause(console, rulebook_of(game), question.prompt.clause)
    if question.about >= 0:
        _card(console, game, view, question.about)


def _explain_option(console: Console, match: Match, question: Question, number: int) -> None:
    if not 1 <= number <= len(question.options):
        console.print(Text(f"There is no option {number}: they go from 1 to {len(question.options)}.", "red"))
        return
    game, option = match.game, question.options[number - 1]
    view = game.rules.view(match.state, question.seat)
    console.print(Text(game.words.label(view, option), "bold"))
    for ref in game.words.refs(view, option):
        card = _card_id(view, ref)
        if card is not None:
            _card(console, game, view, card)


def _explain_words(console: Console, book: Rulebook, about: str) -> bool:
    """A clause by its id or a keyword by its name."""
    wanted = about.lower()
    ids = [id for id in (*book.clauses, *book.examples) if id.lower() == wanted]
    ids += [id for term, id in book.keywords.items() if term.lower() == wanted]
    for id in ids:
        _clause(console, book, id)
    return bool(ids)


def _explain_things(console: Console, match: Match, question: Question, about: str) -> bool:
    """Cards of that name, or the thing of that id, and for each which option uses it or why none does."""
    game = match.game
    view = game.rules.view(match.state, question.seat)
    wanted = about.lower()
    touched: dict[str, list[int]] = {}
    for number, option in enumerate(question.options, start=1):
        for ref in game.words.refs(view, option):
            touched.setdefault(ref, []).append(number)
    refs = [f"{CARD}{card}" for card in _cards_called(game, view, wanted)]
    if wanted in touched or _is_thing(match, view, question, wanted):
        refs.append(wanted)
    told: set[str] = set()
    for ref in refs:
        card = _card_id(view, ref)
        words = "" if card is None else game.words.card_words(view, card)
        if ref in touched:
            uses = [f"{n}: {game.words.label(view, question.options[n - 1])}" for n in touched[ref][:8]]
            use, clause = "\n    ".join(uses), ""
        else:
            use, clause = game.words.why_not(view, question, ref)
        if f"{words}{use}" in told:  # another copy in the same place
            continue
        told.add(f"{words}{use}")
        if card is not None:
            _card(console, game, view, card)
        console.print(Text.assemble("    ", (use, "yellow"), (f"  {clause}", "dim cyan")), soft_wrap=True)
        if clause:
            _clause(console, rulebook_of(game), clause)
    return bool(refs)


def _is_thing(match: Match, view: Any, question: Question, ref: str) -> bool:
    """Whether the game has something else to say of this id than of one that can't be."""
    return match.game.words.why_not(view, question, ref) != match.game.words.why_not(view, question, "nothing at all")


def _cards_called(game: Game, view: Any, wanted: str) -> list[CardId]:
    """Known cards of that very name, or else those whose name begins with it, or else has it in it."""
    titles = [(card, _title(game.words.card_words(view, card)).lower()) for card in _known_cards(view)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        if cards := [card for card, title in titles if fits(title, wanted)]:
            return cards
    return []


def _known_cards(view: Any) -> Iterable[CardId]:
    return [CardId(card) for card, face in enumerate(view.faces) if face != HIDDEN]


def _card_id(view: Any, ref: str) -> CardId | None:
    """The card of a ref such as 'card-12', if the viewer knows it."""
    number = ref.removeprefix(CARD)
    if number == ref or not number.isdecimal() or int(number) >= len(view.faces):
        return None
    card = CardId(int(number))
    return card if view.faces[card] != HIDDEN else None


def _title(words: str) -> str:
    """The name in a card's words: what stands before the first mark of punctuation that is not in a name."""
    for mark in ("\n", ":", " (", ",", ".", ";", " —", " –", " ["):
        words = words.partition(mark)[0]
    return words.strip()


def _card(console: Console, game: Game, view: Any, card: CardId) -> None:
    console.print(Padding(Text(game.words.card_words(view, card)), (0, 4), expand=False))


def _clause(console: Console, book: Rulebook, id: str) -> None:
    if id in book:
        console.print(Padding(Text.assemble((f"{id} ", "cyan"), book.text(id)), (0, 4), expand=False))
