"""Attaching equipment and reforging (LC-211 to LC-224)."""

from collections.abc import Iterator

from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.targeting import is_hidden
from rulewright.games.lytharian.rules.combat.damage import check_def
from rulewright.games.lytharian.rules.deductions import having, observe
from rulewright.games.lytharian.rules.ids import NO_TROOP, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army, powers_of, printed, seat_of
from rulewright.games.lytharian.rules.zones import out_of_hand, strip, to_nether
from rulewright.kernel.question import NO_CARD, CardId, Option, Seat
from rulewright.kernel.table import Table

SAVING = {"weapon": "arms", "armor": "armor"}  # LC-245, LC-246


def price(state: State, card: Card, troop: TroopId) -> int:
    """The cost on this troop: what it is, Arms or Armor taken off, never below 0 (LC-033, LC-R219)."""
    return max(0, card.cost - powers_of(state, troop).get(SAVING[card.kind], 0) - card.off_for(printed(state, troop)))


def _slot(state: State, card: Card) -> list[CardId]:
    return state.weapon if card.kind == "weapon" else state.armor


def _reforgeable(state: State, seat: Seat, each: CardId, troop: TroopId, melted: list[CardId]) -> list[CardId]:
    """Other equipment in hand, and what the troop itself carries (LC-221, LC-R213, LC-R216)."""
    cards, faces = state.book.cards, state.faces
    found = [card for card in state.players[seat].hand if card != each and cards[faces[card]].kind != "spell"]
    found += [card for card in (state.weapon[troop], state.armor[troop]) if card >= 0]
    return [card for card in found if card not in melted]


def _reaches(state: State, seat: Seat, each: CardId, troop: TroopId, melted: list[CardId]) -> bool:
    """Whether what was reforged so far, with as many more pieces as allowed, pays for it and frees its slot."""
    card, rules, player = state.book.cards[state.faces[each]], state.book.rules, state.players[seat]
    cards, faces = state.book.cards, state.faces
    slot = _slot(state, card)[troop]
    need = price(state, card, troop) - player.mana - sum(cards[faces[piece]].reforge for piece in melted)
    if need <= 0 and (slot < 0 or slot in melted):
        return True
    room = rules.reforge_per_turn - player.reforged - len(melted) if rules.reforge_per_turn else 99
    pieces = _reforgeable(state, seat, each, troop, melted)
    if slot >= 0 and slot not in melted:
        pieces.remove(slot)
        need -= cards[faces[slot]].reforge
        room -= 1
    best = sorted([cards[faces[piece]].reforge for piece in pieces], reverse=True)
    return room >= 0 and sum(best[: max(0, room)]) >= need


def bearers(state: State, seat: Seat, each: CardId) -> Iterator[TroopId]:
    """Own humanoid troops that could get it (LC-214, LC-216, LC-R215)."""
    card = state.book.cards[state.faces[each]]
    if not (state.book.rules.max_weapons if card.kind == "weapon" else state.book.rules.max_armors):
        return
    slot, mana = _slot(state, card), state.players[seat].mana
    others = [state.book.cards[state.faces[piece]] for piece in state.players[seat].hand if piece != each]
    raised = mana + sum(piece.reforge for piece in others)
    weapon, armor, least = state.weapon, state.armor, card.cost - state.book.off_gear
    for troop in army(state, seat):
        if state.at[troop] < 0:
            continue
        bare = weapon[troop] < 0 and armor[troop] < 0
        if (bare and raised < least) or not printed(state, troop).humanoid:
            continue
        if slot[troop] < 0 and mana >= card.cost:
            yield troop
            continue
        if bare and raised < price(state, card, troop):
            continue  # nothing on it to reforge, and too little in hand
        if _reaches(state, seat, each, troop, []):
            yield troop


def melted_first(state: State, seat: Seat, each: CardId, troop: TroopId) -> list[CardId]:
    """What can be reforged first, where this troop gets it only so (LC-220, LC-221)."""
    card = state.book.cards[state.faces[each]]
    if _slot(state, card)[troop] < 0 and price(state, card, troop) <= state.players[seat].mana:
        return []
    pieces = _reforgeable(state, seat, each, troop, [])
    return [piece for piece in pieces if _reaches(state, seat, each, troop, [piece])]


def attachable(state: State, seat: Seat) -> list[Option]:
    """Equipment in hand that some troop could get now."""
    cards, faces = state.book.cards, state.faces
    return [verbs.ATTACH(each) for each in state.players[seat].hand
            if cards[faces[each]].kind != "spell" and next(bearers(state, seat, each), NO_TROOP) >= 0]  # fmt: skip


def attach(table: Table, state: State, seat: Seat, each: CardId) -> None:
    """One act: the piece, the troop, what is reforged together, the mana (LC-212, LC-213, LC-223, LC-R214, LC-R217)."""
    card = state.book.cards[state.faces[each]]
    player = state.players[seat]
    state.announcing = each
    options = [verbs.AT_TROOP(t) for t in bearers(state, seat, each)]
    (troop,) = verbs.AT_TROOP.of(table.ask(seat, options, prompts.BEAR, each))
    cost = price(state, card, troop)
    slot = _slot(state, card)
    melted: list[CardId] = []
    worth = 0
    while True:
        free = slot[troop] < 0 or slot[troop] in melted
        options = [verbs.PAY] if free and player.mana + worth >= cost else []
        if worth < cost or not free:
            limit = state.book.rules.reforge_per_turn
            if not limit or player.reforged + len(melted) < limit:
                options += [
                    verbs.REFORGE(piece)
                    for piece in _reforgeable(state, seat, each, troop, melted)
                    if _reaches(state, seat, each, troop, [*melted, piece])
                ]
        choice = table.ask(seat, options, prompts.REFORGE, each)
        if choice is verbs.PAY:
            break
        (piece,) = verbs.REFORGE.of(choice)
        melted.append(piece)
        worth += state.book.cards[state.faces[piece]].reforge
    state.announcing = NO_CARD
    _do_attach(table, state, seat, each, troop, cost, worth, melted)


def _do_attach(table: Table, state: State, seat: Seat, each: CardId, troop: TroopId, cost: int, worth: int,
               melted: list[CardId]) -> None:  # fmt: skip
    """Reforged pieces go to the nether, leftover reforge mana is lost (LC-220, LC-R212, LC-R218)."""
    player = state.players[seat]
    card = state.book.cards[state.faces[each]]
    for piece in melted:
        if piece in player.hand:
            out_of_hand(state, seat, piece)
            to_nether(table, state, piece)
        else:
            strip(table, state, piece, "LC-221")
        table.tell(events.reforges, seat=seat, card=piece)
    player.reforged += len(melted)
    player.mana -= max(0, cost - worth)  # LC-224
    out_of_hand(state, seat, each)
    table.show(each)
    _slot(state, card)[troop] = each
    state.acted = True
    if is_hidden(state, troop):
        _note_price(state, card, troop)
        if cost < card.cost:
            table.tell(events.states_price, troop=troop, card=each, n=cost)
    table.tell(events.equips, seat=seat, troop=troop, card=each, n=max(0, cost - worth))
    check_def(table, state, troop, seat_of(state, troop))


def _note_price(state: State, card: Card, troop: TroopId) -> None:
    """What was paid says truthfully what the face-down troop is (LC-072, LC-R44, LC-R48)."""
    observe(state, troop, having(state, "humanoid"))
    saving = SAVING[card.kind]
    paid = [max(0, card.cost - powers.get(saving, 0) - card.off_for(other))
            for powers, other in zip(state.book.powers, state.book.cards, strict=True)]  # fmt: skip
    observe(state, troop, sum(1 << face for face, cost in enumerate(paid) if cost == paid[state.faces[troop]]))
