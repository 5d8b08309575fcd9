"""What events look like on the page, a finished game in figures, and where a player wants to be asked."""

from typing import Any

from rulewright.games.battleground.page.previews import ACTION_KEYS, verb_words
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.battle.actions import target_of
from rulewright.games.battleground.rules.battle.battle_phase import by_default
from rulewright.games.battleground.rules.ground import NONE
from rulewright.games.battleground.rules.ids import ENCHANTMENTS, FIRST_MAIN, MANA_ORB
from rulewright.games.battleground.rules.state import State, unit_of
from rulewright.games.battleground.rules.verbs import ATTACK, PASS
from rulewright.kernel.event import Event
from rulewright.kernel.page.figures import Figure, count_figures
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Option, Question

TURNING_POINTS = (events.level.name, events.attacks_hero.name, events.concedes.name)

FIGURES = count_figures(
    Figure("Spells cast", (events.casts,)),
    Figure("Units summoned", (events.summons,)),
    Figure("Life lost", (events.loses_life,), amount="n"),
    Figure("Experience gained", (events.experience,), amount="n"),
    Figure("Levels", (events.level,)),
)


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
    Stop("idle-units", "For units with nobody in range", False, "Stop me"),  # BG-D15, BG-D16
    Stop("own-enchantments", "In my Enchantments phase", False, "Stop me"),
)
KEYS = {MANA_ORB: "orb", ENCHANTMENTS: "enchantments"}


def obvious(view: State, question: Question) -> tuple[str, Option] | None:
    """A unit with nobody in range acts by itself, as if nobody answered in time (BG-R138)."""
    if question.prompt.key not in ACTION_KEYS:
        return None
    unit = unit_of(view, question.about)
    if unit is None or target_of(view, unit) != NONE:
        return None
    return "idle-units", by_default(view, list(question.options))


def stop_for(view: State, question: Question) -> str:
    """Which stop holds here, by what everybody sees."""
    return f"{'own' if question.seat == view.active else 'other'}-{KEYS.get(view.phase, 'main')}"


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Passing and ending have places of their own; an action of the battle says what it comes to."""
    if option == PASS:
        if question.prompt.key == prompts.MAIN.key:
            return "end", "End phase: battle" if view.phase == FIRST_MAIN else "End turn"
        return "pass", "Pass"
    if question.prompt.key in ACTION_KEYS:
        unit = unit_of(view, *ATTACK.of(option))
        return "", verb_words(view, unit, option.verb) if unit else ""
    return "", ""
