"""The lab in the browser: a variant in words, a trial while it runs, and the games behind a number."""

import re
from pathlib import Path

import pytest
from server_kit import Server, wait_for

from rulewright.games import game_named
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant
from rulewright.lab.results import Played
from rulewright.lab.trials.blocks import Block
from rulewright.lab.trials.trial import Trial, watched_of
from rulewright.server.html import lab, lab_trials
from rulewright.server.settings import Settings

OUTPOSTS = game_named("outposts")


def test_sliders_become_a_variant_and_what_it_changes_is_said_in_words(server: Server) -> None:
    made = lab.variant_of(
        OUTPOSTS, {"start_hand": "6", "cinder-whelp.attack": "5", "draw_per_turn": "2", "hand_limit": "x"}
    )
    assert (made.rules, made.cards) == ({"start_hand": 6}, {"cinder-whelp": {"attack": 5}})  # two are drawn as ever
    with server.browser() as ann:
        said = ann.get("/lab/outposts/preview?firebolt.bolt=7&start_hand=6").text
        assert "becomes" in said
        assert "Bolt</span> 7" in said or "Bolt 7" in said
        assert re.search(r"<del>[^<]*\b(4|four)\b[^<]*</del> <ins>[^<]*\b(6|six)\b", said)
        assert "move a slider" in ann.get("/lab/outposts/preview").text
        page = ann.get("/lab/outposts?card=cinder-whelp").text
        assert 'name="cinder-whelp.attack" value="2"' in page
        assert "AP cost <del>" in ann.get("/lab/seekers/preview?fire-lash.cost=1").text.replace(">2.", ">").replace(
            "\n", " "
        )
        assert ">AP gain<" in ann.get("/lab/seekers").text
        still = ann.get("/lab/outposts/preview?card=cinder-whelp").text
        assert "Cinder Whelp" in still  # what was picked is seen before it is changed
        assert "becomes" not in still
        both = ann.get("/lab/outposts?forge-brute.cost=2&card=cinder-whelp&bot=hunch&margin=7").text
        assert 'name="forge-brute.cost" value="2"' in both  # picking a second card keeps the first one's number
        assert "<option selected>hunch" in both
        assert 'name="margin" min="1" max="20" value="7"' in both


@pytest.mark.slow
def test_a_trial_is_watched_stopped_and_its_games_are_shown(server: Server) -> None:
    with server.browser() as ann:
        assert ann.post("/lab/outposts/try", data={"start_hand": "4"}).status_code == 409
        page = ann.post("/lab/outposts/try", data={"start_hand": "9", "bot": "random", "minutes": "9", "name": "long"})
        at = page.url.path
        run = next(iter(server.app.state.lab.runs.values()))
        wait_for(lambda: run.trial is not None and len(run.trial.flipped) > 0)
        ann.post(f"{at}/stop")
        wait_for(lambda: run.over)
        standing = ann.get(f"{at}/standing")
        assert standing.headers["x-over"] == "1"
        assert "Games that flipped" in standing.text
        assert re.search(r"\d+ now go(es)? to (Ember|Stone|Veil|Grave)", standing.text)
        block = run.trial.flipped[0]
        number, seating = run.trial.blocks.index(block), block.flipped[0]
        assert len(re.findall(f'href="{at}/games/{number}/{seating}/variant"', standing.text)) == 2  # also a square
        assert "<summary>What is tried</summary>" in ann.get(at).text
        game = re.search(rf'href="({at}/games/\d+/\d+/variant)"', standing.text)
        assert game
        shown = ann.get(game[1])
        assert shown.url.path.endswith("/replay")
        assert ann.get(f"{at}/games/99999/0/variant").status_code == 404
        assert "start_hand=9" in ann.get(at).text  # a link carries the variant and its seeds
        assert "Change it further" in ann.get(at).text
        assert "Games behind the number: the first player" in ann.get(f"{at}/games?of=first+player").text
        assert ann.get(f"{at}/games?of=nobody").status_code == 404
        assert "long" in ann.get("/lab").text
        compared = ann.get("/lab/outposts/compare").text
        assert "variants compared" in compared
        assert f'href="{at}"' in compared
        assert ann.get("/lab/seekers/compare").status_code == 404
        assert 'href="/lab"' in ann.get("/").text


def test_the_page_shows_how_an_interval_shrank_and_whose_games_are_now() -> None:
    table = ("ember", "stone")

    def block(number: int) -> Block:
        def game(winner: int) -> Played:
            return Played(number, (0, 1), (Seat(winner),), 9, (1, 1), (0.0, 0.0), Seat(0), "OP-168", "over")

        flips = number % 2
        return Block(number, number, table, (game(0), game(1)), (game(flips), game(1)))

    trial = Trial(OUTPOSTS, Variant("more"), "hunch", 0.03, watched_of(OUTPOSTS, ["ember"]))
    for number in range(30):
        trial.add(block(number))
    assert [games for games, _ in trial.history] == [48, 96]
    said = str(lab_trials.trial_html(trial, "key"))
    assert ">15 now go to Stone Covenant</a>" in said
    assert said.count('href="/lab/runs/key/games?of=ember"') == 3  # before, after and the change
    assert "Games that flipped: 15 of 60" in said
    assert said.count("<li><span>") == 3  # after 48, 96 and all 120 games
    behind = str(lab_trials.games_html(trial, "key", of="ember"))
    assert "60 deals and seatings, each played under both rules; 15 ended otherwise and come first" in behind
    assert behind.index('<th scope="row">29</th>') < behind.index('<th scope="row">0</th>')
    assert 'href="/lab/runs/key/games/1/0/variant">Stone Covenant, 9 turns</a>' in behind
    assert str(lab_trials.games_html(trial, "key", now="Stone Covenant")).count('<tr><th scope="row">') == 15


def test_one_thing_alone_can_be_watched_and_trials_of_different_things_are_compared(server: Server) -> None:
    with server.browser() as ann:
        assert '<option value="turns" selected>turns a game' in ann.get("/lab/outposts?watch=turns").text
        refused = ann.post("/lab/outposts/try", data={"start_hand": "9", "watch": "dog"})
        assert "Nothing is called" in refused.text
    game = Played(1, (0, 1), (Seat(0),), 10, (1, 1), (0.0, 0.0), Seat(0), "OP-168", "over")
    trials = []
    for name in ("turns", "ember"):
        trial = Trial(OUTPOSTS, Variant("slow"), "hunch", 0.03, watched_of(OUTPOSTS, [name]))
        for number in range(30):
            long = game._replace(turns=12 + number % 2)
            trial.add(Block(number, number, ("ember", "stone"), (game, game), (long, long)))
        trials.append((f"/lab/runs/{name}", trial))
    said = str(lab_trials.trial_html(trials[0][1], "key"))
    assert "<strong>Longer</strong>" in said
    assert "change in turns" in said
    assert re.sub("<[^>]*>", " ", said).split("turns a game")[1].split()[:5] == [
        "10.0",
        "turns",
        "12.5",
        "turns",
        "+2.5",
    ]
    longest = str(lab_trials.games_html(trials[0][1], "turns", of="turns"))
    assert longest.index("13 turns") < longest.index("12 turns")
    compared = str(lab_trials.compared_html(trials))
    assert compared.count("not watched") == 2  # neither watched what the other did


def test_there_is_no_lab_where_it_is_not_allowed(tmp_path: Path) -> None:
    with Server(Settings(store=str(tmp_path / "games.db"), lab=False)) as public, public.browser() as stranger:
        for path in ("/lab", "/lab/outposts", "/lab/outposts/preview", "/lab/runs/x"):
            assert stranger.get(path).status_code == 404
        assert 'href="/lab"' not in stranger.get("/").text
        assert stranger.post("/lab/outposts/try", data={"start_hand": "9"}).status_code == 404
