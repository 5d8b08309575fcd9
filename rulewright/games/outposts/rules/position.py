"""Positions written by hand, for tests, puzzles and bug reports."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulewright.games.outposts.cards import FACTIONS, SILVER
from rulewright.games.outposts.cards.card import CREATURE, KINDS, UPGRADE, Card
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.open_box import start
from rulewright.games.outposts.rules.state import DRAW, FactionId, Outpost, Player, State, all_seats, card_of, limit_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import EVERYBODY, CardId, Face, Seat
from rulewright.kernel.state import add_cards
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
    pinned: Sequence[str] = ()


def position(*sides: Side, active: int = 0, round: int = 3, variant: Variant = OFFICIAL, seed: int = 1) -> State:
    """A match at the start of a turn of the active player; an impossible one is refused with its reasons."""
    book = make_book(variant)
    if not book.rules.players_min <= len(sides) <= book.rules.players_max:
        raise ImpossiblePosition(f"a position has 2 to 4 sides, not {len(sides)} (OP-039)")
    state = start(book, [Entry() for _ in sides], Dice(seed))
    state.turn, state.round = 1 + (round - 1) * len(sides) + active, round
    state.active, state.step = Seat(active), DRAW
    state.boxes = []
    maker = _Maker(state)
    for seat, side in zip(all_seats(state), sides, strict=True):
        maker.fill(seat, side)
    wrong = [problem for seat in all_seats(state) for problem in _problems(state, seat)]
    if wrong:
        raise ImpossiblePosition("; ".join(wrong))
    return state


class _Maker:
    """Puts cards into sleeves; nameless ones extend the card list of this position's book."""

    def __init__(self, state: State) -> None:
        self.state = state

    def cards(self, names: Sequence[str], seat: Seat, seen: int = EVERYBODY) -> list[CardId]:
        self.state.owner += [seat] * len(names)
        return add_cards(self.state, [self._face(name) for name in names], seen)

    def _face(self, name: str) -> Face:
        book = self.state.book
        if "/" in name and all(card.key != name for card in book.cards):
            self.state.book = replace(book, cards=(*book.cards, _nameless(name)))
        return self.state.book.face(name)

    def fill(self, seat: Seat, side: Side) -> None:
        faction = FactionId(FACTIONS.index(side.faction) if side.faction else seat)
        player = self.state.players[seat] = Player(
            faction, crystals=side.crystals, mana=side.mana, turns=side.turns, reshuffles=side.reshuffles
        )
        own = 1 << seat
        player.hand = self.cards(side.hand, seat, own)
        player.deck = self.cards(side.deck, seat, 0)
        player.discard = self.cards(side.discard, seat)
        player.reserve = self.cards(side.reserve, seat)
        player.groups = [self.cards(group, seat) for group in side.groups]
        for post in side.outposts:
            outpost = Outpost(post.standing, post.counters)
            outpost.defenders = self.cards(post.defenders, seat)
            outpost.open = self.cards(post.open, seat)
            outpost.closed = self.cards(post.closed, seat, own)
            player.outposts.append(outpost)
        player.pinned = [find(self.state, seat, name) for name in side.pinned]


def _nameless(name: str) -> Card:
    """A creature written as '3/1/2' or an upgrade written as '+1/+2'."""
    try:
        numbers = [int(part) for part in name.split("/")]
        kind = CREATURE if len(numbers) == 3 else UPGRADE
        attack, defense, health = numbers if kind == CREATURE else [*numbers, 0]
    except ValueError:
        right = "write a key, a creature as '3/1/2' or an upgrade as '+1/+2'"
        raise ImpossiblePosition(f"'{name}' is no card: {right}") from None
    return Card(name, name, SILVER, kind, cost=1, attack=attack, defense=defense, health=health)


def find(state: State, seat: int, name: str) -> CardId:
    """The first card of a player with this key, wherever it lies."""
    for card, owner in enumerate(state.owner):
        if owner == seat and card_of(state, CardId(card)).key == name:
            return CardId(card)
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
