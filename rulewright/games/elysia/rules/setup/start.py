"""The open box on the table: what is settled before anybody is asked."""

from collections.abc import Sequence

from rulewright.games.elysia.cards.card import NO_CHARACTER, CharacterId
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.book import Book
from rulewright.games.elysia.rules.setup.entry import Entry
from rulewright.games.elysia.rules.state import Player, State
from rulewright.games.elysia.rules.tunables import names_in
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, nearest
from rulewright.kernel.question import Face


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The open box on the table: the First Village in the centre, everything else to come (RE-055)."""
    seats = len(entries)
    if not 1 <= seats <= 8:
        raise ImpossibleSetup(f"Elysia is for 1 to 4 players, 5 to 8 with two boxes, not {seats} (RE-001)")
    hero = seats == 1 or book.rules.scenario == "hero"  # RE-091, RE-R160
    wishes = [_wish(entry, seat) for seat, entry in enumerate(entries)]
    copies = 2 if seats > 4 else 1
    for character in set(wishes) - {NO_CHARACTER}:
        if wishes.count(character) > copies:
            raise ImpossibleSetup(
                f"{CHARACTERS[character].name} is taken {wishes.count(character)} times; "
                f"each figure is there {'twice' if copies == 2 else 'once'} (RE-R172, RE-254)"
            )
    main, side = _quests(book, seats, hero)
    return State(
        dice=dice, seats=seats, faces=[], seen=[], gone=0, outcome=None, book=book, hero=hero,
        players=[Player(done=[0] * len(side)) for _ in entries], wishes=wishes, main=main, side=side,
    )  # fmt: skip


def _wish(entry: Entry, seat: int) -> CharacterId:
    if entry.character is None:
        return NO_CHARACTER
    keys = [character.key for character in CHARACTERS]
    if entry.character not in keys:
        raise ImpossibleSetup(
            f"seat {seat}: there is no Character '{entry.character}'.{nearest(entry.character, keys)} (RE-074)"
        )
    return CharacterId(keys.index(entry.character))


def _quests(book: Book, seats: int, hero: bool) -> tuple[list[Face], list[Face]]:
    """The displayed Quests (RE-083, RE-084; RE-095 to RE-097 for the Hero's Quest)."""
    rules = book.rules
    main = rules.main_quests_hero if hero else rules.main_quests
    side = rules.side_quests
    if hero:
        side = rules.side_quests_solo if seats == 1 else rules.side_quests_hero
    return [book.keys[key] for key in names_in(main)], [book.keys[key] for key in names_in(side)]
