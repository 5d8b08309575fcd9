"""What the page gets of Seekers: the Stack with its arrows, hourglasses, what a look draws, dice, stops and roles."""

import re
from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import drawing, scene
from seekers_table import GAME, Effect, bare, game_from, play, position, priority, still, upto

from rulewright.games.seekers import SEEKERS
from rulewright.games.seekers.page.effects_shown import effects_shown
from rulewright.games.seekers.page.stops import STOPS, role, stop_for
from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ids import END, NOWHERE
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.words.names import unit_name
from rulewright.games.seekers.words.shard_words import channeling_lasts, moments_last
from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.page.scene import Arrow
from rulewright.kernel.question import SPECTATOR, Question, Seat, option
from rulewright.kernel.record import Record
from rulewright.server.html.board.drawings import drawing_html
from rulewright.server.html.board.geometry import first_touch, outline
from rulewright.server.html.cards import item_html

NAMES = ["Ada", "Bram"]
BOLT: dict[str, Any] = {"hand": ["arcane-bolt"], "mp": 0, "ap": 1}


def hex_id(state: State, q: int, r: int) -> str:
    return f"hex-{state.book.map.board.index[(q, r)]}"  # type: ignore[index]


def stacked() -> State:
    """Ada's bolt at Bram, Bram's bolt at Ada on top of it."""
    state = position(bare(at=(-4, 0), **BOLT), bare(at=(-2, 0), hand=["arcane-bolt"] * 2, ap=2, mp=0))
    upto(priority, state, "play arcane-bolt", "play arcane-bolt")
    return state


@pytest.mark.rule("SK-147")
def test_the_stack_is_a_pile_with_the_top_first_and_says_who_at_whom() -> None:
    state = stacked()
    queue = scene(GAME.rules.view(state, 0), 0, NAMES).queue
    assert queue is not None
    assert [item.lines for item in queue.items] == [
        ("Played by Bram", "at Theron the Ashwaker (player 1)"),
        ("Played by Ada", "at Theron the Ashwaker (player 2)"),
    ]
    assert [item.id for item in queue.items] == [f"stack-{item.uid}" for item in reversed(state.stack)]
    html = str(item_html(queue.items[0]))
    assert "lined" in html
    assert "Played by Bram" in html


def test_arrows_lead_from_the_stack_to_the_targets_and_from_the_unit_where_the_pile_is_out_of_sight() -> None:
    state = stacked()
    mine, theirs = state.stack
    assert scene(GAME.rules.view(state, 1), 1, NAMES).arrows == (
        Arrow(f"stack-{theirs.uid}", "unit-0", "aim", "unit-1", Seat(1)),
        Arrow(f"stack-{mine.uid}", "unit-1", "aim", "unit-0", Seat(0)),
    )


@pytest.mark.rule("SK-177")
def test_hourglasses_carry_the_moments_that_are_left_in_both_effect_zones() -> None:
    state = position(bare(at=(0, 0), zone=[Effect("presence-of-mind", moments=3)]), still(zone=[Effect("smoke-bomb",
                     moments=2, at=(2, 0))], ailments={"Burn": 4}))  # fmt: skip
    laid = scene(GAME.rules.view(state, 0), 0, NAMES)
    assert laid.own is not None
    assert laid.board is not None
    zones = [panel.rows[1][0] for panel in (laid.own, *laid.rivals)]
    badges = [item.badges[0] for zone in zones for item in zone.items]
    assert [(badge.icon, badge.n, badge.words) for badge in badges] == [
        ("hourglass-half", 3, "3 Moments"),
        ("hourglass-half", 2, "2 Moments"),
    ]
    assert laid.board.pieces[1].badges[0].n == 4


@pytest.mark.rule("SK-114", "SK-144")
def test_a_look_at_a_unit_shows_what_each_hex_costs_and_what_it_does_not_see() -> None:
    state = position(bare(at=(-4, 0), mp=1, ap=1), still())
    dark, reach = drawing(state, 0, "unit-0").overlays  # type: ignore[union-attr]
    costs = dict(zip(reach.cells, reach.notes, strict=True))
    assert costs[hex_id(state, -3, 0)] == "1"
    assert costs[hex_id(state, -2, 0)] == "1 AP"
    assert hex_id(state, -1, 0) not in costs
    assert hex_id(state, 6, 0) in dark.cells  # more than eight away
    assert hex_id(state, -3, 0) not in dark.cells


@pytest.mark.rule("SK-145")
def test_a_look_at_a_hex_behind_a_wall_draws_the_line_and_the_wall_that_breaks_it() -> None:
    state = position(bare(at=(0, 0), mp=0, ap=0), still())
    board = state.book.map.board
    here = state.units[0].hex
    hex = next(i for i in range(len(board.hexes)) if board.gap[here][i] <= 8 and board.blockers(here, i)
               and not board.blocked >> i & 1)  # fmt: skip
    wall = board.blockers(here, hex)[0]
    drawn = drawing(state, 0, f"hex-{hex}")
    assert drawn is not None
    assert [(line.kind, line.cells, line.broken) for line in drawn.lines] == [
        ("blocked", (f"hex-{here}", f"hex-{hex}"), f"hex-{wall}")
    ]
    assert drawn.clause == "SK-145"
    assert "touches the wall" in drawn.words
    laid = scene(state, 0, NAMES).board
    assert laid is not None
    html = str(drawing_html(laid, drawn))
    assert 'class="edge"' in html
    assert 'class="breaker"' in html
    assert SEEKERS.words.why_not(state, Question(Seat(0), [prompts.PASS], prompts.PRIORITY), f"hex-{hex}") == (
        drawn.words,
        drawn.clause,
    )


def test_a_look_at_an_open_hex_draws_the_way_and_a_clear_line_and_a_spectator_gets_neither() -> None:
    state = position(bare(at=(-4, 0)), still())
    there = hex_id(state, -2, 0)
    drawn = drawing(state, 0, there)
    assert drawn is not None
    assert [line.kind for line in drawn.lines] == ["way", "sight"]
    assert drawn.lines[0].cells == (hex_id(state, -4, 0), hex_id(state, -3, 0), there)
    assert drawn.overlays[0].notes == ("2",)
    assert drawing(state, 15, there) is None
    assert drawing(state, 0, "card-1") is None


def test_the_border_is_touched_at_its_nearest_side_or_at_a_corner() -> None:
    square = [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)]
    assert first_touch((-5, 0), (5, 0), square) == pytest.approx((0.4, 2))
    assert first_touch((-3, -1), (5, -1), square)[0] == pytest.approx(0.25)  # along a side
    assert first_touch((-1, 3), (3, -1), square)[0] == pytest.approx(0.5)  # only in one corner
    assert outline(scene(position(bare(), still()), 0, NAMES).board, (0, 0))  # type: ignore[arg-type]


@pytest.mark.rule("SK-019", "SK-201")
def test_dice_fall_with_their_faces_in_order() -> None:
    state = position(bare(at=(0, 0), **BOLT), still(at=(2, 0)))
    table = play(priority, state, "play arcane-bolt", dice=[4])
    rolled = next(args for kind, _, args in table.events if kind == "rolls")
    assert rolled == {"dice": 1, "n": 4, "faces": 4, "again": 0}
    event = Event("rolls", "SK-019", {"dice": 3, "n": 14, "faces": 30506, "again": 10101}, {})
    assert SEEKERS.words.event_words(state, event, NAMES) == "3d6 twice: 3 5 6, 14 in all, not 1 1 1."
    assert effects_shown(state, event) == [{"k": "dice", "ref": "board", "faces": [3, 5, 6], "dropped": [1, 1, 1]}]
    hurt = Event("damage", "SK-066", {"unit": 1, "n": 7, "absorbed": 0}, {})
    assert effects_shown(state, hurt) == [{"k": "hit", "ref": "unit-1", "n": 7}]


# -- windows


def asked(seat: int, prompt: Any = prompts.PRIORITY) -> Question:
    return Question(Seat(seat), [prompts.PASS, option("play", 0)], prompt)


@pytest.mark.rule("SK-R11")
def test_every_window_has_its_stop_by_what_everybody_sees() -> None:
    state = stacked()
    assert (stop_for(state, asked(0)), stop_for(state, asked(1))) == ("answer", "hold")
    state.stack = []
    assert stop_for(state, asked(0, prompts.MAIN)) == ""
    assert stop_for(state, asked(1)) == "other-main"
    state.phase = END
    assert (stop_for(state, asked(0)), stop_for(state, asked(1))) == ("own-end", "other-end")
    assert {"answer", "hold", "own-end", "other-end", "other-main"} < {stop.key for stop in STOPS}


@pytest.mark.rule("SK-154", "SK-155")
def test_passing_and_ending_are_told_apart() -> None:
    state = stacked()
    assert role(state, asked(1), prompts.PASS) == ("pass", "Pass")
    state.passes = 1
    assert role(state, asked(0), prompts.PASS) == ("pass", "Let it happen")
    assert role(state, asked(0, prompts.MAIN), prompts.PASS) == ("end", "End Main phase")
    assert role(state, asked(0), option("play", 0)) == ("", "")


def quick_duel() -> Game:
    foe = still(at=(2, 0), hand=["ice-shard"])
    return game_from(position(bare(at=(0, 0), hand=["arcane-bolt"] * 2, mp=0, ap=2), foe, seed=5))


@pytest.mark.rule("SK-R11")
def test_a_match_among_people_puts_windows_with_one_answer_and_its_record_reads_back() -> None:
    match = Match(quick_duel(), 2, seed=5, windows=True)
    match.answer(Seat(0), "pass")
    question = match.question
    assert question is not None
    assert (question.seat, list(question.options)) == (1, [prompts.PASS])
    match.answer(Seat(1), "pass")
    again = Record.parse(match.record().text())
    assert again.windows
    assert re.findall(r"^[01] pass$", again.text(), re.M) == ["0 pass", "1 pass"]
    assert Match.load(again, quick_duel()).state == match.state
    plain = Match(quick_duel(), 2, seed=5)
    plain.answer(Seat(0), "pass")
    assert plain.question is not None
    assert (plain.question.seat, plain.question.prompt.key) == (0, "main")  # the table answered for seat 1
    assert "windows" not in plain.record().text()


def test_an_undo_takes_back_the_choice_before_a_window_without_one() -> None:
    match = Match(quick_duel(), 2, seed=5, windows=True)
    for seat in (Seat(0), Seat(1)):
        match.answer(seat, "pass")
    for _ in range(2):
        question = match.question
        assert question is not None
        match.answer(Seat(0), next(each for each in question.options if each.verb == "play"))
    question = match.question
    assert question is not None
    assert (question.seat, len(question.options)) == (0, 1)  # nothing left to play, and priority kept
    match.answer(Seat(0), "pass")
    match.undo(Seat(0))
    assert len(match.state.stack) == 1
    assert match.question is not None
    assert len(match.question.options) == 2


@pytest.mark.rule("SK-184", "SK-186", "SK-187", "SK-196")
def test_the_shard_says_what_it_gives_where_it_lies_when_one_could_go_there_and_when_it_is_had() -> None:
    state = position(bare(at=(-3, 0), ap=3, mp=4), still())
    shard = f"hex-{state.book.map.shard}"
    for viewer in (0, SPECTATOR):
        drawn = drawing(GAME.rules.view(state, viewer), viewer, shard)
        assert drawn is not None
        assert drawn.sum.startswith("Who claims it has twice the AP and MP and 1 more card every turn, for good.")
        assert "10 AP" in drawn.sum
    question = Question(Seat(0), (prompts.PASS,), prompts.MAIN)
    far = position(bare(at=(-6, 2), ap=3, mp=1), still())
    state.players[0].turns = far.players[0].turns = 2
    assert [key for key, _ in GAME.page.first_times(state, question)] == [
        "power-theron",
        "equipment",
        "shard",
    ]  # before it can be paid
    assert GAME.page.first_times(far, question)[1:] == [
        ("equipment", "You wear Worn Shortsword, Emberlord's Regalia and Ashen Loop: click your portrait to read them.")
    ]
    rules = state.book.rules
    for spent, known in (
        (0, []),
        (1, ["power-theron", "equipment", "shard"]),
    ):  # in the first turn too, once something else was done
        first = position(bare(at=(-3, 0), ap=rules.ap_gain, mp=rules.mp_gain - spent), still())
        first.players[0].turns = 1
        assert [key for key, _ in GAME.page.first_times(first, question)] == known
    (told,) = effects_shown(state, Event("channeled", "SK-196", {"seat": 0}, {})) or []
    assert told["words"].endswith("has the Shard: twice the AP and MP and 1 more card every turn")


@pytest.mark.rule("SK-176", "SK-188", "SK-192", "SK-193", "SK-R212")
def test_how_long_channeling_lasts_is_said_in_turns() -> None:
    state = position(bare(at=(0, 1), ap=10), still())
    question = Question(Seat(0), (prompts.PASS, prompts.CHANNEL), prompts.MAIN)
    assert "until your next turn begins" in GAME.page.hint(state, question, prompts.CHANNEL)
    rules = state.book.rules
    assert GAME.page.hint(state, question, prompts.CHANNEL).startswith("Each wound or Ailment adds a Moment; ")
    alone = position(bare(at=(0, 1), ap=10), still())
    alone.units[1].hex = NOWHERE
    assert "; each wound or Ailment adds a Moment. Then" in GAME.page.hint(alone, question, prompts.CHANNEL)
    sick = position(bare(at=(0, 1), ap=10, ailments={"Nightshade": 2, "Burn": 3}), still())
    said = GAME.page.hint(sick, question, prompts.CHANNEL)
    assert said.startswith("Your Nightshade and Burn will delay it: each wound or Ailment adds a Moment.")  # SK-192
    for moments, words in (
        (1, "until this turn ends"),
        (2, "until your next turn begins"),
        (3, "until your next turn ends"),
    ):
        assert channeling_lasts(replace(rules, shard_moments=moments)) == words
    ends = ["next turn begins", "next turn ends", "turn after next begins", "turn after next ends"]
    theirs = [moments_last(rules, n, own_turn=False) for n in (1, 2, 3, 4)]
    assert theirs == [f"until your {end}" for end in ends]
    assert moments_last(rules, 9, own_turn=True) == "for 9 Moments"


@pytest.mark.rule("SK-187", "SK-192", "SK-194", "SK-R174")
def test_the_danger_of_channeling_is_told_before_and_while_one_channels() -> None:
    def hint(away: int, ap: int) -> str:
        state = position(bare(at=(0, 1), ap=10), still(at=(away, 0), ap=ap))
        question = Question(Seat(0), (prompts.PASS, prompts.CHANNEL), prompts.MAIN)
        return str(GAME.page.hint(state, question, prompts.CHANNEL))

    name = unit_name(position(bare(), still()), 1)
    assert hint(2, 3).startswith(f"Each wound or Ailment adds a Moment; {name}, 2 hexes away, will have 8 AP. ")
    assert " will have 10 AP. " in hint(2, 9)  # no more than one can have
    hurt = position(bare(at=(0, 1), channel=3), still(at=(2, 0)))
    hurt.active = Seat(1)
    question = Question(Seat(0), (prompts.GO_ON, prompts.STOP), prompts.KEEP_CHANNELING)
    assert GAME.words.ask_words(hurt, question) == (
        "You were hurt: 3 Moments to the Shard now, until your turn after next begins. Go on channeling?"
    )
    assert GAME.page.role(hurt, question, prompts.STOP) == ("", "Stop: no AP back")


@pytest.mark.rule("SK-238", "SK-252")
def test_poison_and_fire_on_oneself_are_told_before_the_turn_ends() -> None:
    question = Question(Seat(0), (prompts.PASS,), prompts.MAIN)

    def told(*ailments: tuple[str, int]) -> str:
        state = position(bare(at=(-4, 0), ailments=dict(ailments)), still(ailments={"Nightshade": 2}))
        return str(GAME.page.hint(state, question, prompts.PASS))

    assert told() == ""  # what the other suffers is no warning
    assert told(("Nightshade", 2)) == "Nightshade deals you 1d6 damage as you end your turn."
    assert told(("Burn", 3)) == "Burn deals you 2 fire damage as your next turn begins."  # after a Moment
    assert told(("Burn", 1)) == ""
    sick = position(bare(at=(-4, 0), ailments={"Root": 1}), still())
    for viewer in (0, 1):  # who stands on a hex hides it from the pointer, or the other way round: both say it
        looked = drawing(sick, viewer, hex_id(sick, -4, 0))
        assert looked is not None
        assert "Root 1: can't move (until this turn ends)." in looked.sum
    channeling = position(bare(at=(0, 1), channel=2, ailments={"Nightshade": 2}), still())
    assert "each of it adds a Moment" in GAME.page.hint(channeling, question, prompts.PASS)
    near = position(bare(at=(0, 1), ap=4), still())
    assert "costs 10 AP" in GAME.page.hint(near, question, prompts.PASS)


@pytest.mark.rule("SK-090", "SK-091")
def test_ap_that_would_be_lost_are_told_before_the_turn_ends() -> None:
    question = Question(Seat(0), (prompts.PASS,), prompts.MAIN)

    def told(ap: int) -> str:
        return str(GAME.page.hint(position(bare(at=(-4, 0), ap=ap), still()), question, prompts.PASS))

    rules = position(bare(at=(-4, 0)), still()).book.rules
    fits = rules.ap_max - rules.ap_gain
    assert told(fits) == ""
    assert told(fits + 3) == f"Spend 3 AP, or lose them as your next turn begins: {rules.ap_max} is the most."
    saving = position(bare(at=(0, 1), ap=fits + 3), still())  # beside the Shard: nothing is said against keeping AP
    assert "or lose them" not in GAME.page.hint(saving, question, prompts.PASS)


def test_a_finished_duel_is_told_in_blows_and_a_swing_is_no_card() -> None:
    def plays(action: int) -> Event:
        return Event(events.plays.name, "", {"seat": 0, "action": action}, {})

    hit = Event(events.damage.name, "", {"unit": 1, "n": 20, "absorbed": 3}, {})
    token = Event(events.damage.name, "", {"unit": 4, "n": 9, "absorbed": 0}, {})
    told = dict(GAME.page.numbers([plays(0), plays(1), hit, hit, token], 2))
    assert (told["Damage to the rival"], told["Hardest blow"], told["Cards played"]) == ([34, 0], [17, 0], [1, 0])
