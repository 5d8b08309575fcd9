"""What may be targeted: revealed enemies, castles, curses, permanents, invulnerability (LC-160 to LC-165)."""

from collections.abc import Iterator

from rulewright.games.lytharian.cards.atoms import Reveal
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.combat.stats import powers_now
from rulewright.games.lytharian.rules.deductions import having, hidden, possible_faces
from rulewright.games.lytharian.rules.ids import NO_TROOP, OTHER, SEATS, TroopId
from rulewright.games.lytharian.rules.state import SPELL, Item, State
from rulewright.games.lytharian.rules.troops import (
    army,
    bearer,
    beside,
    controller,
    everyone,
    in_play,
    seat_of,
    still_there,
    troops_of,
)
from rulewright.kernel.question import CardId, Option, Seat

AT_TROOPS = [verbs.AT_TROOP(TroopId(CardId(troop))) for troop in range(32)]  # made once: spells have many targets


def castle_guards(state: State, troop: TroopId, seat: Seat) -> bool:
    """Whether a castle square keeps this seat from targeting the troop (LC-014, LC-015, LC-162, LC-R03 to LC-R06)."""
    at, book = state.at[troop], state.book
    if at not in book.castle or book.rules.game == "duels":
        return False
    if not book.rules.castle_protects_any_troop:
        home = 0 if seat_of(state, troop) == state.first else book.board.height - 1
        if at // book.board.width != home:
            return False
    if not state.up[troop]:
        return True
    board = state.board
    for square in book.near[at]:  # noqa: SIM110 (asked for every troop)
        if board[square] >= 0 and seat_of(state, board[square]) == seat:
            return False
    return True


def keeps_curses_out(state: State, troop: TroopId, seat: Seat) -> bool:
    """Whether a castle keeps this seat's curses off the troop: by a switch none does (LC-R07)."""
    return state.book.rules.castle_blocks_curses and castle_guards(state, troop, seat)


def can_target(state: State, seat: Seat, troop: TroopId, unseen: bool = False) -> bool:
    """Whether a player may target a troop at all (LC-160, LC-165, LC-R10); `unseen`: face down is no hindrance."""
    if seat_of(state, troop) == seat:
        return True
    if not state.up[troop] and not unseen:
        return False
    return not castle_guards(state, troop, seat)


def targetable(state: State, seat: Seat) -> list[TroopId]:
    """All troops on the board that a player may target (LC-R10)."""
    at, up = state.at, state.up
    castle = state.book.castle
    theirs = [
        t for t in army(state, OTHER[seat])
        if at[t] >= 0 and up[t] and not (at[t] in castle and castle_guards(state, t, seat))
    ]  # fmt: skip
    mine = troops_of(state, seat)
    return mine + theirs if seat == SEATS[0] else theirs + mine


def has_targetable(state: State, seat: Seat) -> bool:
    """Whether there is any, without making them all: most have a troop of their own."""
    at = state.at
    for troop in army(state, seat):
        if at[troop] >= 0:
            return True
    return bool(targetable(state, seat))


def invulnerable(state: State, troop: TroopId, card: Card) -> bool:
    """LC-292: to the spell's element or type."""
    powers = powers_now(state, troop)
    element, kind = card.kept_off_by
    return element in powers or kind in powers


def known_invulnerable(state: State, seat: Seat, troop: TroopId, card: Card) -> bool:
    """Whether the caster can know it: of a face-down enemy only what was stated (LC-R45)."""
    if state.copy[troop] >= 0 or state.seen[troop] & (1 << seat):
        return invulnerable(state, troop, card)
    return not possible_faces(state, troop) & ~proof_faces(state, card)


def proof_faces(state: State, card: Card) -> int:
    """The faces that are invulnerable to a spell, as bits."""
    element, kind = card.kept_off_by
    return having(state, element) | having(state, kind)


def troop_targets(state: State, seat: Seat, card: Card) -> Iterator[TroopId]:
    """The troops a spell may be cast on, in or out of a combat; a curse also on face-down ones (LC-177, LC-R121)."""
    kind = card.aim.kind
    at = state.at
    if kind in ("troop", "friend"):
        for troop in army(state, seat):
            if at[troop] >= 0 and not invulnerable(state, troop, card) and _takes(state, seat, card, troop):
                yield troop
    if kind in ("troop", "enemy"):
        unseen = card.type == "curse" or any(isinstance(atom, Reveal) for atom in card.effects)  # LC-161, LC-R288
        for troop in army(state, OTHER[seat]):
            if at[troop] < 0 or not (state.up[troop] or unseen):
                continue
            if (keeps_curses_out if card.type == "curse" else castle_guards)(state, troop, seat):
                continue
            if not known_invulnerable(state, seat, troop, card) and _takes(state, seat, card, troop):
                yield troop


def _takes(state: State, seat: Seat, card: Card, troop: TroopId) -> bool:
    """Whether an aura or curse may lie on it besides what does: one curse on each troop, replaced only by its
    controller; auras make curses dearer (LC-178, LC-183, LC-184, LC-R183, LC-R186)."""
    if card.type == "aura":
        return state.book.rules.aura_on_cursed_allowed or state.curse[troop] < 0
    if card.type == "curse":
        curse = state.curse[troop]
        if curse >= 0 and controller(state, curse) != seat:
            return False
        return state.aura[troop] < 0 or state.book.rules.curse_over_aura_cost != "forbidden"
    return True


def permanents(state: State, only: str = "") -> list[CardId]:
    """All permanent spells in play, or curses alone; the troop may be face down (LC-164, LC-240)."""
    found = [card for card in state.curse if card >= 0]
    if only != "curse":
        found += [card for card in state.aura if card >= 0]
        found += [card for player in state.players for card in player.enchants]
    return found


def gear(state: State) -> list[CardId]:
    """All attached equipment (LC-164)."""
    return [card for pile in (state.weapon, state.armor) for card in pile if card >= 0]


def shielded(state: State, seat: Seat, card: CardId) -> bool:
    """By a switch a castle also shields what is attached (LC-R08)."""
    if not state.book.rules.castle_shields_permanents:
        return False
    troop = bearer(state, card)
    return troop >= 0 and seat_of(state, troop) != seat and castle_guards(state, troop, seat)


def aims(state: State, seat: Seat, card: Card) -> list[Option]:
    """Every target of a spell as an option; none at all for a spell without targets is [none]."""
    match card.aim.kind:
        case "troop" | "friend" | "enemy":
            return [AT_TROOPS[troop] for troop in troop_targets(state, seat, card)]
        case "player":
            return [verbs.AT_SEAT(OTHER[seat]), verbs.AT_SEAT(seat)]  # LC-R202
        case "spell":
            return [verbs.AT_STACK(item.uid) for item in state.stack if item.kind == SPELL]  # LC-R172
        case "permanent":
            found = [each for each in permanents(state, card.aim.only) if not shielded(state, seat, each)]
            return [verbs.AT_CARD(each) for each in found]
        case "curse":
            found = [each for each in permanents(state, "curse") if controller(state, each) != seat]  # LC-R187
            return [verbs.AT_CARD(each) for each in found if not shielded(state, seat, each)]
        case "gear":
            return [verbs.AT_CARD(each) for each in gear(state) if not shielded(state, seat, each)]
        case "geared":
            geared = [t for t in everyone(state) if state.weapon[t] >= 0 or state.armor[t] >= 0]
            open_to = [t for t in geared if not shielded(state, seat, max(state.weapon[t], state.armor[t]))]
            return [verbs.AT_GEAR_OF(t) for t in open_to]
    return []


def has_aim(state: State, seat: Seat, card: Card) -> bool:
    """Whether a spell has any target, without making them all."""
    kind = card.aim.kind
    if kind in ("none", "player"):
        return True
    if kind in ("troop", "friend", "enemy"):
        return next(troop_targets(state, seat, card), NO_TROOP) >= 0
    if kind == "spell":
        return any(item.kind == SPELL for item in state.stack)
    return bool(aims(state, seat, card))


def seconds(state: State, seat: Seat, card: Card, first: TroopId) -> list[TroopId]:
    """Second targets of a spell: an enemy next to the first, castle or not, or a friend (LC-R09, LC-D30, LC-D31)."""
    if card.aim.second == "near_enemy":
        near = beside(state, first)
        return [t for t in near if seat_of(state, t) != seat and not known_invulnerable(state, seat, t, card)]
    mine = army(state, seat)
    return [t for t in mine if state.at[t] >= 0 and not invulnerable(state, t, card)]


def is_hidden(state: State, troop: TroopId) -> bool:
    return not state.up[troop] and hidden(state, troop)


def target_there(state: State, item: Item, card: Card) -> bool:
    """Whether the target is still where it was targeted (LC-158, LC-R163 to LC-R165, LC-R171)."""
    match card.aim.kind:
        case "troop" | "friend" | "enemy":
            return still_there(state, item.target, item.left)
        case "spell":
            return any(each.uid == item.at_item for each in state.stack)
        case "permanent" | "curse" | "gear":
            return in_play(state, item.at_card)
        case "geared":
            return state.weapon[item.target] >= 0 or state.armor[item.target] >= 0
    return True


def second_there(state: State, item: Item) -> bool:
    """The same of the second target."""
    return item.second >= 0 and still_there(state, item.second, item.second_left)
