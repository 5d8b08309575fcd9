"""All cards of a game as it stands, with how often each is in the box where the game says so."""

import csv
import io
from collections.abc import Iterator
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import CardFront
from rulewright.kernel.variant import OFFICIAL, Variant


class Printed(NamedTuple):
    """A card and the chapter of the gallery in which it stands."""

    chapter: str
    front: CardFront


def every_card(game: Game, variant: Variant = OFFICIAL) -> list[Printed]:
    """Every card once, in the order of the cards page."""
    chapters = game.page.gallery(game.rules.book(variant))
    return list(dict.fromkeys(Printed(chapter, front) for chapter, fronts in chapters for front in fronts))


def text_of(front: CardFront) -> str:
    """A card's text without its links."""
    return "".join(words for words, _ in front.text)


def as_csv(game: Game, variant: Variant = OFFICIAL) -> str:
    """A table: chapter, name, kind, cost, text, and a column for every value in a corner."""
    cards = every_card(game, variant)
    labels = list(dict.fromkeys(corner.label for card in cards for corner in card.front.corners if corner))
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["chapter", "name", "kind", "cost", *labels, "text", "note"])
    for chapter, front in cards:
        writer.writerow(
            [chapter, front.name, front.kind, front.cost, *_values(front, labels), text_of(front), front.footnote]
        )
    return file.getvalue()


def _values(front: CardFront, labels: list[str]) -> Iterator[str]:
    shown = {corner.label: str(corner.value) for corner in front.corners if corner}
    for label in labels:
        yield shown.get(label, "")
