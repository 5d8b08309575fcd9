"""What a game is: its rules, its words, its page and its mind, each a part with defaults for what is left out.

A part is a table of functions: a game's folder fills it, the kernel, the bots, the terminal and the page read it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol

from rulewright.kernel.decks.deck import DeckRoom
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import Event
from rulewright.kernel.minds.learned import Learned
from rulewright.kernel.page.beginnings import Lesson, Mode, Portrait
from rulewright.kernel.page.how_to_play import HowToPlay
from rulewright.kernel.page.plain_scene import plain_gallery, plain_scene, plain_tile
from rulewright.kernel.page.plan import Plans
from rulewright.kernel.page.scene import CardFront, Drawing, EntryField, Overlay, Pip, Preview, Scene, Stop, Tile
from rulewright.kernel.question import CardId, Option, Prompt, Question, Seat
from rulewright.kernel.state import Outcome, S, blank_unknown, deal_unknown
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Drafted, Variant, apply_cards, apply_rules
from rulewright.kernel.words import Reason


@dataclass(frozen=True)
class NoRules:
    """A game without tunables."""


@dataclass(frozen=True)
class NoEntry:
    """A game to which nobody brings anything of their own."""


def last_one_wins(table: Table, state: Any, seat: Seat) -> None:
    """What a concession means by default: who is left alone has won."""
    left = tuple([Seat(s) for s in range(state.seats) if not state.gone & (1 << s)])
    if len(left) <= 1:
        state.outcome = Outcome(left, "", "everybody else has conceded")
        raise GameOver


def _plays_on(table: Table, state: Any, why: Prompt) -> None:
    """A game without a rule for it has no set time."""


def _nobody(state: Any) -> Seat | None:
    return None


@dataclass(frozen=True)
class PlainBook:
    """The book of a game without tunables and cards; every game's book has these two fields."""

    rules: NoRules = NoRules()
    cards: tuple[Any, ...] = ()


def _no_book(variant: Variant) -> PlainBook:
    return PlainBook(apply_rules(NoRules(), variant.rules), apply_cards((), variant.cards))


def _no_figures(book: Any) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class RulesPart(Generic[S]):
    """`rules/`: how the game goes. Only `start` and `turn` can't be left out."""

    state: type[S]
    start: Callable[[Any, Sequence[Any], Dice], S]
    """(book, entries, dice): the state before turn zero, the open box on the table."""
    turn: Callable[[Table, S], None]
    """Plays one turn; turn zero is the setup. Raises GameOver once the outcome is set."""
    book: Callable[[Variant], Any] = _no_book
    """The rules and cards in force: a frozen dataclass with `rules` and `cards`; states refer to it as `state.book`."""
    tunables: type[Any] = NoRules  # a frozen dataclass: every number a variant may change, with its official value
    entry: type[Any] = NoEntry  # a frozen dataclass: what a player may bring to the match (deck, faction)
    draft: Sequence[Drafted] = ()  # the numbers that play has changed since they were drafted
    tables: Mapping[str, Callable[[Any], Iterable[Sequence[object]]]] = field(default_factory=dict)
    """Tables in the rulebook that are made from the book: rows, the header first."""
    figures: Callable[[Any], Mapping[str, Any]] = (
        _no_figures  # numbers in the rulebook that are no tunable's and no card's
    )
    concede: Callable[[Table, S, Seat], None] = last_one_wins
    """What a concession means; may raise GameOver."""
    time_up: Callable[[Table, S, Prompt], None] = _plays_on
    """What the end of a set time means while this is asked; may raise GameOver. Left out, there is no set time."""
    view: Callable[[S, Seat | None], S] = blank_unknown
    """A state in which only what the viewer may know is left (None: the open table)."""
    conceal: Callable[[S, Seat, Dice], None] = deal_unknown
    """Deals anew, in `state.faces` and the dice and nowhere else, what the seat can't know."""
    active: Callable[[S], Seat | None] = _nobody  # whose turn it is, where turns are somebody's
    position: Callable[..., S] | None = None  # builds a state by hand
    resume: Callable[[Table, S], None] | None = None
    """Plays the rest of the turn in which a position stands; left out, positions stand at a turn's start."""
    rests: Callable[[S, Prompt], bool] | None = None
    """Whether the rest of the turn follows from the state alone here; then `rest_of_turn` plays it."""
    rest_of_turn: Callable[[Table, S], None] | None = None

    @property
    def timed(self) -> bool:
        """Whether a match can be played for a set time."""
        return self.time_up is not _plays_on

    def next_turn(self, midway: bool) -> Callable[[Table, S], None]:
        """What plays the turn; `midway`: the one in which a position stands."""
        return self.resume if midway and self.resume else self.turn


def _no_sizes(book: Any) -> Mapping[Any, int]:
    return {}


@dataclass(frozen=True)
class Board:
    """A board as layers of equal size, declared: a list of the things on its cells, and lists of what each thing is.

    The layers are the kinds of one's own things, then of the others', then yes or no, then a thing's card as far as the
    seat knows it with what is printed on that, then what a thing holds.
    """

    cells: int
    things: str  # field of the state: by cell the thing on it, a sleeve, -1 for none
    owner: str  # by thing: its seat
    kind: str  # by thing: one of `kinds`
    kinds: Sequence[str]
    copy: str  # by thing: the face that counts instead of what is in its sleeve, HIDDEN for none
    flags: Mapping[str, str] = field(default_factory=dict)  # by thing: yes or no; what it is called
    facts: Mapping[str, Callable[[Any], int]] = field(default_factory=dict)  # of a card
    holds: Mapping[str, str] = field(default_factory=dict)  # by thing: a card that it holds, -1 for none; its name

    @property
    def names(self) -> list[str]:
        """Of the layers."""
        sides = [f"{side} {kind}" for side in ("own", "other") for kind in self.kinds]
        return [*sides, *self.flags.values(), "card (number + 1)", *self.facts, *self.holds.values()]


@dataclass(frozen=True)
class Planes(Generic[S]):
    """A board as layers of equal size, where the state's own lists don't show it."""

    names: Sequence[str]
    cells: int
    fill: Callable[[S, Seat], tuple[list[int], list[int], list[int]]]
    """Places to count one up at; places to put numbers in, and the numbers. A place is plane * cells + cell.

    It may be given the true state: faces are to be looked at as the seat knows them.
    """


@dataclass(frozen=True)
class Encoding(Generic[S]):
    """The game in numbers, for those who learn from it (`rulewright.envs`): what verbs and types of fields don't say.

    Fields are named as 'Player.track', or as 'track' wherever they stand.
    """

    sizes: Callable[[Any], Mapping[Any, int]] = _no_sizes
    """By the book: how many of a kind there are (`{HexId: 61}`); such numbers are one-hot, and arguments of actions."""
    places: Mapping[Any, Callable[[S, int], int]] = field(default_factory=dict)
    """How a number of this kind becomes one below its size, in actions: a unit by its field. -1: it has none."""
    lengths: Mapping[str, int] = field(default_factory=dict)  # how much of a list is seen, 8 if not said
    left_out: Collection[str] = ()  # fields that are no news: counters of the rules' own, things said elsewhere
    by_seat: Collection[str] = ()  # lists with one thing for each seat, besides `players`: seen from one's own seat on
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)  # fields of text, and what they may say
    bits: Mapping[str, int] = field(default_factory=dict)  # fields in which each bit is a yes or no, and how many
    board: Board | None = None
    planes: Planes[S] | None = None
    only_faces_hidden: bool = False
    """Of what is left, nothing but faces is hidden from anybody: then a state is seen without making a view of it."""


def _even(state: Any, seat: Seat) -> float:
    return 0.5


def _all(state: Any, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    return options


def _any(state: Any, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    return options[int(roll * len(options))]


@dataclass(frozen=True)
class Bent:
    """A specialist's one idea: verbs taken whenever they are offered, and verbs never taken while there are others."""

    likes: tuple[str, ...] = ()
    shuns: tuple[str, ...] = ()


@dataclass(frozen=True)
class MindPart(Generic[S]):
    """`mind/`: what bots think. Left out, they play at random in playouts and hold every position to be even."""

    value: Callable[[S, Seat], float] = _even
    """How good the position is for a seat, from 0 (lost) to 1 (won); may look at everything."""
    consider: Callable[[S, Seat, Sequence[Option]], Sequence[Option]] = _all
    """The options worth a bot's time: never empty, and equal answers only once."""
    hunch: Callable[[S, Seat, Sequence[Option], float], Option] = _any
    """A quick plausible answer for playouts; the number is random, from 0 to 1."""
    idle: Callable[[S, Seat], bool] | None = None
    """Whether a seat would pass for certain, so that playouts need not ask."""
    foresee: Callable[[Sequence[S], Seat, Callable[[int], bool]], list[float]] | None = None
    """The game's own search, where nothing is hidden or rolled: what the positions after one's options are worth.

    It stops once the last argument says that so many positions looked at are enough.
    """
    learned: Learned | None = None  # by `rulewright train`, blended with the value by hand: then that is `value`
    specialists: Mapping[str, Bent] = field(default_factory=dict)  # by name: opponents with one idea
    temperaments: Mapping[str, Bent] = field(default_factory=dict)
    """By name: what somebody likes and shuns who is bold, patient or acquisitive, among answers about as good."""
    passive: tuple[str, ...] = ()  # verbs that leave things as they are: to do worse than that is silly
    horizon: int = 2  # turns a search looks ahead; it judges by the mean of `value` at their ends
    every: int = 1  # 2: at every second of those ends, the last one and the others after turns of that player
    worlds: int = 3  # that `greedy` imagines for each decision
    finals: int = 0  # and so many more in which it compares the best few, where luck decides much
    leeway: float = 0.0
    """The most, of a game by its `value`, that the lowest level gives away in a decision; 0: as that level says."""
    encoding: Encoding[S] = field(default_factory=Encoding)  # the game in numbers, for those who learn

    def __post_init__(self) -> None:
        if self.learned:
            object.__setattr__(self, "value", self.learned.value)


def _nothing(*_: Any) -> None:
    return None


def _as_it_is(view: Any, question: Question | None, scene: Scene) -> Scene:
    return scene


def _no_words(*_: Any) -> str:
    return ""


def _no_refs(*_: Any) -> tuple[str, ...]:
    return ()


def _no_pips(*_: Any) -> tuple[Pip, ...]:
    return ()


def _no_role(*_: Any) -> tuple[str, str]:
    return "", ""


def _no_strike(*_: Any) -> bool:
    return False


def _no_news(event: Event, seat: Seat) -> bool:
    return False


def _never(state: Any) -> bool:
    return False


def _no_list(*_: Any) -> list[Any]:
    return []


@dataclass(frozen=True)
class PagePart(Generic[S]):
    """`page/`: how the game lies on the table in the browser."""

    scene: Callable[[S, Seat | None, Sequence[str]], Scene] = plain_scene
    close_up: Callable[[S, Question | None, Scene], Scene] = _as_it_is
    """(view, question, scene): the scene while this is asked, where something else should fill its middle."""
    tile: Callable[[], Tile] | None = None  # how the game presents itself
    gallery: Callable[[Any], list[tuple[str, list[CardFront]]]] = plain_gallery  # all cards of a book, by chapter
    entry_fields: Sequence[EntryField] = ()  # what a player may bring, as fields of a form
    modes: Sequence[Mode] = ()  # ways to play, the usual one first
    portrait: Callable[[S, Question, Option], Portrait | None] = _nothing
    """Whom an option chooses to be, where a question asks that."""
    spread: frozenset[str] = frozenset()  # questions, by key, for which cards lie large in the board's place
    lesson: Lesson | None = None  # the first game
    how_to_play: HowToPlay | None = None  # goal, turn, signs and advice on two screens
    endings: Mapping[str, str] = field(default_factory=dict)
    """Why a game ended, by its clause, for who has not read the rules: instead of the outcome's own words."""
    turning_points: Sequence[str] = ()  # kinds of events that change the course of a game
    routine: frozenset[str] = frozenset()  # kinds of events that are no deed worth showing again: income, a draw
    passing: frozenset[str] = frozenset()
    """Answers, as notation, that let happen what another did: what comes of them is told as that one's deed."""
    explained: frozenset[str] = frozenset()
    """Kinds of events that bring a card into play: to who did not play it its own text is told with them."""
    news: Callable[[Event, Seat], bool] = _no_news
    """Whether an event is told to a seat once more with its next question: what a fight came to, who joined it."""
    untold: frozenset[str] = frozenset()  # kinds of events that need no line in the page's log: what comes of them does
    together: Callable[[S], bool] = _never  # whether all who play win or lose together: no winner, and all have lost
    numbers: Callable[[Sequence[Event], int], list[tuple[str, list[int]]]] = _no_list
    """(log, seats): a finished game in figures, what is counted and how much of it by seat."""
    drawing: Callable[[S, Seat | None, str], Drawing | None] = _nothing  # over the board, while a thing is looked at
    tints: Callable[[S, Question], Sequence[Overlay]] = _no_list  # over the board, while this is asked
    preview: Callable[[S, Question], Preview | None] = _nothing  # what would follow from the viewer's question
    hint: Callable[[S, Question, Option], str] = _no_words  # what an option would come to
    first_lines: Mapping[str, str] = field(default_factory=dict)  # by question, when it is asked for the first time
    first_times: Callable[[S, Question], Sequence[tuple[str, str]]] = _no_list
    """What else is worth a line when it comes up for the first time, before that of the question: (key, words)."""
    undone: Callable[[S, Question], str] = _no_words  # what one would regret to leave undone by ending here
    aim: Callable[[S, Question, Option], tuple[str, ...]] = _no_refs
    """What is clicked for an option where the question tells more of it than its words; left out, what they name."""
    effects: Callable[[S, Event], list[dict[str, Any]] | None] = _nothing  # the game's own way to show an event
    trail: Callable[[Event], tuple[str, ...]] | None = None  # the cells between which an event moved something
    move_text: Callable[[Event], str] | None = None
    """An event as an entry of a list of moves ("Nf3"); what begins with '+' is added to the entry before it."""
    turn_word: str = "Turn"  # what the log calls a turn; its number is the `n` of the event "turn", or counted
    ahead: bool = False  # a move may be made before it is asked for: it is tried as soon as it is
    stops: Sequence[Stop] = ()  # windows in which a player may wish to be asked
    obvious: Callable[[S, Question], tuple[str, Option] | None] = _nothing
    """The one sensible answer, by what everybody sees, and the stop by which a player is asked all the same."""
    stop_for: Callable[[S, Question], str] = _no_words  # the key of the stop that holds for a window
    minor: frozenset[str] = frozenset()
    """Kinds of events that give nothing new to answer. In a game that names them, who has passed a window is asked
    again only when something else has happened, and the question says what."""
    role: Callable[[S, Question, Option], tuple[str, str]] = _no_role
    """What an option is on the page, and its name there: "wins" (the game, at once) is primary before all others,
    "pass" and "end" are primary, "usual" is so though it is a click on the table, "ready" once that is made, "spare"
    only where nothing else is left, and so "idle", which does nothing now, and "decline", which turns an offer down;
    "aside" is only listed; a "handful" is made by clicks that take one thing in or out;
    "weigh" is only picked by the first click, so that what it comes to is read before; so is
    an "offer", which has a button of its own besides."""
    strikes: Callable[[S, Question, Option], bool] = _no_strike
    """Whether an option attacks somebody: a finger on the target only aims, and the gold button strikes."""
    plans: Callable[[S, Question], Plans | None] = _nothing
    """What a row of like questions comes to, to be chosen at once: the first question, and those that follow."""
    price: Callable[[S, Question, Option], tuple[Pip, ...]] = _no_pips  # what an option costs, as signs
    pictures: Mapping[str, Any] = field(default_factory=dict)
    """What the pictures of cards, heroes and places show, by their keys: subjects that `rulewright.art` draws."""


class WordsPart(Protocol):
    """`words/`: what people read. `kernel.words.Words` makes all of it from verbs and events."""

    @property
    def verbs(self) -> Mapping[str, Any]: ...
    @property
    def events(self) -> Mapping[str, Any]: ...
    def notation(self, state: Any, option: Option) -> str: ...
    def label(self, view: Any, option: Option) -> str: ...
    def refs(self, view: Any, option: Option) -> tuple[str, ...]: ...
    def ask_words(self, view: Any, question: Question) -> str: ...
    def event_words(self, view: Any, event: Event, names: Sequence[str]) -> str: ...
    def event_refs(self, event: Event) -> tuple[str, ...]: ...
    def card_words(self, view: Any, card: CardId) -> str: ...
    def why_not(self, view: Any, question: Question | None, ref: str) -> Reason: ...

    @property
    def text_table(self) -> Callable[[Any, Seat | None, Sequence[str]], Any]: ...


class CampaignRoom(Protocol):
    """What a game offers that is played over several matches: what players own between them, kept in a file."""

    @property
    def CAMPAIGN(self) -> Variant:  # the matches of a campaign are played under it
        ...

    def new_campaign(self, names: Sequence[str], factions: Sequence[str]) -> Any: ...
    def load_campaign(self, path: Path | str) -> Any: ...
    def save_campaign(self, campaign: Any, path: Path | str) -> None: ...
    def lineup(self, campaign: Any) -> list[dict[str, Any]]: ...
    def after_match(self, campaign: Any, match: Any) -> Any: ...


@dataclass(frozen=True)
class Excerpt:
    """What of another game's rulebook is this game's: its own introduction, and its clauses in reading order."""

    intro: str  # with placeholders, as a rulebook's text
    clauses: tuple[str, ...]
    whole: str  # the title of the game whose rulebook it is


@dataclass(frozen=True)
class Game:
    """One game: who may play it, and its parts."""

    slug: str
    title: str
    players: range
    rules: RulesPart[Any]
    words: WordsPart
    mind: MindPart[Any] = field(default_factory=MindPart)
    page: PagePart[Any] = field(default_factory=PagePart)
    folder: Path = Path()  # where rulebook.md lies
    excerpt: Excerpt | None = None  # its own rules, if the rulebook is another game's
    rulebook_game: "Game | None" = None  # whose numbers stand in it, if it is another game's rulebook
    version: int = 1  # raised when old records would no longer replay
    former_slugs: tuple[str, ...] = ()  # what it is called in older records
    decks: DeckRoom | None = None  # where players build decks of their own
    campaign: CampaignRoom | None = None  # what players own between matches

    @property
    def counts(self) -> str:
        """For how many players it is: '2', '2 to 4', or '2 or 4' where there is nothing between."""
        least, most = str(self.players[0]), str(self.players[-1])
        return least if least == most else f"{least} {'to' if self.players.step == 1 else 'or'} {most}"

    @property
    def short_title(self) -> str:
        """Its title without what follows a colon or stands in brackets."""
        return self.title.partition(":")[0].partition(" (")[0]

    @property
    def tile(self) -> Tile:
        return self.page.tile() if self.page.tile else plain_tile(self.title, self.players)

    def official(self) -> Any:
        return self.rules.book(OFFICIAL)
