"""The table as text, for the terminal."""

from collections.abc import Sequence

from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.combat.arithmetic import terms
from rulewright.games.elysia.rules.combat.fighters import ATTACK, DEFENSE, Combat
from rulewright.games.elysia.rules.places import coordinates, overlay_of, terrain_of
from rulewright.games.elysia.rules.state import PARTS, SEATS, State, gate_size
from rulewright.games.elysia.words.names import npc_name, place_name, seat_name, tile_name
from rulewright.kernel.page.text_screen import Group, Panel, RenderableType, Text
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.words import card_name

SIGNS = "fpmdwO"  # terrain by its letter; Overlays are large letters
OVERLAY_SIGNS = " VRX"


def text_table(view: State, viewer: Seat | None, names: Sequence[str]) -> RenderableType:
    """The map, everybody's cards and tokens, the fight, the viewer's hand."""
    if view.turn == 0:
        return Text("Setting up Elysia", style="bold")
    lines: list[RenderableType] = [
        Text(f"Round {view.round}, {names[view.active]}: {PARTS[view.part]}", style="bold"),
        Text(drawing(view)),
        Text(_pieces(view)),
    ]
    if view.hero:
        lines.append(Text(f"Gate {view.gate}/{gate_size(view)}"))
    lines += [_player(view, seat, names[seat], seat == viewer) for seat in SEATS[: view.seats]]
    if view.combat is not None:
        lines.append(_fight(view, view.combat))
    if viewer is not None and viewer != SPECTATOR:
        hand = ", ".join(card_name(view, card) for card in view.players[viewer].hand)
        lines.append(Text(f"Hand: {hand}", style="bold"))
    return Group(*lines)


def drawing(view: State) -> str:
    """The map: f p m d w for terrain, then V R X for Village, Ruins, Fortress; digits are figures."""
    spots = {place: coordinates(place) for place in view.tiles}
    left = min(2 * spot.q + spot.r for spot in spots.values())
    top = min(spot.r for spot in spots.values())
    rows = [""] * (max(spot.r for spot in spots.values()) - top + 1)
    figures = {player.place: str(seat + 1) for seat, player in enumerate(view.players)}
    for place, spot in sorted(spots.items(), key=lambda item: (item[1].r, item[1].q)):
        tile, row = view.tiles[place], spot.r - top
        sign = SIGNS[terrain_of(tile)] + figures.get(place, OVERLAY_SIGNS[overlay_of(tile)])
        rows[row] = rows[row].ljust(2 * (2 * spot.q + spot.r - left)) + sign
    return "\n".join(rows)


def _pieces(view: State) -> str:
    found = [f"{npc_name(view, npc.uid)} at {place_name(npc.place)}" for npc in view.npcs]
    tiles, villages, ruins, fortress = view.left
    deck = f"Map Deck: {tiles} tiles, {villages} Villages, {ruins} Ruins" + (", the Fortress" if fortress else "")
    return f"{deck}. {', '.join(found) or 'No NPC on the map'}."


def _player(view: State, seat: Seat, name: str, own: bool) -> Panel:
    player = view.players[seat]
    if player.out:
        return Panel(Text("out of the game"), title=Text(name))
    token = f"Light {player.net}" if player.net > 0 else f"Darkness {-player.net}" if player.net else "neutral"
    text = f"{seat + 1}: {tile_name(view.tiles[player.place])} {place_name(player.place)}, {token}, Wild {player.wild}"
    text += f", −1 Card {player.minus}" if player.minus else ""
    text += ", damaged" if player.damaged else ""
    text += f"\nhand {len(player.hand)}, deck {len(player.deck)}, discard {len(player.discard)}, hunt {player.hunt}"
    if player.front:
        text += f", in front: {', '.join(card_name(view, card) for card in player.front)}"
    if seat == view.active:
        text += f"\nWalk {view.walk}, Coin {view.coin + view.wild_coin}"
    title = Text(f"{name} ({CHARACTERS[player.character].name}){' — you' if own else ''}")
    return Panel(Text(text), title=title)


def _fight(view: State, combat: Combat) -> Text:
    lines = []
    for fighter in combat.fighters:
        name = seat_name(view, fighter.seat) if fighter.seat >= 0 else view.book.cards[fighter.face].name
        step = ATTACK if fighter.side == combat.striker else DEFENSE
        sums = " + ".join(f"{words} {n}" for words, n in terms(view, combat, fighter, step))
        state = "Exhausted" if fighter.exhausted else sums or "nothing yet"
        lines.append(f"{('Attacker', 'Defender')[fighter.side]} {name}: {state}")
    return Text("\n".join([*lines, f"Attack {combat.total}, {combat.each} to each"]), style="magenta")
