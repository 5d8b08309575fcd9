"""An army with its deck as text to share: one line for each card."""

from collections import Counter

from rulewright.games.lytharian.cards.armies import Army
from rulewright.kernel.errors import MalformedRecord


def to_text(army: Army) -> str:
    """The text form to share: one line for each card."""
    lines = [f"# {army.name}", "troops:"]
    lines += [f"{n} {key}" for key, n in Counter(army.troops).items()]
    lines += ["", "deck:"]
    lines += [f"{n} {key}" for key, n in Counter(army.deck).items()]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Army:
    """Read the text form; the error says which line is wrong."""
    name, pile = "", ""
    piles: dict[str, list[str]] = {"troops:": [], "deck:": []}
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("#"):
            name = name or line[1:].strip()
        elif line in piles:
            pile = line
        else:
            n, _, key = line.partition(" ")
            if not pile or not n.isascii() or not n.isdecimal() or len(n) > 3 or not key.strip():
                raise MalformedRecord(
                    f"line {number}: '{line[:60]}' is not '<copies> <card>' under 'troops:' or 'deck:'"
                )
            piles[pile] += [key.strip()] * int(n)
            if len(piles[pile]) > 400:
                raise MalformedRecord(f"line {number}: more than 400 cards")
    return Army(name or "Army", tuple(piles["troops:"]), tuple(piles["deck:"]))
