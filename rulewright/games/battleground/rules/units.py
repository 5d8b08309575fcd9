"""Units: summoned, hurt, healed, strengthened, marked with conditions, gone. Each number changes here only."""

from rulewright.games.battleground.cards.atoms import CONDITIONS, Bonus_, Condition
from rulewright.games.battleground.rules.hand import take_back
from rulewright.games.battleground.rules.state import (
    ON_UNITS,
    OUT,
    Enchanted,
    State,
    Unit,
    ally_side,
    perks_of,
)
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.table import Table

# -- entering and leaving


def new_unit(state: State, card: CardId, face: Face, seat: Seat, field: int) -> Unit:
    """The unit that a card becomes: dice at their base values, upright (BG-173, BG-174, BG-175, BG-253)."""
    design = state.book.cards[face]
    return Unit(card, face, seat, state.players[seat].side, field, design.attack, design.hp, False, 0, 0, 0, 0, 0, 0, 0,
                OUT, 0, state.book.rules.summon_delay)  # fmt: skip


def open_fields(state: State, seat: Seat, half: bool = False) -> list[int]:
    """Empty fields on which the player may summon (BG-172, BG-177, BG-R83)."""
    ground, side, board = state.book.ground, state.players[seat].side, state.board
    return [field for field in (ground.half if half else ground.muster)[side] if board[field] is None]


def set_down(table: Table, state: State, card: CardId, face: Face, seat: Seat, field: int) -> Unit:
    """The card stands on the battleground; its own enchantment starts with it (BG-015, BG-176, BG-R107)."""
    unit = new_unit(state, card, face, seat, field)
    state.board[field] = unit
    table.show(card)
    if table.listening:
        table.tell_plain("summons", "BG-172", seat=seat, card=card, face=face, field=field)
    design = state.book.cards[face]
    if design.enchantment is not None and design.kind == "unit":
        create(table, state, seat, card, face)
    return unit


def leave(table: Table, state: State, unit: Unit) -> None:
    """Dice, conditions and tokens go; so does its own enchantment (BG-145, BG-R109, BG-R110, BG-R131)."""
    state.board[unit.field] = None
    for player in state.players:
        for enchanted in player.enchantments:
            if unit.card in enchanted.marks:
                enchanted.marks = [card for card in enchanted.marks if card != unit.card]
    mine = state.players[unit.owner].enchantments
    for enchanted in [each for each in mine if each.card == unit.card]:
        mine.remove(enchanted)
        if table.listening:
            table.tell_plain("ends", "BG-206", seat=unit.owner, face=enchanted.face, shape=enchanted.shape)
    player = state.players[unit.owner]
    delay = state.book.rules.dead_unit_to
    if delay:
        player.away.append(unit.card)
        player.due.append(delay)
    else:
        take_back(table, state, unit.card, "BG-139")


# -- enchantments as things


def free_shape(state: State, seat: Seat) -> int:
    """The first shape not in play, -1 when all are (BG-201, BG-R03, BG-R114)."""
    used = {each.shape for each in state.players[seat].enchantments}
    for shape in range(state.book.rules.enchantment_shapes):
        if shape not in used:
            return shape
    return -1


def create(table: Table, state: State, seat: Seat, card: CardId, face: Face) -> Enchanted | None:
    """An enchantment enters with its tokens on its card (BG-201, BG-202, BG-205, BG-D20)."""
    design, shape = state.book.cards[face].enchantment, free_shape(state, seat)
    if design is None or shape < 0:
        return None
    made = Enchanted(card, face, shape, design.n or 1, ON_UNITS, -1, [])
    state.players[seat].enchantments.append(made)
    if table.listening:
        table.tell_plain("enchantment", "BG-201", seat=seat, face=face, shape=shape, n=made.tokens)
    return made


def end_enchantment(table: Table, state: State, seat: Seat, enchanted: Enchanted) -> None:
    """All its tokens go; a card in the play area without another one is discarded.

    BG-206, BG-207, BG-208, BG-209, BG-R115, BG-R116.
    """
    player = state.players[seat]
    if enchanted not in player.enchantments:
        return
    player.enchantments.remove(enchanted)
    if table.listening:
        table.tell_plain("ends", "BG-206", seat=seat, face=enchanted.face, shape=enchanted.shape)
    if any(each.card == enchanted.card for each in player.enchantments):
        return
    for lying in player.play:
        if lying.card == enchanted.card and state.book.cards[lying.face].aura is None:
            player.play.remove(lying)
            take_back(table, state, lying.card, "BG-208")
            return


# -- numbers


def hurt(table: Table, state: State, unit: Unit, n: int, clause: str) -> bool:
    """HP falls; true if it is not alive after it (BG-247, BG-248, BG-249, BG-250, BG-R37, BG-R146)."""
    if n <= 0:
        return False
    unit.hp -= n
    if table.listening:
        table.tell_plain("damage", clause, card=unit.card, face=unit.face, n=n)
    return unit.hp < 1


def heal(table: Table, state: State, unit: Unit, n: int) -> None:
    """Up to the base HP, never lowered (BG-237, BG-238, BG-252, BG-R125)."""
    n = min(n, state.book.cards[unit.face].hp - unit.hp)
    if n <= 0:
        return
    unit.hp += n
    if table.listening:
        table.tell_plain("heals", "BG-237", card=unit.card, face=unit.face, n=n)


def gain(table: Table, state: State, unit: Unit, attack: int, hp: int) -> None:
    """Current values raised, without limit (BG-246, BG-R67, BG-R68)."""
    unit.attack += attack
    unit.hp += hp
    if table.listening:
        table.tell_plain("gains", "BG-246", card=unit.card, face=unit.face, attack=attack, hp=hp)


def place(table: Table, state: State, unit: Unit, condition: Condition, n: int) -> None:
    """Tokens of one condition add up; only units have them (BG-211, BG-R85, BG-R130).

    A Turnover of limited time counts turns instead (BG-226).
    """
    if n <= 0:
        return
    if condition == "turnover" and state.book.rules.turnover_duration:
        unit.turnover = state.book.rules.turnover_duration
    else:
        setattr(unit, condition, getattr(unit, condition) + n)
    if table.listening:
        table.tell_plain(
            "condition", "BG-210", card=unit.card, face=unit.face, condition=CONDITIONS.index(condition), n=n
        )


def discard_tokens(table: Table, state: State, unit: Unit, condition: Condition, n: int, clause: str) -> None:
    """Tokens of a condition go."""
    setattr(unit, condition, getattr(unit, condition) - n)
    if table.listening:
        table.tell_plain("discards", clause, card=unit.card, face=unit.face, condition=CONDITIONS.index(condition), n=n)


def defend(table: Table, state: State, unit: Unit, clause: str = "BG-152") -> None:
    """Turned sideways (BG-152, BG-236)."""
    unit.defending = True
    if table.listening:
        table.tell_plain("defends", clause, card=unit.card, face=unit.face, field=unit.field)


# -- standing bonuses


def bonus(state: State, unit: Unit, kind: Bonus_) -> int:
    """What auras and powers of the unit's allies give it now; equal ones add up (BG-195, BG-R104, BG-R105, BG-R120)."""
    if kind not in state.book.grants:
        return 0
    ally = ally_side(unit)
    total = 0
    cards = state.book.cards
    for seat in state.heroes[ally]:
        player = state.players[seat]
        for each in perks_of(state, player).bonuses:
            if each.kind == kind and _there(state, unit, ally, each.where):
                total += each.n
        for lying in player.play:
            aura = cards[lying.face].aura
            if aura is not None:
                for each in aura.bonuses:
                    if each.kind == kind and _there(state, unit, ally, each.where):
                        total += each.n
    if state.book.unit_auras:  # BG-197
        for other in state.board:
            if other is not None and other is not unit and ally_side(other) == ally:
                aura = cards[other.face].aura
                if aura is not None:
                    for each in aura.bonuses:
                        if each.kind == kind and _there(state, unit, ally, each.where):
                            total += each.n
    return total


def _there(state: State, unit: Unit, ally: int, where: str) -> bool:
    if not where:
        return True
    ground = state.book.ground
    return unit.field in (ground.half if where == "enemy_half" else ground.home)[ally ^ 1]


def attack_of(state: State, unit: Unit) -> int:
    """Dice plus standing bonuses; a unit without an Attack value gets none of them (BG-251, BG-R67)."""
    return max(0, unit.attack + bonus(state, unit, "attack")) if unit.attack > 0 else 0


def modifier(state: State, unit: Unit, kind: Bonus_) -> int:
    """Icons showing: printed or granted (BG-181, BG-R12)."""
    design = state.book.cards[unit.face]
    printed = {"shield": design.shield, "pack": design.pack, "grounded": design.grounded, "range": design.range}[kind]
    return printed + bonus(state, unit, kind)
