"""Resolving an assault: flips and Traps, totals, the attacker's damage, the counter-strike, the return."""

from typing import NamedTuple

from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.creatures import health_left, hurt, to_reserve
from rulewright.games.outposts.rules.effects import carry_out
from rulewright.games.outposts.rules.posts import damage, discard_upgrade, place, topple
from rulewright.games.outposts.rules.state import Assault, Outpost, State, card_of, limit_of
from rulewright.games.outposts.rules.triggers import last_breaths
from rulewright.kernel.question import CardId, Option, Seat, option
from rulewright.kernel.table import Table

FINISH = option("finish")


class Totals(NamedTuple):
    """Taken once, before any damage (OP-152)."""

    attackers: int  # Attacker's Strength (OP-148)
    defense: int  # OP-149
    defenders: int  # Defender's Strength (OP-150)
    siege: int  # OP-K15

    @property
    def remaining(self) -> int:
        """OP-151."""
        return max(0, self.attackers - self.defense)


def resolve_assault(table: Table, state: State, index: int) -> None:
    """One group against its target (OP-147 to OP-167)."""
    attacker = state.active
    group = state.players[attacker].groups[index]
    if not group:  # its creatures died in an earlier assault of this turn
        return
    target = _standing_target(table, state, index)
    if target is None:  # OP-166
        return
    defender, number = target
    outpost = state.players[defender].outposts[number]
    state.assault = Assault(attacker, index, defender, number, 0)
    state.assaults += 1
    if table.listening:
        table.tell_plain("assaults", "OP-147", seat=attacker, other=defender, outpost=number, group=index)
    flip(table, state, defender, number)
    _traps(table, state, outpost)
    _thorns(table, state, defender, number, outpost)
    if not group or not outpost.standing:  # OP-K24, OP-R106, OP-R139: the assault ends, what was flipped stays
        _break_brittle(table, state, outpost)
        state.assault = None
        return
    totals = take_totals(state)
    if table.listening:
        table.tell_plain("totals", "OP-151", seat=attacker, a=totals.attackers, d=totals.defense, s=totals.defenders)
    _attackers_damage(table, state, outpost, totals)
    _counter_strike(table, state, group, totals)
    _return(table, state, group)
    _break_brittle(table, state, outpost)
    state.assault = None


def _standing_target(table: Table, state: State, index: int) -> tuple[Seat, int] | None:
    """The target, if it still stands; by a switch another one may be chosen (OP-144, OP-166)."""
    owner, number = state.targets[index]
    if state.players[owner].outposts[number].standing:
        return owner, number
    if state.book.rules.retarget_on_destroyed:
        from rulewright.games.outposts.rules.attack import legal_targets

        options = legal_targets(state, state.active)
        if options:
            choice = table.ask(state.active, options, prompts.AIM)
            return choice.a, choice.b
    table.tell_plain("no_target", "OP-166", seat=state.active, group=index)
    return None


def flip(table: Table, state: State, owner: Seat, number: int) -> None:
    """All face-down upgrades of an attacked Outpost are turned face-up (OP-107, OP-108, OP-147)."""
    outpost = state.players[owner].outposts[number]
    for card in outpost.closed:
        table.show(card)
        outpost.open.append(card)
        if card_of(state, card).trap:
            outpost.sprung.append(card)
        if table.listening:
            table.tell_plain("flips", "OP-107", seat=owner, card=card, outpost=number)
    outpost.closed = []


def _traps(table: Table, state: State, outpost: Outpost) -> None:
    """After all flips, before totals, in the order the Outpost's controller chooses (OP-R74, OP-R75)."""
    assert state.assault is not None
    seat = state.assault.defender
    while outpost.sprung:
        card = outpost.sprung[0]
        if len(outpost.sprung) > 1:
            options = [option("first", trap) for trap in outpost.sprung]
            card = table.ask(seat, options, prompts.TRAPS).a
        outpost.sprung.remove(card)
        if table.listening:
            table.tell_plain("trap", "OP-K22", seat=seat, card=card)
        for atom in card_of(state, card).trap:
            carry_out(table, state, atom, seat, card, triggered=True)
        if state.queue:
            last_breaths(table, state)


def _thorns(table: Table, state: State, defender: Seat, number: int, outpost: Outpost) -> None:
    """Shard Battery: Backlash on this Outpost whenever it is attacked (OP-K03)."""
    for card in outpost.open[:]:
        n = card_of(state, card).thorn
        if n and outpost.standing:
            damage(table, state, defender, number, n, "OP-K03", card)


# -- totals


def attack_in_group(state: State, card: CardId, group: list[CardId]) -> int:
    """A creature's Attack in its attacking group, with standing bonuses (OP-K26)."""
    cards, faces = state.book.cards, state.faces
    player = state.players[state.owner[card]]
    value = own_attack(state, card) + player.war_cry
    for other in group:
        if other != card:
            value += cards[faces[other]].group_attack
    return value


def own_attack(state: State, card: CardId) -> int:
    """Printed Attack, and the Dirge Knight's grief."""
    printed = state.book.cards[state.faces[card]]
    if printed.dirge:
        return printed.attack + min(printed.dirge, state.players[state.owner[card]].lost)
    return printed.attack


def outpost_bonus(state: State, owner: Seat, outpost: Outpost) -> tuple[int, int]:
    """(attack, defense) an Outpost adds to its totals, also without defenders (OP-111 to OP-113)."""
    cards, faces, rules = state.book.cards, state.faces, state.book.rules
    attack = rules.outpost_base_attack
    defense = rules.outpost_base_defense + state.players[owner].shelter
    for card in outpost.open:  # face-down ones have no effect (OP-106)
        printed = cards[faces[card]]
        attack += printed.attack
        defense += printed.defense
    return attack, defense


def defense_totals(state: State, owner: Seat, outpost: Outpost) -> tuple[int, int]:
    """(Defender's Strength, Defense) of an Outpost with those who guard it (OP-149, OP-150)."""
    cards, faces = state.book.cards, state.faces
    strength, defense = outpost_bonus(state, owner, outpost)
    defenders = outpost.defenders
    more_attack = sum(cards[faces[card]].post_attack for card in defenders)
    more_defense = sum(cards[faces[card]].post_defense for card in defenders)
    for card in defenders:
        printed = cards[faces[card]]
        strength += own_attack(state, card) + more_attack - printed.post_attack
        defense += printed.defense + more_defense - printed.post_defense
    return strength, defense


def take_totals(state: State) -> Totals:
    """The totals of the running assault (OP-148 to OP-152)."""
    assault = state.assault
    assert assault is not None
    cards, faces = state.book.cards, state.faces
    group = state.players[assault.attacker].groups[assault.group]
    outpost = state.players[assault.defender].outposts[assault.outpost]
    attackers = sum(attack_in_group(state, card, group) for card in group)
    if state.assaults == 1:  # War Beacon: the first assault of the turn
        for own in state.players[assault.attacker].outposts:
            for card in own.open:
                attackers += cards[faces[card]].beacon
    strength, defense = defense_totals(state, assault.defender, outpost)
    strength += assault.trap_attack
    pierce = sum(cards[faces[card]].pierce for card in group)
    if state.book.rules.attacker_defense_counts:  # OP-162
        strength = max(0, strength - sum(cards[faces[card]].defense for card in group))
    siege = sum(cards[faces[card]].siege for card in group)
    return Totals(attackers, max(0, defense - pierce), strength, siege)


# -- the attacker's damage


def _attackers_damage(table: Table, state: State, outpost: Outpost, totals: Totals) -> None:
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
        if choice.verb == "hit":
            return doomed, wounds, choice.a
        if choice.verb == "kill":
            doomed.append(choice.a)
            left -= health_left(state, choice.a)
        else:
            wounds.append((choice.a, choice.b))
            left -= choice.b


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
            options.append(option("kill", card))
        if persists:
            options += [option("wound", card, n) for n in range(1, min(left + 1, health))]
    options += [option("hit", n) for n in range(0 if guarded else left, -1, -1)]
    return options


def _carry(table: Table, state: State, excess: int) -> None:
    """By a switch, excess damage goes to another Outpost of the same player (OP-167)."""
    assert state.assault is not None
    defender = state.assault.defender
    options = [option("outpost", defender, index)
               for index, outpost in enumerate(state.players[defender].outposts) if outpost.standing]  # fmt: skip
    if options:
        choice = table.ask(state.active, options, prompts.CARRY)
        damage(table, state, choice.a, choice.b, excess, "OP-167")


# -- the counter-strike


def _counter_strike(table: Table, state: State, group: list[CardId], totals: Totals) -> None:
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
        if choice is FINISH:
            break
        if choice.verb == "kill":
            doomed.append(choice.a)
            left -= health_left(state, choice.a)
        else:
            wounds.append((choice.a, choice.b))
            left -= choice.b
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
    options = [option("kill", card) for card in targets if health_left(state, card) <= left and card not in touched]
    if persists:
        for card in targets:
            if card not in touched:
                options += [option("wound", card, n) for n in range(1, min(left + 1, health_left(state, card)))]
    room = sum(health_left(state, card) - 1 for card in targets)
    if doomed or not options or (not persists and left <= room):
        options.append(FINISH)
    return options


def _return(table: Table, state: State, group: list[CardId]) -> None:
    """Survivors return to the offense zone or Withdraw (OP-165, OP-K18)."""
    assault = state.assault
    assert assault is not None
    captains = [card for card in group if card_of(state, card).group_withdraw]
    for card in group[:]:
        if card_of(state, card).withdraw or any(captain != card for captain in captains):
            options = [option("stay", card), option("reserve", card)]
            if table.ask(assault.attacker, options, prompts.WITHDRAW, card).verb == "reserve":
                to_reserve(table, state, card, "OP-K18")


def _break_brittle(table: Table, state: State, outpost: Outpost) -> None:
    """Prism Ward is discarded after the first assault in which it lay face-up."""
    assert state.assault is not None
    for card in outpost.open[:]:
        if card_of(state, card).brittle:
            discard_upgrade(table, state, state.assault.defender, outpost, card, "OP-021")
