"""Part 3, Move: steps, tolls of restrictive terrain, forced returns, Ruins on the way (RE-121 to RE-149).

Tiles hold any number of figures and NPCs, which stay where they are and let everybody pass (RE-R35, RE-R64, RE-R65).
"""

from rulewright.games.elysia.rules import answers, events, prompts, verbs
from rulewright.games.elysia.rules.buy.trading import partners, trade
from rulewright.games.elysia.rules.decks import can_draw
from rulewright.games.elysia.rules.move.map_deck import place_last_overlays, reveal_tile
from rulewright.games.elysia.rules.npcs import next_character
from rulewright.games.elysia.rules.places import (
    NO_TILE,
    NOWHERE,
    PlaceId,
    Tile,
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


def move(table: Table, state: State) -> bool:
    """Step by step until the player stops (RE-124); played cards stay on the table (RE-122).

    Returns whether the figure was moved at all.
    """
    state.part = MOVE
    seat = state.active
    player = state.players[seat]
    state.came, state.due, state.steps = NOWHERE, 0, 0
    state.ruin = state.owed = False
    place_last_overlays(table, state, seat)
    teleported = False
    while True:
        if state.due > state.walk + player.wild and not is_village(state.tiles[player.place]):
            go_back(table, state, seat)  # RE-146, RE-R42
        choice = table.ask(seat, move_options(state, seat), prompts.MOVE)
        verb = choice.verb
        if verb == verbs.STEP.name:
            step(table, state, seat, *verbs.STEP.of(choice))
        elif choice is answers.STOP or choice is answers.PAY_STOP:
            stop_moving(table, state, seat, pays=choice is answers.PAY_STOP)
            break
        elif choice is answers.RETURN:
            go_back(table, state, seat)
        elif verb == verbs.TELEPORT.name:
            _teleport(table, state, seat, *verbs.TELEPORT.of(choice))
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
        _trade_before_check(table, state, seat)
    return teleported or state.steps > 0


def _trade_before_check(table: Table, state: State, seat: Seat) -> None:
    """After stopping, before the check (RE-R162)."""
    while offers := partners(state, seat):
        choice = table.ask(seat, [answers.GO_ON, *offers], prompts.TRADE_WINDOW)
        if choice is answers.GO_ON:
            return
        trade(table, state, seat, *verbs.TRADE.of(choice))


def move_options(state: State, seat: Seat) -> list[Option]:
    """Stop or go back, the six directions, Wild; before the first step also the relic and trades (RE-D8 to RE-D10)."""
    player = state.players[seat]
    here, walk, due, tiles, came = player.place, state.walk, state.due, state.tiles, state.came
    if not due:
        options = [answers.STOP]
    elif is_village(tiles[here]):
        options = [answers.STOP, answers.PAY_STOP] if walk >= due else [answers.STOP]  # RE-R48, RE-D10
    elif walk >= due:
        options = [answers.STOP]  # the toll is paid by stopping (RE-R41)
    else:
        options = [answers.RETURN]
        walk = 0  # first the toll (RE-R42)
    if walk:
        entry, void = state.book.rules.village_entry, state.left[TILE]
        open_places: list[PlaceId] = []
        for there in around(here):
            tile = tiles.get(there, NO_TILE)
            if tile == NO_TILE:
                if void and walk > due:  # RE-R32
                    open_places.append(there)
            elif walk >= (entry if is_village(tile) else 1) + (0 if there == came else due):  # RE-041
                open_places.append(there)
        options += verbs.STEP.each(open_places)
    if player.wild:
        options.append(answers.WILD_WALK)
        if can_draw(state, seat):
            options.append(answers.WILD_DRAW)
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
    here = player.place
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
    state.due = 0 if back else _toll(state, tile)
    player.place = there
    if table.listening:
        table.tell(events.moves, seat=seat, place=there)
    if state.owed and (village or not state.due):
        _pass_ruins(table, state, seat)
    if is_ruins(tile):
        enter_ruins(table, state, there)
        check_main(table, state)  # the Dark Lord needs Ruins


def _toll(state: State, tile: Tile) -> int:
    """What a tile requires to be kept or Crossed (RE-145, RE-149, RE-R39), unless gear lifts it (RE-R40).

    It may be entered without (RE-R44); so also with a Fortress (RE-R51). Nothing is due where a turn starts (RE-R47).
    """
    terrain = terrain_of(tile)
    toll = state.book.toll[terrain]
    if not toll or state.eased >> terrain & 1:
        return 0
    if state.grapple:
        state.grapple = False
        return 0
    return toll


def _teleport(table: Table, state: State, seat: Seat, place: PlaceId) -> None:
    """Instead of walking (RE-R37)."""
    state.players[seat].place = place
    if table.listening:
        table.tell(events.teleports, seat=seat, place=place)


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
    """Without what the tile requires: back to the tile occupied last, free and without any token.

    RE-146, RE-147, RE-148; Walk spent on entering is gone (RE-R43); from Ruins one has then not gone on (RE-R179), and
    Ruins that can't be kept leave only their Character behind (RE-R45).
    """
    state.ruin = state.owed and is_ruins(state.tiles[state.came])
    state.owed = False
    state.players[seat].place = state.came
    if table.listening:
        table.tell(events.goes_back, seat=seat, place=state.came)
    state.came, state.due = NOWHERE, 0
    check_main(table, state)


def stop_moving(table: Table, state: State, seat: Seat, pays: bool) -> None:
    """The toll of the tile is paid, or the player is stranded in a Village (RE-145, RE-163, RE-R48, RE-R49)."""
    player = state.players[seat]
    if state.due:
        if is_village(state.tiles[player.place]) and not pays:
            player.stranded = state.came
        else:
            state.walk -= state.due
            if state.owed:
                _pass_ruins(table, state, seat)
    state.due = 0
    if table.listening:
        table.tell(events.stops, seat=seat, place=player.place)
