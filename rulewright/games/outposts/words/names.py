"""What people call things: players by their faction, cards by where they lie."""

from typing import Any

from rulewright.games.outposts.cards import FACTIONS, TITLES
from rulewright.games.outposts.rules.state import (
    CLOSED,
    DEFENSE,
    OFFENSE,
    RESERVE,
    Facing,
    FactionId,
    GroupId,
    OutpostId,
    State,
    ZoneId,
)
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.words import Thing, card_name

ZONES = {DEFENSE: "defense", RESERVE: "reserve", OFFENSE: "offense"}


def side(view: State, seat: int) -> str:
    """A player by faction; with mirrored factions by seat, too."""
    faction = view.players[seat].faction
    if faction < 0:
        return f"Player {seat + 1}"
    title = TITLES[FACTIONS[faction]]
    mirrored = sum(player.faction == faction for player in view.players) > 1
    return f"{title} (seat {seat + 1})" if mirrored else title


def where(view: State, card: CardId) -> str:
    """Where a card lies, for telling equal cards apart."""
    for seat, player in enumerate(view.players):
        if card in player.reserve:
            return f"{side(view, seat)}, reserve"
        for i, outpost in enumerate(player.outposts):
            if card in outpost.defenders:
                return f"{side(view, seat)}, guards Outpost {i + 1}"
            if card in outpost.open or card in outpost.closed:
                slot = (outpost.open + outpost.closed).index(card) + 1  # closed ones are told apart by it (OP-R69)
                return f"{side(view, seat)}, on Outpost {i + 1}, slot {slot}"
        for i, group in enumerate(player.groups):
            if card in group:
                return f"{side(view, seat)}, group {i + 1}"
        if card in player.discard:
            return "discard pile"
        if card in player.hand:
            return "hand"
    return "deck"


def placed(view: State, card: CardId) -> str:
    """An own creature and where it stands now: 'Gate Warden (Outpost 2)'."""
    player, name = view.players[view.owner[card]], card_name(view, card)
    for i, outpost in enumerate(player.outposts):
        if card in outpost.defenders:
            return f"{name} (Outpost {i + 1})"
    for i, group in enumerate(player.groups):
        if card in group:
            return f"{name} (group {i + 1})"
    return name


THINGS: dict[Any, Thing[State]] = {
    Seat: Thing(side, ref="seat-{}"),
    OutpostId: Thing(lambda view, n: str(n + 1)),
    GroupId: Thing(lambda view, n: str(n + 1)),
    FactionId: Thing(
        lambda view, n: TITLES[FACTIONS[n]],
        noted=lambda view, n: FACTIONS[n],
        ref=lambda view, n: f"button-faction-{FACTIONS[n]}",
    ),
    ZoneId: Thing(lambda view, n: ZONES[ZoneId(n)], ref=lambda view, n: f"button-{ZONES[ZoneId(n)]}"),
    Facing: Thing(
        lambda view, n: "face-down" if n == CLOSED else "open",
        ref=lambda view, n: "button-closed" if n == CLOSED else "button-open",
    ),
}
