"""Whoever reads the log knows every public number and place: the table is rebuilt from the events alone."""

from collections.abc import Callable
from typing import Any

import pytest
from outposts_table import GAME, rules

from rulewright.games.outposts.rules import events
from rulewright.games.outposts.rules.state import State, by_seat
from rulewright.games.outposts.rules.teardown import all_cards
from rulewright.kernel.event import Event
from rulewright.testing.rebuild import Facts, rebuild

Side = dict[str, Any]
NUMBERS = ("crystals", "mana", "war_cry", "shelter", "discount", "burned_cards", "burned_creatures", "lost")
THIS_TURN = ("war_cry", "discount", "burned_cards", "burned_creatures", "lost")
PILES = ("discard", "reserve", "pinned")


def start(view: State) -> Facts:
    sides = [
        {"faction": -1, "out": False, "hand": 0, "deck": 0, "aside": 0, "groups": [], "outposts": []}
        | dict.fromkeys(NUMBERS, 0) | {pile: [] for pile in PILES} for _ in view.players
    ]  # fmt: skip
    return {"first": 0, "sides": sides}


def public(state: State) -> Facts:
    return {"first": state.first, "sides": [_side(state, seat) for seat, _ in by_seat(state.players)]}


def _side(state: State, seat: Any) -> Side:
    player = state.players[seat]
    outposts = [
        {"standing": post.standing, "counters": post.counters, "defenders": sorted(post.defenders),
         "open": sorted(post.open), "closed": sorted(post.closed)} for post in player.outposts
    ]  # fmt: skip
    side: Side = {name: getattr(player, name) for name in (*NUMBERS, "faction", "out")}
    side |= {pile: sorted(getattr(player, pile)) for pile in PILES}
    side |= {pile: len(getattr(player, pile)) for pile in ("hand", "deck", "aside")}
    side |= {"outposts": outposts, "groups": [sorted(group) for group in player.groups]}
    if state.outcome and state.step:  # a Spell that ended the game lies on top of the discard pile
        placed = {*player.hand, *player.deck, *player.aside, *player.discard, *player.reserve}
        placed |= {card for group in player.groups for card in group}
        placed |= {card for post in player.outposts for card in post.defenders + post.open + post.closed}
        side["discard"] = sorted(player.discard + [card for card in all_cards(state, seat) if card not in placed])
    return side


# -- what an event changes


def _leaves(side: Side, card: int) -> None:
    """A card is no longer where it was; a group that is empty is no more."""
    places = [side["reserve"], *side["groups"], *[post[pile] for post in side["outposts"] for pile in PLACES_AT_POST]]
    for place in places:
        if card in place:
            place.remove(card)
    side["groups"] = [group for group in side["groups"] if group]


PLACES_AT_POST = ("defenders", "open", "closed")


def _into(place: list[int], card: int) -> None:
    place.append(card)
    place.sort()


def _joins(side: Side, args: dict[str, int]) -> None:
    _leaves(side, args["card"])
    if args["group"] == len(side["groups"]):
        side["groups"].append([])
    _into(side["groups"][args["group"]], args["card"])


def _guards(side: Side, args: dict[str, int]) -> None:
    _leaves(side, args["card"])
    _into(side["outposts"][args["outpost"]]["defenders"], args["card"])


def _rests(side: Side, args: dict[str, int]) -> None:
    _leaves(side, args["card"])
    _into(side["reserve"], args["card"])


def _dies(side: Side, args: dict[str, int]) -> None:
    _leaves_play(side, args["card"])
    _into(side["discard"], args["card"])
    side["lost"] += 1


def _leaves_play(side: Side, card: int) -> None:
    _leaves(side, card)
    side["pinned"] = [pinned for pinned in side["pinned"] if pinned != card]


def _pays(side: Side, args: dict[str, int]) -> None:
    side["mana"] -= args["cost"]
    side["hand"] -= 1


def _adds(**numbers: int) -> Callable[[Side, dict[str, int]], None]:
    """Numbers that go up or down by so much for each `n` of the event, or once."""

    def change(side: Side, args: dict[str, int]) -> None:
        for name, by in numbers.items():
            side[name] += by * args.get("n", 1)

    return change


def _onto(pile: str, **numbers: int) -> Callable[[Side, dict[str, int]], None]:
    def change(side: Side, args: dict[str, int]) -> None:
        _adds(**numbers)(side, args)
        _into(side[pile], args["card"])

    return change


def _off_discards(side: Side, args: dict[str, int]) -> None:
    side["discard"].remove(args["card"])


def _gains(side: Side, args: dict[str, int]) -> None:
    side["outposts"].append({"standing": True, "counters": 0, **{pile: [] for pile in PLACES_AT_POST}})


def _out(side: Side, args: dict[str, int]) -> None:
    posts = [{"standing": False, "counters": 0, **{pile: [] for pile in PLACES_AT_POST}} for _ in side["outposts"]]
    in_play = [*side["reserve"], *side["discard"], *[card for group in side["groups"] for card in group]]
    in_play += [card for post in side["outposts"] for pile in PLACES_AT_POST for card in post[pile]]
    side |= {"out": True, "outposts": posts, "groups": [], "aside": side["hand"] + side["deck"] + len(in_play)}
    side |= {"hand": 0, "deck": 0, "mana": 0, **{pile: [] for pile in PILES}}


def _post(change: Callable[[Side, dict[str, int]], None]) -> Callable[[Side, dict[str, int]], None]:
    return lambda side, args: change(side["outposts"][args["outpost"]], args)


def _flips(post: Side, args: dict[str, int]) -> None:
    post["closed"].remove(args["card"])
    _into(post["open"], args["card"])


def _reshuffles(side: Side, args: dict[str, int]) -> None:
    assert args["n"] == len(side["discard"])
    side["deck"] += args["n"]
    side["discard"] = []


Change = Callable[[Side, dict[str, int]], None]
CHANGES: dict[str, tuple[Change, ...]] = {
    events.faction.name: (lambda side, args: side.update(faction=args["faction"]),),
    events.deck.name: (_adds(deck=1),),
    events.keeps.name: (_adds(deck=1),),
    events.redraws.name: (_adds(deck=1, hand=-1),),
    events.gains.name: (_gains,),
    events.draws.name: (_adds(deck=-1, hand=1),),
    events.takes.name: (_adds(deck=-1, hand=1),),
    events.reshuffles.name: (_reshuffles,),
    events.discards.name: (_onto("discard", hand=-1),),
    events.eroded.name: (_onto("discard", deck=-1),),
    events.counters.name: (_post(lambda post, args: post.update(counters=post["counters"] + args["n"])),),
    events.repairs.name: (_post(lambda post, args: post.update(counters=post["counters"] - args["n"])),),
    events.destroyed.name: (_post(lambda post, args: post.update(standing=False, counters=0)),),
    events.dismantled.name: (lambda side, args: _leaves(side, args["card"]), _onto("discard")),
    events.flips.name: (_post(_flips),),
    events.mana.name: (_adds(mana=1),),
    events.unspent.name: (_adds(mana=-1),),
    events.plays.name: (_pays, _onto("reserve")),
    events.casts.name: (_pays, _onto("discard")),
    events.builds.name: (_pays, _post(lambda post, args: _into(post["open"], args["card"]))),
    events.hides.name: (_pays, _post(lambda post, args: _into(post["closed"], args["card"]))),
    events.buys.name: (
        lambda side, args: side.update(crystals=args["n"], mana=side["mana"] - args["cost"], discount=0),
    ),
    events.dies.name: (_dies,),
    events.pinned.name: (lambda side, args: side.update(pinned=sorted({*side["pinned"], args["card"]})),),
    events.unpinned.name: (lambda side, args: side["pinned"].remove(args["card"]),),
    events.returned.name: (lambda side, args: _leaves_play(side, args["card"]), _adds(hand=1)),
    events.raised.name: (_off_discards, _onto("reserve")),
    events.regained.name: (_off_discards, _adds(hand=1)),
    events.war_cry.name: (_adds(war_cry=1),),
    events.shelter.name: (_adds(shelter=1),),
    events.discount.name: (_adds(discount=1),),
    events.to_reserve.name: (_rests,),
    events.to_defense.name: (_guards,),
    events.regroups.name: (_guards,),
    events.to_offense.name: (_joins,),
    events.out.name: (_out,),
}
BURNED = {(events.discards.name, "OP-090"): "burned_cards", (events.dies.name, "OP-091"): "burned_creatures"}


def apply(facts: Facts, event: Event) -> None:
    if event.kind == events.first.name:
        facts["first"] = event.args["seat"]
    if event.kind == events.turn.name:
        for side in facts["sides"]:
            side.update(dict.fromkeys(THIS_TURN, 0))
        facts["sides"][event.args["seat"]]["shelter"] = 0
    for change in CHANGES.get(event.kind, ()):
        change(facts["sides"][event.args["seat"]], event.args)
    if (event.kind, event.clause) in BURNED:
        facts["sides"][event.args["seat"]][BURNED[event.kind, event.clause]] += 1


@pytest.mark.slow
@pytest.mark.rule("OP-R128")
def test_the_log_tells_every_public_number_and_place() -> None:
    rebuild(GAME, start, apply, public)


@pytest.mark.slow
@pytest.mark.rule("OP-R128")
def test_the_log_tells_all_with_the_optional_rules_too() -> None:
    optional = rules(shard_rule=True, starter_only=False, mulligans=1, campaign_rule=True, attack_all_or_none=False,
                     excess_damage_carries=True, retarget_on_destroyed=True, hand_limit=5)  # fmt: skip
    rebuild(GAME, start, apply, public, variant=optional, games=6)
