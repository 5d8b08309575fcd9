"""How Lytharian Chess lies on the table, and what the pages say of the game. No rules here."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.page import outlook
from rulewright.games.lytharian.page.battlefield import board
from rulewright.games.lytharian.page.faces import card_item, face_of
from rulewright.games.lytharian.page.panels import choosing, panel, reserve
from rulewright.games.lytharian.rules.book import Book, make_book
from rulewright.games.lytharian.rules.position import Side, Troop, position
from rulewright.games.lytharian.rules.state import ABILITY, PHASES, SETUP, SPELL, Item, State
from rulewright.games.lytharian.words.words import item_name, stack_ref, troop_name
from rulewright.kernel.event import Event
from rulewright.kernel.page.scene import Arrow, Badge, CardFront, EntryField, GuideStep, Scene, Tile, Zone
from rulewright.kernel.page.scene import Item as Shown
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.variant import OFFICIAL

hint = outlook.hint


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; who watches sees it from seat 0's side."""
    me = 0 if viewer is None or viewer == SPECTATOR else viewer
    started = bool(view.faces)
    hand = Zone(f"hand-{me}", "Hand", "fan", tuple([card_item(view, c) for c in view.players[me].hand]), owner=me)
    stack = tuple([_on_stack(view, item, names) for item in reversed(view.stack)])
    playing = view.phase != SETUP
    troops = reserve(view, me, "grid") if started and choosing(view) else None
    return Scene(
        headline=_headline(view, names),
        rivals=(panel(view, 1 - me, names[1 - me], False),),
        own=panel(view, me, names[me], True),
        hand=hand if started else None,
        board=board(view, me) if started and troops is None else None,
        middle=(troops,) if troops else (),
        queue=Zone("stack", "Stack", "column", stack, empty="" if view.fight else "Nothing is pending")
        if started
        else None,
        phases=PHASES[1:] if playing and view.duel is None else (),
        phase=view.phase - 1,
        arrows=tuple([arrow for item in view.stack for arrow in _arrows(view, item)]),
        preview=outlook.fighting(view),
    )


def _headline(view: State, names: Sequence[str]) -> str:
    if not view.faces:
        return "Choose your army"
    if view.phase == SETUP:
        return "Place your troops"
    if view.duel is not None:
        return f"Round {view.duel.round}: {names[view.duel.attacker]} attacks"
    return f"{names[view.active]}: {PHASES[view.phase]}"


# -- the stack


def _on_stack(view: State, item: Item, names: Sequence[str]) -> Shown:
    """Something announced: what it is, whose, and at what."""
    if item.kind == ABILITY:
        face = CardFront(item_name(view, item), "Ability", "violet", ("bolt",))
    else:
        face = face_of(view.book.cards[item.face])
    lines = [f"{'Cast' if item.kind == SPELL else 'Used'} by {names[item.seat]}" + (f", X {item.x}" if item.x else "")]
    if _end(view, item).startswith("troop-"):
        lines.append(f"at {troop_name(view, item.target)}")
    badges = (Badge("Countered", "ban", "LC-159"),) if item.countered else ()
    return Shown(stack_ref(view, item.uid), face, item.seat, badges, lines=tuple(lines))


def _end(view: State, item: Item) -> str:
    """What a spell is aimed at, by its id."""
    if item.kind != SPELL or item.target < 0:
        return ""
    match view.book.cards[item.face].aim.kind:
        case "troop" | "friend" | "enemy" | "geared":
            return f"troop-{item.target}"
        case "player":
            return f"seat-{item.target}"
        case "spell":
            return stack_ref(view, item.target)
        case "permanent" | "curse" | "gear":
            return f"card-{item.target}"
    return ""


def _arrows(view: State, item: Item) -> list[Arrow]:
    end = _end(view, item)
    return [Arrow(stack_ref(view, item.uid), end, "aim", f"seat-{item.seat}", item.seat)] if end else []


# -- what moves


def fx(view: State, event: Event) -> list[dict[str, object]] | None:
    """What an event looks like: damage and healing float, dice fall; the rest glows."""
    args = event.args
    match event.kind:
        case "damage" | "heals":
            return [{"k": "hit" if event.kind == "damage" else "heal", "ref": f"troop-{args['troop']}", "n": args["n"]}]
        case "rams":
            return [{"k": "dice", "ref": f"troop-{args['troop']}", "faces": [args["n"]]}]
        case "won":
            return [{"k": "end", "ref": f"seat-{args['seat']}"}]
    return None


# -- beside the table


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards: troops by faction, spells by element, equipment."""
    chapters: dict[str, list[CardFront]] = {}
    for card in book.cards:
        if card.kind == "troop":
            title = f"Troops: {card.faction}"
        elif card.kind == "spell":
            title = f"Spells: {card.element.capitalize()}"
        else:
            title = "Equipment"
        chapters.setdefault(title, []).append(face_of(card))
    return sorted(chapters.items(), key=lambda each: (not each[0].startswith("Troops"), each[0] == "Equipment"))


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    keys = [ARMIES[army].troops[place] for army, place in (("brudakian", 0), ("zuk-gar", 2), ("kevetni", 1))]
    faces = [face_of(book.cards[book.face(key)]) for key in (*keys, "fireball")]
    return Tile(
        "Chess with hidden armies: every piece is somebody, and nobody knows who.",
        ("2 players", "45 to 90 minutes", "Chess with troops and spells"),
        tuple(faces),
        board(_shown(), 0),
        hue="sky",
    )


def _shown() -> State:
    """A position for the tile."""
    mine, theirs = (ARMIES[army].troops for army in ("brudakian", "zuk-gar"))
    return position(
        Side([Troop(mine[0], "e1"), Troop(mine[4], "f3"), Troop(mine[8], "d4", hurt=1), Troop(mine[12], "b2")]),
        Side([Troop(theirs[0], "e8"), Troop(theirs[4], "c6"), Troop(theirs[8], "e5"), Troop(theirs[12], "g7")]),
    )


FIELDS = (
    EntryField(
        "army", "Army and deck", (("", "Choose at the table"), *((key, army.name) for key, army in ARMIES.items())),
        "The choice is secret; only the army's power score is told (LC-R15).",
    ),
)  # fmt: skip

FRONT = (
    EntryField("game", "Game", (("main", "The main game"), ("duels", "Battle Duels"), ("pawns", "Pawn Wars"))),
    EntryField("mode", "Armies and decks", (("standard", "Standard"), ("maelstorm", "Maelstorm"), ("chaos", "Chaos")),
               "Battle Duels: one troop against one, seven rounds (LC-348). Pawn Wars: sixteen Pawns, a point for each "
               "that gets through (LC-366). Maelstorm: any alignment and element (LC-342). Chaos: no limits (LC-344)."),
)  # fmt: skip
"""Tunables that choose what is played, shown before all others."""

TURNING = ("dies", "promotes", "returns", "round_won")
"""Events that change the course of a game."""

NUMBERS = (("Spells cast", "casts"), ("Attacks", "attacks"), ("Obelisk charges", "charges"), ("Cards drawn", "draws"))


def numbers(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A finished game in figures, one for each seat."""
    counted = {title: [0] * seats for title, _ in NUMBERS}
    for event in log:
        for title, kind in NUMBERS:
            if event.kind == kind and event.args.get("seat", -1) >= 0:
                counted[title][event.args["seat"]] += 1
    return list(counted.items())


GUIDE = (
    GuideStep("board", "The board", "Troops move like the chess piece they show. Who they are is hidden until they "
              "fight or are revealed: point at your own to see their cards. Kill the enemy King to win.", "LC-325"),
    GuideStep("mine", "Mana and obelisk", "Each turn your obelisk adds its value to your mana. A full counter can be "
              "spent to charge the obelisk.", "LC-082"),
    GuideStep("asking", "Your turn", "Move one troop, and attack once with a neighbour of an enemy, in either order. "
              "Click the troop, then a lit square or foe.", "LC-099", "main"),
    GuideStep("holding", "Your hand", "Cast spells for mana in your Main Phase, Fast Casts at any time; attach weapons "
              "and armor to your troops.", "LC-096", "main"),
    GuideStep("queue", "Combat", "Both strike at once, Att against Def. Here stands each number line by line; point at "
              "one to see its clause.", "LC-129", "fight"),
)  # fmt: skip
