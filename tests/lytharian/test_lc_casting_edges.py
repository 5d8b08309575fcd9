"""Casting at its limits: just enough mana and one too little, whose target, what waits, what a switch changes."""

from typing import Any

import pytest
from lytharian_clash import foe, one
from lytharian_table import (
    Side,
    Troop,
    custom,
    effects_phase,
    finish,
    hurt,
    keys,
    main,
    main_phase,
    position,
    pre_combat,
    troop_at,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.casting.castable import castable, discount, funds, may_harness
from rulewright.games.lytharian.rules.casting.targeting import castle_guards
from rulewright.games.lytharian.rules.combat.combat import new_fight
from rulewright.games.lytharian.rules.ids import OFF, SEATS
from rulewright.games.lytharian.rules.state import ABILITY, SPELL, Item, State, next_uid
from rulewright.games.lytharian.rules.turn import rest_of_turn
from rulewright.kernel.table import Table


def offers(state: State, spell: str) -> bool:
    return f"cast {spell}" in upto(main_phase, state).notations


# -- mana


@pytest.mark.rule("LC-205", "LC-209", "LC-R211")
@pytest.mark.parametrize(("others", "castable_at"), [([], 3), (["spark"], 2), (["spark", "flame-burst"], 1),
                                                     (["melt"], 2), (["mace"], 3)])  # fmt: skip
def test_the_best_other_spell_in_hand_makes_up_what_is_missing(others: list[str], castable_at: int) -> None:
    """Searing Ray costs 3; a Common is worth 1, an Uncommon 2, equipment nothing, the spell itself nothing."""
    for mana in range(4):
        state = position(Side([one()], hand=["searing-ray", *others], mana=mana), Side([foe(at="d6")]))
        assert offers(state, "searing-ray") is (mana >= castable_at)
        assert funds(state, SEATS[0], state.players[0].hand[0]) == mana + 3 - castable_at


@pytest.mark.rule("LC-205", "LC-R211")
def test_of_two_equal_spells_one_pays_for_the_other() -> None:
    for hand, able in ((["flame-burst"], False), (["flame-burst"] * 2, True)):
        state = position(Side([one()], hand=hand, mana=1), Side([foe(at="d6")]))
        assert offers(state, "flame-burst") is able


@pytest.mark.rule("LC-205", "LC-R205")
def test_in_whose_turn_one_may_harness_by_a_switch() -> None:
    for own_only in (False, True):
        state = position(Side(), Side(), variant=under(harness_in_opponent_turn=not own_only))
        assert [may_harness(state, seat) for seat in SEATS] == [True, not own_only]
        state.players[0].harnessed = 1
        assert not may_harness(state, SEATS[0])
    duel = position(Side([one()]), Side([foe()]), variant=under(game="duels", harness_in_opponent_turn=False))
    assert [may_harness(duel, seat) for seat in SEATS] == [True, True]
    twice = position(Side(), Side(), variant=under(harness_per_turn=2))
    twice.players[0].harnessed = 1
    assert may_harness(twice, SEATS[0])


@pytest.mark.rule("LC-178", "LC-R181")
@pytest.mark.parametrize(("rule", "mana"), [("aura_cost", 2 + 3), ("free", 2), ("forbidden", None)])
def test_what_a_curse_over_an_aura_costs_by_the_switch(rule: str, mana: int | None) -> None:
    """Immolation costs 2, the Stoneskin below it 3."""
    for there in range(7):
        state = position(
            Side([one()], hand=["immolation"], mana=there),
            Side([foe(at="d6", aura="stoneskin"), Troop(custom("Crown", "K", "1/20"), "e8")]),
            variant=under(curse_over_aura_cost=rule),
        )  # fmt: skip
        assert offers(state, "immolation") is (mana is not None and there >= mana)
        if mana is not None and there >= mana:
            finish(main_phase, state, "cast immolation", "move d4-d3")
            assert state.players[0].mana == there - mana


# -- affinity


def fighting(mine: str = "", theirs: str = "", **more: Any) -> State:
    """d4 attacks d5; a bystander of each side has the largest affinity of all."""
    far = "Fire Affinity 5"
    state = position(Side([one(mine), one(far, at="a4")], **more), Side([foe(theirs), foe(far, at="h5")]))
    attacker, defender = troop_at(state, "d4"), troop_at(state, "d5")
    state.fight = new_fight(state, attacker, defender, False, state.at[attacker])
    return state


@pytest.mark.rule("LC-290", "LC-R161", "LC-R162")
def test_affinity_is_that_of_the_target_or_of_the_own_fighter_the_larger_one() -> None:
    state = fighting("Fire Affinity 1", "Fire Affinity 2")
    spark = state.book.cards[state.book.face("flame-burst")]
    ice = state.book.cards[state.book.face("ice-lance")]
    at = {square: troop_at(state, square) for square in ("d4", "d5", "a4", "h5")}
    none = troop_at(state, "e4")
    mine, theirs = SEATS
    assert [discount(state, mine, spark, troop) for troop in (none, at["d5"], at["h5"], at["d4"])] == [1, 1, 1, 1]
    assert [discount(state, theirs, spark, troop) for troop in (none, at["d4"], at["a4"], at["d5"])] == [2, 2, 2, 2]
    assert (discount(state, mine, spark, at["a4"]), discount(state, theirs, spark, at["h5"])) == (5, 5)
    assert discount(state, mine, ice, at["d4"]) == 0  # of its element only
    state.fight = None
    assert [discount(state, mine, spark, troop) for troop in (none, at["d5"], at["d4"], at["a4"])] == [0, 0, 1, 5]


@pytest.mark.rule("LC-290", "LC-R161")
def test_a_fighter_that_has_fallen_makes_nothing_cheaper() -> None:
    state = fighting("Fire Affinity 1")
    card = state.book.cards[state.book.face("flame-burst")]
    troop, none = troop_at(state, "d4"), troop_at(state, "e4")
    assert discount(state, SEATS[0], card, none) == 1
    state.at[troop] = OFF
    assert discount(state, SEATS[0], card, none) == 0


@pytest.mark.rule("LC-290", "LC-151")
@pytest.mark.parametrize(("mana", "able"), [(0, False), (1, True)])
def test_a_spell_is_offered_if_it_can_be_paid_on_some_target(mana: int, able: bool) -> None:
    """Flame Blade costs 2: with one mana only who has Fire Affinity 1 gets it, and nobody else is offered."""
    mine = [one("Fire Affinity 1"), one(at="a4")]
    state = position(Side(mine, hand=["flame-blade"], mana=mana), Side())
    assert offers(state, "flame-blade") is able
    if able:
        asked = upto(main_phase, position(Side(mine, hand=["flame-blade", "mace"], mana=2), Side()), "cast flame-blade")
        assert {"at-troop d4", "at-troop a4"} <= set(asked.notations)
        finish(main_phase, state, "cast flame-blade", "move a4-a5")
        assert state.aura[troop_at(state, "d4")] >= 0


@pytest.mark.rule("LC-290", "LC-151")
def test_an_enemys_affinity_saves_nothing() -> None:
    state = position(Side([one()], hand=["flame-burst"], mana=2), Side([foe("Fire Affinity 1", at="d6")]))
    assert not offers(state, "flame-burst")


# -- targets


@pytest.mark.rule("LC-014", "LC-162", "LC-R03", "LC-R05")
def test_a_castle_guards_by_the_switch_only_those_whose_castle_it_is() -> None:
    for anybody in (True, False):
        theirs = [foe(at="d8"), foe(at="e1")]
        state = position(
            Side([one(at="a4"), Troop(custom("Regent", "K", "1/9"), "a1")]), Side(theirs),
            variant=under(castle_protects_any_troop=anybody),
        )  # fmt: skip
        guarded = [castle_guards(state, troop_at(state, square), SEATS[0]) for square in ("d8", "e1")]
        assert guarded == [True, anybody]
        state.first = SEATS[1]  # then rank 1 is theirs
        guarded = [castle_guards(state, troop_at(state, square), SEATS[0]) for square in ("d8", "e1")]
        assert guarded == [anybody, True]


@pytest.mark.rule("LC-162", "LC-R06")
@pytest.mark.parametrize(("beside", "guarded"), [("c7", False), ("f8", True), ("c8", False), ("d6", True)])
def test_a_castle_guards_until_an_enemy_stands_next_to_it(beside: str, guarded: bool) -> None:
    king = Troop(custom("Regent", "K", "1/9"), "h8")
    state = position(Side([one(at=beside)]), Side([foe(at="d8"), foe(at="e8"), king]))
    assert castle_guards(state, troop_at(state, "d8"), SEATS[0]) is guarded
    hidden = position(Side([one(at="c7")]), Side([foe(at="d8", up=False), king]))
    assert castle_guards(hidden, troop_at(hidden, "d8"), SEATS[0])


@pytest.mark.rule("LC-R08", "LC-164")
@pytest.mark.parametrize("shields", [True, False])
@pytest.mark.parametrize(
    ("spell", "on", "aim"),
    [("spell-purge", "aura", "stoneskin"), ("sunder", "armor", "plate-mail"), ("rust-in-peace", "armor", "plate-mail")],
)
def test_by_a_switch_a_castle_shields_what_lies_on_its_troops(spell: str, on: str, aim: str, shields: bool) -> None:
    own: Any = {on: aim}
    crown = Troop(custom("Crown", "K", "1/20"), "h8")
    theirs, mine = [foe(at="d8", **own), crown], Troop(custom("Regent", "K", "1/20"), "d1", **own)
    state = position(
        Side([mine, one(at="a4")], hand=[spell]), Side(theirs), variant=under(castle_shields_permanents=shields)
    )
    asked = upto(main_phase, state, f"cast {spell}") if not shields else None
    if asked is not None:
        assert len(asked.notations) == 2
    else:
        finish(main_phase, state, f"cast {spell}", "move a4-a5")  # one's own alone, in one's own castle
        assert (getattr(state, on)[troop_at(state, "d8")] >= 0, getattr(state, on)[troop_at(state, "d1")]) == (True, -1)


@pytest.mark.rule("LC-R183")
@pytest.mark.parametrize("allowed", [True, False])
def test_by_a_switch_no_aura_lies_beside_a_curse(allowed: bool) -> None:
    mine = [one(curse="immolation"), one(at="a4")]
    state = position(Side(mine, hand=["root-armor"]), Side(), variant=under(aura_on_cursed_allowed=allowed))
    asked = upto(main_phase, state, "cast root-armor")
    assert ("at-troop d4" in asked.notations, "at-troop a4" in asked.notations) == (allowed, True)


@pytest.mark.rule("LC-R07", "LC-162")
@pytest.mark.parametrize("blocks", [True, False])
def test_by_a_switch_a_castle_lets_curses_in_and_nothing_else(blocks: bool) -> None:
    theirs = [foe(at="d8"), Troop(custom("Crown", "K", "1/20"), "h8", up=False)]
    for spell, able in (("immolation", not blocks), ("spark", False)):
        state = position(Side([one()], hand=[spell, "mace"]), Side(theirs), variant=under(castle_blocks_curses=blocks))
        asked = upto(main_phase, state, f"cast {spell}")
        assert ("at-troop d8" in asked.notations) is able


# -- the stack of a turn that ends


@pytest.mark.rule("LC-076", "LC-R72", "LC-R237")
def test_what_waits_below_a_spell_that_ends_the_turn_goes_unresolved_to_the_nether() -> None:
    """No card is cast over others and ends the turn: the stack is written down here."""
    mine = Side([one("Effect: Power Up 1"), one(at="a4")], hand=["power-through-sacrifice"], mana=5)
    state = position(mine, Side([foe()], hand=["spark"]), phase="effects")
    (last,), (first,) = state.players[0].hand, state.players[1].hand
    state.players[0].hand, state.players[1].hand = [], []
    target = troop_at(state, "d4")
    waiting = Item(next_uid(state), SPELL, SEATS[1], first, state.faces[first], target=target, left=state.left[target])
    burning = Item(next_uid(state), ABILITY, SEATS[1], power="effect_burn", troop=troop_at(state, "d5"), x=1,
                   target=target, left=state.left[target])  # fmt: skip
    state.stack = [waiting, burning, Item(next_uid(state), SPELL, SEATS[0], last, state.faces[last])]
    state.guard[target] = 2  # as if in a combat, which is over too
    finish(rest_of_turn, state, "effect d4 power-up")
    assert not any(state.guard)
    assert [keys(state, player.nether) for player in state.players] == [["power-through-sacrifice"], ["spark"]]
    assert (hurt(state, "d4"), state.stack, state.players[0].mana, state.active) == (0, [], 5 + 1 + 3, 1)


@pytest.mark.rule("LC-R72")
@pytest.mark.parametrize("active", [0, 1])
def test_only_the_active_players_spell_ends_the_turn(active: int) -> None:
    state = position(Side([one("Effect: Power Up 1")], hand=["power-through-sacrifice"]),
                     Side([foe("Effect: Power Up 1")]), phase="effects", active=active)  # fmt: skip
    (card,) = state.players[0].hand
    state.players[0].hand = []
    state.stack = [Item(next_uid(state), SPELL, SEATS[0], card, state.faces[card])]

    def step(table: Table, state: State) -> None:
        rest_of_turn(table, state)

    square = "d4" if active == 0 else "d5"
    table = finish(step, state, f"effect {square} power-up")
    assert ("main" in [key for _, key, _ in table.asked]) is (active == 1)
    assert who(state, "d4") != ""


@pytest.mark.rule("LC-077", "LC-194")
def test_in_a_window_only_fast_casts_are_castable() -> None:
    state = position(Side([one()], hand=["spark", "searing-ray"]), Side([foe()]))
    assert [len(castable(state, SEATS[0], fast)) for fast in (False, True)] == [2, 1]
    state = position(Side([one()], hand=["spark", "searing-ray"]), Side([foe()]), phase="effects")
    assert len(castable(state, SEATS[0])) == 1
    assert "cast searing-ray" not in upto(effects_phase, state).notations


# -- what spells do, at their limits


@pytest.mark.rule("LC-R187", "LC-D32")
def test_a_redirected_curse_goes_to_a_foe_without_curse_or_aura_that_it_can_be_laid_on() -> None:
    theirs = [
        foe(at="a6"), foe(at="b6", up=False), foe(at="c6", curse="grave-rot"), foe(at="f6", aura="stoneskin"),
        foe(at="d8"), foe("Fire Invulnerability", at="g6"), foe("Curse Invulnerability", at="h6"),
    ]  # fmt: skip
    crown = Troop(custom("Crown", "K", "1/20"), "e8")
    mine = Side([one(curse="immolation"), one(at="a4")], hand=["redirect"])
    asked = upto(main_phase, position(mine, Side([*theirs, crown])), "cast redirect")
    assert set(asked.notations) == {"at-troop a6", "at-troop b6"}


@pytest.mark.rule("LC-R187", "LC-R07")
@pytest.mark.parametrize(("blocks", "hosts"), [(True, {"a6", "b6"}), (False, {"a6", "b6", "d8"})])
def test_a_castle_keeps_a_redirected_curse_out_like_any_other(blocks: bool, hosts: set[str]) -> None:
    crown = Troop(custom("Crown", "K", "1/20"), "h8", curse="grave-rot")
    theirs = [foe(at="a6"), foe(at="b6"), foe(at="d8", up=False), crown]
    mine = Side([one(curse="immolation"), one(at="a4")], hand=["redirect"])
    state = position(mine, Side(theirs), variant=under(castle_blocks_curses=blocks))
    assert set(upto(main_phase, state, "cast redirect").notations) == {f"at-troop {square}" for square in hosts}


@pytest.mark.rule("LC-R187", "LC-182")
def test_only_a_curse_that_the_opponent_controls_is_redirected() -> None:
    state = position(Side([one()], hand=["redirect"]), Side([foe(at="d6", curse="immolation")]))
    assert "cast redirect" not in upto(main_phase, state).notations
    state = position(Side([one(curse="immolation")], hand=["redirect"]), Side([foe(at="d6")]))
    assert "cast redirect" in upto(main_phase, state).notations


@pytest.mark.rule("LC-R106", "LC-D48", "LC-R257")
def test_a_revived_troop_is_face_up_and_the_turn_not_quiet() -> None:
    mine = Side([one(), Troop("timber-wolf", None)], hand=["call-to-dawn"], mana=5)
    state = position(mine, Side())
    state.quiet = 7
    finish(main, state, "cast call-to-dawn", "to a1", "move d4-d5")
    wolf = troop_at(state, "a1")
    assert (who(state, "a1"), state.up[wolf], state.players[0].crypt, state.quiet) == ("timber-wolf", 1, [], 0)


@pytest.mark.rule("LC-R106", "LC-R273")
def test_nobody_is_revived_without_a_fallen_troop_or_in_a_duel() -> None:
    state = position(Side([one()], hand=["call-to-dawn"], mana=5), Side())
    finish(main_phase, state, "cast call-to-dawn", "move d4-d5")
    assert keys(state, state.players[0].nether) == ["call-to-dawn"]
    duel = position(Side([one(at="e4")], hand=["call-to-dawn"]), Side([foe(at="e5")]), variant=under(game="duels"))
    duel.players[0].crypt = [troop_at(duel, "e4")]
    finish(pre_combat, duel, "cast call-to-dawn")
    assert keys(duel, duel.players[0].nether) == ["call-to-dawn"]


@pytest.mark.rule("LC-R182", "LC-178", "LC-R201")
def test_overload_costs_what_its_target_prints() -> None:
    """Root Armor 1, Stoneskin 3: the dearer one is offered only to who can pay for it."""
    for mana, found in ((0, set()), (1, {"root-armor"}), (2, {"root-armor"}), (3, {"root-armor", "stoneskin"})):
        theirs = [foe(at="d6", aura="root-armor"), foe(at="h6", aura="stoneskin"), foe(at="g6", aura="stoneskin")]
        state = position(Side([one()], hand=["overload"], mana=mana), Side(theirs))
        if not found:
            assert "cast overload" not in upto(main_phase, state).notations
        elif len(found) == 2:
            asked = upto(main_phase, state, "cast overload")
            assert {each.split()[1].split("#")[0] for each in asked.notations} == found
        else:
            finish(main_phase, state, "cast overload", "move d4-d5")
            assert keys(state, state.players[1].nether) == ["root-armor"]
            assert state.players[0].mana == mana - 1


# -- harnessed mana between acts


def harnessing(phase: str = "main") -> State:
    """Fast Casts for 0 and 1, paid by a Rare worth 3."""
    mine = Side([one()], hand=["ice-lance", "ice-lance", "fire-rain"], mana=0)
    return position(mine, Side([foe(at="d6")], hand=["spark"]), phase=phase)


@pytest.mark.rule("LC-208", "LC-209", "LC-R207")
def test_what_is_left_of_harnessed_mana_waits_for_the_next_spell_of_the_main_phase() -> None:
    state = harnessing()
    lance = ("cast ice-lance", "at-troop d6")
    asked = upto(main_phase, state, *lance, "harness fire-rain", "pass", "pass", "pass", "pass")
    assert (asked.seat, asked.why.key, state.players[0].pool) == (0, "main", 2)
    asked = upto(main_phase, harnessing(), *lance, "harness fire-rain", "pass", "pass", "pass", "pass", *lance)
    assert asked.why.key == "respond"


@pytest.mark.rule("LC-208", "LC-R207")
def test_outside_the_main_phase_who_passes_in_a_window_loses_it() -> None:
    state = harnessing("effects")
    finish(effects_phase, state, "cast ice-lance", "at-troop d6", "harness fire-rain")
    assert (hurt(state, "d6"), state.players[0].pool) == (2, 0)


@pytest.mark.rule("LC-205", "LC-R206", "LC-R208")
def test_who_has_enough_harnessed_mana_left_is_not_asked_to_harness_more() -> None:
    """Twice a turn by the switch: the first Rare is worth 3, and 2 of that pay for the second lance."""
    mine = Side([one()], hand=["ice-lance", "ice-lance", "fire-rain", "fire-rain"], mana=0)
    state = position(mine, Side([foe(at="d6")]), variant=under(harness_per_turn=2))
    table = finish(main_phase, state, *["cast ice-lance", "at-troop d6", "harness fire-rain"], "cast ice-lance",
                   "at-troop d6", "move d4-d3")  # fmt: skip
    assert [key for _, key, _ in table.asked].count("harness") == 1
    assert (hurt(state, "d6"), keys(state, state.players[0].hand)) == (4, ["fire-rain"])


@pytest.mark.rule("LC-R157", "LC-R158", "LC-R160")
@pytest.mark.parametrize(("mana", "hand", "most"), [(1, [], 2), (3, [], 4), (3, ["flame-burst"], 6), (0, [], 1)])
def test_x_runs_from_one_to_all_that_can_be_paid(mana: int, hand: list[str], most: int) -> None:
    """Fireball on an own troop with Fire Affinity 1; an Uncommon in hand is worth 2 more."""
    mine = Side([one("Fire Affinity 1")], hand=["fireball", *hand], mana=mana)
    state = position(mine, Side([foe(at="d6")]))
    if most == 1:
        finish(main_phase, state, "cast fireball", "move d4-d3")  # nobody else can be paid for
        assert hurt(state, "d3") == 1
    else:
        asked = upto(main_phase, state, "cast fireball", "at-troop d4")
        assert asked.notations == [f"x {n}" for n in range(1, most + 1)]


@pytest.mark.rule("LC-R157", "LC-199")
@pytest.mark.parametrize(("mana", "able"), [(0, False), (1, True)])
def test_a_variable_spell_without_a_troop_is_cast_for_one_at_least(mana: int, able: bool) -> None:
    state = position(Side([one()], hand=["tithe"], mana=mana), Side(mana=5))
    assert offers(state, "tithe") is able
    if able:
        finish(main_phase, state, "cast tithe", "at-seat 1", "move d4-d5")
        assert state.players[1].mana == 4
