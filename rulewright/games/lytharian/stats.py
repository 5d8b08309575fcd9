"""Att and Def of a troop: printed, Soulsteal, equipment, aura, curse and banners (LC-225). No combat abilities."""

from rulewright.games.lytharian.cards.atoms import Banner
from rulewright.games.lytharian.cards.card import BISHOP, KNIGHT, PAWN, ROOK, Card
from rulewright.games.lytharian.state import State, printed, seat_of

_ROLES = {"pawn": PAWN, "knight": KNIGHT, "bishop": BISHOP, "rook": ROOK}

Lines = list[tuple[str, int, str]]
"""Terms of a number, as a page adds them up: words, amount, clause."""


def att_of(state: State, troop: int, armed: bool = True, lines: Lines | None = None) -> int:
    """Att without abilities; `armed` says whether its Weapon counts (LC-217)."""
    card, cards, faces = printed(state, troop), state.book.cards, state.faces
    total = card.att + state.soul[troop]
    if lines is not None:
        _say(lines, card.name, card.att, "LC-230")
        _say(lines, "Soulsteal", state.soul[troop], "LC-280")
    weapon = state.weapon[troop]
    if weapon >= 0 and armed:
        total += cards[faces[weapon]].att
        if lines is not None:
            _say(lines, cards[faces[weapon]].name, cards[faces[weapon]].att, "LC-217")
    for pile, clause in ((state.aura, "LC-166"), (state.curse, "LC-174")):
        spell = pile[troop]
        if spell >= 0:
            total += cards[faces[spell]].att
            if lines is not None:
                _say(lines, cards[faces[spell]].name, cards[faces[spell]].att, clause)
    enchants = state.players[seat_of(state, troop)].enchants
    if enchants:
        for enchant in enchants:
            banner = _banner(cards[faces[enchant]])
            if banner is not None and _under(banner, card):
                total += banner.att
                if lines is not None:
                    _say(lines, cards[faces[enchant]].name, banner.att, "LC-187")
    return total


def def_of(state: State, troop: int, armored: bool = True, lines: Lines | None = None) -> int:
    """Def without abilities and without damage; `armored` says whether its Armor counts (LC-218)."""
    card, cards, faces = printed(state, troop), state.book.cards, state.faces
    total = card.defense + state.soul[troop]
    if lines is not None:
        _say(lines, card.name, card.defense, "LC-235")
        _say(lines, "Soulsteal", state.soul[troop], "LC-280")
    armor = state.armor[troop]
    if armor >= 0 and armored:
        total += cards[faces[armor]].defense
        if lines is not None:
            _say(lines, cards[faces[armor]].name, cards[faces[armor]].defense, "LC-218")
    for pile, clause in ((state.aura, "LC-166"), (state.curse, "LC-174")):
        spell = pile[troop]
        if spell >= 0:
            total += cards[faces[spell]].defense
            if lines is not None:
                _say(lines, cards[faces[spell]].name, cards[faces[spell]].defense, clause)
    enchants = state.players[seat_of(state, troop)].enchants
    if enchants:
        for enchant in enchants:
            banner = _banner(cards[faces[enchant]])
            if banner is not None and _under(banner, card):
                total += banner.defense
                if lines is not None:
                    _say(lines, cards[faces[enchant]].name, banner.defense, "LC-187")
    return total


def life_of(state: State, troop: int) -> int:
    """Current Def: with all modifiers, less the damage carried (LC-131, LC-225)."""
    return def_of(state, troop) - state.hurt[troop]


def _banner(card: Card) -> Banner | None:
    atom = card.effects[0] if card.effects else None
    return atom if isinstance(atom, Banner) else None


def _under(banner: Banner, card: Card) -> bool:
    """Whether a static enchant is about this troop (LC-R59)."""
    if banner.group in _ROLES:
        return card.role == _ROLES[banner.group]
    return card.alignment == banner.group


def _say(lines: Lines, words: str, n: int, clause: str) -> None:
    if n:
        lines.append((words, n, clause))
