"""What an event looks like: dice fall, damage and healing float; the rest glows."""

from typing import Any

from rulewright.games.seekers.cards.ailments import AILMENT_NAMES
from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.rolling import NO_DICE, DiceFaces, faces_of
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.words.log_lines import why_nobody
from rulewright.games.seekers.words.names import seat_name
from rulewright.games.seekers.words.shard_words import shard_gives
from rulewright.kernel.event import Event
from rulewright.kernel.question import Seat

FLOATS = {events.loses_life.name: "hit", events.heals.name: "heal"}
MOMENTS = {  # of the Shard (SK-187, SK-192, SK-194, SK-196)
    events.channels.name: "begins to channel the Shard",
    events.delayed.name: "is hurt: the Shard takes longer",
    events.stops.name: "loses hold of the Shard",
    events.channeled.name: "has the Shard: {gives}",
}
TURNING_POINTS = (events.channeled.name, events.channels.name, events.damage.name)
SOURCES = {  # beside the dice: what else the number is made of
    events.raises.name: ("face", 1),
    events.worsens.name: ("ailment", 1),
    events.lowers.name: ("face", -1),
}
DICE = (events.rolls.name, events.collides.name, events.first_roll.name)


def effects_shown(view: State, event: Event) -> list[dict[str, Any]] | None:
    """The page's own effects for an event; None: it glows."""
    args = event.args
    if event.kind == events.damage.name:  # what a Shield takes costs no Life (SK-183)
        came_through = args["n"] - args["absorbed"]
        return [{"k": "hit" if came_through else "block", "ref": f"unit-{args['unit']}", "n": came_through}]
    if event.kind in FLOATS:
        return [{"k": FLOATS[event.kind], "ref": f"unit-{args['unit']}", "n": args["n"]}]
    if event.kind == events.defeated.name:
        return [{"k": "death", "ref": f"unit-{args['unit']}"}]
    if event.kind in (events.absorbs.name, events.shields.name):
        return [{"k": "block", "ref": f"seat-{args['seat']}", "n": args["n"]}]
    if event.kind == events.draws.name:
        return [{"k": "draw", "ref": f"seat-{args['seat']}"}]
    if event.kind in DICE:
        where = f"seat-{args['seat']}" if "seat" in args else "board"
        faces, dropped = faces_of(DiceFaces(args["faces"])), faces_of(DiceFaces(args.get("again", NO_DICE)))
        return [{"k": "dice", "ref": where, "faces": faces, "dropped": dropped}]
    if event.kind in SOURCES:
        key, sign = SOURCES[event.kind]
        words = view.book.cards[args[key]].name if key == "face" else AILMENT_NAMES[args[key]]
        return [{"k": "adds", "ref": "board", "n": sign * args["n"], "words": words}]
    if event.kind in MOMENTS:
        words = f"{seat_name(view, args['seat'])} {MOMENTS[event.kind].format(gives=shard_gives(view.book.rules))}"
        return [{"k": "moment", "ref": f"unit-{args['seat']}", "words": words, "seat": args["seat"]}]
    if event.kind == events.fizzles.name and (why := why_nobody(view, event)):
        return [{"k": "moment", "ref": f"seat-{args['seat']}", "words": f"No effect: {why}", "seat": args["seat"]}]
    if event.kind == events.won.name:
        return [{"k": "end", "ref": f"seat-{args['seat']}"}]
    return None


def news(event: Event, seat: Seat) -> bool:
    """What came of an own card without effect, which shows nowhere on the map (SK-158)."""
    return event.kind == events.fizzles.name and event.args["seat"] == seat
