"""Every spell once: cast at its cost, it does what it says."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    effects_phase,
    find,
    finish,
    hurt,
    keys,
    main,
    main_phase,
    numbers,
    position,
    troop_at,
    turn,
    who,
)  # fmt: skip

from rulewright.games.lytharian.cards import SCHOOLS
from rulewright.games.lytharian.rules.combat.stats import powers_now
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.variant import Variant

MANA = 12
MIGHTY = custom("Mighty", "Q", "5/20")
MINE, FRIEND = "at-troop d4", "at-second d4"
THEM = "at-seat 1"


def cast(spell: str, *answers: str) -> State:
    """Cast in a Main Phase; a friend stands on d4, hurt by 9, enemies on d6 and h6, and face down on e6."""
    state = position(
        Side([Troop(MIGHTY, "d4", hurt=9)], hand=[spell], mana=MANA),
        Side([Troop(MIGHTY, "d6"), Troop(MIGHTY, "e6", up=False), Troop(MIGHTY, "h6")], hand=["spark"] * 5, mana=9),
    )  # fmt: skip
    finish(main_phase, state, f"cast {spell}", *answers, "move d4-c4")
    return state


def paid(state: State) -> int:
    return MANA - state.players[0].mana


@pytest.mark.rule("LC-151", "LC-194", "LC-196", "LC-197", "LC-199", "LC-237")
@pytest.mark.parametrize(
    ("spell", "cost", "damage", "more"),
    [
        ("spark", 0, 1, ()), ("deathbolt", 1, 2, ()), ("ice-lance", 1, 2, ()), ("lightning-strike", 1, 2, ()),
        ("stone-shard", 1, 2, ()), ("forked-bolt", 2, 2, ()), ("siphon-health", 2, 2, (FRIEND,)),
        ("drain-life", 4, 3, (FRIEND,)), ("flame-burst", 3, 4, ()), ("searing-ray", 3, 4, ()), ("fire-rain", 4, 3, ()),
        ("falling-star", 6, 5, ()), ("fireball", 3, 3, ("x 3",)), ("thunderstorm", 3, 3, ("x 3",)),
    ],
)  # fmt: skip
def test_damage(spell: str, cost: int, damage: int, more: tuple[str, ...]) -> None:
    state = cast(spell, "at-troop d6", *more)
    assert (paid(state), hurt(state, "d6")) == (cost, damage)
    beside = {"fire-rain": 1, "falling-star": 2, "forked-bolt": 2}.get(spell, 0)
    healed = {"siphon-health": 1, "drain-life": 3}.get(spell, 0)
    assert (hurt(state, "e6"), hurt(state, "c4")) == (beside, 9 - healed)


@pytest.mark.rule("LC-171", "LC-172", "LC-173")
@pytest.mark.parametrize(
    ("spell", "cost", "healed", "more"),
    [
        ("soothing-mist", 1, 1, ()), ("healing-star", 2, 2, ()), ("greater-healing-star", 3, 3, ()),
        ("dawns-embrace", 5, 9, ()), ("powered-healing-star", 4, 4, ("x 4",)),
        ("powered-soothing-mist", 4, 4, ("x 4",)),
    ],
)  # fmt: skip
def test_healing(spell: str, cost: int, healed: int, more: tuple[str, ...]) -> None:
    state = cast(spell, MINE, *more)
    assert (paid(state), hurt(state, "c4")) == (cost, 9 - healed)


@pytest.mark.rule("LC-194", "LC-R131")
@pytest.mark.parametrize(
    ("spell", "cost", "prevented", "more"),
    [
        ("death-armor", 2, 2, ()), ("mist-veil", 2, 2, ()), ("shield-of-dawn", 3, 4, ()),
        ("powered-light-guard", 3, 3, ("x 3",)), ("earthen-wall", 3, 3, ("x 3",)),
    ],
)  # fmt: skip
def test_protection(spell: str, cost: int, prevented: int, more: tuple[str, ...]) -> None:
    state = cast(spell, MINE, *more)
    assert (paid(state), state.ward[troop_at(state, "c4")]) == (cost, prevented)


@pytest.mark.rule("LC-R65", "LC-R72", "LC-R192", "LC-R288")
@pytest.mark.parametrize(
    ("spell", "cost", "theirs", "mine", "more"),
    [  # the other's hand and mana, what one draws and gains
        ("mind-rot", 1, (4, 9), 0, (THEM,)), ("mind-spike", 1, (4, 9), 0, (THEM,)),
        ("nightmare", 2, (3, 9), 0, (THEM,)),
        ("howling-gale", 2, (3, 9), 0, (THEM,)), ("scattering-gale", 3, (3, 9), 0, (THEM,)),
        ("enfeeble", 3, (2, 9), 0, (THEM,)), ("deny-thy-enemy", 2, (5, 6), 0, (THEM,)),
        ("tithe", 4, (5, 5), 0, (THEM, "x 4")), ("scrying-pool", 2, (5, 9), 2, ()),
        ("eagles-eye", 2, (5, 9), 1, ("at-troop e6",)), ("spell-find", 1, (5, 9), 1, ("take spark",)),
        ("mana-spring", -1, (5, 9), 0, ()),
    ],
)  # fmt: skip
def test_cards_and_mana(spell: str, cost: int, theirs: tuple[int, int], mine: int, more: tuple[str, ...]) -> None:
    state = cast(spell, *more)
    me, other = state.players
    assert (paid(state), (len(other.hand), other.mana), len(me.hand)) == (cost, theirs, mine)
    assert state.up[troop_at(state, "e6")] == (spell == "eagles-eye")


@pytest.mark.rule("LC-R72")
def test_power_through_sacrifice() -> None:
    state = position(Side([Troop(MIGHTY, "d4")], hand=["power-through-sacrifice"], mana=2), Side())
    finish(turn, state, "cast power-through-sacrifice")
    assert (state.players[0].mana, state.moves, state.active) == (2 + 1 + 3, 0, 1)  # without a move


@pytest.mark.rule("LC-166", "LC-167", "LC-174", "LC-175")
@pytest.mark.parametrize(
    ("spell", "cost", "att", "defense", "power"),
    [
        ("radiant-mantle", 2, 0, 1, "spell_resist"), ("guardian-angel", 3, 0, 2, "spell_shield"),
        ("vampiric-shroud", 3, 1, 1, "consume"), ("flame-blade", 2, 2, 0, ""), ("ice-barrier", 2, 0, 0, "resist_all"),
        ("tidal-grace", 2, 0, 0, "effect_regenerate"), ("wings-of-wind", 2, 1, 0, "windwalking"),
        ("blur", 2, 0, 0, "evasion"), ("rock-guard", 2, 0, 0, "physical_resist"), ("stoneskin", 3, 0, 3, ""),
        ("root-armor", 1, 0, 1, ""), ("veil-of-shadows", 2, 0, 0, "effect_stealth"),
        ("wasting-sickness", 2, 0, 0, ""), ("bone-splinters", 1, 0, 0, ""), ("grave-rot", 4, 0, 0, ""),
        ("black-death", 5, -1, -1, ""), ("smoldering-flames", 1, 0, 0, ""), ("immolation", 2, 0, 0, ""),
        ("chill-touch", 2, -2, 0, ""), ("numbing-cold", 2, 0, 0, ""), ("revealing-winds", 1, -1, 0, ""),
        ("tripping-vines", 1, 0, 0, ""), ("mud-trap", 1, -1, 0, ""), ("crumbling-stone", 2, 0, -2, ""),
        ("seeing-eye", 1, 0, -1, ""),
    ],
)  # fmt: skip
def test_auras_and_curses(spell: str, cost: int, att: int, defense: int, power: str) -> None:
    curse = next(card.type for school in SCHOOLS for card in school.cards if card.key == spell) == "curse"
    state = cast(spell, "at-troop e6" if curse else MINE)
    square = "e6" if curse else "c4"
    assert (paid(state), numbers(state, square)) == (cost, (5 + att, (20 if curse else 11) + defense))
    assert list(powers_now(state, troop_at(state, square))) == ([power] if power else [])
    assert state.up[troop_at(state, "e6")] == (spell in ("revealing-winds", "seeing-eye"))


@pytest.mark.rule("LC-081", "LC-181", "LC-182")
@pytest.mark.parametrize(
    ("spell", "damage"), [("wasting-sickness", 1), ("immolation", 1), ("grave-rot", 2), ("black-death", 2)]
)
def test_curses_that_gnaw(spell: str, damage: int) -> None:
    state = position(Side(), Side([Troop(MIGHTY, "d6", curse=spell)]), phase="effects")
    finish(effects_phase, state, f"use {spell}")
    assert hurt(state, "d6") == damage


@pytest.mark.rule("LC-181", "LC-R93")
@pytest.mark.parametrize("spell", ["bone-splinters", "smoldering-flames"])
def test_curses_that_punish_movement(spell: str) -> None:
    state = position(Side([Troop(MIGHTY, "d4", curse=spell)]), Side())
    finish(main, state, "move d4-d7")
    assert hurt(state, "d7") == 3


@pytest.mark.rule("LC-187", "LC-188", "LC-189")
@pytest.mark.parametrize(
    ("spell", "cost", "answers", "change"),
    [  # damage to the enemy, damage taken off the friend, mana
        ("volcanic-eruptions", 3, ("at-troop d6",), (1, 0, 0)), ("storm-front", 3, ("at-troop d6",), (1, 0, 0)),
        ("sanctuary", 3, (MINE,), (0, 1, 0)), ("healing-rain", 3, (MINE,), (0, 1, 0)),
        ("fertile-ground", 3, (MINE,), (0, 1, 0)), ("power-geyser", 3, (), (0, 0, 1)),
        ("wild-energy-currents", 3, (), (0, 0, 2)), ("trade-winds", 2, (), (0, 0, 1)),
    ],
)  # fmt: skip
def test_enchants_of_the_effects_phase(
    spell: str, cost: int, answers: tuple[str, ...], change: tuple[int, int, int]
) -> None:
    assert paid(cast(spell)) == cost
    state = position(
        Side([Troop(MIGHTY, "d4", hurt=9)], enchants=[spell], mana=0), Side([Troop(MIGHTY, "d6")]), phase="effects"
    )
    dice = {"wild-energy-currents": [2, 4], "trade-winds": [6]}.get(spell, [])
    finish(effects_phase, state, f"use {spell}", *answers, dice=dice)
    assert (hurt(state, "d6"), 9 - hurt(state, "d4"), state.players[0].mana) == change


@pytest.mark.rule("LC-187", "LC-R59")
@pytest.mark.parametrize(
    ("spell", "of", "att"),
    [
        ("blazing-sun", "griffin", 1), ("dark-moon", "blight-hound", 1), ("war-drums", "timber-wolf", 1),
        ("banner-of-embers", "griffin", 1), ("temple-of-tides", "magma-elemental", 1),
        ("mountain-home", "timber-wolf", 0),
    ],
)  # fmt: skip
def test_enchants_that_are_always_in_force(spell: str, of: str, att: int) -> None:
    assert paid(cast(spell)) == 3
    plain, under_it, other = (
        numbers(position(Side([Troop(card, "d4")], enchants=enchants), Side()), "d4")
        for card, enchants in ((of, []), (of, [spell]), ("soulreaver" if spell != "dark-moon" else "griffin", [spell]))
    )
    assert under_it == (plain[0] + att, plain[1] + 1)
    assert other == ((6, 7) if spell != "dark-moon" else (5, 5))  # neither of the group


@pytest.mark.rule("LC-195", "LC-198", "LC-R89")
@pytest.mark.parametrize(
    ("spell", "cost", "to"),
    [("gust", 1, "to d5"), ("sidestep", 1, "to d5"), ("whirlwind", 2, "to d5"), ("movement-of-the-knight", 2, "e6"),
     ("movement-of-the-rook", 2, "h4"), ("movement-of-the-bishop", 2, "h8"), ("movement-of-the-queen", 4, "h8")],
)  # fmt: skip
def test_movement(spell: str, cost: int, to: str) -> None:
    king = Troop("rognarr", "d4")
    state = position(Side([king, Troop("timber-wolf", "a2")], hand=[spell], mana=MANA), Side())
    stepped = to.startswith("to ")
    finish(main_phase, state, f"cast {spell}", MINE, *([to, "move a2-a3"] if stepped else [f"move d4-{to}"]))
    assert (paid(state), who(state, to.removeprefix("to "))) == (cost, "rognarr")


@pytest.mark.rule("LC-195")
def test_a_step_of_no_squares_leads_nowhere() -> None:
    tuned = Variant("no step", cards={"sidestep": {"n": 0}})
    mine = Side([Troop("rognarr", "d4"), Troop("timber-wolf", "a2")], hand=["sidestep"], mana=MANA)
    state = position(mine, Side(), variant=tuned)
    finish(main_phase, state, "cast sidestep", MINE, "move a2-a3")
    assert (paid(state), who(state, "d4")) == (1, "rognarr")


@pytest.mark.rule("LC-164", "LC-221", "LC-R187")
@pytest.mark.parametrize(
    ("spell", "cost", "lying"),
    [("melt", 2, "axe"), ("sunder", 1, "axe"), ("steelshatter", 2, "axe"), ("spell-purge", 2, "stoneskin"),
     ("overload", 3, "stoneskin"), ("lift-curse", 1, "immolation")],
)  # fmt: skip
def test_removal(spell: str, cost: int, lying: str) -> None:
    enemies = [Troop(MIGHTY, "d6", weapon="axe", aura="stoneskin", curse="immolation"),
               Troop(MIGHTY, "h6", weapon="mace", curse="grave-rot")]  # fmt: skip
    state = position(Side([Troop(MIGHTY, "d4")], hand=[spell], mana=MANA), Side(enemies))
    finish(main_phase, state, f"cast {spell}", f"at-card {lying}", "move d4-c4")
    owner = state.players[state.owner[find(state, lying)]]
    assert (paid(state), lying in keys(state, owner.nether)) == (cost, True)


@pytest.mark.rule("LC-232", "LC-R172")
@pytest.mark.parametrize(
    ("spell", "cost", "drawn"), [("quench", 2, 0), ("arcane-denial", 2, 0), ("absolute-denial", 4, 2)]
)
def test_counters(spell: str, cost: int, drawn: int) -> None:
    state = position(
        Side([Troop(MIGHTY, "d4")], hand=["searing-ray"], mana=5), Side([Troop(MIGHTY, "d6")], hand=[spell], mana=MANA)
    )
    finish(main_phase, state, "cast searing-ray", "at-troop d6", f"cast {spell}", "move d4-c4")
    other = state.players[1]
    assert (hurt(state, "d6"), MANA - other.mana, len(other.hand)) == (0, cost, drawn)
