"""Narrow places: what the dead, the stuck and the late may not do, and what is lost or hidden between two acts."""

from collections.abc import Sequence

import pytest
from lytharian_arena import squads
from lytharian_clash import foe, one
from lytharian_table import (
    GAME,
    PAWNS,
    Side,
    Troop,
    custom,
    draw_phase,
    duel_round,
    effects_phase,
    finish,
    keys,
    main,
    main_phase,
    position,
    told,
    troop_at,
    turn,
    under,
    upto,
    view,
    who,
)

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.rules.abilities.usable_effects import usable_effects
from rulewright.games.lytharian.rules.book import with_cards
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.setup.army_rules import troop_copies
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.games.lytharian.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN
from rulewright.kernel.variant import OFFICIAL

SACRIFICE = "cast power-through-sacrifice"
CLOSED = under(response_windows="main_and_combat_only")


@pytest.mark.rule("LC-R72")
@pytest.mark.parametrize("act", [("move d4-d3",), ("main d4 bowshot",)])
def test_after_a_move_or_a_main_ability_no_spell_of_the_phases_start_is_cast(act: Sequence[str]) -> None:
    state = position(Side([one("Main: Bowshot 1")], hand=["power-through-sacrifice"]), Side([foe()]))
    assert SACRIFICE in upto(main_phase, copy_state(state)).notations
    assert SACRIFICE not in upto(main_phase, state, *act).notations


@pytest.mark.rule("LC-R72", "LC-R270")
def test_a_round_of_a_duel_begins_with_nothing_done() -> None:
    state = squads([("M0", "5/9")], [("T0", "5/9")], deck=("power-through-sacrifice",) * 10)
    state.acted = True  # in the round before
    asked = upto(duel_round, state)
    assert (asked.seat, asked.why.key) == (1, "precombat")
    assert any(each.startswith(SACRIFICE) for each in asked.notations)


@pytest.mark.rule("LC-034", "LC-055", "LC-056")
def test_an_own_army_stands_by_its_roles_in_whatever_order_it_was_written() -> None:
    armies = [ARMIES["brudakian"], ARMIES["deepdark"]]
    brought = [Entry(troops=tuple(reversed(army.troops)), deck=army.deck) for army in armies]
    state = start(GAME.rules.book(OFFICIAL), brought, Dice(1))
    finish(turn, state)
    finish(turn, state)
    first, second = armies if state.first == 0 else reversed(armies)
    for army, rank, pawns in ((first, "1", "2"), (second, "8", "7")):
        assert (who(state, f"e{rank}"), who(state, f"d{rank}")) == army.troops[:2]
        assert sorted(who(state, f"{file}{pawns}") for file in "abcdefgh") == sorted(army.troops[8:])


@pytest.mark.rule("LC-066", "LC-078")
def test_who_lies_in_the_crypt_has_no_effect_to_use() -> None:
    burner = custom("Burner", "R", "1/9", "Effect: Burn 1")
    alive = position(Side([Troop(burner, "d4")]), Side([foe()]), phase="effects")
    dead = position(Side([Troop(burner)]), Side([foe()]), phase="effects")
    assert [len(usable_effects(state, SEATS[0])) for state in (alive, dead)] == [1, 0]


@pytest.mark.rule("LC-298", "LC-R193")
@pytest.mark.parametrize(("power", "open_kind"), [("Gear", True), ("Seer", False)])
def test_what_gear_finds_is_known_to_be_equipment_and_what_a_seer_finds_is_not(power: str, open_kind: bool) -> None:
    deck = ["axe", *["spark"] * 3, *["gust"] * 3]
    seer = Side([one(f"Effect: {power}", at="d5")], hand=["mace", "mace"], deck=deck, mana=3)
    state = position(Side(), seer, active=1, phase="effects")
    upto(effects_phase, state, f"effect d5 {power.lower()}", "take axe")
    (found,) = [card for card in state.players[1].hand if keys(state, [card]) == ["axe"]]
    seen: set[str] = set()
    for seed in range(40):
        world = copy_state(state)
        conceal(world, SEATS[0], Dice(seed))
        seen.add(world.book.cards[world.faces[found]].kind)
    assert ("spell" not in seen) == open_kind


@pytest.mark.rule("LC-337", "LC-339", "LC-R255")
def test_when_the_time_is_over_before_a_turn_ends_no_other_begins() -> None:
    theirs = Side([foe(at="h7")], hand=["ice-lance"], mana=9, kills=9)
    match = Match(GAME, 2, 1, position=position(Side([one(role="R")], deck=[], kills=5), theirs))
    for word in ("move d4-c4", "end"):
        while match.question and match.question.prompt.key != "main":
            match.answer(match.question.seat, "pass")
        match.answer(0, word)
    assert match.question
    assert (match.question.seat, match.question.prompt.key) == (1, "window")
    turns = match.state.turn
    match.call_time()
    assert match.outcome is None  # the window is still open
    match.answer(1, "pass")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause, match.state.turn) == ((1,), "LC-339", turns)


@pytest.mark.rule("LC-329", "LC-R252")
def test_a_king_left_alone_by_the_turns_attack_is_compelled_to_none_and_uses_its_main_ability() -> None:
    king = Troop(custom("Archer", "K", "5/20", "Main: Bowshot 1"), "e4")
    mine = Side([king, one(stats="0/1")])
    state = position(mine, Side([foe(), foe(at="e5")]))
    asked = upto(main_phase, state, "attack d4xd5")
    assert who(state, "d4") == ""
    assert "main e4 bowshot" in asked.notations
    assert not any(each.startswith("attack") for each in asked.notations)


@pytest.mark.rule("LC-R278", "LC-R74")
@pytest.mark.parametrize("pawns", [True, False])
def test_two_who_cannot_move_end_pawn_wars_and_no_other_game(pawns: bool) -> None:
    sides = [Side([one(at=square, role="P")], bare=True) for square in ("a4", "a5")]
    state = position(*sides, variant=PAWNS if pawns else OFFICIAL)
    for _ in range(2):
        finish(main, state)
    assert (state.outcome is not None) == pawns


@pytest.mark.rule("LC-208", "LC-R207", "LC-R50")
@pytest.mark.parametrize("act", [("skip",), ("make-room",)])
def test_harnessed_mana_does_not_outlast_the_draw_where_no_window_follows_a_spell(act: Sequence[str]) -> None:
    mine = Side([one()], hand=["ice-lance", "falling-star", *["axe"] * 11], mana=0)
    state = position(mine, Side([foe()]), phase="draw", variant=CLOSED)
    spell = ("cast ice-lance", "at-troop d5")  # there is one spell to harness
    asked = upto(draw_phase, copy_state(state), *spell)
    assert asked.why.key == "draw"
    table = finish(draw_phase, state, *spell, *act)
    assert state.players[0].pool == 0
    assert len(told(table, "wastes")) == 1


@pytest.mark.rule("LC-R50")
def test_after_each_effect_there_is_a_window() -> None:
    burner = Troop(custom("Burner", "R", "1/9", "Effect: Burn 1, Effect: Shock 1"), "d4")
    theirs = Side([foe()], hand=["ice-lance"], mana=9)
    state = position(Side([burner]), theirs, phase="effects")
    answers = ("pass", "effect d4 burn", "at-troop d5", "pass")
    asked = upto(effects_phase, state, *answers)
    assert (asked.seat, asked.why.key, state.stack) == (1, "window", [])
    state = position(Side([burner]), theirs, phase="effects", variant=CLOSED)
    asked = upto(effects_phase, state, *answers[1:])
    assert (asked.seat, asked.why.key) == (0, "effects")


@pytest.mark.rule("LC-R49", "LC-R102", "LC-R104")
def test_a_promoted_pawn_that_is_revealed_shows_the_copy_and_not_what_it_was() -> None:
    pawn = Troop("kevetni-archer", "b7", up=False)
    mine = Side([pawn, Troop("oshara", "d1")])
    state = position(mine, Side([foe(at="h7")]), variant=under(promotion_face_up=False))
    troop = troop_at(state, "b7")
    finish(main_phase, state, "move b7-b8", "copy oshara", "reveal b8")
    assert (state.up[troop], view(state, 1).faces[troop]) == (1, HIDDEN)
    assert who(view(state, 1), "b8") == "oshara"


@pytest.mark.rule("LC-071", "LC-R44", "LC-R49")
@pytest.mark.parametrize("copy", [None, "kevetni-pathfinder"])
def test_where_a_face_down_copy_of_a_scout_has_seen_somebody_nothing_is_told_of_others(copy: str | None) -> None:
    scout = Troop("timber-wolf" if copy else "kevetni-watcher", "c6", up=False, copy=copy)
    theirs = Side([scout, Troop("timber-wolf", "e6", up=False)])
    state = position(Side([Troop("timber-wolf", "d4", up=False)]), theirs, variant=under(promotion_face_up=False))
    finish(main_phase, state, "move d4-d5")
    assert state.up[troop_at(state, "d5")]
    both = 1 << troop_at(state, "c6") | 1 << troop_at(state, "e6")
    assert [each.troops for each in state.rumors] == ([] if copy else [both])


@pytest.mark.rule("LC-036")
def test_only_a_troop_that_is_unique_stands_alone() -> None:
    book = GAME.rules.book(OFFICIAL)
    plain, unique = custom("Twin", "R", "5/5"), custom("Only", "R", "5/5", unique=True)
    wrong = [troop_copies(with_cards(book, (card,)), [card, card]) for card in (plain, unique)]
    assert [["LC-036" in words for words in each] for each in wrong] == [[], [True]]
