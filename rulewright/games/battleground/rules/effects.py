"""What every atom does, one function an atom; whom it happens to; and the text of a card as a whole."""

from collections.abc import Callable, Sequence
from typing import Any

from rulewright.games.battleground.cards import atoms
from rulewright.games.battleground.cards.atoms import Atom, Who
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.attack import advance, attack, move
from rulewright.games.battleground.rules.deaths import bury, summoned
from rulewright.games.battleground.rules.ending import check_defeat, heal_hero, lose_life
from rulewright.games.battleground.rules.experience import gain_experience
from rulewright.games.battleground.rules.mana import gain_mana
from rulewright.games.battleground.rules.state import (
    ON_CROSSING,
    ON_LANE,
    ON_ROW,
    ON_UNITS,
    Enchanted,
    State,
    Unit,
    ally_side,
    enemies,
    perks_of,
    shows,
)
from rulewright.games.battleground.rules.units import (
    defend,
    discard_tokens,
    end_enchantment,
    free_shape,
    gain,
    heal,
    hurt,
    open_fields,
    place,
    set_down,
)
from rulewright.kernel.question import CardId, Seat, option
from rulewright.kernel.table import Table


class Run:
    """One text being carried out: whose it is, what it is about, who has died of it so far."""

    __slots__ = ("attacker", "boosts", "card", "dead", "enchanted", "face", "fields", "hero", "pushed", "seat",
                 "side", "spell", "spot", "state", "table", "targets", "unit")  # fmt: skip

    def __init__(
        self,
        table: Table,
        state: State,
        seat: Seat,
        face: int,
        card: CardId = -1,
        spell: bool = False,
        unit: Unit | None = None,
        attacker: Unit | None = None,
        enchanted: Enchanted | None = None,
    ) -> None:
        self.table, self.state, self.seat, self.face, self.card = table, state, seat, face, card
        self.spell = spell  # damage and conditions are a spell's (BG-229, BG-230, BG-R102, BG-R123)
        self.unit, self.attacker, self.enchanted = unit, attacker, enchanted
        self.side = ally_side(unit) if unit is not None else state.players[seat].side  # BG-R32, BG-R88
        self.targets: list[Unit] = []
        self.fields: list[int] = []  # where the targets stood when chosen
        self.hero: Seat = -1
        self.spot = -1 if enchanted is None else enchanted.place
        self.pushed = False
        self.dead: list[Unit] = []
        self.boosts = perks_of(state, state.players[seat]).boosts

    def boost(self, what: str) -> int:
        """What a power adds to this named spell (BG-192)."""
        return self.boosts.get((self.face, what), 0) if self.boosts else 0


def carry_out(run: Run, effects: Sequence[Atom]) -> None:
    """A whole text, as much as is possible; then deaths together, then the check (BG-073, BG-R27, BG-R90, BG-R132)."""
    for atom in effects:
        DO[type(atom)](run, atom)
    settle(run)
    check_defeat(run.table, run.state)


def settle(run: Run) -> None:
    """Who has died of the text so far is buried, to the credit of whose text it is (BG-142, BG-R92, BG-R93)."""
    dead, run.dead = run.dead, []
    if dead:
        bury(run.table, run.state, dead, run.seat)


# -- whom it happens to


def units_for(run: Run, who: Who) -> list[Unit]:
    """The units that a part of the text speaks of, still alive and on the battleground (BG-249)."""
    found = _spoken_of(run, who)
    return [unit for unit in found if unit not in run.dead] if run.dead else found


def _spoken_of(run: Run, who: Who) -> list[Unit]:
    state = run.state
    board, ground, side = state.board, state.book.ground, run.side
    match who:
        case "target":
            return [unit for unit in run.targets if board[unit.field] is unit]
        case "this":
            return [run.unit] if run.unit is not None and board[run.unit.field] is run.unit else []
        case "attacker":
            return [run.attacker] if run.attacker is not None and board[run.attacker.field] is run.attacker else []
        case "enchanted":
            marks = run.enchanted.marks if run.enchanted is not None else []
            return [unit for unit in board if unit is not None and unit.card in marks]  # BG-241
        case "row_allies" | "row_foes":
            fields: Sequence[int] = ground.in_row[run.spot]
        case "lane_foes":
            fields = ground.in_lane[run.spot]
        case "area_units" | "area_allies" | "area_foes":
            fields = ground.around[run.spot][1]  # BG-031
        case "around_foes":
            fields = ground.near8[run.fields[0]]  # BG-026
        case "adjacent_allies":
            if run.unit is None or board[run.unit.field] is not run.unit:
                return []
            fields = ground.near4[run.unit.field]  # BG-023
        case _:
            return []
    found = [unit for field in fields if (unit := board[field]) is not None]
    if who in ("row_allies", "area_allies", "adjacent_allies"):
        return [unit for unit in found if ally_side(unit) == side]
    if who == "area_units":
        return [unit for unit in found if ally_side(unit) != side] if run.boost("spare") else found
    return [unit for unit in found if ally_side(unit) != side]


# -- atoms


def _damage(run: Run, atom: atoms.Damage) -> None:
    """To units, where a spell does nothing to Antimagic, or to a hero (BG-229, BG-247, BG-R38)."""
    n = atom.n + run.boost("damage")
    if atom.who in ("enemy", "you") or (atom.who == "target" and run.hero >= 0):
        for seat in {"target": [run.hero], "you": [run.seat]}.get(atom.who) or enemies(run.state, run.seat):
            lose_life(run.table, run.state, seat, n, "BG-256")
        return
    for unit in units_for(run, atom.who):
        amount = n
        if atom.against:
            types = run.state.book.cards[unit.face].type.split()
            if any(each in types for each in atom.against):
                amount += atom.more - atom.n
        _hit(run, unit, amount)


def _hit(run: Run, unit: Unit, n: int) -> None:
    if run.spell and unit.antimagic:
        return
    if hurt(run.table, run.state, unit, n, "BG-247"):
        run.dead.append(unit)


def _heal(run: Run, atom: atoms.Heal) -> None:
    if atom.who == "you":
        heal_hero(run.table, run.state, run.seat, atom.n)
        return
    for unit in units_for(run, atom.who):
        heal(run.table, run.state, unit, atom.n)


def _lose_life(run: Run, atom: atoms.LoseLife) -> None:
    lose_life(run.table, run.state, run.seat, atom.n, "BG-R134")


def _place(run: Run, atom: atoms.Place) -> None:
    """Spells place nothing on Antimagic (BG-230, BG-R121, BG-R122, BG-R126)."""
    n = atom.n + run.boost(atom.condition)
    for unit in units_for(run, atom.who):
        if not (run.spell and unit.antimagic):
            place(run.table, run.state, unit, atom.condition, n)


def _discard(run: Run, atom: atoms.Discard) -> None:
    for unit in units_for(run, atom.who):
        have: int = getattr(unit, atom.condition)
        n = min(atom.n, have) if atom.n else have
        if n:
            discard_tokens(run.table, run.state, unit, atom.condition, n, "BG-210")


def _gain_attack(run: Run, atom: atoms.GainAttack) -> None:
    for unit in units_for(run, atom.who):
        gain(run.table, run.state, unit, atom.n, 0)


def _gain_hp(run: Run, atom: atoms.GainHP) -> None:
    for unit in units_for(run, atom.who):
        gain(run.table, run.state, unit, 0, atom.n)


def _gain_mana(run: Run, atom: atoms.GainMana) -> None:
    for kind in atom.kinds:
        gain_mana(run.table, run.state, run.seat, kind)


def _gain_experience(run: Run, atom: atoms.GainExperience) -> None:
    gain_experience(run.table, run.state, run.seat, atom.n, "BG-188")


def _defend(run: Run, atom: atoms.Defend) -> None:
    for unit in units_for(run, atom.who):
        defend(run.table, run.state, unit, "BG-236")


def _attack(run: Run, atom: atoms.Attack) -> None:
    """All steps of the action, on a battleground without the dead (BG-235, BG-R78)."""
    settle(run)
    for unit in units_for(run, atom.who):
        if run.state.board[unit.field] is unit:
            attack(run.table, run.state, unit)


def _advance(run: Run, atom: atoms.Advance) -> None:
    """All steps of the action, on a battleground without the dead (BG-R152)."""
    settle(run)
    for unit in units_for(run, atom.who):
        advance(run.table, run.state, unit)


def _push(run: Run, atom: atoms.Push) -> None:
    """Back is the opposite of forward; off the board or onto a unit it does nothing (BG-R62)."""
    for unit in units_for(run, atom.who):
        back = run.state.book.ground.front[ally_side(unit) ^ 1][unit.field]
        if back >= 0 and run.state.board[back] is None:
            run.pushed = True
            move(run.table, run.state, unit, back, "BG-R62")


def _push_damage(run: Run, atom: atoms.PushDamage) -> None:
    for unit in units_for(run, atom.who):
        _hit(run, unit, atom.n if run.pushed else atom.stuck)


def _kill(run: Run, atom: atoms.Kill) -> None:
    """HP to 0; Antimagic does not help against what does not target (BG-254, BG-R124)."""
    for unit in units_for(run, atom.who):
        unit.hp = 0
        run.dead.append(unit)


def _summon_this(run: Run, atom: atoms.SummonThis) -> None:
    """From the play area onto the chosen field (BG-081, BG-176)."""
    state, player = run.state, run.state.players[run.seat]
    player.play = [lying for lying in player.play if lying.card != run.card]
    unit = set_down(run.table, state, run.card, run.face, run.seat, run.spot)
    run.unit = unit
    summoned(run.table, state, unit)


def _summon(run: Run, atom: atoms.Summon) -> None:
    """A unit card from hand, if there is one and room for it (BG-177, BG-243)."""
    settle(run)
    state = run.state
    cards, fields = summonable(state, run.seat), open_fields(state, run.seat)
    if not cards or not fields:
        return
    card = run.table.ask(run.seat, [option("summon", card) for card in cards], prompts.SUMMON).a
    field = run.table.ask(run.seat, [option("field", field) for field in fields], prompts.FIELD, card).a
    summon(run.table, state, run.seat, card, field)


def summonable(state: State, seat: Seat) -> list[CardId]:
    """One unit card of each kind in hand; not one whose enchantment would find no shape (BG-R03)."""
    player = state.players[seat]
    found: dict[int, CardId] = {}
    for card in player.units:
        face = shows(state, card, player.better)
        if face not in found and (state.book.cards[face].enchantment is None or free_shape(state, seat) >= 0):
            found[face] = card
    return list(found.values())


def summon(table: Table, state: State, seat: Seat, card: CardId, field: int) -> None:
    """A unit card from hand onto a field (BG-170, BG-243)."""
    player = state.players[seat]
    player.units.remove(card)
    summoned(table, state, set_down(table, state, card, shows(state, card, player.better), seat, field))


def _charge(run: Run, atom: atoms.Charge) -> None:
    """On any of one's prepared spells, owed or not (BG-102)."""
    slots = run.state.players[run.seat].slots
    options = [option("slot", i) for i, slot in enumerate(slots) if slot.card >= 0]
    if not options:
        return
    i = run.table.ask(run.seat, options, prompts.CHARGE_SLOT).a
    slots[i].charges[atom.kind] += 1
    slots[i].gifts[atom.kind] += 1
    if run.table.listening:
        run.table.tell_plain("charges", "BG-102", seat=run.seat, slot=i, mana=atom.kind)


def _enchant(run: Run, atom: atoms.Enchant) -> None:
    """A token of the card's enchantment is put on the thing (BG-200, BG-239)."""
    made = _own_enchantment(run)
    if made is None:
        return
    aim = run.state.book.cards[run.face].aim.kind
    if aim in ("crossing", "row", "lane"):
        made.kind = {"crossing": ON_CROSSING, "row": ON_ROW, "lane": ON_LANE}[aim]
        made.place = run.spot
    else:
        made.kind = ON_UNITS
        for unit in units_for(run, atom.who):
            if not unit.antimagic:  # BG-228
                made.marks += [unit.card] * max(1, atom.n)
    if run.table.listening:
        run.table.tell_plain("enchants", "BG-239", seat=run.seat, face=run.face, shape=made.shape)


def _own_enchantment(run: Run) -> Enchanted | None:
    """The enchantment that is being resolved, or that this card has created."""
    if run.enchanted is not None:
        return run.enchanted
    card = run.card if run.card >= 0 or run.unit is None else run.unit.card
    return next((each for each in run.state.players[run.seat].enchantments if each.card == card), None)


def _unenchant(run: Run, atom: atoms.Unenchant) -> None:
    """Every token of this shape goes from the entity (BG-240)."""
    mine = _own_enchantment(run)
    if mine is None:
        return
    for unit in units_for(run, atom.who):
        if unit.card in mine.marks:
            mine.marks = [card for card in mine.marks if card != unit.card]
            if run.table.listening:
                run.table.tell_plain("unenchants", "BG-240", card=unit.card, face=run.face, shape=mine.shape)


def _end(run: Run, atom: atoms.End) -> None:
    """BG-242."""
    mine = _own_enchantment(run)
    if mine is not None:
        end_enchantment(run.table, run.state, run.seat, mine)


DO: dict[type[Atom], Callable[[Run, Any], None]] = {
    atoms.Damage: _damage,
    atoms.Heal: _heal,
    atoms.LoseLife: _lose_life,
    atoms.Place: _place,
    atoms.Discard: _discard,
    atoms.GainAttack: _gain_attack,
    atoms.GainHP: _gain_hp,
    atoms.GainMana: _gain_mana,
    atoms.GainExperience: _gain_experience,
    atoms.Defend: _defend,
    atoms.Attack: _attack,
    atoms.Advance: _advance,
    atoms.Push: _push,
    atoms.PushDamage: _push_damage,
    atoms.Kill: _kill,
    atoms.SummonThis: _summon_this,
    atoms.Summon: _summon,
    atoms.Charge: _charge,
    atoms.Enchant: _enchant,
    atoms.Unenchant: _unenchant,
    atoms.End: _end,
}
