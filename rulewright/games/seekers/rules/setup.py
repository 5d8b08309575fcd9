"""Setup: Armories, Life, who acts first, start hexes, Sideboards, opening hands and mulligans (SK-070)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.armory import RARITIES, SLOTS, Armory, errors, fitted, lacking
from rulewright.games.seekers.rules.book import Book
from rulewright.games.seekers.rules.rolling import throw
from rulewright.games.seekers.rules.state import NOWHERE, SETUP, UPKEEP, Player, Preset, State, Unit, living, unit_at
from rulewright.games.seekers.rules.zones import draw
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import EVERYBODY, CardId, Face, Option, Seat, option
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
    side = min(map(len, book.map.starts))
    if len(set(teams)) == 2 and max(map(teams.count, teams)) > side:
        raise ImpossibleSetup(f"the map '{book.map.key}' has {side} start hexes a side (SK-R188)")
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
        return _preset(book, fitted(book, ARMORIES[entry.armory]), list(ARMORIES).index(entry.armory))
    if entry.seeker is None:
        if entry.equipment or entry.tactics or entry.side:
            raise ImpossibleSetup(f"seat {seat}: the Armory names no Seeker (SK-033)")
        return Preset()
    own = Armory("own", entry.seeker, entry.equipment, entry.tactics, entry.side)
    wrong = errors(book, own)
    if wrong:
        raise ImpossibleSetup(f"seat {seat}: " + "; ".join(wrong))
    return _preset(book, own, -1)


def _preset(book: Book, armory: Armory, number: int) -> Preset:
    slots = sorted(armory.equipment, key=lambda key: SLOTS.index(book.cards[book.face(key)].kind))
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
        state.presets[seat] = _preset(state.book, fitted(state.book, ARMORIES[names[answer.a]]), answer.a)
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
    table.tell_plain("armory", "SK-071", seat=seat, face=preset.seeker)


# -- the game's setup


def set_up(table: Table, state: State) -> None:
    """The steps in order (SK-070), each a turn of the kernel: a secret exchange is over before others are asked."""
    step = state.turn
    state.turn += 1
    if step == 1:
        set_life(state)  # SK-072
        _first_team(table, state)  # SK-074
        _place(table, state)  # SK-077
    elif step <= 1 + len(state.order):
        if state.game > 1 or state.book.rules.sideboard_in_game1:  # SK-R21
            _exchange(table, state, state.order[step - 2])  # SK-079
    else:
        _open(table, state)  # SK-080


def set_life(state: State) -> None:
    """Everybody at starting Life, which is the maximum (SK-072, SK-073); no AP or MP yet (SK-R28)."""
    state.units, state.shard = [], True
    for seat, player in enumerate(state.players):
        life = starting_life(state.book, player.seeker)
        state.units.append(Unit(seat, player.seeker, NOWHERE, life, life, False, 0, []))
        player.ap, player.mp = state.book.rules.ap_start, 0


def starting_life(book: Book, seeker: int) -> int:
    """A Seeker's printed Life is counted from 100; a variant moves them all."""
    return max(1, book.cards[seeker].life + book.rules.starting_life - 100)


def _open(table: Table, state: State) -> None:
    """Decks shuffled, opening hands, then the mulligans one after the other (SK-046, SK-080, SK-R29, SK-R208)."""
    for seat in living(state):
        table.shuffle(state.players[seat].deck)
        draw(table, state, seat, state.book.rules.opening_hand, "SK-080")
    for seat in living(state):
        _mulligan(table, state, seat)
    state.active = living(state)[0]
    state.phase = UPKEEP


def _first_team(table: Table, state: State) -> None:
    """One roll a team, ties rolled again; the winner names who acts first (SK-074 to SK-076, SK-R187)."""
    teams = sorted({player.team for player in state.players if not player.out})
    left = teams
    while len(left) > 1:
        rolls = {team: throw(table, state.book.rules.first_player_roll) for team in left}
        for team, (n, faces) in rolls.items():
            table.tell_plain("first_roll", "SK-074", seat=_head(state, team), n=n, faces=faces)
        best = max(n for n, _ in rolls.values())
        left = [team for team in left if rolls[team][0] == best]
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
    table.tell_plain("first", "SK-076", seat=order[0])


def _head(state: State, team: int) -> Seat:
    """Who rolls and chooses for a team."""
    return next(seat for seat in range(state.seats) if state.players[seat].team == team and not state.players[seat].out)


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
    teams = len({state.players[seat].team for seat in living(state)})
    for seat in living(state):
        team = state.players[seat].team
        free = [[hex for hex in side if unit_at(state, hex) < 0] for side in starts]
        if team in sides and free[sides[team]]:
            wanted = [sides[team]]
        elif teams == 2:
            wanted = [side for side in range(len(starts)) if side not in sides.values()]
        else:
            wanted = list(range(len(starts)))
        options = [option("start", hex) for side in wanted for hex in free[side]]
        hex = table.ask(seat, options, prompts.START).a
        if state.players[seat].out:
            continue
        sides.setdefault(team, next(i for i, side in enumerate(starts) if hex in side))
        state.units[seat].hex = hex
        table.tell_plain("placed", "SK-077", unit=seat, hex=hex)


def _exchange(table: Table, state: State, seat: Seat) -> None:
    """One for one with the Sideboard, any number; Tactics secretly, Equipment openly (SK-079, SK-R22, SK-D06)."""
    player, faces = state.players[seat], state.faces
    moved: list[int] = []
    while not player.out:
        armory = Counter([player.seeker, *(faces[card] for card in player.equipment + player.deck)])
        left = [card for card in player.side if card not in moved]
        fits = {face for face in {faces[card] for card in left} if any(_partners(state, seat, armory, face, moved))}
        ins = [card for card in left if faces[card] in fits]
        choice: Option = table.ask(seat, [prompts.STOP, *(option("in", card) for card in ins)], prompts.SIDE_IN)
        if choice is prompts.STOP:
            break
        outs = list(_partners(state, seat, armory, faces[choice.a], moved))
        out = table.ask(seat, outs, prompts.SIDE_OUT).a
        moved += [choice.a, out]
        table.rearrange([choice.a, out], [1, 0])  # the sleeves stay, so they tell nobody what was exchanged
        if out in player.equipment:
            table.show(out)
            table.tell_plain("equips", "SK-R22", seat=seat, card=out, target=choice.a)


def _partners(state: State, seat: Seat, armory: Counter[Face], face: Face, moved: list[CardId]) -> Iterator[Option]:
    """What may leave for a Sideboard card so that the Armory stays legal (SK-R20, SK-R22)."""
    player, cards, faces, rules = state.players[seat], state.book.cards, state.faces, state.book.rules
    new = cards[face]
    if new.kind != "tactic" and lacking(cards[player.seeker], new):
        return  # SK-R16
    if new.rarity and armory[face] >= rules.copy_limits[RARITIES.index(new.rarity)]:
        return
    legend = new.rarity == "legendary"
    full = legend and sum(n for each, n in armory.items() if cards[each].rarity == new.rarity) >= rules.legendary_max
    for card in player.deck if new.kind == "tactic" else player.equipment:
        old = cards[faces[card]]
        if card not in moved and faces[card] != face and old.kind == new.kind:
            if not full or old.rarity == "legendary":
                yield option("out", card)


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
                table.tell_plain("returns", "SK-082", seat=seat, card=card)
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
        fresh.deck, fresh.wins, fresh.out = deck, player.wins, bool(state.gone >> seat & 1)
    state.turn, state.phase, state.chain = 1, SETUP, 0
