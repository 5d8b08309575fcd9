"""Positions written by hand, for tests, puzzles and bug reports."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.games.elysia.cards.atoms import NO_TERRAIN, TERRAINS, Terrain
from rulewright.games.elysia.cards.card import FORTRESS, OVERLAYS, CharacterId, Overlay
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.combat.fighters import NO_VILLAIN, VillainId
from rulewright.games.elysia.rules.npcs import arrive
from rulewright.games.elysia.rules.places import FIRST_VILLAGE, NOWHERE, PlaceId, Tile, make_tile, overlay_of, place_of
from rulewright.games.elysia.rules.setup.entry import Entry
from rulewright.games.elysia.rules.setup.start import start, starting_deck
from rulewright.games.elysia.rules.state import PLAY, SEATS, TILE, State, Villain, card_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import EVERYBODY, NO_CARD, CardId, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.variant import OFFICIAL, Variant, face_named

Spot = tuple[int, int]


@dataclass
class Side:
    """One player's part of a position; cards by key, places by (q, r). The first card of a deck is its top."""

    character: str = "algar"
    at: Spot = (0, 0)
    hand: Sequence[str] = ("march", "march", "silver-ring", "longsword", "shield-wall")
    deck: Sequence[str] = ("march", "silver-ring", "longsword", "reckless-charge")
    discard: Sequence[str] = ()
    played: Sequence[str] = ()
    front: Sequence[str] = ()
    wild: int = 5
    light: int = 0
    dark: int = 0
    minus: int = 0
    damaged: bool = False
    hunt: int = 0
    placed: int = 0
    villages: Sequence[Spot] = ()
    ended: Sequence[str] = ()  # terrains on which movement has ended
    done: Mapping[str, int] = field(default_factory=dict)  # Side Quests completed, by key
    stranded: Spot | None = None
    out: bool = False


@dataclass
class Foe:
    """A Villain beside the table; its deck lies in the order given, the first card on top."""

    character: str
    deck: Sequence[str] | None = None  # left out: its Starting Deck
    wild: int | None = None
    dark: int | None = None
    corrupted: bool = False


def position(
    *sides: Side,
    tiles: Mapping[Spot, str] | None = None,
    npcs: Sequence[tuple[str, Spot]] = (),
    villains: Sequence[Foe] = (),
    map_deck: Sequence[str] = ("plains", "forest", "plains", "forest", "plains", "forest"),
    box: Sequence[str] = (),
    exploration: Sequence[str] = ("treasure-chest", "scimitar", "raft", "treasure-chest"),
    exploration_discard: Sequence[str] = (),
    encounter: Sequence[str] = (),
    encounter_discard: Sequence[str] = (),
    active: int = 0,
    walk: int = 0,
    coin: int = 0,
    gate: int = 0,
    round: int = 2,
    started: Spot | None = None,
    variant: Variant = OFFICIAL,
    seed: int = 1,
) -> State:
    """A match in which the active player is about to play cards; an impossible one is refused with its reasons.

    `tiles` are written 'plains', 'village/water', 'ruins/forest', 'fortress/desert', 'first-village'; the First Village
    lies at (0, 0) by itself. Decks are given with the top first. `started` is where the turn began, if not here.
    """
    book = make_book(variant)
    _require(1 <= len(sides) <= 8, f"a position has 1 to 8 sides, not {len(sides)} (RE-001)")
    _require(0 <= active < len(sides), f"there is no seat {active}: seats are 0 to {len(sides) - 1}")
    state = start(book, [Entry() for _ in sides], Dice(seed))
    state.turn, state.round, state.active, state.part = round * len(sides), round, SEATS[active], PLAY
    for spot, name in (tiles or {}).items():
        state.tiles[place_of(*spot)] = _tile(name)
    for seat, side in zip(SEATS, sides, strict=False):
        _fill(state, seat, side)
    state.stock = [book.rules.market_copies_per_player * state.seats] * len(book.market)
    for foe in villains:
        _villain(state, foe)
    state.map_deck = _deck(state, map_deck, ("terrain", "overlay", "village_tile"))
    for card in state.map_deck:
        piece = book.cards[state.faces[card]]
        state.left[piece.overlay if piece.kind == "overlay" else TILE] += 1
        if not any(book.cards[book.keys[key]].kind != "overlay" for key in map_deck):
            state.seen[card] = EVERYBODY  # only Overlays are left: known by their numbers (RE-R36)
    state.box = _deck(state, box, ("terrain",))
    state.exploration = _deck(state, exploration, ("item", "encounter"))
    state.exploration_discard = _deck(state, exploration_discard, ("item", "encounter"), EVERYBODY)[::-1]
    state.encounter = _deck(state, encounter, ("monster", "event", "name"))
    state.encounter_discard = _deck(state, encounter_discard, ("monster", "event", "name"), EVERYBODY)[::-1]
    for key, spot in npcs:
        _npc(state, key, spot)
    _corrupted_at_the_fortress(state)
    player = state.players[active]
    state.begun = place_of(*started) if started else player.place
    state.came = NOWHERE
    state.walk, state.coin, state.gate, state.fresh = walk, coin, gate, True
    return state


def _require(fits: bool, reason: str) -> None:
    if not fits:
        raise ImpossiblePosition(reason)


def _tile(name: str) -> Tile:
    overlay, _, terrain = name.rpartition("/")
    if name == "first-village":
        return FIRST_VILLAGE
    kinds = [kind.lower() for kind in TERRAINS[:NO_TERRAIN]]
    overlays = [kind.lower() for kind in OVERLAYS]
    how = f"write a terrain ({', '.join(kinds)}), with 'village/', 'ruins/' or 'fortress/' before it"
    fits = terrain in kinds and overlay in overlays
    _require(fits, f"'{name}' is no tile: {how}, or 'first-village' (RE-031, RE-032)")
    return make_tile(Terrain(kinds.index(terrain)), Overlay(overlays.index(overlay)))


def _place(state: State, spot: Spot, what: str) -> PlaceId:
    place = place_of(*spot)
    _require(place in state.tiles, f"{what} stands at {spot}, where no tile lies: give it in `tiles` (RE-125)")
    return place


def _deck(state: State, keys: Sequence[str], kinds: Sequence[str], seen: int = 0) -> list[CardId]:
    """Sleeves for these cards, the first on top."""
    faces = [face_named(state.book.cards, key) for key in keys]
    for card in [state.book.cards[face] for face in faces]:
        _require(card.kind in kinds, f"{card.name} does not belong there: only {', '.join(kinds)}")
    return add_cards(state, faces, seen)[::-1]


def _character(key: str) -> CharacterId:
    keys = [character.key for character in CHARACTERS]
    _require(key in keys, f"there is no Character '{key}': {', '.join(keys)} (RE-074)")
    return CharacterId(keys.index(key))


def _fill(state: State, seat: Seat, side: Side) -> None:
    player = state.players[seat]
    player.character = _character(side.character)
    player.out = side.out
    player.place = NOWHERE if side.out else _place(state, side.at, side.character)
    player.hand = _deck(state, side.hand, ("item",), 1 << seat)[::-1]
    player.deck = _deck(state, side.deck, ("item",))
    player.discard = _deck(state, side.discard, ("item",), EVERYBODY)[::-1]
    player.played = _deck(state, side.played, ("item",), EVERYBODY)[::-1]
    player.front = _deck(state, side.front, ("item",), EVERYBODY)[::-1]
    for card in [card_of(state, card) for card in player.front]:
        _require(card.leave_out, f"{card.name} is no Leave Out card: it can't lie in front (RE-030)")
    piles = (player.hand, player.deck, player.discard, player.played, player.front)
    player.owned = [state.faces[card] for pile in piles for card in pile]
    player.wild, player.minus, player.damaged = side.wild, side.minus, side.damaged
    player.net = side.light - side.dark  # RE-R114
    player.hunt, player.placed = side.hunt, side.placed
    player.villages = [place_of(*spot) for spot in side.villages]
    terrains = [terrain.lower() for terrain in TERRAINS[:NO_TERRAIN]]
    player.ended = sum(1 << terrains.index(name) for name in side.ended)
    for key, times in side.done.items():
        face = face_named(state.book.cards, key)
        _require(face in state.side, f"the Side Quest '{key}' is not displayed (RE-084)")
        player.done[state.side.index(face)] = times
    player.stranded = _place(state, side.stranded, side.character) if side.stranded else NOWHERE


def _villain(state: State, foe: Foe) -> None:
    rules, character = state.book.rules, _character(foe.character)
    keys = foe.deck
    if keys is None:
        keys = [state.book.cards[face].key for face in starting_deck(state, character)]
    wild, dark = rules.villain_wild, rules.villain_darkness
    if foe.corrupted:
        dark += rules.corrupted_extra_darkness
        wild += rules.corrupted_wild_per_player * state.seats if _fortress(state) is not None else 0  # RE-230
    wild, dark = wild if foe.wild is None else foe.wild, dark if foe.dark is None else foe.dark
    state.villains.append(Villain(character, wild, dark, foe.corrupted, _deck(state, keys, ("item",))))


def _npc(state: State, key: str, spot: Spot) -> None:
    """A Monster or Villain on the map with its card; a Villain not given in `villains` has its Starting Deck."""
    face, place = face_named(state.book.cards, key), _place(state, spot, key)
    card = state.book.cards[face]
    _require(card.is_character, f"{card.name} is neither Monster nor Villain (RE-023)")
    villain = NO_VILLAIN
    if card.kind == "name":
        if all(known.character != card.character for known in state.villains):
            _villain(state, Foe(key))
        villain = VillainId([known.character for known in state.villains].index(card.character))
    corrupted = villain >= 0 and state.villains[villain].corrupted
    sleeve = NO_CARD if corrupted else _deck(state, [key], ("monster", "name"), EVERYBODY)[0]
    arrive(state, face, place, sleeve, villain)


def _fortress(state: State) -> PlaceId | None:
    return next((place for place, tile in state.tiles.items() if overlay_of(tile) == FORTRESS), None)


def _corrupted_at_the_fortress(state: State) -> None:
    """Where a Fortress lies, the Corrupted Hero stands (RE-229); its Wild is as given, or 2 and one for each player."""
    fortress = _fortress(state)
    if fortress is None:
        return
    _require(state.hero, "the Fortress exists only in the Hero's Quest: variant rules scenario = hero (RE-228)")
    for i, villain in enumerate(state.villains):
        if villain.corrupted and all(npc.villain != i for npc in state.npcs):
            arrive(state, state.book.name_card(villain.character), fortress, villain=VillainId(i))


def find(state: State, seat: int, key: str) -> CardId:
    """The first card of a player with this key, wherever it lies."""
    player = state.players[seat]
    for card in (*player.hand, *player.front, *player.played, *player.discard, *player.deck):
        if card_of(state, card).key == key:
            return card
    raise ImpossiblePosition(f"player {seat} has no card '{key}' in this position")
