"""What players may bring: which factions, decks and numbers of Shard cards are legal."""

from collections import Counter
from collections.abc import Iterable

from rulewright.games.outposts.cards import FACTIONS, SHARD, SILVER, TITLES
from rulewright.games.outposts.rules.book import Book
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.state import LEFT_OPEN, NO_FACTION, FactionId, Preset
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.question import Face, Seat


def read_entry(book: Book, entry: Entry, seat: Seat) -> Preset:
    """A player's choices, checked; the message names what is wrong and the clause."""
    who = f"seat {seat}"
    faction = NO_FACTION
    if entry.faction is not None:
        if entry.faction not in FACTIONS:
            there_are = ", ".join(FACTIONS)
            raise ImpossibleSetup(f"{who}: '{entry.faction}' is not a faction; choose {there_are} (OP-042, OP-051)")
        faction = FactionId(FACTIONS.index(entry.faction))
    shards = LEFT_OPEN if entry.shards is None else entry.shards
    if entry.shards is not None and entry.shards < 0:
        raise ImpossibleSetup(f"{who}: the number of Shard cards can't be negative (OP-049)")
    if shards > 0 and not book.rules.shard_rule:
        raise ImpossibleSetup(f"{who}: Shard cards need the optional rule, shard_rule = true (OP-047)")
    most = shard_limit(book, [book.face(key) for key in entry.pool or ()])
    if shards > most:
        raise ImpossibleSetup(f"{who}: at most {most} Shard cards, not {shards} (OP-047)")
    if entry.pool is not None and faction < 0:
        raise ImpossibleSetup(f"{who}: a campaign pool needs its faction named (OP-042)")
    silver = [key for key in entry.pool or () if book.cards[book.face(key)].faction == SILVER]
    if silver:
        raise ImpossibleSetup(f"{who}: {silver[0]} is a Silver card, which returns after every game (OP-177)")
    if entry.deck is not None:
        if faction < 0:
            raise ImpossibleSetup(f"{who}: a deck needs its faction named (OP-042)")
        if wrong := deck_errors(book, entry):
            raise ImpossibleSetup(f"{who}: " + "; ".join(wrong))
    return Preset(faction, shards, most_shards=most)


def deck_errors(book: Book, entry: Entry) -> list[str]:
    """Everything that is wrong with a deck, each with its clause; empty if it is legal."""
    rules, errors = book.rules, []
    assert entry.deck is not None
    known = {card.key for card in book.cards}
    unknown = sorted({key for key in entry.deck if key not in known})
    if unknown:
        return [f"there is no card {', '.join(unknown)}"]
    size = rules.deck_size - ((entry.shards or 0) if rules.shard_within_deck else 0)
    if entry.pool is not None:
        size = min(size, len(entry.pool))  # a pool too small is taken whole and filled up (OP-R135)
    if len(entry.deck) != size:
        errors.append(f"the deck has {len(entry.deck)} cards; it needs exactly {size} (OP-044, OP-048)")
    faction = entry.faction or ""
    theirs = [book.cards[face].key for face in book.copies(faction)]
    available = Counter(theirs if entry.pool is None else entry.pool)
    for key, n in sorted(Counter(entry.deck).items()):
        card = book.cards[book.face(key)]
        if key not in available:
            errors.append(f"{card.name} is not among the cards of {TITLES.get(faction, faction)} (OP-044)")
        elif n > available[key]:
            errors.append(f"{card.name}: {n} copies, but only {available[key]} are available (OP-045)")
    return errors


def shard_limit(book: Book, pool: Iterable[Face]) -> int:
    """How many more Shard cards may be taken: those kept in a pool count toward the ten (OP-047, OP-R131)."""
    kept = sum(1 for face in pool if book.cards[face].faction == SHARD)
    return max(0, book.rules.shard_max - kept)
