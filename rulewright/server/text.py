"""Text that people send."""

NAME = 40  # letters of a person's name
LONGEST_LINE = 300  # letters of a line of chat


def one_line(text: str) -> str:
    """The text on one line: nothing unprintable, single spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
