"""Arranging and playing Outposts positions in tests: `position(...)`, then `play(step, state, answers)`.

Rulings are played with the numbers as they were drafted, bare Outposts of 0/0 and all: what is tuned later changes
no ruling.
"""

from collections.abc import Sequence
from typing import Any

from rulewright.games import GAMES
from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.position import Post, Side, find
from rulewright.games.outposts.rules.position import position as official_position
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.open_box import start
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.games.outposts.rules.tunables import DRAFT
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import CardId
from rulewright.kernel.variant import OFFICIAL, Variant, draft_variant
from rulewright.testing.script import Asked, Follow, Script, plain, play, run, told
from rulewright.testing.script import upto as ask

GAME: Any = GAMES["outposts"]
DRAFTED = draft_variant(DRAFT)
DRAFTED_CARDS = make_book(DRAFTED).cards


def drafted(variant: Variant = OFFICIAL) -> Variant:
    """What a variant changes, on top of the numbers as they were drafted."""
    cards = {
        key: {**DRAFTED.cards.get(key, {}), **variant.cards.get(key, {})} for key in {*DRAFTED.cards, *variant.cards}
    }
    return Variant(variant.name, {**DRAFTED.rules, **variant.rules}, cards)


def position(*sides: Side, active: int = 0, round: int = 3, variant: Variant = OFFICIAL, seed: int = 1) -> State:
    """A position with the numbers as they were drafted."""
    return official_position(*sides, active=active, round=round, variant=drafted(variant), seed=seed)


def names(state: State, cards: Sequence[int]) -> list[str]:
    """The keys of these cards."""
    return [card_of(state, CardId(card)).key for card in cards]


def drafted_card(key: str) -> Card:
    """A card by its key, as it was drafted."""
    return next(card for card in DRAFTED_CARDS if card.key == key)


def rules(**tunables: Any) -> Variant:
    """The official cards under other rules."""
    return Variant("tried", rules=tunables)


def box(*entries: Entry, variant: Variant = OFFICIAL, seed: int = 1) -> State:
    """A match before its setup: the open box."""
    return start(make_book(variant), entries, Dice(seed))


def cast(state: State, *answers: str) -> Script:
    """Play cards with these answers up to the next free choice of the Play step: mana and zones as they are then."""
    table = Script(state, answers)
    stopped: Asked | None = None
    try:
        play_cards(table, state)
    except Asked as asked:
        stopped = asked
    except GameOver:
        pass
    assert stopped is None or stopped.why.key == "play", f"still open: {stopped}"
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    return table


def totals(table: Script) -> tuple[int, int, int]:
    """(Attacker's Strength, Defense, Defender's Strength) of the last assault."""
    return all_totals(table)[-1]


def all_totals(table: Script) -> list[tuple[int, int, int]]:
    """The same of every assault."""
    return [(args["attackers"], args["defense"], args["defenders"]) for args in told(table, "totals")]


def built(place: str, upgrade: str, counters: int = 0) -> Post:
    """An Outpost with one upgrade, 'open' or 'closed'."""
    return Post(counters, open=[upgrade]) if place == "open" else Post(counters, closed=[upgrade])


__all__ = [
    "DRAFTED_CARDS",
    "GAME",
    "Asked",
    "Follow",
    "Post",
    "Script",
    "Side",
    "all_totals",
    "ask",
    "box",
    "built",
    "cast",
    "drafted",
    "drafted_card",
    "find",
    "names",
    "plain",
    "play",
    "position",
    "rules",
    "run",
    "told",
    "totals",
]
