"""What Ailments and channeling forbid and hinder, and whom the Shard frees from it."""

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules.ids import NOWHERE, AnyUnit, HexId
from rulewright.games.seekers.rules.state import State, ailment
from rulewright.kernel.question import Seat


def immune(state: State, seat: Seat) -> bool:
    """Who has channeled the Shard can't be impeded (SK-197 to SK-199, SK-R147)."""
    return state.players[seat].shard and state.book.rules.shard_immunity != "none"


def costs_lifted(state: State, seat: Seat) -> bool:
    """By a switch the Shard lifts extra costs, too: those of Slow, Numbroot and Mindfog (SK-R147)."""
    return state.players[seat].shard and state.book.rules.shard_immunity == "also_costs"


def cannot_move(state: State, seat: Seat) -> str | None:
    """The clause that keeps a Seeker from moving by itself, or None."""
    if state.players[seat].channel:
        return "SK-191"
    who = state.units[seat]
    if not who.ailments or immune(state, seat):
        return None
    rooting = (("Daze", "SK-241"), ("Frozen", "SK-248"), ("Root", "SK-253"), ("Stun", "SK-259"))
    return next((clause for name, clause in rooting if ailment(who, name)), None)


def cannot_play(state: State, seat: Seat, card: Card) -> str | None:
    """The clause that keeps a player from playing this card, or None (SK-190, SK-242, SK-249, SK-250, SK-260)."""
    if state.players[seat].channel:
        return "SK-190"
    who = state.units[seat]
    if not who.ailments or immune(state, seat):
        return None
    if ailment(who, "Stun") or ailment(who, "Daze"):
        return "SK-260" if ailment(who, "Stun") else "SK-242"
    if not ailment(who, "Frozen"):
        return None
    return "SK-249" if card.type == "physical" else "SK-250" if card.form == "item" else None


def cannot_activate(state: State, seat: Seat) -> str | None:
    """The clause that keeps a player from activating effects, or None (SK-243, SK-261)."""
    who = state.units[seat]
    if not who.ailments or immune(state, seat):
        return None
    return "SK-261" if ailment(who, "Stun") else "SK-243" if ailment(who, "Daze") else None


def slowed(state: State, unit: AnyUnit, n: int, pushed: bool = False) -> int:
    """Movement by cards and effects of a Slowed unit is halved, rounded up, at least 1 (SK-258, SK-R146)."""
    rules = state.book.rules
    if not n or not ailment(state.units[unit], "Slow") or (pushed and not rules.slow_halves_push):
        return n
    half = -(-n // rules.slow_divisor) if rules.slow_rounding == "up" else n // rules.slow_divisor
    return max(1, half)


def too_near(state: State, unit: AnyUnit, hex: HexId, here: HexId = NOWHERE) -> bool:
    """Fear: whether a hex is closer to the source than the noted distance (SK-246, SK-R148).

    A step from `here` (the unit's own hex, if not given) that leads away is free (SK-R149).
    """
    who = state.units[unit]
    fear = ailment(who, "Fear") if who.ailments else None
    if fear is None or fear.source < 0 or (unit < state.seats and immune(state, who.seat)):
        return False
    source = max(state.units[fear.source].hex, fear.place)
    gap = state.book.map.board.gap
    if source < 0 or gap[hex][source] >= fear.note:
        return False
    here = who.hex if here < 0 else here
    return not (state.book.rules.fear_allow_retreat and gap[hex][source] > gap[here][source])
