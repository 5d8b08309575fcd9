"""The battle before it is committed, in words: who would hit whom for how much, and what the number is made of."""

from dataclasses import replace

from rulewright.games.battleground.page.forecast import (
    Step,
    forecast,
    plan,
    rest_of_haste,
    rest_of_wave,
    usual_or_default,
    waits,
)
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.battle.actions import Blow, threats_to
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.ids import BATTLE, FIRST_MAIN
from rulewright.games.battleground.rules.state import State, Unit, unit_of
from rulewright.games.battleground.rules.units.conditions import ally_side, controller
from rulewright.games.battleground.rules.units.units import modifier
from rulewright.games.battleground.rules.verbs import ADVANCE, ATTACK, TOKEN, USE
from rulewright.games.battleground.words.labels import next_power
from rulewright.games.battleground.words.names import (
    field_name,
    power_cards,
    power_of,
    power_text,
    seat_name,
    unit_name,
)
from rulewright.kernel.page.scene import Arrow, Foreseen, Preview
from rulewright.kernel.question import CardId, Option, Question

ACTION_KEYS = (prompts.WAVE.key, prompts.SECOND.key, prompts.HASTE.key)
MAIN_STEPS = (events.attacks.name, events.attacks_hero.name, events.moves.name)
OWN_STEPS = (*MAIN_STEPS, events.defends.name, events.skips.name)
STAYS = {
    "BG-147": "a foe is in range, so it stays",
    "BG-148": "the field ahead is taken",
    "BG-150": "it stands in the last row",
    "BG-185": "it is Grounded",
    "BG-232": "Snare holds it; one token goes",
}


def sum_of(state: State, hit: Blow, flank: list[str]) -> str:
    """The arithmetic of an attack, a line for each number (BG-129, BG-154 to BG-158, BG-220); who flanks by name."""
    if hit.disarmed:
        return "Disarmed: the attack is cancelled and the tokens go."
    rules = state.book.rules
    lines = [
        f"Attack {hit.attack}" + (f": {hit.attack - hit.bonus} on its die, {hit.bonus:+d} standing" * bool(hit.bonus))
    ]
    if hit.defending:
        parts = [f"{rules.base_defense} defending"]
        if hit.shields:
            parts.append(f"{hit.shields * rules.shield_value:+d} Shield")
        if hit.threats:
            parts.append(f"{-len(hit.threats) * rules.flank_loss:+d} flank by {', '.join(flank)}")
        if hit.forgiven:
            parts.append(f"{hit.forgiven * rules.flank_loss:+d} by a power")
        raw = (
            rules.base_defense + hit.shields * rules.shield_value - (len(hit.threats) - hit.forgiven) * rules.flank_loss
        )
        if raw < rules.defense_floor:
            parts.append(f"never below {rules.defense_floor}")
        lines.append(f"Defense {hit.defense}: {', '.join(parts)}")
    elif hit.target != HERO:
        lines.append("No defense: it does not defend")
    if hit.chill:
        lines.append(f"Chill -{hit.chill}")
    lines.append(f"Damage {hit.damage}" + (", it dies" if hit.kills else ""))
    return "\n".join(lines)


def sum_now(state: State, hit: Blow) -> str:
    """The same for an attack at this moment."""
    return sum_of(state, hit, [unit_name(state, field) for field in hit.threats])


def sum_clause(hit: Blow) -> str:
    """The clause at the heart of it."""
    if hit.disarmed:
        return "BG-217"
    if hit.target == HERO:
        return "BG-138"
    return "BG-157" if hit.threats else "BG-154" if hit.defending else "BG-159"


def aim_name(state: State, unit: Unit, hit: Blow) -> str:
    if hit.target != HERO:
        return unit_name(state, hit.target)
    foes = state.heroes[ally_side(unit) ^ 1]
    return " and ".join(seat_name(state, seat) for seat in foes)


def verb_words(state: State, unit: Unit, verb: str) -> str:
    """An action on its button: what it comes to now."""
    found = plan(state, unit)
    if verb == ATTACK.name:
        if found.attack is None:
            return "Attack: nobody in range"
        if found.attack.disarmed:
            return "Attack: only sheds Disarm"
        hit = found.attack
        more = ", kills" if hit.kills else f", sheds {hit.chill} Chill" if hit.chill and not hit.damage else ""
        return f"Attack {aim_name(state, unit, hit)}: {hit.damage} damage{more}"
    if verb == ADVANCE.name:
        if found.advance != NONE:
            return f"Advance to {field_name(state, found.advance)}"
        return f"Wait for wave {state.wave + 1}" if waits(state, unit) else "Advance: can't move"
    shields = modifier(state, unit, "shield") * state.book.rules.shield_value
    return f"Defend: blocks {state.book.rules.base_defense + shields}"


def verb_sum(state: State, unit: Unit, verb: str) -> str:
    """And why."""
    found = plan(state, unit)
    if verb == ATTACK.name:
        return sum_now(state, found.attack) if found.attack else "No foe and no hero in its range."
    if verb == ADVANCE.name:
        if found.advance != NONE:
            return ""
        why = STAYS.get(found.kept, "it is kept")
        if waits(state, unit):
            return f"It waits: {why}.\nIt attacks or defends in the next wave, after the others have acted."
        return f"It would not move: {why}."
    shields = modifier(state, unit, "shield") * state.book.rules.shield_value
    threats = threats_to(state, unit, None)
    flank = f"\nThreatened now by {', '.join(unit_name(state, each) for each in threats)}" if threats else ""
    return f"Defense {state.book.rules.base_defense + shields} until its next battle, less 1 for each flank{flank}"


def hint(view: State, question: Question, option: Option) -> str:
    """The sum behind a button of the battle; what a power does that is chosen or used (BG-192, BG-R100)."""
    if option.verb == TOKEN.name:
        power = next_power(view, *TOKEN.of(option))
        return "\n".join([power_text(power), *power_cards(power)]) if power else ""
    if option.verb == USE.name:
        return power_text(power_of(view, question.seat, *USE.of(option)))
    if question.prompt.key not in ACTION_KEYS:
        return ""
    unit = unit_of(view, *ATTACK.of(option))
    return verb_sum(view, unit, option.verb) if unit else ""


def preview(view: State, question: Question) -> Preview | None:
    """Before the Battle phase all of it, in it what is left of the wave: by the answers that are marked."""
    key = question.prompt.key
    note = "If all act as marked: attack where it does damage, else advance, else defend."
    if view.phase == BATTLE and key in ("wave", "second"):
        steps = rest_of_wave(view, question.about).steps
        return _made(view, f"Wave {view.wave}, still to come", steps, view.wave, note)
    if view.phase == BATTLE and key == "haste":
        verb = usual_or_default(view, question.options).verb
        return _made(view, "Haste, still to come", rest_of_haste(view, question.about, verb).steps, view.wave, note)
    if view.phase == FIRST_MAIN and key in ("main", "respond"):
        mine = question.seat == view.active
        title = "The battle, if you end this phase now" if mine else "The battle, as things stand"
        return _made(view, title, forecast(view).steps, 1, note)
    return None


def foretold(view: State, unit: Unit) -> Step | None:
    """What the unit does first in the battle as it is foretold before it."""
    if view.phase != FIRST_MAIN or controller(view, unit) != view.active:
        return None
    return next((step for step in forecast(view).steps if step.card == unit.card and step.kind in OWN_STEPS), None)


def _made(view: State, title: str, steps: list[Step], wave: int, note: str) -> Preview | None:
    rows: list[Foreseen] = []
    arrows: list[Arrow] = []
    told = -1
    names: dict[CardId, str] = {unit.card: view.book.cards[unit.face].name for unit in view.board if unit is not None}
    for step in steps:
        row = _row(view, step, names, steps)
        if row is None:
            continue
        part = f"Wave {step.wave}" if step.wave else "After the waves"
        heading = part if step.wave != told and view.phase != BATTLE else ""
        told = step.wave
        rows.append(replace(row, group=heading))
        if step.wave == wave and (arrow := _arrow(view, step)):
            arrows.append(arrow)
    return Preview(title, tuple(rows), tuple(arrows), note) if rows else None


def _row(view: State, step: Step, names: dict[CardId, str], steps: list[Step]) -> Foreseen | None:
    """A step as a line of the list; what only follows from another is part of its line."""
    who = f"{names.get(step.card, '')} {field_name(view, step.field)}" if step.field >= 0 else ""
    ref, owner = f"card-{step.card}", view.owner[step.card] if step.card >= 0 else None
    match step.kind:
        case events.attacks.name:
            assert step.blow is not None
            dies = any(each.kind == events.dies.name and each.card == step.target for each in _until_next(steps, step))
            other = f"{names.get(step.target, '')} {field_name(view, step.aim)}" + (", which dies" if dies else "")
            sum_ = sum_of(view, step.blow, [names.get(card, "a unit") for card in step.flank])
            return Foreseen(f"{who} hits {other}", minus(step.n), sum_, sum_clause(step.blow),
                            (ref, f"card-{step.target}"), "attack", owner)  # fmt: skip
        case events.attacks_hero.name:
            assert step.blow is not None
            hero = seat_name(view, step.seat)
            return Foreseen(f"{who} hits {hero}", minus(step.n), sum_of(view, step.blow, []), "BG-138",
                            (ref, f"seat-{step.seat}"), "heart-crack", owner)  # fmt: skip
        case events.moves.name:
            words = f"{names.get(step.card, '')} {field_name(view, step.aim)} goes to {field_name(view, step.field)}"
            return Foreseen(words, "", "No foe in range, and the field ahead is empty.", "BG-149",
                            (ref, f"field-{step.field}"), "up-long", owner)  # fmt: skip
        case events.defends.name:
            return Foreseen(f"{who} defends", "", _guarded(view), "BG-152", (ref,), "shield-halved", owner)
        case events.skips.name:
            return Foreseen(f"{who} is stunned", "", "It skips both actions.", "BG-215", (ref,), "face-dizzy", owner)
        case events.level.name:
            return Foreseen(f"{seat_name(view, step.seat)}: a new level", "", "A power token to place.", "BG-190",
                            (f"seat-{step.seat}",), "certificate", step.seat)  # fmt: skip
    return None


def _guarded(view: State) -> str:
    """What defending means (BG-152, BG-153, BG-155, BG-157)."""
    rules = view.book.rules
    return (f"Until its next battle, each blow deals it {rules.base_defense} less, and {rules.shield_value} less for "
            f"each Shield. Each foe beside it, the attacker aside, undoes {rules.flank_loss} of that.")  # fmt: skip


def minus(n: int) -> str:
    return f"-{n}" if n else "0"


def _until_next(steps: list[Step], step: Step) -> list[Step]:
    at = next(i for i, each in enumerate(steps) if each is step) + 1
    end = next((i for i in range(at, len(steps)) if steps[i].kind in MAIN_STEPS), len(steps))
    return steps[at:end]


def _arrow(view: State, step: Step) -> Arrow | None:
    owner = view.owner[step.card] if step.card >= 0 else None
    if step.kind == events.attacks.name:
        return Arrow(f"card-{step.card}", f"card-{step.target}", "plan", owner=owner, note=str(step.n))
    if step.kind == events.attacks_hero.name:
        lane = view.book.ground.lane[step.field]
        edge = view.heroes[view.players[step.seat].side][0]  # partners share it
        return Arrow(f"card-{step.card}", f"hero-{edge}-{lane}", "plan", owner=owner, note=str(step.n))
    if step.kind == events.moves.name:
        return Arrow(f"card-{step.card}", f"field-{step.field}", "go", owner=owner)
    return None
