"""The open box: what everybody brings, checked, and the state before turn zero (SK-070, SK-071)."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.armories import ARMORIES, Armory
from rulewright.games.seekers.rules.book import Book
from rulewright.games.seekers.rules.ids import OWN_ARMORY, SETUP, ArmoryId, TeamId
from rulewright.games.seekers.rules.setup.armory import SLOTS, errors, fitted
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.state import Player, Preset, State, all_seats
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import Seat


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The state before Armories are chosen."""
    presets = [read_entry(book, entry, Seat(seat)) for seat, entry in enumerate(entries)]
    usual = [seat % 2 if len(entries) == 4 else seat for seat in range(len(entries))]  # two against two, else all alone
    teams = [TeamId(at if entry.team is None else entry.team) for at, entry in zip(usual, entries, strict=True)]
    if len(set(teams)) < 2:
        raise ImpossibleSetup("the players need at least two opposing teams (SK-006, SK-007)")
    side = min(map(len, book.map.starts))
    if len(set(teams)) == 2 and max(map(teams.count, teams)) > side:
        raise ImpossibleSetup(f"the map '{book.map.key}' has {side} start hexes a side (SK-R188)")
    return State(
        dice=dice, seats=len(entries), faces=[], seen=[], gone=0, outcome=None, book=book,
        players=[Player(team) for team in teams], presets=presets, owner=[], units=[], stack=[], waiting=[],
        order=list(all_seats(len(entries))), turn=0, active=Seat(0), phase=SETUP, shard=True,
        passes=0, births=0, chain=0, game=1,
    )  # fmt: skip


def read_entry(book: Book, entry: Entry, seat: Seat) -> Preset:
    """What a player brings, checked (SK-071)."""
    if entry.armory is not None:
        if entry.armory not in ARMORIES:
            raise UnknownName(f"there is no Armory '{entry.armory}'.{nearest(entry.armory, list(ARMORIES))}")
        return preset_of(book, fitted(book, ARMORIES[entry.armory]), ArmoryId(list(ARMORIES).index(entry.armory)))
    if entry.seeker is None:
        if entry.equipment or entry.tactics or entry.side:
            raise ImpossibleSetup(f"seat {seat}: the Armory names no Seeker (SK-033)")
        return Preset()
    own = Armory("own", entry.seeker, entry.equipment, entry.tactics, entry.side)
    wrong = errors(book, own)
    if wrong:
        raise ImpossibleSetup(f"seat {seat}: " + "; ".join(wrong))
    return preset_of(book, own, OWN_ARMORY)


def preset_of(book: Book, armory: Armory, number: ArmoryId) -> Preset:
    """An Armory as faces, its Equipment in the order of the slots."""
    slots = sorted(armory.equipment, key=lambda key: SLOTS.index(book.cards[book.face(key)].kind))
    equipment, tactics, side = (tuple(map(book.face, keys)) for keys in (slots, armory.tactics, armory.side))
    return Preset(number, book.face(armory.seeker), equipment, tactics, side)
