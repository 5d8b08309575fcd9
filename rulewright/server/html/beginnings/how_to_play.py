"""How to play: a game on two screens, with the numbers of the rules in force."""

import re
from functools import cache

from markupsafe import Markup, escape

from rulewright.kernel.game import Game
from rulewright.kernel.page.how_to_play import HowToPlay, Shown
from rulewright.kernel.page.scene import CardFront
from rulewright.kernel.rulebook import Figures
from rulewright.server.html.beginnings.portraits import picture_html
from rulewright.server.html.cards import CORNERS, card_face
from rulewright.server.html.elements import el, icon

NUMBER = re.compile(r"(?<![#\w])\d+\b")


@cache
def meanings(told: HowToPlay | None) -> Markup | None:
    """What every sign means, by its name, and words that no clause explains: for the table's reader."""
    if told is None:
        return None
    signs = [el("li", words, data_name=name) for name, words in told.meanings().items()]
    own = [el("li", words, data_word=word) for word, words in told.words]
    return el("ul", *signs, *own, id="meanings", hidden=True)


class Leaf:
    """The words of a game's page, filled with numbers; figures stand out."""

    def __init__(self, game: Game, told: HowToPlay, figures: Figures) -> None:
        self.game, self.told, self.figures = game, told, figures

    def words(self, text: str) -> str:
        return self.figures.fill(text).text

    def rich(self, text: str) -> Markup:
        """The words with their numbers in bold."""
        return Markup(NUMBER.sub(r"<b>\g<0></b>", str(escape(self.words(text)))))

    def panels(self, shown: tuple[Shown, ...], numbered: bool) -> Markup:
        """Pictures in a row, each with its title and a sentence."""
        return el("ol", *[
            el(
                "li",
                picture_html(each.picture),
                el("i", str(i), class_="nr") if numbered else None,
                el("h3", each.title),
                el("p", self.rich(each.words)),
            )
            for i, each in enumerate(shown, start=1)
        ], class_="panels")  # fmt: skip

    def signs(self) -> Markup:
        """As they are drawn at the table; what stands on cards has its colour there."""
        front = self.card()
        corners = zip(front.corners, CORNERS, strict=True) if front else ()
        places = {corner.icon: place for corner, place in corners if corner}
        return el("ul", *[
            el("li", el("span", icon(sign.icon), class_=f"sign {places.get(sign.icon, sign.icon)}"), el("b", sign.name),
               el("span", sign.words))
            for sign in self.told.signs
        ], class_="signs")  # fmt: skip

    def card(self) -> CardFront | None:
        fronts = [front for _, fronts in self.game.page.gallery(self.figures.book) for front in fronts]
        return next((front for front in fronts if front.name == self.told.card), None)

    def anatomy(self) -> Markup | None:
        """A card, and what stands where on it."""
        front = self.card()
        if front is None:
            return None
        places = ("bottom left", "bottom middle", "bottom right")
        corners = [(place, corner) for place, corner in zip(places, front.corners, strict=True) if corner]
        parts = [
            ("top left", "Its cost") if front.pips else ("top left", f"Its {front.cost_label}") if front.cost else None,
            ("top right", front.symbol.words.partition(":")[0]) if front.symbol else None,
            ("star", front.star) if front.star else None,
            ("below the picture", f"Name, and what it is: {front.kind}"),
            ("in the middle", "What it does. At the table its bold words are explained.") if front.text else None,
            *[(place, f"{corner.label}: {corner.value}") for place, corner in corners],
        ]
        rows = [el("div", el("dt", part[0].capitalize()), el("dd", part[1])) for part in parts if part]
        return el("div", el("span", card_face(front), class_="item"), el("dl", *rows), class_="anatomy")

    def asked(self) -> Markup:
        """Questions that open; the field above finds them by any of their words."""
        return Markup("").join([
            el("details", el("summary", question), el("p", self.rich(answer)),
               data_find=f"{question} {self.words(answer)}".lower())
            for question, answer in self.told.asked
        ])  # fmt: skip
