"""Options, questions, events and cards in words: complete, distinct, and without giving anything away."""

import ast
import random
from pathlib import Path

import pytest
from outposts_table import GAME, Post, Side, ask, find, position

from rulewright.games.outposts.cards import OFFICIAL_CARDS
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.words.words import _EVENTS, _PLAIN, card_text
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, SPECTATOR, Option, Prompt, Question, option
from rulewright.kernel.rulebook import load_rulebook
from rulewright.kernel.variant import Variant

RULEBOOK = load_rulebook(GAME.folder / "rulebook.md")
FOLDER = Path(GAME.folder)
PROMPTS = [each for each in vars(prompts).values() if isinstance(each, Prompt)]
NAMES = ["Ann", "Bob", "Cid", "Dee"]


def labels(state: State, seat: int, options: list[Option]) -> list[str]:
    view = GAME.rules.view(state, seat)
    return [GAME.words.label(view, each) for each in options]


# -- questions


@pytest.mark.parametrize("prompt", PROMPTS, ids=[prompt.key for prompt in PROMPTS])
def test_every_prompt_cites_a_clause_of_the_rulebook(prompt: Prompt) -> None:
    assert prompt.clause in RULEBOOK
    assert prompt.words[0].isupper()
    assert not prompt.words.endswith(".")


def test_prompt_keys_are_unique() -> None:
    assert len({prompt.key for prompt in PROMPTS}) == len(PROMPTS)


def test_questions_say_what_they_are_about() -> None:
    state = position(Side(outposts=[Post()], hand=["firebolt", "stone-wall"]), Side(reserve=["1/1/1"]))
    bolt, wall = find(state, 0, "firebolt"), find(state, 0, "stone-wall")
    view = GAME.rules.view(state, 0)

    def words(prompt: Prompt, about: int, *options: Option) -> str:
        view.players[0].mana = 3
        return GAME.words.ask_words(view, Question(0, options, prompt, about))

    assert words(prompts.BOLT, bolt) == "Firebolt: choose a creature to Bolt"
    assert words(prompts.PLACE, wall) == "Stone Wall: where does the upgrade go, open or face-down?"
    assert words(prompts.PLAY, -1).startswith("You have 3 mana. Play cards")
    assert (
        words(prompts.ASSIGN, -1, option("hit", 4), option("hit", 0)) == "Distribute your remaining strength: 4 to deal"
    )
    assert "destroy the Guard first" in words(prompts.ASSIGN, -1, option("kill", 1), option("hit", 0))
    assert words(prompts.DRAFT, -1) == "Keep two of these Silver cards; the rest is passed on"
    assert words(prompts.SWAP_OUT, bolt) == "Which card leaves your deck for Firebolt?"
    assert words(prompts.SWAP_OUT, -1) == "Which card leaves your deck?"


# -- options


def test_labels_of_the_play_step_name_what_it_costs_and_gives() -> None:
    posts = [Post(open=["ossuary"])]
    side = Side(outposts=posts, hand=["kindling-imp", "tomb-titan", "stone-wall"], reserve=["mourner"], mana=8)
    state = position(side, Side())
    state.players[0].lost = 1
    asked = ask(play_cards, state)
    assert labels(state, 0, asked.options) == [
        "Go on",
        "Play Kindling Imp (1 mana)",
        "Burn Kindling Imp for 2 mana",
        "Play Tomb Titan (5 mana)",
        "Burn Tomb Titan for 1 mana",
        "Play Stone Wall (1 mana)",
        "Burn Stone Wall for 1 mana",
        "Sacrifice Mourner (Ember Legion, reserve) for 4 mana",  # 1, Offering 2, Ossuary 1
        "Buy a Mana Crystal (7 mana)",
    ]
    asked = ask(play_cards, state, f"play stone-wall#{find(state, 0, 'stone-wall')}")
    assert labels(state, 0, asked.options) == ["On Outpost 1, open", "On Outpost 1, face-down"]


def test_labels_of_prepare_and_attack() -> None:
    posts = [Post(3, defenders=["gate-warden"]), Post()]
    state = position(Side(outposts=[Post()], groups=[["free-lance"], ["hired-blade"]]), Side(outposts=posts))
    assert labels(state, 0, ask(prepare_for_war, state).options) == [
        "Go on",
        "Free Lance (group 1): to reserve",
        "Free Lance (group 1): attack in group 2 with Hired Blade",
        "Hired Blade (group 2): to reserve",
        "Hired Blade (group 2): attack in group 1 with Free Lance",
    ]
    assert labels(state, 0, ask(attack, state).options) == ["Skip the step", "Take the step"]
    aim = ask(attack, state, "take")
    assert labels(state, 0, aim.options) == [
        "Outpost 1 of the Stone Covenant (3 counters)",
        "Outpost 2 of the Stone Covenant (0 counters)",
    ]
    state = position(Side(groups=[["9/0/9"]]), Side(outposts=posts[:1]))
    assert labels(state, 0, ask(attack, state, "take").options) == [
        "Destroy Gate Warden (Stone Covenant, guards Outpost 1, 2 damage)",
        "Nothing on the Outpost",
    ]


def test_plain_options_have_words() -> None:
    state = position(Side(groups=[["free-lance"]]), Side())
    card = find(state, 0, "free-lance")
    state.targets = [(1, 2)]
    for verb, words in _PLAIN.items():
        assert GAME.words.label(state, option(verb)) == words
    spoken = {
        option("put", 0, 3): "3 on Outpost 1",
        option("mend", 1, 2): "2 off Outpost 2",
        option("shards", 0): "None",
        option("shards", 4): "4",
        option("faction", 2): "Veil Syndicate",
        option("seat", 1): "Stone Covenant",
        option("zone", 1, 2): "The offense zone of the Stone Covenant",
        option("first", card): "Free Lance first",
        option("stay", card): "Free Lance: stay in offense",
        option("wound", card, 2): "2 damage on Free Lance",
        option("hit", 2): "2 on the Outpost",
        option("in", card): "Put in Free Lance (2; 2/1/2)",
        option("out", card): "Take out Free Lance (2; 2/1/2)",
        option("pick", card, card): "Free Lance (2; 2/1/2) and Free Lance (2; 2/1/2)",
        option("guard", card, 1): "Free Lance (group 1): guard Outpost 2",
        option("join", card, 1): "Free Lance (group 1): attack in a new group",
        option("assault", 0): "Group 1 (Free Lance) against Outpost 3 of the Stone Covenant",
        option("spoil", 1, 0): "Cinder Whelp (cost 1) of the Stone Covenant",
    }
    for each, words in spoken.items():
        assert GAME.words.label(state, each) == words
        assert all(ref for ref in GAME.words.refs(state, each))


def test_health_that_is_left_stands_in_the_label() -> None:
    variant = Variant("tried", rules={"creature_damage_persists": "turn"})
    state = position(Side(groups=[["9/0/9"]]), Side(outposts=[Post(defenders=["0/0/5"])]), variant=variant)
    state.wounds = {find(state, 1, "0/0/5"): 2}
    assert "3 damage" in GAME.words.label(state, option("kill", find(state, 1, "0/0/5")))


def test_mirrored_factions_are_told_apart() -> None:
    state = position(Side(faction="ember"), Side(faction="ember"))
    assert [GAME.words.label(state, option("seat", seat)) for seat in (0, 1)] == [
        "Ember Legion (seat 1)",
        "Ember Legion (seat 2)",
    ]


# -- what nobody may know


@pytest.mark.rule("OP-R68", "OP-R69", "OP-R128", "OP-K07")
def test_face_down_upgrades_are_offered_unnamed_but_distinct() -> None:
    posts = [Post(open=["fire-pots"], closed=["tripwire", "stone-wall"])]
    state = position(Side(hand=["sabotage", "lantern-spy"]), Side(outposts=posts))
    asked = ask(play_cards, state, "play sabotage")
    trap, wall = find(state, 1, "tripwire"), find(state, 1, "stone-wall")
    assert asked.notations == ["target fire-pots", f"target #{trap}", f"target #{wall}"]
    assert labels(state, 0, asked.options) == [
        "Fire Pots (Stone Covenant, on Outpost 1, slot 1)",
        "a face-down card (Stone Covenant, on Outpost 1, slot 2)",
        "a face-down card (Stone Covenant, on Outpost 1, slot 3)",
    ]
    assert GAME.words.card_words(GAME.rules.view(state, 0), trap) == "A card that you may not look at."
    assert GAME.words.card_words(GAME.rules.view(state, 1), trap).startswith("Tripwire. Silver Upgrade, cost 1.")


@pytest.mark.rule("OP-R128", "OP-R15", "OP-R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_notation_and_labels_give_nothing_away_in_whole_games(seats: int) -> None:
    match = Match(GAME, seats, seed=seats, variant=Variant("tried", rules={"shard_rule": True, "starter_only": False}))
    dice = random.Random(seats)
    for number in range(700):
        if not match.questions:
            break
        seat, question = dice.choice(list(match.questions.items()))
        if number % 3 == 0:
            view, other = GAME.rules.view(match.state, seat), copy_state(match.state)
            GAME.rules.conceal(other, seat, Dice(number))
            written = [GAME.words.notation(match.state, each) for each in question.options]
            assert len(set(written)) == len(written)
            assert written == [GAME.words.notation(other, each) for each in question.options]
            imagined = GAME.rules.view(other, seat)
            for each in question.options:
                assert GAME.words.label(view, each) == GAME.words.label(imagined, each)
                assert GAME.words.refs(view, each)
            assert GAME.words.ask_words(view, question) == GAME.words.ask_words(imagined, question)
        match.answer(seat, GAME.mind.hunch(match.state, seat, question.options, dice.random()))
    for viewer in (*range(seats), SPECTATOR, None):
        view = GAME.rules.view(match.state, viewer)
        for _, event in match.log:
            seen = event.seen_by(viewer)
            if seen is not None:
                assert GAME.words.event_words(view, seen, NAMES).endswith((".", "!"))
                assert all(ref for ref in GAME.words.event_refs(seen))


# -- events


def told_kinds() -> dict[str, set[str]]:
    """Every kind of event that the rules tell, read off their source, with the clauses given beside it."""
    found: dict[str, set[str]] = {}
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                for kind in ast.walk(node.args[0]):
                    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                        clauses = [each.value for each in ast.walk(node.args[1]) if isinstance(each, ast.Constant)]
                        found.setdefault(kind.value, set()).update(map(str, clauses))
    for kind in ("to_defense", "to_offense", "to_reserve"):  # told by a name in two places
        found.setdefault(kind, set())
    return found


def test_every_event_has_its_words_and_its_clause() -> None:
    told = told_kinds()
    assert set(told) == set(_EVENTS)
    assert {clause for clauses in told.values() for clause in clauses if clause not in RULEBOOK} == set()


@pytest.mark.rule("OP-R128")
@pytest.mark.parametrize("kind", _EVENTS)
def test_event_in_words_with_open_and_with_hidden_cards(kind: str) -> None:
    state = position(Side(), Side())
    args = {"seat": 0, "other": 1, "outpost": 0, "group": 1, "n": 2, "a": 5, "d": 3, "s": 1, "faction": 3, "face": 0}
    face = state.book.face("tripwire")
    for shown in (face, HIDDEN):
        cards = {key: Glimpse(7, shown, 0) for key in ("card", "target", "source")}
        words = GAME.words.event_words(state, Event(kind, "OP-001", args, cards), NAMES)
        assert "{" not in words
        assert words.endswith((".", "!"))
        names_a_card = "{card}" in _EVENTS[kind] or "{target}" in _EVENTS[kind]
        assert ("Tripwire" in words) == (names_a_card and shown != HIDDEN)
    assert GAME.words.event_refs(Event(kind, "OP-001", {"seat": 0}, {})) == ("seat-0",)


def test_event_lines_read_like_the_book() -> None:
    state = position(Side(), Side())

    def words(kind: str, **args: int) -> str:
        return GAME.words.event_words(state, Event(kind, "OP-001", args, {}), NAMES)

    assert (
        words("totals", seat=0, a=5, d=3, s=1) == "Attacker's Strength 5, Defense 3, Defender's Strength 1: 2 to deal."
    )
    assert words("totals", seat=0, a=1, d=3, s=1).endswith("0 to deal.")
    assert words("counters", seat=1, outpost=2, n=3) == "3 damage on Bob's Outpost 3."
    assert words("drawn", seat=-1) == "Nobody wins."
    assert words("faction", seat=0, faction=1) == "Ann plays the Stone Covenant."
    aims = Event("aims", "OP-138", {"seat": 0, "group": 0, "other": 1, "outpost": 2}, {})
    assert GAME.words.event_refs(aims) == ("outpost-1-2",)


# -- cards


@pytest.mark.rule("OP-001", "OP-007")
def test_card_in_one_line() -> None:
    by_key = {card.key: card for card in OFFICIAL_CARDS}
    assert card_text(by_key["flame-lancer"]) == "Flame Lancer. Ember Legion Creature, cost 2, 2/0/2. Pierce 1."
    assert card_text(by_key["furnace-giant"]) == "Furnace Giant. Ember Legion Creature, cost 5, 5/1/5."
    assert card_text(by_key["firebolt"]) == "Firebolt. Ember Legion Spell, cost 1. Bolt 2."
    assert card_text(by_key["watchtower"]) == "Watchtower. Stone Covenant Upgrade, cost 2, +2 attack, +1 defense."
