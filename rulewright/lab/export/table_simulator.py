"""Cards for Tabletop Simulator: pictures of ten by seven cards each, and the saved object that deals from them."""

from collections.abc import Sequence
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import CardFront
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.export.card_print import HIGH, WIDE, back_svg, card_svg
from rulewright.lab.export.every_card import every_card, text_of

ACROSS, DOWN = 10, 7
PER_SHEET = ACROSS * DOWN - 1  # the last place of a sheet is what others see of a hidden card


def face_sheets(game: Game, variant: Variant = OFFICIAL) -> list[str]:
    """The sheets as drawings, each with the back in its last place."""
    fronts = [card.front for card in every_card(game, variant)]
    return [_sheet(fronts[i : i + PER_SHEET], game.title) for i in range(0, len(fronts), PER_SHEET)]


def _sheet(fronts: Sequence[CardFront], title: str) -> str:
    places = [card_svg(front) for front in fronts] + [""] * (PER_SHEET - len(fronts)) + [back_svg(title)]
    size = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}"'
    parts = [
        f'<svg x="{i % ACROSS * WIDE}" y="{i // ACROSS * HIGH}" {size}>{card}</svg>'
        for i, card in enumerate(places)
        if card
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ACROSS * WIDE} {DOWN * HIGH}">{"".join(parts)}</svg>'


def saved_object(game: Game, variant: Variant = OFFICIAL, folder: str = "file:///") -> dict[str, Any]:
    """The JSON of a saved object: one deck of all cards. A card's number is its sheet times 100 and its place."""
    cards = [card.front for card in every_card(game, variant)]
    sheets = range(1, 1 + -(-len(cards) // PER_SHEET))
    custom = {
        str(sheet): {
            "FaceURL": f"{folder}{game.slug}-{sheet}.png", "BackURL": f"{folder}{game.slug}-back.png",
            "NumWidth": ACROSS, "NumHeight": DOWN, "BackIsHidden": True, "UniqueBack": False,
        }
        for sheet in sheets
    }  # fmt: skip
    ids = [100 * (1 + i // PER_SHEET) + i % PER_SHEET for i in range(len(cards))]
    contained = [
        {
            "Name": "Card", "Transform": _place(), "Nickname": card.name, "Description": text_of(card),
            "CardID": number,
            "CustomDeck": {str(number // 100): custom[str(number // 100)]},
        }
        for card, number in zip(cards, ids, strict=True)
    ]  # fmt: skip
    deck = {
        "Name": "DeckCustom", "Transform": _place(), "Nickname": game.title, "DeckIDs": ids, "CustomDeck": custom,
        "ContainedObjects": contained,
    }  # fmt: skip
    return {"SaveName": game.title, "GameMode": "", "ObjectStates": [deck]}


def _place() -> dict[str, float]:
    return {"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180, "scaleX": 1, "scaleY": 1, "scaleZ": 1}
