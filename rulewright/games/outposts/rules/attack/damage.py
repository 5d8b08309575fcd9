"""Damage of an assault: the attacker distributes the remaining strength, then the defender strikes back."""

from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.strength import Totals
from rulewright.games.outposts.rules.creatures import health_left, hurt
from rulewright.games.outposts.rules.last_breath import last_breaths
from rulewright.games.outposts.rules.outposts import damage, outposts_up, place, topple
from rulewright.games.outposts.rules.state import Outpost, State, card_of, limit_of
from rulewright.kernel.question import CardId, Option
from rulewright.kernel.table import Table


def attackers_damage(table: Table, state: State, outpost: Outpost, totals: Totals) -> None:
    """Distributed, then applied at one time: creatures, then the Outpost, then survivors (OP-153, OP-158)."""
    assault = state.assault
    assert assault is not None
    marked, n, left = Marked(), 0, totals.remaining
    while left:  # OP-P21, one choice at a time: creatures to destroy, then a number for the Outpost
        choice = table.ask(state.active, damage_options(state, outpost, left, marked), prompts.ASSIGN)
        if choice.verb == verbs.HIT.name:
            n = choice.a
            break
        left -= marked.add(state, choice)
    marked.hurt(table, state, "OP-155", "OP-156")
    if n:
        n += totals.siege
        excess = outpost.counters + n - limit_of(state, outpost)
        place(table, state, assault.defender, assault.outpost, n, "OP-157")
        topple(table, state, assault.defender)
        if excess > 0 and state.book.rules.excess_damage_carries:
            _carry(table, state, excess)
    if state.queue:
        last_breaths(table, state)


class Marked:
    """Creatures that a distribution of damage destroys or, where damage persists, wounds."""

    __slots__ = ("doomed", "wounds")

    def __init__(self) -> None:
        self.doomed: list[CardId] = []
        self.wounds: dict[CardId, int] = {}

    def add(self, state: State, choice: Option) -> int:
        """Note down what was chosen; returns the strength it takes."""
        if choice.verb == verbs.KILL.name:
            (card,) = verbs.KILL.of(choice)
            self.doomed.append(card)
            return health_left(state, card)
        card, n = verbs.WOUND.of(choice)
        self.wounds[card] = n
        return n

    def hurt(self, table: Table, state: State, doomed: str, wounded: str) -> None:
        """Apply it, each under its clause."""
        for card in self.doomed:
            hurt(table, state, card, health_left(state, card), doomed)
        for card, n in self.wounds.items():
            hurt(table, state, card, n, wounded)

    def options(self, state: State, cards: list[CardId], left: int) -> list[Option]:
        """Kills that can be afforded, and wounds where they last (OP-154, OP-R93)."""
        options: list[Option] = []
        for card in cards:
            if card not in self.doomed and card not in self.wounds:
                health = health_left(state, card)
                if health <= left:
                    options.append(verbs.KILL(card))
                if state.book.rules.creature_damage_persists != "never":
                    options += [verbs.WOUND(card, n) for n in range(1, min(left + 1, health))]
        return options


def damage_options(state: State, outpost: Outpost, left: int, marked: Marked) -> list[Option]:
    """What the attacker may still do with the strength left (OP-154, Guard: OP-K17)."""
    guarded = any(card_of(state, card).guard for card in outpost.defenders if card not in marked.doomed)
    hits = [verbs.HIT(n) for n in range(0 if guarded else left, -1, -1)]
    return marked.options(state, outpost.defenders, left) + hits


def _carry(table: Table, state: State, excess: int) -> None:
    """By a switch, excess damage goes to another Outpost of the same player (OP-167)."""
    assert state.assault is not None
    defender = state.assault.defender
    options = outposts_up(state, [defender])
    if options:
        choice = table.ask(state.active, options, prompts.CARRY)
        damage(table, state, *verbs.OUTPOST.of(choice), excess, "OP-167")


def counter_strike(table: Table, state: State, group: list[CardId], totals: Totals) -> None:
    """The defender distributes all of Defender's Strength among the attackers (OP-161, OP-164)."""
    assert state.assault is not None
    left, marked = totals.defenders if group else 0, Marked()
    while left:
        choice = table.ask(state.assault.defender, counter_options(state, group, left, marked), prompts.COUNTER)
        if choice is verbs.FINISH:
            break
        left -= marked.add(state, choice)  # OP-R109
    marked.hurt(table, state, "OP-164", "OP-164")
    if state.queue:
        last_breaths(table, state)


def counter_options(state: State, group: list[CardId], left: int, marked: Marked) -> list[Option]:
    """Kills that can be afforded, Vanguard first (OP-K16); stopping where the rest can be wasted (OP-R92)."""
    standing = [card for card in group if card not in marked.doomed]
    targets = [card for card in standing if card_of(state, card).vanguard] or standing
    options = marked.options(state, targets, left)
    room = sum(health_left(state, card) - 1 for card in targets)
    wasted = state.book.rules.creature_damage_persists == "never" and left <= room
    if marked.doomed or not options or wasted:
        options.append(verbs.FINISH)
    return options
