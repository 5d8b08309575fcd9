"""The table as text, for the terminal."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.card import ROLE_LETTERS
from rulewright.games.lytharian.rules.combat.fight_numbers import att_now, def_now
from rulewright.games.lytharian.rules.ids import SEATS, TroopId
from rulewright.games.lytharian.rules.state import PHASES, SETUP, State
from rulewright.games.lytharian.rules.troops import seat_of
from rulewright.games.lytharian.words.names import card_name, item_name, troop_name
from rulewright.kernel.page.text_screen import Group, RenderableType, Text
from rulewright.kernel.question import HIDDEN, SPECTATOR, Seat


def text_table(view: State, viewer: Seat | None, names: Sequence[str]) -> RenderableType:
    """The board, everybody's numbers, the stack, a combat, the viewer's hand."""
    if not view.faces:
        return Text("Choosing armies", style="bold")
    lines: list[RenderableType] = [
        Text(f"{names[view.active]}: {PHASES[view.phase]}", style="bold"),
        Text(_board(view)),
    ]
    lines += [Text(_player(view, seat, names[seat])) for seat in SEATS]
    if view.stack:
        waiting = ", ".join(item_name(view, i) for i in reversed(view.stack))
        lines.append(Text(f"Stack, top first: {waiting}", "magenta"))
    fight = view.fight
    if fight is not None and view.faces[fight.attacker] != HIDDEN:
        sides = fight.pair
        words = [f"{troop_name(view, t)} {att_now(view, fight, i)}/{def_now(view, fight, i) - view.hurt[t]}"
                 for i, t in enumerate(sides)]  # fmt: skip
        lines.append(Text("Combat: " + " against ".join(words), style="red"))
    if viewer is not None and viewer != SPECTATOR:
        hand = ", ".join(card_name(view, card) for card in view.players[viewer].hand)
        lines.append(Text(f"Hand: {hand or '-'}", style="bold"))
    return Group(*lines)


def _board(view: State) -> str:
    """Roles as letters, the first seat's capital; a dot after a letter means face up."""
    size = view.book.board.width
    rows = []
    for rank in reversed(range(size)):
        cells = [_cell(view, view.board[rank * size + file]) for file in range(size)]
        rows.append(f"{rank + 1} " + " ".join(cells))
    files = "  " + " ".join(f"{view.book.board.names[file][0]:<4}" for file in range(size))
    return "\n".join([*rows, files])


def _cell(view: State, troop: TroopId) -> str:
    if troop < 0:
        return ".   "
    letter = ROLE_LETTERS[view.role[troop]] if view.role[troop] >= 0 else "?"
    letter = letter if seat_of(view, troop) == 0 else letter.lower()
    mark = "." if view.up[troop] else ""
    hurt = str(view.hurt[troop]) if view.hurt[troop] else ""
    return f"{letter}{mark}{hurt}"[:4].ljust(4)


def _player(view: State, seat: Seat, name: str) -> str:
    player = view.players[seat]
    enchants = ", ".join(card_name(view, card) for card in player.enchants)
    base = f"{name}: mana {player.mana}, obelisk {player.obelisk}, hand {len(player.hand)}, deck {len(player.deck)}"
    more = f", enchants {enchants}" if enchants else ""
    points = f", points {player.points}" if view.book.rules.game != "main" else ""
    return f"{base}, crypt {len(player.crypt)}{points}{more}" if view.phase != SETUP else base
