"""Normal Chess in words: options, questions, events and cards as people read them, and their short notation."""

from collections.abc import Sequence

from rulewright.games.lytharian.normal.rules.board import COLOURS, KING, NAMES, PAWN, ROLES
from rulewright.games.lytharian.normal.rules.cards import role_of
from rulewright.games.lytharian.normal.rules.playing import move_text
from rulewright.games.lytharian.normal.rules.state import ARMY, State
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import HIDDEN, CardId, Option, Question

_PLAIN = {
    "up": "Face up",
    "down": "Face down",
    "offer": "Offer a draw with your move",
    "claim": "Claim a draw",
    "refuse": "Play on",
    "accept": "Accept the draw",
}


def notation(state: State, each: Option) -> str:
    """The option as it stands in a record: e2e4, e7e8q, offer."""
    return move_text(each) if each.verb == "move" else each.verb


def role_name(piece: int) -> str:
    return ROLES[piece & 7]


def piece_name(piece: int) -> str:
    """A piece as 'White Knight'."""
    return f"{COLOURS[piece >> 3]} {role_name(piece)}"


def label(view: State, each: Option) -> str:
    """The option in words for a button."""
    if each.verb != "move":
        return _PLAIN[each.verb]
    start, end, board = each.a, each.b, view.board
    piece, taken = board[start], board[end]
    if piece & 7 == KING and abs(end - start) == 2:
        return f"Castle {'short' if end > start else 'long'}"
    words = f"{role_name(piece)} {NAMES[start]}"
    if taken:
        words += f" takes {role_name(taken)} {NAMES[end]}"
    elif piece & 7 == PAWN and end == view.passing:
        words += f" takes {NAMES[end]} en passant"
    else:
        words += f" to {NAMES[end]}"
    return f"{words}, becomes {ROLES[each.c]}" if each.c > 0 else words


def refs(view: State, each: Option) -> tuple[str, ...]:
    """The piece, the square it goes to, and what it becomes: in the order one would click them."""
    if each.verb != "move":
        return (f"button-{each.verb}",)
    found = (f"card-{view.cards[each.a]}", f"square-{each.b}")
    return (*found, f"button-{ROLES[each.c].lower()}") if each.c > 0 else found


def ask_words(view: State, question: Question) -> str:
    """The question in words; whoever is in check is told so (LC-347)."""
    from rulewright.games.lytharian.normal.rules.moves import in_check

    words = question.prompt.words
    if question.prompt.key in ("move", "offering"):
        colour = COLOURS[view.side]
        return f"{colour}: {words[0].lower()}{words[1:]}{' (you are in check)' if in_check(view) else ''}"
    return words


# -- cards


def card_name(view: State, card: CardId) -> str:
    """What the viewer may call a card."""
    face = view.faces[card]
    return "a face-down card" if face == HIDDEN else view.book.cards[face].name


def card_words(view: State, card: CardId) -> str:
    """A card in words: the piece it is now, and the troop on it if the viewer may know it."""
    seat = card // ARMY
    if card in view.cards:
        square = view.cards.index(card)
        what = f"{piece_name(view.board[square])} on {NAMES[square]}"
    else:
        what = f"{COLOURS[seat ^ view.white]}, in the crypt" if card in view.crypts[seat] else "Not on the board"
    if view.faces[card] == HIDDEN:
        return f"{what}. Its card lies face down."
    troop = view.book.cards[view.faces[card]]
    return f"{troop.name}. {ROLES[role_of(troop)]}, {troop.alignment.capitalize()}. {what}."


# -- events

_EVENTS = {
    "rolls": "{seat} rolls {n}.",
    "white": "{seat} is White.",
    "face_up": "The cards lie face up.",
    "face_down": "The cards lie face down.",
    "moves": "{piece} {start} to {end}.",
    "takes": "{piece} {start} takes {taken} {end}{target}.",
    "promotes": "The Pawn on {end} becomes a {role}.",
    "check": "Check to the {piece} on {square}.",
    "offers": "{seat} offers a draw.",
    "accepts": "{seat} accepts the draw.",
    "refuses": "{seat} plays on.",
    "claims": "{seat} claims a draw.",
    "resigns": "{seat} resigns.",
    "won": "{seat} wins!",
    "drawn": "The game is drawn.",
}


def event_words(view: State, event: Event, names: Sequence[str]) -> str:
    """A line of the log as the viewer may read it."""
    fill: dict[str, str] = {}
    for key, n in event.args.items():
        if key == "seat":
            fill[key] = names[n]
        elif key in ("piece", "taken"):
            fill[key] = piece_name(n)
        elif key in ("start", "end", "square"):
            fill[key] = NAMES[n]
        else:
            fill[key] = str(n)
    if event.kind == "promotes":
        fill["role"] = role_name(event.args["piece"])
    if event.kind == "moves" and event.args["piece"] & 7 == KING and abs(event.args["start"] - event.args["end"]) == 2:
        return f"{fill['piece']} castles {'short' if event.args['end'] > event.args['start'] else 'long'}."
    for key, glimpse in event.cards.items():
        fill[key] = _glimpsed(view, glimpse)
    return _EVENTS[event.kind].format(**fill)


def _glimpsed(view: State, glimpse: Glimpse) -> str:
    """The troop on a piece, for those who know it. Who is taken is shown; who moves is named by its role."""
    return "" if glimpse.face == HIDDEN else f" ({view.book.cards[glimpse.face].name})"


def event_refs(event: Event) -> tuple[str, ...]:
    """Things on the table that an event is about."""
    found = [f"card-{glimpse.id}" for glimpse in event.cards.values()]
    found += [f"square-{event.args[key]}" for key in ("square", "end") if key in event.args]
    if not found and "seat" in event.args:
        found.append(f"seat-{event.args['seat']}")
    return tuple(found)
