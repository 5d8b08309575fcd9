"""The table as text: for every number of players, from every seat and from none, hidden cards staying hidden."""

import random

import pytest
from outposts_table import GAME, Post, Side, position
from rich.console import Console

from rulewright.games.outposts.rules.state import State
from rulewright.kernel.match import Match
from rulewright.kernel.question import SPECTATOR

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def drawn(state: State, viewer: int | None, names: list[str] = NAMES) -> str:
    console = Console(width=200)
    with console.capture() as capture:
        console.print(GAME.words.text_table(GAME.rules.view(state, viewer), viewer, names))
    return capture.get()


def table(seats: int = 2) -> State:
    own = Side(
        outposts=[Post(3, defenders=["gate-warden"], open=["stone-wall"], closed=["tripwire"]), Post(standing=False)],
        reserve=["free-lance"],
        groups=[["hired-blade", "coin-scout"]],
        hand=["firebolt"],
        crystals=1,
        mana=4,
    )
    rivals = [Side(hand=["landslide"], outposts=[Post(closed=["deep-vault"])]) for _ in range(seats - 1)]
    return position(own, *rivals)


@pytest.mark.rule("OP-013", "OP-015", "OP-020")
def test_own_side_shows_zones_outposts_and_hand() -> None:
    text = drawn(table(), 0)
    assert "Round 3, Ann: Draw Cards" in text
    assert "▶ Ann (Ember Legion)" in text
    assert "mana 4  hand 1  deck 10  discard 0  crystals 1" in text
    assert "Outpost 1: ●●●○○○○○○○" in text
    assert "upgrades: Stone Wall (1), [face-down: Tripwire (1)]" in text  # the owner may look (OP-R68)
    assert "guards: Gate Warden (1) 0/2/2" in text
    assert "Outpost 2: destroyed" in text
    assert "Reserve: Free Lance (2) 2/1/2" in text
    assert "Group 1: Hired Blade (1) 2/0/1, Coin Scout (1) 1/0/1" in text
    assert "Hand: Firebolt (1)" in text
    assert text.index("Bob") < text.index("Reserve:")  # the viewer's side lies last, nearest


@pytest.mark.rule("OP-R68", "OP-R128", "OP-106")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_stay_hidden_from_every_other_viewer(seats: int) -> None:
    state = table(seats)
    for viewer in (*range(1, seats), SPECTATOR):
        text = drawn(state, viewer)
        assert "Tripwire" not in text
        assert "Firebolt" not in text
        assert "[face-down]" in text
        assert all(name in text for name in NAMES[:seats])
        assert ("Landslide" in text) == (viewer != SPECTATOR)
    for name in ("Tripwire", "Deep Vault"):
        assert name in drawn(state, None)


@pytest.mark.rule("OP-028")
def test_deep_foundations_lengthen_the_bar() -> None:
    state = position(Side(outposts=[Post(11, open=["deep-foundations"])]), Side())
    assert "●" * 11 + "○" * 2 in drawn(state, 0)


@pytest.mark.rule("OP-173")
def test_who_is_out_is_marked() -> None:
    state = table(3)
    state.players[2].out = True
    assert "Cid (Veil Syndicate) — out" in drawn(state, 0)


def test_names_are_no_markup() -> None:
    assert "[red]Ann[/]" in drawn(table(), 1, ["[red]Ann[/]", "[/b]"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_drawn_from_every_seat(seats: int) -> None:
    match, dice = Match(GAME, seats, seed=seats), random.Random(seats)
    first = drawn(match.state, 0)
    assert first.startswith("Set-up")
    packet = 0
    for number in range(900):
        if not match.questions:
            break
        for viewer in (*range(seats), SPECTATOR, None):
            if number % 25 == 0 or (match.state.turn == 0 and number < 12):
                text = drawn(match.state, viewer)
                packet += "Set-up" in text and "(" in text
        seat = dice.choice(list(match.questions))
        match.answer(seat, GAME.mind.hunch(match.state, seat, match.questions[seat].options, dice.random()))
    assert packet  # the draft shows each player the packet in hand
