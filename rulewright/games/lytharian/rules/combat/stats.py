"""Att and Def of a troop: printed, Soulsteal, equipment, aura, curse and banners (LC-225). No combat abilities."""

from collections.abc import Callable
from operator import attrgetter

from rulewright.games.lytharian.cards.atoms import Banner
from rulewright.games.lytharian.cards.card import BISHOP, KNIGHT, PAWN, ROOK, Card
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import printed, seat_of
from rulewright.kernel.question import NO_CARD, CardId, Seat

_ROLES = {"pawn": PAWN, "knight": KNIGHT, "bishop": BISHOP, "rook": ROOK}
Lines = list[tuple[str, int, str]]
"""Terms of a number, as a page adds them up: words, amount, clause."""


def att_of(state: State, troop: TroopId, armed: bool = True, lines: Lines | None = None) -> int:
    """Att without abilities; `armed` says whether its Weapon counts (LC-217)."""
    return _total(state, troop, _att, "LC-230", state.weapon[troop] if armed else NO_CARD, "LC-217", lines)


def def_of(state: State, troop: TroopId, armored: bool = True, lines: Lines | None = None) -> int:
    """Def without abilities and without damage; `armored` says whether its Armor counts (LC-218)."""
    return _total(state, troop, _defense, "LC-235", state.armor[troop] if armored else NO_CARD, "LC-218", lines)


_att, _defense = attrgetter("att"), attrgetter("defense")


def _total(
    state: State,
    troop: TroopId,
    number: Callable[[Card | Banner], int],
    base: str,
    gear: CardId,
    worn: str,
    lines: Lines | None,
) -> int:
    """One of the two numbers, as printed on the troop and on all that lies on it; each term with its clause."""
    card, cards, faces = printed(state, troop), state.book.cards, state.faces
    total = number(card) + state.soul[troop]
    if lines is not None:
        _say(lines, card.name, number(card), base)
        _say(lines, "Soulsteal", state.soul[troop], "LC-280")
    for lying, clause in ((gear, worn), (state.aura[troop], "LC-166"), (state.curse[troop], "LC-174")):
        if lying >= 0:
            total += number(cards[faces[lying]])
            if lines is not None:
                _say(lines, cards[faces[lying]].name, number(cards[faces[lying]]), clause)
    for enchant in state.players[seat_of(state, troop)].enchants:
        banner = _banner(cards[faces[enchant]])
        if banner is not None and is_under(banner, card):
            total += number(banner)
            if lines is not None:
                _say(lines, cards[faces[enchant]].name, number(banner), "LC-187")
    return total


def life_of(state: State, troop: TroopId) -> int:
    """Current Def: with all modifiers, less the damage carried (LC-131, LC-225)."""
    return def_of(state, troop) - state.hurt[troop]


def _banner(card: Card) -> Banner | None:
    atom = card.effects[0] if card.effects else None
    return atom if isinstance(atom, Banner) else None


def banners_of(state: State, seat: Seat) -> list[Banner]:
    """The static enchants of a player that change numbers."""
    cards, faces = state.book.cards, state.faces
    found = [_banner(cards[faces[enchant]]) for enchant in state.players[seat].enchants]
    return [banner for banner in found if banner is not None]


def is_under(banner: Banner, card: Card) -> bool:
    """Whether a static enchant is about this troop (LC-R59)."""
    role = _ROLES.get(banner.group)
    return card.alignment == banner.group if role is None else card.role == role


def _say(lines: Lines, words: str, n: int, clause: str) -> None:
    if n:
        lines.append((words, n, clause))
