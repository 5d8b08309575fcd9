"""How Elysia lies on the table: the map that grows, the market, the fight, everybody's cards. No rules here."""

from collections.abc import Sequence

from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.page import atlas
from rulewright.games.elysia.page import clash as fights
from rulewright.games.elysia.page.faces import character_face, face_of
from rulewright.games.elysia.page.panels import card_item, looked_at, market, panel, quests
from rulewright.games.elysia.rules.book import Book, make_book
from rulewright.games.elysia.rules.state import SETUP, State
from rulewright.kernel.event import Event
from rulewright.kernel.page.scene import CardFront, EntryField, GuideStep, Item, Scene, Tile, Zone
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.variant import OFFICIAL

drawing = atlas.drawing
hint = fights.hint

STEPS = ("Setup", "Exhaustion", "Play", "Move", "Combat", "Buy", "Draw")  # RE-105, as short as they stand in a line


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat."""
    me = 0 if viewer is None or viewer == SPECTATOR else viewer
    order = [(me + i) % view.seats for i in range(1, view.seats)]
    hand = tuple(card_item(view, card, me, "Card in hand") for card in view.players[me].hand)
    choosing = any(player.character < 0 for player in view.players)
    middle = (_characters(view),) if choosing else (*looked_at(view), market(view))
    where = f"Round {view.round}, {names[view.active]}: {STEPS[view.part]}"
    return Scene(
        headline="Choose your Character" if choosing else "The opening market" if view.part == SETUP else where,
        rivals=tuple(panel(view, seat, names[seat], False) for seat in order),
        own=panel(view, me, names[me], True),
        hand=Zone(f"hand-{me}", "Hand", "fan", hand, owner=me),
        board=None if choosing else atlas.board(view),
        middle=middle,
        queue=quests(view),
        phases=STEPS[1:] if view.part != SETUP else (),
        phase=view.part - 1,
        clash=fights.clash(view),
    )


def _characters(view: State) -> Zone:
    taken = [player.character for player in view.players]
    copies = 2 if view.seats > 4 else 1
    items = tuple(
        Item(f"button-character-{i}", character_face(each), dim=taken.count(i) >= copies)
        for i, each in enumerate(CHARACTERS)
    )
    return Zone("characters", "Characters", "grid", items, icon="user")


# -- what moves


def fx(view: State, event: Event) -> list[dict[str, object]] | None:
    """What an event looks like: lost cards and Wild float, a strike shakes; the rest glows."""
    args = event.args
    seat = args.get("seat", -1)
    match event.kind:
        case "strikes":
            return [{"k": "hit", "ref": "clash", "n": args["n"]}] if args["n"] else None
        case "villain_loses":
            return [{"k": "hit", "ref": f"npc-{args['npc']}", "n": 1}]
        case "exhausted":
            return [{"k": "end", "ref": f"figure-{seat}" if seat >= 0 else f"npc-{args['npc']}"}]
        case "gains_wild" | "gains_light":
            return [{"k": "heal", "ref": f"figure-{seat}", "n": args["n"]}]
        case "gains_darkness" | "gains_minus":
            return [{"k": "hit", "ref": f"figure-{seat}", "n": args["n"]}]
        case "places_tile" | "places_overlay":
            return [{"k": "glow", "ref": f"hex-{args['place']}"}]
        case "wins":
            return [{"k": "end", "ref": f"seat-{seat}"}]
    return None


# -- beside the table


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by chapter."""
    chapters = [("General Market", "market"), ("Exploration Deck", "exploration"), ("Encounter Deck", "encounter"),
                ("Main Quests", "main"), ("Side Quests", "side"), ("Map", "map")]  # fmt: skip
    found = [("Characters", [character_face(each) for each in CHARACTERS])]
    found += [
        (f"{each.name}'s Starting Deck", [face_of(book.cards[book.keys[card.key]]) for _, card in each.cards])
        for each in CHARACTERS
    ]
    return found + [(title, [face_of(card) for card in book.cards if card.home == home]) for title, home in chapters]


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    keys = ("claymore", "troll", "dark-lord", "treasure-chest")
    return Tile(
        "Heroes reborn in a land that grows under their feet.",
        ("1 to 8 players", "45 to 90 minutes", "Exploration and deck-building"),
        tuple(face_of(book.cards[book.face(key)]) for key in keys),
        hue="sea",
    )


FIELDS = (
    EntryField(
        "character",
        "Character",
        (("", "Choose at the table"), *((each.key, f"{each.name}, {each.title}") for each in CHARACTERS)),
        "Each figure is there once; twice with more than four players (RE-R172).",
    ),
)

TURNING = ("exhausted", "quest", "fortress", "leaves")
"""Events that change the course of a game."""

NUMBERS = (
    ("Tiles placed", ("places_tile",)),
    ("Cards bought", ("buys",)),
    ("Coin spent", ("buys",)),
    ("Fights struck", ("attacks",)),
    ("Times Exhausted", ("exhausted",)),
    ("Side Quests", ("quest",)),
    ("Wild gained", ("gains_wild",)),
    ("Darkness gained", ("gains_darkness",)),
)
SUMMED = ("Coin spent", "Wild gained", "Darkness gained")


def numbers(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A finished game in figures, one for each seat."""
    counted = {title: [0] * seats for title, _ in NUMBERS}
    for event in log:
        seat = event.args.get("seat", -1)
        for title, kinds in NUMBERS:
            if event.kind in kinds and seat >= 0:
                counted[title][seat] += event.args.get("n", 1) if title in SUMMED else 1
    return list(counted.items())


GUIDE = (
    GuideStep("queue", "How to win", "Complete one of the Main Quests before the others do. The signs show how far "
              "everybody has come; point at a Quest to read it.", "RE-238"),
    GuideStep("board", "The map", "You walk from tile to tile. Step where nothing lies yet, and a new tile is placed. "
              "The numbers say how much Walk it takes to come and stay there; + is unknown, ! is too much to stay.",
              "RE-125"),
    GuideStep("holding", "Your hand", "Each card is worth Walk or Coin on the way (middle), Attack (left) or Defense "
              "(right) in a fight. Your hand is your health, too.", "RE-042", "play"),
    GuideStep("mine", "Your tokens", "A Wild is any one Resource in your turn. Keep some for a fight.", "RE-048"),
    GuideStep("market", "The market", "Here lie the cards to buy with Coin, in a Village other than the one where your "
              "turn began.", "RE-158"),
    GuideStep("asking", "Step by step", "Take one step after another, or stop. Where you stop, something may await "
              "you.", "RE-123", "move"),
    GuideStep("clash", "A fight", "All Attack is added up and shared among the Defenders. Each plays one card against "
              "it; what is left over costs cards. Without cards one is Exhausted.", "RE-190", "attack"),
)  # fmt: skip
