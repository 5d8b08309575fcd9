"""What stands in the log where the declarations alone do not say enough."""

from collections.abc import Callable

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.places import PlaceId
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.words.fight_results import fight_over
from rulewright.games.elysia.words.names import where_words
from rulewright.kernel.event import Event
from rulewright.kernel.question import Face
from rulewright.kernel.words import Filled


def _explores(view: State, event: Event, filled: Filled) -> str:
    gained = [f"{filled[key]} {key.capitalize()}" for key in ("walk", "coin") if event.args[key]]
    return f"{filled['seat']} plays {filled['card']}{': ' + ', '.join(gained) if gained else ''}."


def _exhausted(view: State, event: Event, filled: Filled) -> str:
    if event.args["seat"] >= 0:
        return f"{filled['seat']} is Exhausted, without cards in hand."
    return f"{filled['face']} {'are' if _many(filled) else 'is'} Exhausted."


def _many(filled: Filled) -> bool:
    return filled["face"].endswith("s")  # Goblins


def _stops(view: State, event: Event, filled: Filled) -> str:
    return f"{filled['seat']} stops {where_words(view.tiles[PlaceId(event.args['place'])])}{filled['toll']}."


def _strikes(view: State, event: Event, filled: Filled) -> str:
    """What each of several takes; one takes all of it (RE-191)."""
    shared = f": {filled['each']} each" if event.args["defenders"] > 1 else ""
    return f"The {filled['side']} strike for {filled['n']}{shared}."


def _combat(view: State, event: Event, filled: Filled) -> str:
    tile = view.tiles[PlaceId(event.args["place"])]
    first = f" The {filled['first']} strike first." if "first" in filled else ""  # older games did not tell it
    return f"Fight {where_words(tile)}: {filled['n']} take part.{first}"


WHY = {
    "RE-143": "walking on from Ruins",
    "RE-198": "beating a foe of Darkness",
    "RE-199": "doing so in a Village",
    "RE-200": "beating a Character of Light",
    "RE-212": "a Reward",
    "RE-241": "a Quest",
}
"""What a token is for, by the clause that gives it; an Event is told by itself, just before."""
TOKENS = {kind.name: kind.sentence for kind in (events.gains_light, events.gains_darkness, events.gains_wild,
                                                events.gains_minus)}  # fmt: skip


def _gains(view: State, event: Event, filled: Filled) -> str:
    said = TOKENS[event.kind].format_map(filled)
    return f"{said[:-1]} for {WHY[event.clause]}." if event.clause in WHY else said


def _left_alone(view: State, event: Event, filled: Filled) -> str:
    why = "damaged" if event.args["damaged"] else "no cards in hand"
    return f"{filled['seat']} is left alone, no fight: {why}."


def _check(view: State, event: Event, filled: Filled) -> str:
    """The card only says whether somebody comes: nobody gains it (RE-133, RE-134)."""
    if view.book.cards[event.cards["card"].face].kind == "encounter":
        return f"{filled['seat']} checks for an Encounter, and there is one."
    return f"{filled['seat']} checks for an Encounter: none. {filled['card']}, turned up for it, is laid aside."


def _quest(view: State, event: Event, filled: Filled) -> str:
    prize = view.book.cards[Face(event.args["face"])].prize
    return f"{filled['seat']} completes {filled['face']}{f': +{prize}' if prize else ''}."


SENTENCES: dict[str, Callable[[State, Event, Filled], str]] = {
    events.exhausted.name: _exhausted,
    events.explores.name: _explores,
    events.fight_over.name: fight_over,
    events.stops.name: _stops,
    events.strikes.name: _strikes,
    events.combat.name: _combat,
    events.left_alone.name: _left_alone,
    events.check.name: _check,
    events.quest.name: _quest,
    **dict.fromkeys(TOKENS, _gains),
    events.appears.name: lambda view, event, filled: (
        f"{filled['face']} {'appear' if _many(filled) else 'appears'} at {filled['place']}{filled['passed']}."
    ),
}
