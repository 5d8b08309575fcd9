"""The open box: every card of the game in its sleeve, before anybody has chosen anything."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from rulewright.games.outposts.cards import FACTIONS, SHARD, SILVER, TITLES
from rulewright.games.outposts.rules.book import Book
from rulewright.games.outposts.rules.setup.deck_rules import read_entry
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.state import SETUP, Player, Preset, State
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.question import EVERYBODY, NO_SEAT, CardId, Face, Seat


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The open box: every card of the game has its sleeve, and nobody has chosen anything."""
    seats, rules = len(entries), book.rules
    if not rules.players_min <= seats <= rules.players_max:
        raise ImpossibleSetup(f"this variant is for {rules.players_min} to {rules.players_max} players (OP-039)")
    decks = [book.copies(faction) for faction in book.factions] * (seats if rules.allow_mirror_factions else 1)
    presets: list[Preset] = []
    for seat, entry in enumerate(entries):
        preset = read_entry(book, entry, Seat(seat))
        if entry.pool is not None:
            preset = preset._replace(box=len(decks))
            decks.append(_stars_first(book, entry.faction, [book.face(key) for key in entry.pool]))
        elif preset.faction >= 0:
            preset = preset._replace(box=preset.faction + (seat * len(FACTIONS) if rules.allow_mirror_factions else 0))
        presets.append(preset)
    _check_clashes(book, presets)
    decks += [book.copies(SILVER), _shard_deck(book, entries)]
    faces: list[Face] = [face for deck in decks for face in deck]
    sleeves = iter([CardId(card) for card in range(len(faces))])
    boxes = [list(islice(sleeves, len(deck))) for deck in decks]
    shard, silver = boxes.pop(), boxes.pop()
    for seat, entry in enumerate(entries):
        if entry.deck is not None:
            deck = _ids_for(book, faces, boxes[presets[seat].box], entry.deck)
            presets[seat] = presets[seat]._replace(deck=deck)
    return State(
        dice=dice, seats=seats, faces=faces, seen=[EVERYBODY] * len(faces), gone=0, outcome=None, book=book,
        players=[Player() for _ in entries], presets=presets, boxes=boxes, owner=[NO_SEAT] * len(faces),
        silver=silver, shard=shard, packets=[[] for _ in entries], kept=[[] for _ in entries],
        turn=0, round=1, active=Seat(0), first=Seat(0), step=SETUP, idle=0, assaults=0, targets=[], waiting=[],
        assault=None, wounds={}, queue=[], ordered=[], spoils=None,
    )  # fmt: skip


def _ids_for(book: Book, faces: list[Face], box: list[CardId], keys: tuple[str, ...]) -> tuple[CardId, ...]:
    """The sleeves of a box that hold these cards."""
    found: list[CardId] = []
    for face in map(book.face, keys):
        found.append(next(card for card in box if faces[card] == face and card not in found))
    return tuple(found)


def _check_clashes(book: Book, presets: list[Preset]) -> None:
    chosen = [preset.faction for preset in presets if preset.faction >= 0]
    for faction in chosen:
        if chosen.count(faction) > 1 and not book.rules.allow_mirror_factions:
            title = TITLES[FACTIONS[faction]]
            raise ImpossibleSetup(f"two players can't both play the {title}: each faction is one deck (OP-043)")


def _stars_first(book: Book, faction: str | None, pool: list[Face]) -> list[Face]:
    """A pool with the starter cards in front, so that the default deck is as near the starter as it gets."""
    stars: list[Face] = []
    others: list[Face] = []
    for face in sorted(pool):
        starred = book.cards[face].starred if book.cards[face].faction == faction else 0  # not those won (OP-183)
        (stars if stars.count(face) < starred else others).append(face)
    return stars + others


def _shard_deck(book: Book, entries: Sequence[Entry]) -> list[Face]:
    """The Shard deck without the cards that campaign pools have kept (OP-R131)."""
    kept = Counter(book.face(key) for entry in entries for key in entry.pool or ())
    return list((Counter(book.copies(SHARD)) - kept).elements())
