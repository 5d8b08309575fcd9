"""The table as text, for the terminal."""

from collections.abc import Sequence

from rulewright.games.outposts.cards.card import CREATURE
from rulewright.games.outposts.rules.state import STEPS, Outpost, State, all_seats, limit_of
from rulewright.games.outposts.words.names import side
from rulewright.kernel.page.text_screen import Group, Panel, RenderableType, Text
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat
from rulewright.kernel.words import card_name


def text_table(view: State, viewer: Seat | None, names: Sequence[str]) -> RenderableType:
    """Everybody's Outposts, zones and counts; the viewer last, with the hand."""
    order = [seat for seat in all_seats(view) if seat != viewer]
    if viewer is not None and viewer != SPECTATOR:
        order.append(viewer)
    panels = [_player(view, seat, names[seat], seat == viewer) for seat in order]
    if view.turn == 0:
        packet = view.packets[viewer] if viewer is not None and viewer < view.seats else []
        return Group(Text("Set-up", style="bold"), *[Text("  " + _card(view, card)) for card in packet])
    return Group(Text(f"Round {view.round}, {names[view.active]}: {STEPS[view.step]}", style="bold"), *panels)


def _player(view: State, seat: Seat, name: str, own: bool) -> Panel:
    player = view.players[seat]
    lines = [Text(
        f"mana {player.mana}  hand {len(player.hand)}  deck {len(player.deck)}  discard {len(player.discard)}  "
        f"crystals {player.crystals}"
    )]  # fmt: skip
    lines += [_outpost(view, i, outpost) for i, outpost in enumerate(player.outposts)]
    if player.reserve:
        lines.append(_row(view, "Reserve", player.reserve, "green"))
    lines += [_row(view, f"Group {i + 1}", group, "red") for i, group in enumerate(player.groups) if group]
    if own and player.hand:
        lines.append(_row(view, "Hand", player.hand, "bold"))
    faction = f" ({side(view, seat)})" if player.faction >= 0 else ""
    title = f"{'▶ ' if seat == view.active else ''}{name}{faction}{' — out' if player.out else ''}"
    return Panel(Group(*lines), title=Text(title))


def _outpost(view: State, index: int, outpost: Outpost) -> Text:
    if not outpost.standing:
        return Text(f"Outpost {index + 1}: destroyed", style="dim")
    limit = limit_of(view, outpost)
    line = Text(f"Outpost {index + 1}: {'●' * outpost.counters}{'○' * (limit - outpost.counters)}", style="yellow")
    upgrades = [_card(view, card) for card in outpost.open]
    for card in outpost.closed:  # named for those who may look at it (OP-R68)
        upgrades.append("[face-down]" if view.faces[card] == HIDDEN else f"[face-down: {_card(view, card)}]")
    if upgrades:
        line.append(f"  upgrades: {', '.join(upgrades)}")
    if outpost.defenders:
        line.append(f"  guards: {', '.join(_card(view, card) for card in outpost.defenders)}")
    return line


def _row(view: State, title: str, cards: Sequence[CardId], style: str) -> Text:
    return Text(f"{title}: {', '.join(_card(view, card) for card in cards)}", style=style)


def _card(view: State, card: CardId) -> str:
    if view.faces[card] == HIDDEN:
        return "hidden card"
    printed = view.book.cards[view.faces[card]]
    body = f" {printed.attack}/{printed.defense}/{printed.health}" if printed.kind == CREATURE else ""
    return f"{card_name(view, card)} ({printed.cost}){body}"
