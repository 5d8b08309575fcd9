"""How Battleground lies on the table: the lanes between two areas, and the hand."""

from collections.abc import Sequence
from functools import partial

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.page.board import board
from rulewright.games.battleground.page.card_fronts import class_front
from rulewright.games.battleground.page.player_area import card_item, panel
from rulewright.games.battleground.rules.ids import BATTLE, FIRST_MAIN, PHASES, SECOND_MAIN, SETUP
from rulewright.games.battleground.rules.main_phase.casting import can_begin
from rulewright.games.battleground.rules.mana import can_spend
from rulewright.games.battleground.rules.setup import taken_classes
from rulewright.games.battleground.rules.state import State, card_of, hand_of
from rulewright.kernel.page.scene import Badge, Item, Scene, Zone
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat

CASTABLE = Badge("Affordable", "wand-magic-sparkles", "BG-077")


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; who watches sees it from seat 0's side."""
    me = Seat(0) if viewer is None or viewer == SPECTATOR else viewer
    rest = [Seat((me + i) % view.seats) for i in range(1, view.seats)]
    started = view.phase != SETUP and view.turn > 0
    hand = None
    if started:
        cards = tuple(
            in_hand(view, me, card) for card in sorted(hand_of(view.players[me]), key=partial(_hand_order, view))
        )
        hand = Zone(f"hand-{me}", "Hand", "fan", cards, owner=me)
    taken = taken_classes(view, me)
    classes = tuple(Item(f"button-class-{i}", class_front(each), dim=i in taken) for i, each in enumerate(BOARDS))
    wave = f", wave {view.wave}" if view.phase == BATTLE and view.wave else ""
    return Scene(
        headline=f"{names[view.active]}: {PHASES[view.phase]}{wave}" if started else "Choose your class",
        rivals=tuple(panel(view, seat, names[seat], False) for seat in rest),
        own=panel(view, me, names[me], True),
        hand=hand,
        board=board(view, me, list(names)) if started else None,
        middle=() if started else (Zone("classes", "Classes", "grid", classes, icon="certificate"),),
        phases=PHASES[1:] if started else (),
        phase=view.phase - 1,
    )


def _hand_order(view: State, card: CardId) -> tuple[bool, int]:
    """Units first, then spells, alike ones together: what comes back has its place again."""
    face = view.faces[card]
    return face == HIDDEN or view.book.cards[face].kind == "spell", face


def in_hand(view: State, seat: Seat, card: CardId) -> Item:
    """A card of the viewer's hand; in the own Main phases marked if it can be paid for and begun (BG-077, BG-R25)."""
    if view.faces[card] == HIDDEN:
        return card_item(view, card, words="Card in hand")
    player, design = view.players[seat], card_of(view, card)
    now = seat == view.active and view.phase in (FIRST_MAIN, SECOND_MAIN)
    if not now or design.kind != "spell" or not (can_spend(player, design.pay) and can_begin(view, seat, design)):
        return card_item(view, card)
    return card_item(view, card, (CASTABLE,))
