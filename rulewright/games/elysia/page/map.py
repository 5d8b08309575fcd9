"""The map on the page: the tiles, and everybody who stands on them."""

from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE
from rulewright.games.elysia.page.card_fronts import card_front, character_icon, icon_of
from rulewright.games.elysia.page.ways import places, reach
from rulewright.games.elysia.rules.book import GATED
from rulewright.games.elysia.rules.places import FIRST_VILLAGE, PlaceId, coordinates, overlay_of, terrain_of
from rulewright.games.elysia.rules.state import Npc, State, by_seat, gate_open, gate_size
from rulewright.games.elysia.words.names import npc_name, place_name, seat_name, tile_name
from rulewright.kernel.page.scene import Badge, Board, Cell, Counter, Piece
from rulewright.kernel.question import Seat

GROUNDS = ("forest", "grass", "mountain", "desert", "water", "village")
SIGNS = {VILLAGE: "house", RUINS: "dungeon", FORTRESS: "chess-rook"}
DAMAGED = Badge("Damaged: can't be attacked by players", "heart-crack", "RE-155")


def board(view: State) -> Board:
    """The tiles, and everybody who stands on them."""
    pieces = [_figure(view, seat) for seat, player in by_seat(view) if not player.out]
    pieces += [_npc(view, npc) for npc in view.npcs]
    return Board("hexmap", tuple(_cell(view, place) for place in places(view)), tuple(pieces), reach(view))


def _figure(view: State, seat: Seat) -> Piece:
    """A player's figure with the cards in hand, which are its health (RE-042); two alike show their players' signs."""
    player = view.players[seat]
    alike = sum(other.character == player.character for other in view.players) > 1
    badges = [DAMAGED] if player.damaged else []
    if player.minus:
        badges.append(Badge(f"{player.minus} −1 Card", "minus", "RE-051", player.minus))
    icon, hand = "" if alike else character_icon(player.character), Counter("Cards in hand", len(player.hand))
    return Piece(f"figure-{seat}", f"hex-{player.place}", seat_name(view, seat), icon, seat, (hand,), tuple(badges))


def _npc(view: State, npc: Npc) -> Piece:
    card = view.book.cards[npc.face]
    label, place = npc_name(view, npc.uid), f"hex-{npc.place}"
    if npc.villain < 0:
        numbers = (Counter("Attack", card.attack), Counter("Defense", card.defense))
        return Piece(f"npc-{npc.uid}", place, label, icon_of(card), None, numbers, face=card_front(card), tone="dark")
    villain = view.villains[npc.villain]
    badge = Badge("Corrupted Hero", "crown", "RE-227") if villain.corrupted else Badge("Villain", "skull", "RE-216")
    return Piece(f"npc-{npc.uid}", place, label, icon_of(card), None, (Counter("Wild", villain.wild),), (badge,),
                 card_front(card), tone="dark")  # fmt: skip


def _cell(view: State, place: PlaceId) -> Cell:
    spot = coordinates(place)
    at = (spot.q, spot.r)
    if place not in view.tiles:
        return Cell(f"hex-{place}", at, f"Unexplored {place_name(place)}", mark="?", hidden=True)
    tile = view.tiles[place]
    label = f"{tile_name(tile)} {place_name(place)}"
    if tile == FIRST_VILLAGE:
        return Cell(f"hex-{place}", at, label, "village", icon="campground")
    terrain, overlay, mark = terrain_of(tile), overlay_of(tile), ""
    if overlay == FORTRESS and view.hero:
        label += f", gate {'open' if gate_open(view) else f'{view.gate} of {gate_size(view)}'}"
        mark = "" if gate_open(view) else f"{view.gate}/{gate_size(view)}"
    asked = view.book.toll[terrain]
    label += f": {1 + asked} Walk" if 0 < asked < GATED else ": gear needed" if asked else ""
    return Cell(f"hex-{place}", at, label, GROUNDS[terrain], mark, SIGNS.get(overlay, ""))
