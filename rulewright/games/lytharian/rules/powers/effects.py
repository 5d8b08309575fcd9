"""The Effect: abilities and Wild Mana: which can be used, their targets, and what they do (LC-295 to LC-312)."""

from collections.abc import Callable

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.atoms import Mute
from rulewright.games.lytharian.cards.card import KING
from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.damage import Blow, bury, deal, heal, roll_d3
from rulewright.games.lytharian.rules.honor import keeps_honor
from rulewright.games.lytharian.rules.movement import displace
from rulewright.games.lytharian.rules.secrets import having, hidden, observe, rumor
from rulewright.games.lytharian.rules.state import (
    ABILITY,
    ABILITY_BITS,
    Item,
    State,
    powers_of,
    printed,
    seat_of,
    troops_of,
)
from rulewright.games.lytharian.rules.stats import life_of
from rulewright.games.lytharian.rules.targeting import can_target
from rulewright.games.lytharian.rules.zones import discard, gain
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table

KEYS = tuple(ABILITIES)
NUMBER = {key: i for i, key in enumerate(KEYS)}
REVEALS = [option("reveal", troop) for troop in range(32)]
HURTING = {"effect_burn": "fire", "effect_lava": "fire", "effect_poison": "death", "effect_plague": "death",
           "effect_shock": "air"}  # fmt: skip


def muted(state: State, troop: int) -> bool:
    """A curse keeps it from using abilities."""
    curse = state.curse[troop]
    return curse >= 0 and any(isinstance(atom, Mute) for atom in state.book.cards[state.faces[curse]].effects)


def effects_on(state: State, troop: int) -> tuple[str, ...]:
    """The Effect: abilities a troop has, its own and granted ones (LC-R235)."""
    copy = state.copy[troop]
    own = state.book.effects[state.faces[troop] if copy < 0 else copy]
    aura, weapon, armor = state.aura[troop], state.weapon[troop], state.armor[troop]
    if aura < 0 and weapon < 0 and armor < 0:
        return own
    more = [power for card in (aura, weapon, armor) if card >= 0 for power in state.book.effects[state.faces[card]]]
    return tuple(dict.fromkeys([*own, *more]))


def usable_effects(state: State, seat: Seat) -> list[Option]:
    """Effects the player could announce now, each once a turn (LC-066, LC-078, LC-R56)."""
    found: list[Option] = []
    secret = False
    for troop in range(seat * state.n, seat * state.n + state.n):
        if state.at[troop] < 0:
            continue
        powers = effects_on(state, troop)
        if not powers or muted(state, troop):
            continue
        if not state.up[troop]:
            secret = secret or "effect_healer" in powers or "effect_prime_healer" in powers
            continue
        for power in powers:
            key = power.partition(":")[0]
            if not state.used[troop] & ABILITY_BITS[key] and _possible(state, seat, troop, power):
                found.append(option("effect", troop, NUMBER[key]))
    if secret:
        found += _hidden_heals(state, seat)
    return found


def would_use(state: State, seat: Seat) -> list[Option]:
    """Face-down troops that have an effect to use once revealed, a granted one too (LC-R56, LC-R235)."""
    return [
        REVEALS[troop]
        for troop in range(seat * state.n, seat * state.n + state.n)
        if not state.up[troop] and state.at[troop] >= 0 and effects_on(state, troop)
    ]


def _possible(state: State, seat: Seat, troop: int, power: str) -> bool:
    key = power.partition(":")[0]
    x = powers_of(state, troop)[power]
    if key in ("effect_gear", "effect_seer"):
        return state.players[seat].mana >= (x if key == "effect_gear" else 1)  # LC-R196, LC-R232
    if key in ("effect_healer", "effect_prime_healer"):
        return _covered(state, seat, _this_turn(state, seat), but=troop)
    if key in _TARGETS:
        return bool(_TARGETS[key](state, seat, troop, x, power))
    return True


# -- targets


def _any_target(state: State, seat: Seat, troop: int, x: int, power: str) -> list[int]:
    """The whole board (LC-R226), own troops and revealed enemies (LC-R10, LC-R198)."""
    return [t for t, at in enumerate(state.at) if at >= 0 and can_target(state, seat, t)]


def _beside(state: State, seat: Seat, troop: int, x: int, power: str) -> list[int]:
    """Itself and any troop next to it (LC-300, LC-305, LC-R198)."""
    near = [state.board[square] for square in state.book.near[state.at[troop]]]
    return [troop, *(t for t in near if t >= 0)]


def _of_race(state: State, seat: Seat, troop: int, x: int, power: str) -> list[int]:
    """A troop of race Y anywhere: own, or revealed (LC-312, LC-R229)."""
    race = power.partition(":")[2]
    found = _any_target(state, seat, troop, x, power)
    return [t for t in found if printed(state, t).race == race]


def _victims(state: State, seat: Seat, troop: int, x: int, power: str) -> list[int]:
    """Friendly troops to sacrifice: not itself, not the King (LC-308, LC-R231)."""
    return [t for t in troops_of(state, seat) if t != troop and state.role[t] != KING]


def gale_ways(state: State, seat: Seat, troop: int, x: int) -> list[int]:
    """The directions in which a troop can be moved x squares (LC-297, LC-R97); not an enemy Juggernaut (LC-270)."""
    if seat_of(state, troop) != seat and "juggernaut" in powers_of(state, troop):
        return []
    return [
        way for way, ray in enumerate(state.book.rays[state.at[troop]])
        if len(ray) >= x and all(state.board[square] < 0 for square in ray[:x])
        and keeps_honor(state, seat, troop, ray[x - 1])
    ]  # fmt: skip


def _movable(state: State, seat: Seat, troop: int, x: int, power: str) -> list[int]:
    return [t for t in _any_target(state, seat, troop, x, power) if gale_ways(state, seat, t, x)]


_TARGETS: dict[str, Callable[[State, Seat, int, int, str], list[int]]] = {
    "effect_burn": _any_target, "effect_lava": _any_target, "effect_poison": _any_target,
    "effect_plague": _any_target, "effect_shock": _any_target, "effect_heal": _any_target,
    "effect_healer": _beside, "effect_y_healer": _of_race, "effect_ruthless": _victims, "effect_gale": _movable,
}  # fmt: skip


# -- announcing


def make_effect(table: Table, state: State, seat: Seat, troop: int, number: int) -> Item:
    """Choose targets and pay; the item is then announced (LC-D10, LC-D11, LC-D13, LC-D14)."""
    key = KEYS[number]
    power = next(each for each in effects_on(state, troop) if each.partition(":")[0] == key)
    x = powers_of(state, troop)[power]
    state.used[troop] |= ABILITY_BITS[key]
    state.uid += 1
    item = Item(state.uid, ABILITY, seat, troop, -1, power, x, -1, 0, -1, 0, 0, False)
    if key in _TARGETS:
        why = prompts.SACRIFICE if key == "effect_ruthless" else prompts.TARGET
        found = _TARGETS[key](state, seat, troop, x, power)
        item.target = table.ask(seat, [option("at_troop", t) for t in found], why, troop).a
        item.left = state.left[item.target]
    if key == "effect_y_healer" and not state.up[item.target] and hidden(state, item.target):
        observe(state, item.target, having(state, f"race:{power.partition(':')[2]}"))
    if key == "effect_gale":
        ways = gale_ways(state, seat, item.target, x)
        item.extra = table.ask(seat, [option("way", way) for way in ways], prompts.DIRECTION, troop).a
    elif key == "effect_plague":  # LC-R228
        near = [state.board[square] for square in state.book.near[state.at[item.target]]]
        foes = [t for t in near if t >= 0 and seat_of(state, t) != seat]
        if foes:
            item.second = table.ask(seat, [option("at_second", t) for t in foes], prompts.SECOND, troop).a
            item.second_left = state.left[item.second]
    elif key in ("effect_gear", "effect_seer"):
        gain(table, state, seat, -(x if key == "effect_gear" else 1), ABILITIES[key].clause)
    return item


# -- healers that stay face down


def _this_turn(state: State, seat: Seat) -> list[tuple[int, int, tuple[int, ...]]]:
    """What unseen healers did this turn: (X or 0 for Prime, candidates as bits, -)."""
    low, high = seat * state.n, seat * state.n + state.n
    mine = ((1 << high) - 1) ^ ((1 << low) - 1)
    return [(each.x, each.troops & mine, ()) for each in state.rumors
            if each.apart and each.turn == state.turn and each.troops & mine]  # fmt: skip


def _heals_as(state: State, troop: int) -> int:
    """The X of a Healer, 0 for a Prime Healer, -1 for neither."""
    powers = state.book.powers[state.faces[troop]] if state.copy[troop] < 0 else {}
    if "effect_healer" in powers:
        return powers["effect_healer"]
    return 0 if "effect_prime_healer" in powers else -1


def _covered(state: State, seat: Seat, heals: list[tuple[int, int, tuple[int, ...]]], but: int = -1) -> bool:
    """Whether different unseen healers can account for all these heals (LC-078, LC-R230)."""
    if not heals:
        return True
    x, troops, _ = heals[0]
    for troop in range(seat * state.n, seat * state.n + state.n):
        if troop != but and troops >> troop & 1 and _heals_as(state, troop) == x:
            rest = [(n, mask & ~(1 << troop), extra) for n, mask, extra in heals[1:]]
            if _covered(state, seat, rest, but):
                return True
    return False


def _reach(state: State, seat: Seat, targets: list[int]) -> int:
    """The own face-down troops that are or touch all these targets, as bits."""
    found = 0
    near = state.book.near
    for troop in range(seat * state.n, seat * state.n + state.n):
        at = state.at[troop]
        if at >= 0 and not state.up[troop] and state.copy[troop] < 0:
            if all(troop == t or state.at[t] in near[at] for t in targets):
                found |= 1 << troop
    return found


def _prime_reach(state: State, seat: Seat) -> int:
    """The own face-down troops that are or touch somebody hurt, as bits: one of them could be a Prime Healer."""
    found = 0
    for troop in troops_of(state, seat):
        if not state.up[troop] and state.copy[troop] < 0:
            if any(state.hurt[t] for t in _beside(state, seat, troop, 1, "")):
                found |= 1 << troop
    return found


def _hidden_heals(state: State, seat: Seat) -> list[Option]:
    """Heals by face-down Healers; the option does not say whose (LC-069, LC-300, LC-305, LC-R230)."""
    done = _this_turn(state, seat)
    found: dict[Option, None] = {}
    for troop in troops_of(state, seat):
        if state.up[troop] or muted(state, troop):
            continue
        x = _heals_as(state, troop)
        if x > 0:
            for target in _beside(state, seat, troop, x, ""):
                if state.hurt[target] and _covered(state, seat, [*done, (x, _reach(state, seat, [target]), ())]):
                    found[option("hidden_heal", target, x)] = None
        elif x == 0:
            hurt = any(state.hurt[t] for t in _beside(state, seat, troop, 1, ""))
            if hurt and _covered(state, seat, [*done, (0, _prime_reach(state, seat), ())]):
                found[prompts.PRIME] = None
    return list(found)


def make_hidden_heal(table: Table, state: State, seat: Seat, choice: Option) -> Item:
    """An unseen healer acts; which one stays open (LC-R36, LC-R230)."""
    state.uid += 1
    prime = choice is prompts.PRIME
    power, x, target = ("effect_prime_healer", 0, -1) if prime else ("effect_healer", choice.b, choice.a)
    reach = _prime_reach(state, seat) if prime else _reach(state, seat, [target])
    faces = having(state, "effect_prime_healer") if prime else _healers_of(state, x)
    rumor(state, [t for t in range(2 * state.n) if reach >> t & 1], faces, apart=True, x=x, target=target)
    return Item(state.uid, ABILITY, seat, -1, -1, power, x, target, state.left[target] if target >= 0 else 0,
                -1, 0, len(state.rumors) - 1, False)  # fmt: skip


def _healers_of(state: State, x: int) -> int:
    found = 0
    for face, powers in enumerate(state.book.powers):
        if powers.get("effect_healer") == x and state.book.cards[face].kind == "troop":
            found |= 1 << face
    return found


# -- resolving


def resolve_effect(table: Table, state: State, item: Item) -> None:
    """One announced effect happens; a source that died meanwhile does not matter (LC-R57)."""
    key = item.power.partition(":")[0]
    there = item.target < 0 or (state.at[item.target] >= 0 and state.left[item.target] == item.left)
    if there:
        EFFECTS[key](table, state, item)
    elif table.listening:
        table.tell_plain("effect_lost", "LC-158", seat=item.seat)


def _alive(state: State, item: Item) -> bool:
    return item.card >= 0 and state.at[item.card] >= 0


def _hit(table: Table, state: State, item: Item) -> None:
    """Burn, Poison, Shock and Fiery Lava (LC-295, LC-296, LC-302, LC-310)."""
    lava = item.power == "effect_lava"
    blow = Blow(item.target, item.x, HURTING[item.power], "ability", item.seat, item.card, lava=lava,
                clause=ABILITIES[item.power].clause)  # fmt: skip
    deal(table, state, [blow])


def _plague(table: Table, state: State, item: Item) -> None:
    """LC-303."""
    victims = [item.target]
    if item.second >= 0 and state.at[item.second] >= 0 and state.left[item.second] == item.second_left:
        victims.append(item.second)
    deal(table, state, [Blow(t, item.x, "death", "ability", item.seat, item.card, clause="LC-303") for t in victims])


def _gale(table: Table, state: State, item: Item) -> None:
    """LC-297."""
    ray = state.book.rays[state.at[item.target]][item.extra]
    if len(ray) >= item.x and all(state.board[square] < 0 for square in ray[: item.x]):
        displace(table, state, item.target, ray[item.x - 1], "LC-297")


def _gear(table: Table, state: State, item: Item) -> None:
    """LC-298: equipment, then as many cards out of the hand (LC-R195)."""
    from rulewright.games.lytharian.rules.effects import search

    search(table, state, item.seat, item.x, gear=True)
    throw_away(table, state, item.seat, item.x, "LC-298")


def _seer(table: Table, state: State, item: Item) -> None:
    """LC-309."""
    from rulewright.games.lytharian.rules.effects import search

    search(table, state, item.seat, 1, gear=False)
    throw_away(table, state, item.seat, 2, "LC-309")


def throw_away(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """The player chooses cards of the own hand, what there is (LC-R195, LC-D15)."""
    hand = state.players[seat].hand
    for _ in range(n):
        if hand:
            choice = table.ask(seat, [option("discard", card) for card in hand], prompts.DISCARD)
            discard(table, state, choice.a, clause)


def _heal_target(table: Table, state: State, item: Item) -> None:
    """Heal, Healer and Y Healer (LC-299, LC-300, LC-312)."""
    heal(table, state, item.target, item.x, ABILITIES[item.power.partition(":")[0]].clause)


def _heal_self(table: Table, state: State, item: Item) -> None:
    """Regenerate and Regrowth (LC-306, LC-307)."""
    if _alive(state, item):
        heal(table, state, item.card, item.x, ABILITIES[item.power].clause)


def _prime(table: Table, state: State, item: Item) -> None:
    """D3 damage, one at a time, among the healer and its neighbours; less is allowed (LC-305, LC-D12)."""
    n = roll_d3(table)
    chosen: list[int] = []
    unseen = item.card < 0
    for _ in range(n):
        if unseen:
            options = _shares(state, item, chosen)
        elif _alive(state, item):
            options = [t for t in _beside(state, item.seat, item.card, 1, "") if state.hurt[t]]
        else:
            options = []
        choice = table.ask(item.seat, [prompts.STOP, *(option("at_troop", t) for t in options)], prompts.SHARE)
        if choice is prompts.STOP:
            break
        chosen.append(choice.a)
        heal(table, state, choice.a, 1, "LC-305")
    if unseen and chosen:
        for each in state.rumors:
            if each.apart and each.turn == state.turn and not each.x and each.target == -1:
                each.troops &= _reach(state, item.seat, chosen)
                each.target = -2  # settled: the next Prime Healer is another


def _shares(state: State, item: Item, chosen: list[int]) -> list[int]:
    """Whom an unseen Prime Healer may still heal, together with those already chosen."""
    done = _this_turn(state, item.seat)
    found: dict[int, None] = {}
    for troop in troops_of(state, item.seat):
        if not state.up[troop] and _heals_as(state, troop) == 0 and not muted(state, troop):
            for target in _beside(state, item.seat, troop, 1, ""):
                reach = _reach(state, item.seat, [*chosen, target])
                fits = [(x, mask & reach if i == len(done) - 1 else mask, e) for i, (x, mask, e) in enumerate(done)]
                if state.hurt[target] and _covered(state, item.seat, fits):
                    found[target] = None
    return sorted(found)


def _inferno(table: Table, state: State, item: Item) -> None:
    """LC-301: every adjacent enemy, face down or in a castle (LC-R227)."""
    if not _alive(state, item):
        return
    near = [state.board[square] for square in state.book.near[state.at[item.card]]]
    foes = [t for t in near if t >= 0 and seat_of(state, t) != item.seat]
    deal(table, state, [Blow(t, item.x, "fire", "ability", item.seat, item.card, False, clause="LC-301") for t in foes])


def _power_up(table: Table, state: State, item: Item) -> None:
    """LC-304."""
    gain(table, state, item.seat, item.x, "LC-304")


def _wild_mana(table: Table, state: State, item: Item) -> None:
    """LC-288, LC-R58."""
    if table.roll(6) % 2 == 0:
        gain(table, state, item.seat, item.x, "LC-288")


def _ruthless(table: Table, state: State, item: Item) -> None:
    """LC-308: its current Def; a sacrifice credits nobody (LC-R231)."""
    if not _alive(state, item):
        return
    n = life_of(state, item.target)
    bury(table, state, [item.target], {})
    heal(table, state, item.card, n, "LC-308")


def _stealth(table: Table, state: State, item: Item) -> None:
    """LC-311: turned down again; damage and attachments stay in sight, and who saw it remembers (LC-R41, LC-R42)."""
    if _alive(state, item) and state.up[item.card]:
        state.up[item.card] = 0
        if table.listening:
            table.tell_plain("hides", "LC-311", troop=item.card, seat=item.seat)


EFFECTS: dict[str, Callable[[Table, State, Item], None]] = {
    "effect_burn": _hit, "effect_lava": _hit, "effect_gale": _gale, "effect_gear": _gear, "effect_heal": _heal_target,
    "effect_healer": _heal_target, "effect_inferno": _inferno, "effect_poison": _hit, "effect_plague": _plague,
    "effect_power_up": _power_up, "effect_prime_healer": _prime, "effect_regenerate": _heal_self,
    "effect_regrowth": _heal_self, "effect_ruthless": _ruthless, "effect_seer": _seer, "effect_shock": _hit,
    "effect_stealth": _stealth, "effect_y_healer": _heal_target, "wild_mana": _wild_mana,
}  # fmt: skip
