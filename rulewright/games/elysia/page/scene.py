"""How Elysia lies on the table: the map that grows, the market, the fight, everybody's cards. No rules here."""

from collections.abc import Sequence

from rulewright.games.elysia.cards.card import CharacterId
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.page.card_fronts import character_front
from rulewright.games.elysia.page.fight import fight
from rulewright.games.elysia.page.map import board
from rulewright.games.elysia.page.panels import card_item, looked_at, market, panel, quests
from rulewright.games.elysia.rules.state import SEATS, SETUP, State
from rulewright.kernel.page.scene import Item, Scene, Zone
from rulewright.kernel.question import SPECTATOR, Seat

STEPS = ("Setup", "Exhaustion", "Play", "Move", "Combat", "Buy", "Draw")  # RE-105, as short as they stand in a line


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat."""
    me = SEATS[0] if viewer is None or viewer == SPECTATOR else viewer
    order = [SEATS[(me + i) % view.seats] for i in range(1, view.seats)]
    hand = tuple(card_item(view, card, me, "Card in hand") for card in view.players[me].hand)
    choosing = any(player.character < 0 for player in view.players)
    middle = (_characters(view),) if choosing else (*looked_at(view), market(view))
    where = f"Round {view.round}, {names[view.active]}: {STEPS[view.part]}"
    return Scene(
        headline="Choose your Character" if choosing else "The opening market" if view.part == SETUP else where,
        rivals=tuple(panel(view, seat, names[seat], False) for seat in order),
        own=panel(view, me, names[me], True),
        hand=Zone(f"hand-{me}", "Hand", "fan", hand, owner=me),
        board=None if choosing else board(view),
        middle=middle,
        queue=quests(view),
        phases=STEPS[1:] if view.part != SETUP else (),
        phase=view.part - 1,
        clash=fight(view),
    )


def _characters(view: State) -> Zone:
    taken = [player.character for player in view.players]
    copies = 2 if view.seats > 4 else 1
    items = tuple(
        Item(f"button-character-{i}", character_front(character), dim=taken.count(CharacterId(i)) >= copies)
        for i, character in enumerate(CHARACTERS)
    )
    return Zone("characters", "Characters", "grid", items, icon="user")
