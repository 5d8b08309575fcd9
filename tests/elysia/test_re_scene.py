"""What the page gets of Elysia: the map with its prices, the fight with its sums, quests of everybody, no secrets."""

import random
import re
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from elysia_table import FIRST

from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.page.coaching import first_times, undone
from rulewright.games.elysia.page.effects_shown import effects, numbers
from rulewright.games.elysia.page.fight import fight
from rulewright.games.elysia.page.hints import hint, role, stop_for
from rulewright.games.elysia.page.map import drawing, ways_from
from rulewright.games.elysia.page.scene import scene
from rulewright.games.elysia.page.tile import gallery, tile
from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.combat.fighters import ATTACK, ATTACKERS, DEFENDERS, DEFENSE, Combat, Fighter
from rulewright.games.elysia.rules.combat.starting import npc_fighter
from rulewright.games.elysia.rules.places import place_of
from rulewright.games.elysia.rules.position import Foe, Side, position
from rulewright.games.elysia.rules.state import MOVE, State
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.page.scene import Part
from rulewright.kernel.question import HIDDEN, SPECTATOR, Question, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.server.html.board.board import board_fragments
from rulewright.server.html.board.pieces import crowd
from rulewright.server.html.cards import item_html
from rulewright.server.html.fights import fight_html
from rulewright.server.html.pictures import picture_address

HERO = Variant("hero", {"scenario": "hero"})
NAMES = [f"P{i}" for i in range(8)]
TILES = {(1, 0): "mountain", (2, 0): "plains", (0, 1): "village/forest"}


def things(found: Any) -> list[Any]:
    """Everything in a scene that is data of its own."""
    if isinstance(found, tuple):
        return [each for part in found for each in things(part)]
    if not is_dataclass(found):
        return []
    return [found, *(each for field in fields(found) for each in things(getattr(found, field.name)))]


def ids(found: Any) -> list[str]:
    """Ids in the order of the scene; counters mostly have none, overlays go by another name."""
    return [each.id for each in things(found) if getattr(each, "id", "")]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4, 8])
def test_every_ref_of_every_option_is_on_the_table_and_ids_are_unique(seats: int) -> None:
    match, roll = Match(ELYSIA, seats, seed=7), random.Random(seats)
    for _ in range(260):
        question = match.question
        if question is None:
            break
        view = ELYSIA.rules.view(match.state, question.seat)
        known = ids(scene(view, question.seat, NAMES[:seats]))
        assert len(known) == len(set(known))
        wanted = {ref for each in question.options for ref in ELYSIA.words.refs(view, each)}
        missing = {ref for ref in wanted - set(known) if not ref.startswith("button-")}
        assert missing == set()
        match.answer(question.seat, roll.choice(question.options))


@pytest.mark.slow
def test_what_events_are_about_lies_on_the_table_when_it_happens() -> None:
    match, roll = Match(ELYSIA, 2, seed=3), random.Random(5)
    read, lost = 0, set()
    while (question := match.question) is not None:
        match.answer(question.seat, roll.choice(question.options))
        laid = scene(ELYSIA.rules.view(match.state, FIRST), FIRST, NAMES[:2])
        known = set(ids(laid))
        for _, event in match.log[read:] if laid.board else ():
            seen = event.seen_by(FIRST)
            refs = ELYSIA.words.event_refs(seen) if seen else ()
            if refs and not known & set(refs):
                lost.add(event.kind)
        read = len(match.log)
    assert lost <= {"villain_attacks", "villain_defends", "villain_loses"}  # it fell, and its cards went with it


@pytest.mark.slow
def test_a_scene_shows_no_face_that_its_viewer_does_not_know() -> None:
    match, roll = Match(ELYSIA, 3, seed=11), random.Random(2)
    for _ in range(150):
        question = match.question
        if question is None:
            break
        for viewer in (FIRST, SPECTATOR):
            view = ELYSIA.rules.view(match.state, viewer)
            for thing in things(scene(view, viewer, NAMES[:3])):
                card = re.fullmatch(r"card-(\d+)", getattr(thing, "id", ""))
                if card and view.faces[int(card[1])] == HIDDEN:
                    assert thing.face is None
        match.answer(question.seat, roll.choice(question.options))


# -- the map


def walking(walk: int, **more: Any) -> State:
    state = position(Side(at=(0, 0), wild=1), tiles=TILES, walk=walk, **more)
    state.part = MOVE
    return state


@pytest.mark.rule("RE-R39", "RE-123")
def test_reachable_tiles_carry_their_walk_cost() -> None:
    laid = scene(walking(3), FIRST, NAMES[:1])
    assert laid.board is not None
    (reach,) = laid.board.overlays
    prices = dict(zip(reach.cells, reach.notes, strict=True))
    assert prices[f"hex-{place_of(1, 0)}"] == "2"  # a Mountain: 1 to come and 1 to stay
    assert prices[f"hex-{place_of(2, 0)}"] == "3"
    assert prices[f"hex-{place_of(-1, 0)}"] == "1+"
    assert reach.open
    html = str(board_fragments(laid.board)["over-walk-reach"][1])
    assert 'class="overlay reach open"' in html


def test_a_tile_that_can_be_entered_but_not_kept_says_so() -> None:
    (reach,) = scene(walking(1), FIRST, NAMES[:1]).board.overlays  # type: ignore[union-attr]
    assert dict(zip(reach.cells, reach.notes, strict=True))[f"hex-{place_of(1, 0)}"] == "2!"


def test_gear_lifts_the_price_and_grapple_only_that_of_the_first_tile() -> None:
    state = walking(4)
    mountain = place_of(1, 0)
    assert ways_from(state, FIRST, 4)[mountain].keep == 2
    state.grapple = True
    assert ways_from(state, FIRST, 4)[mountain].keep == 1
    state.grapple, state.eased = False, 1 << 2
    assert ways_from(state, FIRST, 4)[mountain].keep == 1


def test_a_look_at_a_place_draws_the_way_and_at_a_figure_its_reach_with_wild() -> None:
    state = walking(3)
    drawn = drawing(state, FIRST, f"hex-{place_of(2, 0)}")
    assert drawn is not None
    assert drawn.lines[0].cells == tuple(f"hex-{place_of(q, 0)}" for q in (0, 1, 2))
    assert drawn.words == "Plains: 3 Walk."
    figure = drawing(state, FIRST, "figure-0")
    assert figure is not None
    assert "3 Walk and 1 Wild" in figure.words
    assert drawing(state, SPECTATOR, f"hex-{place_of(2, 0)}") is None
    assert drawing(state, FIRST, "card-3") is None


def test_everybody_on_one_tile_stays_apart() -> None:
    for n in range(1, 13):
        spots = crowd(n)
        assert len(spots) == len(set(spots)) == n
    sides = [Side(at=(0, 0), character=key) for key in ("algar", "vega", "imhotep", "ravenna", "algar")]
    laid = scene(position(*sides), FIRST, NAMES[:5])
    assert laid.board is not None
    parts = board_fragments(laid.board)
    places = {re.search(r"translate\(([^)]+)\)", str(parts[f"figure-{i}"][1]))[1] for i in range(5)}  # type: ignore[index]
    assert len(places) == 5
    icons = [piece.icon for piece in laid.board.pieces]
    assert icons[0] == icons[4] == ""  # two alike show their players' signs
    assert "cards in hand 5" in str(parts["figure-0"][1]).lower()


# -- the fight


def fighting(step: int = ATTACK) -> State:
    """Algar against a Troll and Goblins, a Longsword laid down."""
    state = position(
        Side(at=(2, 0)), Side(character="vega"), tiles=TILES, npcs=[("troll", (2, 0)), ("goblins", (2, 0))]
    )
    mine = Fighter(ATTACKERS, Seat(0), played=[state.book.keys["longsword"]], dropped=[0], wild=2)
    foes = [npc_fighter(npc, DEFENDERS) for npc in state.npcs]
    state.combat = Combat(place_of(2, 0), Seat(0), [*foes, mine], step=step, each=3, cycle=0)
    return state


@pytest.mark.rule("RE-190", "RE-191")
def test_the_fight_is_two_rows_with_the_terms_the_rules_sum() -> None:
    shown = fight(fighting(), None)
    assert shown is not None
    (hero,), foes = shown.rows
    assert hero.sum is not None
    assert (hero.sum.label, hero.sum.value) == ("Attack", 5)
    assert hero.sum.parts == (Part("Longsword", 3), Part("Wild", 2))
    assert [each.name for each in foes] == ["Troll", "Goblins"]
    assert shown.sum == (
        "Attack 5 ÷ 2 = 3 each, rounded up against Defense 2 and 4: Goblins beaten, 4 more to beat Troll"
    )
    html = str(fight_html(shown, "elysia"))
    assert "Longsword" in html
    assert html.count('class="rank') == 2


@pytest.mark.rule("RE-192")
def test_what_is_left_over_is_counted_beside_each_defender() -> None:
    shown = fight(fighting(DEFENSE), None)
    assert shown is not None
    assert [each.note for each in shown.rows[1]] == ["Struck 3, defended 4: stands", "Struck 3, defended 2: falls"]


@pytest.mark.rule("RE-192", "RE-193")
def test_of_a_player_it_is_said_how_many_cards_a_strike_costs() -> None:
    notes = []
    for each in (0, 1, 3):
        state = fighting(DEFENSE)
        assert state.combat is not None
        state.combat.fighters.append(Fighter(DEFENDERS, Seat(1)))
        state.combat.each = each
        shown = fight(state, None)
        assert shown is not None
        notes.append(shown.rows[1][-1].note)
    assert notes == ["Struck 0: costs no card", "Struck 1: would cost 1 card", "Struck 3: would cost 3 cards"]


def test_a_card_says_what_it_would_add() -> None:
    state = fighting()
    card = state.players[0].hand[3]
    question = Question(Seat(0), [verbs.PASS.answer, verbs.PLAY(card)], prompts.ATTACK)
    assert hint(state, question, verbs.PLAY(card)) == (
        "Attack 8 (3 Longsword + 3 Longsword + 2 Wild), 4 each: Goblins beaten, 1 more to beat Troll"
    )
    apple = state.book.keys["apple"]
    buying = Question(Seat(0), [verbs.BUY(apple)], prompts.BUY)
    assert hint(state, buying, verbs.BUY(apple)).startswith("2 Coin.")


# -- quests, market, the rest


@pytest.mark.rule("RE-239")
def test_quests_show_how_far_everybody_is() -> None:
    state = position(Side(dark=3, placed=4), Side(character="vega", hunt=2, done={"backstab": 1}))
    queue = scene(state, FIRST, NAMES[:2]).queue
    assert queue is not None
    marks = {item.face.name: item.marks for item in queue.items if item.face}
    assert [(mark.value, mark.most) for mark in marks["Dark Lord"]] == [(3, 22), (0, 22)]
    assert [mark.value for mark in marks["Huntsmaster"]] == [0, 2]
    assert [mark.value for mark in marks["Cartographer"]] == [4, 0]
    assert [mark.done for mark in marks["Backstab"]] == [False, True]
    html = str(item_html(queue.items[0]))
    assert 'class="mark seat1"' in html
    assert "player 1 3 of 22" in html


def test_the_market_lists_prices_of_this_village_and_what_is_left() -> None:
    state = position(Side(at=(0, 1)), tiles=TILES)
    state.part = 5
    market = next(zone for zone in scene(state, FIRST, NAMES[:1]).middle if zone.id == "market")
    apple = market.zones[0].items[0]
    assert apple.face is not None
    assert (apple.face.name, apple.face.cost, apple.badges[0].words) == ("Apple", "1", "Cheaper: bought on Forest")


def test_passing_and_ending_have_places_of_their_own() -> None:
    state = position(Side(), Side(character="vega"))
    join = Question(Seat(1), [verbs.PASS.answer], prompts.JOIN)
    assert (stop_for(state, join), role(state, join, verbs.PASS.answer)) == ("join", ("pass", "Stay out"))
    assert role(state, Question(Seat(0), [verbs.FINISH.answer], prompts.PLAY), verbs.FINISH.answer) == (
        "end",
        "Start walking",
    )
    assert role(state, Question(Seat(0), [verbs.STOP.answer], prompts.MOVE), verbs.STOP.answer) == ("end", "Stop here")
    assert role(state, Question(Seat(0), [verbs.REVEAL.answer], prompts.PLAY), verbs.REVEAL.answer) == ("", "")


def test_effects_and_figures_come_from_events() -> None:
    state = position(Side(), Side(character="vega"))
    assert effects(state, Event("gains_wild", "RE-241", {"seat": 1, "n": 2}, {})) == [
        {"k": "heal", "ref": "figure-1", "n": 2}
    ]
    assert effects(state, Event("moves", "RE-123", {"seat": 1, "place": 5}, {})) is None
    log = [Event("buys", "RE-161", {"seat": 1, "n": 4}, {}), Event("gains_wild", "RE-241", {"seat": 0, "n": 2}, {})]
    figures = dict(numbers(log, 2))
    assert figures["Coin spent"] == [0, 4]
    assert figures["Cards bought"] == [0, 1]
    assert figures["Wild gained"] == [2, 0]


def test_every_card_has_a_picture() -> None:
    chapters = gallery(ELYSIA.rules.book(OFFICIAL))
    faces = [face for _, found in chapters for face in found]
    assert len(faces) > 60
    for face in (*faces, *tile().faces):
        assert picture_address(face.picture)


def test_the_heros_quest_has_its_last_round_its_gate_and_the_corrupted_hero_in_sight() -> None:
    villains = [Foe("vega", corrupted=True)]
    state = position(Side(), Side("ravenna"), villains=villains, variant=HERO, round=3)
    view = ELYSIA.rules.view(state, FIRST)
    laid = scene(view, FIRST, NAMES[:2])
    assert laid.headline.startswith("Round 3 of 22")
    assert laid.queue is not None
    assert laid.queue.items[0].lines[1:] == ("Round 3 of 22", "Gate 0 of 5", "Vega, 2 Wild, Fortress not found yet")
    state = position(
        Side(at=(1, 0)), Side("ravenna"), villains=villains, variant=HERO, gate=5, tiles={(1, 0): "fortress/plains"}
    )
    laid = scene(ELYSIA.rules.view(state, FIRST), FIRST, NAMES[:2])
    assert laid.queue is not None
    assert laid.queue.items[0].lines[2:] == ("Gate open", "Vega, 4 Wild, at Fortress on Plains")


@pytest.mark.rule("RE-165")
def test_who_begins_in_a_village_is_told_in_time_that_they_can_not_buy_there() -> None:
    state = position(Side("vega"), Side("algar"))
    state.begun = state.players[0].place
    asked = Question(Seat(0), [verbs.FINISH.answer], prompts.PLAY)
    assert [key for key, _ in first_times(state, asked)] == ["village", "wild"]
    state.coin = 7
    moving = Question(Seat(0), [verbs.STOP.answer], prompts.MOVE)
    assert "7 Coin will be lost" in undone(state, moving)


@pytest.mark.rule("RE-030")
def test_who_has_cards_in_front_is_told_so_where_they_do_not_lie_open() -> None:
    state = position(Side(), Side("vega"))
    state.players[0].front = state.players[0].hand[:1]
    own, rival = (scene(state, Seat(seat), ("Ada", "Bram")).own for seat in (0, 1))
    assert own is not None
    assert rival is not None
    assert own.title.endswith(", 1 in front")
    assert "front" not in rival.title
    state.outcome = Outcome((Seat(1),), "RE-257", "a Quest")
    ended = scene(state, Seat(0), ("Ada", "Bram")).own
    assert ended is not None
    assert ended.title == own.title.removesuffix(", 1 in front")  # who it was, below the picture of the ending
