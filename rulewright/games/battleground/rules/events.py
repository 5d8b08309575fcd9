"""What happens in Battleground, declared once: the arguments of each event, its sentence and its clause.

`face` is what the card showed at that moment: an upgrade shows another face than the sleeve's own.
"""

from rulewright.games.battleground.cards.mana import Mana
from rulewright.games.battleground.rules.ids import (
    ConditionId,
    FieldId,
    KlassId,
    PhaseId,
    PowerId,
    ShapeId,
    SlotId,
)
from rulewright.kernel.event import event
from rulewright.kernel.question import CardId, Face, Seat

# -- setup, turns, the end


@event("{seat} rolls {n}.", "BG-036")
def rolls(seat: Seat, n: int) -> None: ...


@event("{seat} begins.", "BG-R14")
def first(seat: Seat) -> None: ...


@event("{seat} plays the {klass}.", "BG-041")
def class_(seat: Seat, klass: KlassId) -> None: ...


@event("Turn {n} of {seat}.", "BG-048")
def turn(seat: Seat, n: int) -> None: ...


@event("{n} phase.", "BG-049")
def phase(seat: Seat, n: PhaseId) -> None: ...


@event("{seat} concedes.", "BG-R138")
def concedes(seat: Seat) -> None: ...


@event("{seat} wins!", "BG-256")
def won(seat: Seat) -> None: ...


@event("Nobody wins.", "BG-R133")
def drawn(seat: Seat) -> None: ...


# -- mana, experience, powers


@event("{seat}'s tracker moves to step {n}; {orbs} orbs come back.", "BG-056")
def tracker(seat: Seat, n: int, orbs: int) -> None: ...


@event("{seat} gains a {mana} orb.", "BG-192", about=("seat",))
def gains_orb(seat: Seat, mana: Mana) -> None: ...


@event("{seat} gains 1 {mana} mana.", "BG-245", about=("seat",))
def gains_mana(seat: Seat, mana: Mana) -> None: ...


@event("{seat} gains {n} experience.", "BG-188")
def experience(seat: Seat, n: int) -> None: ...


@event("{seat} reaches level {n}: {tokens} power token.", "BG-190")
def level(seat: Seat, n: int, tokens: int) -> None: ...


@event("{seat} places a power token on {power}.", "BG-193")
def power(seat: Seat, power: PowerId) -> None: ...


@event("{seat} uses {power}.", "BG-R100")
def uses(seat: Seat, power: PowerId) -> None: ...


@event("{seat} takes {card}.", "BG-192")
def takes(seat: Seat, card: CardId) -> None: ...


@event("{seat} upgrades {face} to {other}.", "BG-R07")
def upgrades(seat: Seat, face: Face, other: Face) -> None: ...


# -- spells and cards


@event("{seat} casts {face}.", "BG-080")
def casts(seat: Seat, card: CardId, face: Face, prepared: int) -> None: ...


@event("{seat} prepares {card} in slot {slot}.", "BG-086", about=("card", "slot-{seat}-{slot}"))
def prepares(seat: Seat, card: CardId, slot: SlotId) -> None: ...


@event(
    "{seat} prepares {card} in slot {slot} and takes back what lay there.",
    "BG-090",
    about=("card", "slot-{seat}-{slot}"),
)
def replaces(seat: Seat, card: CardId, slot: SlotId) -> None: ...


@event("{seat} puts a {mana} charge on slot {slot}.", "BG-095", about=("slot-{seat}-{slot}",))
def charges(seat: Seat, slot: SlotId, mana: Mana) -> None: ...


@event("{card} returns to {seat}'s hand.", "BG-234")
def returns(seat: Seat, card: CardId) -> None: ...


@event("{seat} summons {face} on {field}.", "BG-172")
def summons(seat: Seat, card: CardId, face: Face, field: FieldId) -> None: ...


# -- enchantments and triggers


@event("{face} creates an enchantment with {n} tokens ({shape}).", "BG-201")
def enchantment(seat: Seat, face: Face, shape: ShapeId, n: int) -> None: ...


@event("{face} enchants ({shape}).", "BG-239")
def enchants(seat: Seat, face: Face, shape: ShapeId) -> None: ...


@event("{card} loses the tokens of {face} ({shape}).", "BG-240")
def unenchants(card: CardId, face: Face, shape: ShapeId) -> None: ...


@event("The enchantment of {face} is resolved.", "BG-062")
def clause(seat: Seat, face: Face, shape: ShapeId) -> None: ...


@event("{face} has {n} tokens left.", "BG-204")
def token_off(seat: Seat, face: Face, n: int) -> None: ...


@event("The enchantment of {face} ends.", "BG-206")
def ends(seat: Seat, face: Face, shape: ShapeId) -> None: ...


@event("{face}: its effect happens.", "BG-R90")
def triggers(seat: Seat, face: Face) -> None: ...


# -- battle


@event("Wave {n}.", "BG-111")
def wave(n: int) -> None: ...


@event("{face} attacks {other}: Attack {attack}, {n} damage.", "BG-129", about=("card", "target", "field"))
def attacks(
    card: CardId, face: Face, target: CardId, other: Face, attack: int, defense: int, threats: int, chill: int, n: int,
    field: FieldId, aim: FieldId,
) -> None: ...  # fmt: skip


@event("{face} attacks {seat}: {n} damage.", "BG-138", about=("card", "field", "seat"))
def attacks_hero(
    card: CardId, face: Face, seat: Seat, attack: int, chill: int, n: int, field: FieldId
) -> None: ...  # fmt: skip


@event("{face} on {field} finds nobody to attack.", "BG-127")
def no_target(card: CardId, face: Face, field: FieldId) -> None: ...


@event("{face} moves from {start} to {field}.", "BG-149", about=("card", "field"))
def moves(card: CardId, face: Face, start: FieldId, field: FieldId) -> None: ...


@event("{face} stays on {field}.", "BG-147")
def stays(card: CardId, face: Face, field: FieldId) -> None: ...


@event("{face} on {field} defends.", "BG-152")
def defends(card: CardId, face: Face, field: FieldId) -> None: ...


@event("{face} on {field} is stunned.", "BG-215")
def skips(card: CardId, face: Face, field: FieldId) -> None: ...


# -- units and heroes


@event("{face} takes {n} damage.", "BG-247")
def damage(card: CardId, face: Face, n: int) -> None: ...


@event("{face} heals {n}.", "BG-237")
def heals(card: CardId, face: Face, n: int) -> None: ...


@event("{face} gains {attack} Attack and {hp} HP.", "BG-246")
def gains(card: CardId, face: Face, attack: int, hp: int) -> None: ...


@event("{face} gets {n} {condition}.", "BG-210")
def condition(card: CardId, face: Face, condition: ConditionId, n: int) -> None: ...


@event("{face} loses {n} {condition}.", "BG-210")
def discards(card: CardId, face: Face, condition: ConditionId, n: int) -> None: ...


@event("{face} on {field} dies.", "BG-248")
def dies(card: CardId, face: Face, field: FieldId, credit: Seat) -> None: ...


@event("{seat} loses {n} life.", "BG-256")
def loses_life(seat: Seat, n: int) -> None: ...


@event("{seat} heals {n}.", "BG-R135")
def heals_hero(seat: Seat, n: int) -> None: ...
