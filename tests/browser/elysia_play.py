"""A person who plays Elysia in the browser: walks, explores, buys and fights by clicks or taps."""

import random
from typing import Any

import browser_play as hand


def act(page: Any, roll: random.Random, tap: bool = False) -> str:
    """One answer by clicks; what kind of question it was."""
    key = hand.key(page)
    hand.settled(page)
    cards = page.locator(f"#holding .item{hand.LIT}")
    shelf = page.locator(f"#middle .item{hand.LIT}")
    ends, passes = page.locator(".place.end"), page.locator(".place.pass")
    buttons = page.locator(hand.BUTTONS)
    if page.locator("#marks").get_attribute("data-picked") and page.locator("[data-primary]").count():
        hand.hit(page, page.locator("[data-primary]"), tap)
    elif key in ("character", "opening", "buy", "merchant") and shelf.count():
        hand.hit(page, shelf.nth(roll.randrange(shelf.count())), tap, position={"x": 20, "y": 40})
    elif key == "play" and cards.count() < 3 and ends.count():  # some cards are kept for a fight
        hand.hit(page, ends, tap)
    elif key in ("play", "attack", "defense", "damage", "bandits", "discard_for", "pay") and cards.count():
        hand.hit(page, cards.nth(roll.randrange(cards.count())), tap, position={"x": 12, "y": 60})
    elif key in ("move", "target", "more_targets", "overlay_at", "omen") and hand.click_board(
        page, roll, tap, "Unexplored"
    ):
        pass
    elif ends.count():
        hand.hit(page, ends, tap)
    elif passes.count():
        hand.hit(page, passes, tap)
    elif buttons.count():
        hand.hit(page, buttons.nth(0 if key == "end_combat" else roll.randrange(buttons.count())), tap)
    else:
        hand.press(page, "")
    return key
