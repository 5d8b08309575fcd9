"""What an act gives away of a face-down troop, and what it does not: own and enemy, targeted first and second."""

from functools import partial
from typing import Any

import pytest
from lytharian_clash import foe, one
from lytharian_table import Side, Troop, custom, face_up, finish, main_phase, play, position, troop_at, under

from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.damage import apply
from rulewright.games.lytharian.rules.deductions import having, possible_faces, with_value
from rulewright.games.lytharian.rules.ids import SEATS, TroopId
from rulewright.games.lytharian.rules.state import State


def open_faced(state: State, square: str) -> TroopId:
    """The troop on a square, of which nothing is known yet, not even a role."""
    troop = troop_at(state, square)
    state.likely[troop] = f"{(1 << len(state.book.cards)) - 1:x}"
    return troop


@pytest.mark.rule("LC-290", "LC-R44")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_a_price_says_exactly_which_affinity_a_face_down_target_has(x: int) -> None:
    """Stoneskin costs 3."""
    others = [one(f"Earth Affinity {n}", at=f"{file}1") for n, file in ((1, "a"), (2, "b"), (3, "c"))]
    hidden = Troop(custom("Hidden", "R", "3/9", f"Earth Affinity {x}" if x else ""), "d4", up=False)
    state = position(Side([hidden, *others], hand=["stoneskin"], mana=9), Side())
    troop = open_faced(state, "d4")
    before = possible_faces(state, troop)
    finish(main_phase, state, "cast stoneskin", "at-troop d4", "move d4-d5")
    shown = with_value(state, "affinity:earth", x) & ~having(state, "spellshatter")
    assert possible_faces(state, troop) == before & shown


@pytest.mark.rule("LC-290", "LC-R44", "LC-R43")
def test_a_price_says_nothing_of_enemies_or_of_other_elements() -> None:
    state = position(Side([one()], hand=["immolation"]), Side([Troop(custom("Hidden", "R", "3/9"), "d6", up=False)]))
    troop = open_faced(state, "d6")
    finish(main_phase, state, "cast immolation", "move d4-d3")
    assert possible_faces(state, troop) & having(state, "affinity:fire")
    mine = Side([Troop(custom("Hidden", "R", "3/9"), "d4", up=False)], hand=["flame-blade"])
    state = position(mine, Side())
    troop = open_faced(state, "d4")
    finish(main_phase, state, "cast flame-blade", "at-troop d4", "move d4-d5")
    assert possible_faces(state, troop) & having(state, "affinity:death")


PROOF = "Channeled Invulnerability"


@pytest.mark.rule("LC-292", "LC-R43", "LC-R203", "LC-D31")
@pytest.mark.parametrize("square", ["c4", "a4"])
def test_that_a_face_down_friend_is_healed_says_that_it_can_be(square: str) -> None:
    """Siphon Health: of the friend that was chosen, and of no other."""
    friends = [Troop(custom("Hidden", "R", "3/9"), at, up=False, hurt=2) for at in ("c4", "a4")]
    mine = Side([*friends, one(PROOF, at="h1")], hand=["siphon-health"], mana=9)
    state = position(mine, Side([foe(at="d6")]))
    troops = {at: open_faced(state, at) for at in ("c4", "a4")}
    proof = having(state, "invulnerability:channeled")
    assert proof
    finish(main_phase, state, "cast siphon-health", "at-troop d6", f"at-second {square}", "move h1-h2")
    for at, troop in troops.items():
        assert bool(possible_faces(state, troop) & proof) is (at != square)


@pytest.mark.rule("LC-R180", "LC-R44", "LC-292")
@pytest.mark.parametrize(("power", "proof"), [("Fire Invulnerability", True), ("", False)])
def test_an_area_says_of_each_face_down_troop_in_it_whether_it_is_proof(power: str, proof: bool) -> None:
    inside = Troop(custom("Hidden", "R", "3/9", power), "d7", up=False)
    outside = Troop(custom("Outside", "R", "3/9"), "h5", up=False)
    known = one("Fire Invulnerability", at="h1")
    state = position(Side([one(), known], hand=["fire-rain"], mana=9), Side([foe(at="d6"), inside, outside]))
    near, far = open_faced(state, "d7"), open_faced(state, "h5")
    state.ward[near] = 9  # it stays face down
    finish(main_phase, state, "cast fire-rain", "at-troop d6", "move d4-d3")
    mask = having(state, "invulnerability:fire")
    faces = possible_faces(state, near)
    assert (faces & ~mask == 0) if proof else (faces & mask == 0)
    assert possible_faces(state, far) & mask
    assert possible_faces(state, far) & ~mask


@pytest.mark.rule("LC-R49", "LC-121", "LC-R44")
def test_whom_a_promoted_pawn_copies_is_told_unless_all_know_one() -> None:
    """A face-down Knight is copied; a second of its kind lies face up, face down, or fell."""
    pawn, copied = Troop("timber-wolf", "b7"), Troop("griffin", "h3", up=False)
    for other, told in (
        (Troop("griffin", "g3", up=False), {"h3", "g3"}), (Troop("griffin", "g3"), set()),
        (Troop("griffin", "g3", up=False, seen=True), set()), (Troop("cave-bear", "g3"), {"h3"}),
    ):  # fmt: skip
        state = position(Side([pawn, copied, other]), Side())
        finish(main_phase, state, "move b7-b8", "copy griffin")
        names = state.book.board.names
        troops = [{names[state.at[t]] for t in range(2 * state.n) if each.troops >> t & 1} for each in state.rumors]
        assert [each - {"e1"} for each in troops] == ([told] if told else [])


@pytest.mark.rule("LC-R49", "LC-121", "LC-R44")
def test_a_face_down_pawn_that_becomes_what_it_is_may_have_copied_itself() -> None:
    state = position(Side([Troop("timber-wolf", "b7", up=False), Troop("cave-bear", "h3", up=False)]), Side())
    pawn = troop_at(state, "b7")
    finish(main_phase, state, "move b7-b8", "copy timber-wolf")
    (found,) = state.rumors
    assert found.troops >> pawn & 1
    assert int(found.faces, 16) == 1 << state.book.face("timber-wolf")


# -- what a blow tells


def struck(state: State, square: str, blow: Blow, dice: tuple[int, ...] = ()) -> int:
    """What everybody still thinks possible after a blow that does not turn the troop up."""
    play(partial(apply, blows=[blow]), state, dice=dice)
    assert not face_up(state, square)
    return possible_faces(state, troop_at(state, square))


def unseen(powers: str, aura: str | None = None, **rules: Any) -> tuple[State, TroopId]:
    """A face-down troop of which nothing is known; what comes through to it is prevented. It may have much at once."""
    hidden = Troop(custom("Hidden", "R", "3/9", powers), "d6", up=False, aura=aura)
    much = [one("Dodge, Spell Shield, Resist All 1", at="a1"), one("Spell Resist 2, Spell Shield", at="b1")]
    state = position(Side([one(), *much]), Side([hidden]), variant=under(**rules))
    troop = open_faced(state, "d6")
    state.ward[troop] = 99
    return state, troop


def rules_out(state: State, faces: int, word: str) -> bool:
    """Whether everybody knows that it lacks the ability."""
    return not faces & having(state, word)


def is_sure_of(state: State, faces: int, word: str) -> bool:
    return not faces & ~having(state, word)


@pytest.mark.rule("LC-R44", "LC-R174", "LC-263", "LC-267")
@pytest.mark.parametrize("power", ["Dodge", "Evasion"])
def test_only_what_can_be_dodged_tells_of_dodgers(power: str) -> None:
    word = power.lower()
    for kind, targeted, shown in (("spell", True, True), ("ability", True, True), ("curse", True, True),
                                  ("spell", False, False), ("combat", True, False)):  # fmt: skip
        state, troop = unseen("")
        faces = struck(state, "d6", Blow(troop, 2, "fire", kind, SEATS[0], targeted=targeted))
        assert rules_out(state, faces, word) is shown
    state, troop = unseen(power)
    faces = struck(state, "d6", Blow(troop, 2, "fire", "spell", SEATS[0]), (1,) if word == "dodge" else (2,))
    assert is_sure_of(state, faces, word)


@pytest.mark.rule("LC-R175", "LC-R44")
@pytest.mark.parametrize("dodges", [True, False])
def test_where_no_curse_is_dodged_a_curse_tells_nothing_of_dodgers(dodges: bool) -> None:
    state, troop = unseen("", dodge_vs_curses=dodges)
    faces = struck(state, "d6", Blow(troop, 2, "fire", "curse", SEATS[0]))
    assert rules_out(state, faces, "dodge") is rules_out(state, faces, "evasion") is dodges


@pytest.mark.rule("LC-291", "LC-R44", "LC-R130")
def test_who_is_immune_shows_that_and_nothing_else() -> None:
    state, troop = unseen("Fire Immune, Dodge, Spell Shield, Spell Resist 1")
    before = possible_faces(state, troop)
    faces = struck(state, "d6", Blow(troop, 2, "fire", "spell", SEATS[0]))
    assert faces == before & having(state, "immune:fire")
    state, troop = unseen("Fire Immune")
    faces = struck(state, "d6", Blow(troop, 2, "water", "curse", SEATS[0]))
    assert rules_out(state, faces, "immune:water")
    assert faces & having(state, "immune:fire")


@pytest.mark.rule("LC-293", "LC-R44", "LC-R130")
def test_a_spell_that_never_reaches_a_shield_tells_nothing_of_it() -> None:
    """It is dodged, or resisted to the last point; or it is no spell, or has no target."""
    for powers, blow, dice in (
        ("Dodge", ("spell", True), (2,)), ("Spell Resist 2", ("spell", True), ()), ("", ("ability", True), ()),
        ("", ("spell", False), ()), ("", ("curse", True), ()),
    ):  # fmt: skip
        state, troop = unseen(powers)
        faces = struck(state, "d6", Blow(troop, 2, "fire", blow[0], SEATS[0], targeted=blow[1]), dice)
        assert not rules_out(state, faces, "spell_shield")
    for powers, dice, sure in (("Spell Shield", (1,), True), ("", (), False)):
        state, troop = unseen(powers)
        faces = struck(state, "d6", Blow(troop, 2, "fire", "spell", SEATS[0]), dice)
        assert (is_sure_of if sure else rules_out)(state, faces, "spell_shield")


@pytest.mark.rule("LC-R44", "LC-R174")
def test_who_has_dodged_has_not_shown_what_it_resists() -> None:
    for roll, shown in ((2, False), (1, True)):
        state, troop = unseen("Dodge")
        faces = struck(state, "d6", Blow(troop, 2, "fire", "spell", SEATS[0]), (roll,))
        assert rules_out(state, faces, "resist_all") is shown


@pytest.mark.rule("LC-R44", "LC-185", "LC-R178")
def test_what_no_resistance_reduces_tells_of_none() -> None:
    """A curse, and Fiery Lava."""
    for kind, lava in (("curse", False), ("ability", True)):
        state, troop = unseen("")
        faces = struck(state, "d6", Blow(troop, 2, "fire", kind, SEATS[0], lava=lava))
        assert not rules_out(state, faces, "resist_all")
        assert not rules_out(state, faces, "spell_resist")
        assert state.no_comrades == []


@pytest.mark.rule("LC-R177", "LC-R44")
@pytest.mark.parametrize("counts", [True, False])
def test_where_an_ability_is_no_spell_it_tells_of_no_resistance(counts: bool) -> None:
    for kind, element, shown in (("ability", "fire", counts), ("spell", "fire", True), ("ability", "physical", True)):
        state, troop = unseen("", ability_elemental_is_spell_damage=counts)
        faces = struck(state, "d6", Blow(troop, 2, element, kind, SEATS[0]))
        assert rules_out(state, faces, "resist_all") is shown
        assert rules_out(state, faces, "physical_resist") is (element == "physical")
        assert rules_out(state, faces, "spell_resist") is (shown and element != "physical")


@pytest.mark.rule("LC-R129", "LC-R44")
@pytest.mark.parametrize(("scope", "kinds"), [("each_noncurse_instance", ["spell", "combat"]),
                                              ("combat_hit_only", ["combat"])])  # fmt: skip
def test_where_comradery_helps_in_combat_alone_a_spell_tells_nothing_of_it(scope: str, kinds: list[str]) -> None:
    for kind in ("spell", "combat"):
        hidden = [Troop(custom("Hidden", "R", "3/9"), square, up=False) for square in ("d6", "d7")]
        state = position(Side([one()]), Side(hidden), variant=under(reduce_scope=scope))
        troop = open_faced(state, "d6")
        state.ward[troop] = 99
        struck(state, "d6", Blow(troop, 2, "fire", kind, SEATS[0], targeted=False))
        assert bool(state.no_comrades) is (kind in kinds)


@pytest.mark.rule("LC-R145", "LC-R44")
def test_a_comrade_that_kept_a_blow_off_is_one_of_those_beside() -> None:
    """Both are Surictavi by what was seen: who was helped, and one of its friends there."""
    helped = Troop(custom("Helped", "R", "3/9", "Comradery 1", "surictavi"), "d6", up=False)
    kin = Troop(custom("Kin", "R", "3/9", race="surictavi"), "d7", up=False)
    far = Troop(custom("Far", "R", "3/9"), "h5", up=False)
    state = position(Side([one()]), Side([helped, kin, far]))
    troop, beside, other = (open_faced(state, square) for square in ("d6", "d7", "h5"))
    faces = struck(state, "d6", Blow(troop, 1, "fire", "spell", SEATS[0]))
    assert is_sure_of(state, faces, "comradery")
    assert is_sure_of(state, faces, "race:surictavi")
    (found,) = state.rumors
    assert (found.troops, int(found.faces, 16)) == (1 << beside, having(state, "race:surictavi"))
    assert not rules_out(state, possible_faces(state, other), "race:surictavi")
    assert state.no_comrades == []


# -- what a price does not tell


def affinities(state: State, faces: int, power: str) -> set[int]:
    """Which values of an affinity are still possible."""
    return {x for x in range(4) if faces & with_value(state, power, x)}


@pytest.mark.rule("LC-290", "LC-R44", "LC-R159")
def test_a_spell_that_is_free_anyway_tells_nothing_of_affinity() -> None:
    mine = Side([Troop(custom("Hidden", "R", "3/9", "Fire Affinity 1"), "d4", up=False)], hand=["spark"], mana=9)
    state = position(mine, Side([foe(at="d6")]))
    troop = open_faced(state, "d4")
    state.ward[troop] = 9
    finish(main_phase, state, "cast spark", "at-troop d4", "move d4-d5")
    faces = possible_faces(state, troop)
    assert faces & having(state, "affinity:fire")
    assert faces & ~having(state, "affinity:fire")


@pytest.mark.rule("LC-290", "LC-R160", "LC-R44")
@pytest.mark.parametrize(("strength", "shown"), [(1, {1, 2, 3}), (2, {2, 3}), (3, {2})])
def test_a_spell_that_has_become_free_says_how_much_affinity_there_is_at_least(strength: int, shown: set[int]) -> None:
    """Powered Soothing Mist on a troop with Water Affinity 2: the price is known, and what the strength was."""
    others = [one(f"Water Affinity {n}", at=f"{file}1") for n, file in ((1, "a"), (2, "b"), (3, "c"))]
    hidden = Troop(custom("Hidden", "R", "3/9", "Water Affinity 2"), "d4", up=False, hurt=4)
    state = position(Side([hidden, *others], hand=["powered-soothing-mist"], mana=9), Side())
    troop = open_faced(state, "d4")
    finish(main_phase, state, "cast powered-soothing-mist", "at-troop d4", f"x {strength}", "move a1-a2")
    faces = possible_faces(state, troop)
    assert affinities(state, faces, "affinity:water") == shown


@pytest.mark.rule("LC-R162", "LC-R44")
@pytest.mark.parametrize(("fighter", "shown"), [(0, {2}), (1, {2}), (2, {0, 1, 2}), (3, {0, 1, 2, 3})])
def test_what_the_fighter_saves_hides_what_the_target_would(fighter: int, shown: set[int]) -> None:
    """In combat a Shield of Stone for 4 on a face-down friend with Earth Affinity 2."""
    others = [one(f"Earth Affinity {n}", at=f"{file}1") for n, file in ((1, "a"), (2, "b"), (3, "c"))]
    hidden = Troop(custom("Hidden", "R", "3/9", "Earth Affinity 2"), "h4", up=False)
    mine = Side([one(f"Earth Affinity {fighter}" if fighter else ""), hidden, *others], hand=["earthen-wall"], mana=9)
    state = position(mine, Side([foe()]))
    troop = open_faced(state, "h4")
    finish(main_phase, state, "attack d4xd5", "cast earthen-wall", "at-troop h4", "x 4", "move d4-d3")
    assert affinities(state, possible_faces(state, troop), "affinity:earth") == shown
