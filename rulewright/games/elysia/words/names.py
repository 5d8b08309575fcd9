"""What things are called: cards, places, tiles, players, NPCs."""

from rulewright.games.elysia.cards.atoms import MOUNTAIN, NO_TERRAIN, PLAINS, TERRAINS, WATER
from rulewright.games.elysia.cards.card import NO_OVERLAY, OVERLAYS, Card, CharacterId, Overlay
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.combat.fighters import CombatSide, NpcId
from rulewright.games.elysia.rules.events import Cards, FightEnd, MinusCards, Passed, Pile, Toll, WildUse
from rulewright.games.elysia.rules.places import FIRST_VILLAGE, PlaceId, Tile, coordinates, overlay_of, terrain_of
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Seat
from rulewright.kernel.words import Thing

SIDES = ("Attackers", "Defenders")  # RE-174
FIGHT_ENDS = ("wins", "loses", "ends")
OPEN_LAND = (PLAINS, MOUNTAIN, WATER)  # one stands on it, not in it
WILD_USES = ("Walk", "Coin", "a card", "Attack", "Defense", "the way")  # RE-048, RE-176
PILES = ("Exploration Deck", "Encounter Deck")
KINDS = {"item": "Item", "encounter": "Encounter Card", "monster": "Monster", "event": "Event", "name": "Name Card",
         "terrain": "Terrain Tile", "overlay": "Overlay", "village_tile": "Tile without terrain"}  # fmt: skip


def card_text(card: Card) -> str:
    """'Apple. Item. 2 Coin. Exploration: ...'."""
    kind = f"{card.home.capitalize()} Quest" if card.kind == "quest" else KINDS[card.kind]
    cost = f" {card.cost} Coin." if card.kind == "item" and card.home != "start" else ""
    return f"{card.name}. {kind}.{cost} {card.text}".rstrip()


def _some(n: int, thing: str) -> str:
    """'1 card', '2 cards'."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def place_name(place: int) -> str:
    """A place by its coordinates, as '(2,-1)'."""
    return f"({_spot(place)})"


def _spot(place: int) -> str:
    spot = coordinates(place)
    return f"{spot.q},{spot.r}"


def _where(view: State, place: int) -> str:
    """A place in the log, where nobody counts hexes: by its tile."""
    tile = view.tiles.get(PlaceId(place))
    return "an unexplored place" if tile is None else f"the {tile_name(tile)}"


def tile_name(tile: Tile) -> str:
    """'Village on Water', 'Forest', 'First Village'."""
    if tile == FIRST_VILLAGE:
        return TERRAINS[NO_TERRAIN]
    overlay, terrain = overlay_of(tile), TERRAINS[terrain_of(tile)]
    return terrain if overlay == NO_OVERLAY else f"{OVERLAYS[overlay]} on {terrain}"


def where_words(tile: Tile) -> str:
    """'in the Forest', 'on the Plains', 'in the Village on Water'."""
    bare = tile != FIRST_VILLAGE and overlay_of(tile) == NO_OVERLAY
    return f"{'on' if bare and terrain_of(tile) in OPEN_LAND else 'in'} the {tile_name(tile)}"


def seat_called(view: State, seat: int) -> str:
    """A player on a button, by the number that the table replaces by a name, with the Character as a title."""
    character = view.players[seat].character
    return f"player {seat + 1}{f' ({CHARACTERS[character].name})' if character >= 0 else ''}"


def seat_name(view: State, seat: int) -> str:
    """A player by the Character, with the number where two are alike (RE-254)."""
    character = view.players[seat].character
    if character < 0:
        return f"Player {seat + 1}"
    name = CHARACTERS[character].name
    alike = sum(player.character == character for player in view.players)
    return f"{name} (player {seat + 1})" if alike > 1 else name


def npc_name(view: State, uid: int) -> str:
    """A Monster or Villain, numbered by its arrival where several of a kind stand on the map."""
    npc = next((npc for npc in view.npcs if npc.uid == uid), None)
    if npc is None:
        return "an NPC"
    name = view.book.cards[npc.face].name
    alike = [other.uid for other in view.npcs if other.face == npc.face]
    return f"{name} {alike.index(npc.uid) + 1}" if len(alike) > 1 else name


THINGS: dict[object, Thing[State]] = {
    Seat: Thing(seat_name, ref="figure-{}"),
    NpcId: Thing(npc_name, ref="npc-{}"),
    PlaceId: Thing(lambda _, place: place_name(place), noted=lambda _, place: _spot(place), ref="hex-{}", told=_where),
    CharacterId: Thing(lambda _, n: CHARACTERS[n].name, noted=lambda _, n: CHARACTERS[n].key),
    Overlay: Thing(lambda _, n: OVERLAYS[n], noted=lambda _, n: OVERLAYS[n].lower()),
    CombatSide: Thing(lambda _, side: SIDES[side]),
    FightEnd: Thing(lambda _, end: FIGHT_ENDS[end]),
    WildUse: Thing(lambda _, use: WILD_USES[use]),
    Pile: Thing(lambda _, pile: PILES[pile]),
    Cards: Thing(lambda _, n: _some(n, "card")),
    MinusCards: Thing(lambda _, n: _some(n, "−1 Card Token")),
    Passed: Thing(lambda _, n: f"; {_some(n, 'card')} passed over" if n else ""),
    Toll: Thing(lambda _, n: f" for {n} Walk" if n else ""),
}
