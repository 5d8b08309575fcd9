"""Positions written by hand, for tests, puzzles and bug reports."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rulewright.games.outposts.cards import FACTIONS
from rulewright.games.outposts.cards.card import CREATURE, KINDS, UPGRADE, Card
from rulewright.games.outposts.rules.book import Book, make_book
from rulewright.games.outposts.rules.setup import Entry, start
from rulewright.games.outposts.rules.state import DRAW, Outpost, State, card_of, limit_of, new_player
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition, UnknownName
from rulewright.kernel.question import EVERYBODY, CardId, Seat
from rulewright.kernel.variant import OFFICIAL, Variant


@dataclass
class Post:
    """An Outpost: cards by key ('gate-warden'), nameless creatures as '3/1/2', nameless upgrades as '+1/+2'."""

    counters: int = 0
    defenders: Sequence[str] = ()
    open: Sequence[str] = ()
    closed: Sequence[str] = ()
    standing: bool = True


@dataclass
class Side:
    """One player's half of a position."""

    outposts: Sequence[Post] = (Post(), Post(), Post())
    reserve: Sequence[str] = ()
    groups: Sequence[Sequence[str]] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ("0/0/1",) * 10  # from the bottom; the last is the top card
    discard: Sequence[str] = ()
    faction: str | None = None
    crystals: int = 0
    mana: int = 0
    turns: int = 2
    reshuffles: int = 0
    pinned: Sequence[str] = field(default_factory=tuple)


def position(*sides: Side, active: Seat = 0, round: int = 3, variant: Variant = OFFICIAL, seed: int = 1) -> State:
    """A match at the start of a turn of the active player; an impossible one is refused with its reasons."""
    book = make_book(variant)
    if not book.rules.players_min <= len(sides) <= book.rules.players_max:
        raise ImpossiblePosition(f"a position has 2 to 4 sides, not {len(sides)} (OP-039)")
    state = start(book, [Entry() for _ in sides], Dice(seed))
    state.turn, state.round, state.active, state.step = 1 + (round - 1) * len(sides) + active, round, active, DRAW
    state.boxes = []
    maker = _Maker(state)
    for seat, side in enumerate(sides):
        maker.fill(seat, side)
    wrong = [problem for seat in range(state.seats) for problem in _problems(state, seat)]
    if wrong:
        raise ImpossiblePosition("; ".join(wrong))
    return state


class _Maker:
    """Puts cards into sleeves; nameless ones extend the card list of this position's book."""

    def __init__(self, state: State) -> None:
        self.state = state
        state.faces, state.seen, state.owner = state.faces[:], state.seen[:], state.owner[:]

    def card(self, name: str, seat: Seat, seen: int) -> CardId:
        state = self.state
        if "/" in name:
            face = self._nameless(name)
        else:
            try:
                face = state.book.face(name)
            except UnknownName as wrong:
                raise ImpossiblePosition(str(wrong)) from None
        state.faces.append(face)
        state.seen.append(seen)
        state.owner.append(seat)
        return len(state.faces) - 1

    def _nameless(self, name: str) -> int:
        book: Book = self.state.book
        for i, card in enumerate(book.cards):
            if card.key == name:
                return i
        try:
            numbers = [int(part) for part in name.split("/")]
            kind = CREATURE if len(numbers) == 3 else UPGRADE
            attack, defense, health = numbers if kind == CREATURE else [*numbers, 0]
        except ValueError:
            raise ImpossiblePosition(
                f"'{name}' is no card: write a key, a creature as '3/1/2' or an upgrade as '+1/+2'"
            ) from None
        new = Card(name, name, "silver", kind, 1, attack, defense, health, 0, 0, ())
        self.state.book = replace(book, cards=(*book.cards, new))
        return len(book.cards)

    def cards(self, names: Sequence[str], seat: Seat, seen: int = EVERYBODY) -> list[CardId]:
        return [self.card(name, seat, seen) for name in names]

    def fill(self, seat: Seat, side: Side) -> None:
        player = self.state.players[seat] = new_player()
        player.faction = FACTIONS.index(side.faction) if side.faction else seat
        player.crystals, player.mana, player.turns = side.crystals, side.mana, side.turns
        player.reshuffles = side.reshuffles
        own = 1 << seat
        player.hand = self.cards(side.hand, seat, own)
        player.deck = self.cards(side.deck, seat, 0)
        player.discard = self.cards(side.discard, seat)
        player.reserve = self.cards(side.reserve, seat)
        player.groups = [self.cards(group, seat) for group in side.groups]
        for post in side.outposts:
            player.outposts.append(
                Outpost(post.standing, post.counters, self.cards(post.defenders, seat), self.cards(post.open, seat),
                        self.cards(post.closed, seat, own), [])
            )  # fmt: skip
        for name in side.pinned:
            player.pinned.append(find(self.state, seat, name))


def find(state: State, seat: Seat, name: str) -> CardId:
    """The first card of a player with this key, wherever it lies."""
    for card, owner in enumerate(state.owner):
        if owner == seat and card_of(state, card).key == name:
            return card
    raise ImpossiblePosition(f"player {seat} has no card '{name}' in this position")


def _problems(state: State, seat: Seat) -> list[str]:
    """What the rules can't have produced."""
    player, rules = state.players[seat], state.book.rules
    found: list[str] = []

    def expect(kind: int, cards: Sequence[CardId], place: str) -> None:
        for card in cards:
            if card_of(state, card).kind != kind:
                name = card_of(state, card).name
                found.append(f"player {seat}: {name} can't lie {place}, it is no {KINDS[kind]} (OP-007)")

    if len(player.outposts) > rules.outposts_max:
        found.append(f"player {seat}: {len(player.outposts)} Outposts; never more than {rules.outposts_max} (OP-037)")
    if player.crystals >= rules.crystals_to_win:
        found.append(f"player {seat}: {player.crystals} crystals; the game would be over (OP-169)")
    for i, outpost in enumerate(player.outposts, start=1):
        name = f"player {seat}: Outpost {i}"
        if not outpost.standing and (outpost.defenders or outpost.open or outpost.closed or outpost.counters):
            found.append(f"{name} is destroyed and holds nothing any more (OP-029, OP-032)")
        if outpost.standing and outpost.counters >= limit_of(state, outpost):
            found.append(f"{name} has {outpost.counters} counters and would be destroyed (OP-028)")
        if len(outpost.defenders) > rules.defenders_per_outpost:
            found.append(f"{name} has more than {rules.defenders_per_outpost} defenders (OP-128)")
        if len(outpost.open) + len(outpost.closed) > rules.upgrades_per_outpost:
            found.append(f"{name} has more than {rules.upgrades_per_outpost} upgrades (OP-103)")
        expect(CREATURE, outpost.defenders, "in defense")
        expect(UPGRADE, outpost.open + outpost.closed, "on an Outpost")
        found += [f"{name}: {card_of(state, card).name} is Reckless and can't defend (OP-K13)"
                  for card in outpost.defenders if card_of(state, card).reckless]  # fmt: skip
    for group in player.groups:
        if not 1 <= len(group) <= rules.attackers_per_group:
            found.append(f"player {seat}: an attacking group has 1 to {rules.attackers_per_group} creatures (OP-133)")
        expect(CREATURE, group, "in offense")
        found += [f"player {seat}: {card_of(state, card).name} is Rooted and can't attack (OP-K13)"
                  for card in group if card_of(state, card).rooted]  # fmt: skip
    expect(CREATURE, player.reserve, "in reserve")
    return found
