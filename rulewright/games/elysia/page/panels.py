"""Around the map: everybody's tokens and piles, the market and the decks, quests with everybody's progress."""

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.page.card_fronts import card_front, character_icon
from rulewright.games.elysia.rules.quests import treasures
from rulewright.games.elysia.rules.state import SEATS, SETUP, TILE, State, lives_in_force
from rulewright.games.elysia.words.labels import price_now
from rulewright.kernel.page.scene import Badge, Counter, Item, Mark, Panel, Zone
from rulewright.kernel.question import HIDDEN, CardId, Face, Seat


def card_item(view: State, card: CardId, owner: Seat | None = None, words: str = "Card") -> Item:
    front = None if view.faces[card] == HIDDEN else card_front(view.book.cards[view.faces[card]])
    return Item(f"card-{card}", front, owner, words=words)


# -- players


def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's side: tokens, piles, Leave Out cards, the play area."""
    player = view.players[seat]
    title = CHARACTERS[player.character].name if player.character >= 0 else ""
    icon = character_icon(player.character)
    active = seat == view.active
    if view.part == SETUP and not player.owned:
        return Panel(f"seat-{seat}", seat, name, title=title, icon=icon, hue="gold", active=active)
    counters: list[Counter] = []
    if active and view.part != SETUP:
        counters += [
            Counter("Walk", view.walk, "shoe-prints", big=own),
            Counter("Coin", view.coin + view.wild_coin, "coins", big=own),
        ]
    elif active:
        counters.append(Counter("Coin", view.coin, "coins", big=own))
    if not own:
        counters.append(Counter("Cards in hand", len(player.hand), "hand"))
    lives = lives_in_force(view)
    wild = "Wild and lives" if lives and view.book.rules.life_token == "wild" else "Wild"
    counters.append(Counter(wild, player.wild, "star"))
    counters.append(Counter("Darkness", -player.net, "moon") if player.net < 0 else Counter("Light", player.net, "sun"))
    if player.minus:
        counters.append(Counter("−1 Card", player.minus, "minus"))
    rows = []
    for id, label, cards in (("front", "In front", player.front), ("played", "Played", player.played)):
        if cards:
            items = tuple(card_item(view, card, seat) for card in cards)
            rows.append((Zone(f"{id}-{seat}", label, "chips", items, owner=seat, grow=0),))
    return Panel(
        f"seat-{seat}", seat, name, tuple(counters), tuple(rows), _piles(view, seat), active=active, out=player.out,
        title=title + (", damaged" if player.damaged else ""), icon=icon, hue="gold",
    )  # fmt: skip


def _piles(view: State, seat: Seat) -> tuple[Zone, ...]:
    """The closed deck, the open discard pile, and all that the Character Deck consists of (RE-025, RE-R176)."""
    player = view.players[seat]
    owned = tuple(
        Item(
            f"owned-{seat}-{face}",
            card_front(view.book.cards[face]),
            seat,
            (Badge(f"{n} of these", "clone", n=n),) if n > 1 else (),
        )
        for face in dict.fromkeys(player.owned)
        for n in (player.owned.count(face),)
    )
    return (
        Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck), icon="layer-group"),
        Zone(f"discard-{seat}", "Discard", "pile", tuple(card_item(view, card, seat) for card in player.discard),
             owner=seat, icon="trash-can"),
        Zone(f"owned-{seat}", "All", "pile", owned, owner=seat, size=len(player.owned), icon="clone",
             note="All cards of this Character Deck, wherever they lie."),
    )  # fmt: skip


# -- the market and the decks


def market(view: State) -> Zone:
    """The General Market with today's prices, the offer, and the common decks; a drawer over the map."""
    items = []
    for i, face in enumerate(view.book.market):
        if view.stock:
            card, now = view.book.cards[face], price_now(view, face, view.active)
            cheaper = Badge(f"cheaper on {TERRAINS[card.cheaper]}", "arrow-down", "RE-166")
            badges = (cheaper,) if now < card.cost else ()
            note = f"{view.stock[i]} left"
            left = (Badge(note, "layer-group", "RE-R24", view.stock[i]),) if view.stock[i] <= 2 else ()
            items.append(
                Item(f"market-{face}", card_front(card, now), badges=badges + left, dim=not view.stock[i], note=note)
            )
    inner = [Zone("market-cards", "General Market", "row", tuple(items))]
    if view.offer:
        inner.append(Zone("offer", "Advanced Market", "row", tuple(card_item(view, card) for card in view.offer)))
    for id, label, pile in (("explored", "Exploration discard", view.exploration_discard),
                            ("met", "Encounter discard", view.encounter_discard)):  # fmt: skip
        if pile:
            inner.append(Zone(id, label, "chips", tuple(card_item(view, card) for card in pile)))
    counters = (
        Counter("Tiles to be found", view.left[TILE], "map"),
        Counter("Exploration Deck", len(view.exploration), "gem"),
        Counter("Encounter Deck", len(view.encounter), "skull"),
    )
    return Zone("market", "Market", "drawer", counters=counters, zones=tuple(inner), icon="store")


def looked_at(view: State) -> tuple[Zone, ...]:
    """The top piece of the Map Deck for who looks at it (RE-R36), and what is offered in a trade (RE-244)."""
    zones = []
    if view.map_deck and view.faces[view.map_deck[-1]] != HIDDEN and view.part != SETUP and view.left[TILE]:
        zones.append(Zone("scouted", "Next on the map", "row", (card_item(view, view.map_deck[-1]),), icon="eye"))
    shown = [card for card in view.giving if view.faces[card] != HIDDEN]
    if shown:
        items = tuple(
            Item(f"offered-{card}", card_front(view.book.cards[view.faces[card]]), view.active) for card in shown
        )
        zones.append(Zone("offered", "Offered", "row", items, icon="handshake"))
    return tuple(zones)


# -- quests


def quests(view: State) -> Zone:
    """The displayed Quests, each with how far everybody has come (RE-238, RE-239)."""
    items = []
    for face in (*view.main, *view.side):
        card = view.book.cards[face]
        home = f"{card.need or ''} wins".strip() if card.home == "main" else _prize(view, face)
        marks = tuple(_mark(view, face, seat) for seat in SEATS[: view.seats])
        items.append(Item(f"quest-{face}", card_front(card), lines=(home,), marks=marks))
    return Zone("quests", "Quests", "column", tuple(items), icon="flag")


def _prize(view: State, face: Face) -> str:
    card = view.book.cards[face]
    return ", ".join([f"{card.wild} Wild"] * bool(card.wild) + [f"{card.light} Light"] * bool(card.light))


def _mark(view: State, face: Face, seat: Seat) -> Mark:
    """A player's progress with a Quest: a number of so many, or whether it is done."""
    card, player = view.book.cards[face], view.players[seat]
    counts = {
        "dark-lord": max(0, -player.net),
        "merchant-prince": view.coin if seat == view.active and view.part != SETUP else 0,
        "huntsmaster": player.hunt,
        "huntsmaster-side": player.hunt,
        "cartographer": player.placed,
        "treasure-hunter": treasures(view, player),
        "pilgrim": len(player.villages),
        "wanderer": player.ended.bit_count(),
    }
    done = player.done[view.side.index(face)] if face in view.side else 0
    need = 5 if card.key == "wanderer" else card.need
    if card.key == "become-the-hero":
        return Mark(seat, 0, 0, view.outcome is not None and seat in view.outcome.winners)
    return Mark(seat, min(counts.get(card.key, 0), need), need, bool(done))
