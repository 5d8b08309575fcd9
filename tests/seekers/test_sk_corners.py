"""Corners of the rules that a broken line could hide in: each number exactly."""

from collections import Counter
from dataclasses import replace

import pytest
from seekers_calls import apply, can_target, deal
from seekers_table import Effect, Script, Side, ails, bare, finish, position, priority, still, triple, upto

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.aim import ENEMY_CARD, free_hex
from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.cards.atoms.life import Ail
from rulewright.games.seekers.cards.lasting import When
from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.damage import Part
from rulewright.games.seekers.rules.rolling import faces_of, throw
from rulewright.games.seekers.rules.setup.armory import copies_allowed, lacking
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.setup.start import start
from rulewright.games.seekers.rules.setup.steps import choose_armories
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import end_phase, upkeep
from rulewright.games.seekers.rules.view import conceal
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant

IRON = Effect("iron-hide", moments=4)  # damage you take is reduced by 2


@pytest.mark.rule("SK-R127", "SK-R122")
@pytest.mark.parametrize(
    ("parts", "taken"),
    [([("physical", 1), ("holy", 5)], 4), ([("physical", 2), ("holy", 5)], 5), ([("physical", 5), ("holy", 1)], 4)],
)
def test_armor_takes_its_number_off_the_whole_event_and_not_off_every_part(
    parts: list[tuple[str, int]], taken: int
) -> None:
    """One damage event with typed parts: what the first part leaves of the armor is taken off the second."""
    state = position(still(at=(0, 0)), bare("halvard", at=(1, 0), zone=[IRON], ap=0))
    deal(Script(state, ()), state, 1, [Part(n, kind) for kind, n in parts], 0)  # type: ignore[arg-type]
    assert triple(state, 1)[2] == 90 - taken


@pytest.mark.rule("SK-267", "SK-R184")
def test_an_intangible_unit_gets_ailments_only_from_itself() -> None:
    """It is "treated as if on a separate battlemap": nobody else reaches it."""
    state = position(still(at=(0, 0)), still(at=(1, 0), fade=2))
    table = Script(state, ())
    assert not apply(table, state, 1, Ailing("Slow", 2), 0)
    assert (ails(state, 1, "Slow"), table.events) == (0, [])
    assert apply(table, state, 1, Ailing("Slow", 2), 1)
    assert ails(state, 1, "Slow") == 2


@pytest.mark.rule("SK-212", "SK-273", "SK-R101")
def test_a_face_down_card_with_charges_is_played_as_often_as_printed() -> None:
    """Face down it has no Charges yet; the play from there is the first of them."""
    stash = Effect("crippling-daggers", down=True)
    state = position(Side("mara", at=(0, 0), zone=[stash], ap=3, mp=0), still(at=(2, 0)))
    upto(priority, state, "use crippling-daggers", "direction E", dice=[1])
    (lasting,) = state.players[0].zone
    assert (lasting.charges, lasting.down, state.players[0].ap) == (2, False, 3)  # 5 AP less than 1: nothing
    upto(priority, state, "use crippling-daggers", "direction E", dice=[1])
    assert [each.charges for each in state.players[0].zone] == [1]
    assert state.players[0].ap == 2  # from now on for its price


@pytest.mark.rule("SK-220", "SK-R119")
def test_hasten_shortens_each_thing_once() -> None:
    """The player chooses any number of eligible things; each loses X."""
    side = bare(hand=["time-slip"], ap=2, mp=0, ailments={"Slow": 5, "Blind": 5}, fade=4,
                zone=[Effect("numbing-wind", moments=5), Effect("heart-of-the-furnace", moments=5)])  # fmt: skip
    state = position(side, still())
    first, second = (each.born for each in state.players[0].zone)
    answers = ["play time-slip", f"hasten_zone {first}", "hasten_ailment slow", "hasten_fade"]
    asked = upto(priority, state, *answers)
    assert asked.notations == ["stop", f"hasten_zone {second}", "hasten_ailment blind"]
    assert [each.moments for each in state.players[0].zone] == [3, 5]
    assert (ails(state, 0, "Slow"), ails(state, 0, "Blind"), state.units[0].fade) == (3, 5, 2)


@pytest.mark.rule("SK-255", "SK-254")
def test_shocked_looks_at_equipment_and_items_not_at_the_seekers_own_effect() -> None:
    """ "Whenever it plays an Item card or activates an Equipment effect"."""
    vexia = Side("vexia", at=(0, 0), ap=5, mp=0, hp=60, ailments={"Shocked": 4}, equipment=["pact-scepter"])
    state = position(vexia, still(at=(2, 0)))
    table = finish(priority, state, "power")  # 6 HP for 2 AP, her own effect
    assert (triple(state, 0), table.rolled) == ((7, 0, 54), [])
    state = position(vexia, still(at=(2, 0)))
    finish(priority, state, "activate pact-scepter", dice=[4, 1])
    assert triple(state, 0)[2] == 56


@pytest.mark.rule("SK-068", "SK-E05", "SK-R83")
def test_what_prevents_shadow_damage_does_nothing_against_fire() -> None:
    """ "A card that prevents shadow damage cannot be used against an ability or item that deals a different type"."""
    state = position(still(at=(0, 0)), bare("theron", at=(1, 0), zone=[Effect("veil-of-dawn")], ap=0))
    table = Script(state, ())
    deal(table, state, 1, [Part(6, "fire")], 0)
    assert (triple(state, 1)[2], len(state.players[1].zone)) == (94, 1)  # it waits on
    deal(table, state, 1, [Part(6, "fire"), Part(5, "shadow")], 0)
    assert (triple(state, 1)[2], state.players[1].zone) == (88, [])  # the shadow part alone, and it is used up
    deal(table, state, 1, [Part(5, "shadow")], 0)
    assert triple(state, 1)[2] == 83
    state = position(still(at=(0, 0)), bare("theron", at=(1, 0), zone=[Effect("veil-of-dawn")], ap=0))
    table = Script(state, ())
    assert deal(table, state, 1, [Part(5, "shadow")], 0) == 0  # nothing was dealt (SK-R128)
    assert [kind for kind, _, _ in table.events] == ["ends"]


@pytest.mark.rule("SK-206")
@pytest.mark.parametrize(("kind", "taken"), [("arcane", 3), ("fire", 3), ("frost", 3), ("shadow", 6), ("physical", 6)])
def test_weathered_soul_takes_three_off_elemental_damage(kind: str, taken: int) -> None:
    state = position(still(at=(0, 0)), bare("theron", at=(1, 0), zone=[Effect("weathered-soul", moments=2)], ap=0))
    deal(Script(state, ()), state, 1, [Part(6, kind)], 0)  # type: ignore[arg-type]
    assert triple(state, 1)[2] == 100 - taken


@pytest.mark.rule("SK-177", "SK-096")
@pytest.mark.parametrize(
    ("seeker", "key", "aim"), [("theron", "watching-orb", ()), ("halvard", "lantern-of-the-vigil", ("direction E",))]
)
def test_what_fires_at_the_start_of_a_turn_fires_in_two_turns(seeker: str, key: str, aim: tuple[str, ...]) -> None:
    state = position(bare(seeker, at=(0, 0), hand=[key], ap=3, mp=0), still(at=(3, 0)))
    finish(priority, state, f"play {key}")
    finish(end_phase, state)
    for hp, left in ((98, 4), (96, 2)):
        finish(upkeep, state, *aim, dice=[1])
        assert (triple(state, 1)[2], [each.moments for each in state.players[0].zone]) == (hp, [left])
        finish(end_phase, state)
    finish(upkeep, state)
    assert (triple(state, 1)[2], state.players[0].zone) == (96, [])


@pytest.mark.rule("SK-019")
def test_dice_are_shown_in_the_order_in_which_they_fell() -> None:
    state = position(still(at=(0, 0)), still(at=(1, 0)))
    total, faces = throw(Script(state, (), [2, 6, 1]), 3)
    assert (total, faces_of(faces)) == (9, [2, 6, 1])


@pytest.mark.rule("SK-R08", "SK-R25")
@pytest.mark.parametrize("mine", ["mara", "theron"])
def test_of_a_list_that_is_public_the_cards_are_known_and_only_their_places_are_not(mine: str) -> None:
    """A preconstructed Armory is public once its Seeker is; of a list of one's own nobody knows what was not seen."""
    whole = ARMORIES[mine]
    own = Entry(seeker=whole.seeker, equipment=whole.equipment, tactics=whole.tactics, side=whole.side)
    for entry, known in ((Entry(armory=mine), True), (own, False)):
        state = start(make_book(OFFICIAL), [entry, Entry(armory="orin")], Dice(1))
        choose_armories(Script(state, ()), state)
        player, cards = state.players[0], state.book.cards
        hidden = [card for card in player.deck + player.side if cards[state.faces[card]].kind == "tactic"]
        before = Counter(state.faces[card] for card in hidden)
        conceal(state, Seat(1), Dice(2))
        after = Counter(state.faces[card] for card in hidden)
        assert (after == before) is known
        for face, n in after.items():
            assert cards[face].kind == "tactic"
            assert not lacking(cards[player.seeker], cards[face])
            assert known or n <= copies_allowed(state.book, cards[face])


@pytest.mark.rule("SK-211", "SK-D10", "SK-R81")
def test_amplify_is_offered_only_if_its_own_target_is_there() -> None:
    for aim, offered in ((free_hex(6), True), (ENEMY_CARD, False)):
        state = position(bare(hand=["blink"], ap=5), still(at=(3, 0)))
        book, blink = state.book, state.book.face("blink")
        more = book.cards[blink].amplify
        assert more is not None
        other = replace(book.cards[blink], amplify=replace(more, aim=aim))
        state.book = replace(book, cards=(*book.cards[:blink], other, *book.cards[blink + 1 :]))
        assert upto(priority, state, "play blink").why.key == ("amplify" if offered else "target")


@pytest.mark.rule("SK-144", "SK-R57")
def test_by_a_switch_units_between_block_the_sight() -> None:
    switch = Variant("x", rules={"units_block_los": True})
    for spot, fade, seen in (((1, 0), 0, False), ((1, 0), 1, True), ((1, 1), 0, True)):
        state = position(still(at=(0, 0)), still(at=(3, 0)), still(at=spot, fade=fade), variant=switch)
        assert can_target(state, 0, 1) is seen
    state = position(still(at=(0, 0)), still(at=(3, 0)), still(at=(1, 0)))
    assert can_target(state, 0, 1)


def slowing(seat: int, may: bool) -> State:
    """Two with an Ember Dart; fire damage that one deals slows whom it hits, or may do so."""
    state = position(bare(hand=["ember-dart"], at=(0, 0)), bare(hand=["ember-dart"], at=(2, 0)), active=seat)
    book, regalia = state.book, state.book.face("emberlords-regalia")
    when = When("fire_dealt", (Ail(ailing=Ailing("Slow", 2)),), "when you deal fire damage", may=may)
    slows = replace(book.cards[regalia], whens=(when,))
    state.book = replace(book, cards=(*book.cards[:regalia], slows, *book.cards[regalia + 1 :]))
    return state


@pytest.mark.rule("SK-162", "SK-168")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_trigger_speaks_of_the_unit_that_was_dealt_damage(seat: int) -> None:
    state = slowing(seat, may=False)
    finish(priority, state, "play ember-dart", dice=[1])
    assert [ails(state, unit, "Slow") for unit in (seat, 1 - seat)] == [0, 2]


@pytest.mark.rule("SK-R106", "SK-D16")
@pytest.mark.parametrize(("answer", "slow"), [("yes", 2), ("no", 0)])
def test_whether_an_effect_that_may_happen_does_is_decided_as_it_resolves(answer: str, slow: int) -> None:
    state = slowing(0, may=True)
    finish(priority, state, "play ember-dart", answer, dice=[1])
    assert ails(state, 1, "Slow") == slow
