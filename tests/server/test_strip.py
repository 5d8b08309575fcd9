"""How answers are offered, what a recap tells, and what bots are called."""

from types import SimpleNamespace
from typing import cast

from markupsafe import Markup

from rulewright.games import GAMES
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Answer
from rulewright.server.html.bars.answers import answers
from rulewright.server.html.bars.question_bar import is_bare, is_few, is_yes_or_no, waits_for
from rulewright.server.tables.opponents import FACES, NAMES, RANKS, opponent_name, rank_of
from rulewright.server.tables.story.course import SET_UP
from rulewright.server.tables.story.deeds import answered_deed, recap
from rulewright.server.tables.table_view import Choice, LogLine, QuestionView, TableView


def asked(*choices: tuple[str, tuple[str, ...], str], picked: tuple[str, ...] = ()) -> QuestionView:
    listed = [Choice(i, label, refs, role) for i, (label, refs, role) in enumerate(choices)]
    return QuestionView("What now?", "", "main", listed, picked)


TURN = (("End turn", ("button-end",), "end"), ("Play Imp", ("card-1",), ""), ("Smite Ghoul", ("card-2", "unit-3"), ""),
        ("Smite Imp", ("card-2", "unit-4"), ""))  # fmt: skip


def test_ending_the_turn_stands_at_the_primary_place_but_is_gold_only_when_nothing_else_is_left() -> None:
    found = answers(asked(*TURN))
    assert found.primary is not None
    assert (found.primary.label, found.gold, found.must) == ("End turn", False, False)
    assert answers(asked(TURN[0])).gold


def test_the_one_thing_left_to_choose_is_gold() -> None:
    burn = ("Burn Imp for 1 mana", ("card-1", "discard-0"), "")
    found = answers(asked(burn, picked=("card-1",)))
    assert found.primary is not None
    assert (found.primary.label, found.gold, found.beside) == (burn[0], True, ())
    two = answers(asked(burn, ("Burn Imp twice", ("card-1", "discard-1"), ""), picked=("card-1",)))
    assert (two.primary, len(two.beside)) == (None, 2)


def test_a_narrow_screen_keeps_no_gap_where_nothing_stands_beside_the_primary_action() -> None:
    assert is_bare(answers(asked(TURN[0])), None)
    assert not is_bare(answers(asked(*TURN)), Markup("All as marked"))
    few = answers(asked(*TURN))
    assert (is_few(few), is_bare(few, None)) == (True, True)  # they stand in sight, or in a row of their own
    many = answers(asked(TURN[0], *[(f"Play spell {i} of the deck", (f"card-{i}",), "") for i in range(6)]))
    assert (is_few(many), is_bare(many, None)) == (False, False)


def test_yes_and_no_are_even_and_neither_is_gold() -> None:
    yes, no = ("Yes", ("button-yes",), ""), ("No", ("button-no",), "")
    found = answers(asked(no, yes))
    assert (is_yes_or_no(found), found.gold) == (True, False)
    assert not is_yes_or_no(answers(asked(no)))
    assert not is_yes_or_no(answers(asked(no, yes, TURN[1])))


def test_what_turns_an_offer_down_stands_beside_it_and_never_at_the_primary_place() -> None:
    no, bolt = ("No", ("button-no",), "decline"), ("Play Ember Bolt", ("card-1",), "")
    one = answers(asked(no, bolt))
    assert one.primary is not None
    assert (one.primary.label, one.gold, one.must) == ("Play Ember Bolt", True, False)
    assert [choice.label for choice in one.beside] == ["No"]
    several = answers(asked(no, bolt, ("Play Blaze", ("card-2",), "")))
    assert (several.primary, several.must) == (None, False)
    assert several.beside[-1].label == "No"
    three = answers(asked(no, bolt, ("Play Blaze", ("card-2",), ""), ("Play Pyre", ("card-3",), "")))
    assert ([choice.label for choice in three.beside], three.hidden) == (["No"], True)
    many = answers(asked(no, *[(f"Play spell {i} of the Discard", (f"card-{i}",), "") for i in range(6)]))
    assert (many.primary, [choice.label for choice in many.beside]) == (None, ["No"])
    yes = answers(asked(no, ("Yes", ("button-yes",), "")))
    assert yes.primary is not None
    assert (yes.primary.label, is_yes_or_no(yes)) == ("Yes", True)
    alone = answers(asked(no))
    assert alone.primary is not None


def test_what_a_game_offers_has_a_button_of_its_own_beside_the_one_that_ends() -> None:
    channel = ("Channel the Shard (10 AP)", ("hex-7",), "offer")
    plays = [(f"Play spell {i}", (f"card-{i}",), "") for i in range(8)]
    found = answers(asked(TURN[0], *plays, channel))
    assert found.primary is not None
    assert (found.primary.label, [choice.label for choice in found.beside]) == ("End turn", [channel[0]])
    assert found.beside[0].weighs


def test_a_complete_choice_is_the_primary_action_and_an_open_one_must_be_aimed() -> None:
    whole = answers(asked(*TURN, picked=("card-1",)))
    assert whole.primary is not None
    assert (whole.primary.label, whole.gold, whole.must) == ("Play Imp", True, False)
    open_ = answers(asked(*TURN, picked=("card-2",)))
    assert (open_.primary, open_.must) == (None, True)
    assert [choice.label for choice in open_.beside] == ["Smite Ghoul", "Smite Imp"]


def test_what_is_picked_is_a_whole_answer_if_nothing_else_on_the_table_is_asked_for() -> None:
    unit = ("Summon Guard", ("card-1", "button-summon"), "")
    assert asked(TURN[0], unit, picked=("card-1",)).whole() is not None
    two = (unit, ("Prepare Guard", ("card-1", "button-prepare"), ""))
    assert asked(*two, picked=("card-1",)).whole() is None  # one of two is still to be chosen
    assert asked(*TURN, picked=("card-2",)).whole() is None
    assert asked(*TURN).whole() is None


def test_what_a_game_calls_aside_stands_only_in_the_menu() -> None:
    found = answers(asked(("Offer a draw", ("button-offer",), "aside"), ("e2e4", ("square-12", "square-28"), "")))
    assert found.primary is None
    assert [choice.label for choice in found.asides] == ["Offer a draw"]
    assert not found.must  # a table at rest is not lit: the piece is only taken up


def test_what_a_game_calls_spare_is_primary_only_when_nothing_else_is_left() -> None:
    reveal, step = ("Reveal Pawn", ("troop-1", "button-reveal"), "spare"), ("To e4", ("troop-1", "square-28"), "")
    beside = answers(asked(reveal, step, picked=("troop-1",)))
    assert (beside.primary, beside.must) == (None, True)
    assert "Reveal Pawn" in [choice.label for choice in beside.beside]
    alone = answers(asked(reveal, picked=("troop-1",)))
    assert alone.primary is not None


def test_the_passive_answer_is_marked_only_when_nothing_else_would_change_anything() -> None:
    wild = ("Wild for 1 Attack", ("button-wild",), "")
    assert not answers(asked(("Pass", ("button-pass",), "pass"), wild)).gold
    assert not answers(asked(("No", ("button-no",), ""), ("Yes", ("button-yes",), ""))).gold
    assert answers(asked(("Pass", ("button-pass",), "pass"), (*wild[:2], "spare"))).gold


def test_what_does_nothing_is_never_primary_beside_what_does_something() -> None:
    blow, defend = ("Attack: 0 damage", ("button-attack",), "idle"), ("Defend", ("button-defend",), "")
    found = answers(asked(blow, defend))
    assert found.primary is not None
    assert (found.primary.label, [choice.label for choice in found.beside]) == ("Defend", ["Attack: 0 damage"])
    picked = answers(asked((blow[0], ("unit-1", "button-a"), "idle"), (defend[0], ("unit-1", "button-d"), ""),
                           picked=("unit-1",)))  # fmt: skip
    assert picked.primary is not None
    assert picked.primary.label == "Defend"


def line(number: int, step: int, turn: int, words: str) -> LogLine:
    return LogLine(number, step, words, "", (), turn)


def test_a_recap_tells_the_turns_of_others_since_ones_own() -> None:
    me, other = Seat(0), Seat(1)
    lines = [
        line(0, 1, 1, "I move."),
        line(1, 2, 2, "They move."),
        line(2, 3, 2, "They end."),
        line(3, 3, 3, "I draw."),
    ]
    found = recap(lines, [Answer(seat, "") for seat in (me, other, other)], [None, me, other, me], me)
    assert found is not None
    assert [deed.lines[0].words for deed in found.deeds] == ["They move.", "They end."]
    assert (found.seats, found.now) == ((other,), False)
    assert recap(lines[:1], [Answer(me, "")], [None, me], me) is None


def test_what_became_of_the_viewer_is_no_deed_of_the_others() -> None:
    me, other = Seat(0), Seat(1)
    lines = [
        line(0, 2, 2, "Bram attacks with Longsword: 3."),
        line(1, 2, 2, "You lose a card."),
        line(2, 3, 2, "You are damaged."),
    ]
    found = recap(lines, [Answer(seat, "") for seat in (me, other, other)], [None, me, other], me)
    assert found is not None
    assert [deed.step for deed in found.deeds] == [2]


def test_what_comes_of_a_pass_is_the_deed_of_who_played_what_was_let_happen() -> None:
    me, other = Seat(0), Seat(1)
    lines = [
        line(0, 1, 1, "Bram plays Flask."),
        line(1, 2, 1, "Ada takes 10 fire damage."),  # I passed
        line(2, 5, 2, "You play Dart."),
        line(3, 6, 2, "Bram takes 4 fire damage."),  # Bram passed
    ]
    said = [(other, "play flask"), (me, "pass"), (other, "pass"), (me, "pass"), (me, "play dart"), (other, "pass")]
    history = [Answer(seat, text) for seat, text in said]
    found = recap(lines, history, [None, other, me], me, passing={"pass"}, turns=[0, 0, 3], hurts={2: 10})
    assert found is not None
    assert [(deed.step, deed.seat, len(deed.lines), deed.harm) for deed in found.deeds] == [(1, other, 2, 10)]


def test_a_window_asks_about_what_was_done_since_one_decided_oneself() -> None:
    me, other = Seat(0), Seat(1)
    lines = [line(0, 1, 1, "Bram summons Imp on e1."), line(1, 3, 1, "Bram casts Terror.")]
    history = [Answer(other, "muster"), Answer(me, "pass"), Answer(other, "cast")]
    told = recap(lines, history, [None, other], me)
    assert told is not None
    assert answered_deed(told, 1) == "Just now: Bram casts Terror. Act?"
    assert answered_deed(told, 3) == ""  # and passed again: nothing is new
    first = recap(lines[:1], history[:1], [None, other], me)
    assert first is not None
    assert answered_deed(first, None) == "Just now: Bram summons Imp on e1. Act?"


def test_bots_have_names_that_no_game_uses_and_ranks_instead_of_codes() -> None:
    used = " ".join(path.read_text() for game in GAMES.values() for path in game.folder.rglob("*.py"))
    assert not [name for name in (*NAMES, *(face.name for face in FACES)) if name in used]
    assert list(RANKS.values()) == ["Novice", "Adept", "Master", "Legend"]
    assert [rank_of(code) for code in ("greedy", "mcts:100", "mcts:800", "own.bot:BOT")] == [
        "Adept",
        "Master",
        "Legend",
        "",
    ]
    assert opponent_name([NAMES[0]]) == NAMES[1]


def test_who_is_asked_in_ones_own_turn_does_not_have_the_turn() -> None:
    def said(turn: int | None, name: str, waiting: tuple[int, ...] = (1,)) -> str:
        v = SimpleNamespace(waiting=waiting, turn_seats=[turn], turn_names=[name], viewer=0)
        return waits_for(cast(TableView, v), "Basil")

    assert said(1, "Turn 3") == "Basil's turn"
    assert said(0, "Turn 4") == "Your turn: Basil may answer"
    assert said(None, SET_UP) == "Basil chooses"
    assert said(0, "Turn 4", (1, 2)) == "Waiting for Basil"
