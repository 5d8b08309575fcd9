"""The text form of a deck: one card a line under its section's heading. Reads back without loss.

    game: seekers
    name: Ash and Ember

    [Tactics]
    4 Ember Dart

Lines that begin with '#' are remarks. Cards go by their printed names; capitals don't matter.
"""

from rulewright.kernel.decks.deck import MOST_CARDS, Deck, PoolCard, Section, Shelf
from rulewright.kernel.errors import MalformedDeck, nearest

MOST_TEXT = 20_000  # characters
MOST_NAME = 60
MOST_FAULTS = 12  # more would bury the first


def write(shelf: Shelf, deck: Deck) -> str:
    """The deck as text: equal decks, equal texts."""
    lines = [f"game: {shelf.game}", f"name: {tidy(deck.name) or shelf.noun}"]
    for section in shelf.sections:
        pile = deck.piles.get(section.key, {})
        if any(pile.values()):
            lines += ["", f"[{section.title}]"]
            lines += [f"{pile[card.key]} {card.name}" for card in shelf.pool if pile.get(card.key)]
    return "\n".join(lines) + "\n"


def tidy(name: str) -> str:
    """A name on one line, without what can't be printed."""
    return " ".join("".join(ch if ch.isprintable() else " " for ch in name).split())[:MOST_NAME].strip()


def game_in(text: str) -> str:
    """The game that a deck's text names, '' if none."""
    for line in text[:MOST_TEXT].splitlines():
        word, colon, rest = line.partition(":")
        if colon and word.strip().casefold() == "game":
            return rest.strip()
    return ""


def read(shelf: Shelf, text: str) -> Deck:
    """The deck that a text tells; otherwise every line that is wrong, and what would be right."""
    if len(text) > MOST_TEXT:
        raise MalformedDeck([f"{len(text)} characters: a deck's text has at most {MOST_TEXT}"])
    return _Reader(shelf).read(text)


class _Reader:
    """Reads line by line and collects what is wrong."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.names: dict[str, PoolCard] = {}
        for card in shelf.pool:
            self.names.setdefault(_plain(card.key), card)
        self.names |= {_plain(card.name): card for card in shelf.pool}
        self.heads = {_plain(section.title): section for section in shelf.sections}
        self.deck = Deck("", {})
        self.section: Section | None = None
        self.foreign = False
        self.lost = False  # under a heading that does not exist: its cards are not each a fault of their own

    def read(self, text: str) -> Deck:
        faults: list[str] = []
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.strip()
            fault = self.take(line) if line and not line.startswith("#") else ""
            if fault:
                faults.append(f"line {number}: {fault}")
            if self.foreign:
                break  # nothing of another game's deck is right here
        if faults:
            raise MalformedDeck(faults[:MOST_FAULTS])
        full = {key: pile for key, pile in self.deck.piles.items() if pile}
        return Deck(self.deck.name or self.shelf.noun, full)

    def take(self, line: str) -> str:
        """One line; what is wrong with it, or ''."""
        if line.startswith("["):
            return self.head(line)
        word, colon, rest = line.partition(":")
        if self.section is None and not self.lost and colon and word.strip().casefold() in ("game", "name"):
            return self.label(word.strip().casefold(), rest.strip())
        return self.card(line)

    def label(self, word: str, rest: str) -> str:
        if word == "game":
            self.foreign = rest != self.shelf.game
            return "" if not self.foreign else f"this is a deck of '{_cut(rest)}', not of '{self.shelf.game}'"
        if self.deck.name:
            return "a second name; a deck has one"
        self.deck.name = tidy(rest)
        return ""

    def head(self, line: str) -> str:
        title = line[1:-1] if line.endswith("]") else ""
        section = self.heads.get(_plain(title))
        self.lost = section is None
        if section is None:
            heads = ", ".join(f"[{section.title}]" for section in self.shelf.sections)
            return f"'{_cut(line)}' is no heading here; there is {heads}"
        if section.key in self.deck.piles:
            return f"a second [{section.title}]; put its cards under the first"
        self.section = section
        self.deck.piles[section.key] = {}
        return ""

    def card(self, line: str) -> str:
        count, _, name = line.partition(" ")
        name = name.strip()
        if not (count.isascii() and count.isdecimal() and len(count) <= 3 and int(count) > 0 and name):
            known = _plain(line) in self.names
            return f"'{_cut(line)}' is not '<copies> <card>'; write '{'1 ' + line if known else '2 Card Name'}'"
        card = self.names.get(_plain(name))
        if card is None:
            hint = nearest(name[:60], [each.name for each in self.shelf.pool])
            return f"there is no card '{_cut(name)}'.{hint if 'Did you' in hint else ' Write its printed name.'}"
        if self.lost:
            return ""
        if self.section is None:
            return f"{card.name} stands under no heading; write [{self.title(card.sections[0])}] above it"
        if self.section.key not in card.sections:
            right = " or ".join(f"[{self.title(key)}]" for key in card.sections)
            return f"{card.name} can't lie under [{self.section.title}]; put it under {right} ({self.section.clause})"
        if self.deck.total + int(count) > MOST_CARDS:
            return f"'{_cut(line)}' makes more than {MOST_CARDS} cards"
        pile = self.deck.piles[self.section.key]
        pile[card.key] = pile.get(card.key, 0) + int(count)
        return ""

    def title(self, key: str) -> str:
        section = self.shelf.section(key)
        return section.title if section else key


def _plain(name: str) -> str:
    """A name as it is compared."""
    return " ".join(name.replace("’", "'").casefold().split())


def _cut(text: str) -> str:
    return text if len(text) <= 60 else text[:60] + "..."
