"""What is drawn over the map while somebody looks at a figure or a place."""

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.page.ways import Way, note, places, ways_from
from rulewright.games.elysia.rules.book import GATED
from rulewright.games.elysia.rules.map import terrain_at
from rulewright.games.elysia.rules.places import PlaceId
from rulewright.games.elysia.rules.state import SETUP, State, by_seat
from rulewright.games.elysia.words.names import npc_name, place_name, seat_name, tile_name
from rulewright.kernel.page.scene import Drawing, Line, Overlay
from rulewright.kernel.question import SPECTATOR, Seat


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
        f"{seat_name(view, seat)}: {len(player.hand)} cards in hand{', damaged' if player.damaged else ''}."
        for seat, player in by_seat(view)
        if player.place == place and not player.out
    ]
    for npc in view.npcs:
        if npc.place == place and npc.villain < 0:
            found.append(f"{npc_name(view, npc.uid)}: {view.book.cards[npc.face].text}")
        elif npc.place == place:
            villain = view.villains[npc.villain]
            found.append(f"{npc_name(view, npc.uid)}: {villain.wild} Wild on each card, {villain.dark} Darkness.")
    return " ".join(found)


def _figure_drawing(view: State, seat: Seat) -> Drawing | None:
    player = view.players[seat]
    if player.out:
        return None
    walk = view.walk if seat == view.active else 0
    most = walk + player.wild
    drawn = set(places(view))
    ways = {place: way for place, way in ways_from(view, seat, most).items() if place in drawn}
    notes = tuple(note(view, place, way, most) for place, way in ways.items())
    words = f"{seat_name(view, seat)}: {walk} Walk and {player.wild} Wild reach this far, cards yet to be played aside."
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
    line = Line("way", tuple(f"hex-{step}" for step in reversed(path)))
    return Drawing(lines=(line,), words=words, clause="RE-R39", sum=words)


def way_words(view: State, place: PlaceId, way: Way) -> str:
    """'Mountain (2,-1): 3 Walk, 2 to come and 1 to stay'."""
    if place not in view.tiles:
        return f"Unexplored {place_name(place)}: {way.enter} Walk to come, and what the tile asks for."
    name = f"{tile_name(view.tiles[place])} {place_name(place)}"
    if way.toll >= GATED:
        return (
            f"{name}: {way.enter} Walk to come; to stay there takes the gear for {TERRAINS[terrain_at(view, place)]}."
        )
    more = f", {way.enter} to come and {way.toll} to stay" if way.toll else ""
    return f"{name}: {way.keep} Walk{more}."
