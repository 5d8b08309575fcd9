"""A troop in numbers: its Att and Def (LC-225), and which abilities count in its combat."""

from dataclasses import dataclass

from rulewright.games.lytharian.cards.atoms import Banner
from rulewright.games.lytharian.cards.card import BISHOP, KNIGHT, PAWN, ROOK, Card
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import Fight, State
from rulewright.games.lytharian.rules.troops import add_up, powers_of, printed, seat_of, troop_face
from rulewright.kernel.question import NO_CARD, CardId, Seat

_ROLES = {"pawn": PAWN, "knight": KNIGHT, "bishop": BISHOP, "rook": ROOK}
Lines = list[tuple[str, int, str]]
"""Terms of a number, as a page adds them up: words, amount, clause."""


def att_of(state: State, troop: TroopId, armed: bool = True, lines: Lines | None = None) -> int:
    """Att without abilities; `armed` says whether its Weapon counts (LC-217)."""
    return _total(state, troop, True, "LC-230", state.weapon[troop] if armed else NO_CARD, "LC-217", lines)


def def_of(state: State, troop: TroopId, armored: bool = True, lines: Lines | None = None) -> int:
    """Def without abilities and without damage; `armored` says whether its Armor counts (LC-218)."""
    return _total(state, troop, False, "LC-235", state.armor[troop] if armored else NO_CARD, "LC-218", lines)


def _total(
    state: State, troop: TroopId, attacking: bool, base: str, gear: CardId, worn: str, lines: Lines | None
) -> int:
    """One of the two numbers, as printed on the troop and on all that lies on it; each term with its clause."""
    card, cards, faces = printed(state, troop), state.book.cards, state.faces
    own = card.att if attacking else card.defense
    total = own + state.soul[troop]
    if lines is not None:
        _say(lines, card.name, own, base)
        _say(lines, "Soulsteal", state.soul[troop], "LC-280")
    for lying, clause in ((gear, worn), (state.aura[troop], "LC-166"), (state.curse[troop], "LC-174")):
        if lying >= 0:
            other = cards[faces[lying]]
            more = other.att if attacking else other.defense
            total += more
            if lines is not None:
                _say(lines, other.name, more, clause)
    for enchant in state.players[seat_of(state, troop)].enchants:
        banner = _banner(cards[faces[enchant]])
        if banner is not None and is_under(banner, card):
            more = banner.att if attacking else banner.defense
            total += more
            if lines is not None:
                _say(lines, cards[faces[enchant]].name, more, "LC-187")
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


@dataclass(slots=True)
class Bout:
    """A troop in its combat: `side` 0 attacks, 1 defends."""

    state: State
    fight: Fight
    side: int
    troop: TroopId
    enemy: TroopId

    @property
    def attacking(self) -> bool:
        """LC-231, LC-236."""
        return self.side == 0


def bout(state: State, fight: Fight, side: int) -> Bout:
    return Bout(state, fight, side, fight.pair[side], fight.pair[1 - side])


def has_now(state: State, fight: Fight, side: int, power: str, armed: bool = True) -> bool:
    """Whether a combatant has an ability before combat abilities are added up: Disarm, Crusher and the like.

    `armed` says whether its Weapon counts: what a disarmed one grants is off with it (LC-R151).
    """
    troop = fight.pair[side]
    if power not in powers_of(state, troop):
        return False
    own = power in state.book.powers[troop_face(state, troop)]
    off = fight.negated[side] or fight.disabled[side] == power
    return (own and not off) or _granted(state, troop, power, armed)


def _granted(state: State, troop: TroopId, power: str, armed: bool) -> bool:
    """An ability from equipment or aura is no text ability of the troop (LC-R115)."""
    on = (state.aura[troop], state.weapon[troop] if armed else NO_CARD, state.armor[troop])
    return any(card >= 0 and power in state.book.powers[state.faces[card]] for card in on)


def armed(state: State, fight: Fight, side: int) -> bool:
    """Whether its Weapon counts: not under Disarm (LC-262, LC-R111, LC-R151)."""
    return not has_now(state, fight, 1 - side, "disarm")


def armored(state: State, fight: Fight, side: int) -> bool:
    """Whether its Armor counts: not against a Crusher, nor one whose Weapon is that and not off (LC-260, LC-R151)."""
    return not has_now(state, fight, 1 - side, "crusher", armed(state, fight, 1 - side))


def combat_powers(state: State, fight: Fight, side: int) -> dict[str, int]:
    """Ability id -> X as it counts in this combat: negation, Disarm and Crusher taken off (LC-R115, LC-R151)."""
    troop = fight.pair[side]
    weapon, armor = state.weapon[troop], state.armor[troop]
    whole = not fight.negated[side] and not fight.disabled[side]
    if whole and (weapon < 0 or armed(state, fight, side)) and (armor < 0 or armored(state, fight, side)):
        return powers_of(state, troop)
    mine = {} if fight.negated[side] else state.book.powers[troop_face(state, troop)]
    counting = [state.aura[troop], weapon if armed(state, fight, side) else NO_CARD]
    counting.append(armor if armored(state, fight, side) else NO_CARD)
    return add_up([
        {power: x for power, x in mine.items() if power != fight.disabled[side]},
        *(state.book.powers[state.faces[card]] for card in counting if card >= 0),
    ])  # fmt: skip


def powers_now(state: State, troop: TroopId) -> dict[str, int]:
    """What a troop's abilities are at this moment: in its combat without what is negated there (LC-R115)."""
    fight = state.fight
    if fight is not None and troop in fight.pair:
        return combat_powers(state, fight, 0 if troop == fight.attacker else 1)
    return powers_of(state, troop)
