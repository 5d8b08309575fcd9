"""How a game lies on the table: boards, zones, cards, pieces and counters by stable ids. No rules, no colours.

A game turns its view into a `Scene`; the page draws any scene. Ids are those that options and events refer to
(`card-12`, `hex-5`). Hues, icons and terrains are keys; what they look like is the page's business.
"""

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias

from rulewright.kernel.page.beginnings import Portrait
from rulewright.kernel.page.part import part, remembered
from rulewright.kernel.question import CardId, Seat

Run: TypeAlias = tuple[str, str]
"""Some words of a card's text and the clause that explains them ("": none needed)."""


def runs(text: str, word: re.Pattern[str], keywords: Mapping[str, str]) -> tuple[Run, ...]:
    """The text cut at its keywords (the pattern's first group), each with its clause."""
    found: list[Run] = []
    at = 0
    for match in word.finditer(text):
        if match.start() > at:
            found.append((text[at : match.start()], ""))
        found.append((match[0], keywords[match[1]]))
        at = match.end()
    if at < len(text):
        found.append((text[at:], ""))
    return tuple(found)


Layout: TypeAlias = Literal["row", "fan", "pile", "column", "grid", "chips", "drawer"]
Shape: TypeAlias = Literal["hex", "square", "lanes", "hexmap"]


YOU = "You"  # what a player is called on a page of their own


@part(frozen=True, slots=True)
class Part:
    """One addend of a number: 'base' 3, 'Longsword' +2."""

    words: str
    value: int


@part(frozen=True, slots=True)
class Counter:
    """A number with a name. With `most` it is drawn as a track; `parts` say what it was made of."""

    label: str
    value: int
    icon: str = ""
    id: str = ""
    most: int | None = None
    parts: tuple[Part, ...] = ()
    base: int | None = None  # the printed value, where another one holds now
    big: bool = False
    brief: bool = False  # counts what lies in sight: shown only where a player is a mere badge
    short: str = ""  # its name in a word, where a narrow screen has room for that below the number


@part(frozen=True, slots=True)
class Badge:
    """A state of a thing in a word and an icon. `n` is its number, shown even where there is no room for the word."""

    words: str
    icon: str
    clause: str = ""
    n: int = 0
    side: Literal["", "left", "right"] = ""  # where it belongs on a piece, if the rules say so


@part(frozen=True, slots=True)
class Pip:
    """A small coloured sign with a letter, such as mana: `n` of them. Hollow: wanted, not there yet."""

    letter: str
    hue: str
    words: str
    n: int = 1
    hollow: bool = False
    id: str = ""  # with one it can be clicked
    more: int = 0  # besides, what lasts for this turn only
    icon: str = ""  # a sign instead of the letter


@part(frozen=True, slots=True)
class CardFront:
    """What a card shows. Corners are the values at the bottom left, center and right."""

    name: str
    kind: str  # the type line
    hue: str
    cost: str = ""
    cost_label: str = "cost"
    text: tuple[Run, ...] = ()
    corners: tuple[Counter | None, Counter | None, Counter | None] = (None, None, None)
    symbol: Badge | None = None  # faction, class, school
    star: str = ""  # why it is starred
    footnote: str = ""
    pips: tuple[Pip, ...] = ()  # the cost, where it is no number
    picture: str = ""  # 'outposts/cinder-whelp': a game and one of its `PagePart.pictures`
    icon: str = "diamond"  # shown where there is no picture


@part(frozen=True, slots=True)
class Mark:
    """How far a player has come with a thing: so many of `most`, or done."""

    seat: Seat
    value: int
    most: int = 0
    done: bool = False


@part(frozen=True, slots=True)
class Item:
    """A card somewhere on the table; without a face it shows its owner's back."""

    id: str
    face: CardFront | None
    owner: Seat | None = None
    badges: tuple[Badge, ...] = ()
    dim: bool = False
    turned: bool = False  # lies sideways: tapped, exhausted
    closed: bool = False  # lies face-down, though the viewer may know it
    words: str = ""  # what the back of it is called
    note: str = ""
    lines: tuple[str, ...] = ()  # said beside it where it lies in a column: by whom, at what
    marks: tuple[Mark, ...] = ()  # how far each player has come with it


@remembered
def laid_card(
    face: CardFront | None,
    card: CardId,
    owner: Seat | None = None,
    badges: tuple[Badge, ...] = (),
    words: str = "",
    note: str = "",
    closed: bool = False,
) -> Item:
    """A card by its number. Equal ones are one object: most cards lie as they lay, and that is seen at a glance."""
    return Item(f"card-{card}", face, owner, badges, closed=closed, words=words, note=note)


@part(frozen=True, slots=True)
class Zone:
    """A place for cards. `size` is how many lie there when not all of them are listed."""

    id: str
    label: str
    layout: Layout = "row"
    items: tuple[Item, ...] = ()
    counters: tuple[Counter, ...] = ()
    zones: tuple["Zone", ...] = ()
    owner: Seat | None = None
    icon: str = ""
    hue: str = ""
    note: str = ""
    empty: str = ""
    size: int | None = None
    room: int = 0  # how many more cards may lie here, drawn as empty places
    badges: tuple[Badge, ...] = ()
    dim: bool = False
    plaque: bool = False  # a thing of its own (a fort, a hero), drawn with a large head
    grow: int = 1  # its share of the row
    pips: tuple[Pip, ...] = ()  # charges on what lies here


@part(frozen=True, slots=True)
class Wheel:
    """A track in a round: what was used lies on its steps until the pointer comes there again. `pool` is at hand."""

    id: str
    label: str
    steps: tuple[tuple[Pip, ...], ...]
    at: int
    rounds: int = 0  # how often the pointer has gone round
    pool: tuple[Pip, ...] = ()
    note: str = ""


@part(frozen=True, slots=True)
class Panel:
    """All that lies in front of one player; rows run from the far side of the table to the near one."""

    id: str
    seat: Seat
    name: str
    counters: tuple[Counter, ...] = ()
    rows: tuple[tuple[Zone, ...], ...] = ()
    zones: tuple[Zone, ...] = ()  # beside the name: piles, a closed hand
    active: bool = False
    out: bool = False
    title: str = ""  # faction, class
    icon: str = ""
    hue: str = ""
    wheel: Wheel | None = None
    picture: str = ""  # who plays here, as on cards
    note: str = ""  # what that one can do, and in what state they are


@part(frozen=True, slots=True)
class Cell:
    """A field of a board; `at` is column and row (square, lanes) or axial q and r (hex)."""

    id: str
    at: tuple[int, int]
    label: str
    terrain: str = "plain"
    mark: str = ""  # a short text drawn on it
    icon: str = ""
    owner: Seat | None = None
    walls: tuple[int, ...] = ()  # sides closed by a wall: hex directions, or 0 E, 1 N, 2 W, 3 S
    hidden: bool = False


@part(frozen=True, slots=True)
class Piece:
    """Something that stands on a cell. `slot` tells several on one cell apart; `tone` is what it is made of.

    On a map pieces of one cell make room for each other by themselves. Without an icon it shows its owner's sign.
    """

    id: str
    cell: str
    label: str
    icon: str
    owner: Seat | None = None
    numbers: tuple[Counter, ...] = ()
    badges: tuple[Badge, ...] = ()
    face: CardFront | None = None
    slot: int = 0
    dim: bool = False
    facing: int | None = None
    tone: Literal["", "light", "dark"] = ""  # White and Black, where that is more than whose it is
    form: Literal["token", "tile"] = "token"  # a tile is a small card: picture, name, numbers in its corners
    traits: tuple[Badge, ...] = ()  # what it always has; badges are what happened to it
    guard: Counter | None = None  # a number it has only in this stance, drawn with a frame
    picture: str = ""  # its face, instead of the icon
    signed: bool = False  # the icon says what it is, so that it stands beside the face


@part(frozen=True, slots=True)
class Spot:
    """A place of a board that is no cell: a corner, a whole row or column, an end behind the last row.

    `at` is column and row; a corner's lie half-way between those of its cells, an end's beyond the last.
    """

    id: str
    kind: Literal["corner", "row", "column", "end"]
    at: tuple[float, float]
    label: str
    mark: str = ""
    owner: Seat | None = None
    counter: Counter | None = None


@part(frozen=True, slots=True)
class Overlay:
    """Cells shown when a thing is looked at: its reach, its sight, what it does not see, its threat.

    `notes` are short texts for the cells in their order, such as what it costs to go there.
    """

    ref: str
    kind: Literal[
        "reach", "sight", "unseen", "threat", "moved", "alarm"
    ]  # moved: the last move; alarm: a King in check
    cells: tuple[str, ...]
    notes: tuple[str, ...] = ()
    open: bool = False  # in sight all the time, its notes at the rim of the cells


@part(frozen=True, slots=True)
class Line:
    """A line over the board through the middles of cells. `broken` is the cell at whose border a straight one ends."""

    kind: Literal["way", "sight", "blocked", "strike"]
    cells: tuple[str, ...]
    broken: str = ""


@part(frozen=True, slots=True)
class Drawing:
    """What is drawn over the board while a thing is looked at, and what it says. Made only when somebody looks."""

    overlays: tuple[Overlay, ...] = ()
    lines: tuple[Line, ...] = ()
    words: str = ""
    clause: str = ""
    sum: str = ""  # what it comes to and why, said besides, whether the thing can be used or not


@part(frozen=True, slots=True)
class Board:
    """A drawn board. 'hexmap' is a hex board that grows; 'lanes' are columns of long fields."""

    shape: Shape
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    columns: tuple[str, ...] = ()  # names at the rim
    rows: tuple[str, ...] = ()
    turned: bool = False  # seen from the other side
    spots: tuple[Spot, ...] = ()


@part(frozen=True, slots=True)
class Fighting:
    """One who fights: cards laid down, what they come to (its parts are the terms), and what is left to lose."""

    id: str
    name: str
    picture: str  # its face
    owner: Seat | None = None
    items: tuple[Item, ...] = ()
    sum: Counter | None = None
    life: Counter | None = None
    badges: tuple[Badge, ...] = ()
    note: str = ""  # what becomes of it, as '4 − 3 = 1'
    text: str = ""  # what it can do


@part(frozen=True, slots=True)
class Clash:
    """A fight of two facing rows with its arithmetic. `striker` is the row that strikes now, -1 for none."""

    title: str
    sides: tuple[str, str]
    rows: tuple[tuple[Fighting, ...], ...]
    striker: int = -1
    sum: str = ""
    clause: str = ""
    steps: tuple[str, ...] = ()
    step: int = -1
    large: bool = False  # few fight with few cards: they are drawn large


@part(frozen=True, slots=True)
class Die:
    """A die on the table and the face it shows."""

    id: str
    sides: int
    value: int
    label: str
    owner: Seat | None = None


@part(frozen=True, slots=True)
class Arrow:
    """From one thing to another, over everything: what acts upon what. `instead` is for a start out of sight."""

    start: str
    end: str
    kind: Literal["aim", "help", "plan", "go"] = "aim"  # plan and go: what would happen
    instead: str = ""
    owner: Seat | None = None
    note: str = ""


@part(frozen=True, slots=True)
class Foreseen:
    """One thing that would happen: to whom, how much, and what that is made of."""

    words: str
    value: str = ""
    sum: str = ""
    clause: str = ""
    refs: tuple[str, ...] = ()
    icon: str = ""
    owner: Seat | None = None
    group: str = ""  # a heading over this and the next ones


@part(frozen=True, slots=True)
class Preview:
    """What would follow, before it is decided: made from the viewer's own question."""

    title: str
    rows: tuple[Foreseen, ...]
    arrows: tuple[Arrow, ...] = ()
    note: str = ""


@part(frozen=True, slots=True)
class Stop:
    """A kind of window in which a player may wish to be asked; passed for them otherwise. `on` from the start."""

    key: str
    words: str
    on: bool = False
    group: str = ""
    quick: str = ""  # a short word where it has a switch of its own


@part(frozen=True, slots=True)
class Scene:
    """The whole table as one viewer sees it. Rivals sit in table order from the viewer's left."""

    headline: str
    rivals: tuple[Panel, ...]
    own: Panel | None = None
    hand: Zone | None = None
    board: Board | None = None
    middle: tuple[Zone, ...] = ()  # what belongs to nobody: a market, a packet, a supply
    queue: Zone | None = None
    dice: tuple[Die, ...] = ()
    phases: tuple[str, ...] = ()
    phase: int = -1
    arrows: tuple[Arrow, ...] = ()
    preview: Preview | None = None
    clash: Clash | None = None


@part(frozen=True, slots=True)
class Tile:
    """How a game presents itself on the home page: its words, some of its cards, a board."""

    tagline: str
    facts: tuple[str, ...]
    faces: tuple[CardFront, ...] = ()
    board: Board | None = None
    hue: str = "ember"
    picture: str = ""  # as on cards; without it the first face's
    effort: int = 0  # how much there is to learn: 1 easy, 2 some rules, 3 deep; 0 says nothing


@part(frozen=True, slots=True)
class EntryField:
    """A field of the set-up form for what a player brings: values and their words, the first by default."""

    name: str
    label: str
    choices: tuple[tuple[str, str], ...]
    note: str = ""
    portraits: tuple[Portrait, ...] = ()  # the choices as somebody to be
