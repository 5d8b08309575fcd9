"""The rulebook's worked examples of casting: spells, protection, heals, mana, movement, cards, curses."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    duel,
    face_up,
    finish,
    hurt,
    keys,
    life_of,
    main,
    main_phase,
    numbers,
    position,
    told,
    troop_at,
    turn,
    upto,
    view,
    who,
)

from rulewright.kernel.question import HIDDEN


@pytest.mark.rule("LC-E09")
def test_a_turn_full_of_spells() -> None:
    """Blademaster against Bully: Light Guard, Fireball, Denial; then a Healing Star and a Geyser."""
    hand = ["powered-light-guard", "arcane-denial", "powered-healing-star", "power-geyser"]
    state = position(
        Side([Troop("kevetni-blademaster", "d3")], hand=hand, mana=13),
        Side([Troop("deepdark-bully", "d6")], hand=["fireball"], mana=6, deck=["axe"]),
    )
    table = duel(
        main, state, "move d3-d5", "attack d5xd6", "cast powered-light-guard", "at-troop d5", "x 3", "none",
        "cast fireball", "at-troop d5", "x 4", "cast arcane-denial", "at-stack 2", "none",
        "cast powered-healing-star", "at-troop d6", "x 4", "none", "cast power-geyser", "end",
    )  # fmt: skip
    assert [each["card"] for each in told(table, "resolves")] == [
        "arcane-denial", "powered-light-guard", "powered-healing-star", "power-geyser",
    ]  # fmt: skip
    assert [(each["card"], each["n"]) for each in told(table, "casts")] == [
        ("powered-light-guard", 3), ("fireball", 4), ("arcane-denial", 2), ("powered-healing-star", 4),
        ("power-geyser", 3),
    ]  # fmt: skip
    assert [each["n"] for each in told(table, "damage")] == [4, 7]  # 7 - 3 to the Blademaster; no Bully, no Fireball
    assert [each["n"] for each in told(table, "heals")] == [4]
    assert (who(state, "d6"), hurt(state, "d6")) == ("kevetni-blademaster", 0)
    assert keys(state, state.players[1].crypt) == ["deepdark-bully"]
    assert keys(state, state.players[0].nether) == ["arcane-denial", "powered-light-guard", "powered-healing-star"]
    assert keys(state, state.players[1].nether) == ["fireball"]
    assert keys(state, state.players[0].enchants) == ["power-geyser"]
    assert (state.players[0].mana, state.players[1].mana, state.active) == (1, 2, 1)
    assert keys(state, state.players[1].hand) == ["axe"]  # the Bully's Resupply


@pytest.mark.rule("LC-E10", "LC-R130", "LC-R131")
def test_prevention_is_one_pool_for_a_bolt_and_a_blow() -> None:
    state = position(
        Side([Troop("zuk-gar-blood-priest", "b2")], hand=["deathbolt", "death-armor"], mana=3),
        Side([Troop("elder-tikka", "e5")], hand=["powered-light-guard"], mana=3),
    )
    table = duel(
        main_phase, state, "move b2-d4", "attack d4xe5", "cast deathbolt", "at-troop e5", "none",
        "cast powered-light-guard", "at-troop e5", "x 3", "cast death-armor", "at-troop d4", "end",
    )  # fmt: skip
    assert [each["card"] for each in told(table, "resolves")] == ["death-armor", "powered-light-guard", "deathbolt"]
    assert [(each["troop"] >= state.n, each["n"]) for each in told(table, "prevented")] == [
        (True, 2),
        (False, 2),
        (True, 1),
    ]
    assert (hurt(state, "e5"), hurt(state, "d4")) == (3, 1)
    assert (who(state, "d4"), who(state, "e5")) == ("zuk-gar-blood-priest", "elder-tikka")
    assert [player.mana for player in state.players] == [0, 0]


@pytest.mark.rule("LC-E11")
def test_a_heal_and_a_life_drain() -> None:
    state = position(
        Side([Troop("kevetni-woodguard", "c3", hurt=2), Troop("kevetni-archer", "h3")], hand=["healing-star"], mana=9),
        Side([Troop("stoneborn-infantrydwarf", "f6", hurt=1)], hand=["siphon-health"], mana=9),
    )
    duel(main, state, "cast healing-star", "at-troop c3", "move h3-h4", "end")
    assert (hurt(state, "c3"), state.players[0].mana, state.active) == (0, 7, 1)
    table = duel(main, state, "cast siphon-health", "at-troop c3", "at-second f6", "move f6-f5", "end")
    assert (hurt(state, "c3"), hurt(state, "f5"), state.players[1].mana) == (2, 0, 7)
    assert [(each["n"]) for each in told(table, "damage")] == [2]


@pytest.mark.rule("LC-E12", "LC-R72")
def test_power_through_sacrifice_and_the_denial_that_follows() -> None:
    state = position(
        Side([Troop("kevetni-archer", "h3")], hand=["power-through-sacrifice"], mana=0, obelisk=1, deck=[]),
        Side([Troop("stoneborn-slinger", "f6")], hand=["deny-thy-enemy"], mana=4, deck=[]),
        phase="effects",
    )
    duel(turn, state, "cast power-through-sacrifice")
    assert (state.players[0].mana, state.active, who(state, "h3")) == (4, 1, "kevetni-archer")  # nobody moved
    duel(turn, state, "cast deny-thy-enemy", "at-seat 0", "move f6-f5", "end")
    assert (state.players[0].mana, state.players[1].mana) == (1, 4 + 1 - 2)


@pytest.mark.rule("LC-R72")
def test_a_sacrifice_that_was_countered_leaves_the_main_phase_open() -> None:
    state = position(
        Side([Troop("kevetni-archer", "h3")], hand=["power-through-sacrifice"], mana=1),
        Side([Troop("stoneborn-slinger", "f6")], hand=["arcane-denial"], mana=2),
    )
    asked = upto(main_phase, state, "cast power-through-sacrifice", "cast arcane-denial")
    assert (asked.seat, asked.why.key, state.players[0].mana) == (0, "main", 1)
    assert "end" not in asked.notations  # and the move is still owed


@pytest.mark.rule("LC-E13", "LC-R89")
def test_a_rook_moves_and_attacks_like_a_bishop() -> None:
    state = position(
        Side([Troop("stoneborn-stoneguard", "b2")], hand=["movement-of-the-bishop"], mana=5),
        Side([Troop("defendermage-khirha", "f6"), Troop("cave-bear", "a7")]),
    )
    asked = upto(main_phase, state, "cast movement-of-the-bishop", "at-troop b2")
    assert (state.players[0].mana, keys(state, state.players[0].nether)) == (3, ["movement-of-the-bishop"])
    assert {each for each in asked.notations if each.startswith("move b2")} == {
        "move b2-a1", "move b2-a3", "move b2-c1", "move b2-c3", "move b2-d4", "move b2-e5",
    }  # fmt: skip
    asked = upto(main_phase, state, "move b2-e5")
    assert "attack e5xf6" in asked.notations
    assert [each for each in asked.notations if each.startswith("move")] == []  # that was the turn's movement
    duel(main_phase, state, "attack e5xf6", "end")
    assert (hurt(state, "f6"), hurt(state, "e5")) == (5, 6)
    assert [life_of(state, troop_at(state, square)) for square in ("f6", "e5")] == [3, 2]


@pytest.mark.rule("LC-E14", "LC-R192", "LC-R193", "LC-D29")
def test_a_search_and_three_random_discards() -> None:
    hand = ["spell-find", "enfeeble", "axe", "mace", "dagger", "hide-armor"]
    state = position(
        Side([Troop("kevetni-archer", "h3")], hand=hand, mana=4, deck=["spark", "fireball", "longsword"]),
        Side([Troop("stoneborn-slinger", "f6")], hand=["axe", "mace", "dagger", "axe", "mace", "dagger"], mana=0),
    )
    asked = upto(main_phase, state, "cast spell-find", "none")
    assert (asked.why.key, len(state.players[0].hand)) == ("search", 5)
    assert set(asked.notations) == {"none", "take spark", "take fireball", "take longsword"}
    table = duel(
        main_phase,
        state := position(
            Side([Troop("kevetni-archer", "h3")], hand=hand, mana=4, deck=["spark", "fireball", "longsword"]),
            Side([Troop("stoneborn-slinger", "f6")], hand=["axe", "mace", "dagger", "axe", "mace", "dagger"], mana=0),
        ),
        "cast spell-find", "none", "take longsword", "cast enfeeble", "at-seat 1", "move h3-h4", "end",
    )  # fmt: skip
    assert len(state.players[0].hand) == 5
    assert sorted(keys(state, state.players[0].hand)) == ["axe", "dagger", "hide-armor", "longsword", "mace"]
    assert (len(state.players[1].hand), len(state.players[1].nether), state.players[0].mana) == (3, 3, 0)
    assert (len(told(table, "shuffles")), len(state.players[0].deck)) == (1, 2)
    found = next(card for card in state.players[0].hand if keys(state, [card]) == ["longsword"])
    assert view(state, 1).faces[found] == HIDDEN


@pytest.mark.rule("LC-E15")
def test_a_curse_its_removal_and_an_aura() -> None:
    state = position(
        Side([Troop("kevetni-archer", "h3")], hand=["tripping-vines"], mana=1),
        Side([Troop("den-guard-keero", "d6"), Troop("cave-bear", "a7")], hand=["spell-purge", "ice-barrier"], mana=6),
    )
    duel(main, state, "cast tripping-vines", "at-troop d6", "move h3-h4", "end")
    keero = troop_at(state, "d6")
    assert (keys(state, [state.curse[keero]]), state.players[0].mana) == (["tripping-vines"], 0)
    duel(
        main, state, "cast spell-purge", "none", "cast ice-barrier", "at-troop d6", "move a7-a6", "end",
    )  # fmt: skip
    assert (state.curse[keero], keys(state, [state.aura[keero]])) == (-1, ["ice-barrier"])
    assert keys(state, state.players[0].nether) == ["tripping-vines"]
    assert keys(state, state.players[1].nether) == ["spell-purge"]
    assert state.players[1].mana == 6 - 2 - 2
    assert view(state, 0).faces[state.aura[keero]] == state.faces[state.aura[keero]]


@pytest.mark.rule("LC-E16", "LC-R91", "LC-R93")
def test_a_face_down_pawn_walks_through_smoldering_flames() -> None:
    captain = Troop("kevetni-captain", "d2", up=False, moved=False)
    state = position(
        Side([captain]), Side([Troop("deepdark-footfodder", "e5")], hand=["smoldering-flames"], mana=1), active=1
    )
    duel(main, state, "cast smoldering-flames", "move e8-d8", "end")
    pawn = troop_at(state, "d2")
    assert (keys(state, [state.curse[pawn]]), face_up(state, "d2"), hurt(state, "d2")) == (
        ["smoldering-flames"],
        False,
        0,
    )
    asked = upto(main, state, "move d2-d4")
    assert (who(state, "d4"), face_up(state, "d4"), hurt(state, "d4")) == ("kevetni-captain", True, 2)
    assert numbers(state, "d4")[1] == 1
    assert {"end", "attack d4xe5"} <= set(asked.notations)


@pytest.mark.rule("LC-R94")
def test_a_mover_killed_by_its_curse_has_moved_and_attacks_no_more() -> None:
    state = position(
        Side([Troop("brudakian-apprentice", "d3", curse="smoldering-flames"), Troop("cave-bear", "h3")]),
        Side([Troop("deepdark-footfodder", "e5")]),
    )
    asked = upto(main_phase, state, "move d3-d4")
    assert (who(state, "d4"), keys(state, state.players[0].crypt)) == ("", ["brudakian-apprentice"])
    assert "end" in asked.notations
    assert not [each for each in asked.notations if each.startswith(("attack", "move"))]
    finish(main_phase, state)
