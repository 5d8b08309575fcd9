"""The rules as tests call them: with plain numbers for seats, units, hexes and cards."""

from collections.abc import Callable
from typing import TypeVar

from rulewright.games.seekers.mind import aiming, merit
from rulewright.games.seekers.page import battlemap
from rulewright.games.seekers.page.scene import scene as scene_of
from rulewright.games.seekers.rules import damage, sight, stack, state, trigger_matching
from rulewright.games.seekers.rules.ailments import applying, forbidding
from rulewright.games.seekers.rules.movement import card_movement, push_and_collide, reach
from rulewright.games.seekers.rules.playing import requirements, targeting
from rulewright.games.seekers.rules.state import State, own_main
from rulewright.games.seekers.rules.turn import burn as burn_down
from rulewright.games.seekers.rules.turn import pass_moment as moment_passes
from rulewright.kernel.question import Option, Seat

R = TypeVar("R")


def by_number(function: Callable[..., R]) -> Callable[..., R]:
    """The same function, whatever kind of number it wants."""
    return function


ground = by_number(aiming.ground)
kept = by_number(merit.kept)
drawing = by_number(battlemap.drawing)
scene = by_number(scene_of)
apply = by_number(applying.apply)
cannot_activate = by_number(forbidding.cannot_activate)
cannot_move = by_number(forbidding.cannot_move)
cannot_play = by_number(forbidding.cannot_play)
deal = by_number(damage.deal)
deal_one = by_number(damage.deal_one)
heal = by_number(damage.heal)
travel = by_number(card_movement.travel)
away = by_number(push_and_collide.away)
push = by_number(push_and_collide.push)
can_move = by_number(reach.can_move)
hex_cost = by_number(reach.hex_cost)
reachable = by_number(reach.reachable)
cost_of = by_number(requirements.cost_of)
meets = by_number(targeting.meets)
legal_targets = by_number(targeting.legal_targets)
along = by_number(sight.along)
can_target = by_number(sight.can_target)
enemies_along = by_number(sight.enemies_along)
enemies_within = by_number(sight.enemies_within)
sees_hex = by_number(sight.sees_hex)
sight_range = by_number(sight.sight_range)
targets = by_number(sight.targets)
card_of = by_number(state.card_of)
happen = by_number(trigger_matching.happen)
new_item = by_number(trigger_matching.new_item)
burn = by_number(burn_down)
pass_moment = by_number(moment_passes)


def options_for(state: State, seat: int) -> list[Option]:
    """What a seat with priority may answer."""
    return stack.options_for(state, Seat(seat), own_main(state, Seat(seat)))[0]
