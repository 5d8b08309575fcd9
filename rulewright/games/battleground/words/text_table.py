"""The table as text, for the terminal."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.rules.heroes import level
from rulewright.games.battleground.rules.ids import PHASES, LaneId
from rulewright.games.battleground.rules.state import Player, State, Unit, class_of, hand_of
from rulewright.games.battleground.rules.units.conditions import tokens_on
from rulewright.games.battleground.words.names import card_name, place_name
from rulewright.kernel.page.text_screen import Group, Panel, RenderableType, Text
from rulewright.kernel.question import HIDDEN, SPECTATOR, Seat


def text_table(view: State, viewer: Seat | None, names: Sequence[str]) -> RenderableType:
    """The lanes, everybody's numbers and cards, the viewer's hand."""
    if any(player.klass < 0 for player in view.players):
        return Text("Choosing classes", style="bold")
    lines: list[RenderableType] = [Text(f"{names[view.active]}: {PHASES[view.phase]}", style="bold")]
    lines.append(Text(draw(view)))
    for seat, name in enumerate(names):
        lines.append(_player(view, view.players[seat], name, seat == viewer))
    if viewer is not None and viewer != SPECTATOR:
        hand = ", ".join(card_name(view, card) for card in hand_of(view.players[viewer]))
        lines.append(Text(f"Hand: {hand}", style="bold"))
    return Group(*lines)


def draw(view: State) -> str:
    """The battleground, the last row on top; A units of side 0, B of side 1; Attack/HP, d defending."""
    ground = view.book.ground
    width = 16
    rows = []
    for y in range(ground.rows - 1, -1, -1):
        cells = [_cell(view, view.board[field]).ljust(width) for field in ground.in_row[y]]
        rows.append(f"{y + 1} | " + "| ".join(cells))
    rows.append("    " + "  ".join(ground.lane_name(LaneId(x)).ljust(width) for x in range(ground.lanes)))
    return "\n".join(row.rstrip() for row in rows)


def _cell(view: State, unit: Unit | None) -> str:
    if unit is None:
        return "."
    stance = "d" if unit.defending else ""
    marks = "".join(name[0].upper() for name, n in tokens_on(unit).items() if n)
    name = view.book.cards[unit.face].name.split()[0][:7]
    return f"{'AB'[unit.side]} {name} {unit.attack}/{unit.hp}{stance}{' ' + marks if marks else ''}"


def _letters(numbers: Sequence[int]) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, numbers, strict=True)) or "-"


def _player(view: State, player: Player, name: str, own: bool) -> Panel:
    klass = class_of(view, player)
    text = Text(f"life {player.life}  experience {player.experience} (level {level(view, player)})  "
                f"power tokens {player.tokens}  hand {len(hand_of(player))}")  # fmt: skip
    text.append(f"\norbs {_letters(player.pool)}  track {_track(view, player)}")
    if any(player.mana):
        text.append(f"  mana {_letters(player.mana)}")
    powers = [power.name for path, placed in zip(klass.paths, player.paths, strict=True) for power in path[:placed]]
    if powers:
        text.append(f"\npowers: {', '.join(powers)}", style="green")
    prepared = [
        f"{'face down' if view.faces[slot.card] == HIDDEN else card_name(view, slot.card)} [{_letters(slot.charges)}]"
        for slot in player.slots
        if slot.card >= 0
    ]
    if prepared:
        text.append(f"\nprepared: {', '.join(prepared)}", style="yellow")
    if player.play:
        text.append(f"\nin play: {', '.join(card_name(view, played.card) for played in player.play)}", style="cyan")
    for enchantment in player.enchantments:
        card = view.book.cards[enchantment.face].name
        text.append(f"\n{card}: {enchantment.tokens} tokens on {place_name(view, enchantment)}", style="cyan")
    title = Text(f"{name} ({klass.name}, side {'AB'[player.side]}){' — you' if own else ''}")
    return Panel(text, title=title)


def _track(view: State, player: Player) -> str:
    steps = [_letters(player.track[i * 5 : i * 5 + 5]) for i in range(view.book.rules.track_steps)]
    return " ".join(f"[{step}]" if i == player.step else step for i, step in enumerate(steps))
