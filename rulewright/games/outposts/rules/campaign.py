"""A campaign: what each player owns between games, kept in a small JSON file.

The rule itself, the card that the winner takes, is played at the end of a match (`teardown.py`); here its
result is written down, and the next match's lineup is read off.
"""

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rulewright.games.outposts.cards import FACTIONS, SHARD, SILVER
from rulewright.games.outposts.rules.book import Book, make_book
from rulewright.games.outposts.rules.setup.deck_rules import deck_errors
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.state import State, all_seats
from rulewright.games.outposts.rules.teardown import teardown
from rulewright.kernel.errors import ImpossibleSetup, MalformedRecord, UnknownName, WrongVersion, nearest
from rulewright.kernel.match import Match
from rulewright.kernel.question import Face, Seat
from rulewright.kernel.variant import OFFICIAL, Variant

FORM = 1
CAMPAIGN = Variant("campaign", rules={"campaign_rule": True})  # what the matches of a campaign are played under


class Contender(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player: the pool is every card owned, the deck the choice for the next game (None: at the table)."""

    name: str
    faction: str
    pool: dict[str, int]  # copies by card key
    deck: tuple[str, ...] | None
    wins: int


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: who won it and why, and the card taken."""

    winner: str | None
    clause: str
    taken: str | None
    loser: str | None  # from whom


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it. A campaign is never changed; `after_match` gives the next one."""

    form: int
    players: tuple[Contender, ...]
    games: tuple[Played, ...]


def new_campaign(names: Sequence[str], factions: Sequence[str]) -> Campaign:
    """Everybody begins with the whole faction deck (OP-044)."""
    if len(names) != len(factions):
        raise ImpossibleSetup(f"{len(names)} names and {len(factions)} factions: each player needs both (OP-042)")
    book = make_book(OFFICIAL)
    players = tuple(
        Contender(name, faction, dict(Counter(_keys(book, book.copies(faction)))), None, 0)
        for name, faction in zip(names, factions, strict=True)
    )
    campaign = Campaign(FORM, players, ())
    _check(campaign)
    return campaign


# -- the file


def load_campaign(path: Path | str) -> Campaign:
    """Read a campaign file; the error says what is wrong and where."""
    try:
        data = Path(path).read_bytes()
    except OSError as wrong:
        raise MalformedRecord(f"the campaign file {path} can't be read: {wrong.strerror or wrong}") from None
    try:
        form = msgspec.json.decode(data)
        if isinstance(form, dict) and form.get("form", FORM) != FORM:
            raise WrongVersion(f"{path} is a campaign of form {form['form']!r}; this reads form {FORM}")
        campaign = msgspec.json.decode(data, type=Campaign)
    except msgspec.ValidationError as wrong:
        raise MalformedRecord(f"{path} is no campaign: {wrong}") from None
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise MalformedRecord(f"{path} is not JSON, or cut off: {wrong}") from None
    try:
        _check(campaign)
    except ImpossibleSetup as wrong:
        raise ImpossibleSetup(f"{path}: {wrong}") from None
    return campaign


def save_campaign(campaign: Campaign, path: Path | str) -> None:
    """Write the file whole or not at all."""
    _check(campaign)
    path = Path(path)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(campaign), indent=2) + b"\n")
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def _check(campaign: Campaign) -> None:
    """Refuse what no campaign can have come to."""
    book, players = make_book(OFFICIAL), campaign.players
    names = [player.name for player in players]
    if not book.rules.players_min <= len(players) <= book.rules.players_max:
        raise ImpossibleSetup(f"a campaign is for 2 to 4 players, not {len(players)} (OP-039)")
    if "" in names or len(set(names)) < len(names):
        raise ImpossibleSetup(f"every player needs a name of their own; there is {', '.join(map(repr, names))}")
    for player in players:
        if player.faction not in FACTIONS:
            there_is = nearest(player.faction, list(FACTIONS))
            raise ImpossibleSetup(f"{player.name}: '{player.faction}' is not a faction (OP-042).{there_is}")
        if sum(1 for other in players if other.faction == player.faction) > 1:
            raise ImpossibleSetup(f"two players have the faction '{player.faction}': it is one deck (OP-043)")
        if player.wins < 0:
            raise ImpossibleSetup(f"{player.name} can't have {player.wins} wins")
        _check_cards(book, player)
    owned = sum((Counter(player.pool) for player in players), Counter[str]())
    for key, n in owned.items():
        if n > (there_are := book.cards[book.face(key)].copies):
            raise ImpossibleSetup(f"{n} copies of {key} in the pools, but there are only {there_are} (OP-045)")
    for game in campaign.games:
        for name in (game.winner, game.loser):
            if name is not None and name not in names:
                raise ImpossibleSetup(f"a game of this campaign names '{name}', who is none of its players")


def _check_cards(book: Book, player: Contender) -> None:
    for key, n in player.pool.items():
        try:
            face = book.face(key)
        except UnknownName as wrong:
            raise ImpossibleSetup(f"{player.name}'s pool: {wrong}") from None
        if n < 1:
            raise ImpossibleSetup(f"{player.name}'s pool: {n} copies of {key}; leave out what is not there")
        if book.cards[face].faction == SILVER:
            raise ImpossibleSetup(f"{player.name}'s pool: {key} is Silver, which returns after every game (OP-177)")
    if player.deck is not None:
        if errors := deck_errors(book, Entry(player.faction, 0, player.deck, _list(player.pool))):
            raise ImpossibleSetup(f"{player.name}'s deck: " + "; ".join(errors))


# -- between matches


def lineup(campaign: Campaign) -> list[dict[str, object]]:
    """What the players bring to the next match; its variant must have campaign_rule = true (OP-179)."""
    decks = [{"deck": list(player.deck), "shards": 0} if player.deck else {} for player in campaign.players]  # OP-R131
    return [
        {"faction": player.faction, "pool": list(_list(player.pool)), **deck}
        for player, deck in zip(campaign.players, decks, strict=True)
    ]


def after_match(campaign: Campaign, match: Match) -> Campaign:
    """The campaign with a finished match written down (OP-183): pools, decks, wins."""
    _check_match(campaign, match)
    state: State = match.state
    assert state.outcome is not None
    winners, players = state.outcome.winners, list(campaign.players)
    pools = [_owned(state, seat) for seat in all_seats(state)]
    taken = loser = None
    if state.spoils is not None:
        seat, face = state.spoils
        taken, loser = state.book.cards[face].key, players[seat].name
        pools[seat] = pools[seat] - Counter([taken])
        pools[winners[0]][taken] += 1
    played = teardown(state).decks
    for seat, player in zip(all_seats(state), campaign.players, strict=True):
        deck = player.deck
        if _shards(state.book, _owned(state, seat)) > _shards(state.book, Counter(player.pool)):
            deck = tuple(_keys(state.book, played[seat]))  # Shard cards that came in stay in the deck (OP-R131)
        pool = dict(sorted(pools[seat].items()))
        wins = player.wins + (winners == (seat,))
        players[seat] = msgspec.structs.replace(player, pool=pool, deck=_mended(deck, pools[seat]), wins=wins)
    winner = players[winners[0]].name if len(winners) == 1 else None
    game = Played(winner, state.outcome.clause, taken, loser)
    return msgspec.structs.replace(campaign, players=tuple(players), games=(*campaign.games, game))


def _check_match(campaign: Campaign, match: Match) -> None:
    """Only a finished match of these players with these pools belongs to the campaign."""
    official = make_book(OFFICIAL).rules
    if match.game.slug != "outposts":
        raise ImpossibleSetup(f"a campaign of Outposts can't take in a match of {match.game.title}")
    if match.outcome is None:
        raise ImpossibleSetup("the match is not over; a card is taken after the game (OP-179)")
    rules = match.book.rules
    if not rules.campaign_rule:
        raise ImpossibleSetup("the match was played without the optional rule, campaign_rule = true (OP-179)")
    if (rules.deck_size, rules.shard_within_deck) != (official.deck_size, official.shard_within_deck):
        raise ImpossibleSetup(f"decks of a campaign have {official.deck_size} cards with their Shard cards (OP-048)")
    names = [player.name for player in campaign.players]
    if match.names != names:
        raise ImpossibleSetup(f"the match was between {', '.join(match.names)}; the campaign is of {', '.join(names)}")
    for player, entry in zip(campaign.players, match.lineup, strict=True):
        if entry.get("faction") != player.faction or Counter(entry.get("pool")) != Counter(player.pool):
            raise ImpossibleSetup(f"{player.name} did not play this match with the pool of this campaign (OP-183)")


def _owned(state: State, seat: Seat) -> Counter[str]:
    """All cards of a player after the game, in the deck or left in the box, without Silver (OP-177)."""
    faces = [face for face, owner in zip(state.faces, state.owner, strict=True) if owner == seat]
    return Counter(_keys(state.book, [face for face in faces if state.book.cards[face].faction != SILVER]))


def _mended(deck: tuple[str, ...] | None, pool: Counter[str]) -> tuple[str, ...] | None:
    """A deck that lost a card takes in a spare one; where there is none, the next setup sees to it (OP-R135)."""
    kept = Counter(deck or ()) & pool
    missing, spare = len(deck or ()) - kept.total(), sorted((pool - kept).elements())
    if deck is None or missing > len(spare):
        return None
    return (*sorted(kept.elements()), *spare[:missing])


def _shards(book: Book, pool: Counter[str]) -> int:
    return sum(n for key, n in pool.items() if book.cards[book.face(key)].faction == SHARD)


def _keys(book: Book, faces: Sequence[Face]) -> list[str]:
    return [book.cards[face].key for face in faces]


def _list(pool: dict[str, int]) -> tuple[str, ...]:
    return tuple(Counter(pool).elements())
