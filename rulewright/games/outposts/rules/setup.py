"""Setup, turn zero: factions, Shard cards, decks, the Silver draft, starting player, Outposts, hands."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from rulewright.games.outposts.cards import FACTIONS, SHARD, SILVER, TITLES
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.book import Book
from rulewright.games.outposts.rules.drawing import draw
from rulewright.games.outposts.rules.posts import gain_outpost
from rulewright.games.outposts.rules.state import SETUP, Preset, State, new_player, seats_from
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.question import EVERYBODY, CardId, Face, Option, Seat, option
from rulewright.kernel.table import Table


@dataclass(frozen=True)
class Entry:
    """What a player brings: each choice left out is asked at the table."""

    faction: str | None = None
    shards: int | None = None
    deck: tuple[str, ...] | None = None  # card keys, with repeats
    pool: tuple[str, ...] | None = None  # the cards available, in a campaign; else the faction deck


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The open box: every card of the game has its sleeve, and nobody has chosen anything."""
    seats, rules = len(entries), book.rules
    if not rules.players_min <= seats <= rules.players_max:
        raise ImpossibleSetup(f"this variant is for {rules.players_min} to {rules.players_max} players (OP-039)")
    decks = [book.copies(faction) for faction in book.factions] * (seats if rules.allow_mirror_factions else 1)
    presets: list[Preset] = []
    for seat, entry in enumerate(entries):
        preset = read_entry(book, entry, seat)
        if entry.pool is not None:
            preset = preset._replace(box=len(decks))
            decks.append(_stars_first(book, entry.faction, [book.face(key) for key in entry.pool]))
        elif preset.faction >= 0:
            preset = preset._replace(box=preset.faction + (seat * len(FACTIONS) if rules.allow_mirror_factions else 0))
        presets.append(preset)
    _check_clashes(book, presets)
    decks += [book.copies(SILVER), _shard_deck(book, entries)]
    faces: list[Face] = [face for deck in decks for face in deck]
    boxes: list[list[CardId]] = []
    first = 0
    for deck in decks:
        boxes.append(list(range(first, first + len(deck))))
        first += len(deck)
    shard, silver = boxes.pop(), boxes.pop()
    for seat, entry in enumerate(entries):
        if entry.deck is not None:
            deck_ids = _ids_for(book, faces, boxes[presets[seat].box], entry.deck)
            presets[seat] = presets[seat]._replace(deck=tuple(deck_ids))
    return State(
        dice=dice, seats=seats, faces=faces, seen=[EVERYBODY] * len(faces), gone=0, outcome=None, book=book,
        players=[new_player() for _ in entries], presets=presets, boxes=boxes, owner=[-1] * len(faces),
        silver=silver, shard=shard, packets=[[] for _ in entries], kept=[[] for _ in entries],
        turn=0, round=1, active=0, first=0, step=SETUP, idle=0, assaults=0, targets=[], waiting=[], assault=None,
        wounds={}, queue=[], ordered=[], spoils=None,
    )  # fmt: skip


# -- what players bring


def read_entry(book: Book, entry: Entry, seat: Seat) -> Preset:
    """A player's choices, checked; the message names what is wrong and the clause."""
    who = f"seat {seat}"
    faction = -1
    if entry.faction is not None:
        if entry.faction not in FACTIONS:
            raise ImpossibleSetup(
                f"{who}: '{entry.faction}' is not a faction; choose {', '.join(FACTIONS)} (OP-042, OP-051)"
            )
        faction = FACTIONS.index(entry.faction)
    shards = -1 if entry.shards is None else entry.shards
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
        wrong = deck_errors(book, entry)
        if wrong:
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
    if entry.pool is not None:
        available = Counter(entry.pool)
    else:
        available = Counter(book.cards[face].key for face in book.copies(faction))
    for key, n in sorted(Counter(entry.deck).items()):
        card = book.cards[book.face(key)]
        if key not in available:
            errors.append(f"{card.name} is not among the cards of {TITLES.get(faction, faction)} (OP-044)")
        elif n > available[key]:
            errors.append(f"{card.name}: {n} copies, but only {available[key]} are available (OP-045)")
    return errors


def _ids_for(book: Book, faces: list[Face], box: list[CardId], keys: tuple[str, ...]) -> list[CardId]:
    """The sleeves of a box that hold these cards."""
    left, found = box[:], []
    for key in keys:
        face = book.face(key)
        card = next(card for card in left if faces[card] == face)
        left.remove(card)
        found.append(card)
    return found


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


def shard_limit(book: Book, pool: Iterable[Face]) -> int:
    """How many more Shard cards may be taken: those kept in a pool count toward the ten (OP-047, OP-R131)."""
    kept = sum(1 for face in pool if book.cards[face].faction == SHARD)
    return max(0, book.rules.shard_max - kept)


# -- turn zero


def set_up(table: Table, state: State) -> None:
    """OP-042 to OP-065."""
    order = state.dice.shuffled(list(range(state.seats)))  # OP-R03
    for seat in order:
        choose_faction(table, state, seat)
    deal_shards(table, state)
    for seat in order:
        select_deck(table, state, seat)
    silver_draft(table, state)
    begin(table, state)


def choose_faction(table: Table, state: State, seat: Seat) -> None:
    """Openly, from the factions left (OP-042, OP-043)."""
    preset = state.presets[seat]
    player = state.players[seat]
    if preset.faction >= 0:
        player.faction = preset.faction
    else:
        taken = [other.faction for other in state.players] + [other.faction for other in state.presets]
        mirror = state.book.rules.allow_mirror_factions
        options = [option("faction", f) for f in range(len(FACTIONS)) if mirror or f not in taken]
        player.faction = table.ask(seat, options, prompts.FACTION).a
    mirror = state.book.rules.allow_mirror_factions
    box = preset.box if preset.box >= 0 else player.faction + (seat * len(FACTIONS) if mirror else 0)
    player.box, state.boxes[box] = state.boxes[box], []
    for card in player.box:
        state.owner[card] = seat
    table.tell_plain("faction", "OP-042", seat=seat, faction=player.faction)


def deal_shards(table: Table, state: State) -> None:
    """Each declares a number, openly; then the cards are dealt unseen, one at a time (OP-049, OP-R08)."""
    rules = state.book.rules
    if not rules.shard_rule:
        return
    wanted: list[int] = []
    for seat in range(state.seats):
        preset = state.presets[seat]
        options = [option("shards", n) for n in range(preset.most_shards + 1)]
        wanted.append(preset.shards if preset.shards >= 0 else table.ask(seat, options, prompts.SHARDS).a)
        table.tell_plain("shards", "OP-049", seat=seat, n=wanted[-1])
    table.shuffle(state.shard)
    while any(wanted) and state.shard:
        for seat in range(state.seats):
            if wanted[seat] and state.shard:
                wanted[seat] -= 1
                card = state.shard.pop()
                table.show(card, 1 << seat)  # OP-050
                state.owner[card] = seat
                state.players[seat].deck.append(card)


def select_deck(table: Table, state: State, seat: Seat) -> None:
    """The starter deck, or a deck of the player's own from the cards available (OP-044, OP-P03)."""
    player, rules, preset = state.players[seat], state.book.rules, state.presets[seat]
    pool = player.box
    need = rules.deck_size - (len(player.deck) if rules.shard_within_deck else 0)
    if len(pool) < need:
        _fill_with_shards(table, state, seat, need - len(pool))
        need = len(pool)
    chosen = list(preset.deck) or pool[: rules.deck_size]
    open_list = not preset.deck and len(chosen) == need and rules.starter_only
    while len(chosen) > need:  # Shard cards take the place of starter cards (OP-R09)
        chosen.remove(table.ask(seat, [option("out", card) for card in chosen], prompts.SWAP_OUT).a)
    if not preset.deck and not rules.starter_only:
        _swap(table, state, seat, pool, chosen)
    rest = [card for card in pool if card not in chosen]
    order = [pool.index(card) for card in chosen + rest]
    table.rearrange(pool, order)  # which sleeves hold the deck tells nothing about what was chosen
    for i, card in enumerate(pool):
        state.seen[card] = EVERYBODY if open_list and i >= need else 1 << seat  # OP-R19
    player.deck += pool[:need]
    player.box = pool[need:]
    table.tell_plain("deck", "OP-044", seat=seat, n=len(player.deck))


def _swap(table: Table, state: State, seat: Seat, pool: list[CardId], chosen: list[CardId]) -> None:
    """Put a card in, take a card out, until content; what was swapped once stays so, which makes it end."""
    settled: list[CardId] = []
    while True:
        spare = [card for card in pool if card not in chosen and card not in settled]
        choice = table.ask(seat, [prompts.KEEP, *(option("in", card) for card in spare)], prompts.SWAP_IN)
        if choice is prompts.KEEP:
            return
        leaving = [option("out", card) for card in chosen if card not in settled]
        out = table.ask(seat, leaving, prompts.SWAP_OUT, choice.a).a
        chosen[chosen.index(out)] = choice.a
        settled += [choice.a, out]


def _fill_with_shards(table: Table, state: State, seat: Seat, missing: int) -> None:
    """A campaign pool below the deck size is filled up with random Shard cards (OP-R135)."""
    table.shuffle(state.shard)
    for _ in range(min(missing, len(state.shard))):
        card = state.shard.pop()
        table.show(card, 1 << seat)
        state.owner[card] = seat
        state.players[seat].deck.append(card)


def silver_draft(table: Table, state: State) -> None:
    """Packets of seven, two kept and the rest passed on, three times (OP-052 to OP-058)."""
    rules, seats = state.book.rules, range(state.seats)
    if len(state.silver) < rules.silver_pack * state.seats:
        raise ImpossibleSetup(
            f"the Silver deck has {len(state.silver)} cards; {state.seats} players need "
            f"{rules.silver_pack * state.seats} (OP-R13)"
        )
    table.shuffle(state.silver)
    for seat in seats:
        state.packets[seat] = [state.silver.pop() for _ in range(rules.silver_pack)]
    for _ in range(rules.silver_total // rules.silver_pick):
        for seat in seats:
            for card in state.packets[seat]:
                table.show(card, 1 << seat)
        questions = [(seat, pick_options(state, seat)) for seat in seats]
        picks = table.ask_all(questions, prompts.DRAFT)  # OP-054: at the same time and in secret
        for seat in seats:
            _keep(table, state, seat, picks[seat])
        step = 1 if rules.draft_direction == "left" else -1
        state.packets = [state.packets[(seat - step) % state.seats] for seat in seats]  # OP-055
    for seat in seats:
        state.silver += state.packets[seat]  # OP-057
        state.packets[seat] = []
    table.shuffle(state.silver)
    for seat in seats:
        state.players[seat].deck += state.kept[seat]
        state.kept[seat] = []
        table.shuffle(state.players[seat].deck)  # OP-058


def pick_options(state: State, seat: Seat) -> list[Option]:
    """OP-P04: every pair of the packet."""
    return [option("pick", *cards) for cards in combinations(state.packets[seat], state.book.rules.silver_pick)]


def _keep(table: Table, state: State, seat: Seat, pick: Option) -> None:
    """The kept cards go into the packet's first sleeves, so that nobody can tell which were taken (OP-R15)."""
    packet = state.packets[seat]
    n = state.book.rules.silver_pick
    kept = [card for card in (pick.a, pick.b, pick.c) if card >= 0]
    order = [packet.index(card) for card in kept] + [i for i, card in enumerate(packet) if card not in kept]
    table.rearrange(packet, order)
    for card in packet:
        state.seen[card] = 1 << seat  # what others saw of this packet no longer tells them where a card is
    for card in packet[:n]:
        state.owner[card] = seat
        if table.listening:
            table.tell_plain("keeps", "OP-053", seat=seat, card=card)
    state.kept[seat] += packet[:n]
    state.packets[seat] = packet[n:]


def begin(table: Table, state: State) -> None:
    """Starting player at random, Outposts and hands (OP-059 to OP-065)."""
    rules = state.book.rules
    state.first = state.active = table.below(state.seats)
    table.tell_plain("first", "OP-059", seat=state.first)
    for place, seat in enumerate(seats_from(state, state.first)):
        for _ in range(rules.start_outposts_first if place == 0 else rules.start_outposts_other):
            gain_outpost(table, state, seat, "OP-060" if place == 0 else "OP-061")
        draw(table, state, seat, rules.start_hand + rules.start_hand_bonus_by_seat[place], "OP-063")
    for seat in seats_from(state, state.first):
        _mulligan(table, state, seat)


def _mulligan(table: Table, state: State, seat: Seat) -> None:
    """None by the official rules (OP-064)."""
    player = state.players[seat]
    for _ in range(state.book.rules.mulligans):
        if table.ask(seat, [prompts.KEEP, option("redraw")], prompts.MULLIGAN) is prompts.KEEP:
            return
        n = len(player.hand)
        player.deck += player.hand
        player.hand = []
        table.shuffle(player.deck)
        draw(table, state, seat, n, "OP-064")
