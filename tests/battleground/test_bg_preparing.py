"""Preparing and charging: slots, secrecy, which charges are legal, what becomes of them (BG-086 to BG-103, E05)."""

import pytest
from battleground_table import (
    GAME,
    MANA_ORB,
    SECOND_MAIN,
    A,
    B,
    InPlay,
    Prepared,
    Side,
    Stands,
    duel,
    find,
    finish,
    hand,
    letters,
    main_phase,
    notations,
    play,
    pool,
    position,
    rules,
    told,
    track,
    turn,
    unit_at,
    upto,
)

from rulewright.games.battleground.cards.atoms import Charge
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import RED, WHITE, cost_of
from rulewright.games.battleground.rules.main_phase.casting import charged_casts
from rulewright.games.battleground.rules.state import Slot, State, card_of
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import HIDDEN

FOE = Side("warlock", {"c3": Stands("ghoul", hp=9)})


def slots(state: State, seat: int = 0) -> list[tuple[str, str]]:
    """What lies prepared, with its charges."""
    return [(card_of(state, slot.card).key if slot.card >= 0 else "", letters(slot.charges))
            for slot in state.players[seat].slots]  # fmt: skip


def charges(state: State, seat: int = 0) -> list[str]:
    return [each for each in notations(state, seat) if each.startswith("charge")]


# -- preparing


@pytest.mark.rule("BG-086", "BG-087")
def test_preparing_lays_a_spell_from_hand_into_a_slot_for_nothing() -> None:
    state = position(Side(hand=["smite", "mend"]), FOE)
    duel(main_phase, state, "prepare smite")
    assert (slots(state), hand(state, 0)) == ([("smite", ""), ("", "")], ["mend"])
    state = position(Side(hand=["smite", "mend"], pool="WU"), FOE)
    duel(main_phase, state, "prepare smite")
    assert (pool(state, 0), track(state, 0)) == ("WU", ["", "", ""])


@pytest.mark.rule("BG-088", "BG-089", "BG-D9")
def test_a_free_slot_or_a_replacement() -> None:
    state = position(Side(hand=["smite", "mend", "charge"], prepared=["judgement"]), FOE)
    asked = upto(main_phase, state, "prepare smite")
    assert (asked.seat, asked.why.key, asked.notations) == (0, "slot", ["slot 2", "slot 1"])
    state = position(Side(hand=["smite", "mend", "charge"], prepared=["judgement"]), FOE)
    duel(main_phase, state, "prepare smite", "slot 2", "prepare mend", "slot 2", "prepare charge", "slot 1")
    assert slots(state) == [("charge", ""), ("mend", "")]
    assert hand(state, 0) == ["judgement", "smite"]
    state = position(Side(hand=["smite"], prepared=["mend", "charge"]), FOE, variant=rules(spell_slots=3))
    duel(main_phase, state, "prepare smite", "slot 3")
    assert [key for key, _ in slots(state)] == ["mend", "charge", "smite"]


@pytest.mark.rule("BG-090", "BG-100", "BG-E05")
def test_a_replaced_spell_returns_to_hand_and_loses_its_charges() -> None:
    side = Side(hand=["mend"], prepared=[Prepared("smite", "WW"), Prepared("charge", "U")], pool="WR", track=["WWU"])
    state = position(side, FOE)
    duel(main_phase, state, "prepare mend", "slot 1")
    assert slots(state) == [("mend", ""), ("charge", "U")]
    assert (hand(state, 0), sorted(pool(state, 0)), track(state, 0)) == (["smite"], ["R", "W"], ["WWU", "", ""])


@pytest.mark.rule("BG-091", "BG-R46", "BG-R142")
def test_what_is_prepared_only_its_owner_knows() -> None:
    state = position(Side(hand=["smite", "mend", "charge"]), Side("warlock", hand=["terror"]))
    table = duel(main_phase, state, "prepare smite")
    other, own = GAME.rules.view(state, B), GAME.rules.view(state, A)
    slot = state.players[0].slots[0].card
    assert (other.faces[slot], own.faces[slot]) == (HIDDEN, state.book.face("smite"))
    assert all(other.faces[card] == HIDDEN for card in state.players[0].spells)
    assert "a hidden card" not in GAME.words.card_words(own, slot)
    assert GAME.words.card_words(other, slot) == "A card that you may not look at."
    assert [args["slot"] for args in told(table, "prepares")] == [0]
    duel(main_phase, state, "prepare mend", "slot 1")  # the old one goes to hand unseen
    other = GAME.rules.view(state, B)
    assert {other.faces[card] for card in (state.players[0].slots[0].card, *state.players[0].spells)} == {HIDDEN}


@pytest.mark.rule("BG-091")
def test_the_sleeve_in_the_slot_does_not_tell_which_card_was_taken() -> None:
    """Cards that everybody saw come back to hand: whichever is prepared, the same sleeve lies in the slot."""
    laid = set()
    for key in ("smite", "mend", "charge"):
        state = position(Side(hand=["smite", "mend", "charge"]), FOE)
        duel(main_phase, state, f"prepare {key}")
        laid.add((state.players[0].slots[0].card, tuple(state.players[0].spells)))
        assert slots(state)[0] == (key, "")
    assert len(laid) == 1


@pytest.mark.rule("BG-091", "BG-R139")
def test_by_a_switch_hands_are_open_but_prepared_spells_still_lie_face_down() -> None:
    state = position(Side(hand=["smite", "mend", "charge"]), FOE, variant=rules(hand_hidden=False))
    duel(main_phase, state, "prepare smite")
    view = GAME.rules.view(state, B)
    assert sorted(view.book.cards[view.faces[card]].key for card in state.players[0].spells) == ["charge", "mend"]
    assert view.faces[state.players[0].slots[0].card] == HIDDEN


@pytest.mark.rule("BG-092")
def test_preparing_only_in_the_own_main_phases() -> None:
    side = Side(units={"c1": "guard"}, hand=["smite", "mend"], prepared=["charge"])
    state = position(side, Side("warlock", prepared=["terror"]), phase=MANA_ORB)
    table = finish(turn, state)
    offers = {(seat, key) for seat, key, offered in table.asked if any(each.startswith("prepare") for each in offered)}
    assert offers == {(0, "main")}
    assert sum(key == "main" for _, key, _ in table.asked) == 2
    table = finish(turn, state)  # the other's turn
    assert not [1 for seat, _, offered in table.asked if seat == 0 and "prepare smite" in offered]


@pytest.mark.rule("BG-093", "BG-R39")
def test_only_spells_in_hand_can_be_prepared() -> None:
    side = Side(units={"c2": "guard"}, hand=["guard", "knight", "mend"], prepared=["smite"],
                play=["charge", InPlay("consecrate", 2, "ix 2,2")], locked=["judgement"])  # fmt: skip
    state = position(side, FOE)
    assert [each for each in notations(state, 0) if each.startswith("prepare")] == ["prepare mend"]
    with pytest.raises(ImpossiblePosition, match="BG-093"):
        position(Side(prepared=["guard"]), FOE)


@pytest.mark.rule("BG-R41", "BG-R42")
def test_prepared_charged_and_cast_in_one_turn_or_not_at_all() -> None:
    state = position(Side(hand=["smite", "mend"], pool="WW"), FOE)
    duel(main_phase, state, "prepare smite", "charge 1 W", "charge 1 W", "cast smite")
    assert (unit_at(state, "c3").hp, slots(state)[0], pool(state, 0)) == (6, ("", ""), "")
    state = position(Side(hand=["mend"]), FOE)
    assert "prepare mend" in notations(state, 0)  # no mana and nobody to heal


# -- charging


@pytest.mark.rule("BG-094")
def test_charging_only_in_the_own_main_phases() -> None:
    side = Side(units={"c1": "guard"}, prepared=["smite"], pool="WW")
    assert charges(position(side, FOE)) == charges(position(side, FOE, phase=SECOND_MAIN)) == ["charge 1 W"]
    state = position(side, Side("warlock", prepared=["terror"]), phase=MANA_ORB)
    table = finish(turn, state)
    keys = {key for seat, key, offered in table.asked if "charge 1 W" in offered}
    table = finish(turn, state)
    assert keys == {"main"}
    assert not [1 for seat, _, offered in table.asked if seat == 0 and "charge 1 W" in offered]


@pytest.mark.rule("BG-095", "BG-096")
def test_one_mana_from_an_orb_or_a_token_becomes_a_charge() -> None:
    state = position(Side(prepared=["smite"], pool="WW", step=3), FOE)
    finish(main_phase, state, "charge 1 W")
    assert (slots(state)[0], pool(state, 0), track(state, 0)) == (("smite", "W"), "W", ["", "", "W"])
    state = position(Side(prepared=["smite"], mana="W"), FOE, phase=SECOND_MAIN)
    finish(turn, state, "charge 1 W")
    assert (slots(state)[0], sum(state.players[0].mana)) == (("smite", "W"), 0)  # no token: it stays beyond the turn
    state = position(Side(prepared=["smite"], mana="W"), FOE, phase=SECOND_MAIN)
    finish(turn, state)
    assert (slots(state)[0], sum(state.players[0].mana)) == (("smite", ""), 0)


@pytest.mark.rule("BG-097", "BG-E05", "BG-R47")
def test_only_kinds_still_owed() -> None:
    """The text's own example: a spell for WW takes two white charges and nothing else."""
    state = position(Side(prepared=["smite"], pool="WWWR"), FOE)
    assert charges(state) == ["charge 1 W"]  # E05.1
    finish(main_phase, state, "charge 1 W")
    assert (slots(state)[0], sorted(pool(state, 0))) == (("smite", "W"), ["R", "W", "W"])  # E05.2
    assert charges(state) == ["charge 1 W"]
    finish(main_phase, state, "charge 1 W")
    assert (slots(state)[0], sorted(pool(state, 0))) == (("smite", "WW"), ["R", "W"])  # E05.3
    assert charges(state) == []  # E05.4
    state = position(Side(prepared=[Prepared("banner-of-valor", "W")], pool="WWWUU"), FOE)
    assert charges(state) == ["charge 1 W", "charge 1 U"]
    with pytest.raises(ImpossiblePosition, match="BG-097"):
        position(Side(prepared=[Prepared("smite", "U")]), FOE)


@pytest.mark.rule("BG-098", "BG-D10")
def test_any_number_of_charges_one_at_a_time_on_either_spell() -> None:
    side = Side(prepared=["smite", "charge"], pool="WWWU")
    state = position(side, FOE)
    finish(main_phase, state, "charge 1 W", "charge 2 U", "charge 1 W", "charge 2 W")
    assert slots(state) == [("smite", "WW"), ("charge", "WU")]
    state = position(side, FOE, variant=rules(charge_limit_per_turn=2))
    finish(turn, state, "charge 1 W", "charge 2 U")
    assert (slots(state), pool(state, 0)) == ([("smite", "W"), ("charge", "U")], "WW")
    assert charges(state) == []  # by a switch, and in the Second Main neither
    finish(turn, state)
    assert upto(turn, state).notations[-2:] == ["charge 1 W", "charge 2 W"]  # a new turn


@pytest.mark.rule("BG-099")
def test_charges_can_not_be_taken_back_or_moved() -> None:
    state = position(Side(prepared=[Prepared("smite", "W"), "mend"], hand=["charge"], pool="U"), FOE)
    assert notations(state, 0) == ["pass", "prepare charge"]
    duel(main_phase, state, "prepare charge", "slot 2")
    assert slots(state) == [("smite", "W"), ("charge", "")]


@pytest.mark.rule("BG-100", "BG-107", "BG-E05")
def test_charges_of_a_cast_spell_are_spent() -> None:
    state = position(Side(prepared=[Prepared("smite", "W"), Prepared("mend", "W")], pool="W"), FOE)
    finish(main_phase, state, "cast smite")
    assert slots(state) == [("", ""), ("mend", "W")]
    assert (pool(state, 0), track(state, 0)) == ("", ["W", "", ""])


@pytest.mark.rule("BG-100", "BG-102")
def test_nothing_of_a_cast_spell_stays_in_its_slot() -> None:
    """Neither charges nor what effects had placed: the next spell is owed all of its cost."""
    state = position(Side(prepared=[Prepared("smite", "WW", "UU")]), FOE)
    finish(main_phase, state, "cast smite")
    assert state.players[0].slots[0] == Slot()


@pytest.mark.rule("BG-101", "BG-R140")
def test_charges_are_open_to_all() -> None:
    state = position(Side(prepared=[Prepared("charge", "WU")]), Side("warlock"))
    assert letters(GAME.rules.view(state, B).players[0].slots[0].charges) == "WU"
    assert letters(GAME.rules.view(state, None).players[0].slots[0].charges) == "WU"


LOAD = Card("load", "Load", "paladin", "spell", "Test", cost_of(""), effects=(Charge(kind=RED),))
FEED = Card("feed", "Feed", "paladin", "spell", "Test", cost_of(""), aim=Aim(), effects=(Charge(kind=WHITE),))


@pytest.mark.rule("BG-102")
def test_an_effect_may_place_charges_that_do_not_reduce_the_cost() -> None:
    state = position(Side(hand=["load"], prepared=[Prepared("smite", "W"), "mend"], pool="W"), FOE, cards=[LOAD])
    asked = upto(main_phase, state, "cast load")
    assert (asked.why.key, asked.notations) == ("charge_slot", ["slot 1", "slot 2"])
    state = position(Side(hand=["load"], prepared=[Prepared("smite", "W")], pool="WW"), FOE, cards=[LOAD])
    duel(main_phase, state, "cast load")
    assert (slots(state)[0], pool(state, 0)) == (("smite", "WR"), "WW")  # it takes no mana
    assert [each.verb for each in charged_casts(state, A)] == ["pass"]  # still owes W
    assert charges(state) == ["charge 1 W"]
    duel(main_phase, state, "cast smite")
    assert pool(state, 0) == "W"


@pytest.mark.rule("BG-102", "BG-097", "BG-R45")
def test_a_gifted_charge_counts_where_it_fits_and_a_surplus_is_lost() -> None:
    state = position(Side(hand=["feed"], prepared=[Prepared("smite", "W")]), FOE, cards=[FEED])
    duel(main_phase, state, "cast feed")
    assert [each.verb for each in charged_casts(state, A)] == ["pass", "cast"]
    state = position(Side(prepared=[Prepared("smite", "WW", "W")], pool="W"), FOE)
    assert charges(state) == []
    finish(main_phase, state, "cast smite")
    assert (slots(state)[0], pool(state, 0), unit_at(state, "c3").hp) == (("", ""), "W", 6)


@pytest.mark.rule("BG-103", "BG-R43")
def test_fully_charged_is_the_whole_cost_covered() -> None:
    offered = {}
    for prepared in (Prepared("judgement", "WW"), Prepared("judgement", "WWU"), Prepared("smite", "W"), "mend"):
        state = position(Side(units={"c2": Stands("guard", hp=1)}, prepared=[prepared], pool="WWWUUU"), FOE)
        offered[str(prepared)] = len(charged_casts(state, A)) - 1
    assert list(offered.values()) == [0, 1, 0, 0]
    state = position(Side(), Side("warlock", prepared=["blood-pact"]))
    assert find(state, 1, "blood-pact") in [each.a for each in charged_casts(state, B)]  # a cost of 0, from the start


@pytest.mark.rule("BG-R07")
def test_a_prepared_spell_is_upgraded_only_when_it_next_reaches_the_hand() -> None:
    """Three purple charges pay for Treason (PPP), not for High Treason (PPR): it stays what it was when prepared."""
    side = Side("warlock", hand=["terror"], prepared=[Prepared("treason", "PPP")], upgraded=["treason"])
    state = position(side, Side(units={"c3": "guard", "d3": "knight"}))
    assert slots(state)[0] == ("treason", "PPP")
    assert len(charged_casts(state, A)) == 2
    duel(main_phase, state, "prepare terror", "slot 1")
    assert hand(state, 0) == ["high-treason"]
    duel(main_phase, state, "prepare treason", "slot 1")
    assert slots(state)[0] == ("high-treason", "")


@pytest.mark.rule("BG-090", "BG-100")
def test_a_turn_goes_on_after_a_known_spell_was_replaced() -> None:
    """Replacing a charged spell may split the kernel's turn; for the players it is one turn all the same."""
    state = position(Side(hand=["mend"], prepared=[Prepared("smite", "W"), "charge"], pool="W", turns=3), FOE)
    play(turn, state, "prepare mend", "slot 1")
    assert (state.active, state.phase, state.players[0].turns) == (0, 3, 3)
    asked = upto(turn, state)
    assert (asked.seat, asked.why.key) == (0, "main")
    assert "charge 1 W" in asked.notations


# -- what the others can know


def laid_by_chance(state: State) -> set[str]:
    """What may lie in slot 1 of the second player as far as the first one can tell."""
    found = set()
    for seed in range(30):
        world = copy_state(state)
        GAME.rules.conceal(world, A, Dice(seed))
        found.add(world.book.cards[world.faces[world.players[1].slots[0].card]].key)
        assert sorted(world.faces) == sorted(state.faces)  # nothing is added, nothing lost
    return found


@pytest.mark.rule("BG-091", "BG-097", "BG-R139")
def test_a_prepared_spell_may_be_any_that_fits_its_charges() -> None:
    def behind(charges: str, gifts: str = "") -> set[str]:
        own = Side(hand=["mend", "charge", "guard"], prepared=[Prepared("smite", charges, gifts)])
        return laid_by_chance(position(Side("warlock"), own))

    assert behind("") == {"smite", "mend", "charge"}  # never the Guard: unit cards are not prepared
    assert behind("W") == {"smite", "mend", "charge"}
    assert behind("WW") == {"smite"}
    assert behind("", gifts="WW") == {"smite", "mend", "charge"}  # an effect may place what is not owed


@pytest.mark.rule("BG-091", "BG-R139")
def test_what_was_seen_coming_to_hand_lies_in_no_slot_filled_before() -> None:
    own = Side(hand=["mend", "charge"], prepared=["smite"])
    state = position(Side("warlock"), own)
    state.players[1].came_to_hand[state.book.face("mend")] = 1
    assert laid_by_chance(state) == {"smite", "charge"}
    state.players[1].slots[0].laid = 1  # filled after that
    assert laid_by_chance(state) == {"smite", "mend", "charge"}


@pytest.mark.rule("BG-R139")
def test_two_slots_are_dealt_together() -> None:
    """Only Smite can bear two white: what lies behind the single one must leave it."""
    own = Side(hand=["mend"], prepared=[Prepared("mend", "W"), Prepared("smite", "WW")])
    assert laid_by_chance(position(Side("warlock"), own)) == {"mend"}
