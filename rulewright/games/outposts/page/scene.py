"""How Outposts lies on the table: who sees what where. What may be done is not decided here."""

from collections.abc import Sequence

from rulewright.games.outposts.cards import FACTIONS, OFFICIAL_CARDS, SHARD, SILVER, TITLES
from rulewright.games.outposts.page.faces import HUES, SYMBOLS, face_of, faction_face
from rulewright.games.outposts.rules.assault import attack_in_group, defense_totals, own_attack
from rulewright.games.outposts.rules.book import Book
from rulewright.games.outposts.rules.play import cost_of, crystal_price
from rulewright.games.outposts.rules.state import (
    ATTACK,
    DRAW,
    PREPARE,
    STEPS,
    TEARDOWN,
    Outpost,
    State,
    card_of,
    limit_of,
)
from rulewright.kernel.event import Event
from rulewright.kernel.page.scene import (
    Badge,
    CardFront,
    Counter,
    EntryField,
    GuideStep,
    Item,
    Panel,
    Part,
    Scene,
    Tile,
    Zone,
)
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat

PINNED = Badge("Pinned", "thumbtack", "OP-K09")
UNDER_ATTACK = Badge("Under attack", "burst", "OP-147")
ORDERED = Badge("Ordered", "check", "OP-125")


def item(view: State, card: CardId, badges: tuple[Badge, ...] = (), closed: bool = False, words: str = "") -> Item:
    """A card as the viewer sees it."""
    face = None if view.faces[card] == HIDDEN else face_of(card_of(view, card))
    owner = view.owner[card] if view.owner[card] >= 0 else None
    return Item(f"card-{card}", face, owner, badges, closed=closed, words=words)


def creature(view: State, seat: Seat, card: CardId, attack: int | None = None, defense: int | None = None) -> Item:
    """A creature in play with the values in force and what holds for it this turn."""
    player = view.players[seat]
    badges = []
    if card in player.pinned:
        badges.append(PINNED)
    if card in view.ordered:
        badges.append(ORDERED)
    return Item(f"card-{card}", face_of(card_of(view, card), attack, defense), seat, tuple(badges))


def defender(view: State, seat: Seat, outpost: Outpost, card: CardId) -> Item:
    """A creature beside its Outpost, with what the others there give it."""
    others = [card_of(view, other) for other in outpost.defenders if other != card]
    attack = own_attack(view, card) + sum(other.post_attack for other in others)
    defense = card_of(view, card).defense + sum(other.post_defense for other in others)
    return creature(view, seat, card, attack, defense)


def totals(view: State, seat: Seat, outpost: Outpost) -> tuple[Counter, ...]:
    """Defense and Defender's Strength of an Outpost as it stands, with what they are made of (OP-149, OP-150)."""
    strength, defense = defense_totals(view, seat, outpost)
    cards = [card_of(view, card) for card in (*outpost.defenders, *outpost.open)]
    guard = [Part(card.name, card.defense) for card in cards if card.defense]
    strike = [Part(card.name, card.attack) for card in cards if card.attack]
    for parts, total in ((guard, defense), (strike, strength)):
        if rest := total - sum(part.value for part in parts):
            parts.append(Part("bonuses", rest))
    return (
        Counter("Defense", defense, "shield-halved", parts=tuple(guard)),
        Counter("Defender's Strength", strength, "khanda", parts=tuple(strike)),
    )


def in_hand(view: State, seat: Seat, card: CardId) -> Item:
    """A card in the viewer's hand, with the price it has now."""
    if view.faces[card] == HIDDEN:
        return item(view, card, words="Card in hand")
    printed = card_of(view, card)
    return Item(f"card-{card}", face_of(printed, cost=cost_of(view, seat, printed)), seat)


def outpost_zone(view: State, seat: Seat, index: int) -> Zone:
    """An Outpost: its damage, its upgrades, and beside it the creatures that guard it (OP-015)."""
    outpost = view.players[seat].outposts[index]
    limit = limit_of(view, outpost)
    if not outpost.standing:
        return Zone(
            f"outpost-{seat}-{index}", f"Outpost {index + 1}", owner=seat, icon="house-chimney", dim=True, plaque=True,
            badges=(Badge("Destroyed", "explosion", "OP-023"),), note="Destroyed for good (OP-032).",
        )  # fmt: skip
    upgrades = [item(view, card) for card in outpost.open]
    upgrades += [item(view, card, closed=True, words="Face-down upgrade") for card in outpost.closed]
    assault = view.assault
    targeted = [UNDER_ATTACK] if assault and (assault.defender, assault.outpost) == (seat, index) else []
    targeted += [
        Badge(f"Group {group + 1} attacks", "khanda", "OP-138")
        for group, target in enumerate(view.targets)
        if target == (seat, index) and group in view.waiting
    ]
    room = view.book.rules.defenders_per_outpost - len(outpost.defenders)
    return Zone(
        f"outpost-{seat}-{index}",
        f"Outpost {index + 1}",
        items=tuple(defender(view, seat, outpost, card) for card in outpost.defenders),
        counters=(
            Counter("Damage", outpost.counters, "house-chimney", most=limit),
            *totals(view, seat, outpost),
        ),
        zones=(Zone(f"upgrades-{seat}-{index}", "Upgrades", "chips", tuple(upgrades), owner=seat),) if upgrades else (),
        owner=seat,
        icon="chess-rook",
        badges=tuple(targeted),
        room=max(room, 0),
        plaque=True,
    )


def strength(view: State, group: list[CardId]) -> Counter:
    """Attacker's Strength of a group as it stands (OP-148)."""
    parts = tuple(Part(card_of(view, card).name, attack_in_group(view, card, group)) for card in group)
    return Counter("Attacker's Strength", sum(part.value for part in parts), "khanda", parts=parts)


def group_zones(view: State, seat: Seat, own: bool) -> list[Zone]:
    """The attacking groups, and room for a new one while one prepares for war (OP-132)."""
    found = []
    active = view.active == seat and view.step == ATTACK
    for index, group in enumerate(view.players[seat].groups):
        aimed: tuple[Badge, ...] = ()
        if active and index < len(view.targets) and view.targets[index][0] >= 0:
            aimed = (Badge(f"to Outpost {view.targets[index][1] + 1}", "crosshairs", "OP-138"),)
        members = tuple(creature(view, seat, card, attack_in_group(view, card, group)) for card in group)
        if members:
            found.append(
                Zone(
                    f"group-{seat}-{index}", f"Group {index + 1}", items=members, counters=(strength(view, group),),
                    owner=seat, icon="khanda", badges=aimed, grow=0,
                )
            )  # fmt: skip
    if own and view.active == seat and view.step == PREPARE:
        found.append(Zone(f"group-{seat}-new", "New group", owner=seat, icon="plus", empty="Attack from here", grow=0))
    return found


def front(view: State, seat: Seat, own: bool) -> tuple[Zone, ...]:
    """Between the Outposts and the enemy: the reserve and the attacking groups."""
    player = view.players[seat]
    reserve = Zone(
        f"reserve-{seat}", "Reserve", items=tuple(creature(view, seat, card) for card in player.reserve), owner=seat,
        icon="tents", empty="Creatures arrive here", grow=2,
    )  # fmt: skip
    return (reserve, *group_zones(view, seat, own))


def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's side."""
    player, rules = view.players[seat], view.book.rules
    counters = []
    if player.faction >= 0 and view.turn:
        counters.append(Counter("Mana", player.mana, "bolt", big=own))
        counters.append(Counter("Crystals", player.crystals, "gem", most=rules.crystals_to_win))
        if own:
            counters.append(Counter("Buy crystal", crystal_price(view, seat), "gem", id="crystal"))
        else:
            counters.append(Counter("Cards in hand", len(player.hand), "hand"))
            standing = sum(post.standing for post in player.outposts)
            counters.insert(0, Counter("Outposts", standing, "chess-rook", brief=True))
    piles: tuple[Zone, ...] = ()
    if view.turn:
        piles = (
            Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck), icon="layer-group"),
            Zone(
                f"discard-{seat}", "Discard", "pile", tuple(item(view, card) for card in player.discard), owner=seat,
                icon="trash-can",
            ),
        )  # fmt: skip
        if not own:
            hand = tuple(item(view, card, words="Card in hand") for card in player.hand)
            piles = (Zone(f"hand-{seat}", "Hand", "fan", hand, owner=seat), *piles)
    posts = tuple(outpost_zone(view, seat, i) for i in range(len(player.outposts)))
    rows = (front(view, seat, own), posts) if own else (posts, front(view, seat, own))
    faction = view.book.factions[player.faction] if player.faction >= 0 else ""
    return Panel(
        f"seat-{seat}", seat, name, tuple(counters), rows if view.turn else (), piles,
        active=view.active == seat and view.turn > 0, out=player.out,
        title=TITLES.get(faction, ""), icon=SYMBOLS.get(faction, ""), hue=HUES.get(faction, "silver"),
    )  # fmt: skip


def choose_faction(view: State, seat: Seat) -> tuple[Zone, ...]:
    """The four factions as cards to choose from (OP-042); those taken are dim."""
    taken = {player.faction for player in view.players} if not view.book.rules.allow_mirror_factions else set()
    items = tuple(
        Item(f"button-faction-{key}", faction_face(key), dim=index in taken)
        for index, key in enumerate(view.book.factions)
    )
    return (Zone("factions", "Factions", "grid", items, icon="flag"),)


def choose_deck(view: State, seat: Seat) -> tuple[Zone, ...]:
    """The deck that is being put together and what is left of the faction's cards (OP-044)."""
    player = view.players[seat]
    piles = (("deckbox", "Your deck", player.deck), ("sparebox", "Left out", player.box))
    return tuple(
        Zone(id, f"{title}: {len(cards)}", "chips", tuple(item(view, card) for card in cards), icon="layer-group")
        for id, title, cards in piles
        if cards
    )


def before_the_start(view: State, seat: Seat) -> tuple[Zone, ...]:
    """The middle of the table during turn zero: factions, decks, the Silver draft (OP-053)."""
    if view.players[seat].faction < 0:
        return choose_faction(view, seat)
    packet = tuple(item(view, card) for card in view.packets[seat])
    kept = tuple(item(view, card) for card in view.kept[seat])
    zones = []
    if packet:
        zones.append(Zone("packet", "Silver packet", "grid", packet, icon="coins", note="Keep two, pass the rest on."))
    if kept:
        zones.append(Zone("kept", "You keep", "row", kept, icon="check", grow=0))
    return tuple(zones) or choose_deck(view, seat)


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; who watches sees it from seat 0's side without a hand."""
    me = 0 if viewer is None or viewer == SPECTATOR else viewer
    order = [(me + i) % view.seats for i in range(1, view.seats)]
    player = view.players[me]
    own = panel(view, me, names[me], True)
    hand = None
    if view.turn:
        cards = tuple(in_hand(view, me, card) for card in player.hand)
        hand = Zone(f"hand-{me}", "Hand", "fan", cards, owner=me)
    where = (
        f"Round {max(view.round, 1)}, {names[view.active]}: {STEPS[view.step]}"
        if view.turn
        else "Before the first turn"
    )
    return Scene(
        headline=where,
        rivals=tuple(panel(view, seat, names[seat], False) for seat in order),
        own=own,
        hand=hand,
        middle=before_the_start(view, me) if not view.turn else (),
        phases=STEPS[DRAW:TEARDOWN] if view.turn else (),
        phase=view.step - 1 if view.turn else -1,
    )


GUIDE = (
    GuideStep(
        "rivals", "Your rival", "Up here is your rival's side. Destroy all their Outposts and you win: "
        "ten damage destroys one.", "OP-168",
    ),
    GuideStep(
        "mine", "Your side", "Here are your Outposts. They are your life, and each gives one mana a turn.", "OP-088"
    ),
    GuideStep(
        "asking", "The question", "The table asks here what you want. Press a button, or click something lit in green.",
        "OP-066",
    ),
    GuideStep(
        "factions", "Choose a faction", "Each fights in its own way. Point at a card to read it large.", "OP-042",
        "faction",
    ),
    GuideStep(
        "packet", "The draft", "Keep two mercenaries of this packet; the rest goes to your neighbour. Three times.",
        "OP-053", "draft",
    ),
    GuideStep(
        "holding", "Play cards", "Creatures enter your reserve. What you can pay for is lit. "
        "Any card can also be burned for one mana.", "OP-090", "play",
    ),
    GuideStep(
        "mine", "Prepare for war", "Send creatures from the reserve to guard an Outpost, or into an attacking group. "
        "Click the creature, then the place.", "OP-123", "prepare",
    ),
    GuideStep(
        "rivals", "Attack", "Each group attacks one Outpost. Attack minus Defense is the damage you may deal.",
        "OP-151", "attack",
    ),
)  # fmt: skip

FIELDS = (
    EntryField(
        "faction",
        "Faction",
        (("", "Choose at the table"), *((key, TITLES[key]) for key in FACTIONS)),
        "No two players may use the same one (OP-043).",
    ),
)


def tile() -> Tile:
    """Outposts on the home page: its four factions by one card each."""
    names = ("pyrarch-valka", "basalt-colossus", "masque-captain", "choirmaster-nyx")
    cards = {card.key: card for card in OFFICIAL_CARDS}
    return Tile(
        "Raise outposts, hire mercenaries, break walls.",
        ("2 to 4 players", "20 to 40 minutes", "War of cards and bluff"),
        tuple(face_of(cards[name]) for name in names),
    )


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by faction."""
    return [
        (TITLES[faction], [face_of(card) for card in book.cards if card.faction == faction])
        for faction in (*FACTIONS, SILVER, SHARD)
    ]


TURNING = ("destroyed", "buys", "out")
"""Events that change the course of a game."""

NUMBERS = (
    ("Cards played", ("plays", "casts", "builds", "hides")),
    ("Creatures lost", ("dies",)),
    ("Outposts lost", ("destroyed",)),
    ("Crystals bought", ("buys",)),
)


def numbers(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A finished game in figures, one for each seat. Damage counts for whose turn it is."""
    counted = {title: [0] * seats for title, _ in NUMBERS}
    damage, mana, active = [0] * seats, [0] * seats, -1
    for event in log:
        seat, n = event.args.get("seat", -1), event.args.get("n", 0)
        if event.kind == "turn":
            active = seat
        elif event.kind == "counters" and seat != active:
            damage[active] += n
        elif event.kind == "mana":
            mana[seat] += n
        for title, kinds in NUMBERS:
            counted[title][seat] += event.kind in kinds
    return [("Damage to Outposts", damage), *counted.items(), ("Mana made", mana)]


def fx(view: State, event: Event) -> list[dict[str, int | str]] | None:
    """What an event looks like: damage floats, repairs float, flips turn; the rest glows."""
    args = event.args
    post = f"outpost-{args.get('seat', -1)}-{args.get('outpost', -1)}"
    card = event.cards.get("card") or event.cards.get("target")
    if event.kind in ("counters", "repairs"):
        return [{"k": "hit" if event.kind == "counters" else "heal", "ref": post, "n": args["n"]}]
    if event.kind == "bolts" and card:
        return [{"k": "hit", "ref": f"card-{card.id}", "n": args["n"]}]
    if event.kind == "flips" and card:
        return [{"k": "flip", "ref": f"card-{card.id}"}]
    if event.kind == "destroyed":
        return [{"k": "hit", "ref": post}]
    if event.kind in ("won", "drawn"):
        return [{"k": "end", "ref": f"seat-{args['seat']}"}]
    return None
