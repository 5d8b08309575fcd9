"""Events on the page: damage and repairs float, flips turn, the rest glows; and a finished game in figures."""

from collections.abc import Mapping, Sequence

from rulewright.games.outposts.rules import events
from rulewright.games.outposts.rules.state import State, creatures_of
from rulewright.games.outposts.words.bolts import bolt_comes_to, wounds_stay
from rulewright.games.outposts.words.names import side
from rulewright.kernel.event import Event
from rulewright.kernel.page.figures import Figure, count_figures
from rulewright.kernel.question import CardId, Seat

_OUTPOST = "outpost-{seat}-{outpost}"
BY_ASSAULT = "OP-157"
_SHOWN = {  # how an event looks, and where
    events.counters.name: ("hit", _OUTPOST),
    events.repairs.name: ("heal", _OUTPOST),
    events.wounded.name: ("hit", "card-{card}"),
    events.flips.name: ("flip", "card-{card}"),
    events.dies.name: ("death", "card-{card}"),
    events.draws.name: ("draw", "seat-{seat}"),
    events.won.name: ("end", "seat-{seat}"),
    events.drawn.name: ("end", "seat--1"),
}


def effects_shown(view: State, event: Event) -> list[dict[str, int | str]] | None:
    """How to show an event, or None for a glow."""
    if event.kind == events.destroyed.name:
        who, left = side(view, Seat(event.args["seat"])), _standing(view, event.args["seat"])
        words = f"Outpost {event.args['outpost'] + 1} of the {who} has fallen: {left}"
        return [{"k": "moment", "ref": _OUTPOST.format_map(event.args), "words": words, "seat": event.args["seat"]}]
    if event.kind == events.counters.name and event.clause == BY_ASSAULT:
        return _broken(view, event.args)
    if event.kind == events.assaults.name:
        return _assault(view, event.args)
    if event.kind == events.bolts.name:
        return _bolted(view, event.args)
    if event.kind == events.gains.name:
        return _gained(view, event.args)
    if event.kind not in _SHOWN:
        return None
    look, ref = _SHOWN[event.kind]
    amount: dict[str, int | str] = {"n": event.args["n"]} if "n" in event.args else {}
    return [{"k": look, "ref": ref.format_map(event.args), **amount}]


def _moment(ref: str, words: str, seat: int) -> dict[str, int | str]:
    """A line over the board that is said in passing: it is not what decides a game."""
    return {"k": "moment", "ref": ref, "words": words, "seat": seat, "light": 1}


def _assault(view: State, args: Mapping[str, int]) -> list[dict[str, int | str]]:
    """Who goes for what, whether anybody defends it or not."""
    ref, whose = f"outpost-{args['other']}-{args['outpost']}", side(view, args["other"])
    words = f"The {side(view, args['seat'])} assaults Outpost {args['outpost'] + 1} of the {whose}"
    return [_moment(ref, words, args["seat"])]


def _broken(view: State, args: Mapping[str, int]) -> list[dict[str, int | str]]:
    """What an assault broke; that the Outpost falls is said by an event of its own."""
    ref, hit = _OUTPOST.format_map(args), args["n"]
    words = f"Outpost {args['outpost'] + 1} of the {side(view, args['seat'])} takes {hit} damage"
    stands = view.players[args["seat"]].outposts[args["outpost"]].standing
    return [*([_moment(ref, words, args["seat"])] if stands else []), {"k": "hit", "ref": ref, "n": hit}]


def _bolted(view: State, args: Mapping[str, int]) -> list[dict[str, int | str]]:
    """Who survives a Bolt takes nothing from it (OP-156), or is wounded, which has an event of its own."""
    ref = f"card-{args['target']}"
    if args["target"] not in creatures_of(view.players[args["other"]]):
        return [{"k": "hit", "ref": ref, "n": args["n"]}]
    if wounds_stay(view):
        return []
    words = bolt_comes_to(view, args["n"], CardId(args["target"])).rstrip(".")
    return [_moment(ref, words, args["seat"]), {"k": "block", "ref": ref}]


def _gained(view: State, args: Mapping[str, int]) -> list[dict[str, int | str]]:
    """A new Outpost, and what it is good for (OP-083, OP-088)."""
    mana = view.book.rules.mana_per_outpost
    words = f"Outpost {args['outpost'] + 1} of the {side(view, args['seat'])} is built: {mana} more mana each turn"
    return [_moment(_OUTPOST.format_map(args), words, args["seat"])]


def _standing(view: State, seat: int) -> str:
    left = sum(post.standing for post in view.players[seat].outposts)
    return "none is left" if not left else "one is left" if left == 1 else f"{left} are left"


TURNING_POINTS = (events.counters.name, events.destroyed.name, events.buys.name, events.out.name)
"""Events that change the course of a game."""

_counted = count_figures(
    Figure("Cards played", (events.plays, events.casts, events.builds, events.hides)),
    Figure("Creatures lost", (events.dies,)),
    Figure("Outposts lost", (events.destroyed,)),
    Figure("Crystals bought", (events.buys,)),
    Figure("Mana made", (events.mana,), "n"),
)


def numbers(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """What is counted and how much of it by seat. Damage counts for whose turn it is."""
    damage, active = [0] * seats, -1
    for event in log:
        if event.kind == events.turn.name:
            active = event.args["seat"]
        elif event.kind == events.counters.name and event.args["seat"] != active:
            damage[active] += event.args["n"]
    return [("Damage to Outposts", damage), *_counted(log, seats)]
