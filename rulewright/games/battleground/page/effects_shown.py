"""What events look like on the page, which of them turn a game, and a finished game in figures."""

from typing import Any

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.state import State, unit_of
from rulewright.kernel.event import Event
from rulewright.kernel.page.figures import Figure, count_figures
from rulewright.kernel.question import CardId

TURNING_POINTS = (events.level.name, events.attacks_hero.name, events.concedes.name)

FIGURES = count_figures(
    Figure("Spells cast", (events.casts,)),
    Figure("Units summoned", (events.summons,)),
    Figure("Life lost", (events.loses_life,), amount="n"),
    Figure("Experience gained", (events.experience,), amount="n"),
    Figure("Levels", (events.level,)),
)


def effects(view: State, event: Event) -> list[dict[str, Any]] | None:
    """What an event looks like: dice fall, damage and healing float; the rest glows."""
    args = event.args
    match event.kind:
        case events.damage.name | events.heals.name:
            kind = "hit" if event.kind == events.damage.name else "heal"
            return [{"k": kind, "ref": f"card-{args['card']}", "n": args["n"]}]
        case events.loses_life.name | events.heals_hero.name:
            kind = "hit" if event.kind == events.loses_life.name else "heal"
            return [{"k": kind, "ref": f"hero-{args['seat']}", "n": args["n"]}]
        case events.dies.name:
            back = unit_of(view, CardId(args["card"])) is None
            return [{"k": "flip", "ref": f"field-{args['field']}"}] if back else None
        case events.rolls.name:
            return [{"k": "dice", "ref": f"seat-{args['seat']}", "faces": [args["n"]]}]
        case events.won.name:
            return [{"k": "end", "ref": f"seat-{args['seat']}"}]
        case events.drawn.name:
            return [{"k": "end", "ref": "board"}]
    return None
