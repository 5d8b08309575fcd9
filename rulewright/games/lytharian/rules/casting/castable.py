"""Which spells in hand can be cast now, and on whom (LC-151, LC-167 to LC-199)."""

from rulewright.games.lytharian.cards.card import TARGET_COST, X_COST, Card
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.casting.costs import cost_on, funds, harness_value, least, may_harness
from rulewright.games.lytharian.rules.casting.targeting import AT_TROOPS, aims, has_aim, troop_targets
from rulewright.games.lytharian.rules.state import MAIN, State
from rulewright.kernel.question import CardId, Option, Seat


def anytime(state: State, seat: Seat) -> bool:
    """Whether every type of spell may be cast: the active player's Main Phase with nothing pending.

    Aura, Channeled, Curse, Enchant, Sorcery (LC-167, LC-173, LC-175, LC-188, LC-196, LC-R119, LC-R155).

    In the Pre Combat Phase of a Battle Duel both may (LC-R270).
    """
    if state.stack or state.fight is not None:
        return False  # LC-150, LC-R156
    return state.phase == MAIN and (seat == state.active or state.duel is not None)


def castable(state: State, seat: Seat, fast: bool = False) -> list[Option]:
    """The cards in hand that can be cast now; in a window only Fast Casts (`fast`, LC-D34, LC-D35)."""
    hand = state.players[seat].hand
    if not hand:
        return []
    cards, faces = state.book.cards, state.faces
    every = not fast and anytime(state, seat)
    found: list[Option] = []
    purse: tuple[int, int, int] | None = None
    for each in hand:
        card = cards[faces[each]]
        if card.kind != "spell" or (card.type != "fast" and not every):
            continue
        if purse is None:
            purse = _purse(state, seat)
        money, best, second = purse
        if best and harness_value(state, each) == best:
            best = second
        if _may_cast(state, seat, each, card, money + best):
            found.append(verbs.CAST(each))
    return found


def _purse(state: State, seat: Seat) -> tuple[int, int, int]:
    """Mana at once, and what the best and the second best spell in hand would give harnessed."""
    player = state.players[seat]
    best = second = 0
    if may_harness(state, seat):
        cards, faces, values = state.book.cards, state.faces, state.book.rules.harness_values
        for card in player.hand:
            quality = cards[faces[card]].quality
            n = values[quality - 1] if quality else 0
            if n > best:
                best, second = n, best
            elif n > second:
                second = n
    return player.mana + player.pool, best, second


def _may_cast(state: State, seat: Seat, each: CardId, card: Card, money: int) -> bool:
    """Whether some target and payment exist; `money` is what there is without the card itself."""
    if card.first and state.acted:
        return False  # LC-R72
    if card.type == "enchant" and not _new_enchant(state, seat, card):
        return False
    cheapest = 1 if card.cost == X_COST else max(card.cost, 0)
    if cheapest and card.cost != TARGET_COST:
        if cheapest > money + state.book.saving:
            return False
    if not has_aim(state, seat, card):
        return False
    if card.cost != TARGET_COST and cheapest <= money and not _dearer(card):
        return True
    if card.aim.kind == "none":
        return least(state, seat, card, verbs.NONE) <= money
    return bool(affordable(state, seat, each, card))


def _dearer(card: Card) -> bool:
    """A curse may cost more on some troops (LC-178)."""
    return card.type == "curse"


def _new_enchant(state: State, seat: Seat, card: Card) -> bool:
    """Not a second of the same name (LC-191, LC-R189, LC-R191)."""
    cards, faces = state.book.cards, state.faces
    return all(cards[faces[each]].name != card.name for each in state.players[seat].enchants)


def affordable(state: State, seat: Seat, each: CardId, card: Card) -> list[Option]:
    """The targets that can be paid for."""
    exact = funds(state, seat, each)
    if card.aim.kind in ("troop", "friend", "enemy"):
        base = 1 if card.cost == X_COST else card.cost
        found = troop_targets(state, seat, card)
        return [AT_TROOPS[troop] for troop in found if cost_on(state, seat, card, base, troop) <= exact]
    return [aim for aim in aims(state, seat, card) if least(state, seat, card, aim) <= exact]
