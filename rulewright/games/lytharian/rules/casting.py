"""Casting a spell: what can be cast now, target, X, cost, harnessed mana, and onto the stack (LC-151, LC-205)."""

from functools import cache

from rulewright.games.lytharian.cards.card import TARGET_COST, X_COST, Card
from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.powers.context import powers_now
from rulewright.games.lytharian.rules.secrets import having, observe, with_value
from rulewright.games.lytharian.rules.state import MAIN, SPELL, Item, State, seat_of
from rulewright.games.lytharian.rules.targeting import aims, has_aim, invulnerable, is_hidden, seconds
from rulewright.games.lytharian.rules.zones import discard
from rulewright.kernel.question import CardId, Option, Seat, option
from rulewright.kernel.table import Table


@cache
def cast_option(card: CardId) -> Option:
    return option("cast", card)


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
        if best and _harness(state, each) == best:
            best = second
        if _may_cast(state, seat, each, card, money + best):
            found.append(cast_option(each))
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


def funds(state: State, seat: Seat, but: CardId = -1) -> int:
    """Counter mana, harnessed mana left of an earlier spell, the best spell to harness (LC-209, LC-210, LC-R204)."""
    player = state.players[seat]
    total = player.mana + player.pool
    if may_harness(state, seat):
        total += max([_harness(state, card) for card in player.hand if card != but], default=0)
    return total


def may_harness(state: State, seat: Seat) -> bool:
    """Once a turn, in the opponent's turn too (LC-205, LC-R205)."""
    rules = state.book.rules
    if state.players[seat].harnessed >= rules.harness_per_turn:
        return False
    return rules.harness_in_opponent_turn or seat == state.active or state.duel is not None


def _harness(state: State, card: CardId) -> int:
    """What a spell gives when harnessed; equipment gives nothing (LC-206, LC-R209)."""
    quality = state.book.cards[state.faces[card]].quality
    return state.book.rules.harness_values[quality - 1] if quality else 0


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
        return least(state, seat, card, prompts.NONE) <= money
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
    return [aim for aim in aims(state, seat, card) if least(state, seat, card, aim) <= exact]


def least(state: State, seat: Seat, card: Card, aim: Option) -> int:
    """What the spell costs on this target at least (LC-R159)."""
    return max(
        0, (1 if card.cost == X_COST else base_cost(state, card, aim)) - discount(state, seat, card, aim)
    ) + extra(state, card, aim)


def base_cost(state: State, card: Card, aim: Option) -> int:
    """The printed cost, or that of the target (LC-R201)."""
    if card.cost == TARGET_COST:
        return printed_cost(state, aim.a)
    return card.cost


def printed_cost(state: State, each: CardId) -> int:
    """A permanent's printed cost; of a variable one the X paid (LC-R182)."""
    cost = state.book.cards[state.faces[each]].cost
    return state.paid.get(each, 1) if cost == X_COST else max(cost, 0)


def extra(state: State, card: Card, aim: Option) -> int:
    """A curse on a troop with an aura costs the aura's cost on top (LC-178, LC-R181, LC-R210, LC-D21)."""
    if card.type != "curse" or aim.verb != "at_troop" or state.aura[aim.a] < 0:
        return 0
    return printed_cost(state, state.aura[aim.a]) if state.book.rules.curse_over_aura_cost == "aura_cost" else 0


def discount(state: State, seat: Seat, card: Card, aim: Option) -> int:
    """Affinity of the target troop or of the troop in combat, the larger one (LC-290, LC-R161, LC-R162)."""
    power = f"affinity:{card.element}"
    best = 0
    if aim.verb == "at_troop" and seat_of(state, aim.a) == seat:
        best = powers_now(state, aim.a).get(power, 0)
    if state.fight is not None:
        fighter = state.fight.attacker if seat_of(state, state.fight.attacker) == seat else state.fight.defender
        if state.at[fighter] >= 0:
            best = max(best, powers_now(state, fighter).get(power, 0))
    return best


# -- the act


def cast(table: Table, state: State, seat: Seat, each: CardId) -> bool:
    """Choose, pay, announce (LC-151); False if the target turned out to be invulnerable, with nothing paid (LC-R45)."""
    card = state.book.cards[state.faces[each]]
    aim = prompts.NONE
    if card.aim.kind != "none":
        found = _choose_target(table, state, seat, each, card)
        if found is None:
            return False
        aim = found
    second = _choose_second(table, state, seat, card, aim)
    x = _choose_x(table, state, seat, each, card, aim)
    less = discount(state, seat, card, aim)
    cost = max(0, (x if card.cost == X_COST else base_cost(state, card, aim)) - less) + extra(state, card, aim)
    _harness_for(table, state, seat, each, cost)
    player = state.players[seat]
    player.hand.remove(each)
    from_pool = min(player.pool, cost)  # harnessed mana first (LC-R208)
    player.pool -= from_pool
    player.mana -= cost - from_pool
    table.show(each)
    troop = aim.a if aim.verb == "at_troop" else -1
    if troop >= 0 and seat_of(state, troop) == seat and is_hidden(state, troop):
        power = f"affinity:{card.element}"
        observe(state, troop, with_value(state, power, state.book.powers[state.faces[troop]].get(power, 0)))
    _note_own_targets(state, seat, card, (troop, second))
    state.uid += 1
    item = Item(
        state.uid, SPELL, seat, each, state.faces[each], "", x, aim.a, state.left[troop] if troop >= 0 else 0,
        second, state.left[second] if second >= 0 else 0, 0, False,
    )  # fmt: skip
    state.stack.append(item)
    state.acted = True
    if state.duel is not None:
        state.duel.cast = True
    if table.listening:
        table.tell_plain("casts", "LC-151", seat=seat, card=each, n=cost, troop=troop)
    if troop >= 0 and shatters(table, state, seat, troop):
        item.countered = True
    elif second >= 0 and shatters(table, state, seat, second):
        item.second = -1  # only its own share
    return True


def _choose_target(table: Table, state: State, seat: Seat, each: CardId, card: Card) -> Option | None:
    """A face-down invulnerable enemy refuses before anything is paid, and its owner says so (LC-R45)."""
    aim = table.ask(seat, affordable(state, seat, each, card), prompts.TARGET, each)
    if aim.verb != "at_troop" or not is_hidden(state, aim.a) or seat_of(state, aim.a) == seat:
        return aim
    mask = having(state, f"invulnerability:{card.element}") | having(state, f"invulnerability:{card.type}")
    if not invulnerable(state, aim.a, card):
        observe(state, aim.a, ~mask)
        return aim
    observe(state, aim.a, mask)
    if table.listening:
        table.tell_plain("refuses", "LC-R45", troop=aim.a, seat=seat)
    return None


def _choose_second(table: Table, state: State, seat: Seat, card: Card, aim: Option) -> int:
    """LC-D30, LC-D31: none only if there is none."""
    if not card.aim.second:
        return -1
    found = seconds(state, seat, card, aim.a)
    if not found:
        return -1
    return table.ask(seat, [option("at_second", troop) for troop in found], prompts.SECOND).a


def _choose_x(table: Table, state: State, seat: Seat, each: CardId, card: Card, aim: Option) -> int:
    """At least 1, fixed at payment (LC-R157, LC-R158, LC-R160)."""
    if card.cost != X_COST:
        return 0
    most = funds(state, seat, each) + discount(state, seat, card, aim) - extra(state, card, aim)
    return table.ask(seat, [option("x", n) for n in range(1, max(1, most) + 1)], prompts.AMOUNT, each).a


def _harness_for(table: Table, state: State, seat: Seat, each: CardId, cost: int) -> None:
    """Discard one other spell for its mana, as part of paying (LC-205, LC-R206, LC-R211, LC-D22)."""
    player = state.players[seat]
    if not may_harness(state, seat) or len(player.hand) < 2:
        return
    short = cost - player.pool - player.mana
    options: list[Option] = [prompts.NONE] if short <= 0 else []
    if cost > player.pool:
        options += [
            option("harness", card) for card in player.hand if card != each and _harness(state, card) >= max(1, short)
        ]
    choice = table.ask(seat, options or [prompts.NONE], prompts.HARNESS, each)
    if choice is prompts.NONE:
        return
    gained = _harness(state, choice.a)
    discard(table, state, choice.a, "LC-205")
    player.pool += gained
    player.harnessed += 1
    if table.listening:
        table.tell_plain("harnesses", "LC-206", seat=seat, card=choice.a, n=gained)


def _note_own_targets(state: State, seat: Seat, card: Card, troops: tuple[int, int]) -> None:
    """Casting on own face-down troops shows that they can be targeted, no more (LC-R43, LC-R203)."""
    for troop in troops:
        if troop >= 0 and seat_of(state, troop) == seat and is_hidden(state, troop):
            for word in (f"invulnerability:{card.element}", f"invulnerability:{card.type}"):
                observe(state, troop, ~having(state, word))


def shatters(table: Table, state: State, seat: Seat, troop: int) -> bool:
    """Spellshatter of a target, before any response: even counters the spell or its share (LC-282, LC-R173)."""
    if not state.book.rules.spellshatter_friendly and seat_of(state, troop) == seat:
        return False
    if is_hidden(state, troop):
        mask = having(state, "spellshatter")
        observe(state, troop, mask if "spellshatter" in state.book.powers[state.faces[troop]] else ~mask)
    if "spellshatter" not in powers_now(state, troop) or table.roll(6) % 2:
        return False
    if table.listening:
        table.tell_plain("shatters", "LC-282", troop=troop, seat=seat)
    return True


def lose_pool(state: State, seat: Seat) -> None:
    """Harnessed mana is lost when its owner does something else (LC-208, LC-R207)."""
    state.players[seat].pool = 0
