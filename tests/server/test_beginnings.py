"""The way into a game: every game has it, every choice it offers can be played, and a choice is made already."""

import re
from dataclasses import replace

import pytest
from server_kit import Server, wait_for

from rulewright.games import GAMES, OURS
from rulewright.kernel.game import PagePart
from rulewright.kernel.match import Match
from rulewright.kernel.page.beginnings import Mode, Portrait, ranked, scaled
from rulewright.server.html.beginnings.set_up import house_rules, parent_of, picture_field, set_up
from rulewright.server.html.pictures import picture_address
from rulewright.server.http.setup_page import from_form, seated_form
from rulewright.server.tables.clicks import Narrowed, narrow, question_view
from rulewright.server.tables.game_setup import start_match
from rulewright.server.tables.opponents import FACES, RANKS, opponent_name


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_way_to_play_and_everybody_to_be_can_be_begun(slug: str) -> None:
    game = GAMES[slug]
    field = picture_field(game)
    chosen = [(f"entry0.{field.name}", shown.key) for shown in field.portraits] if field else [("", "")]
    for mode in game.page.modes or (Mode(Portrait("", "")),):
        if mode.game:
            assert parent_of(GAMES[mode.game]) is game
            continue
        for name, key in chosen:
            form = {"game": slug, "mode": mode.shown.key, "opponent": "adept", "seed": "1", name: key}
            header, match = start_match(from_form(seated_form(form)))
            assert match.questions or match.outcome
            assert len(header["who"]) in (mode.seats or game.players)
            assert set(header["who"][1:]) <= {"bot"}


@pytest.mark.parametrize("slug", list(GAMES))
def test_everybody_to_be_has_a_face_and_a_line(slug: str) -> None:
    game = GAMES[slug]
    shown = [portrait for field in game.page.entry_fields for portrait in field.portraits]
    assert len({portrait.line for portrait in shown}) == len(shown)
    for portrait in [*shown, *(mode.shown for mode in game.page.modes)]:
        assert portrait.line
        assert picture_address(portrait.picture), portrait
        assert all(picture_address(picture) for picture, _ in portrait.company)
        assert all(0 < value <= 100 for _, value in portrait.bars)
    field = picture_field(game)
    assert field is None or {each.key for each in field.portraits} == {key for key, _ in field.choices if key}
    assert sum(each.first for each in shown) == (1 if field and field.portraits[0].plays else 0)


def test_the_rivals_have_faces_ranks_and_names_of_their_own() -> None:
    assert [face.key for face in FACES] == list(RANKS)
    assert all(picture_address(face.picture) for face in FACES)
    assert [opponent_name([], face.key) for face in FACES] == [face.name for face in FACES]
    names = [opponent_name([], code) for code in ("random", "greedy", "mcts:100", "mcts:800")]  # codes of old
    assert names == [face.name for face in FACES]
    faces = {face.name for face in FACES}
    assert not faces & {opponent_name([face.name], face.key) for face in FACES}  # nobody has another rank's face
    assert opponent_name([], "own.bot:BOT") not in faces


def test_who_is_chosen_sits_at_the_table() -> None:
    def who(**form: str) -> list[str]:
        return list(start_match(from_form(seated_form({"game": "outposts", **form})))[0]["who"])

    assert who() == ["me", "bot"]
    assert who(opponent="friend", players="3") == ["me", "friend", "friend"]
    assert who(opponent="beside") == ["me", "me"]
    assert who(opponent="watch") == ["bot", "bot"]
    assert who(opponent="adept", players="3", seat1="friend") == ["me", "friend", "bot"]
    assert who(opponent="adept", players="99") == ["me", "bot"]
    alone = from_form(seated_form({"game": "elysia", "mode": "alone"}))
    assert [seat.who for seat in alone.seats] == ["me"]
    assert 'scenario" = "hero"' in alone.variant


def test_house_rules_stand_by_chapter_with_their_default_and_no_mode_is_one() -> None:
    for game in [game for game in GAMES.values() if game.page.modes]:
        rules = [rule["name"] for _, chapter in house_rules(game) for rule in chapter]
        modes = {name for mode in game.page.modes for name, _ in mode.rules}
        assert not modes & set(rules)
        assert len(rules) + len(modes) == len(game.rules.tunables.__dataclass_fields__)
    assert "Setup: decks" in dict(house_rules(GAMES["outposts"]))


def test_house_rules_are_said_in_words() -> None:
    games = [GAMES[slug] for slug in ("outposts", "seekers", "battleground", "elysia")]
    rules = {rule["name"]: rule for game in games for _, chapter in house_rules(game) for rule in chapter}
    assert rules["ap_per_mp"]["label"] == "AP per MP"
    assert rules["pfw_per_player"]["label"] == "Prepare for War per player"
    assert rules["shard_timing"]["said"] == "any priority"
    assert rules["overlay_series"]["said"].startswith("3, 6, 9")
    assert [name for name, rule in rules.items() if not rule["note"] or "->" in rule["note"]] == []


def test_bars_show_differences() -> None:
    assert scaled({"a": {"x": 10, "y": 3}, "b": {"x": 9, "y": 3}}) == {
        "a": (("x", 100), ("y", 60)),
        "b": (("x", 20), ("y", 60)),
    }


def test_the_steps_carry_what_was_chosen(server: Server) -> None:
    with server.browser() as browser:
        page = browser.get("/new/lytharian", params={"mode": "pawns", "step": "opponent", "seed": "7"})
        assert 'name="mode" value="pawns"' in page.text
        assert 'name="seed" value="7"' in page.text
        assert re.search(r'name="opponent" value="novice" checked', page.text)
        chess = browser.get("/new/lytharian", params={"mode": "normal", "step": "opponent", "opponent": "adept"})
        assert chess.url.path == "/new/normal-chess"
        assert re.search(r'name="opponent" value="adept" checked', chess.text)
        wrong = browser.post("/new", data={"game": "outposts", "opponent": "adept", "seed": "x"})
        assert wrong.status_code == 400
        assert "a seed is a whole number" in wrong.text
        assert 'name="opponent" value="adept"' in wrong.text


def test_a_game_that_says_nothing_of_all_this_has_one_step() -> None:
    plain = replace(GAMES["outposts"], slug="plain", page=PagePart(), decks=None)
    shown = set_up(plain, {"step": "elsewhere"}, [], [])
    assert [step.key for step in shown["steps"]] == ["opponent"]
    assert shown["last"]
    assert not shown["details"]


@pytest.mark.parametrize("slug", [slug for slug in OURS if slug != "shells"])
def test_at_the_table_everybody_to_be_is_shown_with_a_face(slug: str) -> None:
    game = GAMES[slug]
    match = Match(game, 2, 1)
    seat, question = next(iter(match.questions.items()))
    view = game.rules.view(match.state, seat)
    asked = question_view(game, view, question, ())
    assert asked is not None
    shown = [choice for choice in asked.choices if choice.portrait]
    assert len(shown) == (0 if slug == "normal-chess" else len(asked.choices))
    for choice in shown:
        assert choice.portrait is not None
        assert choice.refs == (f"pick-{choice.portrait.key}",)
        assert narrow(asked.choices, (), choice.refs[0]) == Narrowed(answer=choice.index)


@pytest.mark.parametrize("slug", ["seekers", "outposts", "battleground", "lytharian", "elysia"])
def test_a_bot_is_somebody_else_than_the_player_and_the_other_bots(slug: str) -> None:
    field = picture_field(GAMES[slug])
    assert field is not None
    for mine in field.portraits:
        form = seated_form({"game": slug, "opponent": "novice", f"entry0.{field.name}": mine.key})
        others = [form[key] for key in form if re.fullmatch(rf"entry[1-9]\.{field.name}", key)]
        assert len(others) == len({*others}) == sum(key.startswith("seat") for key in form) - 1
        assert mine.key not in others
    wished = seated_form({"game": slug, "opponent": "novice", f"entry1.{field.name}": field.portraits[0].key})
    assert wished[f"entry1.{field.name}"] == field.portraits[0].key


def test_nobody_is_taught_first_who_knows_the_game(server: Server) -> None:
    with server.browser() as ann:
        assert "Teach me first" in ann.get("/new/battleground").text
        made = ann.post("/learn/battleground")
        assert "Teach me first" in ann.get("/new/battleground").text  # she left it
        code = str(made.url).rpartition("/")[2]
        with server.page(code, cookie=ann.cookies["rulewright"]) as page:
            page.next()
            page.do("concede")
            wait_for(lambda: server.live(code).ledger.over)
        assert "Teach me first" not in ann.get("/new/battleground").text
        assert "Teach me first" in ann.get("/new/seekers").text
        told = ann.get("/howto/battleground").text
        assert "The lesson again" in told
        assert "Play the lesson" not in told
    with server.browser() as bob:
        assert "Play the lesson" in bob.get("/howto/battleground").text


def test_bars_tell_sides_apart() -> None:
    """By places where figures lie close; and nobody is the best at nearly everything."""
    assert ranked({"a": {"x": 10}, "b": {"x": 9.9}, "c": {"x": 1}}) == {
        "a": (("x", 100),), "b": (("x", 60),), "c": (("x", 20),),
    }  # fmt: skip
    for game in GAMES.values():
        shown = [*(each for field in game.page.entry_fields for each in field.portraits)]
        for portrait in shown:
            assert sum(value > 85 for _, value in portrait.bars) < 3, portrait
        bars = [portrait.bars for portrait in shown if portrait.bars]
        assert len(set(bars)) >= len(bars) - 1  # a Seeker has two Armories


def test_every_step_names_its_game(server: Server) -> None:
    with server.browser() as browser:
        for slug, called in (("battleground", "Battleground"), ("normal-chess", "Lytharian Chess")):
            for step in ("opponent", "side"):
                assert f'class="whose">{called}<' in browser.get(f"/new/{slug}?step={step}").text
        assert "looks only" in browser.get("/new/normal-chess?step=side").text
