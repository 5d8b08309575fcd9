"""Events on the page: what each looks like on the table, and what a finished game comes to in figures."""

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.fighters import DEFENDERS
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.words.names import SIDES
from rulewright.kernel.event import Event
from rulewright.kernel.page.figures import Figure, count_figures
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.words import listed

TURNING_POINTS = tuple([kind.name for kind in (events.exhausted, events.quest, events.fortress, events.leaves)])

numbers = count_figures(
    Figure("Tiles placed", (events.places_tile,)),
    Figure("Cards bought", (events.buys,)),
    Figure("Coin spent", (events.buys,), amount="n"),
    Figure("Fights struck", (events.attacks,)),
    Figure("Times Exhausted", (events.exhausted,)),
    Figure("Side Quests", (events.quest,)),
    Figure("Wild gained", (events.gains_wild,), amount="n"),
    Figure("Darkness gained", (events.gains_darkness,), amount="n"),
)


OWN_NEWS = frozenset({events.fight_over.name, events.left_alone.name, events.quest.name, events.check.name})
ON_THE_WAY = ("RE-143", "RE-136")  # for walking on from Ruins, by an Event; what a fight brings is told at its end
TOKENS = frozenset({events.gains_darkness.name, events.gains_minus.name, events.gains_wild.name})


def news(event: Event, seat: Seat) -> bool:
    """What became of oneself, in a fight, at an Encounter Check or by a token; who comes, to the map or to a fight."""
    own = event.args.get("seat", NO_SEAT) == seat
    if event.kind in TOKENS:
        return own and event.clause in ON_THE_WAY
    if event.kind in OWN_NEWS:
        return own
    return event.kind == events.appears.name or (event.kind == events.joins.name and not own)


def _moment(seat: int, words: str, other: int = -1) -> dict[str, object]:
    """Something said of a player, by the number that the table replaces by a name."""
    who = f"Player {seat + 1}" + (f" and player {other + 1}" if other >= 0 else "")
    return {"k": "moment", "ref": f"figure-{seat}", "words": f"{who}: {words}", "seat": seat}


def _attack(view: State) -> dict[str, object] | None:
    """A player's attack on players, which may be over before anybody is asked (RE-151, RE-179)."""
    combat = view.combat
    if combat is None or combat.initiator == NO_SEAT:
        return None
    foes = [f"player {each.seat + 1}" for each in combat.fighters if each.side == DEFENDERS and each.seat >= 0]
    return _moment(combat.initiator, f"an attack on {listed(foes)}") if foes else None


def effects(view: State, event: Event) -> list[dict[str, object]] | None:
    """What an event looks like: lost cards and Wild float, a strike shakes; the rest glows."""
    args = event.args
    seat = args.get("seat", -1)
    match event.kind:
        case events.strikes.name:
            return [{"k": "hit", "ref": "clash", "n": args["n"]}] if args["n"] else None
        case events.villain_loses.name:
            return [{"k": "hit", "ref": f"npc-{args['npc']}", "n": 1}]
        case events.combat.name if attack := _attack(view):
            return [attack]
        case events.encounter.name:
            card = view.book.cards[view.faces[args["card"]]]
            words = f"{card.name}: {card.text}"
            return [{"k": "moment", "ref": f"figure-{seat}", "words": words, "seat": seat}]
        case events.exhausted.name if seat < 0:
            words = f"{view.book.cards[args['face']].name} is beaten"
            return [{"k": "moment", "ref": f"npc-{args['npc']}", "words": words}]
        case events.exhausted.name:
            return [_moment(seat, "Exhausted")]
        case events.fight_over.name if args["end"] == events.WON:
            both = args["exhausted"] and args["rival"] >= 0
            return [_moment(seat, "both Exhausted", args["rival"]) if both else _moment(seat, "the fight is won")]
        case events.quest.name:
            quest = view.book.cards[args["face"]]
            return [_moment(seat, f"{quest.name} completed{f', +{quest.prize}' if quest.prize else ''}")]
        case events.joins.name:
            return [_moment(seat, f"one of the {SIDES[args['side']]}")]
        case events.gains_wild.name | events.gains_light.name:
            return [{"k": "heal", "ref": f"figure-{seat}", "n": args["n"]}]
        case events.gains_darkness.name | events.gains_minus.name:
            return [{"k": "hit", "ref": f"figure-{seat}", "n": args["n"]}]
        case events.draws.name:
            return [{"k": "draw", "ref": f"seat-{seat}"}]
        case events.places_tile.name | events.places_overlay.name:
            return [{"k": "glow", "ref": f"hex-{args['place']}"}]
        case events.wins.name:
            return [{"k": "end", "ref": f"seat-{seat}"}]
    return None
