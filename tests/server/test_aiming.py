"""Attacks by touch: a target is aimed at, gold strikes; what may be left to the table in one's own turn."""

import pytest
from server_kit import Page, Server, begins_at, wait_for

from rulewright.games import GAMES
from rulewright.games.battleground.rules.position import Prepared
from rulewright.games.battleground.rules.position import Side as Hero
from rulewright.games.battleground.rules.position import position as battle
from rulewright.games.lytharian.rules.position import Side as LytharianSide
from rulewright.games.lytharian.rules.position import Troop
from rulewright.games.lytharian.rules.position import position as lytharian_position
from rulewright.games.outposts.page.hints import hint, is_full
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.position import Side as OutpostsSide
from rulewright.games.outposts.rules.position import position as outposts_position
from rulewright.games.outposts.rules.state import GroupId
from rulewright.games.seekers.rules.position import Side, position
from rulewright.kernel.match import Match
from rulewright.kernel.question import CardId, Question, Seat
from rulewright.server.html.bars.answers import answers
from rulewright.server.tables.clicks import question_view
from rulewright.server.tables.forecast import forecast

GEAR = ("emberlords-regalia", "ashen-loop")
SEATS = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]


def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada can throw Motes, which need no dice, at the only enemy, and answer herself."""
    mine = Side("theron", (-4, 0), GEAR, ["arcane-motes", "arcane-bolt"], mp=0, ap=9)
    start = position(mine, Side("theron", (-2, 0), GEAR, ap=0, mp=0), seed=5)
    begins_at(monkeypatch, "seekers", start)


def shown(page: Page, words: str) -> None:
    """Wait until the strip says so."""

    def look() -> bool:
        page.drain()
        return words in page.parts["ask"]

    wait_for(look)


@pytest.mark.parametrize("touch", [True, False])
def test_a_finger_on_a_target_only_aims(server: Server, monkeypatch: pytest.MonkeyPatch, touch: bool) -> None:
    duel(monkeypatch)
    made = server.make(game="seekers", seats=SEATS, seed=3, pace=0)
    live = server.live(made["code"])
    with server.page(made["code"], made["seats"][0]["token"]) as ada:
        ada.next()
        shown(ada, "End Main phase")
        motes, n = live.ledger.match.state.players[0].hand[0], live.ledger.version
        ada.do("click", ref=f"card-{motes}", touch=touch)
        wait_for(lambda: live.picked.get(Seat(0)) if touch else live.ledger.version > n)
        assert (live.ledger.version == n) is touch
        if touch:
            shown(ada, "primary gold")


@pytest.mark.parametrize("touch", [True, False])
def test_a_finger_on_the_button_of_a_spell_that_stands_ready_only_picks_it(
    server: Server, monkeypatch: pytest.MonkeyPatch, touch: bool
) -> None:
    mine = Hero(hand=["guard"], pool="S", prepared=[Prepared("smite", "WW")])
    start = battle(mine, Hero("warlock", {"a3": "ghoul"}))
    begins_at(monkeypatch, "battleground", start)
    made = server.make(game="battleground", seats=SEATS, seed=3, pace=0)
    live = server.live(made["code"])
    with server.page(made["code"], made["seats"][0]["token"]) as ada:
        ada.next()
        shown(ada, "Cast Smite")
        at = [option.verb for option in live.ledger.questions()[Seat(0)].options].index("cast")
        n = live.ledger.version
        ada.do("aim", i=at, touch=touch)
        wait_for(lambda: live.picked.get(Seat(0)) if touch else live.ledger.version > n)
        assert (live.ledger.version == n) is touch
        if touch:
            shown(ada, "Ghoul would die")


def test_what_comes_in_ones_own_turn_can_be_let_happen_but_not_ones_own_phase(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel(monkeypatch)
    made = server.make(game="seekers", seats=SEATS, seed=3, pace=0)
    live = server.live(made["code"])
    with server.page(made["code"], made["seats"][0]["token"]) as ada:
        ada.next()
        shown(ada, "End Main phase")
        assert "Let all happen" not in ada.parts["ask"]
        ada.do("rest")
        assert "for you to answer" in ada.until(lambda m: "no" in m)["no"]
        ada.do("stop", key="hold", yes=True)
        wait_for(lambda: live.ledger.stops)
        ada.do("click", ref=f"card-{live.ledger.match.state.players[0].hand[0]}", yes=True)
        shown(ada, "Let all happen")
        ada.do("rest")
        shown(ada, "End Main phase")
        assert live.ledger.match.state.active == 0


@pytest.mark.rule("OP-133", "OP-136")
def test_a_fourth_of_a_group_is_told_that_only_three_attack() -> None:
    game = GAMES["outposts"]
    creatures = ("cinder-whelp",) * 4
    state = outposts_position(
        OutpostsSide(reserve=creatures[3:], groups=[creatures[:3]], faction="ember"), OutpostsSide()
    )
    (fourth,) = state.players[0].reserve
    join, new = verbs.JOIN(CardId(fourth), GroupId(0)), verbs.JOIN(CardId(fourth), GroupId(1))
    question = Question(Seat(0), (verbs.END, join, new), prompts.PREPARE)
    assert (is_full(state, join), is_full(state, new)) == (True, False)
    assert hint(state, question, join) == "Only 3 of a group attack: one of them has to leave it."
    view = question_view(game, state, question, (f"card-{fourth}", "group-0-0"))
    assert view is not None
    found = answers(view)
    assert found.primary is not None
    assert (found.primary.weighs, found.gold) == (True, True)


def test_an_upgrade_is_played_by_a_click_on_its_outpost_and_then_asked_whether_openly(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    sides = OutpostsSide(hand=["supply-depot"], mana=5, faction="ember"), OutpostsSide(faction="stone")
    start = outposts_position(*sides)
    begins_at(monkeypatch, "outposts", start)
    made = server.make(game="outposts", seats=SEATS, seed=3, pace=0)
    live = server.live(made["code"])
    with server.page(made["code"], made["seats"][0]["token"]) as ada:
        ada.next()
        shown(ada, "Done playing")
        (depot,) = (
            card
            for card in live.ledger.match.state.players[0].hand
            if start.book.cards[start.faces[card]].key == "supply-depot"
        )
        ada.do("click", ref=f"card-{depot}", yes=False)
        wait_for(lambda: live.picked.get(Seat(0)))
        shown(ada, "Supply Depot")
        ada.drain()
        assert "outpost-0-1" in ada.parts["marks"]
        ada.do("click", ref="outpost-0-1")
        wait_for(lambda: live.picked.get(Seat(0)) == ("outpost-0-1",))
        assert live.ledger.questions()[Seat(0)].prompt.key == "place"
        shown(ada, "face-down")


def test_of_what_must_be_chosen_only_what_one_would_choose_is_golden(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Bolt at one too healthy does nothing, and one's own are no targets that one looks for."""
    mine = OutpostsSide(hand=["firebolt"], mana=5, reserve=["torch-runner"], faction="ember")
    start = outposts_position(mine, OutpostsSide(reserve=["quarry-hand", "gate-warden"], faction="stone"))
    begins_at(monkeypatch, "outposts", start)
    made = server.make(game="outposts", seats=SEATS, seed=3, pace=0)
    live = server.live(made["code"])
    with server.page(made["code"], made["seats"][0]["token"]) as ada:
        ada.next()
        shown(ada, "Done playing")
        assert "data-dull" not in ada.parts["marks"]
        (spell,) = live.ledger.match.state.players[0].hand[:1]
        ada.do("click", ref=f"card-{spell}", yes=True)
        wait_for(lambda: live.ledger.questions()[Seat(0)].prompt.key == "bolt" or live.picked.get(Seat(0)))
        if live.ledger.questions()[Seat(0)].prompt.key != "bolt":
            ada.do("click", ref=f"card-{spell}", yes=True)
        wait_for(lambda: live.ledger.questions()[Seat(0)].prompt.key == "bolt")
        ada.drain()
        state = live.ledger.match.state
        (own,), (healthy, weak) = state.players[0].reserve, state.players[1].reserve
        assert health_left(state, healthy) > health_left(state, weak)
        assert f'data-dull="card-{own} card-{healthy}"' in ada.parts["marks"]


def test_an_attack_that_is_chosen_asks_for_no_place_and_its_button_is_gold(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both who fight would be hit: they are chosen already, and not what is to be clicked next."""
    rook, pawn = Troop("stoneborn-stoneguard", "e4"), Troop("deepdark-tunneler", "e5", up=False)
    start = lytharian_position(LytharianSide([rook]), LytharianSide([pawn]), phase="main")
    begins_at(monkeypatch, "lytharian", start)
    made = server.make(game="lytharian", seats=SEATS, seed=3, pace=0)
    attacker, victim = (f"troop-{start.board[start.book.board.names.index(square)]}" for square in ("e4", "e5"))
    with server.page(made["code"], made["seats"][0]["token"]) as ada:
        ada.next()
        shown(ada, "Move, attack")
        for ref in (attacker, victim):
            ada.do("click", ref=ref, yes=False, touch=True)
        shown(ada, "attacks the face-down Pawn e5?")
        assert "where?" not in ada.parts["ask"]
        assert 'class="choice primary gold' in ada.parts["ask"]


def test_what_is_asked_again_of_another_is_no_second_half_of_the_click() -> None:
    """Where this group attacks is one click, though the next group is asked the same after it."""
    groups = [["cinder-whelp"] * 3, ["forge-brute"] * 2]
    start = outposts_position(OutpostsSide(groups=groups, faction="ember"), OutpostsSide(faction="stone"))
    match = Match(GAMES["outposts"], 2, position=start, windows=True)
    while match.questions[Seat(0)].prompt != prompts.ATTACK:
        match.answer(Seat(0), match.questions[Seat(0)].options[0])
    assert forecast(match, Seat(0), verbs.TAKE).then  # an attack, and on whom
    match.answer(Seat(0), verbs.TAKE)
    first = match.questions[Seat(0)]
    assert first.prompt == prompts.AIM
    for option in first.options:
        ahead = forecast(match, Seat(0), option)
        assert ahead.put is not None
        assert (ahead.put.prompt, ahead.then, ahead.meant) == (prompts.AIM, {}, ())
