"""Damage and healing: rolls, Shields, and everything that follows a damage event (SK-R122)."""

from dataclasses import dataclass

from rulewright.games.seekers.cards.ailments import GLASSVEIN_DAMAGE, Ailing, ailment_id
from rulewright.games.seekers.cards.atoms.base import DAMAGE_TYPES, ELEMENTAL, DamageId, DamageType
from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.ailments import applying
from rulewright.games.seekers.rules.ending import check_defeat
from rulewright.games.seekers.rules.ids import NO_UNIT, AnyUnit
from rulewright.games.seekers.rules.rolling import NO_DICE, throw
from rulewright.games.seekers.rules.shard import lengthen
from rulewright.games.seekers.rules.state import State, ailment, givers, mod, printed
from rulewright.games.seekers.rules.trigger_matching import count, happen
from rulewright.games.seekers.rules.zones import leave_zone, lose_stealth, use_up
from rulewright.kernel.question import Face
from rulewright.kernel.table import Table


@dataclass(slots=True)
class Part:
    """An amount of one damage type (SK-283)."""

    n: int
    type: DamageType


NOBODY = NO_UNIT  # terrain and Ailments deal damage for nobody (SK-R130, SK-R131)


def roll(table: Table, state: State, dice: int, flag: str = "", empower: int = 0) -> int:
    """SK-019, with Advantage, Disadvantage, Critical Strike and Empower (SK-201 to SK-204, SK-R123 to SK-R125)."""
    if dice <= 0:
        return 0
    if flag == "critical":
        if table.listening:
            table.tell(events.critical, dice=dice, n=6 * dice)
        return dice * (6 + empower)
    first, faces = throw(table, dice)
    again = NO_DICE
    if flag in ("advantage", "disadvantage"):
        second, again = throw(table, dice)
        if second > first if flag == "advantage" else second < first:
            first, faces, again = second, again, faces
    if table.listening:
        table.tell(events.rolls, dice=dice, n=first, faces=faces, again=again)
    return first + dice * empower


def deal(table: Table, state: State, unit: AnyUnit, parts: list[Part], source: AnyUnit,
         carries: tuple[Ailing, ...] = (), subtle: bool = False, clause: str = "SK-066",
         flag: str = "") -> int:  # fmt: skip
    """One damage event on one unit; returns what was dealt (before Shields). Does not check defeat.

    `flag` is how its dice were rolled: those that the Fangs add are rolled with them (SK-R213).
    """
    who = state.units[unit]
    if who.hex < 0 or (source >= 0 and source != unit and (who.fade or state.units[source].fade)):
        return 0  # SK-269, SK-270
    parts = [part for part in parts if not _prevented(table, state, unit, part)]
    rolled, parts = parts, _reduced(state, unit, parts)
    if source >= 0 and source != unit and any(part.type == "physical" and part.n for part in parts):
        added = _lingering(table, state, source, unit, flag)
        if added:
            rolled = rolled + added
            parts = _reduced(state, unit, rolled)  # one event: what is reduced is all of it (SK-R127)
    if table.listening:
        _tell_reduced(table, state, unit, rolled)
    total = sum(part.n for part in parts)
    if total <= 0:
        return 0  # SK-R128: nothing was dealt
    if ailment(who, "Glassvein"):  # SK-252: more, of the type that came through
        first = next(i for i, part in enumerate(parts) if part.n)
        parts[first] = Part(parts[first].n + GLASSVEIN_DAMAGE, parts[first].type)
        total += GLASSVEIN_DAMAGE
        if table.listening:
            table.tell(events.worsens, ailment=ailment_id("Glassvein"), n=GLASSVEIN_DAMAGE)
    type = DAMAGE_TYPES.index(parts[0].type)
    rest = _shielded(table, state, unit, total)
    who.hp -= rest
    if table.listening:
        table.tell(events.damage.under(clause), unit=unit, n=total, absorbed=total - rest,
                   type=DamageId(type), added=total - parts[0].n)  # fmt: skip
    _received(table, state, unit)
    if source >= 0:
        _dealt(table, state, source, unit, parts, subtle)
    for ailing in carries:  # SK-282
        applying.apply(table, state, unit, ailing, source, with_damage=True)
    return total


def _prevented(table: Table, state: State, unit: AnyUnit, part: Part) -> bool:
    """What waits to prevent one type is used up by it, and by no other (SK-068, SK-R83)."""
    return (
        unit < state.seats and part.n > 0 and use_up(table, state, state.units[unit].seat, f"prevent_{part.type}") > 0
    )


def _reduced(state: State, unit: AnyUnit, parts: list[Part]) -> list[Part]:
    """Prevention and reduction, by type (SK-068, SK-R83)."""
    if unit >= state.seats:
        return parts
    seat = state.units[unit].seat
    armor = mod(state, seat, "armor")
    found: list[Part] = []
    for part in parts:
        less = mod(state, seat, f"ward_{part.type}")
        if part.type in ELEMENTAL:
            less += mod(state, seat, "ward_elemental")
        if armor:
            taken = min(armor, part.n)
            armor -= taken
            less += taken
        found.append(Part(max(0, part.n - less), part.type))
    return found


def _tell_reduced(table: Table, state: State, unit: AnyUnit, parts: list[Part]) -> None:
    """What of Armor and wards takes how much off, the first before the others, as long as there is something left."""
    if unit >= state.seats:
        return
    seat = state.units[unit].seat
    armor = givers(state, seat, "armor")
    for part in parts:
        wards = givers(state, seat, f"ward_{part.type}")
        if part.type in ELEMENTAL:
            wards += givers(state, seat, "ward_elemental")
        left, unused = part.n, []
        for face, most in armor:  # Armor counts once for all of them, a ward for each (SK-R83)
            taken = min(most, left)
            unused.append((face, most - taken))
            left = _tell_lowered(table, face, taken, left)
        for face, most in wards:
            left = _tell_lowered(table, face, min(most, left), left)
        armor = unused


def _tell_lowered(table: Table, face: Face, n: int, left: int) -> int:
    if n:
        table.tell(events.lowers, face=face, n=n)
    return left - n


def _lingering(table: Table, state: State, source: AnyUnit, unit: AnyUnit, flag: str) -> list[Part]:
    """Fangs of Balthier: what waits for the next physical damage to this enemy joins it (SK-R203)."""
    if source >= state.seats:
        return []
    seat = state.units[source].seat
    waiting = [each.face for each in state.players[seat].zone if each.unit == unit and each.action]
    dice = use_up(table, state, seat, "extra_shadow", unit)
    if dice and table.listening:
        lenders = state.book.mods["extra_shadow"].actions
        table.tell(events.adds_dice, face=next(face for face in waiting if face in lenders), dice=dice)
    return [Part(roll(table, state, dice, flag), "shadow")] if dice else []


def _shielded(table: Table, state: State, unit: AnyUnit, n: int) -> int:
    """Shields first, the newest before the older ones (SK-183, SK-210, SK-R134)."""
    if unit >= state.seats:
        return n
    shields = [lasting for lasting in state.players[unit].zone if lasting.shield > 0]
    for lasting in sorted(shields, key=lambda each: -each.born):
        taken = min(n, lasting.shield)
        lasting.shield -= taken
        n -= taken
        if table.listening:
            left = lasting.shield
            table.tell(events.absorbs, seat=lasting.seat, face=lasting.face, born=lasting.born, n=taken, now=left)
        linger = printed(state, lasting).linger
        more = linger is not None and (linger.whens or any(each.key != "shield" for each in linger.mods))
        if not lasting.shield and not more:  # else it stays until all its effects are done (SK-031)
            leave_zone(table, state, lasting, "SK-R134")
        if not n:
            break
    return n


def _received(table: Table, state: State, unit: AnyUnit) -> None:
    """Daze and Stealth end, channeling takes longer (SK-192, SK-244, SK-265, SK-R211)."""
    who = state.units[unit]
    lose_stealth(table, state, unit, "SK-265")
    daze = ailment(who, "Daze")
    if daze and state.book.rules.daze_breaks_on_damage:
        applying.end(table, state, unit, daze)
    lengthen(table, state, unit)
    if unit < state.seats:
        happen(state, "damage_taken", who.seat)


def _dealt(table: Table, state: State, source: AnyUnit, unit: AnyUnit, parts: list[Part], subtle: bool) -> None:
    """Who dealt damage loses Stealth (SK-264, SK-R181) and may have effects that look at it (SK-162)."""
    if not subtle:
        lose_stealth(table, state, source, "SK-264")
    if source >= state.seats:
        return
    seat = state.units[source].seat
    for part in parts:
        if part.n:
            count(state, seat, f"{part.type}_dealt")
            happen(state, f"{part.type}_dealt", seat, part.n, unit)
            if part.type == "fire" and part.n >= state.book.rules.hot_streak_threshold:
                hot = count(state, seat, "hot")
                happen(state, f"hot_{hot}", seat, part.n, unit)  # SK-R198


def deal_one(
    table: Table, state: State, unit: AnyUnit, n: int, type: DamageType, source: AnyUnit, clause: str = "SK-066"
) -> int:
    """A damage event of one type with its defeat check."""
    dealt = deal(table, state, unit, [Part(n, type)], source, clause=clause)
    check_defeat(table, state)
    return dealt


def heal(table: Table, state: State, unit: AnyUnit, n: int) -> None:
    """Never above maximum Life (SK-182); Widow's Kiss halves it."""
    who = state.units[unit]
    if who.hex < 0:
        return
    if ailment(who, "Widow's Kiss"):
        n //= 2
    n = min(n, who.most - who.hp)
    if n > 0:
        who.hp += n
        if table.listening:
            table.tell(events.heals, unit=unit, n=n)
