"""Setup, turn zero: factions, Shard cards, decks, the Silver draft, starting player, Outposts, hands."""

from rulewright.games.outposts.cards import FACTIONS
from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.drawing import draw
from rulewright.games.outposts.rules.outposts import gain_outpost
from rulewright.games.outposts.rules.setup.silver_draft import silver_draft
from rulewright.games.outposts.rules.state import FactionId, State, all_seats, seats_from
from rulewright.kernel.question import EVERYBODY, CardId, Seat
from rulewright.kernel.table import Table


def set_up(table: Table, state: State) -> None:
    """OP-042 to OP-065."""
    order = state.dice.shuffled(list(all_seats(state)))  # OP-R03
    for seat in order:
        choose_faction(table, state, seat)
    deal_shards(table, state)
    for seat in order:
        select_deck(table, state, seat)
    silver_draft(table, state)
    begin(table, state)


def choose_faction(table: Table, state: State, seat: Seat) -> None:
    """Openly, from the factions left (OP-042, OP-043)."""
    preset, player = state.presets[seat], state.players[seat]
    mirror = state.book.rules.allow_mirror_factions
    if preset.faction >= 0:
        player.faction = preset.faction
    else:
        taken = [other.faction for other in state.players] + [other.faction for other in state.presets]
        options = [verbs.FACTION(FactionId(f)) for f in range(len(FACTIONS)) if mirror or f not in taken]
        (player.faction,) = verbs.FACTION.of(table.ask(seat, options, prompts.FACTION))
    box = preset.box if preset.box >= 0 else player.faction + (seat * len(FACTIONS) if mirror else 0)
    player.box, state.boxes[box] = state.boxes[box], []
    for card in player.box:
        state.owner[card] = seat
    table.tell(events.faction, seat=seat, faction=player.faction)


def deal_shards(table: Table, state: State) -> None:
    """Each declares a number, openly; then the cards are dealt unseen, one at a time (OP-049, OP-R08)."""
    rules = state.book.rules
    if not rules.shard_rule:
        return
    wanted: list[int] = []
    for seat in all_seats(state):
        preset = state.presets[seat]
        options = [verbs.SHARDS(n) for n in range(preset.most_shards + 1)]
        wanted.append(preset.shards if preset.shards >= 0 else table.ask(seat, options, prompts.SHARDS).a)
        table.tell(events.shards, seat=seat, n=wanted[-1])
    table.shuffle(state.shard)
    while any(wanted) and state.shard:
        for seat in all_seats(state):
            if wanted[seat] and state.shard:
                wanted[seat] -= 1
                _deal_shard(table, state, seat)


def select_deck(table: Table, state: State, seat: Seat) -> None:
    """The starter deck, or a deck of the player's own from the cards available (OP-044, OP-P03)."""
    player, rules, preset = state.players[seat], state.book.rules, state.presets[seat]
    pool = player.box
    need = rules.deck_size - (len(player.deck) if rules.shard_within_deck else 0)
    if len(pool) < need:  # a campaign pool: filled up with random Shard cards (OP-R135)
        table.shuffle(state.shard)
        for _ in range(min(need - len(pool), len(state.shard))):
            _deal_shard(table, state, seat)
        need = len(pool)
    chosen = list(preset.deck) or pool[: rules.deck_size]
    open_list = not preset.deck and len(chosen) == need and rules.starter_only
    while len(chosen) > need:  # Shard cards take the place of starter cards (OP-R09)
        (out,) = verbs.TAKE_OUT.of(table.ask(seat, [verbs.TAKE_OUT(card) for card in chosen], prompts.SWAP_OUT))
        chosen.remove(out)
    if not preset.deck and not rules.starter_only:
        _swap(table, state, seat, pool, chosen)
    rest = [card for card in pool if card not in chosen]
    order = [pool.index(card) for card in chosen + rest]
    table.rearrange(pool, order)  # which sleeves hold the deck tells nothing about what was chosen
    for i, card in enumerate(pool):
        state.seen[card] = EVERYBODY if open_list and i >= need else 1 << seat  # OP-R19
    player.deck += pool[:need]
    player.box = pool[need:]
    table.tell(events.deck, seat=seat, n=len(player.deck))


def _swap(table: Table, state: State, seat: Seat, pool: list[CardId], chosen: list[CardId]) -> None:
    """Put a card in, take a card out, until content; what was swapped once stays so, which makes it end."""
    settled: list[CardId] = []
    while leaving := [verbs.TAKE_OUT(card) for card in chosen if card not in settled]:
        spare = [card for card in pool if card not in chosen and card not in settled]
        choice = table.ask(seat, [verbs.KEEP, *(verbs.PUT_IN(card) for card in spare)], prompts.SWAP_IN)
        if choice is verbs.KEEP:
            return
        (new,) = verbs.PUT_IN.of(choice)
        (out,) = verbs.TAKE_OUT.of(table.ask(seat, leaving, prompts.SWAP_OUT, new))
        chosen[chosen.index(out)] = new
        settled += [new, out]


def _deal_shard(table: Table, state: State, seat: Seat) -> None:
    """The top card of the Shard deck, which only its player sees (OP-050)."""
    card = state.shard.pop()
    table.show(card, 1 << seat)
    state.owner[card] = seat
    state.players[seat].deck.append(card)


def begin(table: Table, state: State) -> None:
    """Starting player at random, Outposts and hands (OP-059 to OP-065)."""
    rules = state.book.rules
    state.first = state.active = Seat(table.below(state.seats))
    table.tell(events.first, seat=state.first)
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
        if table.ask(seat, [verbs.KEEP, verbs.REDRAW], prompts.MULLIGAN) is verbs.KEEP:
            return
        n = len(player.hand)
        table.tell(events.redraws, seat=seat, n=n)
        player.deck += player.hand
        player.hand = []
        table.shuffle(player.deck)
        draw(table, state, seat, n, "OP-064")
