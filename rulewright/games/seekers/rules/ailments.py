"""Ailments: how they are applied, what they forbid, how Moments take them away."""

from rulewright.games.seekers.cards.atoms import Ailing
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules.shard import lengthen
from rulewright.games.seekers.rules.state import NOWHERE, Ailment, State, Unit, ailment
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def apply(table: Table, state: State, unit: int, ailing: Ailing, source: int, with_damage: bool = False) -> bool:
    """Give a unit an Ailment; whether anything was applied (SK-233, SK-R141, SK-R142)."""
    who = state.units[unit]
    if who.hex < 0 or ailing.n <= 0 or (who.fade and source != unit):
        return False
    name = ailing.poison or ailing.name
    old = ailment(who, name)
    if old is None:
        note = state.book.map.board.gap[who.hex][state.units[source].hex] if name == "Fear" and source >= 0 else 0
        who.ailments.append(Ailment(name, ailing.n, source, note))  # SK-245
    elif not _again(state, old, ailing):
        return False
    if table.listening:
        table.tell_plain("ails", "SK-232", unit=unit, n=ailing.n, ailment=_index(name))
    if not (with_damage and state.book.rules.shard_merge_hit):
        lengthen(table, state, unit)  # SK-193, SK-R172
    return True


def _index(name: str) -> int:
    from rulewright.games.seekers.words.words import AILMENT_NAMES

    return AILMENT_NAMES.index(name)


def _again(state: State, old: Ailment, ailing: Ailing) -> bool:
    rules = state.book.rules
    if old.name == "Burn" and rules.burn_stacks:  # SK-239
        old.n += ailing.n
        return True
    how = rules.bleed_reapply if old.name == "Bleed" else rules.ailment_reapply
    if how == "add":
        old.n += ailing.n
        return True
    if how == "refresh" or (how == "max" and ailing.n > old.n):
        changed = old.n != ailing.n
        old.n = ailing.n
        return changed
    return False


def moment(table: Table, state: State, seat: Seat) -> None:
    """What the Ailments of a player's units do when a Moment passes: count down, end (SK-177, SK-236, SK-R117)."""
    for i, unit in enumerate(state.units):
        if unit.seat == seat and unit.hex >= 0:
            for each in unit.ailments[:]:
                each.n -= 1
                if each.n <= 0:  # SK-R120
                    end(table, state, i, each)
            if unit.fade:
                unit.fade -= 1


def end(table: Table, state: State, unit: int, each: Ailment) -> None:
    """An Ailment leaves a unit."""
    who = state.units[unit]
    if each in who.ailments:
        who.ailments.remove(each)
        if table.listening:
            table.tell_plain("well", "SK-232", unit=unit, ailment=_index(each.name))
        if each.name == "Dreamlace" and unit < state.seats and state.players[unit].hand:
            from rulewright.games.seekers.rules.events import ownerless

            ownerless(state, "dreamlace", unit, 1)


# -- what they forbid


def immune(state: State, seat: Seat) -> bool:
    """Who has channeled the Shard can't be impeded (SK-197 to SK-199, SK-R147)."""
    return state.players[seat].shard and state.book.rules.shard_immunity != "none"


def costs_lifted(state: State, seat: Seat) -> bool:
    """By a switch the Shard lifts extra costs, too: those of Slow and Numbroot (SK-R147)."""
    return state.players[seat].shard and state.book.rules.shard_immunity == "also_costs"


def cannot_move(state: State, unit: int) -> str | None:
    """The clause that keeps a unit from moving by itself, or None."""
    who = state.units[unit]
    if unit < state.seats:
        if state.players[unit].channel:
            return "SK-191"
        if not who.ailments or immune(state, unit):
            return None
    for name, clause in (("Daze", "SK-241"), ("Frozen", "SK-248"), ("Root", "SK-253"), ("Stun", "SK-259")):
        if ailment(who, name):
            return clause
    return None


def cannot_play(state: State, seat: Seat, card: Card) -> str | None:
    """The clause that keeps a player from playing this card, or None (SK-190, SK-242, SK-249, SK-250, SK-260)."""
    if state.players[seat].channel:
        return "SK-190"
    who = state.units[seat]
    if not who.ailments or immune(state, seat):
        return None
    if ailment(who, "Stun"):
        return "SK-260"
    if ailment(who, "Daze"):
        return "SK-242"
    if ailment(who, "Frozen"):
        if card.type == "physical":
            return "SK-249"
        if card.form == "item":
            return "SK-250"
    return None


def cannot_activate(state: State, seat: Seat) -> str | None:
    """The clause that keeps a player from activating effects, or None (SK-243, SK-261)."""
    who = state.units[seat]
    if not who.ailments or immune(state, seat):
        return None
    return "SK-261" if ailment(who, "Stun") else "SK-243" if ailment(who, "Daze") else None


def slowed(state: State, unit: int, n: int, pushed: bool = False) -> int:
    """Movement by cards and effects of a Slowed unit is halved, rounded up, at least 1 (SK-258, SK-R146)."""
    rules = state.book.rules
    if not n or not ailment(state.units[unit], "Slow") or (pushed and not rules.slow_halves_push):
        return n
    half = -(-n // rules.slow_divisor) if rules.slow_rounding == "up" else n // rules.slow_divisor
    return max(1, half)


def too_near(state: State, unit: int, hex: int, here: int = NOWHERE) -> bool:
    """Fear: whether a hex is closer to the source than the noted distance (SK-246, SK-R148).

    A step from `here` (the unit's own hex, if not given) that leads away is free (SK-R149).
    """
    who: Unit = state.units[unit]
    fear = ailment(who, "Fear")
    if fear is None or fear.source < 0 or (unit < state.seats and immune(state, unit)):
        return False
    source = state.units[fear.source].hex
    if source < 0:
        source = fear.place
    gap = state.book.map.board.gap
    if source < 0 or gap[hex][source] >= fear.note:
        return False
    if here < 0:
        here = who.hex
    return not (state.book.rules.fear_allow_retreat and gap[hex][source] > gap[here][source])
