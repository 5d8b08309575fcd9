"""What events look like on the page, a finished game in figures, and where a player wants to be asked."""

from collections.abc import Callable, Sequence
from typing import Any

from rulewright.games.battleground.cards.atoms import Atom, Damage, Defend, GainMana, Heal, LoseLife, Push
from rulewright.games.battleground.cards.mana import SUMMONING
from rulewright.games.battleground.page.card_fronts import pip
from rulewright.games.battleground.page.forecast import is_idle, plan, usual, usual_or_default, waits
from rulewright.games.battleground.page.previews import ACTION_KEYS, verb_words
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.battle.actions import Blow, target_of
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.ids import ENCHANTMENTS, FIRST_MAIN, MANA_ORB
from rulewright.games.battleground.rules.main_phase.casting import owed, targets
from rulewright.games.battleground.rules.state import (
    State,
    Unit,
    card_of,
    class_of,
    face_now,
    perks_of,
    slot_of,
    unit_of,
)
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.games.battleground.rules.verbs import ADVANCE, ATTACK, CAST, CHARGE, MUSTER, PASS, PREPARE
from rulewright.games.battleground.words.names import card_name
from rulewright.kernel.event import Event
from rulewright.kernel.page.figures import Figure, count_figures
from rulewright.kernel.page.scene import Pip, Stop
from rulewright.kernel.question import CardId, Option, Question, Seat

TURNING_POINTS = (events.dies.name, events.attacks_hero.name, events.concedes.name)

_counted = count_figures(
    Figure("Spells cast", (events.casts,)),
    Figure("Units summoned", (events.summons,)),
    Figure("Damage taken by the hero", (events.loses_life,), amount="n"),
    Figure("Experience gained", (events.experience,), amount="n"),
    Figure("Levels gained", (events.level,), amount="tokens"),  # a level, a token (BG-190)
)
_paid = count_figures(Figure("Life lost to own cards", (events.loses_life,), amount="n"))
OWN_COST = "BG-R134"  # of life that a text takes from whose it is


def figures(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A finished game in figures; the life that somebody's own cards cost is no damage, and a row of its own."""
    own = [event for event in log if event.kind == events.loses_life.name and event.clause == OWN_COST]
    rest = [event for event in log if event.kind != events.loses_life.name or event.clause != OWN_COST]
    return [*_counted(rest, seats), *(_paid(own, seats) if own else [])]


def effects(view: State, event: Event) -> list[dict[str, Any]] | None:
    """What an event looks like: blows, damage, healing and deaths where they happen, dice; the rest glows."""
    args = event.args
    match event.kind:
        case events.damage.name | events.heals.name:
            kind = "hit" if event.kind == events.damage.name else "heal"
            return [{"k": kind, "ref": f"card-{args['card']}", "n": args["n"]}]
        case events.loses_life.name | events.heals_hero.name:
            kind = "hit" if event.kind == events.loses_life.name else "heal"
            return [{"k": kind, "ref": f"hero-{args['seat']}", "n": args["n"]}]
        case events.dies.name:
            return [{"k": "death", "ref": f"card-{args['card']}"}]
        case events.attacks.name:
            return [{"k": "blow", "ref": f"card-{args['card']}", "to": f"card-{args['target']}"}]
        case events.attacks_hero.name:
            return [{"k": "blow", "ref": f"card-{args['card']}", "to": f"hero-{args['seat']}"}]
        case events.rolls.name:
            return [{"k": "dice", "ref": f"seat-{args['seat']}", "faces": [args["n"]]}]
        case events.level.name:
            seat = args["seat"]
            words = f"{class_of(view, view.players[seat]).name}: level {args['n']}, and a power to choose"
            return [{"k": "moment", "ref": f"seat-{seat}", "words": words, "seat": seat}]
        case events.won.name:
            return [{"k": "end", "ref": f"seat-{args['seat']}"}]
        case events.drawn.name:
            return [{"k": "end", "ref": "board"}]
    return None


STOPS = (
    Stop("other-main", "In another's Main phases", True, "Stop me"),  # BG-D14
    Stop("other-enchantments", "In another's Enchantments phase", True, "Stop me"),  # BG-D4
    Stop("other-orb", "In another's Mana Orb phase", False, "Stop me"),  # BG-D3
    Stop("own-orb", "In my Mana Orb phase", False, "Stop me"),
    Stop("useless", "Even when my spells would change nothing", False, "Stop me"),
    Stop("idle-units", "For units with nobody in range", False, "Stop me"),  # BG-D15, BG-D16
    Stop("own-enchantments", "In my Enchantments phase", False, "Stop me"),
    Stop("taken-slot", "Before a spell goes into a free slot: it may replace another", False, "Stop me"),  # BG-D9
)
KEYS = {MANA_ORB: "orb", ENCHANTMENTS: "enchantments"}


def obvious(view: State, question: Question) -> tuple[str, Option] | None:
    """A unit with nobody in range does what is marked for it (BG-R138); a free slot is taken."""
    slots = view.players[question.seat].slots
    if question.prompt == prompts.SLOT and slots[question.options[0].a].card < 0:
        return "taken-slot", question.options[0]
    if question.prompt.key not in ACTION_KEYS:
        return None
    unit = unit_of(view, question.about)
    if unit is None or target_of(view, unit) != NONE:
        return None
    return "idle-units", usual_or_default(view, question.options)


MINOR = frozenset({
    events.pays.name, events.tracker.name, events.phase.name, events.gains_orb.name, events.loses_mana.name,
    events.experience.name, events.wave.name, events.no_target.name, events.stays.name, events.prepares.name,
    events.charges.name,
})  # fmt: skip
"""What gives who has passed nothing new to answer: no unit, hero or enchantment is touched."""


def changes_something(view: State, seat: Seat, card: CardId) -> bool:
    """Whether the spell would do anything now, wherever it is aimed: none of its effects is known to do nothing."""
    face = face_now(view, card)
    spell, board = view.book.cards[face], view.board
    if spell.enchantment or spell.aura or face in perks_of(view, view.players[seat]).also:
        return True
    if all(isinstance(atom, LoseLife | GainMana) for atom in spell.effects):
        return seat == view.active  # this mana is lost at the end of the turn (BG-169, BG-245)
    if any(type(atom) not in IDLE_ON or atom.who == "you" for atom in spell.effects):
        return True
    units = [unit for unit in board if unit is not None]
    if spell.aim.kind == "row":
        units = [unit for unit in units if ally_side(unit) == view.players[seat].side]
    elif spell.aim.kind != "crossing":
        units = targets(view, seat, spell.aim)
    return any(not IDLE_ON[type(atom)](view, unit) for unit in units for atom in spell.effects)


def _is_stuck(view: State, unit: Unit) -> bool:
    """Whether no push moves it (BG-R62)."""
    back = view.book.ground.front[ally_side(unit) ^ 1][unit.field]
    return back < 0 or view.board[back] is not None


IDLE_ON: dict[type[Atom], Callable[[State, Unit], bool]] = {
    Damage: lambda view, unit: False,
    Defend: lambda view, unit: unit.defending,
    Heal: lambda view, unit: unit.hp >= view.book.cards[unit.face].hp,  # BG-237
    Push: _is_stuck,
}
"""On whom an effect would change nothing."""


def stop_for(view: State, question: Question) -> str:
    """Which stop holds here: where no spell that can be cast would change a thing, one of its own."""
    casts = [card for option in question.options if option.verb == CAST.name for card in CAST.of(option)]
    if casts and not any(changes_something(view, question.seat, card) for card in casts):
        return "useless"
    return f"{'own' if question.seat == view.active else 'other'}-{KEYS.get(view.phase, 'main')}"


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Passing and ending have places of their own; an action of the battle says what it comes to."""
    if option == PASS:
        if question.prompt.key == prompts.MAIN.key:
            return "end", "End phase: battle" if view.phase == FIRST_MAIN else "End turn"
        return "pass", "Pass"
    if question.prompt.key in ACTION_KEYS:
        unit = unit_of(view, *ATTACK.of(option))
        if unit is None:
            return "", ""
        spare = "spare" if waits(view, unit) and option.verb == ADVANCE.name else "idle"
        called = verb_words(view, unit, option.verb)
        if option == usual(view, question.options):
            return "usual", called
        return spare if is_idle(view, unit, option.verb) else "", called
    if option.verb in (CAST.name, MUSTER.name):
        cast, name = option.verb == CAST.name, card_of(view, CardId(option.a)).name
        return "ready" if cast else "", f"{'Cast' if cast else 'Summon'} {name}"
    if option.verb == CHARGE.name:  # its mana stands beside it as a sign
        return "", f"Charge {card_name(view, view.players[question.seat].slots[option.a].card)}"
    return "", ""


def strikes(view: State, question: Question, option: Option) -> bool:
    """A unit's attack, and whom a spell is aimed at."""
    return option.verb == ATTACK.name or question.prompt.key in (prompts.TARGET.key, prompts.PREY.key)


def price(view: State, question: Question, option: Option) -> tuple[Pip, ...]:
    """What a card still costs, in the signs of its mana (BG-079, BG-R05); a charge is one (BG-095)."""
    if option.verb == CHARGE.name:
        _, mana = CHARGE.of(option)
        return (pip(mana),)
    if option.verb not in (CAST.name, MUSTER.name):
        return ()
    card = CardId(option.a)
    if option.verb == MUSTER.name:
        return (pip(SUMMONING, view.book.cards[view.faces[card]].rank),)
    design, slot = card_of(view, card), slot_of(view.players[view.owner[card]], card)
    return tuple([pip(kind, n) for kind, n in (design.pay if slot is None else owed(design, slot)) if n])


def aim(view: State, question: Question, option: Option) -> tuple[str, ...]:
    """A unit's action is chosen where it leads to: its target, the field ahead; a spell goes into a free slot, and one
    that lies in a slot is cast from there.
    """
    slots = view.players[question.seat].slots
    at = {slot.card: f"slot-{question.seat}-{i}" for i, slot in enumerate(slots)}
    if option.verb == PREPARE.name and -1 in at:
        free = next(i for i, slot in enumerate(slots) if slot.card < 0)
        return f"card-{option.a}", f"slot-{question.seat}-{free}"
    if option.verb == CAST.name and option.a in at:
        return at[CardId(option.a)], "button-cast"
    unit = unit_of(view, *ATTACK.of(option)) if question.prompt.key in ACTION_KEYS else None
    if unit is None:
        return ()
    found = plan(view, unit)
    if option.verb == ATTACK.name and found.attack is not None:
        return (target_ref(view, unit, found.attack),)
    if option.verb == ADVANCE.name and found.advance != NONE:
        return (f"field-{found.advance}",)
    return ()


def target_ref(view: State, unit: Unit, hit: Blow) -> str:
    """Whom it would hit, as a thing on the page."""
    if hit.target == HERO:
        return f"hero-{view.heroes[ally_side(unit) ^ 1][0]}"
    foe = view.board[hit.target]
    assert foe is not None
    return f"card-{foe.card}"
