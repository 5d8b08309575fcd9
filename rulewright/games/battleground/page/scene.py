"""How Battleground lies on the table: the lanes between two areas, the hand, and what the pages say of the game."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.boards import BOARDS
from rulewright.games.battleground.page import battlefield, outlook
from rulewright.games.battleground.page.faces import class_face, face_of, power_face
from rulewright.games.battleground.page.panels import card_item, class_item, panel
from rulewright.games.battleground.rules.book import Book, make_book
from rulewright.games.battleground.rules.casting import can_begin
from rulewright.games.battleground.rules.mana import can_spend
from rulewright.games.battleground.rules.state import (
    BATTLE,
    FIRST_MAIN,
    PHASES,
    SECOND_MAIN,
    SETUP,
    State,
    card_of,
    hand_of,
    unit_of,
)
from rulewright.kernel.event import Event
from rulewright.kernel.page.scene import Badge, CardFront, EntryField, GuideStep, Item, Scene, Tile, Zone
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat
from rulewright.kernel.variant import OFFICIAL

drawing = battlefield.drawing
preview = outlook.preview
hint = outlook.hint

CASTABLE = Badge("Affordable", "wand-magic-sparkles", "BG-077")


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; who watches sees it from seat 0's side."""
    me = 0 if viewer is None or viewer == SPECTATOR else viewer
    rest = [(me + i) % view.seats for i in range(1, view.seats)]
    started = view.phase != SETUP and view.turn > 0
    hand = None
    if started:
        cards = tuple(in_hand(view, me, card) for card in hand_of(view.players[me]))
        hand = Zone(f"hand-{me}", "Hand", "fan", cards, owner=me)
    taken = {player.klass for player in view.players} if not view.book.rules.mirror_classes else set()
    classes = tuple(class_item(i, class_face(each), i in taken) for i, each in enumerate(BOARDS))
    wave = f", wave {view.wave}" if view.phase == BATTLE and view.wave else ""
    return Scene(
        headline=f"{names[view.active]}: {PHASES[view.phase]}{wave}" if started else "Choose your class",
        rivals=tuple(panel(view, seat, names[seat], False) for seat in rest),
        own=panel(view, me, names[me], True),
        hand=hand,
        board=battlefield.board(view, me, list(names)) if started else None,
        middle=() if started else (Zone("classes", "Classes", "grid", classes, icon="certificate"),),
        phases=PHASES[1:] if started else (),
        phase=view.phase - 1,
    )


def in_hand(view: State, seat: Seat, card: CardId) -> Item:
    """A card of the viewer's hand; in the own Main phases marked if it can be paid for and begun (BG-077, BG-R25)."""
    if view.faces[card] == HIDDEN:
        return card_item(view, card, words="Card in hand")
    player, design = view.players[seat], card_of(view, card)
    now = seat == view.active and view.phase in (FIRST_MAIN, SECOND_MAIN)
    if not now or design.kind != "spell" or not (can_spend(player, design.pay) and can_begin(view, seat, design)):
        return card_item(view, card)
    return card_item(view, card, (CASTABLE,))


# -- what moves


def fx(view: State, event: Event) -> list[dict[str, object]] | None:
    """What an event looks like: dice fall, damage and healing float; the rest glows."""
    args = event.args
    match event.kind:
        case "damage" | "heals":
            kind = "hit" if event.kind == "damage" else "heal"
            return [{"k": kind, "ref": f"card-{args['card']}", "n": args["n"]}]
        case "loses_life" | "heals_hero":
            kind = "hit" if event.kind == "loses_life" else "heal"
            return [{"k": kind, "ref": f"hero-{args['seat']}", "n": args["n"]}]
        case "dies":
            back = unit_of(view, args["card"]) is None
            return [{"k": "flip", "ref": f"field-{args['field']}"}] if back else None
        case "rolls":
            return [{"k": "dice", "ref": f"seat-{args['seat']}", "faces": [args["n"]]}]
        case "won":
            return [{"k": "end", "ref": f"seat-{args['seat']}"}]
        case "drawn":
            return [{"k": "end", "ref": "board"}]
    return None


# -- beside the table


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by class, and the powers of its board."""
    chapters: list[tuple[str, list[CardFront]]] = []
    for board in BOARDS:
        cards = [card for card in book.cards if card.klass == board.key]
        for title, kind in (("units", "unit"), ("spells", "spell")):
            found = [face_of(card) for card in cards if card.kind == kind]
            if found:
                chapters.append((f"{board.name}: {title}", found))
        powers = [power_face(board.key, name, i, power) for name, path in board.paths for i, power in enumerate(path)]
        chapters.append((f"{board.name}: powers", powers))
    return chapters


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    keys = ("crusader", "abomination", "fireball", "stone-golem")
    return Tile(
        "Hold five lanes, charge spells in secret, break through.",
        ("2 players", "30 to 45 minutes", "Lane battle with classes that grow"),
        tuple(face_of(book.cards[book.face(key)]) for key in keys),
        hue="meadow",
    )


FIELDS = (
    EntryField(
        "klass",
        "Class",
        (("", "Choose at the table"), *((board.key, board.name) for board in BOARDS)),
        "No two players may take the same one, unless the variant allows it (BG-040).",
    ),
)

TURNING = ("level", "attacks_hero", "concedes")
"""Events that change the course of a game."""

NUMBERS = (
    ("Spells cast", ("casts",)),
    ("Units summoned", ("summons",)),
    ("Life lost", ("loses_life",)),
    ("Experience gained", ("experience",)),
    ("Levels", ("level",)),
)
COUNTED = ("loses_life", "experience")


def numbers(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A finished game in figures, one for each seat."""
    counted = {title: [0] * seats for title, _ in NUMBERS}
    for event in log:
        seat = event.args.get("seat", -1)
        for title, kinds in NUMBERS:
            if event.kind in kinds and seat >= 0:
                counted[title][seat] += event.args.get("n", 1) if event.kind in COUNTED else 1
    return list(counted.items())


GUIDE = (
    GuideStep("rivals", "Your rival", "Up here is the other hero. Bring it to 0 life and you win.", "BG-044"),
    GuideStep(
        "board", "The lanes", "Your units march away from you, row by row. Point at one to see whom it would hit, "
        "and why so hard.", "BG-016",
    ),
    GuideStep(
        "mine", "Your orbs", "Orbs pay for everything. A spent orb lies on the wheel where its hand points, and is "
        "back when the hand comes round again.", "BG-056",
    ),
    GuideStep(
        "holding", "Your hand", "Cast a spell now, or prepare it face down and charge it over the turns: fully charged "
        "it may be cast in your rival's turn as well.", "BG-086", "main",
    ),
    GuideStep(
        "mine", "Powers", "Every third experience brings a power token. Open your board and place it on the next power "
        "of a path.", "BG-192", "main",
    ),
    GuideStep(
        "queue", "Before the battle", "Here stands what your units would do. Point at a line to see the sum: Attack, "
        "defense, flanks.", "BG-157", "main",
    ),
    GuideStep(
        "asking", "Attack, defend, advance", "Each unit acts in two waves: an attack or a defense, and an advance, in "
        "an order you choose.", "BG-116", "wave",
    ),
)  # fmt: skip
