"""The map on the page: tiles and who stands there, how far one comes for how much Walk, the way to a place."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from rulewright.games.elysia.cards.atoms import NO_TERRAIN, TERRAINS
from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE, Card
from rulewright.games.elysia.page.card_fronts import card_front, character_picture
from rulewright.games.elysia.rules.book import GATED
from rulewright.games.elysia.rules.combat.fighters import NpcId
from rulewright.games.elysia.rules.places import (
    FIRST_VILLAGE,
    NO_TILE,
    PlaceId,
    Tile,
    around,
    coordinates,
    is_village,
    overlay_of,
    terrain_of,
)
from rulewright.games.elysia.rules.state import MOVE, PLAY, SETUP, TILE, Npc, State, by_seat, gate_open, gate_size
from rulewright.games.elysia.words.names import npc_name, seat_name, tile_name
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, Board, Cell, Counter, Drawing, Line, Overlay, Piece
from rulewright.kernel.question import SPECTATOR, Seat

GROUNDS = ("forest", "grass", "mountain", "desert", "water", "village")
SIGNS = {VILLAGE: "house", RUINS: "dungeon", FORTRESS: "chess-rook"}
DAMAGED_WORDS = "Damaged: no fights with them until their next turn."
DAMAGED = Badge("Damaged", "heart-crack", "RE-155")


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
    hand = Counter("Cards in hand", len(player.hand))
    return Piece(f"figure-{seat}", f"hex-{player.place}", seat_name(view, seat), "", seat, (hand,), tuple(badges),
                 picture="" if alike else character_picture(player.character))  # fmt: skip


def _npc(view: State, npc: Npc) -> Piece:
    card = view.book.cards[npc.face]
    label = npc_name(view, npc.uid)
    if npc.villain < 0:
        return _monster(card, npc.uid, npc.place, label)
    place, villain = f"hex-{npc.place}", view.villains[npc.villain]
    badge = Badge("Corrupted Hero", "crown", "RE-227") if villain.corrupted else Badge("Villain", "skull", "RE-216")
    return Piece(f"npc-{npc.uid}", place, label, "", None, (Counter("Wild on each card", villain.wild),), (badge,),
                 card_front(card), tone="dark", picture=f"elysia/{card.key}")  # fmt: skip


@remembered
def _monster(card: Card, uid: NpcId, place: PlaceId, label: str) -> Piece:
    numbers = (Counter("Attack", card.attack), Counter("Defense", card.defense))
    return Piece(f"npc-{uid}", f"hex-{place}", label, "", None, numbers, face=card_front(card), tone="dark",
                 picture=f"elysia/{card.key}")  # fmt: skip


def _cell(view: State, place: PlaceId) -> Cell:
    tile = view.tiles.get(place, NO_TILE)
    fortress = tile not in (NO_TILE, FIRST_VILLAGE) and overlay_of(tile) == FORTRESS and view.hero
    gate = "" if not fortress else "open" if gate_open(view) else f"{view.gate}/{gate_size(view)}"
    asked = 0 if tile in (NO_TILE, FIRST_VILLAGE) else view.book.toll[terrain_of(tile)]
    return _drawn(place, tile, gate, asked)


@lru_cache(maxsize=4096)
def _drawn(place: PlaceId, tile: Tile, gate: str, asked: int) -> Cell:
    """A place with its tile, the gate of a fortress, and what it asks of who stays there."""
    spot = coordinates(place)
    at = (spot.q, spot.r)
    if tile == NO_TILE:
        return Cell(f"hex-{place}", at, "Unexplored", mark="?", hidden=True)
    label = tile_name(tile)
    if terrain_of(tile) == NO_TERRAIN:
        return Cell(f"hex-{place}", at, label, "village", icon="campground")
    if gate:
        label += f", gate {gate.replace('/', ' of ')}"
    label += f": {1 + asked} Walk" if 0 < asked < GATED else ": gear needed" if asked else ""
    return Cell(
        f"hex-{place}",
        at,
        label,
        GROUNDS[terrain_of(tile)],
        "" if gate == "open" else gate,
        SIGNS.get(overlay_of(tile), ""),
    )


# -- how far one comes
def places(view: State) -> list[PlaceId]:
    """The tiles, and the unexplored places around everybody's figure."""
    found = dict.fromkeys(view.tiles)
    if view.part != SETUP and view.left[TILE]:
        for player in view.players:
            if not player.out:
                found.update(dict.fromkeys(around(player.place)))
    return list(found)


class Way(NamedTuple):
    """How a place is reached: Walk to come there, what it takes to stay or go on, and the place before."""

    enter: int
    toll: int
    before: PlaceId

    @property
    def keep(self) -> int:
        return self.enter + self.toll


def ways_from(view: State, seat: Seat, most: int) -> dict[PlaceId, Way]:
    """The cheapest way to every place within so much Walk, over placed tiles and one step beyond them (RE-123, RE-R39).

    Gear that lifts a requirement counts, and so does what is still due where the figure stands.
    """
    mine = seat == view.active
    eased = view.eased if mine else 0
    start = view.players[seat].place
    due = view.due if mine and view.part == MOVE else 0
    found: dict[PlaceId, Way] = {}
    waiting = [(0, start, due, start, mine and view.grapple)]
    while waiting:
        enter, here, toll, before, grapple = heappop(waiting)
        if here in found:
            continue
        found[here] = Way(enter, toll, before)
        if here not in view.tiles or toll >= GATED:
            continue
        for there in around(here):
            crossing = 0 if here == start and there == view.came and mine else toll  # going back is free of it (RE-041)
            tile = view.tiles.get(there, NO_TILE)
            if tile == NO_TILE and not view.left[TILE]:
                continue
            cost = enter + crossing + (view.book.rules.village_entry if is_village(tile) else 1)
            if there in found or cost > most:
                continue
            asked = 0 if tile == NO_TILE or eased >> terrain_of(tile) & 1 else view.book.toll[terrain_of(tile)]
            lifted = bool(asked) and grapple
            heappush(waiting, (cost, there, 0 if lifted else asked, here, grapple and not lifted))
    del found[start]
    return found


def note(view: State, place: PlaceId, way: Way, walk: int) -> str:
    """What to write on a place: Walk to come and stay; + where nobody knows yet, ! where one can't stay."""
    if place not in view.tiles:
        return f"{way.enter}+"
    if way.toll >= GATED:
        return f"{way.enter}!"
    return str(way.keep) if way.keep <= walk or is_village(view.tiles[place]) else f"{way.keep}!"


def reach(view: State) -> tuple[Overlay, ...]:
    """What the Walk of the player whose turn it is leads to; always in sight while it matters."""
    if view.part not in (PLAY, MOVE) or not view.walk or view.combat is not None or view.outcome is not None:
        return ()
    ways = ways_from(view, view.active, view.walk)
    notes = tuple(note(view, place, way, view.walk) for place, way in ways.items())
    drawn = {f"hex-{cell}" for cell in places(view)}
    shown = [(f"hex-{place}", words) for place, words in zip(ways, notes, strict=True) if f"hex-{place}" in drawn]
    return (Overlay("walk", "reach", tuple(id for id, _ in shown), tuple(words for _, words in shown), open=True),)


# -- looking at a figure or a place
def drawing(view: State, viewer: Seat | None, ref: str) -> Drawing | None:
    """A look at a figure shows how far it comes, Wild counted; a look at a place the way there and its price."""
    kind, _, number = ref.partition("-")
    if not number.isdecimal() or view.part == SETUP:
        return None
    if kind == "figure" and int(number) < view.seats:
        return _figure_drawing(view, Seat(int(number)))
    if kind != "hex":
        return None
    place = PlaceId(int(number))
    if viewer is None or viewer == SPECTATOR:
        there = standing(view, place)
        return Drawing(words=there, clause="RE-027", sum=there) if there else None
    if place == view.players[viewer].place:  # the place lies over who stands on it
        return _figure_drawing(view, viewer)
    return _way_drawing(view, viewer, place)


def standing(view: State, place: PlaceId) -> str:
    """Who stands on a place, and how strong."""
    found = [
        f"{seat_name(view, seat)}: {cards(len(player.hand))} in hand.{f' {DAMAGED_WORDS}' if player.damaged else ''}"
        for seat, player in by_seat(view)
        if player.place == place and not player.out
    ]
    for npc in view.npcs:
        if npc.place == place and npc.villain < 0:
            found.append(f"{npc_name(view, npc.uid)}: {view.book.cards[npc.face].text}")
        elif npc.place == place:
            found.append(villain_words(view, npc))
    return " ".join(found)


def villain_words(view: State, npc: Npc) -> str:
    """'Ravenna: Villain, level 3. Fights with 5 cards, each +2. Beaten: 3 levels, 1 Light.' (RE-215 to RE-219)."""
    villain, rules, level = view.villains[npc.villain], view.book.rules, view.book.cards[npc.face].level
    light = f", {rules.reward_light} Light" if villain.dark and rules.reward_light else ""
    prize = f", {rules.villain_prize} Item Card{'s' if rules.villain_prize > 1 else ''}" if rules.villain_prize else ""
    strength = f"Fights with {cards(rules.villain_hand)}, each +{villain.wild}"
    return f"{npc_name(view, npc.uid)}: Villain, level {level}. {strength}. Beaten: {level} levels{light}{prize}."


def cards(n: int) -> str:
    return f"{n} card{'' if n == 1 else 's'}"


def _figure_drawing(view: State, seat: Seat) -> Drawing | None:
    player = view.players[seat]
    if player.out:
        return None
    walk = view.walk if seat == view.active else 0
    most = walk + player.wild
    drawn, shown = set(places(view)), {cell for over in reach(view) for cell in over.cells}
    reached = ways_from(view, seat, most)
    own = seat == view.active  # what its Walk alone leads to stands on the map already
    ways = {place: reached[place] for place in reached if place in drawn and not (own and f"hex-{place}" in shown)}
    notes = tuple(note(view, place, way, most) for place, way in ways.items())
    words = f"{walk} Walk and {player.wild} Wild reach this far, before cards are played."
    there = standing(view, player.place)
    overlay = Overlay(f"figure-{seat}", "reach", tuple(f"hex-{place}" for place in ways), notes)
    return Drawing((overlay,), words=words, clause="RE-048", sum=f"{words} {there}")


def _way_drawing(view: State, viewer: Seat, place: PlaceId) -> Drawing | None:
    here = view.players[viewer].place
    if place == here or view.players[viewer].out or place not in places(view):
        return None
    ways = ways_from(view, viewer, 12)
    if place not in ways:
        return None
    way, path = ways[place], [place]
    while path[-1] != here:
        path.append(ways[path[-1]].before)
    words = f"{way_words(view, place, way)} {standing(view, place)}".strip()
    walks = viewer == view.active and view.part in (PLAY, MOVE) and view.combat is None and view.outcome is None
    lines = (
        (Line("way", tuple(f"hex-{step}" for step in reversed(path))),) if walks else ()
    )  # else no place is asked for
    return Drawing(lines=lines, words=words, clause="RE-R39", sum=words)


def _cheaper(view: State, place: PlaceId) -> str:
    """What costs less in a Village (RE-166)."""
    land, cards = terrain_of(view.tiles[place]), [view.book.cards[face] for face in view.book.market]
    found = [card.name for card in cards if land != NO_TERRAIN and card.cheaper == land]
    return f"cheaper there: {', '.join(found)}" if found else "nothing is cheaper there"


def way_words(view: State, place: PlaceId, way: Way) -> str:
    """'Mountain (2,-1): 3 Walk, 2 to come and 1 to stay'."""
    if place not in view.tiles:
        return f"Unexplored: {way.enter} Walk to come, and what the tile asks for."
    name = tile_name(view.tiles[place])
    if is_village(view.tiles[place]):
        name += f" ({_cheaper(view, place)})"
    if way.toll >= GATED:
        gear = TERRAINS[terrain_of(view.tiles[place])]
        return f"{name}: {way.enter} Walk to come; to stay there takes the gear for {gear}."
    more = f", {way.enter} to come and {way.toll} to stay" if way.toll else ""
    return f"{name}: {way.keep} Walk{more}."
