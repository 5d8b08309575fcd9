"""Why not: every reason names the thing, what stands in the way, and a clause of the rulebook."""

from collections.abc import Sequence
from typing import Any

import pytest
from seekers_calls import options_for
from seekers_table import GAME, Effect, Side, find, position

from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ids import UPKEEP, UnitId
from rulewright.games.seekers.rules.state import Ailment, State
from rulewright.games.seekers.words.reasons import BECAUSE
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.question import Option, Prompt, Question, Seat
from rulewright.kernel.rulebook import load_rulebook
from rulewright.kernel.state import Outcome
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.kernel.words import Reason
from rulewright.testing.battery import viewers, walk

BOOK = load_rulebook(GAME.folder / "rulebook.md")
QUIET = ("worn-shortsword", "emberlords-regalia", "ley-crystal")


def table(there: tuple[int, int] = (2, 0), foe: dict[str, Any] | None = None, variant: Variant | None = None,
          seeker: str = "theron", **mine: Any) -> State:  # fmt: skip
    """My Seeker at (0,0), the other at some distance."""
    me = Side(seeker, **{"at": (0, 0), "equipment": QUIET if seeker == "theron" else (), **mine})
    other = Side("mara", at=there, **(foe or {}))
    return position(me, other, variant=variant or OFFICIAL)


def why(state: State, ref: str, prompt: Prompt = prompts.MAIN, options: Sequence[Option] | None = None) -> Reason:
    """The words and the clause for a thing, as seat 0 asks about it."""
    view = GAME.rules.view(state, 0)
    found = options_for(state, 0) if options is None else options
    reason: Reason = GAME.words.why_not(view, Question(Seat(0), found, prompt), ref)
    assert reason.clause in BOOK
    return reason


def of_card(state: State, key: str, prompt: Prompt = prompts.MAIN, seat: int = 0) -> Reason:
    return why(state, f"card-{find(state, seat, key)}", prompt)


def at_hex(state: State, q: int, r: int, prompt: Prompt) -> Reason:
    return why(state, f"hex-{state.book.map.board.index[Hex(q, r)]}", prompt, [prompts.STOP])


# -- cards


def test_what_is_possible_is_said_to_be() -> None:
    state = table(hand=["ember-dart"])
    assert of_card(state, "ember-dart") == ("This is possible now: choose it.", "SK-104")


def test_before_and_after_ones_question() -> None:
    state = table(hand=["ember-dart"])
    assert GAME.words.why_not(GAME.rules.view(state, 0), None, "card-3") == ("You are not asked now.", "SK-149")
    state.outcome = Outcome((Seat(0),), "SK-284", "over")
    assert why(state, "card-3") == ("The game is over.", "SK-284")


@pytest.mark.parametrize(
    ("key", "side", "words", "clause"),
    [
        ("execution", {"hand": ["execution"]}, "Theron the Ashwaker can't play it: needs Strength 6, has 1.", "SK-052"),
        ("pyroblast", {"hand": ["pyroblast"]}, "Pyroblast costs 6 AP; you have 5.", "SK-061"),
        ("ember-dart", {"hand": ["ember-dart"], "ailments": {"Stun": 1}}, "You can't play Ember Dart: Stun.", "SK-260"),
        ("ember-dart", {"hand": ["ember-dart"], "ailments": {"Daze": 1}}, "You can't play Ember Dart: Daze.", "SK-242"),
        ("bandages", {"hand": ["bandages"], "ailments": {"Frozen": 1}},
         "You can't play Bandages: Frozen, and it is an Item.", "SK-250"),
        ("throwing-knife", {"hand": ["throwing-knife"], "ailments": {"Frozen": 1}},
         "You can't play Throwing Knife: Frozen, and it is physical.", "SK-249"),
        ("ember-dart", {"hand": ["ember-dart"], "channel": 2},
         "You can't play Ember Dart: you are channeling.", "SK-190"),
        ("searing-brand", {"hand": ["searing-brand"]},
         "Searing Brand reaches 1; Mara, Veiled Blade is 2 away.", "SK-138"),
        ("flame-torrent", {"hand": ["flame-torrent"]}, "Flame Torrent needs a card to discard as its cost.", "SK-274"),
        ("world-in-flames", {"zone": [Effect("world-in-flames")]},
         "World in Flames waits or lasts in your effect Zone; it works by itself.", "SK-030"),
        ("study", {"discard": ["study"]}, "Study is not yours to play from there.", "SK-275"),
        ("emberlords-regalia", {}, "Emberlord's Regalia works by itself.", "SK-054"),
        ("worn-shortsword", {}, "Worn Shortsword reaches 1; Mara, Veiled Blade is 2 away.", "SK-138"),
        ("worn-shortsword", {"ap": 1}, "Worn Shortsword costs 2 AP; you have 1.", "SK-061"),
        ("worn-shortsword", {"ailments": {"Stun": 1}}, "You can't play Worn Shortsword: Stun.", "SK-261"),
        ("worn-shortsword", {"ailments": {"Daze": 1}}, "You can't play Worn Shortsword: Daze.", "SK-243"),
        ("pyroblast", {"zone": [Effect("pyroblast", down=True)], "ap": 0},
         "Pyroblast costs 1 AP; you have 0.", "SK-061"),
    ],
)  # fmt: skip
@pytest.mark.rule("SK-052", "SK-061", "SK-131", "SK-190", "SK-242", "SK-243", "SK-249", "SK-250", "SK-260", "SK-261")
def test_why_a_card_cant_be_played(key: str, side: dict[str, Any], words: str, clause: str) -> None:
    assert of_card(table(**{"deck": ["kindle"], **side}), key) == (words, clause)


@pytest.mark.rule("SK-063", "SK-150")
def test_an_action_out_of_its_time() -> None:
    state = table(hand=["ember-dart"])
    state.phase = UPKEEP
    words, clause = of_card(state, "ember-dart", prompts.PRIORITY)
    assert (words, clause) == ("Ember Dart is an Action: it needs your own main phase and an empty Stack.", "SK-063")


@pytest.mark.rule("SK-R08", "SK-029")
def test_cards_that_lie_elsewhere() -> None:
    state = table(hand=["study"], foe={"hand": ["volley"], "discard": ["vanish"]})
    assert of_card(state, "volley", seat=1) == ("This card is hidden from you.", "SK-R08")
    assert of_card(state, "vanish", seat=1) == ("Vanish is not yours to play from there.", "SK-014")
    state.players[0].exile.append(state.players[0].hand.pop())
    assert of_card(state, "study")[1] == "SK-029"
    top = state.players[0].deck[-1]
    state.seen[top] |= 1  # known by Scry
    assert why(state, f"card-{top}")[1] == "SK-025"
    assert why(state, f"card-{top}", prompts.MAY, [prompts.YES])[0] == "Not Pyroblast now: use this effect."


@pytest.mark.rule("SK-247")
def test_fear_closes_a_direction_card_that_would_carry_too_near() -> None:
    never_nearer = Variant("x", rules={"fear_allow_retreat": False})
    state = table(seeker="brakka", hand=["bull-rush"], variant=never_nearer)
    state.units[0].ailments.append(Ailment("Fear", 2, UnitId(1), 9))
    words = "You can't play Bull Rush: it would bring you too near to what you Fear."
    assert of_card(state, "bull-rush") == (words, "SK-247")


# -- units


@pytest.mark.parametrize(
    ("there", "foe", "mine", "words", "clause"),
    [
        ((2, 0), {"fade": 1}, {}, "Mara, Veiled Blade is Intangible and can't be targeted.", "SK-268"),
        ((2, 0), {"stealth": True}, {}, "Mara, Veiled Blade has Stealth and can't be targeted.", "SK-263"),
        ((2, 0), {}, {"fade": 1}, "You are Intangible and reach nobody else.", "SK-269"),
        ((2, 0), {}, {"ailments": {"Blind": 2}}, "Out of sight: 2 hexes away, you see 1.", "SK-136"),
        ((4, -1), {}, {}, "Out of sight: the line touches the wall at F10.", "SK-145"),
        ((2, 0), {"zone": [Effect("smoke-bomb", moments=3, at=(3, 0))]}, {}, "Out of sight: smoke lies between.",
         "SK-R167"),
        ((2, 0), {}, {}, "Mara, Veiled Blade is not in reach of this card, or not what it targets.", "SK-138"),
    ],
)  # fmt: skip
@pytest.mark.rule("SK-136", "SK-145", "SK-263", "SK-268", "SK-269")
def test_why_a_unit_cant_be_targeted(
    there: tuple[int, int], foe: dict[str, Any], mine: dict[str, Any], words: str, clause: str
) -> None:
    state = table(there, foe, **mine)
    assert why(state, "unit-1", prompts.TARGET, [prompts.STOP]) == (words, clause)


@pytest.mark.rule("SK-048", "SK-144")
def test_other_things_that_hide_a_unit() -> None:
    state = position(Side("theron", ailments={"Slow": 2}), Side("isolde", at=(3, 0)))
    words, clause = why(state, "unit-1", prompts.TARGET, [prompts.STOP])
    assert (words, clause) == (f"Isolde Rimewalker: {state.book.cards[state.units[1].face].text}", "SK-048")
    blocking = Variant("x", rules={"units_block_los": True})
    state = table((4, 0), {"tokens": [("shade", (2, 0))]}, variant=blocking)
    assert why(state, "unit-1", prompts.TARGET, [prompts.STOP])[1] == "SK-144"


def test_units_at_other_questions() -> None:
    state = table()
    assert why(state, "unit-1") == ("Mara, Veiled Blade is an enemy; choose a card first.", "SK-131")
    assert why(state, "unit-0", options=[prompts.PASS]) == ("Nothing to do with Theron the Ashwaker now.", "SK-104")
    for name, clause in (("Root", "SK-253"), ("Frozen", "SK-248"), ("Stun", "SK-259"), ("Daze", "SK-241")):
        words = f"Theron the Ashwaker can't move: {name}."
        assert why(table(ailments={name: 1}), "unit-0") == (words, clause)
    assert why(table(channel=1), "unit-0")[1] == "SK-191"


# -- hexes


@pytest.mark.rule("SK-112", "SK-114", "SK-116", "SK-246")
def test_why_a_hex_cant_be_moved_to() -> None:
    state = table(mp=2, ap=1)
    assert at_hex(state, 3, -1, prompts.MOVE) == ("A wall: impassable, and nobody sees through it.", "SK-143")
    assert at_hex(state, 2, 0, prompts.MOVE) == ("A move can't end on an occupied hex.", "SK-116")
    assert at_hex(state, -4, 0, prompts.MOVE) == ("Too far: you have 2 MP and 1 AP.", "SK-114")
    assert at_hex(state, -1, 0, prompts.MOVE) == ("Now: choose where to move.", "SK-109")
    state.units[0].ailments.append(Ailment("Fear", 2, UnitId(1), 2))
    assert at_hex(state, 1, 0, prompts.MOVE) == ("Fear keeps you from going that near.", "SK-246")


@pytest.mark.rule("SK-145", "SK-136")
def test_why_a_hex_cant_be_targeted() -> None:
    state = table(at=(-6, 0))
    assert at_hex(state, 4, 0, prompts.TARGET) == ("Out of sight: 10 hexes away, you see 8.", "SK-136")
    assert at_hex(state, -5, 0, prompts.TARGET)[1] == "SK-131"


# -- the Shard


@pytest.mark.parametrize(
    ("side", "clause"),
    [
        ({"at": (-3, 0), "ap": 10}, "SK-186"),
        ({"ap": 9}, "SK-187"),
        ({"ap": 10, "channel": 1}, "SK-188"),
        ({"ap": 10, "fade": 1}, "SK-R185"),
        ({"ap": 10, "ailments": {"Stun": 1}}, "SK-261"),
        ({"ap": 10, "ailments": {"Daze": 1}}, "SK-243"),
        ({"ap": 10}, "SK-104"),
    ],
)
@pytest.mark.rule("SK-185", "SK-186", "SK-187", "SK-R185")
def test_why_the_shard_cant_be_channeled(side: dict[str, Any], clause: str) -> None:
    state = table(**side)
    assert why(state, f"hex-{state.book.map.shard}")[1] == clause


@pytest.mark.rule("SK-195", "SK-R169")
def test_the_shard_at_the_wrong_time() -> None:
    state = table(ap=10)
    state.shard = False
    assert why(state, f"hex-{state.book.map.shard}") == ("The Shard is gone.", "SK-195")
    state = table(ap=10, variant=Variant("x", rules={"shard_timing": "own_main_only"}))
    state.phase = UPKEEP
    assert why(state, f"hex-{state.book.map.shard}", prompts.PRIORITY)[1] == "SK-R169"


# -- always


def test_whatever_forbids_has_words() -> None:
    assert all(clause in BOOK for clause in BECAUSE)


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_on_the_table_has_a_reason_at_every_question(seats: int) -> None:
    for match in walk(GAME, seats, 9, 23, 600):
        things = [f"card-{i}" for i in range(len(match.state.faces))] + ["seat-0", "stack-1", "effect-1", "nonsense"]
        things += [f"unit-{i}" for i in range(9)] + [f"hex-{i}" for i in range(130)] + ["button-pass", "card-x"]
        for viewer in viewers(match):
            view, question = GAME.rules.view(match.state, viewer), match.questions.get(viewer)
            for ref in things:
                reason: Reason = GAME.words.why_not(view, question, ref)
                assert reason.words.endswith((".", "?"))
                assert reason.clause in BOOK
