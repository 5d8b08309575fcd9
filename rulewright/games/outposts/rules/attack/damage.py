"""Damage of an assault: the attacker distributes the remaining strength, then the defender strikes back."""

from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.strength import Totals
from rulewright.games.outposts.rules.creatures import health_left, hurt
from rulewright.games.outposts.rules.last_breath import last_breaths
from rulewright.games.outposts.rules.outposts import damage, place, topple
from rulewright.games.outposts.rules.state import Outpost, State, by_outpost, card_of, limit_of
from rulewright.kernel.question import CardId, Option
from rulewright.kernel.table import Table


def attackers_damage(table: Table, state: State, outpost: Outpost, totals: Totals) -> None:
    """Distributed, then applied at one time: creatures, then the Outpost, then survivors (OP-153, OP-158)."""
    assault = state.assault
    assert assault is not None
    doomed, wounds, n = _distribute(table, state, outpost, totals.remaining)
    for card in doomed:
        hurt(table, state, card, health_left(state, card), "OP-155")
    for card, wound in wounds:
        hurt(table, state, card, wound, "OP-156")
    if n:
        n += totals.siege
        limit = limit_of(state, outpost)
        excess = outpost.counters + n - limit
        place(table, state, assault.defender, assault.outpost, n, "OP-157")
        topple(table, state, assault.defender)
        if excess > 0 and state.book.rules.excess_damage_carries:
            _carry(table, state, excess)
    if state.queue:
        last_breaths(table, state)


def _distribute(
    table: Table, state: State, outpost: Outpost, left: int
) -> tuple[list[CardId], list[tuple[CardId, int]], int]:
    """OP-P21, one choice at a time: creatures to destroy, then a number for the Outpost."""
    doomed: list[CardId] = []
    wounds: list[tuple[CardId, int]] = []
    if not left:
        return doomed, wounds, 0
    attacker = state.active
    while True:
        choice = table.ask(attacker, damage_options(state, outpost, left, doomed, wounds), prompts.ASSIGN)
        if choice.verb == verbs.HIT.name:
            return doomed, wounds, choice.a
        left -= _mark(state, choice, doomed, wounds)


def _mark(state: State, choice: Option, doomed: list[CardId], wounds: list[tuple[CardId, int]]) -> int:
    """Note down a creature to be destroyed or wounded; returns the strength it takes."""
    if choice.verb == verbs.KILL.name:
        (card,) = verbs.KILL.of(choice)
        doomed.append(card)
        return health_left(state, card)
    card, n = verbs.WOUND.of(choice)
    wounds.append((card, n))
    return n


def damage_options(
    state: State, outpost: Outpost, left: int, doomed: list[CardId], wounds: list[tuple[CardId, int]]
) -> list[Option]:
    """What the attacker may still do with the strength left (OP-154, OP-R93, Guard: OP-K17)."""
    persists = state.book.rules.creature_damage_persists != "never"
    guarded = False
    options: list[Option] = []
    for card in outpost.defenders:
        if card in doomed:
            continue
        printed = card_of(state, card)
        guarded = guarded or printed.guard
        if any(card == wounded for wounded, _ in wounds):
            continue
        health = health_left(state, card)
        if health <= left:
            options.append(verbs.KILL(card))
        if persists:
            options += [verbs.WOUND(card, n) for n in range(1, min(left + 1, health))]
    options += [verbs.HIT(n) for n in range(0 if guarded else left, -1, -1)]
    return options


def _carry(table: Table, state: State, excess: int) -> None:
    """By a switch, excess damage goes to another Outpost of the same player (OP-167)."""
    assert state.assault is not None
    defender = state.assault.defender
    options = [verbs.OUTPOST(defender, index)
               for index, outpost in by_outpost(state.players[defender].outposts) if outpost.standing]  # fmt: skip
    if options:
        choice = table.ask(state.active, options, prompts.CARRY)
        damage(table, state, *verbs.OUTPOST.of(choice), excess, "OP-167")


def counter_strike(table: Table, state: State, group: list[CardId], totals: Totals) -> None:
    """The defender distributes all of Defender's Strength among the attackers (OP-161, OP-164)."""
    assault = state.assault
    assert assault is not None
    left = totals.defenders
    if not left or not group:
        return
    doomed: list[CardId] = []
    wounds: list[tuple[CardId, int]] = []
    while left:
        options = counter_options(state, group, left, doomed, wounds)
        choice = table.ask(assault.defender, options, prompts.COUNTER)  # OP-R109
        if choice is verbs.FINISH:
            break
        left -= _mark(state, choice, doomed, wounds)
    for card in doomed:
        hurt(table, state, card, health_left(state, card), "OP-164")
    for card, wound in wounds:
        hurt(table, state, card, wound, "OP-164")
    if state.queue:
        last_breaths(table, state)


def counter_options(
    state: State, group: list[CardId], left: int, doomed: list[CardId], wounds: list[tuple[CardId, int]]
) -> list[Option]:
    """Kills that can be afforded, Vanguard first (OP-K16); stopping where the rest can be wasted (OP-R92)."""
    persists = state.book.rules.creature_damage_persists != "never"
    standing = [card for card in group if card not in doomed]
    vanguard = [card for card in standing if card_of(state, card).vanguard]
    targets = vanguard or standing
    touched = [card for card, _ in wounds]
    options = [verbs.KILL(card) for card in targets if health_left(state, card) <= left and card not in touched]
    if persists:
        for card in targets:
            if card not in touched:
                options += [verbs.WOUND(card, n) for n in range(1, min(left + 1, health_left(state, card)))]
    room = sum(health_left(state, card) - 1 for card in targets)
    if doomed or not options or (not persists and left <= room):
        options.append(verbs.FINISH)
    return options
