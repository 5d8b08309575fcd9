"""How Seekers lies on the table: the Battlemap, the Stack, effect Zones and hands. No rules here."""

from collections.abc import Sequence

from rulewright.games.seekers.book import Book, make_book
from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.faces import KIND_ICONS, TYPE_ICONS, face_of
from rulewright.games.seekers.maps import SPECIAL
from rulewright.games.seekers.movement import reachable
from rulewright.games.seekers.playing import Play, cost_of
from rulewright.games.seekers.sight import clouds, sees_hex
from rulewright.games.seekers.state import PHASES, SETUP, TRIGGER, Item, Lasting, State, printed
from rulewright.games.seekers.words import effect_ref, hex_name, seat_name, unit_name
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat
from rulewright.kernel.scene import (
    Badge,
    Board,
    Cell,
    Counter,
    EntryField,
    Face,
    GuideStep,
    Overlay,
    Panel,
    Piece,
    Scene,
    Tile,
    Zone,
)
from rulewright.kernel.scene import Item as Shown
from rulewright.kernel.variant import OFFICIAL

AILMENT_ICONS = {
    "Burn": "fire", "Bleed": "droplet", "Slow": "shoe-prints", "Root": "seedling", "Stun": "star", "Daze": "spinner",
    "Blind": "eye-slash", "Fear": "ghost", "Frozen": "snowflake", "Shocked": "bolt",
}  # fmt: skip


def card_item(view: State, card: CardId, words: str = "") -> Shown:
    face = None if view.faces[card] == HIDDEN else face_of(view.book.cards[view.faces[card]])
    return Shown(f"card-{card}", face, view.owner[card], words=words)


# -- the Battlemap


def board(view: State, viewer: Seat | None) -> Board:
    """Hexes, walls, the Shard, smoke, units; reach and sight of the viewer's Seeker on hover."""
    battlemap = view.book.map
    table = battlemap.board
    smoke = 0
    for cloud in clouds(view):
        smoke |= cloud
    starts = {hex: side for side, hexes in enumerate(battlemap.starts) for hex in hexes}
    cells = []
    for i, spot in enumerate(table.hexes):
        terrain, icon = "plain", ""
        if table.blocked >> i & 1:
            terrain = "wall"
        elif i == battlemap.shard and view.shard:
            terrain, icon = "shard", "gem"
        elif smoke >> i & 1:
            terrain = "smoke"
        elif battlemap.special[i]:
            terrain = battlemap.special[i]
        label = SPECIAL.get(battlemap.special[i], "") or {"wall": "Wall", "shard": "The Shard"}.get(terrain, "Hex")
        cells.append(Cell(f"hex-{i}", (spot.q, spot.r), f"{label} {hex_name(view, i)}", terrain, icon=icon,
                          owner=starts.get(i) if view.phase == SETUP else None))  # fmt: skip
    pieces = tuple(_piece(view, i) for i, unit in enumerate(view.units) if unit.hex >= 0)
    return Board("hex", tuple(cells), pieces, _overlays(view, viewer))


def _piece(view: State, unit: int) -> Piece:
    who = view.units[unit]
    card = view.book.cards[who.face]
    badges = [Badge(f"{each.name} {each.n}", AILMENT_ICONS.get(each.name, "skull"), "SK-232") for each in who.ailments]
    if who.stealth:
        badges.append(Badge("Stealth", "user-ninja", "SK-263"))
    if who.fade:
        badges.append(Badge(f"Intangible {who.fade}", "ghost", "SK-267"))
    if unit < view.seats and view.players[unit].channel:
        badges.append(Badge(f"Channeling {view.players[unit].channel}", "hourglass-half", "SK-188"))
    icon = "user" if unit < view.seats else KIND_ICONS["token"]
    return Piece(f"unit-{unit}", f"hex-{who.hex}", unit_name(view, unit), icon, who.seat,
                 (Counter("HP", who.hp, "heart", most=who.most),), tuple(badges), face_of(card))  # fmt: skip


def _overlays(view: State, viewer: Seat | None) -> tuple[Overlay, ...]:
    found: list[Overlay] = []
    for seat in range(min(view.seats, len(view.units))):
        if view.units[seat].hex < 0:
            continue
        ways = reachable(view, seat)
        found.append(Overlay(f"unit-{seat}", "reach", tuple(f"hex-{hex}" for hex in ways)))
        if seat == viewer:
            seen = [hex for hex in range(len(view.book.map.board.hexes)) if sees_hex(view, seat, hex)]
            found.append(Overlay(f"unit-{seat}", "sight", tuple(f"hex-{hex}" for hex in seen)))
    return tuple(found)


# -- zones


def _lasting(view: State, each: Lasting) -> Shown:
    badges = []
    if each.moments:
        badges.append(Badge(f"{each.moments} Moments", "hourglass-half", "SK-177"))
    if each.charges:
        badges.append(Badge(f"{each.charges} Charges", "bolt", "SK-212"))
    if each.shield:
        badges.append(Badge(f"Shield {each.shield}", "shield-halved", "SK-207"))
    if each.down:
        face = None if view.faces[each.card] == HIDDEN else face_of(view.book.cards[view.faces[each.card]])
        return Shown(effect_ref(each), face, each.seat, tuple(badges), closed=True, words="Face-down card")
    return Shown(effect_ref(each), face_of(printed(view, each)), each.seat, tuple(badges))


def _on_stack(view: State, item: Item) -> Shown:
    badges = (
        [Badge(f"to {_target(view, item)}", "crosshairs", "SK-131")] if item.targets and item.kind != TRIGGER else []
    )
    if item.kind == TRIGGER:
        badges.append(Badge("Trigger", "bell", "SK-162"))
    if item.amplified:
        badges.append(Badge("Amplified", "plus", "SK-211"))
    face = (
        face_of(printed(view, item))
        if item.face >= 0
        else Face(item.trigger.capitalize(), "Trigger", "rose", ("bolt",))
    )
    return Shown(f"stack-{item.uid}", face, item.seat if item.seat >= 0 else None, tuple(badges))


def _target(view: State, item: Item) -> str:
    kind, at = printed(view, item).aim.kind, item.targets[0]
    if kind in ("enemy", "ally", "unit"):
        return unit_name(view, at)
    if kind in ("hex", "free_hex", "blast"):
        return hex_name(view, at)
    if kind == "seat":
        return seat_name(view, at)
    return "the Stack" if kind == "stack" else "an effect"


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
        counters.append(Counter("Cards in hand", len(player.hand), "hand"))
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
        empty="No lasting effects",
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
    stack = tuple(_on_stack(view, item) for item in (*reversed(view.waiting), *reversed(view.stack)))
    where = f"{names[view.active]}: {PHASES[view.phase]}" if started else "Choose your Seeker"
    return Scene(
        headline=where,
        rivals=tuple(panel(view, seat, names[seat], False) for seat in order),
        own=panel(view, me, names[me], True),
        hand=hand,
        board=board(view, viewer) if started else None,
        middle=_looked_at(view, me) if started else _armories(view),
        queue=Zone("stack", "Stack", "column", stack, icon="layer-group", empty="The Stack is empty")
        if started
        else None,
        phases=PHASES[1:] if view.phase != SETUP else (),
        phase=view.phase - 1,
    )


def _looked_at(view: State, me: Seat) -> tuple[Zone, ...]:
    """Cards that lie nowhere while they are chosen from: at a Scry; the deck and Sideboard before the game."""
    player = view.players[me]
    zone, stack = [each.card for each in player.zone], [item.card for item in view.stack]
    lying = {*player.hand, *player.deck, *player.discard, *player.exile, *player.equipment, *player.side, *zone, *stack}
    shown = {"Looking at": [card for card, owner in enumerate(view.owner) if owner == me and card not in lying]}
    if view.phase == SETUP and player.side and not player.hand:
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


# -- beside the table


def gallery(book: Book) -> list[tuple[str, list[Face]]]:
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
