"""Tactics that answer other cards, and Tactics that wait or last in the effect Zone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import deal_one, pass_moment
from seekers_table import Effect, Script, Side, ails, at, find, finish, position, priority, triple, upto

from rulewright.games.seekers.rules.damage import NOBODY
from rulewright.games.seekers.rules.ids import NO_FACE
from rulewright.games.seekers.rules.state import State, printed
from rulewright.kernel.question import Seat

ME, FOE = Seat(0), Seat(1)
QUIET = ("worn-shortsword", "emberlords-regalia", "ley-crystal")


def duel(hand: Sequence[str] = (), foe_hand: Sequence[str] = (), active: int = ME, **more: Any) -> State:
    """Two Seekers next to each other who may play anything."""
    me = Side("theron", at=(-1, 0), equipment=QUIET, hand=hand, ap=10, mp=0, **more)
    foe = Side("isolde", at=(0, 0), equipment=QUIET, hand=foe_hand, ap=10, mp=0)
    state = position(me, foe, active=active, shard=False)
    cards = (replace(each, stats=(8,) * 5) if each.kind == "seeker" else each for each in state.book.cards)
    state.book = replace(state.book, cards=tuple(cards))
    return state


def damages(table: Script) -> list[int]:
    return [args["n"] for kind, _, args in table.events if kind == "damage"]


def zone(state: State, seat: int) -> list[str]:
    return [printed(state, each).key for each in state.players[seat].zone]


# -- answers to cards on the Stack


@pytest.mark.parametrize(("key", "drawn"), [("refute", 0), ("silence-the-verse", 1), ("parry", 0)])
@pytest.mark.rule("SK-217", "SK-147")
def test_a_countered_card_goes_to_discard_without_resolving(key: str, drawn: int) -> None:
    state = duel([key], ["scorching-ray"], active=FOE)
    table = finish(priority, state, "play scorching-ray", f"play {key}")
    assert damages(table) == []
    assert find(state, FOE, "scorching-ray") in state.players[FOE].discard
    assert len(state.players[ME].hand) == drawn


@pytest.mark.parametrize(
    ("key", "against", "offered"),
    [("refute", "kindle", True), ("refute", "quick-stab", False), ("refute", "nightshade-vial", False),
     ("parry", "quick-stab", True), ("parry", "kindle", False),
     ("silence-the-verse", "nightshade-vial", True), ("deny", "nightshade-vial", True),
     ("mirror-thought", "kindle", True), ("mirror-thought", "quick-stab", True),
     ("mirror-thought", "nightshade-vial", True)],
)  # fmt: skip
@pytest.mark.rule("SK-R04", "SK-R95")
def test_answers_take_what_their_text_names(key: str, against: str, offered: bool) -> None:
    state = duel([key, "bandages"], [against], active=FOE)
    asked = upto(priority, state, f"play {against}")
    assert (f"play {key}" in asked.notations) is offered


@pytest.mark.parametrize(("answer", "ap", "hurt"), [("yes", 5, [7]), ("no", 7, [])])
@pytest.mark.rule("SK-217")
def test_deny_lets_the_controller_pay(answer: str, ap: int, hurt: Sequence[int]) -> None:
    state = duel(["deny"], ["scorching-ray"], active=FOE)
    dice = [3, 3] if hurt else []
    table = finish(priority, state, "play scorching-ray", "play deny", answer, dice=dice)
    assert (damages(table), state.players[FOE].ap) == (hurt, ap)


@pytest.mark.rule("SK-132", "SK-133", "SK-R84")
def test_deflect_sends_an_attack_elsewhere_if_there_is_an_elsewhere() -> None:
    state = duel(["deflect"], ["scorching-ray"], active=FOE, tokens=[("shade", (0, -1))])
    table = finish(priority, state, "play scorching-ray", "at_enemy 0", "play deflect", dice=[1, 1])
    assert state.units[2].hp == 8 - 3
    assert (triple(state, ME)[2], sum(each.shield for each in state.players[ME].zone)) == (100, 4)
    assert damages(table) == [3]
    assert [args for kind, _, args in table.events if kind == "redirects"] == [
        {"seat": ME, "face": state.book.face("scorching-ray")}
    ]
    state = duel(["deflect"], ["scorching-ray"], active=FOE)
    finish(priority, state, "play scorching-ray", "play deflect", dice=[1, 2])
    assert (triple(state, ME)[2], state.players[ME].zone) == (100, [])  # 4 damage took the Shield


@pytest.mark.rule("SK-132", "SK-R59")
def test_decoy_puts_a_shade_in_the_way() -> None:
    state = duel(["decoy"], ["scorching-ray"], active=FOE)
    finish(priority, state, "play scorching-ray", "play decoy", "at_free_hex -2,0", dice=[1, 2])
    assert at(state, 2) == (-2, 0)
    assert (state.units[2].hp, triple(state, ME)[2]) == (4, 100)


@pytest.mark.parametrize(("key", "drawn"), [("mirror-thought", 0), ("stolen-voice", 1)])
@pytest.mark.rule("SK-215", "SK-216", "SK-R103")
def test_a_copy_is_mine_takes_new_targets_and_resolves_first(key: str, drawn: int) -> None:
    state = duel([key], ["scorching-ray"], active=FOE)
    answers = ("play scorching-ray", f"play {key}", "at_enemy 1")
    table = finish(priority, state, *answers, dice=[6, 6, 1, 1])
    hurt = [(args["unit"], args["n"]) for kind, _, args in table.events if kind == "damage"]
    assert hurt == [(FOE, 13), (ME, 3)]
    assert len(state.players[ME].hand) == drawn
    assert "spell_fire" not in state.players[ME].events  # a Copy is not played


@pytest.mark.rule("SK-215", "SK-217")
def test_a_copy_is_an_object_of_its_own_that_can_be_countered_by_itself() -> None:
    state = duel(["mirror-thought"], ["scorching-ray", "refute"], active=FOE)
    upto(priority, state, "play scorching-ray", "pass", "play mirror-thought", "pass", "no")
    original, copy = state.stack
    assert copy.uid != original.uid
    table = finish(priority, state, "play refute", f"at_stack {copy.uid}", dice=[1, 1])
    assert damages(table) == [3]  # the Scorching Ray itself, unharmed


@pytest.mark.rule("SK-215", "SK-R04", "SK-R103")
def test_an_effect_on_the_stack_is_copied_as_well() -> None:
    """Copy: "create a duplicate of target spell or effect on the stack"."""
    state = duel(["ember-dart", "ember-dart", "ember-dart", "mirror-thought"])
    upto(priority, state, "play ember-dart", "pass", "play ember-dart", "pass", "play ember-dart", dice=[1, 1])
    regalia = state.stack[-1].uid  # it triggers on the third fire spell: gain 1 AP and draw a card
    before = state.players[ME].ap
    finish(priority, state, "play mirror-thought", f"at_stack {regalia}", dice=[1])
    assert (state.players[ME].ap, len(state.players[ME].hand)) == (before - 3 + 2, 2)  # twice


@pytest.mark.rule("SK-R214", "SK-157", "SK-215")
def test_a_copy_that_must_have_no_effect_is_not_offered() -> None:
    """ "The game checks whether its controller would be able to play it": the copying player's Seeker counts."""
    far: dict[str, Any] = {"at": (3, 0), "hand": ["stolen-voice"], "ap": 5}
    for card, offered in (("ember-dart", True), ("pyroblast", False)):  # Vexia has Intellect 5
        state = position(Side(hand=[card], ap=6, at=(0, 0)), Side("vexia", **far))
        assert ("play stolen-voice" in upto(priority, state, f"play {card}").notations) is offered
    state = position(Side(hand=["fire-lash"], ap=6, at=(0, 0)), Side("vexia", **far, stealth=True))
    assert "play stolen-voice" in upto(priority, state, "play fire-lash", "direction E").notations
    state = position(Side(hand=["searing-brand"], ap=6, at=(2, 0)), Side("vexia", **{**far, "at": (3, 0)}), shard=False)
    state.units[0].stealth = True  # nobody whom the copy could be aimed at
    assert "play stolen-voice" not in upto(priority, state, "play searing-brand").notations


# -- effect Zones


@pytest.mark.parametrize("key", ["unravel", "purge", "purifying-wave", "scroll-of-unmaking"])
@pytest.mark.rule("SK-218", "SK-R09")
def test_dispel_takes_a_card_of_an_enemy_open_or_not(key: str) -> None:
    state = duel([key], zone=[Effect("world-in-flames")])
    foe = state.players[FOE]
    assert f"play {key}" not in upto(priority, state).notations  # the own Zone does not count
    state.players[ME].zone, foe.zone = [], state.players[ME].zone
    lasting = foe.zone[0]
    lasting.seat, lasting.face, lasting.down = FOE, NO_FACE, True
    finish(priority, state, f"play {key}")
    assert foe.zone == []
    assert find(state, ME, "world-in-flames") in state.players[ME].discard  # its owner's (SK-R99)


# -- what waits and what lasts


@pytest.mark.parametrize(
    ("key", "attack", "die", "after"),
    [("heart-of-the-furnace", "ember-dart", 3, 4), ("heart-of-the-furnace", "ice-shard", 3, 3),
     ("zeal", "quick-stab", 3, 4), ("zeal", "smite", 3, 7), ("zeal", "ember-dart", 3, 3),
     ("battle-cry", "quick-stab", 3, 4), ("whetstone", "quick-stab", 3, 4), ("whetstone", "smite", 3, 6)],
)  # fmt: skip
@pytest.mark.rule("SK-204", "SK-168")
def test_empower_for_a_moment(key: str, attack: str, die: int, after: int) -> None:
    state = duel([key, attack, attack])
    table = finish(priority, state, f"play {key}", f"play {attack}", dice=[die])
    assert damages(table) == [after]
    pass_moment(table, state, ME)
    plain = finish(priority, state, f"play {attack}", dice=[die])
    assert state.players[ME].zone == []
    assert damages(plain)[0] <= after


@pytest.mark.parametrize("key", ["fan-the-flames", "focus"])
@pytest.mark.rule("SK-201", "SK-R123")
def test_advantage_for_the_next_roll(key: str) -> None:
    state = duel([key, "scorching-ray", "scorching-ray"])
    top = f"top #{state.players[ME].deck[-1]}"
    rays = ("play scorching-ray",) * 2
    table = finish(priority, state, f"play {key}", top, *rays, dice=[1, 2, 5, 1, 2, 2])
    assert damages(table) == [7, 5]


@pytest.mark.parametrize(
    ("key", "again"), [("numbing-wind", True), ("oath-of-protection", True), ("turn-aside", False)]
)
@pytest.mark.rule("SK-202")
def test_disadvantage_for_enemies(key: str, again: bool) -> None:
    state = duel([key], ["scorching-ray", "scorching-ray"], active=FOE)
    rolls = [5, 5, 1, 2, *([6, 6, 2, 2] if again else [6, 6])]
    table = finish(priority, state, f"play {key}", "play scorching-ray", "play scorching-ray", dice=rolls)
    assert damages(table) == [4, 5 if again else 13]


@pytest.mark.rule("SK-202", "SK-030")
def test_everwinter_stays_as_disadvantage() -> None:
    state = duel(["everwinter"], ["scorching-ray"])
    finish(priority, state, "play everwinter", dice=[1, 1, 1])
    assert (ails(state, FOE, "Slow"), zone(state, ME)) == (2, ["everwinter"])
    state.active = FOE
    assert damages(finish(priority, state, "play scorching-ray", dice=[6, 6, 1, 1])) == [3]


@pytest.mark.rule("SK-203")
def test_killing_moment_makes_the_next_physical_attack_critical() -> None:
    state = duel(["killing-moment", "ember-dart", "heavy-swing", "quick-stab"])
    table = finish(priority, state, "play killing-moment", "play ember-dart", "play heavy-swing", "no",
                   "play quick-stab", dice=[2, 3])  # fmt: skip
    assert damages(table) == [2, 12, 3]


@pytest.mark.rule("SK-068", "SK-R83", "SK-R122")
def test_iron_hide_reduces_whatever_damage_there_is() -> None:
    state = duel(["iron-hide"])
    table = finish(priority, state, "play iron-hide")
    for kind in ("physical", "fire", "holy", "bleed"):
        before = state.units[ME].hp
        deal_one(table, state, ME, 5, kind, NOBODY)
        assert before - state.units[ME].hp == 3
    assert deal_one(table, state, ME, 2, "fire", FOE) == 0


@pytest.mark.rule("SK-162", "SK-R138")
def test_shadow_feast_heals_half_of_what_shadow_takes() -> None:
    state = duel(["shadow-feast", "shadow-bolt", "ember-dart"], hp=50)
    finish(priority, state, "play shadow-feast", "play ember-dart", "play shadow-bolt", dice=[6, 5])
    assert triple(state, ME)[2] == 53  # 7 shadow damage, halved, rounded down


@pytest.mark.parametrize(
    ("key", "shield", "moments"), [("brace", 4, 2), ("rime-armor", 7, 0), ("oath-of-protection", 5, 2)]
)
@pytest.mark.rule("SK-207", "SK-R134", "SK-179")
def test_shields_of_cards_last_as_long_as_printed(key: str, shield: int, moments: int) -> None:
    state = duel([key])
    table = finish(priority, state, f"play {key}")
    deal_one(table, state, ME, shield - 1, "fire", NOBODY)
    assert triple(state, ME)[2] == 100
    for passed in range(1, 4):
        pass_moment(table, state, ME)
        assert bool(state.players[ME].zone) is (not moments or passed < moments)


@pytest.mark.rule("SK-217", "SK-R95", "SK-131")
@pytest.mark.parametrize("card", ["deny", "silence-the-verse", "deflect", "decoy"])
def test_what_targets_an_enemy_card_does_not_take_ones_own(card: str) -> None:
    """Its player has priority first, but nothing to do with the card: the enemy is asked."""
    state = position(Side(hand=["ember-dart", card], ap=10, mp=0), Side(at=(2, 0), hand=[card], ap=10))
    asked = upto(priority, state, "play ember-dart")
    assert (asked.seat, f"play {card}" in asked.notations) == (1, True)
