"""The combat sequence: declaration, reveal, abilities and choices, casting, the stack, damage, what follows."""

from typing import Any

import pytest
from lytharian_table import (
    Script,
    Side,
    Troop,
    custom,
    face_up,
    finish,
    hurt,
    keys,
    main_phase,
    position,
    told,
    troop_at,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.state import State

HERO, VILLAIN = "d4", "d5"


def meet(hero: Troop | None = None, villain: Troop | None = None, mine: dict[str, Any] | None = None,
         theirs: dict[str, Any] | None = None, **rules: Any) -> State:  # fmt: skip
    """A Rook on d4 and an enemy Rook on d5; the mana of both is 9."""
    one = hero or Troop(custom("Hero", "R", "3/20"), HERO)
    two = villain or Troop(custom("Villain", "R", "2/20"), VILLAIN)
    return position(
        Side([one, Troop("cave-bear", "h2", up=False)], **{"mana": 9, **(mine or {})}),
        Side([two, Troop("cave-bear", "h7", up=False)], **{"mana": 9, **(theirs or {})}),
        variant=under(**rules),
    )


def hero(powers: str, stats: str = "3/20", **more: Any) -> Troop:
    return Troop(custom("Hero", "R", stats, powers), HERO, **more)


def villain(powers: str, stats: str = "2/20", **more: Any) -> Troop:
    return Troop(custom("Villain", "R", stats, powers), VILLAIN, **more)


def kinds(table: Script, *wanted: str) -> list[str]:
    return [kind for kind, _, _ in table.events if kind in wanted]


FIGHT = "attack d4xd5"


@pytest.mark.rule("LC-139", "LC-R124")
def test_a_declared_attack_is_made_even_if_it_comes_to_nothing() -> None:
    state = meet(theirs={"hand": ["sidestep"]})
    table = finish(main_phase, state, FIGHT, "cast sidestep", "at-troop d5", "to e6", "move h2-h3")
    assert (state.attacks, hurt(state, "d4"), hurt(state, "e6"), who(state, "d4")) == (1, 0, 0, "hero")
    assert kinds(table, "attacks", "damage", "occupies") == ["attacks"]
    assert all(not each.startswith("attack") for _, _, offered in table.asked[2:] for each in offered)


@pytest.mark.rule("LC-139")
def test_nobody_is_asked_whether_the_attack_stands() -> None:
    asked = upto(main_phase, meet(theirs={"hand": ["spark"]}), FIGHT)
    assert asked.notations == ["pass", "cast spark", "reveal h7", "reveal e8"]


@pytest.mark.rule("LC-140")
def test_both_are_revealed_before_anything_else_and_ambush_remembers() -> None:
    """The choice of Mobility comes with both face up; each strikes from hiding all the same."""
    state = meet(hero("Ambush 2, Mobility 1", up=False), villain("Ambush 4", up=False))
    asked = upto(main_phase, state, FIGHT)
    assert (asked.why.key, face_up(state, "d4"), face_up(state, "d5")) == ("choice", True, True)
    state = meet(hero("Ambush 2", up=False), villain("Ambush 4", up=False))
    finish(main_phase, state, FIGHT, "move d4-c4")
    assert (hurt(state, "d5"), hurt(state, "c4")) == (3 + 2, 2 + 4)
    state = meet(hero("Ambush 2"), villain("Ambush 4"))
    finish(main_phase, state, FIGHT, "move d4-c4")
    assert (hurt(state, "d5"), hurt(state, "c4")) == (3, 2)


@pytest.mark.rule("LC-141", "LC-R114")
def test_abilities_take_effect_before_any_spell() -> None:
    state = meet(hero("Battering Ram"), theirs={"hand": ["spark"]})
    table = finish(main_phase, state, FIGHT, "cast spark", "at-troop d4", "move d4-c4", dice=[5])
    assert kinds(table, "rams", "casts", "resolves") == ["rams", "casts", "resolves"]
    assert (hurt(state, "d5"), table.rolled) == (3 + 3, [5])  # rolled once
    assert upto(main_phase, meet(hero("Mobility 1"), theirs={"hand": ["spark"]}), FIGHT).why.key == "choice"


@pytest.mark.rule("LC-R107", "LC-R115", "LC-R116")
def test_negations_come_before_choices() -> None:
    """Pounce negates the defender's printed Mobility: it is never asked. A granted ability stays."""
    state = meet(hero("Pounce"), villain("Mobility 1, Brace 1", armor="warhide-mail"))
    table = finish(main_phase, state, FIGHT, "move d4-c4")
    assert "choice" not in [key for _, key, _ in table.asked]
    assert hurt(state, "d5") == 3 + 1 - 1  # Physical Resist 1 of the mail
    hidden = meet(hero("Pounce"), villain("Ambush 3", up=False))
    finish(main_phase, hidden, FIGHT, "move d4-c4")
    assert (hurt(hidden, "c4"), face_up(hidden, "d5")) == (2, True)


@pytest.mark.rule("LC-R117", "LC-D36")
def test_the_hammers_controller_picks_the_ability_and_the_defenders_hammer_is_first() -> None:
    state = meet(hero("Crushing Hammer, Charge 2"), villain("Crushing Hammer, Vicious 3"))
    table = finish(main_phase, state, FIGHT, "disable charge", "disable vicious", "move d4-c4", dice=[2, 4])
    assert [seat for seat, key, _ in table.asked if key == "disable"] == [1, 0]
    assert (hurt(state, "d5"), hurt(state, "c4")) == (3, 2)
    bare = meet(hero("Crushing Hammer"))
    assert "disable" not in [key for _, key, _ in finish(main_phase, bare, FIGHT, "move d4-c4", dice=[2]).asked]


@pytest.mark.rule("LC-142", "LC-R112", "LC-R113", "LC-D36")
def test_choices_alternate_and_the_defender_is_first() -> None:
    state = meet(hero("Mobility 1, Berserk"), villain("Mobility 1, Druid Forms"))
    table = finish(main_phase, state, FIGHT, "form treant", "berserk 2", "mobility att", "mobility protection",
                   "move d4-c4", dice=[1])  # fmt: skip
    assert [seat for seat, key, _ in table.asked if key == "choice"] == [1, 0, 1, 0]
    assert (hurt(state, "d5"), hurt(state, "c4")) == (3 + 2 - 1 - 1, 2 + 2 + 1 - 1)
    offers = [offered for _, key, offered in table.asked if key == "choice"]
    assert offers[0] == ["mobility att", "mobility protection", "form panther", "form treant"]
    assert [each["seat"] for each in told(table, "chooses")] == [1, 0, 1, 0]  # openly


@pytest.mark.rule("LC-143", "LC-R119")
def test_the_defender_has_the_first_option_to_cast() -> None:
    both = {"hand": ["spark"]}
    asked = upto(main_phase, meet(mine=both, theirs=both), FIGHT)
    assert (asked.seat, asked.why.key) == (1, "fight")
    turned = meet(mine=both, theirs=both, combat_casting_first="attacker")
    assert upto(main_phase, turned, FIGHT).seat == 0


@pytest.mark.rule("LC-144", "LC-D37")
def test_options_alternate_each_one_spell_or_a_pass() -> None:
    both = {"hand": ["spark"] * 3, "mana": 0}
    state = meet(mine=both, theirs=both)
    table = finish(main_phase, state, FIGHT, "cast spark", "at-troop d4", "cast spark", "at-troop d5", "cast spark",
                   "at-troop d4", "pass", "cast spark", "at-troop d4", "pass", "move d4-c4")  # fmt: skip
    asked = [(seat, key) for seat, key, _ in table.asked if key == "fight"]
    assert asked == [(1, "fight"), (0, "fight"), (1, "fight"), (0, "fight"), (1, "fight"), (0, "fight")]
    assert (hurt(state, "d5"), hurt(state, "c4")) == (3 + 1, 2 + 3)


@pytest.mark.rule("LC-145", "LC-R120")
def test_two_passes_in_a_row_close_the_casting_one_does_not() -> None:
    both = {"hand": ["spark"] * 2, "mana": 0}
    asked = upto(main_phase, meet(mine=both, theirs=both), FIGHT, "pass", "cast spark", "at-troop d5")
    assert (asked.seat, asked.why.key) == (1, "fight")  # who has passed may cast again
    state = meet(mine=both, theirs=both)
    asked = upto(main_phase, state, FIGHT, "pass", "pass")
    assert (asked.why.key, hurt(state, "d5")) == ("window", 3)


@pytest.mark.rule("LC-146", "LC-147", "LC-R118")
def test_spells_resolve_from_the_last_to_the_first_then_comes_the_damage() -> None:
    state = meet(hero("Charge 1"), mine={"hand": ["deathbolt"]}, theirs={"hand": ["mist-veil"]})
    table = finish(
        main_phase, state, FIGHT, "cast deathbolt", "at-troop d5", "cast mist-veil", "at-troop d5", "move d4-c4"
    )
    order = [(kind, args.get("card", args.get("troop"))) for kind, _, args in table.events
             if kind in ("casts", "resolves", "damage")]  # fmt: skip
    assert order == [
        ("casts", "deathbolt"), ("casts", "mist-veil"), ("resolves", "mist-veil"), ("resolves", "deathbolt"),
        ("damage", state.board[state.book.board.find("c4")]), ("damage", troop_at(state, "d5")),
    ]  # fmt: skip
    assert (hurt(state, "d5"), hurt(state, "c4")) == (4, 2)  # the veil took the bolt, cast later but resolved first
    fights = [key for _, key, _ in table.asked if key == "fight"]
    assert len(fights) <= 3  # no second round of casting before the damage


@pytest.mark.rule("LC-R118")
def test_by_a_switch_there_are_two_rounds_of_casting() -> None:
    state = meet(theirs={"hand": ["spark"] * 2, "mana": 0}, combat_stacks=2)
    table = finish(
        main_phase, state, FIGHT, "cast spark", "at-troop d4", "pass", "cast spark", "at-troop d4", "move d4-c4"
    )
    assert kinds(table, "casts", "resolves") == ["casts", "resolves", "casts", "resolves"]


@pytest.mark.rule("LC-148")
def test_both_strike_even_if_both_fall() -> None:
    state = meet(hero("", "9/3"), villain("", "9/3"))
    table = finish(main_phase, state, FIGHT, "move h2-h3")
    assert kinds(table, "damage", "dies") == ["damage", "damage", "dies", "dies"]
    assert [keys(state, each.crypt) for each in state.players] == [["hero"], ["villain"]]


@pytest.mark.rule("LC-149", "LC-R140")
def test_deaths_triggers_occupation_and_then_what_comes_after_combat() -> None:
    state = meet(hero("Druid Forms", "9/9", hurt=3), villain("Resupply 1", "2/2"), theirs={"deck": ["axe"]})
    table = finish(main_phase, state, FIGHT, "form treant", "move h2-h3", dice=[5])
    order = kinds(table, "damage", "dies", "draws", "occupies", "heals")
    assert order == ["damage", "damage", "dies", "draws", "occupies", "heals"]
    assert (who(state, "d5"), hurt(state, "d5"), state.fight) == ("hero", 3 + 1 - 3, None)
    asked = upto(main_phase, meet(hero("", "9/9"), villain("", "2/2")), FIGHT)
    assert (asked.seat, asked.why.key) == (0, "main")  # the Main Phase goes on
    both = meet(hero("Resupply 1", "9/1"), villain("Resupply 1", "9/1"))
    table = finish(main_phase, both, FIGHT, "move h2-h3")
    assert [each["seat"] for each in told(table, "draws")] == [1, 0]  # the defender's trigger first


@pytest.mark.rule("LC-150", "LC-R155", "LC-R156")
def test_only_fast_casts_in_combat() -> None:
    hand = ["spark", "searing-ray", "flame-blade", "healing-star", "chill-touch", "power-geyser", "axe"]
    asked = upto(main_phase, meet(mine={"hand": hand}, theirs={"hand": hand}), FIGHT)
    assert [each for each in asked.notations if not each.startswith("reveal")] == ["pass", "cast spark"]
    asked = upto(main_phase, meet(mine={"hand": hand}), FIGHT)
    assert (asked.seat, [each for each in asked.notations if "reveal" not in each]) == (0, ["pass", "cast spark"])


# -- what happens when somebody falls or leaves before the damage


@pytest.mark.rule("LC-R121")
def test_combat_spells_may_target_troops_outside() -> None:
    state = meet(theirs={"hand": ["spark"]})
    asked = upto(main_phase, state, FIGHT, "cast spark")
    assert set(asked.notations) == {"at-troop d4", "at-troop d5", "at-troop h7", "at-troop e8"}


@pytest.mark.rule("LC-R122")
def test_a_defender_killed_by_a_spell_leaves_its_square_to_the_attacker() -> None:
    state = meet(villain=villain("", "2/1"), mine={"hand": ["spark"]})
    finish(main_phase, state, FIGHT, "cast spark", "at-troop d5", "move h2-h3")
    assert (who(state, "d5"), hurt(state, "d5")) == ("hero", 0)


@pytest.mark.rule("LC-R123")
def test_an_attacker_killed_by_a_spell_deals_nothing() -> None:
    state = meet(hero("", "9/1"), theirs={"hand": ["spark"]})
    finish(main_phase, state, FIGHT, "cast spark", "at-troop d4", "move h2-h3")
    assert (troop_at(state, "d4"), hurt(state, "d5"), who(state, "d5")) == (-1, 0, "villain")


@pytest.mark.rule("LC-R124", "LC-R127")
def test_who_leaves_ends_the_combat_and_cavalry_rides_home() -> None:
    rider = Troop(custom("Hero", "R", "3/20", "Cavalry"), "a4")
    state = meet(rider, theirs={"hand": ["sidestep"]})
    finish(main_phase, state, "move a4-d4", FIGHT, "cast sidestep", "at-troop d5", "to e6")
    assert (who(state, "a4"), hurt(state, "a4")) == ("hero", 0)
    state = meet(rider)
    finish(main_phase, state, "move a4-d4", FIGHT)
    assert (who(state, "a4"), hurt(state, "a4"), hurt(state, "d5")) == ("hero", 2, 3)
    still = meet(Troop(custom("Hero", "R", "3/20", "Cavalry"), "d4"))
    finish(main_phase, still, FIGHT, "move h2-h3")
    assert who(still, "d4") == "hero"
    win = meet(Troop(custom("Hero", "R", "3/20", "Cavalry"), "a4"), villain("", "1/1"))
    finish(main_phase, win, "move a4-d4", FIGHT)
    assert who(win, "d5") == "hero"


@pytest.mark.rule("LC-R124")
def test_an_attack_fails_even_if_its_target_dies_elsewhere() -> None:
    """The defender steps aside and is then struck down: its square is not taken, and Cavalry rides home."""
    rider = Troop(custom("Hero", "R", "3/20", "Cavalry"), "a4")
    state = meet(rider, villain("", "2/1", curse="smoldering-flames"), theirs={"hand": ["sidestep"]})
    finish(main_phase, state, "move a4-d4", FIGHT, "cast sidestep", "at-troop d5", "to e6")
    assert (keys(state, state.players[1].crypt), who(state, "a4"), troop_at(state, "d5")) == (["villain"], "hero", -1)


@pytest.mark.rule("LC-R132", "LC-R131")
def test_prevention_of_the_combat_ends_with_it_and_that_of_the_turn_does_not() -> None:
    state = meet(villain=villain("", "1/20"), mine={"hand": ["mist-veil"]})
    finish(main_phase, state, FIGHT, "cast mist-veil", "at-troop d4", "move d4-c4")
    assert (hurt(state, "c4"), any(state.guard), any(state.ward)) == (0, False, False)
    state = meet(villain=villain("", "1/20"), mine={"hand": ["mist-veil"]})
    upto(main_phase, state, "cast mist-veil", "at-troop d4", FIGHT)
    assert (hurt(state, "d4"), state.ward[troop_at(state, "d4")]) == (0, 1)
