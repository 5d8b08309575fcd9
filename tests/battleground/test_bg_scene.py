"""What the page gets of Battleground: ids, hidden cards, unit cards, the wheel, slots, powers, the battle foreseen."""

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from battleground_table import (
    GAME,
    SECOND_MAIN,
    A,
    B,
    InPlay,
    Prepared,
    Side,
    Stands,
    battle_phase,
    find,
    finish,
    main_phase,
    position,
    rules,
    unit_at,
    upto,
)

from rulewright.games.battleground.page.board import drawing
from rulewright.games.battleground.page.effects_shown import STOPS, aim, effects, figures, role, stop_for
from rulewright.games.battleground.page.forecast import forecast, rest_of_wave, usual_or_default
from rulewright.games.battleground.page.previews import hint, preview
from rulewright.games.battleground.page.scene import scene
from rulewright.games.battleground.page.tile import gallery
from rulewright.games.battleground.rules import prompts, verbs
from rulewright.games.battleground.rules.ids import BATTLE, ENCHANTMENTS, MANA_ORB, PathId
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.dice import Dice
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.page.scene import Arrow, Item, Piece, Scene, Zone
from rulewright.kernel.question import HIDDEN, Question, Seat
from rulewright.server.html.board.board import board_fragments
from rulewright.server.html.board.card_pieces import tile_at
from rulewright.server.html.board.drawings import drawing_html
from rulewright.server.html.rail.preview import preview_html
from rulewright.server.html.wheel import wheel_html, wheel_words
from rulewright.server.tables.story.losses import Belongings, belongings, losses
from rulewright.testing.battery import viewers, walk

NAMES = ["Ada", "Bram"]


def things(thing: Any) -> Iterator[Any]:
    """Everything that lies on the table, wherever."""
    if isinstance(thing, tuple):
        for each in thing:
            yield from things(each)
    elif is_dataclass(thing):
        yield thing
        for field in fields(thing):
            yield from things(getattr(thing, field.name))


def ids(laid: Scene) -> list[str]:
    return [each.id for each in things(laid) if getattr(each, "id", "")]


def laid(state: State, seat: int = 0) -> Scene:
    return scene(GAME.rules.view(state, Seat(seat)), Seat(seat), NAMES)


def piece(state: State, name: str, seat: int = 0) -> Piece:
    board = laid(state, seat).board
    assert board is not None
    return next(each for each in board.pieces if each.cell == f"field-{state.book.ground.field(name)}")


def zone(state: State, id: str, seat: int = 0) -> Zone:
    return next(each for each in things(laid(state, seat)) if isinstance(each, Zone) and each.id == id)


# -- on the whole


@pytest.mark.slow
def test_every_id_is_there_once_and_every_ref_of_options_and_events_lies_on_the_table() -> None:
    heard = 0
    for seed in (2, 3, 7):
        for match in walk(GAME, 2, seed, every=3, most=420):
            new, heard = match.log[heard:], len(match.log)
            for viewer in viewers(match):
                there = ids(scene(GAME.rules.view(match.state, viewer), viewer, NAMES))
                double = [id for id, n in Tally(there).items() if n > 1]
                assert not double
                for _, event in new:
                    lost = [ref for ref in GAME.words.event_refs(event) if ref not in there]
                    assert not lost or not match.state.turn, (event, lost)
                question = match.questions.get(viewer)
                for each in question.options if question else ():
                    refs = GAME.words.refs(GAME.rules.view(match.state, viewer), each)
                    shown = [ref for ref in refs if not ref.startswith("button-") or ref.startswith("button-class")]
                    assert set(shown) <= set(there), (each, refs)
        heard = 0


@pytest.mark.rule("BG-091", "BG-R139")
def test_a_scene_shows_no_card_that_its_viewer_does_not_know() -> None:
    closed = 0
    for match in walk(GAME, 2, 3, every=9, most=400):
        state: Any = match.state
        if not state.turn:
            continue
        for seat in (A, B):
            mine = scene(GAME.rules.view(state, seat), seat, NAMES)
            for item in things(mine):
                if isinstance(item, Item) and item.id.startswith("card-"):
                    known = GAME.rules.view(state, seat).faces[int(item.id[5:])] != HIDDEN
                    assert (item.face is not None) == known
                    closed += not known
            other = GAME.rules.view(state, None)
            GAME.rules.conceal(other, seat, Dice(len(match.history)))
            assert scene(GAME.rules.view(other, seat), seat, NAMES) == mine
    assert closed > 20


# -- the lanes


@pytest.mark.rule("BG-152", "BG-155", "BG-156", "BG-210")
def test_a_unit_card_shows_attack_hp_stance_conditions_and_tokens() -> None:
    state = position(
        Side(units={"b1": Stands("shieldbearer", hp=2, defending=True, chill=2, haste=1)}, play=["banner-of-valor"]),
        Side("warlock", units={"b2": "ghoul", "c1": "ghoul"}, play=[InPlay("withering-curse", 2, "b1")]),
    )  # fmt: skip
    shown = piece(state, "b1")
    assert [(n.label, n.value, n.base) for n in shown.numbers] == [("Attack", 2, 2), ("HP", 2, 3)]
    assert shown.guard is not None
    assert (shown.guard.value, [(part.words, part.value) for part in shown.guard.parts]) == (
        2,
        [("defending", 1), ("Shield", 1)],
    )
    assert [(b.words, b.n) for b in shown.badges] == [
        ("Haste 1", 1),
        ("Chill 2", 2),
        ("Withering Curse 1: deal 1 damage to each enchanted unit, in its player's Enchantments phase", 1),
        ("Threatened by 2", 2),
    ]
    assert [b.words for b in shown.traits] == ["Shield 1"]
    html = str(tile_at(shown, 0, 0))
    assert "Defending, defense 2" in html
    assert "Withering Curse" in html
    far = piece(position(Side(units={"b3": "guard"}, play=["banner-of-valor"]), Side("warlock")), "b3")
    assert (far.numbers[0].value, far.numbers[0].base) == (2, 1)


@pytest.mark.rule("BG-027", "BG-029", "BG-223")
def test_each_player_sees_the_own_home_row_nearest_and_units_look_their_way() -> None:
    state = position(
        Side(units={"a1": "guard"}), Side("warlock", units={"b4": "ghoul", "c4": Stands("imp", turnover=1)})
    )
    for seat in (0, 1):
        board = laid(state, seat).board
        assert board is not None
        assert board.turned == bool(seat)
        cells = {cell.id: cell.at for cell in board.cells}
        assert cells["field-0"] == (0, 3)
        looks = {each.cell: each.facing for each in board.pieces}
        names = state.book.ground
        assert looks[f"field-{names.field('a1')}"] == seat
        assert looks[f"field-{names.field('b4')}"] == 1 - seat
        assert looks[f"field-{names.field('c4')}"] == seat
        ends = {spot.id: spot.at[1] for spot in board.spots if spot.kind == "end"}
        assert ends == {"hero-0": 4, "hero-1": -1}
        parts = board_fragments(board)
        assert parts["hero-1"][0] == "board-spots"
        assert 'id="hero-1-0"' in parts["hero-1"][1]


@pytest.mark.rule("BG-031", "BG-200")
def test_enchanted_places_bear_their_token_and_a_look_shows_the_fields_they_touch() -> None:
    state = position(
        Side(play=[InPlay("consecrate", 2, "ix 2,2")]), Side("elementalist", play=[InPlay("blizzard", 1, "row 3")])
    )
    board = laid(state).board
    assert board is not None
    crossing = state.book.ground.crossing(2, 2)
    assert {each.id: each.cell for each in board.pieces} == {"mark-0-0": f"crossing-{crossing}", "mark-1-0": "row-2"}
    assert all(each.cell in {spot.id for spot in board.spots} for each in board.pieces)
    assert board_fragments(board)["mark-0-0"][0] == "board-pieces"
    shown = drawing(state, A, "mark-0-0")
    assert shown is not None
    named = {f"field-{state.book.ground.field(name)}" for name in ("b2", "b3", "c2", "c3")}
    assert set(shown.overlays[0].cells) == named
    assert shown.words == "Consecrate, 2 tokens left."
    touched = drawing(state, A, f"crossing-{crossing}")
    assert touched is not None
    assert set(touched.overlays[0].cells) == named
    row = drawing(state, A, "mark-1-0")
    assert row is not None
    assert row.overlays[0].cells == tuple(f"field-{field}" for field in state.book.ground.in_row[2])
    assert drawing(state, A, "mark-0-5") is None
    assert zone(state, "shape-0-0").counters[0].value == 2


# -- a player's area


@pytest.mark.rule("BG-052", "BG-056", "BG-058")
def test_the_wheel_holds_spent_orbs_until_its_hand_comes_round() -> None:
    state = position(Side(pool="WS", track=["W", "", "SSU"], step=1, mana="W", turns=4), Side("warlock"))
    own = laid(state).own
    assert own is not None
    wheel = own.wheel
    assert wheel is not None
    assert [[(pip.letter, pip.n) for pip in step] for step in wheel.steps] == [[("W", 1)], [], [("U", 1), ("S", 2)]]
    assert [(pip.letter, pip.n, pip.more, pip.id) for pip in wheel.pool] == [
        ("W", 1, 1, "mana-0"),
        ("U", 0, 0, "mana-1"),
        ("S", 1, 0, "mana-4"),
    ]
    assert wheel_words(wheel) == "Orb track. Back in 2 turns: 1 blue, 2 summoning; in 3 turns: 1 white."
    html = str(wheel_html(wheel))
    assert f"rotate({120 * 3:.1f})" in html  # once round, and at its first step
    theirs = laid(state, 1).rivals[0].wheel
    assert theirs is not None
    assert not any(pip.id for pip in theirs.pool)  # nobody pays with another's orbs


@pytest.mark.rule("BG-091", "BG-101", "BG-103")
def test_slots_show_charges_to_everybody_and_what_is_owed_to_their_owner() -> None:
    state = position(Side(prepared=[Prepared("smite", "W"), Prepared("mend", "W")]), Side("warlock"))
    mine, full = zone(state, "slot-0-0"), zone(state, "slot-0-1")
    assert (mine.label, [(pip.letter, pip.n, pip.hollow) for pip in mine.pips]) == (
        "Smite",
        [("W", 1, False), ("W", 1, True)],
    )
    assert [badge.words for badge in full.badges] == ["Ready"]
    theirs = zone(state, "slot-0-0", 1)
    assert (theirs.label, [(pip.letter, pip.n, pip.hollow) for pip in theirs.pips]) == ("Slot 1", [("W", 1, False)])
    assert theirs.items[0].face is None
    assert not zone(state, "slot-0-1", 1).badges


@pytest.mark.rule("BG-005", "BG-192", "BG-193")
def test_the_power_board_opens_with_its_paths_and_what_is_placed() -> None:
    state = position(Side(paths=(2, 0, 5), tokens=1, used=["lay-on-hands"], pool="W"), Side("warlock"))
    board = zone(state, "powers-0")
    assert [(track.label, track.value, track.most) for track in board.counters] == [
        ("Sword path", 2, 5),
        ("Shield path", 0, 5),
        ("Light path", 5, 5),
    ]
    sword, _, light = board.zones
    assert [(item.id, [b.words for b in item.badges], item.dim) for item in sword.items[1:4]] == [
        ("power-0-1", ["Token placed"], False),
        ("power-0-2", [], False),
        ("power-0-3", [], True),
    ]
    assert [b.words for b in light.items[4].badges] == ["Used this turn"]
    assert zone(state, "powers-1").zones[0].items[0].id == "power-1-0"


@pytest.mark.rule("BG-077")
def test_the_hand_marks_what_can_be_paid_and_begun_now() -> None:
    state = position(
        Side(hand=["mend", "smite", "stay-the-blade"], pool="W", units={"a1": "guard"}),
        Side("warlock", units={"a4": "imp"}),
    )
    hand = laid(state).hand
    assert hand is not None
    assert [bool(item.badges) for item in hand.items] == [
        state.book.cards[state.faces[int(item.id[5:])]].key == "mend" for item in hand.items
    ]
    theirs = laid(state, 1).rivals[0].zones[0]
    assert [item.face for item in theirs.items] == [None, None, None]


# -- the battle foreseen


def flanked() -> State:
    """A Ghoul that defends, flanked by a Guard, attacked by another; a third Guard stands before the enemy hero."""
    return position(
        Side(units={"b2": Stands("guard", attack=3), "a3": "guard", "e4": "guard"}, turns=4),
        Side("warlock", units={"b3": Stands("ghoul", defending=True)}, life=9),
    )


def asked(state: State, key: Any = prompts.MAIN, seat: Seat = A) -> Question:
    return Question(seat, [verbs.PASS], key)


@pytest.mark.rule("BG-111", "BG-157", "BG-R138")
def test_before_the_battle_the_list_says_who_hits_whom_for_how_much_and_why() -> None:
    state = flanked()
    shown = preview(GAME.rules.view(state, A), asked(state))
    assert shown is not None
    assert shown.title == "The battle, if you end this phase now"
    assert [(row.words, row.value, row.clause) for row in shown.rows[:3]] == [
        ("Guard e4 hits Warlock", "-1", "BG-138"),
        ("Guard a3 hits Ghoul b3", "-1", "BG-157"),
        ("Guard b2 hits Ghoul b3, which dies", "-3", "BG-157"),
    ]
    assert shown.rows[0].group == "Wave 1"
    assert shown.rows[2].sum == "\n".join(
        ["Attack 3", "Defense 0: 1 defending, -1 flank by Guard", "Damage 3, it dies"]
    )
    e4, b2 = unit_at(state, "e4").card, unit_at(state, "b2").card
    ghoul = unit_at(state, "b3").card
    assert shown.arrows[0] == Arrow(f"card-{e4}", "hero-1-4", "plan", owner=A, note="1")
    assert shown.arrows[2] == Arrow(f"card-{b2}", f"card-{ghoul}", "plan", owner=A, note="3")
    html = str(preview_html(shown))
    assert "flank by Guard" in html
    assert "Wave 1" in html
    other = preview(GAME.rules.view(state, B), asked(state, prompts.RESPOND, seat=B))
    assert other is not None
    assert (other.title, other.rows) == ("The battle, as things stand", shown.rows)
    state.phase = SECOND_MAIN
    assert preview(state, asked(state)) is None


@pytest.mark.slow
def test_what_is_left_of_a_wave_is_what_then_happens() -> None:
    """At every question of a wave: the rest of it foreseen, then played by the answers that are marked."""
    compared = 0
    for seed in (5, 7):
        for match in walk(GAME, 2, seed, every=1, most=500):
            question = match.question
            if question is None or question.prompt.key not in ("wave", "second"):
                continue
            state: Any = match.state
            foreseen = [
                (step.kind, step.card, step.field, step.n)
                for step in rest_of_wave(GAME.rules.view(state, question.seat), question.about).steps
                if step.kind in ("attacks", "attacks_hero", "moves", "dies")
            ]
            compared += bool(foreseen) and _played(match, foreseen)
    assert compared > 30


VERBS = {"attacks": "attack", "attacks_hero": "attack", "moves": "advance", "defends": "defend"}


def test_the_marked_answer_the_arrows_and_what_all_do_are_one() -> None:
    """At every question of a wave: what is gold, what the forecast begins with, what the table would answer."""
    compared = 0
    for match in walk(GAME, 2, 5, every=1, most=500):
        question = match.question
        if question is None or question.prompt.key not in ("wave", "second"):
            continue
        view = GAME.rules.view(match.state, question.seat)
        marked = [option for option in question.options if GAME.page.role(view, question, option)[0] == "usual"]
        first = next((VERBS[step.kind] for step in rest_of_wave(view, question.about).steps
                      if step.card == question.about and step.kind in VERBS), "advance")  # fmt: skip
        assert [option.verb for option in marked] in ([first], [])
        plain = GAME.page.obvious(view, question)
        assert plain is None or not marked or plain[1] == marked[0]
        compared += len(marked)
    assert compared > 30


def _played(match: Match, foreseen: Sequence[tuple[str, int, int, int]]) -> bool:

    trial = Match.load(match.record(), GAME)
    start, wave = len(trial.log), trial.state.wave
    while trial.question and trial.question.prompt.key in ("wave", "second") and trial.state.wave == wave:
        state: Any = trial.state
        trial.answer(trial.question.seat, usual_or_default(state, trial.question.options))
    events = []
    for _, event in trial.log[start:]:
        if event.kind == "wave" or event.clause in ("BG-212", "BG-186") or event.kind == "phase":
            break
        if event.kind in ("attacks", "attacks_hero", "moves", "dies"):
            args = event.args
            events.append((event.kind, args["card"], args.get("field", -1), args.get("n", 0)))
    assert events[: len(foreseen)] == list(foreseen)
    return True


@pytest.mark.rule("BG-116", "BG-129", "BG-147")
def test_buttons_of_the_battle_say_what_they_come_to_and_hover_says_why() -> None:
    state = flanked()
    about = upto(battle_phase, state, "attack e4")
    question = Question(A, list(about.options), prompts.WAVE, unit_at(state, "a3").card)
    called = {each.verb: role(state, question, each) for each in question.options}
    assert called == {
        "attack": ("usual", "Attack Ghoul (b3): 1 damage"),
        "defend": ("", "Defend: blocks 1"),
        "advance": ("spare", "Wait for wave 2"),
    }
    ghoul = f"card-{unit_at(state, 'b3').card}"
    assert {each.verb: aim(state, question, each) for each in question.options} == {
        "attack": (ghoul,), "defend": (), "advance": (),
    }  # fmt: skip
    why = {each.verb: hint(state, question, each) for each in question.options}
    assert why["attack"] == "Attack 1\nDefense 0: 1 defending, -1 flank by Guard (b2)\nDamage 1"
    assert why["advance"] == (
        "It waits: a foe is in range, so it stays.\n"
        "It attacks or defends in the next wave, after the others have acted."
    )
    assert "less 1 for each flank" in why["defend"]
    left = preview(state, question)
    assert left is not None
    assert [row.words for row in left.rows] == ["Guard a3 hits Ghoul b3", "Guard b2 hits Ghoul b3, which dies"]
    assert left.title == "Wave 1, still to come"


@pytest.mark.rule("BG-129", "BG-158", "BG-R138")
def test_a_blow_without_damage_is_not_what_a_unit_usually_does() -> None:
    state = position(Side(units={"b2": "guard"}), Side("warlock", units={"b3": Stands("ghoul", defending=True)}))
    about = upto(battle_phase, state)
    question = Question(A, list(about.options), prompts.WAVE, unit_at(state, "b2").card)
    assert {each.verb: role(state, question, each) for each in question.options} == {
        "attack": ("idle", "Attack Ghoul (b3): 0 damage"),
        "defend": ("usual", "Defend: blocks 1"),
        "advance": ("spare", "Wait for wave 2"),
    }
    by_haste = Question(A, [each for each in question.options if each.verb != "defend"], prompts.HASTE, question.about)
    state.wave = 0
    assert {each.verb: role(state, by_haste, each) for each in by_haste.options} == {
        "attack": ("idle", "Attack Ghoul (b3): 0 damage"),
        "advance": ("idle", "Advance: can't move"),
    }


@pytest.mark.rule("BG-212")
def test_haste_is_foreseen_from_the_question_on() -> None:
    state = position(Side(units={"b2": Stands("knight", haste=1)}), Side("warlock"))
    asked_ = upto(battle_phase, state, "advance b2", "defend b3")
    question = Question(A, list(asked_.options), prompts.HASTE, unit_at(state, "b3").card)
    assert state.phase == BATTLE
    shown = preview(state, question)
    assert shown is not None
    assert [row.words for row in shown.rows][:1] == ["Knight b3 goes to b4"]


@pytest.mark.rule("BG-121", "BG-149", "BG-157")
def test_a_look_at_a_unit_draws_its_reach_its_blow_and_who_flanks() -> None:
    state = flanked()
    field = {name: f"field-{state.book.ground.field(name)}" for name in state.book.ground.names}
    shown = drawing(state, A, f"card-{unit_at(state, 'b2').card}")
    assert shown is not None
    reach, threat = shown.overlays
    assert set(reach.cells) == {field["b1"], field["b3"], field["a2"], field["c2"]}
    assert (threat.cells, threat.notes) == ((field["a3"],), ("-1",))
    assert [(line.kind, line.cells) for line in shown.lines] == [("strike", (field["b2"], field["b3"]))]
    assert shown.sum.endswith("Damage 3, it dies")
    board = laid(state).board
    assert board is not None
    assert 'class="line strike"' in str(drawing_html(board, shown))
    free = drawing(position(Side(units={"c1": "guard"}), Side("warlock")), A, "card-0")
    assert free is not None
    assert free.lines[0].kind == "way"
    stuck = position(Side(units={"c1": Stands("guard", snare=1)}), Side("warlock"))
    kept = drawing(stuck, A, f"card-{unit_at(stuck, 'c1').card}")
    assert kept is not None
    assert (kept.clause, "Snare" in kept.words) == ("BG-232", True)


@pytest.mark.rule("BG-114", "BG-157")
def test_a_look_at_a_unit_agrees_with_the_battle_foretold() -> None:
    """The Guard acts first and defends, so nobody flanks the Imp any more when the Archer acts."""
    imp = Side("warlock", {"c3": Stands("imp", defending=True)})
    state = position(imp, Side(units={"c4": "guard", "b4": "archer"}), active=1)
    shown = drawing(state, B, f"card-{unit_at(state, 'b4').card}")
    assert shown is not None
    assert shown.words == "Archer (b4) could hit Imp (c3) now."
    assert shown.sum.endswith("Damage 1, it dies\nForetold: it defends, for others act before it.")
    foreseen = preview(state, asked(state, seat=B))
    assert foreseen is not None
    (row,) = [row for row in foreseen.rows if row.words == "Archer b4 defends"]
    assert row.sum.startswith("Until its next battle, each blow deals it 1 less")


# -- windows, effects, pages


@pytest.mark.rule("BG-104", "BG-105")
def test_every_window_has_its_stop_and_passing_is_told_from_ending() -> None:
    state = flanked()
    keys = set()
    for phase in (MANA_ORB, ENCHANTMENTS, SECOND_MAIN):
        state.phase = phase
        for seat in (A, B):
            keys.add(stop_for(state, asked(state, prompts.RESPOND, seat=seat)))
    assert keys - {"own-main"} == {stop.key for stop in STOPS} - {"idle-units", "taken-slot", "useless"}
    assert role(state, asked(state), verbs.PASS) == ("end", "End turn")
    assert role(state, asked(state, prompts.RESPOND), verbs.PASS) == ("pass", "Pass")
    assert role(state, asked(state), verbs.TOKEN(PathId(0))) == ("", "")
    assert role(flanked(), asked(state), verbs.PASS) == ("end", "End phase: battle")


@pytest.mark.rule("BG-104", "BG-237")
@pytest.mark.parametrize(
    ("spells", "mine", "theirs", "stop"),
    [
        (["mend"], {"b1": "guard"}, {"b3": "imp"}, "useless"),
        (["mend"], {"b1": Stands("guard", hp=2)}, {"b3": "imp"}, "other-main"),
        (["mend", "smite"], {"b1": "guard"}, {"b3": "imp"}, "other-main"),
        (["hold-the-line"], {"b1": Stands("guard", defending=True)}, {}, "useless"),
        (["hold-the-line"], {"b1": "guard"}, {}, "other-main"),
        (["consecrate"], {}, {}, "other-main"),
    ],
)
def test_where_no_charged_spell_would_change_anything_nobody_is_stopped(
    spells: list[str], mine: dict[str, Any], theirs: dict[str, Any], stop: str
) -> None:
    ready = [Prepared(key, {"smite": "WW", "consecrate": "WW"}.get(key, "W")) for key in spells]
    state = position(Side("warlock", theirs), Side(units=mine, prepared=ready))
    casts = [verbs.CAST(find(state, 1, key)) for key in spells]
    assert stop_for(state, Question(B, [verbs.PASS, *casts], prompts.RESPOND)) == stop


def test_what_happens_floats_falls_or_flips() -> None:
    state = flanked()
    card = find(state, 1, "ghoul")
    assert effects(state, Event("damage", "BG-129", {"card": card, "n": 2}, {})) == [
        {"k": "hit", "ref": f"card-{card}", "n": 2}
    ]
    assert effects(state, Event("loses_life", "BG-138", {"seat": 1, "n": 2}, {})) == [
        {"k": "hit", "ref": "hero-1", "n": 2}
    ]
    assert effects(state, Event("rolls", "BG-036", {"seat": 0, "n": 5}, {})) == [
        {"k": "dice", "ref": "seat-0", "faces": [5]}
    ]
    assert effects(state, Event("wave", "BG-111", {"n": 1}, {})) is None


def test_the_pages_show_every_card_and_power_and_count_a_game() -> None:
    book = position(Side(), Side("warlock")).book
    shown = [face.name for _, faces in gallery(book) for face in faces]
    assert {card.name for card in book.cards} <= set(shown)
    assert "Lay on Hands" in shown
    log = [Event("loses_life", "BG-138", {"seat": 1, "n": 3}, {}), Event("casts", "BG-080", {"seat": 0}, {}),
           Event("level", "BG-190", {"seat": 0, "n": 4, "tokens": 3}, {})]  # fmt: skip
    counted = dict(figures(log, 2))
    assert counted["Damage taken by the hero"] == [0, 3]
    assert counted["Spells cast"] == [1, 0]
    assert counted["Levels gained"] == [3, 0]
    assert "Life lost to own cards" not in counted


@pytest.mark.rule("BG-R134")
def test_life_that_a_hero_pays_itself_is_told_apart_from_what_foes_took() -> None:
    match = Match(GAME, 2, position=position(Side("warlock", hand=["blood-pact"]), Side()))
    (question,) = match.questions.values()
    match.answer(question.seat, next(option for option in question.options if option.verb == verbs.CAST.name))
    counted = dict(figures([event for _, event in match.log], 2))
    paid = match.state.book.rules.start_life - match.state.players[0].life
    assert (counted["Life lost to own cards"], counted["Damage taken by the hero"]) == ([paid, 0], [0, 0])
    assert paid > 0


def test_other_sizes_of_board_and_track_are_drawn_too() -> None:
    variant = rules(lanes=7, rows=5, track_steps=5, spell_slots=3, power_paths="2 x 3")
    state = position(Side(units={"g1": "guard"}, prepared=["mend"]), Side("warlock"), variant=variant)
    shown = laid(state)
    assert shown.board is not None
    assert len(shown.board.cells) == 35
    assert shown.own is not None
    assert shown.own.wheel is not None
    assert len(shown.own.wheel.steps) == 5
    assert [len(zone.items) for zone in zone(state, "powers-0").zones] == [3, 3]
    assert forecast(state).steps


def test_a_fallen_hero_has_no_life_left_rather_than_less_than_none() -> None:
    state = position(Side(), Side("warlock"))
    state.players[1].life = -3
    shown = laid(state)
    assert [counter.value for panel in shown.rivals for counter in panel.counters if counter.label == "Life"] == [0]


@pytest.mark.rule("BG-139")
def test_units_that_died_are_told_as_lost_though_their_cards_are_in_the_hand_again() -> None:
    weak = Stands("archer", hp=1)
    attackers = {"b2": "ghoul", "c2": "ghoul", "d2": "ghoul"}
    state = position(Side("warlock", attackers), Side(units={"b3": weak, "c3": weak, "d3": "guard"}))

    def had() -> Belongings:
        return belongings(scene(GAME.rules.view(state, B), B, ["Ada", "Bram"]), B)

    before = had()
    finish(battle_phase, state, "attack b2", "attack c2", "attack d2")
    assert losses(before, had()) == "You lost Archer and Archer; Guard has 1 life left."


@pytest.mark.rule("BG-192", "BG-R07")
def test_a_power_to_choose_says_what_it_does_and_what_an_upgrade_makes_of_a_card() -> None:
    state = position(Side(tokens=1, paths=(1, 0, 0)), Side("warlock"))
    options = [verbs.TOKEN(PathId(path)) for path in range(3)]
    question = Question(A, options, prompts.MAIN)
    knight, guard, light = (hint(state, question, option).split("\n") for option in options)
    assert knight == [
        "Take 2 Knight cards",
        "Knight: Human Cavalry, rank 2, Attack 2, HP 4. When summoned: place 1 Haste on this.",
    ]
    assert guard == ["Guard becomes Shieldbearer 2/3, Shield 1"]  # which says all of it
    assert light == ["Gain 1 white orb"]
    fronts = {item.face.name: item.face for item in zone(state, "powers-0").zones[1].items if item.face}
    assert "".join(words for words, _ in fronts["Tower Shields"].text) == guard[0]


@pytest.mark.rule("BG-R100")
def test_a_power_that_can_be_used_says_what_it_does() -> None:
    state = position(Side(paths=(0, 0, 5), pool="W"), Side("warlock"))
    used = next(option for option in upto(main_phase, state).options if option.verb == verbs.USE.name)
    said = hint(state, Question(A, [used], prompts.MAIN), used)
    assert said == "Once per turn, in your Main phase, pay 1 white: your hero heals 2"


def test_in_the_hand_units_come_first_and_each_kind_has_its_place() -> None:
    orders = (["smite", "knight", "mend", "guard", "smite"], ["guard", "smite", "smite", "mend", "knight"])
    shown = []
    for keys in orders:
        hand = laid(position(Side(hand=keys), Side("warlock"))).hand
        assert hand is not None
        shown.append([item.face.name for item in hand.items if item.face])
    assert shown[0] == shown[1]
    assert {*shown[0][:2]} == {"Guard", "Knight"}
    assert shown[0].count("Smite") == 2
