"""Worked examples LC-E17 to LC-E23, played as they are told."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    face_up,
    finish,
    hurt,
    keys,
    main,
    main_phase,
    numbers,
    position,
    troop_at,
    turn,
    upto,
    who,
)


@pytest.mark.rule("LC-E17", "LC-187", "LC-192", "LC-193")
def test_e17_two_enchants_then_a_fourth() -> None:
    good, neutral = Troop("brudakian-magemaster", "c3"), Troop("cave-bear", "f3")
    state = position(Side([good, neutral], hand=["wild-energy-currents", "blazing-sun"], mana=9), Side())
    upto(main_phase, state, "cast wild-energy-currents", "none")
    assert (state.players[0].mana, keys(state, state.players[0].enchants)) == (6, ["wild-energy-currents"])
    state = position(Side([good, neutral], hand=["wild-energy-currents", "blazing-sun"], mana=9), Side())
    upto(main_phase, state, "cast wild-energy-currents", "none", "cast blazing-sun")
    assert state.players[0].mana == 3
    assert keys(state, state.players[0].enchants) == ["wild-energy-currents", "blazing-sun"]
    assert (numbers(state, "c3"), numbers(state, "f3")) == ((4, 5), (4, 4))
    three = ["wild-energy-currents", "blazing-sun", "sanctuary"]
    fourth = position(Side([good], hand=["power-geyser"], enchants=three, mana=9), Side())
    upto(main_phase, fourth, "cast power-geyser", "replace blazing-sun")
    assert keys(fourth, fourth.players[0].enchants) == ["wild-energy-currents", "sanctuary", "power-geyser"]
    assert keys(fourth, fourth.players[0].nether) == ["blazing-sun"]
    denied = position(Side([good], hand=["power-geyser"], enchants=three, mana=9), Side(hand=["arcane-denial"]))
    finish(main, denied, "cast power-geyser", "cast arcane-denial", "move c3-c4")
    assert keys(denied, denied.players[0].enchants) == three
    assert keys(denied, denied.players[0].nether) == ["power-geyser"]


@pytest.mark.rule("LC-E18", "LC-159", "LC-232")
def test_e18_a_counter_spell() -> None:
    state = position(
        Side([Troop("surictavi-slinger", "c3")], hand=["fireball"], mana=3),
        Side([Troop("zuk-gar-war-leader", "f6")], hand=["arcane-denial"], mana=2),
    )
    asked = upto(main_phase, state, "cast fireball", "at-troop f6", "x 3", "cast arcane-denial")
    assert (asked.seat, asked.why.key) == (0, "main")  # the turn goes on
    assert [player.mana for player in state.players] == [0, 0]
    assert hurt(state, "f6") == 0
    assert [keys(state, player.nether) for player in state.players] == [["fireball"], ["arcane-denial"]]


@pytest.mark.rule("LC-E19", "LC-102", "LC-132")
def test_e19_equipment_removal() -> None:
    brudus = Troop("gate-captain-brudus", "d4", weapon="mace", armor="chain-mail")
    scavenger = Troop("deepdark-scavenger", "e5", weapon="axe", armor="hide-armor")
    state = position(Side([brudus], hand=["steelshatter"], mana=2), Side([scavenger], hand=["rust-in-peace"], mana=3))
    assert (numbers(state, "d4"), numbers(state, "e5")) == ((6, 6), (4, 3))
    asked = upto(main_phase, state, "cast steelshatter", "at-card axe", "pass", "pass")
    assert (asked.seat, asked.why.key, numbers(state, "e5")) == (0, "main", (2, 3))
    assert (keys(state, state.players[0].nether), keys(state, state.players[1].nether)) == (["steelshatter"], ["axe"])
    state = position(Side([brudus], hand=["steelshatter"], mana=2), Side([scavenger], hand=["rust-in-peace"], mana=3))
    answers = ["cast steelshatter", "at-card axe", "attack d4xe5", "cast rust-in-peace", "at-gear-of d4", "move e5-e6"]
    table = duel(main_phase, state, *answers, "end")
    first = next(seat for seat, key, _ in table.asked if key == "fight")
    assert first == 1  # the defender's option
    assert (who(state, "e6"), numbers(state, "e6"), hurt(state, "e6")) == ("gate-captain-brudus", (3, 1), 2)
    assert keys(state, state.players[0].nether) == ["steelshatter", "mace", "chain-mail"]
    assert sorted(keys(state, state.players[1].nether)) == ["axe", "hide-armor", "rust-in-peace"]
    assert [player.mana for player in state.players] == [0, 0]
    after = [notes for _, key, notes in table.asked if key == "main"][2]
    assert "end" not in after  # a troop must still move
    assert "move e5-e6" in after


@pytest.mark.rule("LC-E20", "LC-201", "LC-203", "LC-284")
def test_e20_multi_target_and_aoe() -> None:
    mine = [Troop("brudakian-blastmage", "d4"), Troop("brudakian-apprentice", "c4"),
            Troop("brudakian-windmage", "d3", up=False), Troop("cave-bear", "h2")]  # fmt: skip
    theirs = [Troop("razormaw", "f6"), Troop("deepdark-tunneler", "g6"), Troop("cave-bear", "a7")]
    state = position(Side(mine, hand=["forked-bolt"], mana=15), Side(theirs, hand=["fire-rain"], mana=15))
    finish(main, state, "cast forked-bolt", "at-troop f6", "move h2-h3")
    assert (state.players[0].mana, hurt(state, "f6"), who(state, "g6")) == (13, 2, "")
    assert [state.book.cards[state.faces[t]].key for t in state.players[1].crypt] == ["deepdark-tunneler"]
    finish(main, state, "cast fire-rain", "at-troop d4", "move a7-a6")
    assert state.players[1].mana == 11
    assert (who(state, "d4"), who(state, "c4"), numbers(state, "d3"), hurt(state, "d3")) == ("", "", (5, 5), 1)
    assert face_up(state, "d3")
    assert state.players[0].mana == 14


@pytest.mark.rule("LC-E21", "LC-216", "LC-217", "LC-218", "LC-R215")
def test_e21_equipment_totals() -> None:
    bronn = Troop("battle-brawler-bronn", "d4", weapon="longsword", armor="plate-mail")
    state = position(Side([bronn, Troop("cave-bear", "h2")], hand=["mace", "chain-mail"], mana=15), Side())
    assert numbers(state, "d4") == (13, 14)
    asked = upto(main_phase, state, "attach mace")  # only he could carry it
    assert asked.why.key == "reforge"
    assert "pay" not in asked.notations  # while the Longsword is on him
    state = position(Side([bronn, Troop("cave-bear", "h2")], hand=["chain-mail"], mana=15), Side())
    assert "pay" not in upto(main_phase, state, "attach chain-mail").notations


# with 2 mana both pieces are needed and only the Mender can get it: the rest goes by itself
REFORGING = ["attach longsword", "reforge dagger"]


@pytest.mark.rule("LC-E22", "LC-220", "LC-221", "LC-223", "LC-224")
@pytest.mark.parametrize(("choice", "taken"), [("mobility att", 6), ("mobility protection", 5)])
def test_e22_reforging(choice: str, taken: int) -> None:
    mender = Troop("surictavi-mender", "d4", weapon="dagger")
    others = [Troop("cave-bear", "h2")]
    rider = Troop("stoneborn-cavalry", "f6")
    state = position(Side([mender, *others], hand=["longsword", "hide-armor"], mana=3), Side([rider]))
    assert numbers(state, "d4") == (4, 5)
    final = position(Side([mender, *others], hand=["longsword", "hide-armor"], mana=2), Side([rider]))
    upto(main_phase, final, *REFORGING)
    assert (numbers(final, "d4"), final.players[0].mana) == ((7, 5), 0)
    assert sorted(keys(final, final.players[0].nether)) == ["dagger", "hide-armor"]
    fight = position(Side([mender, *others], hand=["longsword", "hide-armor"], mana=2), Side([rider]))
    table = duel(main_phase, fight, *REFORGING, "move d4-e5", "attack e5xf6", choice, "end")
    assert (who(fight, "f6"), who(fight, "e5")) == ("", "")  # both: the Cavalry had 5, and so had the Mender
    dealt = [args["n"] for kind, _, args in table.events if kind == "damage"]
    assert dealt == [taken, 7 if choice == "mobility att" else 6]


# -- E23: the inline examples


@pytest.mark.rule("LC-E23")
def test_e23_1_greater_healing_star() -> None:
    state = position(Side([Troop("rognarr", "d4", hurt=5)], hand=["greater-healing-star"], mana=3), Side())
    finish(main_phase, state, "cast greater-healing-star", "at-troop d4", "move d4-d5")
    assert (state.players[0].mana, hurt(state, "d5")) == (0, 2)


@pytest.mark.rule("LC-E23", "LC-191", "LC-189")
def test_e23_2_volcanic_eruptions() -> None:
    mine = Side([Troop("cave-bear", "h2")], enchants=["volcanic-eruptions"], hand=["volcanic-eruptions"], mana=9)
    state = position(mine, Side([Troop(custom("Rock", "R", "1/9"), "f6")]), phase="effects")
    finish(turn, state, "use volcanic-eruptions", "at-troop f6", "move h2-h3")
    assert hurt(state, "f6") == 1
    finish(turn, state, "move e8-e7")
    finish(turn, state, "use volcanic-eruptions", "at-troop f6", "move h3-h4")
    assert hurt(state, "f6") == 2  # each round
    again = position(mine, Side([Troop(custom("Rock", "R", "1/9"), "f6")]))
    assert "cast volcanic-eruptions" not in upto(main_phase, again).notations


@pytest.mark.rule("LC-E23")
def test_e23_3_lightning_strike() -> None:
    state = position(
        Side([Troop("cave-bear", "h2")], hand=["lightning-strike"], mana=1),
        Side([Troop(custom("Rock", "R", "1/9"), "f6")]),
    )
    finish(main_phase, state, "cast lightning-strike", "move h2-h3")  # the only enemy that may be targeted
    assert (hurt(state, "f6"), state.players[0].mana) == (2, 0)


@pytest.mark.rule("LC-E23", "LC-R201")
def test_e23_4_overload_costs_what_its_target_costs() -> None:
    theirs = Side([Troop("rognarr", "e8", up=False, aura="root-armor")], enchants=["power-geyser"])
    state = position(Side([Troop("cave-bear", "h2")], hand=["overload"], mana=4), theirs)
    finish(main_phase, state, "cast overload", "at-card power-geyser", "move h2-h3")
    assert (state.players[0].mana, state.players[1].enchants) == (1, [])
    cheap = position(Side([Troop("cave-bear", "h2")], hand=["overload"], mana=2), theirs)
    finish(main_phase, cheap, "cast overload", "move h2-h3")  # the aura of 1 is all that 2 mana reach
    assert (cheap.players[0].mana, keys(cheap, cheap.players[1].nether)) == (1, ["root-armor"])


@pytest.mark.rule("LC-E23", "LC-199", "LC-200")
@pytest.mark.parametrize("spent", [5, 3])
def test_e23_5_powered_soothing_mist(spent: int) -> None:
    state = position(Side([Troop("rognarr", "d4", hurt=7)], hand=["powered-soothing-mist"], mana=5), Side())
    finish(main_phase, state, "cast powered-soothing-mist", "at-troop d4", f"x {spent}", "move d4-d5")
    assert (state.players[0].mana, hurt(state, "d5")) == (5 - spent, 7 - spent)


@pytest.mark.rule("LC-E23", "LC-182", "LC-R187")
def test_e23_6_redirect_moves_a_curse_and_its_effect_to_the_other_player() -> None:
    cursed = Troop(custom("Sick", "R", "1/9"), "d4", curse="immolation")
    state = position(Side([cursed], hand=["redirect"], mana=2), Side([Troop(custom("Rock", "R", "1/9"), "f6")]))
    finish(main, state, "cast redirect", "move d4-d3")
    assert (state.curse[troop_at(state, "d3")], state.curse[troop_at(state, "f6")] >= 0) == (-1, True)
    before = finish(turn, state, "move e8-e7")
    assert not any("use immolation" in notes for _, _, notes in before.asked)  # not in their phase
    finish(turn, state, "use immolation", "move d3-d4")
    assert hurt(state, "f6") == 1


@pytest.mark.rule("LC-E23")
@pytest.mark.parametrize(("piece", "after"), [("chain-mail", (8, 14)), ("mace", (11, 11))])
def test_e23_7_chain_mail_and_mace(piece: str, after: tuple[int, int]) -> None:
    state = position(Side([Troop("rognarr", "d4"), Troop("cave-bear", "h2")], hand=[piece], mana=3), Side())
    finish(main_phase, state, f"attach {piece}", "move h2-h3")
    assert (numbers(state, "d4"), state.players[0].mana) == (after, 0)


@pytest.mark.rule("LC-E23", "LC-074")
def test_e23_8_a_healing_bishop_heals_before_mana_and_draw() -> None:
    mine = Side([Troop("kevetni-starcaller", "d4"), Troop("rognarr", "h1", hurt=5)], mana=2)
    state = position(mine, Side(), phase="effects")
    table = finish(turn, state, "effect d4 heal", "at-troop h1", "move h1-h2")
    kinds = [kind for kind, _, _ in table.events if kind in ("heals", "healed", "mana", "draws")]
    assert hurt(state, "h2") == 4
    assert kinds[0].startswith("heal")
    assert kinds[1:] == ["mana", "draws"]
