"""Setup: Armories, Life, who acts first, start hexes, Sideboards, opening hands and mulligans (SK-070)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.seekers import prompts
from rulewright.games.seekers.armory import RARITIES, Armory, errors
from rulewright.games.seekers.book import Book
from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.state import NOWHERE, SETUP, Player, Preset, State, Unit
from rulewright.games.seekers.zones import draw
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import EVERYBODY, Option, Seat, option
from rulewright.kernel.table import Table


@dataclass(frozen=True)
class Entry:
    """What a player brings: a preconstructed Armory by name, or one of the player's own; a team."""

    armory: str | None = None
    seeker: str | None = None
    equipment: tuple[str, ...] = ()
    tactics: tuple[str, ...] = ()
    side: tuple[str, ...] = ()
    team: int | None = None


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The state before Armories are chosen."""
    presets = [read_entry(book, entry, seat) for seat, entry in enumerate(entries)]
    teams = [entry.team if entry.team is not None else _team(seat, len(entries)) for seat, entry in enumerate(entries)]
    if len(set(teams)) < 2:
        raise ImpossibleSetup("the players need at least two opposing teams (SK-006, SK-007)")
    players = [_new_player(team) for team in teams]
    return State(
        dice=dice, seats=len(entries), faces=[], seen=[], gone=0, outcome=None, book=book, players=players,
        presets=presets, owner=[], units=[], stack=[], waiting=[], order=list(range(len(entries))), turn=0, active=0,
        phase=SETUP, shard=True, passes=0, births=0, chain=0, game=1,
    )  # fmt: skip


def _team(seat: Seat, seats: int) -> int:
    """Two against two with four players, else everybody alone."""
    return seat % 2 if seats == 4 else seat


def _new_player(team: int) -> Player:
    return Player(team, -1, [], 0, 0, [], [], [], [], [], [], 0, 0, False, False, 0, 0, {}, {})


def read_entry(book: Book, entry: Entry, seat: Seat) -> Preset:
    """What a player brings, checked (SK-071)."""
    if entry.armory is not None:
        if entry.armory not in ARMORIES:
            raise UnknownName(f"there is no Armory '{entry.armory}'.{nearest(entry.armory, list(ARMORIES))}")
        return _preset(book, ARMORIES[entry.armory], list(ARMORIES).index(entry.armory))
    if entry.seeker is None:
        return Preset()
    own = Armory("own", entry.seeker, entry.equipment, entry.tactics, entry.side)
    wrong = errors(book, own)
    if wrong:
        raise ImpossibleSetup(f"seat {seat}: " + "; ".join(wrong))
    return _preset(book, own, -1)


def _preset(book: Book, armory: Armory, number: int) -> Preset:
    slots = sorted(
        armory.equipment, key=lambda key: ("weapon", "armor", "trinket").index(book.cards[book.face(key)].kind)
    )
    return Preset(
        number,
        book.face(armory.seeker),
        tuple(book.face(key) for key in slots),
        tuple(book.face(key) for key in armory.tactics),
        tuple(book.face(key) for key in armory.side),
    )


# -- turn zero


def choose_armories(table: Table, state: State) -> None:
    """Simultaneously and in secret, then revealed with the Equipment (SK-071, SK-R25, SK-D01)."""
    open_seats = [seat for seat in range(state.seats) if state.presets[seat].seeker < 0]
    options = [option("armory", i) for i in range(len(ARMORIES))]
    answers = table.ask_all([(seat, options) for seat in open_seats], prompts.ARMORY) if open_seats else []
    names = list(ARMORIES)
    for seat, answer in zip(open_seats, answers, strict=True):
        state.presets[seat] = _preset(state.book, ARMORIES[names[answer.a]], answer.a)
    for seat in range(state.seats):
        lay_out(table, state, seat)
    state.turn = 1


def lay_out(table: Table, state: State, seat: Seat) -> None:
    """Seeker and Equipment in play (SK-045), Tactics and Sideboard in their sleeves."""
    preset, player = state.presets[seat], state.players[seat]
    player.seeker = preset.seeker

    def sleeves(cards: Sequence[int], seen: int) -> list[int]:
        first = len(state.faces)
        state.faces += cards
        state.seen += [seen] * len(cards)
        state.owner += [seat] * len(cards)
        return list(range(first, first + len(cards)))

    player.equipment = sleeves(preset.equipment, EVERYBODY)
    player.deck = sleeves(preset.tactics, 1 << seat)
    player.side = sleeves(preset.side, 1 << seat)
    table.tell("armory", "SK-071", seat=seat, face=preset.seeker)


# -- the game's setup


def set_up(table: Table, state: State) -> None:
    """SK-072 to SK-086."""
    book = state.book
    state.units = []
    for seat, player in enumerate(state.players):
        life = book.cards[player.seeker].life + book.rules.starting_life - 100
        state.units.append(Unit(seat, player.seeker, NOWHERE, life, life, False, 0, []))
        player.ap, player.mp = book.rules.ap_start, 0  # SK-R28
    state.shard = True
    _first_team(table, state)
    _place(table, state)
    if state.game > 1 or book.rules.sideboard_in_game1:
        for seat in state.order:
            _exchange(table, state, seat)
    for seat in state.order:
        table.shuffle(state.players[seat].deck)  # SK-046, SK-R208
        draw(table, state, seat, book.rules.opening_hand, "SK-080")
    for seat in state.order:
        _mulligan(table, state, seat)
    state.active = state.order[0]
    state.turn = 2


def _first_team(table: Table, state: State) -> None:
    """One roll a team, ties rolled again; the winner names who acts first (SK-074 to SK-076, SK-R187)."""
    teams = sorted({player.team for player in state.players})
    left = teams
    while len(left) > 1:
        rolls = {team: sum(table.roll(6) for _ in range(state.book.rules.first_player_roll)) for team in left}
        for team, n in rolls.items():
            table.tell("first_roll", "SK-074", seat=_head(state, team), n=n)
        best = max(rolls.values())
        left = [team for team in left if rolls[team] == best]
        if not state.book.rules.first_player_roll:
            left = left[:1]
    chooser = _head(state, left[0])
    first = table.ask(chooser, [option("team", team) for team in teams], prompts.FIRST).a  # SK-R26
    at = teams.index(first)
    order: list[Seat] = []
    lines = [_line_up(table, state, team) for team in teams[at:] + teams[:at]]
    for rank in range(max(map(len, lines))):  # SK-084 to SK-086, SK-R189
        order += [line[rank] for line in lines if rank < len(line)]
    state.order = order
    table.tell("first", "SK-076", seat=order[0])


def _head(state: State, team: int) -> Seat:
    return next(seat for seat, player in enumerate(state.players) if player.team == team)


def _line_up(table: Table, state: State, team: int) -> list[Seat]:
    """A team decides the order of its own players (SK-083, SK-D03)."""
    left = [seat for seat, player in enumerate(state.players) if player.team == team]
    line: list[Seat] = []
    while left:
        options = [option("seat", seat) for seat in left]
        seat = table.ask(left[0], options, prompts.ORDER).a
        left.remove(seat)
        line.append(seat)
    return line


def _place(table: Table, state: State) -> None:
    """The first player anywhere, the others on the other side; a team keeps its side (SK-077, SK-078, SK-R188)."""
    sides: dict[int, int] = {}
    starts = state.book.map.starts
    teams = len({player.team for player in state.players})
    for seat in state.order:
        team = state.players[seat].team
        taken = [unit.hex for unit in state.units]
        if team in sides:
            wanted = [sides[team]]
        elif teams == 2:
            wanted = [side for side in range(len(starts)) if side not in sides.values()]
        else:
            wanted = list(range(len(starts)))
        options = [option("start", hex) for side in wanted for hex in starts[side] if hex not in taken]
        hex = table.ask(seat, options, prompts.START).a
        sides[team] = next(i for i, side in enumerate(starts) if hex in side)
        state.units[seat].hex = hex
        table.tell("placed", "SK-077", unit=seat, hex=hex)


def _exchange(table: Table, state: State, seat: Seat) -> None:
    """One for one with the Sideboard, any number; Tactics secretly, Equipment openly (SK-079, SK-R22, SK-D06)."""
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    moved: list[int] = []
    while player.side:
        options = [prompts.STOP]
        for card in player.side:
            if card not in moved and _partners(state, seat, card, moved):
                options.append(option("in", card))
        choice: Option = table.ask(seat, options, prompts.SIDE_IN)
        if choice is prompts.STOP:
            break
        out = table.ask(
            seat, [option("out", each) for each in _partners(state, seat, choice.a, moved)], prompts.SIDE_OUT
        ).a
        moved += [choice.a, out]
        player.side[player.side.index(choice.a)] = out
        if cards[faces[choice.a]].kind == "tactic":
            player.deck[player.deck.index(out)] = choice.a
        else:
            player.equipment[player.equipment.index(out)] = choice.a
            table.show(choice.a)
    if player.side:  # which sleeves lie in the deck tells nothing about what was exchanged
        pool = sorted(player.deck + player.side)
        tactics = [card for card in pool if cards[faces[card]].kind == "tactic"]
        deck = [card for card in tactics if card in player.deck]
        rest = [card for card in tactics if card in player.side]
        table.rearrange(tactics, [tactics.index(card) for card in deck + rest])
        others = [card for card in player.side if card not in tactics]
        player.deck, player.side = tactics[: len(deck)], tactics[len(deck) :] + others


def _partners(state: State, seat: Seat, card: int, moved: list[int]) -> list[int]:
    """What may leave for a Sideboard card so that the Armory stays legal (SK-R20, SK-R22)."""
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    new = cards[faces[card]]
    if new.kind != "tactic":
        stats = cards[player.seeker].stats
        if any(have < need for have, need in zip(stats, new.needs, strict=True)):
            return []
        return [each for each in player.equipment if cards[faces[each]].kind == new.kind and each not in moved]
    limit = state.book.rules.copy_limits[RARITIES.index(new.rarity)] if new.rarity else 99
    copies = sum(1 for each in player.deck if faces[each] == faces[card])
    legends = sum(1 for each in player.deck + player.equipment if cards[faces[each]].rarity == "legendary")
    found = []
    for each in player.deck:
        if each in moved or faces[each] == faces[card]:
            continue
        if copies >= limit:
            continue
        more = (new.rarity == "legendary") - (cards[faces[each]].rarity == "legendary")
        if legends + more <= state.book.rules.legendary_max:
            found.append(each)
    return found


def _mulligan(table: Table, state: State, seat: Seat) -> None:
    """Reveal unwanted cards, draw as many, then shuffle them in (SK-081, SK-082, SK-R29, SK-D07)."""
    player, rules = state.players[seat], state.book.rules
    for _ in range(rules.mulligans):
        unwanted: list[int] = []
        while True:
            left = [card for card in player.hand if card not in unwanted]
            choice = table.ask(seat, [prompts.STOP, *(option("return", card) for card in left)], prompts.MULLIGAN)
            if choice is prompts.STOP:
                break
            unwanted.append(choice.a)
        if not unwanted:
            return
        for card in unwanted:
            player.hand.remove(card)
            if rules.mulligan_reveal:
                table.show(card)
            if table.listening:
                table.tell("returns", "SK-082", seat=seat, card=card)
        draw(table, state, seat, len(unwanted), "SK-082")
        player.deck += unwanted
        table.shuffle(player.deck)


def next_game(table: Table, state: State) -> None:
    """The next game of the match: everything back into the decks, the whole setup again (SK-R24)."""
    state.game += 1
    state.stack, state.waiting, state.units = [], [], []
    for seat, player in enumerate(state.players):
        back = [card for card, owner in enumerate(state.owner) if owner == seat]
        keep = player.equipment + player.side
        deck = [card for card in back if card not in keep]
        for card in deck:
            state.seen[card] = 1 << seat
        state.players[seat] = fresh = _new_player(player.team)
        fresh.seeker, fresh.equipment, fresh.side = player.seeker, player.equipment, player.side
        fresh.deck, fresh.wins = deck, player.wins
    state.turn, state.phase = 1, SETUP
