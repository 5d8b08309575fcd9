"""The table as text, for the terminal."""

from collections.abc import Sequence
from string import ascii_lowercase, ascii_uppercase

from rulewright.games.seekers.rules.ids import PHASES
from rulewright.games.seekers.rules.state import Lasting, State, all_seats, printed
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.page.text_screen import Group, Panel, RenderableType, Text
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.words import card_name


def text_table(view: State, viewer: Seat | None, names: Sequence[str]) -> RenderableType:
    """The map, everybody's numbers and effects, the Stack, the viewer's hand."""
    if not view.units:
        return Text("Choosing Armories", style="bold")
    marks, together = _marks(view)
    lines: list[RenderableType] = [
        Text(f"{names[view.active]}: {PHASES[view.phase]}", style="bold"),
        Text(view.book.map.board.draw(marks)),
        *(Text(f"{other} stands where {one} is", style="dim") for one, other in together),
    ]
    lines += [_player(view, seat, names[seat], seat == viewer) for seat in all_seats(view.seats)]
    if view.stack:
        texts = [printed(view, item).name if item.face >= 0 else item.trigger for item in reversed(view.stack)]
        lines.append(Text("Stack, top first: " + ", ".join(texts), style="magenta"))
    if viewer is not None and viewer != SPECTATOR:
        hand = ", ".join(card_name(view, card) for card in view.players[viewer].hand)
        lines.append(Text(f"Hand: {hand}", style="bold"))
    return Group(*lines)


def _marks(view: State) -> tuple[dict[str, list[Hex]], list[tuple[str, str]]]:
    """A letter for each unit on the map, the Seekers' by seat; of several on one hex the first is drawn, the others are
    said. Units that are gone have none, or a long game would run out of letters."""
    hexes, standing = view.book.map.board.hexes, dict[int, str]()
    together: list[tuple[str, str]] = []
    letters = iter(ascii_uppercase[view.seats :] + ascii_lowercase)
    for i, unit in enumerate(view.units):
        if unit.hex < 0:
            continue
        letter = ascii_uppercase[i] if i < view.seats else next(letters, "z")
        if standing.setdefault(unit.hex, letter) != letter:
            together.append((standing[unit.hex], letter))
    marks: dict[str, list[Hex]] = {}
    for hex, letter in standing.items():
        marks.setdefault(letter, []).append(hexes[hex])
    return marks, together


def _lasting(view: State, each: Lasting) -> str:
    """A thing in an effect Zone with its counters (SK-180)."""
    if each.down:
        return "face-down card"
    counters = ((each.moments, "Moments"), (each.charges, "Charges"), (each.shield, "Shield"))
    return " ".join([printed(view, each).name, *(f"{n} {name}" for n, name in counters if n)])


def _player(view: State, seat: Seat, name: str, own: bool) -> Panel:
    player, unit = view.players[seat], view.units[seat]
    state = [f"{each.name} {each.n}" for each in unit.ailments]
    state += ["Stealth"] if unit.stealth else []
    state += [f"Intangible {unit.fade}"] if unit.fade else []
    state += [f"channeling {player.channel}"] if player.channel else []
    zone = [_lasting(view, each) for each in player.zone]
    resources = f"AP {player.ap}  MP {player.mp}  Life {unit.hp}/{unit.most}"
    text = Text(f"{chr(ord('A') + seat)}: {resources}  hand {len(player.hand)}  deck {len(player.deck)}")
    if state:
        text.append(f"\n{', '.join(state)}", style="yellow")
    if zone:
        text.append(f"\neffect Zone: {', '.join(zone)}", style="cyan")
    title = Text(f"{name} ({view.book.cards[player.seeker].name}){' — you' if own else ''}")
    return Panel(text, title=title)
