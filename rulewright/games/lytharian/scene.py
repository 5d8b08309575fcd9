"""How Lytharian Chess lies on the table: the board, both sides' zones, the stack, the hand. No rules here."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.state import PHASES, SETUP, State, seat_of, troop_face
from rulewright.games.lytharian.words import item_name, square_name, troop_name
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat
from rulewright.kernel.scene import Board, Cell, Counter, Face, Item, Panel, Piece, Scene, Zone

ROLE_ICONS = ("chess-king", "chess-queen", "chess-rook", "chess-knight", "chess-bishop", "chess-pawn")
# The frame of a card, each colour a hue of its own (LC-020 to LC-028).
HUES = {"white": "bone", "black": "shadow", "gray": "slate", "pink": "rose", "yellow": "gold", "red": "flame",
        "brown": "bronze", "blue": "sky", "silver": "silver"}  # fmt: skip


def face_of(card: Card) -> Face:
    """What a card shows."""
    troop = card.kind == "troop"
    icon = ROLE_ICONS[card.role] if troop else "wand-magic-sparkles" if card.kind == "spell" else "khanda"
    corners = (Counter("Att", card.att), None, Counter("Def", card.defense)) if troop else (None, None, None)
    return Face(card.name, card.line, HUES[card.frame], (icon,),
                cost="" if troop else card.price, cost_label="mana", text=((card.text, ""),), corners=corners,
                footnote=f"power {card.power}" if troop else "")  # fmt: skip


def card_item(view: State, card: CardId) -> Item:
    face = None if view.faces[card] == HIDDEN else face_of(view.book.cards[view.faces[card]])
    return Item(f"card-{card}", face, view.owner[card])


def board(view: State, viewer: Seat) -> Board:
    """Squares, rank 8 on top and a1 a coloured one (LC-013, LC-R02), castles, troops by role, faces where known."""
    size = view.book.board.width
    cells = tuple(
        Cell(f"square-{i}", (i % size, size - 1 - i // size), square_name(view, i),
             "castle" if i in view.book.castle else ("dark" if (i % size + i // size) % 2 == 0 else "light"))
        for i in range(size * size)
    )  # fmt: skip
    pieces = tuple(_piece(view, troop) for troop in range(2 * view.n) if view.at[troop] >= 0)
    return Board("square", cells, pieces, turned=viewer != view.first)


def _piece(view: State, troop: int) -> Piece:
    face = troop_face(view, troop)
    role = view.role[troop]
    numbers = (Counter("Damage", view.hurt[troop], "droplet"),) if view.hurt[troop] else ()
    return Piece(f"troop-{troop}", f"square-{view.at[troop]}", troop_name(view, troop),
                 ROLE_ICONS[role] if role >= 0 else "user", seat_of(view, troop), numbers,
                 face=None if face == HIDDEN else face_of(view.book.cards[face]), dim=not view.up[troop])  # fmt: skip


def panel(view: State, seat: Seat, name: str) -> Panel:
    """One player's side: mana, obelisk, enchants, nether and crypt."""
    player = view.players[seat]
    counters = (Counter("Mana", player.mana, "bolt", most=view.book.rules.mana_max),
                Counter("Obelisk", player.obelisk, "gem", most=view.book.rules.obelisk_max))  # fmt: skip
    enchants = Zone(
        f"enchants-{seat}", "Enchants", "chips", tuple(card_item(view, c) for c in player.enchants), owner=seat
    )
    piles = (
        Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck)),
        Zone(f"nether-{seat}", "Nether", "pile", tuple(card_item(view, c) for c in player.nether), owner=seat),
        Zone(f"crypt-{seat}", "Crypt", "pile", tuple(card_item(view, c) for c in player.crypt), owner=seat),
    )
    title = ROLE_NAMES[0] if seat == view.first else ""
    return Panel(f"seat-{seat}", seat, name, counters, ((enchants,),), piles, active=seat == view.active, title=title)


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat."""
    me = 0 if viewer is None or viewer == SPECTATOR else viewer
    started = bool(view.faces)
    hand = Zone(f"hand-{me}", "Hand", "fan", tuple(card_item(view, c) for c in view.players[me].hand), owner=me)
    stack = tuple(
        Item(f"stack-{item.uid}", Face(item_name(view, item), "Stack", "violet", ("layer-group",)), item.seat)
        for item in reversed(view.stack)
    )
    return Scene(
        headline=f"{names[view.active]}: {PHASES[view.phase]}" if started else "Choose your army",
        rivals=(panel(view, 1 - me, names[1 - me]),),
        own=panel(view, me, names[me]),
        hand=hand if started else None,
        board=board(view, me) if started else None,
        queue=Zone("stack", "Stack", "column", stack, empty="Nothing is pending") if started else None,
        phases=PHASES[1:] if view.phase != SETUP else (),
        phase=view.phase - 1,
    )
