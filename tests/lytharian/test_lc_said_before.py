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


@pytest.mark.rule("LC-205", "LC-199")
def test_a_button_says_that_a_spell_pays_too() -> None:
    state = hand(1, "powered-soothing-mist", "flame-burst")
    asked = upto(main_phase, state, "cast powered-soothing-mist", "at-troop a4")
    view, question = question_of(state, asked)
    said = [PAGE.role(view, question, option)[1] or GAME.words.label(view, option) for option in asked.options]
    assert said == ["1 mana", "2 mana: 1 and a spell", "3 mana: 1 and a spell"]
    state = hand(0, "ice-barrier", "flame-burst")
    asked = upto(main_phase, state)
    view, question = question_of(state, asked)
    cast = asked.options[asked.notations.index("cast ice-barrier")]
    assert PAGE.role(view, question, cast)[1] == "Cast Ice Barrier (2: with a spell)"
    key, line = PAGE.first_times(view, question)[0]
    assert key == "pay with a spell"
    assert line.startswith("Too little mana? Once a turn another spell can pay: Common 1, Uncommon 2")


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


@pytest.mark.rule("LC-107")
def test_an_ability_instead_of_an_attack_says_so_before_and_after() -> None:
    state = position(Side([Troop(SLINGER, "c3"), Troop(KNIGHT, "a1")]), Side([Troop(HUGE, "d4"), Troop(HUGE, "h6")]))
    state.players[0].mana = 0
    asked = upto(main_phase, state)
    role, said = read(state, asked, "main c3 stonethrow")
    assert role == "spare"
    assert said == "Stonethrow: 1 physical damage to a troop next to it, instead of an attack this turn."
    view, question = question_of(state, asked)
    assert PAGE.strikes(view, question, asked.options[asked.notations.index("main c3 stonethrow")])
    assert GAME.words.ask_words(view, question) == "0 mana. Move, attack or use an ability?"
    asked = upto(main_phase, state, "main c3 stonethrow")
    view, question = question_of(state, asked)
    why = "Slinger c3 used Stonethrow: it can't attack this turn."
    assert PAGE.first_times(view, question)[0] == ("ability for attack", why)
    assert GAME.words.why_not(view, question, f"troop-{troop_on(state, 'd4')}").words == why
    assert GAME.words.ask_words(view, question) == "0 mana. Move?"
    asked = upto(main_phase, state, "move a1-c2")
    view, question = question_of(state, asked)
    assert GAME.words.ask_words(view, question) == "0 mana. Nothing is left to do: end your turn"
    assert PAGE.hint(view, question, asked.options[0]) == why


def troop_on(state: State, square: str) -> int:
    return next(t for t in everyone(state) if state.at[t] >= 0 and state.book.board.names[state.at[t]] == square)


@pytest.mark.rule("LC-065")
def test_revealing_says_who_learns_what() -> None:
    state = position(Side([Troop(BURNER, "c3", up=False, seen=True)]), Side([Troop(HUGE, "d6")]))
    role, said = read(state, upto(main_phase, state), "reveal c3")
    assert role == "spare"
    assert said == "If you reveal it, your rival sees who it is, and you can use Burn 1."


@pytest.mark.rule("LC-125", "LC-127")
def test_a_piece_says_how_it_attacks() -> None:
    state = position(Side([Troop(KNIGHT, "d4")]), Side([Troop(HUGE, "e6", up=False)]))
    board = PAGE.scene(look(state, Seat(0)), Seat(0), ("You", "Basil")).board
    assert board is not None
    said = {piece.cell: [badge.words for badge in piece.traits] for piece in board.pieces}
    d4, e6 = (f"square-{state.book.board.find(name)}" for name in ("d4", "e6"))
    assert said[d4] == ["Knight: attacks straight, who stands next to it"]
    assert said[e6] == ["Rook: attacks straight, who stands next to it"]


@pytest.mark.rule("LC-125", "LC-127")
def test_why_a_neighbour_can_t_be_attacked_says_how_the_piece_strikes() -> None:
    state = position(Side([Troop(KNIGHT, "d4")]), Side([Troop(HUGE, "e5"), Troop(HUGE, "h6")]))
    view, question = question_of(state, upto(main_phase, state))

    def why(square: str) -> str:
        return GAME.words.why_not(view, question, f"troop-{troop_on(state, square)}").words

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
