"""What a player has: AP and MP, and cards between deck, hand, Discard, Exile and the effect Zone."""

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.ending import lose_life
from rulewright.games.seekers.rules.ids import NO_UNIT, NOWHERE, AnyUnit, HexId, LastingId, UnitId
from rulewright.games.seekers.rules.state import CARD, Item, Lasting, State, mod, printed
from rulewright.games.seekers.rules.trigger_matching import ended, happen
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.table import Table


def most_ap(state: State, seat: Seat) -> int:
    """How many AP a player can have (SK-091)."""
    return state.book.rules.ap_max + mod(state, seat, "ap_max")


def gain(table: Table, state: State, seat: Seat, ap: int, mp: int, clause: str = "") -> None:
    """AP above the maximum are lost at once (SK-091, SK-R35); MP have none (SK-R36)."""
    player = state.players[seat]
    before = player.ap
    if ap:
        player.ap = min(before + ap, max(before, most_ap(state, seat)))
    player.mp += mp
    if table.listening:
        gained = player.ap - before
        table.tell(events.gains.under(clause or ("SK-090" if ap else "SK-093")), seat=seat, ap=gained, mp=mp)
        if gained < ap:
            table.tell(events.ap_over, seat=seat, n=ap - gained, most=most_ap(state, seat))


def draw(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """One at a time; from an empty deck each is a Fatigue event of its own (SK-103, SK-R41, SK-R42)."""
    player = state.players[seat]
    for _ in range(n):
        if player.out:
            return
        if player.deck:
            card = player.deck.pop()
            player.hand.append(card)
            table.show(card, eyes(state, seat))
            if table.listening:
                table.tell(events.draws.under(clause), seat=seat, card=card)
        else:
            player.fatigue += state.book.rules.fatigue_step  # SK-224
            table.tell(events.fatigue, seat=seat, n=player.fatigue)
            lose_life(table, state, seat, player.fatigue, "SK-224")


def eyes(state: State, seat: Seat) -> int:
    """Who looks into a player's hand, as bits: nobody else, or team mates by a switch (SK-R08, SK-R12)."""
    if not state.book.rules.team_shared_hands:
        return 1 << seat
    return sum(1 << i for i, player in enumerate(state.players) if player.team == state.players[seat].team)


def discard(table: Table, state: State, card: CardId, clause: str) -> None:
    """A card goes open from hand to its owner's Discard (SK-026, SK-R99)."""
    player = state.players[state.owner[card]]
    player.hand.remove(card)
    player.discard.append(card)
    table.show(card)
    table.tell(events.discards.under(clause), seat=state.owner[card], card=card)


def enter_zone(state: State, seat: Seat, card: CardId, face: Face, action: bool, hex: HexId = NOWHERE,
               unit: AnyUnit = NO_UNIT, charges: int = 0) -> Lasting:  # fmt: skip
    """Put a card, or what a copy leaves, into its controller's effect Zone (SK-030, SK-272)."""
    state.births += 1
    lasting = Lasting(
        card, face, seat, action, charges=charges, hex=hex, unit=unit, born=LastingId(state.births), turn=state.turn
    )
    linger = printed(state, lasting).linger
    if linger is not None:
        lasting.moments, lasting.uses = linger.moments, linger.uses
        lasting.shield = sum(each.n for each in linger.mods if each.key == "shield")
    state.players[seat].zone.append(lasting)
    return lasting


def tell_stays(table: Table, lasting: Lasting) -> None:
    """What now waits or lasts in an effect Zone, openly and with its counters (SK-030, SK-180)."""
    if table.listening:
        table.tell(
            events.stays, seat=lasting.seat, card=lasting.card, face=lasting.face, action=int(lasting.action),
            born=lasting.born, moments=lasting.moments, charges=lasting.charges, shield=lasting.shield,
            hex=lasting.hex, unit=lasting.unit,
        )  # fmt: skip


def leave_zone(table: Table, state: State, lasting: Lasting, clause: str) -> None:
    """All its effects are done or its Moments have run out: to the owner's Discard (SK-031, SK-179)."""
    state.players[lasting.seat].zone.remove(lasting)
    if lasting.card >= 0:
        table.show(lasting.card)  # turned up when it leaves (SK-R09)
        state.players[state.owner[lasting.card]].discard.append(lasting.card)
    if table.listening:
        face = lasting.face if lasting.card < 0 else state.faces[lasting.card]
        table.tell(events.ends.under(clause), seat=lasting.seat, card=lasting.card, face=face, born=lasting.born)


def run_out(table: Table, state: State, lasting: Lasting) -> None:
    """Its last Moment has gone: what happens then is a trigger (SK-R121), and it leaves (SK-179)."""
    ended(state, lasting)
    leave_zone(table, state, lasting, "SK-179")


def use_up(table: Table, state: State, seat: Seat, key: str, unit: AnyUnit = NO_UNIT) -> int:
    """Use what waits for its next occasion (Presence of Mind, World in Flames, Fangs); returns what it gives."""
    total, givers, zone = 0, state.book.mods.get(key), state.players[seat].zone
    if givers is None or not zone:
        return 0
    for lasting in zone[:]:
        if lasting.down or (unit >= 0) != (lasting.unit >= 0) or (unit >= 0 and lasting.unit != unit):
            continue
        found = (givers.actions if lasting.action else givers.cards).get(lasting.face, 0)
        if found:
            total += found
            linger = printed(state, lasting).linger
            if linger is not None and linger.uses:
                lasting.uses -= 1
                if lasting.uses <= 0:
                    leave_zone(table, state, lasting, "SK-031")
    return total


def place_resolved(table: Table, state: State, item: Item, card: Card, worked: bool) -> None:
    """Where a resolved card goes: effect Zone, back with its Charges, or Discard (SK-026, SK-030, SK-214)."""
    if item.kind == CARD and item.charges > 0:  # the use is spent, also when it fizzled (SK-R97)
        lasting = enter_zone(state, item.seat, item.card, item.face, item.action, charges=item.charges)
        tell_stays(table, lasting)
    elif worked and card.linger is not None:
        hex = HexId(item.targets[0]) if card.aim.kind == "hex" and item.targets else NOWHERE
        unit = UnitId(item.targets[0]) if card.linger.on_victim and item.targets else NO_UNIT
        tell_stays(table, enter_zone(state, item.seat, item.card, item.face, item.action, hex=hex, unit=unit))
    elif item.kind == CARD and item.card not in [lasting.card for lasting in state.players[item.seat].zone]:
        state.players[state.owner[item.card]].discard.append(item.card)


def gained_stealth(table: Table, state: State, unit: AnyUnit) -> None:
    """SK-263; Mara's stash is set off by it."""
    who = state.units[unit]
    if who.stealth:
        return
    who.stealth = True
    table.tell(events.stealth, unit=unit)
    happen(state, "gain_stealth", who.seat)


def lose_stealth(table: Table, state: State, unit: AnyUnit, clause: str) -> None:
    """By dealing or receiving damage, or by resolving a card (SK-264 to SK-266)."""
    if state.units[unit].stealth:
        state.units[unit].stealth = False
        table.tell(events.seen.under(clause), unit=unit)
