"""After the others' turn a player is told what they lost, whatever the game and however fast it went."""

from contextlib import suppress
from typing import Any

import pytest
from server_kit import Server, begins_at

from rulewright.games import GAMES
from rulewright.games.lytharian.rules.position import Side as Army
from rulewright.games.lytharian.rules.position import Troop
from rulewright.games.lytharian.rules.position import position as chess_position
from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.page.scene import Board, Counter, Panel, Piece, Scene
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Answer
from rulewright.kernel.words import listed
from rulewright.server.errors import Stale
from rulewright.server.html.rail.recap import caused, played, with_causes
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor, table_view
from rulewright.server.tables.story.losses import Belongings, losses, news_of_losses, the_first
from rulewright.server.tables.table_view import TableView

ME, RIVAL = Seat(0), Seat(1)


def scene(life: int, **units: int) -> Scene:
    pieces = [
        Piece(f"unit-{name}", "field-1", name, "", ME, (Counter("Life", n, "heart"),)) for name, n in units.items()
    ]
    theirs = Piece("unit-9", "field-2", "Ogre", "", RIVAL, (Counter("Life", 1, "heart"),))
    own = Panel("player-0", ME, "You", (Counter("Mana", 9, "gem"), Counter("Life", life, "heart")))
    return Scene("", (), board=Board("lanes", (), (*pieces, theirs)), own=own)


def given(*seats: Seat) -> list[Answer]:
    return [Answer(seat, "pass") for seat in seats]


def test_what_was_lost_is_told_at_the_first_question_and_kept_beside_it() -> None:
    kept: dict[str, Any] = {}
    assert news_of_losses(kept, scene(20, Ghoul=3, Guard=4), ME, [], True) == (False, "")
    mine = given(ME)
    assert news_of_losses(kept, scene(20, Ghoul=3, Guard=4), ME, mine, False) == (False, "")
    after = scene(17, Guard=2)
    told = "You lost 3 life and Ghoul; Guard has 2 life left."
    theirs = [*mine, *given(RIVAL, RIVAL)]
    assert news_of_losses(kept, after, ME, theirs, True) == (True, told)
    assert news_of_losses(kept, after, ME, theirs, True) == (True, told)  # looked at once more
    assert news_of_losses(kept, after, ME, [*theirs, *given(ME)], True) == (False, told)
    healed = [*theirs, *given(ME, ME)]
    assert news_of_losses(kept, scene(17, Guard=4), ME, healed, True) == (False, "You lost 3 life and Ghoul.")


def test_questions_in_the_others_turn_do_not_forget_what_was_there_before() -> None:
    kept: dict[str, Any] = {}
    news_of_losses(kept, scene(20, Ghoul=3), ME, [], True)
    first = given(ME, RIVAL)
    assert news_of_losses(kept, scene(18, Ghoul=3), ME, first, False) == (True, "You lost 2 life.")
    more = [*first, *given(ME, RIVAL)]
    assert news_of_losses(kept, scene(15), ME, more, True) == (True, "You lost 5 life and Ghoul.")


def test_what_oneself_gave_away_is_no_news_and_an_undo_begins_anew() -> None:
    kept: dict[str, Any] = {}
    news_of_losses(kept, scene(20, Ghoul=3), ME, given(RIVAL), True)
    assert news_of_losses(kept, scene(20), ME, given(RIVAL, ME), True) == (False, "")
    assert news_of_losses(kept, scene(20, Ghoul=3), ME, [], True) == (False, "")


def test_a_card_that_came_back_to_the_hand_is_not_lost() -> None:
    before = Belongings(None, {"card-1": ("Imp", None), "card-2": ("Ghoul", None)})
    assert losses(before, Belongings(None, {}, frozenset({"card-1"}))) == "You lost Ghoul."
    assert listed(the_first(["a", "b", "c", "d", "e"])) == "a, b, c and 2 more"


def test_who_had_life_is_lost_though_the_card_came_back_to_the_hand() -> None:
    before = Belongings(20, {"card-1": ("Archer", 2), "card-2": ("Guard", 3), "card-3": ("Archer", 1)})
    after = Belongings(20, {"card-2": ("Guard", 2)}, frozenset({"card-1", "card-3"}))
    assert losses(before, after) == "You lost Archer and Archer; Guard has 2 life left."


def test_causes_add_up_to_what_was_lost() -> None:
    lost = "You lost 23 life and Ghoul."
    assert caused(lost, [("Mirror Thought", 10)]) == f"{lost} By Mirror Thought 10, otherwise 13."
    assert caused(lost, [("Mirror Thought", 10), ("Ice Lance", 13)]) == f"{lost} By Mirror Thought 10, Ice Lance 13."
    assert caused("You lost Ghoul.", [("Fire Flask", 3)]) == "You lost Ghoul. By Fire Flask 3."
    assert caused(lost, []) == lost


def test_what_hurt_though_it_is_no_card_has_its_name_from_the_log() -> None:
    assert played("Basil plays Bite for 1 AP.") == "Bite"
    assert played("Mara, Veiled Blade plays Widow's Kiss.") == "Widow's Kiss"
    assert played("Basil moves from G9 to G10 for 1 MP.") == ""


async def seen(live: LiveGame, seat: Seat) -> TableView:
    """The table as it lies between two answers: the server gives some by itself."""
    return table_view(live, Visitor(held=(seat,)))


def test_a_loss_in_an_attack_names_the_spell_that_decided_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    chess = Army(troops=(Troop("stoneborn-delver", "e4", hurt=2),), mana=0)
    foe = Army(troops=(Troop("deepdark-tunneler", "d5"),), hand=("lightning-strike",), mana=9)
    start = chess_position(chess, foe, phase="main")
    begins_at(monkeypatch, "lytharian", start)
    made = server.make(game="lytharian", seats=[{"who": "me"}, {"who": "me"}], seed=3, pace=0)
    live = server.live(made["code"])
    for _ in range(60):
        version = live.ledger.version
        ((seat, question),) = list(live.ledger.questions().items())[:1]
        server.call(seen(live, Seat(0)))
        notes = [GAMES["lytharian"].words.notation(live.ledger.match.state, each) for each in question.options]
        match = live.ledger.match
        now = ("cast lightning",) if match.state.fight else ("attack e4xd5",) if len(match.turns) > 2 else ()
        wanted = (*now, "at-troop e4", "none", "pass", "done", "end", "move e1", "move e8")
        if question.prompt.key == "main" and any(told.kind == "dies" for _, told in match.log):
            break
        found = next((note for begins in wanted for note in notes if note.startswith(begins)), None)
        if found is None:
            break
        with suppress(IllegalAnswer, Stale):  # the table passes where nothing can be done
            server.call(live.answer(seat, version, found))
    table = server.call(seen(live, Seat(0)))
    said = with_causes(table, table.lost)
    assert said.startswith("You lost Stoneborn Delver e4.")
    assert said.endswith("used Lightning Strike.")
