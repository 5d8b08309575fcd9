"""What each Effect: ability and Wild Mana does when it resolves (LC-295 to LC-312)."""

from collections.abc import Callable

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.rules import events
from rulewright.games.lytharian.rules.abilities.unseen_healers import share_heal
from rulewright.games.lytharian.rules.casting.targeting import second_there
from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.damage import bury, deal, heal
from rulewright.games.lytharian.rules.combat.stats import life_of
from rulewright.games.lytharian.rules.movement.moving import displace
from rulewright.games.lytharian.rules.state import Item, State
from rulewright.games.lytharian.rules.troops import beside, seat_of, still_there
from rulewright.games.lytharian.rules.zones import gain, search, throw_away
from rulewright.kernel.table import Table

HURTING = {"effect_burn": "fire", "effect_lava": "fire", "effect_poison": "death", "effect_plague": "death",
           "effect_shock": "air"}  # fmt: skip


def resolve_effect(table: Table, state: State, item: Item) -> None:
    """One announced effect happens; a source that died meanwhile does not matter (LC-R57)."""
    key = item.power.partition(":")[0]
    if item.target < 0 or still_there(state, item.target, item.left):
        RESULTS[key](table, state, item)
    else:
        table.tell(events.effect_lost, seat=item.seat)


def _alive(state: State, item: Item) -> bool:
    return item.troop >= 0 and state.at[item.troop] >= 0


def _hit(table: Table, state: State, item: Item) -> None:
    """Burn, Poison, Shock, Fiery Lava; Plague hits a second troop too (LC-295, LC-296, LC-302, LC-303, LC-310)."""
    victims = [item.target, item.second] if second_there(state, item) else [item.target]
    deal(table, state, [
        Blow(t, item.x, HURTING[item.power], "ability", item.seat, source=item.troop, lava=item.power == "effect_lava",
             clause=ABILITIES[item.power].clause) for t in victims
    ])  # fmt: skip


def _gale(table: Table, state: State, item: Item) -> None:
    """LC-297."""
    ray = state.book.rays[state.at[item.target]][item.way]
    if len(ray) >= item.x and all(state.board[square] < 0 for square in ray[: item.x]):
        displace(table, state, item.target, ray[item.x - 1], "LC-297")


def _fetch(table: Table, state: State, item: Item) -> None:
    """Gear fetches equipment, Seer any card; then cards go out of the hand (LC-298, LC-309, LC-R195)."""
    gear = item.power == "effect_gear"
    search(table, state, item.seat, item.x if gear else 1, gear, item.troop)
    throw_away(table, state, item.seat, item.x if gear else 2, ABILITIES[item.power].clause, item.troop)


def _heal_target(table: Table, state: State, item: Item) -> None:
    """Heal, Healer and Y Healer (LC-299, LC-300, LC-312)."""
    heal(table, state, item.target, item.x, ABILITIES[item.power.partition(":")[0]].clause)


def _heal_self(table: Table, state: State, item: Item) -> None:
    """Regenerate and Regrowth (LC-306, LC-307)."""
    if _alive(state, item):
        heal(table, state, item.troop, item.x, ABILITIES[item.power].clause)


def _inferno(table: Table, state: State, item: Item) -> None:
    """LC-301: every adjacent enemy, face down or in a castle (LC-R227)."""
    if not _alive(state, item):
        return
    deal(table, state, [
        Blow(t, item.x, "fire", "ability", item.seat, source=item.troop, targeted=False, clause="LC-301")
        for t in beside(state, item.troop) if seat_of(state, t) != item.seat
    ])  # fmt: skip


def _mana(table: Table, state: State, item: Item) -> None:
    """Power Up, and Wild Mana on an even roll (LC-288, LC-304, LC-R58)."""
    if item.power == "effect_power_up" or table.roll(6) % 2 == 0:
        gain(table, state, item.seat, item.x, ABILITIES[item.power].clause)


def _ruthless(table: Table, state: State, item: Item) -> None:
    """LC-308: its current Def; a sacrifice credits nobody (LC-R231)."""
    if not _alive(state, item):
        return
    n = life_of(state, item.target)
    bury(table, state, [item.target], {})
    heal(table, state, item.troop, n, "LC-308")


def _stealth(table: Table, state: State, item: Item) -> None:
    """LC-311: turned down again; damage and attachments stay in sight, and who saw it remembers (LC-R41, LC-R42)."""
    if _alive(state, item) and state.up[item.troop]:
        state.up[item.troop] = 0
        table.tell(events.hides, troop=item.troop, seat=item.seat)


RESULTS: dict[str, Callable[[Table, State, Item], None]] = {
    **dict.fromkeys(HURTING, _hit), "effect_gale": _gale, "effect_gear": _fetch, "effect_seer": _fetch,
    "effect_heal": _heal_target, "effect_healer": _heal_target, "effect_y_healer": _heal_target,
    "effect_regenerate": _heal_self, "effect_regrowth": _heal_self, "effect_prime_healer": share_heal,
    "effect_inferno": _inferno, "effect_power_up": _mana, "wild_mana": _mana, "effect_ruthless": _ruthless,
    "effect_stealth": _stealth,
}  # fmt: skip
