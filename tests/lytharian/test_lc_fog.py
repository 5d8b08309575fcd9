"""Fog of war: what reveals a troop, what works face down, and what the opponent learns from it."""

import pytest
from lytharian_table import (
    GAME,
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    face_up,
    finish,
    hurt,
    keys,
    main,
    main_phase,
    position,
    told,
    troop_at,
    turn,
    under,
    upto,
    view,
    who,
)

from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import EVERYBODY, HIDDEN

TOUGH = custom("Tough", "R", "1/20")
BURNER = custom("Burner", "B", "1/9", "Effect: Burn 1")
SCOUT = custom("Spy", "R", "1/9", "Scout")


def down(square: str, powers: str = "", role: str = "P", stats: str = "1/9") -> Troop:
    """A face-down troop."""
    return Troop(custom(f"Hidden {square}", role, stats, powers), square, up=False)


def unknown(state: State, square: str, seat: int) -> bool:
    """Whether a seat does not know the face on a square."""
    return view(state, seat).faces[troop_at(state, square)] == HIDDEN


# -- revealing


@pytest.mark.rule("LC-063", "LC-068", "LC-R31")
def test_an_attack_reveals_both() -> None:
    state = position(Side([down("d4", role="R")]), Side([down("d5")]))
    finish(main_phase, state, "attack d4xd5", "move d4-c4")
    assert (face_up(state, "c4"), face_up(state, "d5")) == (True, True)
    assert not unknown(state, "c4", 1)
    shy = position(Side([down("d4", role="R")]), Side([down("d5")]), variant=under(attacker_revealed=False))
    finish(main_phase, shy, "attack d4xd5", "move d4-c4")
    assert (face_up(shy, "d5"), shy.seen[troop_at(shy, "d5")] & 1) == (True, 1)


@pytest.mark.rule("LC-063", "LC-R288", "LC-160")
def test_a_spell_that_says_so_reveals_a_face_down_enemy() -> None:
    state = position(Side([Troop("cave-bear", "a3")], hand=["eagles-eye"], deck=["axe"], mana=2), Side([down("d5")]))
    finish(main_phase, state, "cast eagles-eye", "move a3-a4")
    assert (face_up(state, "d5"), keys(state, state.players[0].hand)) == (True, ["axe"])
    castle = position(Side([Troop("cave-bear", "a3")], hand=["eagles-eye"], mana=2), Side([down("d8")]))
    assert "cast eagles-eye" not in upto(main_phase, castle).notations


@pytest.mark.rule("LC-063", "LC-R46", "LC-R133")
def test_damage_taken_reveals_and_damage_prevented_does_not() -> None:
    cursed = Troop(custom("Sick", "P", "1/9"), "d5", up=False, curse="immolation")
    state = position(Side(), Side([cursed]), phase="effects")
    finish(effects_phase, state, "use immolation")
    assert (hurt(state, "d5"), face_up(state, "d5")) == (1, True)
    guarded = position(Side(), Side([cursed], hand=["mist-veil"], mana=2), phase="effects")
    finish(effects_phase, guarded, "use immolation", "cast mist-veil", "at-troop d5")
    assert (hurt(guarded, "d5"), face_up(guarded, "d5")) == (0, False)


@pytest.mark.rule("LC-064", "LC-R41", "LC-R42")
def test_a_revealed_troop_stays_so_until_stealth_turns_it_down() -> None:
    thief = custom("Thief", "P", "1/9", "Effect: Stealth")
    state = position(Side([Troop(thief, "d4", hurt=2, weapon="mace")]), Side([down("h5")]), phase="effects")
    finish(turn, state, "done", "move d4-d5")
    assert face_up(state, "d5")
    finish(turn, state)
    finish(turn, state, "effect d5 stealth", "done", "move d5-d6")
    assert (face_up(state, "d6"), hurt(state, "d6"), state.weapon[troop_at(state, "d6")] >= 0) == (False, 2, True)
    assert not unknown(state, "d6", 1)  # who has seen it remembers
    assert state.active == 1
    assert all("d6" not in each for each in upto(main, state).notations if each.startswith("cast"))


@pytest.mark.rule("LC-065", "LC-R32", "LC-D06")
def test_own_troops_are_revealed_at_any_time_for_nothing() -> None:
    mine = Side([down("d4"), Troop(TOUGH, "h2")], hand=["spark"], mana=0)
    state = position(mine, Side([down("d7")], hand=["spark"], mana=0))
    asked = upto(main_phase, state, "reveal d4")  # nobody is asked in between
    assert (asked.seat, face_up(state, "d4"), "move d4-d5" in asked.notations) == (0, True, True)
    state = position(mine, Side([down("d7")], hand=["spark"], mana=0))
    asked = upto(main_phase, state, "move h2-h3", "pass")  # the opponent, in the window after a move
    assert (asked.seat, asked.notations) == (1, ["pass", "cast spark", "reveal d7", "reveal e8"])
    asked = upto(main_phase, position(mine, Side([down("d7")], hand=["spark"])), "cast spark", "at-troop e1")
    assert (asked.seat, "reveal d7" in asked.notations) == (1, True)  # in response to a spell
    asked = upto(turn, position(mine, Side(), phase="effects"))
    assert "reveal d4" in asked.notations
    effects = position(Side([down("d4"), Troop(BURNER, "c2")]), Side(), phase="effects")
    assert "reveal d4" in upto(effects_phase, effects).notations


@pytest.mark.rule("LC-065", "LC-R32")
def test_the_mob_shows_itself_in_the_middle_of_a_combat() -> None:
    """Mob Might counts revealed Surictavi: its player is asked even with nothing to cast."""
    hidden = [Troop("surictavi-slinger", "g5", up=False), Troop("cave-bear", "h5", up=False)]
    state = position(Side([Troop(TOUGH, "d4")]), Side([Troop("surictavi-mobber", "d5"), *hidden]))
    table = finish(main_phase, state, "attack d4xd5", "reveal g5", "move d4-c4")
    assert (hurt(state, "c4"), next(key for seat, key, _ in table.asked if seat == 1)) == (3 + 2, "alarm")
    state = position(Side([Troop(TOUGH, "d4")]), Side([Troop("cave-bear", "d5"), *hidden]))
    table = finish(main_phase, state, "attack d4xd5", "move d4-c4")
    assert "fight" not in [key for _, key, _ in table.asked]


@pytest.mark.rule("LC-R33", "LC-R34")
def test_who_reveals_before_the_attack_has_no_ambush() -> None:
    lurker = Troop(custom("Lurker", "R", "2/9", "Ambush 3"), "d4", up=False)
    state = position(Side([lurker]), Side([Troop(TOUGH, "d5")]))
    finish(main_phase, state, "attack d4xd5", "move d4-c4")
    assert hurt(state, "d5") == 5
    state = position(Side([lurker]), Side([Troop(TOUGH, "d5")]))
    finish(main_phase, state, "reveal d4", "attack d4xd5", "move d4-c4")
    assert hurt(state, "d5") == 2
    state = position(Side([Troop(TOUGH, "d5")]), Side([lurker]))  # it defends
    finish(main_phase, state, "attack d5xd4", "move d5-c5")
    assert hurt(state, "c5") == 5


# -- what needs a reveal


@pytest.mark.rule("LC-066", "LC-R56")
def test_an_effect_needs_a_revealed_troop() -> None:
    state = position(Side([Troop(BURNER, "c2", up=False)]), Side([Troop(TOUGH, "d5")]), phase="effects")
    assert upto(effects_phase, state).notations == ["done", "reveal c2", "reveal e1"]
    finish(effects_phase, state, "reveal c2", "effect c2 burn", "at-troop d5")
    assert hurt(state, "d5") == 1


@pytest.mark.rule("LC-066", "LC-R56", "LC-R235")
def test_a_granted_effect_needs_a_revealed_troop_too() -> None:
    graced = Troop(TOUGH, "c2", hurt=3, up=False, aura="tidal-grace")
    state = position(Side([graced]), Side(), phase="effects")
    assert upto(effects_phase, state).notations == ["done", "reveal c2", "reveal e1"]
    finish(effects_phase, state, "reveal c2", "effect c2 regenerate")
    assert hurt(state, "c2") == 2


@pytest.mark.rule("LC-067")
def test_a_main_ability_needs_a_revealed_troop() -> None:
    archer = Troop(custom("Archer", "P", "1/9", "Main: Bowshot 2"), "d4", up=False)
    state = position(Side([archer]), Side([Troop(TOUGH, "d5")]))
    assert "main d4 bowshot" not in upto(main_phase, state).notations
    finish(main_phase, state, "reveal d4", "main d4 bowshot", "move e1-e2")
    assert hurt(state, "d5") == 2


@pytest.mark.rule("LC-069", "LC-R36", "LC-R230")
def test_healers_heal_face_down_and_nobody_learns_which() -> None:
    nurses = [Troop("surictavi-nurse", "c2", up=False), Troop("surictavi-nurse", "e2", up=False)]
    state = position(Side([*nurses, Troop(TOUGH, "d3", hurt=5)]), Side(), phase="effects")
    table = finish(effects_phase, state, "hidden-heal d3 1", "hidden-heal d3 1")
    assert (hurt(state, "d3"), face_up(state, "c2"), face_up(state, "e2")) == (3, False, False)
    assert [each["troop"] for each in told(table, "announces")] == [-1, -1]
    assert unknown(state, "c2", 1)
    assert unknown(state, "e2", 1)


@pytest.mark.rule("LC-069")
def test_a_prime_healer_heals_face_down() -> None:
    state = position(
        Side([Troop("surictavi-mender", "c2", up=False), Troop(TOUGH, "d3", hurt=5)]), Side(), phase="effects"
    )
    finish(effects_phase, state, "hidden-prime", "at-troop d3", "at-troop d3", dice=[4])
    assert (hurt(state, "d3"), face_up(state, "c2")) == (3, False)


# -- Scouts


@pytest.mark.rule("LC-069", "LC-070", "LC-R35", "LC-R36")
def test_a_scout_that_comes_to_rest_reveals_its_neighbours_and_stays_face_down() -> None:
    spy = Troop(SCOUT, "a5", up=False)
    state = position(Side([spy]), Side([down("e5"), down("e6"), down("f8")]))
    finish(main_phase, state, "move a5-d5")
    assert (face_up(state, "e5"), face_up(state, "e6"), face_up(state, "f8")) == (True, True, False)
    assert (face_up(state, "d5"), unknown(state, "d5", 1)) == (False, True)
    spied = troop_at(state, "e5")
    place = state.at[spied]
    seen = Event(
        "reveals", "LC-070", {"seat": 1, "square": place}, {"card": Glimpse(spied, state.faces[spied], EVERYBODY)}
    )
    assert GAME.words.event_words(state, seen, ("A", "B")) == "A Scout has seen Hidden e5 on e5: it is revealed."


@pytest.mark.rule("LC-071", "LC-R36")
def test_who_comes_to_rest_beside_a_scout_is_revealed() -> None:
    state = position(Side([down("a5", role="R")]), Side([Troop(SCOUT, "e6", up=False)]))
    table = finish(main_phase, state, "move a5-d5")
    assert (face_up(state, "d5"), face_up(state, "e6"), unknown(state, "e6", 0)) == (True, False, True)
    assert [clause for kind, clause, _ in table.events if kind == "reveals"] == ["LC-071"]


@pytest.mark.rule("LC-R38", "LC-R40")
def test_passing_a_scout_or_standing_there_from_the_start_reveals_nothing() -> None:
    state = position(Side([down("a5", role="R"), down("f5")]), Side([Troop(SCOUT, "e6", up=False)]))
    state2 = position(Side([down("a5", role="R")]), Side([Troop(SCOUT, "e6", up=False)]))
    finish(main_phase, state, "move a5-b5")
    finish(main_phase, state2, "move a5-h5")  # over d5, e5 and f5
    assert (face_up(state, "f5"), face_up(state2, "h5")) == (False, False)


@pytest.mark.rule("LC-R37")
def test_a_square_taken_is_no_movement_but_a_sidestep_is() -> None:
    """A Scout that takes a square next to a face-down enemy reveals nothing; moved there by a spell it does."""
    spy = Troop(custom("Spy", "R", "9/9", "Scout"), "d4")
    state = position(Side([spy]), Side([Troop("zuk-gar-shocktrooper", "d5"), down("c6")]))
    finish(main_phase, state, "attack d4xd5", "move e1-e2")
    assert (who(state, "d5"), face_up(state, "c6")) == ("spy", False)
    state = position(Side([spy], hand=["sidestep"], mana=1), Side([down("c6")]))
    finish(main_phase, state, "cast sidestep", "at-troop d4", "to d5", "move e1-e2")
    assert face_up(state, "c6")


@pytest.mark.rule("LC-R39")
def test_a_scout_spoils_the_ambush() -> None:
    lurker = custom("Lurker", "R", "2/9", "Ambush 3")
    state = position(Side([Troop(lurker, "a5", up=False)]), Side([Troop(SCOUT, "e5", up=False)]))
    finish(main_phase, state, "move a5-d5", "attack d5xe5")
    assert hurt(state, "e5") == 2
    state = position(Side([Troop(SCOUT, "a5", up=False)]), Side([Troop(lurker, "e5", up=False)]))
    finish(main_phase, state, "move a5-d5", "attack d5xe5")
    assert hurt(state, "d5") == 2


@pytest.mark.rule("LC-R35")
def test_by_a_switch_a_scout_may_keep_silent() -> None:
    for answer, seen in (("no", False), ("yes", True)):
        state = position(Side([Troop(SCOUT, "a5", up=False)]), Side([down("e5")]), variant=under(scout_optional=True))
        finish(main_phase, state, "move a5-d5", answer)
        assert face_up(state, "e5") is seen


# -- statements


@pytest.mark.rule("LC-072", "LC-R44", "LC-R48")
def test_a_cheaper_piece_does_not_reveal_but_is_stated() -> None:
    """A lance of 3 costs a Human 2: whoever pays 2 says so, and everybody may draw their conclusions."""
    human = Troop("brudakian-gatekeeper", "d4", up=False)
    state = position(Side([human], hand=["knights-lance"], mana=2), Side())
    table = finish(main_phase, state, "attach knights-lance", "move d4-d5")
    assert (face_up(state, "d5"), unknown(state, "d5", 1), state.players[0].mana) == (False, True, 0)
    assert [(clause, args["n"]) for kind, clause, args in table.events if kind == "states_price"] == [("LC-072", 2)]
    likely = int(state.likely[troop_at(state, "d5")], 16)
    left = {card.race for face, card in enumerate(state.book.cards) if likely >> face & 1}
    assert left == {"human"}
    shown = position(Side([Troop("brudakian-gatekeeper", "d4")], hand=["knights-lance"], mana=2), Side())
    table = finish(main_phase, shown, "attach knights-lance", "move d4-d5")
    assert told(table, "states_price") == []  # all see why
    full = position(Side([Troop("stoneborn-stoneguard", "d4", up=False)], hand=["knights-lance"], mana=3), Side())
    table = finish(main_phase, full, "attach knights-lance", "at-troop d4", "move d4-d5")
    assert told(table, "states_price") == []
    likely = int(full.likely[troop_at(full, "d5")], 16)
    assert {card.race for face, card in enumerate(full.book.cards) if likely >> face & 1} == {
        "elf", "dwarf", "surictavi", "orc", "goblin",
    }  # fmt: skip


@pytest.mark.rule("LC-073", "LC-R43", "LC-R44")
def test_a_secondary_target_that_resists_all_stays_face_down_and_says_so() -> None:
    rain = Side([Troop("cave-bear", "a3")], hand=["fire-rain"], mana=4)
    foes = [Troop(TOUGH, "d5"), down("d6", "Spell Resist 1"), down("e6"), down("c6", "Fire Immune")]
    state = position(rain, Side(foes))
    table = duel(main_phase, state, "cast fire-rain", "at-troop d5", "move a3-a4", "end")
    assert [hurt(state, square) for square in ("d5", "d6", "e6", "c6")] == [3, 0, 1, 0]
    assert [face_up(state, square) for square in ("d6", "e6", "c6")] == [False, True, False]
    stated = {args["troop"]: clause for kind, clause, args in table.events if kind == "unhurt"}
    assert stated == {troop_at(state, "d6"): "LC-073", troop_at(state, "c6"): "LC-291"}
    assert unknown(state, "d6", 0)
