"""How Elysia lies on the table: the map that grows, the market, the fight, everybody's cards. No rules here."""

from collections.abc import Sequence
from functools import lru_cache

from rulewright.games.elysia.book import Book, make_book
from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.card import OVERLAYS, Card
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.map import FIRST_VILLAGE, coordinates
from rulewright.games.elysia.state import PARTS, SETUP, State
from rulewright.games.elysia.words import npc_name, place_name, seat_name, tile_name
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat
from rulewright.kernel.scene import (
    Board,
    Cell,
    Counter,
    EntryField,
    Face,
    GuideStep,
    Item,
    Panel,
    Piece,
    Scene,
    Tile,
    Zone,
)
from rulewright.kernel.variant import OFFICIAL

HUES = {"start": "bronze", "market": "gold", "exploration": "violet", "encounter": "rose", "map": "moss",
        "main": "flame", "side": "sky"}  # fmt: skip


@lru_cache(maxsize=1024)
def face_of(card: Card) -> Face:
    """A card's face."""
    corners = (Counter("Attack", card.attack, "khanda"), None, Counter("Defense", card.defense, "shield-halved"))
    fights = card.kind in ("item", "monster")
    return Face(
        name=card.name,
        kind=card.kind.replace("_", " ").capitalize(),
        hue=HUES[card.home],
        icons=("star",),
        cost=str(card.cost) if card.kind == "item" and card.home != "start" else "",
        cost_label="Coin",
        text=((card.text, ""),),
        corners=corners if fights else (None, None, None),
        origin="" if card.origin == "rulebook" else card.origin,
    )


def card_item(view: State, card: CardId, owner: Seat | None = None) -> Item:
    face = None if view.faces[card] == HIDDEN else face_of(view.book.cards[view.faces[card]])
    return Item(f"card-{card}", face, owner)


def board(view: State) -> Board:
    """The tiles, and everybody who stands on them."""
    cells = []
    for place, tile in view.tiles.items():
        spot = coordinates(place)
        terrain = "village" if tile == FIRST_VILLAGE else TERRAINS[tile & 7].lower()
        mark = OVERLAYS[tile >> 3][:1]
        cells.append(Cell(f"hex-{place}", (spot.q, spot.r), f"{tile_name(tile)} {place_name(place)}", terrain, mark))
    pieces = [
        Piece(f"figure-{seat}", f"hex-{player.place}", seat_name(view, seat), "user", seat)
        for seat, player in enumerate(view.players)
        if not player.out
    ]
    pieces += [Piece(f"npc-{npc.uid}", f"hex-{npc.place}", npc_name(view, npc.uid), "skull") for npc in view.npcs]
    return Board("hexmap", tuple(cells), tuple(pieces))


def panel(view: State, seat: Seat, name: str) -> Panel:
    """One player's side: tokens, piles, Leave Out cards, the play area."""
    player = view.players[seat]
    light = Counter("Light", player.net, "sun") if player.net >= 0 else Counter("Darkness", -player.net, "moon")
    counters = (
        light,
        Counter("Wild", player.wild, "star"),
        Counter("−1 Card", player.minus, "minus"),
        Counter("Cards in hand", len(player.hand), "hand"),
    )
    front = tuple(card_item(view, card, seat) for card in player.front + player.played)
    piles = (
        Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck), icon="layer-group"),
        Zone(f"discard-{seat}", "Discard", "pile", tuple(card_item(view, card, seat) for card in player.discard),
             owner=seat, icon="trash-can"),
    )  # fmt: skip
    title = CHARACTERS[player.character].name if player.character >= 0 else ""
    return Panel(f"seat-{seat}", seat, name, counters, ((Zone(f"front-{seat}", "In play", "row", front, owner=seat),),),
                 piles, active=seat == view.active, out=player.out, title=title, icon="user", hue="gold")  # fmt: skip


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat."""
    me = 0 if viewer is None or viewer == SPECTATOR else viewer
    order = [(me + i) % view.seats for i in range(1, view.seats)]
    hand = tuple(card_item(view, card, me) for card in view.players[me].hand)
    market = tuple(
        Item(f"market-{face}", face_of(view.book.cards[face]), note=f"{view.stock[i]} left")
        for i, face in enumerate(view.book.market)
        if view.stock
    )
    offer = tuple(card_item(view, card) for card in view.offer)
    middle = [Zone("market", "General Market", "grid", market)]
    if offer:
        middle.append(Zone("offer", "Advanced Market", "row", offer))
    return Scene(
        headline=f"Round {view.round}, {names[view.active]}: {PARTS[view.part]}",
        rivals=tuple(panel(view, seat, names[seat]) for seat in order),
        own=panel(view, me, names[me]),
        hand=Zone(f"hand-{me}", "Hand", "fan", hand, owner=me),
        board=board(view),
        middle=tuple(middle),
        phases=PARTS[1:] if view.part != SETUP else (),
        phase=view.part - 1,
    )


# -- beside the table


def gallery(book: Book) -> list[tuple[str, list[Face]]]:
    """All cards by chapter."""
    chapters = [("General Market", "market"), ("Exploration Deck", "exploration"), ("Encounter Deck", "encounter"),
                ("Main Quests", "main"), ("Side Quests", "side"), ("Map", "map")]  # fmt: skip
    found = [
        (f"{each.name}'s Starting Deck", [face_of(book.cards[book.keys[card.key]]) for _, card in each.cards])
        for each in CHARACTERS
    ]
    return found + [(title, [face_of(card) for card in book.cards if card.home == home]) for title, home in chapters]


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    faces = tuple(face_of(book.cards[book.name_card(i)]) for i in range(4))
    return Tile(
        "Heroes reborn in a land that grows under their feet.",
        ("1 to 8 players", "45 to 90 minutes", "Exploration and deck-building"),
        faces,
        hue="gold",
    )


FIELDS = (
    EntryField(
        "character", "Character", (("", "Choose at the table"), *((each.key, each.name) for each in CHARACTERS))
    ),
)

GUIDE = (
    GuideStep("board", "The map", "Step where nothing lies yet, and a new tile is placed.", "RE-125"),
    GuideStep("holding", "Your hand", "Cards are Walk, Coin and fights, and they are your health.", "RE-042"),
    GuideStep("mine", "Your tokens", "A Wild can be any Resource in your turn.", "RE-048"),
)
