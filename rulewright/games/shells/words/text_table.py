"""The table as text, for the terminal."""

from collections.abc import Sequence

from rulewright.games.shells.rules.state import State
from rulewright.kernel.page.text_screen import Group, RenderableType, Text
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.words import card_name


def text_table(view: State, viewer: Seat | None, names: Sequence[str]) -> RenderableType:
    """Everybody's points, coins, hand and stall."""
    lines = [Text(f"Turn {view.turn}, {len(view.deck)} cards in the deck" if view.turn else "Set-up", style="bold")]
    for seat, player in enumerate(view.players):
        you = " (you)" if seat == viewer else ""
        lines.append(Text(f"{names[seat]}{you}: {player.score} points, {player.coins} coins"))
        piles = (("hand", player.hand), ("stall", player.stall), ("shells", player.shells))
        lines.append(Text("  " + "; ".join([f"{name}: {_cards(view, cards)}" for name, cards in piles])))
    return Group(*lines)


def _cards(view: State, cards: Sequence[CardId]) -> str:
    return ", ".join([card_name(view, card) for card in cards]) or "nothing"
