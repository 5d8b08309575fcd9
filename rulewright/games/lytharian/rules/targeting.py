"""What may be targeted: revealed enemies, castles, curses, permanents, invulnerability (LC-160 to LC-165)."""

from functools import cache

from rulewright.games.lytharian.cards.atoms import Reveal
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules.powers.context import powers_now
from rulewright.games.lytharian.rules.secrets import having, hidden, left
from rulewright.games.lytharian.rules.state import SPELL, State, controller, seat_of
from rulewright.kernel.question import CardId, Option, Seat, option

AT_TROOP = [option("at_troop", troop) for troop in range(32)]


def castle_guards(state: State, troop: int, seat: Seat) -> bool:
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
    return not any(board[square] >= 0 and seat_of(state, board[square]) == seat for square in book.near[at])


def can_target(state: State, seat: Seat, troop: int, unseen: bool = False) -> bool:
    """Whether a player may target a troop at all (LC-160, LC-165, LC-R10); `unseen`: face down is no hindrance."""
    if seat_of(state, troop) == seat:
        return True
    if not state.up[troop] and not unseen:
        return False
    return not castle_guards(state, troop, seat)


def invulnerable(state: State, troop: int, card: Card) -> bool:
    """LC-292: to the spell's element or type."""
    powers = powers_now(state, troop)
    element, kind = proof(card.element, card.type)
    return element in powers or kind in powers


@cache
def proof(element: str, kind: str) -> tuple[str, str]:
    """The two abilities that keep a spell off."""
    return f"invulnerability:{element}", f"invulnerability:{kind}"


def known_invulnerable(state: State, seat: Seat, troop: int, card: Card) -> bool:
    """Whether the caster can know it: of a face-down enemy only what was stated (LC-R45)."""
    if state.copy[troop] >= 0 or state.seen[troop] & (1 << seat):
        return invulnerable(state, troop, card)
    words = proof(card.element, card.type)
    immune = having(state, words[0]) | having(state, words[1])
    return not left(state, troop) & ~immune


def troop_targets(state: State, seat: Seat, card: Card) -> list[int]:
    """The troops a spell may be cast on, in or out of a combat; a curse also on face-down ones (LC-177, LC-R121)."""
    kind = card.aim.kind
    unseen = card.type == "curse" or any(isinstance(atom, Reveal) for atom in card.effects)  # LC-161, LC-R288
    n, at = state.n, state.at
    mine, theirs = range(seat * n, seat * n + n), range((1 - seat) * n, (1 - seat) * n + n)
    found: list[int] = []
    if kind in ("troop", "friend"):
        for troop in mine:
            if at[troop] >= 0 and not invulnerable(state, troop, card):
                found.append(troop)
    if kind in ("troop", "enemy"):
        for troop in theirs:
            if at[troop] < 0 or not (state.up[troop] or unseen):
                continue
            if not state.book.rules.castle_blocks_curses and card.type == "curse":
                pass  # LC-R07
            elif castle_guards(state, troop, seat):
                continue
            if not known_invulnerable(state, seat, troop, card):
                found.append(troop)
    if card.type == "aura":
        if not state.book.rules.aura_on_cursed_allowed:  # LC-R183
            found = [troop for troop in found if state.curse[troop] < 0]
    elif card.type == "curse":
        found = [troop for troop in found if _cursable(state, seat, troop)]
    return found


def _cursable(state: State, seat: Seat, troop: int) -> bool:
    """One curse a troop, replaced only by its controller; an aura costs more (LC-178, LC-183, LC-184, LC-R186)."""
    curse = state.curse[troop]
    if curse >= 0 and controller(state, curse) != seat:
        return False
    return state.aura[troop] < 0 or state.book.rules.curse_over_aura_cost != "forbidden"


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
    for pile in (state.aura, state.curse, state.weapon, state.armor):
        if card in pile:
            troop = pile.index(card)
            return seat_of(state, troop) != seat and castle_guards(state, troop, seat)
    return False


def aims(state: State, seat: Seat, card: Card) -> list[Option]:
    """Every target of a spell as an option; none at all for a spell without targets is [none]."""
    match card.aim.kind:
        case "troop" | "friend" | "enemy":
            return [AT_TROOP[troop] for troop in troop_targets(state, seat, card)]
        case "player":
            return [option("at_seat", 1 - seat), option("at_seat", seat)]  # LC-R202
        case "spell":
            return [option("at_stack", item.uid) for item in state.stack if item.kind == SPELL]  # LC-R172
        case "permanent":
            found = [each for each in permanents(state, card.aim.only) if not shielded(state, seat, each)]
            return [option("at_card", each) for each in found]
        case "curse":
            found = [each for each in permanents(state, "curse") if controller(state, each) != seat]  # LC-R187
            return [option("at_card", each) for each in found if not shielded(state, seat, each)]
        case "gear":
            return [option("at_card", each) for each in gear(state) if not shielded(state, seat, each)]
        case "geared":
            found = [t for t, (w, a) in enumerate(zip(state.weapon, state.armor, strict=True)) if w >= 0 or a >= 0]
            mine = [t for t in found if not shielded(state, seat, max(state.weapon[t], state.armor[t]))]
            return [option("at_gear_of", t) for t in mine]
    return []


def has_aim(state: State, seat: Seat, card: Card) -> bool:
    """Whether a spell has any target, without making them all."""
    kind = card.aim.kind
    if kind in ("none", "player"):
        return True
    if kind in ("friend", "troop") and (card.type != "aura" or state.book.rules.aura_on_cursed_allowed):
        at = state.at
        for troop in range(seat * state.n, seat * state.n + state.n):
            if at[troop] >= 0 and not invulnerable(state, troop, card):
                return True
    if kind == "spell":
        return any(item.kind == SPELL for item in state.stack)
    return bool(aims(state, seat, card))


def seconds(state: State, seat: Seat, card: Card, first: int) -> list[int]:
    """Second targets of a spell: an enemy next to the first, castle or not, or a friend (LC-R09, LC-D30, LC-D31)."""
    if card.aim.second == "near_enemy":
        near = [state.board[square] for square in state.book.near[state.at[first]]]
        return [
            t for t in near if t >= 0 and seat_of(state, t) != seat and not known_invulnerable(state, seat, t, card)
        ]
    mine = range(seat * state.n, seat * state.n + state.n)
    return [t for t in mine if state.at[t] >= 0 and not invulnerable(state, t, card)]


def is_hidden(state: State, troop: int) -> bool:
    return not state.up[troop] and hidden(state, troop)
