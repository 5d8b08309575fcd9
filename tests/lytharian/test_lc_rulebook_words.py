"""Rules that an audit from the rulebook alone found missing, each with the rulebook's words as its reason."""

import pytest
from lytharian_arena import arena
from lytharian_clash import charge, clash, foe, one, wounds
from lytharian_table import (
    PAWNS,
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    every_question,
    face_up,
    fights,
    find,
    main,
    numbers,
    play,
    position,
    told,
    troop_at,
    turn,
    upto,
    who,
)

from rulewright.games.lytharian.rules.equipment import price
from rulewright.games.lytharian.rules.state import State


@pytest.mark.rule("LC-294")
def test_a_slayer_adds_and_protects_by_x_and_values_add_up() -> None:
    """'Y Slayer X: +X Att/Reduce damage taken by X versus Y (ex. Elf Slayer 1)'."""
    assert wounds(clash(one("Orc Slayer 2"), foe(race="orc"))) == (3, 7)
    assert wounds(clash(one("Orc Slayer 2"), foe(race="elf"))) == (5, 5)
    assert wounds(clash(one("Orc Slayer 1, Orc Slayer 2"), foe(race="orc"))) == (2, 8)
    assert wounds(clash(one(race="orc"), foe("Orc Slayer 3"))) == (8, 2)
    card = custom("Bane", "Q", "5/20", "Elf Slayer 1")
    assert [has.name for has in card.abilities] == ["Elf Slayer 1"]


@pytest.mark.rule("LC-294")
def test_a_slayer_may_name_one_troop() -> None:
    """'versus Y': Y may be a name."""
    named = Troop(custom("Oshara", "Q", "5/20", race="elf"), "d5")
    assert wounds(clash(one("Oshara Slayer 2"), named)) == (3, 7)
    assert wounds(clash(one("Oshara Slayer 2"), foe(race="elf"))) == (5, 5)


@pytest.mark.rule("LC-R135", "LC-131")
@pytest.mark.parametrize("how", ["destroyed", "replaced"])
def test_an_unhurt_troop_dies_when_the_enchant_that_kept_its_def_goes(how: str) -> None:
    """'If a troop's Def is reduced to zero or below it is killed': hurt or not."""
    weak = Troop(custom("Weak", "P", "3/1", alignment="evil"), "d4", curse="crumbling-stone")
    strong = Troop(custom("Strong", "Q", "3/9", alignment="evil"), "d5")
    moons = ["dark-moon", "mountain-home", "trade-winds"]  # +1 Def for Evil troops, +1 Def for Pawns
    if how == "destroyed":
        state = position(Side([weak, strong], enchants=moons), Side(hand=["spell-purge"]), active=1)
        play(main, state, "cast spell-purge", f"at-card dark-moon#{find(state, 'dark-moon')}", "move e8-e7", "end")
        credit = 1
    else:
        state = position(Side([weak, strong], enchants=moons, hand=["power-geyser"]), Side())
        duel(main, state, "cast power-geyser", f"replace dark-moon#{find(state, 'dark-moon')}", "move e1-d1", "end")
        credit = 0
    assert (who(state, "d4"), who(state, "d5")) == ("", "strong")
    assert state.players[1].kills == credit * state.book.cards[state.book.face("weak")].power


@pytest.mark.rule("LC-065", "LC-R32", "LC-272")
def test_who_is_attacked_with_nothing_to_cast_may_reveal_a_mob_protector() -> None:
    """'A player may reveal any of their troops at any time'."""
    rat, guard = foe(race="surictavi"), foe("Mob Protector", "1/9", "c5", race="surictavi", up=False)
    state = position(Side([one()]), Side([rat, guard]))
    asked = every_question(charge, state)
    assert (asked.seat, asked.why.key) == (1, "alarm")
    assert asked.notations == ["pass", "reveal c5", "reveal e8"]
    state = position(Side([one()], king="oshara"), Side([rat, guard]))
    script = duel(charge, state, "reveal c5", "protect c5", dice=[5])
    assert wounds(state) == (5, 2)
    assert ("reveals", "LC-065") in [event[:2] for event in script.events]


@pytest.mark.rule("LC-065", "LC-R32")
def test_who_waits_may_reveal_while_an_attack_may_follow() -> None:
    """'at any time': also after a spell or an ability of the opponent, before the attack that it prepares."""
    state = position(Side([one()], hand=["flame-blade"]), Side([foe(up=False)]))
    asked = every_question(main, state, "cast flame-blade", "at-troop d4")
    assert (asked.seat, asked.why.key, asked.notations) == (1, "window", ["pass", "reveal d5", "reveal e8"])
    state = position(Side([one()], hand=["flame-blade"]), Side([foe(up=False)]))
    duel(main, state, "cast flame-blade", "at-troop d4", "reveal d5", "move e1-d1", "end")
    assert face_up(state, "d5")


@pytest.mark.rule("LC-065", "LC-R32", "LC-271")
def test_both_may_reveal_in_combat_with_nothing_to_cast() -> None:
    """'at any time': the mob shows itself when it counts."""
    rat, friend = one("Mob Might", race="surictavi"), one("", "1/1", "a1", race="surictavi", up=False)
    state = position(Side([rat, friend]), Side([foe(up=True)]))
    duel(charge, state, "reveal a1")
    assert wounds(state) == (5, 7)


@pytest.mark.rule("LC-R273", "LC-R267")
def test_a_step_inside_a_duel_that_keeps_them_adjacent_goes_on_with_the_fight() -> None:
    """'Combat begins ... All damage and protections are assessed': only separation ends it."""
    state = arena(stats=("5/5", "5/9"), hands=([], ["sidestep"]))
    duel(fights, state, "cast sidestep", "to d5")
    assert who(state, "e4") == ""  # 5 damage kill it
    apart = arena(stats=("5/5", "5/9"), hands=([], ["sidestep"]))
    duel(fights, apart, "cast sidestep", "to e6")
    assert (who(apart, "e4"), numbers(apart, "e6")) == ("mine", (5, 9))


@pytest.mark.rule("LC-033", "LC-072", "LC-R219")
@pytest.mark.parametrize(("piece", "troop", "cost"), [
    ("knights-lance", "brudakian-lancer", 1),  # human, Arms 1
    ("mages-mantle", "brudakian-blastmage", 1), ("mages-mantle", "gate-captain-brudus", 2),
    ("blackened-blade", "deepdark-bully", 2), ("blackened-blade", "oshara", 3),
])  # fmt: skip
def test_equipment_may_cost_less_for_a_race_a_class_or_an_alignment(piece: str, troop: str, cost: int) -> None:
    """'Attaching equipment with a reduced cost due to a troop's race, class or alignment'."""
    state = position(Side([Troop(troop, "d4", up=False)], hand=[piece]), Side())
    card = state.book.cards[state.book.face(piece)]
    assert price(state, card, troop_at(state, "d4")) == cost
    script = duel(main, state, f"attach {piece}", "at-troop d4", "move e1-d1", "end")
    assert state.players[0].mana == 5 - cost
    stated = [event["n"] for event in told(script, "states_price")]
    assert stated == ([cost] if cost < card.cost else [])


@pytest.mark.rule("LC-008", "LC-D05", "LC-R30")
def test_who_does_not_shuffle_is_offered_the_cut() -> None:
    """'Whenever a player shuffles their deck, they must allow the opponent a chance to cut the deck'."""

    def find_one(*answers: str) -> State:
        state = position(Side(hand=["spell-find"], deck=["axe", "mace", "dagger"]), Side())
        table = play(main, state, "cast spell-find", "take axe", *answers, "move e1-d1", "end")
        assert [args["seat"] for kind, _, args in table.events if kind == "cuts"] == ([1] if answers else [])
        return state

    state = position(Side(hand=["spell-find"], deck=["axe", "mace", "dagger"]), Side())
    asked = every_question(main, state, "cast spell-find", "take axe")
    assert (asked.seat, asked.why.key, asked.notations) == (1, "cut", ["pass", "cut"])
    left, cut = find_one(), find_one("cut")
    order = [[state.book.cards[state.faces[card]].key for card in state.players[0].deck] for state in (left, cut)]
    assert order[1] == [order[0][1], order[0][0]]


@pytest.mark.rule("LC-E13")
def test_movement_of_the_bishop_takes_any_target_troop() -> None:
    """'This turn target troop moves and attacks like a Bishop'."""
    state = position(Side([Troop("stoneborn-stoneguard", "d4")], hand=["movement-of-the-bishop"]),
                     Side([Troop("oshara", "f6")]))  # fmt: skip
    asked = upto(main, state, "cast movement-of-the-bishop")
    assert {"at-troop d4", "at-troop f6"} <= set(asked.notations)
    assert state.book.cards[state.book.face("movement-of-the-bishop")].text.startswith("Target troop: ")


@pytest.mark.rule("LC-293", "LC-R176")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (4, 2), (6, 1)])
def test_a_spell_shield_takes_a_d3_off_a_spell_that_targets_it(die: int, left: int) -> None:
    """'When targeted by a non curse damage spell, prevent D3 spell damage'."""
    state = position(Side(hand=["flame-burst"]), Side([foe("Spell Shield")]))
    script = duel(main, state, "cast flame-burst", "at-troop d5", "move e1-d1", "end", dice=[die])
    assert state.hurt[troop_at(state, "d5")] == left
    assert told(script, "shields")[0]["n"] == 4 - left


@pytest.mark.rule("LC-R122", "LC-R123", "LC-R124")
def test_an_attacker_that_leaves_its_square_in_combat_neither_deals_nor_takes_damage() -> None:
    """'the attacker remains in the square': who has left it fights nobody."""
    state = position(Side([one()], hand=["sidestep"]), Side([foe()]))
    duel(charge, state, "cast sidestep", "at-troop d4", "to c4")
    assert (state.hurt[troop_at(state, "c4")], state.hurt[troop_at(state, "d5")]) == (0, 0)


@pytest.mark.rule("LC-297", "LC-R97", "LC-270")
def test_a_gale_moves_exactly_x_squares_over_empty_ones_and_no_enemy_juggernaut() -> None:
    """'move a target troop X squares in any direction'."""
    state = position(Side([one("Effect: Gale 2", at="a1")]), Side([foe(at="d4"), foe(at="f4", powers="Juggernaut")]))
    asked = upto(effects_phase, state, "effect a1 gale")
    assert "at-troop f4" not in asked.notations
    ways = upto(effects_phase, position(Side([one("Effect: Gale 2", at="a1")]), Side([foe(at="d4"), foe(at="f4")])),
                "effect a1 gale", "at-troop d4").notations  # fmt: skip
    assert len(ways) == 7  # f4 is taken


@pytest.mark.rule("LC-R278")
def test_pawn_wars_end_when_both_players_in_a_row_are_stuck() -> None:
    """'The player with the most points wins': once nobody can move or attack any more."""
    pawns = [Side([Troop("cave-bear", "d4")], points=1), Side([Troop("cave-bear", "d5")])]
    state = position(*pawns, variant=PAWNS)
    duel(turn, state, "end")
    assert (state.outcome, state.idle) == (None, 1)
    duel(turn, state, "end")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
