"""How Elysia lies on the table: the map, the market, the fight, everybody's cards and progress. No rules here."""

from collections import Counter as Counts
from collections.abc import Sequence

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.card import Card, CharacterId
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.page.card_fronts import card_front, character_front, character_picture, first_card
from rulewright.games.elysia.page.fight import fight
from rulewright.games.elysia.page.map import DAMAGED_WORDS, board
from rulewright.games.elysia.page.portraits import PORTRAITS
from rulewright.games.elysia.rules.quests import COUNTED
from rulewright.games.elysia.rules.state import (
    BUY,
    SEATS,
    SETUP,
    TILE,
    Player,
    State,
    gate_open,
    gate_size,
    last_round,
    lives_in_force,
    needed,
)
from rulewright.games.elysia.words.labels import price_now
from rulewright.games.elysia.words.lands import land_words
from rulewright.games.elysia.words.names import tile_name
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, CardFront, Counter, Item, Mark, Panel, Scene, Zone, laid_card
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Face, Seat

GOALS = {  # what wins, as short as it stands beside a Main Quest (RE-242)
    "dark-lord": "{} Darkness to win", "merchant-prince": "{} Coin to win", "huntsmaster": "{} levels to win",
    "become-the-hero": "to win",
}  # fmt: skip
LAST_ROUNDS = 10  # so many are counted down; in the Hero's Quest, where time is short, all of them
STEPS = ("Setup", "Exhaustion", "Play", "Move", "Combat", "Buy", "Draw")  # RE-105, as short as they stand in a line


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat."""
    me = SEATS[0] if viewer is None or viewer == SPECTATOR else viewer
    order = [SEATS[(me + i) % view.seats] for i in range(1, view.seats)]
    hand = tuple(card_item(view, card, me, "Card in hand") for card in view.players[me].hand)
    choosing = any(player.character < 0 for player in view.players)
    middle = (_characters(view),) if choosing else (*looked_at(view), market(view))
    end = f" of {last_round(view)}" if view.hero or last_round(view) - view.round < LAST_ROUNDS else ""
    where = f"Round {view.round}{end}, {names[view.active]}: {STEPS[view.part]}"
    return Scene(
        headline="Choose your Character" if choosing else "The opening market" if view.part == SETUP else where,
        rivals=tuple(panel(view, seat, names[seat], False) for seat in order),
        own=panel(view, me, names[me], True),
        hand=Zone(f"hand-{me}", "Hand", "fan", hand, owner=me),
        board=None if choosing else board(view),
        middle=middle,
        queue=quests(view),
        phases=STEPS[1:] if view.part != SETUP else (),
        phase=view.part - 1,
        clash=fight(view, viewer, names),
    )


def _characters(view: State) -> Zone:
    taken = [player.character for player in view.players]
    copies = 2 if view.seats > 4 else 1
    items = tuple(
        Item(f"button-character-{i}", character_front(character), dim=taken.count(CharacterId(i)) >= copies)
        for i, character in enumerate(CHARACTERS)
    )
    return Zone("characters", "Characters", "grid", items, icon="user")


def card_item(view: State, card: CardId, owner: Seat | None = None, words: str = "Card") -> Item:
    face = view.faces[card]
    if face == HIDDEN:
        return laid_card(None, card, owner, (), words)
    printed = view.book.cards[face]
    return _open_card(printed, card, owner, words, land_words(view.book, printed))


@remembered
def _open_card(printed: Card, card: CardId, owner: Seat | None, words: str, text: str) -> Item:
    return laid_card(card_front(printed, text=text), card, owner, (), words)


# -- players
def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's side: tokens, piles, Leave Out cards, the play area."""
    player = view.players[seat]
    title = CHARACTERS[player.character].name if player.character >= 0 else ""
    picture = character_picture(player.character)
    active = seat == view.active
    if view.part == SETUP and not player.owned:
        return Panel(f"seat-{seat}", seat, name, title=title, hue="gold", active=active, picture=picture)
    counters: list[Counter] = []
    if active and view.part != SETUP:
        counters.append(Counter("Walk", view.walk, "walk", big=own))
    if active:
        counters.append(Counter("Coin", view.coin + view.wild_coin, "coins", big=own))
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
    now = (", damaged" if player.damaged else "") + (f", {len(player.front)} in front" if player.front else "")
    return Panel(
        f"seat-{seat}", seat, name, tuple(counters), tuple(rows), _piles(view, seat), active=active, out=player.out,
        title=title + ("" if view.outcome else now), hue="gold", picture=picture, note=_who(player),
    )  # fmt: skip


def _who(player: Player) -> str:
    """The Character, the Leave Out card it begins with, and what being damaged means (RE-026, RE-153, RE-155)."""
    if player.character < 0:
        return ""
    own = CHARACTERS[player.character].cards[0][1]
    plays = f"{PORTRAITS[player.character].plays} Leave Out: {first_card(own)}"
    return f"{plays} {DAMAGED_WORDS}" if player.damaged else plays


def _piles(view: State, seat: Seat) -> tuple[Zone, ...]:
    """The closed deck, the open discard pile, and all that the Character Deck consists of (RE-025, RE-R176)."""
    player = view.players[seat]
    cards = view.book.cards
    owned = [_owned(card_front(cards[face]), face, seat, n) for face, n in Counts(player.owned).items()]
    discard = [card_item(view, card, seat) for card in player.discard]
    return (
        Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck), icon="layer-group"),
        Zone(f"discard-{seat}", "Discard", "pile", tuple(discard), owner=seat, icon="trash-can"),
        Zone(f"owned-{seat}", "All", "pile", tuple(owned), owner=seat, size=len(player.owned), icon="clone",
             note="All cards of this Character Deck, wherever they lie."),
    )  # fmt: skip


@remembered
def _owned(front: CardFront, face: Face, seat: Seat, n: int) -> Item:
    badges = (Badge(f"{n} of these", "clone", n=n),) if n > 1 else ()
    return Item(f"owned-{seat}-{face}", front, seat, badges)


# -- the market and the decks
def market(view: State) -> Zone:
    """The General Market with today's prices, the offer, and the common decks; a drawer over the map."""
    items, buys = [], view.part in (BUY, SETUP)
    for i, face in enumerate(view.book.market):
        if view.stock:
            now = price_now(view, face, view.active)
            dear = buys and now > view.coin + view.wild_coin + view.players[view.active].wild
            items.append(_for_sale(view.book.cards[face], face, now, view.stock[i], dear))
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


@remembered
def _for_sale(card: Card, face: Face, now: int, stock: int, dear: bool) -> Item:
    note = f"{stock} left"
    cheaper = (
        (Badge(f"Cheaper: bought on {TERRAINS[card.cheaper]}", "arrow-down", "RE-166"),) if now < card.cost else ()
    )
    left = (Badge(note, "layer-group", "RE-R24", stock),) if stock <= 2 else ()
    return Item(f"market-{face}", card_front(card, now), badges=cheaper + left, dim=dear or not stock, note=note)


def looked_at(view: State) -> tuple[Zone, ...]:
    """The top piece of the Map Deck for who looks at it (RE-R36), and what is offered in a trade (RE-244)."""
    zones = []
    if (
        view.map_deck
        and view.faces[view.map_deck[-1]] != HIDDEN
        and view.part != SETUP
        and view.left[TILE]
        and not view.combat
    ):
        zones.append(Zone("scouted", "Next on the map", "row", (card_item(view, view.map_deck[-1]),), icon="eye"))
    shown = [card for card in view.giving if view.faces[card] != HIDDEN]
    if shown:
        fronts = [(card, card_front(view.book.cards[view.faces[card]])) for card in shown]
        items = tuple(Item(f"offered-{card}", front, view.active) for card, front in fronts)
        zones.append(Zone("offered", "Offered", "row", items, icon="handshake"))
    return tuple(zones)


# -- quests
def quests(view: State) -> Zone:
    """The displayed Quests, each with how far everybody has come (RE-238, RE-239)."""
    items = []
    for face in (*view.main, *view.side):
        card = view.book.cards[face]
        come = tuple([_come(view, face, seat) for seat in SEATS[: view.seats]])
        lines = _hero_quest(view) if card.key == "become-the-hero" else ()
        items.append(_quest(card, face, needed(view, card), come, lines))
    return Zone("quests", "Quests", "column", tuple(items), icon="flag")


@remembered
def _quest(card: Card, face: Face, need: int, come: tuple[tuple[int, bool], ...], lines: tuple[str, ...]) -> Item:
    home = GOALS[card.key].format(need) if card.home == "main" else card.prize
    front = card_front(card, text=card.quest_text(card.asks.format(n=need)))  # the number in force
    need = 5 if card.key == "wanderer" else 0 if card.key == "become-the-hero" else need
    marks = [Mark(SEATS[seat], min(reached, need), need, done) for seat, (reached, done) in enumerate(come)]
    return Item(f"quest-{face}", front, lines=(home, *lines), marks=tuple(marks))


def _hero_quest(view: State) -> tuple[str, ...]:
    """What stands between the heroes and victory: the last round, the gate, the Corrupted Hero (RE-227 to RE-237)."""
    gate = "Gate open" if gate_open(view) else f"Gate {view.gate} of {gate_size(view)}"
    lines = [f"Round {view.round} of {last_round(view)}", gate]
    for i, villain in enumerate(view.villains):
        if villain.corrupted:
            place = next((npc.place for npc in view.npcs if npc.villain == i), None)
            where = "Fortress not found yet" if place is None else f"at {tile_name(view.tiles[place])}"
            lines.append(f"{CHARACTERS[villain.character].name}, {villain.wild} Wild, {where}")
    return tuple(lines)


def _come(view: State, face: Face, seat: Seat) -> tuple[int, bool]:
    """How far a player has come with a Quest: a number, and whether it is done."""
    card, player = view.book.cards[face], view.players[seat]
    match card.key:
        case "become-the-hero":
            return 0, view.outcome is not None and seat in view.outcome.winners
        case "dark-lord":
            reached = max(0, -player.net)
        case "merchant-prince":
            reached = view.coin if seat == view.active and view.part != SETUP else 0
        case "huntsmaster":
            reached = player.hunt
        case "wanderer":
            reached = player.ended.bit_count()
        case key:
            reached = COUNTED[key](view, player) if key in COUNTED else 0
    return reached, face in view.side and bool(player.done[view.side.index(face)])
