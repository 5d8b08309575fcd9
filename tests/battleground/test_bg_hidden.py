"""What a seat can't know (BG-R139): worlds imagined from it keep all that lies open, and what must be so."""

import pytest
from battleground_table import GAME, A, Prepared, Side, main_phase, play, position, upto

from rulewright.games.battleground.rules.heroes import end_game
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.state import add_cards


def worlds(state: State, seat: int = 0) -> list[State]:
    """Worlds that this seat can't tell from the true one."""
    found = []
    for seed in range(60):
        world = copy_state(state)
        GAME.rules.conceal(world, Seat(seat), Dice(seed))
        found.append(world)
    return found


def keys(state: State, cards: list[CardId]) -> tuple[str, ...]:
    return tuple(state.book.cards[state.faces[card]].key for card in cards)


def slots(state: State, seat: int = 1) -> tuple[str, ...]:
    return keys(state, [slot.card for slot in state.players[seat].slots if slot.card >= 0])


def of(*prepared: str | Prepared, hand: tuple[str, ...] = ()) -> State:
    """A paladin who prepared these and holds those, across from who imagines."""
    return position(Side("warlock"), Side("paladin", hand=hand, prepared=prepared))


@pytest.mark.rule("BG-091", "BG-R139")
def test_two_prepared_spells_may_lie_the_other_way_round() -> None:
    assert {slots(world) for world in worlds(of("smite", "mend"))} == {("smite", "mend"), ("mend", "smite")}


@pytest.mark.rule("BG-091", "BG-R139")
def test_any_two_of_the_own_spells_may_lie_in_the_slots_and_the_rest_is_in_hand() -> None:
    state = of("smite", "mend", hand=("charge",))
    found = set()
    for world in worlds(state):
        assert sorted(slots(world) + keys(world, world.players[1].spells)) == ["charge", "mend", "smite"]
        found.add(slots(world))
    assert len(found) == 6


@pytest.mark.rule("BG-097", "BG-R139")
def test_each_slot_holds_what_could_owe_its_charges() -> None:
    """Only Smite owes two white charges: it lies in the second slot, the first may be anything."""
    state = of("mend", Prepared("smite", "WW"), hand=("charge",))
    assert {slots(world) for world in worlds(state)} == {("mend", "smite"), ("charge", "smite")}


@pytest.mark.rule("BG-R139", "BG-091")
def test_a_spell_without_another_beside_it_is_known() -> None:
    assert {slots(world) for world in worlds(of("smite"))} == {("smite",)}
    assert {slots(world) for world in worlds(of("smite", hand=("guard", "knight")))} == {
        ("smite",)
    }  # units are no spells


@pytest.mark.rule("BG-R142", "BG-R139")
def test_the_own_slots_and_what_was_seen_are_not_imagined() -> None:
    state = of("smite", hand=("mend", "charge"))
    assert {slots(world) for world in worlds(state, seat=1)} == {("smite",)}
    state.seen[state.players[1].slots[0].card] |= 1 << A
    assert {slots(world) for world in worlds(state)} == {("smite",)}
    shown = of("smite", hand=("mend", "charge"))
    for card in shown.players[1].spells[:1]:
        shown.seen[card] |= 1 << A
    assert {slots(world) for world in worlds(shown)} == {("smite",), ("charge",)}  # not Mend, which lies open


@pytest.mark.rule("BG-R139", "BG-R07", "BG-097")
def test_a_spell_prepared_before_its_upgrade_owes_what_the_base_kind_costs() -> None:
    """Treason costs three purple; upgraded it costs one red and two purple."""

    def behind(prepared: Prepared) -> set[tuple[str, ...]]:
        foe = Side("warlock", hand=["drain-life", "shadow-bolt"], prepared=[prepared], upgraded=["treason"])
        return {slots(world) for world in worlds(position(Side(), foe))}

    assert behind(Prepared("treason", "PPP")) == {("treason",)}
    assert behind(Prepared("high-treason", "R")) == {("treason",), ("shadow-bolt",)}  # in the sleeve of its base kind
    assert behind(Prepared("high-treason", "RPP")) == {("treason",)}
    with pytest.raises(ImpossiblePosition, match="BG-097"):
        behind(Prepared("treason", "R"))


@pytest.mark.rule("BG-R139")
def test_nobody_foresees_the_dice() -> None:
    state = of("smite")
    assert len({world.dice.state for world in worlds(state)} | {state.dice.state}) == 61


@pytest.mark.rule("BG-R141")
def test_at_the_end_every_prepared_spell_is_shown() -> None:
    """The first sleeve of all lies in a slot: its number is 0."""
    state = position(Side("paladin", prepared=["smite"]), Side("warlock", prepared=["terror"]))
    cards = [player.slots[0].card for player in state.players]
    assert 0 in cards
    play(lambda table, state: end_game(table, state, [A], "BG-R138", "over"), state)
    assert [state.seen[card] & 3 for card in cards] == [3, 3]


@pytest.mark.rule("BG-089", "BG-090")
def test_a_spell_goes_into_a_free_slot_or_takes_the_place_of_one() -> None:
    state = position(Side("paladin", prepared=["smite"]), Side("warlock"))
    assert state.players[0].slots[0].card == 0  # the first sleeve of all
    state.players[0].spells += add_cards(state, [state.book.face("mend")], 1 << A)
    state.owner.append(A)
    assert upto(main_phase, state, "prepare mend").notations == ["slot 2", "slot 1"]
