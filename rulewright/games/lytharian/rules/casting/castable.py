"""Which spells in hand can be cast now, on whom, and what they cost (LC-151, LC-167 to LC-199, LC-205)."""

from rulewright.games.lytharian.cards.card import TARGET_COST, X_COST, Card
from rulewright.games.lytharian.rules import events, verbs
from rulewright.games.lytharian.rules.casting.targeting import AT_TROOPS, aims, has_aim, troop_targets
from rulewright.games.lytharian.rules.combat.stats import powers_now
from rulewright.games.lytharian.rules.ids import NO_TROOP, TroopId
from rulewright.games.lytharian.rules.state import MAIN, State
from rulewright.games.lytharian.rules.troops import army, powers_of, seat_of
from rulewright.kernel.question import NO_CARD, CardId, Option, Seat
from rulewright.kernel.table import Table


def funds(state: State, seat: Seat, but: CardId = NO_CARD) -> int:
    """Counter mana, harnessed mana left of an earlier spell, the best spell to harness (LC-209, LC-210, LC-R204)."""
    player = state.players[seat]
    total = player.mana + player.pool
    if may_harness(state, seat):
        total += max([harness_value(state, card) for card in player.hand if card != but], default=0)
    return total


def may_harness(state: State, seat: Seat) -> bool:
    """Once a turn, in the opponent's turn too (LC-205, LC-R205)."""
    rules = state.book.rules
    if state.players[seat].harnessed >= rules.harness_per_turn:
        return False
    return rules.harness_in_opponent_turn or seat == state.active or state.duel is not None


def harness_value(state: State, card: CardId) -> int:
    """What a spell gives when harnessed; equipment gives nothing (LC-206, LC-R209)."""
    quality = state.book.cards[state.faces[card]].quality
    return state.book.rules.harness_values[quality - 1] if quality else 0


def least(state: State, seat: Seat, card: Card, aim: Option) -> int:
    """What the spell costs on this target at least (LC-R159)."""
    base = 1 if card.cost == X_COST else base_cost(state, card, aim)
    return cost_on(state, seat, card, base, troop_aimed_at(aim))


def cost_on(state: State, seat: Seat, card: Card, base: int, troop: TroopId) -> int:
    """The cost with what a target troop, if there is one, takes off it and puts on it."""
    return max(0, base - discount(state, seat, card, troop)) + extra(state, card, troop)


def base_cost(state: State, card: Card, aim: Option) -> int:
    """The printed cost, or that of the target (LC-R201)."""
    if card.cost == TARGET_COST:
        return printed_cost(state, verbs.AT_CARD.of(aim)[0])
    return card.cost


def printed_cost(state: State, each: CardId) -> int:
    """A permanent's printed cost; of a variable one the X paid (LC-R182)."""
    cost = state.book.cards[state.faces[each]].cost
    return state.paid.get(each, 1) if cost == X_COST else max(cost, 0)


def troop_aimed_at(aim: Option) -> TroopId:
    """The troop a spell is cast on, or NO_TROOP."""
    return verbs.AT_TROOP.of(aim)[0] if aim.verb == verbs.AT_TROOP.name else NO_TROOP


def extra(state: State, card: Card, troop: TroopId) -> int:
    """A curse on a troop with an aura costs the aura's cost on top (LC-178, LC-R181, LC-R210, LC-D21)."""
    if card.type != "curse" or troop < 0 or state.aura[troop] < 0:
        return 0
    return printed_cost(state, state.aura[troop]) if state.book.rules.curse_over_aura_cost == "aura_cost" else 0


def discount(state: State, seat: Seat, card: Card, troop: TroopId) -> int:
    """Affinity of the target troop or of the troop in combat, the larger one (LC-290, LC-R161, LC-R162)."""
    own = troop >= 0 and seat_of(state, troop) == seat
    if not own and state.fight is None:
        return 0
    power = card.affinity
    best = powers_now(state, troop).get(power, 0) if own else 0
    if state.fight is not None:
        fighter = state.fight.attacker if seat_of(state, state.fight.attacker) == seat else state.fight.defender
        if state.at[fighter] >= 0:
            best = max(best, powers_now(state, fighter).get(power, 0))
    return best


def lose_pool(table: Table, state: State, seat: Seat) -> None:
    """Harnessed mana is lost when its owner does something else (LC-208, LC-R207)."""
    if state.players[seat].pool:
        table.tell(events.wastes, seat=seat, n=state.players[seat].pool)
        state.players[seat].pool = 0


def anytime(state: State, seat: Seat) -> bool:
    """Whether every type of spell may be cast: the active player's Main Phase with nothing pending.

    Aura, Channeled, Curse, Enchant, Sorcery (LC-167, LC-173, LC-175, LC-188, LC-196, LC-R119, LC-R155); in the Pre
    Combat Phase of a Battle Duel both may (LC-R270).
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
        if not card.fast and (not every or card.kind != "spell"):
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
    if card.type == "enchant" and has_enchant(state, seat, card.name):
        return False
    if card.cost == TARGET_COST:
        return bool(affordable(state, seat, each, card))
    cheapest = 1 if card.cost == X_COST else card.cost
    if cheapest > money and not _may_be_cheaper(state, seat, card, cheapest - money):
        return False
    if cheapest <= money and card.type != "curse":  # dearer on some troops (LC-178)
        return has_aim(state, seat, card)
    if card.aim.kind == "none":
        return least(state, seat, card, verbs.NONE) <= money
    if card.aim.kind in ("troop", "friend", "enemy"):
        if cheapest > money and state.fight is None and not _someone_saves(state, seat, card, cheapest - money):
            return False
        return any(cost_on(state, seat, card, cheapest, t) <= money for t in troop_targets(state, seat, card))
    return bool(affordable(state, seat, each, card))


def _someone_saves(state: State, seat: Seat, card: Card, by: int) -> bool:
    """Whether some own troop on the board has so much affinity (LC-290)."""
    at = state.at
    return any(powers_of(state, troop).get(card.affinity, 0) >= by for troop in army(state, seat) if at[troop] >= 0)


def _may_be_cheaper(state: State, seat: Seat, card: Card, by: int) -> bool:
    """Whether affinity may take so much off: that of an own target, or of the own troop in combat (LC-290)."""
    return by <= state.book.saving and (state.fight is not None or card.aim.kind in ("troop", "friend"))


def has_enchant(state: State, seat: Seat, name: str) -> bool:
    """Whether one of that name is in play: there is no second (LC-191, LC-R189, LC-R191)."""
    return any(state.book.cards[state.faces[each]].name == name for each in state.players[seat].enchants)


def affordable(state: State, seat: Seat, each: CardId, card: Card) -> list[Option]:
    """The targets that can be paid for."""
    exact = funds(state, seat, each)
    if card.aim.kind in ("troop", "friend", "enemy"):
        base = 1 if card.cost == X_COST else card.cost
        found = troop_targets(state, seat, card)
        if base <= exact and card.type != "curse":  # dearer on some troops (LC-178)
            return [AT_TROOPS[troop] for troop in found]
        return [AT_TROOPS[troop] for troop in found if cost_on(state, seat, card, base, troop) <= exact]
    return [aim for aim in aims(state, seat, card) if least(state, seat, card, aim) <= exact]
