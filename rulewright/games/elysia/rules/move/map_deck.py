"""The Map Deck (RE-035): new tiles where a figure goes, and what is left of it once no tile is (RE-125 to RE-131)."""

from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.npcs import place_corrupted
from rulewright.games.elysia.rules.places import BARE, PlaceId, gap, make_tile, terrain_of
from rulewright.games.elysia.rules.quests import check_counted, check_main
from rulewright.games.elysia.rules.state import TILE, State
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table


def reveal_tile(table: Table, state: State, seat: Seat, place: PlaceId) -> None:
    """Draw until a Terrain Tile (RE-126); the first Overlay lies on it, the others go back (RE-125 to RE-129)."""
    cards, deck = state.book.cards, state.map_deck
    drawn: list[CardId] = []
    overlay: CardId | None = None
    tile: CardId | None = None
    while deck and tile is None:
        piece = deck.pop()
        table.show(piece)
        kind = cards[state.faces[piece]].kind
        if kind == "terrain" or (kind == "village_tile" and overlay is None):  # takes no Overlay (RE-R30, RE-R31)
            tile = piece
        else:
            drawn.append(piece)
            overlay = piece if kind == "overlay" and overlay is None else overlay
    if tile is None:  # an Overlay, and no tile left but one that takes none
        tile = next(piece for piece in drawn if cards[state.faces[piece]].kind == "village_tile")
        drawn.remove(tile)
        overlay = None
    state.left[TILE] -= 1
    terrain = cards[state.faces[tile]].terrain
    state.tiles[place] = make_tile(terrain)
    if terrain != NO_TERRAIN:  # a Terrain Tile, which counts for the Cartographer
        state.players[seat].placed += 1
    if table.listening:
        table.tell(events.places_tile, seat=seat, card=tile, place=place)
    if overlay is not None:
        drawn.remove(overlay)
        lay_overlay(table, state, seat, overlay, place, "RE-128")
    if drawn:
        deck += drawn
        table.shuffle(deck)  # RE-129
    if not state.left[TILE]:
        for piece in deck:  # what is left is known by its numbers, and the order means nothing any more (RE-R36)
            table.show(piece)
    check_counted(table, state, "cartographer", [seat])


def lay_overlay(table: Table, state: State, seat: Seat, piece: CardId, place: PlaceId, clause: str) -> None:
    """RE-033, RE-034; with the Fortress comes the Corrupted Hero (RE-229)."""
    overlay = state.book.cards[state.faces[piece]].overlay
    state.left[overlay] -= 1
    state.tiles[place] = make_tile(terrain_of(state.tiles[place]), overlay)
    if table.listening:
        table.tell(events.places_overlay.under(clause), seat=seat, card=piece, place=place)
    if overlay == FORTRESS:
        place_corrupted(table, state, place)


def place_last_overlays(table: Table, state: State, seat: Seat) -> None:
    """No Terrain Tile is left: before moving, an Overlay may be put far away (RE-131, RE-R33, RE-R147, RE-D7)."""
    if state.left[TILE] or not state.map_deck:
        return
    for _ in range(state.book.rules.last_overlays_per_turn):
        places = far_places(state, seat)
        # by what lies there: an imagined world may have one Overlay less than `left` says, and a tile in its place
        pieces = {state.book.cards[state.faces[piece]].overlay: piece for piece in reversed(state.map_deck)}
        kinds = [kind for kind in (VILLAGE, RUINS, FORTRESS) if kind in pieces]
        if not places or not kinds:
            return
        choice = table.ask(seat, [verbs.NO.answer, *verbs.OVERLAY.each(kinds)], prompts.OVERLAY)
        if choice is verbs.NO.answer:
            return
        (kind,) = verbs.OVERLAY.of(choice)
        (place,) = verbs.AT.of(table.ask(seat, [*verbs.AT.each(places)], prompts.OVERLAY_AT))
        state.map_deck.remove(pieces[kind])
        lay_overlay(table, state, seat, pieces[kind], place, "RE-131")  # figures there are not touched (RE-R178)
        check_main(table, state)


def far_places(state: State, seat: Seat) -> list[PlaceId]:
    """Bare Terrain Tiles at least 4 tiles away, or else the farthest ones; never the First Village (RE-131, RE-R33)."""
    here = state.players[seat].place
    bare = [place for place, tile in state.tiles.items() if tile in BARE]
    if not bare:
        return []
    most = max(gap(here, place) for place in bare)
    least = min(state.book.rules.last_overlay_distance, most)
    return [place for place in bare if gap(here, place) >= least]
