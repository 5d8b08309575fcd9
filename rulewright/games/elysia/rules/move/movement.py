"""Part 3, Move: steps, tolls, returns, Ruins on the way, past anybody (RE-121 to RE-149, RE-R35, RE-R64, RE-R65)."""

from rulewright.games.elysia.cards.atoms import Terrain
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.buy.trading import partners, trade, trade_window
from rulewright.games.elysia.rules.decks import can_draw
from rulewright.games.elysia.rules.move.map_deck import place_last_overlays, reveal_tile
from rulewright.games.elysia.rules.npcs import next_character
from rulewright.games.elysia.rules.places import (
    NO_TILE,
    NOWHERE,
    VILLAGES,
    PlaceId,
    around,
    is_ruins,
    is_village,
    terrain_of,
)
from rulewright.games.elysia.rules.playing import spend
from rulewright.games.elysia.rules.quests import ALL_TERRAINS, check_main, check_wanderer
from rulewright.games.elysia.rules.state import MOVE, TILE, State
from rulewright.games.elysia.rules.tokens import gain_darkness, gain_minus
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table

STOP, PAY_STOP, RETURN = verbs.STOP.answer, verbs.PAY_STOP.answer, verbs.RETURN.answer
WILD_WALK, WILD_DRAW = verbs.WILD_WALK.answer, verbs.WILD_DRAW.answer


def move(table: Table, state: State) -> bool:
    """Step by step until the player stops (RE-124); played cards stay (RE-122). Returns whether the figure moved."""
    state.part = MOVE
    state.came, state.due, state.steps = NOWHERE, 0, 0
    state.ruin = state.owed = False
    place_last_overlays(table, state, state.active)
    return go_on_moving(table, state)


def go_on_moving(table: Table, state: State) -> bool:
    """The rest of the part."""
    seat = state.active
    player = state.players[seat]
    teleported = False
    while True:
        if state.due > state.walk + player.wild and not is_village(state.tiles[player.place]):
            go_back(table, state, seat)  # RE-146, RE-R42
        choice = table.ask(seat, move_options(state, seat), prompts.MOVE)
        verb = choice.verb
        if verb == verbs.STEP.name:
            step(table, state, seat, *verbs.STEP.of(choice))
        elif choice is STOP or choice is PAY_STOP:
            stop_moving(table, state, seat, pays=choice is PAY_STOP)
            break
        elif choice is RETURN:
            go_back(table, state, seat)
        elif verb == verbs.TELEPORT.name:
            (player.place,) = verbs.TELEPORT.of(choice)  # instead of walking (RE-R37)
            table.tell(events.teleports, seat=seat, place=player.place)
            teleported = True
            break
        elif verb == verbs.TRADE.name:
            trade(table, state, seat, *verbs.TRADE.of(choice))
        else:
            spend(table, state, seat, choice)  # cards so drawn stay in hand (RE-R13)
    player.ended |= 1 << terrain_of(state.tiles[player.place]) & ALL_TERRAINS
    check_wanderer(table, state, seat)
    check_main(table, state)
    if state.book.rules.trading:
        trade_window(table, state, seat, verbs.GO_ON.answer, prompts.TRADE_WINDOW)  # before the check (RE-R162)
    return teleported or state.steps > 0


def move_options(state: State, seat: Seat) -> list[Option]:
    """Stop or go back, the six directions, Wild; before the first step also the relic and trades (RE-D8 to RE-D10)."""
    player = state.players[seat]
    here, walk, due, tiles, came = player.place, state.walk, state.due, state.tiles, state.came
    if not due:
        options = [STOP]
    elif is_village(tiles[here]):
        options = [STOP, PAY_STOP] if walk >= due else [STOP]  # RE-R48, RE-D10
    elif walk >= due:
        options = [STOP]  # the toll is paid by stopping (RE-R41)
    else:
        options = [RETURN]
        walk = 0  # first the toll (RE-R42)
    if walk:
        entry, void = state.book.rules.village_entry, state.left[TILE]
        open_places: list[PlaceId] = []
        for there in around(here):
            tile = tiles.get(there, NO_TILE)
            if tile == NO_TILE:
                if void and walk > due:  # RE-R32
                    open_places.append(there)
            elif walk >= (entry if tile in VILLAGES else 1) + (0 if there == came else due):  # RE-041
                open_places.append(there)
        options += verbs.STEP.each(open_places)
    if player.wild:
        options.append(WILD_WALK)
        if can_draw(state, seat):
            options.append(WILD_DRAW)
    if not state.steps:
        if state.relic:
            villages = [place for place, tile in tiles.items() if is_village(tile) and place != here]
            options += verbs.TELEPORT.each(villages)
        if state.book.rules.trading:
            options += partners(state, seat)
    return options


def step(table: Table, state: State, seat: Seat, there: PlaceId) -> None:
    """One step: the toll of the tile that is Crossed, 1 Walk, a new tile where there was none (RE-123, RE-040)."""
    player, rules = state.players[seat], state.book.rules
    here, walk = player.place, state.walk
    back = there == state.came  # not Crossing (RE-041); the tile one came from needs no second toll
    if not back:
        state.walk -= state.due
    if state.owed:
        _pass_ruins(table, state, seat)
    state.owed, state.ruin = state.ruin, False  # RE-143, also by stepping back (RE-R61)
    if there not in state.tiles:
        reveal_tile(table, state, seat, there)
    tile = state.tiles[there]
    village = is_village(tile)
    state.walk = max(0, state.walk - (rules.village_entry if village else 1))  # a Village found costs what is left
    state.steps += 1
    state.came = NOWHERE if back and state.due else here  # what was left unpaid has not been kept: its toll stays due
    state.due = 0 if back else _toll(state, terrain_of(tile))
    player.place = there
    if table.listening:
        table.tell(events.moves, seat=seat, place=there, n=walk - state.walk)
    if state.owed and (village or not state.due):
        _pass_ruins(table, state, seat)
    if is_ruins(tile):
        enter_ruins(table, state, there)
        check_main(table, state)  # the Dark Lord needs Ruins


def _toll(state: State, terrain: Terrain) -> int:
    """What it takes to keep or Cross a tile (RE-145, RE-149, RE-R39, RE-R44, RE-R47, RE-R51), without gear (RE-R40)."""
    toll = state.book.toll[terrain]
    if not toll or state.eased >> terrain & 1:
        return 0
    if state.grapple:
        state.grapple = False
        return 0
    return toll


def enter_ruins(table: Table, state: State, place: PlaceId) -> None:
    """The first Character of the Encounter Deck appears (RE-140, RE-144, RE-R57), on each entry (RE-R60)."""
    if place in state.entered and not state.book.rules.ruin_repeat:
        return
    state.entered.append(place)
    state.ruin = True
    next_character(table, state, place, "RE-140")


def _pass_ruins(table: Table, state: State, seat: Seat) -> None:
    """The player went on from Ruins, and the step is kept (RE-143, RE-R179)."""
    state.owed = False
    if state.book.rules.ruin_pass_token == "darkness":
        gain_darkness(table, state, seat, 1, "RE-143")
    else:
        gain_minus(table, state, seat, 1, "RE-143")


def go_back(table: Table, state: State, seat: Seat) -> None:
    """Without what the tile requires: back, free and without any token (RE-146 to RE-148, RE-R43, RE-R45)."""
    state.ruin = state.owed and is_ruins(state.tiles[state.came])  # one has then not gone on from them (RE-R179)
    state.owed = False
    state.players[seat].place = state.came
    if table.listening:
        table.tell(events.goes_back, seat=seat, place=state.came)
    state.came, state.due = NOWHERE, 0
    check_main(table, state)


def stop_moving(table: Table, state: State, seat: Seat, pays: bool) -> None:
    """The toll of the tile is paid, or the player is stranded in a Village (RE-145, RE-163, RE-R48, RE-R49)."""
    player, toll = state.players[seat], 0
    if state.due and is_village(state.tiles[player.place]) and not pays:
        player.stranded = state.came
        table.tell(events.strands, seat=seat, place=player.place, back=state.came)
    elif state.due:
        toll = state.due
        state.walk -= toll
        if state.owed:
            _pass_ruins(table, state, seat)
    state.due = 0
    if table.listening:
        table.tell(events.stops, seat=seat, place=player.place, toll=events.Toll(toll))
