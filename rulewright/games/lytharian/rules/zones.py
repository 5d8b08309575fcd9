"""Cards between deck, hand, nether and board, mana on the counter, and turning troops up and down."""

from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.deductions import hidden, settle_rumors
from rulewright.games.lytharian.rules.ids import OTHER, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import bearer, seat_of
from rulewright.kernel.question import NO_CARD, CardId, Seat
from rulewright.kernel.table import Table


def draw(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """Never too many (LC-009); none from an empty deck (LC-R67); no limit but the Draw Phase's (LC-092, LC-R68)."""
    player = state.players[seat]
    for _ in range(n):
        if not player.deck:
            table.tell(events.empty, seat=seat)
            gain(table, state, seat, -state.book.rules.empty_deck_penalty, "LC-R67")
            continue
        card = player.deck.pop()
        player.hand.append(card)
        table.show(card, 1 << seat)
        if table.listening:
            table.tell(events.draws.under(clause), seat=seat, card=card)


def to_nether(table: Table, state: State, card: CardId) -> None:
    """A spell or equipment goes face up to its owner's nether (LC-004, LC-005, LC-R188)."""
    state.players[state.owner[card]].nether.append(card)
    table.show(card)
    if state.held:
        state.held.pop(card, None)
    if state.paid:
        state.paid.pop(card, None)


def out_of_hand(state: State, seat: Seat, card: CardId) -> None:
    """A card leaves the hand; that it was known to be equipment matters no more."""
    state.players[seat].hand.remove(card)
    if card in state.gear:
        state.gear.remove(card)


def discard(table: Table, state: State, card: CardId, clause: str) -> None:
    """From hand to nether, face up."""
    seat = state.owner[card]
    out_of_hand(state, seat, card)
    to_nether(table, state, card)
    if table.listening:
        table.tell(events.discards.under(clause), seat=seat, card=card)


def strip(table: Table, state: State, card: CardId, clause: str) -> TroopId:
    """An attached card or enchant leaves play for the nether; returns the troop that carried it, or NO_TROOP."""
    troop = bearer(state, card)
    for pile in (state.aura, state.curse, state.weapon, state.armor):
        if card in pile:
            pile[troop] = NO_CARD
    for player in state.players:
        if card in player.enchants:
            player.enchants.remove(card)
    to_nether(table, state, card)
    table.tell(events.leaves.under(clause), card=card)
    return troop


def strip_all(table: Table, state: State, troop: TroopId, clause: str) -> None:
    """Everything attached to a troop goes to the owners' nethers (LC-168, LC-176, LC-215, LC-R105)."""
    for pile in (state.aura, state.curse, state.weapon, state.armor):
        if pile[troop] >= 0:
            strip(table, state, pile[troop], clause)


def gain(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """Mana on the counter: from 0 to 15, the rest is lost (LC-083, LC-085, LC-R61, LC-R65)."""
    player, most = state.players[seat], state.book.rules.mana_max
    if n <= 0:
        n = -min(-n, player.mana)
    elif player.mana + n > most:
        if state.book.rules.mana_overflow_carries:
            player.overflow += player.mana + n - most
        n = most - player.mana
    if not n:
        return
    player.mana += n
    if table.listening:
        table.tell(events.mana.under(clause), seat=seat, n=n, now=player.mana)


def may_charge(state: State, seat: Seat) -> bool:
    """At 15, with room on the obelisk, and not in Battle Duels (LC-086, LC-088, LC-R63, LC-R277)."""
    player, rules = state.players[seat], state.book.rules
    return player.mana >= rules.mana_max and player.obelisk < rules.obelisk_max and rules.game != "duels"


def charge(table: Table, state: State, seat: Seat) -> None:
    """Mana back to 1, the obelisk up by 1 (LC-087, LC-089, LC-R62, LC-D07)."""
    player, rules = state.players[seat], state.book.rules
    player.mana = rules.charge_reset
    player.obelisk = min(rules.obelisk_max, player.obelisk + rules.charge_gain)
    table.tell(events.charges, seat=seat, n=player.obelisk, now=player.mana)
    if player.overflow:
        more, player.overflow = player.overflow, 0
        gain(table, state, seat, more, "LC-R61")


def reveal(table: Table, state: State, troop: TroopId, clause: str) -> None:
    """Turn a troop face up; it stays so (LC-063, LC-064)."""
    if state.up[troop]:
        return
    state.up[troop] = 1
    if hidden(state, troop):
        table.show(troop)
        if state.rumors:
            settle_rumors(state, troop)
    if table.listening:
        table.tell(events.reveals.under(clause), seat=seat_of(state, troop), card=troop, square=state.at[troop])


def shuffle_deck(table: Table, state: State, seat: Seat) -> None:
    """Shuffle, and the opponent may cut (LC-008, LC-059, LC-R30, LC-D05)."""
    deck, other = state.players[seat].deck, OTHER[seat]
    if deck:
        table.shuffle(deck)
    table.tell(events.shuffles, seat=seat)
    if len(deck) < 2 or table.foregone(other, verbs.PASS):
        return
    if table.ask(other, (verbs.PASS, verbs.CUT), prompts.CUT) is verbs.CUT:
        at = 1 + table.below(len(deck) - 1)
        table.rearrange(deck, [*range(at, len(deck)), *range(at)])
        table.tell(events.cuts, seat=other)


def search(table: Table, state: State, seat: Seat, n: int, gear: bool, about: CardId) -> None:
    """Look through the own deck, take cards or none, shuffle and cut (LC-R193, LC-R194, LC-D15, LC-D29)."""
    player = state.players[seat]
    for card in player.deck:
        table.show(card, 1 << seat)
    for _ in range(n):
        fits = [card for card in player.deck if not gear or state.book.cards[state.faces[card]].kind != "spell"]
        choice = table.ask(seat, [verbs.NONE, *(verbs.TAKE(card) for card in fits)], prompts.SEARCH, about)
        if choice is verbs.NONE:
            break
        (taken,) = verbs.TAKE.of(choice)
        player.deck.remove(taken)
        player.hand.append(taken)
        if gear:
            state.gear.append(taken)
        table.tell(events.takes, seat=seat, card=taken)
    shuffle_deck(table, state, seat)


def throw_away(table: Table, state: State, seat: Seat, n: int, clause: str, about: CardId) -> None:
    """The player chooses cards of the own hand, what there is (LC-R195, LC-D15)."""
    hand = state.players[seat].hand
    for _ in range(n):
        if hand:
            choice = table.ask(seat, [verbs.DISCARD(card) for card in hand], prompts.DISCARD, about)
            discard(table, state, verbs.DISCARD.of(choice)[0], clause)
