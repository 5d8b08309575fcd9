"""How Seekers lies on the table: the Battlemap, the Stack, effect Zones and hands. No rules here."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.page import battlemap
from rulewright.games.seekers.page.faces import TYPE_ICONS, face_of
from rulewright.games.seekers.rules.book import Book, make_book
from rulewright.games.seekers.rules.playing import Play, aim_of, cost_of
from rulewright.games.seekers.rules.rolling import faces_of
from rulewright.games.seekers.rules.sight import along, sight_range
from rulewright.games.seekers.rules.state import PHASES, SETUP, TRIGGER, Item, Lasting, State, are_enemies, printed
from rulewright.games.seekers.rules.triggers import trigger_aim
from rulewright.games.seekers.rules.victims import find_victims
from rulewright.games.seekers.words.words import effect_ref, hex_name, seat_name, unit_name
from rulewright.kernel.boards.hexes import DIRECTION_NAMES
from rulewright.kernel.event import Event
from rulewright.kernel.page.scene import (
    Arrow,
    Badge,
    CardFront,
    Counter,
    EntryField,
    GuideStep,
    Panel,
    Scene,
    Tile,
    Zone,
)
from rulewright.kernel.page.scene import Item as Shown
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat
from rulewright.kernel.variant import OFFICIAL

drawing = battlemap.drawing


def card_item(view: State, card: CardId, words: str = "") -> Shown:
    face = None if view.faces[card] == HIDDEN else face_of(view.book.cards[view.faces[card]])
    return Shown(f"card-{card}", face, view.owner[card], words=words)


# -- zones


def _lasting(view: State, each: Lasting) -> Shown:
    badges = []
    if each.moments:
        badges.append(Badge(_count(each.moments, "Moment"), "hourglass-half", "SK-177", each.moments))
    if each.charges:
        badges.append(Badge(_count(each.charges, "Charge"), "bolt", "SK-212", each.charges))
    if each.shield:
        badges.append(Badge(f"Shield {each.shield}", "shield-halved", "SK-207", each.shield))
    if each.down:
        face = None if view.faces[each.card] == HIDDEN else face_of(view.book.cards[view.faces[each.card]])
        return Shown(effect_ref(each), face, each.seat, tuple(badges), closed=True, words="Face-down card")
    return Shown(effect_ref(each), face_of(printed(view, each)), each.seat, tuple(badges))


def _count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


# -- the Stack


def _on_stack(view: State, item: Item, names: Sequence[str]) -> Shown:
    """An object on the Stack: what it is, whose, and at what."""
    face = (
        face_of(printed(view, item))
        if item.face >= 0
        else CardFront(item.trigger.capitalize(), "Trigger", "rose", ("bolt",))
    )
    what = "Trigger" if item.kind == TRIGGER else "Played"
    lines = [f"{what} by {names[item.seat]}" if item.seat >= 0 else what]
    aims = [_end_name(view, end) for end in _ends(view, item)]
    if item.direction >= 0:
        lines.append(f"towards {DIRECTION_NAMES[item.direction]}: {', '.join(aims) or 'nobody'}")
    elif aims:
        lines.append(f"at {', '.join(aims)}")
    badges = (Badge("Amplified", "plus", "SK-211"),) if item.amplified else ()
    return Shown(f"stack-{item.uid}", face, item.seat if item.seat >= 0 else None, badges, lines=tuple(lines))


def _ends(view: State, item: Item) -> list[str]:
    """Where its arrows point: ids of units, hexes, players, Stack objects or things in effect Zones."""
    chosen = item.targets
    if item.kind == TRIGGER:
        aim, chosen = trigger_aim(view, item), item.targets[2:]
        if aim.kind == "none":
            return [f"unit-{item.unit}"] if item.unit >= 0 else []
    else:
        aim = aim_of(printed(view, item), item.amplified)
    match aim.kind:
        case "enemy" | "ally" | "unit":
            return [f"unit-{each}" for each in chosen]
        case "hex" | "free_hex" | "blast":
            return [f"hex-{each}" for each in chosen]
        case "seat":
            return [f"seat-{each}" for each in chosen]
        case "stack":
            return [f"stack-{each}" for each in chosen]
        case "zone":
            zone = [each for player in view.players for each in player.zone if each.born in chosen]
            return [effect_ref(each) for each in zone]
    found = find_victims(view, item, aim, chosen)  # as things stand now
    victims = [f"unit-{each}" for each in found if each != item.seat]
    if aim.has_direction and not victims and view.units[item.seat].hex >= 0:
        reach = aim.range or sight_range(view, item.seat)
        return [f"hex-{hex}" for hex in along(view, view.units[item.seat].hex, item.direction, reach)[-1:]]
    return victims


def _end_name(view: State, end: str) -> str:
    kind, _, number = end.partition("-")
    match kind:
        case "unit":
            return unit_name(view, int(number))
        case "hex":
            return hex_name(view, int(number))
        case "seat":
            return seat_name(view, int(number))
        case "stack":
            found = next((item for item in view.stack if item.uid == int(number)), None)
            return printed(view, found).name if found and found.face >= 0 else "the Stack"
    return "an effect"


def _arrows(view: State, item: Item) -> list[Arrow]:
    seat = item.seat if item.seat >= 0 else None
    source = f"unit-{item.seat}" if item.seat >= 0 else ""
    units = {f"unit-{i}": unit.seat for i, unit in enumerate(view.units)}
    found = []
    for end in _ends(view, item):
        friend = seat is not None and end in units and not are_enemies(view, seat, units[end])
        found.append(Arrow(f"stack-{item.uid}", end, "help" if friend else "aim", source, seat))
    return found


def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's side: resources, Equipment, effect Zone, piles."""
    player = view.players[seat]
    if player.seeker < 0 or not view.units:
        seeker = view.book.cards[player.seeker].name if player.seeker >= 0 else ""
        return Panel(f"seat-{seat}", seat, name, title=seeker, hue="violet")
    unit, card = view.units[seat], view.book.cards[player.seeker]
    shields = sum(each.shield for each in player.zone)
    counters = [
        Counter("HP", unit.hp, "heart", base=unit.most, big=own),
        Counter("AP", player.ap, "bolt", big=own),
        Counter("MP", player.mp, "shoe-prints", big=own),
    ]
    if shields:
        counters.append(Counter("Shield", shields, "shield-halved"))
    if player.fatigue:
        counters.append(Counter("Fatigue", player.fatigue, "skull"))
    if not own:
        counters.append(Counter("In hand", len(player.hand), "hand"))
    gear = Zone(
        f"gear-{seat}",
        "Equipment",
        "chips",
        tuple(card_item(view, each) for each in player.equipment),
        owner=seat,
        icon="shield-halved",
        grow=0,
    )
    zone = Zone(
        f"effects-{seat}",
        "Effect Zone",
        "chips",
        tuple(_lasting(view, each) for each in player.zone),
        owner=seat,
        icon="hourglass-half",
        empty="None",
    )
    piles = (
        Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck), icon="layer-group"),
        Zone(
            f"discard-{seat}",
            "Discard",
            "pile",
            tuple(card_item(view, each) for each in player.discard),
            owner=seat,
            icon="trash-can",
        ),
        Zone(
            f"exile-{seat}",
            "Exile",
            "pile",
            tuple(card_item(view, each) for each in player.exile),
            owner=seat,
            icon="ban",
        ),
    )
    return Panel(
        f"seat-{seat}", seat, name, tuple(counters), ((gear,), (zone,)), piles, active=seat == view.active,
        out=player.out, title=card.name, icon="user", hue="violet",
    )  # fmt: skip


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat."""
    me = 0 if viewer is None or viewer == SPECTATOR else viewer
    order = [(me + i) % view.seats for i in range(1, view.seats)]
    player = view.players[me]
    started = bool(view.units)
    hand = None
    if started:
        items = []
        for card in player.hand:
            if view.faces[card] == HIDDEN:
                items.append(card_item(view, card, "Card in hand"))
            else:
                now = cost_of(view, me, Play(view.faces[card], card=card))
                items.append(Shown(f"card-{card}", face_of(view.book.cards[view.faces[card]], now), me))
        hand = Zone(f"hand-{me}", "Hand", "fan", tuple(items), owner=me)
    items_ = (*reversed(view.waiting), *reversed(view.stack))
    stack = tuple(_on_stack(view, item, names) for item in items_)
    where = f"{names[view.active]}: {PHASES[view.phase]}" if started else "Choose your Seeker"
    return Scene(
        headline=where,
        rivals=tuple(panel(view, seat, names[seat], False) for seat in order),
        own=panel(view, me, names[me], True),
        hand=hand,
        board=battlemap.board(view) if started else None,
        middle=_looked_at(view, me) if started else _armories(view),
        queue=Zone("stack", "Stack", "column", stack, icon="layer-group", empty="The Stack is empty")
        if started
        else None,
        phases=PHASES[1:] if view.phase != SETUP else (),
        phase=view.phase - 1,
        arrows=tuple(arrow for item in items_ for arrow in _arrows(view, item)),
    )


def _looked_at(view: State, me: Seat) -> tuple[Zone, ...]:
    """Cards that lie nowhere while they are chosen from: at a Scry; the deck and Sideboard before the game."""
    player = view.players[me]
    zone, stack = [each.card for each in player.zone], [item.card for item in view.stack]
    lying = {*player.hand, *player.deck, *player.discard, *player.exile, *player.equipment, *player.side, *zone, *stack}
    shown = {"Looking at": [card for card, owner in enumerate(view.owner) if owner == me and card not in lying]}
    placed = all(unit.hex >= 0 for unit in view.units[: view.seats])
    if view.phase == SETUP and placed and player.side and not player.hand:
        shown = {"Sideboard": player.side, "Your deck": player.deck}  # SK-079
    return tuple(
        Zone(f"looked-{i}", title, "grid", tuple(card_item(view, card) for card in cards), owner=me)
        for i, (title, cards) in enumerate(shown.items())
        if any(view.faces[card] != HIDDEN for card in cards)
    )


def _armories(view: State) -> tuple[Zone, ...]:
    items = tuple(
        Shown(f"button-armory-{i}", face_of(view.book.cards[view.book.face(each.seeker)]))
        for i, each in enumerate(ARMORIES.values())
    )
    return (Zone("armories", "Armories", "grid", items, icon="user"),)


# -- what moves


def fx(view: State, event: Event) -> list[dict[str, object]] | None:
    """What an event looks like: dice fall, damage and healing float; the rest glows."""
    args = event.args
    match event.kind:
        case "damage" | "loses_life":
            return [{"k": "hit", "ref": f"unit-{args['unit']}", "n": args["n"]}]
        case "heals":
            return [{"k": "heal", "ref": f"unit-{args['unit']}", "n": args["n"]}]
        case "rolls" | "collides" | "first_roll":
            where = f"seat-{args['seat']}" if "seat" in args else "board"
            dropped = faces_of(args.get("again", 0))
            return [{"k": "dice", "ref": where, "faces": faces_of(args["faces"]), "dropped": dropped}]
        case "won":
            return [{"k": "end", "ref": f"seat-{args['seat']}"}]
    return None


# -- beside the table


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by chapter."""
    chapters: list[tuple[str, list[Card]]] = [
        (title, [card for card in book.cards if card.kind == kind])
        for title, kind in (("Seekers", "seeker"), ("Weapons", "weapon"), ("Armor", "armor"), ("Trinkets", "trinket"))
    ]
    for kind in TYPE_ICONS:
        cards = [card for card in book.cards if card.kind == "tactic" and card.type == kind]
        if cards:
            chapters.append((f"{(kind or 'untyped').capitalize()} Tactics", cards))
    chapters.append(("Token units", [card for card in book.cards if card.kind == "token"]))
    return [(title, [face_of(card) for card in cards]) for title, cards in chapters]


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    faces = tuple(face_of(book.cards[book.face(each.seeker)]) for each in list(ARMORIES.values())[:4])
    return Tile(
        "Hunt a rival through the crypt, and claim the Shard.",
        ("2 to 4 players", "30 to 60 minutes", "Hex duel with a card stack"),
        faces,
        hue="violet",
    )


FIELDS = (
    EntryField(
        "armory", "Armory", (("", "Choose at the table"), *((key, each.name) for key, each in ARMORIES.items()))
    ),
)

GUIDE = (
    GuideStep("rivals", "Your rival", "Up here is the other Seeker. Bring it to 0 HP and you win.", "SK-284"),
    GuideStep(
        "board",
        "The Battlemap",
        "Walls block the way and the sight. Look at your Seeker to see how far it reaches.",
        "SK-144",
    ),
    GuideStep(
        "mine",
        "Your resources",
        "AP pay for cards and stay from turn to turn, up to ten. MP pay for hexes and do not stay.",
        "SK-090",
    ),
    GuideStep(
        "holding", "Your hand", "Instants can be played in response, Actions only in your own main phase.", "SK-063"
    ),
    GuideStep(
        "asking",
        "Priority",
        "You may act until you pass. When all pass, the top of the Stack resolves, or the phase ends.",
        "SK-154",
        "main",
    ),
)
