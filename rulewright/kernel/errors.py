"""What can go wrong, one exception a kind. Every message says what was wrong and what would be right."""


class RulewrightError(Exception):
    """Any refusal of ours; catching it never hides a programming error."""


class IllegalAnswer(RulewrightError):
    """An answer that was not among the options, or came from a seat that was not asked."""


class MalformedRecord(RulewrightError):
    """A text that is not a record, or a record that does not fit the game it names."""


class MalformedDeck(RulewrightError):
    """A text that is not a deck; `faults` has every one with its line."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class WrongVersion(RulewrightError):
    """A record of another version of the record form or of the game."""


class UnknownName(RulewrightError):
    """A game, bot, variant or card that does not exist."""


class BrokenGame(RulewrightError):
    """A game of another distribution that is there but can't be loaded."""


class BadVariant(RulewrightError):
    """A variant with a key that does not exist or a value that does not fit."""


class ImpossibleSetup(RulewrightError):
    """A match that can't be set up: wrong number of players, illegal deck, clashing choices."""


class ImpossiblePosition(RulewrightError):
    """A hand-written position that the rules can't produce."""


class NoUndo(RulewrightError):
    """An undo that is not allowed now."""


class Contradiction(RulewrightError):
    """An imagined past that could not have led to the present: the game's `conceal` is wrong."""


class GameOver(Exception):
    """Raised by the rules at the moment the game is decided; the state holds the outcome."""


def nearest(word: str, words: list[str]) -> str:
    """' Did you mean x?' where a known word is close, else the list of what there is."""
    import difflib

    if not words:
        return " There is none."
    close = difflib.get_close_matches(word, words, n=3, cutoff=0.5)
    if close:
        return f" Did you mean {' or '.join(close)}?"
    return f" There is: {', '.join(words[:30])}{' ...' if len(words) > 30 else ''}."
