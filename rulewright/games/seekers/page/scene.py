"""How Seekers lies on the table: the Battlemap, the Stack, effect Zones and hands. No rules here."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.page.battlemap import board
from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.page.panel import card_item, panel
from rulewright.games.seekers.page.stack_column import arrows, on_stack
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ids import PHASES, SETUP
from rulewright.games.seekers.rules.playing.requirements import cost_of, from_hand
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.page.scene import Item, Scene, Zone, laid_card
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Question, Seat


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat."""
    me = Seat(0) if viewer is None or viewer == SPECTATOR else viewer
    order = [Seat((me + i) % view.seats) for i in range(1, view.seats)]
    started = bool(view.units)
    items = (*reversed(view.waiting), *reversed(view.stack))
    stack = tuple(on_stack(view, item, names) for item in items)
    column = Zone("stack", "Stack", "column", stack, icon="layer-group", empty="The Stack is empty")
    return Scene(
        headline=f"{names[view.active]}: {PHASES[view.phase]}" if started else "Choose your Seeker",
        rivals=tuple(panel(view, seat, names[seat], False) for seat in order),
        own=panel(view, me, names[me], True),
        hand=Zone(f"hand-{me}", "Hand", "fan", _hand(view, me), owner=me) if started else None,
        board=board(view) if started else None,
        middle=_exchanged(view, me) if started else _armories(view),
        queue=column if started else None,
        phases=PHASES[1:] if view.phase != SETUP else (),
        phase=view.phase - 1,
        arrows=tuple(arrow for item in items for arrow in arrows(view, item)),
    )


def _hand(view: State, me: Seat) -> tuple[Item, ...]:
    """With what each card costs now."""
    items = []
    for card in view.players[me].hand:
        if view.faces[card] == HIDDEN:
            items.append(card_item(view, card, "Card in hand"))
        else:
            now = cost_of(view, me, from_hand(view.faces[card], card))
            items.append(laid_card(card_front(view.book.cards[view.faces[card]], now), card, me))
    return tuple(items)


def close_up(view: State, question: Question | None, scene: Scene) -> Scene:
    """What lies on top of the deck, while one looks at it, and at no other time (SK-222)."""
    if question is None or question.prompt.key != prompts.SCRY.key:
        return scene
    cards = list(dict.fromkeys(CardId(option.a) for option in question.options))
    looked_at = Zone("looked-0", "Top of your deck", "grid", tuple(card_item(view, card) for card in cards),
                     owner=question.seat)  # fmt: skip
    return replace(scene, middle=(looked_at,))


def _exchanged(view: State, me: Seat) -> tuple[Zone, ...]:
    """The deck and Sideboard before the game (SK-079)."""
    player = view.players[me]
    placed = all(unit.hex >= 0 for unit in view.units[: view.seats])
    if view.phase != SETUP or not placed or not player.side or player.hand:
        return ()
    shown = {"Sideboard": player.side, "Your deck": player.deck}
    return tuple(
        Zone(f"looked-{i}", title, "grid", tuple(card_item(view, card) for card in cards), owner=me)
        for i, (title, cards) in enumerate(shown.items())
        if any(view.faces[card] != HIDDEN for card in cards)
    )


def _armories(view: State) -> tuple[Zone, ...]:
    items = tuple(
        Item(f"button-armory-{i}", card_front(view.book.cards[view.book.face(each.seeker)]))
        for i, each in enumerate(ARMORIES.values())
    )
    return (Zone("armories", "Armories", "grid", items, icon="user"),)
