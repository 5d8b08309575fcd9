"""Normal Chess on the page: the board from each side, what a viewer may see of it, and what lies beside it."""

from pathlib import Path

import fontawesomefree  # type: ignore[import-untyped]
import pytest
from lytharian_chess_table import GAME, START, after, position

from rulewright.games.lytharian.normal.rules.state import SEATS, State
from rulewright.kernel.match import Match
from rulewright.kernel.page.scene import Board, Scene
from rulewright.kernel.question import SPECTATOR
from rulewright.server.tables.story.course import with_last_move

NAMES = ("Ada", "Bram")


def shown(state: State, viewer: int) -> Scene:
    """The table as one viewer sees it."""
    scene: Scene = GAME.page.scene(GAME.rules.view(state, viewer), viewer, NAMES)
    return scene


def board(state: State, viewer: int) -> Board:
    found = shown(state, viewer).board
    assert found is not None
    return found


@pytest.mark.rule("LC-346", "LC-R262")
def test_a_face_down_card_stands_there_as_its_role_only() -> None:
    state = position(down=True)
    pieces = {piece.id: piece for piece in board(state, 1).pieces}
    assert pieces["card-4"].face is None
    assert (pieces["card-4"].icon, pieces["card-4"].label) == ("chess-king", "White King on e1")
    assert pieces["card-20"].face is not None
    assert all(piece.face is None for piece in board(state, SPECTATOR).pieces)


def test_the_board_is_seen_from_the_viewers_side() -> None:
    state = position()
    assert [board(state, seat).turned for seat in SEATS] == [False, True]
    assert len(board(state, 0).cells) == 64
    assert len(board(state, 0).pieces) == 32


def test_the_last_move_is_marked() -> None:
    match = Match(GAME, 2, 1, position=position())
    assert match.question
    move = next(option for option in match.question.options if GAME.words.notation(match.state, option) == "e2e4")
    match.answer(match.question.seat, move)
    marked = with_last_move(shown(match.state, 0), GAME, match.log, SEATS[0]).board
    assert marked
    assert set(marked.overlays[0].cells) == {"square-12", "square-28"}


def test_the_side_to_move_is_named() -> None:
    state = after(START, "e2e4")
    white, black = (shown(state, seat) for seat in SEATS)
    assert black.headline == "Move 1: Bram (Black)"
    assert (black.own and black.own.active, white.own and white.own.active) == (True, False)


def test_a_piece_shows_where_it_may_go() -> None:
    state = after(START, "e2e4")
    reach = {overlay.ref: set(overlay.cells) for overlay in board(state, 1).overlays}
    assert reach[f"card-{state.cards[62]}"] == {"square-45", "square-47"}  # the Knight on g8


def test_a_check_is_marked() -> None:
    state = position("R3k3/8/8/8/8/8/8/4K3 b - - 0 9")
    badges = {piece.id: [badge.words for badge in piece.badges] for piece in board(state, 1).pieces if piece.badges}
    assert badges == {"card-20": ["Check"]}
    assert "in check" in shown(state, 1).headline


def test_crypts_and_what_is_left_are_counted() -> None:
    scene = shown(position("R3k3/8/8/8/8/8/8/4K3 b - - 0 9"), 1)
    assert scene.own is not None
    assert len(scene.own.rows[0][0].items) == 15
    assert [(each.label, each.value) for each in scene.rivals[0].counters] == [("Material", 5), ("Pieces", 2)]


def test_every_icon_of_the_scene_is_a_drawn_one() -> None:
    checked = board(position("R3k3/8/8/8/8/8/8/4K3 b - - 0 9"), 1)
    icons = {piece.icon for piece in board(position(), 0).pieces} | {b.icon for p in checked.pieces for b in p.badges}
    drawn = Path(str(fontawesomefree.__file__)).parent / "static" / "fontawesomefree" / "svgs" / "solid"
    assert all((drawn / f"{name}.svg").exists() for name in icons)


# -- beside the table


def test_the_game_presents_itself() -> None:
    assert [field.name for field in GAME.page.entry_fields] == ["army", "cards"]
    assert len(GAME.page.gallery(position().book)) == 6
    assert GAME.tile.board is not None


def test_a_finished_game_is_counted_by_seat() -> None:
    match = Match(GAME, 2, 1, lineup=[{"cards": "up"}] * 2)
    white = match.state.white
    for seat, move in ((white, "e2e4"), (1 - white, "d7d5"), (white, "e4d5"), (1 - white, "d8d5"), (white, "f1b5")):
        match.answer(seat, move)
    found = dict(GAME.page.numbers([event for _, event in match.log], 2))
    assert [found[key][white] for key in ("Moves", "Pieces taken", "Checks given")] == [3, 1, 1]
    assert [found[key][1 - white] for key in ("Moves", "Pieces taken", "Checks given")] == [2, 1, 0]


@pytest.mark.parametrize(
    ("start", "move", "written"),
    [
        ("4k3/8/8/8/8/8/8/RN1qK2R w - - 0 1", "e1d1", "Kxd1"),
        ("k7/8/8/8/8/8/K7/1R1q3R w - - 0 1", "b1d1", "Rbxd1"),
        ("k7/8/8/3R4/8/8/K7/3R4 w - - 0 1", "d1d3", "R1d3"),
        ("1k6/8/8/8/4Q2Q/8/K7/7Q w - - 0 1", "h4e1", "Qh4e1"),
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h8", "Rh8#"),
        ("k7/8/8/1K6/8/8/8/7R w - - 0 1", "h1h8", "Rh8+"),
    ],
)
def test_moves_are_written_so_that_nobody_takes_them_for_others(start: str, move: str, written: str) -> None:
    match = Match(GAME, 2, 1, position=position(start))
    assert match.question is not None
    match.answer(match.question.seat, move)
    parts = [text for _, event in match.log if (text := GAME.page.move_text(event))]
    assert parts[0] + "".join(part[1:] for part in parts[1:]) == written


def test_how_the_cards_lie_is_not_asked_of_who_does_not_want_to_be() -> None:
    match = Match(GAME, 2, 1)
    question = match.questions[SEATS[0]]
    assert GAME.page.obvious(match.state, question) == ("cards", question.options[1])
    assert GAME.words.label(match.state, question.options[1]) == "Face up"
