"""What an answer costs or comes to is said before it is given, and nobody is asked where nothing could be gained."""

import pytest
from lytharian_table import GAME, Side, Troop, custom, effects_phase, main_phase, position, upto

from rulewright.games.lytharian.page import PAGE
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import everyone
from rulewright.games.lytharian.rules.view import view as look
from rulewright.kernel.event import Event
from rulewright.kernel.question import Option, Question, Seat
from rulewright.server.html.rail.recap import names_lost
from rulewright.testing.script import Asked

HUGE = custom("Huge", "R", "3/30")
BURNER = custom("Burner", "B", "1/9", "Effect: Burn 1")
SLINGER = custom("Slinger", "P", "1/9", "Main: Stonethrow 1")
KNIGHT = custom("Rider", "KN", "3/9")
WEAK = Troop("deepdark-footfodder", "h7", up=False)


def hand(mana: int, *cards: str) -> State:
    return position(Side([Troop(HUGE, "a4")], hand=list(cards), mana=mana), Side([Troop(HUGE, "d6"), WEAK]))


def question_of(state: State, asked: Asked) -> tuple[State, Question]:
    """As who is asked reads it."""
    view: State = look(state, asked.seat)
    return view, Question(asked.seat, asked.options, asked.why, state.announcing)


def read(state: State, asked: Asked, notation: str) -> tuple[str, str]:
    """What an option is on the page, and what it comes to."""
    view, question = question_of(state, asked)
    option: Option = asked.options[asked.notations.index(notation)]
    return PAGE.role(view, question, option)[0], PAGE.hint(view, question, option)


@pytest.mark.rule("LC-205", "LC-209")
def test_a_cast_names_the_spell_that_goes_for_it_and_waits_for_a_second_click() -> None:
    state = hand(0, "ice-barrier", "flame-burst")
    role, said = read(state, upto(main_phase, state), "cast ice-barrier")
    assert role == "weigh"
    assert said == "You have 0 mana: Flame Burst pays 2, from hand to Nether."
    state = hand(2, "ice-barrier", "flame-burst")
    assert read(state, upto(main_phase, state), "cast ice-barrier") == ("", "")


@pytest.mark.rule("LC-205", "LC-R206")
def test_where_several_spells_could_go_their_player_chooses() -> None:
    state = hand(0, "ice-barrier", "flame-burst", "fire-rain")
    role, said = read(state, upto(main_phase, state), "cast ice-barrier")
    assert role == "weigh"
    assert said == "You have 0 mana: Flame Burst (2) or Fire Rain (3) pays. You then choose which."
    asked = upto(main_phase, state, "cast ice-barrier", "at-troop a4")
    assert asked.notations == ["harness flame-burst", "harness fire-rain"]
    view, question = question_of(state, asked)
    assert GAME.words.ask_words(view, question) == "Ice Barrier: which spell goes to the Nether to pay for it?"


@pytest.mark.rule("LC-220")
def test_equipment_names_the_piece_that_is_reforged_for_it() -> None:
    state = hand(0, "dagger", "mace")
    role, said = read(state, upto(main_phase, state), "attach dagger")
    assert (role, said) == ("weigh", "You have 0 mana: Mace pays 1, from hand to Nether.")


def effects(theirs_up: bool) -> tuple[State, Asked]:
    state = position(
        Side([Troop(BURNER, "c3"), Troop(HUGE, "a4")]), Side([Troop(HUGE, "d6", up=theirs_up)]), phase="effects"
    )
    return state, upto(effects_phase, state)


@pytest.mark.rule("LC-078", "LC-R10")
def test_an_effect_that_could_only_hurt_ones_own_is_no_reason_to_stop() -> None:
    state, asked = effects(theirs_up=False)
    view, question = question_of(state, asked)
    plain = PAGE.obvious(view, question)
    assert plain is not None
    assert plain[0] == "reveal"
    assert plain[1] is asked.options[0]
    state, asked = effects(theirs_up=True)
    view, question = question_of(state, asked)
    assert PAGE.obvious(view, question) is None
    assert GAME.words.ask_words(view, question) == "Burn: use it, or end Effects?"


@pytest.mark.rule("LC-078")
def test_an_effect_that_gives_mana_is_used_without_a_question() -> None:
    state = position(Side([Troop(HUGE, "a4")], enchants=["power-geyser"]), Side([Troop(HUGE, "d6")]), phase="effects")
    asked = upto(effects_phase, state)
    view, question = question_of(state, asked)
    plain = PAGE.obvious(view, question)
    assert plain is not None
    assert plain[0] == "gain"
    assert GAME.words.label(view, plain[1]) == "Use Power Geyser"


@pytest.mark.rule("LC-313", "LC-R222")
def test_an_ability_that_only_ones_own_stand_next_to_is_never_gold() -> None:
    state = position(
        Side([Troop(SLINGER, "c3"), Troop(HUGE, "c4")]), Side([Troop(HUGE, "d4", up=False), Troop(HUGE, "h6")])
    )
    role, said = read(state, upto(main_phase, state), "main c3 stonethrow")
    assert role == "spare"
    assert said == "No revealed enemy next to it: it could only hurt your own."


@pytest.mark.rule("LC-125", "LC-127")
def test_why_a_neighbour_can_t_be_attacked_says_how_the_piece_strikes() -> None:
    state = position(Side([Troop(KNIGHT, "d4")]), Side([Troop(HUGE, "e5"), Troop(HUGE, "h6")]))
    view, question = question_of(state, upto(main_phase, state))

    def why(square: str) -> str:
        troop = next(t for t in everyone(state) if state.at[t] >= 0 and state.book.board.names[state.at[t]] == square)
        return GAME.words.why_not(view, question, f"troop-{troop}").words

    assert why("e5") == "Huge e5: Knights strike straight."
    assert "must stand next to it" in why("h6")


@pytest.mark.rule("LC-066", "LC-067")
def test_only_its_owner_reads_what_a_face_down_troop_could_use() -> None:
    state = position(Side([Troop(BURNER, "c3", up=False, seen=True)]), Side([Troop(HUGE, "d6")]))

    def said(seat: Seat) -> list[str]:
        board = PAGE.scene(look(state, seat), seat, ("You", "Basil")).board
        assert board is not None
        return [badge.words for piece in board.pieces for badge in piece.traits if badge.clause == "LC-066"]

    assert said(Seat(0)) == ["Face down: reveal it to use Burn 1"]
    assert said(Seat(1)) == []


def test_what_hit_somebody_else_is_no_cause_of_a_loss() -> None:
    lost = "You lost Forgequeen Hildra g5."
    assert names_lost("Forgequeen Hildra on g5 is killed.", lost)
    assert not names_lost("Stoneborn Runecaster d6 takes 2 damage.", lost)


def test_what_is_paid_with_a_card_is_no_deed_of_its_own() -> None:
    assert {"discards", "harnesses", "reforges"} <= PAGE.routine
    assert PAGE.move_text is not None
    assert PAGE.move_text(Event("attacks", "", {"square": 37}, {})) == "+ \u00d7f5"
