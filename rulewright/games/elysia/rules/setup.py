"""Setup: Characters, Villains, the decks, the opening market, opening hands (RE-055 to RE-103). Turn zero."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.cards.pieces import IN_BOX
from rulewright.games.elysia.rules import prompts
from rulewright.games.elysia.rules.book import Book, names_in
from rulewright.games.elysia.rules.decks import draw
from rulewright.games.elysia.rules.map import CENTRE, FIRST_VILLAGE, NOWHERE
from rulewright.games.elysia.rules.market import affordable, price, take
from rulewright.games.elysia.rules.state import EXHAUSTION, SETUP, Player, State, Villain, clockwise
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, nearest
from rulewright.kernel.question import EVERYBODY, CardId, Face, Seat, option
from rulewright.kernel.table import Table


@dataclass(frozen=True)
class Entry:
    """What a player may settle before the match: the Character."""

    character: str | None = None


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The open box on the table: the First Village in the centre, everything else to come (RE-055)."""
    seats = len(entries)
    if not 1 <= seats <= 8:
        raise ImpossibleSetup(f"Elysia is for 1 to 4 players, 5 to 8 with two boxes, not {seats} (RE-001)")
    hero = seats == 1 or book.rules.scenario == "hero"  # RE-091, RE-R160
    wishes = [_wish(entry, seat) for seat, entry in enumerate(entries)]
    copies = 2 if seats > 4 else 1
    for character in set(wishes) - {-1}:
        if wishes.count(character) > copies:
            raise ImpossibleSetup(
                f"{CHARACTERS[character].name} is taken {wishes.count(character)} times; "
                f"each figure is there {'twice' if copies == 2 else 'once'} (RE-R172, RE-254)"
            )
    main, side = _quests(book, seats, hero)
    return State(
        dice=dice, seats=seats, faces=[], seen=[], gone=0, outcome=None, book=book, hero=hero,
        players=[_new_player(len(side)) for _ in entries], wishes=wishes, tiles={CENTRE: FIRST_VILLAGE}, npcs=[],
        villains=[], main=main, side=side, stock=[], map_deck=[], left=[0, 0, 0, 0], box=[], exploration=[],
        exploration_discard=[], encounter=[], encounter_discard=[], offer=[], combat=None, gate=0, arrivals=0,
        first=0, active=0, turn=0, round=1, part=SETUP, walk=0, coin=0, wild_coin=0, eased=0, grapple=False,
        relic=False, free=False, fresh=False, fought=False, spent=False, begun=CENTRE, came=NOWHERE, due=0, ruin=False,
        owed=False, steps=0, entered=[], offers=0, giving=[], giving_wild=0, asking=[0, 0], asked=False,
    )  # fmt: skip


def _new_player(quests: int) -> Player:
    """Undamaged, in the First Village (RE-075, RE-076)."""
    return Player(
        character=-1, place=CENTRE, net=0, wild=0, minus=0, damaged=False, hand=[], deck=[], discard=[], played=[],
        front=[], owned=[], used=0, hunt=0, placed=0, villages=[], ended=0,
        done=[0] * quests, stranded=NOWHERE, out=False,
    )  # fmt: skip


def _wish(entry: Entry, seat: Seat) -> int:
    if entry.character is None:
        return -1
    keys = [each.key for each in CHARACTERS]
    if entry.character not in keys:
        raise ImpossibleSetup(
            f"seat {seat}: there is no Character '{entry.character}'.{nearest(entry.character, keys)} (RE-074)"
        )
    return keys.index(entry.character)


def _quests(book: Book, seats: int, hero: bool) -> tuple[list[Face], list[Face]]:
    """The displayed Quests (RE-083, RE-084; RE-095 to RE-097 for the Hero's Quest)."""
    rules = book.rules
    main = rules.main_quests_hero if hero else rules.main_quests
    side = rules.side_quests
    if hero:
        side = rules.side_quests_solo if seats == 1 else rules.side_quests_hero
    return [book.keys[key] for key in names_in(main)], [book.keys[key] for key in names_in(side)]


# -- turn zero


def set_up(table: Table, state: State) -> None:
    """Who begins is drawn by lot (RE-R174), then the steps of the setup; Villains before the decks (RE-R180)."""
    state.first = state.active = table.below(state.seats)
    if table.listening:
        table.tell_plain("first", "RE-086", seat=state.first)
    choose_characters(table, state)
    choose_villains(table, state)
    build_map_deck(table, state)
    build_exploration_deck(table, state)
    build_encounter_deck(table, state)
    rules = state.book.rules
    state.stock = [rules.market_copies_per_player * state.seats] * len(state.book.market)  # RE-073
    for seat, player in enumerate(state.players):
        player.owned = _starting_deck(state, player.character)
        player.deck = _sleeves(state, player.owned, EVERYBODY)
        player.wild, player.net = rules.start_wild, rules.start_light  # RE-077
        _leave_out_first(state, seat)
    if rules.opening_market_hero if state.hero else rules.opening_market:  # RE-099
        for seat in clockwise(state, state.first):
            opening_market(table, state, seat)
    for seat in clockwise(state, state.first):
        _opening_hand(table, state, seat)
    state.turn, state.part = 1, EXHAUSTION
    state.active = state.first
    for seat in range(state.seats):
        if state.gone >> seat & 1:
            _leave_early(table, state)
            break


def _leave_early(table: Table, state: State) -> None:
    """Who conceded during the setup does not begin."""
    from rulewright.games.elysia.rules.ending import let_go

    let_go(table, state)
    state.active = clockwise(state, state.first)[0]


def _sleeves(state: State, faces: Sequence[Face], seen: int) -> list[CardId]:
    first = len(state.faces)
    state.faces += faces
    state.seen += [seen] * len(faces)
    return list(range(first, first + len(faces)))


def _starting_deck(state: State, character: int) -> list[Face]:
    """Ten cards (RE-026)."""
    return [state.book.keys[card.key] for copies, card in CHARACTERS[character].cards for _ in range(copies)]


def choose_characters(table: Table, state: State) -> None:
    """Clockwise from the first player; each figure once a box (RE-074, RE-254, RE-R172, RE-D2)."""
    copies = 2 if state.seats > 4 else 1
    taken = [each for each in state.wishes if each >= 0]
    for seat in clockwise(state, state.first):
        wish = state.wishes[seat]
        if wish < 0:
            free = [each for each in range(len(CHARACTERS)) if taken.count(each) < copies]
            wish = table.ask(seat, [option("character", each) for each in free], prompts.CHARACTER).a
            taken.append(wish)
        state.players[seat].character = wish
        if table.listening:
            table.tell_plain("plays_as", "RE-074", seat=seat, face=state.book.name_card(wish))


def choose_villains(table: Table, state: State) -> None:
    """Of the Characters not taken: those the host named, else by lot (RE-078, RE-079, RE-R173).

    The Hero's Quest has one more; the first of them is the Corrupted Hero there (RE-094, RE-R161).
    """
    rules, copies = state.book.rules, 2 if state.seats > 4 else 1
    taken = [player.character for player in state.players]
    free = [each for each in range(len(CHARACTERS)) for _ in range(copies - taken.count(each))]
    keys = [each.key for each in CHARACTERS]
    chosen: list[int] = []
    for name in names_in(rules.villain_names):
        if keys.index(name) in free:  # each figure is there once a box
            free.remove(keys.index(name))
            chosen.append(keys.index(name))
    wanted = max(rules.villains_hero if state.hero else rules.villains, 1 if state.hero else 0)
    if names_in(rules.villain_names):
        wanted = max(len(chosen), 1 if state.hero else 0)
    while len(chosen) < wanted and free:
        chosen.append(free.pop(table.below(len(free))))
    for i, character in enumerate(chosen):
        corrupted = state.hero and i == 0
        dark = rules.villain_darkness + (rules.corrupted_extra_darkness if corrupted else 0)  # RE-081, RE-094
        deck = _sleeves(state, _starting_deck(state, character), EVERYBODY)
        state.villains.append(Villain(character, rules.villain_wild, dark, corrupted, deck, [], []))
        if table.listening:
            table.tell_plain("villain", "RE-094" if corrupted else "RE-078", face=state.book.name_card(character))
        table.shuffle(deck)


def build_map_deck(table: Table, state: State) -> None:
    """So many Terrain Tiles at random, Villages, Ruins, the Fortress in the Hero's Quest (RE-059 to RE-063, RE-093)."""
    rules, n, keys = state.book.rules, state.seats, state.book.keys
    copies = 2 if n > 4 else 1
    tiles = [keys[TERRAINS[terrain].lower()] for terrain, count in enumerate(IN_BOX) for _ in range(count * copies)]
    sleeves = _sleeves(state, tiles, 0)
    table.shuffle(sleeves)
    wanted = min(len(sleeves), max(rules.min_terrain, rules.terrain_per_player * n))  # RE-R28
    state.map_deck, state.box = sleeves[:wanted], sleeves[wanted:]
    number = rules.overlay_series[n - 1]  # the table, not the quick reference (RE-R29)
    second = n == 8 and rules.second_first_village_8p  # RE-R30
    villages = max(0, number - (1 if rules.count_first_village else 0) - (1 if second else 0))  # RE-061
    pieces = [keys["village"]] * villages + [keys["ruins"]] * number
    if state.hero:
        pieces.append(keys["fortress"])
    if second:
        pieces.append(keys["first-village"])
    state.map_deck += _sleeves(state, pieces, 0)
    state.left[0] = wanted + (1 if second else 0)
    state.left[VILLAGE], state.left[RUINS], state.left[FORTRESS] = villages, number, 1 if state.hero else 0
    table.shuffle(state.map_deck)  # RE-062


def build_exploration_deck(table: Table, state: State) -> None:
    """RE-064 to RE-072; caps hold for every four players (RE-255)."""
    rules, n, keys = state.book.rules, state.seats, state.book.keys
    counts = {
        "holy-sword": rules.holy_sword_copies,
        "legendary-teleportation-relic": rules.relic_copies,
        "climbing-gear": rules.gear_per_player * n,
        "raft": rules.raft_per_player * n,
        "scimitar": capped(rules.scimitar_per_player, rules.scimitar_cap_per_4, n),
        "prepare-for-war": rules.pfw_per_player * n,
        "treasure-chest": capped(rules.chest_per_player, rules.chest_cap_per_4, n),
        "encounter": rules.encounter_per_player * n,
    }
    state.exploration = _sleeves(state, [keys[key] for key, count in counts.items() for _ in range(count)], 0)
    table.shuffle(state.exploration)


def capped(each: int, cap: int, n: int) -> int:
    """So many a player, at most `cap` for every four: each box has its own cap (RE-068, RE-255)."""
    return sum(min(each * min(4, n - done), cap) for done in range(0, n, 4))


def build_encounter_deck(table: Table, state: State) -> None:
    """Villains' Name Cards, Events, Monsters; two boxes double what they hold (RE-082, RE-R70, RE-R133)."""
    rules, keys = state.book.rules, state.book.keys
    boxes = 2 if state.seats > 4 else 1
    events = [face for face, card in enumerate(state.book.cards) if card.kind == "event"]
    while len(events) > rules.events:
        events.pop(table.below(len(events)))
    faces = (
        events + [keys["rat"]] * rules.rats + [keys["goblins"]] * rules.goblins + [keys["troll"]] * rules.trolls
    ) * boxes
    for villain in state.villains:
        if not villain.corrupted or rules.corrupted_in_encounter_deck:
            faces.append(state.book.name_card(villain.character))
    state.encounter = _sleeves(state, faces, 0)
    table.shuffle(state.encounter)


def _leave_out_first(state: State, seat: Seat) -> None:
    """The Leave Out card goes into the hand before anything is drawn (RE-088, RE-R171)."""
    player = state.players[seat]
    card = next(each for each in player.deck if state.book.cards[state.faces[each]].leave_out)
    player.deck.remove(card)
    player.hand.append(card)
    state.seen[card] = 1 << seat


def opening_market(table: Table, state: State, seat: Seat) -> None:
    """Coin to spend before the decks are shuffled; no Wild, no discount (RE-100 to RE-103, RE-R26, RE-R27, RE-D3)."""
    state.active = seat
    state.coin = state.book.rules.opening_coin
    while True:
        options = affordable(state, state.coin)  # RE-102
        choice = table.ask(seat, [prompts.FINISH, *options], prompts.OPENING)
        if choice is prompts.FINISH:
            break
        cost = price(state, choice.a)
        state.coin -= cost
        take(table, state, seat, choice.a, cost, "RE-101")
    state.coin = 0


def _opening_hand(table: Table, state: State, seat: Seat) -> None:
    """Bought cards are shuffled in, then the hand is filled (RE-089, RE-103)."""
    player = state.players[seat]
    player.deck += player.discard
    player.discard.clear()
    table.shuffle(player.deck)
    draw(table, state, seat, state.book.rules.hand_size - len(player.hand), "RE-089")
